// Registers of branch recording: IA32_DEBUGCTL and the last-branch stack.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// IA32_DEBUGCTL, 0x1d9, from version 2 on; later bits on later processors.
struct debugctl {
    flag<0> lbr{};             ///< LBR recording
    flag<1> btf{};             ///< single-step on branches
    flag<2> bus_lock_detect{}; ///< bus lock trap
    reserved<3, 3> reserved3{};
    flag<6> tr{};                     ///< trace messages
    flag<7> bts{};                    ///< BTS records
    flag<8> btint{};                  ///< interrupt when BTS buffer full
    flag<9> bts_off_os{};             ///< no BTS at CPL 0
    flag<10> bts_off_usr{};           ///< no BTS at CPL>0
    flag<11> freeze_lbrs_on_pmi{};    ///< freezes LBRs on a counter interrupt
    flag<12> freeze_perfmon_on_pmi{}; ///< freeze counters
    flag<13> uncore_pmi_en{};         ///< uncore interrupts
    flag<14> freeze_while_smm{};      ///< freeze in SMM
    flag<15> rtm_debug{};             ///< enables advanced debugging of RTM
    reserved<16, 48> reserved16{};

    MSR_EQUAL_FIELDS(debugctl);
};

/// MSR_LBR_SELECT, 0x1c8, on Nehalem and later: a bit that is set keeps branches out.
struct lbr_select {
    flag<0> cpl_eq0{};       ///< suppress CPL 0
    flag<1> cpl_neq0{};      ///< suppress CPL>0
    flag<2> jcc{};           ///< suppress conditional
    flag<3> near_rel_call{}; ///< suppress
    flag<4> near_ind_call{}; ///< suppress
    flag<5> near_ret{};      ///< suppress
    flag<6> near_ind_jmp{};  ///< suppress
    flag<7> near_rel_jmp{};  ///< suppress
    flag<8> far_branch{};    ///< suppress
    flag<9> en_callstack{};  ///< call stack mode (Haswell and later)
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(lbr_select);
};

/// IA32_LBR_CTL, 0x14ce, where leaf 7 of CPUID has EDX[19] set: a bit that is set lets branches in.
struct lbr_ctl {
    flag<0> lbr_en{};     ///< enable
    flag<1> os{};         ///< record CPL 0
    flag<2> usr{};        ///< record CPL>0
    flag<3> call_stack{}; ///< call stack mode
    reserved<4, 12> reserved4{};
    flag<16> jcc{};           ///< record conditional
    flag<17> near_rel_jmp{};  ///< record
    flag<18> near_ind_jmp{};  ///< record
    flag<19> near_rel_call{}; ///< record
    flag<20> near_ind_call{}; ///< record
    flag<21> near_ret{};      ///< record
    flag<22> other_branch{};  ///< record others
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(lbr_ctl);
};

/// IA32_LBR_DEPTH, 0x14cf: the number of last-branch records, which IA32_LBR_CTL switches on.
struct lbr_depth {
    field<0, 64> depth{}; ///< entries in use (multiple of 8, leaf 1CH EAX)

    MSR_EQUAL_FIELDS(lbr_depth);
};

} // namespace msr::perfmon

MSR_REGISTER(msr::perfmon::debugctl, lbr, btf, bus_lock_detect, reserved3, tr, bts, btint,
             bts_off_os, bts_off_usr, freeze_lbrs_on_pmi, freeze_perfmon_on_pmi, uncore_pmi_en,
             freeze_while_smm, rtm_debug, reserved16);
MSR_REGISTER(msr::perfmon::lbr_select, cpl_eq0, cpl_neq0, jcc, near_rel_call, near_ind_call,
             near_ret, near_ind_jmp, near_rel_jmp, far_branch, en_callstack, reserved10);
MSR_REGISTER(msr::perfmon::lbr_ctl, lbr_en, os, usr, call_stack, reserved4, jcc, near_rel_jmp,
             near_ind_jmp, near_rel_call, near_ind_call, near_ret, other_branch, reserved23);
MSR_REGISTER(msr::perfmon::lbr_depth, depth);

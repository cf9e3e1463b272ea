// Registers of branch recording: IA32_DEBUGCTL and the last-branch stack.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// IA32_DEBUGCTL, 0x1d9, from version 2 on: branch recording and freezes. Later processors have
/// more of the bits than earlier processors.
struct debugctl {
    flag<0> lbr{};             ///< set: the processor records last branches (LBR)
    flag<1> btf{};             ///< set: single steps stop at branches only
    flag<2> bus_lock_detect{}; ///< set: the processor traps on bus locks
    reserved<3, 3> reserved3{};
    flag<6> tr{}; ///< set: the processor sends branch trace messages
    /// Set: the processor stores branch trace messages in the debug store (BTS).
    flag<7> bts{};
    /// Set: an interrupt is requested when the buffer of branch traces (BTS) is full.
    flag<8> btint{};
    flag<9> bts_off_os{};   ///< set: no branch traces (BTS) are stored at CPL 0
    flag<10> bts_off_usr{}; ///< set: no branch traces (BTS) are stored at CPL 1, 2 and 3
    /// Set: an interrupt of a counter freezes the last-branch records (LBR).
    flag<11> freeze_lbrs_on_pmi{};
    flag<12> freeze_perfmon_on_pmi{}; ///< set: an interrupt of a counter freezes the counters
    flag<13> uncore_pmi_en{};         ///< set: interrupts of uncore counters are enabled
    /// Set: performance monitoring is frozen in system management mode (SMM).
    flag<14> freeze_while_smm{};
    flag<15> rtm_debug{}; ///< set: advanced debugging of transactions (RTM) is enabled
    reserved<16, 48> reserved16{};

    MSR_EQUAL_FIELDS(debugctl);
};

/// MSR_LBR_SELECT, 0x1c8, on Nehalem and later: which branches the last-branch records leave out; a
/// bit that is set leaves branches out.
struct lbr_select {
    flag<0> cpl_eq0{}; ///< set: branches at CPL 0 stay out of the last-branch records
    /// Set: branches at CPL 1, 2 and 3 stay out of the last-branch records.
    flag<1> cpl_neq0{};
    flag<2> jcc{};           ///< set: conditional branches stay out of the last-branch records
    flag<3> near_rel_call{}; ///< set: near relative calls stay out of the last-branch records
    flag<4> near_ind_call{}; ///< set: near indirect calls stay out of the last-branch records
    flag<5> near_ret{};      ///< set: near returns stay out of the last-branch records
    flag<6> near_ind_jmp{};  ///< set: near indirect jumps stay out of the last-branch records
    flag<7> near_rel_jmp{};  ///< set: near relative jumps stay out of the last-branch records
    flag<8> far_branch{};    ///< set: far branches stay out of the last-branch records
    flag<9> en_callstack{};  ///< set: the last-branch records are a call stack (Haswell and later)
    reserved<10, 54> reserved10{};

    MSR_EQUAL_FIELDS(lbr_select);
};

/// IA32_LBR_CTL, 0x14ce, which branches are recorded; a bit that is set lets branches in. Exists
/// where CPUID leaf 7 has EDX[19] set.
struct lbr_ctl {
    flag<0> lbr_en{};     ///< set: last-branch records are enabled
    flag<1> os{};         ///< set: branches at CPL 0 go into the last-branch records
    flag<2> usr{};        ///< set: branches at CPL 1, 2 and 3 go into the last-branch records
    flag<3> call_stack{}; ///< set: the last-branch records are a call stack
    reserved<4, 12> reserved4{};
    flag<16> jcc{};           ///< set: conditional branches go into the last-branch records
    flag<17> near_rel_jmp{};  ///< set: near relative jumps go into the last-branch records
    flag<18> near_ind_jmp{};  ///< set: near indirect jumps go into the last-branch records
    flag<19> near_rel_call{}; ///< set: near relative calls go into the last-branch records
    flag<20> near_ind_call{}; ///< set: near indirect calls go into the last-branch records
    flag<21> near_ret{};      ///< set: near returns go into the last-branch records
    /// Set: branches of kinds that have no bit go into the last-branch records.
    flag<22> other_branch{};
    reserved<23, 41> reserved23{};

    MSR_EQUAL_FIELDS(lbr_ctl);
};

/// IA32_LBR_DEPTH, 0x14cf: the number of last-branch records in use; IA32_LBR_CTL enables the
/// records.
struct lbr_depth {
    /// Number of last-branch records in use, a multiple of 8 that CPUID leaf 1Ch EAX allows.
    field<0, 64> depth{};

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

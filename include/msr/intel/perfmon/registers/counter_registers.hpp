// Event select registers, the control of the fixed counters, and counters.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// IA32_PERFEVTSELn, 0x186 + n, in versions 1 and 2: Yonah, Core 2.
struct perfevtsel_v1 {
    field<0, 8> event_select{}; ///< event code
    field<8, 8> unit_mask{};    ///< sub-event mask
    flag<16> usr{};             ///< count CPL 1..3
    flag<17> os{};              ///< count CPL 0
    flag<18> edge{};            ///< count transitions
    flag<19> pin_control{};     ///< PM pin (reserved on recent CPUs) (medium)
    flag<20> int_{};            ///< interrupt on overflow
    reserved<21, 1> reserved21{};
    flag<22> enable{};           ///< enables this counter only
    flag<23> invert{};           ///< invert threshold
    field<24, 8> counter_mask{}; ///< threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel_v1);
};

/// The select register of a general counter in version 3: Nehalem to Ivy Bridge, Atom from Bonnell
/// on; and in version 4 without TSX.
struct perfevtsel_v3 {
    field<0, 8> event_select{};  ///< event code
    field<8, 8> unit_mask{};     ///< sub-event mask
    flag<16> usr{};              ///< count CPL 1..3
    flag<17> os{};               ///< count CPL 0
    flag<18> edge{};             ///< count transitions
    flag<19> pin_control{};      ///< PM pin (reserved on recent CPUs) (medium)
    flag<20> int_{};             ///< interrupt on overflow
    flag<21> any_thread{};       ///< count for both hyperthreads; deprecated when CPUID.0A EDX[15]
    flag<22> enable{};           ///< enables this counter only
    flag<23> invert{};           ///< invert threshold
    field<24, 8> counter_mask{}; ///< threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel_v3);
};

/// The select register of a general counter on Haswell, Broadwell and Skylake, which may have TSX.
struct perfevtsel_v3_tsx {
    field<0, 8> event_select{};  ///< event code
    field<8, 8> unit_mask{};     ///< sub-event mask
    flag<16> usr{};              ///< count CPL 1..3
    flag<17> os{};               ///< count CPL 0
    flag<18> edge{};             ///< count transitions
    flag<19> pin_control{};      ///< PM pin (reserved on recent CPUs) (medium)
    flag<20> int_{};             ///< interrupt on overflow
    flag<21> any_thread{};       ///< count for both hyperthreads; deprecated when CPUID.0A EDX[15]
    flag<22> enable{};           ///< enables this counter only
    flag<23> invert{};           ///< invert threshold
    field<24, 8> counter_mask{}; ///< threshold
    flag<32> in_tx{};            ///< count only inside transactions
    flag<33> in_tx_checkpointed{}; ///< discard counts of aborted transactions; counter 2 only
    reserved<34, 30> reserved34{};

    MSR_EQUAL_FIELDS(perfevtsel_v3_tsx);
};

/// The select register of a general counter in version 5: Ice Lake to Sapphire and Emerald Rapids.
/// AnyThread is gone.
struct perfevtsel_v5 {
    field<0, 8> event_select{}; ///< event code
    field<8, 8> unit_mask{};    ///< sub-event mask
    flag<16> usr{};             ///< count CPL 1..3
    flag<17> os{};              ///< count CPL 0
    flag<18> edge{};            ///< count transitions
    flag<19> pin_control{};     ///< PM pin (reserved on recent CPUs) (medium)
    flag<20> int_{};            ///< interrupt on overflow
    reserved<21, 1> reserved21{};
    flag<22> enable{};             ///< enables this counter only
    flag<23> invert{};             ///< invert threshold
    field<24, 8> counter_mask{};   ///< threshold
    flag<32> in_tx{};              ///< count only inside transactions
    flag<33> in_tx_checkpointed{}; ///< discard counts of aborted transactions; counter 2 only
    flag<34> adaptive_record{};    ///< adaptive PEBS record for this counter
    reserved<35, 29> reserved35{};

    MSR_EQUAL_FIELDS(perfevtsel_v5);
};

/// The select register of a general counter in version 6: Lunar Lake, Arrow Lake, Panther Lake.
/// Leaf 23h of CPUID says whether `equal` and `unit_mask2` are there.
struct perfevtsel_v6 {
    field<0, 8> event_select{}; ///< event code
    field<8, 8> unit_mask{};    ///< sub-event mask
    flag<16> usr{};             ///< count CPL 1..3
    flag<17> os{};              ///< count CPL 0
    flag<18> edge{};            ///< count transitions
    flag<19> pin_control{};     ///< PM pin (reserved on recent CPUs) (medium)
    flag<20> int_{};            ///< interrupt on overflow
    reserved<21, 1> reserved21{};
    flag<22> enable{};             ///< enables this counter only
    flag<23> invert{};             ///< invert threshold
    field<24, 8> counter_mask{};   ///< threshold
    flag<32> in_tx{};              ///< count only inside transactions
    flag<33> in_tx_checkpointed{}; ///< discard counts of aborted transactions; counter 2 only
    flag<34> adaptive_record{};    ///< adaptive PEBS record for this counter
    flag<35> br_cntr_en{};         ///< log event occurrence in LBR branch counters
    flag<36> equal{};              ///< count when value equals counter mask (CPUID.23H.0 EBX[1])
    reserved<37, 3> reserved37{};
    field<40, 8> unit_mask2{}; ///< second mask (CPUID.23H.0 EBX[0])
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(perfevtsel_v6);
};

/// IA32_FIXED_CTR_CTRL, 0x38d, for three counters: versions 2 to 4. The `any` bits are version 3's.
struct fixed_ctr_ctrl_v2_3ctr {
    flag<0> c0_os{};   ///< fixed 0 counts CPL 0
    flag<1> c0_usr{};  ///< fixed 0 counts CPL 1..3
    flag<2> c0_any{};  ///< fixed 0 any thread
    flag<3> c0_pmi{};  ///< fixed 0 interrupt on overflow
    flag<4> c1_os{};   ///< fixed 1 counts CPL 0
    flag<5> c1_usr{};  ///< fixed 1 counts CPL 1..3
    flag<6> c1_any{};  ///< fixed 1 any thread
    flag<7> c1_pmi{};  ///< fixed 1 interrupt on overflow
    flag<8> c2_os{};   ///< fixed 2 counts CPL 0
    flag<9> c2_usr{};  ///< fixed 2 counts CPL 1..3
    flag<10> c2_any{}; ///< fixed 2 any thread
    flag<11> c2_pmi{}; ///< fixed 2 interrupt on overflow
    reserved<12, 52> reserved12{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v2_3ctr);
};

/// IA32_FIXED_CTR_CTRL with four counters: Ice Lake and later performance cores. AnyThread is gone
/// where leaf 0Ah of CPUID has EDX[15] set.
struct fixed_ctr_ctrl_v5_4ctr {
    flag<0> c0_os{};  ///< fixed 0 counts CPL 0
    flag<1> c0_usr{}; ///< fixed 0 counts CPL 1..3
    reserved<2, 1> reserved2{};
    flag<3> c0_pmi{}; ///< fixed 0 interrupt on overflow
    flag<4> c1_os{};  ///< fixed 1 counts CPL 0
    flag<5> c1_usr{}; ///< fixed 1 counts CPL 1..3
    reserved<6, 1> reserved6{};
    flag<7> c1_pmi{}; ///< fixed 1 interrupt on overflow
    flag<8> c2_os{};  ///< fixed 2 counts CPL 0
    flag<9> c2_usr{}; ///< fixed 2 counts CPL 1..3
    reserved<10, 1> reserved10{};
    flag<11> c2_pmi{};              ///< fixed 2 interrupt on overflow
    flag<12> c3_os{};               ///< fixed 3 counts CPL 0
    flag<13> c3_usr{};              ///< fixed 3 counts CPL 1..3
    flag<14> rdpmc_metrics_clear{}; ///< reading the metrics with RDPMC clears metrics and fixed
                                    ///< counter 3 (PERF_CAP[19]) (medium)
    flag<15> c3_pmi{};              ///< fixed 3 interrupt on overflow
    reserved<16, 16> reserved16{};
    flag<32> c0_adaptive{}; ///< fixed 0 adaptive PEBS record
    reserved<33, 3> reserved33{};
    flag<36> c1_adaptive{}; ///< fixed 1 adaptive PEBS record
    reserved<37, 3> reserved37{};
    flag<40> c2_adaptive{}; ///< fixed 2 adaptive PEBS record
    reserved<41, 3> reserved41{};
    flag<44> c3_adaptive{}; ///< fixed 3 adaptive PEBS record
    reserved<45, 19> reserved45{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v5_4ctr);
};

/// IA32_FIXED_CTR_CTRL on Atom cores of version 6: fixed counters 0, 1, 2, 4, 5 and 6 (leaf 23h.1
/// EBX = 0x77).
struct fixed_ctr_ctrl_v6_atom {
    flag<0> c0_os{};  ///< fixed 0 counts CPL 0
    flag<1> c0_usr{}; ///< fixed 0 counts CPL 1..3
    reserved<2, 1> reserved2{};
    flag<3> c0_pmi{}; ///< fixed 0 interrupt on overflow
    flag<4> c1_os{};  ///< fixed 1 counts CPL 0
    flag<5> c1_usr{}; ///< fixed 1 counts CPL 1..3
    reserved<6, 1> reserved6{};
    flag<7> c1_pmi{}; ///< fixed 1 interrupt on overflow
    flag<8> c2_os{};  ///< fixed 2 counts CPL 0
    flag<9> c2_usr{}; ///< fixed 2 counts CPL 1..3
    reserved<10, 1> reserved10{};
    flag<11> c2_pmi{}; ///< fixed 2 interrupt on overflow
    reserved<12, 4> reserved12{};
    flag<16> c4_os{};  ///< fixed 4 counts CPL 0
    flag<17> c4_usr{}; ///< fixed 4 counts CPL 1..3
    reserved<18, 1> reserved18{};
    flag<19> c4_pmi{}; ///< fixed 4 interrupt on overflow
    flag<20> c5_os{};  ///< fixed 5 counts CPL 0
    flag<21> c5_usr{}; ///< fixed 5 counts CPL 1..3
    reserved<22, 1> reserved22{};
    flag<23> c5_pmi{}; ///< fixed 5 interrupt on overflow
    flag<24> c6_os{};  ///< fixed 6 counts CPL 0
    flag<25> c6_usr{}; ///< fixed 6 counts CPL 1..3
    reserved<26, 1> reserved26{};
    flag<27> c6_pmi{}; ///< fixed 6 interrupt on overflow
    reserved<28, 4> reserved28{};
    flag<32> c0_adaptive{}; ///< fixed 0 adaptive PEBS record
    reserved<33, 3> reserved33{};
    flag<36> c1_adaptive{}; ///< fixed 1 adaptive PEBS record
    reserved<37, 3> reserved37{};
    flag<40> c2_adaptive{}; ///< fixed 2 adaptive PEBS record
    reserved<41, 7> reserved41{};
    flag<48> c4_adaptive{}; ///< fixed 4 adaptive PEBS record
    reserved<49, 3> reserved49{};
    flag<52> c5_adaptive{}; ///< fixed 5 adaptive PEBS record
    reserved<53, 3> reserved53{};
    flag<56> c6_adaptive{}; ///< fixed 6 adaptive PEBS record
    reserved<57, 7> reserved57{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v6_atom);
};

/// A counter of 40 bits: Yonah, Core 2, Bonnell, Silvermont, Knights Landing.
struct counter_40 {
    field<0, 40> count{}; ///< what was counted, modulo 2^width
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(counter_40);
};

/// A counter of 48 bits: all others. IA32_PMCn, its full-width alias IA32_A_PMCn, IA32_FIXED_CTRn
/// and the aliases of version 6 have one layout.
struct counter_48 {
    field<0, 48> count{}; ///< what was counted, modulo 2^width
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(counter_48);
};

/// IA32_PMC_GPn_CFG_A, 0x1901 + 4n: the alias of an event select register that version 6 adds.
using pmc_gpn_cfg_a = perfevtsel_v6;

} // namespace msr::perfmon

MSR_REGISTER(msr::perfmon::counter_40, count, reserved40);
MSR_REGISTER(msr::perfmon::counter_48, count, reserved48);
MSR_REGISTER(msr::perfmon::perfevtsel_v1, event_select, unit_mask, usr, os, edge, pin_control, int_,
             reserved21, enable, invert, counter_mask, reserved32);
MSR_REGISTER(msr::perfmon::perfevtsel_v3, event_select, unit_mask, usr, os, edge, pin_control, int_,
             any_thread, enable, invert, counter_mask, reserved32);
MSR_REGISTER(msr::perfmon::perfevtsel_v3_tsx, event_select, unit_mask, usr, os, edge, pin_control,
             int_, any_thread, enable, invert, counter_mask, in_tx, in_tx_checkpointed, reserved34);
MSR_REGISTER(msr::perfmon::perfevtsel_v5, event_select, unit_mask, usr, os, edge, pin_control, int_,
             reserved21, enable, invert, counter_mask, in_tx, in_tx_checkpointed, adaptive_record,
             reserved35);
MSR_REGISTER(msr::perfmon::perfevtsel_v6, event_select, unit_mask, usr, os, edge, pin_control, int_,
             reserved21, enable, invert, counter_mask, in_tx, in_tx_checkpointed, adaptive_record,
             br_cntr_en, equal, reserved37, unit_mask2, reserved48);
MSR_REGISTER(msr::perfmon::fixed_ctr_ctrl_v2_3ctr, c0_os, c0_usr, c0_any, c0_pmi, c1_os, c1_usr,
             c1_any, c1_pmi, c2_os, c2_usr, c2_any, c2_pmi, reserved12);
MSR_REGISTER(msr::perfmon::fixed_ctr_ctrl_v5_4ctr, c0_os, c0_usr, reserved2, c0_pmi, c1_os, c1_usr,
             reserved6, c1_pmi, c2_os, c2_usr, reserved10, c2_pmi, c3_os, c3_usr,
             rdpmc_metrics_clear, c3_pmi, reserved16, c0_adaptive, reserved33, c1_adaptive,
             reserved37, c2_adaptive, reserved41, c3_adaptive, reserved45);
MSR_REGISTER(msr::perfmon::fixed_ctr_ctrl_v6_atom, c0_os, c0_usr, reserved2, c0_pmi, c1_os, c1_usr,
             reserved6, c1_pmi, c2_os, c2_usr, reserved10, c2_pmi, reserved12, c4_os, c4_usr,
             reserved18, c4_pmi, c5_os, c5_usr, reserved22, c5_pmi, c6_os, c6_usr, reserved26,
             c6_pmi, reserved28, c0_adaptive, reserved33, c1_adaptive, reserved37, c2_adaptive,
             reserved41, c4_adaptive, reserved49, c5_adaptive, reserved53, c6_adaptive, reserved57);

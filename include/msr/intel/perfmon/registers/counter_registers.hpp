// Event select registers, the control of the fixed counters, and counters.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// The select register of a general counter in versions 1 and 2, on Yonah and Core 2:
/// IA32_PERFEVTSELn, 0x186 + n.
struct perfevtsel_v1 {
    field<0, 8> event_select{}; ///< number of the event that the counter counts
    field<8, 8> unit_mask{};    ///< unit mask: the kinds of the event that are counted
    flag<16> usr{};             ///< the counter counts at CPL 1, 2 and 3
    flag<17> os{};              ///< the counter counts at CPL 0
    flag<18> edge{};            ///< the counter counts how often its condition begins to hold
    /// Control of the PM pin, reserved on recent processors; medium confidence.
    flag<19> pin_control{};
    flag<20> int_{}; ///< an overflow of the counter interrupts the processor
    reserved<21, 1> reserved21{};
    flag<22> enable{}; ///< enables the counter, and no other
    flag<23> invert{}; ///< the counter counts clocks with fewer events than the threshold
    /// Threshold: clocks with that many events or more are counted; 0: no threshold.
    field<24, 8> counter_mask{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel_v1);
};

/// The select register of a general counter in version 3, on Nehalem to Ivy Bridge and on Atom from
/// Bonnell on, and in version 4 without TSX: IA32_PERFEVTSELn, 0x186 + n.
struct perfevtsel_v3 {
    field<0, 8> event_select{}; ///< number of the event that the counter counts
    field<8, 8> unit_mask{};    ///< unit mask: the kinds of the event that are counted
    flag<16> usr{};             ///< the counter counts at CPL 1, 2 and 3
    flag<17> os{};              ///< the counter counts at CPL 0
    flag<18> edge{};            ///< the counter counts how often its condition begins to hold
    /// Control of the PM pin, reserved on recent processors; medium confidence.
    flag<19> pin_control{};
    flag<20> int_{}; ///< an overflow of the counter interrupts the processor
    /// The counter counts for both threads of its core; deprecated where CPUID leaf 0Ah has EDX[15]
    /// set.
    flag<21> any_thread{};
    flag<22> enable{}; ///< enables the counter, and no other
    flag<23> invert{}; ///< the counter counts clocks with fewer events than the threshold
    /// Threshold: clocks with that many events or more are counted; 0: no threshold.
    field<24, 8> counter_mask{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel_v3);
};

/// The select register of a general counter on Haswell, Broadwell and Skylake, which may have TSX:
/// IA32_PERFEVTSELn, 0x186 + n.
struct perfevtsel_v3_tsx {
    field<0, 8> event_select{}; ///< number of the event that the counter counts
    field<8, 8> unit_mask{};    ///< unit mask: the kinds of the event that are counted
    flag<16> usr{};             ///< the counter counts at CPL 1, 2 and 3
    flag<17> os{};              ///< the counter counts at CPL 0
    flag<18> edge{};            ///< the counter counts how often its condition begins to hold
    /// Control of the PM pin, reserved on recent processors; medium confidence.
    flag<19> pin_control{};
    flag<20> int_{}; ///< an overflow of the counter interrupts the processor
    /// The counter counts for both threads of its core; deprecated where CPUID leaf 0Ah has EDX[15]
    /// set.
    flag<21> any_thread{};
    flag<22> enable{}; ///< enables the counter, and no other
    flag<23> invert{}; ///< the counter counts clocks with fewer events than the threshold
    /// Threshold: clocks with that many events or more are counted; 0: no threshold.
    field<24, 8> counter_mask{};
    flag<32> in_tx{}; ///< the counter counts inside transactions only
    /// The count leaves out what aborted transactions counted; counter 2 only.
    flag<33> in_tx_checkpointed{};
    reserved<34, 30> reserved34{};

    MSR_EQUAL_FIELDS(perfevtsel_v3_tsx);
};

/// The select register of a general counter in version 5, on Ice Lake to Sapphire and Emerald
/// Rapids, without AnyThread: IA32_PERFEVTSELn, 0x186 + n.
struct perfevtsel_v5 {
    field<0, 8> event_select{}; ///< number of the event that the counter counts
    field<8, 8> unit_mask{};    ///< unit mask: the kinds of the event that are counted
    flag<16> usr{};             ///< the counter counts at CPL 1, 2 and 3
    flag<17> os{};              ///< the counter counts at CPL 0
    flag<18> edge{};            ///< the counter counts how often its condition begins to hold
    /// Control of the PM pin, reserved on recent processors; medium confidence.
    flag<19> pin_control{};
    flag<20> int_{}; ///< an overflow of the counter interrupts the processor
    reserved<21, 1> reserved21{};
    flag<22> enable{}; ///< enables the counter, and no other
    flag<23> invert{}; ///< the counter counts clocks with fewer events than the threshold
    /// Threshold: clocks with that many events or more are counted; 0: no threshold.
    field<24, 8> counter_mask{};
    flag<32> in_tx{}; ///< the counter counts inside transactions only
    /// The count leaves out what aborted transactions counted; counter 2 only.
    flag<33> in_tx_checkpointed{};
    flag<34> adaptive_record{}; ///< precise samples of the counter are adaptive PEBS records
    reserved<35, 29> reserved35{};

    MSR_EQUAL_FIELDS(perfevtsel_v5);
};

/// The select register of a general counter in version 6, on Lunar Lake, Arrow Lake and Panther
/// Lake. CPUID leaf 23h says whether `equal` and `unit_mask2` exist.
struct perfevtsel_v6 {
    field<0, 8> event_select{}; ///< number of the event that the counter counts
    field<8, 8> unit_mask{};    ///< unit mask: the kinds of the event that are counted
    flag<16> usr{};             ///< the counter counts at CPL 1, 2 and 3
    flag<17> os{};              ///< the counter counts at CPL 0
    flag<18> edge{};            ///< the counter counts how often its condition begins to hold
    /// Control of the PM pin, reserved on recent processors; medium confidence.
    flag<19> pin_control{};
    flag<20> int_{}; ///< an overflow of the counter interrupts the processor
    reserved<21, 1> reserved21{};
    flag<22> enable{}; ///< enables the counter, and no other
    flag<23> invert{}; ///< the counter counts clocks with fewer events than the threshold
    /// Threshold: clocks with that many events or more are counted; 0: no threshold.
    field<24, 8> counter_mask{};
    flag<32> in_tx{}; ///< the counter counts inside transactions only
    /// The count leaves out what aborted transactions counted; counter 2 only.
    flag<33> in_tx_checkpointed{};
    flag<34> adaptive_record{}; ///< precise samples of the counter are adaptive PEBS records
    /// The counter's events are logged in the counters of branch records (LBR).
    flag<35> br_cntr_en{};
    /// The counter counts clocks with exactly as many events as `counter_mask` (CPUID leaf 23h.0
    /// EBX[1]).
    flag<36> equal{};
    reserved<37, 3> reserved37{};
    field<40, 8> unit_mask2{}; ///< second unit mask (CPUID leaf 23h.0 EBX[0])
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(perfevtsel_v6);
};

/// IA32_FIXED_CTR_CTRL, 0x38d, the control of three fixed counters in versions 2 to 4. Only version
/// 3 has the `any` bits.
struct fixed_ctr_ctrl_v2_3ctr {
    flag<0> c0_os{};   ///< fixed counter 0 counts at CPL 0
    flag<1> c0_usr{};  ///< fixed counter 0 counts at CPL 1, 2 and 3
    flag<2> c0_any{};  ///< fixed counter 0 counts for both threads of its core
    flag<3> c0_pmi{};  ///< an overflow of fixed counter 0 interrupts the processor
    flag<4> c1_os{};   ///< fixed counter 1 counts at CPL 0
    flag<5> c1_usr{};  ///< fixed counter 1 counts at CPL 1, 2 and 3
    flag<6> c1_any{};  ///< fixed counter 1 counts for both threads of its core
    flag<7> c1_pmi{};  ///< an overflow of fixed counter 1 interrupts the processor
    flag<8> c2_os{};   ///< fixed counter 2 counts at CPL 0
    flag<9> c2_usr{};  ///< fixed counter 2 counts at CPL 1, 2 and 3
    flag<10> c2_any{}; ///< fixed counter 2 counts for both threads of its core
    flag<11> c2_pmi{}; ///< an overflow of fixed counter 2 interrupts the processor
    reserved<12, 52> reserved12{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v2_3ctr);
};

/// IA32_FIXED_CTR_CTRL, 0x38d, the control of four fixed counters on Ice Lake and later performance
/// cores. AnyThread is absent where CPUID leaf 0Ah has EDX[15] set.
struct fixed_ctr_ctrl_v5_4ctr {
    flag<0> c0_os{};  ///< fixed counter 0 counts at CPL 0
    flag<1> c0_usr{}; ///< fixed counter 0 counts at CPL 1, 2 and 3
    reserved<2, 1> reserved2{};
    flag<3> c0_pmi{}; ///< an overflow of fixed counter 0 interrupts the processor
    flag<4> c1_os{};  ///< fixed counter 1 counts at CPL 0
    flag<5> c1_usr{}; ///< fixed counter 1 counts at CPL 1, 2 and 3
    reserved<6, 1> reserved6{};
    flag<7> c1_pmi{}; ///< an overflow of fixed counter 1 interrupts the processor
    flag<8> c2_os{};  ///< fixed counter 2 counts at CPL 0
    flag<9> c2_usr{}; ///< fixed counter 2 counts at CPL 1, 2 and 3
    reserved<10, 1> reserved10{};
    flag<11> c2_pmi{}; ///< an overflow of fixed counter 2 interrupts the processor
    flag<12> c3_os{};  ///< fixed counter 3 counts at CPL 0
    flag<13> c3_usr{}; ///< fixed counter 3 counts at CPL 1, 2 and 3
    /// Reading the metrics with RDPMC clears the metrics and fixed counter 3
    /// (IA32_PERF_CAPABILITIES[19]); medium confidence.
    flag<14> rdpmc_metrics_clear{};
    flag<15> c3_pmi{}; ///< an overflow of fixed counter 3 interrupts the processor
    reserved<16, 16> reserved16{};
    flag<32> c0_adaptive{}; ///< precise samples of fixed counter 0 are adaptive PEBS records
    reserved<33, 3> reserved33{};
    flag<36> c1_adaptive{}; ///< precise samples of fixed counter 1 are adaptive PEBS records
    reserved<37, 3> reserved37{};
    flag<40> c2_adaptive{}; ///< precise samples of fixed counter 2 are adaptive PEBS records
    reserved<41, 3> reserved41{};
    flag<44> c3_adaptive{}; ///< precise samples of fixed counter 3 are adaptive PEBS records
    reserved<45, 19> reserved45{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v5_4ctr);
};

/// IA32_FIXED_CTR_CTRL, 0x38d, the control of the fixed counters 0, 1, 2, 4, 5 and 6 on Atom cores
/// of version 6 (CPUID leaf 23h.1 EBX is 0x77).
struct fixed_ctr_ctrl_v6_atom {
    flag<0> c0_os{};  ///< fixed counter 0 counts at CPL 0
    flag<1> c0_usr{}; ///< fixed counter 0 counts at CPL 1, 2 and 3
    reserved<2, 1> reserved2{};
    flag<3> c0_pmi{}; ///< an overflow of fixed counter 0 interrupts the processor
    flag<4> c1_os{};  ///< fixed counter 1 counts at CPL 0
    flag<5> c1_usr{}; ///< fixed counter 1 counts at CPL 1, 2 and 3
    reserved<6, 1> reserved6{};
    flag<7> c1_pmi{}; ///< an overflow of fixed counter 1 interrupts the processor
    flag<8> c2_os{};  ///< fixed counter 2 counts at CPL 0
    flag<9> c2_usr{}; ///< fixed counter 2 counts at CPL 1, 2 and 3
    reserved<10, 1> reserved10{};
    flag<11> c2_pmi{}; ///< an overflow of fixed counter 2 interrupts the processor
    reserved<12, 4> reserved12{};
    flag<16> c4_os{};  ///< fixed counter 4 counts at CPL 0
    flag<17> c4_usr{}; ///< fixed counter 4 counts at CPL 1, 2 and 3
    reserved<18, 1> reserved18{};
    flag<19> c4_pmi{}; ///< an overflow of fixed counter 4 interrupts the processor
    flag<20> c5_os{};  ///< fixed counter 5 counts at CPL 0
    flag<21> c5_usr{}; ///< fixed counter 5 counts at CPL 1, 2 and 3
    reserved<22, 1> reserved22{};
    flag<23> c5_pmi{}; ///< an overflow of fixed counter 5 interrupts the processor
    flag<24> c6_os{};  ///< fixed counter 6 counts at CPL 0
    flag<25> c6_usr{}; ///< fixed counter 6 counts at CPL 1, 2 and 3
    reserved<26, 1> reserved26{};
    flag<27> c6_pmi{}; ///< an overflow of fixed counter 6 interrupts the processor
    reserved<28, 4> reserved28{};
    flag<32> c0_adaptive{}; ///< precise samples of fixed counter 0 are adaptive PEBS records
    reserved<33, 3> reserved33{};
    flag<36> c1_adaptive{}; ///< precise samples of fixed counter 1 are adaptive PEBS records
    reserved<37, 3> reserved37{};
    flag<40> c2_adaptive{}; ///< precise samples of fixed counter 2 are adaptive PEBS records
    reserved<41, 7> reserved41{};
    flag<48> c4_adaptive{}; ///< precise samples of fixed counter 4 are adaptive PEBS records
    reserved<49, 3> reserved49{};
    flag<52> c5_adaptive{}; ///< precise samples of fixed counter 5 are adaptive PEBS records
    reserved<53, 3> reserved53{};
    flag<56> c6_adaptive{}; ///< precise samples of fixed counter 6 are adaptive PEBS records
    reserved<57, 7> reserved57{};

    MSR_EQUAL_FIELDS(fixed_ctr_ctrl_v6_atom);
};

/// A counter of 40 bits, on Yonah, Core 2, Bonnell, Silvermont and Knights Landing.
struct counter_40 {
    field<0, 40> count{}; ///< the number of counted events, modulo 2^40
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(counter_40);
};

/// A counter of 48 bits, on all processors but Yonah, Core 2, Bonnell, Silvermont and Knights
/// Landing. IA32_PMCn, its full-width alias IA32_A_PMCn, IA32_FIXED_CTRn and the aliases of version
/// 6 share the layout.
struct counter_48 {
    field<0, 48> count{}; ///< the number of counted events, modulo 2^48
    reserved<48, 16> reserved48{};

    MSR_EQUAL_FIELDS(counter_48);
};

/// IA32_PMC_GPn_CFG_A, 0x1901 + 4n: the alias of the select register of general counter n that
/// version 6 adds.
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

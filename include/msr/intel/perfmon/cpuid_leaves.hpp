// CPUID leaves 0Ah and 23h, which describe performance monitoring.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// CPUID leaf 0Ah, EAX: the version and the general counters; from version 1 on.
struct cpuid_0a_eax {
    read_only<0, 8> version{};   ///< version of architectural performance monitoring
    read_only<8, 8> num_gp{};    ///< number of general counters
    read_only<16, 8> gp_width{}; ///< width of a general counter, in bits
    read_only<24, 8> ebx_len{};  ///< number of valid bits of leaf 0Ah EBX, one for an event

    MSR_EQUAL_FIELDS(cpuid_0a_eax);
};

/// CPUID leaf 0Ah, EBX: the architectural events that are absent; from version 1 on.
struct cpuid_0a_ebx {
    read_only<0, 1, bool> no_core_cycles{}; ///< 1: the event of core clocks is absent
    read_only<1, 1, bool> no_inst{};        ///< 1: the event of retired instructions is absent
    read_only<2, 1, bool> no_ref_cycles{};  ///< 1: the event of reference clocks is absent
    /// 1: the event of references to the last level of cache is absent.
    read_only<3, 1, bool> no_llc_ref{};
    /// 1: the event of misses of the last level of cache is absent.
    read_only<4, 1, bool> no_llc_miss{};
    read_only<5, 1, bool> no_branch{}; ///< 1: the event of retired branches is absent
    /// 1: the event of mispredicted branches that retire is absent.
    read_only<6, 1, bool> no_branch_miss{};
    read_only<7, 1, bool> no_topdown_slots{}; ///< 1: the event of topdown slots is absent
    /// 1: the event of slots lost to the back end is absent (newer processors).
    read_only<8, 1, bool> no_topdown_backend{};
    /// 1: the event of slots lost to bad speculation is absent (newer processors).
    read_only<9, 1, bool> no_topdown_bad_spec{};
    /// 1: the event of slots lost to the front end is absent (newer processors).
    read_only<10, 1, bool> no_topdown_frontend{};
    /// 1: the event of slots that retire is absent (newer processors).
    read_only<11, 1, bool> no_topdown_retiring{};
    /// 1: the event of inserted last-branch records is absent (newer processors).
    read_only<12, 1, bool> no_lbr_inserts{};
    reserved<13, 19> reserved13{};

    MSR_EQUAL_FIELDS(cpuid_0a_ebx);
};

/// CPUID leaf 0Ah, ECX: the fixed counters; from version 5 on.
struct cpuid_0a_ecx {
    /// Fixed counter n exists where bit n is set, or where n is less than leaf 0Ah EDX[4:0].
    read_only<0, 32> fixed_bitmap{};

    MSR_EQUAL_FIELDS(cpuid_0a_ecx);
};

/// CPUID leaf 0Ah, EDX: the fixed counters and AnyThread; from version 2 on.
struct cpuid_0a_edx {
    /// Number of fixed counters whose numbers follow each other from 0.
    read_only<0, 5> num_fixed{};
    read_only<5, 8> fixed_width{}; ///< width of a fixed counter, in bits
    reserved<13, 2> reserved13{};
    /// 1: the AnyThread bits of select registers are deprecated.
    read_only<15, 1, bool> any_thread_deprecated{};
    reserved<16, 16> reserved16{};

    MSR_EQUAL_FIELDS(cpuid_0a_edx);
};

/// CPUID leaf 23h, subleaf 0, EAX: the subleaves; from version 6 on.
struct cpuid_23_0_eax {
    /// Bit n: subleaf n of leaf 23h is valid (0x3B and 0x3F measured).
    read_only<0, 32> subleaf_map{};

    MSR_EQUAL_FIELDS(cpuid_23_0_eax);
};

/// CPUID leaf 23h, subleaf 0, EBX: fields of select registers; from version 6 on.
struct cpuid_23_0_ebx {
    read_only<0, 1, bool> u_mask2{}; ///< 1: select registers have a second unit mask, bits 40 to 47
    read_only<1, 1, bool> equal{};   ///< 1: select registers have the bit `equal`, bit 36
    reserved<2, 30> reserved2{};

    MSR_EQUAL_FIELDS(cpuid_23_0_ebx);
};

/// CPUID leaf 23h, subleaf 0, ECX: the number of issue slots; from version 6 on.
struct cpuid_23_0_ecx {
    /// Number of topdown slots in a clock of the core (8 measured).
    read_only<0, 8> slots_per_cycle{};
    reserved<8, 24> reserved8{};

    MSR_EQUAL_FIELDS(cpuid_23_0_ecx);
};

/// CPUID leaf 23h, subleaf 1, EAX: the general counters; from version 6 on.
struct cpuid_23_1_eax {
    /// Bit n: general counter n exists (0x3FF on a performance core, 0xFF on an Atom core
    /// measured).
    read_only<0, 32> gp_bitmap{};

    MSR_EQUAL_FIELDS(cpuid_23_1_eax);
};

/// CPUID leaf 23h, subleaf 1, EBX: the fixed counters; from version 6 on.
struct cpuid_23_1_ebx {
    /// Bit n: fixed counter n exists (0x0F on a performance core, 0x77 on an Atom core measured).
    read_only<0, 32> fixed_bitmap{};

    MSR_EQUAL_FIELDS(cpuid_23_1_ebx);
};

/// CPUID leaf 23h, subleaf 2, EAX: the general counters with automatic reload; from version 6 on.
struct cpuid_23_2_eax {
    /// Bit n: general counter n can be reloaded automatically (0xFC measured).
    read_only<0, 32> acr_gp_reload{};

    MSR_EQUAL_FIELDS(cpuid_23_2_eax);
};

/// CPUID leaf 23h, subleaf 2, EBX: the fixed counters with automatic reload; from version 6 on.
struct cpuid_23_2_ebx {
    /// Bit n: fixed counter n can be reloaded automatically (0x03 measured).
    read_only<0, 32> acr_fixed_reload{};

    MSR_EQUAL_FIELDS(cpuid_23_2_ebx);
};

/// CPUID leaf 23h, subleaf 2, ECX: the general counters that can cause reloads; from version 6 on.
struct cpuid_23_2_ecx {
    read_only<0, 32> acr_gp_cause{}; ///< bit n: general counter n can cause an automatic reload

    MSR_EQUAL_FIELDS(cpuid_23_2_ecx);
};

/// CPUID leaf 23h, subleaf 2, EDX: the fixed counters that can cause reloads; from version 6 on.
struct cpuid_23_2_edx {
    read_only<0, 32> acr_fixed_cause{}; ///< bit n: fixed counter n can cause an automatic reload

    MSR_EQUAL_FIELDS(cpuid_23_2_edx);
};

/// CPUID leaf 23h, subleaf 3, EAX: the architectural events that exist; from version 6 on.
struct cpuid_23_3_eax {
    /// Bit n, 1: architectural event n exists, the opposite of leaf 0Ah EBX (0x1DFF on a
    /// performance core, 0x1F7F on an Atom core measured).
    read_only<0, 32> event_map{};

    MSR_EQUAL_FIELDS(cpuid_23_3_eax);
};

/// CPUID leaf 23h, subleaf 4, EBX: the groups of architectural PEBS; from version 6 on.
struct cpuid_23_4_ebx {
    /// Groups of records that architectural PEBS has, as the header bits in intel_pebs_layout.csv.
    read_only<0, 32> pebs_groups{};

    MSR_EQUAL_FIELDS(cpuid_23_4_ebx);
};

/// CPUID leaf 23h, subleaf 5, EAX: the general counters with architectural PEBS; from version 6 on.
struct cpuid_23_5_eax {
    /// Bit n: general counter n can sample by architectural PEBS (0xFF measured).
    read_only<0, 32> pebs_gp{};

    MSR_EQUAL_FIELDS(cpuid_23_5_eax);
};

/// CPUID leaf 23h, subleaf 5, ECX: the fixed counters with architectural PEBS; from version 6 on.
struct cpuid_23_5_ecx {
    read_only<0, 32> pebs_fixed{}; ///< bit n: fixed counter n can sample by architectural PEBS

    MSR_EQUAL_FIELDS(cpuid_23_5_ecx);
};

/// CPUID leaf 7, subleaf 0, EDX: the bit about architectural last-branch records (LBR).
struct cpuid_7_0_edx_archlbr {
    reserved<0, 19> reserved0{};
    /// 1: CPUID leaf 1Ch describes architectural last-branch records.
    read_only<19, 1, bool> arch_lbr{};
    reserved<20, 12> reserved20{};

    MSR_EQUAL_FIELDS(cpuid_7_0_edx_archlbr);
};

} // namespace msr::perfmon

MSR_REGISTER(msr::perfmon::cpuid_0a_eax, version, num_gp, gp_width, ebx_len);
MSR_REGISTER(msr::perfmon::cpuid_0a_ebx, no_core_cycles, no_inst, no_ref_cycles, no_llc_ref,
             no_llc_miss, no_branch, no_branch_miss, no_topdown_slots, no_topdown_backend,
             no_topdown_bad_spec, no_topdown_frontend, no_topdown_retiring, no_lbr_inserts,
             reserved13);
MSR_REGISTER(msr::perfmon::cpuid_0a_ecx, fixed_bitmap);
MSR_REGISTER(msr::perfmon::cpuid_0a_edx, num_fixed, fixed_width, reserved13, any_thread_deprecated,
             reserved16);
MSR_REGISTER(msr::perfmon::cpuid_23_0_eax, subleaf_map);
MSR_REGISTER(msr::perfmon::cpuid_23_0_ebx, u_mask2, equal, reserved2);
MSR_REGISTER(msr::perfmon::cpuid_23_0_ecx, slots_per_cycle, reserved8);
MSR_REGISTER(msr::perfmon::cpuid_23_1_eax, gp_bitmap);
MSR_REGISTER(msr::perfmon::cpuid_23_1_ebx, fixed_bitmap);
MSR_REGISTER(msr::perfmon::cpuid_23_2_eax, acr_gp_reload);
MSR_REGISTER(msr::perfmon::cpuid_23_2_ebx, acr_fixed_reload);
MSR_REGISTER(msr::perfmon::cpuid_23_2_ecx, acr_gp_cause);
MSR_REGISTER(msr::perfmon::cpuid_23_2_edx, acr_fixed_cause);
MSR_REGISTER(msr::perfmon::cpuid_23_3_eax, event_map);
MSR_REGISTER(msr::perfmon::cpuid_23_4_ebx, pebs_groups);
MSR_REGISTER(msr::perfmon::cpuid_23_5_eax, pebs_gp);
MSR_REGISTER(msr::perfmon::cpuid_23_5_ecx, pebs_fixed);
MSR_REGISTER(msr::perfmon::cpuid_7_0_edx_archlbr, reserved0, arch_lbr, reserved20);

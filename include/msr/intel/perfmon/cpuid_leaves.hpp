// CPUID leaves 0Ah and 23h, which describe performance monitoring.
// Sources: the Linux drivers (arch/x86/events/intel, asm/perf_event.h, asm/msr-index.h), ia32-doc
// and libpfm4; field by field in test/facts/intel/intel_arch_pmu_fields.csv. Nothing was measured
// here.
#pragma once

#include <msr/core/register.hpp>

namespace msr::perfmon {

/// Leaf 0Ah, EAX; from version 1 on.
struct cpuid_0a_eax {
    read_only<0, 8> version{};   ///< perfmon version
    read_only<8, 8> num_gp{};    ///< general counters
    read_only<16, 8> gp_width{}; ///< counter width
    read_only<24, 8> ebx_len{};  ///< events listed in EBX

    MSR_EQUAL_FIELDS(cpuid_0a_eax);
};

/// Leaf 0Ah, EBX; from version 1 on.
struct cpuid_0a_ebx {
    read_only<0, 1, bool> no_core_cycles{};       ///< 1: the event is absent
    read_only<1, 1, bool> no_inst{};              ///< 1: absent
    read_only<2, 1, bool> no_ref_cycles{};        ///< 1: absent
    read_only<3, 1, bool> no_llc_ref{};           ///< 1: absent
    read_only<4, 1, bool> no_llc_miss{};          ///< 1: absent
    read_only<5, 1, bool> no_branch{};            ///< 1: absent
    read_only<6, 1, bool> no_branch_miss{};       ///< 1: absent
    read_only<7, 1, bool> no_topdown_slots{};     ///< 1: absent
    read_only<8, 1, bool> no_topdown_backend{};   ///< 1: absent (newer)
    read_only<9, 1, bool> no_topdown_bad_spec{};  ///< 1: absent (newer)
    read_only<10, 1, bool> no_topdown_frontend{}; ///< 1: absent (newer)
    read_only<11, 1, bool> no_topdown_retiring{}; ///< 1: absent (newer)
    read_only<12, 1, bool> no_lbr_inserts{};      ///< 1: absent (newer)
    reserved<13, 19> reserved13{};

    MSR_EQUAL_FIELDS(cpuid_0a_ebx);
};

/// Leaf 0Ah, ECX; from version 5 on.
struct cpuid_0a_ecx {
    read_only<0, 32> fixed_bitmap{}; ///< fixed counter n exists if bit n or n < EDX[4:0]

    MSR_EQUAL_FIELDS(cpuid_0a_ecx);
};

/// Leaf 0Ah, EDX; from version 2 on.
struct cpuid_0a_edx {
    read_only<0, 5> num_fixed{};   ///< contiguous fixed counters
    read_only<5, 8> fixed_width{}; ///< width of the fixed counters
    reserved<13, 2> reserved13{};
    read_only<15, 1, bool> any_thread_deprecated{}; ///< AnyThread gone
    reserved<16, 16> reserved16{};

    MSR_EQUAL_FIELDS(cpuid_0a_edx);
};

/// Leaf 23h.0, EAX; from version 6 on.
struct cpuid_23_0_eax {
    read_only<0, 32> subleaf_map{}; ///< bit n: sub-leaf n valid (0x3B/0x3F measured)

    MSR_EQUAL_FIELDS(cpuid_23_0_eax);
};

/// Leaf 23h.0, EBX; from version 6 on.
struct cpuid_23_0_ebx {
    read_only<0, 1, bool> u_mask2{}; ///< event select bits 40..47
    read_only<1, 1, bool> equal{};   ///< event select bit 36
    reserved<2, 30> reserved2{};

    MSR_EQUAL_FIELDS(cpuid_23_0_ebx);
};

/// Leaf 23h.0, ECX; from version 6 on.
struct cpuid_23_0_ecx {
    read_only<0, 8> slots_per_cycle{}; ///< topdown slots per cycle (8 measured)
    reserved<8, 24> reserved8{};

    MSR_EQUAL_FIELDS(cpuid_23_0_ecx);
};

/// Leaf 23h.1, EAX; from version 6 on.
struct cpuid_23_1_eax {
    read_only<0, 32> gp_bitmap{}; ///< general counters (0x3FF core, 0xFF Atom measured)

    MSR_EQUAL_FIELDS(cpuid_23_1_eax);
};

/// Leaf 23h.1, EBX; from version 6 on.
struct cpuid_23_1_ebx {
    read_only<0, 32> fixed_bitmap{}; ///< fixed counters (0x0F core, 0x77 Atom measured)

    MSR_EQUAL_FIELDS(cpuid_23_1_ebx);
};

/// Leaf 23h.2, EAX; from version 6 on.
struct cpuid_23_2_eax {
    read_only<0, 32> acr_gp_reload{}; ///< general counters that can be reloaded (0xFC measured)

    MSR_EQUAL_FIELDS(cpuid_23_2_eax);
};

/// Leaf 23h.2, EBX; from version 6 on.
struct cpuid_23_2_ebx {
    read_only<0, 32> acr_fixed_reload{}; ///< fixed counters that can be reloaded (0x03 measured)

    MSR_EQUAL_FIELDS(cpuid_23_2_ebx);
};

/// Leaf 23h.2, ECX; from version 6 on.
struct cpuid_23_2_ecx {
    read_only<0, 32> acr_gp_cause{}; ///< general counters that can cause a reload

    MSR_EQUAL_FIELDS(cpuid_23_2_ecx);
};

/// Leaf 23h.2, EDX; from version 6 on.
struct cpuid_23_2_edx {
    read_only<0, 32> acr_fixed_cause{}; ///< fixed counters that can cause a reload

    MSR_EQUAL_FIELDS(cpuid_23_2_edx);
};

/// Leaf 23h.3, EAX; from version 6 on.
struct cpuid_23_3_eax {
    read_only<0, 32> event_map{}; ///< bit n: architectural event n exists (1 = present, opposite of
                                  ///< 0A EBX); 0x1DFF core, 0x1F7F Atom measured

    MSR_EQUAL_FIELDS(cpuid_23_3_eax);
};

/// Leaf 23h.4, EBX; from version 6 on.
struct cpuid_23_4_ebx {
    read_only<0, 32> pebs_groups{}; ///< arch PEBS groups supported (layout in
                                    ///< intel_pebs_layout.csv, header bits)

    MSR_EQUAL_FIELDS(cpuid_23_4_ebx);
};

/// Leaf 23h.5, EAX; from version 6 on.
struct cpuid_23_5_eax {
    read_only<0, 32> pebs_gp{}; ///< general counters that can do arch PEBS (0xFF measured)

    MSR_EQUAL_FIELDS(cpuid_23_5_eax);
};

/// Leaf 23h.5, ECX; from version 6 on.
struct cpuid_23_5_ecx {
    read_only<0, 32> pebs_fixed{}; ///< fixed counters that can do arch PEBS

    MSR_EQUAL_FIELDS(cpuid_23_5_ecx);
};

/// Leaf 07h.0, EDX: its bit about the last-branch records that have an architecture.
struct cpuid_7_0_edx_archlbr {
    reserved<0, 19> reserved0{};
    read_only<19, 1, bool> arch_lbr{}; ///< leaf 1CH valid
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

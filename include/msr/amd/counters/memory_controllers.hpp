// The memory controllers (UMC) of a package as CPUID announces them: how many controllers count,
// and with how many counters. Sources: Linux 7.3, arch/x86/events/amd/uncore.c (numbers and the
// order of the active controllers); InstLatx64 087af2c (19 dumps of Fn8000_0022: EBX has more bits
// than the six that Linux reads, for 16 controllers of four counters are 64). Nothing here was
// measured.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/register.hpp>
#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::amd {

/// CPUID Fn8000_0022 EBX: the numbers of counters of PerfMonV2.
struct perfmon_v2_counts {
    read_only<0, 4> num_core_pmc{};
    read_only<4, 6> lbr_stack_size{};
    read_only<10, 6> num_df_pmc{};
    /// Number of counters of all memory controllers of the package together.
    read_only<16, 8> num_umc_pmc{};
};

/// CPUID Fn8000_0022 ECX: which memory controllers count.
struct perfmon_v2_controllers {
    read_only<0, 32> active_umc_mask{}; ///< bit n: the package has memory controller n
};

} // namespace msr::amd

MSR_REGISTER(msr::amd::perfmon_v2_counts, num_core_pmc, lbr_stack_size, num_df_pmc, num_umc_pmc);
MSR_REGISTER(msr::amd::perfmon_v2_controllers, active_umc_mask);

namespace msr::amd {

MSR_RULE(controller_has_four_counters,
         "a memory controller has four counters, 8 addresses from those of the next: CPUID tells "
         "of another number, so that it is not known where they lie");
MSR_RULE(processor_has_controllers, "CPUID tells of no counters of memory controllers");

/// The number of counters of a memory controller.
inline constexpr unsigned counters_of_controller = 4;
/// The number of addresses from the registers of a memory controller to those of the next. The
/// active controllers have their registers in order, without gaps for controllers that are not
/// there.
inline constexpr std::uint32_t controller_stride = 2 * counters_of_controller;

/// The memory controllers of a package that have counters.
struct memory_controllers {
    /// Number of counters of all memory controllers of the package together.
    unsigned counters{};
    /// Number of the package's memory controllers that CPUID shows as active.
    unsigned active{};

    constexpr bool exist() const { return counters != 0 && active != 0; }
    /// Returns whether the addresses of the counters are known: each controller has four counters.
    constexpr bool are_known() const { return counters == active * counters_of_controller; }
};

/// Returns the memory controllers that CPUID announces; none without PerfMonV2.
/// `leaf_22h`: the registers of CPUID leaf Fn8000_0022
constexpr memory_controllers controllers_in(const cpuid_registers &leaf_22h) {
    if ((leaf_22h.eax & 1) == 0) return {};
    memory_controllers announced{
        .counters = static_cast<unsigned>(
            decltype(perfmon_v2_counts::num_umc_pmc)::value_in(leaf_22h.ebx))};
    for (std::uint32_t mask = leaf_22h.ecx; mask != 0; mask &= mask - 1)
        ++announced.active;
    return announced;
}

/// Returns the number of memory controllers in the package of the processor whose CPUID answers, or
/// the problem why it is not known.
inline instance_count count_controllers(const cpuid_view &cpuid) {
    const memory_controllers announced = controllers_in(leaf_or_zeros(cpuid, 0x8000'0022));
    if (!announced.exist()) return {.problem = processor_has_controllers::text.sentence};
    if (!announced.are_known()) return {.problem = controller_has_four_counters::text.sentence};
    return {.number = announced.active};
}

} // namespace msr::amd

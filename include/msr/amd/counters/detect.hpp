// Queries CPUID: which AMD processor runs the program, and which counters it has. Sources: AMD64
// Architecture Programmer's Manual volume 3, appendix E: Fn8000_0001 ECX and Fn8000_0022.
#pragma once

#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/table.hpp>

#include <cstdint>

namespace msr::amd {

/// The bits of CPUID Fn8000_0001 ECX about counters.
struct counter_extensions {
    read_only<10, 1, bool> ibs{}; ///< the processor has instruction-based sampling
    /// The processor has six core counters, from MSR C001_0200 on.
    read_only<23, 1, bool> perf_ctr_ext_core{};
    /// The processor has northbridge or data fabric counters.
    read_only<24, 1, bool> perf_ctr_ext_nb{};
    /// The processor has L2I counters (family 16h) or L3 counters (family 17h and later).
    read_only<28, 1, bool> perf_ctr_ext_llc{};
};

/// The features of PerfMonV2, as CPUID Fn8000_0022 EAX announces them.
struct perfmon_v2_features {
    /// The processor has registers that control all core counters: PerfMonV2.
    read_only<0, 1, bool> perf_mon_v2{};
    read_only<1, 1, bool> lbr_v2{}; ///< the processor records last branches, version 2
    /// The processor can freeze counters and the record of last branches at an interrupt.
    read_only<2, 1, bool> lbr_and_pmc_freeze{};
};

} // namespace msr::amd

MSR_REGISTER(msr::amd::counter_extensions, ibs, perf_ctr_ext_core, perf_ctr_ext_nb,
             perf_ctr_ext_llc);
MSR_REGISTER(msr::amd::perfmon_v2_features, perf_mon_v2, lbr_v2, lbr_and_pmc_freeze);

namespace msr::amd {

/// The counters of an AMD or Hygon processor, as CPUID announces them.
struct detected {
    cpu_vendor vendor{};       ///< the vendor that CPUID leaf 0 names
    cpu_signature signature{}; ///< the processor's family, model and stepping
    /// Whether the processor is of AMD or Hygon, from the K7 on; false: `is` has no meaning.
    bool has_counters{};
    target is{}; ///< the counters that CPUID announces, as a target of plans
    /// Name of the target nearest to the processor; null: no target is near.
    const char *name{};
    memory_controllers controllers{}; ///< the memory controllers of the processor's package
    /// Whether the library knows the processor's family; false: plans may have raw events only.
    bool family_is_known{};

    /// Returns whether the library knows counters of the processor: `has_counters`.
    constexpr explicit operator bool() const { return has_counters; }
};

/// Returns what CPUID says of the counters of a processor. The target has the numbers of counters
/// of this very processor.
/// `cpuid`: a function that executes CPUID: `cpuid(leaf, subleaf)` returns `cpuid_registers`
template <cpuid_function Cpuid>
constexpr detected detect(Cpuid &&cpuid) {
    const identity identity = identify(cpuid);
    detected detected{.vendor = identity.vendor};
    if (!same_line(detected.vendor, cpu_vendor::amd)) return detected;
    detected.signature = identity.signature;
    // K5 and K6, of family 5, have no counters with the registers of the K7.
    if (detected.signature.family < 6) return detected;

    detected.has_counters = true;
    using has = counter_extensions;
    using counts = perfmon_v2_counts;
    const std::uint64_t extensions = leaf_or_zeros(cpuid, 0x8000'0001).ecx;
    const cpuid_registers leaf = leaf_or_zeros(cpuid, 0x8000'0022);
    const bool has_v2 = decltype(perfmon_v2_features::perf_mon_v2)::value_in(leaf.eax) != 0;
    const bool has_six = decltype(has::perf_ctr_ext_core)::value_in(extensions) != 0;
    const bool has_node_counters = decltype(has::perf_ctr_ext_nb)::value_in(extensions) != 0;

    detected.family_is_known = generation_places[identity.is] != core_places::no_place;
    if (detected.family_is_known) {
        detected.name = processor_row_of(identity.is).cpu;
        detected.is = detail::target_of(identity.is);
    } else {
        // A newer, unknown processor is taken to have the registers of Zen 5, or of Zen 3 where it
        // has no global control.
        detected.is = has_v2 ? zen5 : zen3;
        detected.is.generations = 0;
    }

    detected.controllers = controllers_in(leaf);
    if (!detected.controllers.exist() || !detected.controllers.are_known())
        detected.is.umc_counters = 0;

    detected.is.core_extension = has_six;
    detected.is.core_counters = has_six ? 6 : 4;
    detected.is.global_control = has_v2;
    if (!has_node_counters) detected.is.node_counters = 0;
    if (decltype(has::perf_ctr_ext_llc)::value_in(extensions) == 0) detected.is.cache_counters = 0;
    if (has_v2) {
        constexpr unsigned limit = 6; // the number of core counters whose addresses are known
        const std::uint64_t core = decltype(counts::num_core_pmc)::value_in(leaf.ebx);
        detected.is.core_counters = static_cast<std::uint8_t>(core < limit ? core : limit);
        if (has_node_counters)
            detected.is.node_counters =
                static_cast<std::uint8_t>(decltype(counts::num_df_pmc)::value_in(leaf.ebx));
    }
    return detected;
}

/// Returns the counters of the processor that executes the call, by CPUID.
inline detected detect() noexcept { return detect(cpuid_of_this_processor); }

} // namespace msr::amd

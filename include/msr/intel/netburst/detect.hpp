// Asking CPUID which processor this is.
#pragma once

#include <msr/intel/netburst/processor.hpp>
#include <msr/rule.hpp>

#include <cstdint>

#if defined(__i386__) || defined(__x86_64__)
#include <cpuid.h>
#endif

namespace msr::netburst {

/// What a CPUID instruction, or something in its place, can be asked: leaf and subleaf.
template <typename Cpuid>
concept cpuid_function = requires(Cpuid &cpuid, std::uint32_t leaf, std::uint32_t subleaf) {
    {cpuid_registers{cpuid(leaf, subleaf)}};
};

/// Asks for the leaves that tell of the processor, and for none that it does not have.
template <cpuid_function Cpuid>
constexpr cpuid_leaves leaves_from(Cpuid &&cpuid) {
    cpuid_leaves leaves{.vendor = cpuid(0, 0)};
    const std::uint32_t highest = leaves.vendor.eax;
    if (highest >= 1) leaves.version = cpuid(1, 0);
    if (highest >= 2) leaves.descriptors = cpuid(2, 0);
    if (highest >= 4)
        for (std::uint32_t cache = 0; cache < 4; ++cache)
            leaves.caches[cache] = cpuid(4, cache);
    return leaves;
}

/// The processor whose CPUID answers; `cpuid(leaf, subleaf)` returns cpuid_registers.
template <cpuid_function Cpuid>
constexpr processor detect(Cpuid &&cpuid) {
    return processor_of(leaves_from(cpuid));
}

/// CPUID of the logical processor that runs this; nothing but zeros where there is none.
inline cpuid_registers cpuid_of_this_processor(std::uint32_t leaf, std::uint32_t subleaf) noexcept {
    cpuid_registers result;
#if defined(__i386__) || defined(__x86_64__)
    const auto highest = static_cast<std::uint32_t>(__get_cpuid_max(0, nullptr));
    if (highest >= leaf)
        __cpuid_count(leaf, subleaf, result.eax, result.ebx, result.ecx, result.edx);
#else
    static_cast<void>(leaf);
    static_cast<void>(subleaf);
#endif
    return result;
}

/// The processor that this runs on; on another architecture one without vendor and family.
inline processor detect() noexcept { return detect(cpuid_of_this_processor); }

/// Whether a plan was made for the processor that this runs on; to be asked before a session is
/// opened on its registers.
template <made_for_a_target Plan>
[[nodiscard]] verdict check_this_processor(const Plan &plan) noexcept {
    return check_processor(plan, detect());
}

} // namespace msr::netburst

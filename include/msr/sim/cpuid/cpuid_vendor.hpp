// The first leaves of CPUID on a simulated processor, which name its vendor.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::sim::detail {

constexpr std::uint32_t word_of(const char *text) {
    std::uint32_t word = 0;
    for (unsigned i = 0; i < 4; ++i)
        word |= std::uint32_t{static_cast<unsigned char>(text[i])} << (8 * i);
    return word;
}

/// Returns leaf 0 or 8000_0000h of CPUID: the number of the highest leaf, and the vendor's name.
constexpr cpuid_registers vendor_leaf(std::uint32_t highest, cpu_vendor vendor) {
    const char *const name = vendor == cpu_vendor::amd     ? "AuthenticAMD"
                             : vendor == cpu_vendor::hygon ? "HygonGenuine"
                             : vendor == cpu_vendor::cyrix ? "CyrixInstead"
                                                           : "GenuineIntel";
    return {
        .eax = highest, .ebx = word_of(name), .ecx = word_of(name + 8), .edx = word_of(name + 4)};
}

} // namespace msr::sim::detail

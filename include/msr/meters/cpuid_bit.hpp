// A bit of CPUID that announces a register.
#pragma once

#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::meters {

/// A bit of CPUID that announces a meter or a control.
struct cpuid_bit {
    std::uint32_t leaf{}; ///< the leaf of CPUID that has the bit; 0: no bit announces the register
    /// The register in which CPUID returns the bit, by its enumerator.
    enum class part : std::uint8_t { eax, ebx, ecx, edx } in{};
    unsigned bit{}; ///< number of the bit in the register `in`, 0 to 31
};

/// Returns whether a processor has an announced register: CPUID returns 1 for `bit`, or no bit
/// announces the register (`bit.leaf` is 0).
constexpr bool is_announced(const cpuid_bit &bit, const cpuid_view &cpuid) {
    if (bit.leaf == 0) return true;
    const cpuid_registers leaf = leaf_or_zeros(cpuid, bit.leaf);
    const std::uint32_t parts[] = {leaf.eax, leaf.ebx, leaf.ecx, leaf.edx};
    return (parts[static_cast<unsigned>(bit.in)] >> bit.bit & 1) != 0;
}

} // namespace msr::meters

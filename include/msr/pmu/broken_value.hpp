// A rule that register values break: the result of the checks of values of all PMUs.
#pragma once

#include <msr/core/rule.hpp>

#include <cstdint>

namespace msr {

/// A rule that register values break, with the register, the bits or the counter at fault.
struct broken_value {
    /// The broken rule, with the names of the registers or choices that break the rule.
    verdict why{};
    std::uint32_t address{}; ///< number of the register whose value is at fault, as RDMSR takes it
    /// The bits of the register that are at fault; 0: the mistake is not in single bits.
    std::uint64_t bits{};
    /// Number of the counter whose choice is at fault; -1: the mistake is not in what a counter
    /// counts.
    int counter = -1;
};

} // namespace msr

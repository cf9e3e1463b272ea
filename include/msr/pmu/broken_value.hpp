// One rule that register values break: the result of the checks of values of all PMUs.
#pragma once

#include <msr/core/rule.hpp>

#include <cstdint>

namespace msr {

/// One rule that register values break.
struct broken_value {
    verdict why{};           ///< the rule, with the names at fault
    std::uint32_t address{}; ///< of the register at fault
    std::uint64_t bits{};    ///< the bits at fault, where the mistake is in single bits
    int counter = -1;        ///< where what a counter counts is at fault, its number
};

} // namespace msr

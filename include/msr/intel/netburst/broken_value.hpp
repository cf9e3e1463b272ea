// One rule that a set of register values breaks, and how a check tells of it.
#pragma once

#include <msr/intel/netburst/named_registers.hpp>
#include <msr/rule.hpp>

#include <cstdint>

namespace msr::netburst {

/// One rule that a set of values breaks.
struct broken_value {
    verdict why{};
    std::uint32_t address{}; ///< of the register that breaks it
    std::uint64_t bits{};    ///< those that break it, where the rule is about single bits
};

namespace detail {

/// Tells a sink of a rule that a register breaks: by its own name where no other is given.
template <typename Sink>
constexpr void tell(Sink &sink, const named_register &where, const rule_text &rule,
                    std::uint64_t bits = 0, const char *first = nullptr,
                    const char *second = nullptr) {
    sink(broken_value{
        {&rule, {first == nullptr ? where.name : first, second}}, where.address, bits});
}

} // namespace detail

} // namespace msr::netburst

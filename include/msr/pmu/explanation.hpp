// Explanations of register values, in the parts that all PMUs share: what each counter counts while
// registers hold some values, and the rules that the values break.
#pragma once

#include <msr/core/cplusplus.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/rules.hpp>

#include <cstdint>

namespace msr {

// --- what a counter counts ----------------------------------------------------------------------

/// Whether the register that enables all counters lets a certain counter count.
enum class global_enable : std::uint8_t {
    unknown, ///< the value of the register that enables all counters was not given
    off,     ///< the counter's bit in the register that enables all counters stops the counter
    /// The register that enables all counters lets the counter count, or there is no such register:
    /// the counter's own enable bit decides.
    on,
};

/// Returns whether a register that enables counters lets a counter count.
/// `values`: the known register values
/// `address`: number of the register that enables counters, as RDMSR takes it
/// `bit`: the counter's bit in the register
constexpr global_enable global_enable_in(sequence<register_value> values, std::uint32_t address,
                                         std::uint64_t bit) {
    const register_value *const enabling = held_at(values, address);
    if (enabling == nullptr) return global_enable::unknown;
    return (enabling->value & bit) != 0 ? global_enable::on : global_enable::off;
}

/// The empty particulars of a PMU whose counters have no facts beside those of all counters.
struct no_particulars {};

/// A counter that register values are about, with the request that the counter counts. `Request` is
/// a choice of the PMU as a plain value, `Particulars` are facts that only counters of the PMU
/// have, `Number` is the type of the counters' numbers. Every PMU's reader of register values
/// returns this type.
template <typename Request, typename Particulars = no_particulars, typename Number = int>
struct counter_use {
    Number counter{};        ///< the counter's number
    std::uint32_t address{}; ///< number of the select register of the counter, as RDMSR takes it
    /// The request of a choice that would give the counter the register values.
    Request wanted{};
    bool enabled{};         ///< whether the enable bit of the counter is set
    bool at_no_privilege{}; ///< whether the counter counts at no privilege level, and so nothing
    bool interrupts{};      ///< whether an overflow of the counter requests an interrupt
    /// Whether the register that enables all counters lets the counter count.
    global_enable global = global_enable::on;
    /// Further facts about the counter, which only counters of this PMU have.
    Particulars particulars{};

    /// Returns whether the counter counts, as far as the given register values determine it.
    constexpr bool counts() const {
        return enabled && !at_no_privilege && global != global_enable::off;
    }
};

// --- the rules that values break ----------------------------------------------------------------

/// A rule that register values break, with the register, the bits or the counter at fault. Every
/// PMU's check of register values returns this type.
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

namespace detail {

/// Calls `visit(const named_register &, std::uint64_t value)` for each register value whose
/// register the target has. The PMU's `register_at(address, target)` finds the register.
template <typename Target, typename Visit>
constexpr void each_known_register(sequence<register_value> values, const Target &target,
                                   Visit &&visit) {
    for (const register_value &value : values)
        if (const found_register place = register_at(value.address, target))
            visit(place.row, value.value);
}

/// Reports the reserved bits of a register that a value sets, by one call of `visit(broken_value)`
/// for all of them. `field`: the name of the field that has the bits; null: none is named.
template <typename Visit>
constexpr void check_reserved_bits(const named_register &row, std::uint64_t bits, Visit &visit,
                                   const char *field = nullptr) {
    if (bits != 0)
        visit(broken_value{{&reserved_bits_are_zero::text, {row.name, field}}, row.address, bits});
}

/// Reports an enabled counter that counts at no privilege level. `name`: the counter's name
template <typename Use, typename Visit>
constexpr void check_privilege(const Use &use, const char *name, Visit &visit) {
    if (use.enabled && use.at_no_privilege)
        visit(broken_value{{&privilege_is_not_empty::text, {name}}, use.address});
}

/// Reports the rule, if any, that the request of a counter breaks.
template <typename Use, typename Visit>
constexpr void report_request(const Use &use, const verdict &ruling, Visit &visit) {
    if (!ruling.legal()) visit(broken_value{ruling, use.address, 0, static_cast<int>(use.counter)});
}

} // namespace detail

} // namespace msr

// The use of a counter while registers hold some values: the result of the readers of register
// values of all PMUs.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Whether the register that enables all counters lets a certain counter count.
enum class global_enable : std::uint8_t {
    unknown, ///< the value of the register that enables all counters was not given
    off,     ///< the counter's bit in the register that enables all counters stops the counter
    /// The register that enables all counters lets the counter count, or there is no such register:
    /// the counter's own enable bit decides.
    on,
};

/// The empty particulars of a PMU whose counters have no facts beside those of all counters.
struct no_particulars {};

/// A counter that register values are about, with the request that the counter counts. `Request` is
/// a choice of the PMU as a plain value, `Particulars` are facts that only counters of the PMU
/// have, `Number` is the type of the counters' numbers.
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

} // namespace msr

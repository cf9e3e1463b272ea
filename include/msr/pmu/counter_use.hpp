// The use of a counter while registers hold some values: the result of the readers of register
// values of all PMUs.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Whether the register that enables all counters lets one of them count.
enum class global_enable : std::uint8_t {
    unknown, ///< the register's value was not given
    off,     ///< its bit stops the counter
    on,      ///< the counter counts where its own bit lets it, or there is no such register
};

/// The particulars of a PMU whose counters have none.
struct no_particulars {};

/// A counter that register values are about, and what it counts. `Request` is a choice of the PMU
/// as a plain value, `Particulars` what only its counters have, `Number` names its counters.
template <typename Request, typename Particulars = no_particulars, typename Number = int>
struct counter_use {
    Number counter{};                         ///< the counter's number
    std::uint32_t address{};                  ///< address of the counter's select register
    Request wanted{};                         ///< the request that a choice for this counter would
                                              ///< have
    bool enabled{};                           ///< the enable bit of the counter is set
    bool at_no_privilege{};                   ///< the counter counts at no privilege level, and so
                                              ///< nothing
    bool interrupts{};                        ///< an overflow of the counter requests an interrupt
    global_enable global = global_enable::on; ///< by the register that enables all counters
    Particulars particulars{};                ///< further facts of this PMU's counters

    /// Whether the counter counts, as far as the values determine it.
    constexpr bool counts() const {
        return enabled && !at_no_privilege && global != global_enable::off;
    }
};

} // namespace msr

// Interrupts that a simulated processor requests: their CPU, their cause, their receiver. They are
// delivered in the program's order, in the process that runs the models; no code of the program is
// interrupted.
#pragma once

#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace msr::sim {

/// The cause of an interrupt.
enum class interrupt_cause : std::uint8_t {
    counters, ///< overflows of counters whose select registers request an interrupt
    op,       ///< instruction-based sampling has a sample of an op
    fetch,    ///< instruction-based sampling has a sample of a fetch
    pebs,     ///< the buffer of precise records is full up to its threshold
    bts,      ///< the buffer of branch records is
};

/// One word for a cause: `op`.
constexpr const char *name_of(interrupt_cause cause) {
    constexpr const char *names[] = {"counters", "op", "fetch", "pebs", "bts"};
    const auto place = static_cast<std::size_t>(cause);
    return place < std::size(names) ? names[place] : "";
}

/// An interrupt of a CPU, with its cause.
struct interrupt {
    unsigned cpu{};                 ///< number of the logical processor
    interrupt_cause cause{};        ///< the cause of the interrupt
    std::uint64_t address{};        ///< of the instruction that the program executes next
    select::counter_set counters{}; ///< `counters`: the PMU's numbers of those that overflowed
    std::size_t lane{};             ///< lane of the thread that executes
    std::size_t sampled_lane{};     ///< `op`, `fetch`, `pebs`: lane of the thread that was sampled

    friend constexpr bool operator==(const interrupt &, const interrupt &) = default;
};

/// The receiver of interrupts. It may read and write registers meanwhile.
struct interrupt_receiver {
    /// The function that takes an interrupt; null: there is none.
    void (*call)(void *context, const interrupt &interrupt) = nullptr;
    void *context = nullptr; ///< the first argument of the function

    /// Calls the receiver's function, if one is set.
    constexpr void tell(const interrupt &interrupt) const {
        if (call != nullptr) call(context, interrupt);
    }
};

} // namespace msr::sim

// Interrupts that a simulated processor requests: their CPU, their cause, their receiver. They are
// delivered in the program's order, in the process that runs the models; no code of the program is
// interrupted.
#pragma once

#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace msr::sim {

/// The cause of an interrupt that a simulated processor requests.
enum class interrupt_cause : std::uint8_t {
    counters, ///< overflows of counters whose select registers request an interrupt
    op,       ///< instruction-based sampling has a sample of an op
    fetch,    ///< instruction-based sampling has a sample of a fetch
    pebs,     ///< the buffer of precise records is full up to its threshold
    bts,      ///< the buffer of branch records is full up to its threshold
};

/// Returns the name of a cause in one word, such as "op".
constexpr const char *name_of(interrupt_cause cause) {
    constexpr const char *names[] = {"counters", "op", "fetch", "pebs", "bts"};
    const auto place = static_cast<std::size_t>(cause);
    return place < std::size(names) ? names[place] : "";
}

/// An interrupt that a CPU of a simulated processor requests, with its cause.
struct interrupt {
    unsigned cpu{};          ///< number of the logical processor
    interrupt_cause cause{}; ///< cause of the interrupt
    std::uint64_t address{}; ///< address of the instruction that the program executes next
    /// For the cause `counters`: the PMU's numbers of the counters that overflowed.
    select::counter_set counters{};
    std::size_t lane{}; ///< lane (stream of words) of the thread that executes on the CPU
    /// For the causes `op`, `fetch` and `pebs`: lane (stream of words) of the thread that was
    /// sampled.
    std::size_t sampled_lane{};

    friend constexpr bool operator==(const interrupt &, const interrupt &) = default;
};

/// A receiver of interrupts: a function with its context. The function may read and write
/// registers.
struct interrupt_receiver {
    /// The function that receives an interrupt; null: there is none.
    void (*call)(void *context, const interrupt &interrupt) = nullptr;
    void *context = nullptr; ///< first argument of `call`

    /// Calls the function of the receiver, if it is set.
    constexpr void tell(const interrupt &interrupt) const {
        if (call != nullptr) call(context, interrupt);
    }
};

} // namespace msr::sim

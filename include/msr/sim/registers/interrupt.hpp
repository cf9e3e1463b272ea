// Interrupts that a simulated processor requests: their CPU, their cause, their receiver.
// Interrupts are delivered in the program's order, in the process that runs the models; no code of
// the program is interrupted.
#pragma once

#include <msr/pmu/select/facts.hpp>

#include <cstddef>
#include <cstdint>
#include <iterator>

namespace msr::sim {

/// The cause of an interrupt that a simulated processor requests.
enum class interrupt_cause : std::uint8_t {
    counters, ///< an overflow of counters whose select registers request an interrupt
    op,       ///< a complete sample of an op by instruction-based sampling (IBS)
    fetch,    ///< a complete sample of a fetch by instruction-based sampling (IBS)
    pebs,     ///< a buffer of precise records that is full up to its threshold
    bts,      ///< a buffer of branch records that is full up to its threshold
};

/// Returns the name of the cause of an interrupt in one word, such as "op".
constexpr const char *name_of(interrupt_cause cause) {
    constexpr const char *names[] = {"counters", "op", "fetch", "pebs", "bts"};
    const auto place = static_cast<std::size_t>(cause);
    return place < std::size(names) ? names[place] : "";
}

/// An interrupt that a CPU of a simulated processor requests, with its cause.
struct interrupt {
    unsigned cpu{};          ///< number of the logical processor that is interrupted
    interrupt_cause cause{}; ///< cause of the interrupt
    /// Address of the instruction that the interrupted program executes next.
    std::uint64_t address{};
    /// PMU's numbers of the counters that overflowed; valid for the cause `counters`.
    select::counter_set counters{};
    std::size_t lane{}; ///< lane (stream of words) of the thread that executes on the CPU
    /// Lane (stream of words) of the thread that was sampled; valid for the causes `op`, `fetch`
    /// and `pebs`.
    std::size_t sampled_lane{};

    friend constexpr bool operator==(const interrupt &, const interrupt &) = default;
};

/// A receiver of interrupts: a function with its context. The function may read and write
/// registers.
struct interrupt_receiver {
    /// The function that receives an interrupt; null: no function.
    void (*call)(void *context, const interrupt &interrupt) = nullptr;
    void *context = nullptr; ///< argument `context` of `call`

    /// Calls the function of the receiver, if the function is set.
    constexpr void tell(const interrupt &interrupt) const {
        if (call != nullptr) call(context, interrupt);
    }
};

} // namespace msr::sim

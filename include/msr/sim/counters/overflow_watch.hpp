// Makes overflows that request an interrupt visible in the block of instructions in which they
// happen. Without the watch, counters get the events of many blocks at once, when a register is
// read.
//
// While an overflow is far away, the watch follows the CPU's pace up to the earliest point at which
// the overflow can happen; there the events since the last count are counted. Near an overflow, a
// bound of the events in each block decides when to count. The watch is never late; it may make
// counters count once too often.
#pragma once

#include <msr/pmu/select/facts.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// An overflow that requests an interrupt when the sum of signals `sum` has grown by `left` events.
struct awaited_overflow {
    signal_sum sum{};
    std::uint64_t left{};
};

/// The counters of all CPUs, as an overflow_watch sees them.
class watched_counters {
public:
    virtual ~watched_counters() = default;
    /// Takes the tally (counts of occurrences) of a CPU and adds it to the CPU's counters. The
    /// receiver of overflows then notifies the overflow_watch.
    virtual void settle(unsigned cpu) = 0;
    /// Appends the overflows that a CPU's counters await, by the present values of registers and
    /// counters.
    virtual void add_awaited(unsigned cpu, std::vector<awaited_overflow> &destination) = 0;
};

/// A watch over the overflows of all CPUs: lets counters count the tally (counts of occurrences) in
/// the block of instructions in which an overflow requests an interrupt. Counters and models must
/// live as long as the watch.
class overflow_watch : public sampling {
public:
    overflow_watch(watched_counters &counters, processor_models &models)
        : over_{counters}, models_{models}, cpus_(models.size()) {}

    void on_interrupt(interrupt_receiver destination) { to_ = destination; }

    /// Reports an interrupt that a CPU's counters request, with the address of the block in which
    /// they count and the lane (stream of words) of its thread. Call the function while the
    /// counters count.
    void overflowed(interrupt interrupt) {
        interrupt.address = cpus_[interrupt.cpu].address;
        interrupt.lane = cpus_[interrupt.cpu].lane;
        to_.tell(interrupt);
    }

    /// Determines anew which overflows a CPU awaits. Call the function when the CPU's tally (counts
    /// of occurrences) was counted, or when software has written the CPU's registers.
    void counted(unsigned cpu) {
        watched &state = cpus_[cpu];
        state.awaited.clear();
        over_.add_awaited(cpu, state.awaited);
        state.added.assign(state.awaited.size(), 0);
        state.start_ticks = models_[cpu].now.ticks;
        follow(cpu, !state.awaited.empty());
        std::uint64_t soonest = never;
        for (const awaited_overflow &overflow : state.awaited)
            soonest = std::min(soonest, ticks_before(cpu, overflow));
        const bool is_near = soonest < nearness;
        want(cpu, is_near);
        ask(cpu, is_near || soonest == never ? never : state.start_ticks + soonest);
    }

    void due(running running_code, const block_facts &facts, const pace &) override {
        count(running_code, facts.address);
    }

    void block(running running_code, const block_facts &facts) override {
        watched &state = cpus_[running_code.cpu];
        note_block(running_code, facts);
        // the facts of a block lack the number of iterations of its repeated instruction
        bool may_overflow = facts.repeats;
        for (std::size_t i = 0; i < state.awaited.size(); ++i) {
            state.added[i] +=
                most_of(state.awaited[i].sum, facts.each) + most_taken(state.awaited[i].sum, facts);
            may_overflow = may_overflow ||
                           state.added[i] + most_found(running_code.cpu, state.awaited[i].sum) >=
                               state.awaited[i].left;
        }
        if (may_overflow) count(running_code, facts.address);
    }

protected:
    /// Sets the block that overflowed() reports to a block that begins.
    void note_block(running running_code, const block_facts &facts) {
        cpus_[running_code.cpu].address = facts.address;
        cpus_[running_code.cpu].lane = running_code.lane;
    }

private:
    static constexpr std::uint64_t nearness = 64 * timing::ticks_of_op;

    struct watched {
        std::vector<awaited_overflow> awaited{};
        /// By awaited overflow: the largest number of events that may have occurred since the
        /// counters last counted.
        std::vector<std::uint64_t> added{};
        /// Ticks of the CPU's clock when the overflows in `awaited` were determined.
        std::uint64_t start_ticks{};
        /// Address of the block that had begun last when the counters last counted, or when the
        /// watch last saw a block.
        std::uint64_t address{};
        /// Lane (stream of words) of the thread that ran the block at `address`.
        std::size_t lane{};
    };

    watched_counters &over_;
    processor_models &models_;
    std::vector<watched> cpus_;
    interrupt_receiver to_{};

    void count(running running_code, std::uint64_t address) {
        cpus_[running_code.cpu].address = address;
        cpus_[running_code.cpu].lane = running_code.lane;
        over_.settle(running_code.cpu);
        counted(running_code.cpu);
    }

    static constexpr bool is_time(signal signal) {
        return signal == signal::cycles || signal == signal::reference_cycles;
    }
    /// Returns the largest number that a fused micro-op can add to a signal.
    static constexpr std::uint64_t most_of_op(signal signal) {
        switch (signal) {
        case signal::instructions:
        case signal::fused_uops:
        case signal::heavy_uops:
        case signal::branches:
        case signal::conditional_branches:
        case signal::taken_branches:
            return 1;
        case signal::add_operations:
        case signal::multiply_operations:
        case signal::divide_operations:
        case signal::fused_operations:
            // an upper bound: 16 single-precision elements, and two operations for each element of
            // an FMA
            return 64;
        default:
            return 4;
        }
    }
    static constexpr std::uint64_t positive(std::int8_t times) {
        return times > 0 ? static_cast<std::uint64_t>(times) : 0;
    }
    /// Returns the largest number of clocks that a signal of time adds in a clock of the core: 1,
    /// or the clocks of the time stamp counter, rounded up.
    std::uint64_t clocks_of_clock(unsigned cpu, signal signal) const {
        if (signal == signal::cycles) return 1;
        return (models_[cpu].clocks().reference_percent() + 99) / 100;
    }

    /// Returns the least number of ticks that pass before an awaited overflow; `never`: the sum of
    /// signals cannot grow.
    std::uint64_t ticks_before(unsigned cpu, const awaited_overflow &overflow) const {
        const std::uint64_t of_clock = models_[cpu].clocks().ticks_of_clock();
        std::uint64_t of_ops = 0, of_clocks = 0;
        for (std::size_t i = 0; i < overflow.sum.count; ++i) {
            const signal signal = overflow.sum.terms[i].of;
            const std::uint64_t times = positive(overflow.sum.terms[i].times);
            if (is_time(signal))
                of_clocks += times * clocks_of_clock(cpu, signal);
            else
                of_ops += times * most_of_op(signal);
        }
        const std::uint64_t rate = of_ops * of_clock + of_clocks * timing::ticks_of_op;
        if (rate == 0) return never;
        // The product fits in 64 bits: counters have 48 bits at most, and a clock less than 2^12
        // ticks.
        const std::uint64_t left = std::min(overflow.left, std::uint64_t{1} << 48);
        const std::uint64_t ticks = left * timing::ticks_of_op * of_clock / rate;
        // the timing model keeps fractions of up to two clocks, which the next counting of a CPU
        // may include
        const std::uint64_t saved = of_clocks == 0 ? 0 : 2 * of_clock;
        return ticks - std::min(ticks, saved);
    }

    static std::uint64_t most_of(const signal_sum &sum, const tally &tally) {
        std::uint64_t maximum = 0;
        for (std::size_t i = 0; i < sum.count; ++i)
            maximum += positive(sum.terms[i].times) * tally[sum.terms[i].of];
        return maximum;
    }
    /// Returns the largest number that a conditional branch at the end of a block adds to a sum of
    /// signals where the branch is taken.
    static std::uint64_t most_taken(const signal_sum &sum, const block_facts &facts) {
        if (facts.last_branch != branch_kind::conditional) return 0;
        std::uint64_t maximum = 0;
        for (std::size_t i = 0; i < sum.count; ++i)
            if (sum.terms[i].of == signal::taken_conditional ||
                sum.terms[i].of == signal::taken_branches)
                maximum += positive(sum.terms[i].times);
        return maximum;
    }
    /// Returns the largest number that time and the present tally (counts of signals) of a CPU's
    /// models can add to a sum of signals.
    std::uint64_t most_found(unsigned cpu, const signal_sum &sum) const {
        const cpu_models &models = models_[cpu];
        const std::uint64_t clocks =
            (models.now.ticks - cpus_[cpu].start_ticks) / models.clocks().ticks_of_clock() + 2;
        std::uint64_t maximum = most_of(sum, models.counted);
        for (std::size_t i = 0; i < sum.count; ++i) {
            const signal signal = sum.terms[i].of;
            const std::uint64_t times = positive(sum.terms[i].times);
            if (is_time(signal)) maximum += times * clocks * clocks_of_clock(cpu, signal);
            if (signal == signal::l1d_load_hits) maximum += times * models.counted[signal::loads];
        }
        return maximum;
    }
};

} // namespace msr::sim

// The watch over the periods of events that sample: it lets the machine count a CPU's tally in the
// block of instructions in which a period ends (msr/sim/counters/overflow_watch.hpp). It begins
// when the first event with records is opened; each kind of CPU has a watch of its own, because
// models of different kinds are ahead of each other.
//
// The address of a sample is that of the first instruction of this block.
#pragma once

#include "../models.hpp"
#include "../samples/call_chains.hpp"
#include "event_samples.hpp"

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace msrpp::machine {

class sample_watch : private msr::sim::watched_counters {
public:
    /// Counts the tally of a CPU.
    using count_function = std::function<void(unsigned)>;
    /// Appends the overflows that a CPU awaits.
    using awaited_function =
        std::function<void(unsigned, std::vector<msr::sim::awaited_overflow> &)>;

    /// `cpus`: number of CPUs. The models must outlive the watch.
    sample_watch(models &models, unsigned cpus, count_function count, awaited_function awaited);

    /// Works out again which overflows a CPU awaits. Must be called after each count of the CPU's
    /// tally, and when the events of its thread have changed.
    void look(unsigned cpu) { watches_[kinds_[cpu]]->counted(cpu); }
    void look_at_all() {
        for (unsigned cpu = 0; cpu < kinds_.size(); ++cpu)
            look(cpu);
    }
    /// Returns where a CPU was when the watch last let its tally be counted.
    sample_place place_of(unsigned cpu);
    /// Begins to follow calls and returns, if the watch does not follow them yet.
    void follow_calls();
    /// Returns the callers of an instruction, the innermost first.
    std::vector<std::uint64_t> callers(unsigned cpu, std::size_t lane,
                                       std::uint64_t address) const;
    /// Begins a lane, whose thread has no known callers.
    void begin_lane(std::size_t lane);

private:
    count_function count_;
    awaited_function awaited_;
    sample_place place_{};
    std::vector<std::size_t> kinds_; ///< number of the watch of each CPU
    std::vector<models *> models_of_kinds_;
    std::vector<std::unique_ptr<msr::sim::overflow_watch>> watches_;
    std::vector<std::unique_ptr<call_chains>> chains_; ///< by kind; empty: calls are not followed

    void settle(unsigned cpu) override { count_(cpu); }
    void add_awaited(unsigned cpu, std::vector<msr::sim::awaited_overflow> &destination) override {
        awaited_(cpu, destination);
    }
};

} // namespace msrpp::machine

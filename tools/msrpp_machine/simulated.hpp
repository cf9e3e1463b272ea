// The interface of a simulated processor of any vendor: its registers, counters and interrupts.
#pragma once

#include "../msrpp/family.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/counters/clock_filter.hpp>
#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msr::sim {
template <typename Pmu>
class machine;
struct perfmon_pmu;
class pentium4;
} // namespace msr::sim

namespace msrpp::machine {

/// A counter that is enabled but counts nothing, and the reason.
struct still {
    std::string counter;
    std::string why; ///< reason why the counter counts nothing; a clause
};

/// An event that a simulated counter counts: a sum of signals (kinds of occurrences in the models),
/// and the comparison with a threshold, if one is set.
struct counted_event {
    msr::sim::signal_sum sum{};
    msr::sim::clock_comparison comparison{};
};

class simulated {
public:
    virtual ~simulated() = default;
    virtual unsigned cpus() const = 0;
    virtual msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) = 0;
    virtual msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) = 0;
    /// Counts a tally (counts of signals) of what a program has executed on a CPU, at user level.
    virtual void count(unsigned cpu, const msr::sim::tally &tally) = 0;
    /// Lets clocks of the time stamp counter pass on a CPU, which is halted meanwhile.
    virtual void pass(unsigned /*cpu*/, std::uint64_t /*clocks*/) {}
    /// Counts what a program has executed on a CPU of another kind of core in the same package.
    virtual void count_elsewhere(unsigned /*cpu*/, const msr::sim::tally & /*what*/) {}
    /// Lets clocks pass on a halted CPU of another kind of core in the same package.
    virtual void pass_elsewhere(unsigned /*cpu*/, std::uint64_t /*clocks*/) {}
    /// Sets the receiver of the processor's interrupts.
    virtual void on_interrupt(msr::sim::interrupt_receiver destination) = 0;
    /// Adds the overflows of a CPU's counters that will raise an interrupt, each with its distance.
    virtual void add_awaited(unsigned cpu,
                             std::vector<msr::sim::awaited_overflow> &destination) = 0;
    /// Returns the parts of the models that the counters of a CPU need at present.
    virtual msr::sim::model_parts needed_parts(unsigned /*cpu*/) const {
        return msr::sim::model_parts::all();
    }
    /// Returns the events that the counters of a CPU count at present, in the order of the
    /// counters; empty where the events are unknown.
    virtual std::vector<counted_event> counted_events(unsigned /*cpu*/) const { return {}; }
    /// Returns whether an enabled counter counts, among others, memory accesses that change nothing
    /// in the models.
    virtual bool counts_hits() const { return true; }
    /// Returns whether all CPUs share one register with this address.
    virtual bool is_shared(std::uint32_t /*address*/) const { return false; }
    /// Returns the counters of a CPU that are enabled, but select what the models cannot count.
    virtual std::vector<still> not_simulated(unsigned cpu) = 0;
    /// Returns the library's simulated processor with architectural performance monitoring, for
    /// parts of the machine that work only with such a processor; null for other processors.
    virtual msr::sim::machine<msr::sim::perfmon_pmu> *perfmon() { return nullptr; }
    virtual msr::sim::pentium4 *pentium4() { return nullptr; }
};

/// Returns the parts of the models that the counters of all CPUs need at present.
msr::sim::model_parts needed_parts(const simulated &simulated);

/// Returns the simulated processor that a family describes. Throws a complaint where the processor
/// is not simulated.
std::unique_ptr<simulated> simulated_processor(const family &identity, unsigned cpus);

} // namespace msrpp::machine

// The parts (units) of a simulated processor beside its counters: their registers, and their
// effects. A unit is made where the processor has it, and answers reads and writes of the unit's
// registers.
#pragma once

#include "../models.hpp"
#include "../simulated.hpp"

#include "../../msrpp/family.hpp"

#include <msr/core/failure.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/model_parts.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::machine {

class unit {
public:
    virtual ~unit() = default;
    /// Returns whether a register is the unit's; read() and write() are called only for registers
    /// of the unit.
    virtual bool has(std::uint32_t address) const = 0;
    virtual msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) = 0;
    virtual msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) = 0;
    /// Returns whether all CPUs share the unit's registers.
    virtual bool is_shared() const { return false; }
    /// Returns the parts of the models that the unit's registers need at present, in addition to
    /// parts that the counters need.
    virtual msr::sim::model_parts needed_parts() const { return {}; }
    /// Counts a tally (counts of signals) of what a program has executed on a CPU, at user level.
    virtual void count(unsigned /*cpu*/, const msr::sim::tally & /*what*/) {}
    /// Lets clocks of the time stamp counter pass on a CPU, which is halted meanwhile.
    virtual void pass(unsigned /*cpu*/, std::uint64_t /*clocks*/) {}
    /// Counts a tally of a CPU of another kind of core in the same package, which has other
    /// counters.
    virtual void count_elsewhere(unsigned /*cpu*/, const msr::sim::tally & /*what*/) {}
    /// Lets clocks pass on a halted CPU of another kind of core in the same package.
    virtual void pass_elsewhere(unsigned /*cpu*/, std::uint64_t /*clocks*/) {}
    /// Called when software has written a register of a CPU, whether the register is the unit's or
    /// another part's.
    virtual void written(unsigned /*cpu*/) {}
    /// Sets the receiver of the unit's interrupts.
    virtual void on_interrupt(msr::sim::interrupt_receiver /*to*/) {}
    /// Adds the selections in the unit's registers that enable a counter, but that the models
    /// cannot count.
    virtual void add_not_simulated(unsigned /*cpu*/, std::vector<still> & /*to*/) {}
    /// Sets the whole processor of which the unit is a part.
    virtual void join(simulated & /*whole*/) {}
    /// Adds the limits of the unit: sentences about what the unit simplifies.
    virtual void add_limits(std::vector<std::string> & /*to*/) const {}
};

using units = std::vector<std::unique_ptr<unit>>;

/// Returns the simulated units of a processor beside its counters. The units refer to `models` and
/// `counters`, which must outlive the units. `hertz`: the rate of the time stamp counters.
units units_of(const family &identity, unsigned cpus, models &models, simulated &counters,
               std::uint64_t hertz);

/// Returns a processor that answers for the counters and for the units together.
std::unique_ptr<simulated> joined(std::unique_ptr<simulated> counters, units neighbours);

} // namespace msrpp::machine

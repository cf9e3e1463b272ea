// The units of a simulated processor beside its counters: registers of their own, and their
// effects. A unit is made where the processor has it, and answers reads and writes of its
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
    /// Whether a register is the unit's; read() and write() are asked for no other.
    virtual bool has(std::uint32_t address) const = 0;
    virtual msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) = 0;
    virtual msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) = 0;
    /// Whether all CPUs have its registers together.
    virtual bool is_shared() const { return false; }
    /// The parts of the models behind what its registers count now, beside those of counters.
    virtual msr::sim::model_parts needed_parts() const { return {}; }
    /// A program has done this on a CPU, at user level.
    virtual void count(unsigned /*cpu*/, const msr::sim::tally & /*what*/) {}
    /// Software has written a register of a CPU, of this unit or of another part.
    virtual void written(unsigned /*cpu*/) {}
    /// Sets the receiver of the unit's interrupts.
    virtual void on_interrupt(msr::sim::interrupt_receiver /*to*/) {}
    /// Adds the selections of its registers that the models cannot count.
    virtual void add_not_simulated(unsigned /*cpu*/, std::vector<still> & /*to*/) {}
    /// Makes the unit a part of the whole processor.
    virtual void join(simulated & /*whole*/) {}
    /// Adds the limits of the unit: sentences about what it simplifies.
    virtual void add_limits(std::vector<std::string> & /*to*/) const {}
};

using units = std::vector<std::unique_ptr<unit>>;

/// The units of a family that are simulated. They refer to `models`, which must live as long, and
/// to `counters`.
units units_of(const family &identity, unsigned cpus, models &models, simulated &counters);

/// A processor with its units, as one.
std::unique_ptr<simulated> joined(std::unique_ptr<simulated> counters, units neighbours);

} // namespace msrpp::machine

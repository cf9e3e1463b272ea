// Sources of samples on a simulated processor: handlers of its interrupts, which run in the
// machine, in the program's order, while the CPU stands still.
#pragma once

#include "../../support/complaint.hpp"

#include "../simulated.hpp"
#include "own_memory.hpp"

#include <msr/backend/sample_abi.h>
#include <msr/core/program.hpp>
#include <msr/profile/record.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include <fmt/format.h>

#include <cstdint>
#include <string>

namespace msrpp::machine {

/// The receiver of samples.
class sample_sink {
public:
    virtual ~sample_sink() = default;
    /// The fixed part of the next record, of the thread and CPU of an interrupt. `kind`, `flags`,
    /// `period` and `ip` are to be filled.
    virtual msrpp_sample begin(const msr::sim::interrupt &interrupt) = 0;
    /// A whole record but for its chain; `instruction`: its `ip`.
    virtual void take(msr::profile::record_builder &builder, std::uint64_t instruction) = 0;
    /// Samples of a CPU have had no place.
    virtual void lost(unsigned cpu, std::uint64_t samples) = 0;
};

class sample_source {
public:
    virtual ~sample_source() = default;
    /// Sets the registers of its CPUs up. `memory`: of their models. Throws a complaint where one
    /// is refused.
    virtual void start(simulated &processor, own_memory &memory) = 0;
    /// Whether an interrupt of one of its CPUs is of a sample.
    virtual bool handles(const msr::sim::interrupt &interrupt) const = 0;
    /// Reads the sample, and begins the next period.
    virtual void handle(simulated &processor, const msr::sim::interrupt &interrupt,
                        sample_sink &destination) = 0;
    /// Returns what a period counts, such as `ops`.
    virtual std::string counts() const = 0;
    virtual std::uint64_t period() const = 0;
    virtual unsigned random_bits() const = 0;
    /// The choice that is sampled, as text.
    virtual std::string choice() const = 0;
};

/// Carries a write of a plan out. Throws a complaint where the processor refuses it.
inline void write(simulated &processor, unsigned cpu, const msr::write &subject) {
    std::uint64_t previous = 0;
    if (subject.keep != 0) (void)processor.read(cpu, subject.address, previous);
    if (processor.write(cpu, subject.address, subject.value | (previous & subject.keep)))
        complain(rule_broken, fmt::format("machine: --sampling: the simulated processor refuses "
                                          "{:#x} in register {:#x}",
                                          subject.value, subject.address));
}

} // namespace msrpp::machine

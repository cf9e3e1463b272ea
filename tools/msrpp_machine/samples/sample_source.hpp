// Sources of samples on a simulated processor: handlers of the processor's interrupts, which run in
// the simulating process, in the program's order, while the CPU stands still.
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

/// The receiver of samples that sources take.
class sample_sink {
public:
    virtual ~sample_sink() = default;
    /// Returns the fixed part of a sample's record, with the thread and CPU of an interrupt. The
    /// caller of the function fills `kind`, `flags`, `period` and `ip`.
    virtual msrpp_sample begin(const msr::sim::interrupt &interrupt) = 0;
    /// Takes a record that is complete but for the program's call chain. `instruction`: the
    /// record's `ip`.
    virtual void take(msr::profile::record_builder &builder, std::uint64_t instruction) = 0;
    /// Notes a number of samples of a CPU that were lost, because the buffer of samples was full.
    virtual void lost(unsigned cpu, std::uint64_t samples) = 0;
};

class sample_source {
public:
    virtual ~sample_source() = default;
    /// Sets up the registers by which the source's CPUs take samples. `memory`: memory for the
    /// records of samples. Throws a complaint where a write is refused.
    virtual void start(simulated &processor, own_memory &memory) = 0;
    /// Returns whether an interrupt of one of the source's CPUs announces a sample.
    virtual bool handles(const msr::sim::interrupt &interrupt) const = 0;
    /// Reads the sample that an interrupt announces, and begins the next period.
    virtual void handle(simulated &processor, const msr::sim::interrupt &interrupt,
                        sample_sink &destination) = 0;
    /// Returns what a sampling period counts, such as `ops`.
    virtual std::string counts() const = 0;
    virtual std::uint64_t period() const = 0;
    virtual unsigned random_bits() const = 0;
    /// Returns the choice (event) that is sampled, as text.
    virtual std::string choice() const = 0;
};

/// Carries out a register write that the library has planned. Throws a complaint where the
/// processor refuses the write.
inline void write(simulated &processor, unsigned cpu, const msr::write &subject) {
    std::uint64_t previous = 0;
    if (subject.keep != 0) (void)processor.read(cpu, subject.address, previous);
    if (processor.write(cpu, subject.address, subject.value | (previous & subject.keep)))
        complain(rule_broken, fmt::format("machine: --sampling: the simulated processor refuses "
                                          "{:#x} in register {:#x}",
                                          subject.value, subject.address));
}

} // namespace msrpp::machine

// Interrupts of simulated CPUs as programs read them: a pipe for each CPU, in the CPU's folder of
// registers, with a line for each interrupt:
//
//   CLOCKS CAUSE ADDRESS COUNTERS LOST
//
// CLOCKS is the time stamp counter; CAUSE is counters, op, fetch, pebs or bts; ADDRESS is that of
// the instruction that the program executes next; COUNTERS has a bit for each counter that
// overflowed; LOST is the number of earlier interrupts whose lines were lost, because the pipe was
// full. Numbers are decimal, but for ADDRESS and COUNTERS: 0x.
#pragma once

#include <msr/sim/registers/interrupt.hpp>

#include "../support/descriptor.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The name of a CPU's pipe in the CPU's folder.
inline constexpr const char *interrupts_name = "interrupts";

/// Returns the line about an interrupt for programs. `clocks`: time stamp counter at the interrupt.
/// `lost`: earlier interrupts without a line.
std::string line_of(const msr::sim::interrupt &interrupt, std::uint64_t clocks, std::uint64_t lost);

/// Returns the machine's end of a CPU's pipe in the folder `place`, which must be mounted. Throws
/// std::runtime_error where the pipe does not exist.
descriptor interrupts_of(const std::string &place, unsigned cpu);

/// The machine's ends of the pipes of interrupts, in each folder that shows the registers. Lines
/// that no program reads stay in the pipe, until the pipe is full.
class interrupt_streams {
public:
    explicit interrupt_streams(unsigned cpus) : cpus_{cpus} {}

    /// Adds a CPU's pipe. `folder`: the number of the folder with the pipe.
    void add(int folder, unsigned cpu, descriptor pipe);
    void remove(int folder) { folders_.erase(folder); }
    /// Returns whether a program can read the interrupts of a CPU, and has read all of them.
    bool are_read(unsigned cpu) const;
    /// Writes an interrupt's line to the pipes of the CPU; does nothing where no folder has a pipe
    /// for the CPU.
    void tell(const msr::sim::interrupt &interrupt, std::uint64_t clocks);

private:
    struct pipe_end {
        descriptor file;
        /// Number of interrupts since the last line that was written to the pipe.
        std::uint64_t lost{};
    };
    unsigned cpus_;
    /// The pipes of each folder, by the folder's number, then by CPU.
    std::map<int, std::vector<pipe_end>> folders_;
};

} // namespace msrpp::machine

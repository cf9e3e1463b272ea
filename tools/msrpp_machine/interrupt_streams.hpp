// Interrupts of simulated CPUs as programs read them: a pipe for each CPU, in the folder of its
// registers, with a line for each interrupt:
//
//   CLOCKS CAUSE ADDRESS COUNTERS LOST
//
// the time stamp counter; counters, op, fetch, pebs or bts; the address of the instruction that the
// program executes next; the counters that overflowed, a bit for each; and how many interrupts had
// no place in the pipe before this one. Numbers are decimal, but for address and counters: 0x.
#pragma once

#include <msr/sim/registers/interrupt.hpp>

#include "../support/descriptor.hpp"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The name of a CPU's pipe in its folder.
inline constexpr const char *interrupts_name = "interrupts";

/// Returns the line about an interrupt for programs. `clocks`: of the time stamp counter.
std::string line_of(const msr::sim::interrupt &interrupt, std::uint64_t clocks, std::uint64_t lost);

/// The machine's end of a CPU's pipe in the folders 0, 1 and so on of `place`, which has been
/// mounted. Throws std::runtime_error where there is none.
descriptor interrupts_of(const std::string &place, unsigned cpu);

/// The machine's ends of the pipes of interrupts, in each folder that shows the registers. Lines
/// that no program reads stay in the pipe, as far as it has room.
class interrupt_streams {
public:
    explicit interrupt_streams(unsigned cpus) : cpus_{cpus} {}

    /// A CPU's pipe in a folder, by a number that is the folder's.
    void add(int folder, unsigned cpu, descriptor pipe);
    void remove(int folder) { folders_.erase(folder); }
    /// Whether a program can read the interrupts of a CPU, and has read them all.
    bool are_read(unsigned cpu) const;
    /// Does nothing where there is no pipe.
    void tell(const msr::sim::interrupt &interrupt, std::uint64_t clocks);

private:
    struct pipe_end {
        descriptor file;
        std::uint64_t lost{}; ///< interrupts since the last that had a place
    };
    unsigned cpus_;
    std::map<int, std::vector<pipe_end>> folders_; ///< by folder, then by CPU
};

} // namespace msrpp::machine

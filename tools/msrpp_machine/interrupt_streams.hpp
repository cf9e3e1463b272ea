// Interrupts of simulated CPUs as programs read them: a pipe for each CPU, in the folder of its
// registers, with a line for each interrupt:
//
//   CLOCKS CAUSE ADDRESS COUNTERS LOST
//
// the time stamp counter; counters, op, fetch, pebs or bts; the address of the instruction that the
// program executes next; the counters that overflowed, a bit for each; and how many interrupts had
// no place in the pipe before this one. Numbers are decimal, but for address and counters: 0x.
#pragma once

#include <msr/sim/interrupt.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The name of a CPU's pipe in its folder.
inline constexpr const char *interrupts_name = "interrupts";

/// What a program reads of an interrupt. `clocks`: of the time stamp counter.
std::string line_of(const msr::sim::interrupt &what, std::uint64_t clocks, std::uint64_t lost);

/// The machine's ends of the pipes. What nobody reads stays there, up to what a pipe holds.
class interrupt_streams {
public:
    explicit interrupt_streams(unsigned cpus) : pipes_(cpus) {}
    interrupt_streams(const interrupt_streams &) = delete;
    interrupt_streams &operator=(const interrupt_streams &) = delete;
    ~interrupt_streams();

    /// The pipes are those in the folders 0, 1 and so on of `place`, which has been mounted. Throws
    /// std::runtime_error where there is none.
    void open(const std::string &place);
    /// Whether somebody can read of a CPU's interrupts, and has read of all.
    bool are_read(unsigned cpu) const;
    /// Does nothing before open().
    void tell(const msr::sim::interrupt &what, std::uint64_t clocks);

private:
    struct pipe_end {
        int file = -1;
        std::uint64_t lost{}; ///< interrupts since the last that had a place
    };
    std::vector<pipe_end> pipes_;
};

} // namespace msrpp::machine

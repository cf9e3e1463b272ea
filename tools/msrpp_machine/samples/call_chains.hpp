// The callers of the code that a thread executes: found by the calls and returns that the program
// executes on the simulated machine, not by frame pointers. A chain is therefore right in code
// without frame pointers, and at each instruction.
//
// Limits: a thread's chain begins where the thread begins; a coroutine that goes on with another
// stack has the callers of the coroutine before.
#pragma once

#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::machine {

class call_chains : public msr::sim::sampling {
public:
    explicit call_chains(std::size_t lanes) : lanes_(lanes) {}

    /// Begins to follow calls and returns on all CPUs. Must be called after samplers::add().
    void watch(unsigned cpus) {
        for (unsigned cpu = 0; cpu < cpus; ++cpu)
            want(cpu, true);
    }
    msr::sim::hits_needed needs_hits() const override { return msr::sim::hits_needed::none; }
    void branch(msr::sim::running running_code, const msr::sim::block_facts &facts, bool is_taken,
                std::uint64_t next, bool is_wrong) override;

    /// Returns the return addresses of an instruction's callers, the innermost first, at most
    /// `most`. Where the block of code that ended last holds the instruction, the callers are those
    /// within that block.
    std::vector<std::uint64_t> of(std::size_t lane, std::uint64_t instruction,
                                  std::size_t maximum) const;

    /// Begins a lane (buffer of a thread). `callers`: the callers of the thread that has forked the
    /// lane's thread.
    void begin(std::size_t lane, std::vector<std::uint64_t> callers) {
        lanes_[lane] = {.callers = std::move(callers), .last = {}};
    }
    /// Returns the return addresses of the callers of the thread of a lane (buffer), the outermost
    /// first.
    const std::vector<std::uint64_t> &callers(std::size_t lane) const {
        return lanes_[lane].callers;
    }

private:
    /// Largest depth of a chain of callers, at which an endless recursion is cut.
    static constexpr std::size_t deepest = 65536;

    /// The block of code that ended last with a call or a return.
    struct block_end {
        std::uint64_t begin{};
        std::uint64_t end{};
        bool is_call{};
        /// Return addresses that remain after the block's return, the outermost first.
        std::vector<std::uint64_t> returned;
    };
    struct thread {
        /// The return addresses of the callers of the thread of a lane (buffer), the outermost
        /// first.
        std::vector<std::uint64_t> callers;
        block_end last;
    };
    std::vector<thread> lanes_;
};

} // namespace msrpp::machine

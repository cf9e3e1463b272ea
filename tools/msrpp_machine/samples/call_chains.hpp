// The callers of the code that executes, by thread: from the calls and returns that the machine
// plays, not from frame pointers. So a chain is right in code that has none, and at each
// instruction.
//
// Limits: a thread's chain begins where the thread does; a coroutine that goes on with another
// stack has the callers of the one before.
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

    /// Begins to look at all CPUs. Call it after samplers::add().
    void watch(unsigned cpus) {
        for (unsigned cpu = 0; cpu < cpus; ++cpu)
            want(cpu, true);
    }
    msr::sim::hits_needed needs_hits() const override { return msr::sim::hits_needed::none; }
    void branch(msr::sim::running running_code, const msr::sim::block_facts &facts, bool is_taken,
                std::uint64_t next, bool is_wrong) override;

    /// Return addresses of an instruction's callers, the innermost first, at most so many. Where
    /// the block that has ended last holds it, as they were within that block.
    std::vector<std::uint64_t> of(std::size_t lane, std::uint64_t instruction,
                                  std::size_t maximum) const;

    /// A thread begins to write a lane, with the callers of another, which forked it.
    void begin(std::size_t lane, std::vector<std::uint64_t> callers) {
        lanes_[lane] = {.callers = std::move(callers), .last = {}};
    }
    /// Returns the return addresses of a lane, the outermost first.
    const std::vector<std::uint64_t> &callers(std::size_t lane) const {
        return lanes_[lane].callers;
    }

private:
    static constexpr std::size_t deepest = 65536; ///< endless recursion ends somewhere

    /// The block that ended last with a call or a return.
    struct block_end {
        std::uint64_t begin{};
        std::uint64_t end{};
        bool is_call{};
        std::vector<std::uint64_t> returned; ///< from, the outermost first
    };
    struct thread {
        std::vector<std::uint64_t> callers; ///< the outermost first
        block_end last;
    };
    std::vector<thread> lanes_;
};

} // namespace msrpp::machine

// The counts of the choices (events) of -e on a simulated machine that several programs share: a
// program's CPUs are counted while the program runs. The machine refuses registers that the -e of
// one program uses to all other programs.
#pragma once

#include "../arguments.hpp"
#include "../built_machine.hpp"
#include "../counting.hpp"
#include "../mixed.hpp"
#include "../planned.hpp"
#include "member.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace msrpp::machine {

class shared_counting {
public:
    /// Tries on a machine of this process whether the choices (events) are counted. Throws a
    /// complaint where the machine does not count the choices. `cpus`: the CPUs that are counted;
    /// empty: all.
    shared_counting(const kinds_of_cpus &kinds_of_cpus, const arguments &arguments,
                    std::vector<unsigned> cpus);
    ~shared_counting();

    /// Sets the counters up, and starts them. Throws a complaint where another program has claimed
    /// a counter.
    void begin(member &member);
    /// Reads and stops the counters. The shared machine must still run.
    void end();
    /// Prints the counts that end() has read.
    void print(const arguments &arguments) const;

private:
    class remote;
    kinds_of_cpus kinds_of_cpus_;
    planned plans_;
    std::vector<unsigned> cpus_;
    built_machine like_; ///< local machine with the same processors as the shared machine
    std::unique_ptr<remote> processor_;
    std::optional<counting> counts_;
    std::vector<std::uint64_t> counted_;

    void claim(member &member);
};

} // namespace msrpp::machine

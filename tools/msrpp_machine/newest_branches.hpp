// Prints the newest branches of a program, which the branch records of the simulated processor hold
// when the program has ended.
#pragma once

#include "../msrpp/family.hpp"
#include "../support/output.hpp"

#include "simulated.hpp"

#include <msr/branches/record_plan.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstdint>
#include <string>

namespace msrpp::machine {

class newest_branches {
public:
    /// Lets all CPUs of a processor record branches. `text`: the choice of branches, as --branches
    /// takes it. Throws a complaint where the text is no choice, or where the processor cannot
    /// record the chosen branches.
    newest_branches(simulated &processor, const family &identity, const std::string &text);

    /// Freezes the branch records, and prints them in a format, CPU by CPU, the newest first.
    void print(output &output, const std::string &format);

private:
    simulated &on_;
    const family &identity_;
    msr::lbr::record_plan plan_{};

    void write(unsigned cpu, msr::sequence<msr::write> phase);
    std::uint64_t read(unsigned cpu, std::uint32_t address);
};

} // namespace msrpp::machine

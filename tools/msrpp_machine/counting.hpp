// Counting a whole program by a plan: set up before, read after.
#pragma once

#include "../msrpp/family.hpp"
#include "../msrpp/output.hpp"

#include "simulated.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A plan on all CPUs of a simulated processor.
class counting {
public:
    /// Sets the plan up, and starts it. Throws a complaint where a register refuses, or where the
    /// models do not have what is to be counted.
    counting(simulated &on, const family_plan &plan);

    /// Stops, and adds up what all CPUs have counted, for each choice.
    std::vector<std::uint64_t> stop();

private:
    simulated &on_;
    const family_plan &plan_;
    std::vector<std::vector<std::uint64_t>> before_; ///< by CPU and readout

    [[noreturn]] void refuse(const still &one) const;
    void write(unsigned cpu, const std::vector<named_family_write> &phase);
    std::uint64_t read(unsigned cpu, std::uint32_t address);
};

/// Prints counts as a table, as CSV (`choice,count`) or as JSON.
void print_counts(output &to, const std::string &format, const family &of,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const std::vector<std::string> &limits);

} // namespace msrpp::machine

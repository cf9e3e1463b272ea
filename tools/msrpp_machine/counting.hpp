// Counting a whole program by a plan: set up before, read after.
#pragma once

#include "../msrpp/family.hpp"
#include "../support/output.hpp"

#include "simulated.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Plans of the same choices on the CPUs of a simulated processor.
class counting {
public:
    /// Sets a plan up on each CPU, the last one also on the rest, and starts it. Throws a complaint
    /// where a register refuses, or where the models do not have what is to be counted.
    /// `cpus`: those on which they count; none: all.
    counting(simulated &processor, std::vector<const family_plan *> plans,
             std::vector<unsigned> cpus = {});
    /// Counts the same plan on all CPUs.
    counting(simulated &processor, const family_plan &plan)
        : counting{processor, std::vector{&plan}} {}

    /// Returns the counts of the CPUs until now, for each choice. Counting goes on; shares of slots
    /// begin anew, for they are known to the 255th part of the slots since their begin.
    std::vector<std::uint64_t> read();
    /// Stops, and returns the counts of the CPUs, for each choice.
    std::vector<std::uint64_t> stop();

private:
    simulated &on_;
    std::vector<unsigned> cpus_;
    std::vector<const family_plan *> plans_;         ///< by CPU
    std::vector<std::vector<std::uint64_t>> before_; ///< by place in cpus_, and readout
    std::vector<std::vector<std::uint64_t>> sums_;   ///< what was counted until `before_`

    const family_plan &plan_of(unsigned cpu) const {
        return *plans_[cpu < plans_.size() ? cpu : plans_.size() - 1];
    }
    /// Whether a CPU of the same kind has a smaller number.
    bool has_counted_before(unsigned cpu) const;
    [[noreturn]] static void refuse(const still &still, const family_plan &plan);
    /// Returns the counts of the CPUs until now, and sets `before_` to now.
    std::vector<std::uint64_t> counted();
    /// Throws a complaint where another kind of core has a plan with meters.
    void refuse_mixed_meters(const family_plan &plan) const;
    /// Throws a complaint where a counter that does not wrap is near its top.
    void refuse_saturated(unsigned cpu, const msr::readout &counter);
    /// Remembers where the counters of a CPU stand.
    void begin_at(std::size_t place);
    void write(unsigned cpu, const std::vector<named_family_write> &phase);
    static bool is_share_of_others(const still &still, const family_plan &plan);
    std::uint64_t read(unsigned cpu, std::uint32_t address);
    /// Returns the value of a meter that has moved by so much, or holds it.
    std::uint64_t value_of(unsigned cpu, const msr::readout &meter, std::uint64_t content);
    /// Whether the CPU at a place stands for the unit that a meter measures.
    bool is_of_first_cpu(std::size_t place, const msr::readout &meter) const;
    /// Returns the value of a readout: that of its counter, or its share of what another counter
    /// holds.
    std::uint64_t read(unsigned cpu, const msr::readout &readout);
};

/// The counts of choices at a time since the program began.
struct counts_at {
    std::uint64_t clocks{}; ///< of the time stamp counter
    std::vector<std::uint64_t> counts;
};

/// Throws a complaint where counts cannot be written to a file; empty: standard output. Called
/// before anything runs.
void expect_place_for_counts(const std::string &file);
/// Writes what was printed, and empties it or leaves it. Throws a complaint.
void write_counts(const std::string &file, output &text);

/// The limits of the models, such as `caches: true LRU`. A table has them in full or their subjects
/// on one line; JSON has them in full.
struct told_limits {
    const std::vector<std::string> &all;
    bool in_full{};
};

/// Prints counts as a table, as CSV (`choice,count`) or as JSON; with `times` also what was counted
/// from one to the next, the CSV that alone (`clocks,choice,count`).
void print_counts(output &output, const std::string &format, const family &identity,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const told_limits &limits, const std::vector<counts_at> &times = {});

} // namespace msrpp::machine

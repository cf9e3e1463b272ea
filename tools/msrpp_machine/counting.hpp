// Counts events of a whole program by a plan (events and their registers): registers are set up
// before the program starts, and read after its end.
#pragma once

#include "../msrpp/family.hpp"
#include "../support/output.hpp"

#include "simulated.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::machine {

/// Plans (events and their registers) that count the same events on all CPUs of a simulated
/// processor.
class counting {
public:
    /// Sets up the registers of plan I on CPU I, and the last plan also on all further CPUs, and
    /// starts counting. Throws a complaint where a register refuses a write, or where the models do
    /// not simulate what an event counts. `cpus`: the CPUs on which the plans count; empty: all.
    counting(simulated &processor, std::vector<const family_plan *> plans,
             std::vector<unsigned> cpus = {});
    /// Counts the events of a single plan on all CPUs.
    counting(simulated &processor, const family_plan &plan)
        : counting{processor, std::vector{&plan}} {}

    /// Returns whether a plan has meters.
    bool has_meters() const;
    /// Returns whether a plan has a meter of a value of the moment, such as a voltage.
    bool has_instants() const;

    /// Returns the counts of each choice (event), summed over the CPUs, since the start. Counting
    /// goes on. Shares of slots (TMA) begin anew with each call, because the register of shares
    /// gives a share only to a 255th part of all slots since the begin.
    std::vector<std::uint64_t> read();
    /// Stops counting. Returns the counts of each choice (event) since the start, summed over the
    /// CPUs. Throws a complaint where an energy is below a unit of its register.
    std::vector<std::uint64_t> stop();

private:
    simulated &on_;
    std::vector<unsigned> cpus_;
    /// The plan (events and registers) of each CPU, by CPU.
    std::vector<const family_plan *> plans_;
    /// Content of each read counter when counting last began, by index of the CPU in cpus_.
    std::vector<std::vector<std::uint64_t>> before_;
    /// Counts of each choice (event) from the start of counting up to the contents in `before_`.
    std::vector<std::vector<std::uint64_t>> sums_;

    const family_plan &plan_of(unsigned cpu) const {
        return *plans_[cpu < plans_.size() ? cpu : plans_.size() - 1];
    }
    /// Returns whether a CPU with the kind of core of `cpu` and a smaller number is counted.
    bool has_counted_before(unsigned cpu) const;
    [[noreturn]] static void refuse(const still &still, const family_plan &plan);
    /// Returns the counts of the CPUs since `before_` was set, and sets `before_` to the present
    /// contents.
    std::vector<std::uint64_t> counted();
    /// Throws a complaint where a plan has a meter whose register no model moves.
    static void refuse_constant_meters(const family_plan &plan);
    /// Lets IRPERF count on a CPU whose plan has that meter, as Linux does when it starts.
    void enable_irperf(unsigned cpu, const family_plan &plan);
    /// Throws a complaint where a counter that saturates (does not wrap) is near its largest value.
    void refuse_saturated(unsigned cpu, const msr::readout &counter);
    /// Sets `before_` to the present contents of the counters of a CPU. `place`: the CPU's index in
    /// cpus_.
    void begin_at(std::size_t place);
    void write(unsigned cpu, const std::vector<named_family_write> &phase);
    static bool is_share_of_others(const still &still, const family_plan &plan);
    std::uint64_t read(unsigned cpu, std::uint32_t address);
    /// Returns the value of a meter: the change of its register since the start, which is
    /// `content`, or the register's present value where a meter shows a state, as a temperature
    /// does.
    std::uint64_t value_of(unsigned cpu, const msr::readout &meter, std::uint64_t content);
    /// Throws a complaint where an energy is below a unit of its register, and would be counted as
    /// 0.
    void refuse_small_energies(const std::vector<std::uint64_t> &counts);
    /// Throws a complaint where a meter shows a present state, and its register says that there is
    /// no value.
    void refuse_empty(unsigned cpu, const msr::readout &meter);
    /// Returns whether a CPU is the one on which the unit (core, package) of a meter is measured.
    /// `place`: the CPU's index in cpus_.
    bool is_of_first_cpu(std::size_t place, const msr::readout &meter) const;
    /// Returns the value of a readout (a counter that is read) on a CPU: the content of its
    /// counter, or a share of the slots that another counter holds.
    std::uint64_t read(unsigned cpu, const msr::readout &readout);
};

/// The counts of choices (events) from the program's start to a point in time.
struct counts_at {
    std::uint64_t clocks{}; ///< clocks of the time stamp counter since the program's start
    std::vector<std::uint64_t> counts;
};

/// Throws a complaint where the file for counts cannot be written; empty: standard output. Called
/// before a program runs, so that no counts are lost.
void expect_place_for_counts(const std::string &file);
/// Writes printed counts to a file, and empties `text`; counts for standard output stay in `text`.
/// Throws a complaint where writing fails.
void write_counts(const std::string &file, output &text);

/// The limits of the models, such as `caches: true LRU`, for a report. A table of counts has the
/// limits in full or only their subjects on one line; JSON has the limits in full.
struct limits_format {
    const std::vector<std::string> &all;
    bool in_full{};
};

/// Prints counts as a table, as CSV (`choice,count`) or as JSON. With `times`, table and JSON have
/// also what was counted from each time to the next, and CSV only that (`clocks,choice,count`).
void print_counts(output &output, const std::string &format, const family &identity,
                  const std::vector<std::string> &choices, const std::vector<std::uint64_t> &counts,
                  const limits_format &limits, const std::vector<counts_at> &times = {});

} // namespace msrpp::machine

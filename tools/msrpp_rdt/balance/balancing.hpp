// Runs programs side by side, divides the ways of the last-level cache among the programs by a
// plan, and plans again when the programs change.
#pragma once

#include "../processor.hpp"
#include "../watch/stopping.hpp"
#include "phases.hpp"
#include "planning.hpp"
#include "programs.hpp"

#include <msr/cache/partition.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// Checked arguments of `msrpp rdt balance`.
struct balance_line {
    std::string backend = "auto", policy = "optimal", objective = "stp", model = "none", cpus,
                format = "table", write_curves, snapshot, ways;
    std::vector<std::string> curves;
    double interval = 0.5, time = 0, tolerance = 0.05, max_mbps = 0, time_limit = 0;
    /// Number of intervals after the last plan after which the command ends; 0: no limit.
    unsigned looks = 0;
    /// Number of the important program on the command line, from 1 on; 0: a plan is made for all
    /// programs.
    unsigned important = 0;
    bool keep = false, all_ways = false, quiet = false, clustered = false;
    std::vector<std::vector<std::string>> programs;
};

/// Sums of a program's counts since the last plan, or since the program began.
class program_sums {
public:
    void add(const watched_row &row);
    bool is_empty() const { return instructions_ == 0; }
    double instructions() const { return instructions_; }
    double seconds() const { return seconds_; }
    /// Occupancy of the cache at the end of the last interval.
    const amount &occupancy() const { return occupancy_; }
    amount ipc() const;
    amount misses_per_thousand() const;
    amount traffic() const; ///< traffic to memory in bytes per second

private:
    double instructions_{}, clocks_{}, misses_{}, bytes_{}, seconds_{};
    const char *why_no_misses_ = nullptr, *why_no_traffic_ = nullptr;
    amount occupancy_{};
};

/// Divides the cache among programs until they have ended, the time is over or a signal comes.
class balancing {
public:
    balancing(const balance_line &options, const msr::partition::request &request,
              processor &machine, side_programs &side_programs);

    void work();
    void print() const;

private:
    const balance_line &options_;
    msr::partition::request request_;
    processor &machine_;
    side_programs &side_programs_;
    stopping stop_;
    std::optional<msr::partition::curves> curves_;
    std::vector<program_sums> whole_, planned_;
    std::vector<phase_watch> phases_;
    unsigned looks_ = 0; ///< number of intervals since the last plan

    /// Waits for an interval, and adds its counts. Returns how the wait ended; `time_is_over` also
    /// after the last interval.
    waited wait_for_interval(std::vector<watched_row> &rows);
    void serve_all();
    void serve_the_important();
    void share_one_mask();
    void plan_anew(const std::string &reason);
    bool curves_are_there(const std::vector<std::size_t> &running);
    void share(const division &division, const std::vector<double> &slowdowns,
               const std::vector<std::size_t> &running);
    void give_the_important(unsigned ways);
    void forget();
    bool phase_changed(const std::vector<watched_row> &rows);
    void tell(const std::string &line) const;
    const program_sums &sums_of(std::size_t program) const;
};

} // namespace msrpp::rdt_tool

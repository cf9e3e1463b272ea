// Programs side by side get ways by a plan, and by another when they change.
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

/// The arguments of `balance`, checked.
struct balance_line {
    std::string backend = "auto", policy = "optimal", objective = "stp", model = "none", cpus,
                format = "table", write_curves, snapshot, ways;
    std::vector<std::string> curves;
    double interval = 0.5, time = 0, tolerance = 0.05, max_mbps = 0, time_limit = 0;
    unsigned looks = 0;     ///< behind the last plan; 0: no end
    unsigned important = 0; ///< a program's number; 0: a plan for all
    bool keep = false, all_ways = false, quiet = false, clustered = false;
    std::vector<std::vector<std::string>> programs;
};

/// Sums of what a program did since the last plan, or since it began.
class program_sums {
public:
    void add(const watched_row &row);
    bool is_empty() const { return instructions_ == 0; }
    double instructions() const { return instructions_; }
    double seconds() const { return seconds_; }
    const amount &occupancy() const { return occupancy_; } ///< at the last row
    amount ipc() const;
    amount misses_per_thousand() const;
    amount traffic() const; ///< bytes a second

private:
    double instructions_{}, clocks_{}, misses_{}, bytes_{}, seconds_{};
    const char *why_no_misses_ = nullptr, *why_no_traffic_ = nullptr;
    amount occupancy_{};
};

/// Serves programs until they have ended, the time is over or a signal comes.
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
    unsigned looks_ = 0; ///< since the last plan

    /// Adds what was done in an interval. `time_is_over` also after the last look.
    waited look(std::vector<watched_row> &rows);
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
    const program_sums &told(std::size_t program) const;
};

} // namespace msrpp::rdt_tool

// The open events of Linux's perf that count groups of requested events.
#pragma once

#include "../carrier.hpp"
#include "../plain_program.hpp"
#include "../shared_units.hpp"
#include "kind_clock.hpp"
#include "perf_parts.hpp"

#include <msr/backend/perf.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <deque>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The open events of groups on a kind of core: for a process and all processes that it will start,
/// for threads, or for CPUs. Events of units that CPUs share are opened on one CPU for each unit.
class opened_groups {
public:
    /// `threads`: the threads to count; for a program, its process. Throws a complaint with the
    /// event that perf refuses.
    opened_groups(const work &work, const std::vector<pid_t> &threads, plans groups,
                  const std::string &pmu, const counted_units &units);

    /// Returns whether a thread that was to be counted has ended before all of its events were
    /// open.
    bool has_lost_thread() const { return has_lost_thread_; }

    /// Starts the counters; counters of a program start when the program executes.
    void start();
    /// Stops the counters, so that the counts of CPUs and their sum are of the same moment.
    void stop();

    /// Returns the counts of each requested event since the start.
    std::vector<reading> read();

    /// Returns the counts of each CPU on which all that runs is counted.
    std::vector<cpu_readings> read_cpus();

private:
    /// Events that were opened together for a PMU and a CPU.
    struct loaded_part {
        msr::perf *by{};
        unsigned cpu{};
        msr::program_handle loaded{};
        /// Opened counters, by their positions in the plan.
        std::vector<std::size_t> readouts{};
    };

    struct opened {
        explicit opened(const family_plan &family_plan) : group{family_plan}, writes{family_plan} {}

        const family_plan &group;
        plain_program writes;
        std::vector<loaded_part> parts{};
    };

    void open(opened &destination, msr::perf &perf, const opened_on_cpu &cpu);
    std::vector<reading> read_part(const opened &opened, const loaded_part &part);
    void add(reading &destination, const reading &addition) const;

    subject::kind counted_;
    bool is_of_kind_; ///< the events count on CPUs of a single kind of core of several
    std::deque<msr::perf> counters_; ///< counters of each thread, or a single element for all CPUs
    msr::perf of_units_;
    // A deque does not move its elements, to which other objects refer.
    std::deque<opened> each_;
    bool has_lost_thread_{};
};

/// The open events of groups on all kinds of cores. Events of a kind count only on the kind's CPUs,
/// so that the count of a requested event is a sum over the kinds, and its running time is the time
/// in which an event of any kind ran. Where only one of several kinds is counted, or where each
/// kind has requested events of its own, the enabled time of a requested event is the time that the
/// program, or the threads, run on CPUs of the kind.
class opened_kinds {
public:
    opened_kinds(const work &work, const std::vector<pid_t> &threads, plans groups);

    bool has_lost_thread() const;
    void start();
    void stop();
    std::vector<reading> read();
    std::vector<cpu_readings> read_cpus();

private:
    std::vector<reading> read_kind(std::size_t kind);

    shared_units units_;
    bool are_whole_;
    bool are_apart_; ///< counts are listed kind after kind; false: counts of the kinds are added up
    std::deque<opened_groups> each_;
    /// Clocks of the time on each kind of core, where the enabled time is the time on the kind;
    /// otherwise empty.
    std::deque<kind_clock> clocks_;
    std::vector<std::size_t> sizes_; ///< number of requested events of each kind of core
};

} // namespace msrpp::run

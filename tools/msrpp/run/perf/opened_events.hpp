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

/// The groups' events of a kind of core: opened for a process and all processes that it will start,
/// for threads, or on CPUs. Events of units that CPUs share are opened on the CPUs that stand for
/// the units.
class opened_groups {
public:
    /// `threads`: the threads to count; for a program, its process. Throws a complaint with the
    /// event that perf refuses.
    opened_groups(const work &work, const std::vector<pid_t> &threads, plans groups,
                  const std::string &pmu, const counted_units &units);

    /// Returns whether a thread that was to be counted has ended, so that not all events are open.
    bool has_lost_thread() const { return has_lost_thread_; }

    /// Starts the counters; counters of a program start when the program executes.
    void start();
    /// Stops the counters, so that counts of CPUs and their sum are of the same time.
    void stop();

    /// Returns the counts of each requested event since the start.
    std::vector<reading> read();

    /// Returns the counts of each CPU that is counted as a whole.
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
    // Elements stay in place in a deque, because other objects refer to them.
    std::deque<opened> each_;
    bool has_lost_thread_{};
};

/// The groups' events of every kind of core. Events of a kind count only on the kind's CPUs, so
/// that the count of a requested event is the sum over kinds, counted for as long as any of its
/// events. Where a single kind of several is counted, or each kind has requested events of its own,
/// a requested event should be counted for as long as the program, or the threads, run on CPUs of
/// the kind.
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
    bool are_apart_; ///< counts of each kind of core stand behind those of the previous kind
    std::deque<opened_groups> each_;
    /// Clocks of the time on each kind of core, where only the time on the kind should be counted.
    std::deque<kind_clock> clocks_;
    std::vector<std::size_t> sizes_; ///< number of requested events of each kind of core
};

} // namespace msrpp::run

// Results of runs of a program, and their report.
#pragma once

#include "../carrier.hpp"
#include "series.hpp"
#include "statistics.hpp"

#include "../../../support/output.hpp"
#include "../../choices/metrics.hpp"

#include <msr/metric/constants.hpp>

#include <cstddef>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The counts of a requested event in each run.
struct counted_choice {
    std::string text;
    std::vector<reading> runs;
};

/// The counts of requested events in a thread.
struct counted_thread {
    pid_t process{};
    pid_t thread{};
    std::string name;
    std::vector<counted_choice> choices;
};

/// The counts of requested events on a CPU: counts of a unit that several CPUs share are stored
/// with the CPU that stands for the unit.
struct counted_cpu {
    unsigned cpu{};
    /// kind of core, by the name of its processor; empty: all CPUs are of one kind
    std::string kind;
    std::vector<counted_choice> choices;
};

/// The results of all runs and all requested events.
struct results {
    std::string backend; ///< backend: `perf`, `dev`, `shim` or `machine:CPU`
    const family *of{};
    /// The processors of the kinds of cores; empty: all cores are of one kind, `of`.
    std::vector<const family *> kinds{};
    bool simulated{};
    int status{}; ///< exit status of the program
    int signal{}; ///< signal that ended the program, or 0; of several runs, the last such signal
    bool was_counted = true; ///< false: the program could not be started
    std::size_t passes{}; ///< number of program runs in which all requested events are counted once
    std::vector<counted_choice> choices;
    std::vector<chosen_metric> metrics;
    msr::known_constants constants{}; ///< constants of the machine, for metrics
    /// A time series for each requested event, where intervals were requested.
    std::vector<series> intervals{};
    std::vector<counted_thread> threads{}; ///< counts of threads, where requested
    std::vector<counted_cpu> cpus{};       ///< counts of CPUs, where requested
};

/// Returns a count, extended to the whole time where the event was counted for a part of the time.
double whole(const reading &reading);

/// Returns the counts of a requested event in each run, extended to the whole time; runs in which
/// the event never had a counter are left out.
std::vector<double> values_of(const counted_choice &choice);

/// Values of a metric in each run, and over all runs.
struct metric_values {
    std::vector<double> of_runs; ///< values of the metric in the runs that give a value
    /// a count was extended to the whole time, so that the values are estimates
    bool are_estimated{};
    std::string why{}; ///< why a run has no value of the metric
};
metric_values values_of(const results &results, const chosen_metric &metric);

/// Returns a value as text: without decimals where the value is whole, otherwise with two.
std::string number_text(double value);

/// Prints results in a format: table, csv or json.
void print(output &output, const std::string &format, const results &results);

} // namespace msrpp::run

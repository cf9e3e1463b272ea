// The command line of `msrpp run` and its arguments.
#pragma once

#include "subjects/subject.hpp"

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// The arguments of `msrpp run`.
struct line {
    target_options common;            ///< values of --cpu, --model, --ht, --events
    std::vector<std::string> choices; ///< events to count, metrics as `metric:NAME` among them
    /// names of sets of metrics that are counted, in addition to `choices`
    std::vector<std::string> sets;
    /// the usual metrics of the processor are counted, in addition to `choices`
    bool summary = false;
    std::string backend = "auto"; ///< backend: auto, perf, shim, dev or machine:CPU
    /// CPUs as in 0,2-3, on which the program runs, or that are counted; empty: all CPUs that this
    /// process may use.
    std::string cpus;
    subject counted; ///< the CPUs, processes or threads of -a, -p or -t
    /// Path of a folder in the form of /sys/devices/system/cpu; empty: /sys/devices/system/cpu
    /// itself.
    std::string topology;
    bool per_thread = false;  ///< counts of each thread are reported, in addition to the sums
    bool per_cpu = false;     ///< counts of each CPU are reported, in addition to the sums
    bool multiplexed = false; ///< all groups of events are counted in a single run, by turns
    /// Milliseconds between reads of counts; 0: counts are read at the end only.
    unsigned interval_ms = 0;
    std::string plot_file;        ///< path of an SVG plot of the intervals; empty: no plot
    unsigned repeats = 1;         ///< number of runs of each group of events
    std::string format = "table"; ///< format of the report: table, csv or json
    std::string output_file;      ///< path of the report's file; empty: standard output
    /// The program with its arguments; empty: no program is started, because the subject runs
    /// already.
    std::vector<std::string> program;
};

/// Reads the words behind `run` into `destination`. Returns false where only help was requested,
/// which is printed. Throws a complaint where the words are wrong.
bool read(const std::vector<std::string> &words, line &destination);

/// Returns the logical CPUs of a list such as 0,2-3. Throws a complaint, which begins with the
/// command and its option, where the text is no such list.
std::vector<unsigned> cpus_in(const std::string &text, const char *option,
                              const char *command = "run");

} // namespace msrpp::run

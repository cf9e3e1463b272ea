// The command line of `msrpp run`.
#pragma once

#include "subjects/subject.hpp"

#include "../settings.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// The arguments of `msrpp run`.
struct line {
    target_options common;            ///< --cpu, --model, --ht, --events
    std::vector<std::string> choices; ///< choices to count, metrics as `metric:NAME` among them
    std::vector<std::string> sets;    ///< names of sets of metrics, whose metrics are counted, too
    bool summary = false;             ///< the usual metrics of the processor, too
    std::string backend = "auto";     ///< auto, perf, shim, dev or machine:CPU
    /// As in 0,2-3: the program stays there, or these are counted; empty: anywhere, all.
    std::string cpus;
    subject counted;                  ///< -a, -p, -t
    std::string topology;             ///< a folder as /sys/devices/system/cpu; empty: that one
    bool per_thread = false;          ///< each thread's own counts
    bool per_cpu = false;             ///< each CPU's own counts
    bool multiplexed = false;         ///< all groups of choices in one run, by turns
    unsigned interval_ms = 0;         ///< counts are read so often; 0: only at the end
    std::string plot_file;            ///< of the intervals, as SVG; empty: none
    unsigned repeats = 1;             ///< runs of each group of choices
    std::string format = "table";     ///< table, csv or json
    std::string output_file;          ///< empty: standard output
    std::vector<std::string> program; ///< with its arguments; empty: what is counted runs already
};

/// Reads the words behind `run`. Throws a complaint. Returns false where only help was asked for,
/// which is printed.
bool read(const std::vector<std::string> &words, line &destination);

/// The logical CPUs of a list such as 0,2-3. Throws a complaint that begins with the command and
/// its option.
std::vector<unsigned> cpus_in(const std::string &text, const char *option,
                              const char *command = "run");

} // namespace msrpp::run

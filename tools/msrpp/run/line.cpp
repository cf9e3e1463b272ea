#include "line.hpp"

#include "../../support/command_line.hpp"
#include "../../support/command_words.hpp"
#include "../../support/complaint.hpp"
#include "../../support/cpus.hpp"

#include <msr/core/cpu_list.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::run {

namespace {

constexpr const char *footer =
    "With -a, -p or -t without a program is counted until the processes or threads have ended, or\n"
    "until SIGINT (^C), SIGTERM, SIGHUP or SIGQUIT; the exit status is 0 then.\n"
    "Without -e, -m, -g and --summary the usual metrics of the processor are told.\n"
    "Exit status: that of the program; 128 and the number of the signal that ended it; 1 or 2\n"
    "where it was not run; 126 or 127 where it cannot be started.";

constexpr unsigned most_repeats = 1'000'000;

/// Throws a complaint about options that have no meaning where the subject is not a program.
void check_subject(const line &options) {
    const std::string option = options.counted.option();
    if (options.per_thread)
        complain(wrong_usage,
                 "run: --per-thread: threads of a program are told apart, without " + option);
    if (options.counted.has_tasks() && !options.cpus.empty())
        complain(wrong_usage,
                 "run: --cpus: " + option +
                     " counts threads wherever they run: taskset -p keeps a process on "
                     "CPUs");
    if (options.program.empty() && options.repeats != 1)
        complain(wrong_usage, "run: --repeat: without a program there is one run");
    if (!options.backend.starts_with("machine:")) return;
    if (options.counted.has_tasks())
        complain(wrong_usage, "run: " + option +
                                  ": the simulated machine runs nothing but the program behind --: "
                                  "Linux's perf counts what runs already, --backend perf");
    if (options.program.empty())
        complain(wrong_usage, "run: -a: the simulated machine runs nothing but a program: give one "
                              "behind --");
    if (options.per_cpu || !options.cpus.empty())
        complain(wrong_usage, "run: -a: the simulated machine counts all of its CPUs together: "
                              "without --cpus and --per-cpu");
}

void check(const line &options) {
    const auto is_one_of = [](const std::string &text, std::initializer_list<const char *> names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const char *name) { return text == name; });
    };
    const bool is_of_program = options.counted.is == subject::kind::program;
    if (options.program.empty() && is_of_program)
        complain(wrong_usage,
                 "run: give a program behind --: msrpp run -m ipc -- ls; or count what "
                 "runs already: -a, -p PID, -t TID");
    if (!is_of_program) check_subject(options);
    if (options.per_cpu && options.counted.is != subject::kind::machine)
        complain(wrong_usage, "run: --per-cpu: CPUs are told apart with -a");
    if (options.per_cpu && options.interval_ms != 0)
        complain(wrong_usage, "run: --per-cpu: CPUs are told apart at the end, without --interval");
    if (!is_one_of(options.format, {"table", "csv", "json"}))
        complain(wrong_usage,
                 "run: --format: table, csv or json, not " + in_quotes(options.format));
    if (options.repeats == 0 || options.repeats > most_repeats)
        complain(wrong_usage, fmt::format("run: --repeat: 1 to {}", most_repeats));
    if (options.interval_ms != 0 && options.repeats != 1)
        complain(wrong_usage, "run: --interval: a time series is of one run, without --repeat");
    if (options.per_thread && (options.interval_ms != 0 || options.repeats != 1))
        complain(wrong_usage, "run: --per-thread: threads are told apart at the end of one run, "
                              "without --interval and --repeat");
    if (!options.plot_file.empty() && options.interval_ms == 0)
        complain(wrong_usage, "run: --plot: say with --interval how often counts are read");
    if (options.backend.starts_with("machine:")) {
        if (options.backend == "machine:")
            complain(wrong_usage, "run: --backend machine:CPU: the processor is missing, as in "
                                  "machine:haswell ('msrpp cpus' names them)");
        if (!options.common.cpu.empty())
            complain(wrong_usage,
                     "run: --cpu: --backend " + options.backend + " names the processor already");
    } else if (!is_one_of(options.backend, {"auto", "perf", "shim", "dev"})) {
        complain(wrong_usage, "run: --backend: auto, perf, shim, dev or machine:CPU, not " +
                                  in_quotes(options.backend));
    }
}

/// Returns the requested events, with `topdown_shares` replaced by the slots and the four shares of
/// slots, each at the privilege levels that follow `topdown_shares`.
std::vector<std::string> with_shares(const std::vector<std::string> &choices) {
    constexpr std::string_view text = "topdown_shares";
    constexpr const char *names[] = {"topdown_slots", "topdown_retiring", "topdown_bad_speculation",
                                     "topdown_frontend_bound", "topdown_backend_bound"};
    std::vector<std::string> result;
    for (const std::string &choice : choices) {
        std::string name = choice.substr(0, choice.find(':'));
        std::replace(name.begin(), name.end(), '-', '_');
        if (name != text) {
            result.push_back(choice);
            continue;
        }
        for (const char *const entry : names)
            result.push_back(entry + choice.substr(text.size()));
    }
    return result;
}

} // namespace

bool read(const std::vector<std::string> &words, line &destination) {
    support::command app{"Counts a program and all that it starts.", "msrpp run"};
    std::vector<std::string> metrics;
    bool all_cpus = false;
    std::string processes, threads;
    app.add_option("--cpu", destination.common.cpu,
                   "the processor, as 'msrpp cpus' names it; that of this machine by default");
    app.add_flag("--any-processor", destination.common.any_processor,
                 "count with the numbers of --cpu, whatever processor CPUID names");
    app.add_option("--model", destination.common.model, "CPUID model of a pentium4");
    app.add_flag("--ht", destination.common.hyper_threading, "a pentium4 with Hyper-Threading");
    app.add_option("--events", destination.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("-e,--event", destination.choices, "what to count, as encode takes it")
        .take_single_words();
    app.add_option("-m,--metric", metrics, "a metric, as 'msrpp list metric' names it")
        .take_single_words();
    app.add_option("-g,--group", destination.sets,
                   "a set of metrics by name, such as mem, branch or energy")
        .take_single_words();
    app.add_flag("--summary", destination.summary, "the usual metrics of the processor");
    app.add_option("--backend", destination.backend,
                   "auto (the default), perf, shim, dev, or machine:CPU: a simulated processor");
    app.add_flag("-a,--all-cpus", all_cpus, "count all that runs on all CPUs, or on --cpus");
    app.add_option("-p,--pid", processes, "count processes that run already, as in 123,456");
    app.add_option("-t,--tid", threads, "count threads that run already, as in 123,456");
    app.add_option("--cpus", destination.cpus,
                   "logical CPUs on which the program stays, or that -a counts, as in 0,2-3");
    app.add_option("--topology", destination.topology,
                   "the folder that says which CPUs share caches; /sys/devices/system/cpu by "
                   "default");
    app.add_flag("--per-thread", destination.per_thread,
                 "each thread's own counts, with --backend perf");
    app.add_flag("--per-cpu", destination.per_cpu, "each CPU's own counts, with -a");
    app.add_flag("--multiplex", destination.multiplexed,
                 "choices that do not fit together take turns in one run: estimates");
    app.add_option("--interval", destination.interval_ms,
                   "milliseconds: what was counted in each interval, as a time series");
    app.add_option("--plot", destination.plot_file, "of --interval: a plot, written as SVG");
    app.add_option("--repeat", destination.repeats,
                   "runs of the program: mean, deviation, confidence");
    app.add_option("--format", destination.format, "table (the default), csv or json");
    app.add_option("-o,--output", destination.output_file,
                   "where the counts are written; standard output by default");
    app.add_option("PROGRAM", destination.program,
                   "the program and its arguments, behind --; with -a, -p and -t: for how long");
    app.put_positionals_last();
    app.list_extra_words();
    app.set_footer(footer);
    if (!read_words(app, words, &destination.program)) return false;
    if (app.is_given("--interval") && destination.interval_ms == 0)
        complain(wrong_usage, "run: --interval: 1 millisecond or more, not 0");
    if (app.is_given("--cpus") && destination.cpus.empty())
        complain(wrong_usage, "run: --cpus: logical CPUs, as in 0,2-3, not ''");
    if (app.is_given("--topology") && destination.topology.empty())
        complain(wrong_usage, "run: --topology: the name of a folder, not ''");
    if (app.is_given("--plot") && destination.plot_file.empty())
        complain(wrong_usage, "run: --plot: the name of a file, not ''");
    if (app.is_given("--output") && destination.output_file.empty())
        complain(wrong_usage, "run: -o: the name of a file, not ''");
    if (all_cpus + app.is_given("--pid") + app.is_given("--tid") > 1)
        complain(wrong_usage, "run: one of -a, -p and -t: the machine, processes or threads");
    if (all_cpus) destination.counted.is = subject::kind::machine;
    if (app.is_given("--pid"))
        destination.counted = {subject::kind::processes, tasks_in(processes, "-p")};
    if (app.is_given("--tid"))
        destination.counted = {subject::kind::threads, tasks_in(threads, "-t")};
    destination.choices = with_shares(destination.choices);
    for (const std::string &name : metrics)
        destination.choices.push_back("metric:" + name);
    check(destination);
    return true;
}

std::vector<unsigned> cpus_in(const std::string &text, const char *option, const char *command) {
    std::vector<unsigned> cpus;
    bool fits = true;
    const bool is_list =
        msr::read_cpu_list({text.data(), text.size()}, [&](unsigned first, unsigned last) {
            fits = fits && last < support::most_cpus;
            for (unsigned cpu = first; fits && cpu <= last; ++cpu)
                cpus.push_back(cpu);
        });
    if (!is_list || !fits)
        complain(wrong_usage,
                 fmt::format("{}: {}: logical CPUs, 0 to {}, as in 0,2-3, not {}", command, option,
                             support::most_cpus - 1, in_quotes(text)));
    return cpus;
}

} // namespace msrpp::run

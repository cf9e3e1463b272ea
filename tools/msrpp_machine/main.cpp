// The program msrpp-machine: runs a program on a simulated processor, which counts what the program
// executes. The program finds the processor's registers below /dev/cpu. Nothing is measured.
#include "../msr_folder/faults.hpp"
#include "../msrpp/choices/events_file.hpp"
#include "../msrpp/commands/list.hpp"
#include "../msrpp/settings.hpp"
#include "../support/command_line.hpp"
#include "../support/command_words.hpp"
#include "../support/complaint.hpp"
#include "../support/output.hpp"

#include "arguments.hpp"
#include "built_machine.hpp"
#include "counting.hpp"
#include "cpuid/cpuid_leaves.hpp"
#include "executing.hpp"
#include "host_files/simulated_files.hpp"
#include "mixed.hpp"
#include "models.hpp"
#include "newest_branches.hpp"
#include "over_time.hpp"
#include "perf_events/perf_events.hpp"
#include "planned.hpp"
#include "programs/emulator.hpp"
#include "programs/program_host.hpp"
#include "programs/running.hpp"
#include "ring/simulated_time.hpp"
#include "samples/profiling.hpp"
#include "samples/sampling_request.hpp"
#include "shared/shared_run.hpp"
#include "simulated.hpp"
#include "traces/curve_command.hpp"
#include "traces/playing.hpp"
#include "traces/recording.hpp"
#include "units/simulated_events.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstddef>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace {

using namespace msrpp;
using machine::arguments;

constexpr const char *status_help =
    "The program finds the registers of the simulated processor as /dev/cpu/N/msr. Simulated:\n"
    "nothing is measured.\n"
    "Exit status: that of the program; 128 and the number of the signal that ended it; 1 or 2 "
    "where\n"
    "it was not run.";

constexpr const char *simulated_clock_line =
    "msrpp: machine: clock: RDTSC, RDTSCP, the clocks of the system and sleeping have the time of "
    "the models, at 2 GHz\n";

constexpr const char *simulated_clock_limit =
    "instructions: RDTSC and RDTSCP tell the time behind whole blocks of instructions; the time "
    "that a program has executed, timers, and waiting for devices are this host's; RDPMC is "
    "refused";

/// Lets all threads allocate memory from a single heap, which grows by megabytes and keeps freed
/// memory. With the default of glibc, each thread has a heap that grows by a page, with a call of
/// the system for each growth. Caches of the models stay mapped by themselves, as memory that costs
/// nothing until it is used.
void keep_one_heap() {
#ifdef __GLIBC__
    constexpr int megabyte = 1 << 20;
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_TOP_PAD, megabyte);
    mallopt(M_TRIM_THRESHOLD, 256 * megabyte);
    // The default threshold of glibc, which would grow without mallopt().
    mallopt(M_MMAP_THRESHOLD, megabyte / 8);
#endif
}

/// Executes a trace in place of a program. Returns the exit status.
int run_trace(const arguments &arguments) {
    machine::check(arguments);
    const machine::trace_kind kind = machine::trace_kind_of(arguments.trace_format);
    const machine::kinds_of_cpus cpus = machine::kinds_in(arguments);
    const family &first = cpus.kinds.front();
    if (!arguments.common.events_file.empty()) use_events(arguments.common.events_file, first);
    const std::unique_ptr<machine::models> models =
        machine::mixed(cpus, machine::of_each_kind(cpus, [&](const family &identity) {
                           return machine::models_of(identity, arguments.cpus, arguments.pages(),
                                                     machine::words_of::trace);
                       }));
    const std::unique_ptr<machine::simulated> processor =
        machine::mixed(cpus, machine::of_each_kind(cpus, [&](const family &identity) {
                           return machine::simulated_processor(identity, arguments.cpus);
                       }));
    std::vector<std::string> limits = models->limits();
    if (kind != machine::trace_kind::stream) {
        if (cpus.kinds.size() > 1)
            complain(wrong_usage, "machine: --trace: a trace in text is of one CPU: give one "
                                  "processor, not several");
        machine::check_told_by_text(first, arguments.choices);
        for (std::string &text : machine::limits_of_text(kind))
            limits.push_back(std::move(text));
    }
    const machine::planned plans{cpus, arguments.choices};
    machine::counting counts{*processor, plans.by_cpu()};
    machine::expect_place_for_counts(arguments.output_file);
    models->need(machine::needed_parts(*processor));
    machine::play_trace(arguments.trace_file, kind, *models, *processor);
    output out;
    machine::print_counts(out, arguments.format, cpus.shown(), arguments.choices, counts.stop(),
                          {limits, arguments.prints_limits});
    machine::write_counts(arguments.output_file, out);
    return 0;
}

/// Runs the program on a machine that no other program shares.
int run(const arguments &arguments) {
    machine::check(arguments);
    machine::check_output(arguments);
    const machine::kinds_of_cpus cpus = machine::kinds_in(arguments);
    if (!arguments.common.events_file.empty())
        use_events(arguments.common.events_file, cpus.kinds.front());
    machine::built_machine built{cpus, arguments.cpus, arguments.pages(),
                                 arguments.simulates_clock() ? machine::simulated_hertz
                                                             : msr::sim::power_model{}.clock};
    if (arguments.simulates_clock())
        for (std::string &text : built.limits)
            if (text.rfind("instructions: ", 0) == 0) text = simulated_clock_limit;
    std::optional<machine::planned> plans;
    std::optional<machine::counting> counts;
    if (!arguments.choices.empty()) {
        machine::expect_place_for_counts(arguments.output_file);
        plans.emplace(cpus, arguments.choices, arguments.kind);
        counts.emplace(*built.processor, plans->by_cpu(), plans->counting_cpus(arguments.cpus));
    }
    std::optional<machine::over_time> times;
    if (arguments.interval != 0) times.emplace(*counts, *built.processor, arguments.interval);
    std::optional<machine::newest_branches> branches;
    if (!arguments.branches.empty()) {
        machine::expect_place_for_counts(arguments.output_file);
        branches.emplace(*built.processor, cpus.kinds.front(), arguments.branches);
    }
    std::optional<machine::recording> trace;
    if (!arguments.record_file.empty())
        trace.emplace(arguments.record_file, arguments.cpus,
                      machine::model_of(cpus.kinds.front()).row->is);
    machine::program_run program_run = machine::run_of(arguments);
    const machine::emulator emulator = machine::emulator_for(cpus.kinds.front());
    if (arguments.dev_folder.empty())
        program_run.files =
            machine::simulated_files(cpus, arguments.cpus, emulator, arguments.simulates_clock());
    if (arguments.simulates_clock()) std::fputs(simulated_clock_line, stderr);
    // Writer of the profile of --samples, whose file is written anew.
    std::optional<machine::profiling> samples;
    if (!arguments.samples_file.empty()) {
        try {
            samples.emplace(machine::sampling_of(arguments.samples_file, arguments.sampling), cpus,
                            arguments.cpus, arguments.program);
        } catch (const complaint &problem) {
            complain(problem.status, arguments.for_profile
                                         ? machine::in_words_of_profile(problem.line)
                                         : problem.line);
        }
    }
    std::unique_ptr<machine::program_host> host;
    const auto make = [&] {
        auto result = std::make_unique<machine::executing>(std::move(built.processor),
                                                           std::move(built.model));
        result->announce(machine::cpuid_of(cpus, arguments.cpus));
        result->answer_events(std::make_unique<machine::perf_events>(cpus, arguments.cpus));
        if (trace) result->record(*trace);
        if (times) result->look_at_times(*times);
        if (arguments.simulates_clock())
            result->simulate_clock();
        else if (counts)
            result->count_alone();
        if (samples) result->sample(*samples);
        return result;
    };
    const int status = machine::run_program(program_run, emulator, make, host);
    if (trace) trace->finish();
    if (samples) samples->finish(status);
    if (counts) {
        output out;
        if (times) times->finish();
        machine::print_counts(out, arguments.format, cpus.shown(), arguments.choices,
                              counts->stop(), {built.limits, arguments.prints_limits},
                              times ? times->rows() : std::vector<machine::counts_at>{});
        machine::write_counts(arguments.output_file, out);
    }
    if (branches) {
        output out;
        branches->print(out, arguments.format);
        machine::write_counts(arguments.output_file, out);
    }
    return status;
}

/// Prints the choices (events) that the machine counts, for `msrpp list --simulated`; of several
/// kinds of CPUs the choices of each kind.
int list_simulated(const arguments &arguments) {
    const machine::kinds_of_cpus cpus = machine::kinds_in(arguments);
    list_options options{.format = arguments.format_was_given ? arguments.format : "",
                         .pattern = arguments.program.empty() ? "" : arguments.program.front()};
    options.keep_simulated = [&cpus](std::vector<listed> rows) {
        for (const family &family : cpus.kinds)
            rows = machine::simulated_rows(family, std::move(rows));
        return rows;
    };
    return list(options, cpus.shown());
}

/// Prints, for `msrpp run`, a line for each choice (event): the reason why the choice is not
/// counted, or an empty line.
int tell_countable(const arguments &arguments) {
    const machine::kinds_of_cpus cpus = machine::kinds_in(arguments);
    const family &identity = cpus.kinds[machine::kind_named(cpus, arguments.kind)];
    if (!arguments.common.events_file.empty()) use_events(arguments.common.events_file, identity);
    output out;
    for (const std::string &reason : machine::why_not_counted(identity, arguments.choices))
        append_line(out, reason);
    machine::write_counts(arguments.output_file, out);
    return 0;
}

int read_and_run(const std::vector<std::string> &words) {
    arguments arguments;
    support::command app{"Runs a program on a simulated processor.", "msrpp machine"};
    app.set_footer(status_help);
    app.add_option("--cpu", arguments.common.cpu,
                   "the processor, as 'msrpp cpus' names it; native by default; a list with "
                   "commas: of CPU 0, 1 "
                   "and so on, the last one of the rest");
    app.add_option("--model", arguments.common.model, "CPUID model of a pentium4; without it, 2");
    app.add_flag("--ht", arguments.common.hyper_threading, "a pentium4 with Hyper-Threading");
    app.add_option("--events", arguments.common.events_file,
                   "events that are known for the processor, too: a table");
    app.add_option("--cpus", arguments.cpus, "logical processors of the machine; 1 by default");
    app.add_option("--pages", arguments.pages_text,
                   "in pages of which size all memory lies: 4K (the default) or 2M");
    app.add_option("--pin", arguments.pin, "simulated CPUs on which the program runs, as in 0,2-3");
    app.add_option("--machine-socket", arguments.socket,
                   "a machine that several programs share: it is made where nobody listens there, "
                   "and joined where it is");
    app.add_option("-e,--event", arguments.choices,
                   "what the machine counts while the program runs, as encode takes it")
        .take_all()
        .take_single_words();
    app.add_option("--branches", arguments.branches,
                   "prints the newest branches of the program, as the processor's branch records "
                   "hold them: all, or words such as user:calls:depth=8");
    app.add_option("--format", arguments.format, "of the counts: table (the default), csv or json");
    app.add_option("-o,--output", arguments.output_file,
                   "where the counts are written; standard output by default");
    app.add_option("--interval", arguments.interval,
                   "clocks of the simulated time stamp counter: what was counted in each interval");
    app.add_option("--clock", arguments.clock,
                   "of RDTSC and RDTSCP: host (the default), or simulated: the time of the models");
    app.add_option("--dev-dir", arguments.dev_folder,
                   "an empty folder for the registers in place of /dev/cpu, where the system lets "
                   "nobody mount there")
        .check([](const std::string &folder) {
            // Unmounts a folder of registers whose machine was killed together with its command.
            machine::take_dead_mount_away(folder);
            std::string reason = support::why_no_folder(folder);
            if (reason.empty()) return reason;
            // Unmounts the folder again, for its machine may have died since the first try.
            machine::take_dead_mount_away(folder);
            return support::why_no_folder(folder);
        });
    app.add_option(msr_folder::fault_option, arguments.faults, msr_folder::fault_help)
        .take_all()
        .take_single_words();
    app.add_option("--record", arguments.record_file,
                   "what the program executes is written to this file, as a trace; -: standard "
                   "output");
    app.add_option("--samples", arguments.samples_file,
                   "samples of what the program executes are written to this file, a profile; for "
                   "msrpp profile record");
    app.add_option("--sampling", arguments.sampling,
                   "of --samples: op, fetch or precise, then period=N, random=BITS, chain=DEPTH "
                   "and event=CHOICE behind commas");
    app.add_option("--trace", arguments.trace_file,
                   "this trace is counted in place of a program; -: standard input");
    app.add_option("--trace-format", arguments.trace_format,
                   "of --trace: stream (the default, what --record writes), lackey (valgrind's) "
                   "or dinero");
    app.add_flag("--limits", arguments.prints_limits,
                 "with -e: print in full what the models are plainer in than processors");
    // --for-profile is hidden: only `msrpp profile record` passes it.
    app.add_flag("--for-profile", arguments.for_profile).hide();
    // --list is hidden: only `msrpp list --simulated` passes it.
    app.add_flag("--list", arguments.lists).hide();
    // --shell-status is hidden: only `msrpp run` passes it.
    app.add_flag("--shell-status", arguments.shell_status).hide();
    // --signal-file is hidden: only `msrpp run` passes it.
    app.add_option("--signal-file", arguments.signal_file).hide();
    // --countable is hidden: only `msrpp run` passes it.
    app.add_flag("--countable", arguments.tells_countable).hide();
    app.add_option("--kind", arguments.kind).hide(); // --kind is hidden: only `msrpp run` passes it
    app.add_option("PROGRAM", arguments.program, "the program and its arguments, behind --");
    if (!read_words(app, words, &arguments.program)) return 0;
    if (app.is_given("--cpu") && arguments.common.cpu.empty())
        complain(wrong_usage, "machine: --cpu: the name of a processor, not ''");
    arguments.processors = machine::names_in(arguments.common.cpu);
    arguments.common.cpu.clear();
    if (app.is_given("--output") && arguments.output_file.empty())
        complain(wrong_usage, "machine: -o: the name of a file, not ''");
    arguments.format_was_given = app.is_given("--format");
    arguments.cpus_were_given = app.is_given("--cpus");
    if (!arguments.cpus_were_given && !arguments.processors.empty())
        arguments.cpus = static_cast<unsigned>(arguments.processors.size());
    if (arguments.lists) return list_simulated(arguments);
    if (arguments.tells_countable) return tell_countable(arguments);
    if (!arguments.trace_file.empty()) return run_trace(arguments);
    if (app.is_given("--machine-socket")) return machine::run_shared(arguments);
    return machine::run_apart(arguments.dev_folder, [&] { return run(arguments); });
}

} // namespace

int main(int count, char **arguments) {
    std::signal(SIGPIPE, SIG_IGN);
    keep_one_heap();
    try {
        const std::vector<std::string> words{arguments + (count > 0 ? 1 : 0), arguments + count};
        if (!words.empty() && words.front() == machine::curve_word)
            return machine::curve({words.begin() + 1, words.end()});
        return read_and_run(words);
    } catch (const complaint &problem) {
        msrpp::print_lines(problem);
        return problem.status;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "msrpp: machine: %s\n", error.what());
        return rule_broken;
    }
}

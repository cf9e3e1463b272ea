#include "experiment.hpp"

#include "file.hpp"
#include "import.hpp"
#include "over_time.hpp"
#include "planned.hpp"
#include "sampling.hpp"
#include "store.hpp"
#include "summary.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../command.hpp"
#include "../run/backend.hpp"
#include "../run/count.hpp"
#include "../run/report/progress.hpp"

#include "../../support/command_line.hpp"
#include "../../support/command_words.hpp"

#include <fmt/format.h>

#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace msrpp::experiment {

namespace {

constexpr const char *footer =
    "Runs that the output folder has already are not run again.\n"
    "Exit status: 0 all is counted; 1 a program did not end with status 0, or a run was not\n"
    "possible; 2 wrong usage, or a wrong file.";

struct line {
    std::string file;
    std::string format = "table";
    std::string backend; ///< backend of the command line, in place of the file's; empty: the file's
    unsigned repeats = 0; ///< number of repetitions in place of the file's; 0: the file's
    bool check = false;
    import_line import;
};

bool read(const std::vector<std::string> &words, line &destination) {
    support::command app{"Runs, or resumes, an experiment that a file describes.",
                         "msrpp experiment"};
    app.add_option("FILE", destination.file, "the experiment, TOML; -: standard input");
    app.add_option("--format", destination.format, "of the summary: table (the default) or csv");
    app.add_option("--backend", destination.backend,
                   "in place of that of the file, such as machine:haswell");
    app.add_option("--repeat", destination.repeats, "in place of the repeats of the file");
    app.add_flag("--check", destination.check,
                 "only check the file, and say how many runs it takes");
    add_options(app, destination.import);
    app.set_footer(footer);
    if (!read_words(app, words)) return false;
    if (destination.format != "table" && destination.format != "csv")
        complain(wrong_usage,
                 "experiment: --format: table or csv, not " + in_quotes(destination.format));
    if (app.is_given("--repeat") &&
        (destination.repeats == 0 || destination.repeats > most_repeats))
        complain(wrong_usage, fmt::format("experiment: --repeat: 1 to {}, not {}", most_repeats,
                                          destination.repeats));
    if (destination.file.empty() && !destination.import.asks())
        complain(wrong_usage, "experiment: give a file (see msrpp experiment --help)");
    return true;
}

/// Returns the path of the file of results. The folder of the results is made where it is missing.
std::string file_of_results(const experiment_contents &experiment_contents) {
    std::error_code error;
    std::filesystem::create_directories(experiment_contents.output.text, error);
    if (error)
        experiment_contents.complain_at(experiment_contents.output.where, "output",
                                        "cannot make the folder: " + error.message(), rule_broken);
    return experiment_contents.output.text + "/results.jsonl";
}

/// Throws a complaint about runs in the results that belong to another experiment.
void check_records(const planned_experiment &experiment, const store &results) {
    for (const record &record : results.records()) {
        for (const program_entry &program : experiment.contents.programs)
            if (record.program == program.name &&
                (record.command != program.command ||
                 record.environment != program.around.environment))
                results.complain_about(record, "the command of the program " +
                                                   in_quotes(record.program) +
                                                   " or its environment was another then");
        for (const sampling_entry &sampling : experiment.contents.samplings)
            if (record.group == sampling.name && record.sampling != json_of(sampling))
                results.complain_about(record,
                                       in_quotes(record.group) + " was something else then");
        for (const planned_group &group : experiment.groups) {
            if (record.group != group.name) continue;
            if (record.choices != group.texts)
                results.complain_about(record, "the choices of the group " +
                                                   in_quotes(record.group) + " were others then");
            if (record.backend != experiment.backend.name || record.cpu != experiment.of.name)
                results.complain_about(
                    record, fmt::format("it was counted by {} on {}", record.backend, record.cpu));
        }
    }
}

bool ends_all(int status) {
    return status == 128 + SIGINT || status == 128 + SIGTERM || status == 128 + SIGHUP ||
           status == 128 + SIGQUIT;
}

/// Throws a complaint where a signal that is meant for all processes ended the program.
void expect_no_signal(int status, const program_entry &program) {
    if (ends_all(status))
        complain(rule_broken, fmt::format("experiment: signal {} ended {}; the same command goes "
                                          "on from here",
                                          status - 128, in_quotes(program.name)));
}

/// Returns the value of each metric of a run that has a value.
json metrics_of(const run::results &once) {
    json metrics = json::object();
    for (const chosen_metric &metric : once.metrics) {
        const std::vector<double> values = run::values_of(once, metric).of_runs;
        if (!values.empty()) metrics[metric.text.substr(metric.text.find(':') + 1)] = values[0];
    }
    return metrics;
}

/// Counts a group of events in a program once, and stores the result. Returns false where the run
/// was not counted, about which a complaint is printed.
bool count_once(const planned_experiment &experiment, const program_entry &program,
                const planned_group &group, unsigned repeat, store &destination,
                run::listener *hears) {
    run::work work{experiment.of, program.command, experiment.cpus};
    work.around = program.around;
    work.around.output_file = experiment.contents.output.text + "/programs.out";
    work.interval_ns = std::uint64_t{experiment.contents.interval_ms} * 1'000'000;
    work.hears = hears;
    work.pmu = experiment.kinds->pmu();
    work.kinds = experiment.kinds->plans_of(group.counted.plans);
    const run::results once = run::count(work, group.counted, experiment.backend, 1);
    if (!once.was_counted) return false;
    expect_no_signal(once.status, program);
    record record{.program = program.name,
                  .group = group.name,
                  .repeat = repeat,
                  .backend = experiment.backend.name,
                  .cpu = experiment.of.name,
                  .command = program.command,
                  .environment = program.around.environment,
                  .status = once.status,
                  .choices = group.texts,
                  .readings = {}};
    for (const run::counted_choice &choice : once.choices)
        record.readings.push_back(choice.runs.front());
    record.intervals = once.intervals;
    destination.append(record, metrics_of(once));
    return true;
}

/// Samples a program once and appends the result. Returns false where the program could not be
/// started.
bool sample_once(const planned_experiment &experiment, const program_entry &program,
                 const sampling_entry &sampling, store &destination) {
    const int status = sample(experiment.contents, program, sampling,
                              experiment.contents.backend.text, experiment.cpus);
    if (status < 0) return false;
    expect_no_signal(status, program);
    destination.append({.program = program.name,
                        .group = sampling.name,
                        .repeat = 1,
                        .backend = experiment.backend.name,
                        .cpu = experiment.of.name,
                        .command = program.command,
                        .environment = program.around.environment,
                        .status = status,
                        .choices = {},
                        .readings = {},
                        .sampling = json_of(sampling),
                        .profile = profile_of(program, sampling)},
                       {});
    return true;
}

bool count_all(const planned_experiment &experiment, store &destination) {
    std::uint64_t done = 0;
    run::progress printed;
    // Carries out a run that the results do not have yet. Returns false where the run was not
    // possible.
    const auto carry_out = [&](const program_entry &program, const std::string &group,
                               unsigned repeat, auto &&run_it) {
        ++done;
        if (destination.find(program.name, group, repeat) != nullptr) return true;
        printed.name(
            fmt::format("run {} of {}: {}, {}", done, experiment.runs(), program.name, group));
        return run_it();
    };
    for (unsigned repeat = 1; repeat <= experiment.contents.repeats; ++repeat)
        for (const program_entry &program : experiment.contents.programs)
            for (const planned_group &group : experiment.groups)
                if (!carry_out(program, group.name, repeat, [&] {
                        return count_once(experiment, program, group, repeat, destination,
                                          printed.if_shown());
                    }))
                    return false;
    for (const program_entry &program : experiment.contents.programs)
        for (const sampling_entry &sampling : experiment.contents.samplings)
            if (!carry_out(program, sampling.name, 1, [&] {
                    if (run::listener *const hears = printed.if_shown()) hears->begins(1, 1, {});
                    return sample_once(experiment, program, sampling, destination);
                }))
                return false;
    return true;
}

/// Prints lines about the profiles that exist. Returns whether each program ended with status 0.
bool print_profiles(output &output, const planned_experiment &experiment, const store &results) {
    bool all_ended_well = true;
    for (const program_entry &program : experiment.contents.programs)
        for (const sampling_entry &sampling : experiment.contents.samplings) {
            const record *const record = results.find(program.name, sampling.name, 1);
            if (record == nullptr) continue;
            all_ended_well = all_ended_well && record->status == 0;
            append_line(
                output,
                fmt::format("{}, {}: {}/{}{}", program.name, sampling.name,
                            experiment.contents.output.text, record->profile,
                            record->status == 0 ? "" : fmt::format(", status {}", record->status)));
        }
    return all_ended_well;
}

std::vector<found> found_in(const planned_experiment &experiment, const store &results) {
    std::vector<found> all;
    for (const program_entry &program : experiment.contents.programs)
        for (const planned_group &group : experiment.groups) {
            found entry{program.name, group.name, {}, 0};
            entry.counts = {.backend = experiment.backend.name,
                            .of = &experiment.of,
                            .simulated = run::is_machine(experiment.backend.name),
                            .passes = group.counted.plans.size(),
                            .choices = {},
                            .metrics = group.counted.metrics};
            for (const std::string &text : group.texts)
                entry.counts.choices.push_back({text, {}});
            for (unsigned repeat = 1; repeat <= experiment.contents.repeats; ++repeat) {
                const record *const counted = results.find(program.name, group.name, repeat);
                if (counted == nullptr) continue;
                entry.failed += counted->status != 0 ? 1 : 0;
                for (std::size_t i = 0; i < group.texts.size(); ++i)
                    entry.counts.choices[i].runs.push_back(counted->readings[i]);
            }
            all.push_back(std::move(entry));
        }
    return all;
}

int carry_out(const line &options) {
    experiment_contents experiment_contents = read_file(options.file);
    if (!options.backend.empty()) experiment_contents.backend = {options.backend, {}};
    if (options.repeats != 0) experiment_contents.repeats = options.repeats;
    const planned_experiment experiment = planned(std::move(experiment_contents), options.check);
    output out;
    if (options.check) {
        std::size_t passes = 0;
        for (const planned_group &group : experiment.groups)
            passes += group.counted.plans.size() * experiment.contents.repeats;
        passes += experiment.contents.samplings.size();
        std::string line =
            fmt::format("{} programs, {} groups, ", experiment.contents.programs.size(),
                        experiment.groups.size());
        if (!experiment.contents.samplings.empty())
            line += fmt::format("{} samplings, ", experiment.contents.samplings.size());
        append_line(out, line + fmt::format("{} repeats: {} results of {} runs",
                                            experiment.contents.repeats, experiment.runs(),
                                            passes * experiment.contents.programs.size()));
        flush(out);
        return 0;
    }
    store results{file_of_results(experiment.contents)};
    check_records(experiment, results);
    if (!count_all(experiment, results)) return rule_broken;
    const std::vector<found> all = found_in(experiment, results);
    if (!experiment.groups.empty()) print(out, options.format, all);
    output of_profiles;
    const bool all_ended_well =
        print_profiles(of_profiles, experiment, results) &&
        std::none_of(all.begin(), all.end(), [](const found &entry) { return entry.failed != 0; });
    if (options.format == "table") append(out, {of_profiles.data(), of_profiles.size()});
    flush(out);
    for (const plot &entry : plots_of(all))
        write_whole(experiment.contents.output.text + "/" + entry.file, entry.svg);
    for (const plot &plot : plots_over_time(results.records(), experiment.backend.name))
        write_whole(experiment.contents.output.text + "/" + plot.file, plot.svg);
    return all_ended_well ? 0 : rule_broken;
}

} // namespace

int run(const std::vector<std::string> &words) {
    line options;
    if (!read(words, options)) return 0;
    if (options.import.asks()) return import(options.import);
    try {
        return carry_out(options);
    } catch (const complaint &problem) {
        if (!problem.line.starts_with("run: ")) throw;
        complain(problem.status, "experiment: " + problem.line.substr(5), problem.details);
    }
}

namespace {

const known_command experiment_command{
    {.name = name,
     .rank = 100,
     .text = "run or resume an experiment that a file describes",
     .take_words = [](const target_options &target, const std::vector<std::string> &words) {
         return run(with_target(target, words));
     }}};

} // namespace

} // namespace msrpp::experiment

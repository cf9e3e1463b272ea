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

#include <fmt/format.h>

#include <algorithm>
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
    std::string backend;  ///< in place of that of the file; empty: that
    unsigned repeats = 0; ///< in place of those of the file; 0: these
    bool check = false;
    import_line import;
};

bool read(const std::vector<std::string> &words, line &into) {
    support::command app{"Runs, or resumes, an experiment that a file describes.",
                         "msrpp experiment"};
    app.add_option("FILE", into.file, "the experiment, TOML; -: standard input");
    app.add_option("--format", into.format, "of the summary: table (the default) or csv");
    app.add_option("--backend", into.backend,
                   "in place of that of the file, such as machine:haswell");
    app.add_option("--repeat", into.repeats, "in place of the repeats of the file");
    app.add_flag("--check", into.check, "only check the file, and say how many runs it takes");
    add_options(app, into.import);
    app.set_footer(footer);
    support::read_result result = app.read(words);
    if (result.how == support::outcome::help) {
        output out;
        append(out, app.help());
        flush(out);
        return false;
    }
    if (result.how != support::outcome::complete) {
        std::replace(result.why.begin(), result.why.end(), '\n', ' ');
        complain(wrong_usage, "experiment: " + result.why + " (see msrpp experiment --help)");
    }
    if (into.format != "table" && into.format != "csv")
        complain(wrong_usage, "experiment: --format: table or csv, not " + in_quotes(into.format));
    if (app.is_given("--repeat") && (into.repeats == 0 || into.repeats > most_repeats))
        complain(wrong_usage,
                 fmt::format("experiment: --repeat: 1 to {}, not {}", most_repeats, into.repeats));
    if (into.file.empty() && !into.import.asks())
        complain(wrong_usage, "experiment: give a file (see msrpp experiment --help)");
    return true;
}

/// The file of the results, in its folder, which is made where it is missing.
std::string file_of_results(const asked_experiment &asked) {
    std::error_code why;
    std::filesystem::create_directories(asked.output.text, why);
    if (why)
        asked.complain_at(asked.output.where, "output", "cannot make the folder: " + why.message(),
                          rule_broken);
    return asked.output.text + "/results.jsonl";
}

/// Complains about runs that the file has of something else.
void check_records(const planned_experiment &what, const store &results) {
    for (const record &one : results.records()) {
        for (const asked_program &program : what.asked.programs)
            if (one.program == program.name &&
                (one.command != program.command || one.environment != program.around.environment))
                results.complain_about(one, "the command of the program " + in_quotes(one.program) +
                                                " or its environment was another then");
        for (const asked_sampling &each : what.asked.samplings)
            if (one.group == each.name && one.sampling != json_of(each))
                results.complain_about(one, in_quotes(one.group) + " was something else then");
        for (const planned_group &group : what.groups) {
            if (one.group != group.name) continue;
            if (one.choices != group.texts)
                results.complain_about(one, "the choices of the group " + in_quotes(one.group) +
                                                " were others then");
            if (one.backend != what.backend.name || one.cpu != what.of.name)
                results.complain_about(
                    one, fmt::format("it was counted by {} on {}", one.backend, one.cpu));
        }
    }
}

bool ends_all(int status) {
    return status == 128 + SIGINT || status == 128 + SIGTERM || status == 128 + SIGHUP ||
           status == 128 + SIGQUIT;
}

/// Complains where a signal ended the program that is meant for all.
void expect_no_signal(int status, const asked_program &program) {
    if (ends_all(status))
        complain(rule_broken, fmt::format("experiment: signal {} ended {}; the same command goes "
                                          "on from here",
                                          status - 128, in_quotes(program.name)));
}

/// Each metric of a single run that has a value.
json metrics_of(const run::results &once) {
    json metrics = json::object();
    for (const chosen_metric &metric : once.metrics) {
        const std::vector<double> values = run::values_of(once, metric).of_runs;
        if (!values.empty()) metrics[metric.text.substr(metric.text.find(':') + 1)] = values[0];
    }
    return metrics;
}

/// Counts a program and a group once, and writes that down. Returns false where it was not counted,
/// which is told already.
bool count_once(const planned_experiment &what, const asked_program &program,
                const planned_group &group, unsigned repeat, store &into, run::listener *hears) {
    run::work work{what.of, program.command, what.cpus};
    work.around = program.around;
    work.around.output_file = what.asked.output.text + "/programs.out";
    work.interval_ns = std::uint64_t{what.asked.interval_ms} * 1'000'000;
    work.hears = hears;
    work.pmu = what.kinds->pmu();
    work.kinds = what.kinds->plans_of(group.counted.plans);
    const run::results once = run::count(work, group.counted, what.backend, 1);
    if (!once.was_counted) return false;
    expect_no_signal(once.status, program);
    record one{.program = program.name,
               .group = group.name,
               .repeat = repeat,
               .backend = what.backend.name,
               .cpu = what.of.name,
               .command = program.command,
               .environment = program.around.environment,
               .status = once.status,
               .choices = group.texts,
               .readings = {}};
    for (const run::counted_choice &choice : once.choices)
        one.readings.push_back(choice.runs.front());
    one.intervals = once.intervals;
    into.append(one, metrics_of(once));
    return true;
}

/// Samples a program once and appends the result. False where it could not be started.
bool sample_once(const planned_experiment &what, const asked_program &program,
                 const asked_sampling &how, store &into) {
    const int status = sample(what.asked, program, how, what.asked.backend.text, what.cpus);
    if (status < 0) return false;
    expect_no_signal(status, program);
    into.append({.program = program.name,
                 .group = how.name,
                 .repeat = 1,
                 .backend = what.backend.name,
                 .cpu = what.of.name,
                 .command = program.command,
                 .environment = program.around.environment,
                 .status = status,
                 .choices = {},
                 .readings = {},
                 .sampling = json_of(how),
                 .profile = profile_of(program, how)},
                {});
    return true;
}

bool count_all(const planned_experiment &what, store &into) {
    std::uint64_t done = 0;
    run::progress shown;
    // Carries out a run that is not there yet. False: it was not possible.
    const auto carry_out = [&](const asked_program &program, const std::string &group,
                               unsigned repeat, auto &&run_it) {
        ++done;
        if (into.find(program.name, group, repeat) != nullptr) return true;
        shown.name(fmt::format("run {} of {}: {}, {}", done, what.runs(), program.name, group));
        return run_it();
    };
    for (unsigned repeat = 1; repeat <= what.asked.repeats; ++repeat)
        for (const asked_program &program : what.asked.programs)
            for (const planned_group &group : what.groups)
                if (!carry_out(program, group.name, repeat, [&] {
                        return count_once(what, program, group, repeat, into, shown.if_shown());
                    }))
                    return false;
    for (const asked_program &program : what.asked.programs)
        for (const asked_sampling &how : what.asked.samplings)
            if (!carry_out(program, how.name, 1, [&] {
                    if (run::listener *const hears = shown.if_shown()) hears->begins(1, 1, {});
                    return sample_once(what, program, how, into);
                }))
                return false;
    return true;
}

/// Lines about the profiles that there are. Returns whether each program ended with status 0.
bool print_profiles(output &to, const planned_experiment &what, const store &results) {
    bool all_ended_well = true;
    for (const asked_program &program : what.asked.programs)
        for (const asked_sampling &how : what.asked.samplings) {
            const record *const one = results.find(program.name, how.name, 1);
            if (one == nullptr) continue;
            all_ended_well = all_ended_well && one->status == 0;
            append_line(
                to, fmt::format("{}, {}: {}/{}{}", program.name, how.name, what.asked.output.text,
                                one->profile,
                                one->status == 0 ? "" : fmt::format(", status {}", one->status)));
        }
    return all_ended_well;
}

std::vector<found> found_in(const planned_experiment &what, const store &results) {
    std::vector<found> all;
    for (const asked_program &program : what.asked.programs)
        for (const planned_group &group : what.groups) {
            found one{program.name, group.name, {}, 0};
            one.counts = {.backend = what.backend.name,
                          .of = &what.of,
                          .simulated = run::is_machine(what.backend.name),
                          .passes = group.counted.plans.size(),
                          .choices = {},
                          .metrics = group.counted.metrics};
            for (const std::string &text : group.texts)
                one.counts.choices.push_back({text, {}});
            for (unsigned repeat = 1; repeat <= what.asked.repeats; ++repeat) {
                const record *const counted = results.find(program.name, group.name, repeat);
                if (counted == nullptr) continue;
                one.failed += counted->status != 0 ? 1 : 0;
                for (std::size_t i = 0; i < group.texts.size(); ++i)
                    one.counts.choices[i].runs.push_back(counted->readings[i]);
            }
            all.push_back(std::move(one));
        }
    return all;
}

int carry_out(const line &given) {
    asked_experiment asked = read_file(given.file);
    if (!given.backend.empty()) asked.backend = {given.backend, {}};
    if (given.repeats != 0) asked.repeats = given.repeats;
    const planned_experiment what = planned(std::move(asked), given.check);
    output out;
    if (given.check) {
        std::size_t passes = 0;
        for (const planned_group &group : what.groups)
            passes += group.counted.plans.size() * what.asked.repeats;
        passes += what.asked.samplings.size();
        std::string line =
            fmt::format("{} programs, {} groups, ", what.asked.programs.size(), what.groups.size());
        if (!what.asked.samplings.empty())
            line += fmt::format("{} samplings, ", what.asked.samplings.size());
        append_line(out, line + fmt::format("{} repeats: {} results of {} runs", what.asked.repeats,
                                            what.runs(), passes * what.asked.programs.size()));
        flush(out);
        return 0;
    }
    store results{file_of_results(what.asked)};
    check_records(what, results);
    if (!count_all(what, results)) return rule_broken;
    const std::vector<found> all = found_in(what, results);
    if (!what.groups.empty()) print(out, given.format, all);
    output of_profiles;
    const bool all_ended_well =
        print_profiles(of_profiles, what, results) &&
        std::none_of(all.begin(), all.end(), [](const found &one) { return one.failed != 0; });
    if (given.format == "table") append(out, {of_profiles.data(), of_profiles.size()});
    flush(out);
    for (const plot &one : plots_of(all))
        write_whole(what.asked.output.text + "/" + one.file, one.svg);
    for (const plot &one : plots_over_time(results.records(), what.backend.name))
        write_whole(what.asked.output.text + "/" + one.file, one.svg);
    return all_ended_well ? 0 : rule_broken;
}

} // namespace

int run(const std::vector<std::string> &words) {
    line given;
    if (!read(words, given)) return 0;
    if (given.import.asks()) return import(given.import);
    try {
        return carry_out(given);
    } catch (const complaint &why) {
        if (!why.line.starts_with("run: ")) throw;
        complain(why.status, "experiment: " + why.line.substr(5));
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

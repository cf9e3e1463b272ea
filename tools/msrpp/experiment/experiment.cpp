#include "experiment.hpp"

#include "file.hpp"
#include "import.hpp"
#include "over_time.hpp"
#include "sampling.hpp"
#include "store.hpp"
#include "summary.hpp"

#include "../complaint.hpp"
#include "../cpu_aliases.hpp"
#include "../events_file.hpp"
#include "../metrics.hpp"
#include "../output.hpp"
#include "../run/backend.hpp"
#include "../run/count.hpp"
#include "../run/countable.hpp"
#include "../run/line.hpp"

#include <CLI/CLI.hpp>
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

#include <unistd.h>

namespace msrpp::experiment {

namespace {

constexpr const char *footer =
    "Runs that the output folder has already are not run again.\n"
    "Exit status: 0 all is counted; 1 a program did not end with status 0, or a run was not\n"
    "possible; 2 wrong usage, or a wrong file.";

constexpr std::uint64_t most_runs = 10'000'000;

struct line {
    std::string file;
    std::string format = "table";
    std::string backend; ///< in place of that of the file; empty: that
    bool check = false;
    import_line import;
};

bool read(const std::vector<std::string> &words, line &into) {
    CLI::App app{"Runs, or resumes, an experiment that a file describes.", "msrpp experiment"};
    app.add_option("FILE", into.file, "the experiment, TOML");
    app.add_option("--format", into.format, "of the summary: table (the default) or csv");
    app.add_option("--backend", into.backend,
                   "in place of that of the file, such as machine:haswell");
    app.add_flag("--check", into.check, "only check the file, and say how many runs it takes");
    add_options(app, into.import);
    app.footer(footer);
    try {
        std::vector<std::string> reversed{words.rbegin(), words.rend()};
        app.parse(reversed);
    } catch (const CLI::CallForHelp &) {
        output out;
        append(out, app.help());
        flush(out);
        return false;
    } catch (const CLI::ParseError &error) {
        std::string text = error.what();
        std::replace(text.begin(), text.end(), '\n', ' ');
        complain(wrong_usage, "experiment: " + text + " (see msrpp experiment --help)");
    }
    if (into.format != "table" && into.format != "csv")
        complain(wrong_usage, "experiment: --format: table or csv, not " + in_quotes(into.format));
    if (into.file.empty() && !into.import.asks())
        complain(wrong_usage, "experiment: give a file (see msrpp experiment --help)");
    return true;
}

/// Carries out a part of the file's check; what that complains about is told with the place.
template <typename Function>
auto at(const asked_experiment &asked, place where, const std::string &key, Function &&check) {
    try {
        return check();
    } catch (const complaint &why) {
        std::string sentence = why.line;
        if (sentence.starts_with("run: ")) sentence.erase(0, 5);
        asked.complain_at(where, key, sentence, why.status);
    }
}

/// A group that has its plans.
struct planned_group {
    std::string name;
    run::counted_groups counted;
    std::vector<std::string> texts; ///< of all plans, in their order
};

/// The choices of a group, each of which has a plan.
std::vector<std::string> checked_choices(const asked_experiment &asked, const asked_group &group,
                                         known_plans &plans) {
    std::vector<std::string> choices;
    for (const placed &each : group.choices) {
        at(asked, each.where, each.text.starts_with("metric:") ? "metrics" : "choices",
           [&] { return run::groups_of(plans, {each.text}); });
        choices.push_back(each.text);
    }
    if (group.summary && choices.empty() && usual_metrics(plans).empty())
        asked.complain_at(group.where, "summary", plans.of().name + " has no usual metrics",
                          wrong_usage);
    return choices;
}

planned_group planned(const asked_experiment &asked, const asked_group &group, known_plans &plans,
                      const run::chosen_backend &backend) {
    const std::vector<std::string> choices = checked_choices(asked, group, plans);
    planned_group result{group.name, {}, {}};
    const run::countable found = at(asked, group.where, group.summary ? "summary" : "group", [&] {
        return run::countable_of(plans, backend, choices, group.summary);
    });
    for (const std::string &note : found.notes)
        std::fprintf(stderr, "msrpp: experiment: %s: %s\n", in_quotes(group.name).c_str(),
                     note.c_str());
    result.counted =
        at(asked, group.where, "group", [&] { return run::groups_of(plans, found.choices); });
    for (const family_plan &plan : result.counted.plans)
        result.texts.insert(result.texts.end(), plan.texts.begin(), plan.texts.end());
    return result;
}

/// All that is checked before the first run.
struct planned_experiment {
    asked_experiment asked;
    family of;
    std::vector<planned_group> groups;
    std::vector<unsigned> cpus;
    run::chosen_backend backend;

    /// Each program with each group, as often as said, and sampled once in each way.
    std::uint64_t runs() const {
        return std::uint64_t{asked.programs.size()} *
               (std::uint64_t{groups.size()} * asked.repeats + asked.samplings.size());
    }
};

void check_backend(const asked_experiment &asked) {
    const std::string &name = asked.backend.text;
    const bool known = name == "auto" || name == "perf" || name == "dev" || name == "shim" ||
                       (run::is_machine(name) && name.back() != ':');
    if (!known)
        asked.complain_at(asked.backend.where, "backend",
                          "auto, perf, shim, dev or machine:CPU, not " + in_quotes(name),
                          wrong_usage);
    if (run::is_machine(name) && asked.cpu.where.line != 0 &&
        cpu_named(asked.cpu.text) != cpu_named(name.substr(name.find(':') + 1)))
        asked.complain_at(asked.cpu.where, "cpu",
                          "the backend " + name + " is another processor than " +
                              in_quotes(asked.cpu.text),
                          wrong_usage);
}

/// Profiles have names of their own, and a backend that samples.
void check_samplings(const asked_experiment &asked) {
    if (!asked.samplings.empty() && asked.backend.text == "dev")
        asked.complain_at(asked.backend.where, "backend",
                          "the device of registers does not sample: auto, perf, shim or "
                          "machine:CPU do",
                          wrong_usage);
    std::vector<std::string> files;
    for (const asked_sampling &each : asked.samplings)
        for (const asked_program &program : asked.programs) {
            files.push_back(profile_of(program, each));
            if (std::count(files.begin(), files.end(), files.back()) > 1)
                asked.complain_at(each.where, "name",
                                  "two profiles would have the name " + in_quotes(files.back()),
                                  wrong_usage);
        }
}

/// A backend that counts all that has a plan, for where only the file is looked at.
run::chosen_backend any_backend() {
    return {"", {}, [](run::plans all) { return std::vector<run::obstacle>(all.size()); }};
}

planned_experiment planned(asked_experiment asked, bool only_file) {
    check_backend(asked);
    check_samplings(asked);
    const placed &named = asked.cpu.where.line != 0 ? asked.cpu : asked.backend;
    const char *const key = asked.cpu.where.line != 0 ? "cpu" : "backend";
    family of = at(asked, named.where, key, [&] {
        run::resolve_cpu(asked.common, asked.backend.text);
        return asked_family(asked.common);
    });
    if (!asked.common.events_file.empty())
        at(asked, {}, "events", [&] { use_events(asked.common.events_file, of); });
    planned_experiment result{
        .asked = std::move(asked), .of = of, .groups = {}, .cpus = {}, .backend = {}};
    const asked_experiment &checked = result.asked;
    result.cpus = at(checked, checked.cpus.where, "cpus",
                     [&] { return run::cpus_in(checked.cpus.text, "cpus"); });
    known_plans plans{of};
    for (const asked_group &group : checked.groups)
        checked_choices(checked, group, plans); // what is wrong there is told first
    result.backend = only_file ? any_backend() : at(checked, checked.backend.where, "backend", [&] {
        return run::backend_of(checked.common, checked.backend.text);
    });
    for (const asked_group &group : checked.groups)
        result.groups.push_back(planned(checked, group, plans, result.backend));
    if (result.runs() > most_runs)
        checked.complain_at(
            {}, "repeats",
            fmt::format("{} runs; at most {} are possible", result.runs(), most_runs), wrong_usage);
    return result;
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
                const planned_group &group, unsigned repeat, store &into) {
    run::work work{what.of, program.command, what.cpus};
    work.around = program.around;
    work.around.output_file = what.asked.output.text + "/programs.out";
    work.interval_ns = std::uint64_t{what.asked.interval_ms} * 1'000'000;
    const run::results once =
        run::count(work, group.counted, what.backend, 1, [](unsigned, unsigned) {});
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

/// The same of a program that is sampled.
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
    // Carries out a run that is not there yet. False: it was not possible.
    const auto carry_out = [&](const asked_program &program, const std::string &group,
                               unsigned repeat, auto &&run_it) {
        ++done;
        if (into.find(program.name, group, repeat) != nullptr) return true;
        if (isatty(STDERR_FILENO) != 0)
            std::fprintf(
                stderr, "msrpp: run %llu of %llu: %s, %s\n", static_cast<unsigned long long>(done),
                static_cast<unsigned long long>(what.runs()), program.name.c_str(), group.c_str());
        return run_it();
    };
    for (unsigned repeat = 1; repeat <= what.asked.repeats; ++repeat)
        for (const asked_program &program : what.asked.programs)
            for (const planned_group &group : what.groups)
                if (!carry_out(program, group.name, repeat,
                               [&] { return count_once(what, program, group, repeat, into); }))
                    return false;
    for (const asked_program &program : what.asked.programs)
        for (const asked_sampling &how : what.asked.samplings)
            if (!carry_out(program, how.name, 1,
                           [&] { return sample_once(what, program, how, into); }))
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
    for (const plot &one : plots_of(all))
        write_whole(what.asked.output.text + "/" + one.file, one.svg);
    for (const plot &one : plots_over_time(results.records(), run::is_machine(what.backend.name)))
        write_whole(what.asked.output.text + "/" + one.file, one.svg);
    if (!what.groups.empty()) print(out, given.format, all);
    output of_profiles;
    const bool all_ended_well =
        print_profiles(of_profiles, what, results) &&
        std::none_of(all.begin(), all.end(), [](const found &one) { return one.failed != 0; });
    if (given.format == "table") append(out, {of_profiles.data(), of_profiles.size()});
    flush(out);
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

} // namespace msrpp::experiment

#include "planned.hpp"

#include "sampling.hpp"

#include "../../support/complaint.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../choices/events_file.hpp"
#include "../choices/metrics.hpp"
#include "../run/groups/countable.hpp"
#include "../run/line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::experiment {

namespace {

constexpr std::uint64_t most_runs = 10'000'000;

/// Carries out `check`, a part of the check of an experiment's file; complaints begin with the
/// position in the file.
template <typename Function>
auto at(const experiment_contents &experiment_contents, place place, const std::string &key,
        Function &&check) {
    try {
        return check();
    } catch (const complaint &problem) {
        std::string sentence = problem.line;
        if (sentence.starts_with("run: ")) sentence.erase(0, 5);
        experiment_contents.complain_at(place, key, sentence, problem.status, problem.details);
    }
}

/// Returns the requested events of a group, each of which has a plan. Throws a complaint about an
/// event without a plan.
std::vector<std::string> checked_choices(const experiment_contents &experiment_contents,
                                         const group_entry &group, known_plans &plans) {
    std::vector<std::string> choices;
    for (const placed &placed : group.choices) {
        at(experiment_contents, placed.where,
           choices.size() < group.metrics_from ? "choices" : "metrics",
           [&] { return run::groups_of(plans, {placed.text}); });
        choices.push_back(placed.text);
    }
    if (group.summary && choices.empty() && usual_metrics(plans).empty())
        experiment_contents.complain_at(group.where, "summary",
                                        plans.of().name + " has no usual metrics", wrong_usage);
    return choices;
}

planned_group planned(const experiment_contents &experiment_contents, const group_entry &group,
                      known_plans &plans, const run::chosen_backend &backend) {
    const std::vector<std::string> choices = checked_choices(experiment_contents, group, plans);
    planned_group result{group.name, {}, {}};
    const run::countable countable =
        at(experiment_contents, group.where, group.summary ? "summary" : "group",
           [&] { return run::countable_of(plans, backend, choices, group.summary); });
    for (const std::string &note : countable.notes)
        std::fprintf(stderr, "msrpp: experiment: %s: %s\n", in_quotes(group.name).c_str(),
                     note.c_str());
    result.counted = at(experiment_contents, group.where, "group",
                        [&] { return run::groups_of(plans, countable.choices); });
    for (const family_plan &plan : result.counted.plans)
        result.texts.insert(result.texts.end(), plan.texts.begin(), plan.texts.end());
    return result;
}

void check_backend(const experiment_contents &experiment_contents) {
    const std::string &name = experiment_contents.backend.text;
    const bool known = name == "auto" || name == "perf" || name == "dev" || name == "shim" ||
                       (run::is_machine(name) && name.back() != ':');
    if (!known)
        experiment_contents.complain_at(
            experiment_contents.backend.where, "backend",
            "auto, perf, shim, dev or machine:CPU, not " + in_quotes(name), wrong_usage);
    if (run::is_machine(name) && experiment_contents.cpu.where.line != 0 &&
        cpu_named(experiment_contents.cpu.text) != cpu_named(name.substr(name.find(':') + 1)))
        experiment_contents.complain_at(experiment_contents.cpu.where, "cpu",
                                        "the backend " + name + " is another processor than " +
                                            in_quotes(experiment_contents.cpu.text),
                                        wrong_usage);
}

/// Throws a complaint where two profiles have one name, or where the backend cannot sample.
void check_samplings(const experiment_contents &experiment_contents) {
    if (!experiment_contents.samplings.empty() && experiment_contents.backend.text == "dev")
        experiment_contents.complain_at(
            experiment_contents.backend.where, "backend",
            "the device of registers does not sample: auto, perf, shim or "
            "machine:CPU do",
            wrong_usage);
    std::vector<std::string> files;
    for (const sampling_entry &sampling : experiment_contents.samplings)
        for (const program_entry &program : experiment_contents.programs) {
            files.push_back(profile_of(program, sampling));
            if (std::count(files.begin(), files.end(), files.back()) > 1)
                experiment_contents.complain_at(
                    sampling.where, "name",
                    "two profiles would have the name " + in_quotes(files.back()), wrong_usage);
        }
}

/// Returns a backend that counts every event with a plan, for checks of the file alone.
run::chosen_backend any_backend() {
    return {"", {}, [](run::plans plans) { return std::vector<run::obstacle>(plans.size()); }};
}

} // namespace

planned_experiment planned(experiment_contents experiment, bool only_file) {
    check_backend(experiment);
    check_samplings(experiment);
    const placed &named = experiment.cpu.where.line != 0 ? experiment.cpu : experiment.backend;
    const char *const key = experiment.cpu.where.line != 0 ? "cpu" : "backend";
    const std::vector<unsigned> cpus = at(experiment, experiment.cpus.where, "cpus", [&] {
        return run::cpus_in(experiment.cpus.text, "cpus");
    });
    family identity = at(experiment, named.where, key, [&] {
        run::resolve_cpu(experiment.common, experiment.backend.text, cpus);
        return family_of_options(experiment.common);
    });
    if (!experiment.common.events_file.empty())
        at(experiment, {}, "events", [&] { use_events(experiment.common.events_file, identity); });
    planned_experiment result{.contents = std::move(experiment),
                              .of = identity,
                              .groups = {},
                              .cpus = cpus,
                              .kinds = {},
                              .backend = {}};
    const experiment_contents &checked = result.contents;
    known_plans plans{identity};
    for (const group_entry &group : checked.groups)
        // The requested events of the file are checked first, so that mistakes in events come
        // first.
        checked_choices(checked, group, plans);
    result.backend = only_file ? any_backend() : at(checked, checked.backend.where, "backend", [&] {
        result.kinds = std::make_shared<run::planned_kinds>(checked.common, identity,
                                                            checked.backend.text, cpus);
        return run::backend_of(checked.common, checked.backend.text, *result.kinds, {cpus, {}});
    });
    for (const group_entry &group : checked.groups)
        result.groups.push_back(planned(checked, group, plans, result.backend));
    if (result.runs() > most_runs)
        checked.complain_at(
            {}, "repeats",
            fmt::format("{} runs; at most {} are possible", result.runs(), most_runs), wrong_usage);
    return result;
}

} // namespace msrpp::experiment

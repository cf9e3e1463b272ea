#include "planned.hpp"

#include "sampling.hpp"

#include "../../support/complaint.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../choices/events_file.hpp"
#include "../choices/metrics.hpp"
#include "../run/countable.hpp"
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

/// Carries out a part of the file's check; the place goes in front of its complaints.
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

/// The choices of a group, each of which has a plan.
std::vector<std::string> checked_choices(const asked_experiment &asked, const asked_group &group,
                                         known_plans &plans) {
    std::vector<std::string> choices;
    for (const placed &each : group.choices) {
        at(asked, each.where, choices.size() < group.metrics_from ? "choices" : "metrics",
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

} // namespace

planned_experiment planned(asked_experiment asked, bool only_file) {
    check_backend(asked);
    check_samplings(asked);
    const placed &named = asked.cpu.where.line != 0 ? asked.cpu : asked.backend;
    const char *const key = asked.cpu.where.line != 0 ? "cpu" : "backend";
    const std::vector<unsigned> cpus =
        at(asked, asked.cpus.where, "cpus", [&] { return run::cpus_in(asked.cpus.text, "cpus"); });
    family of = at(asked, named.where, key, [&] {
        run::resolve_cpu(asked.common, asked.backend.text, cpus);
        return asked_family(asked.common);
    });
    if (!asked.common.events_file.empty())
        at(asked, {}, "events", [&] { use_events(asked.common.events_file, of); });
    planned_experiment result{.asked = std::move(asked),
                              .of = of,
                              .groups = {},
                              .cpus = cpus,
                              .kinds = {},
                              .backend = {}};
    const asked_experiment &checked = result.asked;
    known_plans plans{of};
    for (const asked_group &group : checked.groups)
        checked_choices(checked, group, plans); // a mistake there comes first
    result.backend = only_file ? any_backend() : at(checked, checked.backend.where, "backend", [&] {
        result.kinds =
            std::make_shared<run::planned_kinds>(checked.common, of, checked.backend.text, cpus);
        return run::backend_of(checked.common, checked.backend.text, *result.kinds, {cpus, {}});
    });
    for (const asked_group &group : checked.groups)
        result.groups.push_back(planned(checked, group, plans, result.backend));
    if (result.runs() > most_runs)
        checked.complain_at(
            {}, "repeats",
            fmt::format("{} runs; at most {} are possible", result.runs(), most_runs), wrong_usage);
    return result;
}

} // namespace msrpp::experiment

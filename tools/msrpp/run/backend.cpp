#include "backend.hpp"

#include "../../support/complaint.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../detect/native.hpp"

#include "../../support/cpus.hpp"
#include "../../support/text.hpp"

#include <msr/processor/cpuid.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

constexpr std::string_view of_machine = "machine:";

std::vector<std::string> options_of_machine(const target_options &common,
                                            const std::string &named) {
    std::vector<std::string> words{"--cpu", named.substr(of_machine.size())};
    if (!common.model.empty()) words.insert(words.end(), {"--model", common.model});
    if (!common.events_file.empty())
        words.insert(words.end(),
                     {"--events", std::filesystem::absolute(common.events_file).string()});
    if (common.hyper_threading) words.emplace_back("--ht");
    return words;
}

/// Adds to `rest`, which has for each plan the reason (obstacle) why the plan cannot be counted,
/// the reason why a kind of core cannot count the plan's events.
std::vector<obstacle> with_kinds(std::vector<obstacle> rest, planned_kinds &kinds, plans groups) {
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (rest[i].why.empty()) rest[i].why = kinds.obstacle_of(groups[i].texts);
    return rest;
}

chosen_backend perf(planned_kinds &kinds, const counted_cpus &cpu) {
    return {"perf", by_perf,
            [&kinds, cpu](plans groups) {
                return with_kinds(obstacles_by_perf(groups, kinds.pmu(), cpu), kinds, groups);
            },
            true};
}

chosen_backend by(registers translation, planned_kinds &kinds, const counted_cpus &cpu) {
    return {translation == registers::dev ? "dev" : "shim",
            [translation](const work &work, plans groups) {
                return by_registers(work, groups, translation);
            },
            [&kinds, cpu](plans groups) {
                return with_kinds(obstacles_by_registers(groups, cpu), kinds, groups);
            }};
}

std::string named_kinds(const std::vector<core_kind> &kinds) {
    return joined(kinds, ", ", named_cpus);
}

[[noreturn]] void refuse_others(const family &identity, const std::vector<core_kind> &kinds) {
    for (const core_kind &kind : kinds)
        if (has_events_of(identity, kind))
            complain(rule_broken,
                     fmt::format("run: --cpu {}: {}", identity.name, other_kinds(kinds, kind)));
    complain(rule_broken, fmt::format("run: --cpu {}: its events have other numbers here: {}. "
                                      "--any-processor, in a file any_processor = true, counts "
                                      "with its numbers all the same",
                                      identity.name, named_kinds(kinds)));
}

/// Returns the first usable backend. Linux's perf, which counts only the program, comes before the
/// backends on registers, which count all that runs on a CPU.
chosen_backend usual_backend(planned_kinds &kinds, const counted_cpus &cpu) {
    const std::string no_perf = why_not_perf();
    if (no_perf.empty()) return perf(kinds, cpu);
    const std::string no_shim = why_not_registers(registers::shim, cpu.cpus);
    if (no_shim.empty()) return by(registers::shim, kinds, cpu);
    const bool are_tasks =
        cpu.counted == subject::kind::processes || cpu.counted == subject::kind::threads;
    const std::string no_dev = are_tasks ? "it follows no thread that runs already"
                                         : why_not_registers(registers::dev, cpu.cpus);
    if (no_dev.empty()) return by(registers::dev, kinds, cpu);
    complain(rule_broken, "run: nothing can count here: no backend has access to counters",
             {"perf: " + no_perf, "shim: " + no_shim, "dev: " + no_dev,
              "--backend machine:CPU counts on a simulated processor; msrpp cpus lists the names"});
}

/// The kinds of CPUs of a simulated machine, each once, and the CPUs of each kind.
struct simulated_kinds {
    std::vector<family> families;
    std::vector<std::vector<unsigned>> cpus;
};

/// Returns the kinds of CPUs of a simulated machine; empty where all CPUs are of a single kind, or
/// where the backend's list has an unknown processor.
simulated_kinds kinds_of_machine(const target_options &common, const std::string &backend) {
    simulated_kinds result;
    try {
        unsigned cpu = 0;
        for (const std::string_view name :
             words_of_list(std::string_view{backend}.substr(of_machine.size()), ',')) {
            target_options line = common;
            line.cpu_text = name;
            line.cpu = cpu_named(line.cpu_text);
            family family = family_of_options(line);
            const auto place =
                std::find_if(result.families.begin(), result.families.end(),
                             [&](const auto &entry) { return entry.name == family.name; });
            const auto kind = static_cast<std::size_t>(place - result.families.begin());
            if (place == result.families.end()) {
                result.families.push_back(std::move(family));
                result.cpus.emplace_back();
            }
            result.cpus[kind].push_back(cpu++);
        }
    } catch (const complaint &) {
        return {};
    }
    return result.families.size() < 2 ? simulated_kinds{} : result;
}

} // namespace

bool is_machine(const std::string &backend) { return backend.starts_with(of_machine); }

std::string simulated_cpus(const std::string &backend, const std::vector<unsigned> &cpus) {
    const std::vector<std::string_view> names =
        words_of_list(std::string_view{backend}.substr(of_machine.size()), ',');
    // The simulated machine has CPU 0 up to the last CPU that the program may use; the last
    // processor in the backend's list is the processor of all further CPUs.
    const std::size_t count =
        cpus.empty() ? names.size() : *std::max_element(cpus.begin(), cpus.end()) + 1U;
    std::vector<core_kind> kinds;
    for (unsigned cpu = 0; cpu < count; ++cpu) {
        const std::string name{names[std::min<std::size_t>(cpu, names.size() - 1)]};
        if (kinds.empty() || kinds.back().name != name) kinds.push_back({name, {}, nullptr});
        kinds.back().cpus.push_back(cpu);
    }
    return named_kinds(kinds);
}

void resolve_cpu(target_options &common, const std::string &backend,
                 const std::vector<unsigned> &cpus) {
    const bool simulated = is_machine(backend);
    // The first processor in the list of a simulated machine names the processor; the machine
    // itself plans for each of its kinds of cores.
    common.cpu_text = simulated
                          ? backend.substr(of_machine.size(), backend.find(',') - of_machine.size())
                      : common.cpu.empty() ? native_name
                                           : common.cpu;
    common.cpu = cpu_named(common.cpu_text);
    if (common.cpu != native_name) {
        if (simulated && common.cpu == pentium4_name && common.model.empty()) common.model = "2";
        return;
    }
    if (simulated)
        complain(wrong_usage,
                 "run: --backend machine:native: name the processor that is simulated");
    const std::vector<core_kind> kinds = kinds_of(cpus);
    const native_cpu cpu = kinds.empty() ? native(common) : native(kinds.front().cpuid);
    common.cpu = cpu.name;
    common.cpu_text = cpu.processor;
    if (common.model.empty()) common.model = cpu.model;
    common.hyper_threading = common.hyper_threading || cpu.hyper_threading;
    common.announced = cpu.announced;
}

planned_kinds::planned_kinds(const target_options &common, const family &identity,
                             const std::string &backend, const std::vector<unsigned> &cpus) {
    if (is_machine(backend)) {
        simulated_kinds machine = kinds_of_machine(common, backend);
        each_ = std::move(machine.families);
        simulated_cpus_ = std::move(machine.cpus);
        return;
    }
    kinds_ = kinds_of(cpus);
    if (kinds_.size() < 2) {
        if (kinds_.size() == 1 && !common.any_processor && !has_events_of(identity, kinds_.front()))
            refuse_others(identity, kinds_);
        kinds_.clear();
        pmu_ = core_pmu(identity);
        return;
    }
    const bool is_native = identity.announced != nullptr;
    // Plans are for the processor of --cpu; a CPU of another kind may count the plans only with
    // --any-processor.
    if (!is_native) {
        for (const core_kind &kind : kinds_)
            if (!common.any_processor && !has_events_of(identity, kind))
                refuse_others(identity, kinds_);
        kinds_.clear();
        pmu_ = core_pmu(identity);
        return;
    }
    for (const core_kind &kind : kinds_) {
        target_options line = common;
        const native_cpu cpu = native(kind.cpuid);
        line.cpu = cpu.name;
        line.cpu_text = cpu.processor;
        line.announced = cpu.announced;
        families_.push_back(family_of_options(line));
    }
    each_ = families_;
}

planned_kinds planned_kinds::alone(std::size_t kind) const {
    planned_kinds result;
    if (families_.empty()) {
        result.simulated_ = each_[kind].name;
        return result;
    }
    result.kinds_ = {kinds_[kind]};
    result.families_ = {families_[kind]};
    result.pmu_ = core_pmu(families_[kind]);
    return result;
}

std::string planned_kinds::note() const {
    return families_.empty() ? std::string{}
                             : "the plan of each kind of core: " + named_kinds(kinds_);
}

std::string planned_kinds::obstacle_of(const std::vector<std::string> &choices) {
    for (std::size_t i = 1; i < families_.size(); ++i)
        try {
            families_[i].plan(families_[i], choices);
        } catch (const complaint &problem) {
            return fmt::format("{}: {}", other_kinds(kinds_, kinds_.front()), problem.line);
        }
    return {};
}

std::vector<kind_plans> planned_kinds::plans_of(plans groups) {
    std::vector<kind_plans> planses;
    for (std::size_t i = 0; i < families_.size(); ++i) {
        kind_plans &result = planses.emplace_back(
            kind_plans{kinds_[i].name, kinds_[i].cpus, core_pmu(families_[i]), {}});
        for (const family_plan &group : groups)
            try {
                result.groups.push_back(families_[i].plan(families_[i], group.texts));
            } catch (const complaint &problem) {
                complain(
                    problem.status,
                    fmt::format("run: {}: {}", other_kinds(kinds_, kinds_.front()), problem.line));
            }
    }
    return planses;
}

chosen_backend backend_of(const target_options &common, const std::string &named,
                          planned_kinds &kinds, const counted_cpus &cpu) {
    if (is_machine(named)) {
        std::vector<std::string> options = options_of_machine(common, named);
        if (!kinds.simulated().empty())
            options.insert(options.end(), {"--kind", kinds.simulated()});
        return {
            named.find(',') == named.npos ? std::string{of_machine} + common.cpu_text : named,
            [options](const work &work, plans groups) { return by_machine(work, options, groups); },
            [options](plans groups) { return obstacles_by_machine(options, groups); }};
    }
    if (named == "perf") return perf(kinds, cpu);
    if (named == "dev") return by(registers::dev, kinds, cpu);
    if (named == "shim") return by(registers::shim, kinds, cpu);
    return usual_backend(kinds, cpu);
}

} // namespace msrpp::run

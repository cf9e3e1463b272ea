#include "run.hpp"

#include "carrier.hpp"
#include "line.hpp"
#include "results.hpp"

#include "../complaint.hpp"
#include "../cpu_aliases.hpp"
#include "../events_file.hpp"
#include "../metrics.hpp"
#include "../native.hpp"
#include "../output.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <unistd.h>

namespace msrpp::run {

namespace {

/// A backend by its name, and how it counts a group.
struct chosen_backend {
    std::string name;
    std::function<outcome(const work &, const family_plan &)> count;
};

constexpr std::string_view of_machine = "machine:";

/// Puts the processor's name where the user gave another or none.
void resolve_cpu(line &given) {
    command_line &common = given.common;
    const bool simulated = given.backend.starts_with(of_machine);
    common.asked = simulated            ? given.backend.substr(of_machine.size())
                   : common.cpu.empty() ? native_name
                                        : common.cpu;
    common.cpu = cpu_named(common.asked);
    if (common.cpu != native_name) {
        if (simulated && common.cpu == pentium4_name && common.model.empty()) common.model = "2";
        return;
    }
    if (simulated)
        complain(wrong_usage,
                 "run: --backend machine:native: name the processor that is simulated");
    const native_cpu found = native(common);
    common.cpu = found.name;
    common.asked = found.processor;
    if (common.model.empty()) common.model = found.model;
    common.hyper_threading = common.hyper_threading || found.hyper_threading;
    common.counter_3_is_taken = found.counter_3_is_taken;
}

std::vector<std::string> options_of_machine(const line &given) {
    std::vector<std::string> words{"--cpu", given.common.asked};
    if (!given.common.model.empty()) words.insert(words.end(), {"--model", given.common.model});
    if (!given.common.events_file.empty())
        words.insert(words.end(), {"--events", given.common.events_file});
    if (given.common.hyper_threading) words.emplace_back("--ht");
    return words;
}

chosen_backend by(registers through) {
    return {through == registers::dev ? "dev" : "shim",
            [through](const work &what, const family_plan &group) {
                return by_registers(what, group, through);
            }};
}

/// The first that is there: perf follows the program, registers count whole CPUs.
chosen_backend usual_backend() {
    const std::string no_perf = why_not_perf();
    if (no_perf.empty()) return {"perf", by_perf};
    const std::string no_shim = why_not_registers(registers::shim);
    if (no_shim.empty()) return by(registers::shim);
    const std::string no_dev = why_not_registers(registers::dev);
    if (no_dev.empty()) return by(registers::dev);
    complain(rule_broken,
             fmt::format("run: nothing can count here. perf: {}. shim: {}. dev: {}. A simulated "
                         "processor can: --backend machine:CPU",
                         no_perf, no_shim, no_dev));
}

chosen_backend backend_of(const line &given) {
    if (given.backend.starts_with(of_machine))
        return {std::string{of_machine} + given.common.asked,
                [options = options_of_machine(given)](const work &what, const family_plan &group) {
                    return by_machine(what, options, group);
                }};
    if (given.backend == "perf") return {"perf", by_perf};
    if (given.backend == "dev") return by(registers::dev);
    if (given.backend == "shim") return by(registers::shim);
    return usual_backend();
}

/// The choices that are asked for, the usual metrics where nothing else is.
std::vector<std::string> choices_of(const line &given, const family &of) {
    std::vector<std::string> choices = given.choices;
    if (!given.summary && !choices.empty()) return choices;
    const std::vector<std::string> usual = usual_metrics(of);
    if (usual.empty())
        complain(wrong_usage,
                 "run: say with -e what is to be counted: " + of.name + " has no usual metrics");
    for (const std::string &name : usual)
        choices.push_back("metric:" + name);
    return choices;
}

/// Says on a terminal which run it is.
void tell_progress(unsigned done, unsigned all) {
    if (all < 2 || isatty(STDERR_FILENO) == 0) return;
    std::fprintf(stderr, "msrpp: run %u of %u\n", done + 1, all);
}

/// What a choice counted from each moment to the next.
series series_of(const std::string &choice, std::size_t place, const std::vector<moment> &moments) {
    series result{choice, {}};
    reading before;
    for (const moment &each : moments) {
        const reading &now = each.readings[place];
        result.intervals.push_back({each.time_ns, now.count - before.count,
                                    now.enabled_ns - before.enabled_ns,
                                    now.running_ns - before.running_ns});
        before = now;
    }
    return result;
}

void write_file(const std::string &file, const output &what) {
    std::FILE *const to = std::fopen(file.c_str(), "w");
    bool written = to != nullptr && std::fwrite(what.data(), 1, what.size(), to) == what.size();
    if (to != nullptr && std::fclose(to) != 0) written = false;
    if (!written) complain(rule_broken, "run: cannot write the counts to " + in_quotes(file));
}

} // namespace

int run(const std::vector<std::string> &words) {
    line given;
    if (!read(words, given)) return 0;
    resolve_cpu(given);
    const family of = asked_family(given.common);
    if (!given.common.events_file.empty()) use_events(given.common.events_file, of);
    const std::vector<std::string> choices = choices_of(given, of);
    has_metrics(of, choices); // complains about those that nobody has
    std::vector<family_plan> groups;
    for (const std::vector<std::string> &group : metric_groups(of, choices))
        groups.push_back(of.plan(of, group));
    const work what{of, given.program, cpus_in(given.cpus, "--cpus"),
                    std::uint64_t{given.interval_ms} * 1'000'000};
    const chosen_backend backend = backend_of(given);

    results all{.backend = backend.name,
                .of = &of,
                .simulated = given.backend.starts_with(of_machine),
                .status = 0,
                .passes = groups.size(),
                .choices = {},
                .metrics = chosen_metrics(of, choices)};
    const auto runs = static_cast<unsigned>(groups.size()) * given.repeats;
    unsigned done = 0;
    for (const family_plan &group : groups) {
        const std::size_t first = all.choices.size();
        for (const std::string &text : group.texts)
            all.choices.push_back({text, {}});
        for (unsigned again = 0; again < given.repeats; ++again) {
            tell_progress(done++, runs);
            const outcome found = backend.count(what, group);
            if (!found.was_counted) return found.status;
            if (found.status != 0) all.status = found.status;
            for (std::size_t i = 0; i < group.texts.size(); ++i)
                all.choices[first + i].runs.push_back(found.readings[i]);
            for (std::size_t i = 0; i < group.texts.size() && !found.moments.empty(); ++i)
                if (what.interval_ns != 0)
                    all.intervals.push_back(series_of(group.texts[i], i, found.moments));
        }
    }
    output out;
    print(out, given.format, all);
    if (given.output_file.empty())
        flush(out);
    else
        write_file(given.output_file, out);
    if (!given.plot_file.empty()) {
        output plot;
        append(plot, svg_of(all.intervals));
        write_file(given.plot_file, plot);
    }
    return all.status;
}

} // namespace msrpp::run

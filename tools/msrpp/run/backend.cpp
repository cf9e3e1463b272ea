#include "backend.hpp"

#include "../complaint.hpp"
#include "../cpu_aliases.hpp"
#include "../native.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::run {

namespace {

constexpr std::string_view of_machine = "machine:";

std::vector<std::string> options_of_machine(const command_line &common) {
    std::vector<std::string> words{"--cpu", common.asked};
    if (!common.model.empty()) words.insert(words.end(), {"--model", common.model});
    if (!common.events_file.empty())
        words.insert(words.end(),
                     {"--events", std::filesystem::absolute(common.events_file).string()});
    if (common.hyper_threading) words.emplace_back("--ht");
    return words;
}

chosen_backend by(registers through) {
    return {
        through == registers::dev ? "dev" : "shim",
        [through](const work &what, plans groups) { return by_registers(what, groups, through); },
        [](plans groups) { return std::vector<obstacle>(groups.size()); }};
}

chosen_backend perf() { return {"perf", by_perf, obstacles_by_perf, true}; }

/// The first that is there: perf follows the program, registers count whole CPUs.
chosen_backend usual_backend() {
    const std::string no_perf = why_not_perf();
    if (no_perf.empty()) return perf();
    const std::string no_shim = why_not_registers(registers::shim);
    if (no_shim.empty()) return by(registers::shim);
    const std::string no_dev = why_not_registers(registers::dev);
    if (no_dev.empty()) return by(registers::dev);
    complain(rule_broken,
             fmt::format("run: nothing can count here. perf: {}. shim: {}. dev: {}. A simulated "
                         "processor can: --backend machine:CPU",
                         no_perf, no_shim, no_dev));
}

} // namespace

bool is_machine(const std::string &backend) { return backend.starts_with(of_machine); }

void resolve_cpu(command_line &common, const std::string &backend) {
    const bool simulated = is_machine(backend);
    common.asked = simulated            ? backend.substr(of_machine.size())
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
    common.announced = found.announced;
}

chosen_backend backend_of(const command_line &common, const std::string &named) {
    if (is_machine(named)) {
        const std::vector<std::string> options = options_of_machine(common);
        return {
            std::string{of_machine} + common.asked,
            [options](const work &what, plans groups) { return by_machine(what, options, groups); },
            [options](plans groups) { return obstacles_by_machine(options, groups); }};
    }
    if (named == "perf") return perf();
    if (named == "dev") return by(registers::dev);
    if (named == "shim") return by(registers::shim);
    return usual_backend();
}

} // namespace msrpp::run

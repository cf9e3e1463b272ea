#include "writing.hpp"

#include "line.hpp"

#include "../support/complaint.hpp"
#include "../support/cpus.hpp"

#include <msr/backend/message.hpp>
#include <msr/controls/notation.hpp>
#include <msr/core/sequence.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string_view>

namespace msrpp::control_tool {

namespace controls = msr::controls;

void add_setting_options(support::command &app, std::vector<std::string> &texts, bool &trusts_low,
                         std::string &cpus, std::string &snapshot, std::string &backend) {
    app.add_option("SETTING", texts,
                   "NAME=on, NAME=off, NAME=NUMBER, or of a limit NAME=95W and NAME=28s; msrpp "
                   "control show has the names");
    app.add_flag("--trust-low", trusts_low, "write controls of low confidence, too");
    app.add_option("--cpus", cpus, "logical CPUs, as in 0,2-3; by default all");
    app.add_option("--snapshot", snapshot, "keep in a file what was there: for control restore");
    app.add_option("--backend", backend, backend_help);
}

msr::control_session write_settings(access &registers, const std::vector<std::string> &texts,
                                    bool trusts_low, const std::string &cpus) {
    if (texts.empty())
        complain(wrong_usage, "control: give a setting, as in l2_stream=off; msrpp control show "
                              "has the names");
    return write_settings(registers, settings_in(texts, trusts_low), cpus_named(cpus));
}

msr::control_session write_settings(access &registers,
                                    const std::vector<controls::setting> &settings,
                                    const msr::cpu_selection &cpus) {
    msr::failure problem;
    msr::control_session session = registers.with([&](auto &device) {
        return msr::control_session{
            device, msr::sequence<controls::setting>{settings.data(), settings.size()}, cpus,
            msr::control_session::usual_options, problem};
    });
    const bool is_rule = problem.kind == msr::error_code::illegal_plan ||
                         problem.kind == msr::error_code::unfit_plan;
    if (problem && is_rule && problem.name != nullptr &&
        std::string_view{problem.subject} == controls::control_is_confirmed::text.sentence)
        complain(rule_broken,
                 fmt::format("control: {}: a single hint says where this control is; --trust-low "
                             "writes it all the same; nothing was set",
                             problem.name));
    if (problem && is_rule && problem.name != nullptr)
        complain(rule_broken,
                 fmt::format("control: {}: {}{}; nothing was set", problem.name,
                             problem.cpu == msr::no_cpu ? "" : fmt::format("CPU {}: ", problem.cpu),
                             problem.subject));
    if (problem) complain(rule_broken, "control: " + msr::message(problem));
    return session;
}

std::vector<std::string> lines_of(const std::vector<msr::held_control> &written) {
    struct group {
        const msr::held_control *first;
        std::vector<unsigned> cpus;
    };
    std::vector<group> groups;
    for (const msr::held_control &control : written) {
        const auto same = std::find_if(groups.begin(), groups.end(), [&](const group &known) {
            return known.first->row->number == control.row->number &&
                   known.first->previous_value == control.previous_value &&
                   known.first->written_value == control.written_value;
        });
        if (same != groups.end())
            same->cpus.push_back(control.cpu);
        else
            groups.push_back({&control, {control.cpu}});
    }
    std::vector<std::string> lines;
    for (const group &known : groups)
        lines.push_back(fmt::format(
            "{}: {}, was {}, on CPU {}", controls::name_of(known.first->row->number).name,
            text_of(known.first->row->number, known.first->written_value, known.first->units),
            text_of(known.first->row->number, known.first->previous_value, known.first->units),
            support::list_of(known.cpus)));
    return lines;
}

namespace {

constexpr const char *first_line = "msrpp control snapshot 1: CPU, control, found, written";

[[noreturn]] void complain_of_file(const std::string &file, const std::string &problem) {
    complain(rule_broken, "control: " + in_quotes(file) + ": " + problem);
}

} // namespace

void write_snapshot(const std::string &file, const std::vector<msr::held_control> &written) {
    std::ofstream output{file};
    output << first_line << '\n';
    for (const msr::held_control &control : written)
        output << control.cpu << ' ' << controls::name_of(control.row->number).name << ' '
               << control.previous_value << ' ' << control.written_value << '\n';
    output.close();
    if (!output) complain_of_file(file, std::string{"cannot write: "} + std::strerror(errno));
}

std::vector<snapshot_entry> read_snapshot(const std::string &file) {
    std::ifstream input{file};
    if (!input) complain_of_file(file, std::string{"cannot read: "} + std::strerror(errno));
    std::string line;
    if (!std::getline(input, line) || line != first_line)
        complain_of_file(file, "no snapshot of msrpp control");
    std::vector<snapshot_entry> entries;
    for (unsigned number = 2; std::getline(input, line); ++number) {
        std::istringstream words{line};
        snapshot_entry entry;
        std::string name, rest;
        words >> entry.cpu >> name >> entry.previous >> entry.written;
        const unsigned place = controls::place_of(name.c_str());
        if (!words || words >> rest || place == controls::control_count)
            complain_of_file(file, fmt::format("line {}: no CPU, control and two values", number));
        entry.control = static_cast<controls::control_number>(place);
        entries.push_back(entry);
    }
    return entries;
}

} // namespace msrpp::control_tool

#include "command.hpp"

#include "../support/command_line.hpp"
#include "../support/complaint.hpp"
#include "choices/cpu_aliases.hpp"
#include "choices/events_file.hpp"
#include "detect/native.hpp"

#include <algorithm>
#include <utility>

namespace msrpp {

namespace {

/// Returns the rows of commands. The list is made at the first registration, because the order of
/// initialisation of files is not known.
std::vector<command_row> &command_rows() {
    static std::vector<command_row> result;
    return result;
}

} // namespace

known_command::known_command(const command_row &row) { command_rows().push_back(row); }

const std::vector<const command_row *> &all_commands() {
    static const std::vector<const command_row *> sorted = [] {
        std::vector<const command_row *> result;
        for (const command_row &row : command_rows())
            result.push_back(&row);
        std::sort(
            result.begin(), result.end(),
            [](const command_row *row, const command_row *next) { return row->rank < next->rank; });
        return result;
    }();
    return sorted;
}

void add_text_option(support::command &destination, const char *name, std::string &text,
                     const std::string &description) {
    const auto complaint_about = [](const std::string &value) {
        return std::string{value.empty() ? "a value is missing" : ""};
    };
    destination.add_option(name, text, description).check(complaint_about);
}

void add_target_options(support::command &destination, target_options &target) {
    add_text_option(destination, "--cpu", target.cpu,
                    "processor family: what 'msrpp cpus' names, or native (the default), which is "
                    "this\nprocessor");
    add_text_option(
        destination, "--cpuid", target.cpuid,
        "for detect and --cpu native another machine: a file that 'cpuid --raw' wrote there; "
        "- is standard input");
    add_text_option(
        destination, "--events", target.events_file,
        "events that are known for the processor, too: a table that 'msrpp import' writes or "
        "takes;\n- is standard input");
    add_text_option(destination, "--model", target.model,
                    "CPUID model of a pentium4; without it, every one");
    destination.add_flag("--ht", target.hyper_threading, "a pentium4 with Hyper-Threading");
}

void add_usual_options(support::command &destination, target_options &target, std::string &format,
                       const std::string &formats) {
    add_target_options(destination, target);
    add_text_option(destination, "--format", format, formats);
    destination.set_footer(status_help);
}

void resolve_cpu(target_options &target) {
    if (target.cpu.empty()) target.cpu = default_cpu(target);
    target.cpu_text = target.cpu;
    target.cpu = cpu_named(target.cpu);
    const bool is_native = target.cpu == native_name;
    if (!is_native && !target.cpuid.empty())
        complain(wrong_usage, "--cpuid: only detect and --cpu native ask CPUID");
    if (!is_native) return;
    const native_cpu cpu = native(target);
    target.cpu = cpu.name;
    target.cpu_text = cpu.processor;
    if (target.model.empty()) target.model = cpu.model;
    target.hyper_threading = target.hyper_threading || cpu.hyper_threading;
    target.announced = cpu.announced;
    print_lines({.line = cpu.found, .details = cpu.notes});
}

family target_of(target_options &target) {
    resolve_cpu(target);
    family identity = family_of_options(target);
    if (!target.events_file.empty()) use_events(target.events_file, identity);
    return identity;
}

void refuse_events(const target_options &target) {
    if (!target.events_file.empty())
        complain(wrong_usage, "--events: only list, encode, explain and export know events");
}

std::vector<std::string> with_target(const target_options &target,
                                     const std::vector<std::string> &words) {
    std::vector<std::string> result;
    for (const auto &[option, value] : {std::pair{"--cpu", &target.cpu},
                                        {"--model", &target.model},
                                        {"--events", &target.events_file}})
        if (!value->empty()) result.insert(result.end(), {option, *value});
    if (target.hyper_threading) result.emplace_back("--ht");
    result.insert(result.end(), words.begin(), words.end());
    return result;
}

} // namespace msrpp

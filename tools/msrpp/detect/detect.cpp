// The command `msrpp detect`: the identity and the features of this machine, from CPUID alone.
#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../choices/cpu_aliases.hpp"
#include "../command.hpp"
#include "../family.hpp"
#include "../formats.hpp"
#include "cpuid_source.hpp"
#include "detection.hpp"

#include <fmt/format.h>

#include <msr/processor/detect.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace msrpp {

namespace {

const char *name_of(msr::cpu_vendor vendor) {
    switch (vendor) {
    case msr::cpu_vendor::intel:
        return "intel";
    case msr::cpu_vendor::amd:
        return "amd";
    case msr::cpu_vendor::hygon:
        return "hygon";
    case msr::cpu_vendor::cyrix:
        return "cyrix";
    case msr::cpu_vendor::unknown:
        break;
    }
    return "unknown";
}

void append_word(std::string &text, std::uint32_t word) {
    for (unsigned byte = 0; byte < 4; ++byte)
        text += static_cast<char>(word >> 8 * byte & 0xff);
}

/// Returns a text without zeros and blanks at its ends, with printable letters only.
std::string tidy(std::string text) {
    text.resize(std::min(text.find('\0'), text.size()));
    for (char &letter : text)
        if (letter < ' ' || letter > '~') letter = ' ';
    text.erase(text.find_last_not_of(' ') + 1);
    return text.erase(0, std::min(text.find_first_not_of(' '), text.size()));
}

/// Returns the vendor as leaf 0 spells it.
std::string vendor_string(const cpuid_source &cpuid) {
    const msr::cpuid_registers leaf = cpuid(0, 0);
    std::string result;
    for (const std::uint32_t word : {leaf.ebx, leaf.edx, leaf.ecx})
        append_word(result, word);
    return tidy(result);
}

/// Returns the processor's brand string, in three leaves from 8000_0002 on; empty where the
/// processor has none.
std::string brand_string(const cpuid_source &cpuid) {
    std::string result;
    for (std::uint32_t leaf = 0x8000'0002; leaf <= 0x8000'0004; ++leaf) {
        const msr::cpuid_registers part = msr::leaf_or_zeros(cpuid, leaf);
        for (const std::uint32_t word : {part.eax, part.ebx, part.ecx, part.edx})
            append_word(result, word);
    }
    return tidy(result);
}

void detect_processor(detection &destination, const cpuid_source &cpuid) {
    const msr::cpuid_registers leaf = msr::leaf_or_zeros(cpuid, 1);
    const msr::cpu_signature signature = msr::signature_of(leaf.eax);
    destination.add("processor", "vendor", name_of(msr::vendor_of(cpuid(0, 0))),
                    vendor_string(cpuid));
    destination.add("processor", "family", signature.family,
                    fmt::format("{:x}h", signature.family));
    destination.add("processor", "model", signature.model, fmt::format("{:x}h", signature.model));
    destination.add("processor", "stepping", signature.stepping);
    if (const std::string brand = brand_string(cpuid); !brand.empty())
        destination.add("processor", "name", brand);
    if ((leaf.ecx >> 31 & 1) != 0)
        destination.add(
            "processor", "hypervisor", 1,
            "CPUID is what the hypervisor says; it may hide counters, or show some that fail");
    if ((leaf.edx >> 5 & 1) == 0)
        destination.add("processor", "msr", 0, "it has no model-specific registers");
}

bool is_known(const std::string &cpu) { return family_named(cpu_named(cpu)) != nullptr; }

std::string names_line(const detection &detection) {
    if (detection.cpus.empty()) return "--cpu: none: no counters are announced that are known here";
    return fmt::format("--cpu: {}", joined(detection.cpus, " "));
}

report report_of(const detection &detection) {
    // In the table for people, a group's name stands only in the group's first row.
    table features{.member = "features",
                   .columns = {{" ", "", ""},
                               {"", "", "group"},
                               {" ", "", "name"},
                               {" ", "", "value"},
                               {" ", "", "text"}}};
    table csv{.columns = {}};
    for (const char *const name : {"group", "name", "value", "text"})
        csv.columns.emplace_back("", name, "");
    std::string_view previous;
    for (const detected_feature &feature : detection.features) {
        features.rows.push_back({feature.group == previous ? "" : feature.group, feature.group,
                                 feature.name, feature.value, feature.text});
        csv.rows.push_back({feature.group, feature.name, feature.value, feature.text});
        previous = feature.group;
    }
    // CSV has a row for each name for --cpu; JSON has the names as a member.
    for (const std::string &cpu : detection.cpus)
        csv.rows.push_back({"cpu", cpu, 1, "a name for --cpu"});
    return {.members = {{"cpus", detection.cpus}},
            .tables = {std::move(features), std::move(csv), {.lines = {names_line(detection)}}}};
}

} // namespace

void detection::fits(const std::string &cpu) {
    if (is_known(cpu) && std::find(cpus.begin(), cpus.end(), cpu) == cpus.end())
        cpus.push_back(cpu);
}

void detection::counters_fit(const std::string &cpu) {
    fits(cpu);
    if (is_known(cpu)) counters = cpu;
}

detection detected(const cpuid_source &cpuid) {
    detection result;
    detect_processor(result, cpuid);
    detect_intel(result, cpuid);
    detect_amd(result, cpuid);
    detect_resources(result, cpuid);
    return result;
}

namespace {

/// Returns the features of the first CPU of a file, followed by the features in which a CPU of
/// another kind of core differs.
detection detected_in(const std::vector<cpuid_source> &cpus) {
    detection whole = detected(cpus.front());
    std::vector<msr::identity> kinds{msr::identify(cpus.front())};
    for (std::size_t cpu = 1; cpu < cpus.size(); ++cpu) {
        const msr::identity kind = msr::identify(cpus[cpu]);
        if (std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) continue;
        kinds.push_back(kind);
        const detection other = detected(cpus[cpu]);
        for (const detected_feature &feature : other.features) {
            const bool is_known = std::any_of(whole.features.begin(), whole.features.end(),
                                              [&](const detected_feature &detected_feature) {
                                                  return detected_feature.group == feature.group &&
                                                         detected_feature.name == feature.name &&
                                                         detected_feature.value == feature.value;
                                              });
            if (!is_known)
                whole.add(fmt::format("{}, CPU {}", feature.group, cpu), feature.name,
                          feature.value, feature.text);
        }
        for (const std::string &name : other.cpus)
            whole.fits(name);
    }
    return whole;
}

int detect(const std::string &format, const target_options &target_options) {
    refuse_events(target_options);
    if (!target_options.cpu.empty() || !target_options.model.empty() ||
        target_options.hyper_threading)
        complain(wrong_usage, "detect: CPUID says which processor it is; leave out --cpu, --model "
                              "and --ht");
    const output_format &as = format_named(format, formats_with(&output_format::list));
    const detection detection =
        target_options.cpuid.empty()
            ? detected(cpuid_source{})
            : detected_in(cpuid_source::each_in(target_options.cpuid, "detect"));
    output out;
    as.list(out, report_of(detection));
    flush(out);
    return 0;
}

action add_detect_options(support::command &destination, target_options &target) {
    const auto format = std::make_shared<std::string>();
    add_usual_options(destination, target, *format,
                      names_for_help(formats_with(&output_format::list)));
    return [format, &target] { return detect(*format, target); };
}

const known_command detect_command{{.name = "detect",
                                    .rank = 50,
                                    .text = "what this machine is and has, from CPUID alone",
                                    .add_options = add_detect_options}};

} // namespace

} // namespace msrpp

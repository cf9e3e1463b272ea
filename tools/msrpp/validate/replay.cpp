#include "replay.hpp"

#include "../../support/complaint.hpp"
#include "../../support/json.hpp"
#include "../detect/cpuid_source.hpp"

#include <msr/core/failure.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <vector>

namespace msrpp::validate {

namespace {

verdict verdict_of(const std::string &text) {
    for (const verdict verdict : {verdict::as_documented, verdict::off, verdict::stands_still})
        if (text == text_of(verdict)) return verdict;
    return verdict::not_tried;
}

/// Returns the text in a cell of a JSON row; empty where the row lacks the cell.
std::string text_in(const json &row, const char *name) {
    return row.contains(name) ? row[name].get<std::string>() : std::string{};
}

/// Returns a number of a JSON report. Throws a complaint where the number is not from `lowest` to
/// `highest`, such as a number of runs that would take years.
unsigned number_in(const json &whole, const char *name, unsigned lowest, unsigned highest,
                   const std::string &file) {
    const json &value = whole.at(name);
    if (!value.is_number_unsigned() || value < lowest || value > highest)
        complain(rule_broken, fmt::format("validate: {}: '{}' is a number from {} to {}", file,
                                          name, lowest, highest));
    return value;
}

} // namespace

written_report read_report(const std::string &file) {
    std::ifstream input{file};
    if (!input) complain(rule_broken, "validate: cannot read the report " + in_quotes(file));
    try {
        const json whole = json::parse(input);
        written_report result{.processor = whole.at("processor"),
                              .simulated = text_in(whole, "simulated"),
                              .backend = whole.at("backend"),
                              .cpuid = whole.at("cpuid"),
                              .cpu = number_in(whole, "cpu", 0, 65535, file),
                              .other_cpu = whole.contains("other_cpu")
                                               ? number_in(whole, "other_cpu", 0, 65535, file)
                                               : msr::no_cpu,
                              .runs = number_in(whole, "runs", 1, 1000, file),
                              .lifts_rules = whole.value("lift_rules", false),
                              .results = {},
                              .transcript = {}};
        for (const json &row : whole.at("findings"))
            result.results.push_back({.check = text_in(row, "check"),
                                      .subject = text_in(row, "subject"),
                                      .outcome = verdict_of(text_in(row, "verdict")),
                                      .expected = text_in(row, "expected"),
                                      .actual = text_in(row, "seen"),
                                      .reason = text_in(row, "reason"),
                                      .advice = text_in(row, "advice")});
        for (const json &part : whole.at("transcript"))
            result.transcript.push_back({part.at("check"), part.at("accesses")});
        return result;
    } catch (const json::exception &problem) {
        complain(rule_broken,
                 fmt::format("validate: {} is no report of validate: {}", file, problem.what()));
    }
}

std::string cpuid_text() {
    // The leaves of CPUID about identity, features, performance monitoring with AMD's PerfMonV2,
    // clocks, energy, cache monitoring and allocation: a leaf and a subleaf each.
    constexpr std::uint32_t leaves[][2] = {
        {0x0, 0},         {0x1, 0},         {0x6, 0},         {0x7, 0},         {0xa, 0},
        {0xf, 0},         {0xf, 1},         {0x10, 0},        {0x10, 1},        {0x10, 2},
        {0x10, 3},        {0x14, 0},        {0x1a, 0},        {0x80000000u, 0}, {0x80000001u, 0},
        {0x80000007u, 0}, {0x80000008u, 0}, {0x8000001bu, 0}, {0x80000020u, 0}, {0x80000020u, 1},
        {0x80000021u, 0}, {0x80000022u, 0}};
    const cpuid_source source = cpuid_source::of_this_cpu();
    std::string result = "CPU 0:\n";
    for (const auto &[leaf, subleaf] : leaves) {
        const msr::cpuid_registers values = source(leaf, subleaf);
        result += fmt::format(
            "   0x{:08x} 0x{:02x}: eax=0x{:08x} ebx=0x{:08x} ecx=0x{:08x} edx=0x{:08x}\n", leaf,
            subleaf, values.eax, values.ebx, values.ecx, values.edx);
    }
    return result;
}

std::vector<std::string> differences(check_results written, const check_results &replayed) {
    std::vector<std::string> result;
    // A replay cannot repeat the checks of topology and addresses: a report lacks the files of /sys
    // about the topology, and the addresses of code and data.
    std::erase_if(written, [](const check_result &entry) {
        return entry.check == "topology" || entry.check == "addresses";
    });
    for (std::size_t i = 0; i < std::max(written.size(), replayed.size()); ++i) {
        if (i >= written.size() || i >= replayed.size()) {
            result.push_back(fmt::format("{} findings where the report has {}", replayed.size(),
                                         written.size()));
            break;
        }
        const check_result &earlier = written[i], &later = replayed[i];
        if (earlier.check != later.check || earlier.subject != later.subject ||
            earlier.outcome != later.outcome || earlier.actual != later.actual)
            result.push_back(fmt::format("{}, {}: {} {} where the report has {}, {}: {} {}",
                                         later.check, later.subject, text_of(later.outcome),
                                         later.actual, earlier.check, earlier.subject,
                                         text_of(earlier.outcome), earlier.actual));
    }
    return result;
}

} // namespace msrpp::validate

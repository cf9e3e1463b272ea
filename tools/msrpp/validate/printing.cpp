#include "printing.hpp"

#include <msr/core/failure.hpp>

#include <fmt/format.h>

#include <algorithm>

namespace msrpp::validate {

namespace {

std::string summary_of(const validation &result) {
    std::size_t counts[4]{};
    for (const check_result &entry : result.results)
        ++counts[static_cast<std::size_t>(entry.outcome)];
    return fmt::format("{} as documented, {} off, {} stand still, {} not tried", counts[0],
                       counts[1], counts[2], counts[3]);
}

std::string title_of(const validation &result) {
    std::string title = fmt::format("{} by {}", result.processor, result.backend);
    if (!result.simulated.empty()) title += "; simulated, nothing is measured";
    if (!result.lie.empty()) title += fmt::format("; the registers lie: {}", result.lie);
    return title;
}

} // namespace

bool validation::has_failures() const {
    return std::any_of(results.begin(), results.end(),
                       [](const check_result &entry) { return entry.is_failure(); });
}

std::vector<std::string> failed_checks(const check_results &results) {
    std::vector<std::string> result;
    for (const check_result &entry : results)
        if (entry.is_failure() &&
            std::find(result.begin(), result.end(), entry.check) == result.end())
            result.push_back(entry.check);
    return result;
}

bool is_found(const lie_result &result) {
    return !result.reason.empty() || std::find(result.checks.begin(), result.checks.end(),
                                               result.row->check) != result.checks.end();
}

report report_of(std::span<const check_row> checks, const register_layout &layout) {
    report whole;
    table planned{.member = "checks",
                  .lines = {"Nothing is done; these checks would be made:"},
                  .columns = {{"check"}, {"text"}, {"registers", "registers", "registers"}}};
    for (const check_row &check : checks)
        planned.rows.push_back({std::string{check.name}, std::string{check.text},
                                check.needs_registers ? "written and put back" : "by sessions"});
    table counters{
        .member = "counters",
        .lines = {"", "on these counters:"},
        .columns = {{"counter"}, {"address", hex_format}, {"bits"}, {"select", hex_format}}};
    for (const counter_registers &counter : layout.counters)
        counters.rows.push_back({counter.name, counter.address, counter.width, counter.select});
    whole.tables = {std::move(planned), std::move(counters)};
    return whole;
}

report report_of(const validation &result) {
    report whole;
    whole.members["processor"] = result.processor;
    whole.members["backend"] = result.backend;
    if (!result.simulated.empty()) whole.members["simulated"] = result.simulated;
    if (!result.lie.empty()) whole.members["lie"] = result.lie;
    whole.members["verdict"] = result.has_failures() ? "not as documented" : "as documented";
    whole.members["summary"] = summary_of(result);
    table check_results{.member = "findings",
                        .lines = {title_of(result), summary_of(result), ""},
                        .columns = {{"check"},
                                    {"subject"},
                                    {"verdict"},
                                    {"expected"},
                                    {"seen"},
                                    {"reason", {}, true},
                                    {"advice", {}, true}}};
    for (const check_result &entry : result.results)
        check_results.rows.push_back({entry.check, entry.subject,
                                      std::string{text_of(entry.outcome)}, entry.expected,
                                      entry.actual, entry.reason, entry.advice});
    whole.tables.push_back(std::move(check_results));
    return whole;
}

report whole_report_of(const validation &result, const std::vector<transcript_part> &transcript) {
    report whole = report_of(result);
    whole.members["system"] = result.system;
    whole.members["date"] = result.date;
    whole.members["cpuid"] = result.cpuid;
    whole.members["cpu"] = result.cpu;
    if (result.other_cpu != msr::no_cpu) whole.members["other_cpu"] = result.other_cpu;
    whole.members["runs"] = result.runs;
    whole.members["lift_rules"] = result.lifts_rules;
    json parts = json::array();
    for (const transcript_part &part : transcript)
        parts.push_back({{"check", part.check}, {"accesses", part.accesses}});
    whole.members["transcript"] = std::move(parts);
    return whole;
}

report report_of(const std::vector<lie_result> &results) {
    report whole;
    table lies{.member = "lies",
               .columns = {{"lie"}, {"check"}, {"verdict"}, {"failures"}, {"meaning"}}};
    for (const lie_result &result : results) {
        std::string checks;
        for (const std::string &check : result.checks)
            checks += (checks.empty() ? "" : " ") + check;
        lies.rows.push_back({std::string{result.row->name}, std::string{result.row->check},
                             !result.reason.empty() ? result.reason
                             : is_found(result)     ? "found"
                                                    : "not found",
                             checks, std::string{result.row->text}});
    }
    whole.tables.push_back(std::move(lies));
    return whole;
}

} // namespace msrpp::validate

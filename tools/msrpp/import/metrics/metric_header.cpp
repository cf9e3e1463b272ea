// Writes the published metrics that a processor can count as a C++ header of the library.
#include "metric_header.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "metric_choice.hpp"

#include <msr/pmu/select/listed.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Returns the texts of a metric as literals, on a single line where they fit.
std::string literals_of(const written_metric &metric) {
    constexpr std::size_t columns = 100;
    constexpr std::size_t maximum = 90;
    const std::string_view end = "\\0";
    std::string result = fmt::format("\n    \"{}\\0\" \"{}\\0\"", metric.name, metric.unit);
    std::string_view text = metric.formula;
    if (result.size() - 1 + text.size() + 5 <= columns)
        return result + fmt::format(" \"{}{}\"", text, end);
    while (text.size() > maximum) {
        const std::size_t blank = text.rfind(' ', maximum);
        const std::size_t length = blank == text.npos ? maximum : blank + 1;
        result += fmt::format("\n    \"{}\"", text.substr(0, length));
        text.remove_prefix(length);
    }
    return result + fmt::format("\n    \"{}{}\"", text, end);
}

/// Returns words with commas between them, on lines of their own.
std::string lines_of_words(const std::vector<std::string> &words) {
    constexpr std::size_t columns = 100;
    std::string text, line;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string word = ' ' + words[i] + (i + 1 < words.size() ? "," : "");
        if (3 + line.size() + word.size() > columns) text += "\n   " + std::exchange(line, "");
        line += word;
    }
    return text + "\n   " + line;
}

std::vector<std::string> numbers_of(const std::vector<std::size_t> &numbers) {
    std::vector<std::string> result;
    for (const std::size_t index : numbers)
        result.push_back(fmt::format("{}", index));
    return result;
}

std::string text_of_left_out(const sorted_metrics &metrics) {
    std::string text;
    for (const auto &[why, names] : metrics.left_out)
        text += comment_of(fmt::format("Left out, {}: {}", why, joined(names, ", ")));
    return text;
}

/// Returns why a header would have no metric: the reasons, each with its metrics.
std::string text_of_none(const sorted_metrics &metrics, bool of_offcore) {
    // Number of reasons, and of metrics of a reason, that are shown.
    constexpr std::size_t maximum = 5;
    std::string text = "no metric for a header";
    if (metrics.of_other_header != 0)
        text += fmt::format("; {} for the header {} --offcore", metrics.of_other_header,
                            of_offcore ? "without" : "with");
    std::size_t report = 0;
    for (const auto &[why, names] : metrics.left_out) {
        if (report++ == maximum) break;
        std::vector<std::string> name = names;
        name.resize(std::min(names.size(), maximum));
        text += fmt::format("; {}: {}", why, joined(name, ", "));
        if (names.size() > maximum) text += fmt::format(" and {} more", names.size() - maximum);
    }
    if (metrics.left_out.size() > maximum)
        text += fmt::format("; and {} more reasons", metrics.left_out.size() - maximum);
    return text;
}

/// Returns the rows of events that no list has, each once, with the name of each in the header.
std::string own_rows(const used_events &events, const header_names &names,
                     std::map<std::string, std::string> &cpp_names) {
    std::string rows;
    std::string texts;
    std::uint32_t place = 0;
    for (const counted_event &event : events.all()) {
        if (event.own_name.empty() || cpp_names.count(event.own_name) != 0) continue;
        const std::string cpp = fmt::format("own_{}", cpp_names.size());
        cpp_names[event.own_name] = cpp;
        msr::select::event_facts facts = event.own;
        facts.name = place;
        rows += fmt::format("inline constexpr select::vendor_event<{2}::event_pmu> "
                            "{0}{{{{&own_list, {1}}}, {{}}, &{0}}};\n",
                            cpp, row_of(facts), vendor_of(names).space);
        texts += fmt::format("\n    \"{}\\0\"", event.own_name);
        place += static_cast<std::uint32_t>(event.own_name.size() + 1);
    }
    if (rows.empty()) return rows;
    return fmt::format("// Events that no list names.\ninline constexpr char own_names[] ={};\n"
                       "inline constexpr select::event_list own_list{{\"{}\", core::{}, "
                       "own_names}};\n{}",
                       texts, names.list, names.processor, rows);
}

std::string events_text(const used_events &events,
                        const std::map<std::string, std::string> &own_names) {
    std::vector<std::string> words;
    for (const counted_event &event : events.all()) {
        std::string text =
            "{.event = &" + (event.cpp.empty() ? own_names.at(event.own_name) : event.cpp);
        if (event.threshold != 0) text += fmt::format(", .threshold = {}", event.threshold);
        if (event.edge) text += ", .edge = true";
        if (event.invert) text += ", .invert = true";
        if (event.user) text += ", .user = true";
        if (event.kernel) text += ", .kernel = true";
        if (event.equal) text += ", .flags = 1u << number_of(perfmon::qualifier::equal)";
        words.push_back(text + '}');
    }
    return lines_of_words(words);
}

/// Smallest number of shared metrics for which a header includes its base.
constexpr std::size_t least_shared = 50;

} // namespace

std::string metric_header(const metric_table &table, const event_table &core,
                          const event_table &offcore, const header_names &names, bool of_offcore,
                          const metric_base *base) {
    sorted_metrics metrics = sorted(table, core, offcore, names, of_offcore);
    if (metrics.all.empty()) complain(wrong_usage, text_of_none(metrics, of_offcore));
    const std::size_t count = metrics.all.size();
    metrics_of_base from_base;
    if (base != nullptr) {
        from_base = compare(metrics, core, *base);
        if (from_base.shared.size() < least_shared)
            return metric_header(table, core, offcore, names, of_offcore, nullptr);
        metrics = sorted(table, core, offcore, names, of_offcore, from_base.shared);
    }
    std::string text = comment_of(
        fmt::format("Metrics of {}: {}. Written by `msrpp import` from a table: do not edit.",
                    names.text, count));
    for (const std::string &line : table.origin)
        text += comment_of(line);
    if (base != nullptr)
        text += comment_of(
            fmt::format("{} of them are those of {}.", metrics.of_base.size(), base->names.list));
    if (!of_offcore) text += text_of_left_out(metrics);
    const vendor_names &vendor = vendor_of(names);
    const std::string header = fmt::format("{}/events/{}", vendor.folder, names.processor);
    text += fmt::format("#pragma once\n\n#include <{}.hpp>\n", header);
    if (of_offcore) text += fmt::format("#include <{}_offcore.hpp>\n", header);
    if (base != nullptr)
        text += fmt::format("#include <{}/metrics/{}.hpp>\n", vendor.folder, base->names.processor);
    text += fmt::format("#include <msr/metric/listed.hpp>\n\n// clang-format off\n"
                        "namespace msr::events::{} {{\n\nnamespace {} {{\n"
                        "using listed_metric = msr::listed_metric<{}::event_pmu>;\n"
                        "inline constexpr char texts[] =",
                        names.list, names.part, vendor.space);
    for (const written_metric &metric : metrics.all) {
        text += literals_of(metric);
    }
    if (metrics.all.empty()) text += " \"\"";
    text += ";\n";
    std::map<std::string, std::string> own_names;
    text += own_rows(metrics.events, names, own_names);
    if (!metrics.all.empty())
        text += fmt::format("inline constexpr metric_event<{}::event_pmu> events[] = {{{}}};\n",
                            vendor.space, events_text(metrics.events, own_names));
    if (!from_base.missing.empty())
        text += fmt::format("inline constexpr std::uint16_t missing[] = {{{}}};\n",
                            lines_of_words(numbers_of(from_base.missing)));
    text += fmt::format("inline constexpr metric_list<{}::event_pmu> list{{\"{}\", texts, {}, {}",
                        vendor.space, names.list, metrics.all.empty() ? "{}" : "all_of(events)",
                        metrics.all.size());
    if (base != nullptr)
        text += fmt::format(", &{}::{}::list{}", base->names.list, names.part,
                            from_base.missing.empty() ? "" : ", all_of(missing)");
    text += fmt::format("}};\n}} // namespace {}\n\nnamespace metric {{\n", names.part);
    if (!metrics.of_base.empty()) {
        std::vector<std::string> words;
        for (const std::string &name : metrics.of_base)
            words.push_back(fmt::format("{}::metric::{}", base->names.list, name));
        text += fmt::format("using{};\n", lines_of_words(words));
    }
    for (const written_metric &metric : metrics.all)
        text += fmt::format("inline constexpr {0}::listed_metric {1}{{&{0}::list, {2}, {3}}};\n",
                            names.part, metric.cpp, metric.place,
                            metric.place + metric.name.size() + metric.unit.size() + 2);
    return text +
           fmt::format("}} // namespace metric\n\n}} // namespace msr::events::{}\n", names.list);
}

} // namespace msrpp

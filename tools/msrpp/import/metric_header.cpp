// Writing those of published metrics that a processor can count as a header.
#include "metric_header.hpp"

#include "../complaint.hpp"
#include "../family.hpp"
#include "formula.hpp"
#include "metric_table.hpp"

#include <msr/metric/formula_text.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

std::string in_lower_case(std::string_view text) {
    std::string result{text};
    for (char &letter : result)
        letter = msr::in_lower_case(letter);
    return result;
}

[[noreturn]] void cannot(const std::string &why) { complain(rule_broken, why); }

// --- events and constants -----------------------------------------------------------------------

/// An event as a metric counts it.
struct counted_event {
    std::string cpp; ///< in its list
    std::string text;
    unsigned threshold{};
    bool edge{}, invert{}, user{}, kernel{}, is_offcore{};

    friend bool operator==(const counted_event &, const counted_event &) = default;
};

struct known_event {
    std::string cpp;
    bool is_offcore{};
    unsigned threshold{};
    bool edge{}, invert{};
};

/// Names that tables have for one constant of the library.
struct constant_name {
    std::string_view name, constant;
};
constexpr constant_name constant_names[] = {
    {"hyperthreading_on", "smt_on"},
    {"#smt_on", "smt_on"},
    {"durationtimeinseconds", "duration"},
    {"duration_time", "duration"},
    {"system_tsc_freq", "tsc_frequency"},
    {"#system_tsc_freq", "tsc_frequency"},
    {"tsc", "tsc_ticks"},
    {"msr@tsc@", "tsc_ticks"},
    {"socket_count", "sockets"},
    {"#num_packages", "sockets"},
    {"cores_per_socket", "cores_per_socket"},
    {"perf_metrics.retiring", "topdown_retiring"},
    {"perf_metrics.bad_speculation", "topdown_bad_speculation"},
    {"perf_metrics.frontend_bound", "topdown_frontend_bound"},
    {"perf_metrics.backend_bound", "topdown_backend_bound"},
    {"perf_metrics.heavy_operations", "topdown_heavy_operations"},
    {"perf_metrics.branch_mispredicts", "topdown_branch_mispredicts"},
    {"perf_metrics.fetch_latency", "topdown_fetch_latency"},
    {"perf_metrics.memory_bound", "topdown_memory_bound"},
};

/// The part of a constant by its name in a table; false where it has none.
bool constant_part(const std::string &name, formula_parts &parts, std::size_t &into) {
    const std::string lower = in_lower_case(name);
    if (lower == "durationtimeinmilliseconds") {
        into = parts.part("*", {parts.part("1e3"), parts.part("duration")});
        return true;
    }
    if (lower == "#core_wide") { // a count is of one thread
        into = parts.part("0");
        return true;
    }
    for (const constant_name &one : constant_names)
        if (one.name == lower) {
            into = parts.part(std::string{one.constant});
            return true;
        }
    return false;
}

/// What the processor counts, by the names of tables.
class event_names {
public:
    event_names(const event_table &core, const event_table &offcore, const header_names &names) {
        add(core, false);
        add(offcore, true);
        const msr::core is = msr::core_named({names.processor.data(), names.processor.size()});
        for (const family &one : families())
            if (is != msr::core::none && one.processor == is) planner = &one;
    }

    /// The event of a name with qualifiers of tables, such as `c1` or `cmask=1`. Throws a complaint
    /// why it cannot be had.
    counted_event find(const std::string &name, const std::vector<std::string> &qualifiers) {
        const std::string asked = text_name(other_name(name));
        const auto found = known.find(asked);
        if (found == known.end()) cannot("no core event " + name);
        counted_event result{.cpp = found->second.cpp, .text = asked};
        result.is_offcore = found->second.is_offcore;
        for (const std::string &one : qualifiers)
            qualify(result, name, in_lower_case(one));
        const known_event &own = found->second;
        if (result.threshold != 0 && own.threshold != 0 && result.threshold != own.threshold)
            cannot(name + " has a threshold of its own");
        if (own.threshold != 0) result.threshold = 0; // the row says so
        result.edge = result.edge && !own.edge;
        result.invert = result.invert && !own.invert;
        if (result.threshold != 0) result.text += fmt::format(":cmask={}", result.threshold);
        if (result.edge) result.text += ":edge";
        if (result.invert) result.text += ":inv";
        if (result.user) result.text += ":user";
        if (result.kernel) result.text += ":kernel";
        check(result.text);
        return result;
    }

    /// Whether a list has an event of this name.
    bool has(const char *name) const { return known.count(text_name(name)) != 0; }

private:
    void add(const event_table &of, bool is_offcore) {
        const std::vector<std::string> names = cpp_names_of(of);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const table_event &one = of.events[i];
            known.try_emplace(text_name(one.name), known_event{names[i], is_offcore, one.threshold,
                                                               one.edge, one.invert});
        }
    }
    /// Linux's own names (arch/x86/events/intel/core.c and arch/x86/events/amd/core.c).
    std::string other_name(const std::string &name) const {
        const auto first_of = [&](std::initializer_list<const char *> names) {
            for (const char *const one : names)
                if (known.count(one) != 0) return std::string{one};
            return name;
        };
        if (name == "instructions") return first_of({"inst_retired.any", "ex_ret_instr"});
        if (name == "cycles")
            return first_of(
                {"cpu_clk_unhalted.thread", "cpu_clk_unhalted.core", "ls_not_halted_cyc"});
        return name;
    }
    static void qualify(counted_event &into, const std::string &name, const std::string &one) {
        const std::string_view digits = std::string_view{one}.substr(
            one.find_first_of("0123456789") == one.npos ? one.size()
                                                        : one.find_first_of("0123456789"));
        const std::string_view word = std::string_view{one}.substr(0, one.size() - digits.size());
        const bool hexadecimal = digits.substr(0, 2) == "0x";
        const std::string_view number = digits.substr(hexadecimal ? 2 : 0);
        unsigned value = digits.empty() ? 1 : 0;
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(),
                                                  value, hexadecimal ? 16 : 10);
        const bool read =
            digits.empty() || (error == std::errc{} && end == number.data() + number.size());
        if (read && value < 256 && !digits.empty() && (word == "c" || word == "cmask="))
            into.threshold = value;
        else if (read && value <= 1 && (word == "e" || word == "edge" || word == "edge="))
            into.edge = value != 0;
        else if (read && value <= 1 && (word == "i" || word == "inv" || word == "inv="))
            into.invert = value != 0;
        else if (digits.empty() && (word == "sup" || word == "k"))
            into.kernel = true;
        else if (digits.empty() && (word == "user" || word == "u"))
            into.user = true;
        else
            cannot(fmt::format("{} with {}, which no register holds", name, one));
    }
    /// Whether the processor counts it by itself.
    void check(const std::string &text) {
        if (planner == nullptr) return;
        const auto [found, is_new] = checked.try_emplace(text);
        if (is_new) {
            try {
                planner->plan(*planner, {text});
            } catch (const complaint &why) {
                found->second = why.line;
            }
        }
        if (!found->second.empty()) cannot(fmt::format("{} cannot be counted", text));
    }

    std::map<std::string, known_event> known;
    std::map<std::string, std::string> checked; ///< and why not
    const family *planner{};
};

// --- formulas -----------------------------------------------------------------------------------

/// A name of Linux's notation, without the marks of its PMU: `cpu@NAME\,cmask\=1@`, `NAME:k`.
std::pair<std::string, std::vector<std::string>> linux_event(std::string name) {
    for (const std::string_view pmu : {"cpu_atom@", "cpu_core@", "cpu@"})
        if (name.rfind(pmu, 0) == 0) name.erase(0, pmu.size());
    name.erase(std::remove(name.begin(), name.end(), '\\'), name.end());
    std::replace(name.begin(), name.end(), '@', ',');
    std::replace(name.begin(), name.end(), ':', ',');
    std::vector<std::string> pieces = pieces_of(name, ',');
    const std::string first = pieces.front();
    pieces.erase(pieces.begin());
    pieces.erase(std::remove(pieces.begin(), pieces.end(), ""), pieces.end());
    return {first, pieces};
}

/// The events of a header.
class used_events {
public:
    /// The part of an event in a formula.
    std::size_t part(formula_parts &parts, const counted_event &one) {
        const auto found = std::find(now.begin(), now.end(), one);
        const auto place = static_cast<std::size_t>(found - now.begin());
        if (found == now.end()) now.push_back(one);
        return parts.part(fmt::format("e{}", place));
    }
    void keep() { kept = now.size(); }
    void drop() { now.resize(kept); }
    const std::vector<counted_event> &all() const { return now; }

private:
    std::vector<counted_event> now;
    std::size_t kept = 0;
};

/// Reads formulas of a table.
class formula_source {
public:
    formula_source(const metric_table &table, event_names &names, used_events &events)
        : table{table}, names{names}, events{events} {}

    std::size_t read(const table_metric &metric, formula_parts &parts, int depth = 0) {
        if (depth > 50) cannot("metrics that name each other");
        const auto letters = pairs_in(metric.by_letters ? metric.events : "");
        const auto constants = pairs_in(metric.constants);
        return read_formula(metric.formula, parts, [&](const std::string &name) -> std::size_t {
            if (metric.by_letters) return by_letter(name, letters, constants, parts);
            if (const table_metric *const other = metric_named(name, metric))
                return read(*other, parts, depth + 1);
            return by_name(name, parts);
        });
    }

private:
    std::size_t by_letter(const std::string &name,
                          const std::map<std::string, std::string> &letters,
                          const std::map<std::string, std::string> &constants,
                          formula_parts &parts) {
        std::size_t part = 0;
        if (const auto found = letters.find(name); found != letters.end()) {
            std::vector<std::string> pieces = pieces_of(found->second, ':');
            const std::string event = pieces.front();
            pieces.erase(pieces.begin());
            pieces.erase(std::remove(pieces.begin(), pieces.end(), "perf_metrics"), pieces.end());
            if (pieces.empty() && constant_part(event, parts, part)) return part;
            return events.part(parts, names.find(event, pieces));
        }
        if (const auto found = constants.find(name); found != constants.end()) {
            if (std::isdigit(static_cast<unsigned char>(found->second.front())) != 0)
                return parts.part(found->second);
            if (constant_part(found->second, parts, part)) return part;
            cannot("no constant " + found->second);
        }
        if (constant_part(name, parts, part)) return part;
        cannot("no constant " + name);
    }
    std::size_t by_name(const std::string &name, formula_parts &parts) {
        std::size_t part = 0;
        if (constant_part(name, parts, part)) return part;
        if (name.front() == '#') cannot("no constant " + name);
        const auto [event, qualifiers] = linux_event(name);
        return events.part(parts, names.find(event, qualifiers));
    }
    const table_metric *metric_named(const std::string &name, const table_metric &but) const {
        for (const table_metric &one : table.metrics)
            if (one.name == name && &one != &but) return &one;
        return nullptr;
    }

    const metric_table &table;
    event_names &names;
    used_events &events;
};

/// Counts and constants of which shares of slots are multiplied by a factor.
struct made_up_counts {
    double factor = 1;

    msr::metric_value count(std::size_t place) const {
        return 1000.0 + 37.0 * static_cast<double>(place * place % 101);
    }
    msr::metric_value constant(msr::metric_constant which) const {
        const bool is_share = which >= msr::metric_constant::topdown_retiring;
        return (3.0 + static_cast<double>(which)) * (is_share ? factor : 1);
    }
};

/// Throws a complaint unless the library reads the text, and shares of slots need no whole.
void check_formula(const std::string &text) {
    if (!msr::uses_of_formula(text.c_str()).fits) cannot("more events than a plan has room for");
    const msr::metric_value one = msr::value_of_formula(text.c_str(), made_up_counts{1});
    const msr::metric_value other = msr::value_of_formula(text.c_str(), made_up_counts{8});
    if (one.why() == msr::metric_problem::formula_malformed)
        cannot("more definitions than a formula has room for");
    const double difference = std::abs(one.value_or(0) - other.value_or(0));
    if (difference > 1e-9 * std::abs(one.value_or(0))) cannot("shares of slots without their sum");
}

/// The formula, with the slots beside it where it has shares of them: IA32_PERF_METRICS holds these
/// only while the fixed counter of the slots runs (the Linux driver, arch/x86/events/intel/core.c).
std::string beside_shares(const std::string &text, formula_parts &parts, event_names &names,
                          used_events &events) {
    constexpr const char *slots = "TOPDOWN.SLOTS";
    const msr::formula_uses uses = msr::uses_of_formula(text.c_str());
    const bool has_shares =
        uses.constants >> static_cast<unsigned>(msr::metric_constant::topdown_retiring) != 0;
    if (!has_shares || !names.has(slots)) return text;
    return fmt::format("with {}; {}", parts.what(events.part(parts, names.find(slots, {}))), text);
}

/// The scale and the unit in Linux's `100%`, `100%slots` or `3e-5MiB`.
std::pair<std::string, std::string> scale_and_unit(const std::string &text) {
    double scale = 1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), scale);
    if (error != std::errc{}) return {"1", text};
    std::string unit{end, text.data() + text.size()};
    if (unit.substr(0, 1) == "%") unit.replace(0, 1, unit.size() > 1 ? "percent of " : "percent");
    return {std::string{text.data(), end}, unit};
}

// --- the header ---------------------------------------------------------------------------------

/// A metric of the header.
struct written_metric {
    std::string name, cpp, unit, formula;
    std::size_t place{};
};

/// The name as text has it: letters, digits and underscores.
std::string metric_name(const std::string &name) {
    std::string result;
    for (const char letter : in_lower_case(name)) {
        if (letter == '%')
            result += "percent";
        else
            result += std::isalnum(static_cast<unsigned char>(letter)) != 0 ? letter : '_';
    }
    return result;
}

/// Metrics of a table: those that can be had, and the others by the reason.
struct sorted_metrics {
    std::vector<written_metric> all;
    used_events events;
    std::map<std::string, std::vector<std::string>> left_out;
};

sorted_metrics sorted(const metric_table &table, const event_table &core,
                      const event_table &offcore, const header_names &names, bool of_offcore) {
    sorted_metrics result;
    event_names known{core, offcore, names};
    formula_source source{table, known, result.events};
    std::size_t place = 0;
    std::map<std::string, bool> taken;
    for (const table_metric &one : table.metrics) {
        written_metric next;
        next.name = metric_name(one.name);
        next.cpp = cpp_name(next.name);
        try {
            formula_parts parts;
            std::size_t formula = source.read(one, parts);
            next.unit = one.unit;
            if (!one.by_letters) {
                std::string scale;
                std::tie(scale, next.unit) = scale_and_unit(one.unit);
                if (scale != "1") formula = parts.part("*", {parts.part(scale), formula});
            }
            next.formula = beside_shares(parts.text(formula), parts, known, result.events);
            check_formula(next.formula);
            const msr::formula_uses uses = msr::uses_of_formula(next.formula.c_str());
            if (uses.count == 0) cannot("it counts nothing");
            bool is_offcore = false;
            for (std::size_t i = 0; i < uses.count; ++i)
                is_offcore = is_offcore || result.events.all()[uses.event[i]].is_offcore;
            if (is_offcore != of_offcore) { // the other header has it
                result.events.drop();
                continue;
            }
            if (!taken.try_emplace(next.cpp).second) cannot("its name stands twice");
        } catch (const complaint &why) {
            result.events.drop();
            result.left_out[why.line].push_back(one.name);
            continue;
        }
        result.events.keep();
        next.place = place;
        place += next.name.size() + next.unit.size() + next.formula.size() + 3;
        result.all.push_back(std::move(next));
    }
    return result;
}

/// A text as literals of lines that are short enough; `end` stands behind it.
std::string literals_of(std::string_view text, std::string_view end) {
    constexpr std::size_t most = 90;
    std::string result;
    while (text.size() > most) {
        const std::size_t blank = text.rfind(' ', most);
        const std::size_t length = blank == text.npos ? most : blank + 1;
        result += fmt::format("\n    \"{}\"", text.substr(0, length));
        text.remove_prefix(length);
    }
    return result + fmt::format("\n    \"{}{}\"", text, end);
}

std::string text_of_left_out(const sorted_metrics &metrics) {
    std::string text;
    for (const auto &[why, names] : metrics.left_out)
        text += comment_of(fmt::format("Left out, {}: {}", why, fmt::join(names, ", ")));
    return text;
}

std::string events_text(const used_events &events) {
    std::string text;
    for (const counted_event &one : events.all()) {
        text += "    {.event = &" + one.cpp;
        if (one.threshold != 0) text += fmt::format(", .threshold = {}", one.threshold);
        if (one.edge) text += ", .edge = true";
        if (one.invert) text += ", .invert = true";
        if (one.user) text += ", .user = true";
        if (one.kernel) text += ", .kernel = true";
        text += "},\n";
    }
    return text;
}

} // namespace

std::string metric_header(const std::string &file, const event_table &core,
                          const event_table &offcore, const header_names &names, bool of_offcore) {
    const metric_table table = read_metrics(file);
    const sorted_metrics metrics = sorted(table, core, offcore, names, of_offcore);
    if (metrics.all.empty()) complain(wrong_usage, "import: the table has no metric for a header");
    std::string text = comment_of(
        fmt::format("Metrics of {}: {}. Written by `msrpp import` from a table: do not edit.",
                    names.text, metrics.all.size()));
    for (const std::string &line : table.origin)
        text += comment_of(line);
    if (!of_offcore) text += text_of_left_out(metrics);
    const list_place &at = place_of(names);
    const std::string header = fmt::format("{}/events/{}", at.folder, names.processor);
    text += fmt::format("#pragma once\n\n#include <{}.hpp>\n", header);
    if (of_offcore) text += fmt::format("#include <{}_offcore.hpp>\n", header);
    text += fmt::format("#include <msr/metric/listed.hpp>\n\n// clang-format off\n"
                        "namespace {}::{} {{\n\nnamespace {} {{\n"
                        "using listed_metric = msr::listed_metric<event_pmu>;\n"
                        "inline constexpr char texts[] =",
                        at.room, names.list, names.part);
    for (const written_metric &one : metrics.all) {
        text += fmt::format("\n    \"{}\\0\" \"{}\\0\"", one.name, one.unit);
        text += literals_of(one.formula, "\\0");
    }
    text += fmt::format(";\ninline constexpr metric_event<event_pmu> events[] = {{\n{}}};\n"
                        "inline constexpr metric_list<event_pmu> list{{\"{}\", texts, "
                        "all_of(events), {}}};\n}} // namespace {}\n\nnamespace metric {{\n",
                        events_text(metrics.events), names.list, metrics.all.size(), names.part);
    for (const written_metric &one : metrics.all)
        text += fmt::format("inline constexpr {0}::listed_metric {1}{{&{0}::list, {2}, {3}}};\n",
                            names.part, one.cpp, one.place,
                            one.place + one.name.size() + one.unit.size() + 2);
    return text +
           fmt::format("}} // namespace metric\n\n}} // namespace {}::{}\n", at.room, names.list);
}

} // namespace msrpp

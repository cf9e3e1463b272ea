#include "metric_events.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../choices/events_file.hpp"
#include "../events/event_rows.hpp"
#include "metric_table.hpp"

#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <string_view>
#include <system_error>

namespace msrpp {

namespace {

[[noreturn]] void refuse_event(const std::string &why) { complain(rule_broken, why); }

/// Why a metric with an event so qualified cannot be had.
std::string why_not(const std::string &name, const std::string &qualifier) {
    const char *const reason =
        qualifier == "retire_latency" ? "which is in records of precise samples"
        : qualifier == "percore"      ? "which adds what the threads of a core count"
                                      : "which no register holds";
    return fmt::format("{} with {}, {}", name, qualifier, reason);
}

} // namespace

/// Takes a qualifier of an event.
void event_names::qualify(counted_event &into, other_numbers &numbers, const std::string &name,
                          const std::string &one) {
    const std::string_view digits = std::string_view{one}.substr(
        one.find_first_of("0123456789") == one.npos ? one.size() : one.find_first_of("0123456789"));
    const std::string_view word = std::string_view{one}.substr(0, one.size() - digits.size());
    const bool hexadecimal = digits.substr(0, 2) == "0x";
    const std::string_view number = digits.substr(hexadecimal ? 2 : 0);
    std::uint64_t value = digits.empty() ? 1 : 0;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), value, hexadecimal ? 16 : 10);
    const bool read =
        digits.empty() || (error == std::errc{} && end == number.data() + number.size());
    if (read && value < 256 && !digits.empty() && (word == "c" || word == "cmask="))
        into.threshold = static_cast<unsigned>(value);
    else if (read && value <= 1 && (word == "e" || word == "edge" || word == "edge="))
        into.edge = value != 0;
    else if (read && value <= 1 && (word == "i" || word == "inv" || word == "inv="))
        into.invert = value != 0;
    else if (read && value <= 1 && (word == "eq" || word == "eq="))
        into.equal = value != 0;
    else if (read && value < 256 && !digits.empty() && (word == "u" || word == "umask="))
        numbers.mask = static_cast<std::uint32_t>(value);
    else if (read && !digits.empty() && word == "ocr_msr_val=")
        numbers.holds = value;
    else if (digits.empty() && (word == "sup" || word == "k"))
        into.kernel = true;
    else if (digits.empty() && (word == "user" || word == "u"))
        into.user = true;
    else
        refuse_event(why_not(name, one));
}

/// The event with another unit mask, or another value for MSR_OFFCORE_RSP: that of the list with
/// these numbers, or else one of the header's own.
void event_names::take_numbers(counted_event &into, const known_event &found,
                               const other_numbers &numbers) const {
    if (!numbers.mask && !numbers.holds) return;
    event_table one;
    one.events.push_back(*found.row);
    table_event &row = one.events.front();
    if (numbers.mask) row.mask = {*numbers.mask};
    if (numbers.holds) row.holds = *numbers.holds;
    const auto is_same = [&](const table_event &other) {
        return other.code == row.code && other.mask == row.mask && other.mask2 == row.mask2 &&
               other.threshold == row.threshold && other.invert == row.invert &&
               other.edge == row.edge && other.any_thread == row.any_thread &&
               other.beside == row.beside && other.holds == row.holds && other.fixed == row.fixed;
    };
    for (const std::string &name : in_order)
        if (const known_event &other = known.at(name); is_same(*other.row)) {
            into.cpp = other.cpp;
            into.text = name;
            return;
        }
    into.cpp.clear();
    into.text = row.beside.empty() ? fmt::format("raw:event=0x{:x}:umask=0x{:x}", row.code.front(),
                                                 row.mask.empty() ? 0 : row.mask.front())
                                   : fmt::format("offcore_response:offcore=0x{:x}", row.holds);
    into.own_name = into.text;
    into.own = facts_of(one).front();
}

event_names::event_names(const event_table &core, const event_table &offcore,
                         const header_names &names) {
    add(core, false);
    add(offcore, true);
    const msr::core is = msr::core_named({names.processor.data(), names.processor.size()});
    for (const family &one : families())
        if (is != msr::core::none && one.processor == is) planner = &one;
    if (planner == nullptr || planner->list_core == nullptr) return;
    // The planner knows the events of the processor's list: these may be newer, or the user's own.
    event_table all = core;
    all.events.insert(all.events.end(), offcore.events.begin(), offcore.events.end());
    know_events("events", all, planner->list_core(*planner));
}

counted_event event_names::find(const std::string &name,
                                const std::vector<std::string> &qualifiers) {
    const std::string asked = text_name(other_name(name));
    const auto found = known.find(asked);
    if (found == known.end()) refuse_event("no core event " + name);
    counted_event result{.cpp = found->second.cpp, .text = asked};
    result.is_offcore = found->second.is_offcore;
    other_numbers numbers;
    for (const std::string &one : qualifiers)
        qualify(result, numbers, name, in_lower_case(one));
    const table_event &own = *found->second.row;
    take_numbers(result, found->second, numbers);
    if (result.threshold != 0 && own.threshold != 0 && result.threshold != own.threshold)
        refuse_event(name + " has a threshold of its own");
    if (own.threshold != 0) result.threshold = 0; // the row says so
    result.edge = result.edge && !own.edge;
    result.invert = result.invert && !own.invert;
    if (result.threshold != 0) result.text += fmt::format(":cmask={}", result.threshold);
    if (result.edge) result.text += ":edge";
    if (result.invert) result.text += ":inv";
    if (result.equal) result.text += ":equal";
    if (result.user) result.text += ":user";
    if (result.kernel) result.text += ":kernel";
    check(result.text);
    return result;
}

bool event_names::has(const char *name) const { return known.count(text_name(name)) != 0; }

void event_names::add(const event_table &of, bool is_offcore) {
    const std::vector<std::string> names = cpp_names_of(of);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const table_event &one = of.events[i];
        if (known.try_emplace(text_name(one.name), known_event{names[i], is_offcore, &one}).second)
            in_order.push_back(text_name(one.name));
    }
}

/// Linux's own names (arch/x86/events/intel/core.c and arch/x86/events/amd/core.c).
std::string event_names::other_name(const std::string &name) const {
    const auto first_of = [&](std::initializer_list<const char *> names) {
        for (const char *const one : names)
            if (known.count(one) != 0) return std::string{one};
        return name;
    };
    if (name == "instructions") return first_of({"inst_retired.any", "ex_ret_instr"});
    if (name == "cycles")
        return first_of({"cpu_clk_unhalted.thread", "cpu_clk_unhalted.core", "ls_not_halted_cyc"});
    if (name == "slots" || name == "SLOTS") return first_of({"topdown.slots"});
    return name;
}

/// Whether the processor counts it by itself.
void event_names::check(const std::string &text) {
    if (planner == nullptr) return;
    const auto [found, is_new] = checked.try_emplace(text);
    if (is_new) {
        try {
            planner->plan(*planner, {text});
        } catch (const complaint &why) {
            found->second = why.line;
        }
    }
    if (!found->second.empty()) refuse_event(fmt::format("{} cannot be counted", text));
}

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

std::size_t used_events::part(formula_parts &parts, const counted_event &one) {
    const auto [found, is_new] = places.try_emplace(one.text, now.size());
    if (is_new) now.push_back(one);
    return parts.part(fmt::format("e{}", found->second));
}

void used_events::drop() {
    for (; now.size() > kept; now.pop_back())
        places.erase(now.back().text);
}

} // namespace msrpp

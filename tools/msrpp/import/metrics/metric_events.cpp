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

[[noreturn]] void refuse_event(const std::string &reason) { complain(rule_broken, reason); }

/// Returns why a metric cannot use an event with a qualifier.
std::string why_not(const std::string &name, const std::string &qualifier) {
    const char *const reason =
        qualifier == "retire_latency" ? "which is in records of precise samples"
        : qualifier == "percore"      ? "which adds what the threads of a core count"
                                      : "which no register holds";
    return fmt::format("{} with {}, {}", name, qualifier, reason);
}

} // namespace

/// Applies a qualifier such as `cmask=1` to an event.
void event_names::qualify(counted_event &destination, other_numbers &numbers,
                          const std::string &name, const std::string &text) {
    const std::string_view digits = std::string_view{text}.substr(
        text.find_first_of("0123456789") == text.npos ? text.size()
                                                      : text.find_first_of("0123456789"));
    const std::string_view word = std::string_view{text}.substr(0, text.size() - digits.size());
    const bool hexadecimal = digits.substr(0, 2) == "0x";
    const std::string_view number = digits.substr(hexadecimal ? 2 : 0);
    std::uint64_t value = digits.empty() ? 1 : 0;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), value, hexadecimal ? 16 : 10);
    const bool read =
        digits.empty() || (error == std::errc{} && end == number.data() + number.size());
    if (read && value < 256 && !digits.empty() && (word == "c" || word == "cmask="))
        destination.threshold = static_cast<unsigned>(value);
    else if (read && value <= 1 && (word == "e" || word == "edge" || word == "edge="))
        destination.edge = value != 0;
    else if (read && value <= 1 && (word == "i" || word == "inv" || word == "inv="))
        destination.invert = value != 0;
    else if (read && value <= 1 && (word == "eq" || word == "eq="))
        destination.equal = value != 0;
    else if (read && value < 256 && !digits.empty() && (word == "u" || word == "umask="))
        numbers.mask = static_cast<std::uint32_t>(value);
    else if (read && !digits.empty() && word == "ocr_msr_val=")
        numbers.holds = value;
    else if (digits.empty() && (word == "sup" || word == "k"))
        destination.kernel = true;
    else if (digits.empty() && (word == "user" || word == "u"))
        destination.user = true;
    else
        refuse_event(why_not(name, text));
}

/// Changes an event to another unit mask, or to another value of MSR_OFFCORE_RSP: to the list's
/// event with these numbers, or else to an event of the header's own.
void event_names::take_numbers(counted_event &destination, const known_event &event,
                               const other_numbers &numbers) const {
    if (!numbers.mask && !numbers.holds) return;
    event_table table;
    table.events.push_back(*event.row);
    table_event &row = table.events.front();
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
            destination.cpp = other.cpp;
            destination.text = name;
            return;
        }
    destination.cpp.clear();
    destination.text = row.beside.empty()
                           ? fmt::format("raw:event=0x{:x}:umask=0x{:x}", row.code.front(),
                                         row.mask.empty() ? 0 : row.mask.front())
                           : fmt::format("offcore_response:offcore=0x{:x}", row.holds);
    destination.own_name = destination.text;
    destination.own = facts_of(table).front();
}

event_names::event_names(const event_table &core, const event_table &offcore,
                         const header_names &names) {
    add(core, false);
    add(offcore, true);
    const msr::core kind = msr::core_named({names.processor.data(), names.processor.size()});
    for (const family &identity : families())
        if (kind != msr::core::none && identity.processor == kind) planner = &identity;
    if (planner == nullptr || planner->list_core == nullptr) return;
    // The imported table is used in addition to the processor's list, for its events may be newer,
    // or the user's own.
    event_table event_table = core;
    event_table.events.insert(event_table.events.end(), offcore.events.begin(),
                              offcore.events.end());
    know_events("events", event_table, planner->list_core(*planner));
}

counted_event event_names::find(const std::string &name,
                                const std::vector<std::string> &qualifiers) {
    const std::string request = text_name(other_name(name));
    const auto text = known.find(request);
    if (text == known.end()) refuse_event("no core event " + name);
    counted_event result{.cpp = text->second.cpp, .text = request};
    result.is_offcore = text->second.is_offcore;
    other_numbers numbers;
    for (const std::string &word : qualifiers)
        qualify(result, numbers, name, in_lower_case(word));
    const table_event &own = *text->second.row;
    take_numbers(result, text->second, numbers);
    if (result.threshold != 0 && own.threshold != 0 && result.threshold != own.threshold)
        refuse_event(name + " has a threshold of its own");
    if (own.threshold != 0) result.threshold = 0; // the row of the list has the threshold already
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

void event_names::add(const event_table &event_table, bool is_offcore) {
    const std::vector<std::string> names = cpp_names_of(event_table);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const table_event &event = event_table.events[i];
        if (known.try_emplace(text_name(event.name), known_event{names[i], is_offcore, &event})
                .second)
            in_order.push_back(text_name(event.name));
    }
}

/// Returns the name in the table of an event that Linux names otherwise
/// (arch/x86/events/intel/core.c and arch/x86/events/amd/core.c).
std::string event_names::other_name(const std::string &name) const {
    const auto first_of = [&](std::initializer_list<const char *> names) {
        for (const char *const entry : names)
            if (known.count(entry) != 0) return std::string{entry};
        return name;
    };
    if (name == "instructions") return first_of({"inst_retired.any", "ex_ret_instr"});
    if (name == "cycles")
        return first_of({"cpu_clk_unhalted.thread", "cpu_clk_unhalted.core", "ls_not_halted_cyc"});
    if (name == "slots" || name == "SLOTS") return first_of({"topdown.slots"});
    return name;
}

/// Throws a complaint unless the processor counts the event that `text` requests alone.
void event_names::check(const std::string &text) {
    if (planner == nullptr) return;
    const auto [found, is_new] = checked.try_emplace(text);
    if (is_new) {
        try {
            planner->plan(*planner, {text});
        } catch (const complaint &problem) {
            found->second = problem.line;
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

std::size_t used_events::part(formula_parts &parts, const counted_event &event) {
    const auto [found, is_new] = places.try_emplace(event.text, now.size());
    if (is_new) now.push_back(event);
    return parts.part(fmt::format("e{}", found->second));
}

void used_events::drop() {
    for (; now.size() > kept; now.pop_back())
        places.erase(now.back().text);
}

} // namespace msrpp

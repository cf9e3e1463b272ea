#include "metric_events.hpp"

#include "../complaint.hpp"
#include "../events_file.hpp"
#include "../text.hpp"
#include "event_rows.hpp"
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

/// Takes a qualifier of an event.
void qualify(counted_event &into, const std::string &name, const std::string &one) {
    const std::string_view digits = std::string_view{one}.substr(
        one.find_first_of("0123456789") == one.npos ? one.size() : one.find_first_of("0123456789"));
    const std::string_view word = std::string_view{one}.substr(0, one.size() - digits.size());
    const bool hexadecimal = digits.substr(0, 2) == "0x";
    const std::string_view number = digits.substr(hexadecimal ? 2 : 0);
    unsigned value = digits.empty() ? 1 : 0;
    const auto [end, error] =
        std::from_chars(number.data(), number.data() + number.size(), value, hexadecimal ? 16 : 10);
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
        refuse_event(fmt::format("{} with {}, which no register holds", name, one));
}

} // namespace

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
    for (const std::string &one : qualifiers)
        qualify(result, name, in_lower_case(one));
    const known_event &own = found->second;
    if (result.threshold != 0 && own.threshold != 0 && result.threshold != own.threshold)
        refuse_event(name + " has a threshold of its own");
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

bool event_names::has(const char *name) const { return known.count(text_name(name)) != 0; }

void event_names::add(const event_table &of, bool is_offcore) {
    const std::vector<std::string> names = cpp_names_of(of);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const table_event &one = of.events[i];
        known.try_emplace(text_name(one.name),
                          known_event{names[i], is_offcore, one.threshold, one.edge, one.invert});
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

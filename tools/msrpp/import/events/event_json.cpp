// Reads events from JSON: the value of a key becomes a cell of a table.
#include "event_json.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/lines.hpp"
#include "../../../support/text.hpp"
#include "../core_unit.hpp"
#include "../json_document.hpp"

#include <msr/core/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <system_error>
#include <vector>

namespace msrpp {

namespace {

/// Returns the pieces of a text between commas.
std::vector<std::string_view> pieces_of(std::string_view text) {
    std::vector<std::string_view> result = words_of_list(text);
    for (std::string_view &each : result)
        each = without_blanks(each);
    return result;
}

/// Returns a key's value as text; numbers and arrays become text with commas.
std::string text_in(const json &value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_unsigned()) return fmt::format("{}", value.get<std::uint64_t>());
    if (value.is_boolean()) return value.get<bool>() ? "1" : "0";
    if (value.is_null()) return {};
    if (!value.is_array()) complain(wrong_usage, "neither a text nor a number nor a list of these");
    std::string result;
    for (const json &one : value) {
        if (one.is_array()) complain(wrong_usage, "a list in a list");
        result += (result.empty() ? "" : ",") + text_in(one);
    }
    return result;
}

/// Returns several numbers as a cell of a table, with ; between the numbers.
std::string numbers(std::string_view text) { return joined(pieces_of(text), ";"); }

/// Returns the number of a counter, less than 64.
unsigned counter_in(std::string_view text) {
    unsigned number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error == std::errc{} && end == text.data() + text.size() && number < 64) return number;
    complain(wrong_usage, in_quotes(text) + " is no number of a counter");
}

/// Returns a set of counters, in which bit 32+n is the fixed counter n, for `0,1,2,32` or `Fixed
/// counter 0`.
std::uint64_t counters_in(std::string_view text) {
    constexpr std::string_view fixed = "fixed counter ";
    if (text.empty() || text == "NA") return 0;
    std::uint64_t set = 0;
    for (const std::string_view piece : pieces_of(text)) {
        const bool is_fixed =
            piece.size() > fixed.size() &&
            msr::same_without_case({piece.data(), fixed.size()}, {fixed.data(), fixed.size()});
        const unsigned number =
            is_fixed ? counter_in(piece.substr(fixed.size())) + 32 : counter_in(piece);
        if (number > 63) complain(wrong_usage, in_quotes(piece) + " is no number of a counter");
        set |= std::uint64_t{1} << number;
    }
    return set;
}

/// Returns a set of counters as a cell; empty where the set is empty.
std::string mask_of(std::uint64_t set) { return set == 0 ? "" : fmt::format("0x{:x}", set); }

/// Returns whether a text is a number that is 0, or is no number.
bool is_zero(std::string_view text) { return text.find_first_not_of("0xX, ") == text.npos; }

void take_counters(table_event &to, std::string_view text) {
    const std::uint64_t set = counters_in(text);
    take_cell(to, "counters", mask_of(set & 0xffff'ffff));
    const std::uint64_t fixed = set >> 32;
    if (fixed == 0) return;
    if ((fixed & (fixed - 1)) != 0) complain(wrong_usage, "several fixed counters");
    take_cell(to, "fixed", fmt::format("{}", __builtin_ctzll(fixed)));
}

/// A key of a JSON object, and the function that takes the key's value for an event.
struct key {
    const char *name;
    void (*take)(table_event &, const std::string &);
};

constexpr key keys[] = {
    {"EventName", [](table_event &to, const std::string &text) { take_cell(to, "name", text); }},
    {"EventCode",
     [](table_event &to, const std::string &text) { take_cell(to, "event", numbers(text)); }},
    {"UMask",
     [](table_event &to, const std::string &text) { take_cell(to, "umask", numbers(text)); }},
    {"UMaskExt", [](table_event &to, const std::string &text) { take_cell(to, "umask2", text); }},
    {"Counter", [](table_event &to, const std::string &text) { take_counters(to, text); }},
    {"CounterHTOff",
     [](table_event &to, const std::string &text) {
         take_cell(to, "counters_ht_off", mask_of(counters_in(text) & 0xffff'ffff));
     }},
    {"PEBS", [](table_event &to, const std::string &text) { take_cell(to, "pebs", text); }},
    // Lists from Ice Lake on have the key Precise instead of PEBS.
    {"Precise", [](table_event &to, const std::string &text) { take_cell(to, "pebs", text); }},
    {"PEBScounters",
     [](table_event &to, const std::string &text) {
         take_cell(to, "pebs_counters", mask_of(counters_in(text)));
     }},
    {"PDISTCounter",
     [](table_event &to, const std::string &text) {
         take_cell(to, "pdist", mask_of(counters_in(text)));
     }},
    {"MSRIndex",
     [](table_event &to, const std::string &text) {
         if (!is_zero(text)) take_cell(to, "msr_index", numbers(text));
     }},
    {"MSRValue", [](table_event &to, const std::string &text) { take_cell(to, "msr_value", text); }},
    {"CounterMask", [](table_event &to, const std::string &text) { take_cell(to, "cmask", text); }},
    {"Invert", [](table_event &to, const std::string &text) { take_cell(to, "inv", text); }},
    {"EdgeDetect", [](table_event &to, const std::string &text) { take_cell(to, "edge", text); }},
    {"AnyThread", [](table_event &to, const std::string &text) { take_cell(to, "any", text); }},
    {"SampleAfterValue",
     [](table_event &to, const std::string &text) { take_cell(to, "sample_after", text); }},
    {"TakenAlone",
     [](table_event &to, const std::string &text) { take_cell(to, "taken_alone", text); }},
    {"Data_LA", [](table_event &to, const std::string &text) { take_cell(to, "data_la", text); }},
    {"Deprecated",
     [](table_event &to, const std::string &text) { take_cell(to, "deprecated", text); }},
    {"Errata",
     [](table_event &to, const std::string &text) {
         if (text != "null") take_cell(to, "errata", numbers(text));
     }},
};

/// Returns whether an object is an event of the kind of core that is read: metrics, and events of
/// other units, are not.
bool is_of_core(const json &object, core_units &cores) {
    if (object.contains("MetricExpr")) return false;
    const auto unit = object.find("Unit");
    if (unit == object.end()) return true;
    return unit->is_string() && core_units::is_core(unit->get<std::string>()) &&
           cores.takes(unit->get<std::string>());
}

table_event event_in(const json &object, counters_from source) {
    table_event result;
    for (const key &one : keys) {
        const auto found = object.find(one.name);
        if (found == object.end()) continue;
        try {
            const std::string text{without_blanks(text_in(*found))};
            if (!text.empty()) one.take(result, text);
        } catch (const complaint &why) {
            complain(why.status, fmt::format("{}: {}", one.name, why.line));
        }
    }
    const auto collected = object.find("CollectPEBSRecord");
    if (collected != object.end() && text_in(*collected) == "3") result.precise = 2;
    // Without a register beside the select register no value of the register is stored.
    if (result.beside.empty()) result.holds = 0;
    if (result.alone == result.counters) result.alone = 0;
    check_event(result, source);
    return result;
}

} // namespace

event_table read_event_json(std::string_view text, const std::string &file, counters_from source,
                            std::string_view core_unit) {
    const json document = document_in(text, file);
    const bool has_header = document.is_object();
    const json *const events = !has_header                   ? &document
                               : document.contains("Events") ? &document.at("Events")
                                                             : nullptr;
    if (events == nullptr || !events->is_array())
        complain(wrong_usage, fmt::format("import: {}: there is no list of events", shown(file)));
    event_table result;
    if (std::string origin = origin_in(document); !origin.empty())
        result.origin.push_back(std::move(origin));
    core_units cores{core_unit};
    std::size_t number = 0;
    for (const json &one : *events) {
        ++number;
        try {
            if (!one.is_object()) complain(wrong_usage, "it is no object");
            if (is_of_core(one, cores)) take_event(result, event_in(one, source));
        } catch (const complaint &why) {
            complain(why.status, fmt::format("import: {}, event {}{}: {}", shown(file), number,
                                             name_in(one, "EventName"), why.line));
        }
    }
    return result;
}

} // namespace msrpp

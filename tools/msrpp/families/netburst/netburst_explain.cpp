// Explanations of register values and words of perf of a Pentium 4, as the commands print them.
#include "../register_text.hpp"
#include "netburst.hpp"
#include "netburst_counts.hpp"
#include "netburst_legal.hpp"
#include "netburst_text.hpp"

#include "../../../support/text.hpp"
#include "../../printed.hpp"

#include <msr/intel/netburst/errata.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/intel/netburst/values/value_rules.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using msr::broken_value;
using msr::register_kind;
using netburst::explained_field;

namespace {

// --- registers and their fields -----------------------------------------------------------------

/// The meaning of a field's value: the name of the value or the names of masks. Empty where that is
/// the number.
std::string text_of(const explained_field &field) {
    std::string text;
    if (field.text != nullptr) {
        text = field.text;
    } else if (field.masks != nullptr && field.value != 0) {
        std::vector<std::string> names;
        const unsigned unknown = netburst::each_mask(
            *field.masks, static_cast<unsigned>(field.value),
            [&](const netburst::mask_row &mask) { names.push_back(mask.name); });
        if (unknown != 0) names.push_back(hex(unknown));
        text = joined(names, "|");
    }
    return text == fmt::format("{}", field.value) ? "" : text;
}

/// The name of the ESCR that a CCCR listens to, or empty.
std::string escr_of(const msr::named_register &where, std::uint64_t value) {
    if (where.kind != register_kind::control) return {};
    const int escr =
        netburst::escr_heard(static_cast<netburst::counter_number>(where.number), value);
    return escr < 0 ? "" : netburst::escrs[escr].name;
}

/// The event that an ESCR selects, or null.
const netburst::event_row *event_of(const msr::named_register &where, std::uint64_t value) {
    if (where.kind != register_kind::select) return nullptr;
    return netburst::event_held(static_cast<netburst::escr_number>(where.number), value);
}

/// How sure an ESCR's event and masks are; in a table only where something is in doubt, with why.
explained_detail confidence_of(const netburst::event_row &event, std::uint64_t value) {
    const auto masks = static_cast<unsigned>(msr::decode<netburst::escr>(value).event_mask);
    const char *const how_sure = name_of(netburst::confidence_of(event, masks));
    std::string doubts = doubts_about(event, masks);
    if (!doubts.empty()) doubts = fmt::format("{} ({})", how_sure, doubts);
    return {"confidence", doubts, !doubts.empty(), "confidence", how_sure};
}

explained_family_field as_field(const explained_field &field, const std::string &remark = {}) {
    return {field.name, field.low, field.width, field.value, text_of(field), remark};
}

std::string remark_on(const explained_field &field, const std::string &escr) {
    if (field.name != std::string_view{"escr_select"}) return {};
    return escr.empty() ? "no ESCR feeds this counter under this number" : escr;
}

explained_family_register as_register(const msr::named_register &where, std::uint64_t value,
                                      const netburst::target &on) {
    explained_family_register result{where.name, where.address, value, {}};
    const std::string escr = escr_of(where, value);
    netburst::explain(where, value, on, [&](const explained_field &field) {
        result.fields.push_back(as_field(field, remark_on(field, escr)));
    });
    if (!escr.empty()) result.details.push_back({"", "", false, "selected_escr", escr});
    if (const netburst::event_row *const event = event_of(where, value))
        result.details.push_back(confidence_of(*event, value));
    if (const std::uint64_t rest = netburst::undescribed_bits(where, value, on))
        result.details.push_back(
            {"bits without a description", hex(rest), false, "undescribed_bits", hex(rest)});
    return result;
}

// --- rules --------------------------------------------------------------------------------------

told_rule as_rule(const broken_value &broken) {
    told_rule result = told_of(broken.why);
    result.address = broken.address;
    result.bits = broken.bits;
    if (std::string legal = suggestions_for(broken.why); !legal.empty())
        result.legal.push_back(std::move(legal));
    return result;
}

// --- words of perf ------------------------------------------------------------------------------

/// The event of a word; null where the driver has no such number.
const netburst::event_row *event_of_word(std::uint64_t word) {
    const int number = netburst::event_with_perf_number(
        static_cast<unsigned>(msr::decode<netburst::perf_config>(word).event));
    return number < 0 ? nullptr : &netburst::events[number];
}

/// A field of a word with its meaning.
explained_field field_of_word(const msr::described_field &found, const netburst::event_row *event,
                              const netburst::metric_row *metric) {
    netburst::explained_field field{.name = found.row.name,
                                    .low = found.row.low,
                                    .width = found.row.width,
                                    .value = found.value,
                                    .text = found.text};
    if (found.row.name == std::string_view{"event"} && event != nullptr) field.text = event->name;
    if (found.row.name == std::string_view{"replay_metric"} && metric != nullptr)
        field.text = metric->name;
    if (found.row.name == std::string_view{"event_mask"}) field.masks = event;
    return field;
}

/// The choice that a word counts; empty where the driver has no such event.
std::string choice_of_word(std::uint64_t word) {
    if (event_of_word(word) == nullptr) return {};
    return choice_text(netburst::request_of_perf_word(word));
}

/// A note on bits of a legal word that the driver refuses; empty where there are none.
std::string note_on_word(std::uint64_t word) {
    const std::uint64_t refused = netburst::refused_by_perf(word);
    if (refused == 0) return {};
    return fmt::format("{}: bits 0x{:x}", netburst::perf_takes_mask::text.sentence, refused);
}

explained_word as_word(std::uint64_t value, const netburst::target &on) {
    const netburst::event_row *const event = event_of_word(value);
    const netburst::metric_row *const metric = netburst::metric_with_perf_number(
        static_cast<unsigned>(msr::decode<netburst::perf_config>(value).replay_metric));
    explained_word result{.held = {"perf", 0, value, {}},
                          .title = fmt::format("r{:x}", value),
                          .note = note_on_word(value),
                          .object = {},
                          .broken = {}};
    msr::describe(msr::fields_of<netburst::perf_config>(), value,
                  [&](const msr::described_field &found) {
                      result.held.fields.push_back(as_field(field_of_word(found, event, metric)));
                  });
    netburst::check_perf_word(value, on, [&](const msr::verdict &why, std::uint64_t bits) {
        result.broken.push_back(as_rule({.why = why, .bits = bits}));
    });
    const std::string choice = choice_of_word(value);
    result.object = {{"word", result.title}, {"fields", fields_as_json(result.held.fields)}};
    if (!choice.empty()) result.object["choice"] = choice;
    if (!result.note.empty()) result.object["note"] = result.note;
    if (!choice.empty()) result.title += " = " + choice;
    return result;
}

// --- errata -------------------------------------------------------------------------------------

/// An erratum, and the names that it concerns: registers, counters, events, words of perf.
struct explained_erratum {
    const netburst::erratum *told{};
    std::vector<std::string> concerns;
};

void add(std::vector<explained_erratum> &to, const netburst::erratum &told,
         const std::vector<std::string> &concerns) {
    const auto same = [&](const explained_erratum &one) {
        return one.told->name == std::string_view{told.name};
    };
    auto place = std::find_if(to.begin(), to.end(), same);
    if (place == to.end()) place = to.insert(to.end(), {&told, {}});
    for (const std::string &name : concerns)
        if (std::find(place->concerns.begin(), place->concerns.end(), name) ==
            place->concerns.end())
            place->concerns.push_back(name);
}

void add(std::vector<explained_erratum> &to, const netburst::concerned_by &one) {
    std::vector<std::string> names{one.where};
    if (one.event != nullptr) names.emplace_back(one.event);
    add(to, *one.told, names);
}

/// Adds the errata of a word's event, on a counter that is not known; the word does not select user
/// or kernel mode.
void add_errata_of_word(std::vector<explained_erratum> &to, std::uint64_t word,
                        const netburst::target &on) {
    if (event_of_word(word) == nullptr) return;
    const netburst::request wanted = netburst::request_of_perf_word(word);
    const bool second = wanted.how.threads == netburst::thread_set::second;
    netburst::counting what;
    what.particulars.event = &netburst::events[wanted.event];
    what.particulars.selects = second ? netburst::escr{.t1_usr = true, .t1_os = true}
                                      : netburst::escr{.t0_usr = true, .t0_os = true};
    what.particulars.selects.event_mask = wanted.masks;
    what.particulars.filters.edge = wanted.how.edge;
    netburst::each_erratum(what, wanted.how.replay, on, [&](const netburst::concerned_by &one) {
        add(to, *one.told, {fmt::format("r{:x}", word), one.event});
    });
}

std::vector<explained_erratum> errata_of(msr::sequence<msr::register_value> values,
                                         const std::vector<std::uint64_t> &words,
                                         const netburst::target &on) {
    std::vector<explained_erratum> result;
    netburst::each_erratum(values, on,
                           [&](const netburst::concerned_by &one) { add(result, one); });
    for (const std::uint64_t word : words)
        add_errata_of_word(result, word, on);
    return result;
}

statement as_statement(const explained_erratum &one, bool is_first) {
    const netburst::erratum &told = *one.told;
    const std::string concerns = joined(one.concerns, ", ");
    statement result{told.sentence};
    result.lines =
        fmt::format("{}    {} ({}): {}\n        {}: {}\n", is_first ? "errata\n" : "", told.name,
                    concerns, told.sentence, name_of(told.how_sure), told.source);
    result.row = {"erratum",
                  "",
                  "",
                  told.name,
                  "",
                  "",
                  "",
                  fmt::format("{} ({}); {}: {}", told.sentence, concerns, name_of(told.how_sure),
                              told.source)};
    result.object = {{"id", told.name},
                     {"sentence", told.sentence},
                     {"concerns", one.concerns},
                     {"confidence", name_of(told.how_sure)},
                     {"source", told.source}};
    return result;
}

} // namespace

family_explanation explain(const family &of, const asked_values &asked) {
    const netburst::target on = target_of(of);
    const std::vector<msr::register_value> held = values_of(asked);
    const msr::sequence<msr::register_value> values = view(held);
    family_explanation result;
    for (const family_value &one : asked.registers)
        result.registers.push_back(
            as_register(netburst::register_named(view(one.name)).is, one.value, on));
    result.counts = counts_of(values, on);
    netburst::each_broken(
        values, on, [&](const broken_value &broken) { result.broken.push_back(as_rule(broken)); });
    for (const std::uint64_t word : asked.words)
        result.words.push_back(as_word(word, on));
    for (const explained_erratum &one : errata_of(values, asked.words, on))
        result.notes.push_back(as_statement(one, result.notes.empty()));
    result.tells_cpu = false;
    result.tells_words = true;
    result.notes_name = "errata";
    return result;
}

} // namespace msrpp::netburst_room

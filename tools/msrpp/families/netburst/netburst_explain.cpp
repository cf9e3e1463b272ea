// Makes the explanations that the commands print of register values and of perf's event words of a
// Pentium 4.
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

// --- registers of the Pentium 4 and their fields -------------------------------------------------

/// Returns the meaning of a field's value: the name of the value or the names of masks; empty where
/// the meaning is the number.
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

/// Returns the name of the ESCR that a CCCR selects; empty where the CCCR selects none.
std::string escr_of(const msr::named_register &place, std::uint64_t value) {
    if (place.kind != register_kind::control) return {};
    const int escr =
        netburst::escr_heard(static_cast<netburst::counter_number>(place.number), value);
    return escr < 0 ? "" : netburst::escrs[escr].name;
}

/// Returns the event that an ESCR selects; null: the register is no ESCR, or its value selects no
/// event.
const netburst::event_row *event_of(const msr::named_register &place, std::uint64_t value) {
    if (place.kind != register_kind::select) return nullptr;
    return netburst::event_held(static_cast<netburst::escr_number>(place.number), value);
}

/// Returns how sure an ESCR's event and masks are; tables show how sure only where a fact is not
/// sure, with the reason.
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

explained_family_register as_register(const msr::named_register &place, std::uint64_t value,
                                      const netburst::target &target) {
    explained_family_register result{place.name, place.address, value, {}};
    const std::string escr = escr_of(place, value);
    netburst::explain(place, value, target, [&](const explained_field &field) {
        result.fields.push_back(as_field(field, remark_on(field, escr)));
    });
    if (!escr.empty()) result.details.push_back({"", "", false, "selected_escr", escr});
    if (const netburst::event_row *const event = event_of(place, value))
        result.details.push_back(confidence_of(*event, value));
    if (const std::uint64_t rest = netburst::undescribed_bits(place, value, target))
        result.details.push_back(
            {"bits without a description", hex(rest), false, "undescribed_bits", hex(rest)});
    return result;
}

// --- broken rules of the Pentium 4's values ------------------------------------------------------

rule_report as_rule(const broken_value &broken) {
    rule_report result = rule_report_of(broken.why);
    result.address = broken.address;
    result.bits = broken.bits;
    if (std::string legal = suggestions_for(broken.why); !legal.empty())
        result.legal.push_back(std::move(legal));
    return result;
}

// --- raw event words of perf for the Pentium 4 ---------------------------------------------------

/// Returns the event of a `config` word of perf; null where the driver has no event with the word's
/// number.
const netburst::event_row *event_of_word(std::uint64_t word) {
    const int number = netburst::event_with_perf_number(
        static_cast<unsigned>(msr::decode<netburst::perf_config>(word).event));
    return number < 0 ? nullptr : &netburst::events[number];
}

/// Returns a field of a `config` word of perf, with the field's meaning.
explained_field field_of_word(const msr::described_field &described_field,
                              const netburst::event_row *event,
                              const netburst::metric_row *metric) {
    netburst::explained_field field{.name = described_field.row.name,
                                    .low = described_field.row.low,
                                    .width = described_field.row.width,
                                    .value = described_field.value,
                                    .text = described_field.text};
    if (described_field.row.name == std::string_view{"event"} && event != nullptr)
        field.text = event->name;
    if (described_field.row.name == std::string_view{"replay_metric"} && metric != nullptr)
        field.text = metric->name;
    if (described_field.row.name == std::string_view{"event_mask"}) field.masks = event;
    return field;
}

/// Returns the choice that a `config` word of perf counts; empty where the driver has no event with
/// the word's number.
std::string choice_of_word(std::uint64_t word) {
    if (event_of_word(word) == nullptr) return {};
    return choice_text(netburst::request_of_perf_word(word));
}

/// Returns a note on bits of a legal word that the driver refuses; empty where the driver refuses
/// none.
std::string note_on_word(std::uint64_t word) {
    const std::uint64_t refused = netburst::refused_by_perf(word);
    if (refused == 0) return {};
    return fmt::format("{}: bits 0x{:x}", netburst::perf_takes_mask::text.sentence, refused);
}

explained_word as_word(std::uint64_t value, const netburst::target &target) {
    const netburst::event_row *const event = event_of_word(value);
    const netburst::metric_row *const metric = netburst::metric_with_perf_number(
        static_cast<unsigned>(msr::decode<netburst::perf_config>(value).replay_metric));
    explained_word result{.held = {"perf", 0, value, {}},
                          .title = fmt::format("r{:x}", value),
                          .note = note_on_word(value),
                          .object = {},
                          .broken = {}};
    msr::describe(msr::fields_of<netburst::perf_config>(), value,
                  [&](const msr::described_field &field) {
                      result.held.fields.push_back(as_field(field_of_word(field, event, metric)));
                  });
    netburst::check_perf_word(value, target, [&](const msr::verdict &verdict, std::uint64_t bits) {
        result.broken.push_back(as_rule({.why = verdict, .bits = bits}));
    });
    const std::string choice = choice_of_word(value);
    result.object = {{"word", result.title}, {"fields", fields_as_json(result.held.fields)}};
    if (!choice.empty()) result.object["choice"] = choice;
    if (!result.note.empty()) result.object["note"] = result.note;
    if (!choice.empty()) result.title += " = " + choice;
    return result;
}

// --- errata that values of the Pentium 4 meet ----------------------------------------------------

/// An erratum, and the names that the erratum concerns: registers, counters, events, words of perf.
struct explained_erratum {
    const netburst::erratum *report{};
    std::vector<std::string> concerns;
};

void add(std::vector<explained_erratum> &destination, const netburst::erratum &report,
         const std::vector<std::string> &concerns) {
    const auto same = [&](const explained_erratum &erratum) {
        return erratum.report->name == std::string_view{report.name};
    };
    auto place = std::find_if(destination.begin(), destination.end(), same);
    if (place == destination.end()) place = destination.insert(destination.end(), {&report, {}});
    for (const std::string &name : concerns)
        if (std::find(place->concerns.begin(), place->concerns.end(), name) ==
            place->concerns.end())
            place->concerns.push_back(name);
}

void add(std::vector<explained_erratum> &destination, const netburst::concerned_by &concerned_by) {
    std::vector<std::string> names{concerned_by.where};
    if (concerned_by.event != nullptr) names.emplace_back(concerned_by.event);
    add(destination, *concerned_by.entry, names);
}

/// Adds the errata of the event of a `config` word of perf, on any counter: the word does not give
/// the counter, and selects neither user nor kernel mode.
void add_errata_of_word(std::vector<explained_erratum> &destination, std::uint64_t word,
                        const netburst::target &target) {
    if (event_of_word(word) == nullptr) return;
    const netburst::request request = netburst::request_of_perf_word(word);
    const bool second = request.how.threads == netburst::thread_set::second;
    netburst::counting counting;
    counting.particulars.event = &netburst::events[request.event];
    counting.particulars.selects = second ? netburst::escr{.t1_usr = true, .t1_os = true}
                                          : netburst::escr{.t0_usr = true, .t0_os = true};
    counting.particulars.selects.event_mask = request.masks;
    counting.particulars.filters.edge = request.how.edge;
    netburst::each_erratum(
        counting, request.how.replay, target, [&](const netburst::concerned_by &concerned_by) {
            add(destination, *concerned_by.entry, {fmt::format("r{:x}", word), concerned_by.event});
        });
}

std::vector<explained_erratum> errata_of(msr::sequence<msr::register_value> values,
                                         const std::vector<std::uint64_t> &words,
                                         const netburst::target &target) {
    std::vector<explained_erratum> result;
    netburst::each_erratum(values, target, [&](const netburst::concerned_by &concerned_by) {
        add(result, concerned_by);
    });
    for (const std::uint64_t word : words)
        add_errata_of_word(result, word, target);
    return result;
}

statement as_statement(const explained_erratum &erratum, bool is_first) {
    const netburst::erratum &report = *erratum.report;
    const std::string concerns = joined(erratum.concerns, ", ");
    statement result{report.sentence};
    result.lines =
        fmt::format("{}    {} ({}): {}\n        {}: {}\n", is_first ? "errata\n" : "", report.name,
                    concerns, report.sentence, name_of(report.how_sure), report.source);
    result.row = {"erratum",
                  "",
                  "",
                  report.name,
                  "",
                  "",
                  "",
                  fmt::format("{} ({}); {}: {}", report.sentence, concerns,
                              name_of(report.how_sure), report.source)};
    result.object = {{"id", report.name},
                     {"sentence", report.sentence},
                     {"concerns", erratum.concerns},
                     {"confidence", name_of(report.how_sure)},
                     {"source", report.source}};
    return result;
}

} // namespace

family_explanation explain(const family &identity, const explain_arguments &explain_arguments) {
    const netburst::target target = target_of(identity);
    const std::vector<msr::register_value> held = values_of(explain_arguments);
    const msr::sequence<msr::register_value> values = view(held);
    family_explanation result;
    for (const family_value &value : explain_arguments.registers)
        result.registers.push_back(
            as_register(netburst::register_named(view(value.name)).row, value.value, target));
    result.counts = counts_of(values, target);
    netburst::each_broken(values, target, [&](const broken_value &broken) {
        result.broken.push_back(as_rule(broken));
    });
    for (const std::uint64_t word : explain_arguments.words)
        result.words.push_back(as_word(word, target));
    for (const explained_erratum &erratum : errata_of(values, explain_arguments.words, target))
        result.notes.push_back(as_statement(erratum, result.notes.empty()));
    result.tells_cpu = false;
    result.tells_words = true;
    result.notes_name = "errata";
    return result;
}

} // namespace msrpp::netburst_room

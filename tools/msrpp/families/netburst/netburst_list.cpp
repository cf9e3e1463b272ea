// The list of the Pentium 4: events with their masks, metrics, the counters that can count the
// events, and how sure the facts are.
#include "netburst.hpp"
#include "netburst_text.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/text.hpp"
#include "../../choices/elsewhere.hpp"
#include "../../choices/suggest.hpp"
#include "../generic_names.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/portable.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/request.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;

namespace {

using name_list = std::vector<std::string_view>;

std::string spaced(const name_list &words) { return joined(words, " "); }

const char *text_or_nothing(const char *text) { return text == nullptr ? "" : text; }

bool exists_on(const netburst::event_row &event, netburst::model_set models) {
    return !event.models_known || (models & ~event.models) == 0;
}

// --- rows of msrpp list for the Pentium 4 --------------------------------------------------------

/// Returns the ESCRs and counters that an event uses.
name_list registers_of(const netburst::event_row &event) {
    name_list result = escr_names(event);
    for (const std::string_view name : counter_names(event.counters()))
        result.push_back(name);
    return result;
}

/// Returns the parts of a metric: the counting part, and the tagging part if the metric has one.
std::vector<netburst::request> parts_of(const netburst::metric_row &metric) {
    const netburst::request request = netburst::request_of(metric);
    std::vector<netburst::request> result{netburst::counting_part(request)};
    if (const netburst::request tags = netburst::tagging_part(request); tags.masks != 0)
        result.push_back(tags);
    return result;
}

name_list registers_of(const netburst::metric_row &metric) {
    name_list result;
    for (const netburst::request &part : parts_of(metric))
        for (const std::string_view name : registers_of(netburst::events[part.event]))
            result.push_back(name);
    return result;
}

/// Adds the rows of an event: a row for the event and a row for each mask, with the numbers of
/// event and mask.
void add_event(std::vector<listed> &destination, unsigned number) {
    const netburst::event_row &event = netburst::events[number];
    const std::string escrs = spaced(escr_names(event));
    destination.push_back({.kind = "event",
                           .name = event.name,
                           .belongs_to = {},
                           .encoding = fmt::format("event_select=0x{:x}", event.select),
                           .where = escrs,
                           .text = text_or_nothing(event.note),
                           .confidence = name_of(netburst::confidence_of(event, 0)),
                           .uses = registers_of(event),
                           .number = number,
                           .particulars = {.counters = spaced(counter_names(event.counters())),
                                           .precise = event.pebs ? "can" : ""}});
    unsigned place = 0;
    for (const netburst::mask_row &mask : event.masks)
        destination.push_back(
            {.kind = "mask",
             .name = mask.name,
             .belongs_to = event.name,
             .encoding = fmt::format("event_mask=0x{:x}", 1u << mask.bit),
             .where = escrs,
             .text = mask.meaning,
             .confidence = name_of(netburst::confidence_of(event, 1u << mask.bit)),
             .number = place++});
}

listed row_of_metric(unsigned number) {
    const netburst::metric_row &metric = netburst::metrics[number];
    return {.kind = "metric",
            .name = metric.name,
            .belongs_to = {},
            .encoding = masks_text(netburst::counting_part(netburst::request_of(metric))),
            .where = {},
            .text = text_or_nothing(metric.note),
            .confidence = name_of(metric.how_sure),
            .whole = fmt::format("{}:{}", netburst::metric_word, metric.name),
            .uses = registers_of(metric),
            .number = number};
}

/// Adds the portable events, each as the Pentium 4's own event.
void add_portable(std::vector<listed> &destination) {
    for (std::size_t i = 0; i < msr::portable_event_count; ++i) {
        const msr::portable_choice choice{static_cast<msr::portable_event>(i)};
        const auto match = msr::request_on(choice, netburst::target{});
        if (!match) continue;
        const netburst::event_row &event = netburst::events[match.request.event];
        const char *const name = msr::row_of(choice.event).name;
        destination.push_back(
            {.kind = "portable",
             .name = name,
             .belongs_to = {},
             .encoding = fmt::format("event_select=0x{:x} event_mask=0x{:x}", event.select,
                                     match.request.masks),
             .where = spaced(counter_names(event.counters())),
             .text = portable_text(*match.definition),
             .confidence = name_of(netburst::confidence_of(event, match.request.masks)),
             .whole = fmt::format("portable:{}", name)});
    }
}

// --- columns of the Pentium 4's tables of events -------------------------------------------------

/// Returns the special properties of an event.
name_list marks_of(const netburst::event_row &event) {
    name_list result = doubts_about(event);
    if (event.pebs) result.push_back("pebs");
    if (event.category == netburst::event_category::at_retirement)
        result.push_back("at_retirement");
    if (event.scope == netburst::thread_scope::thread_specific) result.push_back("thread_specific");
    if (event.scope == netburst::thread_scope::thread_independent)
        result.push_back("thread_independent");
    return result;
}

std::string marks_of(const netburst::event_row &event, const netburst::mask_row &mask) {
    name_list name_list = doubts_about(mask);
    for (const std::string_view mark : marks_of(event))
        name_list.push_back(mark);
    return spaced(name_list);
}

std::string models_of(const netburst::event_row &event) {
    return event.models_known ? model_list(event.models) : "some";
}

/// An event of the Pentium 4 with its listed masks.
struct listed_event {
    const netburst::event_row *row{};
    std::vector<const netburst::mask_row *> masks;
};

std::vector<listed_event> events_in(const std::vector<listed> &rows) {
    std::vector<listed_event> result;
    for (const listed &row : rows) {
        if (row.kind != "mask") continue;
        const int number = netburst::event_named(view(row.belongs_to));
        const netburst::event_row *const event = &netburst::events[number];
        if (result.empty() || result.back().row != event) result.push_back({event, {}});
        result.back().masks.push_back(event->masks.begin() + row.number);
    }
    return result;
}

json object_of(const listed_event &listed_event) {
    const netburst::event_row &event = *listed_event.row;
    json masks = json::array();
    for (const netburst::mask_row *const mask : listed_event.masks)
        masks.push_back({{"mask", mask->name},
                         {"bit", mask->bit},
                         {"confidence", name_of(netburst::confidence_of(event, 1u << mask->bit))},
                         {"marks", doubts_about(*mask)},
                         {"meaning", mask->meaning}});
    return {{"event", event.name},
            {"event_select", hex(event.select)},
            {"escrs", escr_names(event)},
            {"counters", counter_names(event.counters())},
            {"models", models_of(event)},
            {"marks", marks_of(event)},
            {"note", text_or_nothing(event.note)},
            {"masks", masks}};
}

table csv_of(const std::vector<listed_event> &events) {
    table result;
    for (const char *const name : {"event", "mask", "bit", "value", "event_select", "escrs",
                                   "counters", "models", "confidence", "marks", "meaning"})
        result.columns.emplace_back("", name, "");
    for (const listed_event &entry : events) {
        const netburst::event_row &event = *entry.row;
        for (const netburst::mask_row *const mask : entry.masks)
            result.rows.push_back({event.name, mask->name, mask->bit, hex(1u << mask->bit),
                                   hex(event.select), escr_names(event),
                                   counter_names(event.counters()), models_of(event),
                                   name_of(netburst::confidence_of(event, 1u << mask->bit)),
                                   marks_of(event, *mask), mask->meaning});
    }
    return result;
}

table table_of(const listed_event &listed_event) {
    const netburst::event_row &event = *listed_event.row;
    table result{
        .lines = {fmt::format("{}  select 0x{:02x}  {}  models {}  {}", event.name, event.select,
                              spaced(escr_names(event)), models_of(event), spaced(marks_of(event))),
                  fmt::format("    counters {}", spaced(counter_names(event.counters())))},
        .columns = columns_for_people(std::vector<std::string>(5, " ")),
        .indent = "    "};
    for (const netburst::mask_row *const mask : listed_event.masks)
        result.rows.push_back({mask->name, hex(1u << mask->bit),
                               name_of(netburst::confidence_of(event, 1u << mask->bit)),
                               doubts_about(*mask), mask->meaning});
    return result;
}

const char *name_of(netburst::mechanism mechanism) {
    switch (mechanism) {
    case netburst::mechanism::none:
        break;
    case netburst::mechanism::front_end:
        return "front_end";
    case netburst::mechanism::execution:
        return "execution";
    case netburst::mechanism::replay:
        return "replay";
    }
    return "";
}

/// Returns the source of a metric's tags: an event, or the registers for replay tagging, or both.
std::string tagging_of(const netburst::metric_row &metric) {
    const std::vector<netburst::request> parts = parts_of(metric);
    std::vector<std::string> result;
    if (parts.size() > 1) result.push_back(masks_text(parts.back()));
    if (metric.replay != 0) {
        const netburst::replay_row &row = netburst::replay_metrics[metric.replay - 1];
        result.push_back(fmt::format("ia32_pebs_enable=0x{:x} pebs_matrix_vert=0x{:x}",
                                     row.pebs_enable, row.matrix_vert));
    }
    return joined(result, " ");
}

const char *confidence_of(const netburst::metric_row &metric) {
    return msr::name_of(netburst::confidence_of(netburst::request_of(metric)));
}

json object_of(const netburst::metric_row &metric) {
    const std::vector<netburst::request> parts = parts_of(metric);
    json result = {{"metric", metric.name},
                   {"mechanism", name_of(metric.how)},
                   {"counts", masks_text(parts.front())}};
    if (parts.size() > 1) result["tagged_by"] = masks_text(parts.back());
    if (metric.replay != 0) {
        result["pebs_enable"] = hex(netburst::replay_metrics[metric.replay - 1].pebs_enable);
        result["matrix_vert"] = hex(netburst::replay_metrics[metric.replay - 1].matrix_vert);
    }
    result["confidence"] = confidence_of(metric);
    result["note"] = text_or_nothing(metric.note);
    return result;
}

table table_of(const std::vector<const netburst::metric_row *> &metrics) {
    table result{.columns = {{" ", "", ""},
                             {"", "metric", ""},
                             {" ", "mechanism", ""},
                             {"", "counts", ""},
                             {" ", "", ""},
                             {" ", "tagged_by", ""},
                             {"", "confidence", ""},
                             {" ", "note", ""}}};
    for (const netburst::metric_row *const metric : metrics) {
        const char *const confidence = confidence_of(*metric);
        result.rows.push_back({fmt::format("{}:{}", netburst::metric_word, metric->name),
                               metric->name, name_of(metric->how),
                               masks_text(parts_of(*metric).front()), confidence,
                               tagging_of(*metric), confidence, text_or_nothing(metric->note)});
    }
    return result;
}

table table_of_portable(const std::vector<listed> &rows) {
    table result{.member = "portable"};
    for (const char *const name : {"kind", "name", "encoding", "where", "confidence", "text"})
        result.columns.emplace_back(name, name, name);
    for (const listed &row : rows)
        if (row.kind == "portable")
            result.rows.push_back(
                {row.kind, row.name, row.encoding, row.where, row.confidence, row.text});
    return result;
}

std::vector<const netburst::metric_row *> metrics_in(const std::vector<listed> &rows,
                                                     netburst::model_set models) {
    std::vector<const netburst::metric_row *> result;
    for (const listed &row : rows) {
        if (row.kind != "metric") continue;
        const netburst::metric_row &metric = netburst::metrics[row.number];
        bool exists = true;
        for (const netburst::request &part : parts_of(metric))
            exists = exists && exists_on(netburst::events[part.event], models);
        if (exists) result.push_back(&metric);
    }
    return result;
}

// --- complaints about a pattern without a match --------------------------------------------------

/// Returns the words that a pattern may have: names of events and masks, parts of names, and names
/// of registers.
name_list known_patterns() {
    name_list whole{netburst::metric_word};
    const auto add = [](name_list &destination, const name_list &names) {
        destination.insert(destination.end(), names.begin(), names.end());
    };
    for (const netburst::event_row &event : netburst::events) {
        whole.push_back(event.name);
        add(whole, names_in(event.masks));
    }
    add(whole, names_in(netburst::metrics));
    name_list result = whole;
    for (const std::string_view name : whole)
        add(result, words_of_list(name, '_'));
    add(result, names_in(netburst::escrs));
    add(result, names_in(netburst::counters));
    return result;
}

} // namespace

std::vector<listed> list(const family &identity) {
    const netburst::target target = target_of(identity);
    std::vector<listed> result;
    for (unsigned number = 0; number < netburst::event_count; ++number)
        if (target.models == netburst::every_model ||
            exists_on(netburst::events[number], target.models))
            add_event(result, number);
    for (unsigned number = 0; number < std::size(netburst::metrics); ++number)
        result.push_back(row_of_metric(number));
    for (const netburst::counter_row &counter : netburst::counters)
        result.push_back({"counter", counter.name, "", "", "", "", "high"});
    add_portable(result);
    return result;
}

report show(const family &identity, const std::vector<listed> &rows) {
    const std::vector<listed_event> events = events_in(rows);
    const auto metrics = metrics_in(rows, target_of(identity).models);
    report result{.members = {{"events", json::array()}, {"metrics", json::array()}},
                  .tables = {csv_of(events)}};
    for (const listed_event &event : events) {
        result.members["events"].push_back(object_of(event));
        result.tables.push_back(table_of(event));
    }
    for (const netburst::metric_row *const metric : metrics)
        result.members["metrics"].push_back(object_of(*metric));
    result.tables.push_back(table_of(metrics));
    if (table portable = table_of_portable(rows); !portable.rows.empty()) {
        if (!events.empty() || !metrics.empty()) portable.lines = {""};
        result.tables.push_back(std::move(portable));
    }
    return result;
}

std::string no_match(const family &identity, const std::string &pattern,
                     const std::vector<listed> &of_any_model) {
    std::string rest;
    for (const listed_event &event : events_in(of_any_model))
        rest += fmt::format("{}{} exists on models {}", rest.empty() ? "" : "; ", event.row->name,
                            model_list(event.row->models, ", "));
    if (!rest.empty())
        return fmt::format("on model {} no event or mask matches {}: {}",
                           model_list(target_of(identity).models), in_quotes(pattern), rest);
    if (netburst::escr_named(view(pattern)) >= 0)
        return fmt::format("no event that is known here uses {}", in_quotes(pattern));
    return fmt::format("no event, mask or metric matches {}{}", in_quotes(pattern),
                       event_hint(pattern, known_patterns()));
}

} // namespace msrpp::netburst_room

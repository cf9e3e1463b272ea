// `msrpp list [PATTERN]`: events, masks and metrics, where they can be counted, and how sure that
// is.
#include "choice_text.hpp"
#include "choices.hpp"
#include "commands.hpp"
#include "elsewhere.hpp"
#include "json.hpp"
#include "output.hpp"
#include "pattern.hpp"
#include "suggest.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/retirement.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;

namespace {

/// An event with those of its masks that are listed.
struct listed_event {
    const netburst::event_row *row{};
    std::vector<const netburst::mask_row *> masks;
};

/// Whether the pattern is the name of an ESCR or counter that the event uses.
bool is_place_of(const netburst::event_row &event, std::string_view pattern) {
    const int escr = netburst::escr_named(view(pattern));
    if (escr >= 0) return event.selectable_on(static_cast<netburst::escr_number>(escr));
    const int counter = netburst::counter_named(view(pattern));
    return counter >= 0 && (event.counters() >> counter & 1) != 0;
}

bool exists_on(const netburst::event_row &event, netburst::model_set models) {
    return !event.models_known || (models & ~event.models) == 0;
}

listed_event masks_listed(const netburst::event_row &event, std::string_view pattern) {
    listed_event result{.row = &event, .masks = {}};
    const bool whole = matches(event.name, pattern) || is_place_of(event, pattern);
    for (const netburst::mask_row &mask : event.masks)
        if (whole || matches(mask.name, pattern) ||
            matches(fmt::format("{}:{}", event.name, mask.name), pattern))
            result.masks.push_back(&mask);
    return result;
}

/// Both parts of a metric, the one that tags only where there is one.
std::vector<netburst::request> parts_of(const netburst::metric_row &metric) {
    const netburst::request wanted = netburst::request_of(metric);
    std::vector<netburst::request> result{netburst::counting_part(wanted)};
    if (const netburst::request tags = netburst::tagging_part(wanted); tags.masks != 0)
        result.push_back(tags);
    return result;
}

bool is_listed(const netburst::metric_row &metric, std::string_view pattern) {
    const std::string whole = fmt::format("{}:{}", netburst::metric_word, metric.name);
    bool result = matches(metric.name, pattern) || matches(whole, pattern);
    for (const netburst::request &part : parts_of(metric))
        result = result || is_place_of(netburst::events[part.event], pattern);
    return result;
}

/// The names between the underscores of a name.
void append_words(std::vector<std::string_view> &to, std::string_view name) {
    for (std::size_t start = 0; start < name.size();) {
        const std::size_t end = std::min(name.find('_', start), name.size());
        to.push_back(name.substr(start, end - start));
        start = end + 1;
    }
}

/// What a pattern may be: names of events and masks, parts of them, and names of registers.
std::vector<std::string_view> known_patterns() {
    std::vector<std::string_view> whole;
    for (const netburst::event_row &event : netburst::events) {
        whole.push_back(event.name);
        for (const netburst::mask_row &mask : event.masks)
            whole.push_back(mask.name);
    }
    for (const netburst::metric_row &metric : netburst::metrics)
        whole.push_back(metric.name);
    whole.push_back(netburst::metric_word);
    std::vector<std::string_view> result = whole;
    for (const std::string_view name : whole)
        append_words(result, name);
    for (const netburst::escr_row &escr : netburst::escrs)
        result.push_back(escr.name);
    for (const netburst::counter_row &counter : netburst::counters)
        result.push_back(counter.name);
    return result;
}

/// The events that match a pattern, each with the models that it exists on.
std::string matching_on_other_models(const std::string &pattern) {
    std::string result;
    for (const netburst::event_row &event : netburst::events)
        if (!masks_listed(event, pattern).masks.empty())
            result += fmt::format("{}{} exists on models {}", result.empty() ? "" : "; ",
                                  event.name, model_list(event.models, ", "));
    return result;
}

/// A pattern that is nothing of any event: what was meant?
[[noreturn]] void complain_about(const std::string &pattern, netburst::model_set models) {
    if (const std::string others = matching_on_other_models(pattern); !others.empty())
        complain(wrong_usage, fmt::format("list: on model {} no event or mask matches {}: {}",
                                          model_list(models), in_quotes(pattern), others));
    if (netburst::escr_named(view(pattern)) >= 0)
        complain(wrong_usage,
                 fmt::format("list: no event that is known here uses {}", in_quotes(pattern)));
    complain(wrong_usage,
             fmt::format("list: no event, mask or metric matches {}{}", in_quotes(pattern),
                         event_elsewhere(pattern) + suggestion(pattern, known_patterns())));
}

/// What is listed.
struct selection {
    std::vector<listed_event> events;
    std::vector<const netburst::metric_row *> metrics;
};

std::vector<const netburst::metric_row *> select_metrics(std::string_view pattern,
                                                         netburst::model_set models) {
    std::vector<const netburst::metric_row *> result;
    for (const netburst::metric_row &metric : netburst::metrics) {
        bool exists = true;
        for (const netburst::request &part : parts_of(metric))
            exists = exists && exists_on(netburst::events[part.event], models);
        if (exists && is_listed(metric, pattern)) result.push_back(&metric);
    }
    return result;
}

/// Without a model: every event and metric. With one: those that exist on it.
selection select(const settings &asked) {
    const std::string pattern = asked.arguments.empty() ? "" : asked.arguments.front();
    selection result;
    for (const netburst::event_row &event : netburst::events) {
        if (asked.on.models != netburst::every_model && !exists_on(event, asked.on.models))
            continue;
        listed_event one = masks_listed(event, pattern);
        if (!one.masks.empty()) result.events.push_back(std::move(one));
    }
    result.metrics = select_metrics(pattern, asked.on.models);
    if (result.events.empty() && result.metrics.empty()) complain_about(pattern, asked.on.models);
    return result;
}

std::vector<std::string_view> escrs_of(const netburst::event_row &event) {
    std::vector<std::string_view> result;
    for (const netburst::escr_number escr : event.all_escrs())
        result.push_back(row_of(escr).name);
    return result;
}

std::vector<std::string_view> counters_of(const netburst::event_row &event) {
    std::vector<std::string_view> result;
    for (unsigned c = 0; c < netburst::counter_count; ++c)
        if ((event.counters() >> c & 1) != 0) result.push_back(netburst::counters[c].name);
    return result;
}

/// What is special about an event.
std::vector<std::string_view> marks_of(const netburst::event_row &event) {
    std::vector<std::string_view> result = doubts_about(event);
    if (event.pebs) result.push_back("pebs");
    if (event.category == netburst::event_category::at_retirement)
        result.push_back("at_retirement");
    if (event.scope == netburst::thread_scope::thread_specific) result.push_back("thread_specific");
    if (event.scope == netburst::thread_scope::thread_independent)
        result.push_back("thread_independent");
    return result;
}

std::string spaced(const std::vector<std::string_view> &words) {
    return fmt::format("{}", fmt::join(words, " "));
}

std::string marks_of(const netburst::event_row &event, const netburst::mask_row &mask) {
    std::vector<std::string_view> all = doubts_about(mask);
    for (const std::string_view mark : marks_of(event))
        all.push_back(mark);
    return spaced(all);
}

std::string confidence_of(const netburst::event_row &event, const netburst::mask_row &mask) {
    return name_of(netburst::confidence_of(event, 1u << mask.bit));
}

std::string models_of(const netburst::event_row &event) {
    return event.models_known ? model_list(event.models) : "some";
}

const char *mechanism_name(netburst::mechanism how) {
    switch (how) {
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

/// What tags for a metric: an event, or the registers for replay tagging, or both.
std::string tagging_of(const netburst::metric_row &metric) {
    const std::vector<netburst::request> parts = parts_of(metric);
    std::vector<std::string> result;
    if (parts.size() > 1) result.push_back(masks_text(parts.back()));
    if (metric.replay != 0) {
        const netburst::replay_row &row = netburst::replay_metrics[metric.replay - 1];
        result.push_back(fmt::format("ia32_pebs_enable=0x{:x} pebs_matrix_vert=0x{:x}",
                                     row.pebs_enable, row.matrix_vert));
    }
    return fmt::format("{}", fmt::join(result, " "));
}

/// As sure as the less sure part.
std::string confidence_of(const netburst::metric_row &metric) {
    netburst::confidence least = metric.how_sure;
    for (const netburst::request &part : parts_of(metric))
        least = std::max(least, netburst::confidence_of(netburst::events[part.event], part.masks));
    return name_of(least);
}

const char *note_of(const netburst::metric_row &metric) {
    return metric.note == nullptr ? "" : metric.note;
}

void append_metrics(output &out, const std::vector<const netburst::metric_row *> &metrics) {
    aligned_table table;
    for (const netburst::metric_row *const metric : metrics)
        table.add({fmt::format("{}:{}", netburst::metric_word, metric->name),
                   mechanism_name(metric->how), confidence_of(*metric), tagging_of(*metric),
                   note_of(*metric)});
    table.append_to(out);
}

void append_metrics_csv(output &out, const std::vector<const netburst::metric_row *> &metrics) {
    append_row(out, {"metric", "mechanism", "counts", "tagged_by", "confidence", "note"});
    for (const netburst::metric_row *const metric : metrics)
        append_row(out, {metric->name, mechanism_name(metric->how),
                         masks_text(parts_of(*metric).front()), tagging_of(*metric),
                         confidence_of(*metric), note_of(*metric)});
}

json metric_as_json(const netburst::metric_row &metric) {
    const std::vector<netburst::request> parts = parts_of(metric);
    json result = {{"metric", metric.name},
                   {"mechanism", mechanism_name(metric.how)},
                   {"counts", masks_text(parts.front())}};
    if (parts.size() > 1) result["tagged_by"] = masks_text(parts.back());
    if (metric.replay != 0) {
        result["pebs_enable"] = hex(netburst::replay_metrics[metric.replay - 1].pebs_enable);
        result["matrix_vert"] = hex(netburst::replay_metrics[metric.replay - 1].matrix_vert);
    }
    result["confidence"] = confidence_of(metric);
    result["note"] = note_of(metric);
    return result;
}

void append_events(output &out, const std::vector<listed_event> &events) {
    for (const listed_event &one : events) {
        const netburst::event_row &event = *one.row;
        fmt::format_to(fmt::appender(out), "{}  select 0x{:02x}  {}  models {}  {}\n", event.name,
                       event.select, spaced(escrs_of(event)), models_of(event),
                       spaced(marks_of(event)));
        fmt::format_to(fmt::appender(out), "    counters {}\n", spaced(counters_of(event)));
        aligned_table table{"    "};
        for (const netburst::mask_row *const mask : one.masks)
            table.add({mask->name, hex(std::uint64_t{1} << mask->bit), confidence_of(event, *mask),
                       spaced(doubts_about(*mask)), mask->meaning});
        table.append_to(out);
    }
}

void append_csv(output &out, const std::vector<listed_event> &events) {
    append_row(out, {"event", "mask", "bit", "value", "event_select", "escrs", "counters", "models",
                     "confidence", "marks", "meaning"});
    for (const listed_event &one : events)
        for (const netburst::mask_row *const mask : one.masks) {
            const netburst::event_row &event = *one.row;
            append_row(out, {event.name, mask->name, fmt::format("{}", mask->bit),
                             hex(std::uint64_t{1} << mask->bit), hex(event.select),
                             spaced(escrs_of(event)), spaced(counters_of(event)), models_of(event),
                             confidence_of(event, *mask), marks_of(event, *mask), mask->meaning});
        }
}

json event_as_json(const listed_event &one) {
    const netburst::event_row &event = *one.row;
    json masks = json::array();
    for (const netburst::mask_row *const mask : one.masks)
        masks.push_back({{"mask", mask->name},
                         {"bit", mask->bit},
                         {"confidence", confidence_of(event, *mask)},
                         {"marks", doubts_about(*mask)},
                         {"meaning", mask->meaning}});
    return {{"event", event.name},
            {"event_select", hex(event.select)},
            {"escrs", escrs_of(event)},
            {"counters", counters_of(event)},
            {"models", models_of(event)},
            {"marks", marks_of(event)},
            {"note", event.note == nullptr ? "" : event.note},
            {"masks", masks}};
}

void append_json(output &out, const selection &all) {
    json events = json::array();
    for (const listed_event &one : all.events)
        events.push_back(event_as_json(one));
    json metrics = json::array();
    for (const netburst::metric_row *const metric : all.metrics)
        metrics.push_back(metric_as_json(*metric));
    append_document(out, {{"events", events}, {"metrics", metrics}});
}

} // namespace

int list_events(const command_line &given) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const selection all = select(asked);
    output out;
    if (asked.as == format::json) {
        append_json(out, all);
    } else if (asked.as == format::csv) {
        // One kind of rows: those of metrics where the pattern is about nothing else.
        all.events.empty() ? append_metrics_csv(out, all.metrics) : append_csv(out, all.events);
    } else {
        append_events(out, all.events);
        append_metrics(out, all.metrics);
    }
    flush(out);
    return 0;
}

} // namespace msrpp

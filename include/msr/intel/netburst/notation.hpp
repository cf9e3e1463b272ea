// Choices as text: `event:mask:mask[:user][:kernel][:thread=0|1|both][:thr=N][:edge][:complement]
// [:tag=N][:at_retirement][:sample=N][:precise][:overflow=N][:force_ovf][:cascade=COUNTER]
// [:escr=NAME][:counter=NAME][:disputed]`, or `metric:NAME` with the same qualifiers. The parser
// checks the notation only; the planner checks whether a choice is legal.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/qualifiers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/pmu/qualifiers.hpp>

namespace msr::netburst {

using msr::notation_problem;

/// Returns the sentence that describes a problem of a text. A mask of another event breaks a rule,
/// whose sentence is returned.
constexpr const char *sentence_of(notation_problem problem) {
    if (problem == notation_problem::mask_of_another_event)
        return mask_belongs_to_event::text.sentence;
    return common_sentence_of(problem);
}

/// The result of reading the text of a choice (an event with qualifiers): a request, or the first
/// problem of the text and its position.
struct parsed : read_result<request> {
    const metric_row *metric{}; ///< the metric that the text names, or null where it names none
    verdict why{}; ///< the rule that is broken where the text has a mask of another event
};

/// Returns whether a text spells the manual's name `name`. A name that is a C++ keyword may have an
/// underscore.
constexpr bool names(text_view text, text_view name) {
    return is_name(text, name,
                   [](text_view keyword) { return same_without_case(keyword, "return"); });
}

/// Returns the index in `events` of the event that a text names, or -1.
constexpr int event_named(text_view text) {
    for (unsigned i = 0; i < event_count; ++i)
        if (names(text, events[i].name)) return static_cast<int>(i);
    return -1;
}

/// Returns the metric that a text names, or null.
constexpr const metric_row *metric_named(text_view text) {
    for (const metric_row &metric : metrics)
        if (names(text, metric.name)) return &metric;
    return nullptr;
}

/// The word that stands in front of a metric's name in the text of a choice.
inline constexpr const char *metric_word = "metric";

/// Returns the mask bit of an event that a text names, or null.
constexpr const mask_row *mask_named(const event_row &event, text_view text) {
    for (const mask_row &mask : event.masks)
        if (names(text, mask.name)) return &mask;
    return nullptr;
}

namespace detail {

/// Returns the name of the mask bit that a text names where some event has a mask bit of that name,
/// or null.
constexpr const char *mask_of_any_event(text_view text) {
    for (const event_row &event : events)
        if (const mask_row *const mask = mask_named(event, text)) return mask->name;
    return nullptr;
}

/// A reader of the text of a choice (an event with qualifiers), word by word.
struct notation_reader : notation_base<parsed> {
    /// Whether the word `metric` was read, so that a metric's name must follow.
    bool metric_begun = false;

    constexpr void read_metric(text_view piece) {
        result.metric = metric_named(piece);
        if (result.metric == nullptr) return fail(notation_problem::unknown_metric, piece);
        result.wanted = request_of(*result.metric);
        result.event_known = true;
    }

    constexpr void read_event(text_view piece) {
        const int event = event_named(piece);
        if (event < 0) return fail(notation_problem::unknown_event, piece);
        result.wanted.event = static_cast<unsigned>(event);
        result.event_known = true;
    }

    constexpr void read_mask_or_qualifier(text_view piece) {
        const event_row &event = events[result.wanted.event];
        if (const mask_row *const mask = mask_named(event, piece);
            mask != nullptr && result.metric == nullptr) {
            result.wanted.masks |= 1u << mask->bit;
            return;
        }
        const notation_word word = word_in(piece);
        if (read_qualifier(*this, word, qualifier_rows, result.wanted.how)) return;
        if (word.has_value) return fail(notation_problem::unknown_qualifier, word.name);
        read_unknown_word(piece, event);
    }

    constexpr void read_unknown_word(text_view piece, const event_row &event) {
        const char *const foreign = mask_of_any_event(piece);
        if (result.metric != nullptr)
            return fail(foreign == nullptr ? notation_problem::unknown_qualifier
                                           : notation_problem::mask_of_metric,
                        piece);
        if (foreign == nullptr) return fail(notation_problem::unknown_mask, piece);
        fail(notation_problem::mask_of_another_event, piece);
        result.why = {&mask_belongs_to_event::text, {event.name, foreign}};
    }

    constexpr void read_word(text_view piece) {
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        if (metric_begun && !result.event_known) return read_metric(piece);
        if (!result.event_known && same_without_case(piece, metric_word))
            metric_begun = true;
        else if (!result.event_known)
            read_event(piece);
        else
            read_mask_or_qualifier(piece);
    }
};

} // namespace detail

/// Reads a choice (an event with qualifiers). The text must live as long as the `piece` of the
/// result is used. Returns the request or the first problem; `check` and `assign` say whether the
/// request is legal.
constexpr parsed parse(text_view text) {
    detail::notation_reader reader{{text}};
    read_words(reader);
    if (reader.result.well_formed() && !reader.result.event_known)
        reader.fail(notation_problem::unknown_metric, text.without_prefix(text.size()));
    return reader.result;
}

} // namespace msr::netburst

// Choices as text: `event:mask:mask[:user][:kernel][:thread=0|1|both][:thr=N][:edge][:complement]
// [:tag=N][:at_retirement][:sample=N][:precise][:overflow=N][:force_ovf][:cascade=COUNTER]
// [:escr=NAME][:counter=NAME][:disputed]`, or `metric:NAME` with the same qualifiers. Only the
// notation is looked at here; whether a choice is legal is for the rules of the planner.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/pmu/notation.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

using msr::notation_problem;

/// The problem in words. A mask of another event breaks a rule, whose sentence says so.
constexpr const char *sentence_of(notation_problem problem) {
    if (problem == notation_problem::mask_of_another_event)
        return mask_belongs_to_event::text.sentence;
    return common_sentence_of(problem);
}

/// The result of reading a text: a request, or the first problem and its place.
struct parsed : read_result<request> {
    const metric_row *metric{}; ///< the metric that the text names, or null
    verdict why{};              ///< the rule that a mask of another event breaks
};

/// Whether a text is a name of the manual. A single such name is a C++ keyword.
constexpr bool names(text_view text, text_view name) {
    return is_name(text, name,
                   [](text_view keyword) { return same_without_case(keyword, "return"); });
}

/// The place of an event in `events`, or -1.
constexpr int event_named(text_view text) {
    for (unsigned i = 0; i < event_count; ++i)
        if (names(text, events[i].name)) return static_cast<int>(i);
    return -1;
}

/// The metric of a name, or null.
constexpr const metric_row *metric_named(text_view text) {
    for (const metric_row &metric : metrics)
        if (names(text, metric.name)) return &metric;
    return nullptr;
}

/// The word in front of the name of a metric.
inline constexpr const char *metric_word = "metric";

/// The mask of an event, or null.
constexpr const mask_row *mask_named(const event_row &event, text_view text) {
    for (const mask_row &mask : event.masks)
        if (names(text, mask.name)) return &mask;
    return nullptr;
}

/// An `escr_number`, or -1. The name may have MSR_ in front.
constexpr int escr_named(text_view text) {
    const text_view name = without_start(text, "msr_");
    for (unsigned i = 0; i < escr_count; ++i)
        if (same_without_case(name, escrs[i].name)) return static_cast<int>(i);
    return -1;
}

/// A `counter_number`, or -1. The name may have MSR_ in front.
constexpr int counter_named(text_view text) {
    const text_view name = without_start(text, "msr_");
    for (unsigned i = 0; i < counter_count; ++i)
        if (same_without_case(name, counters[i].name)) return static_cast<int>(i);
    return -1;
}

/// The qualifiers of the notation.
enum class qualifier : std::uint8_t {
    user,
    kernel,
    thread,
    threshold,
    edge,
    complement,
    tag,
    at_retirement,
    sample,
    precise,
    overflow,
    force_overflow,
    cascade,
    escr,
    counter,
    disputed,
};

/// The notation of a qualifier.
using qualifier_row = word_row;

/// By `qualifier`.
inline constexpr qualifier_row qualifier_names[] = {
    {"user"},          {"kernel"},     {"thread", true},   {"thr", true},
    {"edge"},          {"complement"}, {"tag", true},      {"at_retirement"},
    {"sample", true},  {"precise"},    {"overflow", true}, {"force_ovf"},
    {"cascade", true}, {"escr", true}, {"counter", true},  {"disputed"},
};
/// The number of qualifiers of the notation.
inline constexpr unsigned qualifier_count = 16;

namespace detail {

/// The mask's name where any event has such a mask, or null.
constexpr const char *mask_of_any_event(text_view text) {
    for (const event_row &event : events)
        if (const mask_row *const mask = mask_named(event, text)) return mask->name;
    return nullptr;
}

/// Reads a text word by word.
struct notation_reader : notation_base<parsed> {
    bool metric_begun = false; ///< the name of a metric comes next

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
        const int position = word_named(word.name, qualifier_names);
        if (position >= 0) {
            const auto place = static_cast<unsigned>(position);
            if (accepts(word, place, qualifier_names[place].has_value))
                apply(static_cast<qualifier>(position), word.value);
            return;
        }
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

    constexpr void apply(qualifier qualifier, text_view value) {
        qualifiers &qualifiers = result.wanted.how;
        switch (qualifier) {
        case qualifier::user:
            qualifiers = with_user(qualifiers);
            break;
        case qualifier::kernel:
            qualifiers = with_kernel(qualifiers);
            break;
        case qualifier::thread:
            return read_thread(value);
        case qualifier::threshold:
            return read_threshold(value);
        case qualifier::edge:
            qualifiers = with_edge(qualifiers);
            break;
        case qualifier::complement:
            qualifiers = with_complement(qualifiers);
            break;
        case qualifier::tag:
            return read_tag(value);
        case qualifier::at_retirement:
            qualifiers = with_retirement(qualifiers);
            break;
        case qualifier::sample:
            return read_overflow(overflow_use::interrupt, value);
        case qualifier::precise:
            qualifiers = with_precision(qualifiers);
            break;
        case qualifier::overflow:
            return read_overflow(overflow_use::flag, value);
        case qualifier::force_overflow:
            qualifiers = with_forced_overflow(qualifiers);
            break;
        case qualifier::cascade:
            return read_cascade(value);
        case qualifier::escr:
            return read_escr(value);
        case qualifier::counter:
            return read_counter(value);
        case qualifier::disputed:
            qualifiers = with_dispute(qualifiers);
            break;
        }
    }

    constexpr void read_thread(text_view value) {
        thread_set threads{};
        if (same_without_case(value, "0"))
            threads = thread_set::first;
        else if (same_without_case(value, "1"))
            threads = thread_set::second;
        else if (same_without_case(value, "both"))
            threads = thread_set::both;
        else
            return fail(notation_problem::unknown_thread, value);
        result.wanted.how = with_threads(result.wanted.how, threads);
    }

    /// A threshold that no qualifiers can hold is kept as the largest number, which breaks its
    /// rule.
    constexpr void read_threshold(text_view value) {
        const number_read number = number_of(value);
        if (!result.well_formed()) return;
        const auto contents = static_cast<unsigned>(number.value < 255 ? number.value : 255);
        result.wanted.how = with_threshold(result.wanted.how, contents);
    }

    /// A tag that no uop can have is kept as a large number, which breaks its rule.
    constexpr void read_tag(text_view value) {
        const number_read number = number_of(value);
        if (!result.well_formed()) return;
        const auto contents = static_cast<unsigned>(number.value < 127 ? number.value : 127);
        result.wanted.how = with_tag(result.wanted.how, contents);
    }

    /// A number of events that no counter can hold breaks its rule. A choice has a single kind of
    /// overflow.
    constexpr void read_overflow(overflow_use use, text_view value) {
        const number_read number = number_of(value);
        if (!result.well_formed()) return;
        if (result.wanted.how.overflow != overflow_use::none)
            return fail(notation_problem::overflows_twice, value);
        result.wanted.how = with_overflow(result.wanted.how, use, number.value);
    }

    constexpr void read_cascade(text_view value) {
        const int counter = counter_named(value);
        if (counter < 0) return fail(notation_problem::unknown_counter, value);
        result.wanted.how = with_cascade(result.wanted.how, static_cast<counter_number>(counter));
    }

    constexpr void read_escr(text_view value) {
        const int escr = escr_named(value);
        if (escr < 0) return fail(notation_problem::unknown_escr, value);
        result.wanted.how = with_escr(result.wanted.how, static_cast<escr_number>(escr));
    }

    constexpr void read_counter(text_view value) {
        const int counter = counter_named(value);
        if (counter < 0) return fail(notation_problem::unknown_counter, value);
        result.wanted.how = with_counter(result.wanted.how, static_cast<counter_number>(counter));
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

/// Reads a choice. The text must live as long as the `piece` of the result is used. `check` and
/// `assign` say whether the request is legal.
constexpr parsed parse(text_view text) {
    detail::notation_reader reader{{text}};
    read_words(reader);
    if (reader.result.well_formed() && !reader.result.event_known)
        reader.fail(notation_problem::unknown_metric, text.after(text.size()));
    return reader.result;
}

} // namespace msr::netburst

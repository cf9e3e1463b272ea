// Choices as text in the notation that `parse` reads; words have the order of the tool's page, with
// `complement` before `edge`.
#pragma once

#include <msr/core/choice_text.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/qualifiers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/pmu/qualifiers.hpp>

namespace msr::netburst {

namespace detail {

/// Returns whether a request (an event with qualifiers) counts a metric, whatever tag bit the
/// request uses. A replay metric is recognized by its number alone.
constexpr bool counts_metric(const request &request, const metric_row &metric) {
    if (metric.how != mechanism_of(request) || metric.replay != request.how.replay) return false;
    return metric.replay != 0 ||
           (metric.tagging.event == request.event && metric.tagging.masks == request.masks);
}

/// Returns the index in `metrics` of the metric that a request (an event with qualifiers) counts,
/// or -1 where it counts none. An index instead of a pointer: under -fno-delete-null-pointer-checks
/// g++ takes no comparison with null for a constant.
constexpr int metric_counted_by(const request &request) {
    int place = 0;
    for (const metric_row &metric : metrics) {
        if (counts_metric(request, metric)) return place;
        ++place;
    }
    return -1;
}

/// Returns whether the name of a metric already says what the qualifier `word` would say:
/// `at_retirement`, or tag bit 0.
constexpr bool goes_with_metric(qualifier word, const qualifiers &qualifiers) {
    return word == qualifier::at_retirement || (word == qualifier::tag && qualifiers.tag == 0);
}

} // namespace detail

/// Writes the threshold, `complement` and `edge` of a choice, as far as it has them, each with `:`
/// in front.
template <typename Sink>
constexpr void write_filters(const qualifiers &qualifiers, Sink &&sink) {
    write_qualifier(row_of(qualifier::threshold), qualifiers, sink);
    write_qualifier(row_of(qualifier::complement), qualifiers, sink);
    write_qualifier(row_of(qualifier::edge), qualifiers, sink);
}

/// Writes an event and its masks as `event:mask:mask`. Mask bits without a name are written as a
/// number; no choice has such bits, and `parse` refuses them.
template <typename Sink>
constexpr void write_masks(const event_row &event, unsigned masks, Sink &&sink) {
    sink(text_view{event.name});
    const unsigned unknown =
        each_mask(event, masks, [&](const mask_row &mask) { write_word(mask.name, sink); });
    if (unknown == 0) return;
    write_word(hexadecimal_digits(unknown).view(), sink);
}

/// Writes a request (an event with qualifiers), whose event must exist, as text that `parse` turns
/// into an equal request. A request that counts a metric is written by the metric's name.
/// `sink`: called with each piece of the text, a text_view
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    const int metric = detail::metric_counted_by(request);
    if (metric >= 0) {
        sink(text_view{metric_word});
        write_word(metrics[metric].name, sink);
    } else {
        write_masks(events[request.event], request.masks, sink);
    }
    for (unsigned i = 0; i < qualifier_count; ++i)
        if (metric < 0 || !detail::goes_with_metric(static_cast<qualifier>(i), request.how))
            write_qualifier(qualifier_rows[i], request.how, sink);
}

/// Writes a choice (an event with qualifiers) as text that `parse` turns into an equal request;
/// `text_of` calls it.
template <typename Event, unsigned Masks, typename... Qualifier, typename Sink>
constexpr void write_text(choice<Event, Masks, Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}

using msr::text_of;

} // namespace msr::netburst

// Choices as text in the notation that `parse` reads; the order of the words is that of the page
// of the tool, with `complement` before `edge`.
#pragma once

#include <msr/core/choice_text.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/pmu/notation.hpp>

#include <cstdint>

namespace msr::netburst {

namespace detail {

template <typename Sink>
constexpr void write_qualifier(qualifier qualifier, Sink &&sink) {
    write_word(qualifier_names[static_cast<unsigned>(qualifier)].name, sink);
}
template <typename Sink>
constexpr void write_qualifier(qualifier qualifier, text_view value, Sink &&sink) {
    write_word(qualifier_names[static_cast<unsigned>(qualifier)].name, value, sink);
}
template <typename Sink>
constexpr void write_qualifier(qualifier qualifier, std::uint64_t value, Sink &&sink) {
    write_qualifier(qualifier, decimal_digits(value).view(), sink);
}

template <typename Sink>
constexpr void write_threads(thread_set threads, Sink &&sink) {
    switch (threads) {
    case thread_set::unsaid:
        return;
    case thread_set::first:
        return write_qualifier(qualifier::thread, text_view{"0"}, sink);
    case thread_set::second:
        return write_qualifier(qualifier::thread, text_view{"1"}, sink);
    case thread_set::both:
        return write_qualifier(qualifier::thread, text_view{"both"}, sink);
    }
}

/// Whether a request counts a metric, with whatever tag. Of replay metrics the number says all.
constexpr bool counts_metric(const request &request, const metric_row &metric) {
    if (metric.how != mechanism_of(request) || metric.replay != request.how.replay) return false;
    return metric.replay != 0 ||
           (metric.tagging.event == request.event && metric.tagging.masks == request.masks);
}

/// The place of the metric that a request counts, or -1. No pointer: under
/// -fno-delete-null-pointer-checks g++ takes no comparison with null for a constant.
constexpr int metric_counted_by(const request &request) {
    int place = 0;
    for (const metric_row &metric : metrics) {
        if (counts_metric(request, metric)) return place;
        ++place;
    }
    return -1;
}

/// How the uops are tagged that a request counts at retirement; a metric says that but for its tag.
template <typename Sink>
constexpr void write_tagging(const request &request, bool is_metric, Sink &&sink) {
    const mechanism mechanism = mechanism_of(request);
    const bool is_told = is_metric && request.how.tag <= 0; // a metric tags with bit 0
    if (mechanism == mechanism::execution && !is_told)
        write_qualifier(qualifier::tag, static_cast<std::uint64_t>(request.how.tag), sink);
    if (mechanism == mechanism::front_end && !is_metric)
        write_qualifier(qualifier::at_retirement, sink);
}

template <typename Sink>
constexpr void write_overflow(const qualifiers &qualifiers, Sink &&sink) {
    if (qualifiers.overflow == overflow_use::interrupt)
        write_qualifier(qualifier::sample, qualifiers.period, sink);
    if (qualifiers.precise) write_qualifier(qualifier::precise, sink);
    if (qualifiers.overflow == overflow_use::flag)
        write_qualifier(qualifier::overflow, qualifiers.period, sink);
    if (qualifiers.force_overflow) write_qualifier(qualifier::force_overflow, sink);
    if (qualifiers.cascaded_from >= 0)
        write_qualifier(qualifier::cascade, text_view{counters[qualifiers.cascaded_from].name},
                        sink);
}

} // namespace detail

/// Writes the threshold, `complement` and `edge`, each with `:` in front.
template <typename Sink>
constexpr void write_filters(const qualifiers &qualifiers, Sink &&sink) {
    // Compare alone comes from a threshold of 0, which is the default beside the other two.
    if (qualifiers.threshold != 0 ||
        (qualifiers.compare && !qualifiers.edge && !qualifiers.complement))
        detail::write_qualifier(qualifier::threshold, qualifiers.threshold, sink);
    if (qualifiers.complement) detail::write_qualifier(qualifier::complement, sink);
    if (qualifiers.edge) detail::write_qualifier(qualifier::edge, sink);
}

/// Writes an event and its masks as `event:mask:mask`. Mask bits without a name, which no choice
/// has and `parse` refuses, are a number.
template <typename Sink>
constexpr void write_masks(const event_row &event, unsigned masks, Sink &&sink) {
    sink(text_view{event.name});
    const unsigned unknown =
        each_mask(event, masks, [&](const mask_row &mask) { write_word(mask.name, sink); });
    if (unknown == 0) return;
    write_word(hexadecimal_digits(unknown).view(), sink);
}

/// Writes a request, whose event must exist, as text that `parse` reads as the same request:
/// `sink(text_view)` gets its pieces. A metric is written by its name.
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    const int metric = detail::metric_counted_by(request);
    if (metric >= 0) {
        sink(text_view{metric_word});
        write_word(metrics[metric].name, sink);
    } else {
        write_masks(events[request.event], request.masks, sink);
    }
    if (request.how.user) detail::write_qualifier(qualifier::user, sink);
    if (request.how.kernel) detail::write_qualifier(qualifier::kernel, sink);
    detail::write_threads(request.how.threads, sink);
    write_filters(request.how, sink);
    detail::write_tagging(request, metric >= 0, sink);
    detail::write_overflow(request.how, sink);
    if (request.how.escr >= 0)
        detail::write_qualifier(qualifier::escr, text_view{escrs[request.how.escr].name}, sink);
    if (request.how.counter >= 0)
        detail::write_qualifier(qualifier::counter, text_view{counters[request.how.counter].name},
                                sink);
    if (request.how.disputed) detail::write_qualifier(qualifier::disputed, sink);
}

/// Writes a choice likewise; for `text_of`.
template <typename Event, unsigned Masks, typename... Qualifier, typename Sink>
constexpr void write_text(choice<Event, Masks, Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}

using msr::text_of;

} // namespace msr::netburst

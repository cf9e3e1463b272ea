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
constexpr void write_qualifier(qualifier which, Sink &&sink) {
    write_word(qualifier_names[static_cast<unsigned>(which)].name, sink);
}
template <typename Sink>
constexpr void write_qualifier(qualifier which, text_view value, Sink &&sink) {
    write_word(qualifier_names[static_cast<unsigned>(which)].name, value, sink);
}
template <typename Sink>
constexpr void write_qualifier(qualifier which, std::uint64_t value, Sink &&sink) {
    write_qualifier(which, decimal_digits(value).view(), sink);
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
constexpr bool counts_metric(const request &wanted, const metric_row &metric) {
    if (metric.how != mechanism_of(wanted) || metric.replay != wanted.how.replay) return false;
    return metric.replay != 0 ||
           (metric.tagging.event == wanted.event && metric.tagging.masks == wanted.masks);
}

/// The place of the metric that a request counts, or -1. No pointer: under
/// -fno-delete-null-pointer-checks g++ takes no comparison with null for a constant.
constexpr int metric_counted_by(const request &wanted) {
    int place = 0;
    for (const metric_row &metric : metrics) {
        if (counts_metric(wanted, metric)) return place;
        ++place;
    }
    return -1;
}

/// How the uops are tagged that a request counts at retirement; a metric says that but for its tag.
template <typename Sink>
constexpr void write_tagging(const request &wanted, bool is_metric, Sink &&sink) {
    const mechanism how = mechanism_of(wanted);
    const bool is_told = is_metric && wanted.how.tag <= 0; // a metric tags with bit 0
    if (how == mechanism::execution && !is_told)
        write_qualifier(qualifier::tag, static_cast<std::uint64_t>(wanted.how.tag), sink);
    if (how == mechanism::front_end && !is_metric) write_qualifier(qualifier::at_retirement, sink);
}

template <typename Sink>
constexpr void write_overflow(const qualifiers &how, Sink &&sink) {
    if (how.overflow == overflow_use::interrupt)
        write_qualifier(qualifier::sample, how.period, sink);
    if (how.precise) write_qualifier(qualifier::precise, sink);
    if (how.overflow == overflow_use::flag) write_qualifier(qualifier::overflow, how.period, sink);
    if (how.force_overflow) write_qualifier(qualifier::force_overflow, sink);
    if (how.cascaded_from >= 0)
        write_qualifier(qualifier::cascade, text_view{counters[how.cascaded_from].name}, sink);
}

} // namespace detail

/// Writes the threshold, `complement` and `edge`, each with `:` in front.
template <typename Sink>
constexpr void write_filters(const qualifiers &how, Sink &&sink) {
    // Compare alone comes from a threshold of 0, which is the default beside the other two.
    if (how.threshold != 0 || (how.compare && !how.edge && !how.complement))
        detail::write_qualifier(qualifier::threshold, how.threshold, sink);
    if (how.complement) detail::write_qualifier(qualifier::complement, sink);
    if (how.edge) detail::write_qualifier(qualifier::edge, sink);
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
constexpr void write_text(const request &wanted, Sink &&sink) {
    const int metric = detail::metric_counted_by(wanted);
    if (metric >= 0) {
        sink(text_view{metric_word});
        write_word(metrics[metric].name, sink);
    } else {
        write_masks(events[wanted.event], wanted.masks, sink);
    }
    if (wanted.how.user) detail::write_qualifier(qualifier::user, sink);
    if (wanted.how.kernel) detail::write_qualifier(qualifier::kernel, sink);
    detail::write_threads(wanted.how.threads, sink);
    write_filters(wanted.how, sink);
    detail::write_tagging(wanted, metric >= 0, sink);
    detail::write_overflow(wanted.how, sink);
    if (wanted.how.escr >= 0)
        detail::write_qualifier(qualifier::escr, text_view{escrs[wanted.how.escr].name}, sink);
    if (wanted.how.counter >= 0)
        detail::write_qualifier(qualifier::counter, text_view{counters[wanted.how.counter].name},
                                sink);
    if (wanted.how.disputed) detail::write_qualifier(qualifier::disputed, sink);
}

/// Writes a choice likewise; for `text_of`.
template <typename Event, unsigned Masks, typename... Qualifier, typename Sink>
constexpr void write_text(choice<Event, Masks, Qualifier...> asked, Sink &&sink) {
    write_text(asked.as_request(), sink);
}

using msr::text_of;

} // namespace msr::netburst

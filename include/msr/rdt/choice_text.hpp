// Choices for Intel RDT as text in the notation that `parse` reads.
#pragma once

#include <msr/core/choice_text.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/notation.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::rdt {

namespace detail {

template <typename Sink>
constexpr void write_number(text_view name, unsigned number, Sink &&sink) {
    write_word(name, decimal_digits(number).view(), sink);
}

/// The words of `class_words` in their order; of two words for one thing the later.
template <typename Sink>
constexpr void write_class(const request &wanted, Sink &&sink) {
    sink(text_view{"class="});
    sink(decimal_digits(wanted.class_of_service).view());
    const auto write = [&](const char *name, const setting &given, bool is_mask) {
        if (!given.given) return;
        const digits value =
            is_mask ? hexadecimal_digits(given.value) : decimal_digits(given.value);
        write_word(name, value.view(), sink);
    };
    write("l3", wanted.l3, true);
    write("l2", wanted.l2, true);
    write("l3code", wanted.l3_code, true);
    write("l3data", wanted.l3_data, true);
    write("l2code", wanted.l2_code, true);
    write("l2data", wanted.l2_data, true);
    write("delay", wanted.delay, false);
}

template <typename Sink>
constexpr void write_event(event what, Sink &&sink) {
    write_word("event", event_of_number(static_cast<std::uint64_t>(what))->name, sink);
}

} // namespace detail

/// Writes a request as text that `parse` reads as the same: `sink(text_view)` gets its pieces. Of a
/// value that was given twice the text has the last.
template <typename Sink>
constexpr void write_text(const request &wanted, Sink &&sink) {
    switch (wanted.kind) {
    case request_kind::partition:
        return detail::write_class(wanted, sink);
    case request_kind::association:
        sink(text_view{"assoc"});
        detail::write_number("class", wanted.class_of_service, sink);
        return detail::write_number("rmid", wanted.rmid, sink);
    case request_kind::monitor:
        sink(text_view{"monitor"});
        detail::write_event(wanted.what, sink);
        return detail::write_number("rmid", wanted.rmid, sink);
    case request_kind::other:
        return;
    }
}

/// Writes a choice likewise; for `text_of`.
template <valued_choice Choice, typename Sink>
constexpr void write_text(const Choice &chosen, Sink &&sink) {
    write_text(request_of(chosen), sink);
}

using msr::text_of;

} // namespace msr::rdt

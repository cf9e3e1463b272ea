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

/// Writes the words of a class of service in the order of `class_words`; of two words for the same
/// setting, the later word.
template <typename Sink>
constexpr void write_class(const request &request, Sink &&sink) {
    sink(text_view{"class="});
    sink(decimal_digits(request.class_of_service).view());
    const auto write = [&](const char *name, const setting &setting, bool is_mask) {
        if (!setting.given) return;
        const digits value =
            is_mask ? hexadecimal_digits(setting.value) : decimal_digits(setting.value);
        write_word(name, value.view(), sink);
    };
    write("l3", request.l3, true);
    write("l2", request.l2, true);
    write("l3code", request.l3_code, true);
    write("l3data", request.l3_data, true);
    write("l2code", request.l2_code, true);
    write("l2data", request.l2_data, true);
    write("delay", request.delay, false);
}

template <typename Sink>
constexpr void write_event(event number, Sink &&sink) {
    write_word("event", event_of_number(static_cast<std::uint64_t>(number))->name, sink);
}

} // namespace detail

/// Writes a request (the plain value of a choice) as text that `parse` turns into an equal request:
/// `sink(text_view)` gets the pieces of the text. Of a value that was given twice, the last one is
/// written.
/// `request`: a request
/// `sink`: called with each piece, a text_view
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    switch (request.kind) {
    case request_kind::partition:
        return detail::write_class(request, sink);
    case request_kind::association:
        sink(text_view{"assoc"});
        detail::write_number("class", request.class_of_service, sink);
        return detail::write_number("rmid", request.rmid, sink);
    case request_kind::monitor:
        sink(text_view{"monitor"});
        detail::write_event(request.what, sink);
        return detail::write_number("rmid", request.rmid, sink);
    case request_kind::other:
        return;
    }
}

/// Writes a choice as text that `parse` turns into an equal request; `text_of` calls it.
/// `sink`: called with each piece, a text_view
template <valued_choice Choice, typename Sink>
constexpr void write_text(const Choice &chosen, Sink &&sink) {
    write_text(request_of(chosen), sink);
}

using msr::text_of;

} // namespace msr::rdt

// Choices for AMD QoS as text in the notation that `parse` reads.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/notation.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/core/choice_text.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/register.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/rdt/choice_text.hpp>

namespace msr::qos {

namespace detail {

template <typename Sink>
constexpr void write_traffic(unsigned kinds, Sink &&sink) {
    for (const field_row &field : fields_of<evt_cfg>())
        if (field.kind == access::read_write && field.value_in(kinds) != 0)
            write_word(field.name, sink);
}

} // namespace detail

/// Writes a request for AMD QoS as text that `parse` reads as an equal request. Of a value that was
/// given twice, only the last is written.
/// `sink`: called with each piece of the text, a `text_view`
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    if (request.kind == amd_kind::configuration) {
        sink(text_view{"count"});
        rdt::detail::write_event(request.shared.what, sink);
        return detail::write_traffic(request.traffic, sink);
    }
    if (request.kind == amd_kind::counter) {
        sink(text_view{"counter="});
        sink(decimal_digits(request.counter).view());
        rdt::detail::write_number("rmid", request.shared.rmid, sink);
        return detail::write_traffic(request.traffic, sink);
    }
    rdt::write_text(request.shared, sink);
    if (request.limit.given && request.limit.value == unlimited)
        write_word("mba", unlimited_word, sink);
    else if (request.limit.given)
        write_word("mba", decimal_digits(request.limit.value).view(), sink);
    if (request.slow_limit.given)
        write_word("smba", decimal_digits(request.slow_limit.value).view(), sink);
}

/// Writes a choice for AMD QoS as text that `parse` reads as an equal request; `text_of` uses the
/// function.
/// `sink`: called with each piece of the text, a `text_view`
template <valued_choice Choice, typename Sink>
constexpr void write_text(const Choice &chosen, Sink &&sink) {
    write_text(request_of(chosen), sink);
}

using msr::text_of;

} // namespace msr::qos

// Choices of instruction-based sampling as text in the notation that `parse` reads.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/amd/ibs/notation.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/core/choice_text.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>

#include <cstdint>

namespace msr::ibs {

namespace detail {

constexpr text_view text_of_word(choice_word word) {
    return choice_words[static_cast<unsigned>(word)].name;
}

} // namespace detail

/// Writes a request as text that `parse` reads as an equal request; which values were given may
/// differ. `sink(text_view)` gets the pieces.
/// `request`: a legal request
/// `sink`: called with each piece, a text_view
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    using detail::text_of_word;
    sink(text_view{engine_words[static_cast<unsigned>(request.what)].name});
    write_word(text_of_word(choice_word::period), decimal_digits(request.period).view(), sink);
    if (request.counts == counted::dispatched_ops) write_word(text_of_word(choice_word::ops), sink);
    if (request.random) write_word(text_of_word(choice_word::random), sink);
    if (request.l3_miss_only) write_word(text_of_word(choice_word::l3_miss_only), sink);
    if (request.load_latency != 0)
        write_word(text_of_word(choice_word::load_latency),
                   decimal_digits(request.load_latency).view(), sink);
}

/// Writes a choice as text that `parse` reads as an equal request; `text_of` uses it.
/// `sink`: called with each piece, a text_view
template <typename... Qualifier, typename Sink>
constexpr void write_text(fetch_choice<Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}
/// Writes a choice as text that `parse` reads as an equal request; `text_of` uses it.
/// `sink`: called with each piece, a text_view
template <typename... Qualifier, typename Sink>
constexpr void write_text(op_choice<Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}

using msr::text_of;

} // namespace msr::ibs

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

constexpr text_view text_of_word(choice_word which) {
    return choice_words[static_cast<unsigned>(which)].name;
}

} // namespace detail

/// Writes a request as text that `parse` reads as an equal request; which values were given may
/// differ. `sink(text_view)` gets the pieces.
template <typename Sink>
constexpr void write_text(const request &wanted, Sink &&sink) {
    using detail::text_of_word;
    sink(text_view{engine_words[static_cast<unsigned>(wanted.what)].name});
    write_word(text_of_word(choice_word::period), decimal_digits(wanted.period).view(), sink);
    if (wanted.counts == counted::dispatched_ops) write_word(text_of_word(choice_word::ops), sink);
    if (wanted.random) write_word(text_of_word(choice_word::random), sink);
    if (wanted.l3_miss_only) write_word(text_of_word(choice_word::l3_miss_only), sink);
    if (wanted.load_latency != 0)
        write_word(text_of_word(choice_word::load_latency),
                   decimal_digits(wanted.load_latency).view(), sink);
}

/// Writes a choice likewise; for `text_of`.
template <typename... Qualifier, typename Sink>
constexpr void write_text(fetch_choice<Qualifier...> asked, Sink &&sink) {
    write_text(asked.as_request(), sink);
}
template <typename... Qualifier, typename Sink>
constexpr void write_text(op_choice<Qualifier...> asked, Sink &&sink) {
    write_text(asked.as_request(), sink);
}

using msr::text_of;

} // namespace msr::ibs

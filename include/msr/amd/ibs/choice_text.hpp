// Choices of instruction-based sampling as text in the notation that `parse` reads.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/amd/ibs/notation.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/core/choice_text.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/qualifiers.hpp>

namespace msr::ibs {

/// Writes a request as text that `parse` reads as an equal request, except for `counts_said` and
/// `period_said`.
/// `request`: a legal request
/// `sink`: called with each piece of the text, a `text_view`
template <typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    sink(text_view{engine_words[static_cast<unsigned>(request.what)].name});
    for (const auto &row : choice_words)
        write_qualifier(row, request, sink);
}

/// Writes a choice of fetch sampling as text that `parse` reads as an equal request; `text_of` uses
/// the function.
/// `sink`: called with each piece of the text, a `text_view`
template <typename... Qualifier, typename Sink>
constexpr void write_text(fetch_choice<Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}
/// Writes a choice of op sampling as text that `parse` reads as an equal request; `text_of` uses
/// the function.
/// `sink`: called with each piece of the text, a `text_view`
template <typename... Qualifier, typename Sink>
constexpr void write_text(op_choice<Qualifier...> request, Sink &&sink) {
    write_text(request.as_request(), sink);
}

using msr::text_of;

} // namespace msr::ibs

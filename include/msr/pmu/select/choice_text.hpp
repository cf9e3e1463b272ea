// Choices as text in the notation that `parse` reads.
#pragma once

#include <msr/core/choice_text.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/request.hpp>

namespace msr::select {

/// Writes a request as text, in pieces to `sink(text_view)`. `parse` reads the text as an equal
/// request; only the member `chosen` may differ.
template <event_pmu M, typename Sink>
constexpr void write_text(const request &request, Sink &&sink) {
    const short_text text = text_of<M>(request);
    sink(text_view{text});
}

/// Writes a choice as text that `parse` reads as an equal request, in pieces to `sink(text_view)`;
/// `msr::text_of` uses it. The text is the same for all targets.
template <typename M, typename Event, typename... Qualifier, typename Sink>
constexpr void write_text(choice<M, Event, Qualifier...> request, Sink &&sink) {
    write_text<M>(request.as_request(), sink);
}

/// Writes a choice of an event of a list as text that `parse` reads as an equal request, in pieces
/// to `sink(text_view)`.
template <typename M, typename Sink>
constexpr void write_text(const listed_choice<M> &request, Sink &&sink) {
    write_text<M>(request_of(request), sink);
}
template <typename M, typename Sink>
constexpr void write_text(const vendor_event<M> &request, Sink &&sink) {
    write_text<M>(request_of(request), sink);
}

} // namespace msr::select

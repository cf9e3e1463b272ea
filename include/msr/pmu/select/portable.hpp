// Portable choices in the plans of event-select counters.
#pragma once

#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

template <typename M>
struct portable_reader<select::pmu<M>> {
    /// Returns the request of a portable choice's definition on a target; no request where the
    /// target lacks the event that the definition names.
    static constexpr portable_request<select::request> read(const portable_definition &definition,
                                                            const portable_choice &choice,
                                                            const typename M::target &target) {
        const select::parsed read = select::parse<M>(text_view{definition.choice}, target);
        if (!read.well_formed()) return {};
        portable_request<select::request> result{&definition, read.wanted};
        result.request.user = choice.user_level;
        result.request.kernel = choice.kernel_level;
        return result;
    }
};

namespace select {

namespace detail {

template <portable_event Event>
inline constexpr event_label portable_label = [] {
    event_label result;
    const text_view name = row_of(Event).name;
    for (std::size_t i = 0; i < name.size() && i + 1 < sizeof result.text; ++i)
        result.text[i] = name[i];
    return result;
}();

} // namespace detail

/// A portable event that a processor counts by an event code.
template <portable_event Event, std::uint32_t Code>
struct portable_raw_event {
    /// the event's code, which goes into the select register
    static constexpr std::uint32_t code = Code;
    /// The name of the portable event, as text.
    static constexpr const event_label &label = detail::portable_label<Event>;
};
/// A portable event that a processor counts by the event number `Number` of the event PMU's table.
template <portable_event Event, int Number>
struct portable_table_event {
    static constexpr int number = Number; ///< the number of the event in the event PMU's table
};

namespace detail {

template <typename M, portable_event Event, request Request>
struct portable_type : qualified<M, portable_table_event<Event, Request.event>, Request> {};
template <typename M, portable_event Event, request Request>
requires(Request.event < 0) struct portable_type<M, Event, Request>
    : qualified<M, portable_raw_event<Event, Request.code>, Request> {
};

template <typename M, auto Target, portable_choice Choice, bool IsDefined>
struct portable_type_on {
    using type = void;
};
template <typename M, auto Target, portable_choice Choice>
struct portable_type_on<M, Target, Choice, true>
    : portable_type<M, Choice.event, request_on(Choice, Target).request> {};

} // namespace detail

} // namespace select

template <typename M, auto Target, portable_choice Choice>
struct type_on_target<select::pmu<M>, Target, Choice>
    : select::detail::portable_type_on<M, Target, Choice,
                                       static_cast<bool>(request_on(Choice, Target))> {};

} // namespace msr

// Errors name a portable choice by its portable name, be its event listed or not.
template <msr::portable_event Event, std::uint32_t Code>
struct msr::printed_type<msr::select::portable_raw_event<Event, Code>> {
    using type = msr::portable<Event>;
};
template <msr::portable_event Event, int Number>
struct msr::printed_type<msr::select::portable_table_event<Event, Number>> {
    using type = msr::portable<Event>;
};

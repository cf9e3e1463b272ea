// Choices as text for AMD's counters: what <msr/pmu/select/notation.hpp> reads, with `counter=N`
// for the N-th counter of the unit that the event belongs to.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::amd {

/// The number of the N-th counter of a unit of a target, or -1 where the unit has fewer.
constexpr int counter_numbered(std::uint64_t place, unit unit, const target &target) {
    select::counter_set set = counters_of_unit(unit, target);
    for (; place != 0 && set != 0; --place)
        set &= set - 1;
    return set == 0 ? -1 : __builtin_ctzll(set);
}

/// The value of `counter=` in a text, or an empty text.
constexpr text_view counter_piece(text_view text) {
    for (text_view rest = text; !rest.empty();) {
        const std::size_t length = rest.find(':');
        const text_view piece = rest.up_to(length);
        if (starts_without_case(piece, "counter=")) return piece.after(8);
        rest = rest.after(length < rest.size() ? length + 1 : length);
    }
    return {};
}

/// Reads a choice for a target; `lists` are the lists whose events are known in addition to the
/// table's. The text must live as long as the `piece` of the result is used.
/// `text`: such as `retired_instructions:user`
/// `target`: the processor
/// `lists`: lists of events, such as `events::zen4::core_events::all`
/// Returns the request, or the problem with its place in the text.
constexpr select::parsed parse(text_view text, const target &target,
                               sequence<select::known_list<event_pmu>> lists = {}) {
    select::parsed result = select::parse<event_pmu>(text, target, lists);
    const text_view counter = counter_piece(text);
    const bool by_number = !counter.empty() && is_digit(counter[0]);
    const bool read =
        result.well_formed() || result.problem == select::notation_problem::unknown_counter;
    if (!by_number || !read) return result;
    const number_read place = number_in(counter);
    const int position =
        place ? counter_numbered(place.value, event_pmu::unit_of(result.wanted), target) : -1;
    if (result.well_formed() && position >= 0) {
        result.wanted.counter = static_cast<std::int8_t>(position);
    } else if (result.well_formed()) {
        result.problem = select::notation_problem::unknown_counter;
        result.piece = counter;
        result.position = static_cast<std::size_t>(counter.begin() - text.begin());
    }
    return result;
}

/// Reads a choice as text, with lists of events as arguments: `parse(text, zen4,
/// events::zen4::core_events::all)`.
/// `text`: such as `retired_instructions:user`
/// `target`: the processor
/// Returns the request, or the problem with its place in the text.
template <typename... List>
requires(std::is_same_v<List, select::known_list<event_pmu>> &&...) constexpr select::parsed
    parse(text_view text, const target &target, const select::known_list<event_pmu> &first,
          const List &...rest) {
    const select::known_list<event_pmu> lists[] = {first, rest...};
    return parse(text, target, all_of(lists));
}

} // namespace msr::amd

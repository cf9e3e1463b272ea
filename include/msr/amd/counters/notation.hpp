// Choices as text for AMD's counters: what <msr/pmu/select/notation.hpp> reads, with `counter=N`
// for the N-th counter of the unit that the event belongs to, and with the unit in front where the
// user likes: `l3::l3_lookup_state:l3_miss`.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/notation.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::amd {

/// Returns the number, in `counter_table`, of a counter of a unit of a target; -1 where the unit
/// has fewer counters.
/// `place`: the counter's position among those of the unit, from 0 on
constexpr int counter_numbered(std::uint64_t place, unit unit, const target &target) {
    select::counter_set set = counters_of_unit(unit, target);
    for (; place != 0 && set != 0; --place)
        set &= set - 1;
    return set == 0 ? -1 : __builtin_ctzll(set);
}

/// Returns what a text has behind `counter=`; an empty text where the text has no such qualifier.
constexpr text_view counter_piece(text_view text) {
    for (text_view rest = text; !rest.empty();) {
        const std::size_t length = rest.find(':');
        const text_view piece = rest.prefix(length);
        if (has_prefix_without_case(piece, "counter=")) return piece.without_prefix(8);
        rest = rest.without_prefix(length < rest.size() ? length + 1 : length);
    }
    return {};
}

/// A name of a unit that may stand in front of a choice in text.
struct unit_name_row {
    const char *name{}; ///< the name of the unit, such as `df`
    unit counts{};      ///< the unit that counts the choice's event
    flag_number flag{}; ///< the qualifier that selects the unit for a raw event
};
/// The names of units that may stand in front of a choice in text.
inline constexpr unit_name_row unit_names[] = {
    {"northbridge", unit::northbridge, flag_number::northbridge},
    {"data_fabric", unit::data_fabric, flag_number::data_fabric},
    {"df", unit::data_fabric, flag_number::data_fabric},
    {"l2i", unit::l2i, flag_number::l2i},
    {"l3", unit::l3, flag_number::l3},
    {"umc", unit::umc, flag_number::umc},
};

/// The name of a unit in front of a choice in text.
struct unit_prefix {
    /// The row of the unit's name; null: the text begins without such a name.
    const unit_name_row *row{};
    std::size_t length{}; ///< number of characters of the unit's name and the two colons behind it
};
/// Returns the name of a unit with which a text begins, such as `l3` of
/// `l3::l3_lookup_state:l3_miss`.
constexpr unit_prefix unit_prefix_of(text_view text) {
    const std::size_t length = text.find(':');
    if (length + 1 >= text.size() || text[length + 1] != ':') return {};
    for (const unit_name_row &row : unit_names)
        if (same_without_case(text.prefix(length), row.name)) return {&row, length + 2};
    return {};
}

namespace detail {

/// Reads a choice that begins with the name of a unit. An event of another unit is reported as
/// unknown.
/// `text`: the whole text, with the name of the unit
/// `prefix`: the name of the unit
constexpr select::parsed parse_in_unit(text_view text, const unit_prefix &prefix,
                                       const target &target,
                                       sequence<select::known_list<event_pmu>> lists) {
    const text_view rest = text.without_prefix(prefix.length);
    select::parsed result = select::parse<event_pmu>(rest, target, lists);
    result.position += result.well_formed() ? 0 : prefix.length;
    if (!result.well_formed()) return result;
    if (result.wanted.is_raw() && (result.wanted.flags & unit_flags) == 0)
        result.wanted = select::with_flag(result.wanted, static_cast<unsigned>(prefix.row->flag));
    if (event_pmu::unit_of(result.wanted) == prefix.row->counts) return result;
    result.problem = select::notation_problem::unknown_event;
    result.piece = text;
    result.position = 0;
    return result;
}

} // namespace detail

/// Reads a choice for AMD's counters.
/// `text`: a choice such as `retired_instructions:user`; it must outlive the result, whose `piece`
/// refers to it
/// `target`: the target of the plan, which decides which events are known
/// `lists`: lists of events that are known in addition to those of `event_table`, such as
/// `events::zen4::core_events::all`
/// Returns the request, or the problem with its place in the text.
constexpr select::parsed parse(text_view text, const target &target,
                               sequence<select::known_list<event_pmu>> lists = {}) {
    const unit_prefix prefix = unit_prefix_of(text);
    select::parsed result = prefix.row != nullptr
                                ? detail::parse_in_unit(text, prefix, target, lists)
                                : select::parse<event_pmu>(text, target, lists);
    const text_view counter = counter_piece(text);
    const bool by_number = !counter.empty() && is_digit(counter[0]);
    const bool read =
        result.well_formed() || result.problem == select::notation_problem::unknown_counter;
    if (!by_number || !read) return result;
    const number_read place = parse_number(counter);
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

/// Reads a choice for AMD's counters with lists of events as arguments: `parse(text, zen4,
/// events::zen4::core_events::all)`.
/// `text`: a choice such as `retired_instructions:user`; it must outlive the result, whose `piece`
/// refers to it
/// `target`: the target of the plan, which decides which events are known
/// `first`, `rest`: lists of events that are known in addition to those of `event_table`
/// Returns the request, or the problem with its place in the text.
template <typename... List>
requires(std::is_same_v<List, select::known_list<event_pmu>> &&...) constexpr select::parsed
    parse(text_view text, const target &target, const select::known_list<event_pmu> &first,
          const List &...rest) {
    const select::known_list<event_pmu> lists[] = {first, rest...};
    return parse(text, target, all_of(lists));
}

} // namespace msr::amd

// Choices as text: `event[:mask...][:user][:kernel][:cmask=N][:inv][:edge][:sample=N][:counter=C]`
// with the event PMU's own qualifiers, such as `:any` or `:ldlat=N`, or
// `raw:event=0xNN[:umask=0xNN]` with these qualifiers. `umask=N` may replace the masks of any
// event; a counter is its number or its name. `parse` checks the notation only; the rules of the
// planner decide whether a choice is legal.
#pragma once

#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

using msr::notation_problem;

/// Returns the sentence about a problem of a choice's text; for a broken rule, the sentence of the
/// rule.
constexpr const char *sentence_of(notation_problem problem) {
    switch (problem) {
    case notation_problem::event_not_on_target:
        return event_exists_on_target::text.sentence;
    case notation_problem::mask_of_another_event:
        return mask_belongs_to_event::text.sentence;
    case notation_problem::masks_of_one_field:
        return masks_agree::text.sentence;
    case notation_problem::unknown_counter:
        return "no counter has this name or number";
    default:
        return common_sentence_of(problem);
    }
}

/// The result of reading a choice as text: a request, or the first problem and its position in the
/// text.
using parsed = read_result<request>;

/// Returns whether a text is the name `name`; in the text, an underscore may stand behind any name,
/// as C++ needs underscores behind keywords.
constexpr bool names(text_view text, text_view name) {
    return is_name(text, name, [](text_view) { return true; });
}

/// Returns the index, in the event PMU's table, of the event with a name on a target; where the
/// target lacks the name, the index of another target's event with the name; -1 where no event has
/// the name.
template <event_pmu M>
constexpr int event_named(text_view text, const typename M::target &target) {
    int elsewhere = -1;
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        if (!names(text, M::events[i].name)) continue;
        if (M::exists(M::events[i], target)) return static_cast<int>(i);
        elsewhere = static_cast<int>(i);
    }
    return elsewhere;
}

/// Returns the unit mask with a name among those of an event, or none.
constexpr found_row<mask_row> mask_named(const event_row &event, text_view text) {
    for (const mask_row &mask : event.masks)
        if (names(text, mask.name)) return {&mask, true};
    return {};
}

/// Returns the number of the counter that a text names or numbers; -1: no counter.
template <event_pmu M>
constexpr int counter_named(text_view text) {
    for (std::size_t i = 0; i < M::counters.size(); ++i)
        if (M::counters[i].name != nullptr && same_without_case(text, M::counters[i].name))
            return static_cast<int>(i);
    const number_read number = parse_number(text);
    const bool known =
        number && number.value < M::counters.size() && M::counters[number.value].name != nullptr;
    return known ? static_cast<int>(number.value) : -1;
}

/// The qualifiers that texts of choices of every event PMU may have.
enum class shared_qualifier : std::uint8_t {
    user,      ///< `user`: the choice counts at CPL 1, 2 and 3
    kernel,    ///< `kernel`: the choice counts at CPL 0
    edge,      ///< `edge`: the choice counts how often the condition begins to hold
    invert,    ///< `inv`: the choice counts clocks with fewer events than the threshold
    threshold, ///< `cmask=N`: the choice counts clocks with at least N events (the threshold)
    period,    ///< `sample=N`: the choice requests an interrupt after each N events
    counter,   ///< `counter=C`: the choice is counted on counter C, by number or name
    masks,     ///< `umask=N`: the choice has the unit mask N
    event,     ///< `event=N`: the raw choice has the event code N
};

/// A qualifier that every event PMU has, as a word of the notation.
struct shared_qualifier_row : word_row {
    const char *meaning{}; ///< what the qualifier of a choice does, in words for people
};

/// The words of the qualifiers that every event PMU has, in the order of `shared_qualifier`.
inline constexpr shared_qualifier_row shared_qualifiers[] = {
    {{"user", false, "usr"}, "count at CPL 1, 2 and 3"},
    {{"kernel", false, "os"}, "count at CPL 0"},
    {{"edge"}, "count how often it begins"},
    {{"inv", false, "invert"}, "clocks with fewer than the threshold"},
    {{"cmask", true, "compare_at_least"}, "clocks with at least so many"},
    {{"sample", true, "period"}, "ask for an interrupt at each so many"},
    {{"counter", true}, "count on this counter"},
    {{"umask", true, "unit_mask"}, "the unit mask as a number"},
    {{"event", true, "event_select"}, "the event code of a raw choice"},
};

namespace detail {

/// Returns the index of the row with a name among the rows of an event PMU's own qualifiers; -1
/// where no row has the name.
template <typename Rows>
constexpr int own_word_named(text_view name, const Rows &rows) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (same_without_case(name, rows[i].name)) return static_cast<int>(i);
    return -1;
}

/// The reader of a choice as text, word by word.
template <typename M>
struct notation_reader : notation_base<parsed> {
    typename M::target on;
    sequence<known_list<M>> lists;
    bool raw = false;

    constexpr notation_reader(text_view text, const typename M::target &target,
                              sequence<known_list<M>> known)
        : notation_base<parsed>{text}, on{target}, lists{known} {}

    constexpr void read_event(text_view piece) {
        if (same_without_case(piece, "raw")) {
            raw = result.event_known = true;
            return;
        }
        const int event = event_named<M>(piece, on);
        const bool is_here =
            event >= 0 && M::exists(M::events[static_cast<std::size_t>(event)], on);
        if (!is_here && read_listed(piece)) return;
        if (event < 0)
            return fail(has_lists_to_give() ? notation_problem::list_not_given
                                            : notation_problem::unknown_event,
                        piece);
        result.wanted.event = event;
        result.event_known = true;
        if (!is_here) fail(notation_problem::event_not_on_target, piece);
    }
    /// Returns whether a vendor publishes a list for the target, but no list was given.
    constexpr bool has_lists_to_give() const {
        if constexpr (requires { M::list_exists(on); })
            return lists.size() == 0 && M::list_exists(on);
        return false;
    }
    constexpr bool read_listed(text_view piece) {
        const vendor_event<M> *const row = listed_named<M>(piece, on, lists);
        if (row == nullptr) return false;
        result.wanted = M::with_row({}, *row);
        return result.event_known = true;
    }
    constexpr bool read_mask(text_view piece) {
        if (raw || result.wanted.is_listed) return false;
        const event_row &event = M::events[static_cast<std::size_t>(result.wanted.event)];
        const auto mask = mask_named(event, piece);
        if (!mask) return false;
        const request other{.masks = mask->value, .chosen = mask->field};
        if (masks_contradict(result.wanted, other))
            fail(notation_problem::masks_of_one_field, piece);
        result.wanted = with_masks(result.wanted, mask->value, mask->field);
        return true;
    }
    constexpr void read_mask_or_qualifier(text_view piece) {
        if (read_mask(piece)) return;
        const notation_word word = word_in(piece);
        if (const int flag = own_word_named(word.name, M::flags); flag >= 0)
            return read_flag(static_cast<unsigned>(flag), word);
        if (const int index = own_word_named(word.name, M::values); index >= 0)
            return read_value(static_cast<unsigned>(index), word);
        const int position = word_named(word.name, shared_qualifiers);
        const bool is_code = position == static_cast<int>(shared_qualifier::event);
        if (position >= 0 && (raw || !is_code))
            return read_shared(static_cast<shared_qualifier>(position), word);
        if (word.has_value || raw) return fail(notation_problem::unknown_qualifier, word.name);
        for (const event_row &event : M::events)
            if (mask_named(event, piece))
                return fail(notation_problem::mask_of_another_event, piece);
        fail(notation_problem::unknown_mask, piece);
    }
    constexpr void read_flag(unsigned index, const notation_word &word) {
        if (!has_its_value(word, false)) return;
        if (result.wanted.has_flag(index)) return fail(notation_problem::given_twice, word.whole);
        result.wanted = with_flag(result.wanted, index);
    }
    constexpr void read_value(unsigned index, const notation_word &word) {
        if (!has_its_value(word, true)) return;
        if (result.wanted.has_value(index)) return fail(notation_problem::given_twice, word.whole);
        const std::uint64_t number = number_up_to(~std::uint64_t{0}, word.value);
        if (result.well_formed()) result.wanted = with_value(result.wanted, index, number);
    }
    constexpr void read_shared(shared_qualifier qualifier, const notation_word &word) {
        const auto place = static_cast<unsigned>(qualifier);
        if (!accepts(word, place, shared_qualifiers[place].has_value)) return;
        if (qualifier == shared_qualifier::counter) return read_counter(word.value);
        if (shared_qualifiers[place].has_value) return read_number(qualifier, word.value);
        request &request = result.wanted;
        if ((qualifier == shared_qualifier::edge && request.edge) ||
            // the event's row in the list sets the invert flag already
            (qualifier == shared_qualifier::invert && request.invert))
            return fail(notation_problem::given_twice, word.whole);
        request.user = request.user || qualifier == shared_qualifier::user;
        request.kernel = request.kernel || qualifier == shared_qualifier::kernel;
        request.edge = request.edge || qualifier == shared_qualifier::edge;
        request.invert = request.invert || qualifier == shared_qualifier::invert;
    }
    constexpr void read_counter(text_view value) {
        const int counter = counter_named<M>(value);
        if (counter < 0) return fail(notation_problem::unknown_counter, value);
        result.wanted = with_counter(result.wanted, counter);
    }
    constexpr void read_number(shared_qualifier qualifier, text_view value) {
        const bool is_period = qualifier == shared_qualifier::period;
        const std::uint64_t number =
            number_up_to(is_period ? ~std::uint64_t{0} : std::uint64_t{0xffff'ffff}, value);
        if (!result.well_formed()) return;
        if (number == 0 && (is_period || qualifier == shared_qualifier::threshold))
            return fail(notation_problem::number_is_zero, value);
        const auto narrow = static_cast<std::uint32_t>(number);
        if (qualifier == shared_qualifier::threshold && result.wanted.threshold != 0)
            // the event's row in the list has a value for the qualifier already
            return fail(notation_problem::given_twice, value);
        if (is_period) result.wanted.period = number;
        if (qualifier == shared_qualifier::threshold) result.wanted.threshold = narrow;
        if (qualifier == shared_qualifier::event) result.wanted.code = narrow;
        if (qualifier != shared_qualifier::masks) return;
        const request other{.masks = narrow, .chosen = ~std::uint32_t{0}};
        if (masks_contradict(result.wanted, other))
            return fail(notation_problem::masks_of_one_field, value);
        result.wanted = with_masks(result.wanted, other.masks, other.chosen);
    }
    constexpr void read_word(text_view piece) {
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        if (!result.event_known) return read_event(piece);
        read_mask_or_qualifier(piece);
    }
    constexpr bool says_event() const {
        return !raw || has_seen(static_cast<unsigned>(shared_qualifier::event));
    }
};

} // namespace detail

namespace detail {

template <typename M>
constexpr parsed parse_words(text_view text, const typename M::target &goal,
                             sequence<known_list<M>> lists) {
    notation_reader<M> reader{text, goal, lists};
    read_words(reader);
    if (reader.result.well_formed() && !reader.says_event())
        reader.fail(notation_problem::raw_without_event, text);
    if (reader.raw && reader.result.wanted.chosen == 0)
        reader.result.wanted.chosen = ~std::uint32_t{0};
    return reader.result;
}

/// Reads the choice that a text has behind the name of a unit; returns the request or the problem
/// of the text.
template <typename M>
constexpr parsed parse_in_unit(text_view text, std::size_t prefix, const typename M::target &goal,
                               sequence<known_list<M>> lists) {
    parsed result = parse_words<M>(text.without_prefix(prefix), goal, lists);
    if (!result.well_formed()) {
        result.position += prefix;
    } else if (!M::take_unit(result.wanted, text.prefix(prefix))) {
        result.problem = notation_problem::unknown_event;
        result.piece = text;
        result.position = 0;
    }
    return result;
}

} // namespace detail

/// Reads a choice for a target as text. The result may break rules: `check` and `assign` say
/// whether the request is legal.
/// `text`: in the notation of the PMU; must live as long as the `piece` of the result is used
/// `target`: the processor whose counters and flags the text may name
/// `lists`: vendor's lists whose events the text may name beside those of the PMU's own table
/// Returns the request, or the first problem and its place in the text.
/// Example:
///     #include <msr/intel/p6.hpp>
///     constexpr auto read = msr::select::parse<msr::p6::event_pmu>("l2_ld:m:user", msr::p6::piii);
///     static_assert(read.well_formed() && read.wanted.user);
template <event_pmu M>
constexpr parsed parse(text_view text, const typename M::target &target,
                       sequence<known_list<M>> lists = {}) {
    if constexpr (has_unit_prefix<M>)
        if (const std::size_t prefix = M::unit_prefix(text); prefix != 0)
            return detail::parse_in_unit<M>(text, prefix, target, lists);
    return detail::parse_words<M>(text, target, lists);
}

/// Reads a choice for a target as text, with each vendor's list as an argument, such as
/// `events::skylake::core_events::all`. Returns the request, or the first problem and its position
/// in the text.
template <event_pmu M, typename... List>
requires(std::is_same_v<List, known_list<M>> &&...) constexpr parsed
    parse(text_view text, const typename M::target &target, const known_list<M> &first,
          const List &...rest) {
    const known_list<M> lists[] = {first, rest...};
    return parse<M>(text, target, all_of(lists));
}

} // namespace msr::select

// Choices as text: `event[:mask...][:user][:kernel][:cmask=N][:inv][:edge][:sample=N][:counter=C]`
// with the qualifiers that the machine has beside them, such as `:any` or `:ldlat=N`, or
// `raw:event=0xNN[:umask=0xNN]` with the same. `umask=N` may stand for masks of any event; a
// counter is its number or its name. Only the notation is looked at here; whether a choice is legal
// is for the rules of the planner.
#pragma once

#include <msr/select/machine.hpp>
#include <msr/select/request.hpp>
#include <msr/select/rules.hpp>
#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// Why a text is no choice.
enum class notation_problem : std::uint8_t {
    none,
    empty_piece,
    unknown_event,
    event_not_on_target,
    raw_without_event,
    unknown_mask,
    mask_of_another_event,
    masks_of_one_field,
    unknown_qualifier,
    value_missing,
    value_not_wanted,
    given_twice,
    malformed_number,
    number_too_large,
    number_is_zero,
    unknown_counter,
};

/// The problem in words.
constexpr const char *sentence_of(notation_problem problem) {
    switch (problem) {
    case notation_problem::none:
        return "nothing is wrong";
    case notation_problem::empty_piece:
        return "a name is missing";
    case notation_problem::unknown_event:
        return "no event has this name";
    case notation_problem::event_not_on_target:
        return event_exists_on_target::text.sentence;
    case notation_problem::raw_without_event:
        return "a raw choice says its event: raw:event=N";
    case notation_problem::unknown_mask:
        return "this is neither a mask of the event nor a qualifier";
    case notation_problem::mask_of_another_event:
        return mask_belongs_to_event::text.sentence;
    case notation_problem::masks_of_one_field:
        return masks_agree::text.sentence;
    case notation_problem::unknown_qualifier:
        return "no qualifier has this name";
    case notation_problem::value_missing:
        return "this qualifier needs a value after '='";
    case notation_problem::value_not_wanted:
        return "this qualifier takes no value";
    case notation_problem::given_twice:
        return "this qualifier stands twice";
    case notation_problem::malformed_number:
        return "this is not a number: decimal digits, or 0x and hexadecimal ones";
    case notation_problem::number_too_large:
        return "this number is larger than any field that it could stand in";
    case notation_problem::number_is_zero:
        return "0 says nothing here: the number is 1 or more, or the qualifier is left out";
    case notation_problem::unknown_counter:
        return "no counter has this name or number";
    }
    return "";
}

/// What reading a text gave: a request, or the first problem and where it is.
struct parsed {
    request wanted{};           ///< complete only where there is no problem
    notation_problem problem{}; ///< `none`: the request may still break a rule
    text_view piece{};          ///< the part of the text that is wrong
    std::size_t position{};     ///< of that part, in bytes from the start of the text
    bool event_known{};         ///< `wanted.event` is what the text names, or it is raw

    constexpr bool well_formed() const { return problem == notation_problem::none; }
};

/// Whether a text is a name, in any case and also in the form that C++ needs: with an underscore in
/// front of a digit or behind a keyword.
constexpr bool names(text_view text, text_view name) {
    if (same_without_case(text, name)) return true;
    if (text.size() != name.size() + 1 || name.empty()) return false;
    if (is_digit(name[0])) return text[0] == '_' && same_without_case(text.after(1), name);
    return text[text.size() - 1] == '_' && same_without_case(text.up_to(name.size()), name);
}

/// The place of the event in the machine's table that a target calls so; of one that only other
/// targets have where there is none; or -1.
template <machine M>
constexpr int event_named(text_view text, const typename M::target &on) {
    int elsewhere = -1;
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        if (!names(text, M::events[i].name)) continue;
        if (M::exists(M::events[i], on)) return static_cast<int>(i);
        elsewhere = static_cast<int>(i);
    }
    return elsewhere;
}

/// The mask of an event, or none.
constexpr found_row<mask_row> mask_named(const event_row &event, text_view text) {
    for (const mask_row &mask : event.masks)
        if (names(text, mask.name)) return {&mask, true};
    return {};
}

/// The number of a counter by its name or number, or -1.
template <machine M>
constexpr int counter_named(text_view text) {
    for (std::size_t i = 0; i < M::counters.size(); ++i)
        if (M::counters[i].name != nullptr && same_without_case(text, M::counters[i].name))
            return static_cast<int>(i);
    const number_read number = number_in(text);
    const bool known =
        number && number.value < M::counters.size() && M::counters[number.value].name != nullptr;
    return known ? static_cast<int>(number.value) : -1;
}

/// The qualifiers that every machine's text has.
enum class shared_qualifier : std::uint8_t {
    user,
    kernel,
    edge,
    invert,
    threshold,
    period,
    counter,
    masks,
    event,
};

struct shared_qualifier_row {
    const char *name{};
    const char *other_name{};
    bool has_value{};
    const char *meaning{};
};

/// By `shared_qualifier`.
inline constexpr shared_qualifier_row shared_qualifiers[] = {
    {"user", "usr", false, "count at CPL 1, 2 and 3"},
    {"kernel", "os", false, "count at CPL 0"},
    {"edge", "edge", false, "count how often it begins"},
    {"inv", "invert", false, "clocks with fewer than the threshold"},
    {"cmask", "compare_at_least", true, "clocks with at least so many"},
    {"sample", "period", true, "ask for an interrupt at each so many"},
    {"counter", "counter", true, "count on this counter"},
    {"umask", "unit_mask", true, "the unit mask as a number"},
    {"event", "event_select", true, "the event code of a raw choice"},
};

namespace detail {

/// Reads a text piece by piece.
template <typename M>
struct notation_reader {
    text_view whole;
    typename M::target on;
    parsed result{};
    std::uint32_t seen = 0; ///< shared qualifiers that were given
    bool raw = false;

    constexpr void fail(notation_problem problem, text_view piece) {
        result.problem = problem;
        result.piece = piece;
        result.position = static_cast<std::size_t>(piece.begin() - whole.begin());
    }
    constexpr void read_event(text_view piece) {
        if (same_without_case(piece, "raw")) {
            raw = result.event_known = true;
            return;
        }
        const int event = event_named<M>(piece, on);
        if (event < 0) return fail(notation_problem::unknown_event, piece);
        result.wanted.event = event;
        result.event_known = true;
        if (!M::exists(M::events[static_cast<std::size_t>(event)], on))
            fail(notation_problem::event_not_on_target, piece);
    }
    constexpr bool read_mask(text_view piece) {
        if (raw) return false;
        const event_row &event = M::events[static_cast<std::size_t>(result.wanted.event)];
        const auto mask = mask_named(event, piece);
        if (!mask) return false;
        const request other{.masks = mask->value, .chosen = mask->field};
        if (masks_contradict(result.wanted, other))
            fail(notation_problem::masks_of_one_field, piece);
        result.wanted = with_masks(result.wanted, mask->value, mask->field);
        return true;
    }
    static constexpr int flag_named(text_view name) {
        for (std::size_t i = 0; i < M::flags.size(); ++i)
            if (same_without_case(name, M::flags[i].name)) return static_cast<int>(i);
        return -1;
    }
    static constexpr int value_named(text_view name) {
        for (std::size_t i = 0; i < M::values.size(); ++i)
            if (same_without_case(name, M::values[i].name)) return static_cast<int>(i);
        return -1;
    }
    static constexpr int shared_named(text_view name) {
        for (unsigned i = 0; i < sizeof(shared_qualifiers) / sizeof(shared_qualifiers[0]); ++i)
            if (same_without_case(name, shared_qualifiers[i].name) ||
                same_without_case(name, shared_qualifiers[i].other_name))
                return static_cast<int>(i);
        return -1;
    }
    constexpr void read_word(text_view piece) {
        if (read_mask(piece)) return;
        const std::size_t equals = piece.find('=');
        const bool has_value = equals < piece.size();
        const text_view name = piece.up_to(equals);
        const text_view value = piece.after(has_value ? equals + 1 : equals);
        if (const int flag = flag_named(name); flag >= 0) {
            if (has_value) return fail(notation_problem::value_not_wanted, piece);
            if (result.wanted.has_flag(static_cast<unsigned>(flag)))
                return fail(notation_problem::given_twice, piece);
            result.wanted = with_flag(result.wanted, static_cast<unsigned>(flag));
            return;
        }
        if (const int which = value_named(name); which >= 0)
            return read_value(static_cast<unsigned>(which), piece, value);
        const int found = shared_named(name);
        const bool is_code = found == static_cast<int>(shared_qualifier::event);
        if (found >= 0 && (raw || !is_code))
            return read_shared(static_cast<shared_qualifier>(found), piece, value, has_value);
        if (has_value || raw) return fail(notation_problem::unknown_qualifier, name);
        for (const event_row &event : M::events)
            if (mask_named(event, piece))
                return fail(notation_problem::mask_of_another_event, piece);
        fail(notation_problem::unknown_mask, piece);
    }
    constexpr void read_value(unsigned which, text_view piece, text_view value) {
        if (value.empty()) return fail(notation_problem::value_missing, piece);
        if (result.wanted.has_value(which)) return fail(notation_problem::given_twice, piece);
        const number_read number = number_in(value);
        if (!number.well_formed) return fail(notation_problem::malformed_number, value);
        if (number.too_large) return fail(notation_problem::number_too_large, value);
        result.wanted = with_value(result.wanted, which, number.value);
    }
    constexpr void read_shared(shared_qualifier which, text_view piece, text_view value,
                               bool has_value) {
        const auto place = static_cast<unsigned>(which);
        if (shared_qualifiers[place].has_value && value.empty())
            return fail(notation_problem::value_missing, piece);
        if (!shared_qualifiers[place].has_value && has_value)
            return fail(notation_problem::value_not_wanted, piece);
        if ((seen >> place & 1) != 0) return fail(notation_problem::given_twice, piece);
        seen |= 1u << place;
        if (which == shared_qualifier::counter) return read_counter(value);
        if (shared_qualifiers[place].has_value) return read_number(which, value);
        request &wanted = result.wanted;
        wanted.user = wanted.user || which == shared_qualifier::user;
        wanted.kernel = wanted.kernel || which == shared_qualifier::kernel;
        wanted.edge = wanted.edge || which == shared_qualifier::edge;
        wanted.invert = wanted.invert || which == shared_qualifier::invert;
    }
    constexpr void read_counter(text_view value) {
        const int counter = counter_named<M>(value);
        if (counter < 0) return fail(notation_problem::unknown_counter, value);
        result.wanted = with_counter(result.wanted, counter);
    }
    constexpr void read_number(shared_qualifier which, text_view value) {
        const number_read number = number_in(value);
        if (!number.well_formed) return fail(notation_problem::malformed_number, value);
        const bool is_period = which == shared_qualifier::period;
        if (number.too_large || (!is_period && number.value >> 32 != 0))
            return fail(notation_problem::number_too_large, value);
        if (number.value == 0 && (is_period || which == shared_qualifier::threshold))
            return fail(notation_problem::number_is_zero, value);
        const auto narrow = static_cast<std::uint32_t>(number.value);
        if (is_period) result.wanted.period = number.value;
        if (which == shared_qualifier::threshold) result.wanted.threshold = narrow;
        if (which == shared_qualifier::event) result.wanted.code = narrow;
        if (which != shared_qualifier::masks) return;
        const request other{.masks = narrow, .chosen = ~std::uint32_t{0}};
        if (masks_contradict(result.wanted, other))
            return fail(notation_problem::masks_of_one_field, value);
        result.wanted = with_masks(result.wanted, other.masks, other.chosen);
    }
    constexpr void read_piece(text_view piece) {
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        if (!result.event_known) return read_event(piece);
        read_word(piece);
    }
    constexpr bool says_event() const {
        return !raw || (seen >> static_cast<unsigned>(shared_qualifier::event) & 1) != 0;
    }
};

} // namespace detail

/// Reads a choice for a target. The text must live as long as the `piece` of the result is used.
/// `check` and `assign` tell whether the request is legal.
template <machine M>
constexpr parsed parse(text_view text, const typename M::target &on) {
    detail::notation_reader<M> reader{text, on};
    read_pieces(text, ':', [&reader](text_view piece) {
        reader.read_piece(piece);
        return reader.result.well_formed();
    });
    if (reader.result.well_formed() && !reader.says_event())
        reader.fail(notation_problem::raw_without_event, text);
    if (reader.raw && reader.result.wanted.chosen == 0)
        reader.result.wanted.chosen = ~std::uint32_t{0};
    return reader.result;
}

} // namespace msr::select

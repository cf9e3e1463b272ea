// The grammar of choices as text, which all PMUs share: words with `:` between them, of which the
// first names the event; a word is a name or `name=value`; a number is decimal, or hexadecimal with
// 0x in front. A PMU has a table of its words and their meanings.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The reason why a text is no choice. Each PMU has only some of these problems.
enum class notation_problem : std::uint8_t {
    none,                  ///< the text is a choice; the rules are checked later
    empty_piece,           ///< nothing stands between two colons, or before the first colon
    unknown_event,         ///< no event has the name that the text begins with
    unknown_metric,        ///< no metric has the name that the text begins with
    event_not_on_target,   ///< the event belongs to other processors than the target
    raw_without_event,     ///< a raw choice lacks `event=N`
    mask_of_metric,        ///< a mask stands behind a metric, whose masks are fixed
    unknown_mask,          ///< a word is neither a mask of the event nor a qualifier
    mask_of_another_event, ///< a mask belongs to another event only
    masks_of_one_field,    ///< two masks give one field two values
    unknown_qualifier,     ///< no qualifier has the name that a word has
    value_missing,         ///< a qualifier that needs a value stands without `=`
    value_not_wanted,      ///< a qualifier without values is followed by `=`
    given_twice,           ///< a qualifier stands twice in the text
    malformed_number,      ///< a value is neither decimal digits nor 0x with hexadecimal digits
    number_too_large,      ///< no field could hold the number
    number_is_zero,        ///< the number is 0, but must be 1 or more
    unknown_thread,        ///< the value of `thread` is not 0, 1 or both
    unknown_escr,          ///< no ESCR has the name in the text (NetBurst)
    unknown_counter,       ///< no counter has the name or number in the text
    overflows_twice,       ///< a choice has both `sample` and `overflow` (NetBurst)
    unknown_choice,        ///< no choice begins with the word that the text begins with
    event_by_number,       ///< a number stands for an event where only names of events are taken
    word_missing,          ///< the text of the choice lacks a word that the choice needs
    event_missing,         ///< the text of the choice, of RDT, does not name an event
    /// The text of the choice, of AMD QoS, does not name the traffic to count.
    traffic_missing,
    /// The name may be of an event of a vendor's list, and `parse` was given no list.
    list_not_given,
};

/// Returns a problem of a text as a sentence that fits all PMUs. For a broken rule, and for
/// counters, a PMU has sentences of its own: see the PMU's `sentence_of`.
constexpr const char *common_sentence_of(notation_problem problem) {
    switch (problem) {
    case notation_problem::none:
        return "nothing is wrong";
    case notation_problem::empty_piece:
        return "a name is missing";
    case notation_problem::unknown_event:
        return "no event has this name";
    case notation_problem::unknown_metric:
        return "no metric has this name";
    case notation_problem::event_not_on_target:
        return "this processor does not have the event";
    case notation_problem::raw_without_event:
        return "a raw choice says its event: raw:event=N";
    case notation_problem::mask_of_metric:
        return "a metric has its masks already: only qualifiers may follow";
    case notation_problem::unknown_mask:
        return "this is neither a mask of the event nor a qualifier";
    case notation_problem::mask_of_another_event:
        return "this mask is of another event";
    case notation_problem::masks_of_one_field:
        return "two masks give one field two values";
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
    case notation_problem::unknown_thread:
        return "a thread is 0, 1 or both";
    case notation_problem::unknown_escr:
        return "no ESCR has this name";
    case notation_problem::unknown_counter:
        return "no counter has this name";
    case notation_problem::overflows_twice:
        return "a choice has one way to overflow: sample or overflow";
    case notation_problem::unknown_choice:
        return "no choice begins with this word";
    case notation_problem::event_by_number:
        return "this event is named, not numbered";
    case notation_problem::word_missing:
        return "this choice lacks a word that it needs";
    case notation_problem::event_missing:
        return "this choice names its event";
    case notation_problem::traffic_missing:
        return "this choice names what it counts, or it counts nothing";
    case notation_problem::list_not_given:
        return "no event that processors share has this name; an event of a vendor's list needs "
               "the "
               "list behind the target: parse(text, target, core_events::all)";
    }
    return "";
}

/// The result of reading a choice as text: a request, or the first problem and its position in the
/// text.
template <typename Request>
struct [[nodiscard]] read_result {
    Request wanted{}; ///< the request that was read; complete only where there is no problem
    /// The first problem of the text; `none`: the request may still break a rule.
    notation_problem problem{};
    text_view piece{};      ///< the part of the text that has the problem
    std::size_t position{}; ///< position of `piece`, in bytes from the start of the text
    bool event_known{};     ///< whether the first word of the text was understood
    text_view word{};       ///< the word of the text to which `piece` belongs

    /// Returns whether the text was understood: the text has no problem.
    constexpr bool well_formed() const { return problem == notation_problem::none; }
};

/// A word of a choice as text: `name` or `name=value`.
struct notation_word {
    text_view whole{}; ///< a word of the text with its value, if it has a value
    text_view name{};  ///< the part before `=` of a word of the text
    text_view value{}; ///< the part of the word behind `=`; empty where the word has no value
    bool has_value{};  ///< whether the word has a `=`
};

/// Returns the word that a piece of text is: the word's name, and the value behind `=` where the
/// word has a value.
constexpr notation_word word_in(text_view piece) {
    const std::size_t equals = piece.find('=');
    const bool has_value = equals < piece.size();
    return {piece, piece.prefix(equals), piece.without_prefix(has_value ? equals + 1 : equals),
            has_value};
}

/// A word that a PMU's notation has: a row of the PMU's table of words.
struct word_row {
    const char *name{};       ///< the word as the texts of choices have it, without a value
    bool has_value{};         ///< whether the word is followed by `=` and a value
    const char *other_name{}; ///< a second name of the word; null: none
};

/// Returns the place of a word in a table of rows that have a `name` and perhaps an `other_name`;
/// -1 where no row has the word.
template <typename Row, std::size_t Count>
constexpr int word_named(text_view name, const Row (&rows)[Count]) {
    for (std::size_t i = 0; i < Count; ++i) {
        if (same_without_case(name, rows[i].name)) return static_cast<int>(i);
        if constexpr (requires { rows[i].other_name; })
            if (rows[i].other_name != nullptr && same_without_case(name, rows[i].other_name))
                return static_cast<int>(i);
    }
    return -1;
}

/// Returns whether a text is a name of the manual, in any case and also in the form that C++ needs:
/// with an underscore before a digit (`_64k_conf`), or behind a word that is a keyword (`return_`).
/// `is_keyword(name)` returns whether a name is a keyword.
template <typename IsKeyword>
constexpr bool is_name(text_view text, text_view name, IsKeyword is_keyword) {
    if (same_without_case(text, name)) return true;
    if (text.size() != name.size() + 1 || name.empty()) return false;
    if (is_digit(name[0])) return text[0] == '_' && same_without_case(text.without_prefix(1), name);
    return text[name.size()] == '_' && same_without_case(text.prefix(name.size()), name) &&
           is_keyword(name);
}

/// The base of the readers of choices as text of all PMUs: the text, the result so far, and the
/// words that were read.
template <typename Parsed>
struct notation_base {
    text_view whole; ///< the text that the reader reads
    Parsed result{}; ///< the choice as far as the reader has read it, or the first problem
    /// Words that were read, with bit n for the word at place n of the PMU's table.
    std::uint64_t given_words = 0;
    text_view current{}; ///< the word of the text that is read now

    /// Notes a problem, the piece of the text that has the problem, and the position of the piece.
    constexpr void fail(notation_problem problem, text_view piece) {
        result.problem = problem;
        result.piece = piece;
        result.word = current;
        result.position = static_cast<std::size_t>(piece.begin() - whole.begin());
    }

    /// Returns whether the word at `place` of the PMU's table was read before.
    constexpr bool has_seen(unsigned place) const { return (given_words >> place & 1) != 0; }

    /// Returns whether a word has a value if it needs a value, and no value if it takes none; if
    /// not, notes the problem.
    constexpr bool has_its_value(const notation_word &word, bool needs_value) {
        if (needs_value && word.value.empty())
            fail(notation_problem::value_missing, word.whole);
        else if (!needs_value && word.has_value)
            fail(notation_problem::value_not_wanted, word.whole);
        return result.well_formed();
    }
    /// Returns whether a word was not read before; if it was, notes the problem. `place`: the
    /// word's place in the PMU's table.
    constexpr bool stands_once(const notation_word &word, unsigned place) {
        if (has_seen(place)) fail(notation_problem::given_twice, word.whole);
        given_words |= std::uint64_t{1} << place;
        return result.well_formed();
    }
    /// Returns whether a word was not read before, and has a value if and only if it needs a value;
    /// if not, notes the problem.
    constexpr bool accepts(const notation_word &word, unsigned place, bool needs_value) {
        return has_its_value(word, needs_value) && stands_once(word, place);
    }

    /// Returns the number that a text is; a number of more than 64 bits becomes the largest number
    /// of 64 bits, with `too_large`. Notes a problem where the text is no number.
    constexpr number_read number_of(text_view value) {
        const number_read number = parse_number(value);
        if (!number.well_formed) fail(notation_problem::malformed_number, value);
        return number;
    }
    /// Returns the number that a text is, and notes a problem where the text is no number or a
    /// number larger than `maximum`.
    constexpr std::uint64_t number_up_to(std::uint64_t maximum, text_view value) {
        const number_read number = number_of(value);
        if (number.too_large || number.value > maximum)
            fail(notation_problem::number_too_large, value);
        return number.value;
    }
};

/// Gives a reader the words of its text in order, until the reader has noted a problem. `Reader` is
/// a `notation_base` with `read_word(text_view)`.
template <typename Reader>
constexpr void read_words(Reader &reader) {
    read_pieces(reader.whole, ':', [&reader](text_view piece) {
        reader.current = piece;
        reader.read_word(piece);
        return reader.result.well_formed();
    });
}

/// Writes a word of a choice's text: `:` and the word's name, in pieces of text to
/// `sink(text_view)`.
template <typename Sink>
constexpr void write_word(text_view name, Sink &&sink) {
    sink(text_view{":"});
    sink(name);
}
/// Writes a word of a choice's text with its value: `:name=value`, in pieces of text to
/// `sink(text_view)`.
template <typename Sink>
constexpr void write_word(text_view name, text_view value, Sink &&sink) {
    write_word(name, sink);
    sink(text_view{"="});
    sink(value);
}

} // namespace msr

// Qualifiers of choices as data: a PMU has a table with the word of each qualifier, the values that
// it takes, and its field of a request. Text is read and written by the table.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The state of a qualifier in a request: whether the request has it, and its value.
struct given_qualifier {
    bool is_given{};        ///< whether the request has the qualifier
    std::uint64_t number{}; ///< the qualifier's value; 0 for a flag that the request does not have
};

/// The names of a qualifier's values, as in `thread=both`.
struct value_names {
    /// Returns the number of a qualifier's value by the name of the value, or -1 where no value has
    /// the name.
    int (*number_named)(text_view name){};
    /// Returns the name of a qualifier's value by the number of the value.
    const char *(*name_of)(std::uint64_t number){};
    /// The problem of a text with an unknown name of a value; `none`: the values are numbers,
    /// without names.
    notation_problem unknown_name{};
};

/// A qualifier of a PMU, as a row of the PMU's table. The PMU's requests hold their qualifiers as
/// `Qualifiers`.
template <typename Qualifiers>
struct qualifier_row : word_row {
    /// Returns the qualifiers with the row's qualifier set to a number; a flag ignores the number.
    Qualifiers (*set)(Qualifiers, std::uint64_t number){};
    /// Returns whether the qualifiers have the row's qualifier, and the value of the row's
    /// qualifier.
    given_qualifier (*get)(const Qualifiers &){};
    value_names values{}; ///< the names of the qualifier's values, where the values have names
    /// Number of the field that the qualifier sets: qualifiers of one field exclude each other; 0:
    /// none.
    unsigned field{};
    /// The problem of a text where another qualifier has set the field already.
    notation_problem field_is_taken{};
};

namespace detail {

/// Returns whether the text has no other qualifier of the field of the row at `position`.
template <typename Reader, typename Row, std::size_t Count>
constexpr bool has_field_free(const Reader &reader, const Row (&rows)[Count],
                              std::size_t position) {
    for (unsigned i = 0; i < Count; ++i)
        if (i != position && rows[i].field != 0 && rows[i].field == rows[position].field &&
            reader.has_seen(i))
            return false;
    return true;
}

/// Returns the value of a qualifier that a text gives as a name or a number; a number that is too
/// large becomes the largest number.
template <typename Reader>
constexpr std::uint64_t value_in(Reader &reader, const value_names &names, text_view value) {
    if (names.unknown_name == notation_problem::none) return reader.number_of(value).value;
    const int number = names.number_named(value);
    if (number < 0) reader.fail(names.unknown_name, value);
    return static_cast<std::uint64_t>(number);
}

} // namespace detail

/// Reads a word of a `notation_base` as a qualifier of the table `rows` into `destination`. Returns
/// false where the table does not have the word.
template <typename Reader, typename Qualifiers, std::size_t Count>
constexpr bool read_qualifier(Reader &reader, const notation_word &word,
                              const qualifier_row<Qualifiers> (&rows)[Count],
                              Qualifiers &destination) {
    const int position = word_named(word.name, rows);
    if (position < 0) return false;
    const auto place = static_cast<unsigned>(position);
    const qualifier_row<Qualifiers> &row = rows[place];
    if (!reader.accepts(word, place, row.has_value)) return true;
    const std::uint64_t number =
        row.has_value ? detail::value_in(reader, row.values, word.value) : 0;
    if (!reader.result.well_formed()) return true;
    if (detail::has_field_free(reader, rows, place))
        destination = row.set(destination, number);
    else
        reader.fail(row.field_is_taken, row.has_value ? word.value : word.whole);
    return true;
}

/// Writes a qualifier with `:` in front, if the request has the qualifier, in pieces of text to
/// `sink(text_view)`.
template <typename Qualifiers, typename Sink>
constexpr void write_qualifier(const qualifier_row<Qualifiers> &row, const Qualifiers &qualifiers,
                               Sink &&sink) {
    const given_qualifier value = row.get(qualifiers);
    if (!value.is_given) return;
    if (!row.has_value)
        write_word(row.name, sink);
    else if (row.values.unknown_name != notation_problem::none)
        write_word(row.name, text_view{row.values.name_of(value.number)}, sink);
    else
        write_word(row.name, decimal_digits(value.number).view(), sink);
}

} // namespace msr

// Choices of branches as text: `user:calls:depth=16`; `all` is a choice without words.
#pragma once

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr::lbr {

/// A choice of branches that was read from a text, or what is wrong with the text.
struct choice_result {
    /// The choice that was read from the text; valid where `problem` is null.
    choice value{};
    const char *problem{}; ///< a sentence about the mistake in the text; null: there is no mistake
    text_view word{};      ///< the word of the text that is wrong
};

namespace detail {

/// A word of a choice of branches, and what the word adds to the choice.
struct choice_word {
    const char *name{};
    choice addition{};
};

inline constexpr choice_word choice_words[] = {
    {"all", branches},
    {"user", branches.user()},
    {"kernel", branches.kernel()},
    {"calls", branches.calls()},
    {"relative_calls", branches.relative_calls()},
    {"indirect_calls", branches.indirect_calls()},
    {"returns", branches.returns()},
    {"conditional", branches.conditional()},
    {"jumps", branches.jumps()},
    {"relative_jumps", branches.relative_jumps()},
    {"indirect_jumps", branches.indirect_jumps()},
    {"far_branches", branches.far_branches()},
    {"other_branches", branches.other_branches()},
    {"call_stack", branches.call_stack()},
    {"unconfirmed", branches.unconfirmed()},
};

/// Adds a word to a choice of branches. Returns false where the word is unknown or its number is
/// none.
constexpr bool add_word(text_view word, choice &destination) {
    constexpr text_view depth = "depth=";
    if (has_prefix_without_case(word, depth)) {
        const number_read number = parse_number(word.without_prefix(depth.size()));
        destination.entries = static_cast<unsigned>(number.value);
        return number && number.value < choice::every;
    }
    for (const choice_word &known : choice_words) {
        if (!same_without_case(word, known.name)) continue;
        destination.filters =
            static_cast<std::uint16_t>(destination.filters | known.addition.filters);
        destination.keeps_call_stack |= known.addition.keeps_call_stack;
        destination.takes_low_confidence |= known.addition.takes_low_confidence;
        return true;
    }
    return false;
}

} // namespace detail

/// Calls `visit(const char *)` for each word of `parse_choice` but `depth=N`.
template <typename Visit>
constexpr void each_choice_word(Visit &&visit) {
    for (const detail::choice_word &word : detail::choice_words)
        visit(word.name);
}

/// Reads a choice of branches from words with colons between them, in upper or lower case: the
/// names of the functions of `choice`, `depth=N`, and `all`. Returns the choice, or what is wrong.
constexpr choice_result parse_choice(text_view text) {
    choice_result result;
    read_pieces(text, ':', [&result](text_view word) {
        if (detail::add_word(word, result.value)) return true;
        result.word = word;
        result.problem = "this is no word of branches";
        return false;
    });
    return result;
}

/// Returns the text of a filter, a word of `parse_choice`.
constexpr const char *name_of(branch_filter filter) {
    constexpr const char *names[filter_count] = {
        "kernel",  "user",           "conditional",    "relative_calls", "indirect_calls",
        "returns", "indirect_jumps", "relative_jumps", "far_branches",   "other_branches"};
    return names[static_cast<unsigned>(filter)];
}

} // namespace msr::lbr

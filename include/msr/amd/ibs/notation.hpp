// Choices of instruction-based sampling as text: `op[:period=N][:cycles|:ops][:random][:l3missonly]
// [:ldlat=N]` and `fetch[:period=N][:random][:l3missonly]`. `parse` checks the notation only;
// `check` decides whether a choice is legal.
#pragma once

#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>
#include <msr/pmu/qualifiers.hpp>

#include <cstdint>

namespace msr::ibs {

using msr::notation_problem;

/// The words with which choices of IBS begin, at the positions of their engines in `engine`.
inline constexpr word_row engine_words[] = {{"fetch"}, {"op"}};

/// A qualifier of a choice of IBS in text; text has qualifiers in the order of the enumerators.
enum class choice_word : std::uint8_t {
    period,       ///< `period=N`: the number of events between two samples is N
    cycles,       ///< `cycles`: the period of op sampling counts clocks of the core
    ops,          ///< `ops`: the period of op sampling counts dispatched ops
    random,       ///< `random`: sampling periods vary
    l3_miss_only, ///< `l3missonly`: only samples that missed the L3 cache are kept
    load_latency, ///< `ldlat=N`: only loads that took more than N core clocks are kept
};

namespace detail {

/// Returns the threshold of load latency that a request gets for a number in text: a number that
/// the request cannot hold becomes 1, which breaks a rule as the number would; 0 would mean that
/// there is no filter.
/// `clocks`: the number in text, in core clocks
constexpr unsigned held_latency(std::uint64_t clocks) {
    return clocks > 0 && clocks <= most_load_latency ? static_cast<unsigned>(clocks) : 1;
}
/// Returns the row of a qualifier that says what op periods count: core clocks or dispatched ops. A
/// choice may have such a qualifier once.
template <counted Counts>
constexpr qualifier_row<request> counted_row(const char *name) {
    return {{name},
            [](request choice, std::uint64_t) {
                choice.counts = Counts;
                return choice;
            },
            [](const request &choice) -> given_qualifier {
                return {Counts != counted::core_clocks && choice.counts == Counts};
            },
            {},
            1,
            notation_problem::given_twice};
}
template <bool request::*Field>
constexpr qualifier_row<request> flag_row(const char *name) {
    return {{name},
            [](request choice, std::uint64_t) {
                choice.*Field = true;
                return choice;
            },
            [](const request &choice) -> given_qualifier { return {choice.*Field}; }};
}

} // namespace detail

/// The qualifiers of choices of IBS, at their positions in `choice_word`. A number that is too
/// large for a request becomes a number that breaks a rule.
inline constexpr qualifier_row<request> choice_words[] = {
    {{"period", true},
     [](request choice, std::uint64_t period) {
         choice.period = period;
         return choice;
     },
     [](const request &choice) -> given_qualifier {
         return {true, choice.period};
     }},
    detail::counted_row<counted::core_clocks>("cycles"),
    detail::counted_row<counted::dispatched_ops>("ops"),
    detail::flag_row<&request::random>("random"),
    detail::flag_row<&request::l3_miss_only>("l3missonly"),
    {{"ldlat", true},
     [](request choice, std::uint64_t clocks) {
         choice.load_latency = detail::held_latency(clocks);
         return choice;
     },
     [](const request &choice) -> given_qualifier {
         return {choice.load_latency != 0, choice.load_latency};
     }},
};

/// Returns whether choices of an engine may have a qualifier.
constexpr bool takes(engine engine, choice_word word) {
    return engine == engine::op || word == choice_word::period || word == choice_word::random ||
           word == choice_word::l3_miss_only;
}

/// Returns a problem of the notation as a sentence.
constexpr const char *sentence_of(notation_problem problem) { return common_sentence_of(problem); }

/// The result of reading a choice of IBS from text: a request, or the first problem and its place
/// in the text.
using parsed = read_result<request>;

namespace detail {

/// Reads a choice of IBS from text word by word: the engine, then qualifiers.
struct notation_reader : notation_base<parsed> {
    constexpr void read_engine(text_view piece) {
        const int position = word_named(piece, engine_words);
        if (position < 0) return fail(notation_problem::unknown_choice, piece);
        result.wanted.what = static_cast<engine>(position);
        result.event_known = true;
    }

    constexpr void read_word(text_view piece) {
        if (!result.event_known) return read_engine(piece);
        if (piece.empty()) return fail(notation_problem::empty_piece, piece);
        const notation_word word = word_in(piece);
        const int position = word_named(word.name, choice_words);
        const auto kind = static_cast<choice_word>(position);
        if (position < 0 || !takes(result.wanted.what, kind))
            return fail(notation_problem::unknown_qualifier, word.name);
        read_qualifier(*this, word, choice_words, result.wanted);
    }
};

} // namespace detail

/// Reads a choice of IBS from text. Only the notation is checked; `check` decides whether the
/// choice is legal.
/// `text`: a choice such as `op:period=65536:ops`; it must live as long as `piece` of the result is
/// used
/// Returns the request, or the first problem and its place in the text.
constexpr parsed parse(text_view text) {
    detail::notation_reader reader{{text}};
    read_words(reader);
    return reader.result;
}

} // namespace msr::ibs

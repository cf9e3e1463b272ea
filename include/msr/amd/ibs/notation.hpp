// Choices of instruction-based sampling as text: `op[:period=N][:cycles|:ops][:random][:l3missonly]
// [:ldlat=N]` and `fetch[:period=N][:random][:l3missonly]`. Only the notation is looked at here;
// whether a choice is legal is for `check`.
#pragma once

#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/notation.hpp>

#include <cstdint>

namespace msr::ibs {

using msr::notation_problem;

/// The first words, by `engine`.
inline constexpr word_row engine_words[] = {{"fetch"}, {"op"}};

/// The words of the notation; the first three are those of both engines.
enum class choice_word : std::uint8_t { period, random, l3_miss_only, cycles, ops, load_latency };

/// The words of the notation, by `choice_word`, and whether they have a value.
inline constexpr word_row choice_words[] = {{"period", true}, {"random"}, {"l3missonly"},
                                            {"cycles"},       {"ops"},    {"ldlat", true}};

/// Whether an engine has a word.
constexpr bool takes(engine engine, choice_word word) {
    return engine == engine::op || word <= choice_word::l3_miss_only;
}

/// The problem in words.
constexpr const char *sentence_of(notation_problem problem) { return common_sentence_of(problem); }

/// The result of reading a text: a request, or the first problem and its place.
using parsed = read_result<request>;

namespace detail {

/// Reads a text word by word.
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
        // Either cycles or ops is given, once.
        const auto place =
            static_cast<unsigned>(kind == choice_word::ops ? choice_word::cycles : kind);
        if (accepts(word, place, choice_words[position].has_value)) apply(kind, word.value);
    }

    /// A number that is too large becomes a number that breaks a rule.
    constexpr void apply(choice_word word, text_view value) {
        request &request = result.wanted;
        switch (word) {
        case choice_word::period:
            request.period = number_of(value).value;
            break;
        case choice_word::random:
            request.random = true;
            break;
        case choice_word::l3_miss_only:
            request.l3_miss_only = true;
            break;
        case choice_word::cycles:
            request.counts = counted::core_clocks;
            break;
        case choice_word::ops:
            request.counts = counted::dispatched_ops;
            break;
        case choice_word::load_latency: {
            const std::uint64_t clocks = number_of(value).value;
            // 1 is as illegal as 0, which would say that there is no filter.
            const bool small = clocks > 0 && clocks <= most_load_latency;
            request.load_latency = small ? static_cast<unsigned>(clocks) : 1;
        }
        }
    }
};

} // namespace detail

/// Reads a choice. The text must live as long as the `piece` of the result is used.
constexpr parsed parse(text_view text) {
    detail::notation_reader reader{{text}};
    read_words(reader);
    return reader.result;
}

} // namespace msr::ibs

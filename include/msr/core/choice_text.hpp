// The text of a choice as a constant, in the notation of msrpp's command line. A choice is what a
// plan counts, reads or sets, such as an event with qualifiers. The headers `choice_text.hpp`
// of PMUs, such as msr/rdt/choice_text.hpp, define how their choices are written.
#pragma once

#include <msr/core/digits.hpp>
#include <msr/core/text.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

namespace detail {

struct text_size_sink {
    std::size_t size = 0;

    constexpr void operator()(text_view piece) { size += piece.size(); }
};

/// A sink of text that keeps `Size` characters, with a 0 behind them.
template <std::size_t Size>
struct text_sink {
    char characters[Size + 1]{};
    std::size_t size = 0;

    constexpr void operator()(text_view piece) {
        for (const char letter : piece)
            characters[size++] = letter;
    }
};

/// Whether the included headers define how a choice (an event with qualifiers) is written: by a
/// function `write_text(choice, sink)` in the namespace of the choice, which calls `sink` with each
/// piece of the text, a `text_view`, in order.
template <typename Choice>
concept is_written = requires(const Choice &choice, text_size_sink &sink) {
    write_text(choice, sink);
};

template <auto Choice>
inline constexpr std::size_t text_size = [] {
    text_size_sink sink;
    write_text(Choice, sink);
    return sink.size;
}();

template <auto Choice>
inline constexpr text_sink<text_size<Choice>> stored_text = [] {
    text_sink<text_size<Choice>> sink;
    write_text(Choice, sink);
    return sink;
}();

} // namespace detail

/// The text of a choice (an event with qualifiers), such as `text_of<misses>`, with a 0 at its end;
/// valid as long as the program runs. Include the `choice_text.hpp` of the choice's family.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     constexpr auto misses = msr::perfmon::llc_misses.user();
///     static_assert(msr::same_text(msr::text_of<misses>, "llc_misses:user"));
template <auto Choice>
requires detail::is_written<std::remove_const_t<decltype(Choice)>>
inline constexpr const char *text_of = detail::stored_text<Choice>.characters;

} // namespace msr

// Multiplexed counts as text: a line for each choice, in which an estimate is marked with the word
// `estimate`.
#pragma once

#include <msr/session/counts_text.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace msr {

namespace detail {

inline void append_multiplexed(std::string &text, const multiplexed_count &multiplexed_count) {
    const std::optional<estimate> estimated = multiplexed_count.estimate();
    if (multiplexed_count.exact()) return append_number(text, multiplexed_count.count());
    if (!estimated) {
        text += "not counted";
        return;
    }
    append_number(text, static_cast<std::uint64_t>(estimated->value() + 0.5));
    text += " (estimate: ";
    append_number(text, multiplexed_count.count());
    text += " in ";
    append_number(text, static_cast<std::uint64_t>(multiplexed_count.running().count()));
    text += " of ";
    append_number(text, static_cast<std::uint64_t>(multiplexed_count.enabled().count()));
    text += " ns)";
}

} // namespace detail

/// Returns a line for each choice: `TEXT COUNT` for a choice that was counted all the time, `TEXT
/// ESTIMATE (estimate: COUNT in TIME of TIME ns)` for a choice that was counted part of the time,
/// `TEXT not counted` for a choice whose group never ran. TEXT is the text that `to_string` of
/// counts has for the choice.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
std::string to_string(const multiplexed_counts<Schedule> &counts) {
    std::string text;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        detail::append_text<Source>(text, counts, i);
        text += ' ';
        if (detail::readout_at(counts, i).is_sampled)
            text += "sampled";
        else
            detail::append_multiplexed(text, counts.at(i));
        text += '\n';
    }
    return text;
}

/// Writes the text that `to_string` returns for the counts.
/// `destination`: anything with `write(const char *, size)`, such as std::ostream
/// Returns `destination`.
template <text_stream Stream, typename Schedule,
          detail::text_source Source = detail::text_source_of<Schedule>()>
Stream &operator<<(Stream &destination, const multiplexed_counts<Schedule> &counts) {
    return detail::write_to(destination, to_string(counts));
}

} // namespace msr

// Multiplexed counts as text: a line for each choice, which says where the number is an estimate.
#pragma once

#include <msr/session/counts_text.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace msr {

namespace detail {

inline void append_multiplexed(std::string &into, const multiplexed_count &of) {
    const std::optional<estimate> estimated = of.estimate();
    if (of.exact()) return append_number(into, of.count());
    if (!estimated) {
        into += "not counted";
        return;
    }
    append_number(into, static_cast<std::uint64_t>(estimated->value() + 0.5));
    into += " (estimate: ";
    append_number(into, of.count());
    into += " in ";
    append_number(into, static_cast<std::uint64_t>(of.running().count()));
    into += " of ";
    append_number(into, static_cast<std::uint64_t>(of.enabled().count()));
    into += " ns)";
}

} // namespace detail

/// A line `TEXT COUNT` for each choice that was counted all the time, `TEXT ESTIMATE (estimate:
/// COUNT in TIME of TIME ns)` for one that was counted part of it, `TEXT not counted` for one whose
/// group never ran. TEXT is that of `to_string` of counts.
template <typename Schedule, detail::text_source Source = detail::text_source_of<Schedule>()>
std::string to_string(const multiplexed_counts<Schedule> &all) {
    std::string text;
    for (std::size_t i = 0; i < all.size(); ++i) {
        detail::append_text<Source>(text, all, i);
        text += ' ';
        if (detail::readout_at(all, i).sampled)
            text += "sampled";
        else
            detail::append_multiplexed(text, all.at(i));
        text += '\n';
    }
    return text;
}

/// Writes what `to_string` makes.
template <text_stream Stream, typename Schedule,
          detail::text_source Source = detail::text_source_of<Schedule>()>
Stream &operator<<(Stream &into, const multiplexed_counts<Schedule> &all) {
    return detail::write_to(into, to_string(all));
}

} // namespace msr

// The difference between two readings of shares, such as those of issue slots in top-down analysis.
// A register has each share as a part of all slots since the start, in steps of 1/255: two readings
// do not show the slots of a share in a period that is short against the time since the start.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The largest ratio, of all slots since the start to the slots of a period, at which a difference
/// of shares is exact enough. At this ratio, a step of 1/255 of all slots is about a 16th of the
/// period.
inline constexpr std::uint64_t largest_share_ratio = 16;

/// Returns whether the period between two counts of all slots is too short for a difference of
/// shares: shorter than `later` divided by `largest_share_ratio`.
/// `earlier`, `later`: counts of all slots; `later` is not below `earlier`
constexpr bool is_too_short(std::uint64_t earlier, std::uint64_t later) {
    return later - earlier < later / largest_share_ratio;
}

/// Returns the number of all slots in the counts of a register program: the count of all slots, or
/// else the sum of the four shares of the first level; 0 where the program has neither count.
/// `readouts`: the counters that the program reads
/// `counts`: a count for each of these counters, in slots; at least as many as `readouts` has
constexpr std::uint64_t whole_of_shares(sequence<readout> readouts, const std::uint64_t *counts) {
    std::uint32_t whole = 0;
    for (const readout &entry : readouts)
        if (entry.is_share()) whole = entry.share.address;
    std::uint64_t sum = 0;
    unsigned observed = 0;
    for (std::size_t i = 0; i < readouts.size(); ++i) {
        if (readouts[i].address == whole) return counts[i];
        if (!readouts[i].is_share() || readouts[i].share.low >= 32) continue;
        sum += counts[i];
        observed |= 1u << readouts[i].share.low / 8;
    }
    return observed == 0xf ? sum : 0;
}

/// Returns the failure where the difference of two readings is not valid, or no failure:
/// `error_code::no_reading` for a program with an instant meter; `error_code::period_too_short`
/// where shares have no valid difference. The latter failure has the slots of the period and of the
/// whole time since the start, both 0 where the readings lack the count of all slots. The readings
/// may be in either order.
/// `readouts`: the counters that the program reads
/// `number`, `other`: two readings, each with a count for each of these counters
constexpr failure difference_failure(sequence<readout> readouts, const std::uint64_t *number,
                                     const std::uint64_t *other) {
    for (const readout &entry : readouts)
        if (entry.is_instant())
            return {.kind = error_code::no_reading,
                    .address = entry.address,
                    .name = entry.name,
                    .subject =
                        "is a value of the moment, and has no difference from an earlier one"};
    if (!has_shares(readouts)) return {};
    const std::uint64_t first = whole_of_shares(readouts, number);
    const std::uint64_t second = whole_of_shares(readouts, other);
    const std::uint64_t later = first > second ? first : second;
    const std::uint64_t earlier = first > second ? second : first;
    if (later != 0 && !is_too_short(earlier, later)) return {};
    return {.kind = error_code::period_too_short, .value = later - earlier, .actual_value = later};
}

} // namespace msr

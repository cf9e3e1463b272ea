// Unit masks of Core 2 and Core Duo that have several fields. Source: the manual, volume 3B, the
// tables "Core Specificity", "Bus Agent", "HW Prefetch" and "MESI Qualification" of
// non-architectural events; libpfm4 (intel_core_events.h, intel_coreduo_events.h), oprofile and
// LIKWID agree about Core 2. About Core Duo oprofile disagrees: its table has no bits for the core.
#pragma once

#include <msr/core/sequence.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The fields of a unit mask of Core 2; each value is the field's bit in a set of fields.
enum class mask_group : std::uint8_t {
    core = 1, ///< bits 7:6 of the unit mask: 01 this core, 11 both cores; other values are reserved
    prefetch = 2, ///< bits 5:4 of the unit mask: 00 without hardware prefetches, 01 only hardware
                  ///< prefetches, 11 all; 10 is reserved
    /// Bits 3:0 of the unit mask: states of a line, or kinds of a snoop; at least a single bit is
    /// set.
    states = 4,
};

/// An event of Core 2 by its code, and the set of the fields of its unit mask.
struct grouped_event {
    std::uint8_t code{};
    std::uint8_t groups{};
};

namespace detail {

template <typename... Group>
constexpr grouped_event with_groups(unsigned code, Group... entry) {
    return {static_cast<std::uint8_t>(code),
            static_cast<std::uint8_t>((static_cast<unsigned>(entry) | ...))};
}

} // namespace detail

inline constexpr grouped_event core2_grouped[] = {
    detail::with_groups(0x21, mask_group::core),
    detail::with_groups(0x23, mask_group::core),
    detail::with_groups(0x24, mask_group::core, mask_group::prefetch),
    detail::with_groups(0x25, mask_group::core),
    detail::with_groups(0x26, mask_group::core, mask_group::prefetch),
    detail::with_groups(0x27, mask_group::core, mask_group::prefetch),
    detail::with_groups(0x28, mask_group::core, mask_group::states),
    detail::with_groups(0x29, mask_group::core, mask_group::prefetch, mask_group::states),
    detail::with_groups(0x2a, mask_group::core, mask_group::states),
    detail::with_groups(0x2b, mask_group::core, mask_group::states),
    detail::with_groups(0x2e, mask_group::core, mask_group::prefetch, mask_group::states),
    detail::with_groups(0x30, mask_group::core, mask_group::prefetch, mask_group::states),
    detail::with_groups(0x32, mask_group::core),
    detail::with_groups(0x40, mask_group::states),
    detail::with_groups(0x41, mask_group::states),
    detail::with_groups(0x42, mask_group::states),
    detail::with_groups(0x60, mask_group::core),
    detail::with_groups(0x63, mask_group::core),
    detail::with_groups(0x64, mask_group::core),
    detail::with_groups(0x65, mask_group::core),
    detail::with_groups(0x66, mask_group::core),
    detail::with_groups(0x67, mask_group::core),
    detail::with_groups(0x68, mask_group::core),
    detail::with_groups(0x69, mask_group::core),
    detail::with_groups(0x6a, mask_group::core),
    detail::with_groups(0x6b, mask_group::core),
    detail::with_groups(0x6c, mask_group::core),
    detail::with_groups(0x6d, mask_group::core),
    detail::with_groups(0x6e, mask_group::core),
    detail::with_groups(0x6f, mask_group::core),
    detail::with_groups(0x70, mask_group::core),
    detail::with_groups(0x77, mask_group::states),
    detail::with_groups(0x78, mask_group::core, mask_group::states),
    detail::with_groups(0x7e, mask_group::core),
    detail::with_groups(0x7f, mask_group::core),
};

/// Returns the fields of an event's unit mask on Core 2, as a set of `mask_group`; 0 where no field
/// is known.
constexpr unsigned core2_groups_of(std::uint32_t code) {
    for (const grouped_event &event : core2_grouped)
        if (event.code == code) return event.groups;
    return 0;
}

/// Returns a unit mask in which each field of `groups` that had none of its values has the usual
/// value: this core, all requests, all states.
constexpr std::uint32_t complete_mask(std::uint32_t mask, unsigned groups) {
    const auto contains = [groups](mask_group group) {
        return (groups & static_cast<unsigned>(group)) != 0;
    };
    if (contains(mask_group::core) && (mask & 0x40) == 0) mask = (mask & ~0xc0u) | 0x40;
    if (contains(mask_group::prefetch) && (mask & 0x30) == 0x20) mask |= 0x30;
    if (contains(mask_group::states) && (mask & 0x0f) == 0) mask |= 0x0f;
    return mask;
}

} // namespace msr::perfmon

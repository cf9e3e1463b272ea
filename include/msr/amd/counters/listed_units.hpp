// Rows of AMD's lists whose events are counted outside of the core. Rows of the core have zeros in
// the columns that listed_units.hpp reads.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::amd {

/// Returns the unit that counts the event of a row of an event list, by bits 45:40 of `select`.
constexpr unit unit_of(const select::listed_row &row) {
    return static_cast<unit>(row.select >> 40 & 0x3f);
}
/// Returns the number of the event of a row of an event list: bits 11:0 of `select`, and above them
/// its bits 47:46, for the data fabric.
constexpr std::uint32_t code_of(const select::listed_row &row) {
    return static_cast<std::uint32_t>((row.select & 0xfff) | (row.select >> 46 & 3) << 12);
}
/// Returns the unit mask of the event of a row of an event list: bits 19:12 of `select`, and above
/// them its bits 23:20, for the data fabric.
constexpr std::uint32_t mask_of(const select::listed_row &row) {
    return static_cast<std::uint32_t>(row.select >> 12 & 0xfff);
}

/// Returns a request with the event and unit mask of a row of an event list.
/// `base`: the request to which the row is added
constexpr select::request with_facts_of(const select::request &base,
                                        const select::listed_row &row) {
    select::request result = select::with_numbers_of(base, row);
    if (unit_of(row) == unit::core) return result;
    result.code = code_of(row);
    return select::with_masks(result, mask_of(row), ~std::uint32_t{0});
}

/// Returns whether an event of the L3 cache adds the latency of some misses only, or counts the
/// misses whose latency is added.
/// `counts`: the unit that counts the event
/// `code`: the event's number
/// Source: Linux 7.3, pmu-events of Zen 4 to Zen 6, l3-cache.json.
constexpr bool is_sampled_latency(unit counts, std::uint32_t code, const target &target) {
    return counts == unit::l3 && (code == 0xac || code == 0xad) &&
           target.includes(generations_between(generation::zen4, generation::zen6));
}
/// The slice that the select register names for events of sampled L3 latency, though these count in
/// all slices.
inline constexpr std::uint64_t latency_slice = 3;

} // namespace msr::amd

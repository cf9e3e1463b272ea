// The counters of all targets side by side, by name and number. The banks of a target (the number
// of counters of each unit) say which counters it has: counters at an older or a newer address have
// names and numbers of their own.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/registers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::amd {

/// A range of consecutive counters of a unit, which have consecutive numbers.
struct counter_range {
    unit counts{}; ///< the unit that the counters belong to
    /// Whether processors have the range's counters only with the core extension (PerfCtrExtCore).
    bool core_extension{};
    std::uint8_t first{}; ///< number of the range's first counter in `counter_table`
    std::uint8_t count{}; ///< the largest number of the range's counters that a target has
};

/// The ranges of counters, in the order of the counters' numbers.
inline constexpr counter_range counter_ranges[] = {
    {unit::core, false, 0, 4},         {unit::core, true, 4, 6},
    {unit::northbridge, false, 10, 4}, {unit::data_fabric, false, 14, 16},
    {unit::l2i, false, 30, 4},         {unit::l3, false, 34, 6},
    {unit::umc, false, 40, 4},
};
/// The number of rows of `counter_table`.
inline constexpr unsigned counter_count = 44;

/// Returns the range of consecutive counters that a counter belongs to.
/// `number`: number of the counter, 0 to 43
constexpr const counter_range &range_of(int number) {
    unsigned index = 0;
    while (number >= counter_ranges[index].first + counter_ranges[index].count)
        ++index;
    return counter_ranges[index];
}

/// Returns the position of a counter in its range of consecutive counters.
/// `number`: number of the counter, 0 to 43
constexpr unsigned place_of(int number) {
    return static_cast<unsigned>(number) - range_of(number).first;
}

namespace detail {

constexpr select::counter_row counter_row_of(const char *name, std::uint32_t address,
                                             const char *select_name, std::uint32_t select) {
    return {.name = name,
            .address = address,
            .width = counter_width,
            .select_address = select,
            .select_name = select_name};
}

} // namespace detail

/// The counters of all targets, at the positions of their numbers. For the L2I counters the source
/// has only the select registers: their count registers are assumed to follow these, as those of
/// other units do.
inline constexpr select::counter_row counter_table[counter_count] = {
    detail::counter_row_of("perf_legacy_ctr0", 0xc0010004, "perf_legacy_ctl0", 0xc0010000),
    detail::counter_row_of("perf_legacy_ctr1", 0xc0010005, "perf_legacy_ctl1", 0xc0010001),
    detail::counter_row_of("perf_legacy_ctr2", 0xc0010006, "perf_legacy_ctl2", 0xc0010002),
    detail::counter_row_of("perf_legacy_ctr3", 0xc0010007, "perf_legacy_ctl3", 0xc0010003),
    detail::counter_row_of("perf_ctr0", 0xc0010201, "perf_ctl0", 0xc0010200),
    detail::counter_row_of("perf_ctr1", 0xc0010203, "perf_ctl1", 0xc0010202),
    detail::counter_row_of("perf_ctr2", 0xc0010205, "perf_ctl2", 0xc0010204),
    detail::counter_row_of("perf_ctr3", 0xc0010207, "perf_ctl3", 0xc0010206),
    detail::counter_row_of("perf_ctr4", 0xc0010209, "perf_ctl4", 0xc0010208),
    detail::counter_row_of("perf_ctr5", 0xc001020b, "perf_ctl5", 0xc001020a),
    detail::counter_row_of("nb_perf_ctr0", 0xc0010241, "nb_perf_ctl0", 0xc0010240),
    detail::counter_row_of("nb_perf_ctr1", 0xc0010243, "nb_perf_ctl1", 0xc0010242),
    detail::counter_row_of("nb_perf_ctr2", 0xc0010245, "nb_perf_ctl2", 0xc0010244),
    detail::counter_row_of("nb_perf_ctr3", 0xc0010247, "nb_perf_ctl3", 0xc0010246),
    detail::counter_row_of("df_perf_ctr0", 0xc0010241, "df_perf_ctl0", 0xc0010240),
    detail::counter_row_of("df_perf_ctr1", 0xc0010243, "df_perf_ctl1", 0xc0010242),
    detail::counter_row_of("df_perf_ctr2", 0xc0010245, "df_perf_ctl2", 0xc0010244),
    detail::counter_row_of("df_perf_ctr3", 0xc0010247, "df_perf_ctl3", 0xc0010246),
    detail::counter_row_of("df_perf_ctr4", 0xc0010249, "df_perf_ctl4", 0xc0010248),
    detail::counter_row_of("df_perf_ctr5", 0xc001024b, "df_perf_ctl5", 0xc001024a),
    detail::counter_row_of("df_perf_ctr6", 0xc001024d, "df_perf_ctl6", 0xc001024c),
    detail::counter_row_of("df_perf_ctr7", 0xc001024f, "df_perf_ctl7", 0xc001024e),
    detail::counter_row_of("df_perf_ctr8", 0xc0010251, "df_perf_ctl8", 0xc0010250),
    detail::counter_row_of("df_perf_ctr9", 0xc0010253, "df_perf_ctl9", 0xc0010252),
    detail::counter_row_of("df_perf_ctr10", 0xc0010255, "df_perf_ctl10", 0xc0010254),
    detail::counter_row_of("df_perf_ctr11", 0xc0010257, "df_perf_ctl11", 0xc0010256),
    detail::counter_row_of("df_perf_ctr12", 0xc0010259, "df_perf_ctl12", 0xc0010258),
    detail::counter_row_of("df_perf_ctr13", 0xc001025b, "df_perf_ctl13", 0xc001025a),
    detail::counter_row_of("df_perf_ctr14", 0xc001025d, "df_perf_ctl14", 0xc001025c),
    detail::counter_row_of("df_perf_ctr15", 0xc001025f, "df_perf_ctl15", 0xc001025e),
    detail::counter_row_of("l2i_perf_ctr0", 0xc0010231, "l2i_perf_ctl0", 0xc0010230),
    detail::counter_row_of("l2i_perf_ctr1", 0xc0010233, "l2i_perf_ctl1", 0xc0010232),
    detail::counter_row_of("l2i_perf_ctr2", 0xc0010235, "l2i_perf_ctl2", 0xc0010234),
    detail::counter_row_of("l2i_perf_ctr3", 0xc0010237, "l2i_perf_ctl3", 0xc0010236),
    detail::counter_row_of("l3_perf_ctr0", 0xc0010231, "l3_perf_ctl0", 0xc0010230),
    detail::counter_row_of("l3_perf_ctr1", 0xc0010233, "l3_perf_ctl1", 0xc0010232),
    detail::counter_row_of("l3_perf_ctr2", 0xc0010235, "l3_perf_ctl2", 0xc0010234),
    detail::counter_row_of("l3_perf_ctr3", 0xc0010237, "l3_perf_ctl3", 0xc0010236),
    detail::counter_row_of("l3_perf_ctr4", 0xc0010239, "l3_perf_ctl4", 0xc0010238),
    detail::counter_row_of("l3_perf_ctr5", 0xc001023b, "l3_perf_ctl5", 0xc001023a),
    // The counters of the first memory controller.
    detail::counter_row_of("umc_perf_ctr0", 0xc0010801, "umc_perf_ctl0", 0xc0010800),
    detail::counter_row_of("umc_perf_ctr1", 0xc0010803, "umc_perf_ctl1", 0xc0010802),
    detail::counter_row_of("umc_perf_ctr2", 0xc0010805, "umc_perf_ctl2", 0xc0010804),
    detail::counter_row_of("umc_perf_ctr3", 0xc0010807, "umc_perf_ctl3", 0xc0010806),
};

/// Returns the counters of a unit that a target has.
constexpr select::counter_set counters_of_unit(unit unit, const target &target) {
    const std::uint32_t count = bank_of(unit, target).count;
    select::counter_set set = 0;
    for (const counter_range &range : counter_ranges) {
        const bool right_place =
            range.counts != unit::core || range.core_extension == target.core_extension;
        if (range.counts != unit || !right_place) continue;
        const std::uint32_t number = count < range.count ? count : range.count;
        set |= low_bits(number) << range.first;
    }
    return set;
}

/// Returns all counters that a target has.
constexpr select::counter_set counters_of_target(const target &target) {
    select::counter_set set = 0;
    constexpr unit list[] = {unit::core, unit::northbridge, unit::data_fabric,
                             unit::l2i,  unit::l3,          unit::umc};
    for (const unit unit : list)
        set |= counters_of_unit(unit, target);
    return set;
}

/// Returns the number that RDPMC takes in ECX for a counter of a target from family 17h on; -1
/// where there is none, or where it is not known: data fabric counters after the fourth.
/// `number`: number of the counter, 0 to 43
constexpr int rdpmc_index(int number, const target &target) {
    constexpr unsigned node_indices = 4;
    if (!target.is_among(every_zen) || (counters_of_target(target) & select::set_of(number)) == 0)
        return -1;
    const unsigned place = place_of(number);
    switch (range_of(number).counts) {
    case unit::core:
        return static_cast<int>(place);
    case unit::data_fabric:
        return place < node_indices ? static_cast<int>(6 + place) : -1;
    case unit::l3:
        return static_cast<int>(10 + place);
    default:
        return -1;
    }
}

/// Returns core counters of a target as a set of counters.
/// `places`: bit n: the core counter at position n
constexpr select::counter_set core_set(std::uint8_t places, const target &target) {
    const select::counter_set counter_set = counters_of_unit(unit::core, target);
    return counter_set & (target.core_extension ? select::counter_set{places} << 4 : places);
}

} // namespace msr::amd

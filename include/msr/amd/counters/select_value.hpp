// The value of a select register for a choice.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>

namespace msr::amd {

/// A qualifier without a value of choices for AMD's counters. The last five give the unit that
/// counts a raw event.
enum class flag_number : std::uint8_t {
    guest_only,  ///< the counter counts in guest mode only
    host_only,   ///< the counter counts in host mode only
    pin_ctl,     ///< the counter drives the performance monitor pin
    northbridge, ///< the choice is a raw event of the northbridge counters
    data_fabric, ///< the choice is a raw event of the data fabric counters
    l2i,         ///< the choice is a raw event of the L2 interface counters
    l3,          ///< the choice is a raw event of the L3 counters
    umc,         ///< the choice is a raw event of the memory controllers' counters
};
/// The number of qualifiers without a value of choices for AMD's counters.
inline constexpr unsigned flag_count = 8;
/// The qualifiers that name the unit of a raw event, bit n for the `flag_number` n.
inline constexpr std::uint32_t unit_flags = 0xf8;

/// A qualifier with a value of choices for AMD's counters: which traffic L2I and L3 counters count.
enum class value_number : std::uint8_t {
    thread_mask, ///< a mask of the threads, or for L2I the cores, whose traffic counts
    slice_mask,  ///< a mask of the L3 slices whose traffic counts
    slice_id,    ///< the number of the L3 slice whose traffic counts
    core_id,     ///< the number of the core in the complex whose traffic counts
};
/// The number of qualifiers with a value of choices for AMD's counters.
inline constexpr unsigned value_count = 4;

/// The names and meanings of the qualifiers without a value, by `flag_number`. The names are those
/// of the register's fields.
inline constexpr select::qualifier_row flag_rows[flag_count] = {
    {"guest_only", "count in guest mode only"},
    {"host_only", "count in host mode only"},
    {"pin_ctl", "drive the performance monitor pin"},
    {"northbridge", "a raw event of the northbridge counters"},
    {"data_fabric", "a raw event of the data fabric counters"},
    {"l2i", "a raw event of the L2 interface counters"},
    {"l3", "a raw event of the L3 counters"},
    {"umc", "a raw event of the memory controllers' counters"},
};
/// The names and meanings of the qualifiers with a value, by `value_number`.
inline constexpr select::qualifier_row value_rows[value_count] = {
    {"thread_mask", "for the threads of the mask"},
    {"slice_mask", "in the L3 slices of the mask"},
    {"slice_id", "in the one L3 slice of the number"},
    {"core_id", "for the one core of the complex of the number"},
};

/// Returns whether a request has the qualifier `flag`, which takes no value.
constexpr bool has(const select::request &request, flag_number flag) {
    return request.has_flag(static_cast<unsigned>(flag));
}
/// Returns whether a request has the qualifier `number`, which takes a value.
constexpr bool has(const select::request &request, value_number number) {
    return request.has_value(static_cast<unsigned>(number));
}
/// Returns the value of a qualifier of a request; 0 where the request lacks the qualifier.
constexpr std::uint64_t value_of(const select::request &request, value_number number) {
    return request.values[static_cast<unsigned>(number)];
}

/// The field of the select register that each qualifier with a value sets, by `value_number`.
inline constexpr select_field value_fields[value_count] = {
    select_field::thread_mask, select_field::slice_mask, select_field::slice_id,
    select_field::core_id};

namespace detail {

/// Returns the bits of a select register that choose the threads, cores and slices whose traffic an
/// L2I or L3 counter counts: all, where the request names none.
constexpr std::uint64_t listening(const layout_row &layout, const select::request &request) {
    const auto given_or_all = [&](value_number number) {
        return has(request, number) ? value_of(request, number) : ~std::uint64_t{0};
    };
    const bool one_slice = has(request, value_number::slice_id);
    const bool one_core = has(request, value_number::core_id);
    const std::uint64_t slice = one_slice ? value_of(request, value_number::slice_id) : 0;
    const std::uint64_t core = one_core ? value_of(request, value_number::core_id) : 0;
    return layout.place(select_field::thread_mask).placed(given_or_all(value_number::thread_mask)) |
           layout.place(select_field::slice_mask).placed(given_or_all(value_number::slice_mask)) |
           layout.place(select_field::en_all_slices).placed(!one_slice) |
           layout.place(select_field::slice_id).placed(slice) |
           layout.place(select_field::en_all_cores).placed(!one_core) |
           layout.place(select_field::core_id).placed(core);
}

} // namespace detail

/// Returns the value of the select register for a legal request, with the counter stopped. Fields
/// that the layout lacks are left out.
/// `layout`: the layout of the select register
/// `code`: the event's number
/// `unit_mask`: the event's unit mask
constexpr std::uint64_t select_value(const layout_row &layout, std::uint32_t code,
                                     std::uint32_t unit_mask, const select::request &request) {
    const auto placed = [&](select_field field, std::uint64_t value) {
        return layout.place(field).placed(value);
    };
    return layout.event(code) | layout.unit_mask(unit_mask) |
           placed(select_field::usr, request.counts_user()) |
           placed(select_field::os, request.counts_kernel()) |
           placed(select_field::edge, request.edge) | placed(select_field::inv, request.invert) |
           placed(select_field::cnt_mask, request.threshold) |
           placed(select_field::interrupt, request.period != 0) |
           placed(select_field::guest_only, has(request, flag_number::guest_only)) |
           placed(select_field::host_only, has(request, flag_number::host_only)) |
           placed(select_field::pin_ctl, has(request, flag_number::pin_ctl)) |
           detail::listening(layout, request);
}

} // namespace msr::amd

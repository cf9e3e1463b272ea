// The lists of events that the tool knows, and what it says of their events.
#pragma once

#include "../listed_names.hpp"
#include "../packed_lists.hpp"
#include "../select_family.hpp"

#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstdint>
#include <utility>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::perfmon::event_pmu>();

template <>
inline constexpr row_qualifiers qualifiers_of_rows<msr::perfmon::event_pmu>{
    .flags = 1u << msr::perfmon::number_of(msr::perfmon::qualifier::any_thread),
    .values = 1u << msr::perfmon::number_of(msr::perfmon::value_number::umask2) |
              1u << msr::perfmon::number_of(msr::perfmon::value_number::offcore) |
              1u << msr::perfmon::number_of(msr::perfmon::value_number::frontend) |
              1u << msr::perfmon::number_of(msr::perfmon::value_number::ldlat)};

/// The library has one name for what has several numbers.
template <>
bool has_numbers_of<msr::perfmon::event_pmu>(const msr::select::request &by_row,
                                             const msr::select::request &request,
                                             const msr::perfmon::target &target);

/// The request of a list's event with MSR_PEBS_FRONTEND: lists have events that the library does
/// not know and that this register filters.
template <>
msr::select::request
held_for<msr::perfmon::event_pmu>(const msr::select::vendor_event<msr::perfmon::event_pmu> &event,
                                  const msr::select::request &request,
                                  const asked_values &asked_values);

template <>
msr::core list_core<msr::perfmon::event_pmu>(const msr::perfmon::target &target);

template <>
msr::perfmon::target with_one_thread<msr::perfmon::event_pmu>(const msr::perfmon::target &target);

/// Precise sampling, and the registers beside the select.
template <>
std::pair<std::uint32_t, std::uint32_t>
numbers_of<msr::perfmon::event_pmu>(const msr::select::request &request,
                                    const msr::perfmon::target &target);
template <>
void add_particulars<msr::perfmon::event_pmu>(event_particulars &destination,
                                              const msr::select::request &request,
                                              const msr::perfmon::target &target);

} // namespace msrpp

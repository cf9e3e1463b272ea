// The lists of Intel's events that the tool knows, and the tool's texts about the events.
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

/// Returns whether a request has the numbers of a list's row; some events of the library have
/// several numbers.
template <>
bool has_numbers_of<msr::perfmon::event_pmu>(const msr::select::request &by_row,
                                             const msr::select::request &request,
                                             const msr::perfmon::target &target);

/// Returns the request of a list's event with MSR_PEBS_FRONTEND: lists have events that the library
/// does not define and that MSR_PEBS_FRONTEND filters.
template <>
msr::select::request
held_for<msr::perfmon::event_pmu>(const msr::select::vendor_event<msr::perfmon::event_pmu> &event,
                                  const msr::select::request &request,
                                  const explain_arguments &explain_arguments);

template <>
msr::core list_core<msr::perfmon::event_pmu>(const msr::perfmon::target &target);

template <>
msr::perfmon::target with_one_thread<msr::perfmon::event_pmu>(const msr::perfmon::target &target);

/// Adds to an event's row whether the event can be sampled precisely, and the registers that the
/// event needs beside its select register.
template <>
std::pair<std::uint32_t, std::uint32_t>
numbers_of<msr::perfmon::event_pmu>(const msr::select::request &request,
                                    const msr::perfmon::target &target);
template <>
void add_particulars<msr::perfmon::event_pmu>(event_particulars &destination,
                                              const msr::select::request &request,
                                              const msr::perfmon::target &target);

} // namespace msrpp

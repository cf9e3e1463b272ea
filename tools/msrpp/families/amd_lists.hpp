// The lists of AMD's events that the tool knows.
#pragma once

#include "listed_names.hpp"
#include "packed_lists.hpp"

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/processor/identity.hpp>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::amd::event_pmu>();

/// Returns whether a request has the numbers of a list's row: with AMD, numbers mean another event
/// in another unit.
template <>
bool has_numbers_of<msr::amd::event_pmu>(const msr::select::request &by_row,
                                         const msr::select::request &request,
                                         const msr::amd::target &target);

/// The processor of an AMD target's list; `none`: the target has no list.
template <>
msr::core list_core<msr::amd::event_pmu>(const msr::amd::target &target);

} // namespace msrpp

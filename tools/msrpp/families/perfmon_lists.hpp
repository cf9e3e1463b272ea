// The lists of events that the tool knows, and what it says of their events.
#pragma once

#include "packed_lists.hpp"
#include "select_family.hpp"

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/select/request.hpp>
#include <msr/sequence.hpp>

#include <string>
#include <vector>

namespace msrpp {

template <>
msr::sequence<packed_list> lists_of<msr::perfmon::event_pmu>();

/// The events of a target's lists, and of --events, that a request counts by its numbers, with what
/// MSR_PEBS_FRONTEND holds; null: that is not known.
std::vector<std::string> listed_names(const msr::select::request &wanted,
                                      const family_value *frontend, const msr::perfmon::target &on);

template <>
msr::core list_core<msr::perfmon::event_pmu>(const msr::perfmon::target &on);

template <>
msr::perfmon::target with_one_thread<msr::perfmon::event_pmu>(const msr::perfmon::target &on);

/// Precise sampling, and the registers beside the select.
template <>
void add_particulars<msr::perfmon::event_pmu>(event_particulars &to,
                                              const msr::select::request &wanted,
                                              const msr::perfmon::target &on);

} // namespace msrpp

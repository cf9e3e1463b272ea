// Events of Intel's processors in the syntax of Linux's perf.
#pragma once

#include "../select_perf.hpp"

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>

namespace msrpp {

/// Returns the parts of an event of perf: the PMU of a hybrid processor, and the terms of registers
/// beside the select register.
template <>
perf_parts perf_parts_of<msr::perfmon::event_pmu>(const msr::select::request &request,
                                                  const msr::perfmon::target &target);

} // namespace msrpp

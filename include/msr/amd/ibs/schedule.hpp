// Schedules of instruction-based sampling, by the templates that all PMUs share.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/schedule.hpp>

#include <msr/amd/ibs/choice.hpp>

#include <msr/amd/ibs/plan.hpp>

#include <msr/amd/ibs/grouping.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>

namespace msr::ibs {

template <std::size_t Most>
constexpr grouping<Most> pmu::groups(sequence<request>, sequence<request> requests,
                                     sequence<linked_requests> links, const target &target) {
    return schedule_groups<Most>(requests, links, target);
}

} // namespace msr::ibs

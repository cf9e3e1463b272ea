// Schedules for the Pentium 4: choices in groups that are counted one after the other, with the
// members that schedules of every PMU have.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/schedule.hpp>

#include <msr/intel/netburst/choice.hpp>

#include <msr/intel/netburst/plan.hpp>

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/planning/grouping.hpp>

#include <cstddef>

namespace msr::netburst {

template <std::size_t Most>
constexpr grouping<Most> pmu::groups(sequence<request>, sequence<request> requests,
                                     sequence<linked_requests> links, const target &target) {
    return schedule_groups<Most>(requests, links, target);
}

} // namespace msr::netburst

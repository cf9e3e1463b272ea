// Schedules for event-select counters, in the words of every PMU.
#pragma once

#include <msr/pmu/select/plan.hpp>

#include <msr/pmu/schedule.hpp>

namespace msr::select {

using msr::choices_together;
using msr::place;
using msr::schedule;
using msr::together;

} // namespace msr::select

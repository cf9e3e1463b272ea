// Plans and schedules of AMD's counters: `plan<zen4, retired_instructions>`.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/program.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/pmu/select/schedule.hpp>

namespace msr::amd {

using select::plan;
using select::schedule;
using select::together;

} // namespace msr::amd

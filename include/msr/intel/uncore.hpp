// The boxes outside of the cores of Intel's processors: slices of the last-level cache, memory
// controllers, links, power control. Each list of their events is a separate header:
// msr/intel/uncore/events/PROCESSOR.hpp. Each table names its sources. Nothing was measured on
// these processors.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/select/choice.hpp>

#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/intel/uncore/layout.hpp>
#include <msr/intel/uncore/listed.hpp>
#include <msr/intel/uncore/names.hpp>
#include <msr/intel/uncore/program.hpp>
#include <msr/intel/uncore/rules.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/intel/uncore/units.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/plan.hpp>

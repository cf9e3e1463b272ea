// All events of a Pentium 4 or Xeon of the NetBurst family, with registers and plans. Each table
// names its sources. Nothing was measured on these processors.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/intel/netburst/target.hpp>

#include <msr/intel/netburst/choice.hpp>

#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/plan.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/portable.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/start_state.hpp>

namespace msr::events {

/// The events of the Pentium 4 and of the Xeons of the NetBurst family.
namespace pentium4 = netburst;

} // namespace msr::events

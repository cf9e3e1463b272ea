// Intel RDT, and what AMD QoS shares with it: classes of service that divide caches and memory
// bandwidth, and RMIDs whose cache occupancy and traffic are monitored. AMD's own registers are in
// <msr/amd/qos.hpp>.
// Each table names its sources. Nothing was measured on the processors named.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/rdt/capacity.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/diagnostics.hpp>
#include <msr/rdt/events.hpp>
#include <msr/rdt/explain.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/grouping.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/plan.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/processor.hpp>
#include <msr/rdt/program.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rdt/rules.hpp>
#include <msr/rdt/schedule.hpp>

// AMD QoS: bandwidth limits, configurable events and assignable counters, and all that AMD QoS
// shares with Intel RDT. Each table names its sources. Nothing was measured on the processors
// named.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/rdt/rules.hpp>

#include <msr/amd/qos/rules.hpp>

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/plan.hpp>
#include <msr/amd/qos/planner.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/amd/qos/schedule.hpp>
#include <msr/rdt.hpp>

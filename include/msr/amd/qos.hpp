// AMD QoS: bandwidth limits, configurable events and assignable counters, and with them what it
// shares with Intel RDT.
// Each table names its sources. Nothing was measured on these processors.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/explain.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/plan.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/amd/qos/schedule.hpp>
#include <msr/rdt.hpp>

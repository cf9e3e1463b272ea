// Everything to count with Intel's architectural performance monitoring, versions 1 to 6:
// registers, events, processors, plans.
// Each table names its sources. Nothing was measured on these processors.
#pragma once

// First, so that errors do not tell of the headers through which they would be included.
#include <msr/rule.hpp>

#include <msr/select/rules.hpp>

#include <msr/intel/perfmon/rules.hpp>

#include <msr/intel/perfmon/choices.hpp>
#include <msr/intel/perfmon/counter_registers.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/global_registers.hpp>
#include <msr/intel/perfmon/machine.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/program.hpp>

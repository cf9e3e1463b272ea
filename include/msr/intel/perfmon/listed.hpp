// Includes for the generated headers of Intel's event lists.
#pragma once

#include <msr/intel/perfmon/event_pmu.hpp>
// features.hpp is included because sessions check whether plans fit the processor
#include <msr/intel/perfmon/features.hpp>
#include <msr/pmu/select/listed_choice.hpp>

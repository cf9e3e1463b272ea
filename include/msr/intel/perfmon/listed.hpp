// Includes for the generated headers of Intel's event lists.
#pragma once

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/features.hpp> // sessions ask whether plans fit
#include <msr/pmu/select/listed_choice.hpp>

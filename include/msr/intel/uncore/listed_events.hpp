// The names that headers of lists of uncore events use.
#pragma once

#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>

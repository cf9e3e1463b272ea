// What the headers of lists of uncore events are written with.
#pragma once

#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>

// What the headers of AMD's event lists are written with.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>

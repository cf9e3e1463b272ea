// What the headers of AMD's event lists are written with.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/select/listed_choice.hpp>

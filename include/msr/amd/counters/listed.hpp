// The includes that the generated headers of AMD's event lists need.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/pmu/select/listed_choice.hpp>

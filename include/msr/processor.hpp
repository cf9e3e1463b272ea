// The processor on which a program runs: its row in the table of processors, by CPUID, and whether
// a plan fits it.
#pragma once

#include <msr/processor/detect.hpp>
#include <msr/processor/plan_fit.hpp>

// The processor that a program runs on: which row of the table of processors it is, as CPUID says,
// and whether a plan fits it.
#pragma once

#include <msr/processor/detect.hpp>
#include <msr/processor/plan_fit.hpp>

// Choices that need no processor's name: `msr::plan_here(msr::instructions, msr::branch_misses)` is
// a plan for whatever processor runs the program, `msr::plan<target, msr::instructions>` one for a
// target. Each processor defines portable choices by events of its own.
#pragma once

#include <msr/portable/choice.hpp>
#include <msr/portable/core_groups.hpp>
#include <msr/portable/event.hpp>
#include <msr/portable/metric.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/portable/plan_on.hpp>
#include <msr/portable/slot_share.hpp>

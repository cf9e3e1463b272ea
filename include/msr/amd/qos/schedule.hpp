// Schedules for AMD QoS, which use the functions of Intel RDT.
#pragma once

// This header comes first: compilers list the chain of includes to it in each error.
#include <msr/core/rule.hpp>

#include <msr/amd/qos/plan.hpp>
#include <msr/rdt/schedule.hpp>

namespace msr::qos {

using rdt::link;
using rdt::schedule_groups;

} // namespace msr::qos

// Schedules for AMD QoS, which use the functions of Intel RDT.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/amd/qos/plan.hpp>
#include <msr/rdt/schedule.hpp>

namespace msr::qos {

using rdt::link;
using rdt::schedule_groups;

} // namespace msr::qos

// The rules that meters (registers that are only read, such as energy) must keep in plans.
#pragma once

#include <msr/core/rule.hpp>

namespace msr::meters {

MSR_RULE(meter_is_of_a_processor,
         "which register a meter has is a matter of the processor: begin the plan with a target "
         "that names one");
MSR_RULE(meter_exists_on_target, "this processor is not known to have this meter");
MSR_RULE(meter_stands_once, "this meter stands twice in the plan: leave one out");
MSR_RULE(meter_fits_processor,
         "the plan has a meter that this processor does not have, or has in another unit");
MSR_RULE(meter_is_announced, "CPUID does not announce this meter");

} // namespace msr::meters

// The rules that settings of controls (such as prefetcher switches) must keep.
#pragma once

#include <msr/core/rule.hpp>

namespace msr::controls {

MSR_RULE(control_is_of_a_processor,
         "which register a control has is a matter of the processor: begin the plan with a target "
         "that names one");
MSR_RULE(control_exists_on_target, "this processor is not known to have this control");
MSR_RULE(control_is_announced, "CPUID does not announce this control");
MSR_RULE(control_stands_once, "this control is set twice: leave one out");
MSR_RULE(control_value_fits, "this number has more bits than the control has in its register");
MSR_RULE(limit_fits_register,
         "the register of this control does not hold this power or time: it is above the largest "
         "number of the register, or below its unit");
MSR_RULE(power_unit_is_known,
         "the unit of this control is not known, because register 606h reads 0 or cannot be read: "
         "set the number that the control's register takes");
MSR_RULE(control_takes_the_number, "this control does not take this number");
MSR_RULE(control_is_confirmed,
         "a single hint says where this control is: a setting of it is marked unconfirmed()");
MSR_RULE(control_can_be_put_back, "this control is shown and never written");
MSR_RULE(minimum_is_below_maximum, "the minimum would be above the maximum");
MSR_RULE(number_is_within_bounds,
         "the processor does not take this number: its bounds are in another register");
MSR_RULE(register_is_not_locked, "the register of this control is locked until the next reset");
MSR_RULE(control_is_in_force,
         "another switch, which is on until the next reset or not on yet, keeps this control from "
         "having an effect");

} // namespace msr::controls

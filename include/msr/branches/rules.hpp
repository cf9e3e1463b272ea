// The rules that choices and plans of branch records must keep.
#pragma once

#include <msr/core/rule.hpp>

namespace msr::lbr {

MSR_RULE(records_are_of_a_processor,
         "which branch records there are is a matter of the processor: take a target that names "
         "one");
MSR_RULE(records_exist_on_target, "this processor is not known to record branches");
MSR_RULE(records_run_freely,
         "this processor records branches only for samples of a counter: there are no records that "
         "could be read at any time");
MSR_RULE(record_layout_is_known, "no source says how this processor lays out its branch records");
MSR_RULE(record_layout_is_confirmed,
         "a single hint says how this processor lays out its branch records: a choice for it is "
         "marked unconfirmed()");
MSR_RULE(branch_filter_exists_on_target, "this processor has no filter for these branches");
MSR_RULE(record_depth_exists_on_target, "this processor does not keep this number of records");
MSR_RULE(call_stack_exists_on_target, "this processor does not keep its records as a call stack");
MSR_RULE(call_stack_has_one_level,
         "a call stack is that of user code or that of the kernel, and takes no kinds of branches");
MSR_RULE(filter_loses_no_branches,
         "this processor loses calls unless jumps are recorded with them, and returns unless jumps "
         "and far branches are: name these too");
MSR_RULE(records_are_announced, "CPUID does not announce the branch records of this plan");
MSR_RULE(records_are_of_the_processor,
         "the branch records of this plan are those of another processor");
MSR_RULE(record_format_is_decoded,
         "the processor reports a format of branch records that the plan does not decode");

} // namespace msr::lbr

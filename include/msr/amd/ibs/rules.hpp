// The rules of instruction-based sampling. Each is told in the compiler, and at run time with the
// same sentence.
// Sources: as fields.hpp and errata.hpp.
#pragma once

#include <msr/rule.hpp>

namespace msr::ibs {

MSR_RULE(period_is_a_multiple_of_16,
         "an IBS period is a multiple of 16: its low four bits are always zero");
MSR_RULE(op_period_is_in_range,
         "an op period lies between 144 (0x90), as maximum counts up to 8 are reserved, and "
         "134217712 (0x7FFFFF0)");
MSR_RULE(fetch_period_is_in_range,
         "a fetch period lies between 16 and 1048560 (0xFFFF0): its field has 16 bits");
MSR_RULE(long_period_needs_op_cnt_ext,
         "an op period above 1048560 (0xFFFF0) needs OpCntExt (CPUID Fn8000_001B EAX[6]), which "
         "the target does not have");
MSR_RULE(fetch_sampling_is_announced,
         "fetch sampling needs FetchSam (CPUID Fn8000_001B EAX[1]), which the target does not "
         "have");
MSR_RULE(op_sampling_is_announced,
         "op sampling needs OpSam (CPUID Fn8000_001B EAX[2]), which the target does not have");
MSR_RULE(dispatched_ops_need_op_cnt,
         "counting dispatched ops needs OpCnt (CPUID Fn8000_001B EAX[4]), which the target does "
         "not have");
MSR_RULE(random_op_start_needs_rd_wr_op_cnt,
         "a random start of the op count needs RdWrOpCnt (CPUID Fn8000_001B EAX[3]), which the "
         "target does not have");
MSR_RULE(l3_miss_only_needs_zen4_extensions,
         "keeping only L3 misses needs Zen4IbsExtensions (CPUID Fn8000_001B EAX[11]), which the "
         "target does not have");
MSR_RULE(load_latency_needs_op_ld_lat,
         "a load latency filter needs OpLdLat (CPUID Fn8000_001B EAX[12]), which the target does "
         "not have");
MSR_RULE(load_latency_is_a_step,
         "a load latency threshold is a multiple of 128 cycles from 128 to 2048");
MSR_RULE(load_latency_needs_l3_miss_only,
         "a load latency filter does not work alone on Zen 5: it needs l3_miss_only (erratum "
         "1606)");
MSR_RULE(ibs_qualifier_stands_once, "this has been said before, of the same choice");
MSR_RULE(engine_stands_once, "a plan samples ops once and fetches once: there is one engine each");
MSR_RULE(ibs_plan_has_a_target,
         "an IBS plan begins with its target, such as on<zen4>: processors differ in fields and "
         "sequences");
MSR_RULE(ibs_plan_has_choices,
         "an IBS plan is made of op_sampling, fetch_sampling or both, after its target");
MSR_RULE(sampled_choice_is_in_plan, "this plan does not sample this choice");
MSR_RULE(together_takes_choices, "only choices can be sampled together");
MSR_RULE(together_fit_in_one_group,
         "these choices are to be sampled together, but a group samples ops once and fetches once");
MSR_RULE(schedule_has_room, "a schedule has room for at most 64 choices");

MSR_RULE(processor_has_ibs,
         "this processor does not show instruction-based sampling (CPUID Fn8000_0001 ECX[10])");
MSR_RULE(processor_is_of_ibs_generation,
         "the plan was made for another generation or model than this processor's");
MSR_RULE(processor_announces_features,
         "the plan needs a feature that this processor does not announce in CPUID Fn8000_001B");

MSR_RULE(ibs_reserved_bits_are_zero,
         "a bit is set that this processor does not have in this register");
MSR_RULE(ibs_register_exists, "this processor does not have this register");

} // namespace msr::ibs

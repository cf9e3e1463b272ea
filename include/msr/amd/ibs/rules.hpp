// The rules of instruction-based sampling. Each is told in the compiler, and at run time with the
// same sentence.
// Sources: as fields.hpp and errata.hpp.
#pragma once

#include <msr/names.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>

namespace msr::ibs {

MSR_RULE(period_is_a_multiple_of_16,
         "an IBS period is a multiple of 16: its low four bits are always zero");
MSR_RULE(op_period_is_in_range,
         "an op period lies between 144 (0x90), as maximum counts up to 8 are reserved, and "
         "134217712 (0x7FFFFF0)");
MSR_RULE(fetch_period_is_in_range,
         "a fetch period lies between 16 and 1048560 (0xFFFF0): its field has 16 bits");
struct long_period_needs_op_cnt_ext : rule<long_period_needs_op_cnt_ext> {
    MSR_RULE_TEXT(
        long_period_needs_op_cnt_ext,
        "an op period above 1048560 (0xFFFF0) needs OpCntExt (CPUID Fn8000_001B EAX[6]), which "
        "the target does not have");
    template <typename Mistake>
    using shows = name_list<typename Mistake::what, typename Mistake::period,
                            typename Mistake::where, typename Mistake::shorter>;
};
struct fetch_sampling_is_announced : rule<fetch_sampling_is_announced> {
    MSR_RULE_TEXT(
        fetch_sampling_is_announced,
        "fetch sampling needs FetchSam (CPUID Fn8000_001B EAX[1]), which the target does not "
        "have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
struct op_sampling_is_announced : rule<op_sampling_is_announced> {
    MSR_RULE_TEXT(
        op_sampling_is_announced,
        "op sampling needs OpSam (CPUID Fn8000_001B EAX[2]), which the target does not have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
struct dispatched_ops_need_op_cnt : rule<dispatched_ops_need_op_cnt> {
    MSR_RULE_TEXT(
        dispatched_ops_need_op_cnt,
        "counting dispatched ops needs OpCnt (CPUID Fn8000_001B EAX[4]), which the target does "
        "not have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
struct random_op_start_needs_rd_wr_op_cnt : rule<random_op_start_needs_rd_wr_op_cnt> {
    MSR_RULE_TEXT(
        random_op_start_needs_rd_wr_op_cnt,
        "a random start of the op count needs RdWrOpCnt (CPUID Fn8000_001B EAX[3]), which the "
        "target does not have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
struct l3_miss_only_needs_zen4_extensions : rule<l3_miss_only_needs_zen4_extensions> {
    MSR_RULE_TEXT(
        l3_miss_only_needs_zen4_extensions,
        "keeping only L3 misses needs Zen4IbsExtensions (CPUID Fn8000_001B EAX[11]), which the "
        "target does not have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
struct load_latency_needs_op_ld_lat : rule<load_latency_needs_op_ld_lat> {
    MSR_RULE_TEXT(
        load_latency_needs_op_ld_lat,
        "a load latency filter needs OpLdLat (CPUID Fn8000_001B EAX[12]), which the target does "
        "not have");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
MSR_RULE(load_latency_is_a_step,
         "a load latency threshold is a multiple of 128 cycles from 128 to 2048");
struct load_latency_needs_l3_miss_only : rule<load_latency_needs_l3_miss_only> {
    MSR_RULE_TEXT(
        load_latency_needs_l3_miss_only,
        "a load latency filter does not work alone on Zen 5: it needs l3_miss_only (erratum "
        "1606)");
    template <typename Mistake>
    using shows = name_list<typename Mistake::what, typename Mistake::where,
                            typename Mistake::with_l3_miss_only>;
};
MSR_RULE(ibs_qualifier_stands_once, "this has been said before, of the same choice");
struct engine_stands_once : rule<engine_stands_once> {
    MSR_RULE_TEXT(engine_stands_once,
                  "a plan samples ops once and fetches once: there is one engine each");
    template <typename Mistake>
    using shows = name_list<typename Mistake::engine>;
};
MSR_RULE(ibs_plan_has_a_target,
         "an IBS plan begins with its target, such as on<zen4>: processors differ in fields and "
         "sequences");
MSR_RULE(ibs_plan_has_choices,
         "an IBS plan is made of op_sampling, fetch_sampling or both, after its target");

using msr::choice_is_in_plan;
using msr::choice_is_in_schedule;
using msr::choice_stands_once_in_schedule;
using msr::schedule_has_room;
using msr::together_fit_in_one_group;
using msr::together_takes_choices;

/// All that a plan can break.
using rules_of_plans =
    rule_list<fetch_sampling_is_announced, op_sampling_is_announced, dispatched_ops_need_op_cnt,
              long_period_needs_op_cnt_ext, random_op_start_needs_rd_wr_op_cnt,
              l3_miss_only_needs_zen4_extensions, load_latency_needs_op_ld_lat,
              load_latency_needs_l3_miss_only, engine_stands_once, ibs_plan_has_choices>;

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

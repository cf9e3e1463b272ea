// The rules of instruction-based sampling, in the order of the lists at the end. The compiler and
// run-time checks report each rule with the same sentence. Sources: those of fields.hpp and
// errata.hpp.
#pragma once

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/registers.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// A request that the rules check, and the target that it is planned for.
struct considered {
    const request &candidate; ///< the request that is checked
    const target &on;         ///< the processors for which the plan is made

    /// Returns whether the request samples by an engine: fetches or ops.
    constexpr bool samples(engine engine) const { return candidate.what == engine; }
};

// --- rules of the numbers in a choice -----------------------------------------------------------
// The methods of choices call `takes` of a rule, which returns whether a number is legal, and show
// `legal` of the rule, the legal numbers, in the compiler's error.

/// The base of a rule about a number of a request, which holds on every target.
template <typename Rule>
struct number_rule : rule<Rule> {
    /// Returns the rule with the name of the request's engine.
    static constexpr verdict broken_by(const considered &context) {
        return {&Rule::text, {name_of(context.candidate.what)}};
    }
};

namespace detail {

/// The multiples of 16 next below and next above a number, moved into the range of an engine's
/// periods.
template <std::uint64_t Number, engine Of>
struct periods_around {
    static constexpr std::uint64_t down = Number / period_step * period_step;
    static constexpr std::uint64_t lower = down < least_period(Of) ? least_period(Of) : down;
    static constexpr std::uint64_t up = down + period_step;
    static constexpr std::uint64_t upper = up > most_period(Of) ? most_period(Of) : up;
    using type = would_be_legal<value<lower>, value<upper>>;
};

/// The legal thresholds of load latency next below and next above a number, in core clocks.
template <unsigned Threshold>
struct latencies_around {
    static constexpr unsigned down = Threshold / load_latency_step * load_latency_step;
    static constexpr unsigned lower = down < load_latency_step
                                          ? load_latency_step
                                          : (down > most_load_latency ? most_load_latency : down);
    static constexpr unsigned upper =
        lower < most_load_latency ? lower + load_latency_step : most_load_latency;
    using type = would_be_legal<value<lower>, value<upper>>;
};

constexpr bool is_period(engine engine, std::uint64_t number) {
    return number >= least_period(engine) && number <= most_period(engine);
}

} // namespace detail

struct op_period_is_in_range : number_rule<op_period_is_in_range> {
    MSR_RULE_TEXT(op_period_is_in_range,
                  "an op period lies between 144 (0x90), as maximum counts up to 8 are reserved, "
                  "and 134217712 (0x7FFFFF0)");
    /// Returns whether op sampling can have a period, in core clocks or dispatched ops.
    static constexpr bool takes(std::uint64_t period) {
        return detail::is_period(engine::op, period);
    }
    static constexpr bool holds(const considered &context) {
        return !context.samples(engine::op) || takes(context.candidate.period);
    }
    /// The range of legal periods of op sampling, as the compiler's errors show it.
    using legal = would_be_legal<value_between<least_op_period, most_long_period>>;
};
struct fetch_period_is_in_range : number_rule<fetch_period_is_in_range> {
    MSR_RULE_TEXT(fetch_period_is_in_range,
                  "a fetch period lies between 16 and 1048560 (0xFFFF0): its field has 16 bits");
    /// Returns whether fetch sampling can have a period, in fetches.
    static constexpr bool takes(std::uint64_t period) {
        return detail::is_period(engine::fetch, period);
    }
    static constexpr bool holds(const considered &context) {
        return !context.samples(engine::fetch) || takes(context.candidate.period);
    }
    /// The range of legal periods of fetch sampling, as the compiler's errors show it.
    using legal = would_be_legal<value_between<least_fetch_period, most_short_period>>;
};
struct period_is_a_multiple_of_16 : number_rule<period_is_a_multiple_of_16> {
    MSR_RULE_TEXT(period_is_a_multiple_of_16,
                  "an IBS period is a multiple of 16: its low four bits are always zero");
    /// Returns whether a period is a multiple of 16.
    static constexpr bool takes(std::uint64_t period) { return period % period_step == 0; }
    static constexpr bool holds(const considered &context) {
        return takes(context.candidate.period);
    }
    /// The legal periods next to an illegal period of an engine, as the compiler's errors show
    /// them.
    template <std::uint64_t Period, engine Of>
    using legal = legal_from<detail::periods_around<Period, Of>>;
};
struct load_latency_is_a_step : number_rule<load_latency_is_a_step> {
    MSR_RULE_TEXT(load_latency_is_a_step,
                  "a load latency threshold is a multiple of 128 cycles from 128 to 2048");
    /// Returns whether a threshold of load latency, in core clocks, is one that IBS_OP_CTL can
    /// have.
    static constexpr bool takes(unsigned threshold) { return is_load_latency(threshold); }
    static constexpr bool holds(const considered &context) {
        return context.candidate.load_latency == 0 || takes(context.candidate.load_latency);
    }
    /// The legal thresholds of load latency next to an illegal one, as the compiler's errors show
    /// them.
    template <unsigned Threshold>
    using legal = legal_from<detail::latencies_around<Threshold>>;
};

// --- rules of what the target has ---------------------------------------------------------------

/// The base of a rule about what a target has. The compiler's error shows the engine, the target,
/// and the targets on which the choice would be legal.
template <typename Rule>
struct target_rule : rule<Rule> {
    /// Returns the rule with the names of the request's engine and of the target's generation.
    static constexpr verdict broken_by(const considered &context) {
        return {&Rule::text, {name_of(context.candidate.what), row_of(context.on.is).name}};
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::what, typename Mistake::where, typename Mistake::others>;
};
/// The base of a rule about a feature that CPUID announces; `needs` of the derived rule returns
/// whether a request needs the feature.
template <typename Rule, feature Needed>
struct feature_rule : target_rule<Rule> {
    /// The feature that CPUID must announce where a request needs it.
    static constexpr feature needed = Needed;
    /// Returns whether the rule is kept: the request does not need the feature, or the target has
    /// the feature.
    static constexpr bool holds(const considered &context) {
        return !Rule::needs(context.candidate) || context.on.has(Needed);
    }
};

struct fetch_sampling_is_announced : feature_rule<fetch_sampling_is_announced, feature::fetch_sam> {
    MSR_RULE_TEXT(
        fetch_sampling_is_announced,
        "fetch sampling needs FetchSam (CPUID Fn8000_001B EAX[1]), which the target does not "
        "have");
    /// Returns whether the request samples fetches.
    static constexpr bool needs(const request &request) { return request.what == engine::fetch; }
};
struct op_sampling_is_announced : feature_rule<op_sampling_is_announced, feature::op_sam> {
    MSR_RULE_TEXT(
        op_sampling_is_announced,
        "op sampling needs OpSam (CPUID Fn8000_001B EAX[2]), which the target does not have");
    /// Returns whether the request samples ops.
    static constexpr bool needs(const request &request) { return request.what == engine::op; }
};
struct dispatched_ops_need_op_cnt : feature_rule<dispatched_ops_need_op_cnt, feature::op_cnt> {
    MSR_RULE_TEXT(
        dispatched_ops_need_op_cnt,
        "counting dispatched ops needs OpCnt (CPUID Fn8000_001B EAX[4]), which the target does "
        "not have");
    /// Returns whether the request's period counts dispatched ops.
    static constexpr bool needs(const request &request) {
        return request.counts == counted::dispatched_ops;
    }
};
struct long_period_needs_op_cnt_ext
    : feature_rule<long_period_needs_op_cnt_ext, feature::op_cnt_ext> {
    MSR_RULE_TEXT(
        long_period_needs_op_cnt_ext,
        "an op period above 1048560 (0xFFFF0) needs OpCntExt (CPUID Fn8000_001B EAX[6]), which "
        "the target does not have");
    /// Returns whether the request samples ops with a period above 0xFFFF0.
    static constexpr bool needs(const request &request) {
        return request.what == engine::op && request.period > most_short_period;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::what, typename Mistake::period,
                            typename Mistake::where, typename Mistake::shorter>;
};
struct random_op_start_needs_rd_wr_op_cnt
    : feature_rule<random_op_start_needs_rd_wr_op_cnt, feature::rd_wr_op_cnt> {
    MSR_RULE_TEXT(
        random_op_start_needs_rd_wr_op_cnt,
        "a random start of the op count needs RdWrOpCnt (CPUID Fn8000_001B EAX[3]), which the "
        "target does not have");
    /// Returns whether the request samples ops with periods that vary.
    static constexpr bool needs(const request &request) {
        return request.what == engine::op && request.random;
    }
};
struct l3_miss_only_needs_zen4_extensions
    : feature_rule<l3_miss_only_needs_zen4_extensions, feature::zen4_ibs_extensions> {
    MSR_RULE_TEXT(
        l3_miss_only_needs_zen4_extensions,
        "keeping only L3 misses needs Zen4IbsExtensions (CPUID Fn8000_001B EAX[11]), which the "
        "target does not have");
    /// Returns whether the request keeps only samples that missed the L3.
    static constexpr bool needs(const request &request) { return request.l3_miss_only; }
};
struct load_latency_needs_op_ld_lat
    : feature_rule<load_latency_needs_op_ld_lat, feature::op_ld_lat> {
    MSR_RULE_TEXT(
        load_latency_needs_op_ld_lat,
        "a load latency filter needs OpLdLat (CPUID Fn8000_001B EAX[12]), which the target does "
        "not have");
    /// Returns whether the request has a threshold of load latency.
    static constexpr bool needs(const request &request) { return request.load_latency != 0; }
};
struct load_latency_needs_l3_miss_only : target_rule<load_latency_needs_l3_miss_only> {
    MSR_RULE_TEXT(
        load_latency_needs_l3_miss_only,
        "a load latency filter does not work alone on Zen 5: it needs l3_miss_only (erratum "
        "1606)");
    static constexpr bool holds(const considered &context) {
        return context.candidate.load_latency == 0 || context.candidate.l3_miss_only ||
               !concerns(erratum_id::e1606, context.on);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::what, typename Mistake::where,
                            typename Mistake::with_l3_miss_only>;
};

// --- rules of the requests of a plan -------------------------------------------------------------

MSR_RULE(ibs_qualifier_stands_once, "this has been said before, of the same choice");

/// A request of a plan, and the other requests of the plan.
struct considered_among {
    sequence<request> all; ///< all requests of the plan, among them the one that is checked
    std::size_t place;     ///< the position in `all` of the request that is checked
};

struct engine_stands_once : rule<engine_stands_once> {
    MSR_RULE_TEXT(engine_stands_once,
                  "a plan samples ops once and fetches once: there is one engine each");
    static constexpr bool holds(const considered_among &context) {
        for (std::size_t i = 0; i < context.place; ++i)
            if (context.all[i].what == context.all[context.place].what) return false;
        return true;
    }
    static constexpr verdict broken_by(const considered_among &context) {
        return {&text, {name_of(context.all[context.place].what)}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::engine>;
};
struct ibs_plan_has_choices : rule<ibs_plan_has_choices> {
    MSR_RULE_TEXT(ibs_plan_has_choices,
                  "an IBS plan is made of op_sampling, fetch_sampling or both, after its target");
    static constexpr bool holds(sequence<request> requests) { return requests.size() != 0; }
};
MSR_RULE(ibs_plan_has_a_target,
         "an IBS plan begins with its target, such as zen4: processors differ in fields and "
         "sequences");

using msr::choice_is_in_plan;
using msr::choice_is_in_schedule;
using msr::choice_stands_once_in_schedule;
using msr::schedule_has_room;
using msr::together_fit_in_one_group;
using msr::together_takes_choices;

// --- lists of rules, in the order in which they are checked -------------------------------------

/// The rules about the numbers of a request, which hold on every target.
using rules_of_numbers = rule_list<op_period_is_in_range, fetch_period_is_in_range,
                                   period_is_a_multiple_of_16, load_latency_is_a_step>;
/// The rules about the features that requests need; CPUID announces each feature.
using rules_of_features =
    rule_list<fetch_sampling_is_announced, op_sampling_is_announced, dispatched_ops_need_op_cnt,
              long_period_needs_op_cnt_ext, random_op_start_needs_rd_wr_op_cnt,
              l3_miss_only_needs_zen4_extensions, load_latency_needs_op_ld_lat>;
/// The rules that follow from errata; they are checked after the rules about features.
using rules_of_errata = rule_list<load_latency_needs_l3_miss_only>;
/// The rules about several requests of a plan.
using rules_of_several = rule_list<engine_stands_once>;

/// All rules of an IBS plan but those of numbers, which the methods of choices check.
using rules_of_plans = typename joined_rules<rules_of_features, rules_of_errata, rules_of_several,
                                             rule_list<ibs_plan_has_choices>>::type;

// --- rules of the processor that a plan is to run on; see detect.hpp ----------------------------

MSR_RULE(processor_has_ibs,
         "this processor does not show instruction-based sampling (CPUID Fn8000_0001 ECX[10])");
MSR_RULE(processor_is_of_ibs_generation,
         "the plan was made for another generation or model than this processor's");
MSR_RULE(processor_announces_features,
         "the plan needs a feature that this processor does not announce in CPUID Fn8000_001B");

// --- rules of register values -------------------------------------------------------------------

MSR_RULE(ibs_reserved_bits_are_zero,
         "a bit is set that this processor does not have in this register");
MSR_RULE(ibs_register_exists, "this processor does not have this register");

} // namespace msr::ibs

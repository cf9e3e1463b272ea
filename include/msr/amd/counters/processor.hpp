// The check whether a plan may run on a processor: the plan was made for the processor's kind, and
// the processor has the counters that the plan uses.
#pragma once

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/rule.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstddef>

namespace msr::amd {

MSR_RULE(processor_has_amd_counters,
         "the processor is none of AMD or Hygon from the K7 on: it has no such counters");
MSR_RULE(plan_includes_processor, "the plan was not made for this kind of processor");
struct processor_has_counter
    : shared_rule<in_own_words::processor_has_counter, rule<processor_has_counter>> {
    MSR_RULE_TEXT(processor_has_counter, "CPUID does not tell of a counter that the plan uses");
};
MSR_RULE(processor_has_global_control,
         "the plan writes PERF_CNTR_GLOBAL_CTL, which the processor does not have");
MSR_RULE(
    processor_needs_global_control,
    "core counters of this processor need PERF_CNTR_GLOBAL_CTL, which the plan does not write");

namespace detail {

/// Returns the counters whose registers a processor has. The oldest core counters keep their
/// addresses on processors with newer counters, too.
constexpr select::counter_set counters_answering(const target &processor) {
    return counters_of_target(processor) | low_bits(4);
}

} // namespace detail

/// Checks whether counters that a plan uses can run on a processor. Returns no rule, or the broken
/// rule with the names of what does not fit.
/// `made_for`: the target that the plan was made for
/// `used`: the counters that the plan uses
/// `processor`: the result of `detect`
constexpr verdict check_processor(const target &made_for, select::counter_set used,
                                  const detected &processor) {
    if (!processor) return {&processor_has_amd_counters::text, {}};
    const bool foreign = (processor.is.generations & ~made_for.generations) != 0;
    // A plan for no known kind of core has raw events only, and fits a processor of an unknown
    // family.
    const bool unknown = processor.is.generations == 0 && made_for.generations != 0;
    if (foreign || unknown) return {&plan_includes_processor::text, {processor.name}};
    constexpr select::counter_set core = low_bits(10);
    const bool has_controllers = (used & counters_of_unit(unit::umc, zen4)) != 0;
    if (has_controllers && processor.controllers.exist() && !processor.controllers.are_known())
        return {&controller_has_four_counters::text, {processor.name}};
    for (int number = 0; number < int{counter_count}; ++number)
        if ((used & ~detail::counters_answering(processor.is) & select::set_of(number)) != 0)
            return {&processor_has_counter::text, {counter_table[number].name}};
    if ((used & core) == 0) return {};
    if (made_for.global_control && !processor.is.global_control)
        return {&processor_has_global_control::text, {processor.name}};
    if (!made_for.global_control && processor.is.global_control)
        return {&processor_needs_global_control::text, {processor.name}};
    return {};
}

/// Checks whether a plan made at compile time fits a processor; programs ask before they open a
/// session.
/// Returns no rule, or the broken rule with the names of what does not fit.
/// `processor`: the result of `detect`
template <typename Plan>
constexpr verdict check_processor(const Plan &, const detected &processor) {
    select::counter_set used = 0;
    for (std::size_t i = 0; i < Plan::size; ++i)
        used |= select::set_of(Plan::assignment_of(i).counter);
    return check_processor(target{Plan::made_for}, used, processor);
}

} // namespace msr::amd

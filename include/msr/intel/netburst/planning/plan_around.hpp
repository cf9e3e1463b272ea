// Plans of NetBurst's counters that avoid registers which other users hold.
#pragma once

#include <msr/core/held_registers.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/plan_around.hpp>
#include <msr/pmu/planned.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::netburst {

/// The check whether a plan may run on a processor.
struct processor_check {
    target on{};             ///< the target for which the plan was made
    int precise_thread = -1; ///< logical processor, 0 or 1, on which the plan has to run; -1: any

    /// Returns the rule that forbids to run the plan on the processor that `cpuid` describes, if
    /// any.
    verdict operator()(const cpuid_view &cpuid, bool) const {
        return check_cpuid(on, precise_thread, cpuid);
    }
};

/// A plan that was made at run time: ESCRs, counters and register writes, or the broken rule and
/// the requests that break it.
using planned = made_plan<assignments, program_for<counter_count>, processor_check>;

/// Plans requests (events with qualifiers) for a target at run time, by the same search as
/// `plan<…>`; needs no memory beside its result. Returns the plan, or the broken rule.
constexpr planned try_plan(sequence<request> requests, const target &target) {
    planned result{.found = assign(requests, target),
                   .fits = {target, precise_thread_of(requests)}};
    complete_plan(
        result, requests, [](const request &choice) { return events[choice.event].name; },
        [&](planned &filled) {
            filled.written =
                program_of<counter_count>(filled.found.needed, filled.found.assigned, target);
        });
    return result;
}

namespace detail {

/// The planner for plans around registers in use: the search finds a counter for each choice. A
/// choice of a single logical processor keeps the half of ESCRs that belongs to the processor.
struct planner_around {
    target on{};

    constexpr planned plan(sequence<request> requests) const { return try_plan(requests, on); }
    static constexpr verdict verdict_of(const planned &result) { return result.found.why; }
    static constexpr unsigned places(const request &request) {
        return request.how.counter < 0 ? counter_count : 1;
    }
    constexpr request placed(request choice, unsigned index) const {
        if (choice.how.counter >= 0) return choice;
        const request counts = counting_part(choice);
        if (keeps_to_half(counts, on))
            choice.how.escr = static_cast<std::int8_t>(escr_of_thread(counts, on));
        choice.how.counter = static_cast<std::int8_t>(index);
        return choice;
    }
    /// Returns whether a choice (an event with qualifiers) can be planned without the other choices
    /// of its plan: a choice that a cascade starts needs the choice that starts it.
    static constexpr bool stands_alone(const request &request) { return !request.is_cascaded(); }
};

} // namespace detail

/// Makes a plan at run time that touches no register in use. The plan breaks
/// `free_counters_serve_the_plan` where the plan would be legal but for the registers in use. The
/// search is exact but for the ESCRs and counters of parts of requests that only tag uops, which
/// stay where the planner puts them.
/// `value`: the registers in use
/// `requests`: the choices of the plan
constexpr auto plan_around(sequence<held_register> value, sequence<request> requests,
                           const target &target = {}) {
    return msr::plan_around<counter_count>(value, requests, detail::planner_around{target});
}

} // namespace msr::netburst

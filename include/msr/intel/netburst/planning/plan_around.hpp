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

/// Whether what was planned may run on the processor whose CPUID answers.
struct processor_check {
    target on{};             ///< the models for which the plan was made
    int precise_thread = -1; ///< logical processor that the plan has to run on; -1: any

    /// Returns the rule that the processor whose CPUID answers breaks, if any.
    verdict operator()(const cpuid_view &cpuid, bool) const {
        return check_cpuid(on, precise_thread, cpuid);
    }
};

/// A plan that was made at run time: assignments and program, or what is wrong.
using planned = made_plan<assignments, program_for<counter_count>, processor_check>;

/// Plans requests for a target, as `plan<…>` does; needs no memory beside its result.
constexpr planned try_plan(sequence<request> requests, const target &target) {
    planned result{.found = assign(requests, target),
                   .fits = {target, precise_thread_of(requests)}};
    refuse_repetition(result.found, requests,
                      [](const request &choice) { return events[choice.event].name; });
    if (result.legal())
        result.written =
            program_of<counter_count>(result.found.needed, result.found.assigned, target);
    return result;
}

namespace detail {

/// The planner, with the counters as places. A choice of a logical processor stays in the half of
/// ESCRs that belongs to the processor, as without a place.
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
    /// The source of a cascade is in the plan too.
    static constexpr bool stands_alone(const request &request) { return !request.is_cascaded(); }
};

} // namespace detail

/// Plans requests so that no held register is touched; a plan made at run time. If the requests can
/// be planned but not beside what is held, it breaks `free_counters_serve_the_plan`. Exact but for
/// ESCRs and counters that only tag: those are where the planner puts them.
constexpr auto plan_around(sequence<held_register> value, sequence<request> requests,
                           const target &target = {}) {
    return msr::plan_around<counter_count>(value, requests, detail::planner_around{target});
}

} // namespace msr::netburst

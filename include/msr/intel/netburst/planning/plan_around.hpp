// Plans of NetBurst's counters around registers that are held.
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
#include <msr/pmu/repetition.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::netburst {

/// A plan that was made at run time: assignments and program, or what is wrong.
struct [[nodiscard]] planned {
    using program_type = decltype(program_of<counter_count>(
        static_cast<const expansion &>(expansion{}), static_cast<const assignment *>(nullptr),
        static_cast<const target &>(target{})));

    /// Whether it may run on the processor whose CPUID answers.
    struct processor_check {
        target on{};
        int precise_thread = -1;

        verdict operator()(const cpuid_view &cpuid, bool) const {
            return check_cpuid(on, precise_thread, cpuid);
        }
    };

    assignments found{};
    program_type written{}; ///< only where it is legal
    processor_check fits{};

    constexpr bool legal() const { return found.found(); }
    constexpr program_view view() const { return written.view(); }
    /// The check by which a session finds out whether the plan may run on a processor.
    constexpr const processor_check &check_of_processor() const { return fits; }
};

/// Assigns as `assign` does, for the choices of one plan: none may stand twice
/// (`choice_stands_once`).
constexpr assignments assign_distinct(sequence<request> requests, const target &target) {
    assignments assignments = assign(requests, target);
    const repetition twice = repetition_among(requests);
    if (!twice.exists() || !assignments.found()) return assignments;
    assignments.why = {&choice_stands_once::text, {events[requests[twice.first].event].name}};
    assignments.culprit_count = 2;
    assignments.culprits[0] = twice.first;
    assignments.culprits[1] = twice.second;
    return assignments;
}

namespace detail {

/// The planner, with the counters as places. A choice of a logical processor stays in the half of
/// ESCRs that belongs to the processor, as without a place.
struct planner_around {
    target on{};

    constexpr planned plan(sequence<request> requests) const {
        planned result{.found = assign_distinct(requests, on),
                       .fits = {on, precise_thread_of(requests)}};
        if (result.legal())
            result.written =
                program_of<counter_count>(result.found.needed, result.found.assigned, on);
        return result;
    }
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

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
constexpr assignments assign_distinct(sequence<request> wanted, const target &on) {
    assignments found = assign(wanted, on);
    const repetition twice = repetition_among(wanted);
    if (!twice.exists() || !found.found()) return found;
    found.why = {&choice_stands_once::text, {events[wanted[twice.first].event].name}};
    found.culprit_count = 2;
    found.culprits[0] = twice.first;
    found.culprits[1] = twice.second;
    return found;
}

namespace detail {

/// The planner, with the counters as places. A choice of a logical processor stays in the half of
/// ESCRs that belongs to the processor, as without a place.
struct planner_around {
    target on{};

    constexpr planned plan(sequence<request> wanted) const {
        planned result{.found = assign_distinct(wanted, on),
                       .fits = {on, precise_thread_of(wanted)}};
        if (result.legal())
            result.written =
                program_of<counter_count>(result.found.needed, result.found.assigned, on);
        return result;
    }
    static constexpr verdict verdict_of(const planned &made) { return made.found.why; }
    static constexpr unsigned places(const request &wanted) {
        return wanted.how.counter < 0 ? counter_count : 1;
    }
    constexpr request placed(request wanted, unsigned which) const {
        if (wanted.how.counter >= 0) return wanted;
        const request counts = counting_part(wanted);
        if (keeps_to_half(counts, on))
            wanted.how.escr = static_cast<std::int8_t>(escr_of_thread(counts, on));
        wanted.how.counter = static_cast<std::int8_t>(which);
        return wanted;
    }
    /// The source of a cascade is in the plan too.
    static constexpr bool stands_alone(const request &wanted) { return !wanted.is_cascaded(); }
};

} // namespace detail

/// Plans requests so that no held register is touched; a plan made at run time. If the requests can
/// be planned but not beside what is held, it breaks `free_counters_serve_the_plan`. Exact but for
/// ESCRs and counters that only tag: those are where the planner puts them.
constexpr auto plan_around(sequence<held_register> held, sequence<request> wanted,
                           const target &on = {}) {
    return msr::plan_around<counter_count>(held, wanted, detail::planner_around{on});
}

} // namespace msr::netburst

// Plans of counters that select events, around registers that other users hold.
#pragma once

#include <msr/core/held_registers.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/plan_around.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

namespace detail {

/// The planner of an event PMU for `msr::plan_around`, which tries the counters of the event PMU
/// for each request. Where auxiliary registers are held, the planner assigns other registers of
/// their kind.
template <event_pmu M, std::size_t Most>
struct planner_around {
    typename M::target target;
    sequence<held_register> held_registers;

    constexpr planned<M, Most> plan(sequence<request> requests) const {
        planned<M, Most> result = try_plan<M, Most>(requests, target);
        if (!result.legal() || conflicting_register(result.view(), held_registers) == nullptr)
            return result;
        planned<M, Most> moved = result;
        return move_auxiliaries(requests, 0, 0, moved) ? moved : result;
    }
    static constexpr verdict verdict_of(const planned<M, Most> &result) { return result.found.why; }
    static constexpr unsigned places(const request &request) {
        return request.counter < 0 ? static_cast<unsigned>(M::counters.size()) : 1;
    }
    static constexpr request placed(const request &request, unsigned index) {
        return request.counter < 0 ? with_counter(request, static_cast<int>(index)) : request;
    }
    static constexpr bool stands_alone(const request &) { return true; }

private:
    /// Assigns other auxiliary registers to the needs of requests until the plan touches no held
    /// register, request by request from `i` on, and need by need. Returns whether it found such
    /// registers.
    constexpr bool move_auxiliaries(sequence<request> requests, std::size_t i, unsigned need,
                                    planned<M, Most> &result) const {
        if (i == requests.size()) {
            if (!agree(requests, result)) return false;
            result.written = M::template program_of<Most>(requests, result.found.assigned, target);
            return conflicting_register(result.view(), held_registers) == nullptr;
        }
        const needs needs = M::needs_of(requests[i], target);
        if (need == needs.count) return move_auxiliaries(requests, i + 1, 0, result);
        std::int8_t &place = result.found.assigned[i].places[need];
        const std::int8_t previous = place;
        for (int other = 0; other < 32; ++other) {
            if ((std::uint64_t{needs.all[need].places} >> other & 1) == 0) continue;
            place = static_cast<std::int8_t>(other);
            if (move_auxiliaries(requests, i, need + 1, result)) return true;
        }
        place = previous;
        return false;
    }

    /// Returns whether each auxiliary register that serves several requests has one value for all
    /// of them.
    constexpr bool agree(sequence<request> requests, const planned<M, Most> &result) const {
        for (std::size_t i = 0; i < requests.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const needs needs = M::needs_of(requests[i], target),
                            other = M::needs_of(requests[k], target);
                for (unsigned a = 0; a < needs.count; ++a)
                    for (unsigned b = 0; b < other.count; ++b)
                        if (needs.all[a].kind == other.all[b].kind &&
                            result.found.assigned[i].places[a] ==
                                result.found.assigned[k].places[b] &&
                            needs.all[a].value != other.all[b].value)
                            return false;
            }
        return true;
    }
};

} // namespace detail

/// Plans up to `Most` requests at run time so that no held register is touched. If the requests can
/// be planned, but not beside the held registers, the plan breaks `free_counters_serve_the_plan`.
template <event_pmu M, std::size_t Most>
constexpr auto plan_around(sequence<held_register> value, sequence<request> requests,
                           const typename M::target &target) {
    return msr::plan_around<Most>(value, requests, detail::planner_around<M, Most>{target, value});
}

} // namespace msr::select

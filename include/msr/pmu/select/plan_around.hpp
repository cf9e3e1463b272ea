// Plans of counters that select events, around registers that are held.
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

/// The planner of an event PMU, with its counters as places. Where registers beside the counters
/// are held, it takes others of their kind.
template <event_pmu M, std::size_t Most>
struct planner_around {
    typename M::target on;
    sequence<held_register> held;

    constexpr planned<M, Most> plan(sequence<request> wanted) const {
        planned<M, Most> made = try_plan<M, Most>(wanted, on);
        if (!made.legal() || held_register_of(made.view(), held) == nullptr) return made;
        planned<M, Most> moved = made;
        return move_auxiliaries(wanted, 0, 0, moved) ? moved : made;
    }
    static constexpr verdict verdict_of(const planned<M, Most> &made) { return made.found.why; }
    static constexpr unsigned places(const request &wanted) {
        return wanted.counter < 0 ? static_cast<unsigned>(M::counters.size()) : 1;
    }
    static constexpr request placed(const request &wanted, unsigned which) {
        return wanted.counter < 0 ? with_counter(wanted, static_cast<int>(which)) : wanted;
    }
    static constexpr bool stands_alone(const request &) { return true; }

private:
    /// Tries the registers that may hold a need, request by request and need by need.
    constexpr bool move_auxiliaries(sequence<request> wanted, std::size_t i, unsigned need,
                                    planned<M, Most> &made) const {
        if (i == wanted.size()) {
            if (!agree(wanted, made)) return false;
            made.written = M::template program_of<Most>(wanted, made.found.assigned, on);
            return held_register_of(made.view(), held) == nullptr;
        }
        const needs all = M::needs_of(wanted[i], on);
        if (need == all.count) return move_auxiliaries(wanted, i + 1, 0, made);
        std::int8_t &place = made.found.assigned[i].places[need];
        const std::int8_t before = place;
        for (int other = 0; other < 32; ++other) {
            if ((std::uint64_t{all.all[need].places} >> other & 1) == 0) continue;
            place = static_cast<std::int8_t>(other);
            if (move_auxiliaries(wanted, i, need + 1, made)) return true;
        }
        place = before;
        return false;
    }

    /// Whether registers that serve several requests have the same value for all of them.
    constexpr bool agree(sequence<request> wanted, const planned<M, Most> &made) const {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            for (std::size_t k = 0; k < i; ++k) {
                const needs one = M::needs_of(wanted[i], on), other = M::needs_of(wanted[k], on);
                for (unsigned a = 0; a < one.count; ++a)
                    for (unsigned b = 0; b < other.count; ++b)
                        if (one.all[a].kind == other.all[b].kind &&
                            made.found.assigned[i].places[a] == made.found.assigned[k].places[b] &&
                            one.all[a].value != other.all[b].value)
                            return false;
            }
        return true;
    }
};

} // namespace detail

/// Plans up to `Most` requests so that no held register is touched; a plan made at run time. If the
/// requests can be planned but not beside what is held, it breaks `free_counters_serve_the_plan`.
template <event_pmu M, std::size_t Most>
constexpr auto plan_around(sequence<held_register> held, sequence<request> wanted,
                           const typename M::target &on) {
    return msr::plan_around<Most>(held, wanted, detail::planner_around<M, Most>{on, held});
}

} // namespace msr::select

// Plans that run beside other plans: requests are planned so that no held register is touched. A
// planner always prefers the same counters for a request, so a second plan may need other counters.
// The search is exact: it finds a plan if the places that the planner offers allow one.
#pragma once

#include <msr/core/held_registers.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

MSR_RULE(free_counters_serve_the_plan,
         "these choices have counters, but not without registers that somebody else holds");

/// A plan around held registers. `Made` is what the planner makes.
template <typename Made>
struct [[nodiscard]] planned_around {
    Made made{};   ///< what the planner made; without meaning where a rule is broken
    verdict why{}; ///< the rule of the planner that is broken, or that counters are held

    /// Whether there is a plan.
    constexpr bool legal() const { return why.legal(); }
    /// The program that the planner made.
    constexpr program_view view() const { return made.view(); }
    /// Returns the planner's check whether the plan may run on a processor.
    constexpr auto check_of_processor() const requires requires { made.check_of_processor(); }
    { return made.check_of_processor(); }
};

namespace detail {

/// Requests that are given places in order, until no held register is touched.
template <typename Planner, typename Request, std::size_t Most>
struct search_around {
    const Planner &planner;
    sequence<held_register> held_registers;
    Request placed[Most]{};
    std::uint64_t open[Most]{}; ///< places of each request that are not held, bit n for place n
    std::size_t count{};
    const char *obstacle{}; ///< the name of the first held register that came in the way

    template <typename Made>
    constexpr bool is_free(const Made &result) {
        const touched_register *const touched = held_register_of(result.view(), held_registers);
        if (touched != nullptr && obstacle == nullptr) obstacle = touched->name;
        return touched == nullptr;
    }

    /// Adds a request. Returns whether it has a place that no other plan holds, wherever the other
    /// requests are.
    constexpr bool add(const Request &request) {
        std::uint64_t &places = open[count];
        placed[count++] = request;
        for (unsigned index = 0; index < planner.places(request); ++index) {
            const Request position = planner.placed(request, index);
            bool is_open = !planner.stands_alone(request);
            if (!is_open) {
                const auto alone = planner.plan({&position, 1});
                is_open = alone.legal() && is_free(alone);
            }
            places |= std::uint64_t{is_open} << index;
        }
        return places != 0;
    }

    /// Places the requests from `next` on. Those before have places already.
    template <typename Made>
    constexpr bool place(std::size_t next, Made &destination) {
        const Made result = planner.plan({placed, count});
        // a plan that is illegal stays illegal with fewer counters
        if (!result.legal()) return false;
        if (is_free(result)) {
            destination = result;
            return true;
        }
        if (next == count) return false;
        const Request request = placed[next];
        for (unsigned index = 0; index < planner.places(request); ++index) {
            if ((open[next] >> index & 1) == 0) continue;
            placed[next] = planner.placed(request, index);
            if (place(next + 1, destination)) return true;
        }
        placed[next] = request;
        return false;
    }

    template <typename Made>
    constexpr bool place_all(sequence<Request> requests, Made &destination) {
        for (const Request &entry : requests)
            if (!add(entry)) return false;
        return place(0, destination);
    }
};

} // namespace detail

/// Plans up to `Most` requests so that no held register is touched. `planner` has
///   plan(sequence<Request>)         the plan, with legal(), view() and verdict_of(made)
///   verdict_of(made)                the rule that a plan breaks
///   places(request)                 in how many places it may be counted, at most 64
///   placed(request, n)              the same, to be counted in place n only
///   stands_alone(request)           whether a plan of it alone says where it can be counted
/// The folders of processors have planners. It needs no memory beside its result.
template <std::size_t Most, typename Request, typename Planner>
constexpr auto plan_around(sequence<held_register> value, sequence<Request> requests,
                           const Planner &planner) {
    using made_type = decltype(planner.plan(requests));
    planned_around<made_type> result{.made = planner.plan(requests)};
    result.why = planner.verdict_of(result.made);
    if (!result.why.legal() || requests.size() > Most) return result;
    if (held_register_of(result.made.view(), value) == nullptr) return result;
    detail::search_around<Planner, Request, Most> search{planner, value};
    if (search.place_all(requests, result.made)) return result;
    result.why = {&free_counters_serve_the_plan::text, {search.obstacle}};
    return result;
}

} // namespace msr

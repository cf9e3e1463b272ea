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

/// A plan that touches no register bits that other users hold, or the rule for which there is no
/// such plan. `Made` is the type of plan that the planner makes.
template <typename Made>
struct [[nodiscard]] planned_around {
    Made made{}; ///< the plan that the planner made; without meaning where a rule is broken
    /// The planner's rule that is broken, or `free_counters_serve_the_plan`; null: none.
    verdict why{};

    /// Returns whether there is a plan.
    constexpr bool legal() const { return why.legal(); }
    /// Returns the program of the plan.
    constexpr program_view view() const { return made.view(); }
    /// Returns the check of the plan, by which a session finds out whether the plan may run on a
    /// processor.
    constexpr auto check_of_processor() const requires requires { made.check_of_processor(); }
    { return made.check_of_processor(); }
};

namespace detail {

/// A search that gives places, such as counters, to requests in order, until the plan touches no
/// register that other users hold.
template <typename Planner, typename Request, std::size_t Most>
struct search_around {
    const Planner &planner;
    sequence<held_register> held_registers;
    Request placed[Most]{};
    /// The places, such as counters, of each request that no other user holds, with bit n for place
    /// n.
    std::uint64_t open[Most]{};
    std::size_t count{};
    /// Name of the first register that another user holds and that a plan would touch; null: none
    /// so far.
    const char *obstacle{};

    template <typename Made>
    constexpr bool is_free(const Made &result) {
        const touched_register *const touched = conflicting_register(result.view(), held_registers);
        if (touched != nullptr && obstacle == nullptr) obstacle = touched->name;
        return touched == nullptr;
    }

    /// Adds a request. Returns whether the request has a place that no other user holds, wherever
    /// the other requests are.
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

    /// Places the requests from `next` on, and puts the plan into `destination`; requests before
    /// `next` have places already. Returns whether a plan was found.
    template <typename Made>
    constexpr bool place(std::size_t next, Made &destination) {
        const Made result = planner.plan({placed, count});
        // A plan that is illegal stays illegal with fewer counters.
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

/// Plans up to `Most` requests so that no register that other users hold is touched. `planner` has
///   plan(sequence<Request>)         returns the plan, with legal() and view()
///   verdict_of(made)                returns the rule that a plan breaks
///   places(request)                 returns the number of places for a request, at most 64
///   placed(request, n)              returns the request, to be counted in place n only
///   stands_alone(request)           returns whether its plan alone shows where it can be counted
/// The folders of processors have planners. The function needs no memory beside its result.
template <std::size_t Most, typename Request, typename Planner>
constexpr auto plan_around(sequence<held_register> value, sequence<Request> requests,
                           const Planner &planner) {
    using made_type = decltype(planner.plan(requests));
    planned_around<made_type> result{.made = planner.plan(requests)};
    result.why = planner.verdict_of(result.made);
    if (!result.why.legal() || requests.size() > Most) return result;
    if (conflicting_register(result.made.view(), value) == nullptr) return result;
    detail::search_around<Planner, Request, Most> search{planner, value};
    if (search.place_all(requests, result.made)) return result;
    result.why = {&free_counters_serve_the_plan::text, {search.obstacle}};
    return result;
}

} // namespace msr

// The planner decides whether choices are legal, and assigns a counter to each of them. The planner
// consists of constexpr functions over values, which run in the compiler and at run time.
#pragma once

#include <msr/core/release.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/matching.hpp>
#include <msr/pmu/planned.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>
#include <msr/pmu/select/search.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

namespace detail {

/// Returns the counters that may serve a request: the counter that it names, or all that can count
/// it.
template <typename M>
constexpr counter_set candidates(const request &request, const typename M::target &target) {
    const counter_set able = able_counters<M>(request, target);
    return request.counter < 0 ? able : able & set_of(request.counter);
}

/// Returns, as a set of bits, the places of the counters that may serve a request: a place is a
/// number by which the search knows a counter.
template <typename M>
constexpr counter_set candidate_places(const request &item, const typename M::target &goal) {
    return select::places_of<M>(candidates<M>(item, goal), item, goal);
}
/// Returns the places (numbers in the search) of the counters that are tried first for a request.
template <typename M>
constexpr counter_set preferred_places(const request &item, const typename M::target &goal) {
    return select::places_of<M>(M::preferred(item, goal), item, goal);
}

} // namespace detail

/// Returns the first rule that a request breaks by itself, with the names of the choices or fields
/// that break it, or no rule.
/// `request`: the choice as a plain value
/// `target`: the processor for which the request is planned
template <event_pmu M>
constexpr verdict check(const request &request, const typename M::target &target) {
    if (!target_exists::holds<M>(target)) return {&target_exists::text, {}};
    const considered<M> context{request, target};
    if (const verdict result = first_broken<rules_of_events_and_filters>(context); !result.legal())
        return result;
    if (const verdict own = first_broken<typename M::rules>(context); !own.legal()) return own;
    return first_broken<rules_of_counters>(context);
}

/// Returns the first rule that two requests, in their order, break together, or no rule.
template <event_pmu M>
constexpr verdict check_pair(const request &left, const request &other,
                             const typename M::target &target) {
    const considered_pair<M> context{left, other, target};
    const verdict own = first_broken<typename M::rules_of_pairs>(context);
    return own.legal() ? first_broken<rules_of_pairs>(context) : own;
}

/// The counter of each of several requests; or the broken rule and the requests that break it.
template <std::size_t Most>
struct assignments : assessment<Most> {
    assignment assigned[Most]{}; ///< the counter and auxiliary registers of each request
};

namespace detail {

template <typename M, std::size_t Most>
struct assigner {
    sequence<request> requests;
    typename M::target target;
    assignments<Most> result{};

    /// The positions of the requests that break a rule. Two requests that break a rule together
    /// have room even where `Most` is 1.
    struct blamed {
        std::size_t places[Most + 1]{};
        std::size_t count{};

        constexpr void add(std::size_t place) {
            if (count <= Most) places[count++] = place;
        }
        constexpr bool last_is(std::size_t place) const {
            return count != 0 && places[count - 1] == place;
        }
    };

    constexpr void blame(const rule_text &rule, const blamed &culprit) {
        result.why.broken = &rule;
        result.culprit_count = culprit.count;
        for (std::size_t i = 0; i < culprit.count && i <= Most; ++i)
            result.culprits[i] = culprit.places[i];
        for (std::size_t i = 0; i < culprit.count && i < 4 && i <= Most; ++i)
            result.why.names[i] = name_of<M>(requests[culprit.places[i]]);
    }
    constexpr bool check_each() {
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (const verdict verdict = check<M>(requests[i], target); !verdict.legal()) {
                result = {{.why = verdict, .culprit_count = 1, .culprits = {i}}};
                return false;
            }
        return true;
    }
    constexpr bool check_pairs() {
        for (std::size_t i = 1; i < requests.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const verdict two = check_pair<M>(requests[j], requests[i], target);
                if (two.legal()) continue;
                result = {{.why = two, .culprit_count = 2, .culprits = {j, i}}};
                return false;
            }
        return true;
    }
    /// Adds the requests to a search, except those left out, with or without their second counters.
    constexpr void add_to(counter_search<Most> &search, const bool *left_out,
                          bool second_counters) const {
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (left_out == nullptr || !left_out[i])
                search.add(candidate_places<M>(requests[i], target),
                           preferred_places<M>(requests[i], target),
                           second_counters && M::takes_two(requests[i], target));
    }
    /// Assigns counters to the requests, or stores the requests that compete: these requests have
    /// too few counters, and if any one of them is left out, the others have enough. Returns
    /// whether all requests have counters.
    constexpr bool assign_all() {
        counter_search<Most> search;
        add_to(search, nullptr, true);
        if (!search.solve()) {
            counter_search<Most> one_each;
            add_to(one_each, nullptr, false);
            if (one_each.solve())
                blame_second_counters();
            else
                blame_those_that_compete(one_each.match);
            return false;
        }
        for (std::size_t i = 0; i < requests.size(); ++i)
            result.assigned[i].counter = counter_at(i, search.place_of[i]);
        return true;
    }
    constexpr std::int8_t counter_at(std::size_t i, std::int8_t place) const {
        if constexpr (has_places<M>)
            return static_cast<std::int8_t>(M::counter_at(place, requests[i], target));
        else
            return place;
    }
    /// Stores, as requests that break the rule, the first request for which there was no counter
    /// and the requests that compete with it.
    constexpr void blame_those_that_compete(const matching<Most> &failed) {
        blamed culprit;
        for (std::size_t j = 0; j < failed.count; ++j)
            if (failed.competes(j)) culprit.add(j);
        culprit.add(failed.count);
        blame(choices_fit_together::text, culprit);
    }
    /// Stores, as requests that break the rule, the requests that compete with those that take two
    /// counters. A request is left out of the error where the other requests still compete for
    /// counters without it.
    constexpr void blame_second_counters() {
        bool left_out[Most]{};
        blamed culprit;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            counter_search<Most> search;
            left_out[i] = true;
            add_to(search, left_out, true);
            left_out[i] = !search.solve();
            if (!left_out[i]) culprit.add(i);
        }
        blame(second_counter_is_free::text, culprit);
    }
    /// The requests that need a register of one auxiliary kind, such as MSR_OFFCORE_RSP, with the
    /// index of each need in its request, and the value that the register must hold.
    struct users {
        std::size_t request_places[Most * most_needs]{};
        unsigned need_numbers[Most * most_needs]{};
        need values[Most * most_needs]{};
        std::size_t count{};
    };
    constexpr users users_of(unsigned kind) const {
        users whole;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const needs mine = M::needs_of(requests[i], target);
            for (unsigned n = 0; n < mine.count; ++n)
                if (mine.all[n].kind == kind) {
                    whole.request_places[whole.count] = i;
                    whole.need_numbers[whole.count] = n;
                    whole.values[whole.count++] = mine.all[n];
                }
        }
        return whole;
    }
    static constexpr bool share(const users &users, const bool *left_out,
                                sharing<Most * most_needs> &work) {
        work = {};
        for (std::size_t i = 0; i < users.count; ++i)
            if (!left_out[i]) work.add(users.values[i].value, users.values[i].places);
        return work.solve();
    }
    constexpr bool share_kind(unsigned kind) {
        const users whole = users_of(kind);
        if (whole.count == 0) return true;
        bool left_out[Most * most_needs]{};
        sharing<Most * most_needs> work;
        if (share(whole, left_out, work)) {
            for (std::size_t i = 0; i < whole.count; ++i)
                result.assigned[whole.request_places[i]].places[whole.need_numbers[i]] =
                    work.place_of[i];
            return true;
        }
        // A request is left out of the error where the other requests still need too many auxiliary
        // registers without it.
        for (std::size_t i = 0; i < whole.count; ++i) {
            left_out[i] = true;
            left_out[i] = !share(whole, left_out, work);
        }
        blamed culprit;
        for (std::size_t i = 0; i < whole.count; ++i)
            if (!left_out[i] && !culprit.last_is(whole.request_places[i]))
                culprit.add(whole.request_places[i]);
        blame(auxiliary_has_one_value::text, culprit);
        if (culprit.count < 4) result.why.names[culprit.count] = M::auxiliaries[kind].name;
        return false;
    }
    constexpr assignments<Most> assign() {
        if (requests.size() > Most) {
            result.why = {&plan_has_room::text, {}};
            return result;
        }
        if (!check_each() || !check_pairs() || !assign_all()) return result;
        for (unsigned kind = 0; kind < M::auxiliaries.size(); ++kind)
            if (!share_kind(kind)) return result;
        return result;
    }
};

} // namespace detail

/// Finds a counter for each request, and an auxiliary register for each value that such registers
/// have to hold. The search is exact: it finds an assignment whenever one exists. The search is
/// deterministic: requests that take two counters come first, and a request gets the first counter
/// that it can have and no earlier request needs. Without an assignment the result is the broken
/// rule and a smallest set of requests that break it.
/// `Most`: at least the number of requests
/// `requests`: at most `Most` requests
/// `target`: the processor for which the requests are planned
template <event_pmu M, std::size_t Most = 64>
constexpr assignments<Most> assign(sequence<request> requests, const typename M::target &target) {
    return detail::assigner<M, Most>{requests, target}.assign();
}

namespace detail {

/// An event PMU that can check whether its plans fit a processor. `usage` is a type: the features
/// of the processor that assigned requests use, as `usage usage_of(sequence<request>, const
/// assignment *)` returns it; `verdict check_cpuid(const usage &, const target &, const cpuid_view
/// &, bool finds_counters)` is the check.
template <typename M>
concept has_usage = requires {
    typename M::usage;
};

} // namespace detail

namespace detail {

/// The check of a plan's counters against CPUID, by the rules of `M`. Where MSR_COMPILED is
/// defined, only the file that includes msr/compiled.hpp compiles the check.
template <typename M, typename Release>
struct question_of_pmu {
    [[gnu::cold, gnu::noinline]] static verdict ask(const typename M::usage &used,
                                                    const typename M::target &target,
                                                    const cpuid_view &cpuid, bool finds_counters);
};
template <typename M, typename Release>
verdict question_of_pmu<M, Release>::ask(const typename M::usage &used,
                                         const typename M::target &target, const cpuid_view &cpuid,
                                         bool finds_counters) {
    return M::check_cpuid(used, target, cpuid, finds_counters);
}

} // namespace detail

/// The check whether a plan made at run time may run on the processor that answers CPUID; plans of
/// the compiler have `basic_plan::check_cpuid` for it.
template <typename M>
struct processor_check : no_processor_check {};
template <detail::has_usage M>
struct processor_check<M> {
    typename M::target on{};  ///< the target (processor) that the plan is made for
    typename M::usage used{}; ///< the features of the processor that the plan uses

    /// Returns the rule that the plan breaks on the processor that answers CPUID, or no rule.
    /// `finds_counters`: whether the kernel assigns counters itself, so that the plan's counters
    /// need not exist
    verdict operator()(const cpuid_view &cpuid, bool finds_counters) const {
        return detail::question_of_pmu<M, this_release>::ask(used, on, cpuid, finds_counters);
    }
};

/// A plan that was made at run time: its assignments and its program, or the broken rule.
template <event_pmu M, std::size_t Most>
using planned = made_plan<assignments<Most>,
                          decltype(M::template program_of<Most>(
                              sequence<request>{}, static_cast<const assignment *>(nullptr),
                              *static_cast<const typename M::target *>(nullptr))),
                          processor_check<M>>;

/// Plans requests for a target at run time, by the rules of `plan<…>`; the result is the only
/// memory that the function needs.
/// `Most`: the greatest number of requests
/// `requests`: at most `Most` requests, as `parse` reads them
/// Returns the plan, or the broken rule and the requests that break it: `legal()`, `why()`.
/// Example:
///     #include <msr/intel/p6.hpp>
///     #include <msr/pmu/select/notation.hpp>
///     namespace p6 = msr::p6;
///     const msr::select::request wanted[] = {
///         msr::select::parse<p6::event_pmu>("inst_retired:user", p6::piii).wanted};
///     const auto plan = msr::select::try_plan<p6::event_pmu, 2>(msr::all_of(wanted), p6::piii);
///     if (!plan.legal()) return;
template <event_pmu M, std::size_t Most>
constexpr planned<M, Most> try_plan(sequence<request> requests, const typename M::target &target) {
    planned<M, Most> result{.found = assign<M, Most>(requests, target)};
    complete_plan(result, requests, name_of<M>, [&](planned<M, Most> &filled) {
        filled.written = M::template program_of<Most>(requests, filled.found.assigned, target);
        if constexpr (detail::has_usage<M>)
            filled.fits = {target, M::usage_of(requests, filled.found.assigned)};
    });
    return result;
}

} // namespace msr::select

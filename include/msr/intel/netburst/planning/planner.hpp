// The planner finds ESCRs and counters for choices, and checks every rule. The planner consists of
// constexpr functions over values: the compiler runs the functions on constants, a tool runs them
// on text.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/register_bits.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/planning/search.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

/// Everything that has to be programmed for some requests (events with qualifiers): first the part
/// of each request that counts, in the order of the requests, then the parts that only tag uops.
struct expansion {
    /// The parts (counting and tagging events) of requests to be programmed, of which the first
    /// `count` are valid.
    request parts[counter_count + 1]{};
    /// Index of the request to which each part (counting or tagging event) belongs.
    std::size_t owners[counter_count + 1]{};
    std::size_t count{}; ///< number of the parts to be programmed
    /// Number of the parts that count: the first of `parts`; parts that only tag follow.
    std::size_t counting{};
    /// Value of IA32_PEBS_ENABLE; 0 where no replay metric is counted and nothing is sampled
    /// precisely.
    std::uint64_t pebs_enable{};
    std::uint64_t matrix_vert{}; ///< value of MSR_PEBS_MATRIX_VERT; 0 without replay tagging

    /// Returns the parts (events) of the requests in their order: the parts that count, then the
    /// parts that only tag uops.
    constexpr sequence<request> all() const { return {parts, count}; }
    /// Adds a part (counting or tagging event) of the request with the index `owner`. At most one
    /// part more than there are counters is kept: the planner cannot assign more parts anyway.
    constexpr void add(const request &part, std::size_t owner) {
        if (count > counter_count) return;
        parts[count] = part;
        owners[count++] = owner;
    }
};

/// The result of a search: the assignment (ESCR and counter) of each part (event) of a request,
/// first of the parts that count, in the order of the requests; or the broken rule and the requests
/// that break it.
struct assignments : assessment<counter_count> {
    expansion needed{}; ///< the parts (counting and tagging events) to program for the requests
    /// The ESCR and the counter of each part (counting or tagging event) of a request.
    assignment assigned[counter_count + 1]{};
};

/// Checks one request (an event with qualifiers) by itself, before any search. Returns the first
/// broken rule, if any; the names in the verdict have the order of the rule's sentence.
constexpr verdict check(const request &choice, const target &target) {
    if (const verdict entry = first_broken<rules_of_tagging>(considered{choice, target});
        !entry.legal())
        return entry;
    const mechanism mechanism = mechanism_of(choice);
    const request tags = tagging_part(choice);
    if (mechanism == mechanism::front_end || mechanism == mechanism::execution || tags.masks != 0)
        if (const verdict entry = first_broken<rules_of_parts>(considered{tags, target});
            !entry.legal())
            return entry;
    const request part = detail::on_required_counter(counting_part(choice));
    const considered counts{part, target};
    if (const verdict entry = first_broken<rules_of_counted_events>(counts); !entry.legal())
        return entry;
    if (const verdict verdict = first_broken<rules_of_parts>(counts); !verdict.legal())
        return verdict;
    return first_broken<rules_of_counting>(counts);
}

namespace detail {

/// Checks the requests (events with qualifiers) at positions `i` and `j` together. Returns the
/// broken rule with both positions, if any.
constexpr assignments check_pair(sequence<request> requests, std::size_t i, std::size_t j) {
    const verdict verdict = first_broken<rules_of_pairs>(considered_pair{requests[i], requests[j]});
    if (verdict.legal()) return {};
    return {{.why = verdict, .culprit_count = 2, .culprits = {i, j}}};
}

/// Checks that the choice which starts a cascade is in the plan, overflows and begins some time.
/// Returns the broken rule with the positions of the requests at fault, if any.
/// `cascaded`: position of the request that the cascade starts
constexpr assignments check_source(sequence<request> requests, std::size_t cascaded) {
    if (!requests[cascaded].is_cascaded()) return {};
    const considered_cascade context{requests, cascaded};
    const verdict verdict = first_broken<rules_of_cascades>(context);
    if (verdict.legal()) return {};
    if (context.source == requests.size())
        return {{.why = verdict, .culprit_count = 1, .culprits = {cascaded}}};
    return {{.why = verdict, .culprit_count = 2, .culprits = {context.source, cascaded}}};
}

/// Returns a part (counting or tagging event) of a request in the form that the search takes: where
/// a single ESCR of the part's event can or shall count the part, the part names this ESCR.
constexpr request with_required_escr(request part, const target &target) {
    const event_row &event = events[part.event];
    if (keeps_to_half(part, target))
        part.how.escr = static_cast<std::int8_t>(escr_of_thread(part, target));
    if (part.how.escr < 0 && names_before(target, event.first_escr_only_before))
        part.how.escr = static_cast<std::int8_t>(event.escrs[0]);
    return part;
}

/// Adds the part (event) of a request that tags uops, unless a part that was added before tags the
/// same uops.
constexpr void add_tagging(expansion &destination, const request &choice, std::size_t owner) {
    const request part = tagging_part(choice);
    if (part.masks == 0) return;
    for (std::size_t i = destination.counting; i < destination.count; ++i)
        if (same_escr_value(destination.parts[i], part)) return;
    destination.add(part, owner);
}

} // namespace detail

/// The bit of IA32_PEBS_ENABLE for precise sampling on the logical processor on which it is
/// written.
inline constexpr std::uint64_t precise_sampling_bit = std::uint64_t{1} << enable_pebs_bit;

/// Returns all parts (counting and tagging events) of the requests, at most one more than there are
/// counters: first the parts that count.
constexpr expansion expand(sequence<request> requests) {
    expansion result;
    for (std::size_t i = 0; i < requests.size(); ++i)
        result.add(detail::on_required_counter(counting_part(requests[i])), i);
    result.counting = result.count;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        detail::add_tagging(result, requests[i], i);
        if (requests[i].how.precise) result.pebs_enable |= precise_sampling_bit;
        if (requests[i].how.replay == 0) continue;
        result.pebs_enable |= replay_metrics[requests[i].how.replay - 1].pebs_enable;
        result.matrix_vert = replay_metrics[requests[i].how.replay - 1].matrix_vert;
    }
    return result;
}

namespace detail {

/// Returns all parts (counting and tagging events) of the requests in the form that the search
/// takes: parts that need a certain ESCR name it.
constexpr expansion parts_on(sequence<request> requests, const target &target) {
    expansion result = expand(requests);
    for (std::size_t i = 0; i < result.count; ++i)
        result.parts[i] = with_required_escr(result.parts[i], target);
    return result;
}

/// A set of requests (events with qualifiers) that the ESCRs and counters do not suffice for
/// together.
struct competing_requests {
    request requests[counter_count + 1]{};
    /// Index of each of the competing requests among all requests of the plan.
    std::size_t places[counter_count + 1]{};
    std::size_t count{};

    constexpr void add(const request &request, std::size_t place) {
        for (std::size_t i = 0; i < count; ++i)
            if (places[i] == place) return;
        requests[count] = request;
        places[count++] = place;
    }
    constexpr competing_requests without(std::size_t position) const {
        competing_requests rest;
        for (std::size_t i = 0; i < count; ++i)
            if (i != position) rest.add(requests[i], places[i]);
        return rest;
    }
};

/// Returns the requests whose parts compete for counters. A request is left out where the ESCRs and
/// counters do not suffice for the remaining requests either.
/// `needed`: the parts of all requests
/// `competing`: the parts that compete
constexpr competing_requests requests_behind(sequence<request> requests, const expansion &needed,
                                             const group_members &competing, const target &target) {
    competing_requests whole;
    for (std::size_t i = 0; i < competing.count; ++i)
        whole.add(requests[needed.owners[competing.places[i]]], needed.owners[competing.places[i]]);
    // no part only tags uops: each competing part (an event) is a request
    if (needed.count == needed.counting) return whole;
    for (std::size_t i = 0; i < whole.count;) {
        const competing_requests rest = whole.without(i);
        assignment assigned[counter_count + 1]{};
        const expansion parts = parts_on({rest.requests, rest.count}, target);
        if (place_all(parts.all(), assigned).count == 0)
            ++i;
        else
            whole = rest;
    }
    return whole;
}

/// Writes to `result` the requests (events with qualifiers) that cannot be counted together, and
/// the events that compete for counters.
constexpr void blame(assignments &result, sequence<request> requests,
                     const group_members &competing, const target &target) {
    const competing_requests competing_requests =
        requests_behind(requests, result.needed, competing, target);
    const expansion parts =
        parts_on({competing_requests.requests, competing_requests.count}, target);
    const group_members minimum = place_all(parts.all(), result.assigned);
    result.why.broken = &choices_fit_together::text;
    for (std::size_t i = 0; i < minimum.count && i < 4; ++i)
        result.why.names[i] = events[parts.parts[minimum.places[i]].event].name;
    for (std::size_t i = 0; i < competing_requests.count; ++i)
        result.culprits[result.culprit_count++] = competing_requests.places[i];
}

} // namespace detail

/// Finds an ESCR and a counter for each part (counting or tagging event) of each request. Exact: an
/// assignment is found whenever an assignment exists. The planner prefers counters without known
/// errata and is deterministic: the planner takes the first assignment in the order of parts and
/// counters. Returns the assignments, or the broken rule and the fewest requests that break it.
constexpr assignments assign(sequence<request> requests, const target &target) {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const verdict verdict = check(requests[i], target);
        if (!verdict.legal()) return {{.why = verdict, .culprit_count = 1, .culprits = {i}}};
    }
    for (std::size_t i = 0; i < requests.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (const assignments pair = detail::check_pair(requests, j, i); !pair.found())
                return pair;
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const assignments entry = detail::check_source(requests, i); !entry.found())
            return entry;

    assignments result{{}, detail::parts_on(requests, target)};
    const detail::group_members competing = detail::place_all(result.needed.all(), result.assigned);
    if (competing.count != 0) detail::blame(result, requests, competing, target);
    return result;
}

} // namespace msr::netburst

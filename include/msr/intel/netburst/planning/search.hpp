// The search for ESCRs and counters: which ESCR and which counter each part of a choice gets, and
// which parts compete.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/request.hpp>

#include <cstddef>

namespace msr::netburst {

/// The ESCR and the counter by which a choice, or a part of one, is counted.
struct assignment {
    escr_number escr{};
    counter_number counter{};

    friend constexpr bool operator==(const assignment &, const assignment &) = default;
};

namespace detail {

/// A search for the assignments (an ESCR and a counter each) of some of the requests in `wanted`.
struct search {
    sequence<request> wanted;
    /// Indices in `wanted` of the requests for which ESCRs and counters are searched.
    const std::size_t *members;
    std::size_t member_count;
    counter_set reserved; ///< counters that only a request which names them may take
    counter_set singular; ///< counters that are not exchangeable with the counters of the same ESCR
    /// The result: the assignment (ESCR and counter) of each request, by the request's index in
    /// `wanted`.
    assignment *assigned;

    constexpr counter_set open_to(const request &request, counter_set set) const {
        const counter_set own = counters_open_to(request) & ~set;
        return request.how.counter >= 0 ? own : own & ~reserved;
    }

    /// Returns whether an ESCR is free, or holds the value that the request at `depth` needs.
    /// `depth`: number of the requests that are assigned already
    constexpr bool escr_agrees(std::size_t depth, escr_number escr) const {
        const request &request = wanted[members[depth]];
        if (request.how.escr >= 0 && request.how.escr != static_cast<int>(escr)) return false;
        for (std::size_t i = 0; i < depth; ++i)
            if (assigned[members[i]].escr == escr && !same_escr_value(wanted[members[i]], request))
                return false;
        return true;
    }

    /// Tries the first open counter of each ESCR of the request at `depth` and, with it, counters
    /// of all requests that follow. Counters of an ESCR that no request and no cascade names are
    /// exchangeable: where any of them fails, all fail. Returns whether all requests have a
    /// counter.
    /// `set`: counters that other requests have already
    constexpr bool place(std::size_t depth, counter_set set) const {
        if (depth == member_count) return true;
        const request &request = wanted[members[depth]];
        const event_row &event = events[request.event];
        for (counter_set open = open_to(request, set); open != 0;) {
            const auto counter = static_cast<counter_number>(__builtin_ctz(open));
            const escr_number escr = event.escrs[escr_feeding(event, counter)];
            const bool like_others = (singular & set_of(counter)) == 0;
            open &= ~(like_others ? row_of(escr).counters & ~singular : set_of(counter));
            if (!escr_agrees(depth, escr)) continue;
            assigned[members[depth]] = {escr, counter};
            if (place(depth + 1, set | set_of(counter))) return true;
        }
        return false;
    }
};

inline constexpr unsigned group_count = 4;
inline constexpr unsigned most_counters_in_a_group = 6;

constexpr counter_group group_of(const request &request) {
    return counters[__builtin_ctz(row_of(events[request.event].escrs[0]).counters)].group;
}

constexpr counter_set counters_with_errata() {
    counter_set set = 0;
    for (unsigned i = 0; i < counter_count; ++i)
        if (counters[i].has_erratum) set |= counter_set{1} << i;
    return set;
}

/// The requests (events with qualifiers) that need one counter group. Counter groups share neither
/// ESCRs nor counters, so each counter group is searched alone.
struct group_members {
    std::size_t places[most_counters_in_a_group + 1]{};
    /// Number of requests; one more than the counter group has counters: the requests do not fit.
    std::size_t count{};

    constexpr void add(std::size_t place) {
        if (count <= most_counters_in_a_group) places[count++] = place;
    }
    constexpr group_members without(std::size_t position) const {
        group_members rest;
        for (std::size_t i = 0; i < count; ++i)
            if (i != position) rest.add(places[i]);
        return rest;
    }
};

constexpr counter_set counters_named_by(sequence<request> requests, const group_members &group) {
    counter_set named = 0;
    for (std::size_t i = 0; i < group.count; ++i)
        if (const int counter = requests[group.places[i]].how.counter; counter >= 0)
            named |= set_of(static_cast<counter_number>(counter));
    return named;
}

/// Returns the counters on which the cascades of a counter group may start a choice, for cascades
/// that reach several counters.
constexpr counter_set counters_of_cascades(sequence<request> requests, const group_members &group) {
    counter_set set = 0;
    for (std::size_t i = 0; i < group.count; ++i)
        if (const request &choice = requests[group.places[i]];
            choice.is_cascaded() && choice.how.counter < 0)
            set |= counters_open_to(choice);
    return set;
}

/// Assigns counters to the requests of a counter group: first without counters that have known
/// errata, then with these counters. Returns whether all requests of the group have a counter.
constexpr bool place_group(sequence<request> requests, const group_members &group,
                           assignment *assigned) {
    if (group.count > most_counters_in_a_group) return false;
    const counter_set named = counters_named_by(requests, group);
    const counter_set avoided = named | counters_with_errata();
    const counter_set singular = counters_of_cascades(requests, group);
    return search{requests, group.places, group.count, avoided, singular, assigned}.place(0, 0) ||
           search{requests, group.places, group.count, named, singular, assigned}.place(0, 0);
}

/// Returns requests of a counter group for which the counters do not suffice together; without any
/// one of these requests, the counters suffice for the others.
constexpr group_members competing_in(sequence<request> requests, group_members group,
                                     assignment *assigned) {
    for (std::size_t i = 0; i < group.count;) {
        const group_members rest = group.without(i);
        if (place_group(requests, rest, assigned))
            ++i;
        else
            group = rest;
    }
    return group;
}

/// Gives every part (counting or tagging event) of the requests an ESCR and a counter. Returns the
/// parts that compete for too few counters; none where all are assigned.
constexpr group_members place_all(sequence<request> parts, assignment *assigned) {
    group_members groups[group_count]{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        groups[static_cast<unsigned>(group_of(parts[i]))].add(i);
    for (const group_members &group : groups)
        if (!place_group(parts, group, assigned)) return competing_in(parts, group, assigned);
    return {};
}

} // namespace detail

} // namespace msr::netburst

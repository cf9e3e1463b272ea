// Finding ESCRs and counters for choices, and checking every rule on the way. Plain constexpr
// functions over values: the compiler runs them on constants, a tool runs them on text.
#pragma once

#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/register_bits.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

/// Where a choice is counted.
struct seat {
    escr_number escr{};
    counter_number counter{};

    friend constexpr bool operator==(const seat &, const seat &) = default;
};

/// Everything that has to be programmed for some requests: first the part of each request that
/// counts, in the order of the requests, then the parts that only tag.
struct expansion {
    request parts[counter_count + 1]{};
    std::size_t owners[counter_count + 1]{}; ///< the request that each part belongs to
    std::size_t count{};
    std::size_t counting{};      ///< the first so many count, the others only tag
    std::uint64_t pebs_enable{}; ///< 0 where no replay metric is counted and none sampled precisely
    std::uint64_t matrix_vert{};

    constexpr sequence<request> all() const { return {parts, count}; }
    /// What does not fit is left out: of one more than there are counters, some find no seat.
    constexpr void add(const request &part, std::size_t owner) {
        if (count > counter_count) return;
        parts[count] = part;
        owners[count++] = owner;
    }
};

/// What a search found: a seat for each part, those that count first and in the order of the
/// requests; or the rule that is broken and by whom.
struct assignment {
    verdict why{};
    expansion needed{};
    seat seats[counter_count + 1]{};
    std::size_t culprit_count{};
    std::size_t culprits[counter_count + 1]{}; ///< places of the requests that cannot go together

    constexpr bool found() const { return why.legal(); }
};

/// The event's ESCR that feeds the counter, as its place in `event.escrs`; `escr_count` if none
/// does.
constexpr unsigned escr_feeding(const event_row &event, counter_number counter) {
    for (unsigned i = 0; i < event.escr_count; ++i)
        if (feeds(event.escrs[i], counter)) return i;
    return event.escr_count;
}

namespace detail {

/// The event's ESCR in the half that belongs to the logical processor of a part, or -1.
constexpr int escr_of_thread(const request &part, const target &on) {
    const event_row &event = events[part.event];
    const unsigned half = part.how.threads == thread_set::second ? 1 : 0;
    for (const escr_number escr : event.all_escrs())
        if (row_of(escr).half == half && counts_through(escr, event, on))
            return static_cast<int>(escr);
    return -1;
}

/// Whether a part stays in the half of ESCRs and counters that belongs to its logical processor: it
/// is of one, and names no other place.
constexpr bool keeps_to_half(const request &part, const target &on) {
    const bool of_one =
        part.how.threads == thread_set::first || part.how.threads == thread_set::second;
    return on.hyper_threading && of_one && part.how.escr < 0 && part.how.counter < 0;
}

constexpr verdict check_half(const request &part, const target &on) {
    if (!keeps_to_half(part, on) || escr_of_thread(part, on) >= 0) return {};
    return {&event_has_escr_for_thread::text, {events[part.event].name}};
}

/// Checks one part of a request.
constexpr verdict check_part(const request &wanted, const target &on) {
    const event_row &event = events[wanted.event];
    const qualifiers &how = wanted.how;
    if (wanted.masks == 0) return {&mask_is_not_empty::text, {event.name}};
    if ((wanted.masks & ~event.known_masks()) != 0)
        return {&mask_belongs_to_event::text, {event.name}};
    if (event.models_known && (on.models & ~event.models) != 0)
        return {&event_exists_on_model::text, {event.name}};
    if (event.disputed && !how.disputed) return {&disputed_event_is_accepted::text, {event.name}};
    if (how.escr >= 0) {
        const auto escr = static_cast<escr_number>(how.escr);
        const escr_row &row = row_of(escr);
        if ((on.models & ~row.models) != 0) return {&escr_exists_on_model::text, {row.name}};
        if (!event.selectable_on(escr)) return {&escr_selects_event::text, {event.name, row.name}};
        if (!counts_through(escr, event, on))
            return {&event_counts_through_escr_on_model::text, {event.name, row.name}};
    }
    if (how.counter >= 0) {
        const auto counter = static_cast<counter_number>(how.counter);
        const char *const name = row_of(counter).name;
        if (how.escr >= 0 && !feeds(static_cast<escr_number>(how.escr), counter)) {
            const char *const escr = escrs[how.escr].name;
            return {&escr_feeds_counter::text, {event.name, escr, name}};
        }
        if ((event.counters() & set_of(counter)) == 0)
            return {&event_reaches_counter::text, {event.name, name}};
        if (!counts_through(event.escrs[escr_feeding(event, counter)], event, on))
            return {&event_counts_through_escr_on_model::text, {event.name, name}};
    }
    if (how.threshold > 15) return {&threshold_has_4_bits::text, {event.name}};
    if (!how.compare && (how.complement || how.edge || how.threshold != 0))
        return {&filters_need_compare::text, {event.name}};
    if (!on.hyper_threading) {
        if (how.threads == thread_set::second || how.threads == thread_set::both)
            return {&thread_1_needs_hyper_threading::text, {event.name}};
        if (how.threads == thread_set::first)
            return {&thread_choice_needs_hyper_threading::text, {event.name}};
    }
    return check_half(wanted, on);
}

/// Checks what a request says of tagging.
constexpr verdict check_tagging(const request &wanted) {
    const event_row &event = events[wanted.event];
    const tagging role = event.role;
    if (wanted.how.tag >= 0 && (role != tagging::execution_upstream || wanted.how.replay != 0))
        return {&event_can_carry_a_tag::text, {name_of(wanted)}};
    if (wanted.how.tag > 3) return {&tag_is_0_to_3::text, {event.name}};
    if (mechanism_of(wanted) == mechanism::front_end && role != tagging::front_end_upstream)
        return {&event_can_be_counted_at_retirement::text, {event.name}};
    return {};
}

/// Checks the part of a request that counts, beyond what every part has to obey.
constexpr verdict check_counting(const request &part, const target &on) {
    const bool of_one =
        part.how.threads == thread_set::first || part.how.threads == thread_set::second;
    if (of_one && events[part.event].scope == thread_scope::thread_independent &&
        !part.how.disputed)
        return {&event_tells_threads_apart::text, {events[part.event].name}};
    if (const verdict one = check_precision(part, on); !one.legal()) return one;
    if (const verdict one = check_overflow(part, on); !one.legal()) return one;
    if (part.how.precise && mechanism_counted_by(events[part.event]) == mechanism::replay &&
        part.how.replay == 0)
        return {&precise_replay_needs_a_metric::text, {events[part.event].name}};
    return check_cascade(part, on);
}

} // namespace detail

/// Checks one request by itself, before any search. Names come in the order of the rule's sentence.
constexpr verdict check(const request &wanted, const target &on) {
    if (const verdict one = detail::check_tagging(wanted); !one.legal()) return one;
    const mechanism how = mechanism_of(wanted);
    const request tags = tagging_part(wanted);
    if (how == mechanism::front_end || how == mechanism::execution || tags.masks != 0)
        if (const verdict one = detail::check_part(tags, on); !one.legal()) return one;
    const request counts = detail::on_required_counter(counting_part(wanted));
    if (counts.how.precise && !events[counts.event].pebs)
        return {&event_can_be_sampled_precisely::text, {events[counts.event].name}};
    if (const verdict one = detail::check_part(counts, on); !one.legal()) return one;
    return detail::check_counting(counts, on);
}

/// Whether two requests give an ESCR the same value.
constexpr bool same_escr_value(const request &a, const request &b) {
    return a.event == b.event && a.masks == b.masks && a.counts_user() == b.counts_user() &&
           a.counts_kernel() == b.counts_kernel() && a.counts_thread_0() == b.counts_thread_0() &&
           a.counts_thread_1() == b.counts_thread_1() && a.how.tag == b.how.tag;
}

namespace detail {

/// The search for seats of some of the requests.
struct search {
    sequence<request> wanted;
    const std::size_t *members; ///< places of the requests that are searched
    std::size_t member_count;
    counter_set reserved; ///< counters that only a request that names them may take
    counter_set singular; ///< counters that are not like others of their ESCR
    seat *seats;          ///< by place in `wanted`

    constexpr counter_set open_to(const request &asks, counter_set taken) const {
        const counter_set own = counters_open_to(asks) & ~taken;
        return asks.how.counter >= 0 ? own : own & ~reserved;
    }

    /// Whether the ESCR is free, or holds the value that this request needs.
    constexpr bool escr_agrees(std::size_t depth, escr_number escr) const {
        const request &asks = wanted[members[depth]];
        if (asks.how.escr >= 0 && asks.how.escr != static_cast<int>(escr)) return false;
        for (std::size_t i = 0; i < depth; ++i)
            if (seats[members[i]].escr == escr && !same_escr_value(wanted[members[i]], asks))
                return false;
        return true;
    }

    /// Tries the first open counter of each ESCR of the request at `depth` and, with it, all that
    /// follow. Counters of one ESCR that nobody names, and no cascade, are alike: where one fails,
    /// the others do.
    constexpr bool place(std::size_t depth, counter_set taken) const {
        if (depth == member_count) return true;
        const request &asks = wanted[members[depth]];
        const event_row &event = events[asks.event];
        for (counter_set open = open_to(asks, taken); open != 0;) {
            const auto counter = static_cast<counter_number>(__builtin_ctz(open));
            const escr_number escr = event.escrs[escr_feeding(event, counter)];
            const bool like_others = (singular & set_of(counter)) == 0;
            open &= ~(like_others ? row_of(escr).counters & ~singular : set_of(counter));
            if (!escr_agrees(depth, escr)) continue;
            seats[members[depth]] = {escr, counter};
            if (place(depth + 1, taken | set_of(counter))) return true;
        }
        return false;
    }
};

inline constexpr unsigned group_count = 4;
inline constexpr unsigned most_counters_in_a_group = 6;

constexpr counter_group group_of(const request &wanted) {
    return counters[__builtin_ctz(row_of(events[wanted.event].escrs[0]).counters)].group;
}

constexpr counter_set counters_with_errata() {
    counter_set found = 0;
    for (unsigned i = 0; i < counter_count; ++i)
        if (counters[i].has_erratum) found |= counter_set{1} << i;
    return found;
}

/// Requests of one counter group. Groups share neither ESCRs nor counters, so each is searched
/// alone.
struct group_members {
    std::size_t places[most_counters_in_a_group + 1]{};
    std::size_t count{}; ///< at most one more than the group has counters: then nothing can fit

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

constexpr counter_set counters_named_by(sequence<request> wanted, const group_members &group) {
    counter_set named = 0;
    for (std::size_t i = 0; i < group.count; ++i)
        if (const int counter = wanted[group.places[i]].how.counter; counter >= 0)
            named |= set_of(static_cast<counter_number>(counter));
    return named;
}

/// The counters to which cascades of a group lead that may go to one of several.
constexpr counter_set counters_of_cascades(sequence<request> wanted, const group_members &group) {
    counter_set found = 0;
    for (std::size_t i = 0; i < group.count; ++i)
        if (const request &asks = wanted[group.places[i]];
            asks.is_cascaded() && asks.how.counter < 0)
            found |= counters_open_to(asks);
    return found;
}

/// Seats for the members of a group: first without counters that have known errata, then with them.
constexpr bool place_group(sequence<request> wanted, const group_members &group, seat *seats) {
    if (group.count > most_counters_in_a_group) return false;
    const counter_set named = counters_named_by(wanted, group);
    const counter_set avoided = named | counters_with_errata();
    const counter_set singular = counters_of_cascades(wanted, group);
    return search{wanted, group.places, group.count, avoided, singular, seats}.place(0, 0) ||
           search{wanted, group.places, group.count, named, singular, seats}.place(0, 0);
}

/// The smallest part of a group that still finds no seats: each of its members is needed for that.
constexpr group_members contest_in(sequence<request> wanted, group_members group, seat *seats) {
    for (std::size_t i = 0; i < group.count;) {
        const group_members rest = group.without(i);
        if (place_group(wanted, rest, seats))
            ++i;
        else
            group = rest;
    }
    return group;
}

/// The rule that two requests with the same mechanism break together, or null.
constexpr broken_rule conflict_within_mechanism(const request &a, const request &b) {
    switch (mechanism_of(a)) {
    case mechanism::none:
        return nullptr;
    case mechanism::front_end:
        if (same_escr_value(tagging_part(a), tagging_part(b))) return nullptr;
        return &front_end_tags_one_kind::text;
    case mechanism::execution:
        if (a.how.tag != b.how.tag || same_escr_value(tagging_part(a), tagging_part(b)))
            return nullptr;
        return &tag_has_one_owner::text;
    case mechanism::replay: {
        const replay_row &one = replay_metrics[a.how.replay - 1];
        const replay_row &other = replay_metrics[b.how.replay - 1];
        const bool agree =
            one.pebs_enable == other.pebs_enable && one.matrix_vert == other.matrix_vert;
        if (agree) return nullptr;
        return &replay_metrics_agree::text;
    }
    }
    return nullptr;
}

/// Whether a request that counts an event of its own tags uops in the front end for another, whose
/// counts they would join.
constexpr bool tags_beside(const request &plain, const request &metric) {
    return mechanism_of(plain) == mechanism::none && mechanism_of(metric) == mechanism::front_end &&
           events[plain.event].role == tagging::front_end_upstream &&
           !same_escr_value(plain, tagging_part(metric));
}

/// The mechanism that a request takes part in, be it with an event of its own.
constexpr mechanism mechanism_used_by(const request &wanted) {
    const request counts = counting_part(wanted);
    if (events[counts.event].role == tagging::front_end_upstream) return mechanism::front_end;
    return mechanism_counted_by(events[counts.event]);
}

/// The tags that a request counts with execution_event itself: bit n of either half of the masks
/// counts tag n.
constexpr unsigned tags_counted_by(const request &wanted) {
    const bool counts = mechanism_of(wanted) == mechanism::none &&
                        events[wanted.event].role == tagging::execution_count;
    return counts ? (wanted.masks | wanted.masks >> 4) & 0xf : 0;
}

/// Whether a request counts other tags with execution_event than the one that another request sets.
/// Nobody sets them then: a third request with a tag would find no ESCR for its count.
constexpr bool counts_other_tags(const request &plain, const request &metric) {
    const unsigned counted = tags_counted_by(plain);
    return counted != 0 && mechanism_of(metric) == mechanism::execution &&
           counted != 1u << metric.how.tag;
}

/// The rule of precise sampling that two requests break together, or null.
constexpr broken_rule conflict_over_precision(const request &a, const request &b) {
    if (!a.how.precise && !b.how.precise) return nullptr;
    if (a.how.precise && b.how.precise) return &precise_sampling_stands_once::text;
    const mechanism one = mechanism_used_by(a);
    const mechanism other = mechanism_used_by(b);
    if (one == mechanism::none || other == mechanism::none || one == other) return nullptr;
    return &precise_sampling_uses_one_mechanism::text;
}

/// The rule of counting at retirement that two requests break together, or null.
constexpr broken_rule tagging_conflict(const request &a, const request &b) {
    if (const broken_rule broken = conflict_over_precision(a, b); broken != nullptr) return broken;
    if (tags_beside(a, b) || tags_beside(b, a)) return &front_end_tags_one_kind::text;
    if (counts_other_tags(a, b) || counts_other_tags(b, a)) return &mask_matches_tag::text;
    if (mechanism_of(a) != mechanism_of(b)) return nullptr;
    return conflict_within_mechanism(a, b);
}

/// Two requests that name the same counter, or the same ESCR with different values, or that tag in
/// ways that exclude each other.
constexpr assignment check_pair(sequence<request> wanted, std::size_t i, std::size_t j) {
    const request a = on_required_counter(counting_part(wanted[i]));
    const request b = on_required_counter(counting_part(wanted[j]));
    const char *const first = name_of(wanted[i]);
    const char *const second = name_of(wanted[j]);
    assignment result{.culprit_count = 2, .culprits = {i, j}};
    if (const broken_rule broken = tagging_conflict(wanted[i], wanted[j]); broken != nullptr) {
        result.why = {broken, {first, second}};
        return result;
    }
    if (a.how.counter >= 0 && a.how.counter == b.how.counter) {
        result.why = {&counter_has_one_owner::text, {counters[a.how.counter].name, first, second}};
        return result;
    }
    if (a.how.escr >= 0 && a.how.escr == b.how.escr && !same_escr_value(a, b)) {
        result.why = {&escr_has_one_value::text, {escrs[a.how.escr].name, first, second}};
        return result;
    }
    return {};
}

/// The place of the request that starts the cascade of another, or the number of requests: the
/// first one that is counted on that counter and overflows, or else the first on it.
constexpr std::size_t source_of(sequence<request> wanted, std::size_t cascaded) {
    std::size_t found = wanted.size();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const request counts = on_required_counter(counting_part(wanted[i]));
        if (i == cascaded || counts.how.counter != wanted[cascaded].how.cascaded_from) continue;
        if (wanted[i].overflows()) return i;
        if (found == wanted.size()) found = i;
    }
    return found;
}

/// Whether the sources of a cascade, each started by the next, lead back to a request that is.
constexpr bool goes_round(sequence<request> wanted, std::size_t cascaded) {
    std::size_t at = cascaded;
    for (std::size_t steps = 0; steps <= wanted.size(); ++steps) {
        if (at == wanted.size() || !wanted[at].is_cascaded()) return false;
        at = source_of(wanted, at);
    }
    return true;
}

/// Checks that what starts a cascade is there, overflows and begins some time.
constexpr assignment check_source(sequence<request> wanted, std::size_t cascaded) {
    const request &asks = wanted[cascaded];
    if (!asks.is_cascaded()) return {};
    const std::size_t source = source_of(wanted, cascaded);
    const char *const name = name_of(asks);
    if (source == wanted.size())
        return {.why = {&cascade_has_a_source::text, {counters[asks.how.cascaded_from].name, name}},
                .culprit_count = 1,
                .culprits = {cascaded}};
    const char *const source_name = name_of(wanted[source]);
    assignment result{.culprit_count = 2, .culprits = {source, cascaded}};
    if (!wanted[source].overflows())
        result.why = {&cascade_source_overflows::text, {source_name, name}};
    else if (wanted[source].interrupts())
        result.why = {&cascade_source_is_not_sampled::text, {source_name, name}};
    else if (goes_round(wanted, cascaded))
        result.why = {&cascade_has_a_beginning::text, {source_name, name}};
    return result.found() ? assignment{} : result;
}

/// A part as it is searched for: one that only one ESCR of its event can or shall count names it.
constexpr request seatable(request part, const target &on) {
    const event_row &event = events[part.event];
    if (keeps_to_half(part, on)) part.how.escr = static_cast<std::int8_t>(escr_of_thread(part, on));
    if (part.how.escr < 0 && names_before(on, event.first_escr_only_before))
        part.how.escr = static_cast<std::int8_t>(event.escrs[0]);
    return part;
}

/// Adds the part of a request that tags, unless another request has the same tagged already.
constexpr void add_tagging(expansion &into, const request &wanted, std::size_t owner) {
    const request part = tagging_part(wanted);
    if (part.masks == 0) return;
    for (std::size_t i = into.counting; i < into.count; ++i)
        if (same_escr_value(into.parts[i], part)) return;
    into.add(part, owner);
}

} // namespace detail

/// In IA32_PEBS_ENABLE: precise sampling for the logical processor on which it is written.
inline constexpr std::uint64_t precise_sampling_bit = std::uint64_t{1} << enable_pebs_bit;

/// All parts of some requests, at most one more than there are counters.
constexpr expansion expand(sequence<request> wanted) {
    expansion result;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        result.add(detail::on_required_counter(counting_part(wanted[i])), i);
    result.counting = result.count;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        detail::add_tagging(result, wanted[i], i);
        if (wanted[i].how.precise) result.pebs_enable |= precise_sampling_bit;
        if (wanted[i].how.replay == 0) continue;
        result.pebs_enable |= replay_metrics[wanted[i].how.replay - 1].pebs_enable;
        result.matrix_vert = replay_metrics[wanted[i].how.replay - 1].matrix_vert;
    }
    return result;
}

namespace detail {

/// All parts of some requests, as they are searched for.
constexpr expansion parts_on(sequence<request> wanted, const target &on) {
    expansion result = expand(wanted);
    for (std::size_t i = 0; i < result.count; ++i)
        result.parts[i] = seatable(result.parts[i], on);
    return result;
}

/// Gives every part a seat. Returns those of them that compete for too few; none where all have
/// one.
constexpr group_members place_all(sequence<request> parts, seat *seats) {
    group_members groups[group_count]{};
    for (std::size_t i = 0; i < parts.size(); ++i)
        groups[static_cast<unsigned>(group_of(parts[i]))].add(i);
    for (const group_members &group : groups)
        if (!place_group(parts, group, seats)) return contest_in(parts, group, seats);
    return {};
}

/// Requests that have no seats together.
struct crowd {
    request asked[counter_count + 1]{};
    std::size_t places[counter_count + 1]{}; ///< of each among all requests
    std::size_t count{};

    constexpr void add(const request &asks, std::size_t place) {
        for (std::size_t i = 0; i < count; ++i)
            if (places[i] == place) return;
        asked[count] = asks;
        places[count++] = place;
    }
    constexpr crowd without(std::size_t position) const {
        crowd rest;
        for (std::size_t i = 0; i < count; ++i)
            if (i != position) rest.add(asked[i], places[i]);
        return rest;
    }
};

/// The requests behind parts that compete. A request may bring other parts into a contest of their
/// own, so requests are left out until each is needed for there to be no seats.
constexpr crowd crowd_behind(sequence<request> wanted, const expansion &needed,
                             const group_members &contest, const target &on) {
    crowd all;
    for (std::size_t i = 0; i < contest.count; ++i)
        all.add(wanted[needed.owners[contest.places[i]]], needed.owners[contest.places[i]]);
    if (needed.count == needed.counting) return all; // one part each: no other contest
    for (std::size_t i = 0; i < all.count;) {
        const crowd rest = all.without(i);
        seat seats[counter_count + 1]{};
        const expansion parts = parts_on({rest.asked, rest.count}, on);
        if (place_all(parts.all(), seats).count == 0)
            ++i;
        else
            all = rest;
    }
    return all;
}

/// Says which requests cannot go together, and which of their events compete.
constexpr void blame(assignment &result, sequence<request> wanted, const group_members &contest,
                     const target &on) {
    const crowd all = crowd_behind(wanted, result.needed, contest, on);
    const expansion parts = parts_on({all.asked, all.count}, on);
    const group_members least = place_all(parts.all(), result.seats);
    result.why.broken = &choices_fit_together::text;
    for (std::size_t i = 0; i < least.count && i < 4; ++i)
        result.why.by[i] = events[parts.parts[least.places[i]].event].name;
    for (std::size_t i = 0; i < all.count; ++i)
        result.culprits[result.culprit_count++] = all.places[i];
}

} // namespace detail

/// Finds an ESCR and a counter for each part of each request. Exact: it finds an assignment
/// whenever one exists. It prefers counters without known errata and is deterministic: the first
/// assignment in the order of parts and counters. Otherwise it returns the broken rule and the
/// fewest requests that break it.
constexpr assignment assign(sequence<request> wanted, const target &on) {
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const verdict one = check(wanted[i], on);
        if (!one.legal()) return {.why = one, .culprit_count = 1, .culprits = {i}};
    }
    for (std::size_t i = 0; i < wanted.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (const assignment pair = detail::check_pair(wanted, j, i); !pair.found())
                return pair;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (const assignment one = detail::check_source(wanted, i); !one.found()) return one;

    assignment result{.needed = detail::parts_on(wanted, on)};
    const detail::group_members contest = detail::place_all(result.needed.all(), result.seats);
    if (contest.count != 0) detail::blame(result, wanted, contest, on);
    return result;
}

} // namespace msr::netburst

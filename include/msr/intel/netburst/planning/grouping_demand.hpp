// The demands of requests (events with qualifiers) on the counter groups, reduced to what matters
// for sharing the groups, and the least number of groups that meets them.
//
// A counter group has two halves: the ESCRs of one half feed its counters only. Counting in one
// half does not affect the other half. In a half a counter serves a single part, an ESCR any number
// of parts that give it the same value.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst::detail {

/// A part of a request (the event that counts, or the event that tags uops) with what the part
/// needs of a group of choices. `group` is the part's counter group, `select` the number by which a
/// counter listens to the part's ESCR: a counter can listen to a single ESCR of that number.
struct packed_part {
    bool exists{};
    bool only_tags{};
    std::uint8_t group{};
    std::uint8_t select{};
    /// Bit 0 and 1: the halves of ESCRs and counters in which the event of the part can be counted.
    std::uint8_t halves{};
    /// The `counter_number` of the counter that the request names for its event; -1: none.
    std::int8_t counter = -1;
    mechanism counts{}; ///< the mechanism whose tagged uops the event of the part counts
    /// Counters on which a cascade may start the count of the event, where there are several; else
    /// empty.
    counter_set only_on{};
    bool precise{};        ///< the event of the part is sampled precisely
    bool tags_front_end{}; ///< the event of the part tags uops in the front end
    /// Tags that execution_event counts where the request itself does not tag uops.
    std::uint8_t counted_tags{};
    /// The tag that execution_event counts where the request itself tags uops.
    std::uint8_t own_tag{};
    /// Index of the first part (counting or tagging event) that gives its ESCR the same value as
    /// this part: equal for parts that can share an ESCR.
    std::size_t value{};
};

inline constexpr unsigned select_count = 8;
/// Number of the resources of which a group of choices has a single one: tags 0 to 3, the tag of
/// the front end, and the registers of the replay metrics.
inline constexpr unsigned tag_count = 6;

/// The tag that a request (an event with qualifiers) uses and the owner of that use; requests with
/// an equal owner tag the same uops. `tag` is `tag_count` where the request uses no tag.
struct tag_use {
    unsigned tag = tag_count;
    std::size_t owner{};
};

constexpr std::size_t counters_of_half(unsigned group) {
    return group == static_cast<unsigned>(counter_group::iq) ? 3 : 2;
}

constexpr packed_part packed(const request &part, bool only_tags) {
    const event_row &event = events[part.event];
    packed_part result{
        .exists = true,
        .only_tags = only_tags,
        .group = static_cast<std::uint8_t>(group_of(part)),
        .select = row_of(event.escrs[0]).select,
        .counter = part.how.counter,
        .counts = event.role == tagging::front_end_upstream ? mechanism::front_end
                                                            : mechanism_counted_by(event),
        .only_on = part.is_cascaded() && part.how.counter < 0 && !only_tags ? counters_open_to(part)
                                                                            : counter_set{0},
        .precise = part.how.precise && !only_tags,
        .tags_front_end = event.role == tagging::front_end_upstream};
    if (event.role == tagging::execution_count)
        (part.how.at_retirement ? result.own_tag : result.counted_tags) =
            static_cast<std::uint8_t>((part.masks | part.masks >> 4) & 0xf);
    for (const escr_number escr : event.all_escrs()) {
        if (part.how.escr >= 0 && part.how.escr != static_cast<int>(escr)) continue;
        if (part.how.counter >= 0 && !feeds(escr, static_cast<counter_number>(part.how.counter)))
            continue;
        if (result.only_on != 0 && (result.only_on & row_of(escr).counters) == 0) continue;
        result.halves = static_cast<std::uint8_t>(result.halves | 1u << row_of(escr).half);
    }
    return result;
}

/// The number of ESCRs that parts of requests with one `select` (ESCR number) in one counter group
/// need in a number of groups of choices. Every condition is necessary; for parts that share no
/// value and nothing else the conditions are also sufficient, because a bipartite graph (of ESCRs
/// and counters) can be coloured with as many colours as its largest degree.
struct escr_demand {
    std::size_t parts{};
    /// How often the ESCR of each half of a pair is needed, each time to hold a single value.
    std::size_t on_half[2]{};
    std::size_t on_either{};
    /// How often the ESCR of each half of a pair serves n parts (counting or tagging events) at a
    /// time, for each n from 0 to 3.
    std::size_t fills[2][4]{};

    constexpr bool escrs_suffice(std::size_t groups) const {
        return on_half[0] <= groups && on_half[1] <= groups &&
               on_half[0] + on_half[1] + on_either <= 2 * groups;
    }
    constexpr std::size_t most_in_half(unsigned half, std::size_t groups) const {
        std::size_t maximum = 0;
        for (std::size_t value = 3; value > 0; --value) {
            const std::size_t uses = fills[half][value] < groups ? fills[half][value] : groups;
            maximum += uses * value;
            groups -= uses;
        }
        return maximum;
    }
    /// Returns the number of parts (counting or tagging events) of requests that must be counted in
    /// one half of a counter group, because the other half has no counters for the parts.
    constexpr std::size_t least_in_half(unsigned half, std::size_t groups) const {
        const std::size_t elsewhere = most_in_half(1 - half, groups);
        return parts > elsewhere ? parts - elsewhere : 0;
    }
};

/// The parts (counting and tagging events) of some requests, with the tags that the requests use:
/// of request n, part 2n counts and part 2n + 1 tags uops, if the request tags uops by an event.
template <std::size_t Most>
struct demand {
    packed_part parts[2 * Most]{};
    tag_use tags[Most]{};
    std::size_t size{}; ///< number of requests whose events are in `parts`

    constexpr demand(sequence<request> requests, const target &target) : size{requests.size()} {
        request whole[2 * Most]{};
        for (std::size_t i = 0; i < size; ++i) {
            whole[2 * i] =
                with_required_escr(on_required_counter(counting_part(requests[i])), target);
            parts[2 * i] = packed(whole[2 * i], false);
            whole[2 * i + 1] = with_required_escr(tagging_part(requests[i]), target);
            if (whole[2 * i + 1].masks != 0) parts[2 * i + 1] = packed(whole[2 * i + 1], true);
        }
        for (std::size_t i = 0; i < 2 * size; ++i)
            if (parts[i].exists) parts[i].value = first_of_value(whole, i);
        for (std::size_t i = 0; i < size; ++i)
            tags[i] = tag_of(requests[i], parts[2 * i + 1].value);
    }

    constexpr std::size_t first_of_value(const request *whole, std::size_t part) const {
        for (std::size_t i = 0; i < part; ++i)
            if (parts[i].exists && whole[i].event == whole[part].event &&
                same_escr_value(whole[i], whole[part]))
                return i;
        return part;
    }

    static constexpr tag_use tag_of(const request &request, std::size_t tagging_value) {
        switch (mechanism_of(request)) {
        case mechanism::execution:
            return {static_cast<unsigned>(request.how.tag), tagging_value};
        case mechanism::front_end:
            return {4, tagging_value};
        case mechanism::replay:
            return {5, first_that_agrees(request.how.replay)};
        case mechanism::none:
            break;
        }
        return {};
    }
    /// Returns the index in `replay_metrics` of the first replay metric whose register values are
    /// those of the metric `number`, counted from 1.
    static constexpr std::size_t first_that_agrees(std::size_t number) {
        const replay_row &mine = replay_metrics[number - 1];
        std::size_t i = 0;
        while (replay_metrics[i].pebs_enable != mine.pebs_enable ||
               replay_metrics[i].matrix_vert != mine.matrix_vert)
            ++i;
        return i;
    }

    /// Returns whether two parts (events that tag) of requests tag the same uops, so that one of
    /// them serves both requests.
    constexpr bool one_serves(std::size_t left, std::size_t other) const {
        return parts[left].only_tags && parts[other].only_tags &&
               parts[left].value == parts[other].value;
    }

    /// Returns the number of parts (counting or tagging events) of requests that need an ESCR of
    /// the same number in the same counter group as `part`.
    constexpr std::size_t wishes_for(const packed_part &part) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < 2 * size; ++i)
            count +=
                parts[i].exists && parts[i].group == part.group && parts[i].select == part.select;
        return count;
    }

    constexpr bool value_is_shared(std::size_t part) const {
        for (std::size_t i = 0; i < 2 * size; ++i)
            if (i != part && parts[i].exists && parts[i].value == parts[part].value) return true;
        return false;
    }
    constexpr bool tag_is_shared(std::size_t index) const {
        for (std::size_t i = 0; i < size; ++i)
            if (i != index && tags[i].tag == tags[index].tag && tags[i].owner == tags[index].owner)
                return true;
        return false;
    }
    /// Returns whether two requests (events with qualifiers) are exchangeable in a search: both
    /// requests need the same resources, and share values and tags with the same requests.
    constexpr bool are_alike(std::size_t left, std::size_t other) const {
        if (tags[left].tag != tags[other].tag) return false;
        if (tags[left].owner != tags[other].owner && (tag_is_shared(left) || tag_is_shared(other)))
            return false;
        return parts_alike(2 * left, 2 * other) && parts_alike(2 * left + 1, 2 * other + 1);
    }
    constexpr bool parts_alike(std::size_t left, std::size_t other) const {
        const packed_part &a = parts[left];
        const packed_part &b = parts[other];
        return a.exists == b.exists && a.group == b.group && a.select == b.select &&
               a.halves == b.halves && a.counter == b.counter && a.counts == b.counts &&
               a.only_on == b.only_on && a.precise == b.precise &&
               a.tags_front_end == b.tags_front_end && a.counted_tags == b.counted_tags &&
               a.own_tag == b.own_tag &&
               (a.value == b.value || (!value_is_shared(left) && !value_is_shared(other)));
    }

    /// Returns whether two parts (counting or tagging events) of requests can never be counted at
    /// the same time, on any counters: a tag of the front end acts on all parts that count such
    /// tags, execution_event together with a tag counts only that tag, and precise sampling
    /// excludes other mechanisms.
    static constexpr bool exclude(const packed_part &a, const packed_part &b) {
        if (a.tags_front_end && b.tags_front_end)
            return (a.only_tags || b.only_tags) && a.value != b.value;
        if ((a.counted_tags != 0 && b.own_tag != 0 && a.counted_tags != b.own_tag) ||
            (b.counted_tags != 0 && a.own_tag != 0 && b.counted_tags != a.own_tag))
            return true;
        if (!a.precise && !b.precise) return false;
        if (a.precise && b.precise) return true;
        return a.counts != mechanism::none && b.counts != mechanism::none && a.counts != b.counts;
    }
    constexpr bool some_exclude(const std::size_t *total, std::size_t count) const {
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (exclude(parts[total[i]], parts[total[j]])) return true;
        return false;
    }

    /// Returns whether parts (counting or tagging events) of requests, of one counter group, can be
    /// counted at the same time on the group's counters.
    /// `total`: indices of the parts in `parts`
    /// `count`: number of the parts, at most that of the group's counters
    constexpr bool have_counters(const std::size_t *total, std::size_t count) const {
        if (some_exclude(total, count)) return false;
        for (std::size_t i = 0; i < count; ++i)
            if (parts[total[i]].only_on != 0) {
                unsigned counter_of[most_counters_in_a_group]{};
                return have_counters_from(0, total, count, counter_of);
            }
        unsigned half_of[most_counters_in_a_group]{};
        std::size_t used[2]{};
        return have_counters_from(0, total, count, half_of, used);
    }
    constexpr bool have_counters_from(std::size_t next, const std::size_t *total, std::size_t count,
                                      unsigned *half_of, std::size_t *used) const {
        if (next == count) return true;
        const packed_part &mine = parts[total[next]];
        for (unsigned half = 0; half < 2; ++half) {
            if ((mine.halves >> half & 1) == 0 || used[half] == counters_of_half(mine.group))
                continue;
            bool agrees = true;
            for (std::size_t i = 0; i < next; ++i)
                agrees = agrees && (half_of[i] != half || agree(parts[total[i]], mine));
            if (!agrees) continue;
            half_of[next] = half;
            ++used[half];
            if (have_counters_from(next + 1, total, count, half_of, used)) return true;
            --used[half];
        }
        return false;
    }
    /// Returns whether each part (counting or tagging event) of a request from `next` on can have a
    /// counter of its own. The search tries counter by counter, for parts that need certain
    /// counters of their half.
    constexpr bool have_counters_from(std::size_t next, const std::size_t *total, std::size_t count,
                                      unsigned *counter_of) const {
        if (next == count) return true;
        const packed_part &mine = parts[total[next]];
        for (unsigned counter = 0; counter < counter_count; ++counter) {
            const counter_row &row = counters[counter];
            bool open = static_cast<unsigned>(row.group) == mine.group &&
                        (mine.halves >> row.half & 1) != 0 &&
                        (mine.counter < 0 || mine.counter == static_cast<int>(counter)) &&
                        (mine.only_on == 0 || (mine.only_on >> counter & 1) != 0);
            for (std::size_t i = 0; i < next && open; ++i)
                open = counter_of[i] != counter &&
                       (counters[counter_of[i]].half != row.half || agree(parts[total[i]], mine));
            if (!open) continue;
            counter_of[next] = counter;
            if (have_counters_from(next + 1, total, count, counter_of)) return true;
        }
        return false;
    }
    /// Returns whether two parts (counting or tagging events) of requests can be counted at the
    /// same time in one half of a counter group.
    static constexpr bool agree(const packed_part &a, const packed_part &b) {
        if (a.counter >= 0 && a.counter == b.counter) return false;
        return a.select != b.select || a.value == b.value;
    }

    /// Returns a lower bound of the number of groups of choices into which the requests are split:
    /// with fewer groups there is no solution.
    constexpr std::size_t least_groups() const {
        std::size_t minimum = size == 0 ? 0 : 1;
        for (unsigned group = 0; group < group_count; ++group)
            minimum = least_for_counters(group, minimum);
        for (unsigned tag = 0; tag < tag_count; ++tag)
            if (const std::size_t owners = owners_of(tag); owners > minimum) minimum = owners;
        return minimum;
    }

    /// Returns whether a part (counting or tagging event) of a request needs a counter of its own:
    /// a part that tags the same uops as an earlier part needs none.
    constexpr bool stands_for_others(std::size_t part) const {
        for (std::size_t i = 0; i < part; ++i)
            if (parts[i].exists && one_serves(i, part)) return false;
        return true;
    }

    constexpr std::size_t least_for_counters(unsigned group, std::size_t minimum) const {
        escr_demand on_select[select_count]{};
        std::size_t named[counter_count]{};
        for (std::size_t i = 0; i < 2 * size; ++i) {
            const packed_part &part = parts[i];
            if (!part.exists || part.group != group || !stands_for_others(i)) continue;
            if (part.counter >= 0 && ++named[part.counter] > minimum) minimum = named[part.counter];
            ++on_select[part.select].parts;
            if (part.value == i) add_value(on_select[part.select], i);
        }
        while (!suffices(on_select, group, minimum))
            ++minimum;
        return minimum;
    }

    /// Adds to `destination` the needs of all parts (counting or tagging events) of requests that
    /// give an ESCR the value of a given part.
    /// `value`: index of the first part with the value
    constexpr void add_value(escr_demand &destination, std::size_t value) const {
        const std::size_t maximum = counters_of_half(parts[value].group);
        for (unsigned half = 0; half < 2; ++half) {
            std::size_t count = 0;
            for (std::size_t i = value; i < 2 * size; ++i)
                count += is_requested(i, value, 3) && (parts[i].halves >> half & 1) != 0;
            destination.fills[half][maximum] += count / maximum;
            if (count % maximum != 0) ++destination.fills[half][count % maximum];
        }
        const std::size_t in_half_0 = times_needed(value, 1);
        const std::size_t in_half_1 = times_needed(value, 2);
        const std::size_t in_all = times_needed(value, 3);
        destination.on_half[0] += in_half_0;
        destination.on_half[1] += in_half_1;
        if (in_all > in_half_0 + in_half_1) destination.on_either += in_all - in_half_0 - in_half_1;
    }

    /// Returns how often an ESCR has to hold a value until all parts (counting or tagging events)
    /// of requests with the value are counted: parts that use a tag in different ways are counted
    /// at different times.
    /// `halves`: 1 or 2: only parts that half 0 or half 1 alone can count; 3: all parts
    constexpr std::size_t times_needed(std::size_t value, unsigned halves) const {
        std::size_t by_tag = 0;
        for (std::size_t i = value; i < 2 * size; ++i)
            if (is_requested(i, value, halves) && uses_tag(i) && is_first_of_use(i, value, halves))
                by_tag += times_of_use(i, value, halves);
        const std::size_t by_all = times_of_use(2 * size, value, halves);
        return by_tag > by_all ? by_tag : by_all;
    }
    constexpr bool is_requested(std::size_t part, std::size_t value, unsigned halves) const {
        return parts[part].exists && parts[part].value == value &&
               (halves == 3 || parts[part].halves == halves) && stands_for_others(part);
    }
    constexpr bool uses_tag(std::size_t part) const {
        return !parts[part].only_tags && tags[part / 2].tag != tag_count;
    }
    constexpr bool same_use(std::size_t left, std::size_t other) const {
        return uses_tag(left) && uses_tag(other) && tags[left / 2].owner == tags[other / 2].owner;
    }
    constexpr bool is_first_of_use(std::size_t part, std::size_t value, unsigned halves) const {
        for (std::size_t i = value; i < part; ++i)
            if (is_requested(i, value, halves) && same_use(i, part)) return false;
        return true;
    }
    /// Returns how often an ESCR has to hold a value for some of the parts (counting or tagging
    /// events) of requests with the value: as often as the parts fill the counters of a half, or as
    /// often as the parts name one counter, if that is more.
    /// `use`: a part: only parts that use a tag as this part does; 2 * size: all parts of the value
    /// `value`: index of the first part with the value
    /// `halves`: 1 or 2: only parts that this half alone can count; 3: all parts
    constexpr std::size_t times_of_use(std::size_t use, std::size_t value, unsigned halves) const {
        std::size_t count = 0;
        std::size_t named[counter_count]{};
        std::size_t times = 0;
        for (std::size_t i = value; i < 2 * size; ++i) {
            if (!is_requested(i, value, halves) || (use < 2 * size && !same_use(use, i))) continue;
            ++count;
            if (const int counter = parts[i].counter; counter >= 0 && ++named[counter] > times)
                times = named[counter];
        }
        const std::size_t maximum = counters_of_half(parts[value].group);
        const std::size_t filled = (count + maximum - 1) / maximum;
        return filled > times ? filled : times;
    }

    static constexpr bool suffices(const escr_demand *on_select, unsigned group,
                                   std::size_t groups) {
        const std::size_t room = groups * counters_of_half(group);
        std::size_t in_half[2]{};
        std::size_t total = 0;
        for (unsigned select = 0; select < select_count; ++select) {
            const escr_demand &demand = on_select[select];
            if (!demand.escrs_suffice(groups)) return false;
            for (unsigned half = 0; half < 2; ++half)
                in_half[half] += demand.least_in_half(half, groups);
            total += demand.parts;
        }
        return in_half[0] <= room && in_half[1] <= room && total <= 2 * room;
    }

    /// Returns how many different uses of a tag the requests (events with qualifiers) have, each of
    /// which needs a group of choices of its own.
    constexpr std::size_t owners_of(unsigned tag) const {
        std::size_t count = 0;
        for (std::size_t i = 0; i < size; ++i) {
            if (tags[i].tag != tag) continue;
            bool first = true;
            for (std::size_t j = 0; j < i; ++j)
                first = first && (tags[j].tag != tag || tags[j].owner != tags[i].owner);
            count += first;
        }
        return count;
    }
};

} // namespace msr::netburst::detail

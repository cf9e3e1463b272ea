// The search for the fewest groups of choices: requests (events with qualifiers) that stay together
// are put on shelves, a shelf for each group.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/planning/grouping_demand.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/grouping.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

/// A pair of requests that are counted at the same time, in one group of choices.
using link = linked_requests;

namespace detail {

/// A bundle: requests that go into one group of choices, and the resources that they need together.
struct bundle {
    /// Index of the bundle's first part (counting or tagging event) in the list of the parts of all
    /// bundles of requests.
    std::size_t first_part{};
    std::size_t part_count{};
    unsigned counter_groups{}; ///< bit n: the bundle of requests has events in counter group n
    bool tags{};               ///< some requests of the bundle count at retirement
    /// The counter groups, bit n for group n, that the search has to settle at the same time as the
    /// counter groups of the bundle itself.
    unsigned component{};
    /// How hard it seems to put the bundle of requests into a group: at first the most parts that
    /// need one of the bundle's ESCRs; more after each failure.
    std::size_t weight{};
    /// Index of the first bundle of requests that is exchangeable with this bundle, or the index of
    /// this bundle.
    std::size_t alike{};
};

/// A shelf: a group of choices while the search fills it.
struct shelf {
    std::size_t parts[group_count][most_counters_in_a_group]{};
    std::size_t count[group_count]{};
    /// The number of the owner of each tag on the shelf, plus 1 (requests with an equal owner tag
    /// the same uops); 0: the tag is free.
    std::size_t tag_owner[tag_count]{};
    bool used{};
};

/// A search that puts bundles of requests on shelves, which become groups of choices. A counter
/// group is independent of another unless a bundle has parts in both, so each set of counter groups
/// that depend on each other, a component, is settled by itself.
template <std::size_t Most>
struct grouper {
    static_assert(Most <= 0xffff, "a schedule has room for 65535 choices at most");

    demand<Most> demands;
    std::size_t bundle_of[Most]{}; ///< the index of the first request in the bundle of each request
    /// The bundles of requests, each at the index of its first request.
    bundle bundles[Most]{};
    std::size_t parts[2 * Most]{};
    shelf shelves[Most]{};
    std::size_t shelf_of[Most]{};
    std::size_t shelf_count{};
    // State of the search: the bundles of requests (each bundle goes into one group of choices)
    // without a shelf (a group that the search fills), and the shelves on which each bundle fits.
    bool waiting[Most]{};
    bool fits_on[Most][Most]{};
    std::size_t options[Most]{};
    struct forbidden {
        std::uint16_t which{};
        std::uint16_t number{};
    };
    /// Forbidden placements of bundles of requests, to be undone in reverse order.
    forbidden trail[Most * Most]{};
    std::size_t trail_length{};
    /// How many placements of bundles on shelves (of requests in groups) may still be tried before
    /// the search starts anew.
    std::size_t attempts_left{};

    constexpr grouper(sequence<request> requests, sequence<link> links, sequence<link> cascades,
                      const target &target)
        : demands{requests, target} {
        for (std::size_t i = 0; i < demands.size; ++i)
            bundle_of[i] = i;
        for (const link &entry : links)
            join(bundle_of[entry.one], bundle_of[entry.other]);
        for (const link &entry : cascades)
            join(bundle_of[entry.one], bundle_of[entry.other]);
        std::size_t used = 0;
        for (std::size_t i = 0; i < demands.size; ++i)
            if (bundle_of[i] == i) used = collect(i, used);
        for (std::size_t i = 0; i < demands.size; ++i)
            if (bundle_of[i] == i) bundles[i].component = component_of(bundles[i].counter_groups);
        for (std::size_t i = 0; i < demands.size; ++i)
            bundles[i].alike = first_alike(i);
    }

    constexpr void join(std::size_t left, std::size_t other) {
        const std::size_t first = left < other ? left : other;
        for (std::size_t i = 0; i < demands.size; ++i)
            if (bundle_of[i] == left || bundle_of[i] == other) bundle_of[i] = first;
    }

    /// Lists the parts (counting and tagging events) of a bundle of requests in `parts`; a tagging
    /// part that serves several of its requests is listed once.
    /// `index`: the index of the bundle
    /// `used`: number of the parts that are listed already
    /// Returns the number of listed parts.
    constexpr std::size_t collect(std::size_t index, std::size_t used) {
        bundle &destination = bundles[index];
        destination.first_part = used;
        for (std::size_t i = index; i < demands.size; ++i) {
            if (bundle_of[i] != index) continue;
            add_part(destination, 2 * i);
            destination.tags = destination.tags || demands.tags[i].tag != tag_count;
            if (demands.parts[2 * i + 1].exists) add_part(destination, 2 * i + 1);
        }
        return destination.first_part + destination.part_count;
    }
    constexpr void add_part(bundle &destination, std::size_t part) {
        for (std::size_t i = 0; i < destination.part_count; ++i)
            if (demands.one_serves(parts[destination.first_part + i], part)) return;
        parts[destination.first_part + destination.part_count++] = part;
        destination.counter_groups |= 1u << demands.parts[part].group;
        const std::size_t wishes = demands.wishes_for(demands.parts[part]);
        if (destination.weight < wishes) destination.weight = wishes;
    }

    constexpr unsigned component_of(unsigned groups) const {
        for (;;) {
            unsigned reached = groups;
            for (std::size_t i = 0; i < demands.size; ++i)
                if (bundle_of[i] == i && (bundles[i].counter_groups & reached) != 0)
                    reached |= bundles[i].counter_groups;
            if (reached == groups) return groups;
            groups = reached;
        }
    }

    constexpr bool is_single(std::size_t index) const {
        if (bundle_of[index] != index) return false;
        for (std::size_t i = index + 1; i < demands.size; ++i)
            if (bundle_of[i] == index) return false;
        return true;
    }
    constexpr std::size_t first_alike(std::size_t index) const {
        if (!is_single(index)) return index;
        for (std::size_t i = 0; i < index; ++i)
            if (bundles[i].alike == i && is_single(i) && demands.are_alike(i, index)) return i;
        return index;
    }

    constexpr bool tags_agree(std::size_t index, const shelf &shelf) const {
        if (!bundles[index].tags) return true;
        std::size_t owner[tag_count]{};
        for (unsigned tag = 0; tag < tag_count; ++tag)
            owner[tag] = shelf.tag_owner[tag];
        for (std::size_t i = index; i < demands.size; ++i) {
            if (bundle_of[i] != index || demands.tags[i].tag == tag_count) continue;
            const tag_use &use = demands.tags[i];
            if (owner[use.tag] != 0 && owner[use.tag] != use.owner + 1) return false;
            owner[use.tag] = use.owner + 1;
        }
        return true;
    }

    /// Writes the parts (counting and tagging events) that a shelf (a group of choices) would have
    /// in a counter group with a bundle added; at most one part more than fit.
    /// Returns the number of parts; more than a group has counters: the bundle does not fit.
    constexpr std::size_t merged(std::size_t index, const shelf &shelf, unsigned group,
                                 std::size_t *destination) const {
        std::size_t count = shelf.count[group];
        for (std::size_t i = 0; i < count; ++i)
            destination[i] = shelf.parts[group][i];
        for (std::size_t i = 0; i < bundles[index].part_count; ++i) {
            const std::size_t part = parts[bundles[index].first_part + i];
            if (demands.parts[part].group != group) continue;
            bool served = false;
            for (std::size_t j = 0; j < shelf.count[group]; ++j)
                served = served || demands.one_serves(shelf.parts[group][j], part);
            if (served) continue;
            if (count == most_counters_in_a_group) return count + 1;
            destination[count++] = part;
        }
        return count;
    }

    constexpr bool fits(std::size_t index, const shelf &shelf) const {
        if (!tags_agree(index, shelf)) return false;
        for (unsigned group = 0; group < group_count; ++group) {
            if ((bundles[index].counter_groups >> group & 1) == 0) continue;
            std::size_t list[most_counters_in_a_group]{};
            const std::size_t count = merged(index, shelf, group, list);
            if (count > most_counters_in_a_group || !demands.have_counters(list, count))
                return false;
        }
        return true;
    }

    constexpr void put(std::size_t index, std::size_t number) {
        shelf &shelf = shelves[number];
        for (unsigned group = 0; group < group_count; ++group)
            if ((bundles[index].counter_groups >> group & 1) != 0)
                shelf.count[group] = merged(index, shelf, group, shelf.parts[group]);
        for (std::size_t i = index; i < demands.size && bundles[index].tags; ++i)
            if (bundle_of[i] == index && demands.tags[i].tag != tag_count)
                shelf.tag_owner[demands.tags[i].tag] = demands.tags[i].owner + 1;
        shelf.used = true;
        shelf_of[index] = number;
    }

    constexpr bool in(unsigned component, std::size_t index) const {
        return bundle_of[index] == index && bundles[index].component == component;
    }

    /// Puts each bundle of requests of a component (of counter groups that depend on each other) on
    /// the first shelf (group of choices) on which the bundle fits, in order. Returns whether all
    /// bundles have a shelf; the result is then the first of all solutions.
    constexpr bool place_in_order(unsigned component) {
        for (std::size_t i = 0; i < demands.size; ++i) {
            if (!in(component, i)) continue;
            std::size_t number = 0;
            while (number < shelf_count && !fits(i, shelves[number]))
                ++number;
            if (number == shelf_count) return false;
            put(i, number);
        }
        return true;
    }

    /// Returns the index of the bundle of requests without a shelf (a group of choices) that has
    /// the fewest possible shelves for its weight; the number of requests where all bundles have a
    /// shelf.
    constexpr std::size_t hardest() const {
        std::size_t position = demands.size;
        for (std::size_t i = 0; i < demands.size; ++i)
            if (waiting[i] &&
                (position == demands.size ||
                 options[i] * bundles[position].weight < options[position] * bundles[i].weight))
                position = i;
        return position;
    }

    /// Returns how much a bundle of requests on a shelf (in a group of choices) would be in the way
    /// of other bundles: least where its ESCRs are least used.
    constexpr std::size_t obstruction(std::size_t index, const shelf &shelf) const {
        const packed_part &mine = demands.parts[parts[bundles[index].first_part]];
        std::size_t sum = 0;
        for (unsigned group = 0; group < group_count; ++group) {
            if ((bundles[index].counter_groups >> group & 1) == 0) continue;
            sum += shelf.count[group];
            for (std::size_t i = 0; i < shelf.count[group]; ++i) {
                const packed_part &other = demands.parts[shelf.parts[group][i]];
                if (group == mine.group && other.select == mine.select && other.value != mine.value)
                    sum += 100;
            }
        }
        return sum;
    }
    constexpr std::size_t best_shelf(std::size_t index, const bool *visited) const {
        std::size_t position = shelf_count;
        std::size_t minimum = 0;
        for (std::size_t i = 0; i < shelf_count; ++i) {
            if (visited[i] || !fits_on[index][i]) continue;
            const std::size_t here = obstruction(index, shelves[i]);
            if (position == shelf_count || here < minimum) {
                position = i;
                minimum = here;
            }
        }
        return position;
    }

    constexpr void forbid(std::size_t index, std::size_t number) {
        if (!fits_on[index][number]) return;
        fits_on[index][number] = false;
        --options[index];
        trail[trail_length++] = {static_cast<std::uint16_t>(index),
                                 static_cast<std::uint16_t>(number)};
    }
    constexpr void allow_again(std::size_t length) {
        while (trail_length > length) {
            const auto [which, number] = trail[--trail_length];
            fits_on[which][number] = true;
            ++options[which];
        }
    }
    /// Returns whether every bundle of requests without a shelf (a group of choices) still has a
    /// possible shelf after a bundle was put on the shelf `number`; forbids the shelf to bundles
    /// that no longer fit.
    constexpr bool all_keep_a_shelf(std::size_t number) {
        for (std::size_t i = 0; i < demands.size; ++i) {
            if (!waiting[i] || !fits_on[i][number] || fits(i, shelves[number])) continue;
            forbid(i, number);
            if (options[i] != 0) continue;
            // a bundle that lost its last shelf (group of choices) is placed earlier in the next
            // try
            ++bundles[i].weight;
            return false;
        }
        return true;
    }

    /// Puts all bundles of requests without a shelf (a group of choices) on shelves. Where a bundle
    /// has failed on a shelf, bundles exchangeable with this bundle fail on the shelf, too, and are
    /// not tried. Empty shelves are exchangeable, so that a single one of them is tried. Returns
    /// whether all bundles have a shelf.
    constexpr bool place_rest() {
        const std::size_t index = hardest();
        if (index == demands.size) return true;
        waiting[index] = false;
        const std::size_t length = trail_length;
        bool visited[Most]{};
        for (std::size_t number = best_shelf(index, visited); number < shelf_count;
             number = best_shelf(index, visited)) {
            if (attempts_left == 0) break;
            --attempts_left;
            const shelf previous = shelves[number];
            const std::size_t length_here = trail_length;
            put(index, number);
            if (all_keep_a_shelf(number) && place_rest()) return true;
            allow_again(length_here);
            shelves[number] = previous;
            for (std::size_t i = 0; i < shelf_count; ++i)
                if (i == number || (!previous.used && !shelves[i].used)) {
                    visited[i] = true;
                    forbid_to_those_like(index, i);
                }
        }
        allow_again(length);
        waiting[index] = true;
        return false;
    }
    constexpr void forbid_to_those_like(std::size_t index, std::size_t number) {
        for (std::size_t i = 0; i < demands.size; ++i)
            if (waiting[i] && bundles[i].alike == bundles[index].alike) forbid(i, number);
    }

    constexpr void clear(unsigned component) {
        trail_length = 0;
        for (std::size_t i = 0; i < shelf_count; ++i)
            shelves[i] = {};
        for (std::size_t i = 0; i < demands.size; ++i) {
            waiting[i] = in(component, i);
            options[i] = waiting[i] ? shelf_count : 0;
            for (std::size_t j = 0; j < shelf_count; ++j)
                fits_on[i][j] = waiting[i];
        }
    }

    /// Numbers the shelves (groups of choices) of a component anew, in the order of the first
    /// bundle on each shelf.
    constexpr void number_in_order(unsigned component) {
        // for each shelf (group of choices): the shelf's new number, plus 1; 0: not numbered yet
        std::size_t number_of[Most]{};
        std::size_t numbers = 0;
        for (std::size_t i = 0; i < demands.size; ++i) {
            if (!in(component, i)) continue;
            std::size_t &number = number_of[shelf_of[i]];
            if (number == 0) number = ++numbers;
            shelf_of[i] = number - 1;
        }
    }

    /// Searches for shelves (groups of choices) for all bundles of requests of a component, among
    /// `shelf_count` shelves. A search that takes long starts anew with the weights that it has
    /// learnt and twice the attempts, until it ends by itself. Returns whether there is a solution.
    constexpr bool search_for(unsigned component) {
        for (std::size_t attempts = 4 * demands.size;; attempts *= 2) {
            clear(component);
            attempts_left = attempts;
            if (place_rest()) return true;
            if (attempts_left != 0) return false;
        }
    }

    /// Puts all bundles of requests of a component on shelves (into groups of choices); adds
    /// shelves until all bundles fit.
    constexpr void settle(unsigned component) {
        for (;; ++shelf_count) {
            clear(component);
            if (place_in_order(component)) return;
            if (!search_for(component)) continue;
            number_in_order(component);
            return;
        }
    }
    constexpr void settle_all() {
        shelf_count = demands.least_groups();
        bool settled[1u << group_count]{};
        for (std::size_t i = 0; i < demands.size; ++i) {
            if (bundle_of[i] != i || settled[bundles[i].component]) continue;
            settled[bundles[i].component] = true;
            settle(bundles[i].component);
        }
    }
};

} // namespace detail

} // namespace msr::netburst

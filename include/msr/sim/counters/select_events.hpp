// The events of a simulated processor by the numbers in a select register: event number, unit mask
// and comparison, each event with its sum of signals and the counters that can count it.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/sim/counters/clock_filter.hpp>
#include <msr/sim/events/event_meanings.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msr::sim {

/// The numbers by which a select register selects an event, packed as select::listed_row::select
/// packs them: event bits 11:0, unit mask 19:12, second unit mask 27:20, threshold 35:28, inversion
/// 36, edge 37.
struct event_numbers {
    std::uint32_t code{};  ///< event number in a select register, 12 bits
    std::uint32_t mask{};  ///< unit mask in a select register, 8 bits
    std::uint32_t mask2{}; ///< second unit mask in a select register, 8 bits
    /// Least number of events in a clock that counts, 8 bits; 0: each event counts.
    std::uint32_t threshold{};
    bool invert{}; ///< whether the counter counts clocks with fewer events than the threshold
    bool edge{};   ///< whether the counter counts how often its condition begins to hold

    /// Returns the event's numbers packed into one word, for comparison.
    constexpr std::uint64_t packed() const {
        using bits = std::uint64_t;
        return code | bits{mask} << 12 | bits{mask2} << 20 | bits{threshold} << 28 |
               bits{invert} << 36 | bits{edge} << 37;
    }
    /// Returns whether a counter that is set to the numbers of this object compares the events of
    /// each clock with a threshold.
    constexpr bool is_compared() const { return threshold != 0 || invert || edge; }
};

/// An event of a simulated processor, by the numbers of its select register.
struct known_event {
    /// The select register's numbers for the event, as event_numbers::packed() returns them.
    std::uint64_t numbers{};
    std::uint32_t beside{}; ///< address of a second register that the event needs; 0: none
    std::uint64_t holds{};  ///< value that the register at `beside` must hold for the event
    signal_sum sum{};       ///< the sum of signals of the models that the event counts
    bool simulated{}; ///< whether the models have signals for the event, so that counters count it
    select::counter_set counters{}; ///< counters that can count the event, bit n for counter n
    /// Counters that can sample the event precisely, bit n for counter n.
    select::counter_set precise{};
    std::size_t place{}; ///< position of the event in the order of addition to known_events
};

/// The event that a select register selects: a sum of signals and the counters that can count it,
/// or the reason why the event is not counted.
struct resolved_event {
    bool simulated{};          ///< whether the event is counted
    not_counted_because why{}; ///< reason why the event is not counted, where `simulated` is false
    signal_sum sum{}; ///< the sum of signals of the models that counters of the event count
    select::counter_set counters{}; ///< counters that can count the event, bit n for counter n
    /// Counters that can sample the event precisely, bit n for counter n.
    select::counter_set precise{};
    /// The comparison by which counters count clocks of the event's occurrences; not set for a
    /// listed event, whose `sum` is what a counter with the event's own comparison counts.
    clock_comparison comparison{};
};

/// Returns the row of a table with an event's name, in any case, and number; null: no row matches.
/// `table`: the meanings of events
/// `name`: the event's name in a table or list
/// `code`: the event's number; a row with the number -1 matches any code
constexpr const event_meaning *meaning_in(sequence<event_meaning> table, text_view name,
                                          std::uint32_t code) {
    for (const event_meaning &row : table)
        if ((row.code < 0 || static_cast<std::uint32_t>(row.code) == code) &&
            same_without_case(row.name, name))
            return &row;
    return nullptr;
}

/// The events of a simulated processor by their numbers. Events are copied; their names and
/// meanings have static storage.
class known_events {
public:
    /// Adds an event. Call the function `finish` after the last event.
    void add(known_event event) {
        event.place = all_.size();
        all_.push_back(event);
    }

    /// Sorts the events by their numbers. Call the function after the last event is added. Where
    /// several events have the same numbers, the first event with a meaning stays.
    void finish() {
        std::sort(all_.begin(), all_.end(), [](const known_event &a, const known_event &b) {
            if (a.numbers != b.numbers) return a.numbers < b.numbers;
            if (a.simulated != b.simulated) return a.simulated;
            return a.place < b.place;
        });
        // a list and a table may both say that an event can be sampled precisely
        for (std::size_t i = 1; i < all_.size(); ++i)
            if (all_[i].numbers == all_[i - 1].numbers) all_[i].precise |= all_[i - 1].precise;
        for (std::size_t i = all_.size(); i-- > 1;)
            if (all_[i].numbers == all_[i - 1].numbers) all_[i - 1].precise = all_[i].precise;
    }

    /// Returns the event that a select register selects. `numbers`: the numbers in the select
    /// register `values`: called with an address; returns the value of the register at an address
    /// `masks_add`: whether a unit mask with the bits of several events counts each of them `set`:
    /// the counter, where the same numbers select different events on different counters
    template <typename Held>
    constexpr resolved_event find(const event_numbers &numbers, const Held &values, bool masks_add,
                                  select::counter_set set = ~select::counter_set{0}) const {
        const resolved_event exact = find_exactly(numbers, values, set);
        if (exact.simulated || exact.why != not_counted_because::unknown_event) return exact;
        if (masks_add && (numbers.mask & (numbers.mask - 1)) != 0) {
            const resolved_event sum = sum_of_masks(numbers, values);
            if (sum.simulated || sum.why != not_counted_because::unknown_event) return sum;
        }
        if (!numbers.is_compared()) return exact;
        event_numbers plain = numbers;
        plain.threshold = 0;
        plain.invert = plain.edge = false;
        resolved_event known = find(plain, values, masks_add, set);
        if (known.simulated && numbers.threshold != 0 && has_clocks(known.sum)) {
            known.comparison = {
                .threshold = numbers.threshold, .invert = numbers.invert, .edge = numbers.edge};
            return known;
        }
        if (known.simulated || known.why != not_counted_because::unknown_event)
            return {.why = not_counted_because::compared};
        return exact;
    }

private:
    std::vector<known_event> all_;

    /// Returns the event with exactly the numbers `event_numbers` that one of the counters in `set`
    /// can count, or an event with these numbers that another counter counts.
    template <typename Held>
    constexpr resolved_event find_exactly(const event_numbers &event_numbers, const Held &values,
                                          select::counter_set set = ~select::counter_set{0}) const {
        const resolved_event able = first_of(event_numbers.packed(), values, set);
        if (able.simulated || able.why != not_counted_because::unknown_event) return able;
        return first_of(event_numbers.packed(), values, 0);
    }

    /// Returns the first event with the packed numbers `key` that one of the counters in `set` can
    /// count; `set` 0: any counter.
    template <typename Held>
    constexpr resolved_event first_of(std::uint64_t key, const Held &values,
                                      select::counter_set set) const {
        auto next = std::lower_bound(all_.begin(), all_.end(), key,
                                     [](const known_event &event, std::uint64_t numbers) {
                                         return event.numbers < numbers;
                                     });
        resolved_event best{.why = not_counted_because::unknown_event};
        for (; next != all_.end() && next->numbers == key; ++next) {
            if (set != 0 && (next->counters & set) == 0) continue;
            if (next->beside != 0 && values(next->beside) != next->holds) {
                if (best.why == not_counted_because::unknown_event)
                    best.why = not_counted_because::other_value;
                continue;
            }
            if (next->simulated)
                return {.simulated = true,
                        .sum = next->sum,
                        .counters = next->counters,
                        .precise = next->precise};
            best.why = not_counted_because::no_signal;
        }
        return best;
    }

    /// Returns the sum of the events of a unit mask's bits, where each bit is an event of its own
    /// and no two of these events have a signal in common.
    template <typename Held>
    constexpr resolved_event sum_of_masks(const event_numbers &numbers, const Held &values) const {
        resolved_event sum{.simulated = true, .counters = ~select::counter_set{0}};
        for (std::uint32_t rest = numbers.mask; rest != 0; rest &= rest - 1) {
            event_numbers part = numbers;
            part.mask = rest & (~rest + 1);
            const resolved_event event = find_exactly(part, values);
            if (!event.simulated) return event;
            for (std::size_t i = 0; i < event.sum.count; ++i)
                if (sum.sum.has(event.sum.terms[i].of))
                    return {.why = not_counted_because::overlapping_masks};
            if (sum.sum.count + event.sum.count > signal_sum::most_terms)
                return {.why = not_counted_because::overlapping_masks};
            sum.sum = sum.sum + event.sum;
            sum.counters &= event.counters;
        }
        return sum;
    }
};

/// The setting of a counter whose own enable bit is set, by the value of the counter's select
/// register.
struct counter_setting {
    int number{};            ///< the PMU's number of the counter
    const char *name{};      ///< name of the counter
    std::uint32_t address{}; ///< address of the counter's register
    unsigned width{};        ///< width of the counter in bits
    /// Whether the global registers, which enable all counters, also enable the counter.
    bool runs{};
    bool user{};       ///< whether the counter counts at CPL 1 to 3
    bool kernel{};     ///< whether the counter counts at CPL 0
    bool interrupts{}; ///< whether an overflow of the counter requests an interrupt
    bool precise{}; ///< whether an overflow of the counter makes a precise record of the next event
    bool both_threads{}; ///< whether the counter counts for all logical processors of its core
    /// The threads of a core whose requests a counter of a shared unit counts: bit n for thread n.
    std::uint16_t threads = 0xffff;
    int core = -1; ///< core whose requests a counter of a shared unit counts; -1: all cores
    /// Bit of the status register that an overflow of the counter sets; 0: no bit.
    std::uint64_t status_bit{};
    /// Event that the counter counts, or the reason why the counter does not count.
    resolved_event event{};
};

/// Adds those events of a PMU's own table that a target has: by `name`, or by `name.mask` for each
/// mask of an event that needs a mask.
/// `events`: receives the events
/// `meanings`: the sums of signals of events, by the names in the table
/// `target`: the target of the simulated machine
template <typename M>
void add_table_events(known_events &events, sequence<event_meaning> meanings,
                      const typename M::target &target) {
    for (std::size_t i = 0; i < M::events.size(); ++i) {
        const select::event_row &row = M::events[i];
        if (!M::exists(row, target)) continue;
        const auto add = [&](std::uint32_t masks, std::uint32_t chosen, const std::string &name) {
            select::request request{.event = static_cast<std::int32_t>(i),
                                    .masks = masks,
                                    .chosen = chosen,
                                    .counter = 0};
            const event_numbers numbers{.code = row.code, .mask = masks | row.fixed_masks};
            const event_meaning *const means =
                meaning_in(meanings, {name.data(), name.size()}, row.code);
            events.add({.numbers = numbers.packed(),
                        .sum = means != nullptr ? means->sum : signal_sum{},
                        .simulated = means != nullptr,
                        .counters = M::counters_of(request, target)});
        };
        if (row.masks.size() == 0) add(0, 0, row.name);
        for (const select::mask_row &mask : row.masks)
            add(mask.value, mask.field, std::string(row.name) + "." + mask.name);
    }
}

} // namespace msr::sim

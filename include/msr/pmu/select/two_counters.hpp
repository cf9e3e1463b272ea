// The common part of event PMUs with two counters, the P5 and the P6, whose choices need nothing
// but counters. Their targets are sets of processors, and a limited event belongs to one counter.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// The base of an event PMU with two counters and no auxiliary registers. `Target` has
/// `processors`, with a bit for each processor; a default `Target` has all of them. `where` of an
/// event has the bits of the processors that have the event.
template <typename EventPmu, typename Target>
struct two_counters : prefers_no_counter,
                      has_no_rules_of_pairs,
                      takes_one_counter,
                      has_no_kinds,
                      has_no_numbers_of_its_own,
                      has_no_lists,
                      has_no_doubts,
                      means_what_it_says {
    static constexpr bool knows(const Target &target) {
        return target.processors != 0 && target.processors <= Target{}.processors;
    }

    /// The use of a processor by a plan, beside the target: nothing, because every processor of the
    /// target has both counters.
    struct usage {};
    static constexpr usage usage_of(sequence<request>, const assignment *) { return {}; }

    static constexpr sequence<qualifier_row> values{};
    static constexpr sequence<auxiliary_row> auxiliaries{};
    template <unsigned Which, std::uint64_t Value>
    struct named_value;

    static constexpr bool exists(const event_row &event, const Target &target) {
        return (target.processors & ~event.where) == 0;
    }
    static constexpr counter_set counters_on(const Target &) { return 3; }
    /// Returns the counters that can count a request. A raw event code has the counters of the
    /// events with that code.
    static constexpr counter_set counters_of(const request &request, const Target &target) {
        const auto row = event_of<EventPmu>(request);
        return row ? row->counters : counters_of_code(request.code, target);
    }
    static constexpr needs needs_of(const request &, const Target &) { return {}; }
    using rules = rule_list<>;

    /// Returns the counters that can count an event code on every processor of the target. Where
    /// several events of a processor have the code, the counters of any of them; where no event has
    /// the code, every counter.
    static constexpr counter_set counters_of_code(std::uint32_t code, const Target &target) {
        counter_set result = counters_on(target);
        for (std::uint32_t left = target.processors; left != 0; left &= left - 1) {
            const std::uint32_t processor = left & (~left + 1);
            counter_set able = 0;
            for (const event_row &row : EventPmu::events)
                if (row.code == code && (row.where & processor) != 0) able |= row.counters;
            if (able != 0) result &= able;
        }
        return result;
    }

protected:
    /// Adds to a program the counter of the choice at position `owner`. Counters of PMUs with two
    /// counters have no overflow flags.
    /// `preset`: the value from which the counter starts
    /// `written_width`: how many low bits of the counter are put back as they were found
    /// `most_per_clock`: the most that the counter adds in a clock of the time stamp counter
    template <typename Builder>
    static constexpr void add_counter(Builder &destination, std::size_t owner,
                                      const counter_row &counter, std::uint64_t preset,
                                      unsigned written_width, std::uint32_t most_per_clock) {
        destination.add_write(phase::set_up, owner, {counter.address, preset});
        destination.add_readout(owner, {.address = counter.address,
                                        .width = counter.width,
                                        .name = counter.name,
                                        .most_per_clock = most_per_clock,
                                        .is_sampled = preset != 0});
        destination.touch({counter.address, low_bits(written_width), counter.name, true});
    }
};

} // namespace msr::select

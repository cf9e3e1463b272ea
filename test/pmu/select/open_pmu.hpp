// An event PMU for tests, whose requests themselves say what they can use, so that a test can pose
// any instance of the planner's problem: the unit mask is the set of usable counters; a value and
// the set of its places stand for an auxiliary register; two requests with one flag exclude each
// other.
#pragma once

#include <msr/core/program.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace open_model {

namespace select = msr::select;

struct any_target {
    bool exists = true;
    friend constexpr bool operator==(const any_target &, const any_target &) = default;
};

struct exclusive : select::pair_rule<exclusive> {
    MSR_RULE_TEXT(exclusive, "these two exclude each other");
    template <typename M>
    static constexpr bool holds(const select::considered_pair<M> &context) {
        return (context.one.flags & context.other.flags) == 0;
    }
};

struct event_pmu : select::has_no_doubts,
                   select::has_no_lists,
                   select::prefers_no_counter,
                   select::takes_one_counter,
                   select::is_as_sure_everywhere,
                   select::has_no_kinds,
                   select::has_no_numbers_of_its_own,
                   select::means_what_it_says,
                   select::has_usual_levels {
    using target = any_target;
    static constexpr target targets[] = {{}};
    static constexpr bool knows(const target &target) { return target.exists; }
    static constexpr msr::sequence<select::event_row> events{};
    static constexpr select::counter_row counter_rows[6] = {
        {"c0", 0, 40}, {"c1", 1, 40}, {"c2", 2, 40}, {"c3", 3, 40}, {"c4", 4, 40}, {"c5", 5, 40}};
    static constexpr auto counters = msr::all_of(counter_rows);
    static constexpr select::qualifier_row flag_rows[] = {{"a", ""}, {"b", ""}};
    static constexpr auto flags = msr::all_of(flag_rows);
    static constexpr select::qualifier_row value_rows[] = {
        {"value", ""}, {"places", ""}, {"other", ""}};
    static constexpr auto values = msr::all_of(value_rows);
    static constexpr select::auxiliary_row auxiliary_rows[] = {{"shared", 3}, {"single", 1}};
    static constexpr auto auxiliaries = msr::all_of(auxiliary_rows);

    static constexpr bool exists(const select::event_row &, const target &) { return true; }
    static constexpr select::limits limits_of(const select::request &, const target &) {
        return {.code = 0xff, .masks = 0x3f, .flags = 3, .values = {7, 7, 7}};
    }
    static constexpr select::counter_set counters_on(const target &) { return 0x3f; }
    static constexpr select::counter_set counters_of(const select::request &request,
                                                     const target &) {
        return request.masks;
    }
    static constexpr select::needs needs_of(const select::request &request, const target &) {
        select::needs result;
        if (request.has_value(0))
            result.all[result.count++] = {0, request.values[0],
                                          static_cast<std::uint32_t>(request.values[1])};
        if (request.has_value(2)) result.all[result.count++] = {1, request.values[2], 1};
        return result;
    }
    using rules = select::rule_list<>;
    using rules_of_pairs = select::rule_list<exclusive>;

    template <std::size_t Most>
    static constexpr auto program_of(msr::sequence<select::request>, const select::assignment *,
                                     const target &) {
        return msr::program<Most, Most>{};
    }
};

} // namespace open_model

// A plan of branch records that the compiler has checked for a processor:
// `branch_records<perfmon::skylake, lbr::branches.user().calls().depth(16)>`.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/branches/choice.hpp>
#include <msr/branches/names.hpp>
#include <msr/branches/record_plan.hpp>
#include <msr/branches/rows/facility_row.hpp>
#include <msr/branches/rules.hpp>
#include <msr/branches/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/names.hpp>
#include <msr/meters/core_set.hpp>

#include <cstdint>

namespace msr {

namespace lbr {

/// The rules that a choice can break on a facility for branch records, in the order in which they
/// are checked.
using rules_of_choices =
    rule_list<records_run_freely, record_layout_is_known, record_layout_is_confirmed,
              branch_filter_exists_on_target, record_depth_exists_on_target,
              call_stack_exists_on_target, call_stack_has_one_level, filter_loses_no_branches>;

/// Returns the filters of a choice that a facility for branch records lacks; bit n for the n-th
/// filter.
constexpr std::uint16_t missing_filters(const facility_row &facility, const choice &request) {
    return static_cast<std::uint16_t>(request.filters & ~filters_of(facility));
}

/// Returns whether the filters of a choice lose branches on a facility that records calls and
/// returns only together with jumps.
/// Source: Linux lbr.c (nhm_lbr_sel_map), which wants less for indirect calls alone: indirect
/// jumps.
constexpr bool loses_branches(const facility_row &facility, const choice &request) {
    if (!facility.loses_calls) return false;
    const unsigned recorded = request.recorded(filters_of(facility));
    constexpr unsigned calls =
        filter_set(branch_filter::relative_call, branch_filter::indirect_call);
    constexpr unsigned jumps =
        filter_set(branch_filter::relative_jump, branch_filter::indirect_jump);
    constexpr unsigned returns = filter_set(branch_filter::near_return);
    constexpr unsigned beside_returns = jumps | filter_set(branch_filter::far_branch);
    return ((recorded & calls) != 0 && (recorded & jumps) != jumps) ||
           ((recorded & returns) != 0 && (recorded & beside_returns) != beside_returns);
}

/// Returns the first rule that a choice breaks on a facility for branch records; none: the choice
/// is legal.
constexpr broken_rule mistake_in(const facility_row &facility, const choice &request) {
    if (facility.kind == facility_kind::sampling) return &records_run_freely::text;
    if (facility.format == record_format::unknown && !facility.reports_format)
        return &record_layout_is_known::text;
    if (facility.format_sure == confidence::low && !facility.reports_format &&
        !request.takes_low_confidence)
        return &record_layout_is_confirmed::text;
    if (missing_filters(facility, request) != 0) return &branch_filter_exists_on_target::text;
    if (request.entries == 0 ||
        (request.entries != choice::every && request.entries > facility.depth))
        return &record_depth_exists_on_target::text;
    if (request.keeps_call_stack) {
        const unsigned levels = request.filters & level_filters;
        if (!facility.has_call_stack) return &call_stack_exists_on_target::text;
        if ((request.filters & kind_filters) != 0 || levels == 0 || levels == level_filters)
            return &call_stack_has_one_level::text;
    }
    if (loses_branches(facility, request)) return &filter_loses_no_branches::text;
    return {};
}

namespace detail {

/// The row of a target that has no facility for branch records: further checks of a choice take
/// this row, and find no mistake.
inline constexpr facility_row no_facility{.format = record_format::both_32};

template <auto On>
inline constexpr unsigned found_place = place_of_facility(meters::processors_of(On));
template <auto On>
inline constexpr bool has_facility = found_place<On> < facilities.size();

template <auto On>
constexpr const facility_row &facility_or_none() {
    if constexpr (has_facility<On>)
        return facilities[found_place<On>];
    else
        return no_facility;
}

/// The branch filters in `Set`, as an error of the compiler lists them.
template <std::uint16_t Set>
struct named_filters {
    template <unsigned Number>
    using name = typename names_if<(Set >> Number & 1) != 0,
                                   value<static_cast<branch_filter>(Number)>>::type;
    using type = typename as_suggestions<
        typename joined_names<name<0>, name<1>, name<2>, name<3>, name<4>, name<5>, name<6>,
                              name<7>, name<8>, name<9>>::type>::type;
};

/// The names that an error shows of a choice that breaks a rule, and what would be legal.
template <auto On, choice Request, typename Rule>
struct names_for {
    using type = name_list<>;
};
template <auto On, choice Request>
struct names_for<On, Request, branch_filter_exists_on_target> {
    static constexpr std::uint16_t missing = missing_filters(facility_or_none<On>(), Request);
    using first = value<static_cast<branch_filter>(__builtin_ctz(missing))>;
    using type = name_list<first, legal_from<named_filters<filters_of(facility_or_none<On>())>>>;
};
template <auto On, choice Request>
struct names_for<On, Request, record_depth_exists_on_target> {
    using type = name_list<value<Request.entries>,
                           would_be_legal<value_between<1u, facility_or_none<On>().depth>>>;
};

/// The mistake of a choice on a target that has a facility for branch records.
template <auto On, choice Request, typename Rules>
struct choice_mistake;
template <auto On, choice Request, typename... Rule>
struct choice_mistake<On, Request, rule_list<Rule...>> {
    static constexpr broken_rule broken =
        has_facility<On> ? mistake_in(facility_or_none<On>(), Request) : broken_rule{};
    template <typename Each, bool IsBroken>
    struct mistake_if {
        using type = no_mistake;
    };
    template <typename Each>
    struct mistake_if<Each, true> {
        using type =
            typename mistake_of_list<Each, typename names_for<On, Request, Each>::type>::type;
    };
    using type = first_mistake<typename mistake_if<Rule, (broken == &Rule::text)>::type...>;
};

template <auto On, choice Request>
struct checked_records {
    static constexpr bool is_of_processor = !(meters::processors_of(On) == meters::core_set{});
    using mistake = first_mistake<mistake_unless<is_of_processor, records_are_of_a_processor>,
                                  mistake_unless<has_facility<On>, records_exist_on_target>,
                                  typename choice_mistake<On, Request, rules_of_choices>::type>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    static constexpr record_plan plan = plan_of(facility_or_none<On>(), Request);
};

} // namespace detail

} // namespace lbr

/// The plan of branch records on a processor, checked:
/// `branch_records<perfmon::skylake, lbr::branches.user().calls().depth(16)>`. A filter or a depth
/// that the processor lacks does not compile.
template <auto On, lbr::choice Request = lbr::branches>
inline constexpr const lbr::record_plan &branch_records =
    lbr::detail::checked_records<On, Request>::plan;

} // namespace msr

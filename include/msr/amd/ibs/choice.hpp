// Choices of IBS: what to sample, as a typed value whose rules the compiler has checked.
#pragma once

// Headers to which compile errors point come first, so that the errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/core/names.hpp>
#include <msr/pmu/choice.hpp>

#include <cstdint>
#include <type_traits>

namespace msr::ibs {

/// Instruction-based sampling as a PMU; plan.hpp defines the type.
struct pmu;

/// Each type names an engine of IBS in the compiler's errors.
struct fetch;
struct op;

namespace detail {

/// The rule for the range of the sampling periods of an IBS engine.
template <engine Of>
using period_range_rule =
    std::conditional_t<Of == engine::op, op_period_is_in_range, fetch_period_is_in_range>;
/// The compiler's error for a period of an engine; no error where the period is legal.
template <std::uint64_t Period, engine Of, typename Named>
using mistake_of_period = first_mistake<
    mistake_unless<period_range_rule<Of>::takes(Period), period_range_rule<Of>, Named,
                   value<Period>, typename period_range_rule<Of>::legal>,
    mistake_unless<period_is_a_multiple_of_16::takes(Period), period_is_a_multiple_of_16, Named,
                   value<Period>, typename period_is_a_multiple_of_16::template legal<Period, Of>>>;

} // namespace detail

// --- qualifiers as types ------------------------------------------------------------------------
// A choice is a list of qualifiers in the order of their ranks, whatever the program wrote first,
// so that a compiler prints names wherever it prints the type of a choice.

/// Qualifiers of choices of IBS as types, each with the name of the method that adds it.
namespace with {
/// The qualifier `period`: the number of events between two samples.
template <std::uint64_t Events>
struct period : ranked_qualifier<0, with_period, Events> {};
/// The qualifier `cycles`: the period of op sampling counts core clocks.
struct cycles : ranked_qualifier<1, with_counted, counted::core_clocks> {};
/// The qualifier `dispatched_ops`: the period of op sampling counts dispatched ops.
struct dispatched_ops : ranked_qualifier<1, with_counted, counted::dispatched_ops> {};
/// The qualifier `random`: the count of each period starts at a random number.
struct random : ranked_qualifier<2, with_random> {};
/// The qualifier `l3_miss_only`: only samples that missed the L3 cache are kept.
struct l3_miss_only : ranked_qualifier<3, with_l3_miss_only> {};
/// The qualifier `load_latency`: only loads that took more than `CoreClocks` core clocks are kept.
template <unsigned CoreClocks>
struct load_latency : ranked_qualifier<4, with_load_latency, CoreClocks> {};
} // namespace with

namespace detail {

template <typename New, typename... Qualifier>
inline constexpr bool has_rank_of = ((Qualifier::rank == New::rank) || ...);

/// Returns a choice with a further qualifier; the choice unchanged where it already has a qualifier
/// of the new one's rank.
template <typename New, template <typename...> typename Choice, typename... Qualifier>
constexpr auto with_one(Choice<Qualifier...> choice) {
    if constexpr (has_rank_of<New, Qualifier...>)
        return choice;
    else
        return typename msr::detail::inserted<Choice<>, New, Qualifier...>::type{};
}

template <typename... Qualifier>
constexpr request request_with(engine engine) {
    request request{.what = engine};
    ((request = Qualifier::in(request)), ...);
    return request;
}

} // namespace detail

/// A choice of fetch sampling, of which each method returns the choice with a further qualifier.
/// Programs start from `fetch_sampling`.
template <typename... Qualifier>
struct fetch_choice {
    using pmu_type = pmu;
    using named = fetch; ///< the name of fetch sampling in the compiler's errors

    /// Returns the choice with a sample at every `Period` completed fetches. Does not compile where
    /// the choice has a period or the number is illegal.
    /// `Period`: a multiple of 16 from 16 to 0xFFFF0
    template <std::uint64_t Period>
    constexpr auto period() const {
        using said = with::period<Period>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake =
            first_mistake<mistake_unless<first, ibs_qualifier_stands_once, fetch, value<Period>>,
                          detail::mistake_of_period<Period, engine::fetch, fetch>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            // a static_assert reports the illegal choice; an error about the result would hide the
            // message
            return *this;
    }
    /// Returns the choice with periods that vary: hardware puts a random number into the low four
    /// bits of each period's count.
    constexpr auto random() const { return with_one<with::random>(); }
    /// Returns the choice that keeps only fetches that missed the L3 cache; needs Zen 4 or later.
    constexpr auto l3_miss_only() const { return with_one<with::l3_miss_only>(); }

    /// Returns the choice of fetch sampling as a plain value, the form that run-time text uses.
    static constexpr request as_request() {
        return detail::request_with<Qualifier...>(engine::fetch);
    }

private:
    template <typename New>
    static constexpr auto with_one() {
        return detail::with_one<New>(fetch_choice{});
    }
};

/// A choice of op sampling, of which each method returns the choice with a further qualifier.
/// Programs start from `op_sampling`.
template <typename... Qualifier>
struct op_choice {
    using pmu_type = pmu;
    using named = op; ///< the name of op sampling in the compiler's errors

    /// Returns the choice with a sample at every `Period` core clocks or dispatched ops. Does not
    /// compile where the choice has a period or the number is illegal.
    /// `Period`: a multiple of 16 from 144 to 0x7FFFFF0; above 0xFFFF0 only with OpCntExt
    template <std::uint64_t Period>
    constexpr auto period() const {
        using said = with::period<Period>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake =
            first_mistake<mistake_unless<first, ibs_qualifier_stands_once, op, value<Period>>,
                          detail::mistake_of_period<Period, engine::op, op>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            // a static_assert reports the illegal choice; an error about the result would hide the
            // message
            return *this;
    }
    /// Returns the choice whose period counts core clocks, as it does by default.
    constexpr auto cycles() const { return counting<with::cycles>(); }
    /// Returns the choice whose period counts dispatched ops.
    constexpr auto dispatched_ops() const { return counting<with::dispatched_ops>(); }
    /// Returns the choice with periods that vary, so that samples of a loop do not always fall on
    /// the same instruction: after each sample the count starts at a random number from 0 to 15, or
    /// with `l3_miss_only` from 1 to 127.
    constexpr auto random() const { return with_one<with::random>(); }
    /// Returns the choice that keeps only ops whose load missed the L3 cache; needs Zen 4 or later.
    constexpr auto l3_miss_only() const { return with_one<with::l3_miss_only>(); }
    /// Returns the choice that keeps only loads that took longer than `Threshold` core clocks. On
    /// Zen 5 the choice needs `l3_miss_only`, too (erratum 1606).
    /// `Threshold`: in core clocks, a multiple of 128 from 128 to 2048
    template <unsigned Threshold>
    constexpr auto load_latency() const {
        using said = with::load_latency<Threshold>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake = first_mistake<
            mistake_unless<first, ibs_qualifier_stands_once, op, value<Threshold>>,
            mistake_unless<load_latency_is_a_step::takes(Threshold), load_latency_is_a_step, op,
                           value<Threshold>, load_latency_is_a_step::legal<Threshold>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            return *this;
    }

    /// Returns the choice of op sampling as a plain value, the form that run-time text uses.
    static constexpr request as_request() { return detail::request_with<Qualifier...>(engine::op); }

private:
    template <typename What>
    static constexpr auto counting() {
        constexpr bool first = !detail::has_rank_of<What, Qualifier...>;
        using mistake = mistake_unless<first, ibs_qualifier_stands_once, op>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return with_one<What>();
    }
    template <typename New>
    static constexpr auto with_one() {
        return detail::with_one<New>(op_choice{});
    }
};

/// Returns a choice of fetch sampling unchanged; plans call the function for each argument.
template <typename... Qualifier>
constexpr fetch_choice<Qualifier...> as_choice(fetch_choice<Qualifier...>) {
    return {};
}
/// Returns a choice of op sampling unchanged; plans call the function for each argument.
template <typename... Qualifier>
constexpr op_choice<Qualifier...> as_choice(op_choice<Qualifier...>) {
    return {};
}

/// The choice of fetch sampling without qualifiers: a sample every 0x10000 fetches. Its methods add
/// qualifiers.
inline constexpr fetch_choice<> fetch_sampling{};
/// The choice of op sampling without qualifiers: a sample every 0x10000 core clocks. Its methods
/// add qualifiers.
inline constexpr op_choice<> op_sampling{};

} // namespace msr::ibs

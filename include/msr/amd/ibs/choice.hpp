// Choices of IBS: what to sample, as a typed value whose rules the compiler has checked.
#pragma once

// The headers whose names errors print come first, so that errors do not list a chain of includes.
#include <msr/core/rule.hpp>

#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/core/names.hpp>
#include <msr/pmu/choice.hpp>

#include <cstdint>
#include <type_traits>

namespace msr::ibs {

/// IBS as a PMU; see plan.hpp.
struct pmu;

/// Each names an engine in errors.
struct fetch;
struct op;

namespace detail {

/// The rule of an engine for the range of its periods.
template <engine Of>
using period_range_rule =
    std::conditional_t<Of == engine::op, op_period_is_in_range, fetch_period_is_in_range>;
/// The error of a period of an engine, if it breaks a rule.
template <std::uint64_t Period, engine Of, typename Named>
using mistake_of_period = first_mistake<
    mistake_unless<period_range_rule<Of>::takes(Period), period_range_rule<Of>, Named,
                   value<Period>, typename period_range_rule<Of>::legal>,
    mistake_unless<period_is_a_multiple_of_16::takes(Period), period_is_a_multiple_of_16, Named,
                   value<Period>, typename period_is_a_multiple_of_16::template legal<Period, Of>>>;

} // namespace detail

// --- qualifiers as types ------------------------------------------------------------------------
// A choice is a list of them in the order of their ranks, whatever was said first, so that a
// compiler prints names wherever it prints the type of a choice.

/// The qualifiers of a choice, after its methods.
namespace with {
/// The qualifier `period`: events between two samples.
template <std::uint64_t Events>
struct period {
    static constexpr unsigned rank = 0; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) {
        request.period = Events;
        request.period_said = true;
    }
};
/// The qualifier `cycles`: the period is of core clocks.
struct cycles {
    static constexpr unsigned rank = 1; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) {
        request.counts = counted::core_clocks;
        request.counts_said = true;
    }
};
/// The qualifier `dispatched_ops`: the period is of dispatched ops.
struct dispatched_ops {
    static constexpr unsigned rank = 1; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) {
        request.counts = counted::dispatched_ops;
        request.counts_said = true;
    }
};
/// The qualifier `random`: the count of each period starts at a random number.
struct random {
    static constexpr unsigned rank = 2; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) { request.random = true; }
};
/// The qualifier `l3_miss_only`: keeps samples that missed the L3 alone.
struct l3_miss_only {
    static constexpr unsigned rank = 3; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) { request.l3_miss_only = true; }
};
/// The qualifier `load_latency`: keeps loads alone that took longer, in core clocks.
template <unsigned CoreClocks>
struct load_latency {
    static constexpr unsigned rank = 4; ///< the qualifier's position among those of a choice
    /// Puts the qualifier into a request.
    static constexpr void put_into(request &request) { request.load_latency = CoreClocks; }
};
} // namespace with

namespace detail {

template <typename New, typename... Qualifier>
inline constexpr bool has_rank_of = ((Qualifier::rank == New::rank) || ...);

/// A choice with one more qualifier, or the choice itself where it has a qualifier of that rank.
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
    (Qualifier::put_into(request), ...);
    return request;
}

} // namespace detail

/// Sampling of fetches. Each method gives the choice with one more qualifier; start from
/// `fetch_sampling`.
template <typename... Qualifier>
struct fetch_choice {
    using pmu_type = pmu;
    using named = fetch; ///< the name of the choice in errors

    /// Take a sample every `Period` completed fetches: a multiple of 16, 16 to 0xFFFF0.
    template <std::uint64_t Period>
    constexpr auto period() const {
        using said = with::period<Period>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake =
            first_mistake<mistake_unless<first, ibs_qualifier_stands_once, fetch, value<Period>>,
                          detail::mistake_of_period<Period, engine::fetch, fetch>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            // static_assert has reported the mistake; a second error would hide the first
            return *this;
    }
    /// Makes the hardware put a random number into the low four bits of each period's count.
    constexpr auto random() const { return with_one<with::random>(); }
    /// Keep only fetches that missed the L3; Zen 4 and later.
    constexpr auto l3_miss_only() const { return with_one<with::l3_miss_only>(); }

    /// Returns the choice as a plain value, the form that run-time text uses.
    static constexpr request as_request() {
        return detail::request_with<Qualifier...>(engine::fetch);
    }

private:
    template <typename New>
    static constexpr auto with_one() {
        return detail::with_one<New>(fetch_choice{});
    }
};

/// Sampling of ops. Each method gives the choice with one more qualifier; start from
/// `op_sampling`.
template <typename... Qualifier>
struct op_choice {
    using pmu_type = pmu;
    using named = op; ///< the name of the choice in errors

    /// Tag an op every `Period` core clocks or dispatched ops: a multiple of 16, 144 to 0x7FFFFF0;
    /// above 0xFFFF0 only with OpCntExt.
    template <std::uint64_t Period>
    constexpr auto period() const {
        using said = with::period<Period>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake =
            first_mistake<mistake_unless<first, ibs_qualifier_stands_once, op, value<Period>>,
                          detail::mistake_of_period<Period, engine::op, op>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            // static_assert has reported the mistake; a second error would hide the first
            return *this;
    }
    /// The period counts core clocks (the default).
    constexpr auto cycles() const { return counting<with::cycles>(); }
    /// The period counts dispatched ops.
    constexpr auto dispatched_ops() const { return counting<with::dispatched_ops>(); }
    /// Each re-arming starts the count at a random number from 0 to 15, or with `l3_miss_only` from
    /// 1 to 127, so that samples of a loop are not always at the same instruction.
    constexpr auto random() const { return with_one<with::random>(); }
    /// Keep only ops whose load missed the L3; Zen 4 and later.
    constexpr auto l3_miss_only() const { return with_one<with::l3_miss_only>(); }
    /// Keep only loads that took longer than `Threshold` core clocks: a multiple of 128, 128 to
    /// 2048. On Zen 5 it needs `l3_miss_only` (erratum 1606).
    template <unsigned Threshold>
    constexpr auto load_latency() const {
        using said = with::load_latency<Threshold>;
        constexpr bool first = !detail::has_rank_of<said, Qualifier...>;
        using mistake = first_mistake<
            mistake_unless<first, ibs_qualifier_stands_once, op, value<Threshold>>,
            mistake_unless<load_latency_is_a_step::takes(Threshold), load_latency_is_a_step, op,
                           value<Threshold>, load_latency_is_a_step::legal<Threshold>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one<said>();
        else
            return *this;
    }

    /// Returns the choice as a plain value, the form that run-time text uses.
    static constexpr request as_request() { return detail::request_with<Qualifier...>(engine::op); }

private:
    template <typename What>
    static constexpr auto counting() {
        constexpr bool first = !detail::has_rank_of<What, Qualifier...>;
        using mistake = mistake_unless<first, ibs_qualifier_stands_once, op>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        return with_one<What>();
    }
    template <typename New>
    static constexpr auto with_one() {
        return detail::with_one<New>(op_choice{});
    }
};

/// Returns the choice itself, as plans take it.
template <typename... Qualifier>
constexpr fetch_choice<Qualifier...> as_choice(fetch_choice<Qualifier...>) {
    return {};
}
/// Returns the choice itself, as plans take it.
template <typename... Qualifier>
constexpr op_choice<Qualifier...> as_choice(op_choice<Qualifier...>) {
    return {};
}

/// Samples of fetches, every 0x10000 of them unless `period` says otherwise.
inline constexpr fetch_choice<> fetch_sampling{};
/// Samples of ops, every 0x10000 core clocks unless its methods say otherwise.
inline constexpr op_choice<> op_sampling{};

} // namespace msr::ibs

// Choices: what to sample, as a typed value whose rules the compiler has checked.
#pragma once

#include <msr/amd/ibs/request.hpp>
#include <msr/names.hpp>

#include <cstdint>

namespace msr::ibs {

/// IBS as a PMU; see plan.hpp.
struct pmu;

/// Name the engines in errors.
struct fetch;
struct op;

namespace detail {

/// The two periods around a number that are multiples of 16 and in range.
template <std::uint64_t Number, engine Of>
struct periods_around {
    static constexpr std::uint64_t down = Number / period_step * period_step;
    static constexpr std::uint64_t lower = down < least_period(Of) ? least_period(Of) : down;
    static constexpr std::uint64_t up = down + period_step;
    static constexpr std::uint64_t upper = up > most_period(Of) ? most_period(Of) : up;
    using type = would_be_legal<value<lower>, value<upper>>;
};

template <engine Of>
using legal_periods = would_be_legal<value_between<least_period(Of), most_period(Of)>>;

/// Tells the rules of a period; whether they hold.
template <std::uint64_t Period, engine Of, typename Named>
constexpr bool tell_period() {
    constexpr bool in_range = Period >= least_period(Of) && Period <= most_period(Of);
    if constexpr (!in_range && Of == engine::op)
        op_period_is_in_range::tell<false, Named, value<Period>, legal_periods<Of>>();
    else if constexpr (!in_range)
        fetch_period_is_in_range::tell<false, Named, value<Period>, legal_periods<Of>>();
    else
        period_is_a_multiple_of_16::tell<Period % period_step == 0, Named, value<Period>,
                                         legal_from<periods_around<Period, Of>>>();
    return in_range && Period % period_step == 0;
}

constexpr request with_period(request asked, std::uint64_t period) {
    asked.period = period;
    asked.period_said = true;
    return asked;
}
constexpr request with_counts(request asked, counted what) {
    asked.counts = what;
    asked.counts_said = true;
    return asked;
}
constexpr request with_random(request asked) {
    asked.random = true;
    return asked;
}
constexpr request with_l3_miss_only(request asked) {
    asked.l3_miss_only = true;
    return asked;
}
constexpr request with_load_latency(request asked, unsigned threshold) {
    asked.load_latency = threshold;
    return asked;
}

/// The nearest legal thresholds.
template <unsigned Threshold>
struct latencies_around {
    static constexpr unsigned down = Threshold / load_latency_step * load_latency_step;
    static constexpr unsigned lower = down < load_latency_step
                                          ? load_latency_step
                                          : (down > most_load_latency ? most_load_latency : down);
    static constexpr unsigned upper =
        lower < most_load_latency ? lower + load_latency_step : most_load_latency;
    using type = would_be_legal<value<lower>, value<upper>>;
};

} // namespace detail

/// Sampling of fetches. Each method gives the choice with one more qualifier; start from
/// `fetch_sampling`.
template <request Asked>
struct fetch_choice {
    using pmu_type = pmu;
    using named = fetch;

    /// Take a sample every `Period` completed fetches: a multiple of 16, 16 to 0xFFFF0.
    template <std::uint64_t Period>
    constexpr auto period() const {
        ibs_qualifier_stands_once::tell<!Asked.period_said, fetch, value<Period>>();
        constexpr bool legal = detail::tell_period<Period, engine::fetch, fetch>();
        return fetch_choice<detail::with_period(Asked, legal ? Period : default_period)>{};
    }
    /// Let hardware put a random number into the low four bits of each period's count.
    constexpr auto random() const { return fetch_choice<detail::with_random(Asked)>{}; }
    /// Keep only fetches that missed the L3; Zen 4 and later.
    constexpr auto l3_miss_only() const { return fetch_choice<detail::with_l3_miss_only(Asked)>{}; }

    /// The same as a plain value, as run-time text uses it.
    static constexpr request as_request() { return Asked; }
};

/// Sampling of ops. Each method gives the choice with one more qualifier; start from
/// `op_sampling`.
template <request Asked>
struct op_choice {
    using pmu_type = pmu;
    using named = op;

    /// Tag an op every `Period` core clocks or dispatched ops: a multiple of 16, 144 to 0x7FFFFF0;
    /// above 0xFFFF0 only with OpCntExt.
    template <std::uint64_t Period>
    constexpr auto period() const {
        ibs_qualifier_stands_once::tell<!Asked.period_said, op, value<Period>>();
        constexpr bool legal = detail::tell_period<Period, engine::op, op>();
        return op_choice<detail::with_period(Asked, legal ? Period : default_period)>{};
    }
    /// The period counts core clocks (the default).
    constexpr auto cycles() const { return counting<counted::core_clocks>(); }
    /// The period counts dispatched ops.
    constexpr auto dispatched_ops() const { return counting<counted::dispatched_ops>(); }
    /// Each re-arming starts the count at a random number from 0 to 15, or with `l3_miss_only` from
    /// 1 to 127, so that loops are not always hit in one place.
    constexpr auto random() const { return op_choice<detail::with_random(Asked)>{}; }
    /// Keep only ops whose load missed the L3; Zen 4 and later.
    constexpr auto l3_miss_only() const { return op_choice<detail::with_l3_miss_only(Asked)>{}; }
    /// Keep only loads that took longer than `Threshold` core clocks: a multiple of 128, 128 to
    /// 2048. On Zen 5 it needs `l3_miss_only` (erratum 1606).
    template <unsigned Threshold>
    constexpr auto load_latency() const {
        ibs_qualifier_stands_once::tell<Asked.load_latency == 0, op, value<Threshold>>();
        constexpr bool legal = is_load_latency(Threshold);
        load_latency_is_a_step::tell<legal, op, value<Threshold>,
                                     legal_from<detail::latencies_around<Threshold>>>();
        return op_choice<detail::with_load_latency(Asked, legal ? Threshold : 0)>{};
    }

    /// The same as a plain value, as run-time text uses it.
    static constexpr request as_request() { return Asked; }

private:
    template <counted What>
    static constexpr auto counting() {
        ibs_qualifier_stands_once::tell<!Asked.counts_said, op>();
        return op_choice<detail::with_counts(Asked, What)>{};
    }
};

template <request Asked>
constexpr fetch_choice<Asked> as_choice(fetch_choice<Asked>) {
    return {};
}
template <request Asked>
constexpr op_choice<Asked> as_choice(op_choice<Asked>) {
    return {};
}

/// Samples of fetches, every 0x10000 of them unless `period` says otherwise.
inline constexpr fetch_choice<request{.what = engine::fetch}> fetch_sampling{};
/// Samples of ops, every 0x10000 core clocks unless its methods say otherwise.
inline constexpr op_choice<request{.what = engine::op}> op_sampling{};

} // namespace msr::ibs

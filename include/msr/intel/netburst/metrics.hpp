// The metrics that the manual counts at retirement, as choices:
// `plan<metric::memory_loads.user()>`. Sources: SDM volume 3 Tables 19-31, 19-32, 19-33.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>

namespace msr::netburst {

namespace detail {

/// Returns the index in `metrics` of the metric with a C++ name: the metric's name, with an
/// underscore in front where it starts with a digit.
consteval unsigned metric_place(const char *name) {
    if (name[0] == '_') ++name;
    unsigned place = 0;
    while (!same_literal(metrics[place].name, name))
        ++place;
    return place;
}

/// The qualifier by which a choice counts a metric: a tag bit, retirement or a replay metric.
template <int Tag, unsigned Replay>
struct metric_qualifier {
    using type = with::tag<Tag>;
};
template <unsigned Replay>
struct metric_qualifier<-1, Replay> {
    using type = with::replay<Replay>;
};
template <>
struct metric_qualifier<-1, 0> {
    using type = with::at_retirement;
};

/// The choice that counts the metric at `Place` in `metrics`, as `type`; `Event` is the event that
/// tags the metric's uops, or replay_event.
template <typename Event, unsigned Place>
requires(metrics[Place].replay != 0 ||
         metrics[Place].tagging.event == Event::number) struct metric_from {
    static constexpr request wanted = request_of(metrics[Place]);
    using type = choice<Event, wanted.masks,
                        typename metric_qualifier<wanted.how.tag, wanted.how.replay>::type>;
};
template <typename Event, unsigned Place>
using metric_choice = typename metric_from<Event, Place>::type;

} // namespace detail

// The replay metrics, which have types of their own beside their objects.
#define MSR_NETBURST_REPLAY_METRICS(METRIC)                                                        \
    METRIC(_1stl_cache_load_miss_retired)                                                          \
    METRIC(_2ndl_cache_load_miss_retired)                                                          \
    METRIC(dtlb_load_miss_retired)                                                                 \
    METRIC(dtlb_store_miss_retired)                                                                \
    METRIC(dtlb_all_miss_retired)                                                                  \
    METRIC(tagged_mispred_branch)                                                                  \
    METRIC(mob_load_replay_retired)                                                                \
    METRIC(split_load_retired)                                                                     \
    METRIC(split_store_retired)

namespace metric {

// Defines an object with the name of the metric.
#define MSR_NETBURST_METRIC(event, name)                                                           \
    inline constexpr detail::metric_choice<event, detail::metric_place(#name)> name {}

MSR_NETBURST_METRIC(uop_type, memory_loads);
MSR_NETBURST_METRIC(uop_type, memory_stores);
// Execution metrics tag uops with tag bit 0. With `.tag<1>()` or a higher number a plan counts
// several execution metrics at a time.
MSR_NETBURST_METRIC(packed_sp_uop, packed_sp_retired);
MSR_NETBURST_METRIC(packed_dp_uop, packed_dp_retired);
MSR_NETBURST_METRIC(scalar_sp_uop, scalar_sp_retired);
MSR_NETBURST_METRIC(scalar_dp_uop, scalar_dp_retired);
MSR_NETBURST_METRIC(_128bit_mmx_uop, _128_bit_mmx_retired);
MSR_NETBURST_METRIC(_64bit_mmx_uop, _64_bit_mmx_retired);
MSR_NETBURST_METRIC(x87_fp_uop, x87_fp_retired);
MSR_NETBURST_METRIC(x87_simd_moves_uop, x87_simd_memory_moves_retired);

#define MSR_NETBURST_REPLAY_METRIC(name) MSR_NETBURST_METRIC(replay_event, name);
MSR_NETBURST_REPLAY_METRICS(MSR_NETBURST_REPLAY_METRIC)
#undef MSR_NETBURST_REPLAY_METRIC
#undef MSR_NETBURST_METRIC

} // namespace metric

namespace detail {

#define MSR_NETBURST_NAMED(name)                                                                   \
    template <>                                                                                    \
    struct named_replay<metrics[metric_place(#name)].replay> {                                     \
        using type = with::metric<metric::name>;                                                   \
    };
MSR_NETBURST_REPLAY_METRICS(MSR_NETBURST_NAMED)
#undef MSR_NETBURST_NAMED
#undef MSR_NETBURST_REPLAY_METRICS

} // namespace detail

} // namespace msr::netburst

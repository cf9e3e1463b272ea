// The names that programs write for Intel's architectural performance monitoring: events, counters,
// processors, plans and schedules.
#pragma once

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/facts/offcore_sets.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/plan.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::perfmon {

// The type that names a processor in errors: for Haswell the base `core_type<core::haswell>`, which
// has the name `haswell`.
template <unsigned Place, std::uint8_t Listed>
struct processor_type : core_type<static_cast<core>(Listed)> {};
template <unsigned Place>
struct processor_type<Place, 0> : core_type<processors[Place].which> {};

/// The target of a version of architectural performance monitoring, by name: the features that all
/// processors of the version have.
#define MSR_PERFMON_VERSION(version, number)                                                       \
    struct version {};                                                                             \
    template <>                                                                                    \
    struct processor_type<number - 1, 0> : version {                                               \
        using name = struct version;                                                               \
    };                                                                                             \
    inline constexpr target version = target_at(number - 1)
MSR_PERFMON_VERSION(perfmon1, 1);
MSR_PERFMON_VERSION(perfmon2, 2);
MSR_PERFMON_VERSION(perfmon3, 3);
MSR_PERFMON_VERSION(perfmon4, 4);
MSR_PERFMON_VERSION(perfmon5, 5);
MSR_PERFMON_VERSION(perfmon6, 6);
#undef MSR_PERFMON_VERSION

/// The targets of processors by name: `plan<haswell, ...>`, and `plan<haswell.with(...), ...>`
/// where CPUID leaves options open. Each processor with architectural performance monitoring has
/// such a target.
#define MSR_PERFMON_PROCESSOR(processor, ...)                                                      \
    struct processor {};                                                                           \
    template <>                                                                                    \
    struct core_type<core::processor> : processor {                                                \
        using name = struct processor;                                                             \
    };                                                                                             \
    inline constexpr target processor = target_at(core::processor);
MSR_PERFMON_CORES(MSR_PERFMON_PROCESSOR)
#undef MSR_PERFMON_PROCESSOR

#define MSR_PERFMON_COUNTER(counter, value)                                                        \
    inline constexpr struct counter {                                                              \
        using event_pmu = perfmon::event_pmu;                                                      \
        static constexpr int number = value;                                                       \
    } counter;                                                                                     \
    template <>                                                                                    \
    struct counter_type<value> {                                                                   \
        using type = struct counter;                                                               \
    }
/// Counters by name, for `.on(pmc2)`: the general counters `pmc0` to `pmc9`, then the fixed
/// counters `fixed_ctr0` to `fixed_ctr6`.
MSR_PERFMON_COUNTER(pmc0, 0);
MSR_PERFMON_COUNTER(pmc1, 1);
MSR_PERFMON_COUNTER(pmc2, 2);
MSR_PERFMON_COUNTER(pmc3, 3);
MSR_PERFMON_COUNTER(pmc4, 4);
MSR_PERFMON_COUNTER(pmc5, 5);
MSR_PERFMON_COUNTER(pmc6, 6);
MSR_PERFMON_COUNTER(pmc7, 7);
MSR_PERFMON_COUNTER(pmc8, 8);
MSR_PERFMON_COUNTER(pmc9, 9);
MSR_PERFMON_COUNTER(fixed_ctr0, 10);
MSR_PERFMON_COUNTER(fixed_ctr1, 11);
MSR_PERFMON_COUNTER(fixed_ctr2, 12);
MSR_PERFMON_COUNTER(fixed_ctr3, 13);
MSR_PERFMON_COUNTER(fixed_ctr4, 14);
MSR_PERFMON_COUNTER(fixed_ctr5, 15);
MSR_PERFMON_COUNTER(fixed_ctr6, 16);
/// The shares of issue slots by name, for `.on(perf_metrics_retiring)`; a share takes fixed counter
/// 3 and IA32_PERF_METRICS.
MSR_PERFMON_COUNTER(perf_metrics_retiring, 17);
MSR_PERFMON_COUNTER(perf_metrics_bad_speculation, 18);
MSR_PERFMON_COUNTER(perf_metrics_frontend_bound, 19);
MSR_PERFMON_COUNTER(perf_metrics_backend_bound, 20);
MSR_PERFMON_COUNTER(perf_metrics_heavy_operations, 21);
MSR_PERFMON_COUNTER(perf_metrics_branch_mispredicts, 22);
MSR_PERFMON_COUNTER(perf_metrics_fetch_latency, 23);
MSR_PERFMON_COUNTER(perf_metrics_memory_bound, 24);
#undef MSR_PERFMON_COUNTER

#define MSR_PERFMON_EVENT(event)                                                                   \
    inline constexpr struct event : select::choice<event_pmu, struct event> {                      \
        static constexpr int number = static_cast<int>(event_number::event);                       \
    } event
/// The events of the table `events` by name; a plan takes an event as it is, or with qualifiers
/// such as `.user()`. The table says what an event counts.
MSR_PERFMON_EVENT(core_cycles);
MSR_PERFMON_EVENT(instructions_retired);
MSR_PERFMON_EVENT(reference_cycles);
MSR_PERFMON_EVENT(llc_references);
MSR_PERFMON_EVENT(llc_misses);
MSR_PERFMON_EVENT(branches_retired);
MSR_PERFMON_EVENT(branch_misses_retired);
MSR_PERFMON_EVENT(topdown_slots);
MSR_PERFMON_EVENT(topdown_backend_bound);
MSR_PERFMON_EVENT(topdown_bad_speculation);
MSR_PERFMON_EVENT(topdown_frontend_bound);
MSR_PERFMON_EVENT(topdown_retiring);
MSR_PERFMON_EVENT(lbr_inserts);
MSR_PERFMON_EVENT(offcore_response);
MSR_PERFMON_EVENT(frontend_retired);
MSR_PERFMON_EVENT(topdown_heavy_ops);
MSR_PERFMON_EVENT(topdown_br_mispredict);
MSR_PERFMON_EVENT(topdown_fetch_lat);
MSR_PERFMON_EVENT(topdown_mem_bound);
#undef MSR_PERFMON_EVENT

#define MSR_PERFMON_SHARE(choice)                                                                  \
    template <>                                                                                    \
    struct event_of_share<static_cast<int>(event_number::choice)> {                                \
        using type = struct choice;                                                                \
    }
MSR_PERFMON_SHARE(topdown_retiring);
MSR_PERFMON_SHARE(topdown_bad_speculation);
MSR_PERFMON_SHARE(topdown_frontend_bound);
MSR_PERFMON_SHARE(topdown_backend_bound);
MSR_PERFMON_SHARE(topdown_heavy_ops);
MSR_PERFMON_SHARE(topdown_br_mispredict);
MSR_PERFMON_SHARE(topdown_fetch_lat);
MSR_PERFMON_SHARE(topdown_mem_bound);
#undef MSR_PERFMON_SHARE

/// The share `topdown_bad_speculation` by Linux's name.
inline constexpr auto topdown_bad_spec = topdown_bad_speculation;
/// The share `topdown_frontend_bound` by Linux's name.
inline constexpr auto topdown_fe_bound = topdown_frontend_bound;
/// The share `topdown_backend_bound` by Linux's name.
inline constexpr auto topdown_be_bound = topdown_backend_bound;

/// The events of all issue slots and of the four topdown shares of slots at the first level, as
/// five choices of a plan, `plan<ice_lake, topdown_shares, ...>`. A schedule (events in multiplexed
/// groups) counts them in one group: `schedule<ice_lake, topdown_shares, ...>`.
inline constexpr auto topdown_shares =
    together(topdown_slots, topdown_retiring, topdown_bad_speculation, topdown_frontend_bound,
             topdown_backend_bound);

/// An event by its code and unit mask, as the event list of a processor's generation gives code and
/// mask: `raw<0xd1, 0x20>`.
template <std::uint32_t Code, std::uint32_t Masks = 0>
inline constexpr select::raw<event_pmu, Code, Masks> raw{};

/// The event that must be counted together with load latencies on Golden Cove; without this event
/// the records of load latencies are not complete.
inline constexpr auto mem_loads_aux =
    raw<mem_loads_aux_event.code, mem_loads_aux_event.masks>.named<struct mem_loads_aux>();

namespace detail {

/// A function that is not constexpr: a call of the function in a constant expression stops the
/// compiler, whose message has the name of the function.
template <typename Processor>
void processor_has_no_offcore_bit_of_this_name() {}

template <target Processor>
constexpr std::uint64_t offcore_bits_named(text_view name) {
    const core has_facts = processors[Processor.processor].which;
    const core has_list = Processor.listed != 0 ? static_cast<core>(Processor.listed) : has_facts;
    std::uint64_t value = offcore_mask(offcore_bits_of(has_facts), name);
    if (value == 0) value = offcore_mask(offcore_sets_of(has_list), name);
    if (value == 0)
        processor_has_no_offcore_bit_of_this_name<
            typename processor_type<Processor.processor, Processor.listed>::name>();
    return value;
}

} // namespace detail

/// Returns the value of MSR_OFFCORE_RSP with the bits of the given names, for `offcore`: all
/// requests that are named with any response that is named. The names are those of single bits,
/// `offcore_value<skylake>("dmnd_data_rd", "l3_miss")`, or those of Intel's matrices,
/// `offcore_value<goldmont>("any_read", "l2_miss.any")`. A name that the processor does not have
/// does not compile.
template <target Processor, typename... Name>
consteval std::uint64_t offcore_value(Name... name) {
    return (std::uint64_t{0} | ... | detail::offcore_bits_named<Processor>(name));
}

namespace detail {

template <>
struct flag_type<number_of(qualifier::any_thread)> {
    using type = with::any_thread;
};
template <>
struct flag_type<number_of(qualifier::in_tx)> {
    using type = with::in_tx;
};
template <>
struct flag_type<number_of(qualifier::in_tx_checkpointed)> {
    using type = with::in_tx_checkpointed;
};
template <>
struct flag_type<number_of(qualifier::equal)> {
    using type = with::equal;
};
template <>
struct flag_type<number_of(qualifier::pin_control)> {
    using type = with::pin_control;
};
template <>
struct flag_type<number_of(qualifier::adaptive_record)> {
    using type = with::adaptive_record;
};
template <>
struct flag_type<number_of(qualifier::br_cntr_en)> {
    using type = with::br_cntr_en;
};
template <>
struct flag_type<number_of(qualifier::precise)> {
    using type = with::precise;
};
template <>
struct flag_type<number_of(qualifier::disputed)> {
    using type = with::disputed;
};
template <std::uint64_t Value>
struct value_type<number_of(value_number::umask2), Value> {
    using type = with::umask2<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(value_number::offcore), Value> {
    using type = with::offcore<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(value_number::frontend), Value> {
    using type = with::frontend<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(value_number::ldlat), Value> {
    using type = with::load_latency<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(value_number::record), Value> {
    using type = with::record<Value>;
};

} // namespace detail

} // namespace msr::perfmon

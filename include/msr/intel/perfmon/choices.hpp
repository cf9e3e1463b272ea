// What programs write: events, counters and processors by name, plans and schedules.
#pragma once

#include <msr/intel/perfmon/machine.hpp>
#include <msr/select/choice.hpp>
#include <msr/select/plan.hpp>
#include <msr/select/schedule.hpp>

#include <cstdint>

namespace msr::perfmon {

#define MSR_PERFMON_PROCESSOR(processor)                                                           \
    struct processor {                                                                             \
        static constexpr auto place = static_cast<unsigned>(processor_named(#processor));          \
    };                                                                                             \
    template <>                                                                                    \
    struct processor_type<processor::place> : processor {                                          \
        using name = processor;                                                                    \
    }
/// Processors by name, for `on`. `perfmon1` to `perfmon6` are versions: what all of their
/// processors have.
MSR_PERFMON_PROCESSOR(perfmon1);
MSR_PERFMON_PROCESSOR(perfmon2);
MSR_PERFMON_PROCESSOR(perfmon3);
MSR_PERFMON_PROCESSOR(perfmon4);
MSR_PERFMON_PROCESSOR(perfmon5);
MSR_PERFMON_PROCESSOR(perfmon6);
MSR_PERFMON_PROCESSOR(yonah);
MSR_PERFMON_PROCESSOR(core2);
MSR_PERFMON_PROCESSOR(bonnell);
MSR_PERFMON_PROCESSOR(nehalem);
MSR_PERFMON_PROCESSOR(westmere);
MSR_PERFMON_PROCESSOR(sandy_bridge);
MSR_PERFMON_PROCESSOR(sandy_bridge_ep);
MSR_PERFMON_PROCESSOR(ivy_bridge);
MSR_PERFMON_PROCESSOR(ivy_bridge_ep);
MSR_PERFMON_PROCESSOR(haswell);
MSR_PERFMON_PROCESSOR(broadwell);
MSR_PERFMON_PROCESSOR(silvermont);
MSR_PERFMON_PROCESSOR(knights_landing);
MSR_PERFMON_PROCESSOR(skylake);
MSR_PERFMON_PROCESSOR(goldmont);
MSR_PERFMON_PROCESSOR(goldmont_plus);
MSR_PERFMON_PROCESSOR(ice_lake);
MSR_PERFMON_PROCESSOR(lakefield);
MSR_PERFMON_PROCESSOR(tremont);
MSR_PERFMON_PROCESSOR(alder_lake);
MSR_PERFMON_PROCESSOR(alder_lake_atom);
MSR_PERFMON_PROCESSOR(sapphire_rapids);
MSR_PERFMON_PROCESSOR(meteor_lake);
MSR_PERFMON_PROCESSOR(meteor_lake_atom);
MSR_PERFMON_PROCESSOR(granite_rapids);
MSR_PERFMON_PROCESSOR(lunar_lake);
MSR_PERFMON_PROCESSOR(lunar_lake_atom);
MSR_PERFMON_PROCESSOR(arrow_lake_h);
MSR_PERFMON_PROCESSOR(arrow_lake_s);
MSR_PERFMON_PROCESSOR(panther_lake);
#undef MSR_PERFMON_PROCESSOR
using airmont = silvermont;
using knights_mill = knights_landing;
using comet_lake = skylake;
using cannon_lake = skylake;
using tiger_lake = ice_lake;
using rocket_lake = ice_lake;
using raptor_lake = alder_lake;
using raptor_lake_atom = alder_lake_atom;
using emerald_rapids = sapphire_rapids;

/// What CPUID does not say of a processor by its name.
struct extras {
    /// IA32_PERF_CAPABILITIES[13] is set: the plan writes whole counters through IA32_A_PMCn, and
    /// sampling periods may be as long as the counter is wide.
    bool full_width = false;
    /// Hyper-Threading is off: on some processors a core then has twice the general counters.
    bool one_thread_per_core = false;

    friend constexpr bool operator==(const extras &, const extras &) = default;
};

/// The target of a plan: `plan<on<haswell>, ...>`, `plan<on<ice_lake, extras{.full_width = true}>,
/// ...>`.
template <typename Processor, extras Extras = extras{}>
inline constexpr target on = [] {
    target result = target_at(Processor::place);
    result.full_width = Extras.full_width;
    if (Extras.one_thread_per_core && processors[Processor::place].without_threads != 0)
        result.general = processors[Processor::place].without_threads;
    return result;
}();

#define MSR_PERFMON_COUNTER(counter, value)                                                        \
    inline constexpr struct counter {                                                              \
        using machine = perfmon::machine;                                                          \
        static constexpr int number = value;                                                       \
    } counter;                                                                                     \
    template <>                                                                                    \
    struct counter_type<value> {                                                                   \
        using type = struct counter;                                                               \
    }
/// Counters by name, for `.on(pmc2)`: the general ones, then the fixed ones.
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
#undef MSR_PERFMON_COUNTER

#define MSR_PERFMON_EVENT(event)                                                                   \
    inline constexpr struct event : select::choice<machine, struct event> {                        \
        static constexpr int number = static_cast<int>(event_number::event);                       \
    } event
/// Events by name; `events` says what they count. Each is a choice by itself.
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
#undef MSR_PERFMON_EVENT

/// An event by the numbers in the event lists of a generation: `raw<0xd1, 0x20>`.
template <std::uint32_t Code, std::uint32_t Masks = 0>
inline constexpr select::raw<machine, Code, Masks> raw{};

namespace detail {

/// Not constexpr: a call in a constant stops the compiler, and the name is the message.
template <typename Processor>
void processor_has_no_offcore_bit_of_this_name() {}

template <typename Processor>
constexpr std::uint64_t offcore_bits_named(text_view name) {
    const std::uint64_t found =
        offcore_mask(offcore_bits_of(processors[Processor::place].name), name);
    if (found == 0) processor_has_no_offcore_bit_of_this_name<Processor>();
    return found;
}

} // namespace detail

/// A value of MSR_OFFCORE_RSP from the names of its bits, for `offcore`: all requests that are
/// named with any response that is named, `offcore_value<skylake>("dmnd_data_rd", "l3_miss")`. A
/// name that the processor does not have does not compile.
template <typename Processor, typename... Name>
consteval std::uint64_t offcore_value(Name... name) {
    return (std::uint64_t{0} | ... | detail::offcore_bits_named<Processor>(name));
}

using select::plan;
using select::schedule;
using select::together;

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
template <std::uint64_t Value>
struct value_type<number_of(valued::umask2), Value> {
    using type = with::umask2<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(valued::offcore), Value> {
    using type = with::offcore<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(valued::frontend), Value> {
    using type = with::frontend<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(valued::ldlat), Value> {
    using type = with::load_latency<Value>;
};
template <std::uint64_t Value>
struct value_type<number_of(valued::record), Value> {
    using type = with::record<Value>;
};

} // namespace detail

} // namespace msr::perfmon

// Monitoring of RMIDs: the selection of an event, the reading of its counter, and the traffic
// between two readings. IA32_QM_EVTSEL selects the event that IA32_QM_CTR returns, so a reading is
// two accesses that belong together: one function does both accesses. Sources: Linux resctrl,
// intel-cmt-cat; that the pair must be serialized: Intel SDM volume 3, 17.16.7.
#pragma once

// The header that compiler errors name comes first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/failure.hpp>
#include <msr/core/names.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/events.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/rdt/rules.hpp>

#include <cstdint>

namespace msr::rdt {

/// Intel RDT as a PMU; `msr/rdt/plan.hpp` defines it.
struct pmu;

/// Each struct is the type by which an error names an event of an RMID, or an RMID.
struct l3_occupancy;
struct l3_total_bandwidth;
struct l3_local_bandwidth;
template <unsigned Number>
struct rmid;

namespace detail {

template <event Which>
struct named_event {
    using type = value<static_cast<unsigned>(Which)>;
};
template <>
struct named_event<event::l3_occupancy> {
    using type = l3_occupancy;
};
template <>
struct named_event<event::l3_total_bandwidth> {
    using type = l3_total_bandwidth;
};
template <>
struct named_event<event::l3_local_bandwidth> {
    using type = l3_local_bandwidth;
};

} // namespace detail

/// Returns the rule that a number breaks where it must select `wanted_event`, or null.
/// `number`: an event number of IA32_QM_EVTSEL, 1 to 3
/// `wanted_event`: the event that the number must select
constexpr broken_rule check_event_number(std::uint64_t number, event wanted_event) {
    return first_broken_rule<rule_list<event_number_is_of_its_event>>(
        numbered_event{number, wanted_event});
}

/// An event checked against a number from another source: `event_numbered<2,
/// event::l3_total_bandwidth>`. Does not compile where the number selects another event or none.
template <std::uint64_t Number, event Meant>
inline constexpr event event_numbered = [] {
    constexpr bool is_right = check_event_number(Number, Meant) == nullptr;
    using right = would_be_legal<value<static_cast<unsigned>(Meant)>>;
    using mistake = mistake_unless<is_right, event_number_is_of_its_event,
                                   typename detail::named_event<Meant>::type, value<Number>, right>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return Meant;
}();

/// A choice of a plan: an event of an RMID whose count is to be read.
struct monitor {
    using pmu_type = pmu;
    event what{};    ///< the event that the monitor reads
    unsigned rmid{}; ///< the RMID whose event the monitor reads

    friend constexpr bool operator==(const monitor &, const monitor &) = default;
};

/// Returns the rule that a monitor breaks on a processor, or null.
/// `monitor`: an event and an RMID
/// `monitoring`: the events, RMIDs and counters of the processor
constexpr broken_rule check_monitor(const monitor &monitor, const cache_monitoring &monitoring) {
    return first_broken_rule<rules_of_monitors>(monitored{monitor.what, monitor.rmid, monitoring});
}

/// Returns the value of QM_EVTSEL that selects a monitor; its RMID must have at most 10 bits.
constexpr std::uint64_t selection_of(const monitor &monitor) {
    return try_encode(qm_evtsel{.evt_id = monitor.what, .rmid = monitor.rmid}).value;
}

// --- reading of monitors ------------------------------------------------------------------------

/// Something that reads and writes registers of a logical processor: every backend, and any other
/// type that has the functions `read` and `write`.
template <typename Device>
concept register_access = requires(Device &device, unsigned cpu, std::uint32_t address,
                                   std::uint64_t value, std::uint64_t &result) {
    {failure{device.read(cpu, address, result)}};
    {failure{device.write(cpu, address, value)}};
};

/// The way in which the reading of a monitor ended.
enum class reading_state : std::uint8_t {
    valid,     ///< the reading of the monitor is valid and has a count
    failed,    ///< an access to a register failed; `reading::why` has the failure
    not_legal, ///< the monitor breaks a rule, in `reading::broken`; nothing was written
    disturbed, ///< another program changed IA32_QM_EVTSEL before the counter was read, in each try
    unavailable, ///< the processor had no data for the counter, in each try
    error,       ///< the processor has no such RMID or event
};

/// The result of reading a monitor: its count, or the reason why there is no count.
struct [[nodiscard]] reading {
    /// How the reading of the monitor ended; only a `valid` reading has a count.
    reading_state state{reading_state::failed};
    failure why{};        ///< the access to a register that failed, if any
    broken_rule broken{}; ///< the rule that the monitor breaks; null: none
    monitor of{};         ///< the event and RMID that were read
    /// The count in units of the upscaling factor; valid only where `state` is `valid`.
    std::uint64_t count{};
    bool has_wrapped{};  ///< the overflow bit of the counter, where the processor has one
    unsigned attempts{}; ///< number of times that the monitor was selected and read

    /// Returns whether the reading is valid and so has a count.
    constexpr explicit operator bool() const { return state == reading_state::valid; }
};

/// The most times that the reading of a monitor is tried.
inline constexpr unsigned tries_of_a_reading = 4;

namespace detail {

/// Writes the flags and the count of a value of QM_CTR into a reading.
constexpr void take_counter(reading &result, std::uint64_t value,
                            const cache_monitoring &monitoring) {
    const qm_ctr counter = decode<qm_ctr>(value);
    if (counter.error) {
        result.state = reading_state::error;
        return;
    }
    if (counter.unavailable) {
        result.state = reading_state::unavailable;
        return;
    }
    constexpr std::uint64_t overflow = std::uint64_t{1} << 61;
    result.state = reading_state::valid;
    result.count = counter.data;
    if (!monitoring.overflow_bit) return;
    result.has_wrapped = (result.count & overflow) != 0;
    result.count &= ~overflow;
}

/// Writes a selection to QM_EVTSEL, reads QM_CTR, and reads QM_EVTSEL to see whether the selection
/// still stands; tries again, `limit` times in all, where it does not or the counter has no data
/// yet.
template <typename Device>
constexpr void select_and_read(reading &result, Device &device, unsigned cpu,
                               std::uint64_t selection, const cache_monitoring &monitoring,
                               unsigned limit) {
    while (result.attempts < limit) {
        ++result.attempts;
        std::uint64_t value = 0;
        std::uint64_t selected = 0;
        result.state = reading_state::failed;
        result.why = device.write(cpu, qm_evtsel::address, selection);
        if (!result.why) result.why = device.read(cpu, qm_ctr::address, value);
        if (!result.why) result.why = device.read(cpu, qm_evtsel::address, selected);
        if (result.why) return;
        if (selected != selection)
            result.state = reading_state::disturbed;
        else
            take_counter(result, value, monitoring);
        const bool again =
            result.state == reading_state::disturbed || result.state == reading_state::unavailable;
        if (!again) return;
    }
}

} // namespace detail

/// Selects a monitor on a logical processor and reads its counter: one operation. The count is
/// taken only if the selection still stands after the read, for another thread or the kernel may
/// have selected another event or RMID in between; in this case, and where the processor has no
/// data yet, the read is tried again, `limit` times in all. The counters are those of the
/// third-level cache of that processor. If the device accesses the processor that the thread runs
/// on, the caller keeps the thread on that processor. QM_EVTSEL keeps the selection.
/// `device`: reads and writes registers: any backend
/// `cpu`: number of the logical processor
/// `monitor`: an event and an RMID
/// `monitoring`: the events, RMIDs and counters of the processor
/// `limit`: the most tries, at least 1
/// Returns the count and how the reading ended; only a valid reading has a count.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     namespace rdt = msr::rdt;
///     msr::dev_msr device;
///     const rdt::cache_monitoring monitoring =
///         rdt::features_from(msr::cpuid_of_this_processor).monitoring;
///     const rdt::monitor held{.what = rdt::event::l3_occupancy, .rmid = 5};
///     const rdt::reading reading = rdt::read(device, 0, held, monitoring);
///     const rdt::byte_count bytes = rdt::occupancy_of(reading, monitoring);
template <register_access Device>
constexpr reading read(Device &device, unsigned cpu, const monitor &monitor,
                       const cache_monitoring &monitoring, unsigned limit = tries_of_a_reading) {
    reading result{.of = monitor};
    result.broken = check_monitor(monitor, monitoring);
    if (result.broken != nullptr) {
        result.state = reading_state::not_legal;
        return result;
    }
    detail::select_and_read(result, device, cpu, selection_of(monitor), monitoring, limit);
    return result;
}

// --- bytes and traffic from readings ------------------------------------------------------------

MSR_RULE(reading_is_valid,
         "a reading that says Error or Unavailable, or that failed, holds no data");
MSR_RULE(occupancy_is_a_level,
         "occupancy is what a cache holds now: only traffic grows between two readings");
MSR_RULE(traffic_is_a_count,
         "traffic is counted up: one reading says nothing, the difference of two does");
MSR_RULE(readings_are_of_one_monitor,
         "a difference is taken between two readings of one event and one RMID");
MSR_RULE(counter_went_round_once,
         "the counter went round and stands no lower: that was a whole turn; read it more often");

/// A number of bytes of cache or of traffic, or the rule that forbids to compute it.
struct byte_count {
    /// Number of bytes of memory traffic or of cache; 0 where a rule is broken.
    std::uint64_t bytes{};
    broken_rule broken{}; ///< the rule that forbids to compute the bytes; null: none

    /// Returns whether there is a number of bytes.
    constexpr explicit operator bool() const { return broken == nullptr; }
};

/// Returns the bytes that the cache holds for an RMID, from a reading of l3_occupancy.
/// `reading`: a valid reading of `event::l3_occupancy`
/// `monitoring`: says how many bytes a count of 1 stands for
/// Returns the bytes, or the broken rule.
constexpr byte_count occupancy_of(const reading &reading, const cache_monitoring &monitoring) {
    if (!reading) return {.broken = &reading_is_valid::text};
    if (reading.of.what != event::l3_occupancy) return {.broken = &traffic_is_a_count::text};
    if (monitoring.upscale == 0) return {.broken = &event_is_monitored::text};
    return {.bytes = reading.count * monitoring.upscale};
}

/// Returns the traffic in bytes between two readings of a bandwidth event. The result is right
/// across at most one wrap of the counter, so readings must be frequent enough: see
/// `bytes_until_wrap`. Where the counter has an overflow bit, and the bit shows more wraps, a rule
/// is broken.
/// `first`, `second`: valid readings of one event and one RMID, in their order
/// `monitoring`: says how many bytes a count of 1 stands for, and the width of the counter
/// Returns the bytes, or the broken rule.
constexpr byte_count traffic_between(const reading &first, const reading &second,
                                     const cache_monitoring &monitoring) {
    if (!first || !second) return {.broken = &reading_is_valid::text};
    if (!(first.of == second.of)) return {.broken = &readings_are_of_one_monitor::text};
    if (second.of.what == event::l3_occupancy) return {.broken = &occupancy_is_a_level::text};
    // The wrap bit was clear at the first reading, so that the counter has wrapped since, whatever
    // clears the bit later.
    if (second.has_wrapped && !first.has_wrapped && second.count >= first.count)
        return {.broken = &counter_went_round_once::text};
    // With an upscaling factor or a counter width of 0, any traffic would be 0 bytes.
    if (monitoring.upscale == 0 || monitoring.counter_width == 0)
        return {.broken = &event_is_monitored::text};
    return {.bytes = counter_increase(first.count, second.count, monitoring.counter_width) *
                     monitoring.upscale};
}

/// Returns the traffic in bytes after which a counter wraps; all ones where the number needs more
/// than 64 bits. Less traffic than this must pass between two readings.
constexpr std::uint64_t bytes_until_wrap(const cache_monitoring &monitoring) {
    const std::uint64_t largest = ~std::uint64_t{0};
    if (monitoring.counter_width >= 64 || monitoring.upscale > largest >> monitoring.counter_width)
        return largest;
    return std::uint64_t{monitoring.upscale} << monitoring.counter_width;
}

} // namespace msr::rdt

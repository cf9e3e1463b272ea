// Monitoring: what a counter is asked for, reading it, and what two readings say together.
// IA32_QM_EVTSEL chooses what IA32_QM_CTR tells, so a read is two accesses that belong together:
// there is one function for both, and none for half of it.
// Sources: Linux resctrl, intel-cmt-cat; that the pair must be serialized: Intel SDM volume 3,
// 17.16.7.
#pragma once

// First, so that errors do not list how it is included.
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

/// Intel RDT as a PMU; see plan.hpp.
struct pmu;

/// Name the events, and an RMID, in an error.
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

/// The rule that a number breaks where it shall select this event, or null.
constexpr broken_rule check_event_number(std::uint64_t number, event meant) {
    return first_broken_rule<rule_list<event_number_is_of_its_event>>(
        numbered_event{number, meant});
}

/// An event by the number that somebody else has for it: `event_numbered<2, event::l3_total_…>`.
/// Does not compile where the number is another one's or nobody's.
template <std::uint64_t Number, event Meant>
inline constexpr event event_numbered = [] {
    constexpr bool is_right = check_event_number(Number, Meant) == nullptr;
    using right = would_be_legal<value<static_cast<unsigned>(Meant)>>;
    using mistake = mistake_unless<is_right, event_number_is_of_its_event,
                                   typename detail::named_event<Meant>::type, value<Number>, right>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
    return Meant;
}();

/// What to read: an event of an RMID. A choice of a plan.
struct monitor {
    using pmu_type = pmu;
    event what{};
    unsigned rmid{};

    friend constexpr bool operator==(const monitor &, const monitor &) = default;
};

/// The rule that a monitor breaks on a processor, or null.
constexpr broken_rule check_monitor(const monitor &asked, const cache_monitoring &has) {
    return first_broken_rule<rules_of_monitors>(monitored{asked.what, asked.rmid, has});
}

/// The value of QM_EVTSEL that selects a monitor; its RMID must have at most 10 bits.
constexpr std::uint64_t selection_of(const monitor &asked) {
    return try_encode(qm_evtsel{.evt_id = asked.what, .rmid = asked.rmid}).value;
}

// --- reading ------------------------------------------------------------------------------------

/// Something that reads and writes registers of a logical processor: every backend, and anything
/// else with these two.
template <typename Device>
concept register_access = requires(Device &device, unsigned cpu, std::uint32_t address,
                                   std::uint64_t value, std::uint64_t &into) {
    {failure{device.read(cpu, address, into)}};
    {failure{device.write(cpu, address, value)}};
};

/// How a reading ended.
enum class reading_state : std::uint8_t {
    valid,
    failed,      ///< an access failed, see `why`
    not_legal,   ///< a rule is broken, see `broken`; nothing was written
    disturbed,   ///< each time somebody else changed the selection before the counter was read
    unavailable, ///< the processor had no data, each time it was asked
    error,       ///< the processor knows no such RMID or event
};

/// What reading a monitor gave.
struct [[nodiscard]] reading {
    reading_state state{reading_state::failed};
    failure why{};
    broken_rule broken{};
    monitor of{};
    std::uint64_t count{}; ///< only where valid: in units of the upscaling factor
    bool has_wrapped{};    ///< the counter's overflow bit, where the processor has one
    unsigned tries{};      ///< how often it was selected and read

    constexpr explicit operator bool() const { return state == reading_state::valid; }
};

/// How often a reading is tried at most.
inline constexpr unsigned tries_of_a_reading = 4;

namespace detail {

/// What a value of QM_CTR says.
constexpr void take_counter(reading &into, std::uint64_t held, const cache_monitoring &has) {
    const qm_ctr counter = decode<qm_ctr>(held);
    if (counter.error) {
        into.state = reading_state::error;
        return;
    }
    if (counter.unavailable) {
        into.state = reading_state::unavailable;
        return;
    }
    constexpr std::uint64_t overflow = std::uint64_t{1} << 61;
    into.state = reading_state::valid;
    into.count = counter.data;
    if (!has.overflow_bit) return;
    into.has_wrapped = (into.count & overflow) != 0;
    into.count &= ~overflow;
}

/// Writes a selection, reads the counter, and looks whether the selection still stands.
template <typename Device>
constexpr void select_and_read(reading &result, Device &device, unsigned cpu,
                               std::uint64_t selection, const cache_monitoring &has,
                               unsigned tries) {
    while (result.tries < tries) {
        ++result.tries;
        std::uint64_t held = 0;
        std::uint64_t selected = 0;
        result.state = reading_state::failed;
        result.why = device.write(cpu, qm_evtsel::address, selection);
        if (!result.why) result.why = device.read(cpu, qm_ctr::address, held);
        if (!result.why) result.why = device.read(cpu, qm_evtsel::address, selected);
        if (result.why) return;
        if (selected != selection)
            result.state = reading_state::disturbed;
        else
            take_counter(result, held, has);
        const bool again =
            result.state == reading_state::disturbed || result.state == reading_state::unavailable;
        if (!again) return;
    }
}

} // namespace detail

/// Selects a monitor on a logical processor and reads its counter: one operation. What was read is
/// taken only if the selection still stands behind it, for another thread or the kernel may have
/// selected something else in between; then, and where the processor has no data yet, it is tried
/// again, `tries` times in all. The counters are those of the third-level cache of that processor.
/// The caller keeps the thread there if the device accesses the processor that it runs on. Leaves
/// QM_EVTSEL as selected.
template <register_access Device>
constexpr reading read(Device &device, unsigned cpu, const monitor &asked,
                       const cache_monitoring &has, unsigned tries = tries_of_a_reading) {
    reading result{.of = asked};
    result.broken = check_monitor(asked, has);
    if (result.broken != nullptr) {
        result.state = reading_state::not_legal;
        return result;
    }
    detail::select_and_read(result, device, cpu, selection_of(asked), has, tries);
    return result;
}

// --- what readings say --------------------------------------------------------------------------

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

/// A number of bytes, or the rule that forbids to tell one.
struct byte_count {
    std::uint64_t bytes{};
    broken_rule broken{};

    constexpr explicit operator bool() const { return broken == nullptr; }
};

/// What the cache holds for an RMID, in bytes: a reading of l3_occupancy.
constexpr byte_count occupancy_of(const reading &one, const cache_monitoring &has) {
    if (!one) return {.broken = &reading_is_valid::text};
    if (one.of.what != event::l3_occupancy) return {.broken = &traffic_is_a_count::text};
    if (has.upscale == 0) return {.broken = &event_is_monitored::text};
    return {.bytes = one.count * has.upscale};
}

/// The traffic between two readings of a bandwidth event, in bytes, right across at most one wrap
/// of the counter: read it often enough, see `bytes_until_wrap`. Where the counter has an overflow
/// bit, and the bit tells that there were more, that is a broken rule.
constexpr byte_count traffic_between(const reading &before, const reading &after,
                                     const cache_monitoring &has) {
    if (!before || !after) return {.broken = &reading_is_valid::text};
    if (!(before.of == after.of)) return {.broken = &readings_are_of_one_monitor::text};
    if (after.of.what == event::l3_occupancy) return {.broken = &occupancy_is_a_level::text};
    // The bit was clear, so the counter went round since; whatever clears the bit again.
    if (after.has_wrapped && !before.has_wrapped && after.count >= before.count)
        return {.broken = &counter_went_round_once::text};
    // Any traffic would be 0 bytes.
    if (has.upscale == 0 || has.counter_width == 0) return {.broken = &event_is_monitored::text};
    return {.bytes = counted(before.count, after.count, has.counter_width) * has.upscale};
}

/// The traffic after which a counter comes round, in bytes; all ones where it needs more than 64
/// bits. Two readings must not be further apart.
constexpr std::uint64_t bytes_until_wrap(const cache_monitoring &has) {
    const std::uint64_t most = ~std::uint64_t{0};
    if (has.counter_width >= 64 || has.upscale > most >> has.counter_width) return most;
    return std::uint64_t{has.upscale} << has.counter_width;
}

} // namespace msr::rdt

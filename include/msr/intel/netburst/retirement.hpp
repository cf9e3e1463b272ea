// Counting at retirement: the events that tag uops, the events that count tagged uops, and the
// metrics that the manual makes of such pairs. Sources: SDM volume 3 18.15.6, Tables 19-31 (front
// end), 19-32 (execution), 19-33 (replay).
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/request.hpp>

#include <cstdint>

namespace msr::netburst {

/// The mechanism by which uops are tagged. With precise sampling a single mechanism may be used at
/// a time.
enum class mechanism : std::uint8_t {
    none,      ///< no uops are tagged
    front_end, ///< uops are tagged in the front end; `front_end_event` counts them
    execution, ///< uops are tagged in the execution units; `execution_event` counts them
    replay,    ///< uops are tagged as they replay; `replay_event` counts them
};

/// A metric: uops of one kind that are tagged and counted at retirement.
struct metric_row {
    const char *name{}; ///< name of the metric, as the text of a choice writes it
    mechanism how{};    ///< the mechanism by which the uops of the metric are tagged
    /// The event and masks that tag the uops; masks are 0 for replay metrics that need no such
    /// event.
    request tagging{};
    /// Index of the metric's register values in `replay_metrics`, plus 1; 0: no replay metric.
    std::uint8_t replay{};
    const char *note{}; ///< further remarks of the sources on the metric, or null
    /// Confidence in the metric, apart from the confidence in its events.
    confidence how_sure = confidence::high;
};

/// The register values that a replay metric needs beside its event. Bit 25 of IA32_PEBS_ENABLE
/// (precise sampling) is clear in these values, as Linux and perfctr leave the bit for counting.
struct replay_row {
    std::uint64_t pebs_enable{}; ///< value of IA32_PEBS_ENABLE while the metric is counted
    std::uint64_t matrix_vert{}; ///< value of MSR_PEBS_MATRIX_VERT while the metric is counted
    /// `escr_number` of the only ESCR that may tag the metric's uops, where the manual names it;
    /// -1: any.
    std::int8_t only_escr = -1;
};

/// The register values of each replay metric, in the order of the enumeration `replay_metric`.
inline constexpr replay_row replay_metrics[] = {
    {0x01000001, 0x1},
    {0x01000002, 0x1},
    {0x01000004, 0x1},
    {0x01000004, 0x2},
    {0x01000004, 0x3},
    {0x01018000, 0x10},
    {0x01000200, 0x1},
    {0x01000400, 0x1, static_cast<std::int8_t>(escr_number::saat_escr1)},
    {0x01000400, 0x2, static_cast<std::int8_t>(escr_number::saat_escr0)},
};

namespace detail {

/// Returns an event with the masks of the given names, as the part of a metric that tags uops.
template <typename Event, typename... Name>
consteval request tagging_by(Name... masks) {
    return {.event = Event::number, .masks = event_facts::mask_bits<Event>(masks...)};
}

constexpr metric_row front_end_metric(const char *name, const request &tags) {
    return {name, mechanism::front_end, tags, 0, "may undercount on FP stack over- or underflow"};
}
constexpr metric_row execution_metric(const char *name, const request &tags) {
    return {name, mechanism::execution, tags, 0, nullptr};
}
constexpr metric_row replay_metric(const char *name, std::uint8_t number, const request &tags = {},
                                   const char *note = nullptr,
                                   confidence how_sure = confidence::high) {
    return {name, mechanism::replay, tags, number, note, how_sure};
}

} // namespace detail

/// Every metric that is counted at retirement: 2 of the front end, 8 of execution, 9 of replay.
inline constexpr metric_row metrics[] = {
    detail::front_end_metric("memory_loads", detail::tagging_by<event_facts::uop_type>("tagloads")),
    detail::front_end_metric("memory_stores",
                             detail::tagging_by<event_facts::uop_type>("tagstores")),
    detail::execution_metric("packed_sp_retired",
                             detail::tagging_by<event_facts::packed_sp_uop>("all")),
    detail::execution_metric("packed_dp_retired",
                             detail::tagging_by<event_facts::packed_dp_uop>("all")),
    detail::execution_metric("scalar_sp_retired",
                             detail::tagging_by<event_facts::scalar_sp_uop>("all")),
    detail::execution_metric("scalar_dp_retired",
                             detail::tagging_by<event_facts::scalar_dp_uop>("all")),
    detail::execution_metric("128_bit_mmx_retired",
                             detail::tagging_by<event_facts::_128bit_mmx_uop>("all")),
    detail::execution_metric("64_bit_mmx_retired",
                             detail::tagging_by<event_facts::_64bit_mmx_uop>("all")),
    detail::execution_metric("x87_fp_retired", detail::tagging_by<event_facts::x87_fp_uop>("all")),
    detail::execution_metric("x87_simd_memory_moves_retired",
                             detail::tagging_by<event_facts::x87_simd_moves_uop>("allp0", "allp2")),
    detail::replay_metric("1stl_cache_load_miss_retired", 1),
    detail::replay_metric("2ndl_cache_load_miss_retired", 2, {},
                          "counts only misses found by the fast detection logic"),
    detail::replay_metric("dtlb_load_miss_retired", 3),
    detail::replay_metric("dtlb_store_miss_retired", 4),
    detail::replay_metric("dtlb_all_miss_retired", 5),
    detail::replay_metric(
        "tagged_mispred_branch", 6, {},
        "sets bits 15 and 16 of IA32_PEBS_ENABLE, which the manual calls reserved",
        confidence::medium),
    detail::replay_metric(
        "mob_load_replay_retired", 7,
        detail::tagging_by<event_facts::mob_load_replay>("partial_data", "unalgn_addr")),
    detail::replay_metric("split_load_retired", 8,
                          detail::tagging_by<event_facts::load_port_replay>("split_ld")),
    detail::replay_metric(
        "split_store_retired", 9, detail::tagging_by<event_facts::store_port_replay>("split_st"),
        "its table names SAAT_ESCR0, the note of its event ESCR1", confidence::low),
};

/// Returns the manual's name of what a request (an event with qualifiers) counts: of a replay
/// metric the metric's name, otherwise the event's.
constexpr const char *name_of(const request &request) {
    for (const metric_row &metric : metrics)
        if (request.how.replay != 0 && metric.replay == request.how.replay) return metric.name;
    return events[request.event].name;
}

/// Returns the request (an event with qualifiers) that counts a metric. Execution metrics tag uops
/// with tag bit 0.
constexpr request request_of(const metric_row &metric) {
    request request = metric.tagging;
    switch (metric.how) {
    case mechanism::front_end:
        request.how = with_retirement({});
        break;
    case mechanism::execution:
        request.how = with_tag({}, 0);
        break;
    default:
        request = {.event = event_facts::replay_event::number,
                   .masks = event_facts::mask_bits<event_facts::replay_event>("nbogus"),
                   .how = with_replay({}, metric.replay)};
    }
    return request;
}

/// Returns the mechanism whose tagged uops an event counts; `none` for an event that counts no
/// tags.
constexpr mechanism mechanism_counted_by(const event_row &event) {
    switch (event.role) {
    case tagging::front_end_count:
        return mechanism::front_end;
    case tagging::execution_count:
        return mechanism::execution;
    case tagging::replay_count:
        return mechanism::replay;
    default:
        return mechanism::none;
    }
}

/// Returns the mechanism by which the uops that a request (an event with qualifiers) counts are
/// tagged.
constexpr mechanism mechanism_of(const request &request) {
    if (!request.how.at_retirement) return mechanism::none;
    if (request.how.replay != 0) return mechanism::replay;
    return request.how.tag >= 0 ? mechanism::execution : mechanism::front_end;
}

/// Returns the part of a request (an event with qualifiers) that counts: the choice's event; or,
/// where the choice tags uops, the event that counts these uops. Mask bit n of that event counts
/// tag n (SDM Table 19-32).
constexpr request counting_part(const request &choice) {
    request part = choice;
    switch (mechanism_of(choice)) {
    case mechanism::front_end:
        part.event = event_facts::front_end_event::number;
        part.masks = event_facts::mask_bits<event_facts::front_end_event>("nbogus");
        break;
    case mechanism::execution:
        part.event = event_facts::execution_event::number;
        part.masks = 1u << choice.how.tag;
        break;
    default:
        break;
    }
    part.how.tag = -1;
    return part;
}

/// Returns the part of a request (an event with qualifiers) that only tags uops; the part's masks
/// are 0 where the request has no such part. The counter of the part has to be enabled all the
/// same: logic that feeds no enabled counter is powered down (SDM 18.15.5.9).
constexpr request tagging_part(const request &choice) {
    request part{};
    switch (mechanism_of(choice)) {
    case mechanism::none:
        return part;
    case mechanism::replay: {
        const replay_row &replay = replay_metrics[choice.how.replay - 1];
        for (const metric_row &metric : metrics)
            if (metric.replay == choice.how.replay) part = metric.tagging;
        part.how.escr = replay.only_escr;
        break;
    }
    default:
        part = choice;
        part.how = {.tag = choice.how.tag};
    }
    part.how.user = choice.how.user;
    part.how.kernel = choice.how.kernel;
    part.how.threads = choice.how.threads;
    return part;
}

/// Returns the confidence of what a request (an event with qualifiers) counts: the lowest
/// confidence of its parts and its metric.
constexpr confidence confidence_of(const request &choice) {
    const request counts = counting_part(choice);
    const request tags = tagging_part(choice);
    confidence result = confidence_of(events[counts.event], counts.masks);
    if (tags.masks != 0)
        result = lower_confidence(result, confidence_of(events[tags.event], tags.masks));
    for (const metric_row &metric : metrics)
        if (metric.replay != 0 && metric.replay == choice.how.replay)
            result = lower_confidence(result, metric.how_sure);
    return result;
}

} // namespace msr::netburst

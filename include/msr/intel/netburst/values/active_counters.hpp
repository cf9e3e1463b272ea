// The counters that count in a set of register values: the ESCR that feeds each counter, and the
// registers that tag the uops which the counter counts at retirement.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::netburst {

using msr::held_at;
using msr::register_value;

/// Returns whether a CCCR has a cascade bit set that exists for its counter on the target.
constexpr bool cascade_bits_of(counter_number counter, std::uint64_t cccr_value,
                               const target &target) {
    const extended_cccr value = decode<extended_cccr>(cccr_value);
    return value.cascade ||
           (value.extended_cascade && extended_cascade_of(counter, target) != nullptr);
}

/// Returns the counters of which any must overflow before the given counter counts; the empty set
/// where the counter does not wait for a cascade. A counter that is enabled does not wait.
constexpr counter_set cascade_sources(counter_number counter, std::uint64_t cccr_value,
                                      const target &target) {
    const extended_cccr value = decode<extended_cccr>(cccr_value);
    if (value.enable) return 0;
    const counter_row &row = row_of(counter);
    counter_set sources = value.cascade ? row.cascade_started_by : 0;
    if (value.extended_cascade && extended_cascade_of(counter, target) != nullptr)
        sources |= row.extended_started_by;
    return sources;
}

/// Returns whether a counter counts now, or will count after a cascade.
constexpr bool listens(counter_number counter, std::uint64_t cccr_value, const target &target) {
    return decode<cccr>(cccr_value).enable || cascade_sources(counter, cccr_value, target) != 0;
}

/// The facts about a counter's use that only NetBurst has: the ESCR that the counter listens to,
/// and the cascade that the counter waits for.
struct listening {
    escr_number through{};
    const event_row *event{};
    escr selects{};
    cccr filters{};
    /// Counters of which one must overflow before the counter counts; empty: the counter does not
    /// wait.
    counter_set waits_for{};
};

/// A counter that listens to an ESCR which selects an event. The counter's request (an event with
/// qualifiers) names no privilege level where the two logical processors have different levels.
using counting = counter_use<request, listening, counter_number>;

/// Returns the confidence of the encoding of the event and masks that a counter counts.
constexpr confidence confidence_of(const counting &entry) {
    return confidence_of(*entry.particulars.event,
                         static_cast<unsigned>(entry.particulars.selects.event_mask));
}

/// Returns the confidence that the counter is started by the counter that it waits for; high where
/// the counter does not wait. Each extended cascade is documented (SDM Table 18-65).
constexpr confidence cascade_confidence_of(const counting &entry) {
    return entry.particulars.filters.cascade ? row_of(entry.counter).cascade_confidence
                                             : confidence::high;
}

/// A source of tags: the register that tags the uops that a counter counts, and the event by which
/// the register tags.
struct feed {
    /// Name of the register that tags the uops: an ESCR, or ia32_pebs_enable.
    const char *upstream{};
    /// The event that tags the uops, which the ESCR selects; null for ia32_pebs_enable.
    const event_row *event{};
    unsigned masks{}; ///< masks of the event that tags the uops
    int tag = -1;     ///< the tag bit, 0 to 3, that execution_event counts; -1 for other mechanisms
    /// The metric that the tagging event and the counting event make together, or null.
    const metric_row *metric{};
};

/// Returns the counter group that an ESCR feeds.
constexpr counter_group group_of(const escr_row &escr) {
    unsigned first = 0;
    while ((escr.counters >> first & 1) == 0)
        ++first;
    return counters[first].group;
}

namespace detail {

/// Returns the request (an event with qualifiers) that a counter counts through an ESCR.
constexpr request request_of(counter_number counter, const listening &listening,
                             const target &target) {
    const escr &escr = listening.selects;
    const bool first = escr.t0_usr || escr.t0_os;
    const bool second = target.hyper_threading && (escr.t1_usr || escr.t1_os);
    const bool user = escr.t0_usr || (second && escr.t1_usr);
    const bool kernel = escr.t0_os || (second && escr.t1_os);
    request request{.event = static_cast<unsigned>(listening.event - events),
                    .masks = static_cast<unsigned>(escr.event_mask)};
    request.how.user = user && !kernel;
    request.how.kernel = kernel && !user;
    if (target.hyper_threading && first != second)
        request.how.threads = first ? thread_set::first : thread_set::second;
    request.how.compare = listening.filters.compare;
    request.how.complement = listening.filters.complement;
    request.how.edge = listening.filters.edge;
    request.how.threshold =
        static_cast<std::uint8_t>(static_cast<unsigned>(listening.filters.threshold));
    request.how.escr = static_cast<std::int8_t>(listening.through);
    request.how.counter = static_cast<std::int8_t>(counter);
    return request;
}

constexpr counting counting_of(counter_number counter, const listening &listening,
                               const target &target) {
    const escr &escr = listening.selects;
    const bool first = escr.t0_usr || escr.t0_os;
    const bool second = target.hyper_threading && (escr.t1_usr || escr.t1_os);
    return {.counter = counter,
            .address = row_of(listening.through).address,
            .wanted = request_of(counter, listening, target),
            .enabled = listening.filters.enable,
            .at_no_privilege = !first && !second,
            .interrupts = listening.filters.ovf_pmi_t0 || listening.filters.ovf_pmi_t1,
            .particulars = listening};
}

} // namespace detail

/// Calls `sink(const counting &)` for each counter that listens to an ESCR which selects an event,
/// where the CCCR and the ESCR are among the register values.
template <typename Sink>
constexpr void each_counting(sequence<register_value> values, const target &target, Sink &&sink) {
    for (unsigned c = 0; c < counter_count; ++c) {
        const auto counter = static_cast<counter_number>(c);
        const register_value *const control = held_at(values, counters[c].cccr_address);
        if (control == nullptr || !listens(counter, control->value, target)) continue;
        const int listened = escr_heard(counter, control->value);
        if (listened < 0) continue;
        const auto translation = static_cast<escr_number>(listened);
        const register_value *const selected = held_at(values, row_of(translation).address);
        if (selected == nullptr) continue;
        const event_row *const event = event_held(translation, selected->value);
        if (event == nullptr) continue;
        sink(detail::counting_of(counter,
                                 {translation, event, decode<escr>(selected->value),
                                  decode<cccr>(control->value),
                                  cascade_sources(counter, control->value, target)},
                                 target));
    }
}

/// Returns whether a counter whose CCCR is among the register values listens to the ESCR.
constexpr bool is_heard(sequence<register_value> values, escr_number escr, const target &target) {
    for (unsigned c = 0; c < counter_count; ++c) {
        const auto counter = static_cast<counter_number>(c);
        const register_value *const held = held_at(values, counters[c].cccr_address);
        if (held != nullptr && listens(counter, held->value, target) &&
            escr_heard(counter, held->value) == static_cast<int>(escr))
            return true;
    }
    return false;
}

/// Returns whether a counter listens to the ESCR as far as the register values show: a counter
/// does, or the CCCR of a counter that could is not among the values.
constexpr bool may_be_heard(sequence<register_value> values, escr_number escr,
                            const target &target) {
    bool any_known = false;
    for (unsigned c = 0; c < counter_count; ++c)
        any_known = any_known || (feeds(escr, static_cast<counter_number>(c)) &&
                                  held_at(values, counters[c].cccr_address) != nullptr);
    return !any_known || is_heard(values, escr, target);
}

/// Returns the counters that the ESCR and the other half of its pair feed. The logic of both halves
/// has power while any of these counters is enabled (SDM 18.15.5.9).
constexpr counter_set counters_of_pair(escr_number escr) {
    const escr_row &row = row_of(escr);
    counter_set reached = row.counters;
    for (const escr_row &other : escrs)
        if (other.select == row.select && group_of(other) == group_of(row))
            reached |= other.counters;
    return reached;
}

/// Returns whether an ESCR is powered down, and so tags nothing: `values` has the CCCRs of all
/// counters that this ESCR or its partner (the ESCR of the same kind for other counters) feeds, and
/// no CCCR selects either ESCR.
constexpr bool is_powered_down(sequence<register_value> values, escr_number escr,
                               const target &target) {
    for (unsigned c = 0; c < counter_count; ++c) {
        if ((counters_of_pair(escr) >> c & 1) == 0) continue;
        const auto counter = static_cast<counter_number>(c);
        const register_value *const held = held_at(values, counters[c].cccr_address);
        if (held == nullptr) return false;
        const unsigned select = decode<cccr>(held->value).escr_select;
        if (listens(counter, held->value, target) && select == row_of(escr).select) return false;
    }
    return true;
}

namespace detail {

constexpr const metric_row *metric_tagged_by(mechanism mechanism, const event_row &event,
                                             unsigned masks) {
    for (const metric_row &metric : metrics)
        if (metric.how == mechanism && metric.replay == 0 && metric.tagging.masks == masks &&
            &events[metric.tagging.event] == &event)
            return &metric;
    return nullptr;
}

/// Returns the replay metric of a value of IA32_PEBS_ENABLE and a value of MSR_PEBS_MATRIX_VERT, or
/// null. Bits 25 and 26, which ask for precise sampling, are not compared.
constexpr const metric_row *replay_metric_of(std::uint64_t enabled, std::uint64_t matrix_vert) {
    constexpr std::uint64_t sampling = decltype(pebs_enable::enable_pebs_my_thr)::mask |
                                       decltype(pebs_enable::enable_pebs_oth_thr)::mask;
    for (const metric_row &metric : metrics) {
        if (metric.replay == 0) continue;
        const replay_row &row = replay_metrics[metric.replay - 1];
        if (row.pebs_enable == (enabled & ~sampling) && row.matrix_vert == matrix_vert)
            return &metric;
    }
    return nullptr;
}

/// Calls `sink(escr_number, const event_row &, const escr &)` for each ESCR among the register
/// values that selects an event with the role `role` in counting at retirement.
template <typename Sink>
constexpr void each_of_role(sequence<register_value> values, tagging role, Sink &&sink) {
    for (unsigned i = 0; i < escr_count; ++i) {
        const auto number = static_cast<escr_number>(i);
        const register_value *const held = held_at(values, escrs[i].address);
        if (held == nullptr) continue;
        const event_row *const event = event_held(number, held->value);
        if (event != nullptr && event->role == role)
            sink(number, *event, decode<escr>(held->value));
    }
}

/// Returns the replay metric for which the register values tag uops, or null.
constexpr const metric_row *replay_metric_of(sequence<register_value> values) {
    const register_value *const enabled = held_at(values, pebs_enable::address);
    const register_value *const matrix = held_at(values, pebs_matrix_vert::address);
    const bool known = enabled != nullptr && matrix != nullptr;
    return known ? replay_metric_of(enabled->value, matrix->value) : nullptr;
}

template <typename Sink>
constexpr void each_replay_feed(sequence<register_value> values, Sink &&sink) {
    const register_value *const enabled = held_at(values, pebs_enable::address);
    if (enabled == nullptr || !decode<pebs_enable>(enabled->value).uop_tag) return;
    const metric_row *const metric = replay_metric_of(values);
    sink(feed{.upstream = "ia32_pebs_enable", .metric = metric});
    if (metric == nullptr || metric->tagging.masks == 0) return;
    each_of_role(values, tagging::replay_upstream,
                 [&](escr_number number, const event_row &event, const escr &selects) {
                     if (&event == &events[metric->tagging.event])
                         sink(feed{.upstream = row_of(number).name,
                                   .event = &event,
                                   .masks = static_cast<unsigned>(selects.event_mask),
                                   .metric = metric});
                 });
}

} // namespace detail

/// Returns the tags that masks of execution_event count: bit n of either half of the masks counts
/// tag n.
constexpr unsigned tags_counted(unsigned masks) { return (masks | masks >> 4) & 0xf; }

/// Calls `sink(const feed &)` for each register among the register values that tags the uops that a
/// counter counts.
template <typename Sink>
constexpr void each_feed(sequence<register_value> values, const counting &entry, Sink &&sink) {
    switch (entry.particulars.event->role) {
    case tagging::front_end_count:
        detail::each_of_role(
            values, tagging::front_end_upstream,
            [&](escr_number number, const event_row &event, const escr &selects) {
                const auto masks = static_cast<unsigned>(selects.event_mask);
                sink(feed{.upstream = row_of(number).name,
                          .event = &event,
                          .masks = masks,
                          .metric = detail::metric_tagged_by(mechanism::front_end, event, masks)});
            });
        return;
    case tagging::execution_count:
        detail::each_of_role(values, tagging::execution_upstream,
                             [&](escr_number number, const event_row &event, const escr &selects) {
                                 const unsigned counted = tags_counted(
                                     static_cast<unsigned>(entry.particulars.selects.event_mask));
                                 const auto masks = static_cast<unsigned>(selects.event_mask);
                                 for (int tag = 0; tag < 4 && selects.tag_enable; ++tag)
                                     if ((selects.tag_value & counted & 1u << tag) != 0)
                                         sink(feed{.upstream = row_of(number).name,
                                                   .event = &event,
                                                   .masks = masks,
                                                   .tag = tag,
                                                   .metric = detail::metric_tagged_by(
                                                       mechanism::execution, event, masks)});
                             });
        return;
    case tagging::replay_count:
        return detail::each_replay_feed(values, sink);
    default:
        return;
    }
}

} // namespace msr::netburst

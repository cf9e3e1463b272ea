// Rules of register values that set off interrupts, cascades and precise samples at an overflow,
// and which of these rules a set of register values breaks. Sources: SDM volume 3 (325384-059)
// 18.15.2, 18.15.5.6 to 18.15.5.9, 18.15.7, 18.16.3, Table 18-65.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::netburst::detail {

/// Passes a rule that a register breaks to a sink, with the register's own name where `first` is
/// null.
/// `bits`: the bits of the register that break the rule; 0: the register as a whole
/// `first`, `second`: names that the verdict shows
template <typename Sink>
constexpr void tell(Sink &sink, const named_register &row, const rule_text &rule,
                    std::uint64_t bits = 0, const char *first = nullptr,
                    const char *second = nullptr) {
    sink(broken_value{{&rule, {first == nullptr ? row.name : first, second}}, row.address, bits});
}

/// Returns bit 11 of a CCCR where the bit is an extended cascade on some model, otherwise 0.
constexpr std::uint64_t extended_cascade_bits(const named_register &cccr_register) {
    const counter_row &row = counters[cccr_register.number];
    return row.extended_models == 0 ? 0 : decltype(extended_cccr::extended_cascade)::mask;
}

/// Returns the bits of a CCCR that ask for an interrupt on a target.
constexpr std::uint64_t interrupt_bits_on(const target &target) {
    constexpr std::uint64_t first = decltype(cccr::ovf_pmi_t0)::mask;
    return target.hyper_threading ? first | decltype(cccr::ovf_pmi_t1)::mask : first;
}

/// Reports the rules about overflows that the bits of one CCCR break.
template <typename Sink>
constexpr void check_overflow_bits(const named_register &row, std::uint64_t value,
                                   const target &target, Sink &sink) {
    const auto counter = static_cast<counter_number>(row.number);
    const std::uint64_t interrupts = value & interrupt_bits_on(target);
    constexpr std::uint64_t force = decltype(cccr::force_ovf)::mask;
    const bool extends = extended_cascade_of(counter, target) != nullptr;
    if (const std::uint64_t bits = value & extended_cascade_bits(row); bits != 0 && !extends)
        tell(sink, row, extended_cascade_exists_on_model::text, bits);
    if (interrupts != 0 && (value & force) != 0)
        tell(sink, row, forced_overflow_cannot_interrupt::text, interrupts | force);
    if (interrupts != 0 && cascade_sources(counter, value, target) != 0 &&
        !cascade_can_interrupt(target))
        tell(sink, row, cascade_can_interrupt_on_model::text, interrupts);
}

/// Reports a counter that starts from -8 to -1: with so few events until an overflow, the counter's
/// interrupts would never end.
template <typename Sink>
constexpr void check_first_interrupt(const named_register &row, sequence<register_value> values,
                                     const target &target, Sink &sink) {
    constexpr std::uint64_t never_ending = (std::uint64_t{1} << counter_width) - 8;
    const auto number = static_cast<counter_number>(row.number);
    const std::uint64_t control = held_at(values, row.address)->value;
    const register_value *const preset = held_at(values, row_of(number).address);
    if (preset == nullptr || !listens(number, control, target)) return;
    if ((control & interrupt_bits_on(target)) != 0 &&
        decode<counter>(preset->value).value >= never_ending)
        tell(sink, register_at(preset->address).row, sampling_period_is_in_range::text, 0,
             row_of(number).name, row.name);
}

/// Returns the counters that a counter waits for, by the counter's CCCR among the register values;
/// the empty set where its CCCR is not among them, or where the counter is enabled and need not
/// wait.
constexpr counter_set cascade_sources(sequence<register_value> values, counter_number counter,
                                      const target &target) {
    const register_value *const held = held_at(values, row_of(counter).cccr_address);
    if (held == nullptr || decode<cccr>(held->value).enable) return 0;
    return netburst::cascade_sources(counter, held->value, target);
}

/// Returns the counters that a counter waits for, the counters that these wait for, and so on.
constexpr counter_set all_cascade_sources(sequence<register_value> values, counter_number counter,
                                          const target &target) {
    counter_set set = cascade_sources(values, counter, target);
    for (counter_set previous = 0; previous != set;) {
        previous = set;
        for (unsigned c = 0; c < counter_count; ++c)
            if ((previous >> c & 1) != 0)
                set |= cascade_sources(values, static_cast<counter_number>(c), target);
    }
    return set;
}

/// Returns those counters of `set` that count, wait for a cascade, or whose CCCR is not among the
/// register values.
constexpr counter_set counters_at_work(sequence<register_value> values, counter_set set,
                                       const target &target) {
    counter_set at_work = 0;
    for (unsigned c = 0; c < counter_count; ++c) {
        const auto counter = static_cast<counter_number>(c);
        const register_value *const held = held_at(values, counters[c].cccr_address);
        if (held == nullptr || listens(counter, held->value, target)) at_work |= set_of(counter);
    }
    return at_work & set;
}

/// Reports a counter that waits for a cascade which never begins: some counter that can start the
/// waiting counter must count now, or after a cascade that does not wait for this counter.
template <typename Sink>
constexpr void check_cascade_begins(const named_register &row, sequence<register_value> values,
                                    const target &target, Sink &sink) {
    const auto number = static_cast<counter_number>(row.number);
    const counter_set sources = cascade_sources(values, number, target);
    if (sources == 0) return;
    const counter_set at_work = counters_at_work(values, sources, target);
    if (at_work == 0) return tell(sink, row, cascade_has_a_source::text);
    const char *other = nullptr;
    for (unsigned c = 0; c < counter_count; ++c) {
        if ((at_work >> c & 1) == 0) continue;
        const auto source = static_cast<counter_number>(c);
        if ((all_cascade_sources(values, source, target) & set_of(number)) == 0) return;
        other = counters[c].cccr_name;
    }
    tell(sink, row, cascade_has_a_beginning::text, 0, row.name, other);
}

/// Returns the mechanism for which an ESCR that holds `value` tags uops, or `none`.
constexpr mechanism tags_for(sequence<register_value> values, escr_number number,
                             std::uint64_t value) {
    const event_row *const event = event_held(number, value);
    const escr contents = decode<escr>(value);
    if (event == nullptr || contents.event_mask == 0) return mechanism::none;
    switch (event->role) {
    case tagging::front_end_upstream:
        return mechanism::front_end;
    case tagging::execution_upstream:
        return contents.tag_enable && contents.tag_value != 0 ? mechanism::execution
                                                              : mechanism::none;
    case tagging::replay_upstream: {
        const metric_row *const metric = replay_metric_of(values);
        const bool needed = metric != nullptr && metric->tagging.masks != 0 &&
                            &events[metric->tagging.event] == event;
        return needed ? mechanism::replay : mechanism::none;
    }
    default:
        return mechanism::none;
    }
}

/// Returns whether some ESCR among the register values counts the uops that a mechanism tags, and a
/// counter listens to the ESCR as far as the register values show.
constexpr bool is_counted_at_retirement(sequence<register_value> values, mechanism mechanism,
                                        const target &target) {
    for (unsigned i = 0; i < escr_count; ++i) {
        const auto number = static_cast<escr_number>(i);
        const register_value *const held = held_at(values, escrs[i].address);
        if (held == nullptr) continue;
        const event_row *const event = event_held(number, held->value);
        if (event != nullptr && mechanism_counted_by(*event) == mechanism &&
            may_be_heard(values, number, target))
            return true;
    }
    return false;
}

/// Returns the name of the first register among the values that sets up a mechanism, or null: an
/// ESCR that tags or counts tags, or IA32_PEBS_ENABLE.
constexpr const char *who_sets_up(mechanism mechanism, sequence<register_value> values,
                                  const target &target) {
    const register_value *const enabled = held_at(values, pebs_enable::address);
    if (mechanism == mechanism::replay && enabled != nullptr) {
        const pebs_enable value = decode<pebs_enable>(enabled->value);
        if (value.uop_tag && (value.replay_metric_bits != 0 || value.reserved13 != 0))
            return register_at(pebs_enable::address).row.name;
    }
    for (unsigned i = 0; i < escr_count; ++i) {
        const auto number = static_cast<escr_number>(i);
        const register_value *const held = held_at(values, escrs[i].address);
        if (held == nullptr) continue;
        const event_row *const event = event_held(number, held->value);
        if (event == nullptr) continue;
        const bool tags = tags_for(values, number, held->value) == mechanism &&
                          !is_powered_down(values, number, target);
        if (tags ||
            (mechanism_counted_by(*event) == mechanism && may_be_heard(values, number, target)))
            return escrs[i].name;
    }
    return nullptr;
}

/// Reports register values that set up several tagging mechanisms beside precise sampling, which
/// allows a single mechanism.
template <typename Sink>
constexpr void check_one_mechanism(const named_register &row, sequence<register_value> values,
                                   const target &target, Sink &sink) {
    broken_value report{{&precise_sampling_uses_one_mechanism::text}, row.address};
    unsigned count = 0;
    constexpr mechanism list[] = {mechanism::front_end, mechanism::execution, mechanism::replay};
    for (const mechanism mechanism : list)
        if (const char *const name = who_sets_up(mechanism, values, target); name != nullptr)
            report.why.names[count++] = name;
    if (count > 1) sink(static_cast<const broken_value &>(report));
}

/// The use of the counters that can sample precisely: IQ_COUNTER4, with Hyper-Threading also
/// IQ_COUNTER5.
struct precise_counters {
    bool all_known = true;
    /// Whether a counter that can sample precisely counts an event that can be sampled precisely,
    /// or an unknown event.
    bool sampled = false;
    /// A counter that can sample precisely, where it counts an event that cannot be sampled
    /// precisely.
    counting unfit{};
    /// A counter that cannot sample precisely, where it counts an event that can be sampled
    /// precisely.
    counting out_of_place{};
};

constexpr precise_counters precise_counters_of(sequence<register_value> values,
                                               const target &target) {
    precise_counters result;
    const counter_set precise = target.hyper_threading ? counters_of(16, 17) : counters_of(16);
    for (unsigned c = 0; c < counter_count; ++c) {
        if ((precise >> c & 1) == 0) continue;
        const auto counter = static_cast<counter_number>(c);
        const register_value *const held = held_at(values, counters[c].cccr_address);
        result.all_known = result.all_known && held != nullptr;
        if (held == nullptr || !listens(counter, held->value, target)) continue;
        const int escr = escr_heard(counter, held->value);
        const bool known = escr >= 0 && held_at(values, escrs[escr].address) != nullptr;
        result.sampled = result.sampled || !known;
    }
    each_counting(values, target, [&](const counting &counting) {
        const bool in_place = (precise & set_of(counting.counter)) != 0;
        if (counting.particulars.event->pebs && in_place) result.sampled = true;
        if (counting.particulars.event->pebs && !in_place) result.out_of_place = counting;
        if (!counting.particulars.event->pebs && in_place) result.unfit = counting;
    });
    return result;
}

/// Reports bits 25 and 26 of IA32_PEBS_ENABLE where IQ_COUNTER4, with Hyper-Threading IQ_COUNTER4
/// or IQ_COUNTER5, counts no event that can be sampled precisely. Which bit is of which logical
/// processor depends on who wrote the register.
template <typename Sink>
constexpr void check_precise_sampling(const named_register &row, sequence<register_value> values,
                                      const target &target, Sink &sink) {
    const pebs_enable value = decode<pebs_enable>(held_at(values, row.address)->value);
    if (!value.enable_pebs_my_thr && !(target.hyper_threading && value.enable_pebs_oth_thr)) return;
    check_one_mechanism(row, values, target, sink);
    const precise_counters counters = precise_counters_of(values, target);
    if (counters.sampled) return;
    if (counters.out_of_place.particulars.event != nullptr)
        tell(sink, row, precise_sampling_is_on_iq_counter4::text, 0, row.name,
             row_of(counters.out_of_place.counter).name);
    else if (counters.all_known && counters.unfit.particulars.event != nullptr)
        tell(sink, row, event_can_be_sampled_precisely::text, 0,
             counters.unfit.particulars.event->name, row_of(counters.unfit.counter).name);
    else if (counters.all_known)
        tell(sink, row, precise_sampling_is_on_iq_counter4::text);
}

} // namespace msr::netburst::detail

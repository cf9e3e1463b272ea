// The rules that a set of register values breaks, each value by itself and all of them together.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/explain.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>
#include <msr/intel/netburst/values/overflow_value_rules.hpp>
#include <msr/pmu/explanation.hpp>
#include <msr/pmu/registers.hpp>

#include <cstdint>

namespace msr::netburst {

using msr::broken_value;

namespace detail {

inline constexpr std::uint64_t thread_1_bits =
    decltype(escr::t1_usr)::mask | decltype(escr::t1_os)::mask;
inline constexpr std::uint64_t thread_0_bits =
    decltype(escr::t0_usr)::mask | decltype(escr::t0_os)::mask;
inline constexpr std::uint64_t active_thread_bits = decltype(cccr::active_thread)::mask;
inline constexpr std::uint64_t filter_bits =
    decltype(cccr::threshold)::mask | decltype(cccr::edge)::mask | decltype(cccr::complement)::mask;

/// A check of a set of register values; `sink` gets every rule that the register values break.
template <typename Sink>
struct value_checker {
    sequence<register_value> values;
    const target &on;
    Sink &sink;

    constexpr void tell(const named_register &row, const rule_text &rule, std::uint64_t bits = 0,
                        const char *first = nullptr, const char *second = nullptr) {
        detail::tell(sink, row, rule, bits, first, second);
    }

    constexpr void check_one(const register_value &held) {
        const found_register found_register = register_at(held.address);
        if (!found_register) return;
        check_reserved(found_register.row, held.value);
        if (found_register.row.kind == register_kind::select)
            check_escr(found_register.row, held.value);
        if (found_register.row.kind == register_kind::control)
            check_cccr(found_register.row, held.value);
    }

    /// Reports reserved bits that are set. The T1 bits of an ESCR without Hyper-Threading, and bit
    /// 11 of some CCCRs on early models, are reserved bits for which other rules have more exact
    /// sentences.
    constexpr void check_reserved(const named_register &row, std::uint64_t value) {
        std::uint64_t faulty = value & reserved_bits(row, on);
        if (row.kind == register_kind::select) faulty &= ~thread_1_bits;
        if (row.kind == register_kind::control) faulty &= ~extended_cascade_bits(row);
        msr::detail::check_reserved_bits(row, faulty, sink);
    }

    constexpr void check_escr(const named_register &row, std::uint64_t value) {
        const auto number = static_cast<escr_number>(row.number);
        if ((on.models & ~row_of(number).models) != 0) tell(row, escr_exists_on_model::text);
        if (!on.hyper_threading && (value & thread_1_bits) != 0)
            tell(row, thread_1_needs_hyper_threading::text, value & thread_1_bits);
        // the value of the ESCR selects the null event: the ESCR is idle
        if (decode<escr>(value).event_select == 0) return;
        check_selected_event(row, number, value);
        check_tag(row, number, value);
        const std::uint64_t privileges =
            on.hyper_threading ? thread_0_bits | thread_1_bits : thread_0_bits;
        if ((value & privileges) == 0) tell(row, privilege_is_not_empty::text);
    }

    /// Reports a tag value without tag enable, and tag enable of an event that cannot tag. Events
    /// of the front end are never reported: no source says whether uop_type wants tag enable.
    constexpr void check_tag(const named_register &row, escr_number number, std::uint64_t value) {
        const escr contents = decode<escr>(value);
        if (contents.tag_value != 0 && !contents.tag_enable)
            tell(row, tag_value_needs_tag_enable::text, value & decltype(escr::tag_value)::mask);
        const event_row *const event = event_held(number, value);
        if (contents.tag_enable && event != nullptr && event->role != tagging::execution_upstream &&
            event->role != tagging::front_end_upstream)
            tell(row, event_can_carry_a_tag::text, decltype(escr::tag_enable)::mask, event->name,
                 row.name);
    }

    constexpr void check_selected_event(const named_register &row, escr_number number,
                                        std::uint64_t value) {
        const event_row *const event = event_held(number, value);
        if (event == nullptr) return tell(row, escr_selects_known_event::text);
        const unsigned masks = decode<escr>(value).event_mask;
        const unsigned unknown = masks & ~event->known_masks();
        if (event->models_known && (on.models & ~event->models) != 0)
            tell(row, event_exists_on_model::text, 0, event->name, row.name);
        if (!counts_through(number, *event, on))
            tell(row, event_counts_through_escr_on_model::text, 0, event->name, row.name);
        if (masks == 0) tell(row, mask_is_not_empty::text, 0, event->name, row.name);
        if (unknown != 0)
            tell(row, mask_belongs_to_event::text,
                 static_cast<std::uint64_t>(unknown) << decltype(escr::event_mask)::low,
                 event->name, row.name);
    }

    constexpr void check_cccr(const named_register &row, std::uint64_t value) {
        // the CCCR has its value after reset: nothing has set the counter up
        if (value == 0) return;
        const auto counter = static_cast<counter_number>(row.number);
        const cccr contents = decode<cccr>(value);
        if (!on.hyper_threading && (value & active_thread_bits) != active_thread_bits)
            tell(row, active_thread_is_any::text, active_thread_bits & ~value);
        if (!contents.compare && (value & filter_bits) != 0)
            tell(row, filters_need_compare::text, value & filter_bits);
        if (contents.enable && cascade_bits_of(counter, value, on))
            tell(row, cascaded_counter_is_not_enabled::text);
        check_overflow_bits(row, value, on, sink);
        const int escr = escr_heard(counter, value);
        if (escr < 0)
            tell(row, cccr_selects_an_escr::text);
        else if (listens(counter, value, on) && (on.models & ~escrs[escr].models) != 0)
            tell(row, escr_exists_on_model::text, 0, escrs[escr].name, row.name);
    }

    constexpr const register_value *held_at(std::uint32_t address) const {
        return netburst::held_at(values, address);
    }

    constexpr void check_together(const register_value &held) {
        const found_register found_register = register_at(held.address);
        if (!found_register) return;
        if (found_register.row.kind == register_kind::control) {
            check_listener(found_register, held);
            check_first_interrupt(found_register.row, values, on, sink);
            check_cascade_begins(found_register.row, values, on, sink);
        }
        if (found_register.row.kind == register_kind::select) {
            check_counted(found_register.row, held.value);
            check_tagging(found_register.row, held.value);
        }
        if (held.address == pebs_enable::address)
            check_precise_sampling(found_register.row, values, on, sink);
    }

    /// Reports an ESCR that tags uops but is powered down, where some counter counts the uops that
    /// the ESCR tags.
    constexpr void check_tagging(const named_register &row, std::uint64_t value) {
        const auto number = static_cast<escr_number>(row.number);
        const mechanism mechanism = tags_for(values, number, value);
        if (mechanism != mechanism::none && is_powered_down(values, number, on) &&
            is_counted_at_retirement(values, mechanism, on))
            tell(row, tagging_escr_feeds_a_counter::text);
    }

    /// Reports an ESCR whose event counts tags that no register sets.
    constexpr void check_counted(const named_register &row, std::uint64_t value) {
        const auto number = static_cast<escr_number>(row.number);
        const event_row *const event = event_held(number, value);
        if (event == nullptr || !may_be_heard(values, number, on)) return;
        if (event->role == tagging::execution_count) check_tags_counted(row, value);
        if (event->role != tagging::replay_count) return;
        const register_value *const enabled = held_at(pebs_enable::address);
        if (enabled != nullptr && !decode<pebs_enable>(enabled->value).uop_tag)
            tell(row, replay_needs_uop_tag::text, 0, event->name, row.name);
    }

    /// Reports an ESCR of execution_event that counts a tag which no ESCR sets, where any ESCR
    /// tags.
    constexpr void check_tags_counted(const named_register &row, std::uint64_t value) {
        unsigned tags = 0;
        each_of_role(values, tagging::execution_upstream,
                     [&](escr_number, const event_row &, const escr &contents) {
                         if (contents.tag_enable) tags |= static_cast<unsigned>(contents.tag_value);
                     });
        const auto masks = static_cast<unsigned>(decode<escr>(value).event_mask);
        const unsigned missing = tags_counted(masks) & ~tags;
        if (tags == 0 || missing == 0) return;
        tell(row, mask_matches_tag::text,
             static_cast<std::uint64_t>(masks & (missing | missing << 4))
                 << decltype(escr::event_mask)::low);
    }

    /// Reports a counter that listens to an ESCR which is not among the register values or selects
    /// no event.
    constexpr void check_listener(const found_register &found_register,
                                  const register_value &held) {
        const auto counter = static_cast<counter_number>(found_register.row.number);
        const int listened = escr_heard(counter, held.value);
        if (listened < 0 || !listens(counter, held.value, on)) return;
        const register_value *const selected = held_at(escrs[listened].address);
        if (selected == nullptr)
            check_for_unheard_escr(found_register.row, counter, escrs[listened]);
        else if (decode<escr>(selected->value).event_select == 0)
            tell(found_register.row, escr_selects_known_event::text, 0, escrs[listened].name,
                 found_register.row.name);
    }

    /// Reports a counter whose ESCR is not among the register values where the counter was probably
    /// meant to listen to another ESCR that no counter listens to: the other half of the pair,
    /// which has the same number but feeds other counters, or else an ESCR that feeds the counter.
    constexpr void check_for_unheard_escr(const named_register &row, counter_number counter,
                                          const escr_row &listened) {
        for (unsigned i = 0; i < escr_count; ++i)
            if (escrs[i].select == listened.select && group_of(escrs[i]) == row_of(counter).group &&
                holds_unheard_event(static_cast<escr_number>(i)))
                return tell(row, escr_feeds_counter::text, 0, escrs[i].name, row_of(counter).name);
        for (unsigned i = 0; i < escr_count; ++i) {
            const auto escr = static_cast<escr_number>(i);
            if (feeds(escr, counter) && holds_unheard_event(escr))
                return tell(row, cccr_select_matches_event::text, 0, row.name, escrs[i].name);
        }
    }

    constexpr bool holds_unheard_event(escr_number number) const {
        const register_value *const register_value = held_at(row_of(number).address);
        return register_value != nullptr && decode<escr>(register_value->value).event_select != 0 &&
               !is_heard(values, number, on);
    }
};

} // namespace detail

/// Calls `sink(const broken_value &)` for each rule that the register values break on a target:
/// first for each register by itself in the order given, then for counters and the ESCRs that they
/// listen to. Registers of unknown addresses are not looked at. Each address may occur only once
/// among the values.
template <typename Sink>
constexpr void each_broken(sequence<register_value> values, const target &target, Sink &&sink) {
    detail::value_checker<Sink> checker{values, target, sink};
    for (const register_value &held : values)
        checker.check_one(held);
    for (const register_value &held : values)
        checker.check_together(held);
}

} // namespace msr::netburst

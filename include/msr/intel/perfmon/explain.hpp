// Explains register values: what each counter counts, and which rules the values break.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/rules.hpp>
#include <msr/pmu/broken_value.hpp>
#include <msr/pmu/counter_use.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace msr::perfmon {

using msr::broken_value;
using msr::global_enable;
using msr::register_value;

/// The filters of a counter: registers beside the select register that restrict what it counts.
struct filtering {
    bool value_unknown{};   ///< an offcore or frontend register that it needs was not given
    bool filters_latency{}; ///< its load latency is filtered, by MSR_PEBS_LD_LAT
};

/// A counter that some of the values are about.
using counting = counter_use<select::request, filtering>;

namespace detail {

constexpr bool has_bit(std::uint64_t value, std::uint64_t bit) { return (value & bit) != 0; }

constexpr bool same_event(const event_code &one, const event_code &other) {
    return one.code == other.code && one.masks == other.masks;
}

/// The event of a select register, and the registers beside it that the event needs.
constexpr void read_event(counting &one, std::uint64_t value, sequence<register_value> values,
                          const target &on) {
    const event_code held{
        static_cast<std::uint32_t>(
            field_row{.low = event_select_field::low, .width = event_select_field::width}.value_in(
                value)),
        static_cast<std::uint32_t>(
            field_row{.low = unit_mask_field::low, .width = unit_mask_field::width}.value_in(
                value))};
    // The numbers of an event that is counted as a share of slots only mean another event here.
    one.wanted = select::event_from<event_pmu>(
        held.code, held.masks, on, [&on](const select::event_row &, const select::request &found) {
            return !event_pmu::is_of_share(found, on);
        });
    constexpr auto offcore = static_cast<std::int32_t>(event_number::offcore_response);
    constexpr auto frontend = static_cast<std::int32_t>(event_number::frontend_retired);
    // The table has each of these with one of its numbers only.
    if (one.wanted.event == offcore || one.wanted.event == frontend)
        one.wanted = {
            .event = -1, .code = held.code, .masks = held.masks, .chosen = ~std::uint32_t{0}};
    if (on.offcore != no_offcore)
        for (int place = 0; place < offcore_register_count(on.offcore); ++place)
            if (same_event(held, offcore_event(on, place)) &&
                (offcore_places(on, 0) >> place & 1) != 0) {
                const std::uint32_t address = offcore_register_at(on.offcore, place).address;
                const register_value *const filter = held_at(values, address);
                one.wanted = {.event = offcore};
                one.particulars.value_unknown = filter == nullptr;
                if (filter != nullptr)
                    one.wanted =
                        with_value(one.wanted, number_of(value_number::offcore), filter->value);
            }
    if (on.frontend != frontend_layout::none && same_event(held, frontend_event(on))) {
        one.wanted = {.event = frontend};
        const register_value *const filter = held_at(values, frontend_address);
        one.particulars.value_unknown = filter == nullptr;
        if (filter != nullptr)
            one.wanted = with_value(one.wanted, number_of(value_number::frontend), filter->value);
    }
}

constexpr void read_privilege(counting &one, bool user, bool kernel) {
    one.at_no_privilege = !user && !kernel;
    one.wanted.user = user && !kernel;
    one.wanted.kernel = kernel && !user;
}

constexpr global_enable global_of(int counter, sequence<register_value> values, const target &on) {
    if (!on.has_global_control()) return global_enable::on;
    const register_value *const global = held_at(values, global_ctrl_address);
    if (global == nullptr) return global_enable::unknown;
    return has_bit(global->value, global_bit(counter)) ? global_enable::on : global_enable::off;
}

/// Whether a counter samples precisely, of which loads, and in which records, as far as the values
/// say. The bit for adaptive records then adds nothing. `has_groups`: its own bit asks for adaptive
/// records; without it a record is basic.
constexpr void read_precise(counting &one, bool has_groups, sequence<register_value> values,
                            const target &on) {
    const precise_facts &facts = precise_facts_of(on);
    const register_place extended = extended_configurations[static_cast<unsigned>(one.counter)];
    const bool architectural = facts.form == precise_form::architectural;
    const register_value *const enable =
        held_at(values, architectural ? extended.address : pebs_enable_address);
    if (facts.form == precise_form::none || enable == nullptr) return;
    const std::uint64_t bit =
        architectural ? decltype(pmc_gpn_cfg_c::en)::mask : pebs_enable_bit(one.counter);
    const bool can_be_told = architectural || (bit & pebs_enable_bits(on.pebs)) != 0;
    // Before version 5 the bits of fixed counters are those of load latency.
    const bool has_bit_of_its_own = !is_fixed(one.counter) || facts.fixed;
    if (!can_be_told || !has_bit_of_its_own || !has_bit(enable->value, bit)) return;
    one.wanted = with_flag(one.wanted, number_of(qualifier::precise));
    if (facts.form == precise_form::adaptive)
        one.wanted.flags &= ~(1u << number_of(qualifier::adaptive_record));

    const std::uint64_t latency_bit = load_latency_bit(one.counter, on);
    one.particulars.filters_latency =
        latency_bit != 0 ? has_bit(enable->value, latency_bit) : is_load_latency(one.wanted, on);
    const register_value *const latency = held_at(values, pebs_ld_lat_address);
    if (one.particulars.filters_latency && latency != nullptr)
        one.wanted = with_value(one.wanted, number_of(value_number::ldlat), latency->value);
    const register_value *const record = held_at(values, pebs_data_cfg_address);
    std::uint64_t groups = record == nullptr ? 0 : record->value;
    if (architectural) groups = record_of_configuration(enable->value);
    const bool is_adaptive = facts.form == precise_form::adaptive && has_groups;
    if ((architectural || is_adaptive) && groups != 0)
        one.wanted = with_value(one.wanted, number_of(value_number::record), groups);
}

} // namespace detail

/// Returns the events of a general counter whose select register holds `value`.
constexpr counting counted_by_select(int counter, std::uint64_t value,
                                     sequence<register_value> values, const target &on) {
    using detail::has_bit;
    value &= select_bits(on); // what the target reserves says nothing
    counting one{.counter = counter,
                 .address = counter_at(counter, on).select_address,
                 .enabled = has_bit(value, enable_field::mask),
                 .interrupts = has_bit(value, decltype(perfevtsel_v6::int_)::mask),
                 .global = detail::global_of(counter, values, on)};
    detail::read_event(one, value, values, on);
    detail::read_privilege(one, has_bit(value, decltype(perfevtsel_v6::usr)::mask),
                           has_bit(value, decltype(perfevtsel_v6::os)::mask));
    one.wanted.edge = has_bit(value, decltype(perfevtsel_v6::edge)::mask);
    one.wanted.invert = has_bit(value, decltype(perfevtsel_v6::invert)::mask);
    one.wanted.threshold =
        static_cast<std::uint32_t>((value & counter_mask_field::mask) >> counter_mask_field::low);
    for (unsigned i = 0; i < flag_count; ++i)
        if (has_bit(value, flag_bit(i))) one.wanted = with_flag(one.wanted, i);
    if (const std::uint64_t more = (value & umask2_field::mask) >> umask2_field::low; more != 0)
        one.wanted = with_value(one.wanted, number_of(value_number::umask2), more);
    detail::read_precise(one, has_bit(value, decltype(perfevtsel_v6::adaptive_record)::mask),
                         values, on);
    one.wanted.counter = static_cast<std::int8_t>(counter);
    return one;
}

/// Returns the events of a fixed counter when IA32_FIXED_CTR_CTRL holds `value`.
constexpr counting counted_by_fixed(int counter, std::uint64_t value,
                                    sequence<register_value> values, const target &on) {
    using detail::has_bit;
    const std::uint64_t own = value >> fixed_shift(counter);
    counting one{.counter = counter,
                 .address = fixed_ctr_ctrl_address,
                 .enabled = has_bit(own, fixed_os | fixed_usr),
                 .interrupts = has_bit(own, fixed_pmi),
                 .global = detail::global_of(counter, values, on)};
    one.wanted.event = static_cast<std::int32_t>(
        fixed_counters[static_cast<unsigned>(counter) - first_fixed].event);
    detail::read_privilege(one, has_bit(own, fixed_usr), has_bit(own, fixed_os));
    if (on.fixed_any_thread() && has_bit(own, fixed_any))
        one.wanted = with_flag(one.wanted, number_of(qualifier::any_thread));
    detail::read_precise(one, has_bit(own, fixed_adaptive), values, on);
    one.wanted.counter = static_cast<std::int8_t>(counter);
    return one;
}

/// Calls `each(const counting &)` for every counter that the values are about: general counters
/// whose select register is among them and not 0, and fixed counters whose fields in the control
/// register are not 0.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values) {
        const found_register where = register_at(one.address, on);
        if (!where) continue;
        if (where.is.kind == register_kind::select && one.value != 0)
            each(counted_by_select(where.is.number, one.value, values, on));
        if (where.is.kind != register_kind::control) continue;
        for (unsigned i = 0; i < fixed_counter_count; ++i) {
            const auto counter = static_cast<int>(first_fixed + i);
            if ((on.fixed >> i & 1) == 0) continue;
            const std::uint64_t own = one.value >> fixed_shift(counter) & fixed_bits;
            if ((own & (fixed_os | fixed_usr | fixed_pmi)) != 0)
                each(counted_by_fixed(counter, one.value, values, on));
        }
    }
}

namespace detail {

/// Returns the request of a counter with legal values for all that its own registers do not say:
/// its period, and the registers that all precise counters share. `check_shared_values` reports the
/// latter, so that they hide nothing else.
constexpr select::request as_choice_of_values(const counting &one, const target &on) {
    select::request asked = one.wanted;
    constexpr std::uint64_t period_without_limits = 1024; // errata forbid shorter and odd ones
    if (is_precise(asked)) asked.period = period_without_limits;
    if (one.particulars.filters_latency)
        asked = with_value(asked, number_of(value_number::ldlat), least_load_latency);
    std::uint64_t &record = asked.values[number_of(value_number::record)];
    record &= record_bits(on);
    record &= ~lbr_entries_without_group(record);
    return asked;
}

template <typename Each>
constexpr void check_counting(const counting &one, const target &on, Each &each) {
    const char *const counter = counter_rows[one.counter].name;
    if (one.at_no_privilege && one.enabled)
        each(broken_value{{&privilege_is_not_empty::text, {counter}}, one.address});
    if (one.enabled && one.global == global_enable::off)
        each(broken_value{{&counter_is_enabled_twice::text, {counter, "ia32_perf_global_ctrl"}},
                          global_ctrl_address,
                          global_bit(one.counter)});
    if (one.particulars.value_unknown) return;
    const verdict why = select::check<event_pmu>(as_choice_of_values(one, on), on);
    // A disputed choice is legal where one source calls it legal: registers do not say `disputed`.
    const bool is_disputed = why.broken == &select::event_reaches_counter::text &&
                             (event_pmu::disputed_of(one.wanted, on) >> one.counter & 1) != 0;
    // Reserved bits were reported already, as bits.
    if (!why.legal() && !is_disputed && why.broken != &select::qualifier_exists_on_target::text &&
        why.broken != &select::value_fits::text)
        each(broken_value{why, one.address, 0, one.counter});
}

/// Whether the values hold a counter with its own enable bit.
constexpr bool is_held(int counter, sequence<register_value> values, const target &on) {
    const select::counter_row where = counter_at(counter, on);
    const std::uint32_t other = counter_rows[counter].select_address; // not the alias
    for (const std::uint32_t address : {where.select_address, other}) {
        const register_value *const held = held_at(values, address);
        if (held == nullptr) continue;
        if (!is_fixed(counter)) return !has_bit(held->value, enable_field::mask);
        return !has_bit(held->value >> fixed_shift(counter), fixed_os | fixed_usr);
    }
    return false;
}

/// Whether one of the counters filters load latencies.
constexpr bool any_filters_latency(sequence<register_value> values, const target &on) {
    bool any = false;
    each_counting(values, on,
                  [&](const counting &one) { any = any || one.particulars.filters_latency; });
    return any;
}

/// Checks the registers that all precise counters share: groups that the generation has, and a
/// latency that can be programmed. A latency of 0 is the value after reset: it is wrong where it
/// filters.
template <typename Each>
constexpr void check_shared_values(sequence<register_value> values, const target &on, Each &each) {
    // The layout of the register has groups of later formats.
    const register_value *const groups = held_at(values, pebs_data_cfg_address);
    if (groups != nullptr && precise_facts_of(on).form == precise_form::adaptive) {
        if (const std::uint64_t wrong = groups->value & ~record_bits(on); wrong != 0)
            each(broken_value{{&select::value_fits::text, {"ia32_pebs_data_cfg", "record"}},
                              pebs_data_cfg_address,
                              wrong});
        if (const std::uint64_t lost = lbr_entries_without_group(groups->value); lost != 0)
            each(broken_value{{&lbr_entries_are_of_lbr_group::text, {"ia32_pebs_data_cfg"}},
                              pebs_data_cfg_address,
                              lost});
    }
    const register_value *const latency = held_at(values, pebs_ld_lat_address);
    if (latency == nullptr || !register_at(pebs_ld_lat_address, on)) return;
    constexpr std::uint64_t field = decltype(pebs_ld_lat::threshold)::mask;
    const std::uint64_t cycles = latency->value & field;
    if (cycles < least_load_latency && (cycles != 0 || any_filters_latency(values, on)))
        each(broken_value{{&load_latency_is_3_cycles_or_more::text, {"msr_pebs_ld_lat"}},
                          pebs_ld_lat_address,
                          field});
}

/// Checks the bits that make counters sample precisely: the counter has to count, and load
/// latencies need precise samples.
template <typename Each>
constexpr void check_precise_values(sequence<register_value> values, const target &on, Each &each) {
    const precise_facts &facts = precise_facts_of(on);
    const register_value *const enable = held_at(values, pebs_enable_address);
    for (unsigned n = 0; n < counter_count; ++n) {
        const auto counter = static_cast<int>(n);
        if ((event_pmu::counters_on(on) & select::set_of(counter)) == 0) continue;
        const char *const name = counter_rows[n].name;
        const register_place extended = extended_configurations[n];
        const register_value *const own = held_at(values, extended.address);
        const bool fixed_without_bit = is_fixed(counter) && !facts.fixed;
        if (facts.form == precise_form::architectural && own != nullptr &&
            has_bit(own->value, decltype(pmc_gpn_cfg_c::en)::mask) && is_held(counter, values, on))
            each(broken_value{{&precise_counter_is_enabled::text, {name, extended.name}},
                              extended.address,
                              decltype(pmc_gpn_cfg_c::en)::mask});
        if (on.pebs == pebs_layout::none || enable == nullptr || fixed_without_bit) continue;
        const std::uint64_t bit = pebs_enable_bit(counter) & pebs_enable_bits(on.pebs);
        if (has_bit(enable->value, bit) && is_held(counter, values, on))
            each(broken_value{{&precise_counter_is_enabled::text, {name, "ia32_pebs_enable"}},
                              pebs_enable_address,
                              bit});
        const std::uint64_t latency = load_latency_bit(counter, on) & pebs_enable_bits(on.pebs);
        if (has_bit(enable->value, latency) && !has_bit(enable->value, bit))
            each(
                broken_value{{&load_latency_is_sampled_precisely::text, {name, "ia32_pebs_enable"}},
                             pebs_enable_address,
                             latency});
    }
}

} // namespace detail

/// Calls `each(const broken_value &)` for every rule that the values break on a target. Registers
/// that the target does not have are not looked at.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &on, Each &&each) {
    for (const register_value &one : values) {
        const found_register where = register_at(one.address, on);
        if (!where) continue;
        const std::uint64_t wrong = one.value & where.is.reserved;
        if (wrong != 0)
            each(broken_value{
                {&reserved_bits_are_zero::text, {where.is.name, field_with(where.is, wrong)}},
                one.address,
                wrong});
    }
    each_counting(values, on, [&](const counting &one) { detail::check_counting(one, on, each); });
    detail::check_shared_values(values, on, each);
    detail::check_precise_values(values, on, each);
}

/// Whether a register of another target may hold a value: what would be legal instead.
constexpr bool may_hold(const register_value &one, const target &on) {
    const found_register where = register_at(one.address, on);
    return where && (one.value & where.is.reserved) == 0;
}

} // namespace msr::perfmon

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
#include <msr/pmu/explanation.hpp>
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

/// Facts about the registers that restrict what a counter counts, such as MSR_OFFCORE_RSP.
struct filtering {
    /// Whether the counter needs an off-core or front-end register whose value was not given.
    bool value_unknown{};
    bool filters_latency{}; ///< MSR_PEBS_LD_LAT filters the counter's event by load latency
};

/// The use of a counter that register values select.
using counting = counter_use<select::request, filtering>;

namespace detail {

constexpr bool has_bit(std::uint64_t value, std::uint64_t bit) { return (value & bit) != 0; }

constexpr bool same_event(const event_code &left, const event_code &other) {
    return left.code == other.code && left.masks == other.masks;
}

/// Reads the event of a select register's value, and the values of the auxiliary registers that the
/// event needs, into `counting`.
constexpr void read_event(counting &counting, std::uint64_t value, sequence<register_value> values,
                          const target &target) {
    const event_code contents{
        static_cast<std::uint32_t>(
            field_row{.low = event_select_field::low, .width = event_select_field::width}.value_in(
                value)),
        static_cast<std::uint32_t>(
            field_row{.low = unit_mask_field::low, .width = unit_mask_field::width}.value_in(
                value))};
    // An event that only IA32_PERF_METRICS counts has the code and unit mask of another event in a
    // select register.
    counting.wanted = select::event_from<event_pmu>(
        contents.code, contents.masks, target,
        [&target](const select::event_row &, const select::request &request) {
            return !event_pmu::is_of_share(request, target);
        });
    constexpr auto offcore = static_cast<std::int32_t>(event_number::offcore_response);
    constexpr auto frontend = static_cast<std::int32_t>(event_number::frontend_retired);
    // The off-core event and the front-end event have several codes and unit masks, of which the
    // table of events has one pair for each event. The pair of the table may be wrong on the
    // target, whose pairs are compared below.
    if (counting.wanted.event == offcore || counting.wanted.event == frontend)
        counting.wanted = {.event = -1,
                           .code = contents.code,
                           .masks = contents.masks,
                           .chosen = ~std::uint32_t{0}};
    if (target.offcore != no_offcore)
        for (int place = 0; place < offcore_register_count(target.offcore); ++place)
            if (same_event(contents, offcore_event(target, place)) &&
                (offcore_places(target, 0) >> place & 1) != 0) {
                const std::uint32_t address = offcore_register_at(target.offcore, place).address;
                const register_value *const filter = held_at(values, address);
                counting.wanted = {.event = offcore};
                counting.particulars.value_unknown = filter == nullptr;
                if (filter != nullptr)
                    counting.wanted = with_value(counting.wanted, number_of(value_number::offcore),
                                                 filter->value);
            }
    if (target.frontend != frontend_layout::none && same_event(contents, frontend_event(target))) {
        counting.wanted = {.event = frontend};
        const register_value *const filter = held_at(values, frontend_address);
        counting.particulars.value_unknown = filter == nullptr;
        if (filter != nullptr)
            counting.wanted =
                with_value(counting.wanted, number_of(value_number::frontend), filter->value);
    }
}

constexpr void read_privilege(counting &counting, bool user, bool kernel) {
    counting.at_no_privilege = !user && !kernel;
    counting.wanted.user = user && !kernel;
    counting.wanted.kernel = kernel && !user;
}

constexpr global_enable global_of(int counter, sequence<register_value> values,
                                  const target &target) {
    if (!target.has_global_control()) return global_enable::on;
    return global_enable_in(values, global_ctrl_address, global_bit(counter));
}

/// Stores in `counting` whether a counter samples precisely, which loads it samples, and what its
/// records hold, as far as the register values show. Where samples are precise, the qualifier
/// `adaptive_record` adds nothing and is removed from `counting`.
/// `has_groups`: the counter's own bit asks for adaptive records; without the bit a record is
/// basic.
constexpr void read_precise(counting &counting, bool has_groups, sequence<register_value> values,
                            const target &target) {
    const precise_facts &facts = precise_facts_of(target);
    const register_place extended =
        extended_configurations[static_cast<unsigned>(counting.counter)];
    const bool architectural = facts.form == precise_form::architectural;
    const register_value *const enable =
        held_at(values, architectural ? extended.address : pebs_enable_address);
    if (facts.form == precise_form::none || enable == nullptr) return;
    const std::uint64_t bit =
        architectural ? decltype(pmc_gpn_cfg_c::en)::mask : pebs_enable_bit(counting.counter);
    const bool is_known = architectural || (bit & pebs_enable_bits(target.pebs)) != 0;
    // Before version 5 IA32_PEBS_ENABLE has bits of load latency where later versions have the bits
    // of fixed counters.
    const bool has_bit_of_its_own = !is_fixed(counting.counter) || facts.fixed;
    if (!is_known || !has_bit_of_its_own || !has_bit(enable->value, bit)) return;
    counting.wanted = with_flag(counting.wanted, number_of(qualifier::precise));
    if (facts.form == precise_form::adaptive)
        counting.wanted.flags &= ~(1u << number_of(qualifier::adaptive_record));

    const std::uint64_t latency_bit = load_latency_bit(counting.counter, target);
    counting.particulars.filters_latency = latency_bit != 0
                                               ? has_bit(enable->value, latency_bit)
                                               : is_load_latency(counting.wanted, target);
    const register_value *const latency = held_at(values, pebs_ld_lat_address);
    if (counting.particulars.filters_latency && latency != nullptr)
        counting.wanted =
            with_value(counting.wanted, number_of(value_number::ldlat), latency->value);
    const register_value *const record = held_at(values, pebs_data_cfg_address);
    std::uint64_t groups = record == nullptr ? 0 : record->value;
    if (architectural) groups = record_of_configuration(enable->value);
    const bool is_adaptive = facts.form == precise_form::adaptive && has_groups;
    if ((architectural || is_adaptive) && groups != 0)
        counting.wanted = with_value(counting.wanted, number_of(value_number::record), groups);
}

} // namespace detail

/// Returns what a general counter counts on a target while its select register holds `value`.
/// `values`: the values of other registers, such as auxiliary registers.
constexpr counting counted_by_select(int counter, std::uint64_t value,
                                     sequence<register_value> values, const target &target) {
    using detail::has_bit;
    value &= select_bits(target); // bits that the target reserves have no meaning
    counting entry{.counter = counter,
                   .address = counter_at(counter, target).select_address,
                   .enabled = has_bit(value, enable_field::mask),
                   .interrupts = has_bit(value, decltype(perfevtsel_v6::int_)::mask),
                   .global = detail::global_of(counter, values, target)};
    detail::read_event(entry, value, values, target);
    detail::read_privilege(entry, has_bit(value, decltype(perfevtsel_v6::usr)::mask),
                           has_bit(value, decltype(perfevtsel_v6::os)::mask));
    entry.wanted.edge = has_bit(value, decltype(perfevtsel_v6::edge)::mask);
    entry.wanted.invert = has_bit(value, decltype(perfevtsel_v6::invert)::mask);
    entry.wanted.threshold =
        static_cast<std::uint32_t>((value & counter_mask_field::mask) >> counter_mask_field::low);
    for (unsigned i = 0; i < flag_count; ++i)
        if (has_bit(value, flag_bit(i))) entry.wanted = with_flag(entry.wanted, i);
    if (const std::uint64_t extra = (value & umask2_field::mask) >> umask2_field::low; extra != 0)
        entry.wanted = with_value(entry.wanted, number_of(value_number::umask2), extra);
    detail::read_precise(entry, has_bit(value, decltype(perfevtsel_v6::adaptive_record)::mask),
                         values, target);
    entry.wanted.counter = static_cast<std::int8_t>(counter);
    return entry;
}

/// Returns what a fixed counter counts on a target while IA32_FIXED_CTR_CTRL holds `value`.
/// `values`: the values of other registers.
constexpr counting counted_by_fixed(int counter, std::uint64_t value,
                                    sequence<register_value> values, const target &target) {
    using detail::has_bit;
    const std::uint64_t own = value >> fixed_shift(counter);
    counting entry{.counter = counter,
                   .address = fixed_ctr_ctrl_address,
                   .enabled = has_bit(own, fixed_os | fixed_usr),
                   .interrupts = has_bit(own, fixed_pmi),
                   .global = detail::global_of(counter, values, target)};
    entry.wanted.event = static_cast<std::int32_t>(
        fixed_counters[static_cast<unsigned>(counter) - first_fixed].event);
    detail::read_privilege(entry, has_bit(own, fixed_usr), has_bit(own, fixed_os));
    if (target.fixed_any_thread() && has_bit(own, fixed_any))
        entry.wanted = with_flag(entry.wanted, number_of(qualifier::any_thread));
    detail::read_precise(entry, has_bit(own, fixed_adaptive), values, target);
    entry.wanted.counter = static_cast<std::int8_t>(counter);
    return entry;
}

/// Calls `visit(const counting &)` for every counter that the register values are about: each
/// general counter with a select register among the values that is not 0, and each fixed counter
/// with fields in IA32_FIXED_CTR_CTRL that are not 0.
template <typename Each>
constexpr void each_counting(sequence<register_value> values, const target &target, Each &&visit) {
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            if (row.kind == register_kind::select && value != 0)
                visit(counted_by_select(row.number, value, values, target));
            if (row.kind != register_kind::control) return;
            for (unsigned i = 0; i < fixed_counter_count; ++i) {
                const auto counter = static_cast<int>(first_fixed + i);
                if ((target.fixed >> i & 1) == 0) continue;
                const std::uint64_t own = value >> fixed_shift(counter) & fixed_bits;
                if ((own & (fixed_os | fixed_usr | fixed_pmi)) != 0)
                    visit(counted_by_fixed(counter, value, values, target));
            }
        });
}

namespace detail {

/// Returns the request of a counter, with legal values for what the counter's own registers do not
/// determine: the period, and the registers that all precise counters share. `check_shared_values`
/// checks the shared registers, so that mistakes in the shared registers hide no other mistakes.
constexpr select::request as_choice_of_values(const counting &counting, const target &target) {
    select::request request = counting.wanted;
    // a period that no erratum forbids: errata are about shorter periods and odd periods
    constexpr std::uint64_t period_without_limits = 1024;
    if (is_precise(request)) request.period = period_without_limits;
    if (counting.particulars.filters_latency)
        request = with_value(request, number_of(value_number::ldlat), least_load_latency);
    std::uint64_t &record = request.values[number_of(value_number::record)];
    record &= record_bits(target);
    record &= ~lbr_entries_without_group(record);
    return request;
}

template <typename Each>
constexpr void check_counting(const counting &counting, const target &target, Each &visit) {
    const char *const counter = counter_rows[counting.counter].name;
    msr::detail::check_privilege(counting, counter, visit);
    if (counting.enabled && counting.global == global_enable::off)
        visit(broken_value{{&counter_is_enabled_twice::text, {counter, "ia32_perf_global_ctrl"}},
                           global_ctrl_address,
                           global_bit(counting.counter)});
    if (counting.particulars.value_unknown) return;
    const verdict verdict = select::check<event_pmu>(as_choice_of_values(counting, target), target);
    // A disputed choice is legal where one source calls it legal: registers do not say `disputed`.
    const bool is_disputed =
        verdict.broken == &select::event_reaches_counter::text &&
        (event_pmu::disputed_of(counting.wanted, target) >> counting.counter & 1) != 0;
    // Reserved bits in the value of the counter's register were reported already, bit by bit.
    if (!is_disputed && verdict.broken != &select::qualifier_exists_on_target::text &&
        verdict.broken != &select::value_fits::text)
        msr::detail::report_request(counting, verdict, visit);
}

/// Returns whether the register values hold a counter at rest: the values have its select register,
/// or IA32_FIXED_CTR_CTRL, with the counter's own enable bits clear.
constexpr bool is_held(int counter, sequence<register_value> values, const target &target) {
    const select::counter_row place = counter_at(counter, target);
    // the counter's own select register, not its alias
    const std::uint32_t other = counter_rows[counter].select_address;
    for (const std::uint32_t address : {place.select_address, other}) {
        const register_value *const held = held_at(values, address);
        if (held == nullptr) continue;
        if (!is_fixed(counter)) return !has_bit(held->value, enable_field::mask);
        return !has_bit(held->value >> fixed_shift(counter), fixed_os | fixed_usr);
    }
    return false;
}

/// Returns whether any counter that the register values are about filters loads by latency.
constexpr bool any_filters_latency(sequence<register_value> values, const target &target) {
    bool present = false;
    each_counting(values, target, [&](const counting &counting) {
        present = present || counting.particulars.filters_latency;
    });
    return present;
}

/// Checks the registers that all precise counters share: MSR_PEBS_DATA_CFG must have groups that
/// the generation has, and MSR_PEBS_LD_LAT a latency that can be programmed. A latency of 0, the
/// value after reset, is wrong where a counter filters by latency. Calls `visit(broken_value)` for
/// each mistake.
template <typename Each>
constexpr void check_shared_values(sequence<register_value> values, const target &target,
                                   Each &visit) {
    // a target may lack groups of MSR_PEBS_DATA_CFG that later formats of records have
    const register_value *const groups = held_at(values, pebs_data_cfg_address);
    if (groups != nullptr && precise_facts_of(target).form == precise_form::adaptive) {
        if (const std::uint64_t faulty = groups->value & ~record_bits(target); faulty != 0)
            visit(broken_value{{&select::value_fits::text, {"ia32_pebs_data_cfg", "record"}},
                               pebs_data_cfg_address,
                               faulty});
        if (const std::uint64_t lost = lbr_entries_without_group(groups->value); lost != 0)
            visit(broken_value{{&lbr_entries_are_of_lbr_group::text, {"ia32_pebs_data_cfg"}},
                               pebs_data_cfg_address,
                               lost});
    }
    const register_value *const latency = held_at(values, pebs_ld_lat_address);
    if (latency == nullptr || !register_at(pebs_ld_lat_address, target)) return;
    constexpr std::uint64_t field = decltype(pebs_ld_lat::threshold)::mask;
    const std::uint64_t cycles = latency->value & field;
    if (cycles < least_load_latency && (cycles != 0 || any_filters_latency(values, target)))
        visit(broken_value{{&load_latency_is_3_cycles_or_more::text, {"msr_pebs_ld_lat"}},
                           pebs_ld_lat_address,
                           field});
}

/// Checks the bits that make counters sample precisely: the counter has to count, and load
/// latencies need precise samples. Calls `visit(broken_value)` for each mistake.
template <typename Each>
constexpr void check_precise_values(sequence<register_value> values, const target &target,
                                    Each &visit) {
    const precise_facts &facts = precise_facts_of(target);
    const register_value *const enable = held_at(values, pebs_enable_address);
    for (unsigned n = 0; n < counter_count; ++n) {
        const auto counter = static_cast<int>(n);
        if ((event_pmu::counters_on(target) & select::set_of(counter)) == 0) continue;
        const char *const name = counter_rows[n].name;
        const register_place extended = extended_configurations[n];
        const register_value *const own = held_at(values, extended.address);
        const bool fixed_without_bit = is_fixed(counter) && !facts.fixed;
        if (facts.form == precise_form::architectural && own != nullptr &&
            has_bit(own->value, decltype(pmc_gpn_cfg_c::en)::mask) &&
            is_held(counter, values, target))
            visit(broken_value{{&precise_counter_is_enabled::text, {name, extended.name}},
                               extended.address,
                               decltype(pmc_gpn_cfg_c::en)::mask});
        if (target.pebs == pebs_layout::none || enable == nullptr || fixed_without_bit) continue;
        const std::uint64_t bit = pebs_enable_bit(counter) & pebs_enable_bits(target.pebs);
        if (has_bit(enable->value, bit) && is_held(counter, values, target))
            visit(broken_value{{&precise_counter_is_enabled::text, {name, "ia32_pebs_enable"}},
                               pebs_enable_address,
                               bit});
        const std::uint64_t latency =
            load_latency_bit(counter, target) & pebs_enable_bits(target.pebs);
        if (has_bit(enable->value, latency) && !has_bit(enable->value, bit))
            visit(
                broken_value{{&load_latency_is_sampled_precisely::text, {name, "ia32_pebs_enable"}},
                             pebs_enable_address,
                             latency});
    }
}

} // namespace detail

/// Calls `visit(const broken_value &)` for every rule that the register values break on a target.
/// Registers that the target does not have are ignored.
template <typename Each>
constexpr void each_broken(sequence<register_value> values, const target &target, Each &&visit) {
    msr::detail::each_known_register(
        values, target, [&](const named_register &row, std::uint64_t value) {
            const std::uint64_t faulty = value & row.reserved;
            msr::detail::check_reserved_bits(row, faulty, visit, field_with(row, faulty));
        });
    each_counting(values, target,
                  [&](const counting &item) { detail::check_counting(item, target, visit); });
    detail::check_shared_values(values, target, visit);
    detail::check_precise_values(values, target, visit);
}

/// Returns whether a target has the register of a value, and the value sets none of the register's
/// reserved bits; errors suggest such targets.
constexpr bool may_hold(const register_value &value, const target &target) {
    const found_register place = register_at(value.address, target);
    return place && (value.value & place.row.reserved) == 0;
}

} // namespace msr::perfmon

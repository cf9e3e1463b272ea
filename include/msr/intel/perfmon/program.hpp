// The program of a plan of architectural performance monitoring: the MSR writes, and the reads of
// counters, in order.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/counters.hpp>
#include <msr/intel/perfmon/precise.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

namespace detail {

/// The most auxiliary registers of a plan: four MSR_OMR (or two MSR_OFFCORE_RSP), and
/// MSR_PEBS_FRONTEND.
inline constexpr std::size_t most_auxiliary = most_offcore_registers + 1;

/// Returns the greatest sizes of a program for a number of choices (events with their qualifiers).
/// A choice writes its counter, and in version 1 its select register three times, or its select
/// register and three times its configuration of precise samples. A plan writes
/// IA32_PERF_GLOBAL_CTRL and IA32_PEBS_ENABLE three times each, IA32_FIXED_CTR_CTRL,
/// IA32_PERF_GLOBAL_OVF_CTRL, MSR_PEBS_LD_LAT, MSR_PEBS_DATA_CFG, the counter of slots and
/// IA32_PERF_METRICS, and auxiliary registers. A plan claims its counters, each counter that may
/// count through an auxiliary register, and bits of IA32_PEBS_ENABLE.
constexpr program_sizes sizes_for(std::size_t choices) {
    constexpr auto enable_bits =
        static_cast<std::size_t>(__builtin_popcountll(pebs_enable_bits(pebs_layout::icl)));
    return {.writes = 5 * choices + 12 + most_auxiliary,
            .readouts = choices,
            .registers = 3 * choices + 8 + most_auxiliary,
            .claims = 3 * choices + most_auxiliary * most_general + enable_bits};
}

template <typename EventPmu, std::size_t Most>
struct program_writer {
    sequence<select::request> wanted;
    const select::assignment *assigned;
    const target &on;
    program_builder<sizes_for(Most)> into{};

    constexpr select::counter_row at(std::size_t i) const {
        return counter_at(assigned[i].counter, on);
    }
    constexpr precise_part precise() const { return {wanted, assigned, on}; }
    constexpr std::uint64_t selected(std::size_t i) const {
        return select_value<EventPmu>(wanted[i], assigned[i], on);
    }
    constexpr std::uint64_t own_global_bits() const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            bits |= global_bit(assigned[i].counter);
        return counts_shares() ? bits | global_bit(slots_number) : bits;
    }
    static constexpr int slots_number = static_cast<int>(first_fixed + slots_counter);
    constexpr select::counter_row slot_counter() const { return counter_at(slots_number, on); }
    constexpr bool is_general(std::size_t i) const {
        return assigned[i].counter < static_cast<int>(first_fixed);
    }
    /// Returns the index of the first event of the plan that a share of issue slots (a field of
    /// IA32_PERF_METRICS) counts; the number of events where there is none.
    constexpr std::size_t first_of_shares() const {
        std::size_t i = 0;
        while (i < wanted.size() && !is_share(assigned[i].counter))
            ++i;
        return i;
    }
    constexpr bool counts_shares() const { return first_of_shares() < wanted.size(); }
    /// Returns whether the plan counts shares of issue slots (fields of IA32_PERF_METRICS), and no
    /// event of the plan is counted by fixed counter 3, the counter of slots.
    constexpr bool shares_have_slots() const { return counts_shares() && !is_ours(slots_number); }
    constexpr std::uint64_t own_fixed_bits() const {
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_fixed(assigned[i].counter))
                bits |=
                    (fixed_bits | (may_have_adaptive_records(wanted[i], on) ? fixed_adaptive : 0))
                    << fixed_shift(assigned[i].counter);
        return counts_shares() ? bits | fixed_bits << fixed_shift(slots_number) : bits;
    }
    constexpr bool interrupts() const {
        for (const select::request &request : wanted)
            if (request.period != 0) return true;
        return false;
    }
    /// Returns the index of the first event of the plan that a fixed counter or a share of issue
    /// slots counts; the plan must have such an event.
    constexpr std::size_t fixed_owner() const {
        std::size_t i = 0;
        while (is_general(i))
            ++i;
        return i;
    }
    constexpr std::uint64_t fixed_values() const {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!is_general(i))
                value |= fixed_value(wanted[i], on) << fixed_shift(
                             is_share(assigned[i].counter) ? slots_number : assigned[i].counter);
        return value;
    }
    /// Returns the address of the off-core or front-end register that the event at index `i` of the
    /// plan needs; 0 where the event needs none.
    constexpr std::uint32_t auxiliary_address(std::size_t i) const {
        if (wanted[i].has_value(number_of(value_number::offcore)))
            return offcore_register_at(on.offcore, assigned[i].places[0]).address;
        return wanted[i].has_value(number_of(value_number::frontend)) ? frontend_address : 0;
    }
    constexpr std::uint64_t auxiliary_value(std::size_t i) const {
        const bool offcore = wanted[i].has_value(number_of(value_number::offcore));
        return wanted[i]
            .values[number_of(offcore ? value_number::offcore : value_number::frontend)];
    }
    constexpr const char *auxiliary_name(std::uint32_t address) const {
        for (int place = 0; place < offcore_register_count(on.offcore); ++place)
            if (const offcore_register &offcore_register = offcore_register_at(on.offcore, place);
                offcore_register.address == address)
                return offcore_register.name;
        return "msr_pebs_frontend";
    }
    constexpr bool is_first_with_auxiliary(std::size_t i) const {
        for (std::size_t previous = 0; previous < i; ++previous)
            if (auxiliary_address(previous) == auxiliary_address(i)) return false;
        return auxiliary_address(i) != 0;
    }

    /// Adds a write of IA32_PERF_GLOBAL_CTRL to a phase, with the bits of the plan's counters set
    /// or clear; all other bits of the register keep their values.
    constexpr void set_global(phase step, bool enabled) {
        const std::uint64_t own = own_global_bits();
        into.add_write(step, every_choice, {global_ctrl_address, enabled ? own : 0, ~own});
    }
    constexpr void set_pebs_enable(phase step, bool enabled) {
        const precise_part part = precise();
        if (part.has_enable())
            into.add_write(
                step, part.first(),
                {pebs_enable_address, enabled ? part.enabled_bits() : 0, ~part.own_bits()});
    }
    constexpr bool has_extended(std::size_t i) const {
        return is_precise(wanted[i]) && precise().form() == precise_form::architectural;
    }
    constexpr register_place extended_at(std::size_t i) const {
        return extended_configurations[static_cast<unsigned>(assigned[i].counter)];
    }
    constexpr void set_extended(phase step, bool enabled) {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (has_extended(i))
                into.add_write(step, i,
                               {extended_at(i).address,
                                extended_configuration(wanted[i]) |
                                    (enabled ? decltype(pmc_gpn_cfg_c::en)::mask : 0)});
    }
    constexpr void set_what_samples_share() {
        const precise_part part = precise();
        if (part.has_latency())
            into.add_write(phase::set_up, part.with_latency(),
                           {pebs_ld_lat_address, part.latency()});
        if (part.has_data_configuration())
            into.add_write(phase::set_up, part.with_groups(),
                           {pebs_data_cfg_address, part.data_configuration()});
    }
    /// Clears the counter of slots, and then IA32_PERF_METRICS: a share is of what was counted
    /// since both registers were 0 (Linux, arch/x86/events/intel/core.c,
    /// icl_set_topdown_event_period).
    constexpr void clear_shares() {
        if (shares_have_slots())
            into.add_write(phase::set_up, first_of_shares(), {slot_counter().address, 0});
        if (counts_shares())
            into.add_write(phase::set_up, first_of_shares(), {perf_metrics_address, 0});
    }
    /// Adds the writes of the set-up phase. From version 2 on IA32_PERF_GLOBAL_CTRL stops the
    /// counters while their select registers are enabled, and the start is a single write to
    /// IA32_PERF_GLOBAL_CTRL. No counter samples precisely before the start.
    constexpr void set_up() {
        constexpr auto phase = phase::set_up;
        if (on.has_global_control()) set_global(phase, false);
        set_pebs_enable(phase, false);
        set_extended(phase, false);
        set_what_samples_share();
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_first_with_auxiliary(i))
                into.add_write(phase, i, {auxiliary_address(i), auxiliary_value(i)});
        const std::uint64_t enabled = on.has_global_control() ? enable_field::mask : 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_general(i))
                into.add_write(
                    phase, i,
                    {at(i).select_address, selected(i) & (~enable_field::mask | enabled)});
        if (own_fixed_bits() != 0)
            into.add_write(phase, fixed_owner(),
                           {fixed_ctr_ctrl_address, fixed_values(), ~own_fixed_bits()});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!is_share(assigned[i].counter))
                into.add_write(phase, i, {at(i).address, preset_value(wanted[i], at(i).width)});
        clear_shares();
        // IA32_PERF_GLOBAL_OVF_CTRL clears bits that are written as 1: the flags of other counters
        // are written as 0, and so keep their values.
        if (interrupts() && on.has_global_control())
            into.add_write(phase, every_choice, {global_ovf_ctrl_address, own_global_bits()});
    }
    /// Adds the writes of the start phase. Precise samples are enabled before the counters start,
    /// and disabled after the counters stop, so that every overflow has its record (Linux:
    /// intel_pmu_enable_all, intel_pmu_disable_all).
    constexpr void start() {
        set_pebs_enable(phase::start, true);
        set_extended(phase::start, true);
        if (on.has_global_control()) return set_global(phase::start, true);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            into.add_write(phase::start, i, {at(i).select_address, selected(i)});
    }
    constexpr void stop() {
        if (on.has_global_control()) set_global(phase::stop, false);
        set_pebs_enable(phase::stop, false);
        set_extended(phase::stop, false);
        if (on.has_global_control()) return;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            into.add_write(phase::stop, i,
                           {at(i).select_address, selected(i) & ~enable_field::mask});
    }
    constexpr void readouts() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (is_share(assigned[i].counter)) {
                add_share(i);
                continue;
            }
            readout next{at(i).address, at(i).width, at(i).name};
            next.is_sampled = wanted[i].period != 0;
            next.most_per_clock = most_per_clock(wanted[i], assigned[i].counter, on);
            if (wanted[i].has_flag(number_of(qualifier::any_thread)))
                next.scope = register_scope::core;
            if (on.has_global_control())
                next.flag = {.address = global_status_address,
                             .mask = global_bit(assigned[i].counter),
                             .name = "ia32_perf_global_status",
                             .clear_address = global_ovf_ctrl_address,
                             .clear_name = overflow_control_name()};
            into.add_readout(i, next);
        }
        if (interrupts()) into.ask_for_interrupts();
    }
    constexpr void add_share(std::size_t i) {
        // The row of a share is complete: `counter_at` adds the register of a counter to a row.
        const auto number = static_cast<unsigned>(assigned[i].counter);
        readout next{perf_metrics_address, 64, counter_rows[number].name};
        next.most_per_clock = most_per_clock(wanted[i], slots_number, on);
        next.share = {
            .address = slot_counter().address,
            .width = slot_counter().width,
            .name = slot_counter().name,
            .low = 8 * (number - first_share),
        };
        into.add_readout(i, next);
    }
    /// Returns the bits of a counter that RDMSR returns as WRMSR wrote them: WRMSR sign-extends bit
    /// 31 of most counters.
    constexpr std::uint64_t written_bits(const select::counter_row &counter) const {
        return low_bits(on.full_width ? counter.width : 32);
    }
    /// Returns the name of the register at 0x390, which the manual calls differently from version 4
    /// on.
    constexpr const char *overflow_control_name() const {
        return on.version >= 4 ? "ia32_perf_global_status_reset" : "ia32_perf_global_ovf_ctrl";
    }
    /// Lists the registers that the program changes, in the order in which they are restored: the
    /// registers that enable counters come last.
    constexpr void registers() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (const std::uint32_t address = auxiliary_address(i))
                into.touch({address, ~std::uint64_t{0}, auxiliary_name(address)});
        const precise_part part = precise();
        if (part.has_latency())
            into.touch({pebs_ld_lat_address, ~std::uint64_t{0}, "msr_pebs_ld_lat"});
        if (part.has_data_configuration())
            into.touch({pebs_data_cfg_address, ~std::uint64_t{0}, "ia32_pebs_data_cfg"});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!is_share(assigned[i].counter))
                into.touch({at(i).address, written_bits(at(i)), at(i).name, true});
        if (counts_shares()) {
            into.touch(
                {slot_counter().address, written_bits(slot_counter()), slot_counter().name, true});
            const unsigned value = on.metrics == metrics_layout::icl ? 32 : 64;
            into.touch({perf_metrics_address, low_bits(value), perf_metrics_name, true});
        }
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_general(i))
                into.touch({at(i).select_address, ~std::uint64_t{0}, at(i).select_name});
        if (own_fixed_bits() != 0)
            into.touch({fixed_ctr_ctrl_address, own_fixed_bits(), "ia32_fixed_ctr_ctrl"});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (has_extended(i))
                into.touch({extended_at(i).address, ~std::uint64_t{0}, extended_at(i).name});
        if (part.has_enable())
            into.touch({pebs_enable_address, part.own_bits(), "ia32_pebs_enable"});
        if (interrupts() && on.has_global_control())
            into.touch({global_ovf_ctrl_address, 0, overflow_control_name()});
        if (on.has_global_control())
            into.touch({global_ctrl_address, own_global_bits(), "ia32_perf_global_ctrl"});
        into.share_unwritten_bits();
    }
    constexpr bool is_ours(int counter) const {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (assigned[i].counter == counter) return true;
        return false;
    }
    /// Lists the bits that say whether a counter is in use by another program: the counter's enable
    /// bit, in its select register, or the privilege levels of a fixed counter. The bits of
    /// IA32_PERF_GLOBAL_CTRL say nothing: reset sets those of the general counters, and operating
    /// systems leave them set.
    constexpr void claims() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const select::counter_row counter = at(i);
            if (is_fixed(assigned[i].counter)) {
                claim_fixed(assigned[i].counter);
            } else if (is_general(i)) {
                into.add_claim({counter.select_address, enable_field::mask, enable_field::mask,
                                counter.select_name, counter.name});
            }
        }
        if (shares_have_slots()) claim_fixed(slots_number);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (is_first_with_auxiliary(i)) claim_listeners(i);
        claim_precise();
    }
    constexpr void claim_fixed(int number) {
        const select::counter_row counter = counter_at(number, on);
        for (const std::uint64_t level : privilege_levels) {
            const std::uint64_t bit = level << fixed_shift(number);
            into.add_claim({fixed_ctr_ctrl_address, bit, bit, counter.select_name, counter.name});
        }
    }
    /// Claims that no other program samples the plan's counters precisely, nor any counter, where
    /// the plan sets a register that all precise samples share.
    constexpr void claim_precise() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (has_extended(i))
                into.add_claim({extended_at(i).address, decltype(pmc_gpn_cfg_c::en)::mask,
                                decltype(pmc_gpn_cfg_c::en)::mask, extended_at(i).name,
                                at(i).name});
        const precise_part part = precise();
        if (!part.has_enable()) return;
        for (std::uint64_t rest = part.exclusive_bits(); rest != 0; rest &= rest - 1) {
            const std::uint64_t bit = rest & (~rest + 1);
            into.add_claim({pebs_enable_address, bit, bit, "ia32_pebs_enable", "precise sampling"});
        }
    }
    /// Claims that no counter of another program counts through the auxiliary register, such as
    /// MSR_OFFCORE_RSP_0, of the event at index `i`, which this plan changes.
    constexpr void claim_listeners(std::size_t i) {
        constexpr std::uint64_t event = event_select_field::mask | unit_mask_field::mask;
        for (int other = 0; other < static_cast<int>(most_general); ++other) {
            if ((on.general >> other & 1) == 0 || is_ours(other)) continue;
            const select::counter_row counter = counter_at(other, on);
            into.add_claim({counter.select_address, event | enable_field::mask,
                            (selected(i) & event) | enable_field::mask, counter.select_name,
                            auxiliary_name(auxiliary_address(i))});
        }
    }
};

} // namespace detail

/// Returns the program (the MSR writes and reads) of a plan's requests; `Most`: at least the number
/// of the requests.
template <std::size_t Most, typename EventPmu>
constexpr auto program_of(sequence<select::request> requests, const select::assignment *assigned,
                          const target &target) {
    detail::program_writer<EventPmu, Most> writer{requests, assigned, target};
    return requests.size() == 0 ? writer.into.finished() : program_by(writer);
}

} // namespace msr::perfmon

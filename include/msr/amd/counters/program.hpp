// The program of a plan: the order in which AMD's registers are written and read.
// Sources: AMD64 Architecture Programmer's Manual volume 2, 13.2; PPR, "Large Increment per Cycle
// Events". Nothing here was measured.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/listed_units.hpp>
#include <msr/amd/counters/memory_controllers.hpp>
#include <msr/amd/counters/select_value.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/program_builder.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::amd {

/// Returns the largest sizes of a program of register writes with a number of choices (events). A
/// choice that takes two counters writes both selects and counters, and starts and stops both
/// selects; a plan with PerfMonV2 clears, sets and clears the global enable bits, and clears the
/// status.
constexpr program_sizes sizes_for(std::size_t choices) {
    return {.writes = 8 * choices + 4,
            .readouts = choices,
            .registers = 4 * choices + 2,
            .claims = 2 * choices};
}

/// Returns the start value from which a counter overflows after `period` events; 0 for a period of
/// 0.
constexpr std::uint64_t preset_of(std::uint64_t period) {
    return (0 - period) & low_bits(counter_width);
}

/// A writer of a plan's program (register writes and counters to read) for AMD's counters, phase by
/// phase.
template <std::size_t Most>
struct program_writer {
    sequence<select::request> wanted;   ///< the choices of events that the plan counts
    const select::assignment *assigned; ///< the counter of each choice, in the order of `wanted`
    target on;                          ///< the processors for which the plan is made
    /// The program of register writes, as far as it has been written.
    program_builder<sizes_for(Most)> into{};

    /// Returns the counter that counts the i-th choice of the plan.
    constexpr const select::counter_row &counter(std::size_t i) const {
        return counter_table[static_cast<unsigned>(assigned[i].counter)];
    }
    /// Returns the layout of the select register of the i-th choice.
    constexpr const layout_row &layout(std::size_t i) const {
        return row_of(bank_of(event_pmu::unit_of(wanted[i]), on).layout);
    }
    /// Returns whether the i-th choice takes two counters: its own and the counter behind it.
    constexpr bool takes_two(std::size_t i) const { return event_pmu::takes_two(wanted[i], on); }
    /// Returns the counter that takes the carry of the counter that counts the i-th choice.
    constexpr const select::counter_row &merged(std::size_t i) const {
        return counter_table[static_cast<unsigned>(assigned[i].counter) + 1];
    }
    /// Returns the value of the select register of the counter that takes the carry of the i-th
    /// choice's counter: the merging event, enabled, without qualifiers.
    constexpr std::uint64_t merging(std::size_t i) const {
        return layout(i).event(merge_event) | layout(i).enable;
    }
    /// Returns the value of the select register of the i-th choice, with the counter not enabled.
    constexpr std::uint64_t selected(std::size_t i) const {
        const std::uint32_t code = select::code_of<event_pmu>(wanted[i]);
        const bool sampled = is_sampled_latency(layout(i).counts, code, on);
        return select_value(layout(i), code, select::masks_of<event_pmu>(wanted[i]), wanted[i]) |
               layout(i).place(select_field::slice_id).placed(sampled ? latency_slice : 0);
    }
    /// Returns the bits of the plan's core counters in the registers of PerfMonV2; 0 where the
    /// target lacks these registers.
    constexpr std::uint64_t global_bits() const {
        std::uint64_t bits = 0;
        if (!on.global_control) return bits;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (layout(i).counts == unit::core)
                bits |= std::uint64_t{takes_two(i) ? 3u : 1u} << place_of(assigned[i].counter);
        return bits;
    }
    /// Adds a write that enables or disables the plan's counters in PERF_CNTR_GLOBAL_CTL; bits of
    /// other counters keep their values.
    constexpr void enable_globally(phase step, bool enabled) {
        if (const std::uint64_t mine = global_bits())
            into.add_write(step, every_choice, {global_control_address, enabled ? mine : 0, ~mine});
    }

    /// Adds the writes of the set-up, which stop every counter before it is changed, and clear old
    /// overflows.
    constexpr void set_up() {
        constexpr auto phase = phase::set_up;
        enable_globally(phase, false);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            into.add_write(phase, i, {counter(i).select_address, selected(i)});
            if (takes_two(i)) into.add_write(phase, i, {merged(i).select_address, 0});
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            into.add_write(phase, i, {counter(i).address, preset_of(wanted[i].period)});
            if (takes_two(i)) into.add_write(phase, i, {merged(i).address, 0});
        }
        if (const std::uint64_t mine = global_bits())
            into.add_write(phase, every_choice, {global_status_clear_address, mine});
    }
    /// Adds the writes that start the counters: a merging counter before the counter whose carry it
    /// takes. With PerfMonV2 a single write starts all counters.
    constexpr void start() {
        constexpr auto phase = phase::start;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            if (takes_two(i)) into.add_write(phase, i, {merged(i).select_address, merging(i)});
            into.add_write(phase, i, {counter(i).select_address, selected(i) | layout(i).enable});
        }
        enable_globally(phase, true);
    }
    /// Adds the writes that stop all counters.
    constexpr void stop() {
        constexpr auto phase = phase::stop;
        enable_globally(phase, false);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            into.add_write(phase, i,
                           {counter(i).select_address, selected(i) & ~layout(i).interrupt});
            if (takes_two(i)) into.add_write(phase, i, {merged(i).select_address, 0});
        }
    }
    /// Returns the most that the counter of the i-th choice adds in a clock of the time stamp
    /// counter, four times as much as in a clock of a core at its highest frequency: more than 15
    /// in a core's clock only where another counter takes the carry, and 1 with a threshold. For
    /// counters outside of the core no source has a number; the same number is assumed as for
    /// counters with a carry.
    constexpr std::uint32_t most_per_clock(std::size_t i) const {
        constexpr std::uint32_t faster = 4;
        if (layout(i).counts != unit::core || takes_two(i)) return 64 * faster;
        return wanted[i].threshold != 0 ? faster : 16 * faster;
    }
    /// Returns the flag of an overflow of the i-th choice's counter; an empty flag where there is
    /// none. Only core counters with PerfMonV2 have flags, and no source describes the flag of a
    /// counter whose carry another counter takes.
    constexpr overflow_flag flag(std::size_t i) const {
        if (!on.global_control || layout(i).counts != unit::core || takes_two(i)) return {};
        return {.address = global_status_address,
                .mask = std::uint64_t{1} << place_of(assigned[i].counter),
                .name = "perf_cntr_global_status",
                .clear_address = global_status_clear_address,
                .clear_name = "perf_cntr_global_status_clr"};
    }
    /// Returns the unit whose events the i-th choice counts; core counters count some events of the
    /// northbridge.
    constexpr unit counted_unit(std::size_t i) const {
        const unit counts = layout(i).counts;
        const bool is_nodes =
            counts == unit::core && is_of_node(select::code_of<event_pmu>(wanted[i]), on);
        return is_nodes ? unit::northbridge : counts;
    }
    /// Returns the instances of a unit in a package: of memory controllers as many as CPUID
    /// announces, of every other unit one.
    static constexpr unit_instances instances_of(unit counts) {
        if (counts != unit::umc) return {};
        return {.stride = controller_stride, .count = count_controllers};
    }
    /// Adds a readout (counter to read) for each choice, and asks for interrupts where a choice has
    /// a period.
    constexpr void readouts() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            into.add_readout(i, {.address = counter(i).address,
                                 .width = counter_width,
                                 .name = counter(i).name,
                                 .flag = flag(i),
                                 .most_per_clock = most_per_clock(i),
                                 .is_sampled = wanted[i].period != 0,
                                 .scope = sharers_of(counted_unit(i)),
                                 .unit = name_of(counted_unit(i)),
                                 .saturates = counted_unit(i) == unit::umc,
                                 .instances = instances_of(counted_unit(i))});
            if (wanted[i].period != 0) into.ask_for_interrupts();
        }
    }
    /// Adds the count register of a counter to the registers that a session changes and puts back.
    constexpr void touch_counter(const select::counter_row &row) {
        into.touch({row.address, low_bits(counter_width), row.name, true});
    }
    /// Adds the registers that are put back, in this order: counters before their select registers,
    /// and the register that enables all core counters after these.
    constexpr void registers() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            touch_counter(counter(i));
            if (takes_two(i)) touch_counter(merged(i));
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const std::uint64_t described = ~layout(i).reserved;
            into.touch({counter(i).select_address, described, counter(i).select_name});
            if (takes_two(i))
                into.touch({merged(i).select_address, described, merged(i).select_name});
        }
        if (global_bits() != 0) {
            into.touch({global_control_address, global_bits(), "perf_cntr_global_ctl"});
            into.touch({global_status_clear_address, 0, "perf_cntr_global_status_clr"});
        }
        into.share_unwritten_bits();
    }
    /// Adds a claim, which a session checks before it writes: another user has not enabled the
    /// counter.
    /// `row`: the counter
    /// `enable`: the bit of the select register that enables the counter
    constexpr void claim_unless_idle(const select::counter_row &row, std::uint64_t enable) {
        into.add_claim({row.select_address, enable, enable, row.select_name, row.name});
    }
    /// Adds the claims, which a session checks before it writes: a counter whose select register
    /// enables it belongs to another user.
    constexpr void claims() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            claim_unless_idle(counter(i), layout(i).enable);
            if (takes_two(i)) claim_unless_idle(merged(i), layout(i).enable);
        }
    }
};

template <std::size_t Most>
constexpr auto event_pmu::program_of(sequence<select::request> requests,
                                     const select::assignment *assigned, const target &target) {
    return program_by(program_writer<Most>{requests, assigned, target});
}

} // namespace msr::amd

// AMD's counters as a simulated PMU: its events, and the meaning of select registers and of the
// registers of PerfMonV2. The counters of the core and of the L3 cache count; those of northbridge,
// data fabric and L2I are registers that do not count. Counters of memory controllers are in
// memory_controllers.hpp.
#pragma once

#include <msr/amd/counters/constraints.hpp>
#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/event_pmu.hpp>
#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/sim/counters/amd_registers.hpp>
#include <msr/sim/counters/select_events.hpp>
#include <msr/sim/events/event_meanings_amd.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// AMD's counters as the PMU of a simulated `machine`.
struct amd_pmu {
    using target = amd::target;       ///< the type whose values say which processor is simulated
    using event_pmu = amd::event_pmu; ///< the type of the PMU whose events the machine counts

    /// Returns the meaning of an event of a vendor's list; null: the event is not simulated.
    static constexpr const event_meaning *meaning_of(const select::listed_row &row) {
        return meaning_in(all_of(amd_meanings), row.name(), row.facts().code);
    }

    /// Returns the registers of the counters of a target (the processor that is simulated), and the
    /// time stamp counter.
    static std::vector<select_register> registers_of(const target &target) {
        return amd_registers(target);
    }
    /// Returns 0: AMD's processors have no debug store, so the status register has no bit for the
    /// debug store's buffer.
    static constexpr std::uint64_t buffer_bit(const target &) { return 0; }
    /// Returns the address of the status register of all counters; 0: the target has no such
    /// register.
    static constexpr std::uint32_t status_address(const target &target) {
        return target.global_control ? amd::global_status_address : 0;
    }

    /// Adds the events of the library's own table of AMD's events.
    static void add_own_events(known_events &events, const target &target) {
        add_table_events<event_pmu>(events, all_of(amd_meanings), target);
    }
    /// Adds an event of a vendor's list. Events of units outside of the core are left out: their
    /// counters resolve event numbers without `events`.
    static void add_listed(known_events &events, const select::listed_row &row,
                           const target &target) {
        if (amd::unit_of(row) != amd::unit::core) return;
        const event_meaning *const means = meaning_of(row);
        events.add({.numbers = row.select,
                    .sum = means != nullptr ? means->sum : signal_sum{},
                    .simulated = means != nullptr,
                    .counters = event_pmu::counters_of(event_pmu::with_row({}, row), target)});
    }

    /// Calls `sink(const counter_setting &)` for each counter whose own enable bit is set.
    /// `values`: called with an address; returns the value of the logical processor's register at
    /// an address.
    template <typename Held, typename Sink>
    static void each_setting(const target &target, const known_events &events, const Held &values,
                             Sink &&sink) {
        const select::counter_set counter_set = amd::counters_of_target(target);
        for (int n = 0; n < int{amd::counter_count}; ++n) {
            if ((counter_set & select::set_of(n)) == 0) continue;
            const amd::unit counts = amd::range_of(n).counts;
            // memory_controllers.hpp simulates the counters of memory controllers (UMC)
            if (counts == amd::unit::umc) continue;
            const amd::layout_row &layout = amd::row_of(amd::bank_of(counts, target).layout);
            const std::uint64_t value = values(amd::counter_table[n].select_address);
            if ((value & layout.enable) == 0) continue;
            if (counts == amd::unit::core) {
                if (!is_merging(layout, value, target))
                    sink(setting(n, layout, value, target, events, values));
            } else if (counts == amd::unit::l3) {
                add_l3(n, layout, value, target, sink);
            } else {
                sink(counter_setting{.number = n,
                                     .name = amd::counter_table[n].name,
                                     .user = true,
                                     .event = {.why = not_counted_because::no_signal}});
            }
        }
    }

    /// Does nothing: on AMD's processors no register changes because another register is written.
    template <typename At>
    static void update(const target &, const At &) {}
    /// Returns false and freezes no counter: the bits of DebugCtl that freeze counters are not
    /// simulated.
    template <typename At>
    static bool freeze(const target &, const At &) {
        return false;
    }

private:
    /// Resolves an event of counter `n` of an L3 cache. L3 counters have no privilege levels, and
    /// their event numbers are other than those of the core.
    static resolved_event l3_event(int n, const event_numbers &numbers, const target &target) {
        const bool is_zen1 = target.is_among(amd::of_generations(amd::generation::zen1));
        for (const l3_meaning &row : amd_l3_meanings)
            if (row.is_of_zen1 == is_zen1 && row.code == numbers.code && row.mask == numbers.mask)
                return {.simulated = true, .sum = row.sum, .counters = select::set_of(n)};
        return {.why = not_counted_because::no_signal};
    }
    /// Calls `sink` with the setting of an L3 counter, or with several settings that stand for one
    /// counter: the select register names the cores and threads whose requests are counted by a
    /// number or by a mask.
    template <typename Sink>
    static void add_l3(int n, const amd::layout_row &layout, std::uint64_t value,
                       const target &target, Sink &&sink) {
        using field = amd::select_field;
        const auto container = [&](field kind) { return layout.place(kind).value_in(value); };
        const select::counter_row &row = amd::counter_table[n];
        counter_setting setting{.number = n,
                                .name = row.name,
                                .address = row.address,
                                .width = row.width,
                                .runs = true,
                                .user = true,
                                .kernel = true};
        const event_numbers numbers{.code = static_cast<std::uint32_t>(layout.event_in(value)),
                                    .mask = static_cast<std::uint32_t>(layout.unit_mask_in(value))};
        setting.event = l3_event(n, numbers, target);
        // select registers of family 19h and later have a field of cores
        const bool has_cores = layout.place(field::en_all_cores).width != 0;
        const bool all_slices =
            has_cores ? container(field::en_all_slices) != 0
                      : container(field::slice_mask) == layout.place(field::slice_mask).most();
        if (setting.event.simulated && !all_slices)
            setting.event = {.why = not_counted_because::filtered};
        const auto threads = static_cast<std::uint16_t>(container(field::thread_mask));
        if (has_cores || !setting.event.simulated) {
            setting.threads = threads;
            setting.core = container(field::en_all_cores) != 0
                               ? -1
                               : static_cast<int>(container(field::core_id));
            return sink(setting);
        }
        constexpr int cores = 4; // number of cores of an L3 cache, with two bits for each
        for (setting.core = 0; setting.core < cores; ++setting.core) {
            setting.threads = threads >> 2 * setting.core & 3;
            sink(setting);
        }
    }
    static bool is_merging(const amd::layout_row &layout, std::uint64_t value,
                           const target &target) {
        return amd::includes_zen_or_newer(target) && layout.event_in(value) == amd::merge_event;
    }
    template <typename Held>
    static counter_setting setting(int n, const amd::layout_row &layout, std::uint64_t value,
                                   const target &target, const known_events &events,
                                   const Held &values) {
        using field = amd::select_field;
        const auto container = [&](field kind) { return layout.place(kind).value_in(value); };
        const select::counter_row &row = amd::counter_table[n];
        const std::uint64_t bit = target.global_control ? std::uint64_t{1} << amd::place_of(n) : 0;
        counter_setting counter_setting{.number = n,
                                        .name = row.name,
                                        .address = row.address,
                                        .width = row.width,
                                        .runs = bit == 0 ||
                                                (values(amd::global_control_address) & bit) != 0,
                                        .user = container(field::usr) != 0,
                                        .kernel = container(field::os) != 0,
                                        .interrupts = container(field::interrupt) != 0,
                                        .status_bit = bit};
        const event_numbers numbers{.code = static_cast<std::uint32_t>(layout.event_in(value)),
                                    .mask = static_cast<std::uint32_t>(layout.unit_mask_in(value)),
                                    .threshold =
                                        static_cast<std::uint32_t>(container(field::cnt_mask)),
                                    .invert = container(field::inv) != 0,
                                    .edge = container(field::edge) != 0};
        counter_setting.event = events.find(numbers, values, true);
        // GuestOnly and HostOnly, both set or both clear, count in guests and in the host
        // (registers.hpp); the simulation runs no guests.
        if (counter_setting.event.simulated && container(field::guest_only) != 0 &&
            container(field::host_only) == 0)
            counter_setting.event = {.why = not_counted_because::filtered};
        if (counter_setting.event.simulated && amd::is_large_increment(numbers.code, target) &&
            !is_merged(n, layout, target, values))
            counter_setting.event = {.why = not_counted_because::unmerged};
        return counter_setting;
    }
    /// Returns whether the odd counter behind an even counter `n` takes the carry of `n`; true for
    /// an odd counter.
    template <typename Held>
    static bool is_merged(int n, const amd::layout_row &layout, const target &target,
                          const Held &values) {
        // An odd counter cannot count an event of large increments alone.
        if (amd::place_of(n) % 2 != 0) return true;
        const std::uint64_t next = values(amd::counter_table[n + 1].select_address);
        return (next & layout.enable) != 0 && is_merging(layout, next, target);
    }
};

} // namespace msr::sim

// The counters of the P6 family as a simulated PMU. A single enable bit, in PERFEVTSEL0, starts
// both counters.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/p6/event_pmu.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/sim/counters/p6_registers.hpp>
#include <msr/sim/counters/select_events.hpp>
#include <msr/sim/events/event_meanings_p6.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// The PMU of the P6 family for the simulated processors of <msr/sim/machine.hpp>.
struct p6_pmu {
    using target = p6::target;
    using event_pmu = p6::event_pmu;

    /// Returns null: no vendor's list has events of the P6 family.
    static constexpr const event_meaning *meaning_of(const select::listed_row &) { return nullptr; }
    static void add_listed(known_events &, const select::listed_row &, const target &) {}

    static std::vector<select_register> registers_of(const target &target) {
        return p6_registers(target);
    }
    // the P6 family has no debug store, so no status bit for the store's buffer
    static constexpr std::uint64_t buffer_bit(const target &) { return 0; }
    static constexpr std::uint32_t status_address(const target &) { return 0; }
    static void add_own_events(known_events &events, const target &target) {
        add_table_events<event_pmu>(events, all_of(p6_meanings), target);
    }

    /// Calls `sink(const counter_setting &)` for each of the two counters while the enable bit of
    /// PERFEVTSEL0 is set. `values`: called with an address; returns the value of the register at
    /// an address.
    template <typename Held, typename Sink>
    static void each_setting(const target &, const known_events &events, const Held &values,
                             Sink &&sink) {
        // PERFEVTSEL1 has the same layout as PERFEVTSEL0, except for the enable bit
        using layout = p6::perfevtsel0;
        if ((values(layout::address) & decltype(layout::enable)::mask) == 0) return;
        for (int n = 0; n < 2; ++n) {
            const select::counter_row &row = event_pmu::counter_rows[n];
            const std::uint64_t value = values(row.select_address);
            const auto field = [value](std::uint64_t mask, unsigned low) {
                return static_cast<std::uint32_t>((value & mask) >> low);
            };
            counter_setting setting{.number = n,
                                    .name = row.name,
                                    .address = row.address,
                                    .width = row.width,
                                    .runs = true,
                                    .user = (value & decltype(layout::usr)::mask) != 0,
                                    .kernel = (value & decltype(layout::os)::mask) != 0,
                                    .interrupts = (value & decltype(layout::int_)::mask) != 0};
            if (!setting.user && !setting.kernel)
                continue; // with USR and OS clear, the counter counts nothing
            const event_numbers numbers{
                .code = field(decltype(layout::event_select)::mask, 0),
                .mask = field(decltype(layout::unit_mask)::mask, decltype(layout::unit_mask)::low),
                .threshold = field(decltype(layout::counter_mask)::mask,
                                   decltype(layout::counter_mask)::low),
                .invert = (value & decltype(layout::invert)::mask) != 0,
                .edge = (value & decltype(layout::edge)::mask) != 0};
            setting.event = events.find(numbers, values, false);
            sink(setting);
        }
    }
    template <typename At>
    static void update(const target &, const At &) {}
    template <typename At>
    static bool freeze(const target &, const At &) {
        return false;
    }
};

} // namespace msr::sim

// The counters of the Pentium and of the Cyrix MII as a simulated PMU: one register, CESR, selects
// the events of both counters, and overflows request no interrupts.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/p5/event_pmu.hpp>
#include <msr/intel/p5/named_registers.hpp>
#include <msr/intel/p5/registers.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/sim/counters/select_events.hpp>
#include <msr/sim/counters/select_registers.hpp>
#include <msr/sim/events/event_meanings_p5.hpp>

#include <cstdint>
#include <vector>

namespace msr::sim {

/// The PMU of the Pentium for the simulated processors of <msr/sim/machine.hpp>.
struct p5_pmu {
    using target = p5::target;
    using event_pmu = p5::event_pmu;

    /// Returns null: no vendor's list has events of the Pentium or the Cyrix MII.
    static constexpr const event_meaning *meaning_of(const select::listed_row &) { return nullptr; }
    static void add_listed(known_events &, const select::listed_row &, const target &) {}

    static std::vector<select_register> registers_of(const target &target) {
        std::vector<select_register> registers{time_stamp_register()};
        p5::each_register(
            target, [&](const named_register &row) { registers.push_back(register_of(row)); });
        return registers;
    }
    // the Pentium has no debug store, so no status bit for the store's buffer
    static constexpr std::uint64_t buffer_bit(const target &) { return 0; }
    static constexpr std::uint32_t status_address(const target &) { return 0; }
    static void add_own_events(known_events &events, const target &target) {
        add_table_events<event_pmu>(events, all_of(p5_meanings), target);
    }

    /// Calls `sink(const counter_setting &)` for each counter that CESR lets count. `values`:
    /// called with an address; returns the value of the register at an address.
    template <typename Held, typename Sink>
    static void each_setting(const target &, const known_events &events, const Held &values,
                             Sink &&sink) {
        // the layout of CESR is that of the Cyrix MII: the Pentium's CESR has zeros in place of the
        // high bits of the MII's event numbers
        using layout = p5::cesr_of_mii;
        const std::uint64_t value = values(layout::address);
        const auto container = [value](auto field) {
            using type = decltype(field);
            return static_cast<std::uint32_t>((value & type::mask) >> type::low);
        };
        for (int n = 0; n < 2; ++n) {
            const std::uint32_t control =
                n == 0 ? container(decltype(layout::cc0){}) : container(decltype(layout::cc1){});
            const std::uint32_t code = n == 0 ? container(decltype(layout::es0){}) |
                                                    container(decltype(layout::es0_hi){}) << 6
                                              : container(decltype(layout::es1){}) |
                                                    container(decltype(layout::es1_hi){}) << 6;
            counter_setting setting{.number = n,
                                    .name = event_pmu::counter_rows[n].name,
                                    .address = event_pmu::counter_rows[n].address,
                                    .width = p5::counter_width,
                                    .runs = true,
                                    .user = (control & 2) != 0,
                                    .kernel = (control & 1) != 0};
            if (!setting.user && !setting.kernel) continue;
            setting.event = events.find({.code = code}, values, false, select::set_of(n));
            // an event whose count is a number of clocks has the same count where the counter
            // counts the clocks of an event
            const bool is_of_clocks = setting.event.sum == signal_sum{signal::cycles};
            if (setting.event.simulated && (control & 4) != 0 && !is_of_clocks)
                setting.event = {.why = not_counted_because::compared};
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

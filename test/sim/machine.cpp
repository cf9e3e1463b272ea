// Tests a simulated machine: registers, overflow, interrupts, privilege levels, several logical
// processors, and sessions on it. Expected values are computed from the manual.
#include "machines.hpp"

#include <msr/backend/backend.hpp>
#include <msr/intel/events/core2.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/panther_lake_core.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/events/yonah.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

namespace perfmon = msr::perfmon;
namespace select = msr::select;
using namespace machines;
using machine = sim::machine<sim::perfmon_pmu>;

static_assert(msr::timed_backend<machine>);

// Addresses of registers by the manual.
constexpr std::uint32_t pmc0 = 0xc1, pmc1 = 0xc2, perfevtsel0 = 0x186, perfevtsel1 = 0x187;
constexpr std::uint32_t fixed_ctr0 = 0x309, fixed_ctr1 = 0x30a, fixed_ctr2 = 0x30b,
                        fixed_ctr3 = 0x30c, fixed_ctr_ctrl = 0x38d;
constexpr std::uint32_t global_status = 0x38e, global_ctrl = 0x38f, global_ovf_ctrl = 0x390,
                        global_status_set = 0x391, global_inuse = 0x392, debugctl = 0x1d9;
/// A select register that is enabled at every level: without an interrupt, and with an interrupt.
constexpr std::uint64_t enabled = 0x430000, with_interrupt = 0x530000;

const auto &skylake_events = msr::events::skylake::core_events::all.events;

tally of(kind kind, std::uint64_t times) {
    tally tally;
    tally[kind] = times;
    return tally;
}

/// The arguments of a call of an interrupt handler.
struct handler_call {
    machine *of{};
    std::vector<select::counter_set> counters;
    std::uint64_t write_back{}; ///< value that the handler writes to IA32_PMC0; 0: none

    static void call(void *context, unsigned, select::counter_set set) {
        handler_call &self = *static_cast<handler_call *>(context);
        self.counters.push_back(set);
        if (self.write_back != 0) put(*self.of, pmc0, self.write_back);
    }
    sim::interrupt_handler handler() { return {&call, this}; }
};

} // namespace

TEST_CASE("a counter counts at the levels that its select register names") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    put(machine, perfevtsel0, 0x4100c0); // counts at user level
    put(machine, perfevtsel1, 0x4200c0); // counts at kernel level
    machine.count(0, of(kind::instructions, 3), sim::privilege::user);
    machine.count(0, of(kind::instructions, 10), sim::privilege::kernel);
    CHECK(value_at(machine, pmc0) == 3);
    CHECK(value_at(machine, pmc1) == 10);
    put(machine, perfevtsel0, 0x4000c0); // counter 0 counts at no privilege level
    machine.count(0, of(kind::instructions, 5));
    CHECK(value_at(machine, pmc0) == 3);
}

TEST_CASE("nothing counts without the counter's bit in IA32_PERF_GLOBAL_CTRL") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    CHECK(value_at(machine, global_ctrl) == 0xf); // reset enables the general counters
    put(machine, perfevtsel0, enabled | 0xc0);
    put(machine, fixed_ctr_ctrl, 0x3);
    put(machine, global_ctrl, 0);
    machine.count(0, of(kind::instructions, 7));
    CHECK(value_at(machine, pmc0) == 0);
    put(machine, global_ctrl, 1);
    machine.count(0, of(kind::instructions, 7));
    CHECK(value_at(machine, pmc0) == 7);
    CHECK(value_at(machine, fixed_ctr0) == 0);
    put(machine, global_ctrl, std::uint64_t{1} << 32);
    machine.count(0, of(kind::instructions, 7));
    CHECK(value_at(machine, pmc0) == 7);
    CHECK(value_at(machine, fixed_ctr0) == 7);
}

TEST_CASE("version 1 has neither global registers nor fixed counters") {
    machine machine{perfmon::target_at(msr::core::yonah),
                    msr::events::yonah::core_events::all.events};
    std::uint64_t value = 0;
    for (const std::uint32_t missing : {global_status, global_ctrl, global_ovf_ctrl, fixed_ctr0,
                                        fixed_ctr_ctrl, global_inuse, debugctl})
        CHECK(machine.read(0, missing, value).kind == msr::error_code::refused);
    put(machine, perfevtsel0, enabled | 0xc0);
    machine.count(0, of(kind::instructions, 7));
    CHECK(value_at(machine, pmc0) == 7);
}

TEST_CASE("a write to IA32_PMCn is extended by its sign, IA32_A_PMCn is written whole") {
    machine target{perfmon::target_at(msr::core::skylake), skylake_events};
    put(target, pmc0, 0x8000'0001);
    CHECK(value_at(target, pmc0) == 0xffff'8000'0001);
    CHECK(value_at(target, 0x4c1) == 0xffff'8000'0001);
    put(target, pmc0, 0x1234'7fff'ffff); // bits 63:32 of the written value are ignored
    CHECK(value_at(target, pmc0) == 0x7fff'ffff);
    put(target, 0x4c1, 0x1234'8765'4321);
    CHECK(value_at(target, pmc0) == 0x1234'8765'4321);
    CHECK(is_refused(target, 0x4c1, std::uint64_t{1} << 48));
    CHECK((value_at(target, 0x345) >> 13 & 1) == 1);
    machine plain{perfmon::target_at(msr::core::westmere), {}};
    CHECK(is_refused(plain, 0x4c1, 0));
    CHECK((value_at(plain, 0x345) >> 13 & 1) == 0);
    machine old{perfmon::target_at(msr::core::core2), msr::events::core2::core_events::all.events};
    put(old, pmc0, 0x8000'0000);
    CHECK(value_at(old, pmc0) == 0xff'8000'0000); // 40 bits
}

TEST_CASE("a counter wraps at its width, sets its bit in the status, and asks for an interrupt") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    handler_call factor{.of = &machine, .counters = {}};
    machine.on_interrupt(factor.handler());
    put(machine, perfevtsel0, with_interrupt | 0xc0);
    put(machine, perfevtsel1, enabled | 0xc0);
    put(machine, pmc0, 0xffff'ffff); // bit 31 of the written value fills bits 47:32
    put(machine, pmc1, 0xffff'fffe);
    std::uint64_t left = 0;
    machine.each_awaited(0, [&](const sim::signal_sum &sum, std::uint64_t extra) {
        CHECK(sum == sim::signal_sum{kind::instructions});
        left += extra; // only counter 0 requests interrupts
    });
    CHECK(left == 1);
    machine.count(0, of(kind::instructions, 1));
    CHECK(value_at(machine, pmc0) == 0);
    CHECK(value_at(machine, pmc1) == 0xffff'ffff'ffff);
    CHECK(value_at(machine, global_status) == 1);
    CHECK(factor.counters == std::vector<select::counter_set>{1});
    CHECK(machine.interrupt_requests() == 1);
    machine.count(0, of(kind::instructions, 5));
    CHECK(value_at(machine, pmc1) == 4);
    CHECK(value_at(machine, global_status) == 3);
    CHECK(machine.interrupt_requests() == 1); // counter 1 requests no interrupt
    put(machine, global_ovf_ctrl, 1);
    CHECK(value_at(machine, global_status) == 2);
    CHECK(value_at(machine, global_ovf_ctrl) == 0);
    CHECK(is_refused(machine, global_status, 0)); // IA32_PERF_GLOBAL_STATUS is read-only
    CHECK(is_refused(machine, global_status, 2));
    put(machine, global_status_set, std::uint64_t{1} << 32);
    CHECK(value_at(machine, global_status) == (std::uint64_t{1} << 32 | 2));
}

TEST_CASE("fixed counters overflow with their own bits") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    handler_call factor{.of = &machine, .counters = {}};
    machine.on_interrupt(factor.handler());
    // Fixed counters 0, 1 and 2 at every level, counter 1 with an interrupt.
    put(machine, fixed_ctr_ctrl, 0x3b3);
    put(machine, global_ctrl, std::uint64_t{7} << 32);
    put(machine, fixed_ctr1, 0xffff'ffff'fff0);
    tally observed;
    observed[kind::instructions] = 100;
    observed[kind::cycles] = 20;
    observed[kind::reference_cycles] = 30;
    machine.count(0, observed);
    CHECK(value_at(machine, fixed_ctr0) == 100);
    CHECK(value_at(machine, fixed_ctr1) == 4);
    CHECK(value_at(machine, fixed_ctr2) == 30);
    CHECK(value_at(machine, global_status) == std::uint64_t{1} << 33);
    REQUIRE(factor.counters.size() == 1);
    CHECK(factor.counters[0] == select::counter_set{1} << (perfmon::first_fixed + 1));
    CHECK(value_at(machine, 0x10) == 30); // 10h is the time stamp counter
    CHECK(machine.clock(0) == 30);
}

TEST_CASE("a handler may set the counter back: samples at each period") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    handler_call factor{.of = &machine, .counters = {}, .write_back = 0x1'0000'0000 - 100};
    machine.on_interrupt(factor.handler());
    put(machine, perfevtsel0, with_interrupt | 0xc0);
    put(machine, pmc0, factor.write_back);
    for (int i = 0; i < 1000; ++i)
        machine.count(0, of(kind::instructions, 1));
    CHECK(factor.counters.size() == 10);
    CHECK(machine.interrupt_requests() == 10);
}

TEST_CASE(
    "freezing on an interrupt clears the global control before version 4, and CTR_FRZ later") {
    machine haswell{perfmon::target_at(msr::core::haswell),
                    msr::events::haswell::core_events::all.events};
    put(haswell, debugctl, 1 << 12);
    put(haswell, perfevtsel0, with_interrupt | 0xc0);
    put(haswell, pmc0, 0xffff'ffff);
    haswell.count(0, of(kind::instructions, 3));
    CHECK(value_at(haswell, global_ctrl) == 0);
    haswell.count(0, of(kind::instructions, 3));
    CHECK(value_at(haswell, pmc0) == 2);

    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    constexpr std::uint64_t frozen = std::uint64_t{1} << 59;
    put(machine, debugctl, 1 << 12);
    put(machine, perfevtsel0, with_interrupt | 0xc0);
    put(machine, pmc0, 0xffff'ffff);
    machine.count(0, of(kind::instructions, 3));
    CHECK(value_at(machine, global_ctrl) == 0xf);
    CHECK(value_at(machine, global_status) == (frozen | 1));
    machine.count(0, of(kind::instructions, 3));
    CHECK(value_at(machine, pmc0) == 2);
    put(machine, global_ovf_ctrl, frozen);
    machine.count(0, of(kind::instructions, 3));
    CHECK(value_at(machine, pmc0) == 5);
}

TEST_CASE("IA32_PERF_GLOBAL_INUSE says which counters are set up") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    CHECK(value_at(machine, global_inuse) == 0);
    put(machine, perfevtsel1, 0xc0); // the select register has an event, but is not enabled
    put(machine, fixed_ctr_ctrl, 0x20);
    CHECK(value_at(machine, global_inuse) == (std::uint64_t{1} << 33 | 2));
    put(machine, perfevtsel0, 0x1000c0); // the select register requests an interrupt
    CHECK(value_at(machine, global_inuse) == (std::uint64_t{1} << 63 | std::uint64_t{1} << 33 | 3));
    CHECK(is_refused(machine, global_inuse, 0));
}

TEST_CASE("the aliases of version 6 are other names of the same counters") {
    machine machine{perfmon::target_at(msr::core::panther_lake_core),
                    msr::events::panther_lake_core::core_events::all.events};
    put(machine, 0x1901, enabled | 0xc0); // IA32_PMC_GP0_CFG_A, an alias of IA32_PERFEVTSEL0
    CHECK(value_at(machine, perfevtsel0) == (enabled | 0xc0));
    put(machine, 0x1925, enabled | 0xc0); // IA32_PMC_GP9_CFG_A, the only address of that register
    put(machine, 0x1900, 0x1234'5678'9abc);
    CHECK(value_at(machine, pmc0) == 0x1234'5678'9abc);
    machine.count(0, of(kind::instructions, 4));
    CHECK(value_at(machine, pmc0) == 0x1234'5678'9ac0);
    CHECK(value_at(machine, 0x1900) == 0x1234'5678'9ac0);
    CHECK(value_at(machine, 0x1924) == 4);
    put(machine, pmc0, 5);
    CHECK(value_at(machine, 0x1900) == 5);
    put(machine, fixed_ctr_ctrl, 0x3000); // fixed counter 3 counts slots
    put(machine, global_ctrl, std::uint64_t{1} << 35);
    machine.count(0, of(kind::cycles, 9));
    CHECK(value_at(machine, fixed_ctr3) == 72); // 9 clocks of 8 slots
    CHECK(value_at(machine, 0x198c) == 72);
}

TEST_CASE("simulated Nova Lakes have as many slots in a clock as their model is wide") {
    machine machine{perfmon::target_at(msr::core::nova_lake)};
    put(machine, fixed_ctr_ctrl, 0x3000); // fixed counter 3: slots
    put(machine, global_ctrl, std::uint64_t{1} << 35);
    machine.count(0, of(kind::cycles, 9));
    CHECK(value_at(machine, fixed_ctr3) ==
          9 * sim::shape_of(msr::core::nova_lake)->shape.clocks.width);
}

TEST_CASE("what is enabled and not simulated is told, and stays still") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    CHECK(machine.not_simulated().empty());
    const auto reason_of = [&](std::uint64_t select) {
        put(machine, perfevtsel0, enabled | select);
        tally observed;
        for (std::uint64_t &number : observed.of)
            number = 1000;
        machine.count(0, observed);
        CHECK(value_at(machine, pmc0) == 0);
        REQUIRE(machine.not_simulated().size() == 1);
        CHECK(std::string{machine.not_simulated()[0].counter} == "pmc0");
        return machine.not_simulated()[0].why;
    };
    using why = sim::not_counted_because;
    CHECK(reason_of(0xfffe) == why::unknown_event);
    CHECK(reason_of(0x0279) == why::unknown_event);
    CHECK(reason_of(0x01a2) == why::no_signal);   // the event resource_stalls.any
    CHECK(reason_of(0x100412e) == why::compared); // misses of the last level with a threshold of 1
    CHECK(reason_of(0x0400c0) == why::compared);  // instructions with edges, without a threshold
    CHECK(reason_of(0x8000c0) == why::compared);  // instructions inverted, without a threshold
    CHECK(reason_of(0x1000000c0) == why::filtered); // instructions in transactions only
    CHECK(reason_of(0x01c6) ==
          why::other_value); // frontend_retired, whose filter lets nothing pass
    CHECK(reason_of(0x0003c4) == why::unknown_event); // a union of unit masks that no list has
    put(machine, perfevtsel0, enabled | 0xc0);
    CHECK(machine.not_simulated().empty());
    put(machine, perfevtsel0, 0x01a2); // resource_stalls.any on a counter that is not enabled
    CHECK(machine.not_simulated().empty());
}

TEST_CASE("a threshold counts clocks, at the counter's levels, up to an overflow") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    tally observed; // 25 busy clocks of four instructions, then 15 idle clocks
    observed[kind::instructions] = 100;
    observed[kind::cycles] = 40;
    observed[kind::used_slots] = 100;
    observed[kind::mispredicted_branches] = 1;
    observed[kind::slots_of_mispredictions] = 60;
    const auto count = [&](std::uint64_t select) {
        put(machine, perfevtsel0, 0x410000 | select); // user
        put(machine, pmc0, 0);
        machine.count(0, observed, sim::privilege::kernel);
        machine.count(0, observed);
        CHECK(machine.not_simulated().empty());
        return value_at(machine, pmc0);
    };
    CHECK(count(0x010000c0) == 25); // a threshold of 1
    CHECK(count(0x040000c0) == 25); // 4
    CHECK(count(0x050000c0) == 0);  // 5
    CHECK(count(0x018000c0) == 15); // 1, inverted
    CHECK(count(0xff8000c0) == 40); // 255, inverted
    CHECK(count(0x010400c0) == 2);  // edges: the idle clocks divide the busy clocks in two
    CHECK(count(0x018400c0) == 1);  // edges of the idle clocks
    CHECK(count(0x0100003c) == 40); // clocks with a threshold of 1
    put(machine, perfevtsel0, with_interrupt | 0x010000c0);
    put(machine, pmc0, 0xffff'ffff - 23); // 24 clocks before an overflow
    std::vector<std::uint64_t> left;
    machine.each_awaited(0, [&](const sim::signal_sum &sum, std::uint64_t clocks) {
        CHECK(sum == sim::signal_sum{kind::cycles}); // no overflow before so many clocks
        left.push_back(clocks);
    });
    CHECK(left == std::vector<std::uint64_t>{24});
    machine.count(0, observed);
    CHECK(value_at(machine, pmc0) == 1);
    CHECK(value_at(machine, global_status) == 1);
    std::vector<sim::signal_sum> sums;
    machine.each_counted(0, [&](const sim::signal_sum &sum) { sums.push_back(sum); });
    CHECK(sums == std::vector<sim::signal_sum>{kind::instructions, kind::cycles});
}

TEST_CASE("shares of issue slots count while fixed counter 3 does, at its levels") {
    constexpr std::uint32_t perf_metrics = 0x329;
    constexpr std::uint64_t metrics = std::uint64_t{1} << 48;
    constexpr std::uint64_t fixed3 = std::uint64_t{1} << 35;
    machine machine{perfmon::target_at(msr::core::ice_lake)};
    tally observed = of(kind::cycles, 9); // 45 slots
    observed[kind::used_slots] = 9;
    observed[kind::slots_of_fetches] = 9;
    observed[kind::slots_of_backend] = 27;
    put(machine, global_ctrl, metrics | fixed3);
    machine.count(0, observed);
    CHECK(value_at(machine, perf_metrics) == 0); // fixed counter 3 counts at no level
    put(machine, fixed_ctr_ctrl, 0x2000);        // fixed counter 3 counts at user level
    put(machine, global_ctrl, metrics);
    machine.count(0, observed);
    // Fixed counter 3, which counts slots, is not enabled.
    CHECK(value_at(machine, perf_metrics) == 0);
    put(machine, global_ctrl, metrics | fixed3);
    machine.count(0, observed, sim::privilege::kernel);
    CHECK(value_at(machine, perf_metrics) == 0);
    machine.count(0, observed);
    CHECK(value_at(machine, fixed_ctr3) == 45);
    // Shares of 255, from the highest byte on: three fifths, a fifth, none, a fifth.
    CHECK(value_at(machine, perf_metrics) == 0x99'33'00'33);
    CHECK(machine.not_simulated().empty()); // all four shares are simulated
    put(machine, global_ctrl, 0);
    machine.count(0, of(kind::used_slots, 1000));
    CHECK(value_at(machine, perf_metrics) == 0x99'33'00'33);
}

TEST_CASE("shares go on from what software writes, as a part of the slots counted then") {
    constexpr std::uint32_t perf_metrics = 0x329;
    machine machine{perfmon::target_at(msr::core::ice_lake)};
    put(machine, fixed_ctr_ctrl, 0x3000);
    put(machine, global_ctrl, std::uint64_t{1} << 48 | std::uint64_t{1} << 35);
    put(machine, fixed_ctr3, 255);
    put(machine, perf_metrics, 0x00'00'00'ff); // all of the 255 slots retired
    tally observed = of(kind::cycles, 51);     // 51 clocks of 5 slots
    observed[kind::slots_of_backend] = 255;
    machine.count(0, observed);
    // Half of the slots: 127.5 of 255, rounded up.
    CHECK(value_at(machine, perf_metrics) == 0x80'00'00'80);
    put(machine, fixed_ctr3, 0);
    put(machine, perf_metrics, 0);
    machine.count(0, observed);
    CHECK(value_at(machine, perf_metrics) == 0xff'00'00'00);
}

TEST_CASE("the upper shares are parts of the lower ones") {
    machine machine{perfmon::target_at(msr::core::sapphire_rapids)};
    put(machine, fixed_ctr_ctrl, 0x3000);
    put(machine, global_ctrl, std::uint64_t{1} << 48 | std::uint64_t{1} << 35);
    CHECK(machine.not_simulated().empty());
    tally observed = of(kind::cycles, 10); // 60 slots
    observed[kind::used_slots] = 24;
    observed[kind::heavy_slots] = 6;
    observed[kind::slots_of_backend] = 36;
    observed[kind::slots_of_memory] = 12;
    machine.count(0, observed);
    // 1AH: the share 25.5 / 255 is rounded to 26.
    CHECK(value_at(machine, 0x329) == 0x33'00'00'1a'99'00'00'66);
}

TEST_CASE("an event that needs a register beside it counts with the value of a known event") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    put(machine, perfevtsel0, enabled | 0x01c6);
    put(machine, 0x3f7, 0x12); // selects frontend_retired.l1i_miss
    machine.count(0, of(kind::l1i_misses, 6));
    CHECK(value_at(machine, pmc0) == 6);
    put(machine, 0x3f7, 0x13); // selects frontend_retired.l2_miss
    machine.count(0, of(kind::l1i_misses, 6));
    machine.count(0, of(kind::l2_code_misses, 2));
    CHECK(value_at(machine, pmc0) == 8);
    CHECK(is_refused(machine, 0x3f7, 0x8)); // bit 3 of MSR_PEBS_FRONTEND is reserved
}

TEST_CASE("without a list the architectural events count") {
    machine machine{perfmon::target_at(3u)}; // version 4
    struct {
        std::uint64_t select;
        kind what;
    } const rows[] = {{0x003c, kind::cycles},       {0x013c, kind::reference_cycles},
                      {0x00c0, kind::instructions}, {0x4f2e, kind::l3_references},
                      {0x412e, kind::l3_misses},    {0x00c4, kind::branches},
                      {0x00c4, kind::far_branches}, {0x00c5, kind::mispredicted_branches}};
    for (const auto &row : rows) {
        put(machine, perfevtsel0, enabled | row.select);
        put(machine, pmc0, 0);
        machine.count(0, of(row.what, 11));
        CHECK(value_at(machine, pmc0) == 11);
    }
}

TEST_CASE("logical processors have registers of their own; AnyThread counts a core's") {
    machine target{perfmon::target_at(msr::core::haswell),
                   msr::events::haswell::core_events::all.events,
                   {.cpus = 4, .threads_per_core = 2}};
    for (unsigned cpu = 0; cpu < 4; ++cpu)
        put(target, perfevtsel0, enabled | 0xc0, cpu);
    put(target, perfevtsel1, enabled | 0x200000 | 0xc0, 2); // AnyThread
    for (unsigned cpu = 0; cpu < 4; ++cpu)
        target.count(cpu, of(kind::instructions, cpu + 1));
    for (unsigned cpu = 0; cpu < 4; ++cpu)
        CHECK(value_at(target, pmc0, cpu) == cpu + 1);
    // The instructions of processors 2 and 3, which share a core.
    CHECK(value_at(target, pmc1, 2) == 7);
    CHECK(value_at(target, pmc1, 3) == 0);
    put(target, perfevtsel1, enabled | 0x200000 | 0x3c, 2);
    REQUIRE(target.not_simulated(2).size() == 1);
    CHECK(target.not_simulated(2)[0].why == sim::not_counted_because::both_threads);
    std::uint64_t value = 0;
    CHECK(target.read(4, pmc0, value).kind == msr::error_code::cpu_offline);
    CHECK(target.write(4, pmc0, 0).kind == msr::error_code::cpu_offline);
    CHECK(target.write(4, global_status, 0).kind == msr::error_code::cpu_offline);
    CHECK_THROWS_AS(target.count(4, {}), std::invalid_argument);
    CHECK_THROWS_AS((void)target.not_simulated(4), std::invalid_argument);
    CHECK_THROWS_AS((machine{perfmon::target_at(3u), {.cpus = 0}}), std::invalid_argument);
}

TEST_CASE("a signal that is taken away before it is given overflows nothing") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    put(machine, perfevtsel0, enabled | 0x10c4); // counts conditional branches that are not taken
    put(machine, pmc0, 0);
    machine.count(0, of(kind::taken_conditional, 2));
    machine.count(0, of(kind::conditional_branches, 5));
    CHECK(value_at(machine, pmc0) == 3);
    CHECK(value_at(machine, global_status) == 0);
}

TEST_CASE("sessions count on a machine") {
    machine machine{perfmon::target_at(msr::core::skylake), skylake_events};
    constexpr auto subject = msr::plan<perfmon::skylake, perfmon::instructions_retired,
                                       msr::events::skylake::br_inst_retired::near_taken.user(),
                                       msr::events::skylake::mem_load_retired::l1_miss>;
    msr::session watch{machine, subject, {.cpu = 0, .pin = false}};
    const auto counted = watch.measure([&] {
        tally observed;
        observed[kind::instructions] = 4000;
        observed[kind::taken_branches] = 500;
        observed[kind::l1d_load_misses] = 30;
        observed[kind::cycles] = observed[kind::reference_cycles] = 2000;
        machine.count(0, observed);
        machine.count(0, observed, sim::privilege::kernel);
    });
    CHECK(counted.at(0) == 8000);
    CHECK(counted.at(1) == 500);
    CHECK(counted.at(2) == 60);
    watch.close();
    CHECK(value_at(machine, perfevtsel0) == 0);
    CHECK(value_at(machine, global_ctrl) == 0xf);
}

TEST_CASE("a share does not hide an event of a list with the same numbers, which stays still") {
    machine machine{perfmon::target_at(msr::core::sapphire_rapids),
                    msr::events::sapphire_rapids::core_events::all.events};
    put(machine, perfevtsel0, enabled | 0x02a4); // counts topdown.backend_bound_slots
    REQUIRE(machine.not_simulated().size() == 1);
    CHECK(machine.not_simulated()[0].why == msr::sim::not_counted_because::no_signal);
}

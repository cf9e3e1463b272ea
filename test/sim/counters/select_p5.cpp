// Every simulated event of the table of the Pentium and the Cyrix MII, planned by the planner, on
// each processor.
#include "../../facts.hpp"
#include "../machines.hpp"

#include <msr/intel/p5.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/sim/counters/select_p5.hpp>
#include <msr/sim/events/event_meanings_p5.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <string>

namespace {

namespace p5 = msr::p5;
namespace select = msr::select;
using namespace machines;
using p5::event_pmu;
using machine = sim::machine<sim::p5_pmu>;

constexpr std::uint32_t cesr = 0x11, ctr0 = 0x12, ctr1 = 0x13;

} // namespace

TEST_CASE("what the planner plans counts what was seen, and every row is an event") {
    std::mt19937 random{20261123};
    std::set<std::string> used, names;
    for (const p5::target &target : {p5::pentium, p5::pentium_mmx, p5::cyrix_mii}) {
        machine machine{target};
        for (std::size_t i = 0; i < event_pmu::events.size(); ++i) {
            const select::event_row &row = event_pmu::events[i];
            const auto *const means = row_named(sim::p5_meanings, row.name, row.code);
            if (means == nullptr || !event_pmu::exists(row, target)) continue;
            used.insert(row.name);
            const select::request request[] = {{.event = static_cast<std::int32_t>(i)}};
            const auto planned = select::try_plan<event_pmu, 1>(msr::all_of(request), target);
            REQUIRE(planned.legal());
            const msr::program_view program = planned.view();
            carry_out(machine, program.set_up);
            carry_out(machine, program.start);
            CHECK(machine.not_simulated().empty());
            tally observed = random_tally(random);
            observed[kind::returns] += observed[kind::mispredicted_returns];
            machine.count(0, observed);
            carry_out(machine, program.stop);
            machine.count(0, observed);
            CHECK_MESSAGE(value_at(machine, program.readouts[0].address) ==
                              amount(*means, observed),
                          std::string{means->name});
        }
    }
    for (const sim::event_meaning &row : sim::p5_meanings) {
        CHECK(names.insert(row.name).second);
        CHECK_MESSAGE(used.count(row.name) == 1, std::string{row.name});
    }
}

TEST_CASE("an event counts on the counters that the table names, and on no other") {
    std::size_t pairs[2]{};
    for (const p5::target &target : {p5::pentium, p5::pentium_mmx, p5::cyrix_mii}) {
        machine machine{target};
        for (std::size_t i = 0; i < event_pmu::events.size(); ++i) {
            const select::event_row &row = event_pmu::events[i];
            const auto *const means = row_named(sim::p5_meanings, row.name, row.code);
            if (means == nullptr || !event_pmu::exists(row, target) || row.code > 0x3f) continue;
            const select::counter_set able =
                event_pmu::counters_of({.event = static_cast<std::int32_t>(i)}, target);
            for (unsigned n = 0; n < 2; ++n) {
                CAPTURE(std::string{row.name});
                CAPTURE(n);
                put(machine, ctr0 + n, 0);
                put(machine, cesr, std::uint64_t{row.code | 3 << 6} << 16 * n);
                tally observed;
                for (std::uint64_t &number : observed.of)
                    number = 7;
                machine.count(0, observed);
                const bool is_able = (able >> n & 1) != 0;
                const bool is_another = !is_able && value_at(machine, ctr0 + n) != 0;
                if (is_able) CHECK(value_at(machine, ctr0 + n) == amount(*means, observed));
                // From 2BH on a code may mean another event on the other counter.
                if (is_another) CHECK(row.code >= 0x2b);
                ++pairs[is_able];
            }
        }
    }
    CHECK(pairs[1] > 60);
}

TEST_CASE("CESR refuses its reserved bits, and no others, as the table of fields has them") {
    for (const p5::target &target : {p5::pentium, p5::pentium_mmx, p5::cyrix_mii}) {
        machine machine{target};
        const bool is_cyrix = target == p5::cyrix_mii;
        for (const facts::row &row : facts::table{"intel/p6_fields.csv"}) {
            if (row["register"] != "CESR" || (row["variant"] == "cyrix_mii") != is_cyrix) continue;
            for (auto bit = facts::number(row["lo"]); bit <= facts::number(row["hi"]); ++bit) {
                CAPTURE(bit);
                CHECK(is_refused(machine, cesr, std::uint64_t{1} << bit) ==
                      (row["access"] == "RSVD"));
            }
        }
        std::uint64_t value = 0;
        for (std::uint32_t address = 0; address < 0x1000; ++address) {
            const bool is_there = address >= 0x10 && address <= 0x13;
            CHECK(!machine.read(0, address, value) == is_there);
        }
    }
}

TEST_CASE("a number means another event on another counter") {
    machine machine{p5::pentium_mmx};
    tally observed;
    observed[kind::returns] = 10;
    observed[kind::mispredicted_returns] = 3;
    put(machine, cesr, (0x37 | 3 << 6) | (0x37 | 3 << 6) << 16);
    machine.count(0, observed);
    CHECK(value_at(machine, ctr0) == 3);
    CHECK(value_at(machine, ctr1) == 7);
    observed[kind::taken_branches] = 5;
    put(machine, cesr, (0x32 | 3 << 6) | (0x32 | 3 << 6) << 16);
    // The event floating_point_stalls_duration on counter 0 is not simulated.
    REQUIRE(machine.not_simulated().size() == 1);
    CHECK(std::string{machine.not_simulated()[0].counter} == "ctr0");
    machine.count(0, observed);
    CHECK(value_at(machine, ctr0) == 3);
    CHECK(value_at(machine, ctr1) == 12);
}

TEST_CASE("levels, clocks and reserved bits") {
    machine target{p5::pentium};
    tally observed;
    observed[kind::instructions] = 10;
    // counter 0 at CPL 0 to 2, counter 1 at CPL 3
    put(target, cesr, (0x16 | 1 << 6) | (0x16 | 2 << 6) << 16);
    target.count(0, observed, sim::privilege::kernel);
    CHECK(value_at(target, ctr0) == 10);
    CHECK(value_at(target, ctr1) == 0);
    put(target, cesr, 0x16 | 7 << 6); // counts the clocks that the event lasts
    REQUIRE(target.not_simulated().size() == 1);
    CHECK(target.not_simulated()[0].why == sim::not_counted_because::compared);
    CHECK(is_refused(target, cesr, 1 << 10));
    CHECK(is_refused(target, cesr, 1 << 26));
    CHECK(is_refused(target, ctr0, std::uint64_t{1} << 40));
    CHECK(is_refused(target, 0xc1, 0));
    machine cyrix{p5::cyrix_mii};
    CHECK_FALSE(is_refused(cyrix, cesr, 1 << 10));
    CHECK(is_refused(cyrix, cesr, 1 << 11));
}

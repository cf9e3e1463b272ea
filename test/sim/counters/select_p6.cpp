// Every simulated event of the P6 family's table, planned by the planner, on each of its
// processors; and events on the counter that cannot count them.
#include "../../facts.hpp"
#include "../machines.hpp"

#include <msr/intel/p6.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/sim/counters/select_p6.hpp>
#include <msr/sim/events/event_meanings_p6.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <set>
#include <string>

namespace {

namespace p6 = msr::p6;
namespace select = msr::select;
using namespace machines;
using p6::event_pmu;
using machine = sim::machine<sim::p6_pmu>;

constexpr std::uint32_t perfevtsel0 = 0x186, perfevtsel1 = 0x187, perfctr0 = 0xc1, perfctr1 = 0xc2;

bool count_planned(machine &machine, const select::request &request,
                   const sim::event_meaning &means, std::mt19937 &random) {
    const select::request choice[] = {request};
    const auto planned = select::try_plan<event_pmu, 1>(msr::all_of(choice), machine.made_for());
    if (!planned.legal()) return false;
    const msr::program_view program = planned.view();
    carry_out(machine, program.set_up);
    carry_out(machine, program.start);
    CHECK(machine.not_simulated().empty());
    const tally tally = random_tally(random);
    machine.count(0, tally);
    carry_out(machine, program.stop);
    machine.count(0, tally);
    CHECK_MESSAGE(value_at(machine, program.readouts[0].address) == amount(means, tally),
                  std::string{means.name});
    return true;
}

} // namespace

TEST_CASE("what the planner plans counts what was seen, and every row is an event") {
    std::mt19937 random{20261123};
    std::set<std::string> used;
    std::size_t counted = 0;
    for (const p6::target &target : {p6::ppro, p6::pii, p6::piii, p6::pentium_m}) {
        machine machine{target};
        for (std::size_t i = 0; i < event_pmu::events.size(); ++i) {
            const select::event_row &row = event_pmu::events[i];
            if (!event_pmu::exists(row, target)) continue;
            const auto try_mask = [&](const std::string &name, std::uint32_t masks,
                                      std::uint32_t chosen) {
                const auto *const means = row_named(sim::p6_meanings, name.c_str(), row.code);
                if (means == nullptr) return;
                used.insert(name);
                const select::request request{
                    .event = static_cast<std::int32_t>(i), .masks = masks, .chosen = chosen};
                if (count_planned(machine, request, *means, random)) ++counted;
            };
            if (row.masks.size() == 0) try_mask(row.name, 0, 0);
            for (const select::mask_row &mask : row.masks)
                try_mask(std::string{row.name} + "." + mask.name, mask.value, mask.field);
        }
    }
    std::set<std::string> names;
    for (const sim::event_meaning &row : sim::p6_meanings) {
        CHECK(names.insert(row.name).second);
        CHECK_MESSAGE(used.count(row.name) == 1, std::string{row.name});
    }
    CHECK(counted > 90);
}

TEST_CASE("an event counts on the counters that the table names, and on no other") {
    std::size_t pairs[2]{};
    for (const p6::target &target : {p6::ppro, p6::pii, p6::piii, p6::pentium_m}) {
        machine machine{target};
        for (std::size_t i = 0; i < event_pmu::events.size(); ++i) {
            const select::event_row &row = event_pmu::events[i];
            const auto *const means = row_named(sim::p6_meanings, row.name, row.code);
            if (means == nullptr || !event_pmu::exists(row, target) || row.masks.size() != 0)
                continue;
            const select::counter_set able =
                event_pmu::counters_of({.event = static_cast<std::int32_t>(i)}, target);
            for (unsigned n = 0; n < 2; ++n) {
                CAPTURE(std::string{row.name});
                CAPTURE(n);
                const std::uint64_t selects = row.code | row.fixed_masks << 8 | 0x30000;
                put(machine, perfctr0 + n, 0);
                put(machine, perfevtsel0, 1 << 22 | (n == 0 ? selects : 0));
                put(machine, perfevtsel1, n == 1 ? selects : 0);
                tally observed;
                for (std::uint64_t &number : observed.of)
                    number = 7;
                machine.count(0, observed);
                const bool is_able = (able >> n & 1) != 0;
                CHECK(value_at(machine, perfctr0 + n) == (is_able ? amount(*means, observed) : 0));
                ++pairs[is_able];
            }
        }
    }
    CHECK(pairs[0] > 10);
    CHECK(pairs[1] > 100);
}

TEST_CASE("reserved bits are refused, and no others, as the table of fields has them") {
    std::size_t rows = 0;
    machine machine{p6::piii};
    for (const facts::row &row : facts::table{"intel/p6_fields.csv"}) {
        // Only rows of select registers: a write of a counter ignores its upper bits, and refuses
        // none.
        if (row["variant"] != "p6") continue;
        ++rows;
        const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
        for (auto bit = facts::number(row["lo"]); bit <= facts::number(row["hi"]); ++bit)
            CHECK(is_refused(machine, address, std::uint64_t{1} << bit) ==
                  (row["access"] == "RSVD"));
    }
    CHECK(rows == 12 + 11);
    std::uint64_t value = 0;
    for (std::uint32_t address = 0; address < 0x2000; ++address) {
        const bool is_there = address == 0x10 || address == perfctr0 || address == perfctr1 ||
                              address == perfevtsel0 || address == perfevtsel1;
        CHECK(!machine.read(0, address, value) == is_there);
        if (!is_there) CHECK(is_refused(machine, address, 0));
    }
}

TEST_CASE("one bit enables both counters, and 32 bits of a counter are written") {
    machine machine{p6::piii};
    tally observed;
    observed[kind::instructions] = 5;
    put(machine, perfevtsel1, 0x0300c0);
    machine.count(0, observed);
    CHECK(value_at(machine, perfctr1) == 0);
    // perfevtsel0: no privilege level, with the interrupt bit.
    put(machine, perfevtsel0, 0x500000);
    put(machine, perfctr1, 0x8000'0000);
    CHECK(value_at(machine, perfctr1) == 0xff'8000'0000);
    machine.count(0, observed);
    CHECK(value_at(machine, perfctr1) == 0xff'8000'0005);
    CHECK(value_at(machine, perfctr0) == 0);
    // The second select register has no enable bit.
    CHECK(is_refused(machine, perfevtsel1, 0x400000));
    CHECK(is_refused(machine, perfevtsel0, 0x200000));
    CHECK(is_refused(machine, perfevtsel0, std::uint64_t{1} << 32));
    CHECK(is_refused(machine, 0x188, 0));
}

TEST_CASE("an overflow of 40 bits asks for an interrupt") {
    machine machine{p6::ppro};
    tally observed;
    observed[kind::instructions] = 5;
    put(machine, perfevtsel0, 0x5300c0);
    put(machine, perfctr0, 0xffff'fffe);
    machine.count(0, observed);
    CHECK(value_at(machine, perfctr0) == 3);
    CHECK(machine.interrupt_requests() == 1);
}

TEST_CASE("flops count on counter 0 only, division on counter 1 only") {
    machine machine{p6::pii};
    tally observed;
    observed[kind::x87_operations] = 7;
    observed[kind::divisions] = 3;
    put(machine, perfevtsel0, 0x430000 | 0xc1);
    put(machine, perfevtsel1, 0x030000 | 0xc1);
    machine.count(0, observed);
    CHECK(value_at(machine, perfctr0) == 7);
    CHECK(value_at(machine, perfctr1) == 0);
    put(machine, perfctr0, 0);
    put(machine, perfevtsel0, 0x430000 | 0x13);
    put(machine, perfevtsel1, 0x030000 | 0x13);
    machine.count(0, observed);
    CHECK(value_at(machine, perfctr0) == 0);
    CHECK(value_at(machine, perfctr1) == 3);
    CHECK(machine.not_simulated().empty());
    // resource_stalls (A2H), which the simulation cannot count.
    put(machine, perfevtsel1, 0x030000 | 0xa2);
    CHECK(machine.not_simulated().size() == 1);
}

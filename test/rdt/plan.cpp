#include <msr/rdt/plan.hpp>

#include "../owners.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace rdt = msr::rdt;
using rdt::association;
using rdt::class_of_service;
using rdt::event;
using rdt::monitor;
using rdt::scope;

constexpr rdt::features broadwell = rdt::broadwell_ep.monitored(64, 32768);
constexpr rdt::features skylake = rdt::skylake_sp.monitored(144, 0xa000);

constexpr auto batch = class_of_service<1>.l3(0xf);
constexpr auto rest = class_of_service<0>.l3(0xffff0);
constexpr auto here = association{.class_of_service = 1, .rmid = 5};

using address_value = std::pair<std::uint32_t, std::uint64_t>;
using written = std::vector<address_value>;

written of(msr::sequence<msr::write> phase) {
    written result;
    for (const msr::write &write : phase)
        result.emplace_back(write.address, write.value);
    return result;
}

std::string rule_of(const rdt::features &features, const std::vector<rdt::request> &requests) {
    const rdt::finding finding =
        rdt::check(msr::sequence<rdt::request>{requests.data(), requests.size()}, features);
    return finding.legal() ? "legal" : finding.broken->name;
}

template <typename... Choice>
std::string rule_of(const rdt::features &features, const Choice &...choice) {
    return rule_of(features, std::vector<rdt::request>{rdt::request_of(choice)...});
}

} // namespace

TEST_CASE("a partition of a cache, and a processor that works in it") {
    constexpr const auto &plan = msr::plan<broadwell, batch, rest, here>;
    // PMCTrack writes fh to C91H for `llc_cbm1 0xf`; RMID 5 in class 1 is 100000005H.
    CHECK(of(plan.view().set_up) == written{{0xc91, 0xf}, {0xc90, 0xffff0}});
    CHECK(of(plan.view().start) == written{{0xc8f, 0x100000005}});
    CHECK(of(plan.view().stop) == written{{0xc8f, 0}});
    static_assert(plan.made_for == broadwell);
    static_assert(plan.choices == 3);
    static_assert(plan.size == 0 && plan.view().readouts.size() == 0);
    static_assert(rdt::shared_l3(batch, rest) == 0);
    static_assert(rdt::shared_l3(batch, class_of_service<2>.l3(0x18)) == 0x8);
    CHECK(std::string{plan.writes()[0].name} == "ia32_l3_qos_mask_1");
    CHECK(std::string{plan.writes()[2].name} == "ia32_pqr_assoc");
}

TEST_CASE("what is asked first does not matter to who shares what") {
    CHECK(msr::plan<broadwell, here, batch>.view().set_up.size() == 1);
    CHECK(msr::plan<broadwell, here, batch>.writes()[0].access.owner == 1);
}

TEST_CASE("each write is of its choice, in every part of a plan") {
    constexpr const auto &plan = msr::plan<broadwell, here, rest, batch>;
    CHECK(owners_of(plan.view().set_up) == owners{{0xc90, 1}, {0xc91, 2}});
    CHECK(owners_of(plan.view().start) == owners{{0xc8f, 0}});
    CHECK(owners_of(plan.view().stop) == owners{{0xc8f, 0}});
    CHECK(owners_of(plan.part<scope::l3>.view().set_up) == owners{{0xc90, 1}, {0xc91, 2}});
    CHECK(owners_of(plan.part<scope::thread>.view().start) == owners{{0xc8f, 0}});
    CHECK(plan.writes()[1].access.owner == 2);
}

TEST_CASE("what divides a cache is of the first choice that asks for it") {
    constexpr const auto &plan =
        msr::plan<broadwell, here, class_of_service<0>.l3_code(0xff).l3_data(0xfff00),
                  class_of_service<3>.l3_data(0x1).l3_code(0x2)>;
    const owners writes = owners_of(plan.view().set_up);
    REQUIRE(writes.size() == 16 + 1 + 4);
    for (std::uint32_t number = 0; number < 16; ++number)
        CHECK(writes[number] == owned{0xc90 + number, 1});
    CHECK(writes[16] == owned{0xc81, 1});
    CHECK(writes[17] == owned{0xc90, 1});
    CHECK(writes[18] == owned{0xc91, 1});
    CHECK(writes[19] == owned{0xc96, 2});
    CHECK(writes[20] == owned{0xc97, 2});
}

TEST_CASE("of several choices that divide a cache the first one has it divided, wherever it is") {
    constexpr const auto &plan =
        msr::plan<broadwell, class_of_service<0>.l3_code(0xff).l3_data(0xfff00), here,
                  class_of_service<3>.l3_data(0x1).l3_code(0x2)>;
    CHECK(owners_of(plan.view().set_up)[0] == owned{0xc90, 0});
    CHECK(owners_of(plan.view().set_up)[16] == owned{0xc81, 0});
}

TEST_CASE("second-level masks, delays and monitors are of their choice") {
    constexpr rdt::features features{.l3 = broadwell.l3,
                                     .l2 = {.mask_length = 8, .classes = 8},
                                     .mba = skylake.mba,
                                     .monitoring = broadwell.monitoring};
    constexpr const auto &plan =
        msr::plan<features, monitor{event::l3_total_bandwidth, 5},
                  class_of_service<2>.l2(0x3).l3(0xff).delay(50), monitor{event::l3_occupancy, 6}>;
    CHECK(owners_of(plan.view().set_up) ==
          owners{{0xc8d, 0}, {0xc92, 1}, {0xd12, 1}, {0xd52, 1}, {0xc8d, 2}});
}

TEST_CASE("second-level masks, delays and monitors") {
    constexpr rdt::features features{.l3 = broadwell.l3,
                                     .l2 = {.mask_length = 8, .classes = 8},
                                     .mba = skylake.mba,
                                     .monitoring = broadwell.monitoring};
    constexpr const auto &plan =
        msr::plan<features, class_of_service<2>.l2(0x3).l3(0xff).delay(50),
                  monitor{event::l3_total_bandwidth, 5}, monitor{event::l3_occupancy, 6}>;
    CHECK(
        of(plan.view().set_up) ==
        written{
            {0xc92, 0xff}, {0xd12, 0x3}, {0xd52, 50}, {0xc8d, 0x500000002}, {0xc8d, 0x600000001}});
    CHECK(plan.view().start.size() == 0);
    CHECK(plan.widest() == scope::l3);
    CHECK(msr::plan<features, class_of_service<2>.l2(0x3)>.widest() == scope::l2);
    CHECK(msr::plan<features, here>.widest() == scope::thread);
}

TEST_CASE("code and data divided: class n has the masks 2n and 2n + 1") {
    constexpr const auto &plan =
        msr::plan<broadwell, class_of_service<0>.l3_code(0xff).l3_data(0xfff00),
                  class_of_service<3>.l3_data(0x1).l3_code(0x2)>;
    const written writes = of(plan.view().set_up);
    // rdt_rules.csv: all masks are reset before code and data are divided; "C90 data, C91 code for
    // class 0"
    REQUIRE(writes.size() == 16 + 1 + 4);
    for (std::uint32_t number = 0; number < 16; ++number)
        CHECK(writes[number] == address_value{0xc90 + number, 0xfffff});
    CHECK(writes[16] == address_value{0xc81, 1});
    CHECK(writes[17] == address_value{0xc90, 0xfff00});
    CHECK(writes[18] == address_value{0xc91, 0xff});
    CHECK(writes[19] == address_value{0xc96, 0x1});
    CHECK(writes[20] == address_value{0xc97, 0x2});
    // each register is restored once, the register that divides code and data last
    const msr::sequence<msr::touched_register> registers = plan.view().registers;
    CHECK(registers.size() == 17);
    std::set<std::uint32_t> addresses;
    for (const msr::touched_register &touched_register : registers)
        addresses.insert(touched_register.address);
    CHECK(addresses.size() == 17);
    CHECK(registers[0].address == 0xc97);
    CHECK(registers[16].address == 0xc81);
}

TEST_CASE("the second-level cache is divided in its own registers") {
    constexpr rdt::features features{.l2 = {.mask_length = 8, .classes = 4, .cdp = true}};
    constexpr const auto &plan =
        msr::plan<features, class_of_service<1>.l2_code(0x3).l2_data(0xfc)>;
    CHECK(of(plan.view().set_up) == written{{0xd10, 0xff},
                                            {0xd11, 0xff},
                                            {0xd12, 0xff},
                                            {0xd13, 0xff},
                                            {0xc82, 1},
                                            {0xd12, 0xfc},
                                            {0xd13, 0x3}});
    CHECK(plan.widest() == scope::l2);
    REQUIRE(plan.view().claims.size() == 1);
    CHECK(plan.view().claims[0].address == 0xc82);
    CHECK(plan.view().claims[0].mask == 1);
    CHECK(plan.view().claims[0].value == 1);
    CHECK(rule_of(features, class_of_service<2>.l2_code(0x3).l2_data(0xfc)) == "class_exists");
    CHECK(rule_of(features, class_of_service<1>.l2_code(0x5).l2_data(0xfc)) ==
          "capacity_is_one_run");
    CHECK(rule_of(features, class_of_service<1>.l2_code(0x3)) == "code_and_data_stand_together");
    // a division of the L3 into code and data leaves the L2 undivided
    constexpr rdt::features pair{.l3 = broadwell.l3, .l2 = {.mask_length = 8, .classes = 4}};
    CHECK(rule_of(pair, class_of_service<1>.l3_code(1).l3_data(1), class_of_service<2>.l2(3)) ==
          "legal");
    CHECK(rule_of(pair, class_of_service<1>.l2_code(1).l2_data(1)) == "resource_exists");
}

TEST_CASE("each rule by name, as a value that is known at run time") {
    CHECK(rule_of(broadwell, batch, rest, here) == "legal");
    CHECK(rule_of(broadwell, class_of_service<16>.l3(1)) == "class_exists");
    CHECK(rule_of(broadwell, class_of_service<15>.l3(1)) == "legal");
    CHECK(rule_of(broadwell, class_of_service<8>.l3_code(1).l3_data(1)) == "class_exists");
    CHECK(rule_of(broadwell, class_of_service<7>.l3_code(1).l3_data(1)) == "legal");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(5)) == "capacity_is_one_run");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(0)) == "capacity_has_minimum");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(0x100000)) == "capacity_lies_in_mask_length");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(std::uint64_t{1} << 32)) ==
          "capacity_lies_in_mask_length");
    CHECK(rule_of(broadwell, class_of_service<1>.l3_code(5).l3_data(1)) == "capacity_is_one_run");
    CHECK(rule_of(broadwell, class_of_service<1>.l3_code(1).l3_data(5)) == "capacity_is_one_run");
    CHECK(rule_of(broadwell, class_of_service<1>) == "class_sets_each_thing_once");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(1).l3(2)) == "class_sets_each_thing_once");
    CHECK(rule_of(broadwell, class_of_service<1>.l3(1), class_of_service<1>.l3(2)) ==
          "register_has_one_value");
    CHECK(rule_of(broadwell, here, association{.class_of_service = 2}) == "register_has_one_value");
    CHECK(rule_of(broadwell, class_of_service<1>.l2(1)) == "resource_exists");
    CHECK(rule_of(broadwell, class_of_service<1>.delay(10)) == "resource_exists");
    CHECK(rule_of(rdt::haswell_ep, class_of_service<1>.l3_code(3).l3_data(3)) == "resource_exists");
    CHECK(rule_of(broadwell, class_of_service<1>.l3_code(3)) == "code_and_data_stand_together");
    CHECK(rule_of(broadwell, class_of_service<1>.l3_code(3).l3_data(3),
                  class_of_service<2>.l3(3)) == "code_and_data_stand_together");
    CHECK(rule_of(broadwell, association{.class_of_service = 16}) == "class_exists");
    CHECK(rule_of(broadwell, association{.class_of_service = 8},
                  class_of_service<1>.l3_code(3).l3_data(3)) == "class_exists");
    CHECK(rule_of(broadwell, association{.rmid = 64}) == "rmid_exists");
    CHECK(rule_of(broadwell, association{.rmid = 63}) == "legal");
    // every processor has class 0 and RMID 0
    CHECK(rule_of(rdt::features{}, association{}) == "legal");
    CHECK(rule_of(broadwell, monitor{event::l3_occupancy, 64}) == "rmid_exists");
    CHECK(rule_of(rdt::features{}, monitor{event::l3_occupancy, 0}) == "event_is_monitored");
    CHECK(rule_of(broadwell, monitor{event{}, 0}) == "event_number_is_of_its_event");
    CHECK(rule_of(broadwell, monitor{event::l3_occupancy, 5}, monitor{event::l3_occupancy, 6}) ==
          "legal");
}

TEST_CASE("delays are the table's: 100 less the maximum is the step") {
    // rdt_rules.csv: "max 90: g=10, 50 percent gives 50"
    for (unsigned delay = 0; delay <= 200; ++delay) {
        const bool legal = delay % 10 == 0 && delay <= 90;
        CHECK(rule_of(skylake, class_of_service<1>.delay(delay)) ==
              (legal ? "legal" : "delay_is_a_step"));
    }
    // Delays that are not linear: every delay up to the maximum is a step of the platform.
    rdt::features steps = skylake;
    steps.mba.linear = false;
    CHECK(rule_of(steps, class_of_service<1>.delay(55)) == "legal");
    CHECK(rule_of(steps, class_of_service<1>.delay(91)) == "delay_is_a_step");
    CHECK(rule_of(skylake, class_of_service<8>.delay(10)) == "class_exists");
    // Skylake SP has 16 masks, but 8 delays
    CHECK(rule_of(skylake, class_of_service<8>.l3(1)) == "legal");
}

TEST_CASE("features that no registers hold") {
    const auto part = [](const rdt::features &features) { return rdt::impossible_of(features); };
    CHECK(part(broadwell) == rdt::impossible::nothing);
    CHECK(part({}) == rdt::impossible::nothing);
    CHECK(part({.l3 = {.mask_length = 33, .classes = 4}}) == rdt::impossible::l3);
    CHECK(part({.l3 = {.mask_length = 32, .classes = 129}}) == rdt::impossible::l3);
    CHECK(part({.l3 = {.mask_length = 32}}) == rdt::impossible::l3);
    CHECK(part({.l2 = {.mask_length = 8, .classes = 65}}) == rdt::impossible::l2);
    CHECK(part({.l2 = {.mask_length = 8, .classes = 4, .minimum_bits = 9}}) == rdt::impossible::l2);
    CHECK(part({.mba = {.maximum = 0x10000, .classes = 8}}) == rdt::impossible::mba);
    CHECK(part({.monitoring = {.rmids = 1025}}) == rdt::impossible::monitoring);
    CHECK(part({.monitoring = {.counter_width = 63}}) == rdt::impossible::monitoring);
    CHECK(part({.monitoring = {.counter_width = 0}}) == rdt::impossible::monitoring);
    CHECK(part({.mba = {.maximum = 90, .classes = 65}}) == rdt::impossible::mba);
}

TEST_CASE("classes that CPUID invents are written to no other registers") {
    // EDX of CPUID.10H.1 has 16 bits for the highest class; 500 classes from C90H on would reach
    // past the capacity masks.
    rdt::features hostile = skylake;
    hostile.l3.classes = hostile.mba.classes = 0x10000;
    hostile.l2 = {.mask_length = 8, .classes = 0x10000};
    CHECK(rule_of(hostile, class_of_service<500>.l3(1)) == "features_are_possible");
    CHECK(rule_of(hostile, class_of_service<1>.l3(1)) == "features_are_possible");
    CHECK(rule_of(hostile, class_of_service<64>.l2(1)) == "features_are_possible");
    CHECK(rule_of(hostile, class_of_service<64>.delay(10)) == "features_are_possible");
    hostile.monitoring.rmids = 5000;
    CHECK(rule_of(hostile, association{.rmid = 1024}) == "rmid_exists");
    CHECK(rule_of(hostile, association{.rmid = 1023}) == "legal");
}

TEST_CASE("which logical processor carries out what") {
    // two packages, each with two L3 caches of two cores with two threads
    std::vector<rdt::place> machine;
    for (unsigned cpu = 0; cpu < 16; ++cpu)
        machine.push_back(
            {.cpu = cpu, .core = cpu / 2, .l2 = cpu / 2, .l3 = cpu / 4, .package = cpu / 8});
    const msr::sequence<rdt::place> cpus{machine.data(), machine.size()};
    for (unsigned cpu = 0; cpu < 16; ++cpu)
        CHECK(rdt::duty_of(cpu, cpus) == (cpu % 8 == 0   ? scope::package
                                          : cpu % 4 == 0 ? scope::l3
                                          : cpu % 2 == 0 ? scope::l2
                                                         : scope::thread));

    constexpr const auto &plan =
        msr::plan<broadwell, class_of_service<1>.l3_code(0xff).l3_data(0xff), here>;
    // Number of writes of each mask register, by address and L3 cache (its first logical
    // processor).
    std::map<address_value, unsigned> masks;
    // Number of writes of each register of a thread, by address and logical processor.
    std::map<address_value, unsigned> threads;
    std::vector<unsigned> visited;
    rdt::each_cpu(plan, cpus, [&](unsigned cpu, scope duty) {
        visited.push_back(cpu);
        const msr::program_view part = rdt::part_of(plan, duty);
        for (const auto &phase : {part.set_up, part.start})
            for (const msr::write &write : phase) {
                const bool is_mask = write.address >= 0xc90 && write.address < 0xd10;
                if (is_mask && write.value == 0xff) ++masks[{write.address, machine[cpu].l3}];
                if (!is_mask) ++threads[{write.address, cpu}];
            }
    });
    CHECK(visited.size() == 16);
    // Each of four L3 caches has a code mask and a data mask, written once.
    CHECK(masks.size() == 2 * 4);
    for (const auto &[where, times] : masks)
        CHECK(times == 1);
    // 16 logical processors have L3_QOS_CFG and PQR_ASSOC, each written once
    CHECK(threads.size() == 2 * 16);
    for (const auto &[where, times] : threads)
        CHECK(times == 1);
}

TEST_CASE("who has nothing to carry out is left alone") {
    const rdt::place two[] = {{.cpu = 4}, {.cpu = 5, .core = 1, .l2 = 1}};
    constexpr const auto &plan = msr::plan<broadwell, batch>;
    static_assert(plan.part<scope::thread>.is_empty());
    static_assert(plan.part<scope::l2>.is_empty());
    static_assert(!plan.part<scope::l3>.is_empty());
    std::vector<unsigned> visited;
    rdt::each_cpu(plan, msr::all_of(two), [&](unsigned cpu, scope) { visited.push_back(cpu); });
    CHECK(visited == std::vector<unsigned>{4});
    const rdt::place unknown[] = {msr::unknown_place(4), msr::unknown_place(5)};
    visited.clear(); // where the topology is unknown, the masks are written on every CPU
    rdt::each_cpu(plan, msr::all_of(unknown), [&](unsigned cpu, scope) { visited.push_back(cpu); });
    CHECK(visited == std::vector<unsigned>{4, 5});
}

TEST_CASE("a session divides the cache, works in its class, and puts everything back") {
    msr::recorder machine;
    machine.set(2, 0xc91, 0xfffff);
    machine.set(2, 0xc90, 0xfffff);
    constexpr const auto &plan = msr::plan<broadwell, batch, rest, here>;
    {
        msr::session session{machine, plan, msr::watch_cpu(2)};
        CHECK(machine.value(2, 0xc91) == 0xf);
        CHECK(machine.value(2, 0xc90) == 0xffff0);
        CHECK(machine.value(2, 0xc8f) == 0);
        static_cast<void>(session.measure([&] { CHECK(machine.value(2, 0xc8f) == 0x100000005); }));
        CHECK(machine.value(2, 0xc8f) == 0);
        CHECK(machine.value(2, 0xc91) == 0xf);
    }
    CHECK(machine.value(2, 0xc91) == 0xfffff);
    CHECK(machine.value(2, 0xc90) == 0xfffff);
    CHECK(machine.value(2, 0xc8f) == 0);
}

TEST_CASE("monitors may be read while a session runs, and parts have sessions of their own") {
    msr::recorder machine;
    // RMID 7 and event 1, selected by another owner before the session
    machine.set(0, 0xc8d, 0x700000001);
    constexpr const auto &plan = msr::plan<broadwell, batch, here, monitor{event::l3_occupancy, 5}>;
    {
        msr::session first{machine, plan, msr::watch_cpu(0)};
        msr::session second{machine, plan.part<scope::thread>, msr::watch_cpu(1)};
        machine.set(0, 0xc8e, 77);
        static_cast<void>(first.measure([&] {
            const rdt::reading reading =
                rdt::read(machine, 0, {event::l3_occupancy, 9}, broadwell.monitoring);
            CHECK(reading.count == 77);
        }));
        static_cast<void>(second.measure([&] { CHECK(machine.value(1, 0xc8f) == 0x100000005); }));
        CHECK(machine.value(1, 0xc91) == 0); // the second session writes no cache mask
    }
    CHECK(machine.value(0, 0xc8d) == 0x700000001);
}

TEST_CASE("a session refuses what another one has divided or associated") {
    const auto error_after = [](std::uint32_t address, std::uint64_t value) {
        msr::recorder machine;
        machine.set(0, address, value);
        msr::failure problem;
        msr::session session{machine, msr::plan<broadwell, batch, here>, msr::watch_cpu(0),
                             problem};
        std::size_t writes = 0;
        for (const msr::action &action : machine.log())
            writes += action.kind == msr::access_kind::write ? 1 : 0;
        CHECK((writes == 0) == (problem.kind == msr::error_code::taken));
        return problem.kind;
    };
    // L3_QOS_CFG of CPU 0 divides the cache into code and data.
    CHECK(error_after(0xc81, 1) == msr::error_code::taken);
    // CPU 0 has RMID 3, which belongs to another owner.
    CHECK(error_after(0xc8f, 0x3) == msr::error_code::taken);
    // CPU 0 has class 2, which belongs to another owner.
    CHECK(error_after(0xc8f, 0x200000000) == msr::error_code::taken);
    // A mask register does not show whether another owner uses its class.
    CHECK(error_after(0xc91, 0xfffff) == msr::error_code::none);
    CHECK(error_after(0xc8f, 0) == msr::error_code::none);
}

TEST_CASE("an association is looked at in as many bits as RMIDs and classes need, each by itself") {
    constexpr rdt::features minority{.l3 = {.mask_length = 20, .classes = 4},
                                     .monitoring = {.rmids = 8, .occupancy = true, .upscale = 64}};
    std::uint64_t looked_at = 0;
    for (const msr::claim &claim : msr::plan<minority, here>.view().claims) {
        CHECK(claim.address == 0xc8f);
        // each claim (bits that no other owner may have set) has one bit: any bit set shows another
        // owner
        CHECK((claim.mask & (claim.mask - 1)) == 0);
        CHECK(claim.value == claim.mask);
        looked_at |= claim.mask;
    }
    // Bits of RMIDs and classes of service that the session reads to find other owners: RMIDs 0 to
    // 7, classes 0 to 3.
    CHECK(looked_at == 0x3'0000'0007);
}

TEST_CASE("a part refuses what is its own to look at") {
    msr::recorder machine;
    // L3_QOS_CFG is in use: a session that writes cache masks refuses to open.
    machine.set(1, 0xc81, 1);
    machine.set(2, 0xc8f, 0x3); // PQR_ASSOC is in use: every session refuses to open
    constexpr const auto &plan = msr::plan<broadwell, batch, here>;
    msr::failure problem;
    msr::session first{machine, plan.part<scope::thread>, msr::watch_cpu(1), problem};
    CHECK(problem.kind == msr::error_code::none);
    msr::session second{machine, plan.part<scope::thread>, msr::watch_cpu(2), problem};
    CHECK(problem.kind == msr::error_code::taken);
    msr::session third{machine, plan.part<scope::l3>, msr::watch_cpu(3), problem};
    CHECK(problem.kind == msr::error_code::none);
    CHECK(machine.value(3, 0xc91) == 0xf);
}

TEST_CASE("the same functions make a program of what is known at run time only") {
    const std::vector<rdt::request> requests{rdt::request_of(batch), rdt::request_of(rest),
                                             rdt::request_of(here)};
    written set_up;
    rdt::each_shared_write(msr::sequence<rdt::request>{requests.data(), requests.size()}, broadwell,
                           [&](const rdt::placed_write &write) {
                               if (write.stage == rdt::phase::set_up)
                                   set_up.emplace_back(write.access.address, write.access.value);
                           });
    CHECK(set_up == of(msr::plan<broadwell, batch, rest, here>.view().set_up));
}

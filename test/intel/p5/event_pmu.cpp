#include <msr/intel/p5/event_pmu.hpp>

#include "../../facts.hpp"
#include "../../owners.hpp"
#include "../../session/counts_of_a_pmu.hpp"
#include "../netburst/field_check.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/p5.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p5 = msr::p5;
namespace select = msr::select;
using field_check::holds_all;
using msr::all_of;
using msr::encode;

constexpr field_check::line cesr_facts[] = {
    MSR_FACT(p5::cesr, es0, 0, 0x3f, read_write),
    MSR_FACT(p5::cesr, cc0, 6, 0x1c0, read_write),
    MSR_FACT(p5::cesr, pc0, 9, 0x200, read_write),
    MSR_FACT(p5::cesr, reserved10, 10, 0xfc00, reserved),
    MSR_FACT(p5::cesr, es1, 16, 0x3f0000, read_write),
    MSR_FACT(p5::cesr, cc1, 22, 0x1c00000, read_write),
    MSR_FACT(p5::cesr, pc1, 25, 0x2000000, read_write),
    MSR_FACT(p5::cesr, reserved26, 26, 0xfffffffffc000000, reserved),
};
constexpr field_check::line cesr_of_mii_facts[] = {
    MSR_FACT(p5::cesr_of_mii, es0, 0, 0x3f, read_write),
    MSR_FACT(p5::cesr_of_mii, cc0, 6, 0x1c0, read_write),
    MSR_FACT(p5::cesr_of_mii, pc0, 9, 0x200, read_write),
    MSR_FACT(p5::cesr_of_mii, es0_hi, 10, 0x400, read_write),
    MSR_FACT(p5::cesr_of_mii, reserved11, 11, 0xf800, reserved),
    MSR_FACT(p5::cesr_of_mii, es1, 16, 0x3f0000, read_write),
    MSR_FACT(p5::cesr_of_mii, cc1, 22, 0x1c00000, read_write),
    MSR_FACT(p5::cesr_of_mii, pc1, 25, 0x2000000, read_write),
    MSR_FACT(p5::cesr_of_mii, es1_hi, 26, 0x4000000, read_write),
    MSR_FACT(p5::cesr_of_mii, reserved27, 27, 0xfffffffff8000000, reserved),
};
constexpr field_check::line ctr_facts[] = {
    MSR_FACT(p5::ctr, count, 0, 0xffffffffff, read_write),
    MSR_FACT(p5::ctr, reserved40, 40, 0xffffff0000000000, reserved),
};

/// Returns a field's name in the headers' spelling: `RSVD_10_15` is `reserved10`.
std::string header_name(const std::string &name) {
    if (name.rfind("RSVD_", 0) == 0) return "reserved" + name.substr(5, 2);
    const std::size_t high = name.find("Hi");
    if (high != name.npos) return facts::lower_case(name.substr(0, high)) + "_hi";
    return facts::lower_case(name);
}

void agree(msr::sequence<field_check::line> written, const std::string &name,
           const std::string &variant, std::uint32_t address) {
    const facts::table table{"intel/p6_fields.csv"};
    std::size_t next = 0;
    for (const facts::row &row : table) {
        if (row["register"] != name || row["variant"] != variant) continue;
        INFO("field ", row["field"], " of ", name);
        REQUIRE(next < written.size());
        const field_check::line &fact = written[next++];
        CHECK(fact.field == header_name(row["field"]));
        CHECK(fact.low == facts::number(row["lo"]));
        const std::uint64_t width = facts::number(row["hi"]) - facts::number(row["lo"]) + 1;
        CHECK(width == facts::number(row["width"]));
        CHECK(fact.mask == (~std::uint64_t{0} >> (64 - width)) << fact.low);
        CHECK(fact.kind ==
              (row["access"] == "RSVD" ? msr::access::reserved : msr::access::read_write));
        CHECK(address == facts::number(row["address"]));
    }
    CHECK(next == written.size());
}

constexpr auto flops = p5::flops;
constexpr auto reads = p5::data_read;

} // namespace

TEST_CASE("the registers are those of the facts") {
    holds_all(all_of(cesr_facts), msr::fields_of<p5::cesr>());
    holds_all(all_of(cesr_of_mii_facts), msr::fields_of<p5::cesr_of_mii>());
    holds_all(all_of(ctr_facts), msr::fields_of<p5::ctr>());
    agree(all_of(cesr_facts), "CESR", "p5", p5::cesr::address);
    agree(all_of(cesr_of_mii_facts), "CESR", "cyrix_mii", p5::cesr_of_mii::address);
    agree(all_of(ctr_facts), "CTR0", "p5", p5::ctr0_address);
    agree(all_of(ctr_facts), "CTR1", "p5", p5::ctr1_address);
}

TEST_CASE("the values of counter control have the names of their bits") {
    // SDM: bit 0 counts at CPL 0 to 2, bit 1 at CPL 3, bit 2 clocks instead of events.
    const auto name_of = [](p5::counter_control value) {
        for (const msr::field_row &field : msr::fields_of<p5::cesr>())
            if (std::string{field.name} == "cc0")
                return std::string{field.name_of(static_cast<std::uint64_t>(value))};
        return std::string{};
    };
    using control = p5::counter_control;
    CHECK(name_of(control{0}) == "off");
    CHECK(name_of(control{1}) == "events_at_cpl_0_to_2");
    CHECK(name_of(control{2}) == "events_at_cpl_3");
    CHECK(name_of(control{3}) == "events_at_any_cpl");
    CHECK(name_of(control{4}) == "clocks_off");
    CHECK(name_of(control{5}) == "clocks_at_cpl_0_to_2");
    CHECK(name_of(control{6}) == "clocks_at_cpl_3");
    CHECK(name_of(control{7}) == "clocks_at_any_cpl");
    for (const msr::field_row &field : msr::fields_of<p5::cesr>()) {
        if (std::string{field.name} != "pc1") continue;
        CHECK(std::string{field.name_of(0)} == "increments");
        CHECK(std::string{field.name_of(1)} == "overflow");
    }
}

TEST_CASE("counter control says when, and whether events or clocks") {
    using control = p5::counter_control;
    const auto lookup = [](const char *text) {
        const auto read = select::parse<p5::event_pmu>(text, {});
        REQUIRE(read.well_formed());
        return p5::event_pmu::control_of(read.wanted);
    };
    CHECK(lookup("flops:kernel") == control::events_at_cpl_0_to_2);
    CHECK(lookup("flops:user") == control::events_at_cpl_3);
    CHECK(lookup("flops") == control::events_at_any_cpl);
    CHECK(lookup("flops:user:kernel") == control::events_at_any_cpl);
    CHECK(lookup("flops:kernel:clocks") == control::clocks_at_cpl_0_to_2);
    CHECK(lookup("flops:user:clocks") == control::clocks_at_cpl_3);
    CHECK(lookup("flops:clocks") == control::clocks_at_any_cpl);
}

TEST_CASE("one register selects for both counters") {
    constexpr auto plan = msr::plan<flops.user(), reads.clocks().pin_shows_overflow()>;
    const msr::program_view program = plan.view();
    REQUIRE(program.start.size() == 1);
    CHECK(program.start[0].address == 0x11);
    CHECK(program.start[0].keep == 0);
    CHECK(program.start[0].value == encode(p5::cesr{.es0 = 0x22,
                                                    .cc0 = p5::counter_control::events_at_cpl_3,
                                                    .es1 = 0x00,
                                                    .cc1 = p5::counter_control::clocks_at_any_cpl,
                                                    .pc1 = p5::pin_use::overflow}));
    CHECK(program.stop[0].value == encode(p5::cesr{.es0 = 0x22, .pc1 = p5::pin_use::overflow}));
}

TEST_CASE("CESR selects for both choices, and is the first one's") {
    const msr::program_view program = msr::plan<flops.on(p5::ctr1), reads>.view();
    CHECK(owners_of(program.set_up) == owners{{0x11, 0}, {0x13, 0}, {0x12, 1}});
    CHECK(owners_of(program.start) == owners{{0x11, 0}});
    CHECK(owners_of(program.stop) == owners{{0x11, 0}});
    REQUIRE(program.readouts.size() == 2);
    CHECK(program.readouts[0].owner == 0);
    CHECK(program.readouts[1].owner == 1);
}

TEST_CASE("the other counter stays as it was found") {
    msr::recorder device;
    constexpr std::uint64_t rest = 0x00d2'0000; // counter 1 counts event 12h at any CPL
    device.set(0, 0x11, rest);
    constexpr const auto &plan = msr::plan<flops.on(p5::ctr0)>;
    {
        msr::session session{device, plan, msr::watch_cpu(0)};
        session.start();
        CHECK(device.value(0, 0x11) == (rest | 0x22 | 3 << 6));
        static_cast<void>(session.stop());
        CHECK((device.value(0, 0x11) & 0xffff'0000) == rest);
    }
    CHECK(device.value(0, 0x11) == rest);
    // A plan is refused where another program uses the plan's counter.
    msr::failure problem;
    msr::session refused{device, msr::plan<flops.on(p5::ctr1)>, msr::watch_cpu(0), problem};
    CHECK(problem);
}

TEST_CASE("what somebody else selects for the other counter meanwhile stays") {
    msr::recorder device;
    // Counter 0, which the session takes, has an event selected and does not count.
    device.set(0, 0x11, 0x00d2'0012);
    {
        msr::session session{device, msr::plan<flops.on(p5::ctr0)>, msr::watch_cpu(0)};
        session.start();
        device.set(0, 0x11, 0x0280'0000 | (device.value(0, 0x11) & 0xffff));
        msr::failure problem;
        static_cast<void>(session.stop(problem));
        // a write to counter 1's bits of CESR does not change the session's set-up
        CHECK_FALSE(problem);
    }
    CHECK(device.value(0, 0x11) == 0x0280'0012);
    // A plan of both counters owns all of CESR.
    for (const msr::touched_register &touched_register : msr::plan<flops, reads>.view().registers)
        CHECK(touched_register.shared == 0);
}

TEST_CASE("an event number of Cyrix has seven bits in two fields") {
    constexpr auto plan =
        msr::plan<p5::cyrix_mii, p5::instructions_decoded, p5::tlb_flushes.user()>;
    CHECK(plan.view().start[0].value ==
          encode(p5::cesr_of_mii{.es0 = 0x08,
                                 .cc0 = p5::counter_control::events_at_any_cpl,
                                 .es0_hi = 1,
                                 .es1 = 0x04,
                                 .cc1 = p5::counter_control::events_at_cpl_3,
                                 .es1_hi = 1}));
    const auto is_legal = [](std::uint32_t code, p5::target target) {
        return select::check<p5::event_pmu>({.code = code}, target).legal();
    };
    CHECK(is_legal(0x7f, p5::cyrix_mii));
    CHECK_FALSE(is_legal(0x80, p5::cyrix_mii));
    CHECK(is_legal(0x3f, p5::pentium));
    CHECK_FALSE(is_legal(0x40, p5::pentium));
    CHECK_FALSE(is_legal(0x40, {}));
}

TEST_CASE("a target is one processor at least, and no other than these three") {
    const auto is_known = [](unsigned processors) {
        const p5::target target{static_cast<std::uint8_t>(processors)};
        const msr::verdict verdict = select::check<p5::event_pmu>(flops.as_request(), target);
        return verdict.legal() || verdict.broken != &select::target_exists::text;
    };
    CHECK(is_known(1));
    CHECK(is_known(1 | 2 | 4));
    CHECK_FALSE(is_known(0));
    CHECK_FALSE(is_known(8));
}

TEST_CASE("there are no masks, no filters and no interrupts") {
    const auto broken = [](select::request request) {
        return std::string{select::check<p5::event_pmu>(request, {}).broken->name};
    };
    const select::request request = flops.as_request();
    CHECK(broken({.code = 1, .masks = 1}) == "unit_mask_fits");
    CHECK(broken(select::with_threshold(request, 1)) == "threshold_fits");
    CHECK(broken(select::with_edge(request)) == "edge_exists");
    CHECK(broken(select::with_invert(request)) == "invert_exists");
    CHECK(broken(select::with_period(request, 1000)) == "counters_can_interrupt");
}

TEST_CASE("an event of one counter goes there, and two of them may share a number") {
    constexpr auto plan = msr::plan<p5::pentium_mmx, p5::mmx_instructions_executed_v_pipe,
                                    p5::mmx_instructions_executed_u_pipe>;
    CHECK(plan.assignment_of(0).counter == 1);
    CHECK(plan.assignment_of(1).counter == 0);
}

TEST_CASE("every legal choice comes back from its register value") {
    for (const p5::target &target : p5::event_pmu::targets)
        for (std::size_t i = 0; i < p5::events.size(); ++i)
            for (unsigned flags = 0; flags < 4; ++flags)
                for (unsigned levels = 0; levels < 3; ++levels)
                    for (int counter = 0; counter < 2; ++counter) {
                        const select::request request{.event = static_cast<std::int32_t>(i),
                                                      .flags = flags,
                                                      .counter = static_cast<std::int8_t>(counter),
                                                      .user = levels == 1,
                                                      .kernel = levels == 2};
                        if (!select::check<p5::event_pmu>(request, target).legal()) continue;
                        const std::uint64_t value =
                            p5::event_pmu::select_of(request, counter, true);
                        const p5::counting counting = p5::counted_by(counter, value, target);
                        REQUIRE(counting.counts());
                        REQUIRE(counting.wanted == request);
                        REQUIRE_FALSE(p5::counted_by(1 - counter, value, target).counts());
                        const std::uint64_t stopped =
                            p5::event_pmu::select_of(request, counter, false);
                        REQUIRE_FALSE(p5::counted_by(counter, stopped, target).counts());
                    }
}

TEST_CASE("a session adds up, and reports a wrap that its 40 bits cannot show") {
    // The Pentium's two pipes count up to 2 in a clock.
    counts_of_a_pmu::counts_without_flags(msr::plan<flops.on(p5::ctr0)>, 2);
    counts_of_a_pmu::counts_without_flags(msr::plan<flops.on(p5::ctr1)>, 2);
}

TEST_CASE("a session's accesses to the registers, without overflow flags") {
    msr::recorder tape;
    msr::session session{tape, msr::plan<flops, reads>, msr::watch_cpu(0)};
    // CESR is read, written and verified, and both counters are read.
    CHECK(accesses_of(tape, [&] { session.start(); }) == 3 + 2);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 2);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == 2 + 3);
}

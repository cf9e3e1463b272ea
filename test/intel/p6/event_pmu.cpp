#include <msr/intel/p6/event_pmu.hpp>

#include "../../facts.hpp"
#include "../../owners.hpp"
#include "../../session/counts_of_a_pmu.hpp"
#include "../netburst/field_check.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/p6.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/session.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <cctype>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p6 = msr::p6;
namespace select = msr::select;
using field_check::holds_all;
using msr::all_of;
using msr::encode;

constexpr field_check::line perfevtsel0_facts[] = {
    MSR_FACT(p6::perfevtsel0, event_select, 0, 0xff, read_write),
    MSR_FACT(p6::perfevtsel0, unit_mask, 8, 0xff00, read_write),
    MSR_FACT(p6::perfevtsel0, usr, 16, 0x10000, read_write),
    MSR_FACT(p6::perfevtsel0, os, 17, 0x20000, read_write),
    MSR_FACT(p6::perfevtsel0, edge, 18, 0x40000, read_write),
    MSR_FACT(p6::perfevtsel0, pin_control, 19, 0x80000, read_write),
    MSR_FACT(p6::perfevtsel0, int_, 20, 0x100000, read_write),
    MSR_FACT(p6::perfevtsel0, reserved21, 21, 0x200000, reserved),
    MSR_FACT(p6::perfevtsel0, enable, 22, 0x400000, read_write),
    MSR_FACT(p6::perfevtsel0, invert, 23, 0x800000, read_write),
    MSR_FACT(p6::perfevtsel0, counter_mask, 24, 0xff000000, read_write),
    MSR_FACT(p6::perfevtsel0, reserved32, 32, 0xffffffff00000000, reserved),
};
constexpr field_check::line perfevtsel1_facts[] = {
    MSR_FACT(p6::perfevtsel1, event_select, 0, 0xff, read_write),
    MSR_FACT(p6::perfevtsel1, unit_mask, 8, 0xff00, read_write),
    MSR_FACT(p6::perfevtsel1, usr, 16, 0x10000, read_write),
    MSR_FACT(p6::perfevtsel1, os, 17, 0x20000, read_write),
    MSR_FACT(p6::perfevtsel1, edge, 18, 0x40000, read_write),
    MSR_FACT(p6::perfevtsel1, pin_control, 19, 0x80000, read_write),
    MSR_FACT(p6::perfevtsel1, int_, 20, 0x100000, read_write),
    MSR_FACT(p6::perfevtsel1, reserved21, 21, 0x600000, reserved),
    MSR_FACT(p6::perfevtsel1, invert, 23, 0x800000, read_write),
    MSR_FACT(p6::perfevtsel1, counter_mask, 24, 0xff000000, read_write),
    MSR_FACT(p6::perfevtsel1, reserved32, 32, 0xffffffff00000000, reserved),
};
constexpr field_check::line perfctr_facts[] = {
    MSR_FACT(p6::perfctr, count, 0, 0xffffffffff, read_write),
    MSR_FACT(p6::perfctr, reserved40, 40, 0xffffff0000000000, reserved),
};
constexpr field_check::line perfctr_written_facts[] = {
    MSR_FACT(p6::perfctr_written, value, 0, 0xffffffff, read_write),
    MSR_FACT(p6::perfctr_written, sign_fill, 32, 0xff00000000, reserved),
    MSR_FACT(p6::perfctr_written, reserved40, 40, 0xffffff0000000000, reserved),
};

/// Returns a field's name in the headers' spelling: `RSVD_21_22` is `reserved21`, `Int` is `int_`.
std::string header_name(const std::string &name) {
    if (name.rfind("RSVD_", 0) == 0) return "reserved" + name.substr(5, 2);
    if (name == "Int") return "int_";
    std::string result;
    for (const char letter : name) {
        if (std::isupper(static_cast<unsigned char>(letter)) && !result.empty()) result += '_';
        result += facts::lower_case(std::string(1, letter));
    }
    return result;
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
        // The manual calls bits that the hardware fills RW; a program may not write them.
        const bool left_alone = row["access"] == "RSVD" || row["field"] == "SignFill";
        CHECK(fact.kind == (left_alone ? msr::access::reserved : msr::access::read_write));
        CHECK(address == facts::number(row["address"]));
    }
    CHECK(next == written.size());
}

std::vector<std::uint64_t> values(msr::sequence<msr::write> writes) {
    std::vector<std::uint64_t> result;
    for (const msr::write &write : writes)
        result.push_back(write.value);
    return result;
}

constexpr auto instructions = p6::inst_retired.user();
constexpr auto cycles = p6::cpu_clk_unhalted.user();

} // namespace

TEST_CASE("the registers are those of the facts") {
    holds_all(all_of(perfevtsel0_facts), msr::fields_of<p6::perfevtsel0>());
    holds_all(all_of(perfevtsel1_facts), msr::fields_of<p6::perfevtsel1>());
    holds_all(all_of(perfctr_facts), msr::fields_of<p6::perfctr>());
    holds_all(all_of(perfctr_written_facts), msr::fields_of<p6::perfctr_written>());
    agree(all_of(perfevtsel0_facts), "PERFEVTSEL0", "p6", p6::perfevtsel0::address);
    agree(all_of(perfevtsel1_facts), "PERFEVTSEL1", "p6", p6::perfevtsel1::address);
    agree(all_of(perfctr_facts), "PERFCTR0", "p6_read", p6::perfctr0_address);
    agree(all_of(perfctr_facts), "PERFCTR1", "p6_read", p6::perfctr1_address);
    agree(all_of(perfctr_written_facts), "PERFCTR0", "p6_write", p6::perfctr0_address);
    agree(all_of(perfctr_written_facts), "PERFCTR1", "p6_write", p6::perfctr1_address);
}

TEST_CASE("the pin shows increments or overflows, by bit 19") {
    for (const msr::field_row &field : msr::fields_of<p6::perfevtsel0>()) {
        if (std::string{field.name} != "pin_control") continue;
        CHECK(std::string{field.name_of(0)} == "overflow");
        CHECK(std::string{field.name_of(1)} == "increments");
    }
}

TEST_CASE("published values") {
    // Linux uses event and unit mask of these P6 events for its generic events, at every privilege
    // level.
    const auto selected = [](const select::request &request) {
        return p6::event_pmu::select_of(request);
    };
    constexpr std::uint64_t usr_os = 0x30000;
    CHECK(selected(p6::cpu_clk_unhalted.as_request()) == (0x0079 | usr_os));
    CHECK(selected(p6::inst_retired.as_request()) == (0x00c0 | usr_os));
    CHECK(selected(p6::l2_rqsts::mesi.as_request()) == (0x0f2e | usr_os));
    CHECK(selected(p6::l2_rqsts::i.as_request()) == (0x012e | usr_os));
    CHECK(selected(p6::br_inst_retired.as_request()) == (0x00c4 | usr_os));
    CHECK(selected(p6::br_miss_pred_retired.as_request()) == (0x00c5 | usr_os));
    CHECK(selected(p6::bus_drdy_clocks::self.as_request()) == (0x0062 | usr_os));
}

TEST_CASE("a published value is explained") {
    // The value that a driver of a Pentium III wrote to count instructions with counter 0: USR, OS
    // and EN.
    const p6::counting counting = p6::counted_by(0, 0x4300c0, p6::piii);
    CHECK(counting.counts());
    CHECK(std::string{select::text_of<p6::event_pmu>(counting.wanted).text} ==
          "inst_retired:counter=perfctr0");
    CHECK(msr::decode<p6::perfevtsel0>(0x4300c0).enable);
}

TEST_CASE("one enable bit starts both counters, and one write stops them") {
    constexpr auto plan = msr::plan<instructions, cycles>;
    const msr::program_view program = plan.view();
    CHECK(values(program.set_up) == std::vector<std::uint64_t>{0x100c0, 0x10079, 0, 0});
    REQUIRE(program.start.size() == 1);
    CHECK(program.start[0].address == 0x186);
    CHECK(program.start[0].value == 0x4100c0);
    REQUIRE(program.stop.size() == 1);
    CHECK(program.stop[0].address == 0x186);
    CHECK(program.stop[0].value == 0x100c0);
    CHECK(program.readouts[1].address == 0xc2);
    CHECK(program.readouts[1].width == 40);
    for (const msr::write &write : program.set_up) // bit 22 exists in PERFEVTSEL0 only
        CHECK((write.value & 1 << 22) == 0);
}

TEST_CASE("a select register is of the choice that its counter has, or of none") {
    const msr::program_view combined = msr::plan<instructions.on(p6::perfctr1), cycles>.view();
    CHECK(owners_of(combined.set_up) == owners{{0x186, 1}, {0x187, 0}, {0xc2, 0}, {0xc1, 1}});
    CHECK(owners_of(combined.start) == owners{{0x186, 1}});
    CHECK(owners_of(combined.stop) == owners{{0x186, 1}});
    REQUIRE(combined.readouts.size() == 2);
    CHECK(combined.readouts[0].owner == 0);
    CHECK(combined.readouts[1].owner == 1);
    // PERFEVTSEL0 has the bit that enables both counters.
    const msr::program_view second = msr::plan<instructions.on(p6::perfctr1)>.view();
    CHECK(owners_of(second.set_up) == owners{{0x186, msr::every_choice}, {0x187, 0}, {0xc2, 0}});
    CHECK(owners_of(second.start) == owners{{0x186, msr::every_choice}});
    CHECK(owners_of(second.stop) == owners{{0x186, msr::every_choice}});
    CHECK(owners_of(msr::plan<cycles>.view().set_up) ==
          owners{{0x186, 0}, {0x187, msr::every_choice}, {0xc1, 0}});
}

TEST_CASE("a counter that is not used counts at no privilege level") {
    constexpr auto second = msr::plan<instructions.on(p6::perfctr1)>;
    CHECK(second.view().set_up[0].value == 0);
    CHECK(second.view().set_up[1].value == 0x100c0);
    CHECK(second.view().start[0].value == 1 << 22);
    constexpr auto first = msr::plan<instructions>;
    CHECK(first.view().set_up[1].address == 0x187);
    CHECK(first.view().set_up[1].value == 0);
}

TEST_CASE("the enable bit is set for the second counter alone, and what was found comes back") {
    msr::recorder device;
    constexpr std::uint64_t found0 = 0x9915'2e2e; // both counters are stopped: bit 22 is clear
    constexpr std::uint64_t found1 = 0x0003'0079;
    device.set(0, 0x186, found0);
    device.set(0, 0x187, found1);
    device.set(0, 0xc1, 0x12345678);
    constexpr const auto &plan = msr::plan<instructions.on(p6::perfctr1)>;
    {
        msr::session session{device, plan, msr::watch_cpu(0)};
        session.start();
        CHECK(device.value(0, 0x186) == 1 << 22); // counter 0 is enabled, and counts at no level
        CHECK(device.value(0, 0x187) == 0x100c0);
        static_cast<void>(session.stop());
        CHECK(device.value(0, 0x186) == 0);
    }
    CHECK(device.value(0, 0x186) == found0);
    CHECK(device.value(0, 0x187) == found1);
    CHECK(device.value(0, 0xc1) == 0x12345678); // counter 0 was never written
}

TEST_CASE("a unit mask of 0 is refused where masks are bits") {
    const auto broken = [](const char *text) {
        const auto read = select::parse<p6::event_pmu>(text, p6::pentium_m);
        REQUIRE(read.well_formed());
        const msr::verdict verdict = select::check<p6::event_pmu>(read.wanted, p6::pentium_m);
        return std::string(verdict.legal() ? "legal" : verdict.broken->name);
    };
    CHECK(broken("l2_ld:umask=0") == "mask_is_chosen");
    CHECK(broken("l2_ld:umask=0x10") == "mask_is_chosen");
    CHECK(broken("l2_ld:umask=0x11") == "legal");
    // umask 0 counts bus transactions of this processor
    CHECK(broken("bus_tran_any:umask=0") == "legal");
    CHECK(broken("bus_drdy_clocks:self") == "legal");
    // a mask must choose between transactions of this processor and of any agent
    CHECK(broken("bus_drdy_clocks") == "mask_is_chosen");
    CHECK(broken("inst_retired:umask=0") == "legal");
}

TEST_CASE("every qualifier has its bit") {
    constexpr auto choice = p6::l2_ld::m.kernel()
                                .compare_at_least<3>()
                                .invert()
                                .edge()
                                .pin_shows_events()
                                .sample_every<1000>();
    constexpr auto plan = msr::plan<p6::piii, choice>;
    CHECK(plan.view().start[0].value ==
          encode(p6::perfevtsel0{.event_select = 0x29,
                                 .unit_mask = 8,
                                 .os = true,
                                 .edge = true,
                                 .pin_control = p6::pin_use::increments,
                                 .int_ = true,
                                 .enable = true,
                                 .invert = true,
                                 .counter_mask = 3}));
    CHECK(plan.view().overflows);
    CHECK(plan.view().interrupts);
    CHECK(plan.is_sampled(choice));
}

TEST_CASE("a counter takes 32 bits, and a preset beyond 31 is refused") {
    CHECK(p6::held_after_write(0x7fffffff) == 0x7fffffff);
    CHECK(p6::held_after_write(0x80000000) == 0xff80000000);
    CHECK(p6::held_after_write(0xffff'ffff'ffff'ffff) == 0xffffffffff);
    CHECK(p6::held_after_write(0x1200000001) == 1);
    const auto is_legal = [](std::uint64_t period) {
        return select::check<p6::event_pmu>(
                   select::with_period(p6::inst_retired.as_request(), period), {})
            .legal();
    };
    CHECK(is_legal(1));
    CHECK(is_legal(0x7fffffff));
    CHECK_FALSE(is_legal(0x80000000));
    CHECK_FALSE(is_legal(std::uint64_t{1} << 39));
    // After `period` events from the counter's value, all 40 bits overflow.
    for (const std::uint64_t period : {1ull, 2ull, 1000ull, 0x7fffffffull}) {
        const std::uint64_t value = p6::held_after_write(p6::event_pmu::preset_of(period));
        CHECK(value + period == std::uint64_t{1} << 40);
    }
}

TEST_CASE("events that one counter can count go there") {
    constexpr auto plan = msr::plan<instructions, p6::fp_comp_ops_exe>;
    CHECK(plan.assignment_of(0).counter == 1);
    CHECK(plan.assignment_of(1).counter == 0);
    constexpr auto schedule = msr::schedule<p6::mul, p6::div, p6::fp_assist, p6::flops>;
    static_assert(schedule.group_count == 3);
    static_assert(msr::countable_schedule<std::remove_const_t<decltype(schedule)>>);
}

TEST_CASE("a session sets up, starts, stops and puts back") {
    msr::recorder device;
    constexpr const auto &plan = msr::plan<instructions, cycles>;
    {
        msr::session session{device, plan, msr::watch_cpu(0)};
        session.start();
        const auto counts = session.stop();
        CHECK(counts[instructions] == 0);
        CHECK(counts[cycles] == 0);
    }
    // The last write of each register is its earlier value, here 0; both counters stop first.
    std::vector<std::uint64_t> enabled;
    for (const msr::action &action : device.log())
        if (action.kind == msr::access_kind::write && action.address == 0x186)
            enabled.push_back(action.value >> 22 & 1);
    CHECK(enabled == std::vector<std::uint64_t>{0, 1, 0, 0});
}

TEST_CASE("a multiplexer counts the groups of a schedule by turns") {
    constexpr const auto &schedule = msr::schedule<p6::mul, p6::div, instructions>;
    static_assert(schedule.group_count == 2);
    msr::recorder device;
    msr::multiplexer multiplexer{device, schedule, msr::watch_cpu(0)};
    // select values of counter 1, which alone counts both events
    std::vector<std::uint64_t> selected;
    const auto counts = multiplexer.measure(4, [&] { selected.push_back(device.value(0, 0x187)); });
    CHECK(selected == std::vector<std::uint64_t>{0x30012, 0x30013, 0x30012, 0x30013});
    CHECK(counts.at(0).count() == 0);
    multiplexer.close();
    CHECK(device.value(0, 0x186) == 0);
    CHECK(device.value(0, 0x187) == 0);
}

TEST_CASE("counters that somebody else runs are refused") {
    msr::recorder device;
    device.set(0, 0x186, 0x4100c0);
    msr::failure problem;
    msr::session session{device, msr::plan<instructions>, msr::watch_cpu(0), problem};
    CHECK(problem);
}

TEST_CASE("register values name the choice") {
    for (const char *const text :
         {"inst_retired:user:counter=perfctr0",
          "l2_ld:s:m:kernel:cmask=2:inv:edge:counter=perfctr1", "mmx_uops_exec:pc:counter=perfctr0",
          "bus_tran_any:any:counter=perfctr1"}) {
        INFO("choice ", text);
        const auto read = select::parse<p6::event_pmu>(text, p6::pii);
        REQUIRE(read.well_formed());
        const auto counting =
            p6::counted_by(read.wanted.counter, p6::event_pmu::select_of(read.wanted), p6::pii);
        CHECK(counting.counts());
        CHECK(counting.wanted == read.wanted);
        CHECK(std::string{select::text_of<p6::event_pmu>(counting.wanted).text} == text);
    }
    CHECK_FALSE(p6::counted_by(0, 0x4000c0, p6::pii).counts());
    const auto raw = p6::counted_by(0, 0x3ffff, p6::ppro).wanted;
    CHECK(raw.is_raw());
    CHECK(raw.code == 0xff);
    CHECK(raw.masks == 0xff);
}

TEST_CASE("every legal choice of one event comes back from its register value") {
    for (const p6::target &target : p6::event_pmu::targets)
        for (std::size_t i = 0; i < p6::events.size(); ++i) {
            const select::event_row &event = p6::events[i];
            if (!p6::event_pmu::exists(event, target)) continue;
            INFO("event ", event.name);
            for (std::uint32_t masks = 0; masks < 256; ++masks) {
                const select::request request{.event = static_cast<std::int32_t>(i),
                                              .masks = masks,
                                              .chosen = ~std::uint32_t{0}};
                const bool legal = select::check<p6::event_pmu>(request, target).legal();
                const bool known = (masks & ~event.known_masks()) == 0;
                // A unit mask of bits counts nothing where no bit is set; in a field with named
                // values, 0 is one of the values.
                bool counts = event.needs == 0;
                for (const select::mask_row &mask : event.masks)
                    counts = counts || ((mask.field & event.needs) != 0 &&
                                        (masks & mask.field) == mask.value);
                REQUIRE(legal == (known && counts));
                if (!legal) continue;
                const std::uint64_t value = p6::event_pmu::select_of(request);
                REQUIRE((value & 0xffff) == (event.code | (masks | event.fixed_masks) << 8));
                const auto result = p6::counted_by(0, value, target).wanted;
                REQUIRE(result.event == request.event);
                REQUIRE(select::masks_of<p6::event_pmu>(result) ==
                        select::masks_of<p6::event_pmu>(request));
            }
        }
}

TEST_CASE("a session adds up, and reports a wrap that its 40 bits cannot show") {
    counts_of_a_pmu::counts_without_flags(msr::plan<instructions>, 16);
    // With a threshold a counter adds 1 in a clock.
    counts_of_a_pmu::counts_without_flags(msr::plan<instructions.cmask<2>()>, 1);
}

TEST_CASE("a session's accesses to the registers, without overflow flags") {
    msr::recorder tape;
    msr::session session{tape, msr::plan<instructions, cycles>, msr::watch_cpu(0)};
    // Both select registers are read, the first is written and verified, both counters are read.
    CHECK(accesses_of(tape, [&] { session.start(); }) == 2 + 1 + 1 + 2);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 2);
    CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == 2 + 2 + 1 + 1);
}

// Tests the simulated performance-monitoring unit of the Pentium 4, rule by rule. Registers are
// written as numbers; expected counts are computed by hand, or by a slow model that goes clock by
// clock.
#include "../../facts.hpp"
#include "../../thorough.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/sim/events/occurrence.hpp>
#include <msr/sim/pentium4/pentium4_registers.hpp>
#include <msr/sim/pentium4/pmu.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using msr::sim::occurrence;
using p4::hyper_threading;

constexpr std::uint32_t cru_escr0 = 0x3b8; // ESCR number 4, feeds counters 12, 13, 16
constexpr std::uint32_t cru_escr1 = 0x3b9; // ESCR number 4, feeds counters 14, 15, 17
constexpr std::uint32_t tc_escr0 = 0x3c4;  // ESCR number 1, feeds counters 4, 5
constexpr std::uint32_t bsu_escr0 = 0x3a0; // ESCR number 7, feeds counters 0, 1
constexpr std::uint32_t bsu_escr1 = 0x3a1; // ESCR number 7, feeds counters 2, 3

constexpr std::uint64_t enable = 0x1000;
constexpr std::uint64_t any_active = 0x3'0000;
constexpr std::uint64_t compare = 0x4'0000;
constexpr std::uint64_t complement = 0x8'0000;
constexpr std::uint64_t edge = 0x100'0000;
constexpr std::uint64_t force_overflow = 0x200'0000;
constexpr std::uint64_t interrupt_0 = 0x400'0000;
constexpr std::uint64_t interrupt_1 = 0x800'0000;
constexpr std::uint64_t cascade = 0x4000'0000;
constexpr std::uint64_t overflow = 0x8000'0000;
constexpr std::uint64_t extended_cascade = 0x800;

constexpr std::uint64_t t1_user = 1, t1_kernel = 2, t0_user = 4, t0_kernel = 8;
constexpr std::uint64_t all_levels_of_0 = t0_user | t0_kernel;

constexpr std::uint64_t escr(std::uint64_t select, std::uint64_t masks, std::uint64_t levels) {
    return select << 25 | masks << 9 | levels;
}
constexpr std::uint64_t cccr(std::uint64_t number, std::uint64_t extra = 0) {
    return enable | any_active | number << 13 | extra;
}
constexpr std::uint64_t threshold(std::uint64_t value) { return value << 20; }

// The registers and counters of a processor.
class processor {
public:
    explicit processor(unsigned model = 2, hyper_threading threads = hyper_threading::off)
        : registers{msr::sim::pentium4_registers(model, threads),
                    threads == hyper_threading::on ? 2u : 1u},
          counters{registers, model} {}

    void set(std::uint32_t address, std::uint64_t value) {
        REQUIRE_FALSE(registers.write(0, address, value));
        counters.reconfigure();
    }
    void set_cccr(unsigned counter, std::uint64_t value) { set(0x360 + counter, value); }
    void preset(unsigned counter, std::uint64_t value) { set(0x300 + counter, value); }

    std::uint64_t count(unsigned counter) { return *registers.held(0x300 + counter); }
    bool overflowed(unsigned counter) { return (*registers.held(0x360 + counter) & overflow) != 0; }

    /// Returns the number that an occurrence adds to a counter.
    std::uint64_t added(unsigned counter, const occurrence &occurrence) {
        const std::uint64_t previous = count(counter);
        counters.occur(occurrence);
        return count(counter) - previous;
    }

    msr::sim::register_file registers;
    msr::sim::pmu counters;
};

unsigned event_named(const std::string &name) {
    for (unsigned number = 0; number < p4::event_count; ++number)
        if (p4::events[number].name == name) return number;
    FAIL("no event " << name);
    return 0;
}

// Event select 1 on CRU_ESCR0/1, thread-specific.
constexpr unsigned uops_retired = p4::uops_retired::number;
// Event select 2 on CRU_ESCR0/1, thread-specific.
constexpr unsigned instr_retired = p4::instr_retired::number;

// Sets up counter 12 to count uops_retired, mask bit 0, with the CCCR bits `filter`.
void count_uops(processor &processor, std::uint64_t filter = 0,
                std::uint64_t levels = all_levels_of_0) {
    processor.set(cru_escr0, escr(1, 1, levels));
    processor.set_cccr(12, cccr(4, filter));
}

occurrence uops(std::uint64_t clocks = 1, unsigned per_clock = 1) {
    return {.event = uops_retired, .masks = 1, .clocks = clocks, .per_clock = per_clock};
}

struct escr_facts {
    std::string name;
    std::uint32_t address{};
    std::uint32_t counters{};
    std::uint64_t number{};
};

std::vector<escr_facts> all_escrs() {
    std::vector<escr_facts> result;
    for (const facts::row &row : facts::table{"netburst/escrs.csv"})
        result.push_back({row["name"], static_cast<std::uint32_t>(facts::number(row["msr"])),
                          facts::set_of_numbers(row["counters"]),
                          facts::number(row["escr_select"])});
    return result;
}

escr_facts escr_named(const std::string &name) {
    for (const escr_facts &facts : all_escrs())
        if (facts.name == name) return facts;
    FAIL("no ESCR " << name);
    return {};
}

constexpr std::uint64_t every_clock = compare | complement | threshold(15);

} // namespace

TEST_CASE("an event reaches a counter through an ESCR that feeds it and that its CCCR selects, and "
          "in no other way") {
    std::size_t reached = 0;
    std::size_t expected = 0;
    for (const facts::row &event : facts::table{"netburst/events.csv"}) {
        const std::string name = facts::library_name(event["name"]);
        // model 2 has no instr_completed, and the event uop_type only tags
        const bool can_count = name != "instr_completed" && name != "uop_type";
        if (can_count) expected += facts::list_of(event["counters"]).size();
        for (const std::string &place : facts::list_of(event["escrs"])) {
            const escr_facts facts = escr_named(place);
            processor processor;
            processor.set(facts.address,
                          escr(facts::number(event["event_select"]), 0xffff, all_levels_of_0));
            for (unsigned counter = 0; counter < 18; ++counter)
                for (std::uint64_t selected = 0; selected < 8; ++selected) {
                    CAPTURE(name);
                    CAPTURE(counter);
                    CAPTURE(selected);
                    processor.set_cccr(counter, cccr(selected));
                    const bool counts = can_count && (facts.counters >> counter & 1) != 0 &&
                                        selected == facts::number(event["escr_number_from_table"]);
                    if (!counts && (counter + selected) % rounds(5, 1) != 0) continue;
                    const occurrence seven{.event = event_named(name), .masks = 1, .clocks = 7};
                    CHECK(processor.added(counter, seven) == (counts ? 7 : 0));
                    processor.set_cccr(counter, 0);
                    reached += counts;
                }
        }
    }
    CHECK(reached == expected);
}

TEST_CASE("all 45 ESCRs and 18 counters: a counter hears the ESCR that feeds it, by its number") {
    // A counter that listens to a signal counts all clocks, unless its ESCR selects nothing.
    unsigned signals = 0;
    for (const escr_facts &facts : all_escrs()) {
        processor processor;
        processor.set(facts.address, escr(0x3f, 1, all_levels_of_0));
        for (unsigned counter = 0; counter < 18; ++counter)
            for (std::uint64_t selected = 0; selected < 8; ++selected) {
                CAPTURE(facts.name);
                CAPTURE(counter);
                CAPTURE(selected);
                processor.set_cccr(counter, cccr(selected, every_clock));
                const std::uint64_t previous = processor.count(counter);
                processor.counters.pass(5);
                const bool fed = (facts.counters >> counter & 1) != 0 && selected == facts.number;
                CHECK(processor.count(counter) - previous == (fed ? 5 : 0));
                processor.set_cccr(counter, 0);
                signals += fed;
            }
    }
    // the 13 ESCRs of the IQ group feed three counters each, the other 32 two
    CHECK(signals == 13 * 3 + 32 * 2);
}

TEST_CASE("an event reaches no counter that selects another event") {
    const facts::table events{"netburst/events.csv"};
    for (const facts::row &selected : events) {
        const std::string name = facts::library_name(selected["name"]);
        if (name == "instr_completed" || name == "uop_type") continue;
        const escr_facts facts = escr_named(facts::list_of(selected["escrs"]).front());
        const auto counter =
            static_cast<unsigned>(facts::number(facts::list_of(selected["counters"]).front()));
        processor processor;
        processor.set(facts.address,
                      escr(facts::number(selected["event_select"]), 0xffff, all_levels_of_0));
        processor.set_cccr(counter, cccr(facts.number));
        for (unsigned other = 0; other < p4::event_count; ++other) {
            CAPTURE(name);
            CAPTURE(other);
            const bool same = other == event_named(name);
            CHECK(processor.added(counter, {.event = other, .masks = 0xffff}) == (same ? 1 : 0));
        }
    }
}

TEST_CASE("an occurrence counts where it has any of the mask bits that the ESCR selects") {
    processor processor;
    processor.set(bsu_escr0, escr(0x0c, 0x107, all_levels_of_0));
    processor.set_cccr(0, cccr(7));
    const unsigned event = event_named("bsq_cache_reference");
    for (unsigned bit = 0; bit < 16; ++bit) {
        CAPTURE(bit);
        const bool selected = bit <= 2 || bit == 8;
        CHECK(processor.added(0, {.event = event, .masks = 1u << bit}) == (selected ? 1 : 0));
    }
    CHECK(processor.added(0, {.event = event, .masks = 0x105}) ==
          1); // an occurrence that three selected masks describe counts once
    CHECK(processor.added(0, {.event = event, .masks = 0xfef8}) == 0);
    CHECK(processor.added(0, {.event = event, .masks = 0}) == 0);
}

TEST_CASE("without Hyper-Threading the ESCR's USR and OS bits choose the privilege level") {
    for (const std::uint64_t levels : {std::uint64_t{0}, t0_user, t0_kernel, t0_user | t0_kernel}) {
        CAPTURE(levels);
        processor processor;
        count_uops(processor, 0, levels);
        occurrence occurrence = uops();
        CHECK(processor.added(12, occurrence) == ((levels & t0_user) != 0 ? 1 : 0));
        occurrence.kernel = true;
        CHECK(processor.added(12, occurrence) == ((levels & t0_kernel) != 0 ? 1 : 0));
    }
}

// SDM 18.16.4: the count of a thread-specific event depends on the bits of its own thread only.
TEST_CASE("a thread-specific event is qualified by the bits of the thread that caused it") {
    // a thread-specific event, and an event of which the manual does not say whether it is one
    for (const std::string name : {"uops_retired", "bsq_active_entries"}) {
        const bool retired = name == "uops_retired";
        for (std::uint64_t levels = 0; levels < 16; ++levels)
            for (const unsigned thread : {0u, 1u})
                for (const bool kernel : {false, true}) {
                    CAPTURE(name);
                    CAPTURE(levels);
                    CAPTURE(thread);
                    CAPTURE(kernel);
                    processor processor{2, hyper_threading::on};
                    processor.set(retired ? cru_escr0 : bsu_escr1,
                                  escr(retired ? 1 : 6, 1, levels));
                    const unsigned counter = retired ? 12 : 2;
                    processor.set_cccr(counter, cccr(retired ? 4 : 7));
                    const std::uint64_t needed = thread == 0 ? (kernel ? t0_kernel : t0_user)
                                                             : (kernel ? t1_kernel : t1_user);
                    CHECK(processor.added(counter, {.event = event_named(name),
                                                    .masks = 1,
                                                    .kernel = kernel,
                                                    .thread = thread}) ==
                          ((levels & needed) != 0 ? 1 : 0));
                }
    }
}

// SDM Table 18-67: for thread-independent events a level counts if it is selected for at least one
// thread.
TEST_CASE("a thread-independent event is qualified by the bits of both threads together") {
    const unsigned event = event_named("tc_deliver_mode");
    for (std::uint64_t levels = 0; levels < 16; ++levels)
        for (const unsigned thread : {0u, 1u})
            for (const bool kernel : {false, true}) {
                CAPTURE(levels);
                CAPTURE(thread);
                CAPTURE(kernel);
                processor processor{2, hyper_threading::on};
                processor.set(tc_escr0, escr(1, 1, levels));
                processor.set_cccr(4, cccr(1));
                const std::uint64_t mask = kernel ? t0_kernel | t1_kernel : t0_user | t1_user;
                CHECK(processor.added(
                          4, {.event = event, .masks = 1, .kernel = kernel, .thread = thread}) ==
                      ((levels & mask) != 0 ? 1 : 0));
            }
}

TEST_CASE("without compare a counter adds how often the event occurs, at most 15 in a clock") {
    processor processor;
    SUBCASE("plain") { count_uops(processor); }
    SUBCASE("threshold, complement and edge are not looked at") {
        count_uops(processor, threshold(2) | complement | edge);
    }
    CHECK(processor.added(12, uops(1000, 1)) == 1000);
    CHECK(processor.added(12, uops(1000, 3)) == 3000);
    CHECK(processor.added(12, uops(10, 15)) == 150);
    CHECK(processor.added(12, uops(10, 16)) == 150);
    CHECK(processor.added(12, uops(10, 0)) == 0);
    CHECK(processor.added(12, uops(0, 3)) == 0);
    const std::uint64_t previous = processor.count(12);
    processor.counters.pass(1000);
    CHECK(processor.count(12) == previous);
}

TEST_CASE("compare counts the clocks in which the event occurs more often than the threshold") {
    for (unsigned limit = 0; limit < 16; ++limit) {
        processor processor;
        count_uops(processor, compare | threshold(limit));
        for (unsigned often = 0; often <= 20; ++often) {
            CAPTURE(limit);
            CAPTURE(often);
            CHECK(processor.added(12, uops(10, often)) == (std::min(often, 15u) > limit ? 10 : 0));
        }
        processor.counters.pass(100);
        CHECK(processor.added(12, uops(10, 0)) == 0);
    }
}

TEST_CASE("complement counts the clocks in which it does not, also quiet clocks") {
    for (unsigned limit = 0; limit < 16; ++limit) {
        processor processor;
        count_uops(processor, compare | complement | threshold(limit));
        for (unsigned often = 0; often <= 20; ++often) {
            CAPTURE(limit);
            CAPTURE(often);
            // ten clocks have occurrences, and ten clocks are quiet
            CHECK(processor.added(12, uops(10, often)) ==
                  (std::min(often, 15u) <= limit ? 20 : 10));
        }
        const std::uint64_t previous = processor.count(12);
        processor.counters.pass(100);
        CHECK(processor.count(12) - previous == 100);
    }
}

TEST_CASE("edge counts how often the comparison becomes true") {
    processor processor;
    SUBCASE("from at most 2 to more than 2") {
        count_uops(processor, compare | edge | threshold(2));
        CHECK(processor.added(12, uops(10, 3)) == 10);
        CHECK(processor.added(12, uops(10, 2)) == 0);
    }
    SUBCASE("from more than 2 back to at most 2") {
        count_uops(processor, compare | complement | edge | threshold(2));
        CHECK(processor.added(12, uops(10, 3)) == 10);
        CHECK(processor.added(12, uops(10, 2)) == 0); // every clock has at most 2: no rising edge
    }
    const std::uint64_t previous = processor.count(12);
    processor.counters.pass(100);
    CHECK(processor.count(12) == previous);
}

// SDM 18.17: no event occurs more than 15 times in a clock, so the comparison holds in each.
TEST_CASE("complement with threshold 15 counts every clock, whatever the level and the event") {
    for (const std::uint64_t levels : {std::uint64_t{0}, t0_user, all_levels_of_0}) {
        processor processor;
        count_uops(processor, every_clock, levels);
        processor.counters.pass(1000);
        CHECK(processor.count(12) == 1000);
        CHECK(processor.added(12, uops(100, 15)) == 200);
        CHECK(processor.added(12, {.event = instr_retired, .masks = 1, .clocks = 100}) == 200);
    }
}

TEST_CASE("what occurs elsewhere is a quiet clock to a filter") {
    processor processor;
    count_uops(processor, compare | complement | threshold(0), t0_user);
    occurrence in_kernel = uops(10);
    in_kernel.kernel = true;
    CHECK(processor.added(12, in_kernel) == 20);
    CHECK(processor.added(12, uops(10)) == 10);
}

namespace {

// A counter that examines its input clock by clock, as the manual describes it (SDM 18.15.5.2).
struct slow_counter {
    std::uint64_t control;
    std::uint64_t count = 0;
    bool before = output(0);

    bool output(unsigned report) const {
        const auto limit = static_cast<unsigned>(control >> 20 & 15);
        return (control & complement) != 0 ? report <= limit : report > limit;
    }
    void clock(unsigned occurrences) {
        const unsigned report = occurrences < 15 ? occurrences : 15;
        if ((control & compare) == 0) {
            count += report;
            return;
        }
        const bool current = output(report);
        if ((control & edge) == 0 ? current : current && !before) ++count;
        before = current;
    }
};

} // namespace

TEST_CASE("a counter that goes clock by clock agrees, for every filter") {
    std::mt19937 random{2005};
    const auto lower = [&random](unsigned end) { return static_cast<unsigned>(random() % end); };
    for (std::uint64_t filter = 0; filter < 128; ++filter) {
        const std::uint64_t control = ((filter & 1) != 0 ? compare : 0) |
                                      ((filter & 2) != 0 ? complement : 0) |
                                      ((filter & 4) != 0 ? edge : 0) | threshold(filter >> 3);
        CAPTURE(control);
        processor processor;
        count_uops(processor, control, t0_user);
        slow_counter slow{control};
        for (int step = 0; step < 200; ++step) {
            const unsigned clocks = lower(4);
            if (lower(4) == 0) {
                processor.counters.pass(clocks);
                for (unsigned i = 0; i < clocks; ++i)
                    slow.clock(0);
            } else {
                occurrence occurrence = uops(clocks, lower(18));
                occurrence.kernel = lower(5) == 0;
                if (lower(5) == 0) occurrence.event = instr_retired;
                processor.counters.occur(occurrence);
                const bool mine = !occurrence.kernel && occurrence.event == uops_retired;
                for (unsigned i = 0; i < clocks; ++i) {
                    slow.clock(mine ? occurrence.per_clock : 0);
                    slow.clock(0);
                }
            }
            REQUIRE(processor.count(12) == slow.count);
        }
    }
}

TEST_CASE("a counter counts only while its CCCR enables it") {
    processor processor;
    processor.set(cru_escr0, escr(1, 1, all_levels_of_0));
    processor.set_cccr(12, cccr(4) & ~enable);
    CHECK(processor.added(12, uops(10)) == 0);
    processor.set_cccr(12, cccr(4));
    CHECK(processor.added(12, uops(10)) == 10);
    processor.set_cccr(12, cccr(4) & ~enable);
    CHECK(processor.added(12, uops(10)) == 0);
    CHECK(processor.count(12) == 10);
    processor.set_cccr(12, cccr(4));
    processor.set(cru_escr0, escr(2, 1, all_levels_of_0)); // the ESCR selects instr_retired now
    CHECK(processor.added(12, uops(10)) == 0);
}

TEST_CASE("several counters listen to the same ESCR, each with its own filter") {
    processor processor;
    processor.set(cru_escr0, escr(1, 1, all_levels_of_0));
    processor.set_cccr(12, cccr(4));
    processor.set_cccr(13, cccr(4, compare | threshold(1)));
    processor.set_cccr(16, cccr(4, every_clock));
    processor.counters.occur(uops(10, 2));
    CHECK(processor.count(12) == 20);
    CHECK(processor.count(13) == 10);
    CHECK(processor.count(16) == 20);
}

TEST_CASE("an ESCR that selects no event leaves its counters without clocks") {
    processor processor;
    processor.set(cru_escr0, escr(0, 1, all_levels_of_0));
    processor.set_cccr(12, cccr(4, every_clock));
    processor.counters.pass(10);
    CHECK(processor.count(12) == 0);
    // Event select 3Fh is that of no event, but is not 0.
    processor.set(cru_escr0, escr(0x3f, 1, all_levels_of_0));
    processor.counters.pass(10);
    CHECK(processor.count(12) == 10);
}

TEST_CASE("uop_type tags and increments no counter") {
    processor processor;
    processor.set(0x3bc, escr(2, 6, all_levels_of_0)); // RAT_ESCR0, whose number in a CCCR is 2
    processor.set_cccr(12, cccr(2));
    processor.set_cccr(13, cccr(2, every_clock));
    const unsigned event = event_named("uop_type");
    CHECK(processor.added(12, {.event = event, .masks = 6, .clocks = 10}) == 0);
    CHECK(processor.count(13) == 20);
}

TEST_CASE("an event occurs on the models that have it") {
    const unsigned completed = event_named("instr_completed"); // event select 7 on CRU_ESCR0/1
    for (const unsigned model : {0u, 1u, 2u, 3u, 4u, 6u}) {
        CAPTURE(model);
        processor processor{model};
        processor.set(cru_escr0, escr(7, 1, all_levels_of_0));
        processor.set_cccr(12, cccr(4));
        CHECK(processor.added(12, {.event = completed, .masks = 1}) == (model >= 3 ? 1 : 0));
    }
}

TEST_CASE("a counter has 40 bits, wraps, and leaves a sticky flag") {
    processor processor;
    count_uops(processor);
    processor.preset(12, 0xff'ffff'fffe);
    processor.counters.occur(uops());
    CHECK(processor.count(12) == 0xff'ffff'ffff);
    CHECK_FALSE(processor.overflowed(12));
    processor.counters.occur(uops());
    CHECK(processor.count(12) == 0);
    CHECK(processor.overflowed(12));
    processor.counters.occur(uops(5));
    CHECK(processor.count(12) == 5); // the counter goes on counting
    CHECK(processor.overflowed(12));
    processor.set_cccr(12, cccr(4, overflow)); // a flag that is written as 1 stays
    CHECK(processor.overflowed(12));
    processor.set_cccr(12, cccr(4));
    CHECK_FALSE(processor.overflowed(12));
    processor.preset(12, 0xff'ffff'fffe);
    processor.counters.occur(uops(1, 3)); // the counter wraps within a single clock, by 3
    CHECK(processor.count(12) == 1);
    CHECK(processor.overflowed(12));
}

TEST_CASE("FORCE_OVF overflows at every increment") {
    processor processor;
    count_uops(processor, force_overflow | interrupt_0);
    processor.counters.pass(10);
    CHECK_FALSE(processor.overflowed(12));
    occurrence in_vain = uops(10);
    in_vain.masks = 2;
    processor.counters.occur(in_vain);
    CHECK_FALSE(processor.overflowed(12));
    CHECK(processor.counters.interrupt_requests(0) == 0);
    processor.counters.occur(uops());
    CHECK(processor.count(12) == 1);
    CHECK(processor.overflowed(12));
    CHECK(processor.counters.interrupt_requests(0) == 1);
    processor.counters.occur(uops(10, 3)); // ten clocks of 3 micro-ops
    CHECK(processor.count(12) == 31);
    CHECK(processor.counters.interrupt_requests(0) == 11);
}

TEST_CASE("an overflow asks for the interrupts that the CCCR names") {
    for (const std::uint64_t goal :
         {std::uint64_t{0}, interrupt_0, interrupt_1, interrupt_0 | interrupt_1}) {
        CAPTURE(goal);
        processor processor{2, hyper_threading::on};
        count_uops(processor, goal);
        processor.preset(12, 0xff'ffff'ffff);
        processor.counters.occur(uops(5));
        CHECK(processor.counters.interrupt_requests(0) == ((goal & interrupt_0) != 0 ? 1 : 0));
        CHECK(processor.counters.interrupt_requests(1) == ((goal & interrupt_1) != 0 ? 1 : 0));
    }
}

TEST_CASE("very many occurrences at once lose nothing") {
    processor processor;
    count_uops(processor, interrupt_0);
    processor.counters.occur(uops(std::uint64_t{1} << 62, 15)); // 15 * 2^62 is 15 * 2^22 wraps
    CHECK(processor.count(12) == 0);
    CHECK(processor.counters.interrupt_requests(0) == 15u << 22);
    processor.set_cccr(12, cccr(4, every_clock));
    processor.counters.pass(~std::uint64_t{0}); // 2^64 - 1
    CHECK(processor.count(12) == 0xff'ffff'ffff);
}

TEST_CASE("ACTIVE_THREAD counts by how many logical processors are active") {
    // whether a counter counts, by value of CCCR[17:16], for 0, 1 and 2 active processors (SDM
    // 18.16.2)
    constexpr bool counts[4][3] = {
        {true, false, false}, {false, true, false}, {false, false, true}, {false, true, true}};
    for (unsigned field = 0; field < 4; ++field)
        for (unsigned active = 0; active < 4; ++active) {
            CAPTURE(field);
            CAPTURE(active);
            processor processor{2, hyper_threading::on};
            processor.set(cru_escr0, escr(1, 1, 0xf));
            processor.set_cccr(12, enable | std::uint64_t{field} << 16 | 4 << 13);
            processor.counters.set_active(0, (active & 1) != 0);
            processor.counters.set_active(1, (active & 2) != 0);
            const unsigned number = (active & 1) + (active >> 1);
            CHECK(processor.added(12, uops(10)) == (counts[field][number] ? 10 : 0));
        }
}

TEST_CASE("without Hyper-Threading ACTIVE_THREAD is not looked at, and a halted processor counts "
          "nothing") {
    for (std::uint64_t field = 0; field < 4; ++field) {
        CAPTURE(field);
        processor processor;
        processor.set(cru_escr0, escr(1, 1, all_levels_of_0));
        processor.set_cccr(12, enable | field << 16 | 4 << 13);
        CHECK(processor.added(12, uops(10)) == 10);
        processor.counters.set_active(0, false);
        CHECK(processor.added(12, uops(10)) == 0);
        processor.counters.set_active(0, true);
        CHECK(processor.added(12, uops(10)) == 10);
    }
}

namespace {

// Sets every ESCR so that each counter can count all clocks.
void select_anything(processor &processor) {
    for (const escr_facts &facts : all_escrs())
        processor.set(facts.address, escr(0x3f, 1, all_levels_of_0));
}

std::uint64_t number_for(unsigned counter) {
    for (const escr_facts &facts : all_escrs())
        if ((facts.counters >> counter & 1) != 0) return facts.number;
    return 8;
}

// Returns whether `second`, armed with the CCCR bits `armed`, starts when `first` overflows.
bool starts(unsigned first, unsigned second, std::uint64_t armed) {
    processor processor;
    select_anything(processor);
    processor.set_cccr(first, cccr(number_for(first), every_clock));
    processor.set_cccr(second, (cccr(number_for(second), every_clock) & ~enable) | armed);
    processor.preset(first, 0xff'ffff'fff0); // 16 clocks before the counter wraps
    processor.counters.pass(15);
    CHECK(processor.count(second) == 0);
    processor.counters.pass(11);
    CHECK(processor.count(first) == 10);
    CHECK((processor.count(second) == 0 || processor.count(second) == 10));
    return processor.count(second) == 10;
}

} // namespace

TEST_CASE("a counter with CASCADE starts when its alternate counter overflows, and no other") {
    for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
        const auto second = static_cast<unsigned>(facts::number(row["rdpmc_index"]));
        const std::uint32_t starters = facts::set_of_numbers(row["cascade_started_by"]);
        for (unsigned first = 0; first < 18; ++first) {
            if (first == second) continue;
            const bool is_starter = (starters >> first & 1) != 0;
            if (!is_starter && (first + second) % rounds(5, 1) != 0) continue;
            CAPTURE(first);
            CAPTURE(second);
            CHECK(starts(first, second, cascade) == ((starters >> first & 1) != 0));
            CHECK_FALSE(starts(first, second, 0));
        }
    }
}

TEST_CASE("an extended cascade starts a counter of the IQ group after counter 16 or 17") {
    for (const facts::row &row : facts::table{"netburst/counters.csv"}) {
        const std::string &name = row["ext_cascade_bit11_name"];
        if (name == "none" || name == "reserved") continue;
        const auto second = static_cast<unsigned>(facts::number(row["rdpmc_index"]));
        const std::uint32_t starters = facts::set_of_numbers(row["ext_started_by"]);
        for (unsigned first = 0; first < 18; ++first) {
            if (first == second) continue;
            CAPTURE(first);
            CAPTURE(second);
            CHECK(starts(first, second, extended_cascade) == ((starters >> first & 1) != 0));
        }
    }
}

TEST_CASE("a cascade starts with the first occurrence after the overflow") {
    processor processor;
    processor.set(cru_escr0, escr(1, 1, all_levels_of_0));
    processor.set(cru_escr1, escr(1, 1, all_levels_of_0));
    processor.set_cccr(12, cccr(4));
    processor.set_cccr(14, cccr(4, cascade) & ~enable);          // counter 12 starts counter 14
    processor.set_cccr(16, cccr(4, cascade) & ~enable);          // counter 14 starts counter 16
    processor.set_cccr(17, cccr(4, extended_cascade) & ~enable); // counter 16 starts counter 17
    processor.preset(12, 0x100'0000'0000 - 10);
    processor.preset(14, 0x100'0000'0000 - 20);
    processor.preset(16, 0x100'0000'0000 - 30);
    SUBCASE("all at once") { processor.counters.occur(uops(1000)); }
    SUBCASE("one by one") {
        for (int i = 0; i < 1000; ++i)
            processor.counters.occur(uops());
    }
    CHECK(processor.count(12) == 1000 - 10);
    CHECK(processor.count(14) == 1000 - 10 - 20);
    CHECK(processor.count(16) == 1000 - 10 - 20 - 30);
    CHECK(processor.count(17) == 1000 - 10 - 20 - 30);
    CHECK_FALSE(processor.overflowed(17));
}

TEST_CASE(
    "a counter that goes past its end by more than one starts the other with the next clock") {
    processor processor;
    processor.set(cru_escr0, escr(1, 1, all_levels_of_0));
    processor.set(cru_escr1, escr(1, 1, all_levels_of_0));
    processor.set_cccr(14, cccr(4, cascade) & ~enable);
    SUBCASE("10 to go, by threes: the fourth clock overflows") {
        processor.set_cccr(12, cccr(4));
        processor.preset(12, 0x100'0000'0000 - 10);
        processor.counters.occur(uops(10, 3));
        CHECK(processor.count(12) == 20);
        CHECK(processor.count(14) == 18); // counter 14 counts in the last six clocks, 3 in each
    }
    SUBCASE("forced: the first clock overflows") {
        processor.set_cccr(12, cccr(4, force_overflow));
        processor.counters.occur(uops(10, 3));
        CHECK(processor.count(14) == 27);
    }
}

// SDM 18.15.5.5 and Example 18-1: the cascade of two counters.
TEST_CASE("a cascaded counter halts when its CASCADE flag or the other's OVF flag is cleared") {
    processor processor;
    processor.set(bsu_escr0, escr(0x0c, 1, all_levels_of_0));
    processor.set(bsu_escr1, escr(0x0c, 2, all_levels_of_0));
    processor.set_cccr(0, cccr(7));
    processor.set_cccr(2, cccr(7, cascade | interrupt_0) & ~enable);
    processor.preset(0, 0x100'0000'0000 - 200);
    processor.preset(2, 0x100'0000'0000 - 400);
    const unsigned event = event_named("bsq_cache_reference");
    const occurrence a{.event = event, .masks = 1, .clocks = 200};
    const occurrence b{.event = event, .masks = 2, .clocks = 399};
    processor.counters.occur(b);
    CHECK(processor.count(2) == 0x100'0000'0000 - 400);
    processor.counters.occur(a);
    processor.counters.occur(b);
    CHECK(processor.count(2) == 0xff'ffff'ffff);
    CHECK(processor.counters.interrupt_requests(0) == 0);
    processor.counters.occur(b);
    CHECK(processor.count(2) == 398);
    CHECK(processor.counters.interrupt_requests(0) == 1);
    SUBCASE("CASCADE") { processor.set_cccr(2, any_active | 7 << 13); }
    SUBCASE("OVF") { processor.set_cccr(0, cccr(7)); }
    processor.counters.occur(b);
    CHECK(processor.count(2) == 398);
}

TEST_CASE("the performance-monitoring unit works in the compiler too") {
    constexpr std::uint64_t counted = [] {
        msr::sim::register_file registers{msr::sim::pentium4_registers(2, hyper_threading::off), 1};
        msr::sim::pmu counters{registers, 2};
        (void)registers.write(0, 0x3b8, 0x0200'020c);
        (void)registers.write(0, 0x36c, 0x3'9000);
        counters.reconfigure();
        counters.occur(
            {.event = p4::uops_retired::number, .masks = 1, .clocks = 9, .per_clock = 2});
        return *registers.held(0x30c);
    }();
    static_assert(counted == 18);
    CHECK(counted == 18);
}

// Tests shares of issue slots in regions: on simulated processors, and by made-up readings.
// Expected counts are slots * byte / 255, rounded down, computed by hand; no hardware is measured.
#include <msr/region/share_columns.hpp>

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/rdpmc.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace share_columns_test {

namespace pm = msr::perfmon;
namespace sim = msr::sim;
using kind = sim::signal;
using machine = sim::machine<sim::perfmon_pmu>;

constexpr const auto &plan =
    msr::plan<pm::sapphire_rapids, pm::instructions_retired, pm::topdown_slots,
              pm::topdown_retiring, pm::topdown_be_bound>;
enum column : std::size_t { instructions, slot_count, retiring, backend };
constexpr const auto &first_level =
    msr::plan<pm::sapphire_rapids, pm::topdown_be_bound, pm::topdown_retiring, pm::topdown_bad_spec,
              pm::topdown_fe_bound, pm::instructions_retired>;

constexpr std::uint32_t slots_index = 0x4000'0003, metrics_index = 0x2000'0000;

/// Six slots for each clock: `used` slots retire, the other slots are back-end bound.
void work(machine &machine, std::uint64_t clocks, std::uint64_t used) {
    sim::tally tally;
    tally[kind::cycles] = clocks;
    tally[kind::reference_cycles] = clocks;
    tally[kind::instructions] = clocks;
    tally[kind::used_slots] = used;
    tally[kind::slots_of_backend] = 6 * clocks - used;
    machine.count(0, tally);
}

/// RDPMC of a simulated processor, which must have every index that is read.
struct rdpmc_on {
    machine *on;

    std::uint64_t operator()(std::uint32_t index) const noexcept {
        std::uint64_t value = 0;
        const msr::failure problem = on->rdpmc(0, index, value);
        return problem ? ~std::uint64_t{0} : value;
    }
};

/// RDPMC that returns a test's values, and records the indices read.
struct scripted_rdpmc {
    struct memory {
        std::uint64_t slots{}, metrics{0x40'00'00'bf};
        std::vector<std::uint32_t> read{};
    };
    memory *of;

    std::uint64_t operator()(std::uint32_t index) const noexcept {
        of->read.push_back(index);
        return index == slots_index ? of->slots : index == metrics_index ? of->metrics : 7;
    }
};

/// Counts regions: two long passes, a short pass, and a pass inside of another.
template <typename Reader>
void carry_out(msr::regions &regions, machine &machine, Reader reads) {
    const msr::region_name first = regions.name("first"), second = regions.name("second"),
                           small = regions.name("small"), outer = regions.name("outer"),
                           inner = regions.name("inner");
    msr::region_thread thread{regions, reads};
    thread.begin(first);
    work(machine, 10'000, 30'000);
    thread.end();
    thread.begin(second);
    work(machine, 10'000, 0);
    thread.end();
    thread.begin(small);
    work(machine, 200, 1200);
    thread.end();
    thread.begin(outer);
    work(machine, 40'000, 240'000);
    thread.begin(inner);
    work(machine, 20'000, 0);
    thread.end();
    thread.end();
    CHECK_FALSE(thread.why());
}

/// Checks the report on the counted regions.
void check(const msr::region_report &report) {
    CHECK(report.lost.unread == 0);
    // The pass of `first` has 60,000 slots; half of the slots is 128 / 255 as a byte.
    CHECK(report.find("first")->counts[slot_count].inclusive.sum == 60'000);
    CHECK(report.find("first")->counts[retiring].inclusive.sum == 30'117);
    CHECK(report.find("first")->counts[backend].inclusive.sum == 30'117);
    CHECK(report.find("first")->counts[backend].exclusive.sum == 30'117);
    // At the end of `second` there are 120,000 slots: a quarter is 64 / 255 as a byte, three
    // quarters 191 / 255.
    CHECK(report.find("second")->counts[instructions].inclusive.sum == 10'000);
    CHECK(report.find("second")->counts[retiring].inclusive.sum == 0);
    CHECK(report.find("second")->counts[backend].inclusive.sum == 89'882 - 30'117);
    // The short pass has 1,200 of 121,200 slots, below the resolution of a byte.
    CHECK(report.lost.drifted == 1);
    CHECK(report.find("small")->counts[instructions].inclusive.n == 0);
    CHECK(report.find("small")->counts[retiring].inclusive.n == 0);
    // Retired slots: 31,200 of 121,200 are the byte 66 / 255, so 31,369; 271,200 of 361,200 are 191
    // / 255, so 270,545; 271,200 of 481,200 are 144 / 255, so 271,736.
    CHECK(report.find("inner")->counts[retiring].inclusive.sum == 271'736 - 270'545);
    CHECK(report.find("outer")->counts[retiring].inclusive.sum == 271'736 - 31'369);
    CHECK(report.find("outer")->counts[retiring].exclusive.sum == 270'545 - 31'369);
    CHECK(report.lost.drifted_exclusive == 0);
    CHECK(report.lost.all() == 1);
}

template <typename Plan>
using scripted_reader = msr::rdpmc_reader<std::remove_cvref_t<Plan>::size, scripted_rdpmc, true>;

} // namespace share_columns_test

} // namespace

using namespace share_columns_test;

TEST_CASE("regions count shares of slots by a session") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    carry_out(regions, machine, msr::session_reader{session});
    check(regions.report());
}

TEST_CASE("and by a session of a plan that was made at run time") {
    machine machine{pm::sapphire_rapids};
    const msr::run_time_plan program{plan.view(), {"instructions", "slots", "retiring", "backend"}};
    msr::session session{machine, program, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{program};
    carry_out(regions, machine, msr::session_reader{session});
    check(regions.report());
}

TEST_CASE("and by registers, by RDPMC, and with time stamps beside them") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions by_registers{plan};
    carry_out(by_registers, machine, msr::register_reader{machine, 0, plan});
    check(by_registers.report());
    static_cast<void>(session.stop());

    session.start();
    msr::regions by_rdpmc{plan};
    carry_out(by_rdpmc, machine, msr::rdpmc_reader{plan, pm::rdpmc_index, rdpmc_on{&machine}});
    check(by_rdpmc.report());
    static_cast<void>(session.stop());

    session.start();
    msr::regions timed{plan, {.time_stamps = true}};
    carry_out(timed, machine,
              msr::with_time_stamps(msr::rdpmc_reader{plan, pm::rdpmc_index, rdpmc_on{&machine}}));
    check(timed.report());
    CHECK(timed.report().counters.back() == "tsc");
}

TEST_CASE("RDPMC reads slots and metrics next to each other, once, behind all else") {
    scripted_rdpmc::memory memory{.slots = 2550};
    msr::rdpmc_reader reader{plan, pm::rdpmc_index, scripted_rdpmc{&memory}};
    std::uint64_t readings[4];
    reader.read(readings);
    CHECK(memory.read == std::vector<std::uint32_t>{0x4000'0000, slots_index, metrics_index});
    REQUIRE_FALSE(reader.settle(readings));
    CHECK(readings[instructions] == 7);
    CHECK(readings[slot_count] == 2550);
    CHECK(readings[retiring] == 0xbf * 10);
    CHECK(readings[backend] == 0x40 * 10);

    // A plan without an event for slots reads the slots as well, to compute shares.
    memory.read.clear();
    memory.metrics = 0x40'00'00'bf;
    msr::rdpmc_reader other{first_level, pm::rdpmc_index, scripted_rdpmc{&memory}};
    std::uint64_t five[5];
    other.read(five);
    CHECK(memory.read == std::vector<std::uint32_t>{0x4000'0000, slots_index, metrics_index});
    REQUIRE_FALSE(other.settle(five));
    CHECK(five[0] == 0x40 * 10);
    CHECK(five[1] == 0xbf * 10);
    CHECK(five[2] == 0);
    CHECK(five[3] == 0);
    CHECK(five[4] == 7);
}

TEST_CASE("a share that is a little less than before has moved by nothing") {
    scripted_rdpmc::memory memory{.slots = 255'000, .metrics = 0x80'00'00'7f};
    msr::regions regions{plan};
    const msr::region_name work_name = regions.name("work");
    {
        msr::region_thread thread{regions, scripted_reader<decltype(plan)>{
                                               plan, pm::rdpmc_index, scripted_rdpmc{&memory}}};
        thread.begin(work_name);
        memory.slots = 272'850; // 272,850 slots are 1070 * 255
        memory.metrics = 0x89'00'00'76;
        thread.end();
    }
    const msr::region_report report = regions.report();
    CHECK(report.find("work")->counts[slot_count].inclusive.sum == 17'850);
    // 127,000 slots at begin and 126,260 at end: a negative difference counts as 0
    CHECK(report.find("work")->counts[retiring].inclusive.sum == 0);
    CHECK(report.find("work")->counts[backend].inclusive.sum == 137 * 1070 - 128'000);
    CHECK(report.lost.all() == 0);
}

TEST_CASE("the period is the 16th part or more, for each difference that counts are made of") {
    using msr::detail::share_columns;
    CHECK(share_columns::are_known(1000, 1, 16'000));
    CHECK_FALSE(share_columns::are_known(999, 1, 16'000));
    CHECK(share_columns::are_known(3000, 3, 16'000));
    CHECK_FALSE(share_columns::are_known(2999, 3, 16'000));
    CHECK_FALSE(share_columns::are_known(0, 1, 0));
}

TEST_CASE("a pass with many inside of it has inclusive counts alone") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    {
        msr::region_thread thread{regions, msr::session_reader{session}};
        thread.begin(outer);
        work(machine, 10'000, 0);
        // eight inner regions and the end make nine differences of 1/16 of the slots each
        for (int i = 0; i < 8; ++i) {
            thread.begin(inner);
            work(machine, 1250, 0);
            thread.end();
        }
        thread.end();
    }
    const msr::region_report report = regions.report();
    CHECK(report.lost.drifted == 0); // of the 120,000 slots the last pass has 7,500
    CHECK(report.lost.drifted_exclusive == 1);
    CHECK(report.find("outer")->counts[backend].inclusive.sum == 120'000);
    CHECK(report.find("outer")->counts[instructions].exclusive.n == 0);
    CHECK(report.find("inner")->counts[backend].inclusive.sum == 60'000);
    const std::string table = to_table(report);
    CHECK(table.find("1 passes have no exclusive counts: shares of slots are too coarse") !=
          table.npos);
    CHECK(to_json(report).find("\"drifted\": 0, \"drifted_exclusive\": 1}") != std::string::npos);
}

TEST_CASE("what is noted is made counts of before it is summed up, however often") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan, {.most_logged = 64}};
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    {
        msr::region_thread thread{regions,
                                  msr::rdpmc_reader{plan, pm::rdpmc_index, rdpmc_on{&machine}}};
        thread.begin(outer);
        for (int i = 0; i < 100; ++i) {
            thread.begin(inner);
            work(machine, 1000, 0);
            thread.end();
        }
        thread.end();
        CHECK_FALSE(thread.why());
    }
    const msr::region_report report = regions.report();
    CHECK(report.lost.unread == 0);
    // The log is summed up three times within `outer`, so the count is the sum of four differences.
    CHECK(report.find("outer")->counts[backend].inclusive.sum == 600'000);
    CHECK(report.find("outer")->counts[retiring].inclusive.sum == 0);
    // The first 16 passes count: pass 16 has 6,000 of 6,000 * 16 slots, later passes a lower share.
    CHECK(report.find("inner")->counts[backend].inclusive.n == 16);
    CHECK(report.lost.drifted == 84);
}

TEST_CASE("slots that went back leave no counts, then or later") {
    scripted_rdpmc::memory memory{.slots = 1'000'000};
    msr::regions regions{plan};
    const msr::region_name work_name = regions.name("work");
    {
        msr::region_thread thread{regions, scripted_reader<decltype(plan)>{
                                               plan, pm::rdpmc_index, scripted_rdpmc{&memory}}};
        thread.begin(work_name);
        memory.slots += 1'000'000;
        thread.end();
        thread.hand_over();
        CHECK_FALSE(thread.why());
        thread.begin(work_name);
        memory.slots = 10'000; // the counter of slots has wrapped and gone on to 10,000
        thread.end();
        thread.begin(work_name);
        memory.slots = 100'000;
        thread.end();
        thread.hand_over();
        CHECK(thread.why().kind == msr::error_code::whole_wrapped);
        CHECK(msr::message(thread.why()).find("ia32_fixed_ctr3 (0x30c) went back: it went round") !=
              std::string::npos);
    }
    CHECK(regions.report().find("work")->counts[retiring].inclusive.n == 1);
    CHECK(regions.report().lost.unread == 2);
}

TEST_CASE("shares that do not make up the whole leave no counts") {
    scripted_rdpmc::memory memory{.slots = 1'000'000};
    msr::regions regions{plan};
    const msr::region_name work_name = regions.name("work");
    msr::region_thread thread{
        regions, scripted_reader<decltype(plan)>{plan, pm::rdpmc_index, scripted_rdpmc{&memory}}};
    for (const std::uint64_t metrics : {0x40'00'00'bfu, 0u, 0x40'00'00'bfu}) {
        memory.metrics = metrics;
        thread.begin(work_name);
        memory.slots += 1'000'000;
        thread.end();
    }
    thread.hand_over();
    CHECK(thread.why().kind == msr::error_code::not_shares);
    CHECK(thread.why().address == 0x329);
    CHECK(regions.report().lost.unread == 1);
    CHECK(regions.report().find("work")->counts[retiring].inclusive.n == 2);
}

TEST_CASE("a pass across a start of its session is not counted") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    const msr::region_name range = regions.name("across"), following = regions.name("behind");
    {
        msr::region_thread thread{regions, msr::session_reader{session}};
        work(machine, 10'000, 0);
        thread.begin(range);
        static_cast<void>(session.stop());
        session.start();
        work(machine, 5'000, 0);
        thread.end();
        thread.begin(following);
        work(machine, 5'000, 0);
        thread.end();
    }
    CHECK(regions.report().find("across")->counts[backend].inclusive.n == 0);
    CHECK(regions.report().lost.drifted == 1);
    CHECK(regions.report().find("behind")->counts[backend].inclusive.sum == 30'000);
}

TEST_CASE("what a begin and an end cost is not known in shares, and known beside them") {
    machine machine{pm::sapphire_rapids};
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    { const msr::region_thread thread{regions, msr::session_reader{session}}; }
    const msr::region_report report = regions.report();
    CHECK(report.own_costs[slot_count].is_known);
    CHECK_FALSE(report.own_costs[retiring].is_known);
    CHECK(to_table(report).find("own cost of topdown_retiring: not known, as shares of slots") !=
          std::string::npos);
    CHECK(to_json(report).find("\"topdown_retiring\": {\"inside\": null, \"around\": null}") !=
          std::string::npos);
    msr::regions subtracting{plan, {.subtract_own_cost = true}};
    CHECK_THROWS_WITH_AS(
        (msr::region_thread{subtracting, msr::session_reader{session}}),
        "msr::region_thread: what a begin and an end cost is not known in shares of slots, so it "
        "cannot be subtracted: leave region_options::subtract_own_cost out",
        std::invalid_argument);
}

TEST_CASE("shares without the slots that they are of are refused, and need no choice of them") {
    constexpr const auto &alone = msr::plan<pm::ice_lake, pm::topdown_retiring>;
    constexpr const char *sentence =
        "regions count shares of slots beside the slots that they are of: count topdown_slots, or "
        "all four shares of the first level";
    machine machine{pm::ice_lake};
    msr::session session{machine, alone, msr::watch_cpu(0)};
    CHECK_THROWS_WITH_AS((msr::session_reader{session}), sentence, std::invalid_argument);
    CHECK_THROWS_WITH_AS((msr::register_reader{machine, 0, alone}), sentence,
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS((msr::rdpmc_reader{alone, pm::rdpmc_index}), sentence,
                         std::invalid_argument);
    CHECK_NOTHROW((msr::rdpmc_reader{first_level, pm::rdpmc_index}));
}

TEST_CASE("readers that know nothing of shares refuse them") {
    constexpr const char *sentence = "this reader has no shares of slots: they are read by "
                                     "msr::rdpmc_reader{plan, index} without arguments of its own";
    CHECK_THROWS_WITH_AS((msr::rdpmc_reader<4>{plan, pm::rdpmc_index}), sentence,
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS((msr::fast_rdpmc_reader{plan, pm::rdpmc_index}), sentence,
                         std::invalid_argument);
}

TEST_CASE("plans without shares have the reader that they had") {
    constexpr const auto &plain = msr::plan<pm::sapphire_rapids, pm::instructions_retired>;
    static_assert(
        std::is_same_v<decltype(msr::rdpmc_reader{plain, pm::rdpmc_index}), msr::rdpmc_reader<1>>);
    static_assert(!msr::share_reader<msr::rdpmc_reader<1>>);
    static_assert(msr::share_reader<msr::rdpmc_reader<4, msr::rdpmc_instruction, true>>);
    static_assert(std::is_same_v<decltype(msr::rdpmc_reader{plan, pm::rdpmc_index}),
                                 msr::rdpmc_reader<4, msr::rdpmc_instruction, true>>);
}

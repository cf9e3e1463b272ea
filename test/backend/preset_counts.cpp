// Tests a recorder that returns preset counts of choices (events with qualifiers). No count in this
// file was measured.
#include <msr/backend/preset_counts.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace p4 = msr::netburst;
using msr::recorder;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto uops = p4::uops_retired::nbogus.user();

/// A user's function under test, which uses no register.
template <typename Backend>
double uops_per_miss(Backend &machine) {
    msr::session session{machine, msr::plan<misses, uops>, msr::watch_cpu(0)};
    const auto counts = session.measure([] {});
    return static_cast<double>(counts[uops]) / static_cast<double>(counts[misses]);
}

} // namespace

TEST_CASE("a test says what choices count, and knows no register") {
    recorder machine;
    machine.set(misses, 4);
    machine.set(uops, 100);
    CHECK(uops_per_miss(machine) == 25);
    machine.set(misses, 50); // the last preset count is returned
    CHECK(uops_per_miss(machine) == 2);
}

TEST_CASE("each start counts anew, and reads in between give the same") {
    recorder machine;
    machine.set(misses, 7);
    msr::session session{machine, msr::plan<uops, misses>, msr::watch_cpu(0)};
    for (int i = 0; i < 3; ++i) {
        session.start();
        CHECK(session.read()[misses] == 7);
        CHECK(session.read()[misses] == 7);
        CHECK(session.stop()[misses] == 7);
    }
    const auto counts = session.measure([] {});
    CHECK(counts[misses] == 7);
    CHECK(counts[uops] == 0); // no count of `uops` was preset
}

TEST_CASE("a choice with other qualifiers is another choice") {
    recorder machine;
    machine.set(misses, 7);
    constexpr auto in_user_mode = misses.user();
    msr::session session{machine, msr::plan<in_user_mode>, msr::watch_cpu(0)};
    CHECK(session.measure([] {})[in_user_mode] == 0);
}

TEST_CASE("what a session counts at a counter does not apply to the next session") {
    recorder machine;
    machine.set(misses, 7);
    { msr::session session{machine, msr::plan<misses>, msr::watch_cpu(0)}; }
    constexpr auto hits = p4::bsq_cache_reference::rd_2ndl_hite;
    REQUIRE(msr::plan<misses>.assignment_of(0) == msr::plan<hits>.assignment_of(0));
    msr::session session{machine, msr::plan<hits>, msr::watch_cpu(0)};
    CHECK(session.measure([] {})[hits] == 0);
}

TEST_CASE("each processor may count something else") {
    recorder machine;
    machine.set(misses, 1);
    machine.set(2, misses, 20);
    msr::session session{machine, msr::plan<misses>, msr::on_cpus({0, 2, 3})};
    const auto counts = session.measure([] {});
    CHECK(counts.counts_on(0)[misses] == 1);
    CHECK(counts.counts_on(2)[misses] == 20);
    CHECK(counts.sum()[misses] == 22);
}

TEST_CASE("choices of a plan made at run time go by their texts") {
    recorder machine;
    machine.set("L2 misses", 30);
    machine.set(1, "uops", 90);
    const msr::run_time_plan plan{msr::plan<misses, uops>.view(), {"L2 misses", "uops"}};
    msr::session session{machine, plan, msr::on_cpus({0, 1})};
    const auto counts = session.measure([] {});
    CHECK(counts.counts_on(0).at("L2 misses") == 30);
    CHECK(counts.counts_on(0).at("uops") == 0);
    CHECK(counts.counts_on(1).at("uops") == 90);
}

TEST_CASE("other processors: counters without start bits of their own, and fixed counters") {
    recorder machine;
    constexpr auto clocks = msr::p6::cpu_clk_unhalted.user();
    machine.set(clocks, 11);
    machine.set(msr::perfmon::instructions_retired, 12);
    machine.set(msr::perfmon::core_cycles.kernel(), 13);
    {
        msr::session session{machine, msr::plan<msr::p6::inst_retired, clocks>, msr::watch_cpu(0)};
        CHECK(session.measure([] {})[clocks] == 11);
    }
    constexpr const auto &plan =
        msr::plan<msr::perfmon::haswell, msr::perfmon::instructions_retired,
                  msr::perfmon::core_cycles.kernel()>;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts = session.measure([] {});
    CHECK(counts.at(0) == 12);
    CHECK(counts.at(1) == 13);
}

TEST_CASE("events of a vendor's list, as they are and qualified") {
    namespace pm = msr::perfmon;
    constexpr auto misses_of_l2 = msr::events::sapphire_rapids::l2_rqsts::miss.user();
    constexpr const auto &plan = msr::plan<pm::sapphire_rapids, misses_of_l2,
                                           msr::events::sapphire_rapids::l2_rqsts::references>;
    recorder machine;
    machine.set(misses_of_l2, 10);
    machine.set(1, msr::events::sapphire_rapids::l2_rqsts::references, 40);
    msr::session session{machine, plan, msr::on_cpus({0, 1})};
    const auto counts = session.measure([] {});
    CHECK(counts.counts_on(0)[misses_of_l2] == 10);
    CHECK(counts.counts_on(0)[msr::events::sapphire_rapids::l2_rqsts::references] ==
          0); // only processor 1 has the preset count
    CHECK(counts.counts_on(1)[msr::events::sapphire_rapids::l2_rqsts::references] == 40);
    machine.set(msr::events::sapphire_rapids::l2_rqsts::miss,
                99); // a choice that also counts the kernel is a different choice
    msr::session again{machine, plan, msr::watch_cpu(2)};
    CHECK(again.measure([] {})[misses_of_l2] == 10);
}

TEST_CASE("events of AMD's lists likewise") {
    namespace zen4 = msr::events::zen4;
    constexpr auto walks = zen4::ls_l1_d_tlb_miss::all_l2_miss.user();
    recorder machine;
    machine.set(walks, 3);
    msr::session session{machine, msr::plan<msr::amd::zen4, zen4::ex_ret_instr, walks>,
                         msr::watch_cpu(0)};
    CHECK(session.measure([] {}).at(1) == 3);
}

TEST_CASE("a multiplexer counts that much in each slice") {
    recorder machine;
    machine.set(misses, 3);
    constexpr const auto &schedule =
        msr::schedule<misses.on(p4::bpu_counter0), uops,
                      p4::bsq_cache_reference::rd_2ndl_hite.on(p4::bpu_counter0)>;
    constexpr auto on_counter = misses.on(p4::bpu_counter0);
    machine.set(on_counter, 4);
    REQUIRE(schedule.group_count == 2);
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0)};
    const auto counts = multiplexer.measure(6, [] {});
    CHECK(counts[on_counter].count() == 12);
    CHECK(counts[uops].count() == 0);
}

TEST_CASE("a counter that goes round on the way sets its flag, and the count is right") {
    recorder machine;
    machine.set(misses, 7);
    machine.pass(1);
    msr::session session{machine, msr::plan<misses>, msr::watch_cpu(0)};
    const std::uint32_t counter = msr::plan<misses>.view().readouts[0].address;
    machine.set(0, counter, 0xff'ffff'fffe);
    const auto counts = session.measure([&] { machine.pass(100); });
    CHECK(counts[misses] == 7);
    CHECK(machine.value(0, counter) == 5);
}

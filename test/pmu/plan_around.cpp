// Tests plans that avoid registers which others hold, compared with a search through all
// assignments.
#include <msr/pmu/plan_around.hpp>

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/plan_around.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/pmu/select/plan_around.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session.hpp>
#include <msr/session/holdings.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace p4 = msr::netburst;
namespace perfmon = msr::perfmon;
using msr::failure;
using msr::held_register;
using msr::recorder;

namespace {

p4::request p4_request(const std::string &text) {
    const p4::parsed read = p4::parse({text.data(), text.size()});
    REQUIRE(read.well_formed());
    return read.wanted;
}

std::vector<p4::request> p4_requests(const std::vector<std::string> &texts) {
    std::vector<p4::request> requests;
    for (const std::string &text : texts)
        requests.push_back(p4_request(text));
    return requests;
}

template <typename Request>
msr::sequence<Request> view_of(const std::vector<Request> &list) {
    return {list.data(), list.size()};
}

bool touches(const msr::program_view &program, std::uint32_t address) {
    for (const msr::touched_register &touched_register : program.registers)
        if (touched_register.address == address) return true;
    return false;
}

constexpr perfmon::target haswell = perfmon::haswell;

std::vector<msr::select::request> perfmon_requests(const std::vector<std::string> &texts) {
    std::vector<msr::select::request> requests;
    for (const std::string &text : texts) {
        const auto read =
            msr::select::parse<perfmon::event_pmu>({text.data(), text.size()}, haswell);
        REQUIRE(read.well_formed());
        requests.push_back(read.wanted);
    }
    return requests;
}

auto perfmon_around(msr::sequence<held_register> value, const std::vector<std::string> &texts) {
    return msr::select::plan_around<perfmon::event_pmu, 8>(value, view_of(perfmon_requests(texts)),
                                                           haswell);
}

} // namespace

TEST_CASE("a choice that stands twice is refused") {
    const auto p4_twice = p4_requests({"uops_retired:nbogus", "uops_retired:nbogus"});
    CHECK(p4::plan_around({}, view_of(p4_twice)).why.broken == &msr::choice_stands_once::text);
    const auto p4_last = p4_requests({"uops_retired:nbogus", "instr_retired:nbogusntag",
                                      "global_power_events:running", "instr_retired:nbogusntag"});
    const p4::assignments refused = p4::detail::planner_around{}.plan(view_of(p4_last)).found;
    REQUIRE(refused.culprit_count == 2);
    CHECK(refused.culprits[0] == 1);
    CHECK(refused.culprits[1] == 3);
    CHECK(perfmon_around({}, {"llc_misses", "llc_misses"}).why.broken ==
          &msr::choice_stands_once::text);
}

TEST_CASE("a plan without choices is refused, whatever its PMU") {
    CHECK(p4::try_plan({}, {}).found.why.broken == &msr::plan_has_choices::text);
    CHECK(p4::plan_around({}, {}).why.broken == &msr::plan_has_choices::text);
    CHECK(perfmon_around({}, {}).why.broken == &msr::plan_has_choices::text);
}

TEST_CASE("without holdings the plan is that of the planner") {
    const auto requests = p4_requests({"bsq_cache_reference:rd_2ndl_miss", "uops_retired:nbogus"});
    const auto placement = p4::plan_around({}, view_of(requests));
    REQUIRE(placement.legal());
    CHECK(msr::run_time_plan{placement} ==
          msr::run_time_plan{
              msr::plan<p4::bsq_cache_reference::rd_2ndl_miss, p4::uops_retired::nbogus>.view()});
}

TEST_CASE("nested sessions that both prefer bpu_counter0 count beside each other") {
    recorder machine;
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
    const msr::session outer{machine, msr::plan<misses>, msr::watch_cpu(0)};
    constexpr auto hits = p4::bsq_cache_reference::rd_2ndl_hite;
    failure problem;
    const msr::session refused{machine, msr::plan<hits>, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::taken);

    const msr::holdings value = held_by_sessions(machine, 0);
    const auto requests = p4_requests({"bsq_cache_reference:rd_2ndl_hite"});
    const auto plan = p4::plan_around(value, view_of(requests));
    REQUIRE(plan.legal());
    CHECK(plan.made.found.assigned[0].escr == p4::escr_number::bsu_escr1);
    CHECK(plan.made.found.assigned[0].counter == p4::counter_number::bpu_counter2);
    msr::session inner{machine, plan, msr::watch_cpu(0), problem};
    CHECK_FALSE(problem);
    inner.start(problem);
    CHECK_FALSE(problem);
    // No session holds a register of logical processor 1, or of a new machine.
    CHECK(held_by_sessions(machine, 1).empty());
    CHECK(held_by_sessions(recorder{}, 0).empty());
}

TEST_CASE("where no counter is free the plan says so, with the register that is held") {
    msr::holdings value;
    value.add(msr::plan<p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter0)>);
    value.add(msr::plan<p4::bsq_cache_reference::rd_2ndl_hite.on(p4::bpu_counter2)>);
    const auto requests = p4_requests({"bsq_cache_reference:rd_2ndl_hitm"});
    const auto plan = p4::plan_around(value, view_of(requests));
    CHECK_FALSE(plan.legal());
    CHECK(plan.why.broken == &msr::free_counters_serve_the_plan::text);
    CHECK(std::string{plan.why.names[0]} == "bsu_escr0");
    recorder machine;
    failure problem;
    const msr::session session{machine, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::illegal_plan);
    CHECK(msr::message(problem).find("not without registers that somebody else holds") !=
          std::string::npos);
}

TEST_CASE("a rule that is broken without holdings is reported unchanged") {
    const auto requests = p4_requests({"bsq_cache_reference:rd_2ndl_hitm:counter=iq_counter0"});
    const held_register all_of_one{0x300, ~std::uint64_t{0}};
    const auto plan = p4::plan_around({&all_of_one, 1}, view_of(requests));
    CHECK(plan.why.broken == &p4::event_reaches_counter::text);
}

TEST_CASE("a choice of one logical processor stays in the half of its ESCRs") {
    constexpr p4::target target{.hyper_threading = true};
    const auto requests = p4_requests({"bsq_cache_reference:rd_2ndl_hitm:thread=1"});
    const auto free = p4::plan_around({}, view_of(requests), target);
    REQUIRE(free.legal());
    const p4::assignment first = free.made.found.assigned[0];
    const held_register handle{p4::row_of(first.counter).address, ~std::uint64_t{0}};
    const auto placement = p4::plan_around({&handle, 1}, view_of(requests), target);
    REQUIRE(placement.legal());
    CHECK(placement.made.found.assigned[0].escr == first.escr);
    CHECK(placement.made.found.assigned[0].counter != first.counter);
    const held_register escr{p4::row_of(first.escr).address, ~std::uint64_t{0}};
    CHECK_FALSE(p4::plan_around({&escr, 1}, view_of(requests), target).legal());
}

// SDM volume 3, "Performance Monitoring and Intel Hyper-Threading Technology": ENABLE_PEBS_MY_THR
// switches precise sampling on for the logical processor that writes it.
TEST_CASE("a plan that samples one logical processor precisely has to run there") {
    constexpr p4::target target{.hyper_threading = true};
    const msr::sim::pentium4 two{3, p4::hyper_threading::on};
    constexpr auto loads = p4::metric::memory_loads.sample_every<1000>().precise().disputed();
    const auto runs_on = [&](const p4::request &request, unsigned cpu) {
        const auto plan = p4::plan_around({}, {&request, 1}, target);
        REQUIRE(plan.legal());
        const auto cpuid = [&](std::uint32_t leaf, std::uint32_t subleaf) {
            return two.cpuid(cpu, leaf, subleaf);
        };
        return plan.check_of_processor()(msr::cpuid_view{cpuid}, false).broken;
    };
    CHECK(runs_on(loads.thread_0().as_request(), 0) == nullptr);
    CHECK(runs_on(loads.thread_0().as_request(), 1) ==
          &p4::precise_sampling_runs_on_its_thread::text);
    CHECK(runs_on(loads.thread_1().as_request(), 0) ==
          &p4::precise_sampling_runs_on_its_thread::text);
    CHECK(runs_on(loads.thread_1().as_request(), 1) == nullptr);
}

TEST_CASE("random plans around random holdings on NetBurst are found whenever there are any") {
    // Events that count on the counters of the BSU and FSB, a few of each kind.
    const std::vector<std::string> pool{
        "bsq_cache_reference:rd_2ndl_miss",
        "bsq_cache_reference:rd_2ndl_hite",
        "global_power_events:running",
        "fsb_data_activity:drdy_drv",
        "branch_retired:mmnp",
        "mispred_branch_retired:nbogus",
        "uops_retired:nbogus",
        "instr_retired:nbogusntag",
        "machine_clear:clear",
        "x87_assist:fpsu",
    };
    std::minstd_rand random{7};
    unsigned position = 0, refused = 0;
    for (int round = 0; round < 300; ++round) {
        CAPTURE(round);
        std::vector<p4::request> requests;
        const std::size_t count = 1 + random() % 3;
        // requests differ, because the plan refuses two equal requests
        while (requests.size() < count) {
            const p4::request drawn = p4_request(pool[random() % pool.size()]);
            if (std::find(requests.begin(), requests.end(), drawn) == requests.end())
                requests.push_back(drawn);
        }
        std::vector<held_register> registers;
        for (unsigned counter = 0; counter < p4::counter_count; ++counter)
            if (random() % 2 == 0)
                registers.push_back({p4::counters[counter].address, ~std::uint64_t{0}});
        for (unsigned escr = 0; escr < p4::escr_count; ++escr)
            if (random() % 5 == 0)
                registers.push_back({p4::escrs[escr].address, ~std::uint64_t{0}});

        const auto plan = p4::plan_around(view_of(registers), view_of(requests));
        if (!p4::assign(view_of(requests), {}).found()) {
            CHECK_FALSE(plan.legal());
            continue;
        }
        // The planner decides for each combination of counters whether an assignment exists.
        bool exists = false;
        std::size_t combinations = 1;
        for (std::size_t i = 0; i < count; ++i)
            combinations *= p4::counter_count;
        for (std::size_t n = 0; n < combinations && !exists; ++n) {
            std::vector<p4::request> copies = requests;
            std::size_t rest = n;
            bool is_free = true;
            for (p4::request &request : copies) {
                const auto counter = static_cast<p4::counter_number>(rest % p4::counter_count);
                rest /= p4::counter_count;
                request.how = p4::with_counter(request.how, counter);
                for (const held_register &entry : registers)
                    is_free = is_free && entry.address != p4::row_of(counter).address;
            }
            if (!is_free) continue;
            const p4::assignments assigned = p4::assign(view_of(copies), {});
            if (!assigned.found()) continue;
            exists = true;
            for (std::size_t i = 0; i < count; ++i)
                for (const held_register &entry : registers)
                    exists =
                        exists && entry.address != p4::row_of(assigned.assigned[i].escr).address;
        }
        CHECK(plan.legal() == exists);
        ++(exists ? position : refused);
        if (plan.legal())
            for (const held_register &entry : registers)
                CHECK_FALSE(touches(plan.view(), entry.address));
    }
    CHECK(position > 50);
    CHECK(refused > 50);
}

TEST_CASE("counters of Intel's architectural monitoring share IA32_PERF_GLOBAL_CTRL, and nest") {
    recorder machine;
    machine.set(0, 0x38f, 0x7'0000'000f); // all counters are enabled, as after reset
    const auto first = perfmon_around({}, {"llc_misses", "core_cycles"});
    REQUIRE(first.legal());
    msr::session outer{machine, msr::run_time_plan{first, {"misses", "cycles"}}, msr::watch_cpu(0)};
    outer.start();
    const auto second = perfmon_around(held_by_sessions(machine, 0),
                                       {"llc_misses", "core_cycles", "branches_retired"});
    REQUIRE(second.legal());
    CHECK(touches(second.view(), 0x38f));
    CHECK_FALSE(touches(second.view(), 0xc1)); // the plan does not touch ia32_pmc0
    {
        msr::session inner{machine, msr::run_time_plan{second, {"misses", "cycles", "branches"}},
                           msr::watch_cpu(0)};
        const auto counts = inner.measure([&] {
            for (const msr::readout &readout : first.view().readouts)
                machine.set(0, readout.address, machine.value(0, readout.address) + 5);
            for (const msr::readout &readout : second.view().readouts)
                machine.set(0, readout.address, machine.value(0, readout.address) + 7);
        });
        CHECK(counts.at("misses") == 7);
        CHECK(counts.at("cycles") == 7);
    }
    const auto counts = outer.stop();
    CHECK(counts.at("misses") == 5);
    CHECK(counts.at("cycles") == 5);
    outer.close();
    CHECK(machine.value(0, 0x38f) == 0x7'0000'000f);
    CHECK(machine.value(0, 0x38d) == 0);
}

TEST_CASE("registers beside the counters are planned around too") {
    const auto first = perfmon_around({}, {"offcore_response:offcore=0x10001"});
    REQUIRE(first.legal());
    REQUIRE(touches(first.view(), 0x1a6));
    msr::holdings value;
    value.add(first);
    const auto second = perfmon_around(value, {"offcore_response:offcore=0x10002"});
    REQUIRE(second.legal());
    CHECK(touches(second.view(), 0x1a7));
    CHECK_FALSE(touches(second.view(), 0x1a6));
    value.add(second);
    const auto third = perfmon_around(value, {"offcore_response:offcore=0x10001"});
    CHECK_FALSE(third.legal());
    CHECK(std::string{third.why.names[0]}.find("msr_offcore_rsp") == 0);
}

TEST_CASE("a request that names a held counter cannot be planned around it") {
    msr::holdings value;
    value.add(perfmon_around({}, {"llc_misses:counter=0"}));
    CHECK_FALSE(perfmon_around(value, {"llc_misses:counter=0"}).legal());
    CHECK(perfmon_around(value, {"llc_misses:counter=1"}).legal());
    CHECK(perfmon_around(value, {"llc_misses"}).legal());
}

namespace {

/// A toy PMU of two counters, whose events are numbers; two events together need a further
/// register, on any counters.
struct toy_planner {
    struct made_plan {
        bool is_legal{};
        msr::touched_register registers[3]{};
        std::size_t count{};

        bool legal() const { return is_legal; }
        msr::program_view view() const {
            msr::program_view program;
            program.registers = {registers, count};
            return program;
        }
    };

    made_plan plan(msr::sequence<int> requests) const {
        made_plan result{.is_legal = requests.size() <= 2};
        for (std::size_t i = 0; i < requests.size() && result.is_legal; ++i) {
            const int counter = requests[i] >= 0 ? requests[i] : static_cast<int>(i);
            result.registers[result.count++] = {0x100u + static_cast<unsigned>(counter), 1,
                                                "counter"};
        }
        if (result.count == 2)
            result.is_legal = result.registers[0].address != result.registers[1].address;
        if (result.count == 2) result.registers[result.count++] = {0x900, 1, "of both"};
        return result;
    }
    static msr::verdict verdict_of(const made_plan &result) {
        return result.is_legal ? msr::verdict{}
                               : msr::verdict{&msr::run_time_plan_has_room::text, {}};
    }
    static unsigned places(int) { return 2; }
    static int placed(int, unsigned index) { return static_cast<int>(index); }
    static bool stands_alone(int) { return true; }
};

} // namespace

TEST_CASE("what only the whole plan needs is looked at when all have places") {
    const int two[] = {-1, -1};
    const held_register of_both{0x900, 1};
    const auto plan = msr::plan_around<2>({&of_both, 1}, msr::all_of(two), toy_planner{});
    CHECK(plan.why.broken == &msr::free_counters_serve_the_plan::text);
    const auto entry =
        msr::plan_around<2>({&of_both, 1}, msr::sequence<int>{two, 1}, toy_planner{});
    CHECK(entry.legal());
    const held_register first{0x100, 1};
    const auto moved = msr::plan_around<2>({&first, 1}, msr::sequence<int>{two, 1}, toy_planner{});
    REQUIRE(moved.legal());
    CHECK(moved.view().registers[0].address == 0x101);
}

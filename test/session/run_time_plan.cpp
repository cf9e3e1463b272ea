// Tests plans that are made at run time, and sessions with such plans: on a recorder and on the
// simulated Pentium 4. Nothing here was measured.
#include <msr/session/run_time_plan.hpp>

#include "fake_plan.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace p4 = msr::netburst;
using msr::error_code;
using msr::failure;
using msr::run_time_plan;

namespace {

/// The result of a planner for NetBurst: with the members legal() and view() of a plan.
struct netburst_plan {
    p4::assignments found{};
    decltype(p4::program_of<p4::counter_count>(p4::expansion{}, nullptr, p4::target{})) written{};

    bool legal() const { return found.found(); }
    msr::program_view view() const { return written.view(); }
};

netburst_plan netburst_plan_of(const std::vector<std::string> &texts) {
    std::vector<p4::request> requests;
    for (const std::string &text : texts) {
        const p4::parsed read = p4::parse({text.data(), text.size()});
        REQUIRE(read.well_formed());
        requests.push_back(read.wanted);
    }
    netburst_plan result{.found = p4::assign({requests.data(), requests.size()}, {})};
    if (result.legal())
        result.written =
            p4::program_of<p4::counter_count>(result.found.needed, result.found.assigned, {});
    return result;
}

using p6 = msr::p6::event_pmu;

msr::select::planned<p6, 4> p6_plan_of(const std::vector<std::string> &texts) {
    std::vector<msr::select::request> requests;
    for (const std::string &text : texts) {
        const auto read = msr::select::parse<p6>({text.data(), text.size()}, {});
        REQUIRE(read.well_formed());
        requests.push_back(read.wanted);
    }
    return msr::select::try_plan<p6, 4>({requests.data(), requests.size()}, {});
}

/// A plan that brings texts of its own.
struct worded_plan {
    bool is_legal = true;

    bool legal() const { return is_legal; }
    msr::program_view view() const { return fake::plan.view(); }
    std::string text(std::size_t position) const { return position == 0 ? "first" : "second"; }
};

constexpr unsigned cpu = 3;

} // namespace

TEST_CASE("plans are equal that count the same on the same counters") {
    const run_time_plan retired{p6_plan_of({"inst_retired"})};
    CHECK(retired == run_time_plan{p6_plan_of({"inst_retired"})});
    CHECK_FALSE(retired == run_time_plan{p6_plan_of({"cpu_clk_unhalted"})});
    CHECK_FALSE(retired == run_time_plan{p6_plan_of({"inst_retired", "cpu_clk_unhalted"})});
    CHECK_FALSE(retired == run_time_plan{p6_plan_of({"inst_retired"}), {"retired"}});
    CHECK_FALSE(retired == run_time_plan{});
}

TEST_CASE("plans differ where any write does, or a counter that is read") {
    const auto plan_of = [](msr::write set_up, msr::write start, msr::readout counter) {
        const msr::write first[] = {{0x10, 1}, set_up};
        const msr::write second[] = {{0x11, 1}, start};
        const msr::readout read[] = {{.address = 0xc1}, counter};
        msr::program_view program;
        program.set_up = msr::all_of(first);
        program.start = msr::all_of(second);
        program.readouts = msr::all_of(read);
        return run_time_plan{program, {"one", "other"}};
    };
    const run_time_plan plan = plan_of({0x20, 3, 4}, {0x30, 5}, {.address = 0xc2});
    CHECK(plan == plan_of({0x20, 3, 4}, {0x30, 5}, {.address = 0xc2}));
    CHECK_FALSE(plan == plan_of({0x21, 3, 4}, {0x30, 5}, {.address = 0xc2}));
    CHECK_FALSE(plan == plan_of({0x20, 2, 4}, {0x30, 5}, {.address = 0xc2}));
    CHECK_FALSE(plan == plan_of({0x20, 3, 0}, {0x30, 5}, {.address = 0xc2}));
    CHECK_FALSE(plan == plan_of({0x20, 3, 4}, {0x30, 6}, {.address = 0xc2}));
    CHECK_FALSE(plan == plan_of({0x20, 3, 4}, {0x30, 5}, {.address = 0xc3}));
}

TEST_CASE("choices that are read from text are counted, by text and by position") {
    const std::vector<std::string> texts{"bsq_cache_reference:rd_2ndl_miss",
                                         "bsq_cache_reference:rd_2ndl_hite:user"};
    msr::sim::pentium4 machine;
    msr::session session{machine, run_time_plan{netburst_plan_of(texts), texts}, msr::watch_cpu(0)};
    const auto counts = session.measure([&] {
        machine.load(0x1000);
        machine.load(0x9000);
    });
    CHECK(counts.size() == 2);
    CHECK(counts.at(texts[0]) == 2);
    CHECK(counts.at(0) == 2);
    CHECK(counts.at(texts[1]) == 0);
    REQUIRE(counts.find(texts[0]) != nullptr);
    CHECK(*counts.find(texts[0]) == 2);
    CHECK(counts.find("uops_retired") == nullptr);
    CHECK_THROWS_AS(counts.at("uops_retired"), std::out_of_range);
    CHECK_THROWS_AS(counts.at(2), std::out_of_range);
    // A plan made at compile time has equal counts of equal work.
    msr::sim::pentium4 same;
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
    msr::session checked{same, msr::plan<misses>, msr::watch_cpu(0)};
    CHECK(checked.measure([&] {
        same.load(0x1000);
        same.load(0x9000);
    })[misses] == counts.at(0));
}

TEST_CASE(
    "a session of a run-time plan makes the same accesses as a session of a compile-time plan") {
    const auto log_of = [](const auto &plan) {
        msr::recorder tape;
        msr::session session{tape, plan, msr::watch_cpu(0)};
        static_cast<void>(session.measure([] {}));
        session.close();
        return tape.log();
    };
    const auto program = p6_plan_of({"cpu_clk_unhalted", "inst_retired"});
    REQUIRE(program.legal());
    CHECK(log_of(program) == log_of(msr::plan<msr::p6::cpu_clk_unhalted, msr::p6::inst_retired>));
    CHECK(log_of(program).size() > 10);
}

TEST_CASE("two choices of one text are refused: a count is found by its text") {
    const run_time_plan twice{fake::plan.view(), {"misses", "misses"}};
    CHECK_FALSE(twice.legal());
    CHECK(twice.why().broken == &msr::each_text_stands_once::text);
    // Events without texts are found by their positions.
    CHECK(run_time_plan{fake::plan.view(), {"", ""}}.legal());
}

TEST_CASE(
    "sessions of plans of different processors have the same type and can stand in a vector") {
    msr::recorder tape;
    std::vector<msr::session<msr::recorder, run_time_plan>> sessions;
    sessions.emplace_back(tape, p6_plan_of({"cpu_clk_unhalted"}), msr::watch_cpu(0));
    sessions.emplace_back(tape, netburst_plan_of({"uops_retired:nbogus"}), msr::watch_cpu(1));
    sessions.emplace_back(tape, run_time_plan{fake::plan.view()}, msr::watch_cpu(2));
    for (auto &entry : sessions)
        CHECK(entry.measure([&] { fake::tick(tape, 2, 5, 6); }).size() >= 1);
    CHECK(sessions[2].measure([&] { fake::tick(tape, 2, 5, 6); }).at("counter_b") == 6);
}

TEST_CASE("a plan that breaks a rule is refused with the sentence of the rule") {
    msr::recorder tape;
    failure problem;
    // Each of the three events counts on either of the P6's two counters, so that they compete.
    const auto program = p6_plan_of({"cpu_clk_unhalted", "inst_retired", "l2_ads"});
    REQUIRE_FALSE(program.legal());
    msr::session session{tape, program, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::illegal_plan);
    CHECK(problem.cpu == cpu);
    const std::string text = msr::message(problem);
    CHECK(text.find(msr::select::choices_fit_together::text.sentence) != std::string::npos);
    CHECK(text.find("CPU 3: the plan breaks a rule (cpu_clk_unhalted), nothing was done: ") == 0);
    session.start(problem);
    CHECK(problem.state == msr::session_state::unopened);
    CHECK(session.read(problem).size() == 0);
    CHECK(tape.log().empty());
    const auto open = [&] { const msr::session other{tape, program, msr::watch_cpu(cpu)}; };
    CHECK_THROWS_AS(open(), msr::session_error);
}

TEST_CASE("a plan that does not say which rule it breaks is refused all the same") {
    msr::recorder tape;
    failure problem;
    const msr::session session{tape, worded_plan{false}, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::illegal_plan);
    CHECK(msr::message(problem).find("the planner refused the plan and named no rule") !=
          std::string::npos);
}

TEST_CASE("a plan of nothing is refused") {
    msr::recorder tape;
    failure problem;
    const msr::session session{tape, run_time_plan{}, msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::empty_program);
    const msr::session other{tape, p6_plan_of({}), msr::watch_cpu(cpu), problem};
    CHECK(problem.kind == error_code::illegal_plan);
    CHECK(std::string{problem.subject} == msr::select::plan_has_choices::text.sentence);
}

TEST_CASE("a plan has a text for each choice, or none: then choices go by their counters") {
    const run_time_plan named{fake::plan.view(), {"misses", "cycles"}};
    CHECK(named.legal());
    CHECK(named.text(0) == "misses");
    CHECK(named.position("cycles") == 1);
    CHECK(named.position("counter_a") == 2);
    CHECK_THROWS_AS(named.text(2), std::out_of_range);
    const run_time_plan unnamed{fake::plan.view()};
    CHECK(unnamed.text(0) == "counter_a");
    CHECK(unnamed.position("counter_b") == 1);
    const run_time_plan too_few{fake::plan.view(), {"misses"}};
    CHECK_FALSE(too_few.legal());
    CHECK(too_few.size() == 0);
    CHECK(too_few.why().broken == &msr::each_choice_has_a_text::text);
    const run_time_plan too_many{fake::plan.view(), {"misses", "cycles", "more"}};
    CHECK(too_many.why().broken == &msr::each_choice_has_a_text::text);
}

TEST_CASE("a plan that has texts itself keeps them, unless others are given") {
    const run_time_plan program{worded_plan{}};
    CHECK(program.text(1) == "second");
    const run_time_plan renamed{worded_plan{}, {"a", "b"}};
    CHECK(renamed.text(1) == "b");
}

TEST_CASE("a session of a plan made at run time counts up to 64 choices") {
    const std::vector<msr::readout> readouts(65);
    const msr::write writes[] = {{0x20, 1}};
    msr::program_view program;
    program.set_up = msr::all_of(writes);
    program.readouts = {readouts.data(), 64};
    CHECK(run_time_plan{program}.legal());
    CHECK(run_time_plan{program}.size() == 64);
    program.readouts.count = 65;
    CHECK(run_time_plan{program}.why().broken == &msr::run_time_plan_has_room::text);
}

TEST_CASE("counts of the same plan are added and subtracted, those of another plan are refused") {
    msr::recorder tape;
    fake::fill(tape, 0);
    fake::fill(tape, 1);
    const run_time_plan plan{fake::plan.view(), {"misses", "cycles"}};
    msr::session session{tape, plan, msr::watch_cpu(0)};
    msr::session second{tape, run_time_plan{fake::plan.view(), {"misses", "cycles"}},
                        msr::watch_cpu(1)};
    const auto first = session.measure([&] { fake::tick(tape, 0, 5, 60); });
    const auto addition = second.measure([&] { fake::tick(tape, 1, 7, 100); });
    CHECK((addition - first).at("cycles") == 40);
    CHECK((addition + first).at("misses") == 12);
    // Counts of two plans with equal events on equal counters can be added and subtracted.
    CHECK(addition + first - first == addition);
    CHECK_FALSE(addition == first);

    const auto other_names =
        msr::counts<run_time_plan>{run_time_plan{fake::plan.view(), {"misses", "instructions"}}};
    const auto other_counters = msr::counts<run_time_plan>{p6_plan_of({"inst_retired"})};
    const auto of_nothing = msr::counts<run_time_plan>{};
    for (const auto &other : {other_names, other_counters, of_nothing}) {
        failure problem;
        auto sum = first;
        sum.add(other, problem);
        CHECK(problem.kind == error_code::other_plan);
        CHECK(sum == first); // a failed add() or subtract() changes no count
        sum.subtract(other, problem);
        CHECK(problem.kind == error_code::other_plan);
        CHECK_THROWS_AS(sum - other, msr::session_error);
        CHECK_THROWS_AS(sum + other, msr::session_error);
        CHECK(msr::message(problem) ==
              "these are counts of different plans: they cannot be added or subtracted");
        CHECK_FALSE(first == other);
    }
    CHECK(of_nothing == msr::counts<run_time_plan>{});
}

TEST_CASE("counts outlive their session and its plan") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::counts<run_time_plan> counts;
    CHECK(counts.size() == 0);
    {
        msr::session session{tape, run_time_plan{fake::plan.view(), {"misses", "cycles"}},
                             msr::watch_cpu(0)};
        counts = session.measure([&] { fake::tick(tape, 0, 5, 60); });
    }
    CHECK(counts.at("cycles") == 60);
    CHECK(std::vector<std::uint64_t>(counts.values().begin(), counts.values().end()) ==
          std::vector<std::uint64_t>{5, 60});
}

TEST_CASE("a session of a run-time plan that was moved from says so") {
    msr::recorder tape;
    failure problem;
    msr::session session{tape, run_time_plan{fake::plan.view()}, msr::watch_cpu(0)};
    auto other = std::move(session);
    session.start(problem); // NOLINT(bugprone-use-after-move)
    CHECK(problem.state == msr::session_state::moved_from);
    CHECK(session.stop(problem).size() == 0);
    other.start(problem);
    CHECK_FALSE(problem);
}

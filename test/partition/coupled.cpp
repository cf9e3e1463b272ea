// The strict optimum with models of the way to memory against all partitions, one by one.
#include <msr/partition/plan.hpp>

#include "random_curves.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace partition = msr::partition;
using partition::model;
using partition::objective;

namespace {

constexpr objective objectives[] = {objective::stp, objective::unfairness, objective::antt};
constexpr model models[] = {model::morad, model::stalls, model::simple};

struct best_of_all {
    partition::values by[3]; ///< by objective
    bool any = false;
};

best_of_all enumerated(const partition::workload &of, const partition::room &in,
                       const partition::bandwidth &memory) {
    const partition::coupling by{memory};
    best_of_all best;
    std::vector<partition::demand> demands(of.size());
    test_curves::each_partition(static_cast<unsigned>(of.size()), in.ways, in.least,
                                [&](const std::vector<unsigned> &given) {
                                    for (std::size_t i = 0; i < given.size(); ++i)
                                        demands[i] = by.demand_of(of.applications[i], given[i]);
                                    const partition::evaluation one = evaluate(demands, by);
                                    if (!one) return;
                                    for (const objective aim : objectives) {
                                        partition::values &known =
                                            best.by[static_cast<unsigned>(aim)];
                                        if (!best.any || is_better(aim, one.reached, known))
                                            known = one.reached;
                                    }
                                    best.any = true;
                                });
    return best;
}

/// Whether there was a partition.
bool compare(const partition::workload &of, unsigned ways, const partition::bandwidth &memory,
             unsigned least = 1) {
    const partition::room in{.ways = ways, .least = least};
    const best_of_all best = enumerated(of, in, memory);
    for (const objective aim : objectives) {
        const partition::plan found =
            partition::make_plan(of, {.aim = aim, .memory = memory, .in = in});
        CAPTURE(name_of(memory.by));
        CAPTURE(name_of(aim));
        REQUIRE(static_cast<bool>(found) == best.any);
        if (!found) {
            CHECK(found.problem.find("has no sense for any partition") != std::string::npos);
            continue;
        }
        const partition::values &wanted = best.by[static_cast<unsigned>(aim)];
        CHECK(found.proved);
        CHECK(std::fabs(found.reached.of(aim) - wanted.of(aim)) <= 1e-9);
        CHECK(found.bound == found.reached.of(aim));
        if (aim == objective::unfairness) CHECK(std::fabs(found.reached.stp - wanted.stp) <= 1e-9);
        unsigned sum = 0;
        for (const partition::cluster &one : found.clusters) {
            CHECK(one.ways >= least);
            sum += one.ways;
        }
        CHECK(sum == ways);
    }
    return best.any;
}

} // namespace

TEST_CASE("the optimum with bandwidth is that of all partitions: tables") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    unsigned without = 0;
    for (const model by : models)
        for (unsigned seed = 0; seed < 60; ++seed) {
            constexpr double most[] = {9000, 15000, 35000, 100000};
            const partition::bandwidth memory{by, most[seed % 4]};
            without +=
                !compare(test_curves::random_workload(synth11, seed, 3 + seed % 8), 11, memory);
            without +=
                !compare(test_curves::random_workload(synth20, seed, 3 + seed % 3), 20, memory);
        }
    CHECK(without > 0); // the sentence was seen
}

TEST_CASE("the optimum with bandwidth is that of all partitions: random curves") {
    for (const model by : models)
        for (unsigned seed = 0; seed < 120; ++seed) {
            const unsigned applications = 1 + seed % 8;
            const unsigned ways = applications + seed % 7;
            const partition::curves curves =
                test_curves::random_curves(seed, applications, std::max(ways, 2U));
            compare(test_curves::random_workload(curves, seed, applications), ways,
                    {by, 4000 + 2500.0 * (seed % 11)});
        }
}

TEST_CASE("the optimum with bandwidth of ten applications, and of classes with several ways") {
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    for (const model by : models)
        for (unsigned seed = 0; seed < 6; ++seed) {
            compare(test_curves::random_workload(synth20, seed, 10), 15, {by, 35000});
            compare(test_curves::random_workload(synth20, seed, 4), 20, {by, 25000}, 2);
        }
}

TEST_CASE("where nothing reaches the most, a model changes nothing") {
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    const partition::workload of = test_curves::random_workload(synth20, 3, 6);
    for (const objective aim : objectives) {
        const partition::room in{.ways = 20};
        const partition::plan without = partition::make_plan(of, {.aim = aim, .in = in});
        const partition::plan with =
            partition::make_plan(of, {.aim = aim, .memory = {model::simple, 1e9}, .in = in});
        CHECK(with.slowdowns == without.slowdowns);
        CHECK(with.clusters == without.clusters);
    }
}

// github.com/pbbcache/cachesim, README.md: workload 1 of its example, -b 35000, model stalls.
TEST_CASE("the table that PBBCache publishes") {
    const partition::made_curves made = test_curves::curves_of_file(
        std::string{MSR_FACTS_DIR} + "/../../../shared/facts/rdt/curves_real11.csv");
    if (!made) {
        MESSAGE("skipped: the measured curves may not go with the project");
        return;
    }
    const partition::made_workload of = partition::make_workload(
        made.value, {"sphinx306", "lbm06", "libquantum06", "applu00", "soplex06", "milc06"});
    REQUIRE(of);
    partition::request asked{.memory = {model::stalls, 35000}, .in = {.ways = 11}};
    const partition::plan best = partition::make_plan(of.value, asked);
    CHECK(best.reached.stp == doctest::Approx(5.27237).epsilon(1e-6));
    CHECK(best.reached.unfairness == doctest::Approx(1.18588).epsilon(1e-5));
    constexpr unsigned ways[] = {3, 1, 1, 1, 4, 1};
    for (unsigned i = 0; i < 6; ++i)
        CHECK(best.clusters.at(i).ways == ways[i]);
    asked.by = partition::policy::ucp;
    const partition::plan ucp = partition::make_plan(of.value, asked);
    CHECK(ucp.reached.stp == doctest::Approx(5.21402).epsilon(1e-6));
    CHECK(ucp.reached.unfairness == doctest::Approx(1.19452).epsilon(1e-5));
}

TEST_CASE("curves that a model needs are not taken for 0") {
    const partition::made_curves made =
        partition::make_curves({{"a", 1, {1}}, {"a", 2, {1}}}, {partition::property::ipc});
    const partition::made_workload of = partition::make_workload(made.value, {"a"});
    partition::request asked{.memory = {model::stalls, 1000}, .in = {.ways = 2}};
    CHECK(partition::make_plan(of.value, asked).problem ==
          "the curves have no bandwidth_mbps, stalls_l3_miss, stalls_total, stalls_store_buf, "
          "which model stalls reads");
    asked.memory.by = model::morad;
    CHECK(partition::make_plan(of.value, asked).problem ==
          "the curves have no bandwidth_mbps, which model morad reads");
}

// The optimum over strict partitions, in which each application has ways of its own, without a
// bandwidth model; compared with every partition.
#include <msr/cache/partition.hpp>

#include "../../thorough.hpp"
#include "../random_curves.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace partition = msr::partition;

namespace {

constexpr partition::objective objectives[] = {
    partition::objective::stp, partition::objective::unfairness, partition::objective::antt};

/// Returns the slowdowns of applications with the given ways, read from the curves.
std::vector<double> slowdowns(const partition::workload &workload,
                              const std::vector<unsigned> &ways) {
    std::vector<double> result;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        const partition::by_ways &ipc = workload.applications[i].of(partition::property::ipc);
        double greatest = 0;
        for (unsigned w = 1; w <= workload.applications[i].ways; ++w)
            greatest = std::max(greatest, ipc.entries[w]);
        result.push_back(greatest / ipc.entries[ways[i]]);
    }
    return result;
}

struct best_values {
    double stp = 0;
    double antt = HUGE_VAL;
    double unfairness = HUGE_VAL;
    double stp_of_fairest = 0;
};

best_values enumerated(const partition::workload &workload, unsigned ways, unsigned min_ways) {
    best_values best;
    test_curves::each_partition(static_cast<unsigned>(workload.size()), ways, min_ways,
                                [&](const std::vector<unsigned> &division) {
                                    double stp = 0, antt = 0, low = HUGE_VAL, high = 0;
                                    for (const double slowdown : slowdowns(workload, division)) {
                                        stp += 1 / slowdown;
                                        antt += slowdown / static_cast<double>(workload.size());
                                        low = std::min(low, slowdown);
                                        high = std::max(high, slowdown);
                                    }
                                    best.stp = std::max(best.stp, stp);
                                    best.antt = std::min(best.antt, antt);
                                    const double unfairness = high / low;
                                    if (unfairness < best.unfairness * (1 - 1e-12))
                                        best.stp_of_fairest = 0;
                                    if (unfairness <= best.unfairness * (1 + 1e-12))
                                        best.stp_of_fairest = std::max(best.stp_of_fairest, stp);
                                    best.unfairness = std::min(best.unfairness, unfairness);
                                });
    return best;
}

void compare(const partition::workload &workload, unsigned ways, unsigned min_ways = 1) {
    const best_values best = enumerated(workload, ways, min_ways);
    for (const partition::objective aim : objectives) {
        partition::request request{.aim = aim};
        request.room.ways = ways;
        request.room.min_ways = min_ways;
        const partition::plan plan = partition::make_plan(workload, request);
        REQUIRE(plan.problem == "");
        CHECK(plan.proved);
        unsigned sum = 0;
        std::vector<unsigned> division;
        for (const partition::cluster &cluster : plan.clusters) {
            CHECK(cluster.members == std::vector<unsigned>{static_cast<unsigned>(division.size())});
            CHECK(cluster.ways >= min_ways);
            division.push_back(cluster.ways);
            sum += cluster.ways;
        }
        CHECK(sum == ways);
        CHECK(plan.slowdowns == slowdowns(workload, division));
        if (aim == partition::objective::stp)
            CHECK(plan.reached.stp == doctest::Approx(best.stp).epsilon(1e-12));
        if (aim == partition::objective::antt)
            CHECK(plan.reached.antt == doctest::Approx(best.antt).epsilon(1e-12));
        if (aim == partition::objective::unfairness) {
            CHECK(plan.reached.unfairness == doctest::Approx(best.unfairness).epsilon(1e-12));
            CHECK(plan.reached.stp == doctest::Approx(best.stp_of_fairest).epsilon(1e-12));
        }
    }
}

} // namespace

TEST_CASE("the strict optimum is that of all partitions: random curves") {
    for (unsigned seed = 0; seed < rounds(40, 120); ++seed) {
        const unsigned applications = 1 + seed % 8;
        const unsigned ways = applications + seed % 9;
        const partition::curves curves =
            test_curves::random_curves(seed, applications, std::max(ways, 2U));
        compare(test_curves::random_workload(curves, seed, applications), ways);
    }
}

TEST_CASE("the strict optimum is that of all partitions: tables") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    for (unsigned seed = 0; seed < rounds(20, 60); ++seed) {
        compare(test_curves::random_workload(synth11, seed, 3 + seed % 7), 11);
        compare(test_curves::random_workload(synth20, seed, 3 + seed % 4), 20);
    }
    compare(test_curves::random_workload(synth20, 1, 16), 20);
}

TEST_CASE("the strict optimum of classes with several ways at least") {
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    for (unsigned seed = 0; seed < 20; ++seed)
        compare(test_curves::random_workload(synth20, seed, 3 + seed % 5), 18, 2);
}

TEST_CASE("the example of the thesis") {
    const partition::made_curves result = test_curves::curves_of_file(
        std::string{MSR_FACTS_DIR} + "/../../../shared/facts/rdt/curves_real11.csv");
    if (!result) {
        MESSAGE("skipped: the measured curves may not go with the project");
        return;
    }
    const partition::made_workload workload =
        partition::make_workload(result.value, {"wupwise00", "zeusmp06", "xalancbmk06"});
    REQUIRE(workload);
    for (const partition::objective aim : objectives) {
        partition::request request{.aim = aim};
        request.room.ways = 11;
        const partition::plan plan = partition::make_plan(workload.value, request);
        REQUIRE(plan);
        CHECK(plan.clusters.at(0).ways == 1);
        CHECK(plan.clusters.at(1).ways == 1);
        CHECK(plan.clusters.at(2).ways == 9);
        CHECK(plan.reached.stp == doctest::Approx(2.92142242).epsilon(1e-8));
        CHECK(plan.reached.unfairness == doctest::Approx(1.0153435).epsilon(1e-8));
    }
}

TEST_CASE("what there is no room for is refused") {
    const partition::curves curves = test_curves::random_curves(1, 5, 4);
    partition::request request{.policy = partition::policy::ucp};
    request.room.ways = 4;
    CHECK(partition::make_plan(test_curves::random_workload(curves, 1, 5), request).problem ==
          "5 applications need ways of their own under policy ucp, and there is room for 4; "
          "optimal, kpart, lfoc+ and dunn let them share");
    request.room.ways = 5;
    CHECK(partition::make_plan(test_curves::random_workload(curves, 1, 5), request).problem ==
          "5 ways, and the curves end with 4");
    request.room = {.ways = 1, .min_ways = 2};
    CHECK(partition::make_plan(test_curves::random_workload(curves, 1, 1), request).problem ==
          "1 ways, and a class needs 2");
}

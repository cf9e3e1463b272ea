// The optimum over partitions whose applications may share ways, compared with every partition.
#include <msr/cache/partition.hpp>

#include "../../thorough.hpp"
#include "../random_curves.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace partition = msr::partition;
using partition::model;
using partition::objective;

namespace {

/// The simulated time in seconds. A clock that advances a millisecond for each look turns a time
/// limit into a number of looks.
double simulated_now = 0;
double simulated_seconds() { return simulated_now += 0.001; }

/// A clock that stands still, so that no time limit is reached.
double stopped_clock() { return 0; }

constexpr objective objectives[] = {objective::stp, objective::unfairness, objective::antt};

/// Calls `sink(clusters)` for each way to form clusters and to divide the ways among them.
template <typename Sink>
void each_clustering(unsigned applications, const partition::room &room, Sink &&sink) {
    std::vector<partition::cluster> clusters;
    const auto descend = [&](auto &&self, unsigned next) -> void {
        if (next == applications) {
            const auto count = static_cast<unsigned>(clusters.size());
            if (count > room.classes || count * room.min_ways > room.ways) return;
            test_curves::each_partition(count, room.ways, room.min_ways,
                                        [&](const std::vector<unsigned> &division) {
                                            for (unsigned k = 0; k < count; ++k)
                                                clusters[k].ways = division[k];
                                            sink(clusters);
                                        });
            return;
        }
        for (std::size_t k = 0; k < clusters.size(); ++k) {
            clusters[k].members.push_back(next);
            self(self, next + 1);
            clusters[k].members.pop_back();
        }
        clusters.push_back({{next}, 0});
        self(self, next + 1);
        clusters.pop_back();
    };
    descend(descend, 0);
}

void compare(const partition::workload &workload, const partition::room &room,
             const partition::bandwidth &memory) {
    partition::values best[3];
    bool is_found = false;
    each_clustering(static_cast<unsigned>(workload.size()), room,
                    [&](const std::vector<partition::cluster> &clusters) {
                        const partition::evaluation outcome = evaluate(workload, clusters, memory);
                        if (!outcome) return;
                        for (const objective aim : objectives) {
                            partition::values &record = best[static_cast<unsigned>(aim)];
                            if (!is_found || is_better(aim, outcome.reached, record))
                                record = outcome.reached;
                        }
                        is_found = true;
                    });
    for (const objective aim : objectives) {
        CAPTURE(name_of(aim));
        CAPTURE(name_of(memory.model));
        const partition::plan plan = partition::make_plan(
            workload, {.aim = aim, .memory = memory, .room = room, .clustered = true});
        REQUIRE(static_cast<bool>(plan) == is_found);
        if (!plan) continue;
        CHECK(plan.proved);
        CHECK(plan.clusters.size() <= room.classes);
        const partition::values &expected = best[static_cast<unsigned>(aim)];
        CHECK(std::fabs(plan.reached.of(aim) - expected.of(aim)) <= 1e-9);
        if (aim == objective::unfairness) CHECK(std::fabs(plan.reached.stp - expected.stp) <= 1e-9);
    }
}

} // namespace

TEST_CASE("the clustered optimum is that of all partitions") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    for (unsigned seed = 0; seed < 60; seed += static_cast<unsigned>(rounds(3, 1))) {
        const unsigned applications = 1 + seed % 5;
        const partition::room room{.ways = seed % 2 == 0 ? 11U : 7U,
                                   .min_ways = seed % 7 == 3 ? 2U : 1U,
                                   .classes = seed % 3 == 0 ? 3U : 16U};
        const partition::curves own = test_curves::random_curves(seed, applications, 11);
        compare(test_curves::random_workload(seed % 4 == 1 ? own : synth11, seed, applications),
                room, {});
    }
    compare(test_curves::random_workload(synth11, 7, 6), {.ways = 11}, {});
}

TEST_CASE("the clustered optimum with bandwidth is that of all partitions") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    for (const model model_kind : {model::morad, model::stalls, model::simple})
        for (unsigned seed = 0; seed < rounds(8, 24); ++seed) {
            const unsigned applications = 2 + seed % 4;
            const partition::room room{.ways = seed % 2 == 0 ? 8U : 5U,
                                       .classes = seed % 3 == 0 ? 2U : 16U};
            compare(test_curves::random_workload(synth11, seed, applications), room,
                    {model_kind, seed % 2 == 0 ? 20000.0 : 60000.0});
        }
}

TEST_CASE("the clustered optimum with bandwidth is that of all partitions: random curves") {
    for (const model model_kind : {model::morad, model::stalls, model::simple})
        for (unsigned seed = 0; seed < rounds(4, 30); ++seed) {
            const unsigned applications = 3 + seed % 4;
            const partition::curves curves = test_curves::random_curves(seed, applications, 9);
            const partition::workload workload =
                test_curves::random_workload(curves, seed, applications);
            const partition::room room{.ways = 6 + seed % 4,
                                       .min_ways = seed % 5 == 2 ? 2U : 1U,
                                       .classes = seed % 3 == 0 ? 3U : 16U};
            compare(workload, room,
                    {model_kind, test_curves::mean_traffic(workload) * (0.4 + 0.2 * (seed % 5))});
        }
}

TEST_CASE("the clustered optimum with bandwidth where applications are alike") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    std::vector<std::string> names;
    for (const partition::application_curves &application : synth11.applications())
        if (application.name.starts_with("flat") || application.name.starts_with("stream"))
            names.push_back(application.name);
    REQUIRE(names.size() >= 2);
    for (const model model_kind : {model::morad, model::stalls, model::simple})
        for (const double share : {0.6, 1.0, 100.0}) {
            const partition::workload equal_applications =
                partition::make_workload(synth11, std::vector<std::string>(5, names[0])).value;
            const partition::workload two_kinds =
                partition::make_workload(synth11,
                                         {names[0], names[0], names[1], names[1], names[1]})
                    .value;
            compare(equal_applications, {.ways = 8},
                    {model_kind, test_curves::mean_traffic(equal_applications) * share});
            compare(two_kinds, {.ways = 8},
                    {model_kind, test_curves::mean_traffic(two_kinds) * share});
        }
}

// 12 applications have some 48,000,000,000 partitions, too many to try.
TEST_CASE("clustered unfairness of 12 applications with bandwidth is proved") {
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    for (const model model_kind : {model::morad, model::stalls, model::simple}) {
        CAPTURE(name_of(model_kind));
        const partition::workload workload =
            test_curves::random_workload(synth20, 1, static_cast<unsigned>(rounds(8, 12)));
        const partition::bandwidth memory{model_kind, test_curves::mean_traffic(workload)};
        const partition::room room{.ways = 20};
        const partition::plan plan = partition::make_plan(workload, {.aim = objective::unfairness,
                                                                     .memory = memory,
                                                                     .room = room,
                                                                     .clustered = true,
                                                                     .seconds = 60,
                                                                     .clock = stopped_clock});
        REQUIRE(plan.problem == "");
        CHECK(plan.proved);
        // A descent from the optimum finds no partition that is better.
        partition::clustered::descent descent{workload, room, memory, objective::unfairness,
                                              partition::deadline{}};
        descent.consider(plan.clusters);
        descent.improve();
        const partition::evaluation neighbour = evaluate(workload, descent.result(), memory);
        CHECK(neighbour.reached.unfairness >= plan.reached.unfairness * (1 - 1e-11));
    }
}

TEST_CASE("several cores find the same") {
    // A substitute for threads that carries out the parts of a search from the last to the first.
    const partition::cores backwards{
        [](std::size_t count, partition::cores::work task, void *context) {
            while (count-- > 0)
                task(context, count);
        }};
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    for (unsigned seed = 0; seed < rounds(1, 6); ++seed)
        for (const objective aim : objectives) {
            const partition::workload workload = test_curves::random_workload(synth11, seed, 11);
            partition::request request{.aim = aim, .room = {.ways = 11}, .clustered = true};
            const partition::plan single = partition::make_plan(workload, request);
            request.cores = backwards;
            const partition::plan several = partition::make_plan(workload, request);
            CHECK(several.proved);
            CHECK(several.slowdowns == single.slowdowns);
        }
}

TEST_CASE("more applications than ways or classes share") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    const auto applications = static_cast<unsigned>(rounds(8, 14));
    const auto ways = static_cast<unsigned>(rounds(6, 11));
    const partition::workload workload = test_curves::random_workload(synth11, 5, applications);
    for (const objective aim : objectives)
        for (const unsigned classes : {4U, 32U}) {
            const partition::room room{.ways = ways, .classes = classes};
            const partition::plan plan = partition::make_plan(
                workload, {.aim = aim, .room = room, .seconds = 20, .clock = stopped_clock});
            REQUIRE(plan.problem == "");
            CHECK(plan.clusters.size() <= std::min(classes, ways));
            CHECK(plan.slowdowns.size() == applications);
        }
}

TEST_CASE("what is not proved has a bound that holds") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    const partition::room room{.ways = 11};
    for (unsigned seed = 0; seed < rounds(6, 30); ++seed) {
        // A small workload, whose optimum is known, checks the bound that is made for many
        // applications.
        const partition::workload workload = test_curves::random_workload(synth11, seed, 6);
        for (const objective aim : objectives) {
            const partition::plan best =
                partition::make_plan(workload, {.aim = aim, .room = room, .clustered = true});
            const double bound = partition::clustered::share_bound(workload, room, aim);
            if (aim == objective::stp)
                CHECK(bound >= best.reached.stp * (1 - 1e-12));
            else
                CHECK(bound <= best.reached.of(aim) * (1 + 1e-12));
        }
    }
    const partition::workload large_workload = test_curves::random_workload(synth11, 1, 20);
    const partition::plan plan = partition::make_plan(large_workload, {.room = room});
    REQUIRE(plan.problem == "");
    CHECK_FALSE(plan.proved);
    CHECK(plan.bound >= plan.reached.stp);
    CHECK(plan.bound <= 20);
}

TEST_CASE("a search that has no time returns the best it has, with a bound") {
    const partition::curves synth20 = test_curves::table("curves_synth20.csv");
    const partition::workload workload = test_curves::random_workload(synth20, 2, 9);
    for (const objective aim : objectives)
        for (const bool clustered : {false, true}) {
            const partition::request request{.aim = aim,
                                             .memory = {model::stalls, 35000},
                                             .room = {.ways = 20},
                                             .clustered = clustered,
                                             .seconds = 1e-9,
                                             .clock = simulated_seconds};
            const partition::plan plan = partition::make_plan(workload, request);
            REQUIRE(plan.problem == "");
            const double reached = plan.reached.of(aim);
            if (plan.proved) continue;
            CHECK(std::isfinite(plan.bound));
            CHECK((aim == objective::stp ? plan.bound >= reached : plan.bound <= reached));
        }
}

TEST_CASE("from one cluster of all, chance leads to the best partition or near it") {
    unsigned equal = 0;
    const auto in_vain = static_cast<unsigned>(rounds(100, 300));
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    const partition::room room{.ways = 11, .min_ways = 2, .classes = 4};
    for (unsigned seed = 0; seed < rounds(1, 20); ++seed) {
        const partition::workload workload = test_curves::random_workload(synth11, seed, 8);
        const std::vector<partition::cluster> one_cluster{{{0, 1, 2, 3, 4, 5, 6, 7}, room.ways}};
        for (const objective aim : objectives) {
            const partition::plan best =
                partition::make_plan(workload, {.aim = aim, .room = room, .clustered = true});
            REQUIRE(best.proved);
            const auto clusters = partition::clustered::wander(one_cluster, workload, room, {}, aim,
                                                               in_vain, partition::deadline{});
            CHECK(clusters.size() <= room.classes);
            for (const partition::cluster &cluster : clusters)
                CHECK((cluster.ways >= room.min_ways && !cluster.members.empty()));
            const partition::evaluation reached = partition::evaluate(workload, clusters, {});
            REQUIRE(reached);
            const double quotient = reached.reached.of(aim) / best.reached.of(aim);
            const double loss = aim == objective::stp ? 1 / quotient : quotient;
            CHECK(loss > 1 - 1e-9); // no plan is better than the proved bound
            CHECK(loss < 1.02);
            equal += loss < 1 + 1e-9;
        }
    }
    // at least 2 of 3 short rounds, or 55 of 60 long rounds, reach the optimum
    CHECK(equal >= rounds(2, 55));
}

TEST_CASE("a search that proves nothing uses its time") {
    const partition::workload workload =
        test_curves::random_workload(test_curves::table("curves_synth20.csv"), 5, 24);
    const auto fairness_in = [&](double seconds) {
        return partition::make_plan(workload, {.aim = objective::unfairness,
                                               .room = {.ways = 20},
                                               .clustered = true,
                                               .seconds = seconds,
                                               .clock = simulated_seconds})
            .reached.unfairness;
    };
    CHECK(fairness_in(5) < fairness_in(1e-9) * 0.9);
}

TEST_CASE("a time limit ends programs over sets") {
    // A limit of half a simulated second, which is 500 looks: the sums alone would look at the
    // clock 39,000 times.
    constexpr double soon = 0.5;
    const partition::cluster_terms worth{16, 32, 1};
    partition::clustered::greatest_sum sums{16, 32, 1,
                                            32, {}, partition::deadline{0, simulated_seconds}};
    const double at_first = simulated_now;
    CHECK_FALSE(sums.fill(worth));
    CHECK(simulated_now - at_first < soon);

    const partition::curves curves = test_curves::random_curves(3, 16, 32);
    const partition::workload workload = test_curves::random_workload(curves, 3, 16);
    for (const objective aim : {objective::stp, objective::antt}) {
        const double start = simulated_now;
        const partition::plan plan =
            partition::make_plan(workload, {.aim = aim,
                                            .room = {.ways = 32, .classes = 3},
                                            .clustered = true,
                                            .seconds = 0.05,
                                            .clock = simulated_seconds});
        CHECK(simulated_now - start < 0.05 + soon);
        REQUIRE(plan.problem == "");
        CHECK_FALSE(plan.proved);
        CHECK(plan.clusters.size() <= 3);
        const double reached = plan.reached.of(aim);
        CHECK((aim == objective::stp ? plan.bound >= reached : plan.bound <= reached));
    }
}

TEST_CASE("clusters need misses") {
    const partition::made_curves result =
        partition::make_curves({{"a", 1, {1}}, {"a", 2, {1}}}, {partition::property::ipc});
    const partition::made_workload workload =
        partition::make_workload(result.value, {"a", "a", "a"});
    CHECK(partition::make_plan(workload.value, {.room = {.ways = 2}}).problem ==
          "the curves have no llcmpkc, which a partition with clusters reads");
}

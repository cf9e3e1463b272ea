// Tests properties that cache partitions have for all curves: more ways are never worse; order and
// units of the applications change no result.
#include <msr/cache/partition.hpp>

#include "random_curves.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <string>
#include <vector>

namespace partition = msr::partition;
using partition::model;
using partition::objective;
using partition::property;

namespace {

constexpr objective objectives[] = {objective::stp, objective::unfairness, objective::antt};
constexpr partition::bandwidth memories[] = {
    {}, {model::morad, 30000}, {model::stalls, 30000}, {model::simple, 30000}};

partition::workload with_all(const partition::curves &curves, const std::vector<unsigned> &order) {
    std::vector<std::string> names;
    for (const unsigned index : order)
        names.push_back(curves.applications()[index].name);
    return partition::make_workload(curves, names).value;
}

std::vector<unsigned> in_order(unsigned count) {
    std::vector<unsigned> result(count);
    std::iota(result.begin(), result.end(), 0U);
    return result;
}

} // namespace

TEST_CASE("more ways are never worse where curves are monotone") {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const unsigned count = 2 + seed % 5;
        const partition::curves curves =
            test_curves::monotone(test_curves::random_curves(seed, count, count + 6));
        const partition::workload workload = with_all(curves, in_order(count));
        for (const objective aim : {objective::stp, objective::antt}) {
            double last = aim == objective::stp ? 0 : HUGE_VAL;
            for (unsigned ways = count; ways <= count + 6; ++ways) {
                const double value =
                    partition::make_plan(workload, {.aim = aim, .room = {.ways = ways}})
                        .reached.of(aim);
                CHECK((aim == objective::stp ? value >= last * (1 - 1e-12)
                                             : value <= last * (1 + 1e-12)));
                last = value;
            }
        }
    }
}

TEST_CASE("the order of applications does not matter") {
    for (unsigned seed = 0; seed < 40; ++seed) {
        const unsigned count = 3 + seed % 6;
        const partition::curves curves = test_curves::random_curves(seed, count, count + 5);
        std::vector<unsigned> order = in_order(count);
        const partition::workload ordered = with_all(curves, order);
        std::shuffle(order.begin(), order.end(), std::mt19937{seed});
        const partition::workload shuffled = with_all(curves, order);
        for (const objective aim : objectives)
            for (const partition::bandwidth &memory : memories)
                for (const bool clustered : {false, true}) {
                    // The search over clusters takes too long with a bandwidth model, or for more
                    // than 6 applications.
                    if (clustered && (memory.couples() || count > 6)) continue;
                    const partition::request request{.aim = aim,
                                                     .memory = memory,
                                                     .room = {.ways = count + 5},
                                                     .clustered = clustered};
                    const partition::plan first = partition::make_plan(ordered, request);
                    const partition::plan second = partition::make_plan(shuffled, request);
                    REQUIRE(static_cast<bool>(first) == static_cast<bool>(second));
                    if (!first) continue;
                    CHECK(std::fabs(first.reached.of(aim) - second.reached.of(aim)) <= 1e-9);
                }
    }
}

TEST_CASE("the unit of IPC and of traffic does not matter") {
    for (unsigned seed = 0; seed < 30; ++seed) {
        const unsigned count = 2 + seed % 5;
        const partition::curves curves = test_curves::random_curves(seed, count, count + 6);
        std::vector<partition::curve_row> rows;
        for (const partition::application_curves &application : curves.applications())
            for (unsigned w = 1; w <= application.ways; ++w) {
                partition::curve_row row{application.name, w, {}};
                for (std::size_t i = 0; i < partition::property_count; ++i)
                    row.values[i] = application.values[i][w - 1];
                // a factor of 8 is exact in binary
                row.values[partition::place_of(property::ipc)] *= 8;
                row.values[partition::place_of(property::bandwidth_mbps)] *= 1024;
                rows.push_back(row);
            }
        const partition::curves scaled = partition::make_curves(rows, curves.known()).value;
        for (const objective aim : objectives)
            for (partition::bandwidth memory : memories) {
                const partition::room room{.ways = count + 6};
                const partition::plan plan =
                    partition::make_plan(with_all(curves, in_order(count)),
                                         {.aim = aim, .memory = memory, .room = room});
                memory.max_mbps *= 1024;
                const partition::plan scaled_plan =
                    partition::make_plan(with_all(scaled, in_order(count)),
                                         {.aim = aim, .memory = memory, .room = room});
                REQUIRE(static_cast<bool>(plan) == static_cast<bool>(scaled_plan));
                if (plan)
                    CHECK(std::fabs(plan.reached.of(aim) - scaled_plan.reached.of(aim)) <= 1e-9);
            }
    }
}

TEST_CASE("a partition with clusters is never worse than one without") {
    const partition::curves synth11 = test_curves::table("curves_synth11.csv");
    for (unsigned seed = 0; seed < 20; ++seed) {
        const partition::workload workload =
            test_curves::random_workload(synth11, seed, 3 + seed % 5);
        for (const objective aim : objectives) {
            partition::request request{.aim = aim, .room = {.ways = 11}};
            const double own = partition::make_plan(workload, request).reached.of(aim);
            request.clustered = true;
            const double shared = partition::make_plan(workload, request).reached.of(aim);
            CHECK((aim == objective::stp ? shared >= own * (1 - 1e-12)
                                         : shared <= own * (1 + 1e-12)));
        }
    }
}

TEST_CASE("ways that are left out") {
    constexpr partition::room low = partition::room_in(20, 0xc0000);
    static_assert(low.ways == 18 && low.first == 0);
    constexpr partition::room run = partition::room_in(12, 0x00f);
    static_assert(run.ways == 8 && run.first == 4);
    // room_in() takes the lowest of equal runs of ways
    static_assert(partition::room_in(8, 0x18).first == 0);
    static_assert(partition::room_in(4, 0xf).ways == 0);
    constexpr partition::room holes = partition::room_in(8, 0x18, true);
    static_assert(holes.ways == 6 && holes.first == 0);
    CHECK(masks_of({{{0}, 2}, {{1}, 3}, {{2}, 1}}, holes) ==
          std::vector<std::uint32_t>{0x03, 0x64, 0x80});
    CHECK(masks_of({{{0}, 3}, {{1}, 5}}, run) == std::vector<std::uint32_t>{0x070, 0xf80});
    CHECK(masks_of({{{0}, 32}}, partition::room{.ways = 32}) ==
          std::vector<std::uint32_t>{0xffffffff});
}

// Models of memory bandwidth, against values computed by hand.
#include <msr/cache/applications/bandwidth.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace partition = msr::partition;
using partition::property;

namespace {

constexpr partition::bandwidth morad{.model = partition::model::morad, .max_mbps = 1000};
constexpr partition::bandwidth stalls{.model = partition::model::stalls, .max_mbps = 1000};

/// Returns an application whose curves have the same value for one way and for two: the cache
/// causes no slowdown.
partition::application flat(double mbps, double total = 0, double memory = 0, double store = 0) {
    partition::application_curves curves{"flat", 2, {}};
    curves.values[partition::place_of(property::ipc)] = {1, 1};
    curves.values[partition::place_of(property::bandwidth_mbps)] = {mbps, mbps};
    curves.values[partition::place_of(property::stalls_total)] = {total, total};
    curves.values[partition::place_of(property::stalls_l3_miss)] = {memory, memory};
    curves.values[partition::place_of(property::stalls_store_buf)] = {store, store};
    return partition::detail::application_of(
        curves, {property::ipc, property::bandwidth_mbps, property::stalls_total,
                 property::stalls_l3_miss, property::stalls_store_buf});
}

struct state_and_slowdowns {
    double state{};
    std::vector<double> slowdowns;
};

state_and_slowdowns together(const partition::bandwidth &bandwidth,
                             const std::vector<partition::application> &applications) {
    const partition::coupling model{bandwidth};
    const auto visit = [&](auto &&sink) {
        for (const partition::application &application : applications)
            sink(model.demand_of(application, 1));
    };
    state_and_slowdowns result{model.state_of(visit), {}};
    for (const partition::application &application : applications)
        result.slowdowns.push_back(model.slowdown(model.demand_of(application, 1), result.state));
    return result;
}

/// Returns the traffic of an application next to other applications, as a share of the greatest
/// possible traffic.
double shared(double alone, double slowdown) { return alone / slowdown; }

} // namespace

TEST_CASE("morad: one application has its traffic alone") {
    const auto result = together(morad, {flat(300)});
    CHECK(result.state == doctest::Approx(0.3).epsilon(1e-12));
    CHECK(result.slowdowns[0] == doctest::Approx(1).epsilon(1e-12));
}

TEST_CASE("morad: two that use half each") {
    // The model's equation for the traffic of each program, u, as a share of the greatest traffic,
    // is u^2 - 3 u + 1 = 0 here; u = (3 - sqrt 5) / 2 solves it. `state` is the sum, 2 u.
    const auto result = together(morad, {flat(500), flat(500)});
    CHECK(result.state == doctest::Approx(3 - std::sqrt(5.0)).epsilon(1e-12));
    CHECK(result.slowdowns[0] == doctest::Approx(0.5 / ((3 - std::sqrt(5.0)) / 2)).epsilon(1e-12));
    CHECK(result.slowdowns[1] == doctest::Approx(1.3090170).epsilon(1e-7));
}

TEST_CASE("morad: several") {
    const auto three = together(morad, {flat(600), flat(300), flat(200)});
    CHECK(three.state == doctest::Approx(0.8044082).epsilon(1e-7));
    CHECK(shared(0.6, three.slowdowns[0]) == doctest::Approx(0.4526146).epsilon(1e-7));
    CHECK(shared(0.3, three.slowdowns[1]) == doctest::Approx(0.2078004).epsilon(1e-7));
    CHECK(shared(0.2, three.slowdowns[2]) == doctest::Approx(0.1439932).epsilon(1e-7));
    const auto full = together(morad, {flat(900), flat(900), flat(900)});
    CHECK(full.state == doctest::Approx(0.9875039).epsilon(1e-7));
    CHECK(shared(0.9, full.slowdowns[0]) == doctest::Approx(0.3291680).epsilon(1e-7));
    const auto light = together(morad, {flat(100), flat(100)});
    CHECK(light.state == doctest::Approx(0.1978284).epsilon(1e-7));
    CHECK(shared(0.1, light.slowdowns[0]) == doctest::Approx(0.0989142).epsilon(1e-6));
}

TEST_CASE("morad: the state solves its equation for many applications") {
    for (unsigned count = 1; count <= 64; ++count) {
        std::vector<partition::application> applications;
        for (unsigned i = 0; i < count; ++i)
            applications.push_back(flat(10 + 980.0 * ((i * 37 + 11) % 101) / 101));
        const auto result = together(morad, applications);
        double sum = 0;
        for (unsigned i = 0; i < count; ++i) {
            const double a = (10 + 980.0 * ((i * 37 + 11) % 101) / 101) / 1000;
            const double u = a / result.slowdowns[i];
            const double d = 1 / a - 1, q = 1 - result.state;
            CHECK(std::fabs(d * u * u + d * q * u - q) < 1e-9);
            sum += u;
        }
        CHECK(sum == doctest::Approx(result.state).epsilon(1e-10));
    }
}

TEST_CASE("morad: no traffic, and more than there can be") {
    const auto result = together(morad, {flat(0), flat(0)});
    CHECK(result.state == 0);
    CHECK(result.slowdowns == std::vector<double>{1, 1});
    CHECK_FALSE(partition::coupling{morad}.demand_of(flat(1000), 1).possible);
    CHECK(partition::coupling{morad}.demand_of(flat(999), 1).possible);
}

TEST_CASE("stalls: only cycles that wait for memory get longer") {
    // Stalls take 0.8 of the cycles, those for memory 0.3 + 0.1, which is half of all stalls; only
    // the latter get longer, by the factor r = 1.3090170 of the test case before.
    const auto half = together(stalls, {flat(500, 0.8, 0.3, 0.1), flat(500, 0.8, 0.3, 0.1)});
    const double r = 0.5 / ((3 - std::sqrt(5.0)) / 2);
    CHECK(half.slowdowns[0] == doctest::Approx((0.8 + 0.4 * (r - 1)) / 0.8).epsilon(1e-12));
    // Stalls for memory, 0.3 + 0.1, are limited to all stalls, 0.3; the other application has none.
    const auto waiting = together(stalls, {flat(500, 0.3, 0.3, 0.1), flat(500, 0, 0, 0)});
    CHECK(waiting.slowdowns[0] == doctest::Approx(r).epsilon(1e-12));
    CHECK(waiting.slowdowns[1] == 1);
}

TEST_CASE("simple: what is above the most is shared by squares of the traffic") {
    constexpr partition::bandwidth simple{.model = partition::model::simple, .max_mbps = 100};
    // The traffic, 120, is 20 above the greatest; its squares have the sum 900 + 2500 + 1600.
    const auto result = together(simple, {flat(30), flat(50), flat(40)});
    CHECK(result.state == doctest::Approx(20.0 / 5000).epsilon(1e-12));
    CHECK(result.slowdowns[0] == doctest::Approx(1 / 0.88).epsilon(1e-12));
    CHECK(result.slowdowns[1] == doctest::Approx(1 / 0.8).epsilon(1e-12));
    CHECK(result.slowdowns[2] == doctest::Approx(1 / 0.84).epsilon(1e-12));
    const auto unlimited = together(simple, {flat(60), flat(40)});
    CHECK(unlimited.slowdowns == std::vector<double>{1, 1});
    // Two applications have 100 and 30 MB/s under a limit of 10 MB/s: the first would lose 100 *
    // 120 / 10900 of its traffic, which is more than all of it.
    constexpr partition::bandwidth little{.model = partition::model::simple, .max_mbps = 10};
    CHECK(std::isinf(together(little, {flat(100), flat(30)}).slowdowns[0]));
}

TEST_CASE("each model says which curves it reads") {
    CHECK(needed_by(partition::model::none) == partition::properties{});
    CHECK(needed_by(partition::model::morad) == partition::properties{property::bandwidth_mbps});
    CHECK(needed_by(partition::model::simple) == partition::properties{property::bandwidth_mbps});
    CHECK(needed_by(partition::model::stalls) ==
          partition::properties{property::bandwidth_mbps, property::stalls_l3_miss,
                                property::stalls_total, property::stalls_store_buf});
}

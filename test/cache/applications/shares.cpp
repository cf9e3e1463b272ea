// Shares of a cluster's ways, computed step by step by hand.
#include <msr/cache/applications/evaluate.hpp>
#include <msr/cache/applications/shares.hpp>

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace partition = msr::partition;
using partition::property;

namespace {

partition::application application(const std::vector<double> &misses,
                                   const std::vector<double> &ipc) {
    partition::application_curves curves{"a", static_cast<unsigned>(misses.size()), {}};
    curves.values[partition::place_of(property::ipc)] = ipc;
    curves.values[partition::place_of(property::llcmpkc)] = misses;
    return partition::detail::application_of(curves, {property::ipc, property::llcmpkc});
}

partition::workload workload(std::vector<partition::application> applications) {
    return {std::move(applications), {property::ipc, property::llcmpkc}};
}

void check(const std::vector<double> &shares, const std::vector<double> &expected) {
    REQUIRE(shares.size() == expected.size());
    for (std::size_t i = 0; i < shares.size(); ++i)
        CHECK(shares[i] == doctest::Approx(expected[i]).epsilon(1e-12));
}

} // namespace

TEST_CASE("each way goes in proportion to the misses") {
    const partition::workload mix = workload(
        {application({3, 3, 3, 3}, {1, 1, 1, 1}), application({1, 1, 1, 1}, {1, 1, 1, 1})});
    check(shares_of(mix, {0, 1}, 1), {0.75, 0.25});
    check(shares_of(mix, {0, 1}, 4), {3, 1});
    check(shares_of(mix, {1, 0}, 4), {1, 3});
    check(shares_of(mix, {1}, 3), {3});
}

TEST_CASE("misses are those with the ways there are by then") {
    const partition::workload mix = workload(
        {application({4, 2, 1, 1}, {1, 1, 1, 1}), application({4, 4, 4, 4}, {1, 1, 1, 1})});
    // below one way for each application, ways are divided by the misses with one way
    check(shares_of(mix, {0, 1}, 2), {1, 1});
    // with one way each, the applications miss 4 and 4 times
    check(shares_of(mix, {0, 1}, 3), {1.5, 1.5});
    // with 1.5 ways each, the applications miss 3 and 4 times
    check(shares_of(mix, {0, 1}, 4), {1.5 + 3.0 / 7, 1.5 + 4.0 / 7});
}

TEST_CASE("who never misses shares in equal parts") {
    const partition::workload mix =
        workload({application({0, 0}, {1, 1}), application({0, 0}, {1, 1})});
    check(shares_of(mix, {0, 1}, 2), {1, 1});
}

TEST_CASE("there is no most of applications that share") {
    std::vector<partition::application> applications;
    std::vector<unsigned> members;
    for (unsigned i = 0; i < 300; ++i) {
        applications.push_back(application({1, 1}, {1, 1}));
        members.push_back(i);
    }
    const std::vector<double> shares = shares_of(workload(applications), members, 2);
    for (const double share : shares)
        CHECK(share == doctest::Approx(2.0 / 300).epsilon(1e-12));
}

TEST_CASE("properties are read between ways, and in a line below one") {
    // Slowdowns are 2 with one way and 1 with two: interpolated, 2.5 with half a way and 1.5 with
    // one and a half.
    const partition::application doubled = application({1, 1}, {1, 2});
    CHECK(doubled.slowdown.of(0.5) == doctest::Approx(2.5).epsilon(1e-12));
    CHECK(doubled.slowdown.of(1.5) == doctest::Approx(1.5).epsilon(1e-12));
    // Extrapolated misses, 2 * 1 - 3, are below 0: the least value is a millionth.
    CHECK(application({1, 3}, {1, 1}).of(property::llcmpkc).entries[0] == 1e-6);
}

TEST_CASE("slowdowns of a partition with a cluster") {
    // The applications of the cluster have half a way each, with the slowdowns 2.5 and 1; the third
    // application has a way of its own.
    const partition::workload mix = workload(
        {application({1, 1}, {1, 2}), application({1, 1}, {1, 1}), application({1, 1}, {1, 2})});
    const partition::evaluation outcome =
        evaluate(mix, {{{0, 1}, 1}, {{2}, 1}}, partition::bandwidth{});
    REQUIRE(outcome);
    check(outcome.slowdowns, {2.5, 1, 2});
    CHECK(outcome.reached.stp == doctest::Approx(1.9).epsilon(1e-12));
    CHECK(outcome.reached.unfairness == doctest::Approx(2.5).epsilon(1e-12));
    CHECK(outcome.reached.antt == doctest::Approx(5.5 / 3).epsilon(1e-12));
}

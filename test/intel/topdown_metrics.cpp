// Tests the metrics that Intel publishes over shares of issue slots: planned and counted like other
// metrics, on a simulated processor. Nothing is measured.
#include <msr/intel/metrics/sapphire_rapids.hpp>

#include <msr/intel/metrics/ice_lake.hpp>
#include <msr/intel/metrics/lunar_lake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>
#include <msr/session.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstddef>

namespace {

namespace topdown_metrics_test {

namespace pm = msr::perfmon;
namespace sim = msr::sim;
namespace spr = msr::events::sapphire_rapids::metric;
using kind = sim::signal;

constexpr const auto &plan =
    msr::metric_plan<pm::sapphire_rapids, spr::retiring, spr::backend_bound>;

/// Returns a tally (counts of occurrences) of 600,000 slots: 6 in each clock.
sim::tally some_slots() {
    sim::tally tally;
    tally[kind::cycles] = 100'000;
    tally[kind::used_slots] = 240'000;
    tally[kind::slots_of_mispredictions] = 60'000;
    tally[kind::slots_of_fetches] = 120'000;
    tally[kind::slots_of_backend] = 180'000;
    return tally;
}

} // namespace topdown_metrics_test

} // namespace

using namespace topdown_metrics_test;

TEST_CASE("a metric of shares needs no constant, and its plan has a choice for each share") {
    constexpr msr::formula_uses uses = spr::retiring.used();
    static_assert(uses.constants == 0);
    // the metric uses the slots, and the four shares of the first level
    static_assert(uses.count == 5);
    static_assert(plan.choices == 5);
    static_assert(plan.group_count == 1);
    static_assert(request_of(spr::retiring.choice_at<1>(uses)) ==
                  pm::topdown_retiring.as_request());
    static_assert(request_of(spr::retiring.user().choice_at<1>(uses)) ==
                  pm::topdown_retiring.user().as_request());
}

TEST_CASE("its value is of the shares that were counted") {
    sim::machine<sim::perfmon_pmu> machine{pm::sapphire_rapids,
                                           msr::events::sapphire_rapids::core_events::all.events};
    msr::multiplexer counting{machine, plan, msr::watch_cpu(0)};
    const auto counts = counting.measure(1, [&] { machine.count(0, some_slots()); });
    const msr::metric_value retiring = msr::value_of<spr::retiring>(counts);
    REQUIRE(retiring);
    CHECK(*retiring == doctest::Approx(40).epsilon(0.01)); // 240 of 600
    CHECK(*msr::value_of<spr::backend_bound>(counts) == doctest::Approx(30).epsilon(0.01));
}

TEST_CASE("shares that are given are taken in place of those that were counted") {
    sim::machine<sim::perfmon_pmu> machine{pm::sapphire_rapids,
                                           msr::events::sapphire_rapids::core_events::all.events};
    msr::multiplexer counting{machine, plan, msr::watch_cpu(0)};
    const auto counts = counting.measure(1, [&] { machine.count(0, some_slots()); });
    const msr::given::topdown_shares topdown_shares{
        .retiring = 51, .bad_speculation = 51, .frontend_bound = 51, .backend_bound = 102};
    CHECK(*msr::value_of<spr::retiring>(counts, topdown_shares) == doctest::Approx(20));
}

TEST_CASE("every metric of shares has its events in a plan, on cores with four shares and eight") {
    const auto counts_of_shares = [](const auto &list) {
        std::size_t position = 0;
        msr::each_metric(list, [&](const auto &metric) {
            const msr::formula_uses uses = metric.used();
            REQUIRE(uses.fits);
            CHECK((uses.constants & msr::share_constants) == 0);
            bool has_shares = false;
            for (std::size_t i = 0; i < uses.count; ++i)
                has_shares = has_shares || uses.event[i] >= msr::first_share_place;
            position += has_shares;
        });
        return position;
    };
    CHECK(counts_of_shares(msr::events::sapphire_rapids::core_metrics::list) > 40);
    CHECK(counts_of_shares(msr::events::ice_lake::core_metrics::list) > 30);
    CHECK(counts_of_shares(msr::events::lunar_lake::core_metrics::list) > 40);
}

// Tests metrics over AMD's units outside of the core: the metrics' values from made-up counts are
// compared with values that this test computes from the columns of the vendor's table.
#include "../facts.hpp"

#include <msr/amd/counters.hpp>
#include <msr/amd/metrics/zen1_units.hpp>
#include <msr/amd/metrics/zen2_units.hpp>
#include <msr/amd/metrics/zen3_units.hpp>
#include <msr/amd/metrics/zen4_units.hpp>
#include <msr/amd/metrics/zen5_units.hpp>
#include <msr/amd/metrics/zen6_units.hpp>
#include <msr/metric.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace amd = msr::amd;
using metric_list = msr::metric_list<amd::event_pmu>;
using listed_metric = msr::listed_metric<amd::event_pmu>;

constexpr std::pair<const char *, const metric_list *> lists[] = {
    {"zen1", &msr::events::zen1::unit_metrics::list},
    {"zen2", &msr::events::zen2::unit_metrics::list},
    {"zen3", &msr::events::zen3::unit_metrics::list},
    {"zen4", &msr::events::zen4::unit_metrics::list},
    {"zen5", &msr::events::zen5::unit_metrics::list},
    {"zen6", &msr::events::zen6::unit_metrics::list},
};

/// Returns a made-up count of an event, different for each event.
double count_of(const std::string &event) {
    double count = 1000;
    for (const char letter : event)
        count = count * 3 + letter - 100000 * static_cast<int>(count * 3 / 100000);
    return count + 1;
}

double sum_of(const std::string &events) {
    std::istringstream text{events};
    double sum = 0;
    for (std::string event; std::getline(text, event, ';');)
        sum += count_of(event);
    return sum;
}

constexpr double seconds = 2.5;

double expected_value(const facts::row &row) {
    double value = static_cast<double>(facts::number(row["multiply"])) * sum_of(row["events"]) /
                   static_cast<double>(facts::number(row["divide"]));
    if (!row["divisor"].empty()) value /= count_of(row["divisor"]);
    return row["over"] == "time" ? value / seconds : value;
}

double value_of(const listed_metric &metric) {
    const msr::formula_uses uses = metric.used();
    REQUIRE(uses.fits);
    std::vector<msr::metric_value> counts;
    for (std::size_t i = 0; i < uses.count; ++i)
        counts.push_back(count_of(metric.list->events[uses.event[i]].event->name()));
    const msr::metric_value value =
        msr::value_of(metric, {counts.data(), counts.size()},
                      msr::known_constants{msr::given::duration{seconds}});
    REQUIRE(static_cast<bool>(value));
    return value.value_or(0);
}

} // namespace

TEST_CASE("every metric of the table is in a list or common, and has its value") {
    const std::set<std::string> common{"l3_cache_accesses",      "l3_misses",
                                       "umc_mem_read_bandwidth", "umc_mem_write_bandwidth",
                                       "umc_mem_bandwidth",      "umc_cas_cmd_read_ratio",
                                       "umc_cas_cmd_write_ratio"};
    std::size_t listed = 0, of_all = 0;
    for (const facts::row &row : facts::table{"amd/unit_metrics.csv"}) {
        INFO(row["generation"] << ' ' << row["name"]);
        std::size_t matches = 0;
        for (const auto &[processor, list] : lists) {
            if (row["generation"] != processor) continue;
            msr::each_metric(*list, [&](const listed_metric &metric) {
                if (row["name"] != metric.name()) return;
                ++matches;
                CHECK(row["unit"] == metric.unit());
                CHECK(value_of(metric) == doctest::Approx(expected_value(row)).epsilon(1e-12));
            });
        }
        const bool is_common = common.count(row["name"]) != 0;
        CHECK(matches == (is_common ? 0 : 1));
        listed += matches;
        of_all += is_common ? 1 : 0;
    }
    CHECK(listed == 55);
    CHECK(of_all == 21); // seven metrics of each processor from Zen 4 to Zen 6
}

TEST_CASE("bytes of a beat are those that Linux's scales mean") {
    for (const facts::row &row : facts::table{"amd/unit_metrics.csv"}) {
        const std::string scale = row["published_scale"];
        const bool is_mib = scale.find("MiB") != scale.npos;
        if (!is_mib && scale.find("e-5MB/s") == scale.npos) continue;
        INFO(row["generation"] << ' ' << row["name"]);
        const double unit = is_mib ? 1048576 : 1e6;
        const double bytes = std::stod(scale) * unit;
        CHECK(static_cast<double>(facts::number(row["divide"])) == unit);
        // Two digits of the scale are known: 3e-5 stands for 32 bytes in a MiB.
        CHECK(bytes ==
              doctest::Approx(static_cast<double>(facts::number(row["multiply"]))).epsilon(0.02));
    }
}

TEST_CASE("a mean latency of L3 misses is planned and evaluated") {
    namespace zen5 = msr::events::zen5;
    constexpr auto &plan = msr::plan<amd::zen5, zen5::l3::l3_xi_sampled_latency::dram_near,
                                     zen5::l3::l3_xi_sampled_latency_requests::dram_near>;
    static_assert(plan.size == 2);
    const msr::metric_value counts[] = {45000.0, 3000.0};
    const msr::metric_value value =
        msr::value_of(zen5::metric::l3_read_miss_latency_for_local_dram, msr::all_of(counts));
    REQUIRE(static_cast<bool>(value));
    CHECK(value.value_or(0) == 150); // ns: 10 * 45000 / 3000
}

// Tests metrics of Intel's memory controllers: the metrics' formulas, worked out by hand.
#include <msr/intel/uncore/metrics.hpp>

#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/evaluate.hpp>
#include <msr/metric/value.hpp>

#include <doctest/doctest.h>

namespace {

namespace metric = msr::uncore::metric;
namespace skx = msr::events::skylake_sp::imc::cas_count;
namespace spr = msr::events::sapphire_rapids::imc::cas_count;

/// Returns the constants of a metric for a measurement of half a second.
msr::known_constants half_a_second() {
    msr::known_constants known;
    known.set(msr::metric_constant::duration, 0.5);
    return known;
}

} // namespace

TEST_CASE("bytes in a second: 64 for each transfer") {
    const msr::metric_value reads[]{{3'000'000}};
    CHECK(*msr::value_of(metric::memory_bandwidth_read<spr::rd>, {reads, 1}, half_a_second()) ==
          384); // 3,000,000 * 64 / 10^6 / 0.5
    CHECK(*msr::value_of(metric::memory_bandwidth_write<skx::wr>, {reads, 1}, half_a_second()) ==
          384);
    const msr::metric_value transfers[]{{3'000'000}, {1'000'000}};
    CHECK(*msr::value_of(metric::memory_bandwidth_total<skx::rd, skx::wr>, {transfers, 2},
                         half_a_second()) == 512);
    const msr::metric_value reads_of_all[]{{3'000'000}, {4'000'000}};
    CHECK(*msr::value_of(metric::memory_read_ratio<spr::rd, spr::all>, {reads_of_all, 2}, {}) ==
          75);
}

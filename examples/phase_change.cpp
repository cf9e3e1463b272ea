// Counts a time series: a running session is read in intervals, and the difference of two readings
// is what an interval counted. The work scans a small buffer and then a large one, and the series
// shows where it changed. On a simulated Zen 4; on a processor the device is an msr::perf or an
// msr::dev_msr, and a timer ends the intervals. Nothing is measured here.
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/metric.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

namespace amd = msr::amd;
namespace sim = msr::sim;
namespace zen4 = msr::events::zen4;

namespace {

constexpr auto misses = zen4::l2_cache_req_stat::ls_rd_blk_c.user();
constexpr auto instructions = zen4::ex_ret_instr.user();
constexpr auto per_thousand =
    msr::metric("misses/1000", msr::count_of(misses) / msr::count_of(instructions) * 1000);
constexpr const auto &plan = msr::plan<amd::zen4, misses, instructions>;

constexpr std::uint64_t loads_of_interval = 10'000;
constexpr std::uint64_t line = 64;

/// Loads the lines of a buffer in turn, from where the last interval ended.
template <typename Device>
void scan(Device &device, std::uint64_t buffer, std::uint64_t size, std::uint64_t &next) {
    for (std::uint64_t i = 0; i < loads_of_interval; ++i, ++next)
        device.load(buffer + next * line % size, 8, {.address = 0x401000});
}

/// Returns the first interval that differs most from the interval before.
std::size_t change_in(const std::vector<double> &series) {
    std::size_t position = 0;
    double maximum = 0;
    for (std::size_t i = 1; i < series.size(); ++i)
        if (const double jump = std::abs(series[i] - series[i - 1]); jump > maximum) {
            maximum = jump;
            position = i;
        }
    return position;
}

} // namespace

int main() {
    sim::fed<sim::machine<sim::amd_pmu>> device{
        sim::shape_of(msr::core::zen4)->shape, {}, amd::zen4, zen4::core_events::all.events};
    msr::session session{device, plan, msr::watch_cpu(0)};
    session.start();
    auto previous = session.read();
    std::vector<double> series;
    std::uint64_t next = 0;
    for (int interval = 0; interval < 20; ++interval) {
        const bool is_small = interval < 12;
        scan(device, is_small ? 0x10'0000 : 0x1000'0000, is_small ? 16'384 : 64'000'000, next);
        const auto current = session.read();
        const auto counted = current - previous;
        previous = current;
        series.push_back(msr::value_of<per_thousand>(counted).value_or(0));
        const auto stars = static_cast<std::size_t>(std::clamp(series.back() / 20, 0.0, 60.0));
        std::printf("%2d %6" PRIu64 " misses %6.1f per 1000 instructions %s\n", interval,
                    counted[misses], series.back(), std::string(stars, '*').c_str());
    }
    std::printf("the work changed before interval %zu\n", change_in(series));
}

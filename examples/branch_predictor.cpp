// Compares the mispredictions of a branch on numbers without a pattern with those of the same
// branch on the same numbers sorted. It runs on a simulated Haswell, whose predictor is a model; on
// a processor the device is an msr::perf or an msr::dev_msr, and the loop is yours. Nothing is
// measured here.
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <vector>

namespace perfmon = msr::perfmon;
namespace hsw = msr::events::haswell;
namespace sim = msr::sim;

namespace {

constexpr auto branches = hsw::br_inst_retired::conditional.user();
constexpr auto wrong = hsw::br_misp_retired::conditional.user();
constexpr auto share =
    msr::metric("mispredicted", "percent", msr::count_of(wrong) / msr::count_of(branches) * 100);
constexpr const auto &plan = msr::plan<perfmon::haswell, branches, wrong>;

/// Returns numbers below 256 that have no pattern.
std::vector<unsigned> numbers() {
    std::vector<unsigned> result;
    std::uint32_t state = 1;
    for (int i = 0; i < 20'000; ++i) {
        // Linear congruential generator of "Numerical Recipes".
        state = state * 1664525 + 1013904223;
        result.push_back(state >> 24);
    }
    return result;
}

/// Simulates the loop `if (number >= 128) sum += number;` over the numbers.
template <typename Device>
void sum_large(Device &device, const std::vector<unsigned> &of) {
    for (const unsigned number : of) {
        device.retire(1, {.address = 0x401000});
        // A branch over the addition, taken where the number is small.
        device.branch(number < 128, {.address = 0x401004});
        if (number >= 128) device.retire(1, {.address = 0x401006});
    }
}

void count(const char *order, const std::vector<unsigned> &of) {
    sim::fed<sim::machine<sim::perfmon_pmu>> device{sim::shape_of(msr::core::haswell)->shape,
                                                    {},
                                                    perfmon::target_at(msr::core::haswell),
                                                    hsw::core_events::all.events};
    msr::session session{device, plan, msr::watch_cpu(0)};
    const auto counts = session.measure([&] { sum_large(device, of); });
    std::printf("%-12s %8" PRIu64 " branches %8" PRIu64 " mispredicted %5.1f %%\n", order,
                counts[branches], counts[wrong], msr::value_of<share>(counts).value_or(0));
}

} // namespace

int main() {
    std::vector<unsigned> list = numbers();
    count("as they come", list);
    std::sort(list.begin(), list.end());
    count("sorted", list);
}

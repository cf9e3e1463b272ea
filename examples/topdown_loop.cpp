// Divides the clocks of three loops top down: of the issue slots, four in each clock, it prints the
// shares that retired, that mispredicted branches cost, and that waited for memory or the front
// end. Intel's own formulas (msr::events::haswell::metric::retiring, bad_speculation,
// frontend_bound, backend_bound) count events that the simulated Haswell does not have, so bad
// speculation is estimated here by a misprediction's 16 clocks, which its model takes. Nothing is
// measured here.
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <cstdint>
#include <cstdio>

namespace perfmon = msr::perfmon;
namespace hsw = msr::events::haswell;
namespace sim = msr::sim;

namespace {

constexpr auto clocks = perfmon::core_cycles.user();
constexpr auto retired = hsw::uops_retired::retire_slots.user();
constexpr auto wrong = hsw::br_misp_retired::all_branches.user();

constexpr auto slots = 4 * msr::count_of(clocks);
constexpr auto retiring = msr::metric("retiring", "percent", 100 * msr::count_of(retired) / slots);
constexpr auto bad_speculation =
    msr::metric("bad speculation", "percent", 100 * 4 * 16 * msr::count_of(wrong) / slots);
constexpr auto waiting =
    msr::metric("waiting", "percent",
                100 * (1 - (msr::count_of(retired) + 4 * 16 * msr::count_of(wrong)) / slots));

// One group suffices: clocks have a fixed counter, the other choices general counters.
constexpr const auto &plan = msr::metric_plan<perfmon::haswell, retiring, bad_speculation, waiting>;
static_assert(plan.group_count == 1);

using processor = sim::fed<sim::machine<sim::perfmon_pmu>>;

template <typename Loop>
void show(const char *name, Loop loop) {
    processor device{sim::shape_of(msr::core::haswell)->shape,
                     {},
                     perfmon::target_at(msr::core::haswell),
                     hsw::core_events::all.events};
    msr::session session{device, msr::plan<perfmon::haswell, clocks, retired, wrong>,
                         msr::watch_cpu(0)};
    loop(device); // fills the caches before the first count
    const auto counts = session.measure([&] { loop(device); });
    std::printf("%-10s retiring %5.1f %%  bad speculation %5.1f %%  waiting %5.1f %%\n", name,
                msr::value_of<retiring>(counts).value_or(-1),
                msr::value_of<bad_speculation>(counts).value_or(-1),
                msr::value_of<waiting>(counts).value_or(-1));
}

void adds(processor &device) {
    for (int i = 0; i < 10'000; ++i) {
        device.retire(7, {.address = 0x401000});
        device.branch(true, {.address = 0x40101c}, 0x401000);
    }
}

void guesses(processor &device) {
    std::uint32_t state = 1;
    for (int i = 0; i < 10'000; ++i) {
        state = state * 1664525 + 1013904223;
        device.retire(7, {.address = 0x401000});
        device.branch(state >> 31 != 0, {.address = 0x40101c});
    }
}

void misses(processor &device) {
    for (std::uint64_t i = 0; i < 1'000'000; ++i)
        device.load(0x1000'0000 + 64 * i, 8, {.address = 0x401000}); // 64 MB
}

} // namespace

int main() {
    show("adds", adds);
    show("guesses", guesses);
    show("misses", misses);
}

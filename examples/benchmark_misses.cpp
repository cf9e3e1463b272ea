// A benchmark of Google's library that reports L2 misses and instructions by iteration, on a
// simulated Zen 4. On a real processor the device is an msr::perf or an msr::dev_msr, and the
// loop's body is the work. Nothing is measured here.
#include <msr/adaptor/google_benchmark.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/metric.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <benchmark/benchmark.h>

#include <cstdint>

namespace amd = msr::amd;
namespace sim = msr::sim;
namespace zen4 = msr::events::zen4;

namespace {

// Each constant is a choice (an event with qualifiers) that counts user programs, or the metric
// that is the ratio of two choices.
constexpr auto misses = zen4::l2_cache_req_stat::ls_rd_blk_c.user();
constexpr auto instructions = zen4::ex_ret_instr.user();
constexpr auto misses_per_instruction =
    msr::metric("misses/instruction", msr::count_of(misses) / msr::count_of(instructions));
constexpr const auto &plan = msr::plan<amd::zen4, misses, instructions>;

sim::fed<sim::machine<sim::amd_pmu>> device{
    sim::shape_of(msr::core::zen4)->shape, {}, amd::zen4, zen4::core_events::all.events};

/// Reads each line of an array once, with a loop of three instructions.
void walk(std::int64_t kib) {
    constexpr std::uint64_t first = 0x10'0000, line = 64;
    const auto lines = static_cast<std::uint64_t>(kib) * 1024 / line;
    for (std::uint64_t i = 0; i < lines; ++i) {
        device.load(first + i * line);
        device.retire(1);
        device.branch(i + 1 != lines);
    }
}

void walk_memory(benchmark::State &state) {
    walk(state.range(0)); // fills the caches before the first count
    auto counted =
        msr::count_benchmark<misses_per_instruction>(state, device, plan, msr::watch_cpu(0));
    for (auto _ : counted)
        walk(state.range(0));
}
BENCHMARK(walk_memory)->Arg(256)->Arg(4096)->Iterations(4);

} // namespace

BENCHMARK_MAIN();

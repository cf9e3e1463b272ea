// Regions inside of regions, in two threads: what each stage of a pipeline misses in the caches, by
// itself and together with the stages inside. Each thread has a simulated Haswell of its own; on a
// processor each would open a session on the CPU that it is bound to. Nothing is measured here.
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/fed.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <cstdint>
#include <cstdio>
#include <thread>

namespace perfmon = msr::perfmon;
namespace sim = msr::sim;

namespace {

constexpr auto misses = perfmon::llc_misses.user();
constexpr auto instructions = perfmon::instructions_retired.user();
constexpr auto misses_per_thousand =
    msr::metric("misses/1000", msr::count_of(misses) / msr::count_of(instructions) * 1000);
constexpr const auto &plan = msr::plan<perfmon::haswell, misses, instructions>;

msr::regions regions{plan};
const msr::region_name request = regions.name("request");
const msr::region_name parse = regions.name("parse");
const msr::region_name look_up = regions.name("look up");

using processor = sim::fed<sim::machine<sim::perfmon_pmu>>;

/// Loads consecutive lines of the cache.
void load_lines(processor &device, std::uint64_t address, std::uint64_t lines) {
    for (std::uint64_t i = 0; i < lines; ++i)
        device.load(address + 64 * i);
}

/// Serves some requests: each parses the same buffer, and looks up lines that lie far apart.
void serve(std::uint64_t requests) {
    processor device{sim::shape_of(msr::core::haswell)->shape,
                     {},
                     perfmon::target_at(msr::core::haswell),
                     msr::events::haswell::core_events::all.events};
    msr::session session{device, plan, msr::watch_cpu(0)};
    session.start();
    msr::region_thread mine{regions, msr::session_reader{session}};
    for (std::uint64_t i = 0; i < requests; ++i) {
        const msr::region whole{mine, request};
        {
            const msr::region stage{mine, parse};
            load_lines(device, 0x10'0000, 100);
        }
        {
            const msr::region stage{mine, look_up};
            load_lines(device, 0x1000'0000 + 0x1'0000 * i, 10);
        }
        device.retire(50);
    }
}

} // namespace

int main() {
    std::thread other{serve, 3000};
    serve(1000);
    other.join();
    msr::region_report report = regions.report();
    report.add_metric<misses_per_thousand>(plan);
    std::fputs(msr::to_table(report).c_str(), stdout);
}

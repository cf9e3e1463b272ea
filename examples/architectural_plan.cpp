// A plan for Intel's architectural performance monitoring: two choices on fixed counters, two on
// general counters. Prints the register writes of the plan, and runs the plan on a recorder in
// place of a processor.
#include <msr/backend/recorder.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor.hpp>
#include <msr/session.hpp>

#include <cinttypes>
#include <cstddef>
#include <cstdio>

namespace perfmon = msr::perfmon;

// The plan takes fixed counters 1 and 0 for cycles and instructions, which leaves the general
// counters to other choices.
constexpr auto cycles = perfmon::core_cycles.user();
constexpr auto instructions = perfmon::instructions_retired.user();
constexpr auto misses = perfmon::llc_misses.user();
// Clocks in which nothing retires: a fixed counter has no threshold, so `stalls` takes a general
// counter.
constexpr auto stalls = perfmon::instructions_retired.user().cmask<1>().invert();

constexpr const auto &plan = msr::plan<perfmon::perfmon4, cycles, instructions, misses, stalls>;

void print(const char *when, msr::sequence<msr::write> writes) {
    std::printf("%s\n", when);
    for (const msr::write &write : writes) {
        std::printf("  0x%03" PRIx32 " = 0x%09" PRIx64, write.address, write.value);
        if (write.keep != 0) std::printf("  keeping 0x%016" PRIx64, write.keep);
        std::printf("\n");
    }
}

int main() {
    const msr::program_view program = plan.view();
    print("set-up", program.set_up);
    print("start", program.start);
    print("stop", program.stop);
    std::printf("counted on\n");
    for (std::size_t i = 0; i < plan.size; ++i)
        std::printf("  %s\n", program.readouts[i].name);

    msr::recorder machine; // an msr::dev_msr in place of the recorder would write to this processor
    msr::session session{machine, plan, msr::watch_cpu(0)};
    const auto counts = session.measure([&] {
        machine.set(0, 0x30a, 3000); // The test values stand for the counts of a processor.
        machine.set(0, 0x309, 4500);
        machine.set(0, 0x0c1, 7);
        machine.set(0, 0x0c2, 900);
    });
    std::printf("recorded, not measured\n  %" PRIu64 " cycles, %" PRIu64 " instructions, %" PRIu64
                " misses, %" PRIu64 " clocks without any\n",
                counts[cycles], counts[instructions], counts[misses], counts[stalls]);

    const msr::verdict verdict = msr::check_this_processor(plan);
    if (verdict.legal())
        std::printf("the plan could run on this processor\n");
    else
        std::printf("the plan cannot run on this processor: %s (%s)\n", verdict.broken->sentence,
                    verdict.names[0]);
}

// The program of the tutorial: instructions and mispredicted branches of a loop, on whatever
// processor runs it. `msrpp machine --cpu zen4 -- ./first_count` counts on a simulated processor.
#include <msr/backend/any_backend.hpp>
#include <msr/portable.hpp>
#include <msr/session.hpp>

#include <cstdio>
#include <exception>

int main() try {
    constexpr auto instructions = msr::instructions.user(), misses = msr::branch_misses.user();
    constexpr double passes = 1'000'000;
    msr::any_backend device{{.prefer = msr::backend_kind::linux_perf}};
    std::printf("%s\n", device.why().c_str());
    msr::session session{device, msr::plan_here(instructions, misses), msr::this_cpu()};
    const auto counts = session.measure([] {
        auto left = static_cast<unsigned>(passes);
        // Each pass of the loop executes two instructions.
        asm volatile("1: dec %0\n\tjnz 1b" : "+r"(left) : : "cc");
    });
    std::printf("%.2f instructions and %.2f mispredicted branches in a pass\n",
                double(counts[instructions]) / passes, double(counts[misses]) / passes);
} catch (const std::exception &error) {
    return std::fprintf(stderr, "%s\n", error.what()), 1;
}

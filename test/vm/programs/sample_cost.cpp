// The cost of a sample in the handler: register accesses, and clocks of the emulator. usage:
// sample_cost [instructions], where a clock is an instruction (test/vm/guest/85-instructions).
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <string_view>

#include <unistd.h>

namespace {

int device = -1;
bool clocks_are_instructions = false;

/// The distance between samples: `dense` without a pause; `rare` so far apart that the handler
/// reads the kernel's clock for each; `spans` and `less` a little more or less than a span of
/// kernel/samples/clock.h, after which the handler compares its reckoned time with the clock.
enum class pace { dense, rare, spans, less };

/// Microseconds between two samples.
constexpr unsigned distance(pace pace) {
    if (pace == pace::rare) return 2000;
    return pace == pace::spans ? 600 : 300;
}

/// Returns the most instructions that a sample may cost without a call chain.
constexpr double most_instructions(pace pace) { return pace == pace::dense ? 230 : 250; }

const char *apart(pace pace) {
    if (pace == pace::dense) return "";
    if (pace == pace::rare) return ", 2 ms apart";
    return pace == pace::spans ? ", 0.6 ms apart" : ", 0.3 ms apart";
}

/// Makes `count` samples; returns the most register accesses that the handler needed for a sample.
unsigned make_samples(msrpp_soft_sample result, unsigned count, pace pace) {
    unsigned maximum = 0;
    result.count = pace == pace::dense ? count : 1;
    for (unsigned i = 0; i < count; i += result.count) {
        if (pace != pace::dense) ::usleep(distance(pace));
        msrpp_soft_sample report{};
        raw::inject(device, result, &report);
        maximum = std::max(maximum, report.most_accesses);
    }
    return maximum;
}

void cost_of(const char *text, std::uint64_t data, std::uint64_t data3, unsigned accesses,
             pace pace) {
    const unsigned samples = pace == pace::dense ? 8000 : 200;
    raw::bind_to(0);
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL, 1u << 20);
    cpu.cpus = {0};
    cpu.settings.watermark = 1u << 20;
    cpu.settings.random_bits = 7;
    if (!expect(text, cpu.make(device) == 0 && cpu.start() == 0, "%d", errno)) return;
    msrpp_soft_sample result = raw::soft_sample(0);
    result.data |= data;
    result.data3 = data3;
    result.address = 0x7f000040;
    result.target = 0x400000;
    const unsigned maximum = make_samples(result, samples, pace);
    const auto report = cpu.statistics();
    const double entry =
        static_cast<double>(report.handler_clocks) / static_cast<double>(report.interrupts);
    if (clocks_are_instructions) {
        std::printf(
            "figure %.0f instructions in the handler for %s, at most %.0f; %llu samples%s\n", entry,
            text, most_instructions(pace), report.interrupts, apart(pace));
        expect("few enough",
               entry >= 50 && entry <= most_instructions(pace) && report.interrupts == samples,
               "%.0f", entry);
    } else {
        std::printf("figure %.0f clocks of the emulator in the handler for %s, and %u register "
                    "accesses\n",
                    entry, text, maximum);
    }
    expect("it has so many register accesses", maximum == accesses, "%u", maximum);
    raw::bind_to_none();
}

} // namespace

int main(int count, char **words) {
    clocks_are_instructions = count == 2 && std::string_view{words[1]} == "instructions";
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    constexpr std::uint64_t branch = 1ull << 37, load = 1, missed = 1ull << 7, address = 1ull << 17;
    for (const pace pace : {pace::dense, pace::rare, pace::spans, pace::less}) {
        cost_of("an op of the ALU", 0, 0, 5, pace);
        cost_of("a branch", branch, 0, 6, pace);
        cost_of("a load that hits", 0, load | address, 6, pace);
        cost_of("a load that misses", 0, load | missed | address, 7, pace);
        if (!clocks_are_instructions) break;
    }
    return failures == 0 ? 0 : 1;
}

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

/// One after the other; or so far apart that the handler asks the kernel what time it is for each;
/// or a little more than a span of kernel/samples/clock.h, or less, so that some answers are
/// compared.
enum class pace { dense, rare, spans, less };

/// Microseconds between samples.
constexpr unsigned distance(pace how) {
    if (how == pace::rare) return 2000;
    return how == pace::spans ? 600 : 300;
}

/// The most that a sample may cost without a chain.
constexpr double most_instructions(pace how) { return how == pace::dense ? 230 : 250; }

const char *apart(pace how) {
    if (how == pace::dense) return "";
    if (how == pace::rare) return ", 2 ms apart";
    return how == pace::spans ? ", 0.6 ms apart" : ", 0.3 ms apart";
}

/// The most register accesses for a sample.
unsigned make_samples(msrpp_soft_sample made, unsigned count, pace how) {
    unsigned most = 0;
    made.count = how == pace::dense ? count : 1;
    for (unsigned i = 0; i < count; i += made.count) {
        if (how != pace::dense) ::usleep(distance(how));
        msrpp_soft_sample told{};
        raw::inject(device, made, &told);
        most = std::max(most, told.most_accesses);
    }
    return most;
}

void cost_of(const char *what, std::uint64_t data, std::uint64_t data3, unsigned accesses,
             pace how) {
    const unsigned samples = how == pace::dense ? 8000 : 200;
    raw::bind_to(0);
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL, 1u << 20);
    cpu.cpus = {0};
    cpu.wanted.watermark = 1u << 20;
    cpu.wanted.random_bits = 7;
    if (!expect(what, cpu.make(device) == 0 && cpu.start() == 0, "%d", errno)) return;
    msrpp_soft_sample made = raw::soft_sample(0);
    made.data |= data;
    made.data3 = data3;
    made.address = 0x7f000040;
    made.target = 0x400000;
    const unsigned most = make_samples(made, samples, how);
    const auto told = cpu.statistics();
    const double each = static_cast<double>(told.clocks) / static_cast<double>(told.interrupts);
    if (clocks_are_instructions) {
        std::printf(
            "figure %.0f instructions in the handler for %s, at most %.0f; %llu samples%s\n", each,
            what, most_instructions(how), told.interrupts, apart(how));
        expect("few enough",
               each >= 50 && each <= most_instructions(how) && told.interrupts == samples, "%.0f",
               each);
    } else {
        std::printf("figure %.0f clocks of the emulator in the handler for %s, and %u register "
                    "accesses\n",
                    each, what, most);
    }
    expect("it has so many register accesses", most == accesses, "%u", most);
    raw::bind_to_none();
}

} // namespace

int main(int count, char **words) {
    clocks_are_instructions = count == 2 && std::string_view{words[1]} == "instructions";
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    constexpr std::uint64_t branch = 1ull << 37, load = 1, missed = 1ull << 7, address = 1ull << 17;
    for (const pace how : {pace::dense, pace::rare, pace::spans, pace::less}) {
        cost_of("an op of the ALU", 0, 0, 5, how);
        cost_of("a branch", branch, 0, 6, how);
        cost_of("a load that hits", 0, load | address, 6, how);
        cost_of("a load that misses", 0, load | missed | address, 7, how);
        if (!clocks_are_instructions) break;
    }
    return failures == 0 ? 0 : 1;
}

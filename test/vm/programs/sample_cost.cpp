// What a sample costs in the handler: register accesses, and clocks of the emulator. usage:
// sample_cost [instructions], where a clock is an instruction (test/vm/guest/85-instructions).
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace {

int device = -1;
bool clocks_are_instructions = false;

/// The most that a sample may cost without a chain. What is wanted is 250: doc/shim.md says where
/// the rest goes.
constexpr double most_instructions = 450;

void cost_of(const char *what, std::uint64_t data, std::uint64_t data3, unsigned accesses) {
    constexpr unsigned samples = 500;
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
    made.count = samples;
    raw::inject(device, made);
    const auto told = cpu.statistics();
    const double each = static_cast<double>(told.clocks) / static_cast<double>(told.interrupts);
    if (clocks_are_instructions) {
        std::printf("figure %.0f instructions in the handler for %s, at most %.0f; %llu samples\n",
                    each, what, most_instructions, told.interrupts);
        expect("few enough", each >= 50 && each <= most_instructions && told.interrupts == samples,
               "%.0f", each);
    } else {
        std::printf("figure %.0f clocks of the emulator in the handler for %s, and %u register "
                    "accesses\n",
                    each, what, told.most_accesses);
    }
    expect("it has so many register accesses", told.most_accesses == accesses, "%u",
           told.most_accesses);
    raw::bind_to_none();
}

} // namespace

int main(int count, char **words) {
    clocks_are_instructions = count == 2 && std::string_view{words[1]} == "instructions";
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    callers::put("/sys/module/msrpp/parameters/soft_tick", "0");
    constexpr std::uint64_t branch = 1ull << 37, load = 1, missed = 1ull << 7, address = 1ull << 17;
    cost_of("an op of the ALU", 0, 0, 5);
    cost_of("a branch", branch, 0, 6);
    cost_of("a load that hits", 0, load | address, 6);
    cost_of("a load that misses", 0, load | missed | address, 7);
    return failures == 0 ? 0 : 1;
}

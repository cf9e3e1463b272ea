// This program samples a loop of 1,000 instructions of one op each with IBS op: a thread waits for
// interrupts, and notes the instruction of each sample.
//
// usage: samples_loop PERIOD SAMPLES HOW    HOW: random, the next period begins with the count that
//                                           the processor drew; fixed, with 0
//
// The program prints the samples, how many of the loop's instructions were hit, and chi-squared per
// degree of freedom against an even distribution over the instructions.
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string_view>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <unistd.h>

// addresses of the loop's first and last instructions
extern "C" const char loop_begin[], loop_count[], loop_branch[];

namespace {

constexpr std::size_t instructions = 1000;
constexpr off_t op_ctl = 0xc0011033, op_rip = 0xc0011034;
constexpr std::uint64_t enabled = 1 << 17, valid = 1 << 18, counts_ops = 1 << 19;
constexpr std::uint64_t drawn_bits = std::uint64_t{0x7f} << 32;

int device = -1;
std::atomic<bool> is_over{};

std::uint64_t read_register(off_t address) {
    std::uint64_t value = 0;
    if (pread(device, &value, sizeof value, address) != sizeof value) std::abort();
    return value;
}

void write_register(off_t address, std::uint64_t value) {
    if (pwrite(device, &value, sizeof value, address) != sizeof value) std::abort();
}

void run_on(int cpu) {
    cpu_set_t cpu_set;
    CPU_ZERO(&cpu_set);
    CPU_SET(cpu, &cpu_set);
    sched_setaffinity(0, sizeof cpu_set,
                      &cpu_set); // on a machine of one CPU both threads run on CPU 0
}

__attribute__((noinline)) void loop(std::uint64_t turns) {
    asm volatile(".globl loop_begin, loop_count, loop_branch\n"
                 "loop_begin:\n"
                 " .rept 998\n"
                 " nop\n"
                 " .endr\n"
                 "loop_count: dec %0\n"
                 "loop_branch: jnz loop_begin\n"
                 : "+r"(turns)
                 :
                 : "cc");
}

struct result {
    std::uint64_t expected = 0;
    std::uint64_t kept_bits = 0; ///< bits of the count that are not cleared for the next period
    std::uint64_t samples = 0;
    std::array<std::uint64_t, instructions> hits{};
};

void note(result &destination, std::uint64_t rip) {
    const auto begin = reinterpret_cast<std::uintptr_t>(loop_begin);
    const auto last = reinterpret_cast<std::uintptr_t>(loop_branch);
    if (rip < begin || rip > last || destination.samples == destination.expected) return;
    ++destination.samples;
    // each nop of the loop is one byte
    ++destination.hits[rip == last ? instructions - 1 : rip - begin];
}

void handle(int stream, std::uint64_t armed, result &destination) {
    run_on(1);
    std::array<char, 4096> lines;
    pollfd waited{.fd = stream, .events = POLLIN, .revents = 0};
    while (!is_over.load()) {
        if (poll(&waited, 1, 20) <= 0 || read(stream, lines.data(), lines.size()) <= 0) continue;
        const std::uint64_t control = read_register(op_ctl);
        if ((control & valid) == 0) continue;
        note(destination, read_register(op_rip));
        write_register(op_ctl, armed | (control & destination.kept_bits));
    }
}

double chi_squared(const result &result) {
    const double expected = static_cast<double>(result.samples) / instructions;
    double sum = 0;
    for (const std::uint64_t number : result.hits)
        sum += (static_cast<double>(number) - expected) * (static_cast<double>(number) - expected);
    return sum / expected / (instructions - 1);
}

} // namespace

int main(int count, char **words) {
    if (count != 4) return 2;
    const std::uint64_t period = std::strtoull(words[1], nullptr, 0);
    const bool is_random = std::string_view{words[3]} == "random";
    const std::uint64_t armed = enabled | counts_ops | period / 16;
    result observed;
    observed.expected = std::strtoull(words[2], nullptr, 0);
    observed.kept_bits = is_random ? drawn_bits : 0;
    run_on(0);
    device = open("/dev/cpu/0/msr", O_RDWR);
    const int stream = open("/dev/cpu/0/interrupts", O_RDONLY);
    if (device < 0 || stream < 0) return 1;
    std::thread handler{handle, stream, armed, std::ref(observed)};
    write_register(op_ctl, armed);
    loop((observed.expected + 1) * (period + 1) / instructions + 1);
    write_register(op_ctl, 0);
    is_over.store(true);
    handler.join();
    std::size_t places = 0;
    for (const std::uint64_t number : observed.hits)
        places += number != 0;
    std::printf("samples %llu places %zu chi-squared %.3f\n",
                static_cast<unsigned long long>(observed.samples), places, chi_squared(observed));
}

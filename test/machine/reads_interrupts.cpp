// This program samples itself with IBS op through /dev/cpu/0/msr, as a driver would: a thread waits
// for interrupts in /dev/cpu/0/interrupts, reads the sample of each, and begins the next period.
// Register addresses are numbers, as in programs without a library.
//
// usage: reads_interrupts PERIOD TURNS [alone]
//   TURNS of a loop of 4 instructions; alone: a single thread looks for a sample each 1,000 turns
//
// The program prints the samples of the loop, how many of the samples were of the loop's load, and
// the interrupts.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <unistd.h>

// the addresses of the loop's first instruction and of the loop's end
extern "C" const char loop_begin[], loop_end[];

namespace {

constexpr off_t op_ctl = 0xc0011033, op_rip = 0xc0011034, op_data3 = 0xc0011037,
                dc_linaddr = 0xc0011038;
constexpr std::uint64_t enabled = 1 << 17, valid = 1 << 18, counts_ops = 1 << 19;
constexpr std::uint64_t random_bits = std::uint64_t{0x7f} << 32;

int device = -1;
std::atomic<bool> is_over{};
std::uint64_t word = 0; // the word that the loop loads

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

// Executes the loop of four instructions, of which the first is the load.
__attribute__((noinline)) void loop(std::uint64_t turns) {
    std::uint64_t got = 0;
    asm volatile(".globl loop_begin, loop_end\n"
                 "loop_begin: mov %2, %1\n"
                 " nop\n"
                 " dec %0\n"
                 " jnz loop_begin\n"
                 "loop_end:"
                 : "+r"(turns), "=&r"(got)
                 : "m"(word)
                 : "cc");
}

struct result {
    std::uint64_t interrupts = 0;
    std::uint64_t in_loop = 0;
    std::uint64_t loads = 0;
    std::uint64_t contradictions = 0; ///< records whose fields contradict each other
};

void take_sample(result &destination, std::uint64_t armed) {
    const std::uint64_t control = read_register(op_ctl);
    if ((control & valid) == 0) return;
    const std::uint64_t rip = read_register(op_rip);
    const auto begin = reinterpret_cast<std::uintptr_t>(loop_begin);
    const auto end = reinterpret_cast<std::uintptr_t>(loop_end);
    if (rip >= begin && rip < end) {
        ++destination.in_loop;
        const bool is_load = (read_register(op_data3) & 1) != 0;
        destination.loads += is_load;
        destination.contradictions += is_load != (rip == begin);
        if (is_load)
            destination.contradictions +=
                read_register(dc_linaddr) != reinterpret_cast<std::uintptr_t>(&word);
    }
    write_register(op_ctl, armed | (control & random_bits));
}

void look(int stream, int milliseconds, std::uint64_t armed, result &destination) {
    std::array<char, 4096> lines;
    pollfd waited{.fd = stream, .events = POLLIN, .revents = 0};
    if (poll(&waited, 1, milliseconds) <= 0) return;
    const ssize_t size = read(stream, lines.data(), lines.size());
    for (ssize_t i = 0; i < size; ++i)
        destination.interrupts += lines[static_cast<std::size_t>(i)] == '\n';
    take_sample(destination, armed);
}

void handle(int stream, std::uint64_t armed, result &destination) {
    run_on(1);
    while (!is_over.load())
        look(stream, 20, armed, destination);
}

} // namespace

int main(int count, char **words) {
    if (count != 3 && count != 4) return 2;
    const std::uint64_t period = std::strtoull(words[1], nullptr, 0);
    const std::uint64_t turns = std::strtoull(words[2], nullptr, 0);
    const std::uint64_t armed = enabled | counts_ops | period / 16;
    run_on(0);
    device = open("/dev/cpu/0/msr", O_RDWR);
    const int stream = open("/dev/cpu/0/interrupts", O_RDONLY);
    if (device < 0 || stream < 0) return 1;
    result observed;
    if (count == 4) {
        write_register(op_ctl, armed);
        for (std::uint64_t done = 0; done < turns; done += 1000) {
            loop(1000);
            look(stream, 0, armed, observed);
        }
        write_register(op_ctl, 0);
    } else {
        std::thread handler{handle, stream, armed, std::ref(observed)};
        write_register(op_ctl, armed);
        loop(turns);
        write_register(op_ctl, 0);
        is_over.store(true);
        handler.join();
    }
    std::printf("samples %llu loads %llu interrupts %llu wrong %llu\n",
                static_cast<unsigned long long>(observed.in_loop),
                static_cast<unsigned long long>(observed.loads),
                static_cast<unsigned long long>(observed.interrupts),
                static_cast<unsigned long long>(observed.contradictions));
}

// Samples another program with IBS op through /dev/cpu/0/msr, as a driver would: the program runs
// on simulated CPU 0, and this one, on CPU 1, waits for interrupts, reads each sample, and begins
// the next period of sampling.
//
// usage: sampled PERIOD PROGRAM ARGUMENTS...    PERIOD: ops, a multiple of 16
//
// Prints the number of samples to standard error. Exits with the program's status.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

constexpr off_t op_ctl = 0xc0011033, op_rip = 0xc0011034, op_data3 = 0xc0011037;
constexpr std::uint64_t enabled = 1 << 17, valid = 1 << 18, counts_ops = 1 << 19;

int device = -1;

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
    if (sched_setaffinity(0, sizeof cpu_set, &cpu_set) != 0) std::abort();
}

} // namespace

int main(int count, char **words) {
    if (count < 3) return 2;
    const std::uint64_t period = std::strtoull(words[1], nullptr, 0);
    const std::uint64_t armed = enabled | counts_ops | period / 16;
    device = open("/dev/cpu/0/msr", O_RDWR);
    const int stream = open("/dev/cpu/0/interrupts", O_RDONLY);
    if (device < 0 || stream < 0) return 125;
    run_on(1);
    const pid_t program = fork();
    if (program == 0) {
        run_on(0);
        execv(words[2], words + 2);
        _exit(127);
    }
    write_register(op_ctl, armed);
    std::uint64_t samples = 0, misses = 0;
    int status = 0;
    std::array<char, 4096> lines;
    pollfd waited{.fd = stream, .events = POLLIN, .revents = 0};
    while (waitpid(program, &status, WNOHANG) == 0) {
        if (poll(&waited, 1, 20) <= 0 || read(stream, lines.data(), lines.size()) <= 0) continue;
        if ((read_register(op_ctl) & valid) == 0) continue;
        samples += read_register(op_rip) != 0;
        misses += read_register(op_data3) >> 7 & 1; // DcMiss
        write_register(op_ctl, armed);
    }
    write_register(op_ctl, 0);
    std::fprintf(stderr, "samples %llu, misses %llu\n", static_cast<unsigned long long>(samples),
                 static_cast<unsigned long long>(misses));
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}

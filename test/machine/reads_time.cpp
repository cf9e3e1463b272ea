// This program reads the time stamp counter by RDTSC between two reads of the register
// IA32_TIME_STAMP_COUNTER, and times a loop. It prints `ordered` where each value of RDTSC lies
// between the values of the register, then the clocks of the loop.
#include <cstdint>
#include <cstdio>
#include <initializer_list>

#include <cpuid.h>
#include <fcntl.h>
#include <unistd.h>

extern "C" std::uint64_t time_at_end_of_page();
asm(R"(
    .text
    .balign 4096
    .skip 4094
time_at_end_of_page:
    rdtsc                   # the last instruction of a page, and of its block
    shlq $32, %rdx
    orq %rdx, %rax
    ret
)");

namespace {

using instruction = std::uint64_t (*)();

int device = -1;

std::uint64_t time_by_register() {
    constexpr off_t time_stamp_counter = 0x10;
    std::uint64_t clocks = 0;
    if (pread(device, &clocks, sizeof clocks, time_stamp_counter) != sizeof clocks) return 0;
    return clocks;
}

std::uint64_t time_by_rdtsc() {
    std::uint32_t low = 0, high = 0;
    asm volatile("rdtsc" : "=a"(low), "=d"(high));
    return std::uint64_t{high} << 32 | low;
}

std::uint64_t time_by_rdtscp() {
    std::uint32_t low = 0, high = 0;
    asm volatile("rdtscp" : "=a"(low), "=d"(high)::"ecx");
    return std::uint64_t{high} << 32 | low;
}

/// Reads the time by RDTSCP where CPUID announces RDTSCP (Fn8000_0001 EDX), else by RDTSC.
std::uint64_t time_by_rdtscp_if_present() {
    constexpr unsigned rdtscp = 27;
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    const bool present =
        __get_cpuid(0x8000'0001, &eax, &ebx, &ecx, &edx) != 0 && (edx >> rdtscp & 1) != 0;
    return present ? time_by_rdtscp() : time_by_rdtsc();
}

} // namespace

int main() {
    device = open("/dev/cpu/0/msr", O_RDONLY);
    if (device < 0) return 1;
    bool ordered = true;
    for (int round = 0; round < 3; ++round)
        for (const instruction time :
             {time_by_rdtsc, time_by_rdtscp_if_present, time_at_end_of_page}) {
            const std::uint64_t first = time_by_register();
            const std::uint64_t value = time();
            const std::uint64_t last = time_by_register();
            ordered = ordered && first != 0 && first <= value && value <= last;
        }
    std::puts(ordered ? "ordered" : "not ordered");
    const std::uint64_t begin = time_by_rdtsc();
    std::uint64_t turns = 1'000'000;
    asm volatile("1: decq %0\n\tjnz 1b" : "+r"(turns));
    std::printf("%llu\n", static_cast<unsigned long long>(time_by_rdtsc() - begin));
}

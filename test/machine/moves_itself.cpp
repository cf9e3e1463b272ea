// This program pins itself to CPU 0, then to CPU 1, and prints for each CPU the kind of core (CPUID
// leaf 1AH, EAX bits 31:24), the number of general counters (leaf 0AH, EAX bits 15:8) and the
// family (leaf 1, EAX; SDM volume 2A, CPUID).
#include <cpuid.h>
#include <cstdio>

#include <sched.h>

int main() {
    for (unsigned cpu = 0; cpu < 2; ++cpu) {
        cpu_set_t cpu_set;
        CPU_ZERO(&cpu_set);
        CPU_SET(cpu, &cpu_set);
        if (sched_setaffinity(0, sizeof cpu_set, &cpu_set) != 0) return 1;
        unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
        __cpuid_count(0x1a, 0, eax, ebx, ecx, edx);
        std::printf("%#x ", eax >> 24);
        __cpuid_count(0x0a, 0, eax, ebx, ecx, edx);
        std::printf("%u ", eax >> 8 & 0xff);
        __cpuid(1, eax, ebx, ecx, edx);
        const unsigned family = eax >> 8 & 0xf, extended = eax >> 20 & 0xff;
        const unsigned model = (eax >> 4 & 0xf) | (eax >> 12 & 0xf0);
        std::printf("%02x_%02x\n", family == 0xf ? family + extended : family, model);
    }
}

// This program counts a loop with registers that the caller chooses by hand, without a planner:
// by_hand ADDRESS=VALUE... -- ADDRESS... writes registers, executes 1,000 turns of the loop, and
// prints the values of registers with blanks between them. A turn has 9 instructions: among them a
// load, a store, a near call and a return, a division and a loop branch.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace {

std::uint64_t place[8];

__attribute__((noinline)) void run_loop() {
    std::uint64_t turns = 1000;
    asm volatile(R"(
    1:  mov (%1), %%rax
        mov %%rax, (%1)
        call 2f
        xor %%edx, %%edx
        mov $7, %%eax
        div %%ecx
        dec %%ecx
        jnz 1b
        jmp 3f
    2:  ret
    3:
    )"
                 : "+c"(turns)
                 : "r"(place)
                 : "rax", "rdx", "cc", "memory");
}

} // namespace

int main(int count, char **words) {
    const int device = open("/dev/cpu/0/msr", O_RDWR);
    if (device < 0) return 125;
    int position = 1;
    for (; position < count && std::string{words[position]} != "--"; ++position) {
        char *end = nullptr;
        const unsigned long long address = std::strtoull(words[position], &end, 0);
        const std::uint64_t value = std::strtoull(end + 1, nullptr, 0);
        if (pwrite(device, &value, sizeof value, static_cast<off_t>(address)) != sizeof value) {
            std::printf("%s is refused\n", words[position]);
            return 1;
        }
    }
    run_loop();
    const char *separator = "";
    for (++position; position < count; ++position) {
        const unsigned long long address = std::strtoull(words[position], nullptr, 0);
        std::uint64_t value = 0;
        if (pread(device, &value, sizeof value, static_cast<off_t>(address)) != sizeof value) {
            std::printf("%s%s is refused", separator, words[position]);
        } else {
            std::printf("%s%llu", separator, static_cast<unsigned long long>(value));
        }
        separator = " ";
    }
    std::printf("\n");
}

// Writes registers of CPU 0 through /dev/cpu/0/msr, then becomes another program:
// writes_registers ADDRESS=VALUE... -- PROGRAM ARGUMENTS. Numbers as strtoull() reads them.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

int main(int count, char **words) {
    const int device = open("/dev/cpu/0/msr", O_RDWR | O_CLOEXEC);
    if (device < 0) return 125;
    int at = 1;
    for (; at < count && std::string{words[at]} != "--"; ++at) {
        char *end = nullptr;
        const unsigned long long address = std::strtoull(words[at], &end, 0);
        const std::uint64_t value = std::strtoull(end + 1, nullptr, 0);
        if (pwrite(device, &value, sizeof value, static_cast<off_t>(address)) != sizeof value) {
            std::fprintf(stderr, "writes_registers: %s is refused\n", words[at]);
            return 125;
        }
    }
    if (at + 1 >= count) return 125;
    execvp(words[at + 1], words + at + 1);
    return 125;
}

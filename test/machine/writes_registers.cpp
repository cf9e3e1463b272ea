// This program writes registers of CPU 0 through /dev/cpu/0/msr, then executes PROGRAM, if given:
// writes_registers [--all] ADDRESS=VALUE... [-- PROGRAM ARGUMENTS]. Numbers are written as
// strtoull() reads them. With --all the program goes on after a register that is refused.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <unistd.h>

int main(int count, char **words) {
    const int device = open("/dev/cpu/0/msr", O_RDWR | O_CLOEXEC);
    if (device < 0) return 125;
    const bool writes_all = count > 1 && std::string{words[1]} == "--all";
    int position = writes_all ? 2 : 1;
    bool all_are_written = true;
    for (; position < count && std::string{words[position]} != "--"; ++position) {
        char *end = nullptr;
        const unsigned long long address = std::strtoull(words[position], &end, 0);
        const std::uint64_t value = std::strtoull(end + 1, nullptr, 0);
        if (pwrite(device, &value, sizeof value, static_cast<off_t>(address)) != sizeof value) {
            std::fprintf(stderr, "writes_registers: %s is refused\n", words[position]);
            if (!writes_all) return 125;
            all_are_written = false;
        }
    }
    if (!all_are_written) return 125;
    if (position == count) return 0;
    if (position + 1 == count) return 125;
    execvp(words[position + 1], words + position + 1);
    return 125;
}

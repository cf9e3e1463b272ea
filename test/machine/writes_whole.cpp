// This program reads IA32_PERF_CAPABILITIES of CPU 0 through /dev/cpu/0/msr and writes IA32_PMC0 by
// its address C1h, and by 4C1h where bit 13 of the capabilities (full-width writes) is set. It
// prints the counter's value after each write, or `refused`: `FULL_WIDTH_BIT BY_C1H BY_4C1H`.
#include <cstdint>
#include <cstdio>
#include <string>

#include <fcntl.h>
#include <unistd.h>

namespace {

constexpr off_t capabilities = 0x345, counter = 0xc1, whole_counter = 0x4c1;
constexpr std::uint64_t value = 0x12'8765'4321;

std::string text_of(std::uint64_t number) {
    char text[32];
    std::snprintf(text, sizeof text, "0x%llx", static_cast<unsigned long long>(number));
    return text;
}

std::string read_at(int device, off_t address) {
    std::uint64_t value = 0;
    if (pread(device, &value, sizeof value, address) != sizeof value) return "refused";
    return text_of(value);
}

std::string written_by(int device, off_t address) {
    if (pwrite(device, &value, sizeof value, address) != sizeof value) return "refused";
    return read_at(device, counter);
}

} // namespace

int main() {
    const int device = open("/dev/cpu/0/msr", O_RDWR | O_CLOEXEC);
    if (device < 0) return 1;
    std::uint64_t value = 0;
    if (pread(device, &value, sizeof value, capabilities) != sizeof value) return 1;
    std::printf("%u %s %s\n", static_cast<unsigned>(value >> 13 & 1),
                written_by(device, counter).c_str(), written_by(device, whole_counter).c_str());
}

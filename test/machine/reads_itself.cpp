// This program counts itself through /dev/cpu/N/msr with numeric addresses, as programs without a
// library do: IA32_PERFEVTSEL0 counts retired instructions at user level in a loop of 3
// instructions. It prints the count of 2,000 turns minus the count of 1,000 turns: 3,000.
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

namespace {

constexpr off_t counter = 0xc1, select_register = 0x186, global_control = 0x38f;
constexpr std::uint64_t retired_instructions_at_user_level = 0x4100c0;

int device = -1;

std::uint64_t read_register(off_t address) {
    std::uint64_t value = 0;
    if (pread(device, &value, sizeof value, address) != sizeof value) std::abort();
    return value;
}

void write_register(off_t address, std::uint64_t value) {
    if (pwrite(device, &value, sizeof value, address) != sizeof value) std::abort();
}

__attribute__((noinline)) std::uint64_t counted(std::uint64_t turns) {
    const std::uint64_t previous = read_register(counter);
    asm volatile("1: nop\n dec %0\n jnz 1b" : "+r"(turns)::"cc");
    return read_register(counter) - previous;
}

} // namespace

int main() {
    const std::string name = "/dev/cpu/" + std::to_string(sched_getcpu()) + "/msr";
    device = open(name.c_str(), O_RDWR);
    if (device < 0) return 1;
    write_register(select_register, retired_instructions_at_user_level);
    write_register(global_control, 1);
    const std::uint64_t minority = counted(1000);
    const std::uint64_t extra = counted(2000);
    std::printf("%llu\n", static_cast<unsigned long long>(extra - minority));
}

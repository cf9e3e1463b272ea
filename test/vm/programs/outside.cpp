// Root writes registers that do not count: the write taints the kernel, as a write by the msr
// driver does, whose parameter allow_writes the module follows as well. On the emulator's
// registers.
#include "callers.hpp"

#include <cstdint>
#include <fstream>
#include <string>

namespace {

constexpr std::uint32_t pat = 0x277, counter = 0x300;

bool is_tainted() { // the flag TAINT_CPU_OUT_OF_SPEC of /proc/sys/kernel/tainted
    unsigned long bits = 0;
    std::ifstream{"/proc/sys/kernel/tainted"} >> bits;
    return (bits & 4) != 0;
}

/// Sets the msr driver's parameter allow_writes, and waits until the module has read it: the module
/// reads it at most ten times a second.
bool set_writes(const char *setting) {
    const bool good = callers::put("/sys/module/msr/parameters/allow_writes", setting);
    ::usleep(150000);
    return good;
}

/// Loads and unloads a register program whose set-up writes the value to a register; returns the
/// error number.
int load_writing(int device, std::uint32_t address, std::uint64_t value) {
    raw::program program({0}, 1);
    program.writes.assign(1, {address, 0, value, 0});
    program.touched = {{address, 0, ~0ULL, 0}};
    program.readouts.clear();
    program.claims.clear();
    program.head.set_up_count = program.head.changed_register_count = 1;
    program.head.start_count = program.head.stop_count = 0;
    program.head.readout_count = program.head.claim_count = 0;
    const int error = program.load(device);
    if (error == 0) raw::unload(device, program.head.handle);
    return error;
}

} // namespace

int main() {
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    const std::uint64_t value = raw::read(device, 0, pat);
    if (is_tainted()) {
        std::printf("SKIP what taints the kernel: it is tainted already\n");
    } else {
        expect("root reads any register", value != 0 && value >> 63 == 0);
        expect("root writes a counter", raw::write(device, 0, counter, 0) == 0);
        expect("which does not taint the kernel", !is_tainted());
    }
    expect("allow_writes=off", set_writes("off"));
    expect("forbids root to write other registers by BATCH",
           raw::write(device, 0, pat, value) == EPERM);
    expect("and by programs", load_writing(device, pat, value) == EPERM);
    expect("but not counters", raw::write(device, 0, counter, 0) == 0);
    expect("allow_writes=on", set_writes("on"));
    expect("allows it again", raw::write(device, 0, pat, value) == 0);
    expect("which taints the kernel", is_tainted());
    return failures == 0 ? 0 : 1;
}

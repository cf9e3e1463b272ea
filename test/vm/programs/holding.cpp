// A program that holds a register until the virtual machine ends: an MTRR of the emulator that is
// not enabled.
#include "check.hpp"
#include "raw.hpp"

int main() {
    constexpr std::uint32_t mtrr_base = 0x20e;
    const int device = raw::open_device();
    raw::program program({0}, 1);
    program.writes.assign(1, {mtrr_base, 0, 0x1000, 0});
    program.touched = {{mtrr_base, 0, ~0ULL, 0}};
    program.readouts.clear();
    program.claims.clear();
    program.head.set_up_count = program.head.changed_register_count = 1;
    program.head.start_count = program.head.stop_count = 0;
    program.head.readout_count = program.head.claim_count = 0;
    if (!expect("a program holds a register until the end", program.load(device) == 0)) return 1;
    for (;;)
        ::pause();
}

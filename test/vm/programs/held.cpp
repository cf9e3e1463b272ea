// The module refuses a counter that the kernel's perf or NMI watchdog has reserved.
#include "check.hpp"
#include "raw.hpp"

int main(int, char **arguments) {
    const int device = raw::open_device();
    const bool value = arguments[1][0] == 'h';
    raw::program program({0}, 1); // a register program with the first counter of a Pentium 4
    program.writes = {{0x360, 0, 0x3e000, 0}, {0x360, 0, 0x3f000, 0}, {0x360, 0, 0, 0}};
    program.touched = {{0x360, 0, 0xffffffff, 0}, {0x300, MSRPP_CHANGED_REGISTER_COUNTS, ~0ULL, 0}};
    program.readouts = {{0x300, 40, MSRPP_NO_RDPMC, 0}};
    program.head.set_up_count = program.head.start_count = program.head.stop_count = 1;
    program.head.changed_register_count = 2;
    program.head.claim_count = 0;
    const int error = program.load(device);
    msrpp_info report{};
    raw::call(device, MSRPP_IOCTL_INFO, &report);
    if (value)
        expect("a counter that the kernel holds is refused, with that reason",
               error == EBUSY && program.head.failure.reason == MSRPP_REASON_HELD_BY_KERNEL &&
                   program.head.failure.address == 0x300,
               "error %d, reason %u, features %x", error, program.head.failure.reason,
               report.features);
    else
        expect("and is had once it is free", error == 0);
    return failures == 0 ? 0 : 1;
}

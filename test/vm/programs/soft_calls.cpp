// Tests that the kernel module refuses calls of msrpp_soft.ko where the module uses the processor's
// own registers.
#include "callers.hpp"
#include "samples.hpp"

#include <cerrno>

int main() {
    const int device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    msrpp_soft_sample sample = raw::soft_sample(0);
    msrpp_soft_tasks tasks{};
    tasks.action = MSRPP_SOFT_ACCESSES;
    expect("no events by SOFT_EVENTS", raw::events(device, raw::counter, 1) == ENOTTY);
    expect("no sample by SOFT_SAMPLE",
           raw::call(device, MSRPP_IOCTL_SOFT_SAMPLE, &sample) == ENOTTY);
    expect("nothing of classes by SOFT_TASKS",
           raw::call(device, MSRPP_IOCTL_SOFT_TASKS, &tasks) == ENOTTY);
    return failures == 0 ? 0 : 1;
}

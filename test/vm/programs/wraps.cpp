// Counters of a CPU that wrap while no call reads them: the ioctls COUNTS and STOP return sums of
// 64 bits.
#include "callers.hpp"

#include <cstdint>
#include <thread>

namespace {

constexpr std::uint64_t half = std::uint64_t{1} << 39;

/// Makes half of the events that a counter of 40 bits holds, every 1.5 seconds, `times` times.
void make_halves(int device, unsigned cpu, unsigned times) {
    raw::bind_to(cpu);
    for (unsigned i = 0; i < times; ++i) {
        raw::events(device, raw::counter, half);
        ::usleep(1'500'000);
    }
    raw::bind_to_none();
}

} // namespace

int main() {
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    raw::program program({0, 1}, 1);
    expect("LOAD and START",
           program.load(device) == 0 && raw::start(device, program.head.handle) == 0);
    std::thread other{[device] { make_halves(device, 1, 2); }};
    make_halves(device, 0, 3);
    other.join();
    raw::control counts{program.head.handle, 2};
    for (const unsigned long request : {MSRPP_IOCTL_COUNTS, MSRPP_IOCTL_STOP}) {
        const int error = counts.run(device, request);
        expect(request == MSRPP_IOCTL_COUNTS ? "CPUs' counters that come round are added up"
                                             : "also by STOP",
               error == 0 && counts.values[0] == 3 * half && counts.values[1] == 2 * half,
               "error %d, 0x%llx and 0x%llx", error,
               static_cast<unsigned long long>(counts.values[0]),
               static_cast<unsigned long long>(counts.values[1]));
    }
    raw::start(device, program.head.handle);
    raw::bind_to(0);
    raw::events(device, raw::counter, 3);
    expect("START begins at 0", counts.run(device, MSRPP_IOCTL_COUNTS) == 0 &&
                                    counts.values[0] == 3 && counts.values[1] == 0);
    expect("UNLOAD",
           raw::unload(device, program.head.handle) == 0 && raw::read(device, 0, raw::cccr) == 0);
    return failures == 0 ? 0 : 1;
}

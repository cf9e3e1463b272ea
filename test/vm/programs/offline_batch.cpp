// Tests batches of register accesses, which take many interrupts, on a CPU that goes offline: a
// batch that answers ENXIO has written no register.
#include "callers.hpp"

#include <atomic>
#include <cstdint>
#include <thread>

namespace {

int device = -1;

/// Writes the value to a counter of CPU 1 in each of 4,096 operations: 32 interrupts.
int write_often(std::uint64_t value) {
    raw::batch batch{};
    batch.operations.assign(MSRPP_MOST_OPERATIONS, raw::writing(1, raw::counter, value));
    return batch.run(device);
}

/// The numbers of batches by their answers.
struct answers {
    unsigned good{}, offline{}, other{}, half_done{};
};

/// Writes a counter of CPU 1 by batches until `ended`, each with a value of its own; after ENXIO
/// the counter has the value of the last good batch.
answers write_until(const std::atomic<bool> &ended) {
    answers result;
    std::uint64_t last = raw::read(device, 1, raw::counter);
    for (std::uint64_t value = 1; !ended; ++value) {
        const int error = write_often(value);
        result.good += error == 0;
        result.offline += error == ENXIO;
        result.other += error != 0 && error != ENXIO;
        if (error == 0) last = value;
        if (error == 0) continue;
        std::uint64_t present = 0;
        while ((present = raw::read(device, 1, raw::counter)) >> 63 != 0) // the CPU is offline
            ::usleep(1000);
        result.half_done += present != last;
        last = present;
    }
    return result;
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!callers::set_online(true)) {
        std::printf("SKIP batches on a CPU that goes offline: this kernel takes none offline\n");
        return 0;
    }
    raw::bind_to(0);
    std::atomic<bool> ended{};
    answers result;
    std::thread writing([&] { result = write_until(ended); });
    for (unsigned i = 0; i < 20; ++i) {
        ::usleep(20000); // batches run during this pause
        callers::set_online(false);
        callers::set_online(true);
    }
    ended = true;
    writing.join();
    expect("batches run while their CPU goes offline 20 times",
           result.good > 0 && result.offline > 0 && result.other == 0, "%u, %u, %u", result.good,
           result.offline, result.other);
    expect("a batch that finds its CPU offline has written nothing", result.half_done == 0,
           "%u of %u were half done", result.half_done, result.offline);
    std::printf("note %u batches, %u found their CPU offline\n", result.good, result.offline);
    raw::write(device, 1, raw::counter, 0);
    return failures == 0 ? 0 : 1;
}

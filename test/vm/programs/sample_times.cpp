// Compares the times of sample records, which the interrupt handler computes from the time-stamp
// counter, with the clock that programs read, also while the clock is slewed. The machine's clocks
// must count instructions.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>

#include <sys/timex.h>
#include <x86intrin.h>

namespace {

int device = -1;

/// The error in nanoseconds that kernel/samples/clock.h allows, and an equal bound for the delay
/// between counter and clock.
constexpr double most_early = 1000, most_late = 1000;

struct moment {
    std::uint64_t tsc, time, took;
};

/// Reads the time-stamp counter and the clock together: the closest pair of several attempts.
moment now() {
    moment best{0, 0, ~std::uint64_t{0}};
    for (unsigned i = 0; i < 20; ++i) {
        timespec time{};
        const std::uint64_t begin = __rdtsc();
        ::clock_gettime(CLOCK_MONOTONIC, &time);
        const std::uint64_t took = __rdtsc() - begin;
        if (took < best.took)
            best = {begin + took / 2,
                    static_cast<std::uint64_t>(time.tv_sec) * 1000000000u +
                        static_cast<std::uint64_t>(time.tv_nsec),
                    took};
    }
    return best;
}

/// Makes samples for some milliseconds, without a pause or `pause` apart; checks their times.
void times_are_right(const char *text, unsigned count, unsigned pause) {
    raw::bind_to(0);
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL, 1u << 20);
    cpu.cpus = {0};
    cpu.settings.watermark = 1u << 20;
    if (!expect(text, cpu.make(device) == 0 && cpu.start() == 0, "%d", errno)) return;
    const moment begin = now();
    for (unsigned i = 0; i < count; ++i) {
        if (pause != 0) ::usleep(pause);
        raw::inject(device, raw::soft_sample(0));
    }
    const moment end = now();
    const auto records = cpu.read();
    const double rate =
        static_cast<double>(end.time - begin.time) / static_cast<double>(end.tsc - begin.tsc);
    double early = 0, late = 0;
    unsigned back = 0;
    std::uint64_t last = 0;
    for (const auto &record : records) {
        const double expected = static_cast<double>(record.head.tsc - begin.tsc) * rate;
        const double error =
            static_cast<double>(static_cast<std::int64_t>(record.head.time - begin.time)) -
            expected;
        early = std::max(early, -error);
        late = std::max(late, error);
        back += record.head.time < last;
        last = record.head.time;
    }
    expect("all come", records.size() == count, "%zu", records.size());
    expect("none is too early", early <= most_early, "%.0f ns", early);
    expect("none is too late", late <= most_late, "%.0f ns", late);
    expect("the time does not go back", back == 0, "%u", back);
    std::printf("figure %s: at most %.0f ns early, %.0f ns late; %.1f ms, the clock goes by %.9f\n",
                text, early, late, static_cast<double>(end.time - begin.time) / 1e6, rate);
    raw::bind_to_none();
}

bool slew(long tick, long millionths) {
    timex timex{};
    timex.modes = ADJ_TICK | ADJ_FREQUENCY;
    timex.tick = tick;
    timex.freq = millionths * 65536;
    const bool done = ::adjtimex(&timex) >= 0;
    // longer than two seconds, for a new rate of the clock takes effect at the start of a second
    ::usleep(2100000);
    return done;
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    times_are_right("times of samples in a row", 8000, 0);
    times_are_right("times of samples apart", 100, 700);
    for (const auto &[tick, millionths] :
         {std::pair{10000L, 100L}, {10000L, -500L}, {11000L, 0L}, {9000L, 0L}}) {
        if (!expect("the clock is slewed", slew(tick, millionths), "%d", errno)) break;
        char subject[64];
        std::snprintf(subject, sizeof subject, "times with a tick of %ld and %ld millionths", tick,
                      millionths);
        times_are_right(subject, 8000, 0);
    }
    slew(10000, 0);
    return failures == 0 ? 0 : 1;
}

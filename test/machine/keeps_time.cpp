// This program waits in several ways, and prints for each the milliseconds that have passed by
// clock_gettime(2), gettimeofday(2) and RDTSC at 2 GHz, and what the wait returned.
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <ctime>

#include <poll.h>
#include <pthread.h>
#include <sys/select.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

constexpr std::int64_t ns_of_ms = 1'000'000;

std::int64_t ns_by_clock(clockid_t clock) {
    timespec time{};
    clock_gettime(clock, &time);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

std::int64_t ns_by_time_of_day() {
    timeval time{};
    gettimeofday(&time, nullptr);
    return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_usec * 1000;
}

std::int64_t ns_by_rdtsc() {
    std::uint32_t low = 0, high = 0;
    asm volatile("rdtsc" : "=a"(low), "=d"(high));
    return static_cast<std::int64_t>((std::uint64_t{high} << 32 | low) / 2);
}

template <typename Wait>
void times(const char *name, Wait wait) {
    const std::int64_t first = ns_by_clock(CLOCK_MONOTONIC), second = ns_by_time_of_day(),
                       third = ns_by_rdtsc();
    const int result = wait();
    const std::int64_t by_clock = ns_by_clock(CLOCK_MONOTONIC) - first;
    const std::int64_t by_day = ns_by_time_of_day() - second, by_rdtsc = ns_by_rdtsc() - third;
    std::printf("%s %lld %lld %lld, %d\n", name, static_cast<long long>(by_clock / ns_of_ms),
                static_cast<long long>(by_day / ns_of_ms),
                static_cast<long long>(by_rdtsc / ns_of_ms), result);
}

/// Returns the time that a clock will show in `seconds` seconds and a half.
timespec later(clockid_t clock, time_t seconds) {
    const std::int64_t ns = ns_by_clock(clock) + 500 * ns_of_ms;
    return {static_cast<time_t>(ns / 1'000'000'000 + seconds),
            static_cast<long>(ns % 1'000'000'000)};
}

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t condition = PTHREAD_COND_INITIALIZER;

int wait_for_condition(time_t seconds) {
    const timespec end = later(CLOCK_REALTIME, seconds);
    return pthread_cond_timedwait(&condition, &mutex, &end);
}

/// Signals the condition after 100 ms.
void *signal_late(void *) {
    usleep(100'000);
    pthread_mutex_lock(&mutex);
    pthread_cond_signal(&condition);
    pthread_mutex_unlock(&mutex);
    return nullptr;
}

} // namespace

int main() {
    const std::int64_t day = ns_by_clock(CLOCK_REALTIME) / 1'000'000'000;
    const std::int64_t late = std::time(nullptr) - day;
    std::puts(late == 0 || late == 1 ? "time equal" : "time differs");
    times("loop", [] {
        std::uint64_t turns = 20'000'000;
        asm volatile("1: decq %0\n\tjnz 1b" : "+r"(turns));
        return 0;
    });
    times("nanosleep", [] { return usleep(300'000); });
    times("deadline", [] {
        const timespec end = later(CLOCK_MONOTONIC, 0);
        return clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &end, nullptr);
    });
    times("poll", [] { return poll(nullptr, 0, 200); });
    times("select", [] {
        timeval limit{0, 150'000};
        return select(0, nullptr, nullptr, nullptr, &limit);
    });
    pthread_mutex_lock(&mutex);
    times("condition", [] { return wait_for_condition(0) == ETIMEDOUT ? 1 : 0; });
    pthread_t thread{};
    times("signal", [&] {
        pthread_create(&thread, nullptr, signal_late, nullptr);
        return wait_for_condition(1000);
    });
    pthread_mutex_unlock(&mutex);
    pthread_join(thread, nullptr);
}

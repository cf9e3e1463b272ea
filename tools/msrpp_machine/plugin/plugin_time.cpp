#include "plugin_time.hpp"

#include "../ring/ring.hpp"
#include "../ring/simulated_time.hpp"
#include "plugin_events.hpp"
#include "plugin_programs.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <ctime>
#include <utility>

#include <linux/futex.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

// The kernel's structures of x86-64 are those of the C library: both members have 64 bits.
static_assert(sizeof(timespec) == 16 && sizeof(timeval) == 16);

constexpr std::uint64_t no_address = 0;

/// The system call about time or with a time limit that a thread is in.
struct time_call {
    std::int64_t number = -1;
    std::uint64_t clock{};
    /// Address to which the program wants the time written; or no_address.
    std::uint64_t place = no_address;
    bool waits{};
    /// The time stamp counter at which the thread's wait ends; 0: the wait has no limit.
    std::uint64_t resumes_at{};
    /// Address of the wait's deadline in the program's memory, which has the host's time during the
    /// call; `no_address`: the wait has no deadline.
    std::uint64_t deadline = no_address;
    timespec of_program{}; ///< deadline of the wait as the program wrote it
};
thread_local time_call present_call;

bool store_in_program(std::uint64_t address, const void *source, std::size_t bytes) {
    const iovec own_memory{const_cast<void *>(source), bytes};
    const iovec position{reinterpret_cast<void *>(address), bytes};
    return process_vm_writev(getpid(), &own_memory, 1, &position, 1, 0) ==
           static_cast<ssize_t>(bytes);
}

timespec timespec_of(std::uint64_t ns) {
    return {static_cast<time_t>(ns / ns_of_a_second), static_cast<long>(ns % ns_of_a_second)};
}

bool is_valid(const timespec &time) {
    return time.tv_sec >= 0 && time.tv_nsec >= 0 &&
           time.tv_nsec < static_cast<long>(ns_of_a_second);
}

std::uint64_t ns_of(const timespec &time) {
    // Largest number of seconds whose ns fit into 63 bits.
    constexpr time_t limit_of_seconds = 9'000'000'000;
    return static_cast<std::uint64_t>(std::min(time.tv_sec, limit_of_seconds)) * ns_of_a_second +
           static_cast<std::uint64_t>(time.tv_nsec);
}

/// Returns the ns that a clock of Linux shows at a value of the simulated time stamp counter.
std::uint64_t shown(std::uint64_t clock, std::uint64_t clocks) {
    return shared->header.clock_starts[clock] + ns_of_clocks(clocks);
}

std::uint64_t host_ns(std::uint64_t clock) {
    timespec time{};
    clock_gettime(static_cast<clockid_t>(clock), &time);
    return ns_of(time);
}

/// Lets the thread's present wait end after `ns` of simulated time.
void limit(writer &writer, std::uint64_t ns) {
    present_call.resumes_at = writer.simulated_clocks() + clocks_of_ns(ns);
}

/// Lets the thread's present wait end after a duration that stands in the program's memory, in
/// `Units` of a second; without an address the wait has no limit.
template <std::uint64_t Units>
void limit_by(writer &writer, std::uint64_t place) {
    timespec time{};
    if (place == no_address || !copy_from_program(place, &time, sizeof time)) return;
    if (time.tv_sec < 0 || time.tv_nsec < 0) return; // the system will refuse a negative time
    if (Units != ns_of_a_second) time.tv_nsec *= ns_of_a_second / Units;
    limit(writer, ns_of({time.tv_sec, 0}) + static_cast<std::uint64_t>(time.tv_nsec));
}

/// Lets the thread's present wait end at a point in time that stands in the program's memory, and
/// replaces that point by the host's time during the call, so that the system waits as long.
void limit_by_deadline(writer &writer, std::uint64_t clock, std::uint64_t place) {
    timespec time{};
    if (place == no_address || !is_simulated_clock(clock) ||
        !copy_from_program(place, &time, sizeof time) || !is_valid(time))
        return;
    const std::uint64_t clocks = writer.simulated_clocks();
    const std::uint64_t end = ns_of(time);
    const std::uint64_t rest = end - std::min(end, shown(clock, clocks));
    present_call.resumes_at = clocks + clocks_of_ns(rest);
    const timespec on_host = timespec_of(host_ns(clock) + rest);
    if (!store_in_program(place, &on_host, sizeof on_host)) return;
    present_call.deadline = place;
    present_call.of_program = time;
}

void limit_by_milliseconds(writer &writer, std::uint64_t argument) {
    constexpr std::uint64_t ns_of_a_millisecond = 1'000'000;
    const auto milliseconds = static_cast<std::int32_t>(argument);
    if (milliseconds >= 0)
        limit(writer, static_cast<std::uint64_t>(milliseconds) * ns_of_a_millisecond);
}

void futex_begins(writer &writer, const std::uint64_t (&arguments)[6], std::uint64_t place) {
    const std::uint64_t clock =
        (arguments[1] & FUTEX_CLOCK_REALTIME) != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
    switch (static_cast<int>(arguments[1]) & FUTEX_CMD_MASK) {
    case FUTEX_WAIT:
        present_call.waits = true;
        return limit_by<ns_of_a_second>(writer, place);
    case FUTEX_WAIT_BITSET:
    case FUTEX_WAIT_REQUEUE_PI:
        present_call.waits = true;
        return limit_by_deadline(writer, clock, place);
    case FUTEX_LOCK_PI:
        present_call.waits = true;
        return limit_by_deadline(writer, CLOCK_REALTIME, place);
    default:
        return;
    }
}

/// Returns whether the result of a system call means that the time of its wait was over.
bool is_at_limit(std::int64_t number, std::int64_t result) {
    if (number == SYS_futex) return result == -ETIMEDOUT;
    if (number == SYS_rt_sigtimedwait) return result == -EAGAIN;
    return result == 0;
}

void write_time(const time_call &call, std::uint64_t ns) {
    constexpr std::uint64_t ns_of_a_microsecond = 1000;
    timespec time = timespec_of(ns);
    if (call.number == SYS_gettimeofday) time.tv_nsec /= ns_of_a_microsecond;
    store_in_program(call.place, &time, call.number == SYS_time ? sizeof time.tv_sec : sizeof time);
}

} // namespace

void time_call_begins(unsigned vcpu, writer &writer, std::int64_t number,
                      const std::uint64_t (&arguments)[6], std::uint64_t host_offset) {
    if (shared->header.simulates_clock == 0) return;
    present_call = {.number = number, .clock = CLOCK_REALTIME};
    const auto place = [&](unsigned argument) {
        return arguments[argument] != 0 ? arguments[argument] + host_offset : no_address;
    };
    switch (number) {
    case SYS_clock_gettime:
        present_call.clock = arguments[0];
        present_call.place = is_simulated_clock(arguments[0]) ? place(1) : no_address;
        return;
    case SYS_gettimeofday:
        present_call.place = place(0);
        return;
    case SYS_time:
        present_call.place = place(0);
        return answer_call(vcpu,
                           static_cast<std::int64_t>(
                               shown(CLOCK_REALTIME, writer.simulated_clocks()) / ns_of_a_second));
    case SYS_nanosleep:
        limit_by<ns_of_a_second>(writer, place(0));
        break;
    case SYS_clock_nanosleep:
        if (!is_simulated_clock(arguments[0])) return;
        if ((arguments[1] & TIMER_ABSTIME) != 0)
            limit_by_deadline(writer, arguments[0], place(2));
        else
            limit_by<ns_of_a_second>(writer, place(2));
        break;
    case SYS_poll:
        limit_by_milliseconds(writer, arguments[2]);
        break;
    case SYS_ppoll:
    case SYS_rt_sigtimedwait:
        limit_by<ns_of_a_second>(writer, place(2));
        break;
    case SYS_select:
        limit_by<1'000'000>(writer, place(4));
        break;
    case SYS_pselect6:
        limit_by<ns_of_a_second>(writer, place(4));
        break;
    case SYS_epoll_wait:
    case SYS_epoll_pwait:
        limit_by_milliseconds(writer, arguments[3]);
        break;
    case SYS_futex:
        futex_begins(writer, arguments, place(3));
        if (!present_call.waits) return;
        break;
    case SYS_wait4:
    case SYS_waitid:
    case SYS_pause:
    case SYS_rt_sigsuspend:
        break;
    default:
        return;
    }
    present_call.waits = true;
    writer.will_resume_at(present_call.resumes_at);
}

void time_call_ends(writer &writer, std::int64_t number, std::int64_t result) {
    if (shared->header.simulates_clock == 0) return;
    const time_call call = std::exchange(present_call, {});
    if (call.number != number) return;
    if (call.deadline != no_address)
        store_in_program(call.deadline, &call.of_program, sizeof call.of_program);
    if (call.place != no_address && result >= 0)
        return write_time(call, shown(call.clock, writer.simulated_clocks()));
    if (!call.waits) return;
    if (call.resumes_at != 0 && is_at_limit(number, result))
        writer.resume_at(call.resumes_at);
    else if (shared->header.cpus > 1)
        writer.resume_at(resumes_with_others);
    else
        writer.will_resume_at(0);
}

} // namespace msrpp::machine

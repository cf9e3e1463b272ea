#include "lane_selector.hpp"

#include "ring.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string_view>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

using std::chrono::milliseconds;

/// Returns whether a thread in a state of proc(5) executes on the host, or would execute if a CPU
/// were free.
bool is_runnable(char state) { return state == 'R'; }
/// Returns whether a thread in a state of proc(5) waits for the host: mostly for a page of a file.
/// The file may be served by a program of the machine (FUSE), so the machine must not wait for the
/// thread without end.
bool waits_for_host(char state) { return state == 'D'; }
constexpr milliseconds longest_wait_of_host{10'000};
/// Returns whether a thread in a state of proc(5) was stopped by a signal or a debugger, or is
/// gone.
bool is_stopped(char state) { return state == 'T' || state == 't' || state == 'Z' || state == 0; }

} // namespace

/// Returns the state of a thread from /proc/PID/stat. The state stands behind the name in
/// parentheses, which may have any letters.
char host_state(std::uint32_t thread) {
    char name[64], text[512];
    std::snprintf(name, sizeof name, "/proc/%u/stat", thread);
    const int source = open(name, O_RDONLY | O_CLOEXEC);
    if (source < 0) return 0;
    const ssize_t size = ::read(source, text, sizeof text);
    close(source);
    const std::string_view whole{text, size < 0 ? 0 : static_cast<std::size_t>(size)};
    const std::size_t end = whole.rfind(')');
    return end == whole.npos || whole.size() < end + 3 ? '\0' : whole[end + 2];
}

/// Returns whether the thread of a lane (buffer) executes. A thread that has written nothing for
/// 100 ms is examined: a thread that waits for another thread within the emulator, or was stopped,
/// does not execute. A thread that a busy host leaves without a CPU does execute, however long the
/// host takes.
bool lane_selector::executes(std::uint32_t lane) {
    constexpr milliseconds longest{100};
    observed &thread = threads_[lane];
    const auto [written, wait] = lanes_.position_in(lane);
    if (std::exchange(thread.written, written) != written || wait) thread.wrote = lanes_.now();
    if (!lanes_.executes(lane)) return false;
    thread.was_in_call = false;
    if (!lanes_.is_past(thread.wrote, longest)) return true;
    const char state = state_(lanes_.thread_of(lane).number);
    if (is_runnable(state)) thread.wrote = lanes_.now();
    return is_runnable(state) ||
           (waits_for_host(state) && !lanes_.is_past(thread.wrote, longest_wait_of_host));
}

/// Returns whether a thread in a system call is about to go on: the call has ended, and the host
/// has not let the thread run yet. A thread that sleeps is examined only now and then, because
/// there may be many.
bool lane_selector::works_in_call(std::uint32_t lane) {
    // number of parts of other threads' lanes (buffers) that are read between two examinations of a
    // sleeping thread
    constexpr unsigned looks_between = 16;
    if (!lanes_.is_in_call(lane)) return false;
    observed &thread = threads_[lane];
    if (!std::exchange(thread.was_in_call, true)) {
        thread.wrote = lanes_.now();
        thread.sleeps = false;
    }
    if (thread.sleeps && ++thread.looks_skipped < looks_between) return false;
    const bool works = is_runnable(state_(lanes_.thread_of(lane).number));
    if (!works) thread.wrote = lanes_.now();
    thread.sleeps = !works;
    thread.looks_skipped = 0;
    return works && !lanes_.is_past(thread.wrote, longest_wait_of_host);
}

/// Returns whether a thread that starts is about to execute: the host makes the thread, or loads
/// its program and the emulator.
bool lane_selector::works_at_start(std::uint32_t number) {
    const std::uint32_t thread = lanes_.starting_thread(number);
    observed_start &start = starts_[number];
    if (thread == 0) {
        start.thread = 0;
        return false;
    }
    if (std::exchange(start.thread, thread) != thread) start.began = lanes_.now();
    const char state = state_(thread);
    return is_runnable(state) ||
           (waits_for_host(state) && !lanes_.is_past(start.began, longest_wait_of_host));
}

void lane_selector::look_for_busy_cpus() {
    busy_.assign(busy_.size(), false);
    for (std::uint32_t lane = definitions_lane + 1; lane < lanes_.end(); ++lane)
        if (const std::uint32_t cpu = lanes_.cpu_of(lane); cpu < busy_.size() && executes(lane))
            busy_[cpu] = true;
    for (std::uint32_t number = 0; number < lanes_.starts_end(); ++number)
        if (const std::uint32_t cpu = lanes_.cpu_of_start(number);
            works_at_start(number) && cpu < busy_.size())
            busy_[cpu] = true;
    for (std::uint32_t lane = definitions_lane + 1; lane < lanes_.end(); ++lane)
        if (const std::uint32_t cpu = lanes_.cpu_of(lane);
            cpu < busy_.size() && !busy_[cpu] && works_in_call(lane))
            busy_[cpu] = true;
}

bool lane_selector::is_next(std::uint32_t lane) {
    const std::uint64_t resumption = lanes_.resumption_of(lane);
    for (std::uint32_t other = definitions_lane + 1; other < lanes_.end(); ++other) {
        if (other == lane) continue;
        const std::uint64_t resumes_at = lanes_.is_in_call(other) ? lanes_.resumption_of(other) : 0;
        if (resumes_at == 0) {
            if (executes(other) || works_in_call(other)) return false;
        } else if (resumes_at < resumption && !is_stopped(state_(lanes_.thread_of(other).number))) {
            return false;
        }
    }
    for (std::uint32_t number = 0; number < lanes_.starts_end(); ++number)
        if (works_at_start(number)) return false;
    return true;
}

bool lane_selector::is_ahead(std::uint32_t lane) {
    const auto cpus = static_cast<unsigned>(busy_.size());
    if (cpus == 1 || !lanes_.executes(lane)) return false;
    look_for_busy_cpus();
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (!busy_[cpu]) steps_.mark_idle(cpu);
    if (std::count(busy_.begin(), busy_.end(), true) < 2) return false;
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        steps_.set_clocks(cpu, clocks_(cpu));
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (busy_[cpu]) steps_.mark_executing(cpu);
    const std::uint32_t mine = lanes_.cpu_of(lane);
    return mine < cpus && steps_.is_ahead(mine);
}

} // namespace msrpp::machine

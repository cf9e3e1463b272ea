#include "keeping_step.hpp"

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

/// Whether the host would let a thread execute, now or when there is a CPU for it: state R, or D
/// where it waits for a page; behind the name in parentheses, which may have any letters.
bool may_execute(std::uint32_t thread) {
    char name[64], text[512];
    std::snprintf(name, sizeof name, "/proc/%u/stat", thread);
    const int source = open(name, O_RDONLY | O_CLOEXEC);
    if (source < 0) return false;
    const ssize_t size = ::read(source, text, sizeof text);
    close(source);
    const std::string_view whole{text, size < 0 ? 0 : static_cast<std::size_t>(size)};
    const std::size_t end = whole.rfind(')');
    if (end == whole.npos || whole.size() < end + 3) return false;
    return whole[end + 2] == 'R' || whole[end + 2] == 'D';
}

} // namespace

/// Whether the thread of a lane executes. A thread that has written nothing for 100 ms is looked
/// at: perhaps it waits for another thread within the emulator, or was stopped, and then does not
/// execute. A thread that a busy host leaves without a CPU does, however long that takes.
bool keeping_step::executes(std::uint32_t lane) {
    constexpr std::chrono::milliseconds longest{100};
    observed &of = threads_[lane];
    const auto [written, wait] = lanes_.told_in(lane);
    if (std::exchange(of.written, written) != written || wait) of.wrote = lanes_.now();
    if (!lanes_.executes(lane)) return false;
    if (!lanes_.is_past(of.wrote, longest)) return true;
    const bool may = may_execute(lanes_.thread_of(lane).number);
    if (may) of.wrote = lanes_.now();
    return may;
}

std::vector<bool> keeping_step::busy_cpus() {
    std::vector<bool> busy(processor_.cpus());
    for (std::uint32_t lane = definitions_lane + 1; lane < lanes_.end(); ++lane)
        if (const std::uint32_t cpu = lanes_.cpu_of(lane); cpu < busy.size() && executes(lane))
            busy[cpu] = true;
    return busy;
}

bool keeping_step::is_ahead(std::uint32_t lane) {
    constexpr std::uint32_t time_stamp_counter = 0x10;
    const unsigned cpus = processor_.cpus();
    if (cpus == 1 || !lanes_.executes(lane)) return false;
    const std::vector<bool> busy = busy_cpus();
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (!busy[cpu]) steps_.rests(cpu);
    if (std::count(busy.begin(), busy.end(), true) < 2) return false;
    for (unsigned cpu = 0; cpu < cpus; ++cpu) {
        std::uint64_t clocks = 0;
        if (!models_.takes_between_blocks(cpu)) processor_.count(cpu, models_.take(cpu));
        (void)processor_.read(cpu, time_stamp_counter, clocks);
        steps_.came_to(cpu, clocks);
    }
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (busy[cpu]) steps_.begins(cpu);
    const std::uint32_t mine = lanes_.cpu_of(lane);
    return mine < cpus && steps_.is_ahead(mine);
}

} // namespace msrpp::machine

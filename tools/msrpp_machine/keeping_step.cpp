#include "keeping_step.hpp"

#include "ring.hpp"

#include <algorithm>
#include <utility>

namespace msrpp::machine {

/// Where a thread has nothing to tell for so long it does not execute: it waits for another thread
/// within the emulator, perhaps, or was stopped.
bool keeping_step::executes(std::uint32_t lane, clock::time_point now) {
    constexpr std::chrono::milliseconds longest{100};
    seen &of = threads_[lane];
    const auto [written, wait] = lanes_.told_in(lane);
    if (std::exchange(of.written, written) != written || wait) of.wrote = now;
    return lanes_.executes(lane) && now - of.wrote < longest;
}

std::vector<bool> keeping_step::busy_cpus() {
    std::vector<bool> busy(processor_.cpus());
    const clock::time_point now = clock::now();
    for (std::uint32_t lane = definitions_lane + 1; lane < lanes_.end(); ++lane)
        if (const std::uint32_t cpu = lanes_.cpu_of(lane); cpu < busy.size() && executes(lane, now))
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
        processor_.count(cpu, models_.take(cpu));
        (void)processor_.read(cpu, time_stamp_counter, clocks);
        steps_.came_to(cpu, clocks);
    }
    for (unsigned cpu = 0; cpu < cpus; ++cpu)
        if (busy[cpu]) steps_.begins(cpu);
    const std::uint32_t mine = lanes_.cpu_of(lane);
    return mine < cpus && steps_.is_ahead(mine);
}

} // namespace msrpp::machine

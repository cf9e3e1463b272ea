// The open perf events of a program of register writes: one group, which the kernel gives counters
// as a whole or not.
#pragma once

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/options.hpp>
#include <msr/backend/perf/page.hpp>
#include <msr/backend/thread_number.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/rdpmc.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>

#include <linux/perf_event.h>
#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr::perf_detail {

/// Returns `count`, which was counted in the time `running`, extended to the time `enabled`.
inline std::uint64_t extended(std::uint64_t count, const perf_times &times) {
    if (times.running == 0) return 0;
    const long double share =
        static_cast<long double>(times.enabled) / static_cast<long double>(times.running);
    return static_cast<std::uint64_t>(static_cast<long double>(count) * share + 0.5L);
}

/// Returns how much shorter than the clock's span a CPU's events may have been enabled, in
/// nanoseconds. The kernel's clock and CLOCK_MONOTONIC differ by less than 1 in 256, and a call of
/// the kernel takes less than 10 ms; a CPU takes longer to go offline and to come back.
constexpr std::uint64_t clock_tolerance(std::uint64_t span) { return span / 256 + 10'000'000; }

/// A group of open events. What the kernel counts goes on from start to start, so each start
/// remembers the counts at that moment.
template <typename System>
class group {
public:
    perf_event events[perf_events::most]{};
    std::size_t count{};    ///< the number of open events in the group; the first leads the group
    std::size_t readouts{}; ///< the number of events that are read, which come first
    const char *where{};
    unsigned cpu{};
    perf_shared shared{};
    bool at_exec{};
    bool is_of_cpu{}; ///< whether the group's events count whatever runs on a CPU

    /// Makes the calling thread the only counted thread.
    void follow() noexcept {
        own_number = thread_number();
        own_thread = ::gettid();
    }
    /// Returns the failure of a reading by a thread that is not counted; none where the calling
    /// thread is counted.
    failure misread() const noexcept {
        if (own_number == 0 || own_number == thread_number()) return {};
        return {.kind = error_code::other_thread,
                .is_on_other_cpu = true,
                .cpu = cpu,
                .value = static_cast<std::uint64_t>(own_thread),
                .actual_value = static_cast<std::uint64_t>(::gettid()),
                .subject = "read",
                .other_cpu = static_cast<unsigned>(::sched_getcpu())};
    }

    /// Stores the counts of the first `size` events since start, without a system call. Returns
    /// false where a page has changed since it was last looked at, or in another thread than the
    /// counted one.
    [[gnu::always_inline]] bool read_pages(const System &system, std::uint64_t *values,
                                           std::size_t size) const noexcept {
        if (thread != &this_thread) [[unlikely]]
            return false;
        const auto rdpmc = [&](std::uint32_t index) { return system.rdpmc(index); };
#pragma GCC unroll 4
        for (std::size_t i = 0; i < size; ++i)
            if (!read_page(pages[i], known[i], rdpmc, values[i])) [[unlikely]]
                return false;
        return true;
    }

    /// Stores the counts of the first `size` events since start; reads events' mapped pages again
    /// that have changed since they were last read. Returns false where the counts cannot be read
    /// without a system call.
    bool look_and_read_pages(const System &system, std::uint64_t *values,
                             std::size_t size) noexcept {
        if (read_pages(system, values, size)) return true;
        while (look_at_pages())
            if (read_pages(system, values, size)) return true;
        return false;
    }

    /// Adds an open event to the group, which then owns the event's descriptor.
    void add(const perf_event &event, int descriptor) noexcept {
        events[count] = event;
        descriptors[count++] = descriptor;
    }
    /// Sets which event is opened first, by its position; all others are opened in their order.
    void led_by(std::size_t place) noexcept { leader_place = place; }
    int leader() const noexcept { return count == 0 ? -1 : descriptors[0]; }

    /// Maps the pages of all events that are read, or of none; only the calling thread's own events
    /// have pages.
    void map(System &system) noexcept {
        bool whole = readouts != 0;
        for (std::size_t i = 0; i < readouts && whole; ++i) {
            pages[i] = system.map(descriptors[i]);
            whole = pages[i] != nullptr && allows_rdpmc(pages[i]);
        }
        if (whole)
            thread = &this_thread;
        else
            unmap(system);
    }
    bool is_mapped() const noexcept { return thread != nullptr; }

    /// Starts the events of the group. Counts are from this call on.
    failure start(System &system) noexcept {
        if (is_stale) {
            if (const failure problem = take(system, base, times_before)) return problem;
            without_counter = times_before.enabled - times_before.running;
            is_stale = false;
        }
        is_stale = true; // the counts at the start stay unknown where a call of the kernel fails
        forget_pages();
        if (at_exec) return {};
        if (system.control(leader(), PERF_EVENT_IOC_ENABLE) != 0)
            return failed("the kernel does not start its events");
        if (is_of_cpu) start_clock = system.monotonic();
        stop_clock = 0;
        return {};
    }

    /// Stores the counts of all events that are read, since start, in `values`.
    failure read(System &system, std::uint64_t *values) noexcept {
        return look_and_read_pages(system, values, readouts) ? failure{}
                                                             : read_by_kernel(system, values);
    }

    /// Stores the counts of all events that are read, since start, by a system call.
    failure read_by_kernel(System &system, std::uint64_t *values) noexcept {
        perf_times current;
        const std::uint64_t clock = !is_of_cpu        ? 0
                                    : stop_clock != 0 ? stop_clock
                                                      : system.monotonic();
        if (const failure problem = take(system, values, current)) return problem;
        const perf_times times = since_start(current);
        if (is_of_cpu && times.enabled + clock_tolerance(clock - start_clock) < clock - start_clock)
            return {.kind = error_code::perf_refused,
                    .cpu = cpu,
                    .subject =
                        "the CPU went offline meanwhile, and its events with it: what ran on "
                        "it since is not counted",
                    .device = where};
        for (std::size_t i = 0; i < readouts; ++i)
            values[i] -= base[i];
        if (times.is_whole()) return {};
        if (times.running == 0)
            return {.kind = error_code::not_scheduled, .cpu = cpu, .device = where};
        if (shared == perf_shared::refuse)
            return {.kind = error_code::partly_counted,
                    .cpu = cpu,
                    .value = times.running,
                    .actual_value = times.enabled,
                    .device = where};
        for (std::size_t i = 0; i < readouts && shared == perf_shared::estimate; ++i)
            values[i] = extended(values[i], times);
        return {};
    }

    failure stop(System &system, std::uint64_t *values) noexcept {
        const failure problem = read(system, values);
        const std::uint64_t clock = is_of_cpu ? system.monotonic() : 0;
        if (system.control(leader(), PERF_EVENT_IOC_DISABLE) != 0)
            return failed("the kernel does not stop its events");
        stop_clock = clock;
        return problem;
    }

    failure times(System &system, perf_times &destination) noexcept {
        std::uint64_t counts[perf_events::most];
        perf_times current;
        if (const failure problem = take(system, counts, current)) return problem;
        destination = since_start(current);
        return {};
    }

    /// Returns the number by which RDPMC reads, at present, the counter of the event at index `i`;
    /// `no_rdpmc`: not known.
    std::uint32_t given(std::size_t i) const noexcept {
        return i < readouts && is_mapped() ? index_in(pages[i], no_rdpmc) : no_rdpmc;
    }

    /// Closes all events and unmaps their pages; safe in a signal handler.
    void close(System &system) noexcept {
        unmap(system);
        while (count != 0) // closes the events of the group before the event that leads the group
            system.close(descriptors[--count]);
        readouts = 0;
        own_number = 0;
        is_stale = false;
        times_before = {};
        start_clock = 0;
        stop_clock = 0;
        without_counter = 0;
        for (std::uint64_t &number : base)
            number = 0;
    }

private:
    /// Reads the state of the events' pages anew. Returns whether all events have counters, and had
    /// them since start: the group loses and gets its counters as a whole, so the first event's
    /// times are those of all.
    bool look_at_pages() noexcept {
        if (thread != &this_thread) return false;
        for (std::size_t i = 0; i < readouts; ++i) {
            std::uint64_t remainder = 0;
            if (!look_at(pages[i], base[i], known[i], remainder)) return false;
            if (i != 0 || remainder == without_counter) continue;
            known[i].lock = known_page::unknown;
            return false;
        }
        return true;
    }

    void forget_pages() noexcept {
        for (std::size_t i = 0; i < readouts; ++i)
            known[i].lock = known_page::unknown;
    }

    void unmap(System &system) noexcept {
        thread = nullptr;
        forget_pages();
        for (auto &page : pages) {
            if (page != nullptr) system.unmap(page);
            page = nullptr;
        }
    }

    failure failed(const char *subject) const noexcept {
        return {.kind = error_code::perf_refused,
                .cpu = cpu,
                .system_error = errno,
                .subject = subject,
                .device = where};
    }

    /// Stores the counts since the events were opened, and the group's times. The kernel writes the
    /// number of events, two times, then the counts.
    failure take(System &system, std::uint64_t *values, perf_times &times) const noexcept {
        std::uint64_t words[3 + perf_events::most];
        const std::size_t size = (3 + count) * sizeof *words;
        ssize_t moved;
        do
            moved = system.read(descriptors[0], words, size);
        while (moved < 0 && errno == EINTR);
        if (moved < 0) return failed("its counters cannot be read");
        if (static_cast<std::size_t>(moved) != size || words[0] != count) {
            errno = 0;
            return failed("the kernel has given up its events");
        }
        times = {words[1], words[2]};
        for (std::size_t i = 0; i < readouts; ++i)
            values[i] = words[3 + opened(i)];
        return {};
    }

    /// Returns, for the event at index `i`, its position in the order in which the events were
    /// opened.
    std::size_t opened(std::size_t i) const noexcept {
        if (i == leader_place) return 0;
        return i < leader_place ? i + 1 : i;
    }

    perf_times since_start(const perf_times &current) const noexcept {
        return {current.enabled - times_before.enabled, current.running - times_before.running};
    }

    /// The file descriptors of the group's events, in the order in which these were opened.
    int descriptors[perf_events::most]{};
    std::size_t leader_place{}; ///< position of the event that was opened first
    const volatile perf_event_mmap_page *pages[perf_events::most]{};
    known_page known[perf_events::most]{};
    std::uint64_t base[perf_events::most]{}; ///< the events' counts at the last start
    /// The group's enabled and running times at the last start.
    perf_times times_before{};
    /// CLOCK_MONOTONIC at the last start in nanoseconds, for events of a CPU.
    std::uint64_t start_clock{};
    /// CLOCK_MONOTONIC before the last stop in nanoseconds, for events of a CPU; 0: the events run,
    /// or were never started.
    std::uint64_t stop_clock{};
    /// The time until the last start in which events were enabled, but not counted, in nanoseconds.
    std::uint64_t without_counter{};
    std::uint64_t own_number{}; ///< `thread_number` of the counted thread; 0: no single thread, or
                                ///< unknown
    pid_t own_thread{};         ///< the number that the kernel has for the counted thread
    /// Identifies the thread that may read the kernel's pages of counters; null: none may.
    const void *thread{};
    bool is_stale{}; ///< whether the events' counts at the last start are unknown
};

} // namespace msr::perf_detail

#include "thread_starts.hpp"

#include <atomic>

#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

std::uint32_t this_thread() { return static_cast<std::uint32_t>(syscall(SYS_gettid)); }

} // namespace

thread_start *announce_start(ring &shared, std::uint32_t cpu) {
    // Value of `thread` in the announcement of a thread that is reserved, but not complete: the
    // thread's CPU is not written yet.
    constexpr std::uint32_t nobody_yet = UINT32_MAX;
    for (std::uint32_t number = 0; number < most_starts; ++number) {
        thread_start &start = shared.header.starts[number];
        std::uint32_t expected = 0;
        if (!start.thread.compare_exchange_strong(expected, nobody_yet)) continue;
        start.cpu.store(cpu);
        std::uint32_t end = shared.header.starts_end.load();
        while (end <= number && !shared.header.starts_end.compare_exchange_weak(end, number + 1)) {
        }
        start.thread.store(this_thread());
        return &start;
    }
    return nullptr;
}

thread_start *start_of_this_thread(ring &shared) {
    const std::uint32_t thread = this_thread();
    for (thread_start &start : shared.header.starts)
        if (start.thread.load() == thread) return &start;
    return nullptr;
}

void name_created_thread(thread_start *start, std::uint32_t thread) {
    std::uint32_t expected = this_thread();
    if (start != nullptr) start->thread.compare_exchange_strong(expected, thread);
}

void take_start(thread_start *start) {
    if (start != nullptr) start->thread.store(this_thread());
}

void end_start(thread_start *start) {
    if (start != nullptr) start->thread.store(0);
}

} // namespace msrpp::machine

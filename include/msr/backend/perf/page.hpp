// The page that the kernel maps for an event: where RDPMC finds its counter, and what to add.
#pragma once

#include <atomic>
#include <cstdint>

#include <linux/perf_event.h>

namespace msr::perf_detail {

/// What an event counted since it was opened; only in the thread that it counts. `rdpmc(index)`
/// reads a counter; its upper `unused` bits, of 64, are none of its own. Returns false where the
/// event has no counter at the moment.
template <typename ReadCounter>
inline bool read_page(const volatile perf_event_mmap_page *page, ReadCounter rdpmc, unsigned unused,
                      std::uint64_t &into) noexcept {
    std::uint32_t sequence;
    do {
        sequence = page->lock;
        std::atomic_signal_fence(std::memory_order_acquire); // x86 keeps loads in order
        const std::uint32_t index = page->index;
        if (index == 0) return false;
        const auto counter = static_cast<std::int64_t>(rdpmc(index - 1) << unused) >> unused;
        into = static_cast<std::uint64_t>(page->offset) + static_cast<std::uint64_t>(counter);
        std::atomic_signal_fence(std::memory_order_acquire);
    } while (page->lock != sequence);
    return true;
}

/// How much longer the event was enabled than it was counted, in nanoseconds; it changes only while
/// the event has no counter.
inline std::uint64_t time_without_counter(const volatile perf_event_mmap_page *page) noexcept {
    return page->time_enabled - page->time_running;
}

/// RDPMC may read the event, now or whenever it has a counter.
inline bool allows_rdpmc(const volatile perf_event_mmap_page *page) noexcept {
    constexpr std::uint64_t cap_user_rdpmc = 4;
    return (page->capabilities & cap_user_rdpmc) != 0;
}

/// What RDPMC takes for the event's counter at the moment; `none`: it has no counter.
inline std::uint32_t index_in(const volatile perf_event_mmap_page *page,
                              std::uint32_t none) noexcept {
    const std::uint32_t index = page->index;
    return index == 0 ? none : index - 1;
}

/// Its address tells threads apart.
inline constinit thread_local char this_thread{};

} // namespace msr::perf_detail

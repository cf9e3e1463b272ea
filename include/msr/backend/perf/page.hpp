// The page that the kernel maps for an event: where RDPMC finds its counter, and what to add.
#pragma once

#include <msr/cplusplus.hpp>

#include <atomic>
#include <cstdint>

#include <linux/perf_event.h>

namespace msr::perf_detail {

/// What an event counted since it was opened, plus `sign`; only in the thread that it counts.
/// `sign`: the counter's highest bit, below which the kernel lets it count. `rdpmc(index)` reads a
/// counter. Returns false where the event has no counter at the moment.
template <typename ReadCounter>
[[gnu::always_inline]] inline bool read_page(const volatile perf_event_mmap_page *page,
                                             ReadCounter rdpmc, std::uint64_t sign,
                                             std::uint64_t &into) noexcept {
    std::uint32_t sequence;
    do {
        sequence = page->lock;
        std::atomic_signal_fence(std::memory_order_acquire); // x86 keeps loads in order
        const std::uint32_t index = page->index;
        if (index == 0) [[unlikely]]
            return false;
        // The counter is a signed number; with its highest bit turned round it is that plus `sign`.
        into = (rdpmc(index - 1) ^ sign) + static_cast<std::uint64_t>(page->offset);
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

// The page that the kernel maps for an event: it has the number of the event's counter for RDPMC,
// and the count to add.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

#include <linux/perf_event.h>

namespace msr::perf_detail {

/// A copy of the content of an event's perf_event_mmap_page when it was last read. The copy is
/// current while the page has the same `lock`: the kernel changes a page only together with its
/// lock.
struct known_page {
    /// A value that no page has as its lock: the kernel leaves each lock even.
    static constexpr std::uint32_t unknown = 1;

    std::uint32_t lock{unknown};
    std::uint32_t index{}; ///< the number that RDPMC takes for the event's counter
    /// A mask with the counter's highest bit: the counter holds a signed number.
    std::uint64_t sign{};
    /// A summand: its sum with the counter, with the counter's highest bit inverted, is the count
    /// since start.
    std::uint64_t add{};
};

/// Stores the count of an event since start; works only in the thread that the event counts.
/// `rdpmc(index)` reads a counter. Returns false where the page has changed since it was last
/// looked at.
template <typename ReadCounter>
[[gnu::always_inline]] inline bool read_page(const volatile perf_event_mmap_page *page,
                                             const known_page &known, ReadCounter rdpmc,
                                             std::uint64_t &value) noexcept {
    const std::uint32_t lock = known.lock;
    if (page->lock != lock) [[unlikely]]
        return false;
    // a fence of the compiler is enough: x86 keeps loads in order
    __atomic_signal_fence(__ATOMIC_ACQUIRE);
    value = (rdpmc(known.index) ^ known.sign) + known.add;
    __atomic_signal_fence(__ATOMIC_ACQUIRE);
    return page->lock == lock;
}

/// Reads a page of an event whose count was `base` at the start. `without_counter`: how much longer
/// the event was enabled than it was counted, in nanoseconds; it changes only while the event has
/// no counter. Returns false where the event has no counter at the moment.
inline bool look_at(const volatile perf_event_mmap_page *page, std::uint64_t base,
                    known_page &known, std::uint64_t &without_counter) noexcept {
    known.lock = known_page::unknown;
    std::uint32_t lock, index;
    do {
        lock = page->lock;
        __atomic_signal_fence(__ATOMIC_ACQUIRE);
        index = page->index;
        known.index = index - 1;
        known.sign = std::uint64_t{1} << ((page->pmc_width - 1u) & 63);
        known.add = static_cast<std::uint64_t>(page->offset) - known.sign - base;
        without_counter = page->time_enabled - page->time_running;
        __atomic_signal_fence(__ATOMIC_ACQUIRE);
    } while (page->lock != lock);
    if (index == 0) return false;
    known.lock = lock;
    return true;
}

/// Returns whether RDPMC may read the event, now or whenever the event has a counter.
inline bool allows_rdpmc(const volatile perf_event_mmap_page *page) noexcept {
    constexpr std::uint64_t cap_user_rdpmc = 4;
    return (page->capabilities & cap_user_rdpmc) != 0;
}

/// Returns the number that RDPMC takes for the event's counter at the moment, or `no_value` where
/// the event has no counter.
inline std::uint32_t index_in(const volatile perf_event_mmap_page *page,
                              std::uint32_t no_value) noexcept {
    const std::uint32_t index = page->index;
    return index == 0 ? no_value : index - 1;
}

/// A variable whose address identifies the thread, also across shared libraries compiled with
/// -fvisibility=hidden.
[[gnu::visibility("default")]] inline constinit thread_local char this_thread{};

} // namespace msr::perf_detail

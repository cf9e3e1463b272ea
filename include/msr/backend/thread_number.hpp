// A number for each thread of the process, which no later thread gets: the numbers that
// pthread_self() and gettid() return are used again.
#pragma once

#include <msr/core/atomic.hpp>

#include <cstdint>

namespace msr {

namespace detail {

/// The number of the calling thread; 0: none was assigned yet. Default visibility makes the
/// variable the same in all shared libraries of a process, even with -fvisibility=hidden.
[[gnu::visibility("default")]] inline constinit thread_local std::uint64_t own_thread_number{};
[[gnu::visibility("default")]] inline constinit detail::atomic<std::uint64_t> last_thread_number{};

} // namespace detail

/// Returns the number of the calling thread, never 0. Makes no system call.
inline std::uint64_t thread_number() noexcept {
    if (detail::own_thread_number == 0) [[unlikely]]
        detail::own_thread_number = 1 + detail::last_thread_number.fetch_add(1);
    return detail::own_thread_number;
}

} // namespace msr

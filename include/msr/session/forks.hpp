// Whether this process was forked since, without the system call that getpid() is: reads ask for
// it.
#pragma once

#include <msr/cplusplus.hpp>

#include <atomic>

#include <pthread.h>

namespace msr::detail {

/// Grows in every child that fork() makes. One for the process: see `sessions_lock`.
[[gnu::visibility("default")]] inline constinit std::atomic<unsigned> forks_above{};

/// Lets `forks_above` grow from now on; false: it cannot, and does not.
inline bool counts_forks() noexcept {
    static const bool counts = ::pthread_atfork(nullptr, nullptr, [] {
                                   forks_above.fetch_add(1, std::memory_order_relaxed);
                               }) == 0;
    return counts;
}

} // namespace msr::detail

// The clock that bounds how far a counter can have moved between two readings.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Returns the time stamp counter of the logical processor that the thread runs on; 0 on other
/// processors than x86. The read raises SIGSEGV in a thread that disabled it with PR_SET_TSC.
inline std::uint64_t time_stamp() noexcept {
#if defined(__x86_64__) || defined(__i386__)
    std::uint32_t low, high;
    asm volatile("rdtsc" : "=a"(low), "=d"(high));
    return std::uint64_t{high} << 32 | low;
#else
    return 0;
#endif
}

} // namespace msr

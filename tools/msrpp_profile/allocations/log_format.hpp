// The log of a process's allocations: a file of its own for each process and program, which
// `allocations/preloaded.cpp` writes inside the process and `allocations/merge.cpp` reads.
//
// A head; then entries, one behind the other, each with its return addresses behind it. An entry
// whose `words` is 0 was not written: the log ends there. Whoever is recorded writes this file, so
// nothing in it is trusted.
#pragma once

#include <cstdint>

namespace msrpp::allocations {

inline constexpr char log_magic[9] = "msralloc";
/// The files' sizes; what is not written takes no room on the disk.
inline constexpr std::uint64_t log_bytes = std::uint64_t{1} << 30;
/// Callers of an allocation, at most.
inline constexpr unsigned most_callers = 8;
/// Blocks that mmap gives to the program itself are logged from here on.
inline constexpr std::uint64_t least_mapped = std::uint64_t{128} << 10;

/// The name of the variable that has the folder of the logs.
inline constexpr const char *folder_variable = "MSRPP_ALLOCATIONS";

struct log_head {
    char magic[8];
    std::uint32_t pid;
    std::uint32_t zero;
    std::uint64_t lost; ///< entries that had no room
    std::uint64_t unused;
};

struct log_entry {
    std::uint32_t words; ///< of 8 bytes, return addresses included; written last
    std::uint32_t tid;
    std::uint64_t time; ///< nanoseconds of CLOCK_MONOTONIC
    std::uint64_t address;
    std::uint64_t size; ///< 0: freed
};
inline constexpr std::uint32_t entry_words = sizeof(log_entry) / 8;

} // namespace msrpp::allocations

// The log of a process's allocations: a file for each process and program, which
// `allocations/preloaded.cpp` writes inside the process and `allocations/merge.cpp` reads.
//
// The file has a head; then entries, each followed by its return addresses. An entry whose `words`
// is 0 was not written: the log ends there. The recorded program writes the file, so the reader
// checks all of it.
#pragma once

#include <cstdint>

namespace msrpp::allocations {

inline constexpr char log_magic[9] = "msralloc";
/// The size of a log file in bytes; parts of the file that are not written take no space on the
/// disk.
inline constexpr std::uint64_t log_bytes = std::uint64_t{1} << 30;
/// Largest number of callers of an allocation that the log has.
inline constexpr unsigned most_callers = 8;
/// Smallest size in bytes of a block that is logged where the program itself calls mmap.
inline constexpr std::uint64_t least_mapped = std::uint64_t{128} << 10;

/// The name of the environment variable with the path of the folder for logs.
inline constexpr const char *folder_variable = "MSRPP_ALLOCATIONS";

struct log_head {
    char magic[8];
    std::uint32_t pid;
    std::uint32_t zero;
    std::uint64_t lost; ///< number of allocations that were lost, because the log was full
    std::uint64_t unused;
};

struct log_entry {
    /// Size of the log entry in units of 8 bytes, with its return addresses; written last.
    std::uint32_t words;
    std::uint32_t tid;
    std::uint64_t time; ///< time of the allocation in nanoseconds of CLOCK_MONOTONIC
    std::uint64_t address;
    std::uint64_t size; ///< size of the allocated block in bytes; 0: the block was freed
};
inline constexpr std::uint32_t entry_words = sizeof(log_entry) / 8;

} // namespace msrpp::allocations

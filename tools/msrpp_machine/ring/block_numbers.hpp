// The numbers of blocks, which all processes of a machine share: each process takes chunks of
// numbers and marks the chunks in its slot. The machine frees chunks that are marked in no slot any
// more, so that programs may start programs without end.
#pragma once

#include <atomic>
#include <cstdint>

namespace msrpp::machine {

inline constexpr std::uint32_t blocks_of_chunk = 4096;
inline constexpr std::uint32_t chunk_count = 1024;

enum class chunk_state : std::uint32_t {
    free,
    used,
    /// No process executes the chunk's blocks any more, but words of the blocks may wait in the
    /// lanes.
    leaving
};

/// The chunks of a process: chunks with blocks that the process defined, and the chunks that its
/// parent had at the fork.
struct process_slot {
    /// The number of the process; during a fork the number of the parent, 32 bits higher. 0: the
    /// slot is free.
    std::atomic<std::uint64_t> owner;
    std::atomic<std::uint64_t> chunks[chunk_count / 64];
};

/// The numbers of blocks, in the memory that the machine shares with programs.
struct block_numbers {
    static constexpr std::uint32_t slot_count = 1024;

    std::atomic<chunk_state> chunks[chunk_count];
    process_slot slots[slot_count];
    /// A bit for each chunk of a process for which no slot was free: such chunks are never freed.
    std::atomic<std::uint64_t> saved[chunk_count / 64];
};

} // namespace msrpp::machine

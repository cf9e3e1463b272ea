// The numbers of blocks, which all processes of a machine share: each process takes chunks of them
// and marks them in a slot of its own, and the machine frees the chunks that are in no slot any
// more. So programs may start others without end.
#pragma once

#include <atomic>
#include <cstdint>

namespace msrpp::machine {

inline constexpr std::uint32_t blocks_of_chunk = 4096;
inline constexpr std::uint32_t chunk_count = 1024;

enum class chunk_state : std::uint32_t {
    free,
    used,
    leaving ///< no process executes its blocks, but words of them may wait in the lanes
};

/// The chunks of a process: those of the blocks that it defined, and those that its parent had when
/// it was forked.
struct process_slot {
    /// The number of the process; while it is being forked the parent's, 32 bits higher. 0: free.
    std::atomic<std::uint64_t> owner;
    std::atomic<std::uint64_t> chunks[chunk_count / 64];
};

/// The numbers of blocks, in the memory that the machine shares with programs.
struct block_numbers {
    static constexpr std::uint32_t slot_count = 1024;

    std::atomic<chunk_state> chunks[chunk_count];
    process_slot slots[slot_count];
    /// The chunks of processes for which there was no slot: never freed.
    std::atomic<std::uint64_t> saved[chunk_count / 64];
};

} // namespace msrpp::machine

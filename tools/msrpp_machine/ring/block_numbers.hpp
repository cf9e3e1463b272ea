// The numbers of code blocks, which all processes of a machine share: each process takes chunks of
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
    /// No process executes the code blocks of the chunk any more, but words about them may wait in
    /// threads' buffers (lanes).
    leaving
};

/// The chunks of block numbers that a process uses: chunks with blocks that the process defined,
/// and the chunks that its parent had at the fork.
struct process_slot {
    /// Number of the process; from the fork until the child runs, the parent's number shifted left
    /// by 32 bits. 0: the slot is free.
    std::atomic<std::uint64_t> owner;
    std::atomic<std::uint64_t> chunks[chunk_count / 64];
};

/// The numbers of code blocks, in the memory that the machine shares with programs.
struct block_numbers {
    static constexpr std::uint32_t slot_count = 1024;

    std::atomic<chunk_state> chunks[chunk_count];
    process_slot slots[slot_count];
    /// A bit for each chunk of block numbers that was taken by a process for which no slot was
    /// free: such chunks are never freed.
    std::atomic<std::uint64_t> saved[chunk_count / 64];
};

} // namespace msrpp::machine

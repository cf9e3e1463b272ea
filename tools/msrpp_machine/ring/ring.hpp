// The memory that the plugin of the emulator shares with the machine: for each thread of the
// program a lane, a ring of words (msr/sim/stream/stream.hpp) with one writer and one reader.
// Definitions of blocks have a lane of their own, the first, which several threads write in turn.
//
// The machine trusts nothing that it reads here: the program could write into this memory, too.
#pragma once

#include "../plugin/kept.hpp"
#include "block_numbers.hpp"
#include "cpuid_table.hpp"
#include "event_calls.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

inline constexpr std::uint64_t ring_magic = 0x62656e696863616d; // "machineb"
inline constexpr std::uint32_t lane_count = 256;
inline constexpr std::uint64_t words_in_lane = std::uint64_t{1} << 16;
/// Words are handed on in parts of so many, or fewer: with each word, both sides would fight for
/// the line of the host's caches that holds the number.
inline constexpr std::uint64_t words_of_part = 4096;
/// Words that were read and wait to be played are no more than so many.
inline constexpr std::uint64_t words_that_wait = 2 * words_of_part;

/// Stands behind the last word of a lane. No program reads a byte at address 0.
inline constexpr std::uint64_t no_word = 0;

enum class lane_state : std::uint32_t { free, used, ended };

struct lane_header {
    /// Words that were written since the lane began; only its writer changes it.
    alignas(64) std::atomic<std::uint64_t> written;
    std::atomic<lane_state> state;
    std::atomic<std::uint32_t> process;    ///< the process whose thread writes the lane
    std::atomic<std::uint32_t> handles;    ///< the thread has read of an interrupt
    std::atomic<std::uint32_t> thread;     ///< that writes it
    std::atomic<std::uint32_t> cpu;        ///< simulated, that it executes on
    std::atomic<std::uint32_t> is_in_call; ///< of the system: it executes nothing
    std::atomic<std::uint32_t> parent;     ///< the thread that has started it; 0: none, or unknown
    std::atomic<std::uint32_t> begins_program; ///< the thread's program begins with this lane
    std::atomic<std::uint32_t> is_replaced;    ///< the lane ends because another program begins
    std::atomic<std::uint64_t> events_before;  ///< events that were opened before it was started
    std::atomic<std::uint64_t> cpu_time;       ///< ns on the host, when the lane ended
    /// Its name, as prctl(2) has it, with 0 behind; both words are written when it changes.
    std::atomic<std::uint64_t> name[2];
    /// Words that were read; only the machine changes it.
    alignas(64) std::atomic<std::uint64_t> read;
    std::atomic<std::uint32_t> reads;    ///< changes when a writer that waits is woken
    std::atomic<std::uint32_t> waits;    ///< the writer has no room, and waits
    std::atomic<std::uint32_t> requests; ///< the writer waits until all of its words are played
    /// The time stamp counter of its CPU when a request was answered, where clocks are simulated.
    std::atomic<std::uint64_t> clocks;
};

/// A thread that the system starts, or a process that becomes another program: it has no lane yet,
/// but its CPU executes as soon as the host lets it (keeping_step.hpp).
struct thread_start {
    std::atomic<std::uint32_t> thread; ///< while it is created, the creating one; 0: none
    std::atomic<std::uint32_t> cpu;    ///< simulated, that it will execute on
};
inline constexpr std::uint32_t most_starts = 64; ///< at a time; of others nothing is known

/// The shape of the first levels of data, which writers need to leave accesses out (left_out.hpp).
struct first_level_shape {
    static constexpr std::size_t most_lines = 64;
    static constexpr std::size_t most_pages = 16;

    std::uint32_t line_shift; ///< log2 of the bytes of a line
    std::uint32_t line_mask;  ///< below most_lines; at most as many as there are sets, less 1
    std::uint32_t page_shift;
    std::uint32_t page_mask; ///< below most_pages
};

/// The accesses to memory that are written; the others are counted (left_out.hpp).
enum class accesses_wanted : std::uint32_t {
    changing, ///< those that may change something in the models
    kept,     ///< the same; the others are kept (kept.hpp), as a sampler looks at single blocks
    all,      ///< all of them, as a sampler looks at all accesses
    none,     ///< none, as no reader needs the results of caches and TLBs
};

/// Whether what a thread does may bring an interrupt.
constexpr bool is_looked_at(accesses_wanted factor) {
    return factor == accesses_wanted::kept || factor == accesses_wanted::all;
}

struct ring_header {
    std::uint64_t magic;
    std::uint32_t cpus;                       ///< of the simulated machine
    std::atomic<std::uint32_t> bell;          ///< changes when a writer wants to be read
    std::atomic<std::uint32_t> reader_sleeps; ///< until the bell rings
    std::atomic<std::uint32_t> goal;          ///< changes when a writer asks
    std::atomic<std::uint32_t> defining;      ///< 1 while a thread writes a definition
    std::atomic<std::uint32_t> lanes_end;     ///< lanes from this one on were never used
    std::atomic<std::uint32_t> next_cpu;      ///< of a thread that is not pinned
    std::atomic<std::uint32_t> is_over;       ///< the machine reads no more
    std::atomic<std::uint32_t> cpuid_is_told; ///< a program printed: CPUID is not corrected
    std::uint32_t simulates_clock;            ///< RDTSC is simulated; written before programs run
    std::atomic<std::uint32_t> starts_end;    ///< starts from this one on were never used
    std::atomic<std::uint32_t> event_goal;    ///< changes when a call about events waits
    std::atomic<std::uint32_t> events_open;   ///< events of perf_event_open(2) that there are
    std::atomic<std::uint64_t> events_opened; ///< events that were ever opened
    thread_start starts[most_starts];
    /// In a line that changes seldom.
    alignas(64) std::atomic<accesses_wanted> accesses;
    first_level_shape first_levels; ///< written before programs run
    char notes_file[64];            ///< for notes.hpp; written before programs run; empty: none
    cpuid_tables cpuid;             ///< what CPUID answers; written before programs run
    lane_header lanes[lane_count];
};

/// The whole of it, as it is mapped.
struct ring {
    ring_header header;
    block_numbers numbers;
    alignas(4096) std::uint64_t words[lane_count][words_in_lane];
    std::uint64_t saved[lane_count][accesses_kept];
    event_call calls[lane_count];
};

inline constexpr std::uint64_t lane_mask = words_in_lane - 1;
inline constexpr std::uint32_t definitions_lane = 0;

} // namespace msrpp::machine

// The memory that the plugin of the emulator QEMU shares with the simulated machine: for each
// thread of the program a lane, which is a ring of words (records of executed code,
// msr/sim/stream/stream.hpp) with one writer and one reader. The first lane is for definitions of
// code blocks, which several threads write in turn.
//
// The machine checks all that it reads from the memory: the program could write there, too.
#pragma once

#include "../plugin/kept.hpp"
#include "block_numbers.hpp"
#include "cpuid_table.hpp"
#include "event_calls.hpp"
#include "signal_orders.hpp"
#include "simulated_time.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

inline constexpr std::uint64_t ring_magic = 0x62656e696863616d; // the letters "machineb" in memory
inline constexpr std::uint32_t lane_count = 256;
inline constexpr std::uint64_t words_in_lane = std::uint64_t{1} << 16;
/// The largest number of words (records) that are handed on together: if each word was handed on
/// alone, writer and reader would compete for the cache line that holds the number of words.
inline constexpr std::uint64_t words_of_part = 4096;
/// The largest number of words (records of executed code) that the machine has read and not yet
/// counted.
inline constexpr std::uint64_t words_that_wait = 2 * words_of_part;

/// The value behind the last word of a lane (buffer). A word has this value only for a read of a
/// byte at address 0, which no program reads.
inline constexpr std::uint64_t no_word = 0;

enum class lane_state : std::uint32_t { free, used, ended };

struct lane_header {
    /// Number of words that were written since the lane (buffer) began; only the lane's writer
    /// changes `written`.
    alignas(64) std::atomic<std::uint64_t> written;
    std::atomic<lane_state> state;
    /// Number of the process whose thread writes the lane (buffer).
    std::atomic<std::uint32_t> process;
    /// 1: the thread has read its file of interrupts, and handles interrupts.
    std::atomic<std::uint32_t> handles;
    std::atomic<std::uint32_t> thread; ///< number of the thread that writes the lane (buffer)
    std::atomic<std::uint32_t> cpu;    ///< number of the simulated CPU on which the thread executes
    /// 1: the thread is in a system call, and executes nothing.
    std::atomic<std::uint32_t> is_in_call;
    /// Number of the thread that has started the writing thread; 0: none, or unknown.
    std::atomic<std::uint32_t> parent;
    /// 1: the thread's program begins with this lane (buffer).
    std::atomic<std::uint32_t> begins_program;
    /// 1: the lane (buffer) ends because another program begins.
    std::atomic<std::uint32_t> is_replaced;
    /// Number of events (perf_event_open) that were opened before the writing thread was started.
    std::atomic<std::uint64_t> events_before;
    /// Time in ns that the thread had executed on the host when its lane (buffer) ended.
    std::atomic<std::uint64_t> cpu_time;
    /// The writing thread's name as of prctl(2), padded with 0; both words are written when the
    /// name changes.
    std::atomic<std::uint64_t> name[2];
    /// Number of words of the lane (buffer) that the machine has read; only the machine changes
    /// `read`.
    alignas(64) std::atomic<std::uint64_t> read;
    /// Changes to wake the writer of the lane (buffer), which waits.
    std::atomic<std::uint32_t> reads;
    std::atomic<std::uint32_t> waits; ///< 1: the lane (buffer) is full, and its writer waits
    /// Changes when the writer of a lane (buffer) requests an answer once the machine has counted
    /// all words of the lane.
    std::atomic<std::uint32_t> requests;
    /// The time stamp counter of the writer's CPU when the machine last answered, where clocks are
    /// simulated.
    std::atomic<std::uint64_t> clocks;
    /// The time stamp counter at which the writing thread's wait in a system call ends, where
    /// clocks are simulated; 0: unknown; `resumes_with_others`: the time of the other CPUs.
    std::atomic<std::uint64_t> resumes_at;
    /// Number of words after which the thread waits for the machine before its next block of code,
    /// because an event may send a signal; 0: the thread does not wait.
    std::atomic<std::uint64_t> signal_stop;
};
inline constexpr std::uint64_t resumes_with_others = UINT64_MAX;

/// The announced start of a thread, or of another program in a process: the thread has no lane
/// (buffer) yet, but its simulated CPU executes as soon as the host lets the thread run
/// (lane_selector.hpp).
struct thread_start {
    /// Number of the thread that starts; before the thread is created, the number of the thread
    /// that creates it; 0: the entry is free.
    std::atomic<std::uint32_t> thread;
    /// Number of the simulated CPU on which the thread will execute.
    std::atomic<std::uint32_t> cpu;
};
/// Largest number of announced starts of threads at a time; the machine does not see further ones.
inline constexpr std::uint32_t most_starts = 64;

/// The shape of the first-level data caches and TLBs, by which writers leave out memory accesses
/// that change nothing in the caches (left_out.hpp).
struct first_level_shape {
    static constexpr std::size_t most_lines = 64;
    static constexpr std::size_t most_pages = 16;

    std::uint32_t line_shift; ///< log2 of the bytes in a cache line
    /// Number of lines that a writer remembers, less 1: below most_lines, and at most the number of
    /// the cache's sets less 1.
    std::uint32_t line_mask;
    std::uint32_t page_shift;
    std::uint32_t page_mask; ///< number of pages that a writer remembers, less 1: below most_pages
};

/// The kind of accesses to memory that writers write; all other accesses are counted
/// (left_out.hpp).
enum class accesses_wanted : std::uint32_t {
    changing, ///< accesses that may change something in the models of caches
    /// Accesses that may change something in the models of caches; accesses that change nothing are
    /// stored (kept.hpp), because a sampler examines single blocks of code.
    kept,
    all,  ///< all accesses, because a sampler examines all accesses
    none, ///< no accesses, because no reader needs the results of caches and TLBs
};

/// Returns whether instructions of a thread may raise an interrupt, by the kind of accesses that
/// are wanted.
constexpr bool is_looked_at(accesses_wanted factor) {
    return factor == accesses_wanted::kept || factor == accesses_wanted::all;
}

struct ring_header {
    std::uint64_t magic;
    std::uint32_t cpus; ///< number of CPUs of the simulated machine
    /// Changes when a writer wants its words (records) to be read.
    std::atomic<std::uint32_t> bell;
    std::atomic<std::uint32_t> reader_sleeps; ///< 1: the reader sleeps until `bell` changes
    std::atomic<std::uint32_t> goal;          ///< changes when a writer requests an answer
    std::atomic<std::uint32_t>
        defining; ///< 1 while a thread writes the definition of a block of code to the ring
    /// Number of the first lane (buffer) that was never used; later lanes were not used, either.
    std::atomic<std::uint32_t> lanes_end;
    /// The simulated CPU for the next thread that is not pinned.
    std::atomic<std::uint32_t> next_cpu;
    /// 1: the machine reads no words (records of executed code) any more.
    std::atomic<std::uint32_t> is_over;
    /// 1: a program has printed the reason why CPUID is not corrected.
    std::atomic<std::uint32_t> cpuid_is_reported;
    std::uint32_t simulates_clock; ///< 1: clocks are simulated; written before programs run
    /// Number of the first element of `starts` (announced starts of threads) that was never used;
    /// no later element was used.
    std::atomic<std::uint32_t> starts_end;
    /// Changes when a system call about events waits for its answer.
    std::atomic<std::uint32_t> event_goal;
    std::atomic<std::uint32_t> events_open;   ///< number of open events of perf_event_open(2)
    std::atomic<std::uint64_t> events_opened; ///< number of perf events that were ever opened
    /// Time in ns that each clock of Linux showed when the simulated time stamp counters were 0, by
    /// the clock's number; written before programs run.
    std::uint64_t clock_starts[simulated_clock_ids];
    /// Changes when a reader of perf records is to be woken.
    std::atomic<std::uint32_t> event_wakes;
    thread_start starts[most_starts];
    /// The kind of memory accesses that writers write, in a cache line with values that change
    /// seldom.
    alignas(64) std::atomic<accesses_wanted> accesses;
    /// Shape of the first-level caches; written before programs run.
    first_level_shape first_levels;
    /// Path of the file for the plugin's notes (notes.hpp), empty: no notes; written once, the
    /// first letter last.
    char notes_file[64];
    cpuid_tables cpuid; ///< answers of CPUID for programs; written before programs run
    lane_header lanes[lane_count];
};

/// The whole memory that machine and plugin share.
struct ring {
    ring_header header;
    block_numbers numbers;
    alignas(4096) std::uint64_t words[lane_count][words_in_lane];
    std::uint64_t saved[lane_count][accesses_kept];
    event_call calls[lane_count];
    signal_orders orders[lane_count];
};

inline constexpr std::uint64_t lane_mask = words_in_lane - 1;
inline constexpr std::uint32_t definitions_lane = 0;

} // namespace msrpp::machine

// The plugin's end of the ring (ring.hpp): each thread of the program writes words into a lane of
// its own. They are handed on in parts, so that the two sides seldom want the same line of the
// host's caches.
#pragma once

#include "../ring/ring.hpp"
#include "kept.hpp"
#include "left_out.hpp"
#include "thread_starts.hpp"

#include <msr/sim/stream/stream.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// The ring, once it is mapped.
extern ring *shared;

/// Prints the reason, and ends the program.
[[noreturn]] void give_up(const char *reason);

/// The writer of a thread's words. Accesses to memory that change nothing are counted
/// (left_out.hpp). Without a lane it has no room, so that its first word takes one. Its size is a
/// power of two, so that the callbacks find it fast.
class alignas(1024) writer {
public:
    /// A block begins, by its word.
    void block(msr::sim::stream_word word) {
        accesses_.block();
        write(saved_.behind(word));
    }
    /// An access to memory, as left_out::access_at_once(): where it is false, access() is to be
    /// called. So the callbacks of the emulator save no registers.
    template <bool Writes>
    bool access_at_once(const access_kind &kind, std::uint64_t address) {
        return accesses_.access_at_once<Writes>(kind, address, *this);
    }
    /// An access to memory.
    void access(msr::sim::stream_word word) {
        if (!has_room()) make_room();
        accesses_.access(word, *this);
    }
    /// An access of a block that a repeated string instruction ends.
    void access_of_string(msr::sim::stream_word word) {
        if (!has_room()) make_room();
        accesses_.access_of_string(word, *this);
    }
    /// Writes a word. It is handed on with the others of its part, or by publish().
    void write(msr::sim::stream_word word) {
        if (!has_room()) [[unlikely]]
            return write_with_room(word);
        put(word);
    }
    /// The host fetches the line of its cache that will be written after some others, for the
    /// reader has it.
    void prepare() { asm volatile("prefetchw %0" : : "m"(words_[(written_ + 96) & lane_mask])); }
    bool has_room() const { return written_ < room_ends_; }
    /// Writes a word where there is room. The end is written first, so that there always is one.
    void put(msr::sim::stream_word word) {
        words_[(written_ + 1) & lane_mask] = no_word;
        std::atomic_signal_fence(std::memory_order_release);
        words_[written_++ & lane_mask] = word.bits;
    }
    /// Keeps an access that is left out; false: there is no room.
    bool keep(msr::sim::stream_word word) { return saved_.keep(word); }
    /// Reads which accesses are wanted; this also happens with each part of words.
    void look_what_is_wanted() {
        accesses_.want(shared->header.accesses.load(std::memory_order_acquire));
    }
    /// The thread executes on a simulated CPU from now on.
    void run_on(std::uint32_t cpu) {
        cpu_ = cpu;
        if (lane_ != nullptr) lane_->cpu.store(cpu, std::memory_order_relaxed);
        accesses_.forget(); // of the other CPU's caches
        write(msr::sim::cpu_word(cpu));
    }
    std::uint32_t cpu() const { return cpu_; }
    /// Lets the machine see all that the thread has done.
    void publish();
    /// The thread calls the system, or the system has answered.
    void is_in_call(bool enabled) {
        if (lane_ != nullptr) lane_->is_in_call.store(enabled ? 1 : 0, std::memory_order_release);
    }
    /// The thread that will write was started by another one.
    void is_started(thread_start *start) { start_ = start; }
    /// The thread reads of interrupts, and handles them.
    void handle_interrupts() {
        if (lane_ != nullptr) lane_->handles.store(1, std::memory_order_relaxed);
    }
    /// Waits until the machine has played all that the thread has done, where interrupts of it may
    /// come of that.
    void wait_until_played();
    /// Lets the machine see how long the thread has executed, where it has a lane. Any thread of
    /// the process may call this.
    void tell_time();
    /// Waits until the machine has played all that the thread has done. Returns the time stamp
    /// counter of its CPU then; of a thread that handles interrupts that of its last request: the
    /// machine stands still meanwhile.
    std::uint64_t simulated_clocks();
    /// Lets the machine see the thread's name.
    void tell_name();
    /// The thread ends, or becomes another program. It takes a lane again where it writes again.
    void end(bool is_replaced = false);
    /// Sets the thread that started this one, and how many events were opened before.
    void is_child_of(std::uint32_t thread, std::uint64_t events_before) {
        parent_ = thread;
        events_before_ = events_before;
    }
    /// Room for a call about events; the thread has a lane.
    event_call &event_call_of() { return shared->calls[lane_ - shared->header.lanes]; }
    /// Waits until the machine has answered the call.
    void wait_for_events();
    bool has_lane() const { return lane_ != nullptr; }

    std::uint64_t pinning{}; ///< the CPU asked for in a sched_setaffinity that has not returned
    bool is_pinning{};

private:
    std::uint64_t *words_{};
    std::uint64_t written_{};
    std::uint64_t room_ends_{}; ///< the word before which the writer must look up
    lane_header *lane_{};
    std::uint32_t cpu_{};
    thread_start *start_{};
    std::uint32_t parent_{};
    std::uint64_t events_before_{};
    left_out accesses_;
    keeping_accesses saved_;

    // Room kept for the words of an access, for those of publish() behind them, and for the end.
    static constexpr std::uint64_t words_kept =
        left_out::most_words_of_access + left_out::most_words_told + 1;

    void write_with_room(msr::sim::stream_word word);
    void take_lane();
    void make_room();
    void request_answer();
};

/// Announces that this thread starts another one, or becomes another program: it gets the next of
/// the simulated CPUs that it may run on. Returns null where there is one CPU.
thread_start *announce_start();

/// Writes the definition of a block into the lane that all threads share: its address, and
/// `instructions` in `bytes` bytes of code, behind which there are 8 bytes more to read. Returns
/// the block's number.
std::uint32_t define_block(std::uint64_t address, unsigned instructions, const unsigned char *code,
                           unsigned bytes);

/// Wakes the machine: there is something to read, or a writer waits.
void ring_bell();

} // namespace msrpp::machine

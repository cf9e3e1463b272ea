// The QEMU plugin's side of the memory that the plugin and the simulated machine share (ring.hpp):
// each thread of the program writes words (records of what it executes) into a lane (buffer) of its
// own. Words are handed on in parts, so that plugin and machine seldom want the same line of the
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

/// The memory that the plugin shares with the machine; null: not mapped yet.
extern ring *shared;

/// Prints the reason of a failure, and ends the program.
[[noreturn]] void give_up(const char *reason);

/// The writer of a thread's words. Accesses to memory that change nothing in the models are counted
/// (left_out.hpp). A writer without a lane (buffer) has no free words, so that its first word takes
/// a lane. The size of the class is a power of two, so that the emulator's callbacks find a writer
/// fast.
class alignas(1024) writer {
public:
    /// Writes the word (record) of a block of code that begins.
    void block(msr::sim::stream_word word) {
        accesses_.block();
        write(saved_.behind(word));
    }
    /// Writes or counts an access to memory, as left_out::access_at_once() does. Where the result
    /// is false, access() must be called. With two functions the callbacks of the emulator save no
    /// registers.
    template <bool Writes>
    bool access_at_once(const access_kind &kind, std::uint64_t address) {
        return accesses_.access_at_once<Writes>(kind, address, *this);
    }
    /// Writes or counts any kind of access to memory.
    void access(msr::sim::stream_word word) {
        if (!has_room()) make_room();
        accesses_.access(word, *this);
    }
    /// Writes or counts a memory access of a block of code that a repeated string instruction ends.
    void access_of_string(msr::sim::stream_word word) {
        if (!has_room()) make_room();
        accesses_.access_of_string(word, *this);
    }
    /// Writes a word (record of executed code) of the thread. The machine sees the word when a part
    /// of the lane (buffer) is full, or after publish().
    void write(msr::sim::stream_word word) {
        if (!has_room()) [[unlikely]]
            return write_with_room(word);
        put(word);
    }
    /// Lets the host's processor fetch the cache line that the writer reaches after some more
    /// words, because the reader's core may have the line.
    void prepare() { asm volatile("prefetchw %0" : : "m"(words_[(written_ + 96) & lane_mask])); }
    bool has_room() const { return written_ < room_ends_; }
    /// Writes a word into the lane (buffer), which must have a free word. The end mark is written
    /// first, so that the lane always has an end mark.
    void put(msr::sim::stream_word word) {
        words_[(written_ + 1) & lane_mask] = no_word;
        std::atomic_signal_fence(std::memory_order_release);
        words_[written_++ & lane_mask] = word.bits;
    }
    /// Keeps a memory access that is left out; returns false where the ring of accesses is full.
    bool keep(msr::sim::stream_word word) { return saved_.keep(word); }
    /// Reads which memory accesses the machine wants written; also called after each part of the
    /// lane (buffer) of words.
    void look_what_is_wanted() {
        accesses_.want(shared->header.accesses.load(std::memory_order_acquire));
    }
    /// Lets the thread execute on a simulated CPU from the call on.
    void run_on(std::uint32_t cpu) {
        cpu_ = cpu;
        if (lane_ != nullptr) lane_->cpu.store(cpu, std::memory_order_relaxed);
        accesses_.forget(); // the known cache lines are those of the previous CPU
        write(msr::sim::cpu_word(cpu));
    }
    std::uint32_t cpu() const { return cpu_; }
    /// Lets the machine see all words (records of executed code) that the thread has written.
    void publish();
    /// Notes that the thread has entered a system call, or that the system has answered.
    void is_in_call(bool enabled) {
        if (lane_ != nullptr) lane_->is_in_call.store(enabled ? 1 : 0, std::memory_order_release);
    }
    /// Sets the announced start of the thread that will write, which another thread has started.
    void is_started(thread_start *start) { start_ = start; }
    /// Notes that the thread has read the file of interrupts, and so handles interrupts.
    void handle_interrupts() {
        if (lane_ != nullptr) lane_->handles.store(1, std::memory_order_relaxed);
    }
    /// Waits until the machine has played (counted) all that the thread has executed, where
    /// interrupts of the thread may follow.
    void wait_until_played();
    /// Writes the time that the thread has executed into the header of its lane (buffer), if the
    /// thread has one. Any thread of the process may call the function.
    void tell_time();
    /// Waits until the machine has played (counted) all that the thread has executed. Returns the
    /// time stamp counter of the thread's CPU then; for a thread that handles interrupts the
    /// counter at its last request, because the machine stands still meanwhile.
    std::uint64_t simulated_clocks();
    /// Notes the time stamp counter at which the thread's wait in a system call ends; 0: the thread
    /// does not wait for a time.
    void will_resume_at(std::uint64_t clocks) {
        if (lane_ != nullptr) lane_->resumes_at.store(clocks);
    }
    /// Waits until the time stamp counter of the thread's CPU reaches `clocks`; for
    /// `resumes_with_others`, until the thread's CPU has reached the time of the other CPUs. A
    /// signal for the program ends the wait.
    void resume_at(std::uint64_t clocks);
    /// Writes the thread's name into the header of its lane (buffer).
    void tell_name();
    /// Ends the lane (buffer): the thread ends, or becomes another program. The next word of the
    /// thread takes a lane again.
    void end(bool is_replaced = false);
    /// Sets the number of the thread that started this thread, and the number of events that were
    /// opened before this thread was started.
    void is_child_of(std::uint32_t thread, std::uint64_t events_before) {
        parent_ = thread;
        events_before_ = events_before;
    }
    /// Returns the memory for the thread's call about an event. The thread must have a lane
    /// (buffer).
    event_call &event_call_of() { return shared->calls[lane_ - shared->header.lanes]; }
    /// Waits until the machine has answered the thread's call about events.
    void wait_for_events();
    bool has_lane() const { return lane_ != nullptr; }
    /// Returns whether an event may send signals when the thread's code executes.
    bool stops_for_signals() const {
        return lane_ != nullptr && lane_->signal_stop.load(std::memory_order_acquire) != 0;
    }
    /// Waits until the machine has counted all that the thread has executed, and has ordered the
    /// signals of events.
    void request_signals();
    /// Sends the signals that the machine has ordered.
    void send_signals();

    /// CPU of the thread's sched_setaffinity(2), which has not returned yet
    std::uint64_t pinning{};
    bool is_pinning{};

private:
    std::uint64_t *words_{};
    std::uint64_t written_{};
    /// Number of the word (record) of the thread before which make_room() must be called.
    std::uint64_t room_ends_{};
    lane_header *lane_{};
    std::uint32_t cpu_{};
    thread_start *start_{};
    std::uint32_t parent_{};
    std::uint64_t events_before_{};
    left_out accesses_;
    keeping_accesses saved_;

    // Number of words of the lane (buffer) that are kept free for the words of a memory access, for
    // the words of publish() behind the access, and for the end mark.
    static constexpr std::uint64_t words_kept =
        left_out::most_words_of_access + left_out::most_words_told + 1;

    void write_with_room(msr::sim::stream_word word);
    void take_lane();
    void make_room();
    void end_room_at_stop();
    void request_answer();
};

/// Announces to the machine that this thread starts another thread, or becomes another program, on
/// the next simulated CPU that the thread may run on. Returns null where the machine has a single
/// CPU.
thread_start *announce_start();

/// Writes the definition of a block of code into the lane (buffer) that all threads share: the
/// block's address, and `instructions` in `bytes` bytes of code, behind which 8 more bytes must be
/// readable. Returns the block's number.
std::uint32_t define_block(std::uint64_t address, unsigned instructions, const unsigned char *code,
                           unsigned bytes);

/// Wakes the machine, because words wait to be read, or a writer waits for an answer.
void ring_bell();

} // namespace msrpp::machine

// The simulated machine's side of the memory that the machine and the QEMU plugin share (ring.hpp):
// a lane (buffer of words) for each thread.
#pragma once

#include "ring.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A reader of the words (records of executed code) that a program's threads have written.
class reader_of_words {
public:
    virtual ~reader_of_words() = default;
    /// Takes words of a lane (buffer of a thread), in order; definitions of blocks come before
    /// words that need them. A program wrote the words, which may be invalid.
    virtual void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) = 0;
    /// Returns whether the reader takes words of a thread's lane (buffer) at present.
    virtual bool takes(std::uint32_t lane) = 0;
    /// Called when a thread of a process begins to write a lane (buffer).
    virtual void lane_begins(std::uint32_t lane, std::uint32_t process) = 0;
    /// Called when the thread that wrote a lane (buffer) is gone; another thread may begin in the
    /// lane afterwards.
    virtual void lane_ends(std::uint32_t lane) = 0;
};

/// The lanes (buffers of threads) in the shared memory. The object is used by one thread at a time;
/// but any thread may call wait().
class lanes {
public:
    /// `cpus`: number of CPUs of the simulated machine. Throws std::runtime_error where there is no
    /// memory for the ring.
    explicit lanes(unsigned cpus);
    lanes(const lanes &) = delete;
    lanes &operator=(const lanes &) = delete;
    ~lanes();

    /// Lets programs read simulated time. Must be called before programs run.
    void simulate_clock();
    /// Sets the answers of CPUID. Must be called before programs run.
    void announce(const cpuid_tables &answers);

    /// Sets the shape of the first-level caches, by which writers leave out memory accesses that
    /// change nothing in the caches. Must be called before programs run.
    void announce(const first_level_shape &first_level_shape) {
        shared_->header.first_levels = first_level_shape;
    }
    /// Sets the file in which the plugin notes the mapped files (notes.hpp). Programs that begin
    /// before the call note only what they map later.
    void announce_notes(const std::string &file);
    /// The thread that writes a lane (buffer), and the thread's name.
    struct thread {
        std::uint32_t number{};
        std::string name;
    };
    thread thread_of(std::uint32_t lane) const;
    /// Returns whether a thread writes a lane (buffer), and is in no system call.
    bool executes(std::uint32_t lane) const;
    /// Returns whether a thread writes a lane (buffer), and is in a system call.
    bool is_in_call(std::uint32_t lane) const;
    /// Returns the number of the first entry in the list of announced starts of threads that was
    /// never used; no later entry was used.
    std::uint32_t starts_end() const {
        return std::min(shared_->header.starts_end.load(), most_starts);
    }
    /// Returns the thread of an announced start, by the start's number below most_starts; 0: the
    /// start is free.
    std::uint32_t starting_thread(std::uint32_t number) const {
        return shared_->header.starts[number].thread.load();
    }
    /// Returns the simulated CPU of an announced start, as the plugin says; the thread that starts
    /// will execute on that CPU.
    std::uint32_t cpu_of_start(std::uint32_t number) const {
        return shared_->header.starts[number].cpu.load();
    }
    /// Returns the simulated CPU on which the thread that writes a lane (buffer) executes, as the
    /// thread says.
    std::uint32_t cpu_of(std::uint32_t lane) const {
        return shared_->header.lanes[lane].cpu.load(std::memory_order_relaxed);
    }
    /// Returns the time stamp counter at which the waiting thread of a lane (buffer) goes on; 0:
    /// the thread does not wait for a time.
    std::uint64_t resumption_of(std::uint32_t lane) const {
        return shared_->header.lanes[lane].resumes_at.load();
    }
    /// The number of words that were written in a lane (buffer), and whether some are not read yet.
    struct lane_position {
        std::uint64_t written{};
        bool wait{};
    };
    lane_position position_in(std::uint32_t lane) const;
    /// Returns the number of the first lane (buffer) that was never used; later lanes were not
    /// used, either.
    std::uint32_t end() const { return std::min(shared_->header.lanes_end.load(), lane_count); }
    /// Returns the header of a lane (buffer), whose values the lane's writer has set.
    const lane_header &header_of(std::uint32_t lane) const { return shared_->header.lanes[lane]; }
    /// Adds the lanes (buffers) whose threads wait for the answer to a system call about events.
    void add_event_calls(std::vector<std::uint32_t> &destination);
    event_call &call_of(std::uint32_t lane) { return shared_->calls[lane]; }
    /// Marks the system call of the thread of a lane (buffer) as answered, and wakes the thread.
    void answer_call(std::uint32_t lane);
    /// Returns the number of signals that the waiting thread of a lane (buffer) can be given.
    std::size_t room_for_signals(std::uint32_t lane) const {
        return shared_->orders[lane].count.load() == 0 ? signal_orders::capacity : 0;
    }
    /// Gives the waiting thread of a lane (buffer) signals that the thread is to send, at most
    /// room_for_signals(), which must not be 0.
    void give_signals(std::uint32_t lane, std::span<const signal_order> signals);
    /// Lets the thread of a lane (buffer) wait for the machine after so many words (records of
    /// executed code) more; 0: the thread does not wait.
    void stop_for_signals(std::uint32_t lane, std::uint64_t words);
    bool stops_for_signals(std::uint32_t lane) const {
        return shared_->header.lanes[lane].signal_stop.load() != 0;
    }
    /// Returns the number of words that were written in a lane (buffer).
    std::uint64_t written_in(std::uint32_t lane) const {
        return shared_->header.lanes[lane].written.load(std::memory_order_acquire);
    }
    /// Sets the number of events of perf_event_open that are open, and the number of events that
    /// were ever opened.
    void announce_events(std::uint32_t open, std::uint64_t opened) {
        shared_->header.events_open.store(open);
        shared_->header.events_opened.store(opened);
    }
    /// Sets the number of times that a reader of records of perf events was to be woken.
    void announce_wakes(std::uint32_t wakes) { shared_->header.event_wakes.store(wakes); }
    /// Returns the memory accesses that the writer of a lane (buffer) did not write to the lane,
    /// and keeps in a ring of their own (kept.hpp).
    std::span<const std::uint64_t> kept_in(std::uint32_t lane) const {
        return shared_->saved[lane];
    }
    /// Sets which memory accesses programs write from the call on. A thread that waits for the
    /// machine applies the setting from its next word, others from their next part of words.
    void want(accesses_wanted kind) {
        shared_->header.accesses.store(kind, std::memory_order_release);
    }

    /// Returns the path by which other processes of this user map the memory of the ring, as long
    /// as this process lives.
    std::string file() const;
    int descriptor() const { return file_; }

    /// Hands on all words (records) that were written so far and that `destination` takes. Returns
    /// whether any word was handed on.
    bool drain(reader_of_words &destination) {
        return drain(destination, definitions_lane + 1, lane_count);
    }
    /// Hands on the words of a single lane (buffer). Returns whether any word was handed on.
    bool drain(reader_of_words &destination, std::uint32_t lane) {
        return drain(destination, lane, lane + 1);
    }
    /// Hands on the definitions of code blocks alone. Returns whether any was handed on.
    bool drain_definitions(reader_of_words &destination) {
        return drain(destination, lane_count, lane_count);
    }
    /// Returns the lanes (buffers of threads) that are at least half full.
    std::vector<std::uint32_t> full() const;
    /// Returns whether the thread that writes a lane (buffer) handles interrupts, and waits for
    /// free words in the lane.
    bool is_handler_without_room(std::uint32_t lane) const;
    /// Makes wait() return at once; where no thread is in wait(), makes the next wait() return at
    /// once.
    void end_wait();
    /// Adds the lanes (buffers) whose threads wait until the machine has played (counted) all of
    /// their words.
    void add_those_that_ask(std::vector<std::uint32_t> &destination);
    /// Lets the waiting writer of a lane (buffer) go on: the machine has played (counted) the
    /// writer's words.
    void answer(std::uint32_t lane);
    /// Lets the waiting writer of a lane (buffer) go on, and gives the writer the time stamp
    /// counter of its CPU.
    void answer(std::uint32_t lane, std::uint64_t clocks);
    /// Frees the lanes (buffers), the announced starts, and the right to define blocks, of
    /// processes that are gone, once all words of the processes are handed on.
    void reap(reader_of_words &destination);
    /// Frees the numbers of code blocks that no process executes any more, once the machine has
    /// played (counted) the words that were in the lanes (buffers) when the numbers fell out of
    /// use. `all_played`: all words that were read are played.
    void free_numbers(bool all_played);
    /// Waits until a thread wants its words (records of executed code) to be read, for at most a
    /// millisecond.
    void wait();
    /// A moment, by the host's clock and by the number of rounds of the reading thread so far.
    struct moment {
        std::chrono::steady_clock::time_point when{};
        std::uint64_t rounds{};
    };
    /// Counts a round of the reading thread, which has read all words (records) that were there, or
    /// has waited for a millisecond at most.
    void count_round() { ++rounds_; }
    moment now() const { return {std::chrono::steady_clock::now(), rounds_.load()}; }
    /// Returns whether `time` has passed since `start`, both by the host's clock and in rounds of a
    /// millisecond: where the host has few CPUs free for programs, the host also has few for the
    /// machine, whose rounds then take longer.
    bool is_past(const moment &start, std::chrono::milliseconds time) const {
        const moment kind = now();
        return kind.when - start.when >= time &&
               kind.rounds - start.rounds >= static_cast<std::uint64_t>(time.count()) / 4;
    }
    /// Closes the ring: nothing is read any more, and processes that still write end.
    void close();

private:
    ring *shared_{};
    int file_{-1};
    bool begun_[lane_count]{};
    /// Lanes (buffers) that end_earlier_lanes() has freed during the present call of drain().
    bool has_ended_early_[lane_count]{};
    /// Chunks of block numbers that are free once `leaving_after_` words are read.
    std::vector<std::uint32_t> leaving_;
    /// Number of words in each lane (buffer) that must be read before the chunks in `leaving_` are
    /// free, by lane.
    std::uint64_t leaving_after_[lane_count]{};
    /// Number of words in each lane (buffer) at the last call of reap(), by lane.
    std::uint64_t reported_[lane_count]{};
    /// Number of rounds of reading, which decides the lane (buffer) that is read first.
    std::uint32_t turn_{};
    std::uint32_t goal_{}; ///< last seen value of `goal`, which counts requests for an answer
    /// Last seen value of `event_goal`, which counts calls about events.
    std::uint32_t event_goal_{};
    std::atomic<std::uint64_t> rounds_{};

    void free(std::uint32_t lane, reader_of_words &destination);
    void end_earlier_lanes(std::uint32_t number, reader_of_words &destination);
    void reap_starts();
    bool drain(reader_of_words &destination, std::uint32_t first, std::uint32_t end);
    bool hand_on(std::uint32_t lane, std::uint64_t written, reader_of_words &destination);
    std::uint64_t end_of_words(std::uint32_t lane) const;
    bool has_read(std::uint32_t lane, std::uint64_t written) const;
};

} // namespace msrpp::machine

// The machine's end of the ring that it shares with the plugin (ring.hpp).
#pragma once

#include "ring.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace msrpp::machine {

/// A reader of the words that a program's threads have written.
class reader_of_words {
public:
    virtual ~reader_of_words() = default;
    /// Words of a lane, in order; those of the definitions' lane come before words that need them.
    /// What they say was written by a program, and may be wrong.
    virtual void words(std::uint32_t lane, const std::uint64_t *first, std::uint64_t count) = 0;
    /// Whether words of a thread's lane are taken now.
    virtual bool takes(std::uint32_t lane) = 0;
    /// A thread of a process begins to write a lane.
    virtual void lane_begins(std::uint32_t lane, std::uint32_t process) = 0;
    /// The thread that wrote a lane is gone; another may begin there.
    virtual void lane_ends(std::uint32_t lane) = 0;
};

/// The ring. Used by one thread at a time, but for wait().
class lanes {
public:
    /// `cpus`: of the simulated machine. Throws std::runtime_error where there is no memory.
    explicit lanes(unsigned cpus);
    lanes(const lanes &) = delete;
    lanes &operator=(const lanes &) = delete;
    ~lanes();

    /// RDTSC of programs reads simulated time. Call it before programs run.
    void simulate_clock() { shared_->header.simulates_clock = 1; }
    /// Sets the answers of CPUID. Call it before programs run.
    void announce(const cpuid_tables &answers);

    /// Sets the shape that writers need to leave accesses out. Call it before programs run.
    void announce(const first_level_shape &first_level_shape) {
        shared_->header.first_levels = first_level_shape;
    }
    /// Sets the file in which the plugin notes what lies in memory (notes.hpp). Call it before
    /// programs run.
    void announce_notes(const std::string &file);
    /// The thread that writes a lane, and its name.
    struct thread {
        std::uint32_t number{};
        std::string name;
    };
    thread thread_of(std::uint32_t lane) const;
    /// Whether a thread writes a lane, and is in no call of the system.
    bool executes(std::uint32_t lane) const;
    /// Whether a thread writes a lane, and is in a call of the system.
    bool is_in_call(std::uint32_t lane) const;
    /// Starts from this one on were never used.
    std::uint32_t starts_end() const {
        return std::min(shared_->header.starts_end.load(), most_starts);
    }
    /// Returns the thread that starts, by a number below most_starts; 0: none does.
    std::uint32_t starting_thread(std::uint32_t number) const {
        return shared_->header.starts[number].thread.load();
    }
    /// Returns the simulated CPU on which the thread that starts will execute, as the plugin says.
    std::uint32_t cpu_of_start(std::uint32_t number) const {
        return shared_->header.starts[number].cpu.load();
    }
    /// Returns the simulated CPU on which the thread that writes a lane executes, as the thread
    /// says.
    std::uint32_t cpu_of(std::uint32_t lane) const {
        return shared_->header.lanes[lane].cpu.load(std::memory_order_relaxed);
    }
    /// Words that were written in a lane, and whether some wait to be read.
    struct words_told {
        std::uint64_t written{};
        bool wait{};
    };
    words_told told_in(std::uint32_t lane) const;
    /// Lanes from this one on were never used.
    std::uint32_t end() const { return std::min(shared_->header.lanes_end.load(), lane_count); }
    /// The lane's header, as its writer has written it.
    const lane_header &header_of(std::uint32_t lane) const { return shared_->header.lanes[lane]; }
    /// Adds the lanes whose threads wait for the answer to a call about events.
    void add_event_calls(std::vector<std::uint32_t> &destination);
    event_call &call_of(std::uint32_t lane) { return shared_->calls[lane]; }
    /// The call of a lane is answered.
    void answer_call(std::uint32_t lane);
    /// Sets how many events there are, and how many there were ever.
    void announce_events(std::uint32_t open, std::uint64_t opened) {
        shared_->header.events_open.store(open);
        shared_->header.events_opened.store(opened);
    }
    /// Returns the accesses that the writer of a lane has left out and kept (kept.hpp).
    std::span<const std::uint64_t> kept_in(std::uint32_t lane) const {
        return shared_->saved[lane];
    }
    /// Sets which accesses are needed from now on. A thread that waits for this applies it from its
    /// next word, others from their next part.
    void want(accesses_wanted kind) {
        shared_->header.accesses.store(kind, std::memory_order_release);
    }

    /// The file by which other processes of this user map the ring, as long as this one lives.
    std::string file() const;
    int descriptor() const { return file_; }

    /// Hands on all that was written until now and that `destination` takes. Returns whether there
    /// was anything.
    bool drain(reader_of_words &destination) {
        return drain(destination, definitions_lane + 1, lane_count);
    }
    /// Hands on the words of one lane.
    bool drain(reader_of_words &destination, std::uint32_t lane) {
        return drain(destination, lane, lane + 1);
    }
    /// Hands on definitions alone.
    bool drain_definitions(reader_of_words &destination) {
        return drain(destination, lane_count, lane_count);
    }
    /// Lanes that are half full, or more.
    std::vector<std::uint32_t> full() const;
    /// Whether the thread that writes a lane handles interrupts, and waits for room.
    bool is_handler_without_room(std::uint32_t lane) const;
    /// Lets wait() end.
    void end_wait();
    /// Adds the lanes whose threads wait until all of their words are played.
    void add_those_that_ask(std::vector<std::uint32_t> &destination);
    /// Lets the waiting writer of a lane go on: its words are played.
    void answer(std::uint32_t lane);
    /// Answers a writer, and hands it the time stamp counter of its CPU.
    void answer(std::uint32_t lane, std::uint64_t clocks);
    /// Frees the lanes, the starts, and the turn to define, of processes that are gone, once all
    /// that they have written is handed on.
    void reap(reader_of_words &destination);
    /// Frees the numbers of blocks that no process executes any more, once the words are played
    /// that were there when this was seen. `all_played`: no words wait behind the lanes.
    void free_numbers(bool all_played);
    /// Waits until a thread wants to be read, at most a millisecond.
    void wait();
    /// A moment, by the clock and by the rounds of the reading thread until then.
    struct moment {
        std::chrono::steady_clock::time_point when{};
        std::uint64_t rounds{};
    };
    /// The reading thread has read what there was, or has waited for a millisecond at most.
    void count_round() { ++rounds_; }
    moment now() const { return {std::chrono::steady_clock::now(), rounds_.load()}; }
    /// Whether so much time has gone by, also in rounds: where the host has few CPUs for programs,
    /// it has few for the machine, whose rounds then take longer.
    bool is_past(const moment &start, std::chrono::milliseconds time) const {
        const moment kind = now();
        return kind.when - start.when >= time &&
               kind.rounds - start.rounds >= static_cast<std::uint64_t>(time.count()) / 4;
    }
    /// Nothing is read any more: processes that still write end.
    void close();

private:
    ring *shared_{};
    int file_{-1};
    bool begun_[lane_count]{};
    std::vector<std::uint32_t> leaving_;        ///< chunks of numbers that will be free
    std::uint64_t leaving_after_[lane_count]{}; ///< words
    std::uint32_t turn_{};                      ///< the lane that is read first in this round
    std::uint32_t goal_{};                      ///< of the header, when it was looked at
    std::uint32_t event_goal_{};                ///< the same of calls about events
    std::atomic<std::uint64_t> rounds_{};

    void free(std::uint32_t lane, reader_of_words &destination);
    void reap_starts();
    bool drain(reader_of_words &destination, std::uint32_t first, std::uint32_t end);
    bool hand_on(std::uint32_t lane, std::uint64_t written, reader_of_words &destination);
    std::uint64_t end_of_words(std::uint32_t lane) const;
    bool has_read(std::uint32_t lane, std::uint64_t written) const;
};

} // namespace msrpp::machine

// Answers system calls about events (perf_event_open(2), and calls with files of events) from the
// signals that the models count for threads and CPUs. The object has the events of all processes.
// The files of events are files in memory of the processes, and are identified by their inodes.
#pragma once

#include "../mixed.hpp"
#include "../ring/event_calls.hpp"
#include "event.hpp"
#include "event_plans.hpp"
#include "samples/event_samples.hpp"
#include "thread_events.hpp"

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/model_parts.hpp>

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// A thread that begins to write a lane (its buffer in the shared memory).
struct lane_thread {
    std::uint32_t thread{};
    std::uint32_t process{};
    std::uint32_t parent{}; ///< number of the thread that started this thread; 0: unknown
    bool begins_program{};
    /// Number of events that were opened before the thread was started.
    std::uint64_t events_before{};
    unsigned cpu{}; ///< number of the simulated CPU on which the thread begins
};

/// Answers calls of programs about events. The object is used by one thread at a time.
class perf_events {
public:
    perf_events(const kinds_of_cpus &kinds, unsigned cpus);

    /// Answers a thread's call about an event. Everything that any thread executed before the call
    /// must be counted.
    void answer(event_call &call, std::uint32_t thread, std::uint32_t process);
    /// Counts a tally (counts of all signals) of what a thread has executed on a CPU. `place`: the
    /// instruction that the CPU executes at present, for samples.
    void count(std::uint32_t thread, unsigned cpu, const msr::sim::tally &tally,
               const sample_place &place);
    /// Appends the overflows of counters at which samples are due while a thread executes on a CPU.
    /// `precise`: the overflows of events with precise samples; false: those of all other events.
    void add_awaited(std::uint32_t thread, unsigned cpu, bool precise,
                     std::vector<msr::sim::awaited_overflow> &destination) const;
    /// Returns the clocks above which a load is latent for an event that counts latent loads while
    /// a thread executes on a CPU; 0: no event counts latent loads.
    std::uint64_t load_latency(std::uint32_t thread, unsigned cpu) const;
    void begin(const lane_thread &thread);
    /// Ends the events of a thread that is gone, or whose program is replaced. `cpu_time`: the
    /// thread's time in ns. `cpu`: the simulated CPU on which the thread has executed.
    void end(std::uint32_t thread, bool is_replaced, std::uint64_t cpu_time, unsigned cpu);
    /// Closes the events whose files no process has open.
    void close_unused();

    std::uint32_t open_count() const { return static_cast<std::uint32_t>(events_.size()); }
    std::uint64_t opened() const { return opened_; }
    bool takes_turns() const;
    /// Returns whether an open event takes samples, or has records about programs.
    bool has_records() const;
    /// Returns whether an open event records the callers of samples.
    bool has_callers() const;
    /// Refuses events that sample, because the machine itself writes a profile.
    void refuse_samples() { refuses_samples_ = true; }
    /// Sets the functions that find the callers of an instruction and the branches before an
    /// instruction.
    void find_by(event_samples::finders functions) { finders_ = std::move(functions); }
    /// Calls `take` with each CPU on which an event records branches, and with the event's request.
    void each_recorded(const std::function<void(unsigned, const branch_request &)> &take) const;
    std::string notes_file() const { return samples_.notes_file(); }
    /// Number of times that a reader of records was to be woken.
    std::uint32_t wakes() const { return samples_.wakes(); }
    /// Removes and returns the signals that a thread is to send, at most `limit` of them.
    std::vector<signal_order> take_signals(std::uint32_t thread, std::size_t limit) {
        return samples_.signals().take(thread, limit);
    }
    /// Returns whether an enabled event of a thread sends signals.
    bool sends_signals(std::uint32_t thread) const;
    /// Returns the number of words (records of executed code) that a thread may write before it
    /// waits for the models, because an event may send a signal; 0: the thread need not wait.
    /// `words`: number of words that the thread has written, all of which must be counted.
    std::uint64_t words_before_signal(std::uint32_t thread, std::uint64_t words) const;
    /// Returns whether any event that the simulated processor counts is enabled.
    bool counts() const;
    /// Returns the parts of the models that the open events need.
    msr::sim::model_parts needed_parts() const;

private:
    struct caller {
        std::uint32_t thread{};
        std::uint32_t process{};
        std::uint64_t cpu_time{};
    };
    unsigned cpus_;
    event_plans plans_;
    std::map<event_file, std::unique_ptr<event>> events_;
    std::map<std::uint32_t, thread_events> threads_;
    std::map<unsigned, thread_events> by_cpu_;
    /// The events of a thread that has ended. Children of the thread inherit the events, although a
    /// child may begin to execute after the thread's end.
    struct left_events {
        std::uint32_t thread{};
        std::uint32_t process{};
        /// Files of the events that the thread had, and whether each event was enabled.
        std::vector<std::pair<event_file, bool>> events{};
    };
    std::deque<left_events> left_;
    std::uint64_t opened_{};
    caller caller_{};
    event_samples samples_;
    event_samples::finders finders_;
    bool refuses_samples_{};
    std::set<std::string> printed_;

    std::int64_t open(const event_call &call);
    std::int64_t read(event &event, event_call &call);
    record_words counts_of(event &event);
    std::int64_t control_samples(event &event, const event_call &call);
    std::int64_t set_output(event &event, std::int32_t descriptor, event_file file);
    event_samples::subject subject_of(std::uint32_t thread, unsigned cpu) const;
    void write_samples(thread_events &place, std::uint32_t thread, unsigned cpu,
                       const sample_place &instruction);
    std::uint32_t process_of_parent(std::uint32_t parent) const;
    std::int64_t control(event &event, event_call &call);
    std::int64_t control_own(std::uint64_t code);
    std::int64_t control_signals(event &event, const event_call &call);
    int check_group(const event &fresh, std::uint32_t thread);
    void enable(event &event, bool enabled);
    void reset(event &event);
    void close_unused_of_group(event_file file);
    void remove(event_file file);
    void inherit(const lane_thread &child);
    event_part &add_part(event &event, std::uint32_t thread, bool is_enabled);
    thread_events &place_of(const event_part &part);
    void schedule(thread_events &place);
    std::uint64_t now_of(std::uint32_t thread) const;
    event_page_values values_of(const event &event) const;
    void print(const std::string &reason);
};

} // namespace msrpp::machine

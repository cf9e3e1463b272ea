// The signals of events of perf_event_open(2): for each sample of an event whose file has O_ASYNC a
// signal is sent, as Linux does (kernel/events/core.c, perf_event_wakeup(), and fs/fcntl.c,
// send_sigio_to_task()).
//
// The models lag behind the threads. For a signal to reach a thread soon after the overflow, a
// thread whose events send signals stops again and again, until the models have executed all that
// the thread has executed. Between two stops the thread may write as many words (records of
// executed code) as bring two thirds of the events that are left, at the largest rate seen lately.
// The overflow is then found in the thread's last block of code, and the thread goes on with one
// block more before its handler runs. Where events come faster than ever before, the thread has
// gone on by as many words as it was allowed, at most `most_words`.
#pragma once

#include "../ring/signal_orders.hpp"
#include "event.hpp"
#include "thread_events.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The reason why an event cannot send signals to a receiver.
struct signal_refusal {
    int error{}; ///< errno of the refusal; 0: the event can send the signals
    std::string reason{};
};

class event_signals {
public:
    /// Largest number of words that a thread with signals may write before it waits for the models.
    static constexpr std::uint64_t most_words = 16384;

    /// Returns whether an event can send signals to a receiver. The thread that the event follows
    /// sends the signals, and the system lets a thread send the kernel's codes only to itself.
    static signal_refusal refusal_of(const event &event, const signal_receiver &receiver);

    /// Adds the signal of a sample of an event. `thread`: the thread that has executed. `is_last`:
    /// the event is disabled with the sample.
    void add(const event &event, std::uint32_t thread, bool is_last);
    /// Removes and returns the oldest signals of a thread, at most `limit` of them.
    std::vector<signal_order> take(std::uint32_t thread, std::size_t limit);
    void forget(std::uint32_t thread) { waiting_.erase(thread); }
    bool are_waiting(std::uint32_t thread) const { return waiting_.contains(thread); }

private:
    /// Signals that threads have not sent yet, by thread.
    std::map<std::uint32_t, std::deque<signal_order>> waiting_;
};

/// Returns whether an enabled event that samples a thread sends signals.
bool sends_signals(const thread_events &events);

/// Returns the number of words that a thread may write before it waits for the models; 0: the
/// thread has no events with signals. `words`: number of words that the thread has written so far,
/// all of which are counted.
std::uint64_t words_before_signal(const thread_events &events, std::uint64_t words);

} // namespace msrpp::machine

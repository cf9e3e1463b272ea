#include "event_signals.hpp"

#include "attributes.hpp"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <signal.h>

namespace msrpp::machine {

namespace {

/// Updates the rate of a part's events from the words that the thread has written since its last
/// wait.
void take_rate(event_part &part, std::uint64_t words) {
    // Words over which a rate is taken: over fewer, the rate may be that of a single slow
    // instruction.
    constexpr std::uint64_t least_words = 64;
    // Factor of the largest rate at each wait: the rate of a burst decays over some hundreds of
    // waits.
    constexpr double decay = 0.98;
    signal_pace &pace = part.pace;
    if (pace.words == 0 || words < pace.words || part.count < pace.count)
        pace = {words, part.count, pace.rate};
    const std::uint64_t executed = words - pace.words;
    if (executed < least_words) return;
    const double rate =
        static_cast<double>(part.count - pace.count) / static_cast<double>(executed);
    pace = {words, part.count, std::max(rate, decay * pace.rate)};
}

/// Returns whether a part of an event sends signals when samples are due.
bool sends(const event_part *part) {
    return part->whole->sends_signals && part->period != 0 && is_enabled(*part);
}

} // namespace

signal_refusal event_signals::refusal_of(const event &event, const signal_receiver &receiver) {
    if (!is_sampling(event.attributes) || event.is_of_host) return {};
    const std::uint32_t thread = event.parts.front()->thread;
    if (thread == 0) return {EOPNOTSUPP, "an event that follows a CPU sends no signals (O_ASYNC)"};
    if (event.attributes.inherit != 0)
        return {EOPNOTSUPP, "an event that other threads inherit sends no signals (O_ASYNC)"};
    if (receiver.owner != 0 && (receiver.owner_kind == F_OWNER_PGRP ||
                                static_cast<std::uint32_t>(receiver.owner) != thread))
        return {EOPNOTSUPP, "an event sends signals only to the thread that it follows (F_SETOWN, "
                            "F_SETOWN_EX)"};
    return {};
}

void event_signals::add(const event &event, std::uint32_t thread, bool is_last) {
    // A limit of waiting signals about as large as the kernel's limit for a user
    // (RLIMIT_SIGPENDING).
    constexpr std::size_t most_waiting = 16384;
    if (!event.sends_signals || event.receiver.owner == 0) return;
    std::deque<signal_order> &signals = waiting_[thread];
    if (signals.size() < most_waiting)
        signals.push_back({event.receiver, is_last ? POLL_HUP : POLL_IN});
}

std::vector<signal_order> event_signals::take(std::uint32_t thread, std::size_t limit) {
    const auto known = waiting_.find(thread);
    if (known == waiting_.end()) return {};
    std::deque<signal_order> &signals = known->second;
    const auto end = signals.begin() + static_cast<std::ptrdiff_t>(std::min(limit, signals.size()));
    std::vector<signal_order> oldest{signals.begin(), end};
    signals.erase(signals.begin(), end);
    if (signals.empty()) waiting_.erase(known);
    return oldest;
}

bool sends_signals(const thread_events &events) {
    return std::any_of(events.parts().begin(), events.parts().end(), sends);
}

std::uint64_t words_before_signal(const thread_events &events, std::uint64_t words) {
    // Factor of the rate: with 1.5 the allowed words bring two thirds of the events that are left.
    constexpr double margin = 1.5;
    std::uint64_t allowed = 0;
    for (event_part *const part : events.parts()) {
        if (!sends(part)) continue;
        take_rate(*part, words);
        const double rate = margin * std::max(part->pace.rate, 1.0);
        const double share = static_cast<double>(part->left()) / rate;
        const std::uint64_t own =
            share >= static_cast<double>(event_signals::most_words)
                ? event_signals::most_words
                : std::max<std::uint64_t>(static_cast<std::uint64_t>(share), 1);
        allowed = allowed == 0 ? own : std::min(allowed, own);
    }
    return allowed;
}

} // namespace msrpp::machine

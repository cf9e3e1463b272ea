#include "plugin_polls.hpp"

#include <algorithm>
#include <csignal>
#include <cstdint>
#include <ctime>
#include <utility>
#include <vector>

#include <poll.h>

namespace msrpp::machine {

namespace {

// A thread's poll(2) of files of events. Files of events are files in memory, which are always
// ready for the system. The plugin waits before the system's call, and then corrects the system's
// answers about the files.
struct waiting_poll {
    std::uint64_t address{};
    std::vector<pollfd> entries{}; ///< the files and events that the program's poll(2) names
    std::vector<bool> are_events{};
};
thread_local waiting_poll waiting;

bool is_any_event() {
    return std::find(waiting.are_events.begin(), waiting.are_events.end(), true) !=
           waiting.are_events.end();
}

/// Sets which events of a poll(2) are ready, as the machine says. Returns whether any event is
/// ready.
bool ask_for_events(const access_of_events &access, writer &writer) {
    bool is_ready = false;
    for (std::size_t i = 0; i < waiting.entries.size(); ++i) {
        if (!waiting.are_events[i]) continue;
        pollfd &entry = waiting.entries[i];
        const auto selected = static_cast<short>(entry.events | POLLHUP | POLLERR);
        if (access.ask(writer, event_call_kind::poll, entry.fd))
            entry.revents = static_cast<short>(
                entry.revents | (static_cast<short>(writer.event_call_of().result) & selected));
        is_ready = is_ready || entry.revents != 0;
    }
    return is_ready;
}

/// Waits until an entry of a poll may be ready. `limit`: the end of the wait; null: the wait has no
/// limit. A signal that comes before the host's wait begins is not noticed; the wait therefore ends
/// after 100 ms, as if an event was ready.
void wait_for_poll(const access_of_events &access, writer &writer, const timespec *limit,
                   const sigset_t *mask) {
    constexpr int rounds = 10;
    constexpr timespec round{0, 10'000'000};
    std::vector<pollfd> files = waiting.entries;
    for (std::size_t i = 0; i < files.size(); ++i)
        if (waiting.are_events[i]) files[i].fd = -1;
    std::uint32_t known_wakes = shared->header.event_wakes.load();
    if (ask_for_events(access, writer)) return;
    const auto ns = [](const timespec &time) {
        return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    };
    timespec start{};
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (int i = 0; i < rounds; ++i) {
        timespec current{};
        clock_gettime(CLOCK_MONOTONIC, &current);
        timespec rest = round;
        if (limit != nullptr) {
            const std::int64_t left = ns(*limit) - (ns(current) - ns(start));
            if (left < ns(round)) rest = {0, std::max<std::int64_t>(left, 0)};
        }
        if (ppoll(files.data(), files.size(), &rest, mask) != 0) return;
        const std::uint32_t wakes = shared->header.event_wakes.load();
        if (wakes != known_wakes && ask_for_events(access, writer)) return;
        known_wakes = wakes;
        if (limit != nullptr && ns(rest) < ns(round)) return;
        if (shared->header.is_over.load() != 0) return;
    }
    for (std::size_t i = 0; i < waiting.entries.size(); ++i)
        if (waiting.are_events[i]) {
            waiting.entries[i].revents = static_cast<short>(waiting.entries[i].events & POLLIN);
            return;
        }
}

} // namespace

void wait_for_events(const access_of_events &access, writer &writer, bool has_mask,
                     const std::uint64_t (&arguments)[6]) {
    constexpr std::uint64_t limit_of_entries = 4096;
    waiting = {};
    const std::uint64_t count = arguments[1];
    if (count == 0 || count > limit_of_entries) return;
    waiting.entries.resize(count);
    if (!access.copy_in(arguments[0], waiting.entries.data(), count * sizeof(pollfd))) {
        waiting = {};
        return;
    }
    for (pollfd &entry : waiting.entries) {
        entry.revents = 0;
        waiting.are_events.push_back(entry.fd >= 0 &&
                                     access.ask(writer, event_call_kind::other, entry.fd));
    }
    timespec limit{};
    sigset_t mask;
    sigemptyset(&mask);
    bool has_limit = false;
    bool is_readable = is_any_event();
    if (!has_mask) {
        const auto milliseconds = static_cast<std::int32_t>(arguments[2]);
        has_limit = milliseconds >= 0;
        if (has_limit) limit = {milliseconds / 1000, milliseconds % 1000 * 1'000'000L};
    } else {
        has_limit = arguments[2] != 0;
        is_readable =
            is_readable && (!has_limit || access.copy_in(arguments[2], &limit, sizeof limit)) &&
            (arguments[3] == 0 || access.copy_in(arguments[3], &mask, sizeof(std::uint64_t)));
        const bool is_valid = limit.tv_sec >= 0 && limit.tv_nsec >= 0 &&
                              limit.tv_nsec < 1'000'000'000 && limit.tv_sec < INT32_MAX;
        is_readable = is_readable && is_valid;
    }
    if (!is_readable) {
        waiting = {};
        return;
    }
    waiting.address = arguments[0];
    wait_for_poll(access, writer, has_limit ? &limit : nullptr,
                  has_mask && arguments[3] != 0 ? &mask : nullptr);
}

bool correct_ready_files(const access_of_events &access, std::int64_t result,
                         std::int64_t &corrected) {
    const waiting_poll done = std::exchange(waiting, {});
    if (done.address == 0 || result < 0) return false;
    std::vector<pollfd> entries(done.entries.size());
    const std::size_t bytes = entries.size() * sizeof(pollfd);
    if (!access.copy_in(done.address, entries.data(), bytes)) return false;
    corrected = 0;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (done.are_events[i]) entries[i].revents = done.entries[i].revents;
        corrected += entries[i].revents != 0 ? 1 : 0;
    }
    return access.copy_out(done.address, entries.data(), bytes);
}

} // namespace msrpp::machine

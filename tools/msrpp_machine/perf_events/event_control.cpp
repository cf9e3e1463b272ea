// Reads and controls events of perf_event_open(2): the words of read(2), and the requests of
// ioctl(2) and prctl(2).
#include "attributes.hpp"
#include "host_events.hpp"
#include "perf_events.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <memory>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sys/prctl.h>

namespace msrpp::machine {

namespace {

bool is_of_group(const event_call &call) { return (call.argument & PERF_IOC_FLAG_GROUP) != 0; }

} // namespace

event_page_values perf_events::values_of(const event &event) const {
    if (event.is_of_host) {
        const host_event_values values = read_host_event(event);
        return {values.count, values.enabled, values.running};
    }
    event_page_values sum = event.ended;
    for (const std::unique_ptr<event_part> &part : event.parts) {
        const event_page_values values = part->values();
        sum.count += values.count;
        sum.enabled += values.enabled;
        sum.running += values.running;
    }
    return sum;
}

std::int64_t perf_events::read(event &event, event_call &call) {
    const event_part &first = *event.parts.front();
    if (first.is_broken) return 0;
    const unsigned long bytes = read_size(event.attributes, 1 + event.leader->members.size());
    if (call.room < bytes) return -ENOSPC;
    const record_words words = counts_of(event);
    std::copy(words.begin(), words.end(), call.values);
    return static_cast<std::int64_t>(bytes);
}

/// Returns the words that read(2) of an event's file returns.
record_words perf_events::counts_of(event &event) {
    const struct event &leader = *event.leader;
    const std::uint64_t format = event.attributes.read_format;
    const bool is_group = (format & PERF_FORMAT_GROUP) != 0;
    record_words words;
    const auto take_times = [&](const struct event &whole) {
        for (const std::unique_ptr<event_part> &part : whole.parts)
            if (part->is_alive) part->take_time(now_of(part->thread), part->is_running);
    };
    const auto put_times = [&](const event_page_values &values) {
        if ((format & PERF_FORMAT_TOTAL_TIME_ENABLED) != 0) words.push_back(values.enabled);
        if ((format & PERF_FORMAT_TOTAL_TIME_RUNNING) != 0) words.push_back(values.running);
    };
    const auto put_rest = [&](const struct event &source) {
        if ((format & PERF_FORMAT_ID) != 0) words.push_back(source.number);
        if ((format & PERF_FORMAT_LOST) != 0) words.push_back(source.lost_samples);
    };
    take_times(event);
    if (!is_group) {
        const event_page_values values = values_of(event);
        words.push_back(values.count);
        put_times(values);
        put_rest(event);
        return words;
    }
    take_times(leader);
    words.push_back(1 + leader.members.size());
    put_times(values_of(leader));
    words.push_back(values_of(leader).count);
    put_rest(leader);
    for (const struct event *const member : leader.members) {
        words.push_back(values_of(*member).count);
        put_rest(*member);
    }
    return words;
}

void perf_events::enable(event &event, bool enabled) {
    if (event.is_of_host && event.is_in_group_of_host)
        control_host_event(event, enabled ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE, 0);
    for (const std::unique_ptr<event_part> &part : event.parts) {
        if (!part->is_alive) continue;
        part->is_enabled = enabled;
        if (enabled) part->is_broken = false;
        schedule(place_of(*part));
    }
}

void perf_events::reset(event &event) {
    if (event.is_of_host) control_host_event(event, PERF_EVENT_IOC_RESET, 0);
    event.ended.count = 0;
    for (const std::unique_ptr<event_part> &part : event.parts)
        part->count = event.is_clock ? part->running_time() : 0;
}

std::int64_t perf_events::control(event &event, event_call &call) {
    const auto apply = [&](auto &&act) {
        if (!is_of_group(call)) return act(event);
        act(*event.leader);
        for (struct event *const member : event.leader->members)
            act(*member);
    };
    switch (call.code) {
    case PERF_EVENT_IOC_ENABLE:
        apply([&](struct event &target) { enable(target, true); });
        return 0;
    case PERF_EVENT_IOC_DISABLE:
        apply([&](struct event &target) { enable(target, false); });
        return 0;
    case PERF_EVENT_IOC_RESET:
        apply([&](struct event &target) { reset(target); });
        return 0;
    case PERF_EVENT_IOC_ID:
        call.values[0] = event.number; // the plugin writes the event's ID to the program's memory
        return 0;
    case PERF_EVENT_IOC_REFRESH:
    case PERF_EVENT_IOC_PERIOD:
    case PERF_EVENT_IOC_PAUSE_OUTPUT:
        return control_samples(event, call);
    // PERF_EVENT_IOC_SET_FILTER is valid only for tracepoints and for units that trace.
    case PERF_EVENT_IOC_SET_FILTER:
    case PERF_EVENT_IOC_SET_BPF: // no BPF program sees simulated events
    case PERF_EVENT_IOC_QUERY_BPF:
    // PERF_EVENT_IOC_MODIFY_ATTRIBUTES is valid only for breakpoints.
    case PERF_EVENT_IOC_MODIFY_ATTRIBUTES:
        return -EINVAL;
    case PERF_EVENT_IOC_SET_OUTPUT:
        return set_output(event, static_cast<std::int32_t>(call.argument), call.group_file);
    default:
        return -ENOTTY;
    }
}

/// Carries out requests that concern samples. Source: Linux, kernel/events/core.c, _perf_ioctl(),
/// perf_event_refresh() and perf_event_period().
std::int64_t perf_events::control_samples(event &event, const event_call &call) {
    perf_event_attr &attributes = event.attributes;
    if (call.code == PERF_EVENT_IOC_PAUSE_OUTPUT) {
        if (event.ring == nullptr || event.ring->data_pages() == 0) return -EINVAL;
        event.ring->pause(call.argument != 0);
        return 0;
    }
    if (!is_sampling(attributes)) return -EINVAL;
    if (call.code == PERF_EVENT_IOC_REFRESH) {
        if (attributes.inherit != 0) return -EINVAL;
        event.limit += call.argument;
        enable(event, true);
        return 0;
    }
    const std::uint64_t value = call.argument;
    const bool is_valid = attributes.freq != 0 ? value <= highest_frequency() : value >> 63 == 0;
    if (value == 0 || !is_valid) return -EINVAL;
    attributes.sample_period = value; // sample_freq is the same word of perf_event_attr
    for (const std::unique_ptr<event_part> &part : event.parts)
        if (attributes.freq == 0 && part->period != 0) part->begin_period(value);
    return 0;
}

/// Lets an event write its records into the ring of another event, whose file is `file`; with
/// `descriptor` -1, into no ring.
std::int64_t perf_events::set_output(event &event, std::int32_t descriptor, event_file file) {
    const std::uint32_t thread = event.parts.front()->thread;
    if (descriptor == -1) return -samples_.redirect(event, thread, nullptr);
    const auto other = events_.find(file);
    if (other == events_.end()) return -EBADF;
    return -samples_.redirect(event, thread, other->second.get());
}

/// Carries out prctl(2), which enables or disables all events that the calling thread has opened.
std::int64_t perf_events::control_own(std::uint64_t code) {
    for (const auto &[file, event] : events_)
        if (event->owner == caller_.thread) enable(*event, code == PR_TASK_PERF_EVENTS_ENABLE);
    return 0;
}

/// Carries out fcntl(2) of an event's file, which the system has carried out for the file in memory
/// before. Returns 0 or -errno; for F_GETFL, whether the file has O_ASYNC.
std::int64_t perf_events::control_signals(event &event, const event_call &call) {
    if (call.code == F_GETFL) return event.sends_signals ? 1 : 0;
    bool enabled = event.sends_signals;
    signal_receiver receiver = event.receiver;
    if (call.code == F_SETFL) {
        enabled = (call.argument & O_ASYNC) != 0;
        // The signals name the descriptor by which O_ASYNC was set.
        if (!event.sends_signals) receiver.descriptor = call.receiver.descriptor;
    } else if (call.code == F_SETSIG) {
        receiver.signal = call.receiver.signal;
    } else {
        receiver.owner = call.receiver.owner;
        receiver.owner_kind = call.receiver.owner_kind;
    }
    if (enabled) {
        const signal_refusal refusal = event_signals::refusal_of(event, receiver);
        if (refusal.error != 0) {
            print(refusal.reason);
            return -refusal.error;
        }
    }
    event.receiver = receiver;
    event.sends_signals = enabled;
    return 0;
}

bool perf_events::sends_signals(std::uint32_t thread) const {
    const auto known = threads_.find(thread);
    return known != threads_.end() && machine::sends_signals(known->second);
}

std::uint64_t perf_events::words_before_signal(std::uint32_t thread, std::uint64_t words) const {
    const auto known = threads_.find(thread);
    if (known == threads_.end()) return 0;
    if (samples_.signals().are_waiting(thread)) return 1;
    return machine::words_before_signal(known->second, words);
}

} // namespace msrpp::machine

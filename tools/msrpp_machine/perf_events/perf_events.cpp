#include "perf_events.hpp"

#include "attributes.hpp"
#include "host_events.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <linux/perf_event.h>

namespace msrpp::machine {

perf_events::perf_events(const kinds_of_cpus &kinds, unsigned cpus)
    : cpus_{cpus}, plans_{kinds, cpus} {}

void perf_events::answer(event_call &call, std::uint32_t thread, std::uint32_t process) {
    caller_ = {thread, process, call.cpu_time};
    call.is_event = 1;
    if (call.kind == event_call_kind::open) {
        call.result = open(call);
        return;
    }
    if (call.kind == event_call_kind::own_events) {
        call.result = control_own(call.code);
        return;
    }
    close_unused_of_group(call.file);
    const auto known = events_.find(call.file);
    call.is_event = known != events_.end() ? 1 : 0;
    call.result = 0;
    if (known == events_.end()) return;
    event &event = *known->second;
    if (call.kind == event_call_kind::read) call.result = read(event, call);
    if (call.kind == event_call_kind::control) call.result = control(event, call);
    if (call.kind == event_call_kind::map)
        call.result = event.attributes.inherit != 0 && event.cpu < 0
                          ? -EINVAL
                          : -samples_.map(event, call.argument, call.code != 0);
    if (call.kind == event_call_kind::signal) call.result = control_signals(event, call);
    if (call.kind == event_call_kind::poll) call.result = samples_.poll(event);
    if (call.kind != event_call_kind::other && event.ring != nullptr) event.ring->publish();
    call.page = values_of(event);
}

thread_events &perf_events::place_of(const event_part &part) {
    return part.thread != 0 ? threads_[part.thread]
                            : by_cpu_[static_cast<unsigned>(part.whole->cpu)];
}

void perf_events::print(const std::string &reason) {
    if (printed_.insert(reason).second)
        std::fprintf(stderr, "msrpp machine: perf_event_open: %s\n", reason.c_str());
}

// --- time of threads in ns -----------------------------------------------------------------------

/// Returns the time in ns that a thread has executed; for thread 0 (events that follow CPUs),
/// CLOCK_MONOTONIC.
std::uint64_t perf_events::now_of(std::uint32_t thread) const {
    if (thread == 0) {
        timespec time{};
        clock_gettime(CLOCK_MONOTONIC, &time);
        return static_cast<std::uint64_t>(time.tv_sec) * 1'000'000'000 +
               static_cast<std::uint64_t>(time.tv_nsec);
    }
    if (thread == caller_.thread) return caller_.cpu_time;
    const auto known = threads_.find(thread);
    std::uint64_t time = 0;
    std::ifstream file{"/proc/" + std::to_string(thread) + "/schedstat"};
    if (file >> time) return time;
    return known != threads_.end() ? known->second.last_cpu_time : 0;
}

/// Updates the enabled times of all events that follow a thread or CPU, and assigns counters anew.
void perf_events::schedule(thread_events &place) {
    place.schedule(plans_);
    if (place.parts().empty()) return;
    const std::uint64_t time = now_of(place.parts().front()->thread);
    for (event_part *const part : place.parts()) {
        const bool goes_on = is_enabled(*part) && (part->thread == 0 || place.process != 0);
        part->take_time(time, goes_on);
        if (part->whole->is_of_host) enable_host_event(*part->whole, goes_on && part->has_counter);
    }
}

// --- counting of simulated signals for events ----------------------------------------------------

void perf_events::count(std::uint32_t thread, unsigned cpu, const msr::sim::tally &tally,
                        const sample_place &place) {
    if (const auto known = threads_.find(thread); known != threads_.end()) {
        known->second.count(cpu, tally, plans_);
        write_samples(known->second, thread, cpu, place);
    }
    if (const auto known = by_cpu_.find(cpu); known != by_cpu_.end()) {
        known->second.count(cpu, tally, plans_);
        write_samples(known->second, thread, cpu, place);
    }
}

void perf_events::add_awaited(std::uint32_t thread, unsigned cpu, bool precise,
                              std::vector<msr::sim::awaited_overflow> &destination) const {
    if (const auto known = threads_.find(thread); known != threads_.end())
        known->second.add_awaited(cpu, plans_, precise, destination);
    if (const auto known = by_cpu_.find(cpu); known != by_cpu_.end())
        known->second.add_awaited(cpu, plans_, precise, destination);
}

std::uint64_t perf_events::load_latency(std::uint32_t thread, unsigned cpu) const {
    std::uint64_t latency = 0;
    if (const auto known = threads_.find(thread); known != threads_.end())
        latency = known->second.load_latency(cpu, plans_);
    if (const auto known = by_cpu_.find(cpu); latency == 0 && known != by_cpu_.end())
        latency = known->second.load_latency(cpu, plans_);
    return latency;
}

/// Writes the samples that are due for the events of a thread or a CPU. `thread`: the thread that
/// has executed.
void perf_events::write_samples(thread_events &place, std::uint32_t thread, unsigned cpu,
                                const sample_place &instruction) {
    for (event_part *const part : place.parts()) {
        if (part->due_samples == 0) continue;
        const bool is_last = samples_.write_due(
            *part, subject_of(thread, cpu), instruction,
            [this](event &whole) { return counts_of(whole); }, finders_);
        if (!is_last) continue;
        enable(*part->whole, false);
        if (part->whole->ring != nullptr) part->whole->ring->publish();
    }
}

event_samples::subject perf_events::subject_of(std::uint32_t thread, unsigned cpu) const {
    const auto known = threads_.find(thread);
    const auto followed = by_cpu_.find(cpu);
    const thread_events *const events = known != threads_.end() ? &known->second : nullptr;
    return {.process = events != nullptr ? events->process : 0,
            .thread = thread,
            .cpu = cpu,
            .events = events,
            .events_of_cpu = followed != by_cpu_.end() ? &followed->second : nullptr};
}

bool perf_events::has_records() const {
    return std::any_of(events_.begin(), events_.end(), [](const auto &entry) {
        const perf_event_attr &attributes = entry.second->attributes;
        return is_sampling(attributes) || attributes.comm != 0 || attributes.mmap != 0 ||
               attributes.mmap2 != 0 || attributes.task != 0;
    });
}

bool perf_events::has_callers() const {
    return std::any_of(events_.begin(), events_.end(), [](const auto &entry) {
        const event &event = *entry.second;
        return is_sampling(event.attributes) && event.takes_counter() &&
               (event.attributes.sample_type & PERF_SAMPLE_CALLCHAIN) != 0;
    });
}

bool perf_events::takes_turns() const {
    const auto takes = [](const auto &entry) { return entry.second.takes_turns(); };
    return std::any_of(threads_.begin(), threads_.end(), takes) ||
           std::any_of(by_cpu_.begin(), by_cpu_.end(), takes);
}

bool perf_events::counts() const {
    return std::any_of(events_.begin(), events_.end(), [](const auto &entry) {
        const event &event = *entry.second;
        return !event.is_of_host && std::any_of(event.parts.begin(), event.parts.end(),
                                                [](const auto &part) { return is_enabled(*part); });
    });
}

msr::sim::model_parts perf_events::needed_parts() const {
    msr::sim::model_parts parts;
    for (const auto &[file, event] : events_)
        if (event->takes_counter()) {
            parts = parts | msr::sim::parts_behind(event->planned.sum) |
                    msr::sim::parts_behind(event->planned.upper_bound());
            // A branch record says whether the branch was predicted rightly: the predictors are
            // needed.
            if (event->branches.facility != nullptr) parts.branches = true;
        }
    return parts;
}

void perf_events::each_recorded(
    const std::function<void(unsigned, const branch_request &)> &take) const {
    for (const auto &[file, event] : events_)
        for (unsigned cpu = 0; cpu < cpus_; ++cpu)
            if (event->branches.facility != nullptr && plans_.kind_of(cpu) == event->planned.kind)
                take(cpu, event->branches);
}

// --- closing of events ---------------------------------------------------------------------------

void perf_events::close_unused() {
    for (const auto &[file, event] : events_)
        if (event->has_own_ring) event->ring->publish_late();
    std::vector<event_file> unused;
    for (const auto &[file, event] : events_)
        if (is_unused(*event)) unused.push_back(file);
    for (const event_file file : unused)
        remove(file);
}

/// Closes the events in the group of `file` whose files no process has open.
void perf_events::close_unused_of_group(event_file file) {
    const auto known = events_.find(file);
    if (known == events_.end()) return;
    const event &leader = *known->second->leader;
    if (leader.members.empty()) return;
    std::vector<event_file> unused;
    if (is_unused(leader)) unused.push_back(leader.file);
    for (const event *const member : leader.members)
        if (is_unused(*member)) unused.push_back(member->file);
    for (const event_file entry : unused)
        remove(entry);
}

/// Removes an event. The remaining events of its group become groups of their own.
void perf_events::remove(event_file file) {
    event &gone = *events_.at(file);
    if (gone.leader != &gone) std::erase(gone.leader->members, &gone);
    for (event *const member : gone.members)
        member->leader = member;
    std::vector<thread_events *> places;
    for (const std::unique_ptr<event_part> &part : gone.parts)
        if (part->is_alive) places.push_back(&place_of(*part));
    for (thread_events *const place : places) {
        place->remove(gone);
        schedule(*place);
    }
    events_.erase(file);
}

} // namespace msrpp::machine

// Events at the beginning and end of threads: which events a new thread inherits, and what remains
// of the events of a thread that has ended.
#include "attributes.hpp"
#include "perf_events.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// Lets a new thread inherit the events of its parent that were opened before the thread was
/// started, enabled or disabled as for the parent.
void perf_events::inherit(const lane_thread &child) {
    std::vector<std::pair<event_file, bool>> candidates;
    if (const auto parent = threads_.find(child.parent); parent != threads_.end()) {
        for (const event_part *const part : parent->second.parts())
            if (part->is_alive) candidates.emplace_back(part->whole->file, part->is_enabled);
    } else {
        const auto left = std::find_if(left_.rbegin(), left_.rend(), [&](const left_events &entry) {
            return entry.thread == child.parent;
        });
        if (left != left_.rend()) candidates = left->events;
    }
    const bool is_of_process = child.thread != child.process;
    for (const auto &[file, is_enabled] : candidates) {
        const auto known = events_.find(file);
        if (known == events_.end()) continue;
        event &whole = *known->second;
        const bool follows_children = !whole.is_of_host || is_sampling(whole.attributes);
        if (whole.attributes.inherit != 0 && follows_children &&
            whole.number <= child.events_before &&
            (whole.attributes.inherit_thread == 0 || is_of_process))
            add_part(whole, child.thread, is_enabled).enables_at_exec =
                whole.parts.front()->enables_at_exec;
    }
}

void perf_events::begin(const lane_thread &thread) {
    if (thread.parent != 0) inherit(thread);
    thread_events &own = threads_[thread.thread];
    own.process = thread.process;
    if (thread.parent != 0)
        samples_.write_start(subject_of(thread.thread, thread.cpu),
                             {.process = thread.process,
                              .parent_process = process_of_parent(thread.parent),
                              .thread = thread.thread,
                              .parent_thread = thread.parent});
    if (thread.begins_program) {
        for (event_part *const part : own.parts()) {
            if (std::exchange(part->enables_at_exec, false)) part->is_enabled = true;
            if (part->whole->attributes.remove_on_exec != 0) part->is_alive = false;
        }
    }
    schedule(own);
    if (thread.begins_program) samples_.write_program(subject_of(thread.thread, thread.cpu));
}

/// Returns the process of a thread that has started another, and may have ended since.
std::uint32_t perf_events::process_of_parent(std::uint32_t parent) const {
    if (const auto known = threads_.find(parent); known != threads_.end())
        return known->second.process;
    const auto left = std::find_if(left_.rbegin(), left_.rend(), [&](const left_events &entry) {
        return entry.thread == parent;
    });
    return left != left_.rend() ? left->process : parent;
}

void perf_events::end(std::uint32_t thread, bool is_replaced, std::uint64_t cpu_time,
                      unsigned cpu) {
    const auto known = threads_.find(thread);
    if (known == threads_.end()) return;
    known->second.last_cpu_time = std::max(known->second.last_cpu_time, cpu_time);
    // Where another program replaces the thread's program, no records are written: the plugin's
    // notes may already have the mappings of the new program, whose events are not enabled yet.
    if (is_replaced) return;
    const std::uint32_t process = known->second.process;
    samples_.write_end(
        subject_of(thread, cpu),
        {.process = process, .parent_process = process, .thread = thread, .parent_thread = thread});
    if (!known->second.parts().empty()) samples_.wake();
    for (event_part *const part : known->second.parts()) {
        part->take_time(std::max(known->second.last_cpu_time, part->start), false);
        // A thread that was killed has executed for longer than its last recorded time says.
        if (part->instructions != 0)
            part->enabled_time = std::max<std::uint64_t>(part->enabled_time, 1);
        part->is_alive = false;
    }
    constexpr std::size_t most_left = 1024;
    left_events &left = left_.emplace_back(left_events{.thread = thread, .process = process});
    if (left_.size() > most_left) left_.pop_front();
    for (const event_part *const part : known->second.parts()) {
        event &whole = *part->whole;
        left.events.emplace_back(whole.file, part->is_enabled);
        if (whole.parts.front().get() == part) continue;
        const event_page_values values = part->values();
        whole.ended.count += values.count;
        whole.ended.enabled += values.enabled;
        whole.ended.running += values.running;
        samples_.write_counts(whole, subject_of(thread, cpu), values);
        std::erase_if(whole.parts, [&](const auto &entry) { return entry.get() == part; });
    }
    threads_.erase(known);
    samples_.signals().forget(thread);
    // A parent that learns of the end reads the rings without a system call.
    for (const auto &[file, event] : events_)
        if (event->has_own_ring) event->ring->publish();
}

} // namespace msrpp::machine

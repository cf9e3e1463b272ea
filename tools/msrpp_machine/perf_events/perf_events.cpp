#include "perf_events.hpp"

#include "attributes.hpp"
#include "host_events.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <fstream>
#include <span>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sys/file.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/types.h>

namespace msrpp::machine {

namespace {

/// Raises this process's limit of open files: the process has the files of all events open.
void allow_many_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

bool is_gone(std::int32_t thread) { return kill(thread, 0) != 0 && errno == ESRCH; }

/// Returns whether no process has the event's file open: then the lock on the file is free.
bool is_unused(const event &event) {
    return flock(event.own_file.number(), LOCK_EX | LOCK_NB) == 0;
}

/// Returns whether an event may lead a group with a share of issue slots. Source: Linux,
/// arch/x86/events/intel/core.c, intel_pmu_hw_config().
bool may_lead_shares(const event &leader, const perf_event_attr &share) {
    return leader.planned.counts_slots && !is_sampling(leader.attributes) && !is_sampling(share);
}

bool is_of_group(const event_call &call) { return (call.argument & PERF_IOC_FLAG_GROUP) != 0; }

} // namespace

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
    if (call.kind == event_call_kind::signal) {
        print("no signal is sent when an event has samples (O_ASYNC); poll(2) waits for them");
        call.result = -EOPNOTSUPP;
    }
    if (call.kind == event_call_kind::poll) call.result = samples_.poll(event);
    if (call.kind != event_call_kind::look && event.ring != nullptr) event.ring->publish();
    call.page = values_of(event);
}

// --- opening of events of perf -------------------------------------------------------------------

std::int64_t perf_events::open(const event_call &call) {
    auto fresh = std::make_unique<event>();
    event &event = *fresh;
    event.file = call.file;
    event.cpu = call.cpu;
    event.owner = caller_.thread;
    event.leader = &event;
    std::memcpy(&event.attributes, call.attributes,
                std::min(sizeof event.attributes, sizeof call.attributes));
    const perf_event_attr &attributes = event.attributes;
    if (const int problem = problem_of(attributes)) return -problem;
    const struct event *output = nullptr;
    if ((call.flags & PERF_FLAG_PID_CGROUP) != 0) {
        if (call.pid == -1 || call.cpu == -1) return -EINVAL;
        print("control groups are not followed");
        return -EOPNOTSUPP;
    }
    if (call.has_group != 0) {
        const auto leader = events_.find(call.group_file);
        if (leader == events_.end() || is_unused(*leader->second)) return -EBADF;
        if ((call.flags & PERF_FLAG_FD_NO_GROUP) == 0) event.leader = leader->second.get();
        if ((call.flags & PERF_FLAG_FD_OUTPUT) != 0) output = leader->second.get();
    }
    if (call.pid != -1 && (call.pid < 0 || (call.pid > 0 && is_gone(call.pid)))) return -ESRCH;
    const std::uint32_t thread = call.pid == 0  ? caller_.thread
                                 : call.pid > 0 ? static_cast<std::uint32_t>(call.pid)
                                                : 0;
    if (thread != 0 && event.leader->attributes.inherit != attributes.inherit) return -EINVAL;
    if (call.cpu < -1 || call.cpu >= static_cast<std::int32_t>(cpus_) ||
        (call.cpu == -1 && thread == 0))
        return -EINVAL;
    if (attributes.sigtrap != 0 && thread == 0) return -EINVAL;
    event.is_clock = attributes.type == PERF_TYPE_SOFTWARE &&
                     attributes.config == PERF_COUNT_SW_TASK_CLOCK && call.cpu >= 0 && thread != 0;
    event.is_of_host = attributes.type == PERF_TYPE_SOFTWARE && !event.is_clock;
    if (event.is_of_host) {
        if (const int problem = open_host_event(
                event, thread == 0 ? -1 : static_cast<pid_t>(thread),
                call.flags & ~std::uint64_t{PERF_FLAG_FD_OUTPUT | PERF_FLAG_FD_NO_GROUP}))
            return -problem;
    } else if (lacks_thread_number(attributes)) {
        print("an inherited event that reads counts in samples has no number of the thread "
              "(PERF_SAMPLE_TID)");
        return -EINVAL;
    } else if (has_vector_registers(attributes)) {
        print("samples have no vector registers");
        return -EOPNOTSUPP;
    } else if (event.is_clock) {
        // The kernel records no branches for software events.
        if ((attributes.sample_type & PERF_SAMPLE_BRANCH_STACK) != 0) return -EOPNOTSUPP;
    } else {
        event.planned = plans_.plan(attributes);
        if (event.planned.error != 0) {
            print(event.planned.reason);
            return -event.planned.error;
        }
    }
    if (event.leader != &event)
        if (const int problem = check_group(event, thread)) return -problem;
    if (const sampling_refusal refusal = refusal_of(attributes); refusal.error != 0) {
        print(refusal.reason);
        return -refusal.error;
    }
    if (!event.is_of_host) {
        event.branches = plans_.branches(attributes, event.planned.kind);
        if (event.branches.error != 0) {
            print(event.branches.reason);
            return -event.branches.error;
        }
    }
    if (is_sampling(attributes) && refuses_samples_) {
        print("the machine itself samples the program, for --samples");
        return -EBUSY;
    }
    if (event.planned.is_share && !may_lead_shares(*event.leader, attributes)) {
        print("'" + event.planned.text +
              "': the kernel counts shares of issue slots only in a group whose first event counts "
              "all slots, without samples");
        return -EINVAL;
    }
    if (opened_ == 0) allow_many_files();
    event.own_file = descriptor{::open(
        ("/proc/" + std::to_string(caller_.process) + "/fd/" + std::to_string(call.descriptor))
            .c_str(),
        O_RDWR | O_CLOEXEC)};
    if (!event.own_file) return errno == ENFILE ? -ENFILE : -EMFILE;
    if (output != nullptr)
        if (const int problem = samples_.redirect(event, thread, output)) return -problem;
    event.number = ++opened_;
    events_.emplace(event.file, std::move(fresh));
    if (event.leader != &event) event.leader->members.push_back(&event);
    add_part(event, thread, attributes.disabled == 0).enables_at_exec =
        attributes.enable_on_exec != 0;
    schedule(place_of(*event.parts.front()));
    return 0;
}

/// Returns the errno of an event that cannot join its group; 0: the event can join.
int perf_events::check_group(const event &fresh, std::uint32_t thread) {
    const event &leader = *fresh.leader;
    if (leader.leader != &leader || leader.cpu != fresh.cpu) return EINVAL;
    // The leader of the group follows another thread than the new event.
    if (leader.part_of(thread) == nullptr) return EINVAL;
    if (fresh.attributes.exclusive != 0 || fresh.attributes.pinned != 0) return EINVAL;
    if (read_size(fresh.attributes, leader.members.size() + 2) > sizeof event_call::values)
        return E2BIG;
    if (!fresh.takes_counter()) return 0;
    std::vector<std::string> texts{fresh.planned.text};
    const auto add = [&](const event &other) {
        if (!other.takes_counter()) return true;
        texts.push_back(other.planned.text);
        return other.planned.kind == fresh.planned.kind;
    };
    bool is_of_one_kind = add(leader);
    for (const event *const member : leader.members)
        is_of_one_kind = add(*member) && is_of_one_kind;
    if (!is_of_one_kind) return EINVAL;
    if (plans_.fit(fresh.planned.kind, texts)) return 0;
    print("'" + fresh.planned.text +
          "': the counters have no room for it beside the other "
          "events of its group");
    return EINVAL;
}

event_part &perf_events::add_part(event &event, std::uint32_t thread, bool is_enabled) {
    event_part &part = *event.parts.emplace_back(std::make_unique<event_part>());
    part.whole = &event;
    part.thread = thread;
    part.is_enabled = is_enabled;
    if (is_sampling(event.attributes) && event.takes_counter())
        part.begin_period(event.attributes.freq != 0 ? 1 : event.attributes.sample_period);
    place_of(part).add(part);
    return part;
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

// --- counting of tallies for events --------------------------------------------------------------

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

void perf_events::add_awaited(std::uint32_t thread, unsigned cpu,
                              std::vector<msr::sim::awaited_overflow> &destination) const {
    if (const auto known = threads_.find(thread); known != threads_.end())
        known->second.add_awaited(cpu, plans_, destination);
    if (const auto known = by_cpu_.find(cpu); known != by_cpu_.end())
        known->second.add_awaited(cpu, plans_, destination);
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
            parts = parts | msr::sim::parts_behind(event->planned.sum);
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

// --- events at the beginning and end of threads --------------------------------------------------

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
    // A parent that learns of the end reads the rings without a system call.
    for (const auto &[file, event] : events_)
        if (event->has_own_ring) event->ring->publish();
}

// --- reading and controlling of events -----------------------------------------------------------

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

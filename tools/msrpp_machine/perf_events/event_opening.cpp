// Opens events of perf_event_open(2): checks the attributes and groups of events, and requests the
// simulated processor or the host's kernel to count the events.
#include "attributes.hpp"
#include "host_events.hpp"
#include "perf_events.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
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

/// Returns whether an event may lead a group with a share of issue slots. Source: Linux,
/// arch/x86/events/intel/core.c, intel_pmu_hw_config().
bool may_lead_shares(const event &leader, const perf_event_attr &share) {
    return leader.planned.counts_slots && !is_sampling(leader.attributes) && !is_sampling(share);
}

} // namespace

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
        return other.planned.kind == fresh.planned.kind &&
               other.planned.is_of_ibs == fresh.planned.is_of_ibs;
    };
    bool is_of_one_kind = add(leader);
    for (const event *const member : leader.members)
        is_of_one_kind = add(*member) && is_of_one_kind;
    if (!is_of_one_kind) return EINVAL;
    if (fresh.planned.is_of_ibs || plans_.fit(fresh.planned.kind, texts)) return 0;
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

} // namespace msrpp::machine

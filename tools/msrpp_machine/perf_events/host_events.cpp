#include "host_events.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdint>

#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

int open_host_event(event &event, pid_t pid, unsigned long flags) {
    perf_event_attr attributes = event.attributes;
    attributes.size = std::min<std::uint32_t>(attributes.size, sizeof attributes);
    attributes.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    event.is_in_group_of_host = event.leader == &event || event.leader->is_of_host;
    int leader = -1;
    if (event.leader != &event) {
        if (event.is_in_group_of_host) {
            leader = event.leader->host.number();
        } else {
            // The event of the host's kernel starts disabled: enable_host_event() enables it
            // together with its leader.
            attributes.disabled = 1;
            attributes.enable_on_exec = 0;
        }
    }
    const long file = syscall(SYS_perf_event_open, &attributes, pid, event.cpu, leader,
                              flags | PERF_FLAG_FD_CLOEXEC);
    if (file < 0) return errno;
    event.host = descriptor{static_cast<int>(file)};
    return 0;
}

void enable_host_event(const event &event, bool enabled) {
    if (event.is_in_group_of_host) return;
    ioctl(event.host.number(), enabled ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE, 0);
}

long control_host_event(const event &event, unsigned long code, unsigned long argument) {
    const int result = ioctl(event.host.number(), code, argument);
    return result < 0 ? -errno : result;
}

host_event_values read_host_event(const event &event) {
    host_event_values values{};
    if (read(event.host.number(), &values, sizeof values) != sizeof values) return {};
    return values;
}

} // namespace msrpp::machine

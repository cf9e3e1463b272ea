#include "instruction_event.hpp"

#include <cerrno>
#include <cstring>

#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::validate {

perf_event_attr instruction_event::attributes() {
    perf_event_attr attributes{};
    attributes.size = sizeof attributes;
    attributes.type = PERF_TYPE_HARDWARE;
    attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
    attributes.disabled = 1;
    attributes.exclude_kernel = 1;
    attributes.exclude_hv = 1;
    return attributes;
}

instruction_event::instruction_event(perf_event_attr attributes, pid_t thread)
    : file_{static_cast<int>(syscall(SYS_perf_event_open, &attributes, thread, -1, -1, 0ul))} {
    if (file_ < 0) problem_ = std::strerror(errno);
}

instruction_event::~instruction_event() {
    if (file_ >= 0) close(file_);
}

void instruction_event::enable() const { ioctl(file_, PERF_EVENT_IOC_ENABLE, 0); }
void instruction_event::disable() const { ioctl(file_, PERF_EVENT_IOC_DISABLE, 0); }

std::optional<std::uint64_t> instruction_event::count() const {
    std::uint64_t value = 0;
    if (read(file_, &value, sizeof value) != static_cast<ssize_t>(sizeof value)) return {};
    return value;
}

} // namespace msrpp::validate

// Makes groups of threads by the kernel module's calls, without the library, and threads to put
// into the groups.
#pragma once

#include "callers.hpp"

#include <msr/backend/classes_abi.h>
#include <msr/backend/shim_soft_abi.h>

#include <cstdint>
#include <utility>

#include <signal.h>
#include <unistd.h>

namespace groups {

constexpr std::uint32_t pqr_assoc = 0xc8f;
constexpr std::uint32_t of_class = MSRPP_TASKS_CLASS, of_rmid = MSRPP_TASKS_RMID,
                        inherit = MSRPP_TASKS_INHERIT;
constexpr unsigned upscale = 1024; // bytes for a unit of the monitoring counters of msrpp_soft.ko

inline std::uint64_t association(std::uint64_t number, std::uint64_t rmid = 0) {
    return number << 32 | rmid;
}

/// A thread group; the destructor closes its descriptor.
class group {
public:
    group(int device, std::uint32_t flags, std::uint32_t number = 0, std::uint32_t rmid = 0) {
        tasks.flags = flags;
        tasks.class_number = number;
        tasks.rmid = rmid;
        if (rmid == 0 && (flags & of_rmid) != 0) tasks.rmid = MSRPP_ANY_RMID;
        error = raw::call(device, MSRPP_IOCTL_TASKS, &tasks);
        if (error == 0) descriptor = tasks.descriptor;
    }
    group(const group &) = delete;
    group &operator=(const group &) = delete;
    ~group() { close(); }

    void close() {
        if (descriptor >= 0) ::close(std::exchange(descriptor, -1));
    }

    int attach(int thread, std::uint32_t flags = 0) {
        return control(MSRPP_IOCTL_TASKS_ATTACH, thread, flags);
    }
    int detach(int thread, std::uint32_t flags = 0) {
        return control(MSRPP_IOCTL_TASKS_DETACH, thread, flags);
    }
    int control(unsigned long request, int thread, std::uint32_t flags) {
        msrpp_tasks_control msrpp_tasks_control{};
        msrpp_tasks_control.thread = thread;
        msrpp_tasks_control.flags = flags;
        const int result = raw::call(descriptor, request, &msrpp_tasks_control);
        failure = msrpp_tasks_control.failure;
        moved = msrpp_tasks_control.threads;
        return result;
    }
    msrpp_task_sums read() {
        msrpp_task_sums sums{};
        error = raw::call(descriptor, MSRPP_IOCTL_TASKS_READ, &sums);
        return sums;
    }
    unsigned threads() { return read().threads; }
    unsigned rmid() const { return tasks.rmid; }

    msrpp_tasks tasks{};
    msrpp_failure failure{};
    unsigned moved{};
    int descriptor{-1};
    int error{};
};

inline msrpp_soft_tasks soft(int device, std::uint32_t number, unsigned cpu = 0,
                             std::uint64_t value = 0, std::uint32_t event = 0) {
    msrpp_soft_tasks msrpp_soft_tasks{};
    msrpp_soft_tasks.action = number;
    msrpp_soft_tasks.cpu = cpu;
    msrpp_soft_tasks.event = event;
    msrpp_soft_tasks.value = value;
    if (raw::call(device, MSRPP_IOCTL_SOFT_TASKS, &msrpp_soft_tasks) != 0)
        msrpp_soft_tasks.value = ~0ULL;
    return msrpp_soft_tasks;
}

/// Returns the value of IA32_PQR_ASSOC of a CPU.
inline std::uint64_t held(int device, unsigned cpu) {
    return soft(device, MSRPP_SOFT_ACCESSES, cpu).value;
}

/// Waits until IA32_PQR_ASSOC of the CPU has the value.
inline bool comes_to_hold(int device, unsigned cpu, std::uint64_t value) {
    while (held(device, cpu) != value)
        ::sched_yield();
    return true;
}

/// Writes IA32_PQR_ASSOC of the CPU, as another user of the register would.
inline void associate(int device, unsigned cpu, std::uint64_t value) {
    soft(device, MSRPP_SOFT_ASSOCIATE, cpu, value);
}

inline msrpp_tasks_info information(int device) {
    msrpp_tasks_info info{};
    raw::call(device, MSRPP_IOCTL_TASKS_INFO, &info);
    return info;
}

/// A process that is always busy on a CPU until the destructor kills it. The process has its
/// identity and its CPU when the constructor returns.
class busy {
public:
    explicit busy(unsigned cpu, callers::identity identity = callers::same)
        : process{callers::spawn(identity, [this, cpu] {
              raw::bind_to(cpu);
              ready.open();
              for (;;)
                  ;
          })} {
        ready.wait();
    }
    busy(const busy &) = delete;
    busy &operator=(const busy &) = delete;
    ~busy() { end(); }
    void end() {
        if (process > 0) callers::killed(std::exchange(process, 0));
    }

private:
    callers::gate ready; // constructed before the process that opens the gate

public:
    pid_t process;
};

inline unsigned long long wide(std::uint64_t value) { return value; }

} // namespace groups

// The system calls of the backend on Linux's perf; tests replace this type by their own.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/cpuid_file.hpp>
#include <msr/backend/system_topology.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/topology.hpp>

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The system calls that basic_perf makes. Each function returns what the system returns and leaves
/// errno as the system does.
struct perf_calls {
    /// Opens an event with perf_event_open(2). `thread` -1: whatever runs on `cpu`; `cpu` -1:
    /// wherever the thread runs; `leader` -1: the event leads a group of its own.
    int open(const perf_event_attr &attributes, pid_t thread, int cpu, int leader) noexcept {
        return static_cast<int>(::syscall(SYS_perf_event_open, &attributes, thread, cpu, leader,
                                          0UL + PERF_FLAG_FD_CLOEXEC));
    }
    /// Closes a descriptor with close(2).
    int close(int descriptor) noexcept { return ::close(descriptor); }
    /// Sends a request, such as PERF_EVENT_IOC_ENABLE, to the whole group of a leader.
    int control(int leader, unsigned long request) noexcept {
        return ::ioctl(leader, request, PERF_IOC_FLAG_GROUP);
    }
    /// Reads from a descriptor with read(2).
    ssize_t read(int descriptor, void *bytes, std::size_t count) noexcept {
        return ::read(descriptor, bytes, count);
    }
    /// Maps the page of an event, and returns its address; null: the page cannot be mapped.
    const volatile perf_event_mmap_page *map(int descriptor) noexcept {
        void *const mapped = ::mmap(nullptr, page_size(), PROT_READ, MAP_SHARED, descriptor, 0);
        if (mapped == MAP_FAILED) return nullptr;
        return static_cast<const volatile perf_event_mmap_page *>(mapped);
    }
    /// Unmaps a page that `map` returned.
    void unmap(const volatile perf_event_mmap_page *page) noexcept {
        ::munmap(const_cast<perf_event_mmap_page *>(page), page_size());
    }
    /// Reads a counter with RDPMC. The instruction faults (SIGSEGV) where the kernel does not
    /// permit it: `allows_rdpmc` of the event's page.
    [[gnu::always_inline]] std::uint64_t rdpmc(std::uint32_t index) const noexcept {
#ifdef __x86_64__
        // RDPMC writes 32 bits into each of EAX and EDX, and clears the upper halves
        std::uint64_t low, high;
#else
        std::uint32_t low, high;
#endif
        asm volatile("rdpmc" : "=a"(low), "=d"(high) : "c"(index));
        return std::uint64_t{high} << 32 | low;
    }
    /// Returns the time of CLOCK_MONOTONIC, in nanoseconds.
    std::uint64_t monotonic() const noexcept {
        timespec current{};
        ::clock_gettime(CLOCK_MONOTONIC, &current);
        return static_cast<std::uint64_t>(current.tv_sec) * 1'000'000'000 +
               static_cast<std::uint64_t>(current.tv_nsec);
    }
    /// Reads the beginning of a small file, such as a setting of the kernel. Returns the number of
    /// bytes; -1: the file cannot be read.
    ssize_t read_file(const char *path, char *destination, std::size_t room) noexcept {
        const int descriptor = ::open(path, O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) return -1;
        const ssize_t size = ::read(descriptor, destination, room);
        ::close(descriptor);
        return size;
    }

    /// Returns the socket, die and caches of a CPU of this machine. `folder`: as
    /// `perf_options::topology`.
    cpu_place place_of(const std::string &folder, unsigned cpu) {
        return folder.empty() ? system_places({cpu})[0]
                              : places_below(folder, {cpu}, detail::cpuid_here{})[0];
    }

    /// Returns the only CPU on which the calling thread may run; `no_cpu`: there are several, or
    /// the system does not say.
    unsigned sole_cpu() const noexcept {
        cpu_set_t sets[8]{}; // 8,192 CPUs
        if (::sched_getaffinity(0, sizeof sets, sets) != 0 || CPU_COUNT_S(sizeof sets, sets) != 1)
            return no_cpu;
        unsigned cpu = 0;
        while (!CPU_ISSET_S(cpu, sizeof sets, sets))
            ++cpu;
        return cpu;
    }

    /// Returns `kernel`: the calls go to this machine's kernel.
    hardware_access hardware() const noexcept { return hardware_access::kernel; }

private:
    static std::size_t page_size() noexcept {
        return static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    }
};

} // namespace msr

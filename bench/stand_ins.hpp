// Stand-ins for the devices and counters that a machine may not have. Each takes the place of the
// system calls of one of msrpp's backends, and counts them.
#pragma once

#include <msr/backend/msr_safe.hpp>
#include <msr/backend/perf.hpp>
#include <msr/backend/shim.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>

#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

namespace stand_in {

inline std::uint64_t system_calls = 0; ///< number of system calls by stand-ins of devices

/// Enters the kernel and returns, in place of a call of a device that this machine lacks.
inline void enter_kernel() noexcept {
    ++system_calls;
    ::syscall(SYS_getppid);
}

/// A file in memory in place of /dev/cpu/0/msr: each register has 8 bytes of its own.
struct file_calls {
    static int open(const char *) noexcept {
        const int file = ::memfd_create("registers", MFD_CLOEXEC);
        return file >= 0 && ::ftruncate(file, 1 << 20) == 0 ? file : -1;
    }
    static int close(int file) noexcept { return ::close(file); }
    static ssize_t read(int file, void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        ++system_calls;
        return ::pread(file, bytes, count, off_t{offset} * 8);
    }
    static ssize_t write(int file, const void *bytes, std::size_t count,
                         std::uint32_t offset) noexcept {
        ++system_calls;
        return ::pwrite(file, bytes, count, off_t{offset} * 8);
    }
};

/// Registers in memory in place of those behind msr-safe's batch device.
struct batch_calls {
    static inline std::uint64_t registers[1 << 12]{};

    static int open(const char *) noexcept { return 3; }
    static int close(int) noexcept { return 0; }
    static int ioctl(int, unsigned long, void *argument) noexcept {
        enter_kernel();
        const auto &batch = *static_cast<const msr::msr_safe_batch *>(argument);
        auto *const msr_safe_operation = reinterpret_cast<msr::msr_safe_operation *>(
            static_cast<std::uintptr_t>(batch.operations));
        for (std::uint32_t i = 0; i < batch.count; ++i) {
            std::uint64_t &value = registers[msr_safe_operation[i].address % (1 << 12)];
            if (msr_safe_operation[i].is_read != 0)
                msr_safe_operation[i].value = value;
            else
                value = msr_safe_operation[i].value;
        }
        return 0;
    }
    static ssize_t read(int, void *, std::size_t, std::uint32_t) noexcept { return -1; }
    static ssize_t write(int, const void *, std::size_t, std::uint32_t) noexcept { return -1; }
};

/// Stands for a kernel module that accepts programs of register writes and carries none out; counts
/// are 0.
struct module_calls {
    static int open(const char *) noexcept { return 3; }
    static int close(int) noexcept { return 0; }
    static int ioctl(int, unsigned long request, void *argument) noexcept {
        if (request == MSRPP_IOCTL_INFO) {
            auto &report = *static_cast<msrpp_info *>(argument);
            report.abi_version = MSRPP_ABI_VERSION;
            return 0;
        }
        enter_kernel();
        if (request == MSRPP_IOCTL_LOAD) static_cast<msrpp_load *>(argument)->handle = 1;
        if (request == MSRPP_IOCTL_COUNTS || request == MSRPP_IOCTL_STOP) {
            const auto &control = *static_cast<const msrpp_control *>(argument);
            auto *const values =
                reinterpret_cast<std::uint64_t *>(static_cast<std::uintptr_t>(control.values));
            values[0] = values[1] = 0;
        }
        return 0;
    }
    static void *map(int, unsigned) noexcept { return nullptr; }
    static void unmap(void *) noexcept {}
};

/// Calls the kernel, but opens software events, which need no PMU, in place of the plan's raw
/// events. Software events have no RDPMC.
struct software_calls : msr::perf_calls {
    static int open(perf_event_attr attributes, pid_t thread, int cpu, int leader) noexcept {
        attributes.type = PERF_TYPE_SOFTWARE;
        attributes.config = leader < 0 ? PERF_COUNT_SW_PAGE_FAULTS : PERF_COUNT_SW_CONTEXT_SWITCHES;
        return msr::perf_calls{}.open(attributes, thread, cpu, leader);
    }
    static int control(int leader, unsigned long request) noexcept {
        ++system_calls;
        return msr::perf_calls{}.control(leader, request);
    }
    static ssize_t read(int descriptor, void *bytes, std::size_t count) noexcept {
        ++system_calls;
        return msr::perf_calls{}.read(descriptor, bytes, count);
    }
};

/// Loads a word in place of RDPMC, which some machines do not let a program execute.
struct load_for_rdpmc {
    [[gnu::always_inline]] std::uint64_t operator()(std::uint32_t index) const noexcept {
        return held[index % 2];
    }
    static inline volatile std::uint64_t held[2]{};
};

/// A kernel that gives each of two events a counter, which RDPMC may read, and never takes it away.
struct page_calls {
    static inline perf_event_mmap_page pages[2]{};

    static int open(const perf_event_attr &, pid_t, int, int leader) noexcept { return leader + 1; }
    static int close(int) noexcept { return 0; }
    static int control(int, unsigned long) noexcept {
        enter_kernel();
        return 0;
    }
    static ssize_t read(int, void *bytes, std::size_t) noexcept {
        enter_kernel();
        // A read of a perf group gives: number of events, time enabled, time running, two counts.
        constexpr std::uint64_t words[]{2, 0, 0, 0, 0};
        std::memcpy(bytes, words, sizeof words);
        return sizeof words;
    }
    static const volatile perf_event_mmap_page *map(int event) noexcept {
        perf_event_mmap_page &page = pages[event];
        page.cap_user_rdpmc = 1;
        page.index = static_cast<std::uint32_t>(event) + 1;
        page.pmc_width = 48;
        return &page;
    }
    static void unmap(const volatile perf_event_mmap_page *) noexcept {}
    [[gnu::always_inline]] static std::uint64_t rdpmc(std::uint32_t index) noexcept {
        return load_for_rdpmc{}(index);
    }
    static std::uint64_t monotonic() noexcept { return 0; }
    static ssize_t read_file(const char *, char *, std::size_t) noexcept { return -1; }
};

} // namespace stand_in

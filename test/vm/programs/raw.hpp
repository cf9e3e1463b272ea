// Functions that call /dev/msrpp without the library, so that no check in the library hides a
// missing check in the module.
#pragma once

#include <msr/backend/shim_abi.h>
#include <msr/backend/shim_soft_abi.h>

#include <cerrno>
#include <cstdint>
#include <fstream>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace raw {

inline std::uint64_t pointer_to(const void *object) {
    return reinterpret_cast<std::uintptr_t>(object);
}

/// Makes an ioctl; returns 0 or an error number.
inline int call(int descriptor, unsigned long request, void *argument) {
    return ::ioctl(descriptor, request, argument) == 0 ? 0 : errno;
}

inline int open_device() { return ::open("/dev/msrpp", O_RDWR | O_CLOEXEC); }

inline void bind_to(unsigned cpu) {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(cpu, &set);
    ::sched_setaffinity(0, sizeof set, &set);
}

inline void bind_to_none() {
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(0, &set);
    CPU_SET(1, &set);
    ::sched_setaffinity(0, sizeof set, &set);
}

inline msrpp_operation reading(unsigned cpu, std::uint32_t address) {
    return {cpu, MSRPP_READ, 0, address, 0, 0, 0};
}

inline msrpp_operation writing(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    return {cpu, MSRPP_WRITE, 0, address, 0, value, 0};
}

inline msrpp_operation writing(unsigned cpu, std::uint32_t address, std::uint64_t value,
                               std::uint64_t mask) {
    return {cpu, MSRPP_WRITE_MASKED, 0, address, 0, value, mask};
}

/// A batch of operations, and the module's answer.
struct batch {
    std::vector<msrpp_operation> operations;
    msrpp_batch head{};

    batch(std::initializer_list<msrpp_operation> list) : operations(list) {}

    int run(int descriptor, unsigned flags = 0) {
        head.count = static_cast<unsigned>(operations.size());
        head.flags = flags;
        head.operations = pointer_to(operations.data());
        return call(descriptor, MSRPP_IOCTL_BATCH, &head);
    }
};

/// True if the kernel lets the module follow threads; PREEMPT_RT kernels do not, see
/// msrpp_can_follow_threads() in kernel/track.c.
inline bool threads_can_be_counted() {
    std::string version;
    std::getline(std::ifstream{"/proc/version"}, version);
    return version.find("PREEMPT_RT") == std::string::npos;
}

/// Returns the value of a register, or the error number with bit 63 set.
inline std::uint64_t read(int descriptor, unsigned cpu, std::uint32_t address) {
    batch batch{reading(cpu, address)};
    const int error = batch.run(descriptor);
    return error != 0 ? (std::uint64_t{1} << 63) | static_cast<unsigned>(error)
                      : batch.operations[0].value;
}

inline int write(int descriptor, unsigned cpu, std::uint32_t address, std::uint64_t value) {
    batch batch{writing(cpu, address, value)};
    return batch.run(descriptor);
}

inline int allow(int descriptor, const std::vector<msrpp_allowlist_entry> &entries) {
    msrpp_allowlist list{static_cast<unsigned>(entries.size()), 0, pointer_to(entries.data())};
    return call(descriptor, MSRPP_IOCTL_ALLOW, &list);
}

/// The first counter, CCCR and ESCR of the registers that msrpp_soft.ko simulates, those of a
/// Pentium 4.
constexpr std::uint32_t counter = 0x300, cccr = 0x360, escr = 0x3a0;
constexpr std::uint64_t enable = 0x1000, counter_bits = 0xffffffffff;

/// A register program, which the module carries out, for the counters 0 to `counters - 1`, each
/// with an ESCR and a CCCR.
struct program {
    std::vector<std::uint32_t> cpus;
    std::vector<msrpp_write> writes;
    std::vector<msrpp_readout> readouts;
    std::vector<msrpp_changed_register> touched;
    std::vector<msrpp_claim> claims;
    msrpp_load head{};

    program(std::vector<std::uint32_t> target, unsigned counters, std::uint64_t begin = 0)
        : cpus(std::move(target)) {
        for (unsigned i = 0; i < counters; ++i) {
            writes.push_back({escr + i, 0, 0x1802000c, 0});
            writes.push_back({cccr + i, 0, 0x3e000, 0});
            writes.push_back({counter + i, 0, begin, 0});
            readouts.push_back({counter + i, 40, MSRPP_NO_RDPMC, 0});
            claims.push_back({cccr + i, 0, enable, enable});
        }
        for (unsigned i = 0; i < counters; ++i)
            writes.push_back({cccr + i, 0, 0x3e000 | enable, 0});
        for (unsigned i = 0; i < counters; ++i)
            writes.push_back({cccr + i, 0, 0x3e000, 0});
        for (unsigned i = 0; i < counters; ++i)
            touched.push_back({cccr + i, 0, 0xffffffff, 0});
        for (unsigned i = 0; i < counters; ++i)
            touched.push_back({escr + i, 0, 0xffffffff, 0});
        for (unsigned i = 0; i < counters; ++i)
            touched.push_back({counter + i, MSRPP_CHANGED_REGISTER_COUNTS, counter_bits, 0});
        head.flags = cpus.empty() ? MSRPP_PROGRAM_THREAD : 0;
        head.cpu_count = static_cast<unsigned>(cpus.size());
        head.set_up_count = 3 * counters;
        head.start_count = counters;
        head.stop_count = counters;
        head.readout_count = static_cast<unsigned>(readouts.size());
        head.changed_register_count = static_cast<unsigned>(touched.size());
        head.claim_count = static_cast<unsigned>(claims.size());
    }

    /// Makes the register program write only the low byte of its first ESCR; the other bits belong
    /// to other programs.
    void share_escr(std::uint64_t low_byte) {
        constexpr std::uint64_t rest = ~std::uint64_t{0xff};
        writes[0] = {escr, 0, low_byte, rest};
        touched[readouts.size()] = {escr, 0, 0xff, rest};
    }

    int load(int descriptor) {
        head.cpus = pointer_to(cpus.data());
        head.writes = pointer_to(writes.data());
        head.readouts = pointer_to(readouts.data());
        head.changed_registers = pointer_to(touched.data());
        head.claims = pointer_to(claims.data());
        head.handle = ~0U;
        head.failure = {};
        return call(descriptor, MSRPP_IOCTL_LOAD, &head);
    }
};

struct control {
    std::vector<std::uint64_t> values;
    msrpp_control head{};

    explicit control(unsigned handle, std::size_t count = 0) : values(count) {
        head.handle = handle;
        head.count = static_cast<unsigned>(count);
        head.values = pointer_to(values.data());
    }
    int run(int descriptor, unsigned long request) { return call(descriptor, request, &head); }
};

inline int start(int descriptor, unsigned handle) {
    return control{handle}.run(descriptor, MSRPP_IOCTL_START);
}

inline int unload(int descriptor, unsigned handle) {
    return control{handle}.run(descriptor, MSRPP_IOCTL_UNLOAD);
}

inline int attach(int descriptor, unsigned handle, int thread = 0, unsigned flags = 0,
                  msrpp_failure *problem = nullptr) {
    msrpp_attach msrpp_attach{handle, thread, flags, 0, {}};
    const int error = call(descriptor, MSRPP_IOCTL_ATTACH, &msrpp_attach);
    if (problem != nullptr) *problem = msrpp_attach.failure;
    return error;
}

/// Makes `count` events of the counter, on this CPU and in this thread.
inline int events(int descriptor, std::uint32_t address, std::uint64_t count) {
    msrpp_soft_events happened{address, 0, count};
    return call(descriptor, MSRPP_IOCTL_SOFT_EVENTS, &happened);
}

} // namespace raw

// The Linux msr device: /dev/cpu/N/msr, where a transfer of 8 bytes at offset R is register R.
// Source for the meaning of errors: Linux, arch/x86/kernel/msr.c.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/folder_identity.hpp>
#include <msr/backend/sole_array.hpp>
#include <msr/core/atomic.hpp>
#include <msr/core/digits.hpp>
#include <msr/core/failure.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The system calls that basic_dev_msr makes; tests replace the class by their own. Each function
/// returns what the system returns and leaves errno as the system does.
struct linux_calls {
    /// Opens a device file with open(2) for reading and writing; children of the process do not
    /// inherit the descriptor over exec.
    int open(const char *path) noexcept { return ::open(path, O_RDWR | O_CLOEXEC); }

    /// Closes a descriptor with close(2).
    int close(int descriptor) noexcept { return ::close(descriptor); }

    /// Returns the identity of the machine whose device files lie below the folder `root`. A
    /// replacement of this class may leave the function out: then each backend object is a machine
    /// of its own.
    machine_identity machine_of(const char *root) const noexcept { return machine_of_folder(root); }

    // glibc's off_t has 32 bits on the 32-bit systems of many Pentium 4, and registers from
    // 0x80000000 on would be negative offsets there.
#ifdef __GLIBC__
    /// Reads a register with pread(2). `offset`: the number of the register.
    ssize_t read(int descriptor, void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        return ::pread64(descriptor, bytes, count, off64_t{offset});
    }

    /// Writes a register with pwrite(2). `offset`: the number of the register.
    ssize_t write(int descriptor, const void *bytes, std::size_t count,
                  std::uint32_t offset) noexcept {
        return ::pwrite64(descriptor, bytes, count, off64_t{offset});
    }
#else
    static_assert(sizeof(off_t) == 8, "register numbers need 64-bit file offsets");

    ssize_t read(int descriptor, void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        return ::pread(descriptor, bytes, count, off_t{offset});
    }

    ssize_t write(int descriptor, const void *bytes, std::size_t count,
                  std::uint32_t offset) noexcept {
        return ::pwrite(descriptor, bytes, count, off_t{offset});
    }
#endif
};

/// A backend on Linux's msr devices, ROOT/N/msr. The backend opens a processor's device at its
/// first access and keeps it open. Several threads may use one object. After the first access to a
/// processor, further accesses to that processor only make calls that are safe in a signal handler.
/// Example:
///     msr::dev_msr device;
///     std::uint64_t time = 0;
///     if (const msr::failure why = device.read(0, 0x10, time)) return; // such as no_permission
template <typename System = linux_calls>
class basic_dev_msr {
public:
    /// The folder of the msr devices where the user names no folder.
    static constexpr const char *usual_root = usual_device_folder;
    /// One more than the largest number of a logical processor that Linux for x86 can be built for.
    static constexpr unsigned most_cpus = 8192;

    /// Makes a backend that opens no device yet.
    /// `root`: the folder with a folder for each logical processor
    explicit basic_dev_msr(std::string root = usual_root, System calls = {})
        : folder{std::move(root)}, system{std::move(calls)} {}

    basic_dev_msr(const basic_dev_msr &) = delete;
    basic_dev_msr &operator=(const basic_dev_msr &) = delete;

    /// Closes the devices; registers stay as they are.
    ~basic_dev_msr() {
        for (unsigned cpu = 0; cpu < most_cpus; ++cpu)
            if (const int saved = devices[cpu]; saved != 0) system.close(descriptor_of(saved));
    }

    /// Reads register `address` of logical processor `cpu`. Returns the failure, or none;
    /// `destination` stays as it is on failure.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &destination) noexcept {
        const failure attempt{.cpu = cpu, .address = address, .device = folder.c_str()};
        std::uint64_t value = 0;
        const failure problem = transfer(attempt, [&](int descriptor) {
            return system.read(descriptor, &value, sizeof value, address);
        });
        if (!problem) destination = value;
        return problem;
    }

    /// Writes all 64 bits of register `address` of logical processor `cpu`. Returns the failure, or
    /// none.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const failure attempt{.is_write = true,
                              .cpu = cpu,
                              .address = address,
                              .value = value,
                              .device = folder.c_str()};
        return transfer(attempt, [&](int descriptor) {
            return system.write(descriptor, &value, sizeof value, address);
        });
    }

    /// Returns the identity of the machine that the root's device files belong to.
    machine_identity identity() const noexcept {
        if constexpr (requires(const System &calls) { calls.machine_of(""); })
            return system.machine_of(folder.c_str());
        else
            return machine_of_object(this);
    }

    /// Returns `hardware_access::registers`, that is, of the processors that run this program;
    /// `none` where the root's device files belong to another machine.
    hardware_access hardware() const noexcept {
        return identity() == this_machine ? hardware_access::registers : hardware_access::none;
    }

private:
    static constexpr unsigned short_transfers_allowed = 8;

    // A descriptor is stored plus 1, so that 0 means that the device is not open.
    static constexpr int kept_as(int descriptor) { return descriptor + 1; }
    static constexpr int descriptor_of(int saved) { return saved - 1; }

    [[gnu::cold, gnu::noinline]] static failure because(failure attempt, error_code kind,
                                                        int error) noexcept {
        attempt.kind = kind;
        attempt.system_error = error;
        return attempt;
    }

    [[gnu::cold, gnu::noinline]] static error_code access_error_code(int error) noexcept {
        switch (error) {
        case EIO:
            return error_code::refused; // the kernel caught a #GP of the register access
        case EPERM:
        case EACCES:
            return error_code::blocked;
        case ENXIO:
        case ENODEV:
            return error_code::cpu_offline;
        default:
            return error_code::io;
        }
    }

    [[gnu::cold, gnu::noinline]] error_code open_error_code(int error, unsigned cpu) noexcept {
        switch (error) {
        case EPERM: // the caller lacks CAP_SYS_RAWIO
        case EACCES:
            return error_code::no_permission;
        case ENXIO:
        case ENODEV:
            return error_code::cpu_offline;
        case ENOENT:
            return cpu != 0 && exists(0) ? error_code::cpu_offline : error_code::device_missing;
        default:
            return error_code::io;
        }
    }

    /// Reads or writes the 8 bytes of a register by the system call `call`. A register is one
    /// offset, so a transfer that was cut short is repeated as a whole: the next offset is another
    /// register.
    template <typename Call>
    failure transfer(const failure &attempt, Call call) noexcept {
        int descriptor = -1;
        if (const failure problem = find(attempt, descriptor)) return problem;
        for (unsigned shorts = 0; shorts < short_transfers_allowed;) {
            const ssize_t moved = call(descriptor);
            if (moved == ssize_t{sizeof(std::uint64_t)}) return {};
            if (moved >= 0)
                ++shorts;
            else if (errno != EINTR)
                return because(attempt, access_error_code(errno), errno);
        }
        return because(attempt, error_code::short_transfer, 0);
    }

    /// Finds the open descriptor of a processor's device, and opens the device where it is not open
    /// yet.
    failure find(const failure &attempt, int &descriptor) noexcept {
        if (attempt.cpu >= most_cpus) return because(attempt, error_code::cpu_offline, ENXIO);
        detail::atomic<int> &device = devices[attempt.cpu];
        if (device == 0) {
            const int opened = open(attempt.cpu);
            if (opened < 0) {
                const int error = errno; // the probe of processor 0 changes errno
                return because(attempt, open_error_code(error, attempt.cpu), error);
            }
            keep(device, opened);
        }
        descriptor = descriptor_of(device);
        return {};
    }

    /// Keeps the descriptor of a device. Where two threads opened the device at once, the second
    /// thread closes its own descriptor.
    void keep(detail::atomic<int> &device, int opened) noexcept {
        int still_closed = 0;
        if (!device.compare_exchange_strong(still_closed, kept_as(opened))) system.close(opened);
    }

    [[gnu::cold, gnu::noinline]] bool exists(unsigned cpu) noexcept {
        const int opened = open(cpu);
        if (opened < 0) return errno != ENOENT;
        system.close(opened);
        return true;
    }

    /// Opens the msr device of a logical processor. Returns a descriptor, or -1 with errno set.
    [[gnu::cold, gnu::noinline]] int open(unsigned cpu) noexcept {
        char path[4096];
        if (!write_path(path, sizeof path, cpu)) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int descriptor = -1;
        do
            descriptor = system.open(path);
        while (descriptor < 0 && errno == EINTR);
        return descriptor;
    }

    /// Writes the path ROOT/N/msr of a processor's device into `path`, without allocating. Returns
    /// false where the path is too long.
    bool write_path(char *path, std::size_t size, unsigned cpu) const noexcept {
        constexpr std::size_t tail = sizeof "/4294967295/msr";
        if (folder.size() + tail > size) return false;
        char *end = path + folder.copy(path, folder.size());
        *end++ = '/';
        const digits number = decimal_digits(cpu);
        for (const char digit : number.view())
            *end++ = digit;
        for (const char letter : {'/', 'm', 's', 'r', '\0'})
            *end++ = letter;
        return true;
    }

    std::string folder;
    [[no_unique_address]] System system;
    detail::sole_array<detail::atomic<int>> devices{most_cpus};
};

/// The backend on Linux's msr devices through the real system calls.
using dev_msr = basic_dev_msr<>;

} // namespace msr

#ifdef MSR_COMPILED // the template `basic_dev_msr` is defined by msr/compiled.hpp
extern template class msr::basic_dev_msr<msr::linux_calls>;
#endif

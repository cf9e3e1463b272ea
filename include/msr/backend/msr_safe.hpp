// A backend on LLNL's msr-safe: /dev/cpu/msr_batch for whole batches, and /dev/cpu/N/msr_safe,
// which is the msr device under an allowlist. The layout of a batch is that of msr-safe 1.x,
// msr_safe.h; without the batch device every operation is a single read or write.
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
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// One operation of a batch, as msr-safe has it (struct msr_batch_op).
struct msr_safe_operation {
    std::uint16_t cpu{};        ///< number of the logical processor whose register is accessed
    std::uint16_t is_read{};    ///< the kind of the operation: 1 reads, 0 writes
    std::int32_t error{};       ///< result of the operation: 0 or a negative error number
    std::uint32_t address{};    ///< register number as RDMSR takes it
    std::uint32_t padding{};    ///< unused bytes, which align `value`
    std::uint64_t value{};      ///< the value that a write writes, or that a read has read
    std::uint64_t write_mask{}; ///< result: the bits that msr-safe's allowlist lets be written
};

/// A batch of operations, as msr-safe has it (struct msr_batch_array).
struct msr_safe_batch {
    std::uint32_t count{};      ///< the number of operations in the batch
    std::uint32_t version{};    ///< the version of msr-safe that the caller requests; 0: no request
    std::uint64_t operations{}; ///< the address of the first operation of the batch
};

/// The request number of msr-safe's ioctl for a batch: X86_IOC_MSR_BATCH.
inline constexpr unsigned long msr_safe_batch_request = 0xc01063a2;

static_assert(sizeof(msr_safe_operation) == 32 && offsetof(msr_safe_operation, is_read) == 2 &&
              offsetof(msr_safe_operation, error) == 4 &&
              offsetof(msr_safe_operation, address) == 8 &&
              offsetof(msr_safe_operation, value) == 16 &&
              offsetof(msr_safe_operation, write_mask) == 24);
static_assert(sizeof(msr_safe_batch) == 16 && offsetof(msr_safe_batch, operations) == 8);
static_assert(_IOC(_IOC_READ | _IOC_WRITE, 'c', 0xa2, sizeof(msr_safe_batch)) ==
              msr_safe_batch_request);

/// The system calls that basic_msr_safe makes; tests replace the class by their own. Each function
/// returns what the system returns and leaves errno as the system does.
struct msr_safe_calls {
    /// Opens a device file with open(2) for reading and writing; children of the process do not
    /// inherit the descriptor over exec.
    int open(const char *path) noexcept { return ::open(path, O_RDWR | O_CLOEXEC); }
    /// Closes a descriptor with close(2).
    int close(int descriptor) noexcept { return ::close(descriptor); }
    /// Returns the identity of the machine whose device files lie below the folder `root`. A
    /// replacement of this class may leave the function out: then each backend object is a machine
    /// of its own.
    machine_identity machine_of(const char *root) const noexcept { return machine_of_folder(root); }
    /// Sends a request with ioctl(2).
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        return ::ioctl(descriptor, request, argument);
    }
    /// Reads a register with pread(2). `offset`: the number of the register.
    ssize_t read(int descriptor, void *bytes, std::size_t count, std::uint32_t offset) noexcept {
        return ::pread(descriptor, bytes, count, static_cast<off_t>(offset));
    }
    /// Writes a register with pwrite(2). `offset`: the number of the register.
    ssize_t write(int descriptor, const void *bytes, std::size_t count,
                  std::uint32_t offset) noexcept {
        return ::pwrite(descriptor, bytes, count, static_cast<off_t>(offset));
    }
    static_assert(sizeof(off_t) == 8, "register numbers need 64-bit file offsets");
};

/// A backend on ROOT/msr_batch, or on ROOT/N/msr_safe where there is no batch device or this user
/// may not open it. The backend opens the device at the first access and keeps it open. Several
/// threads may use one object. The allowlist decides which bits a write may change: msr-safe
/// refuses other bits.
/// Example:
///     msr::msr_safe device; // or with a root: msr::msr_safe device{"/dev/cpu"};
///     std::uint64_t time = 0;
///     if (const msr::failure why = device.read(0, 0x10, time)) return;
template <typename System = msr_safe_calls>
class basic_msr_safe {
public:
    /// The folder of msr-safe's devices where the user names no folder.
    static constexpr const char *usual_root = usual_device_folder;
    /// One more than the largest number of a logical processor.
    static constexpr unsigned most_cpus = 8192;
    /// The largest number of operations in one batch: the kernel warns of the memory that more
    /// would take.
    static constexpr std::size_t most_operations = 4096;

    /// Makes a backend that opens no device yet.
    /// `root`: the folder with msr_batch and a folder for each logical processor
    explicit basic_msr_safe(std::string root = usual_root, System calls = {})
        : folder{std::move(root)}, system{std::move(calls)} {}

    basic_msr_safe(const basic_msr_safe &) = delete;
    basic_msr_safe &operator=(const basic_msr_safe &) = delete;

    /// Closes the devices; registers stay as they are.
    ~basic_msr_safe() {
        for (unsigned cpu = 0; cpu < most_cpus; ++cpu)
            if (const int saved = devices[cpu]; saved > 0) system.close(saved - 1);
        if (const int saved = batch_device; saved > 0) system.close(saved - 1);
    }

    /// Reads register `address` of logical processor `cpu`. Returns the failure, or none; `value`
    /// stays as it is on failure.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        if (cpu >= most_cpus) return offline(cpu, address, false, 0);
        msr_safe_operation operation{static_cast<std::uint16_t>(cpu), 1, 0, address, 0, 0, 0};
        const failure problem = batch(&operation, 1);
        if (!problem) value = operation.value;
        return problem;
    }

    /// Writes register `address` of logical processor `cpu`. Returns the failure, or none: msr-safe
    /// refuses bits that the allowlist does not let be written.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        if (cpu >= most_cpus) return offline(cpu, address, true, value);
        msr_safe_operation operation{static_cast<std::uint16_t>(cpu), 0, 0, address, 0, value, 0};
        return batch(&operation, 1);
    }

    /// Carries out operations in their order. msr-safe refuses a batch as a whole where an
    /// operation is not on the allowlist; without the batch device the operations before it are
    /// carried out. Returns the first failure; `error` of each operation has its result. More than
    /// `most_operations` are refused.
    failure batch(msr_safe_operation *operations, std::size_t count) noexcept {
        if (count == 0) return {};
        if (count > most_operations)
            return {.kind = error_code::io, .system_error = E2BIG, .device = folder.c_str()};
        const int device = find_batch();
        return device < 0 ? one_by_one(operations, count) : at_once(device, operations, count);
    }

    /// Returns whether the system takes a batch in one call; opens the batch device.
    bool has_batches() noexcept { return find_batch() >= 0; }

    /// Returns the identity of the machine that the root's device files belong to: with the usual
    /// root the identity that dev_msr has, too.
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
    /// A value in place of a device's descriptor: opening the device failed and is not tried again.
    static constexpr int unavailable = -1;
    static constexpr unsigned short_transfers_allowed = 8;

    failure failed(const msr_safe_operation &operation, error_code kind, int error) const noexcept {
        return {.kind = kind,
                .is_write = operation.is_read == 0,
                .cpu = operation.cpu,
                .address = operation.address,
                .value = operation.is_read == 0 ? operation.value : 0,
                .system_error = error,
                .subject = kind == error_code::blocked          ? "the allowlist of msr-safe"
                           : kind == error_code::device_missing ? "msr-safe"
                                                                : nullptr,
                .device = folder.c_str()};
    }

    failure offline(unsigned cpu, std::uint32_t address, bool writing,
                    std::uint64_t value) const noexcept {
        return {.kind = error_code::cpu_offline,
                .is_write = writing,
                .cpu = cpu,
                .address = address,
                .value = value,
                .system_error = ENXIO,
                .device = folder.c_str()};
    }

    static error_code error_code_of(int error) noexcept {
        switch (error) {
        case EIO:
            return error_code::refused;
        case EPERM:
        case EACCES:
        case EROFS:
            return error_code::blocked;
        case ENXIO:
        case ENODEV:
            return error_code::cpu_offline;
        default:
            return error_code::io;
        }
    }

    failure at_once(int device, msr_safe_operation *operations, std::size_t count) noexcept {
        msr_safe_batch msr_safe_batch{static_cast<std::uint32_t>(count), 0,
                                      reinterpret_cast<std::uintptr_t>(operations)};
        for (std::size_t i = 0; i < count; ++i)
            operations[i].error = 0;
        int result;
        do
            result = system.ioctl(device, msr_safe_batch_request, &msr_safe_batch);
        while (result < 0 && errno == EINTR);
        const int error = result < 0 ? errno : 0;
        for (std::size_t i = 0; i < count; ++i)
            if (const int own = operations[i].error; own != 0)
                return failed(operations[i], error_code_of(own < 0 ? -own : own),
                              own < 0 ? -own : own);
        return error == 0 ? failure{} : failed(operations[0], error_code_of(error), error);
    }

    failure one_by_one(msr_safe_operation *operations, std::size_t count) noexcept {
        for (std::size_t i = 0; i < count; ++i)
            if (const failure problem = transfer(operations[i])) {
                operations[i].error = -problem.system_error;
                return problem;
            }
        return {};
    }

    /// Reads or writes the 8 bytes of a register; a transfer that was cut short is made again as a
    /// whole.
    failure transfer(msr_safe_operation &operation) noexcept {
        int device = -1;
        if (const failure problem = find(operation, device)) return problem;
        operation.error = 0;
        for (unsigned shorts = 0; shorts < short_transfers_allowed;) {
            const ssize_t moved = operation.is_read != 0
                                      ? system.read(device, &operation.value,
                                                    sizeof operation.value, operation.address)
                                      : system.write(device, &operation.value,
                                                     sizeof operation.value, operation.address);
            if (moved == ssize_t{sizeof operation.value}) return {};
            if (moved >= 0)
                ++shorts;
            else if (errno != EINTR)
                return failed(operation, error_code_of(errno), errno);
        }
        return failed(operation, error_code::short_transfer, 0);
    }

    /// Returns the descriptor of the batch device, or a negative number where there is none for
    /// this user.
    int find_batch() noexcept {
        if (batch_device == 0) {
            const int opened = open("/msr_batch", nullptr);
            int still_closed = 0;
            const int saved = opened < 0 ? unavailable : opened + 1;
            if (!batch_device.compare_exchange_strong(still_closed, saved) && opened >= 0)
                system.close(opened); // another thread opened the device first
        }
        return batch_device < 0 ? -1 : batch_device - 1;
    }

    failure find(const msr_safe_operation &operation, int &descriptor) noexcept {
        if (operation.cpu >= most_cpus) return failed(operation, error_code::cpu_offline, ENXIO);
        detail::atomic<int> &device = devices[operation.cpu];
        if (device == 0) {
            const unsigned cpu = operation.cpu;
            const int opened = open("/msr_safe", &cpu);
            if (opened < 0) {
                const int error = errno; // the probe of processor 0 changes errno
                return failed(operation, open_error_code(error, cpu), error);
            }
            int still_closed = 0;
            if (!device.compare_exchange_strong(still_closed, opened + 1)) system.close(opened);
        }
        descriptor = device - 1;
        return {};
    }

    error_code open_error_code(int error, unsigned cpu) noexcept {
        switch (error) {
        case EPERM:
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

    bool exists(unsigned cpu) noexcept {
        const int opened = open("/msr_safe", &cpu);
        if (opened < 0) return errno != ENOENT;
        system.close(opened);
        return true;
    }

    /// Opens ROOT followed by `name`, such as ROOT/msr_batch; with a processor `cpu` ROOT/N
    /// followed by `name`, such as ROOT/N/msr_safe. Returns a descriptor, or -1 with errno set.
    int open(const char *name, const unsigned *cpu) noexcept {
        char path[4096];
        if (folder.size() + 40 > sizeof path) {
            errno = ENAMETOOLONG;
            return -1;
        }
        char *end = path + folder.copy(path, folder.size());
        if (cpu != nullptr) {
            *end++ = '/';
            const digits number = decimal_digits(*cpu);
            for (const char digit : number.view())
                *end++ = digit;
        }
        while (*name != '\0')
            *end++ = *name++;
        *end = '\0';
        int descriptor = -1;
        do
            descriptor = system.open(path);
        while (descriptor < 0 && errno == EINTR);
        return descriptor;
    }

    std::string folder;
    [[no_unique_address]] System system;
    /// Descriptor of the batch device + 1; 0: not open; or `unavailable`.
    detail::atomic<int> batch_device{};
    detail::sole_array<detail::atomic<int>> devices{most_cpus};
};

/// The backend on msr-safe's devices through the real system calls.
using msr_safe = basic_msr_safe<>;

} // namespace msr

#ifdef MSR_COMPILED // the template `basic_msr_safe` is defined by msr/compiled.hpp
extern template class msr::basic_msr_safe<msr::msr_safe_calls>;
#endif

// /dev/msrpp, the device of the module in kernel/: whole batches and programs of register accesses
// at once, on CPUs or for threads, under an allowlist. See doc/shim.md.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/sampling_abi.h>
#include <msr/backend/shim/classes.hpp>
#include <msr/backend/shim/failures.hpp>
#include <msr/backend/shim/load.hpp>
#include <msr/backend/shim/page.hpp>
#include <msr/backend/shim_abi.h>
#include <msr/core/atomic.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

namespace msr {

/// The system calls that basic_shim makes; tests replace the class by their own. Each function
/// returns what the system returns and leaves errno as the system does.
struct shim_calls {
    /// Opens a device file with open(2) for reading and writing; children of the process do not
    /// inherit the descriptor over exec.
    int open(const char *path) noexcept { return ::open(path, O_RDWR | O_CLOEXEC); }
    /// Closes a descriptor with close(2).
    int close(int descriptor) noexcept { return ::close(descriptor); }
    /// Returns this machine, the only machine that the module serves. A replacement of this class
    /// may leave the function out: then each backend object is a machine of its own.
    machine_identity machine_of(const char *) const noexcept { return this_machine; }
    /// Sends a request with ioctl(2).
    int ioctl(int descriptor, unsigned long request, void *argument) noexcept {
        return ::ioctl(descriptor, request, argument);
    }
    /// Maps the page with the number `page`, counted in pages from the device's begin. Returns its
    /// address, or null.
    void *map(int descriptor, unsigned page) noexcept {
        const auto size = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
        void *const mapped = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor,
                                    static_cast<off_t>(page * size));
        return mapped == MAP_FAILED ? nullptr : mapped;
    }
    /// Unmaps a page that `map` returned.
    void unmap(void *mapped) noexcept {
        ::munmap(mapped, static_cast<std::size_t>(::sysconf(_SC_PAGESIZE)));
    }
};

/// A backend on the module's device, which the backend opens at the first call and keeps open.
/// Closing the device, which the end of the process does too, stops and unloads every program.
/// Several threads may use one object. After the first call, all calls except `load` are safe in a
/// signal handler. Where the module speaks another version of the interface, every call fails with
/// `error_code::other_version`.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/session.hpp>
///     msr::shim device;
///     msr::session session{device, msr::plan<msr::perfmon::core_cycles>, msr::on_cpu(0)};
///     const auto counts = session.measure([] { /* what is measured */ });
template <typename System = shim_calls>
class basic_shim {
public:
    /// Path of the module's device where the user names no path.
    static constexpr const char *usual_device = "/dev/msrpp";

    /// Makes a backend on a device of the module; does not open the device yet.
    explicit basic_shim(std::string device_path = usual_device, System calls = {})
        : path{std::move(device_path)}, system{std::move(calls)} {}

    basic_shim(const basic_shim &) = delete;
    basic_shim &operator=(const basic_shim &) = delete;

    /// Closes the device, which stops and unloads every program of register writes.
    ~basic_shim() {
        if (const int saved = descriptor; saved != 0) system.close(saved - 1);
    }

    /// Reads register `address` of logical processor `cpu`. Returns the failure, or none; `value`
    /// stays as it is on failure.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        msrpp_operation operation{cpu, MSRPP_READ, 0, address, 0, 0, 0};
        const failure problem = batch(&operation, 1);
        if (!problem) value = operation.value;
        return problem;
    }

    /// Writes all 64 bits of register `address` of logical processor `cpu`. Returns the failure, or
    /// none.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        msrpp_operation operation{cpu, MSRPP_WRITE, 0, address, 0, value, 0};
        return batch(&operation, 1);
    }

    /// Stores the module's ABI version, features, limits, and what the caller may do in
    /// `destination`, which stays as it is on failure.
    failure information(msrpp_info &destination) noexcept {
        msrpp_info report{};
        if (const int error = call(MSRPP_IOCTL_INFO, &report); error != 0) return failed(error);
        destination = report;
        return {};
    }

    /// Carries out up to 4096 operations, each CPU's in their order and all CPUs at the same time.
    /// Nothing is done unless all operations are valid and allowed. `error` of each operation has
    /// its result; returns the first failure. With `roll_back` a failure undoes all writes of the
    /// batch.
    failure batch(msrpp_operation *operations, std::size_t count, bool roll_back = false) noexcept {
        msrpp_batch msrpp_batch{};
        msrpp_batch.count = count > MSRPP_MOST_OPERATIONS ? MSRPP_MOST_OPERATIONS + 1
                                                          : static_cast<std::uint32_t>(count);
        msrpp_batch.flags = roll_back ? MSRPP_BATCH_ROLL_BACK : 0u;
        msrpp_batch.operations = shim_detail::pointer_to(operations);
        const int error = call(MSRPP_IOCTL_BATCH, &msrpp_batch);
        if (error == 0) return {};
        failure problem = failed(error, msrpp_batch.failure);
        if (problem.kind == error_code::other_version) return problem;
        const std::size_t i = msrpp_batch.failure.index;
        const bool known = msrpp_batch.failure.reason != MSRPP_REASON_NONE || count == 1;
        if (known && i < count) {
            problem.is_write = operations[i].kind != MSRPP_READ;
            problem.cpu = operations[i].cpu;
            problem.address = operations[i].address;
            problem.value = problem.is_write ? operations[i].value : 0;
        }
        return problem;
    }

    /// Replaces the allowlist, which takes CAP_SYS_RAWIO and CAP_SYS_ADMIN. `entries`: in the order
    /// of their addresses, none twice; without an entry only root may access registers.
    failure allow(const msrpp_allowlist_entry *entries, std::size_t count) noexcept {
        msrpp_allowlist msrpp_allowlist{count > MSRPP_MOST_ALLOWLIST_ENTRIES
                                            ? MSRPP_MOST_ALLOWLIST_ENTRIES + 1
                                            : static_cast<std::uint32_t>(count),
                                        0, shim_detail::pointer_to(entries)};
        const int error = call(MSRPP_IOCTL_ALLOW, &msrpp_allowlist);
        if (error == 0) return {};
        return error == EPERM || error == EACCES ? failure{.kind = error_code::no_permission,
                                                           .system_error = error,
                                                           .device = path.c_str()}
                                                 : failed(error);
    }

    /// Stores the first `room` entries of the allowlist in `entries`, and the number of all its
    /// entries in `count`.
    failure allowed(msrpp_allowlist_entry *entries, std::size_t room, std::size_t &count) noexcept {
        msrpp_allowlist msrpp_allowlist{room > MSRPP_MOST_ALLOWLIST_ENTRIES
                                            ? MSRPP_MOST_ALLOWLIST_ENTRIES
                                            : static_cast<std::uint32_t>(room),
                                        0, shim_detail::pointer_to(entries)};
        const int error = call(MSRPP_IOCTL_ALLOWED, &msrpp_allowlist);
        if (error != 0) return failed(error);
        count = msrpp_allowlist.count;
        return {};
    }

    /// Checks a program of register writes and its claims (signs that another user has a register),
    /// saves the registers, sets them up and verifies them, in one call. The program need not
    /// outlive the call.
    failure load(unsigned cpu, const program_view &program, program_handle &handle) noexcept {
        return loaded(program, {&cpu, 1}, {}, handle);
    }

    /// Loads a program of register writes on several CPUs in one call; the function `counts` then
    /// returns the counts of each CPU, in the order of `cpus`.
    failure load(sequence<unsigned> cpus, const program_view &program,
                 program_handle &handle) noexcept {
        if (cpus.size() == 0) return failed(EINVAL);
        return loaded(program, cpus, {}, handle);
    }

    /// Loads a program of register writes for a thread, in one call; no register is touched before
    /// the thread runs.
    /// `rdpmc`: for each readout (counter that is read) the value that RDPMC takes in ECX (a
    /// Pentium 4: the number of the counter), for `map`.
    failure load_for_thread(const program_view &program, program_handle &handle,
                            sequence<std::uint32_t> rdpmc = {}) noexcept {
        return loaded(program, {}, rdpmc, handle);
    }

    /// Makes a loaded program count one thread (0: the calling thread); with `inherit` also the
    /// threads and processes that the thread creates.
    failure attach(program_handle program, pid_t thread = 0, bool inherit = false) noexcept {
        msrpp_attach msrpp_attach{
            program.number, thread, inherit ? MSRPP_ATTACH_INHERIT : 0u, 0, {}};
        const int error = call(MSRPP_IOCTL_ATTACH, &msrpp_attach);
        return error == 0 ? failure{} : failed(error, msrpp_attach.failure);
    }

    /// Starts the counters of a loaded program, from 0.
    failure start(program_handle program) noexcept {
        return control(MSRPP_IOCTL_START, program, {}, 0);
    }

    /// Stores the counts of a program since its start: `count` is the number of readouts (counters
    /// that are read) times the number of CPUs.
    failure counts(program_handle program, std::uint64_t *values, std::size_t count) noexcept {
        return control(MSRPP_IOCTL_COUNTS, program, values, count);
    }

    /// Stores the counts of a loaded program since its start, and stops the program.
    failure stop(program_handle program, std::uint64_t *values, std::size_t count) noexcept {
        return control(MSRPP_IOCTL_STOP, program, values, count);
    }

    /// Stops a loaded program, puts every register back, and forgets the program.
    failure unload(program_handle program) noexcept {
        return control(MSRPP_IOCTL_UNLOAD, program, {}, 0);
    }

    /// Makes a sampling program, whose descriptor then belongs to the caller: see
    /// shim/sampling.hpp.
    failure sample(msrpp_sampling &msrpp_sampling) noexcept {
        const int error = call(MSRPP_IOCTL_SAMPLE, &msrpp_sampling);
        if (error == 0) return {};
        if (descriptor != 0 && version == MSRPP_ABI_VERSION &&
            (error == EOPNOTSUPP || error == ENOTTY))
            return {.kind = error_code::inexpressible,
                    .system_error = error,
                    .subject = "the kernel module cannot sample so on this processor: it has no "
                               "instruction-based sampling, or not this of it",
                    .device = path.c_str()};
        return failed(error, msrpp_sampling.failure);
    }

    /// Stores what the module can sample on this machine; on failure `destination` stays as it is.
    failure sampling_information(msrpp_sampling_info &destination) noexcept {
        msrpp_sampling_info report{};
        if (const int error = call(MSRPP_IOCTL_SAMPLING_INFO, &report); error != 0)
            return failed(error);
        destination = report;
        return {};
    }

    /// Stores classes of service, RMIDs, and what the module did with them in `destination`, which
    /// stays as it is on failure.
    failure classes(msrpp_tasks_info &destination) noexcept {
        msrpp_tasks_info report{};
        if (const int error = call(MSRPP_IOCTL_TASKS_INFO, &report); error != 0)
            return failed(error);
        destination = report;
        return {};
    }

    /// Makes a group of threads that get a class of service or an RMID (CAP_SYS_RAWIO; or
    /// CAP_PERFMON and the allowlist). `destination` stays as it is on failure.
    failure group(const group_choice &group_choice,
                  basic_task_group<System> &destination) noexcept {
        msrpp_tasks msrpp_tasks{};
        msrpp_tasks.flags = (group_choice.of_class ? MSRPP_TASKS_CLASS : 0u) |
                            (group_choice.watched ? MSRPP_TASKS_RMID : 0u) |
                            (group_choice.inherit ? MSRPP_TASKS_INHERIT : 0u);
        msrpp_tasks.class_number = group_choice.of_class.value_or(0);
        if (group_choice.watched)
            msrpp_tasks.rmid = group_choice.rmid == 0 ? MSRPP_ANY_RMID : group_choice.rmid;
        const int error = call(MSRPP_IOCTL_TASKS, &msrpp_tasks);
        if (error == 0) {
            destination =
                basic_task_group<System>{msrpp_tasks.descriptor, msrpp_tasks.rmid, system};
            return {};
        }
        if (descriptor == 0 || version != MSRPP_ABI_VERSION) return failed(error);
        return shim_detail::group_failure(msrpp_tasks.failure, error, path.c_str());
    }

    /// Returns the path of the module's device, as failures name it.
    const char *where() const noexcept { return path.c_str(); }

    /// Maps the page with the counts of a program for threads, which shim_page reads. Returns null
    /// if the page cannot be mapped. The caller gives the page back with `unmap`.
    const volatile msrpp_page *map(program_handle program) noexcept {
        int open_descriptor = -1;
        if (find(open_descriptor) != 0) return nullptr;
        return static_cast<const volatile msrpp_page *>(
            system.map(open_descriptor, program.number));
    }

    /// Unmaps a page that `map` returned.
    void unmap(const volatile msrpp_page *page) noexcept {
        system.unmap(const_cast<msrpp_page *>(page));
    }

    /// Returns the identity of this machine, which dev_msr with its usual root has, too.
    machine_identity identity() const noexcept {
        if constexpr (requires(const System &calls) { calls.machine_of(""); })
            return system.machine_of(path.c_str());
        else
            return machine_of_object(this);
    }

    /// Returns the kind of counters that the backend uses: those of the processors that run this
    /// program.
    hardware_access hardware() const noexcept {
        return identity() == this_machine ? hardware_access::registers : hardware_access::none;
    }

private:
    failure failed(int error, const msrpp_failure &report = {}) const noexcept {
        if (descriptor == 0) return shim_detail::open_failure(error, path.c_str());
        if (version != MSRPP_ABI_VERSION)
            return shim_detail::version_failure(version, path.c_str());
        return shim_detail::failure_of(report, error, path.c_str());
    }

    failure loaded(const program_view &program, sequence<unsigned> cpus,
                   sequence<std::uint32_t> rdpmc, program_handle &handle) noexcept {
        if (has_meters(program.readouts))
            return {.kind = error_code::inexpressible, .subject = meter_refusal};
        if (const readout *const share = shim_detail::first_share(program))
            if (const failure problem = refused_share(*share, rdpmc.size() != 0)) return problem;
        shim_detail::loadable loadable{program, cpus, rdpmc};
        if (!loadable.has_memory())
            return {.kind = error_code::io, .system_error = ENOMEM, .device = path.c_str()};
        const int error = call(MSRPP_IOCTL_LOAD, &loadable.head);
        if (error != 0)
            return shim_detail::with_names(failed(error, loadable.head.failure),
                                           loadable.head.failure, program);
        handle = {loadable.head.handle};
        return {};
    }

    /// Returns why a program that reads the share of issue slots `share` is not loaded; no failure
    /// where the program can be loaded.
    failure refused_share(const readout &share, bool has_rdpmc) noexcept {
        if (has_rdpmc)
            return shim_detail::no_share(share, shim_detail::shares_without_rdpmc, path.c_str());
        int open_descriptor = -1;
        if (const int error = find(open_descriptor); error != 0) return failed(error);
        if ((features & MSRPP_FEATURE_SHARES) != 0) return {};
        return shim_detail::no_share(share, shim_detail::module_without_shares, path.c_str());
    }

    failure control(unsigned long request, program_handle program, std::uint64_t *values,
                    std::size_t count) noexcept {
        msrpp_control msrpp_control{
            program.number, static_cast<std::uint32_t>(count), shim_detail::pointer_to(values), {}};
        const int error = call(request, &msrpp_control);
        return error == 0 ? failure{} : failed(error, msrpp_control.failure);
    }

    /// Sends a request to the module's device, which is opened where it is not open yet. Returns 0,
    /// or an error number.
    int call(unsigned long request, void *argument) noexcept {
        int open_descriptor = -1;
        if (const int error = find(open_descriptor); error != 0) return error;
        return ask(open_descriptor, request, argument);
    }

    /// Sends a request to an open device. Returns 0, or an error number.
    int ask(int open_descriptor, unsigned long request, void *argument) noexcept {
        int result;
        do
            result = system.ioctl(open_descriptor, request, argument);
        while (result < 0 && errno == EINTR);
        return result < 0 ? errno : 0;
    }

    /// Finds the open device of this version of the interface, and opens the device where it is not
    /// open yet. Returns 0, or an error number.
    int find(int &open_descriptor) noexcept {
        if (descriptor == 0)
            if (const int error = open(); error != 0) return error;
        if (version != MSRPP_ABI_VERSION) return EPROTO;
        open_descriptor = descriptor - 1;
        return 0;
    }

    /// Opens the device and reads its version. Returns 0, or an error number.
    int open() noexcept {
        int opened;
        do
            opened = system.open(path.c_str());
        while (opened < 0 && errno == EINTR);
        if (opened < 0) return errno;
        if (const int error = ask_version(opened); error != 0) {
            system.close(opened);
            return error;
        }
        int still_closed = 0;
        if (!descriptor.compare_exchange_strong(still_closed, opened + 1))
            system.close(opened); // another thread opened the device first
        return 0;
    }

    /// Reads the module's version and features, which are stored before the descriptor is. Returns
    /// 0, or an error number.
    int ask_version(int opened) noexcept {
        msrpp_info report{};
        const int error = ask(opened, MSRPP_IOCTL_INFO, &report);
        if (error != 0) return error;
        features = report.features;
        version = report.abi_version;
        return 0;
    }

    std::string path;
    [[no_unique_address]] System system;
    /// Version of the interface that the loaded module has; 0: not read yet.
    detail::atomic<std::uint32_t> version{};
    /// The module's flags MSRPP_FEATURE_... when the device was opened.
    detail::atomic<std::uint32_t> features{};
    detail::atomic<int> descriptor{}; ///< descriptor of the device + 1; 0: not open
};

/// The backend on the module's device through the real system calls.
using shim = basic_shim<>;
/// A group of threads of the kernel module through the real system calls.
using task_group = basic_task_group<shim_calls>;

} // namespace msr

#ifdef MSR_COMPILED // the template `basic_shim` is defined by msr/compiled.hpp
extern template class msr::basic_shim<msr::shim_calls>;
#endif

// Rights over the module: a user who may open the device may count threads in user mode; register
// programs for CPUs and batches take CAP_PERFMON and the caller's affinity, allowlists
// CAP_SYS_ADMIN and CAP_SYS_RAWIO; a passed descriptor conveys no rights.
#include "callers.hpp"

#include <msr/backend/classes_abi.h>
#include <msr/backend/sampling_abi.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include <sys/mman.h>

namespace {

using callers::count_of;

int device = -1;
constexpr std::uint64_t raw_io = callers::capability(17), administration = callers::capability(21);

bool has_no_rights(int error, const msrpp_failure &problem) {
    return error == EPERM && problem.reason == MSRPP_REASON_NO_RIGHTS;
}

/// Makes one register access by the ioctl BATCH on the CPU; returns the error number.
int batch_on(int descriptor, unsigned cpu, msrpp_failure *problem = nullptr) {
    raw::batch batch{raw::reading(cpu, raw::counter)};
    const int error = batch.run(descriptor);
    if (problem != nullptr) *problem = batch.head.failure;
    return error;
}

int load_on(int descriptor, unsigned cpu, msrpp_failure *problem = nullptr) {
    raw::program program = callers::user_mode({cpu}, 1);
    const int error = program.load(descriptor);
    if (problem != nullptr) *problem = program.head.failure;
    if (error == 0) raw::unload(descriptor, program.head.handle);
    return error;
}

/// A user without capabilities can count threads, and make no other call.
void threads_only() {
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        msrpp_failure problem{};
        int error = batch_on(own, 0, &problem);
        expect("without CAP_PERFMON there is no BATCH", has_no_rights(error, problem),
               "error %d, reason %u", error, problem.reason);
        problem = {};
        error = load_on(own, 0, &problem);
        expect("nor a program for CPUs", has_no_rights(error, problem), "error %d, reason %u",
               error, problem.reason);
        if (!raw::threads_can_be_counted()) return;
        raw::program program = callers::user_mode({}, 1);
        const bool counted = callers::count_thread(own, program);
        expect("but one for the own thread", counted, "reason %u, address 0x%x",
               program.head.failure.reason, program.head.failure.address);
        raw::events(own, raw::counter, 12);
        expect("which counts", count_of(own, program) == 12);
    });
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("with CAP_PERFMON there is BATCH", batch_on(own, 0) == 0);
        expect("and programs for CPUs", load_on(own, 1) == 0);
        raw::program kernel_mode({0}, 1);
        expect("which may count the kernel", kernel_mode.load(own) == 0);
    });
}

/// The ESCR bit that counts the operating system is refused to users even where the allowlist has
/// the bit: at the ioctls LOAD and START, and in a thread.
void user_mode_only() {
    // positions of the first write of the set-up, and of the first write of the start
    for (const unsigned position : {0u, 3u}) {
        const callers::gate ready, go;
        const pid_t child = callers::spawn(callers::user, [&] {
            raw::bind_to(1);
            const int own = raw::open_device();
            raw::program program = callers::user_mode({}, 1);
            program.writes[position] = {raw::escr, 0, 0x1802000c, 0};
            callers::count_thread(own, program);
            ready.open();
            while (!go.is_open())
                ;
        });
        ready.wait();
        const std::uint64_t meanwhile = raw::read(device, 1, raw::escr);
        go.open();
        callers::ended(child);
        expect(position == 0 ? "without CAP_PERFMON the kernel is not counted"
                             : "nor where START asks for it",
               (meanwhile & 8) == 0, "the ESCR is 0x%llx",
               static_cast<unsigned long long>(meanwhile));
    }
}

void paranoid() {
    callers::set_paranoid(3);
    callers::as(callers::user, [] {
        const int own = raw::open_device(); // opening the device may be refused as well
        raw::program program = callers::user_mode({}, 1);
        expect("perf_event_paranoid=3 is respected", own < 0 || program.load(own) != 0);
    });
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("but does not stop who has CAP_PERFMON", load_on(own, 0) == 0);
    });
    callers::set_paranoid(2);
}

void affinity() {
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::bind_to(0);
        expect("a CPU outside of the caller's affinity is refused to BATCH", batch_on(own, 1) != 0);
        raw::batch two_reads{raw::reading(0, raw::counter), raw::reading(1, raw::counter)};
        expect("also beside one within", two_reads.run(own) != 0);
        expect("and to a program", load_on(own, 1) != 0);
        expect("and one within is not", batch_on(own, 0) == 0 && load_on(own, 0) == 0);
    });
}

/// A user has a descriptor by which root has loaded register programs.
void passed_on() {
    const int passed = raw::open_device();
    raw::program on_cpu({0}, 1);
    on_cpu.load(passed);
    callers::as(callers::user, [&] {
        const unsigned handle = on_cpu.head.handle;
        expect("a user does not start root's program", raw::start(passed, handle) == EPERM);
    });
    raw::start(passed, on_cpu.head.handle);
    for (const callers::identity identity : {callers::user, callers::counting_user})
        callers::as(identity, [&] {
            const unsigned handle = on_cpu.head.handle;
            raw::control counts{handle, 1}, stop{handle, 1};
            expect(identity.capabilities == 0 ? "nor reads it" : "with CAP_PERFMON as little",
                   counts.run(passed, MSRPP_IOCTL_COUNTS) == EPERM);
            expect("nor stops it", stop.run(passed, MSRPP_IOCTL_STOP) == EPERM);
            expect("nor unloads it", raw::unload(passed, handle) == EPERM);
        });
    raw::control counts{on_cpu.head.handle, 1};
    expect("and it runs on", counts.run(passed, MSRPP_IOCTL_COUNTS) == 0);
    raw::unload(passed, on_cpu.head.handle);
    if (!raw::threads_can_be_counted()) return;
    raw::program on_thread({}, 1);
    on_thread.load(passed);
    callers::as(callers::user, [&] {
        const unsigned handle = on_thread.head.handle;
        const auto offset = static_cast<off_t>(handle) * ::sysconf(_SC_PAGESIZE);
        expect("a user does not map the page of root's program",
               ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, passed, offset) == MAP_FAILED);
        expect("nor attaches it", raw::attach(passed, handle) == EPERM);
        raw::program own = callers::user_mode({}, 1);
        if (own.load(passed) == 0)
            expect("but may have programs beside it", raw::unload(passed, own.head.handle) == 0);
    });
    ::close(passed);
}

/// A user without capabilities has a descriptor by which a user with CAP_PERFMON has loaded a
/// register program.
void passed_by_user() {
    const callers::gate ready, go;
    // root opens the descriptor, and a user with CAP_PERFMON loads a register program by it
    const int passed = raw::open_device();
    unsigned &handle = callers::shared<unsigned>();
    const pid_t owner = callers::spawn(callers::counting_user, [&] {
        raw::program program = callers::user_mode({0}, 1);
        expect("root's descriptor in the hands of one with CAP_PERFMON",
               program.load(passed) == 0 && raw::start(passed, program.head.handle) == 0);
        handle = program.head.handle;
        ready.open();
        go.wait();
        raw::control counts{handle, 1};
        expect("its own program is its own", counts.run(passed, MSRPP_IOCTL_COUNTS) == 0);
    });
    ready.wait();
    callers::as(callers::user, [&] {
        raw::control counts{handle, 1};
        expect("a user does not read a program of one with CAP_PERFMON",
               counts.run(passed, MSRPP_IOCTL_COUNTS) == EPERM);
        expect("nor ends it", raw::unload(passed, handle) == EPERM);
    });
    go.open();
    callers::ended(owner);
    ::close(passed);
}

/// A read-only descriptor answers the ioctls INFO, ALLOWED and COUNTS, and refuses all others.
void for_reading(callers::identity identity, std::vector<std::uint32_t> cpus) {
    callers::as(identity, [&] {
        const int own = ::open("/dev/msrpp", O_RDONLY | O_CLOEXEC);
        raw::program program = callers::user_mode(cpus, 1);
        int error = program.load(own);
        expect("a descriptor for reading loads no program", error == EBADF, "error %d", error);
        error = raw::start(own, 0);
        expect("nor starts one", error == EBADF, "error %d", error);
        error = raw::attach(own, 0);
        expect("nor attaches a thread", error == EBADF, "error %d", error);
        error = batch_on(own, 0);
        expect("nor carries out a BATCH", error == EBADF, "error %d", error);
        error = raw::allow(own, callers::counting_list(2));
        expect("nor loads a list", error == EBADF, "error %d", error);
        msrpp_sampling sampling{};
        msrpp_tasks tasks{};
        expect("nor makes sampling programs or groups",
               raw::call(own, MSRPP_IOCTL_SAMPLE, &sampling) == EBADF &&
                   raw::call(own, MSRPP_IOCTL_TASKS, &tasks) == EBADF);
        expect("nor events of software registers", raw::events(own, raw::counter, 1) == EBADF);
        msrpp_info report{};
        msrpp_allowlist list{};
        raw::control counts{0};
        expect("but INFO, ALLOWED and COUNTS answer",
               raw::call(own, MSRPP_IOCTL_INFO, &report) == 0 &&
                   raw::call(own, MSRPP_IOCTL_ALLOWED, &list) == 0 &&
                   counts.run(own, MSRPP_IOCTL_COUNTS) == ENOENT);
    });
}

void lists() {
    const std::vector<msrpp_allowlist_entry> list = callers::counting_list(1);
    callers::as({1003, administration}, [&] {
        expect("CAP_SYS_ADMIN alone loads no list", raw::allow(raw::open_device(), list) == EPERM);
    });
    callers::as({1003, raw_io}, [&] {
        expect("nor does CAP_SYS_RAWIO", raw::allow(raw::open_device(), list) == EPERM);
    });
    callers::as({1003, raw_io | administration},
                [&] { expect("both of them do", raw::allow(raw::open_device(), list) == 0); });
}

} // namespace

int main(int, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    expect("ALLOW", raw::allow(device, callers::counting_list(2)) == 0);
    const std::string_view text{arguments[1]};
    if (text == "passed") {
        passed_on();
        passed_by_user();
    } else {
        threads_only();
        if (raw::threads_can_be_counted()) user_mode_only();
        paranoid();
        affinity();
        ::chmod("/dev/msrpp", 0644);
        for_reading(callers::user, {});
        for_reading(callers::counting_user, {0});
        for_reading(callers::same, {0});
        ::chmod("/dev/msrpp", 0666);
        lists();
    }
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

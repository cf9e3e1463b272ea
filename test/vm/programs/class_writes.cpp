// Tests that BATCH and register programs write IA32_PQR_ASSOC and the masks of classes beside
// groups of threads, as a user with CAP_PERFMON whose allowlist has the registers.
// usage: class_writes [mounted]
#include "groups.hpp"

#include <cstdint>
#include <string_view>

#include <sys/mount.h>
#include <sys/stat.h>

namespace {

using groups::busy, groups::group, groups::held, groups::wide;

constexpr std::uint32_t selection = 0xc8d, mask_of_class_0 = 0xc90, mask_of_class_2 = 0xc92;
constexpr std::uint64_t class_bits = 0xf00000000, rmid_bits = 0x1f, all_ways = 0x7ff;
int device = -1;

void allow() {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    const int error = raw::allow(device, {{selection, read_write, 0x3ff000000ff},
                                          {groups::pqr_assoc, read_write, class_bits | rmid_bits},
                                          {mask_of_class_0, read_write, all_ways},
                                          {mask_of_class_2, read_write, all_ways}});
    expect("ALLOW of classes, masks and monitoring", error == 0, "error %d", error);
}

/// Returns a register program whose set-up writes one register on each CPU of `cpus`; with no CPU
/// the program is for threads.
raw::program writing(std::vector<std::uint32_t> cpus, std::uint32_t address, std::uint64_t value,
                     std::uint64_t check) {
    raw::program result(std::move(cpus), 1);
    result.writes.assign(1, {address, 0, value, 0});
    result.touched = {{address, 0, check, 0}};
    result.readouts.clear();
    result.claims.clear();
    result.head.set_up_count = result.head.changed_register_count = 1;
    result.head.start_count = result.head.stop_count = 0;
    result.head.readout_count = result.head.claim_count = 0;
    return result;
}

bool denied(int error, const msrpp_failure &problem) {
    return error == EACCES && problem.reason == MSRPP_REASON_DENIED &&
           problem.address == groups::pqr_assoc;
}

/// A register program for threads that writes IA32_PQR_ASSOC is attached to another user's busy
/// process on CPU 1.
void threads_of_others() {
    const busy of_root{1};
    const callers::gate visited, go;
    const pid_t child = callers::spawn(callers::counting_user, [&] {
        const int own = raw::open_device();
        raw::program fifth = writing({}, groups::pqr_assoc, groups::association(5), class_bits);
        const int error = fifth.load(own);
        expect("no user's program has IA32_PQR_ASSOC", denied(error, fifth.head.failure),
               "error %d, reason %u", error, fifth.head.failure.reason);
        if (error == 0 && raw::attach(own, fifth.head.handle, of_root.process) == 0)
            raw::start(own, fifth.head.handle);
        visited.open();
        go.wait();
    });
    visited.wait();
    const std::uint64_t meanwhile = held(device, 1);
    go.open();
    callers::ended(child);
    expect("root's thread is in no class of a user's", meanwhile == 0, "0x%llx", wide(meanwhile));
    groups::associate(device, 1, 0);
}

void a_whole_cpu() {
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::batch seventh{raw::writing(0, groups::pqr_assoc, groups::association(7))};
        const int error = seventh.run(own);
        expect("nor does a BATCH write it", denied(error, seventh.head.failure),
               "error %d, reason %u", error, seventh.head.failure.reason);
        raw::batch rmid{raw::writing(0, groups::pqr_assoc, 3, rmid_bits)};
        expect("nor an RMID alone", denied(rmid.run(own), rmid.head.failure));
        raw::program sixth = writing({0}, groups::pqr_assoc, groups::association(6), class_bits);
        expect("nor a program for a CPU", denied(sixth.load(own), sixth.head.failure));
        raw::unload(own, sixth.head.handle);
        expect("but it is read", raw::read(own, 0, groups::pqr_assoc) >> 63 == 0);
        const group second{own, groups::of_class, 2};
        expect("and groups have it", second.error == 0, "error %d, reason %u", second.error,
               second.tasks.failure.reason);
    });
    expect("no class is left on a CPU by users", held(device, 0) == 0, "0x%llx",
           wide(held(device, 0)));
    groups::associate(device, 0, 0);
    raw::batch roots{raw::writing(0, groups::pqr_assoc, groups::association(1)),
                     raw::writing(0, groups::pqr_assoc, 0)};
    expect("root's BATCH writes it", roots.run(device) == 0);
}

/// A loaded register program holds the registers that it would write, even if it is never attached.
void held_and_not_used() {
    const callers::gate ready, go;
    const pid_t child = callers::spawn(callers::counting_user, [&] {
        raw::program idle = writing({}, groups::pqr_assoc, groups::association(5), class_bits);
        idle.load(raw::open_device());
        ready.open();
        go.wait();
    });
    ready.wait();
    const group roots{device, groups::of_class, 2};
    expect("no user's program keeps root from having a group", roots.error == 0,
           "error %d, reason %u", roots.error, roots.tasks.failure.reason);
    go.open();
    callers::ended(child);
}

/// A user with CAP_PERFMON writes a register by the ioctl BATCH and by a register program; checks
/// the error numbers.
void tries(const char *name, std::uint32_t address, std::uint64_t value, std::uint64_t check,
           int answer, unsigned reason) {
    callers::as(callers::counting_user, [=] {
        const int own = raw::open_device();
        raw::batch batch{raw::writing(0, address, value, check)};
        const int by_batch = batch.run(own);
        raw::program program = writing({0}, address, value, check);
        const int by_program = program.load(own);
        expect(name,
               by_batch == answer && by_program == answer && batch.head.failure.reason == reason &&
                   program.head.failure.reason == reason,
               "errors %d and %d, reasons %u and %u", by_batch, by_program,
               batch.head.failure.reason, program.head.failure.reason);
        if (by_program == 0) raw::unload(own, program.head.handle);
        if (by_batch == 0) raw::batch{raw::writing(0, address, 0, check)}.run(own);
    });
}

/// IA32_PQR_ASSOC and the masks of classes belong to resctrl while a file system named resctrl, of
/// a test module, is mounted.
void mounted() {
    ::mkdir("/tmp/resctrl", 0755);
    tries("masks of a list are a user's", mask_of_class_2, 0x3, all_ways, 0, 0);
    if (!expect("mount resctrl", ::mount("resctrl", "/tmp/resctrl", "resctrl", 0, nullptr) == 0))
        return;
    tries("and not while resctrl is mounted", mask_of_class_2, 0x3, all_ways, EBUSY,
          MSRPP_REASON_HELD_BY_KERNEL);
    tries("nor what selects an event of an RMID", selection, 0x1, 0xff, EBUSY,
          MSRPP_REASON_HELD_BY_KERNEL);
    tries("nor IA32_PQR_ASSOC", groups::pqr_assoc, groups::association(5), class_bits, EACCES,
          MSRPP_REASON_DENIED);
    expect("no mask was changed",
           raw::read(device, 0, mask_of_class_2) == 0 && held(device, 0) == 0);
    expect("root's BATCH writes a mask", raw::write(device, 0, mask_of_class_2, 0x7) == 0 &&
                                             raw::write(device, 0, mask_of_class_2, 0) == 0);
    callers::as(callers::counting_user, [] {
        expect("a user reads what is listed",
               raw::read(raw::open_device(), 0, mask_of_class_2) == 0);
    });
    ::umount("/tmp/resctrl");
    tries("then masks are a user's again", mask_of_class_2, 0x3, all_ways, 0, 0);
}

} // namespace

int main(int count, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) return 0;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    allow();
    if (count == 2 && std::string_view{arguments[1]} == "mounted") {
        mounted();
    } else {
        threads_of_others();
        a_whole_cpu();
        held_and_not_used();
    }
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

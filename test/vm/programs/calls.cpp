// Tests every ioctl of the kernel module but ATTACH, on registers of a Pentium 4 that msrpp_soft.ko
// simulates, on two CPUs.
#include "callers.hpp"
#include "check.hpp"
#include "raw.hpp"

#include <cstdint>
#include <string>
#include <vector>

#include <csignal>

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/wait.h>

namespace {

using raw::cccr;
using raw::counter;
using raw::enable;
using raw::escr;

int device;

void info() {
    msrpp_info report{};
    expect("INFO", raw::call(device, MSRPP_IOCTL_INFO, &report) == 0);
    expect("INFO tells ABI and limits", report.abi_version == MSRPP_ABI_VERSION &&
                                            report.most_operations == 4096 && report.cpus >= 2);
    expect("INFO tells that registers are software", report.features & MSRPP_FEATURE_SOFT);
    expect("INFO tells whether threads can be counted",
           ((report.features & MSRPP_FEATURE_THREADS) != 0) == raw::threads_can_be_counted());
    expect("INFO tells that root goes past the allowlist",
           report.features & MSRPP_FEATURE_UNRESTRICTED);
}

void batches() {
    raw::batch two_cpu_batch{raw::writing(0, escr, 0x11), raw::writing(1, escr, 0x22),
                             raw::reading(0, escr), raw::reading(1, escr)};
    msrpp_cpu_time times[2]{};
    two_cpu_batch.head.times = raw::pointer_to(times);
    two_cpu_batch.head.times_count = 2;
    expect("BATCH on two CPUs", two_cpu_batch.run(device) == 0);
    expect("each CPU has its own registers, in the given order",
           two_cpu_batch.operations[2].value == 0x11 && two_cpu_batch.operations[3].value == 0x22);
    expect("TSC at begin and end of each CPU",
           two_cpu_batch.head.times_count == 2 && times[0].cpu == 0 && times[1].cpu == 1 &&
               times[0].begin < times[0].end && times[1].begin < times[1].end);

    raw::batch masked{raw::writing(0, escr, 0xff00, 0x0f00), raw::reading(0, escr)};
    expect("write under mask", masked.run(device) == 0 && masked.operations[1].value == 0x0f11);

    raw::batch faulty{raw::writing(0, escr, 1), raw::writing(0, escr + 1, 1ULL << 31),
                      raw::writing(0, escr, 2), raw::reading(0, 0x12345)};
    const int error = faulty.run(device);
    expect("a reserved bit is answered as by hardware, and the others are carried out",
           error == EIO && faulty.operations[0].error == 0 && faulty.operations[1].error == EIO &&
               faulty.operations[2].error == 0 && faulty.operations[3].error == EIO &&
               raw::read(device, 0, escr) == 2);
    expect("the failure names operation and register",
           faulty.head.failure.reason == MSRPP_REASON_WRITE_FAULT &&
               faulty.head.failure.index == 1 && faulty.head.failure.address == escr + 1);

    raw::write(device, 0, escr, 7);
    raw::write(device, 1, escr, 8);
    raw::batch undone{raw::writing(0, escr, 1), raw::writing(1, escr, 1),
                      raw::writing(1, 0x12345, 1), raw::writing(1, escr + 1, 5)};
    expect("roll-back", undone.run(device, MSRPP_BATCH_ROLL_BACK) == EIO &&
                            raw::read(device, 0, escr) == 7 && raw::read(device, 1, escr) == 8 &&
                            raw::read(device, 1, escr + 1) == 0);
    expect("roll-back tells what was not done, or undone",
           undone.operations[0].error == ECANCELED && undone.operations[1].error == ECANCELED &&
               undone.operations[2].error == EIO && undone.operations[3].error == ECANCELED &&
               undone.head.failure.unrestored_count == 0);
}

/// Checks that a batch that the module refuses has carried out none of its operations.
void refused(const char *name, msrpp_operation bad, int error, unsigned reason) {
    raw::write(device, 0, escr, 0x55);
    raw::batch batch{raw::writing(0, escr, 1), bad};
    const int got = batch.run(device);
    expect(name,
           got == error && batch.head.failure.reason == reason && batch.head.failure.index == 1 &&
               raw::read(device, 0, escr) == 0x55,
           "error %d reason %u", got, batch.head.failure.reason);
}

void refusals() {
    refused("a CPU that is not there is refused before anything is done", raw::reading(99, escr),
            ENXIO, MSRPP_REASON_CPU_OFFLINE);
    refused("a CPU number beyond all is refused", raw::reading(~0U, escr), ENXIO,
            MSRPP_REASON_CPU_OFFLINE);
    msrpp_operation strange = raw::reading(0, escr);
    strange.kind = 3;
    refused("an unknown kind is refused", strange, EINVAL, MSRPP_REASON_MALFORMED);
    strange = raw::reading(0, escr);
    strange.flags = 2;
    refused("an unknown flag is refused", strange, EINVAL, MSRPP_REASON_MALFORMED);
    strange = raw::writing(0, escr, 1, 1);
    strange.flags = MSRPP_OPERATION_WRITE_ONLY;
    refused("a write-only register is not written under a mask", strange, EINVAL,
            MSRPP_REASON_MALFORMED);

    raw::batch empty{};
    expect("no operations are refused", empty.run(device) == EINVAL);
    for (const unsigned count : {4097u, 0x08000001u, ~0u}) {
        msrpp_batch huge{};
        huge.count = count;
        huge.operations = 4096;
        expect(("a count of " + std::to_string(count) + " is refused").c_str(),
               raw::call(device, MSRPP_IOCTL_BATCH, &huge) == EINVAL);
    }
    msrpp_batch nowhere{};
    nowhere.count = 4;
    nowhere.operations = 8;
    expect("a bad pointer is refused", raw::call(device, MSRPP_IOCTL_BATCH, &nowhere) == EFAULT);
    nowhere.reserved = 1;
    expect("a reserved field is refused", raw::call(device, MSRPP_IOCTL_BATCH, &nowhere) == EINVAL);
    expect("a bad pointer to the call is refused",
           raw::call(device, MSRPP_IOCTL_BATCH, reinterpret_cast<void *>(16)) == EFAULT);
    expect("an unknown call is refused",
           raw::call(device, _IO(MSRPP_IOCTL_TYPE, 99), nullptr) == ENOTTY);
    msrpp_info report{};
    // NS_GET_USERNS is _IO(0xb7, 0x1) in linux/nsfs.h
    expect("and one of the kernel's namespaces",
           raw::call(device, _IOR(0xb7, 11, msrpp_info), &report) == ENOTTY &&
               raw::call(device, _IO(0xb7, 1), nullptr) == ENOTTY);
}

void write_only() {
    constexpr std::uint32_t address = 0x500; // the guest script declares the register write-only
    raw::batch read{raw::reading(0, address)};
    expect("a write-only register does not read", read.run(device) == EIO);
    msrpp_operation write = raw::writing(0, address, 3);
    raw::batch rolled{write};
    expect("roll-back reads what it writes, unless told not to",
           rolled.run(device, MSRPP_BATCH_ROLL_BACK) == EIO);
    write.flags = MSRPP_OPERATION_WRITE_ONLY;
    raw::batch report{write};
    expect("a write-only register is written and not read",
           report.run(device, MSRPP_BATCH_ROLL_BACK) == 0);
}

void allowlist() {
    std::vector<msrpp_allowlist_entry> list{{counter, MSRPP_ALLOW_READ, 0},
                                            {escr, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, 0xff}};
    expect("ALLOW", raw::allow(device, list) == 0);
    std::vector<msrpp_allowlist_entry> back(3);
    msrpp_allowlist head{3, 0, raw::pointer_to(back.data())};
    expect("ALLOWED gives the list back", raw::call(device, MSRPP_IOCTL_ALLOWED, &head) == 0 &&
                                              head.count == 2 && back[1].address == escr &&
                                              back[1].write_mask == 0xff);
    expect("a list out of order is refused", raw::allow(device, {list[1], list[0]}) == EINVAL);
    expect("a list with a register twice is refused",
           raw::allow(device, {list[0], list[0]}) == EINVAL);
    expect("an entry with unknown flags is refused",
           raw::allow(device, {{counter, 4, 0}}) == EINVAL);
    expect("a mask without the right to write is refused",
           raw::allow(device, {{counter, MSRPP_ALLOW_READ, 1}}) == EINVAL);
    msrpp_allowlist huge{MSRPP_MOST_ALLOWLIST_ENTRIES + 1, 0, raw::pointer_to(back.data())};
    expect("a huge list is refused", raw::call(device, MSRPP_IOCTL_ALLOW, &huge) == EINVAL);
    head.count = 3;
    raw::call(device, MSRPP_IOCTL_ALLOWED, &head);
    expect("a list that is refused changes nothing", head.count == 2);
}

/// A user without CAP_PERFMON, which the ioctl BATCH takes.
void unprivileged() {
    raw::write(device, 0, escr, 0xabcd00);
    callers::as(callers::counting_user, [] {
        expect("a user cannot open the device", raw::open_device() < 0 && errno == EACCES);
        // a child process inherits root's descriptor, as a socket would pass one
        msrpp_info report{};
        raw::call(device, MSRPP_IOCTL_INFO, &report);
        expect("INFO tells a user that the list holds",
               (report.features & MSRPP_FEATURE_UNRESTRICTED) == 0 && report.allowlist_count == 2);
        expect("and that CPUs may be counted", report.rights == MSRPP_RIGHTS_CPUS);
        expect("a user reads what the list has", raw::read(device, 0, counter) == 0);
        expect("a user does not read what it has not",
               raw::read(device, 0, cccr) == ((1ULL << 63) | EACCES));
        expect("a user does not write what may only be read",
               raw::write(device, 0, counter, 1) == EACCES);
        expect("a user does not write beyond the mask",
               raw::write(device, 0, escr, 0x100) == EACCES);
        raw::batch masked{raw::writing(0, escr, 0, ~0ULL)};
        expect("nor asks for a wider one", masked.run(device) == EACCES);
        raw::batch allowed{raw::writing(0, escr, 0x12), raw::reading(0, escr)};
        expect("a user writes under the mask, and the other bits stay",
               allowed.run(device) == 0 && allowed.operations[1].value == 0xabcd12, "reads 0x%llx",
               static_cast<unsigned long long>(allowed.operations[1].value));
        expect("a user does not change the list", raw::allow(device, {}) == EPERM);
        raw::program program({0}, 1);
        expect("a program is held to the list",
               program.load(device) == EACCES &&
                   program.head.failure.reason == MSRPP_REASON_NOT_ALLOWED);
    });
    // a caller without rights opens the descriptor, and a caller with rights uses it
    int ends[2];
    ::socketpair(AF_UNIX, SOCK_DGRAM, 0, ends);
    ::chmod("/dev/msrpp", 0666);
    const pid_t child = ::fork();
    if (child == 0) {
        if (!callers::become(callers::counting_user)) ::_exit(1);
        int own = raw::open_device();
        iovec part{&own, 1};
        alignas(cmsghdr) char room[CMSG_SPACE(sizeof own)]{};
        msghdr message{};
        message.msg_iov = &part;
        message.msg_iovlen = 1;
        message.msg_control = room;
        message.msg_controllen = sizeof room;
        cmsghdr *const head = CMSG_FIRSTHDR(&message);
        head->cmsg_level = SOL_SOCKET;
        head->cmsg_type = SCM_RIGHTS;
        head->cmsg_len = CMSG_LEN(sizeof own);
        std::memcpy(CMSG_DATA(head), &own, sizeof own);
        ::_exit(::sendmsg(ends[1], &message, 0) == 1 ? 0 : 1);
    }
    char byte;
    iovec part{&byte, 1};
    alignas(cmsghdr) char room[CMSG_SPACE(sizeof(int))]{};
    msghdr message{};
    message.msg_iov = &part;
    message.msg_iovlen = 1;
    message.msg_control = room;
    message.msg_controllen = sizeof room;
    ::recvmsg(ends[0], &message, 0);
    int passed = -1;
    std::memcpy(&passed, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof passed);
    int status = 0;
    ::waitpid(child, &status, 0);
    expect("a descriptor of a user makes root no helper",
           status == 0 && raw::read(passed, 0, cccr) == ((1ULL << 63) | EACCES));
    ::close(passed);
    ::chmod("/dev/msrpp", 0600);
    raw::allow(device, {});
    callers::as(callers::counting_user, [] {
        expect("with an empty list only root has registers",
               raw::read(device, 0, counter) == ((1ULL << 63) | EACCES));
    });
}

void clear_registers() {
    for (const unsigned cpu : {0u, 1u})
        for (unsigned i = 0; i < 18; ++i) {
            raw::write(device, cpu, counter + i, 0);
            raw::write(device, cpu, cccr + i, 0);
            raw::write(device, cpu, escr + i, 0);
        }
}

void programs() {
    clear_registers();
    raw::write(device, 1, escr + 3, 0x77);
    raw::program program({0, 1}, 18);
    expect("LOAD of 18 counters on two CPUs", program.load(device) == 0);
    const unsigned handle = program.head.handle;
    expect("LOAD sets up", raw::read(device, 1, escr + 3) == 0x1802000c &&
                               raw::read(device, 1, cccr + 3) == 0x3e000);
    raw::program other({1}, 1);
    expect("registers that a program holds are refused",
           other.load(device) == EBUSY && other.head.failure.reason == MSRPP_REASON_HELD &&
               other.head.failure.address == cccr);
    const int second = raw::open_device();
    expect("nor does a batch of another file write them",
           raw::write(second, 0, escr, 1) == EBUSY && raw::write(device, 0, escr, 0x1802000c) == 0);
    expect("counts before START are refused",
           raw::control{handle, 36}.run(device, MSRPP_IOCTL_COUNTS) == EBADFD);
    expect("START", raw::start(device, handle) == 0);
    expect("START twice is refused", raw::start(device, handle) == EBADFD);
    for (const unsigned cpu : {0u, 1u}) {
        raw::bind_to(cpu);
        for (unsigned i = 0; i < 18; ++i)
            raw::events(device, counter + i, 100 * (cpu + 1) + i);
    }
    raw::bind_to_none();
    raw::control counts{handle, 36};
    expect("COUNTS", counts.run(device, MSRPP_IOCTL_COUNTS) == 0);
    bool right = true;
    for (unsigned i = 0; i < 36; ++i)
        right = right && counts.values[i] == 100 * (i / 18 + 1) + i % 18;
    expect("counts of both CPUs, in order", right);
    raw::control faulty{handle, 35};
    expect("room for too few counts is refused", faulty.run(device, MSRPP_IOCTL_COUNTS) == EINVAL);
    expect("another file does not have the handle",
           raw::control{handle, 36}.run(second, MSRPP_IOCTL_COUNTS) == ENOENT);
    raw::control last{handle, 36};
    expect("STOP counts once more",
           last.run(device, MSRPP_IOCTL_STOP) == 0 && last.values[35] == 217);
    raw::bind_to(0);
    raw::events(device, counter, 5);
    expect("what is stopped does not count", raw::read(device, 0, counter) == 100);
    expect("START begins at 0", raw::start(device, handle) == 0);
    raw::events(device, counter, 5);
    expect("START counts from where it begins",
           raw::control{handle}.run(device, MSRPP_IOCTL_COUNTS) == 0 &&
               counts.run(device, MSRPP_IOCTL_COUNTS) == 0 && counts.values[0] == 5 &&
               counts.values[35] == 0);
    raw::bind_to_none();
    expect("UNLOAD", raw::unload(device, handle) == 0);
    expect("UNLOAD puts back what was found",
           raw::read(device, 1, escr + 3) == 0x77 && raw::read(device, 0, escr) == 0 &&
               raw::read(device, 0, cccr) == 0 && raw::read(device, 0, counter) == 0);
    expect("an unloaded handle is refused", raw::start(device, handle) == ENOENT);
    expect("and the registers are free again",
           other.load(device) == 0 && raw::unload(device, other.head.handle) == 0);
    ::close(second);
}

/// A register program has some bits of a register, and another owner changes other bits meanwhile.
void shared_bits() {
    clear_registers();
    for (const unsigned cpu : {0u, 1u})
        raw::write(device, cpu, escr, 0x1155);
    raw::program program({0, 1}, 1);
    program.share_escr(0x0c);
    expect("LOAD leaves the bits of others",
           program.load(device) == 0 && raw::read(device, 1, escr) == 0x110c);
    raw::write(device, 1, escr, 0x220c);
    expect("and START does not mind that they change",
           raw::start(device, program.head.handle) == 0);
    raw::write(device, 1, escr, 0x440c);
    raw::control counts{program.head.handle, 2};
    expect("nor does STOP", counts.run(device, MSRPP_IOCTL_STOP) == 0);
    const bool unloaded = raw::unload(device, program.head.handle) == 0;
    const std::uint64_t first = raw::read(device, 0, escr), second = raw::read(device, 1, escr);
    expect("UNLOAD puts back what is the program's and leaves what others changed",
           unloaded && first == 0x1155 && second == 0x4455, "0x%llx, 0x%llx",
           static_cast<unsigned long long>(first), static_cast<unsigned long long>(second));
    program.load(device);
    raw::write(device, 1, escr, 0x440d); // changes event and mask bits that belong to the program
    raw::control starting{program.head.handle};
    expect("START refuses what was changed of the program's bits",
           starting.run(device, MSRPP_IOCTL_START) == EREMOTEIO &&
               starting.head.failure.value == 0x0c && starting.head.failure.actual_value == 0x0d &&
               raw::read(device, 1, escr) == 0x4455);
    raw::unload(device, program.head.handle);
    clear_registers();
}

/// The ioctl LOAD refuses a spoiled register program before any register is written.
template <typename Spoil>
void refused_program(const char *name, int error, unsigned reason, Spoil spoil) {
    raw::write(device, 0, escr, 0x55);
    raw::program program({0, 1}, 2);
    spoil(program);
    const int got = program.load(device);
    expect(name,
           got == error && program.head.failure.reason == reason &&
               raw::read(device, 0, escr) == 0x55,
           "error %d reason %u", got, program.head.failure.reason);
    raw::write(device, 0, escr, 0);
}

void refused_programs() {
    using raw::program;
    clear_registers();
    refused_program("LOAD on a CPU that is not there", ENXIO, MSRPP_REASON_CPU_OFFLINE,
                    [](program &p) { p.cpus[1] = 40; });
    refused_program("LOAD with a CPU twice", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.cpus[1] = 0; });
    refused_program("LOAD of a write to a register that is not saved", EINVAL,
                    MSRPP_REASON_MALFORMED, [](program &p) { p.writes[0].address = escr + 9; });
    refused_program("LOAD with a register saved twice", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.touched[0].address = p.touched[1].address; });
    program repeated({0}, 2);
    repeated.touched[0].address =
        repeated.touched[1].address; // both entries are cccr + 1, the fourth of six addresses
    const int refusal = repeated.load(device);
    expect("the failure names the second entry of that register",
           refusal == EINVAL && repeated.head.failure.index == 1 &&
               repeated.head.failure.address == cccr + 1,
           "error %d, index %u, address 0x%x", refusal, repeated.head.failure.index,
           repeated.head.failure.address);
    refused_program("LOAD with bits of others in a register that is never read", EINVAL,
                    MSRPP_REASON_MALFORMED, [](program &p) {
                        p.touched[0].check_mask = 0;
                        p.touched[0].foreign_mask = 1;
                    });
    refused_program("LOAD of a counter of 65 bits", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.readouts[0].width = 65; });
    refused_program("LOAD with a reserved field", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.head.reserved = 1; });
    refused_program("LOAD with a huge count", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.head.set_up_count = 0x80000001; });
    refused_program("LOAD with counts that together are too many", EINVAL, MSRPP_REASON_MALFORMED,
                    [](program &p) { p.head.set_up_count = p.head.start_count = 1024; });
    refused_program("LOAD of a reserved bit", EIO, MSRPP_REASON_WRITE_FAULT,
                    [](program &p) { p.writes[5].value = ~0ULL; });
    raw::write(device, 1, cccr + 1, enable);
    refused_program("LOAD of a counter that is running on the second CPU", EBUSY,
                    MSRPP_REASON_CLAIMED, [](program &) {});
    raw::write(device, 1, cccr + 1, 0);
    raw::program program({0}, 1);
    program.load(device);
    // the owner's batch changes the register without the program's knowledge
    raw::write(device, 0, escr, 3);
    raw::control starting{program.head.handle};
    expect("START refuses what was changed since LOAD",
           starting.run(device, MSRPP_IOCTL_START) == EREMOTEIO &&
               starting.head.failure.reason == MSRPP_REASON_NOT_KEPT &&
               starting.head.failure.address == escr);
    expect("and puts everything back", raw::read(device, 0, escr) == 0);
    raw::unload(device, program.head.handle);
}

/// A file descriptor has a limit of register programs. The programs of this test are for threads:
/// two programs for CPUs cannot have the same registers at once.
void too_many_programs() {
    if (!raw::threads_can_be_counted()) return;
    std::vector<raw::program> loaded_programs;
    int error = 0;
    for (unsigned i = 0; i <= MSRPP_MOST_PROGRAMS && error == 0; ++i) {
        loaded_programs.emplace_back(std::vector<std::uint32_t>{}, 1);
        error = loaded_programs.back().load(device);
    }
    expect("more programs than a file may have are refused",
           error == EMFILE && loaded_programs.size() == MSRPP_MOST_PROGRAMS + 1);
    for (raw::program &program : loaded_programs)
        raw::unload(device, program.head.handle);
}

/// Registers are restored, and register programs freed, when the owner's process dies.
void owners() {
    clear_registers();
    raw::write(device, 0, escr, 0x99);
    for (const bool killed : {false, true}) {
        const pid_t child = ::fork();
        if (child == 0) {
            const int own = raw::open_device();
            raw::program program({0, 1}, 3);
            if (program.load(own) != 0 || raw::start(own, program.head.handle) != 0) ::_exit(1);
            if (killed) ::raise(SIGKILL);
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        expect(killed ? "a killed owner's counters stop, registers are put back"
                      : "an owner that ends leaves nothing",
               (killed ? WIFSIGNALED(status) : status == 0) && raw::read(device, 0, escr) == 0x99 &&
                   raw::read(device, 1, cccr + 2) == 0 && raw::read(device, 0, cccr) == 0);
    }
    raw::program program({0, 1}, 3);
    expect("and its counters are free",
           program.load(device) == 0 && raw::unload(device, program.head.handle) == 0);
    raw::write(device, 0, escr, 0);
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0, "error %d", errno)) return 1;
    info();
    batches();
    refusals();
    write_only();
    allowlist();
    unprivileged();
    programs();
    shared_bits();
    refused_programs();
    too_many_programs();
    owners();
    return failures == 0 ? 0 : 1;
}

// A counted thread executes a program that the counting user may not watch: a set-uid program, or a
// program that the user may not read. The program's events are not counted, whether the user
// attaches before, during or after the exec.
#include "callers.hpp"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include <sched.h>

namespace {

using callers::count_of;

/// Copies of this program, made by the guest script.
constexpr const char *set_uid = "/set-uid/climbing", *unreadable = "/unreadable/climbing";
constexpr unsigned made_by_it = 1000;

/// The task of the copies: reports its start, waits, and makes events.
int after_exec(char **arguments) {
    const int device = std::atoi(arguments[2]), statement = std::atoi(arguments[3]),
              awaited = std::atoi(arguments[4]);
    char byte = 'x';
    if (::write(statement, &byte, 1) != 1 || ::read(awaited, &byte, 1) != 1) return 1;
    raw::events(device, raw::counter, made_by_it);
    return 0;
}

[[noreturn]] void execute(const char *program, int device, const callers::gate &position,
                          const callers::gate &go) {
    ::fcntl(device, F_SETFD, 0);
    ::execl(program, program, "after-exec", std::to_string(device).c_str(),
            std::to_string(position.ends[1]).c_str(), std::to_string(go.ends[0]).c_str(), nullptr);
    ::_exit(1);
}

/// A counted process makes 40 events, and executes the program. Returns the count afterwards.
std::uint64_t count_across_exec(const char *program) {
    const int device = raw::open_device();
    const callers::gate attached, position, go;
    const pid_t child = callers::spawn(callers::same, [&] {
        attached.wait();
        raw::events(device, raw::counter, 40);
        execute(program, device, position, go);
    });
    raw::program counting = callers::user_mode({}, 1);
    const bool good = callers::count_thread(device, counting, child, MSRPP_ATTACH_INHERIT);
    attached.open();
    const bool called = position.wait();
    go.open();
    int status = -1;
    const bool finished = callers::ended(child, &status) && status == 0;
    const std::uint64_t count = count_of(device, counting);
    ::close(device);
    return good && called && finished ? count : ~0ULL;
}

/// Attaches to a process during its exec; returns the counted events of the executed program.
/// `first` is attached before the exec, so the attachment of the second register program is refused
/// until the kernel drops `first`.
std::uint64_t attach_during_exec(unsigned cpu, unsigned &dropped) {
    struct moment {
        std::atomic<bool> come{false};
    };
    static moment &current = callers::shared<moment>();
    current.come = false;
    const int device = raw::open_device();
    const callers::gate position, go;
    const pid_t child = callers::spawn(callers::same, [&] {
        raw::bind_to(cpu);
        while (!current.come)
            if (cpu == 0) ::sched_yield();
        execute(set_uid, device, position, go);
    });
    raw::program first = callers::user_mode({}, 1), second = callers::user_mode({}, 1);
    const bool good = callers::count_thread(device, first, child) && second.load(device) == 0;
    if (!good) expect("a child is attached before its exec", false);
    current.come = true;
    int error = EBUSY;
    while (good && (error == EBUSY || error == EINTR || error == EAGAIN))
        error = raw::attach(device, second.head.handle, child);
    if (error == 0) raw::start(device, second.head.handle);
    if (error == EPERM) ++dropped;
    position.wait();
    go.open();
    callers::ended(child);
    std::uint64_t counted = count_of(device, first);
    if (error == 0) counted += count_of(device, second);
    ::close(device);
    return counted;
}

void race(unsigned rounds) {
    // a loaded register program for threads keeps the module's tracepoints registered
    const int saved = raw::open_device();
    raw::program other = callers::user_mode({}, 1);
    other.load(saved);
    raw::bind_to(0);
    unsigned counted = 0, dropped = 0;
    for (unsigned i = 0; i < rounds; ++i)
        counted += attach_during_exec(i % 2, dropped) != 0;
    std::printf("note %u tries, %u of them refused at the end\n", rounds, dropped);
    expect("a set-uid program is not counted, at whatever moment a user attaches",
           counted == 0 && rounds > 0, "%u of %u tries", counted, rounds);
    ::close(saved);
}

void not_dumpable() {
    const callers::gate statement, go;
    const pid_t child = callers::spawn(callers::same, [&] {
        ::prctl(PR_SET_DUMPABLE, 0);
        statement.open();
        go.wait();
    });
    statement.wait();
    const int device = raw::open_device();
    raw::program program = callers::user_mode({}, 1);
    program.load(device);
    expect("a process that keeps its memory to itself is not attached",
           raw::attach(device, program.head.handle, child) == EPERM);
    go.open();
    callers::ended(child);
    ::close(device);
}

/// A caller is root of a new user namespace, but lacks a capability there that the watched process
/// has: equal ids alone give no right to watch. Outside of the namespace the caller may not read
/// the process's program.
void in_a_namespace() {
    if (::unshare(CLONE_NEWUSER) != 0) {
        std::printf("SKIP a user namespace: error %d\n", errno);
        return;
    }
    callers::put("/proc/self/setgroups", "deny");
    const bool mapped = callers::put("/proc/self/uid_map", "0 1000 1") &&
                        callers::put("/proc/self/gid_map", "0 1000 1");
    const int device = raw::open_device();
    const callers::gate position, go;
    const pid_t child =
        callers::spawn(callers::same, [&] { execute(unreadable, device, position, go); });
    position.wait();
    __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct sets[2]{};
    sets[0].permitted = sets[0].effective = 1U << CAP_SYS_PTRACE;
    expect("root of a namespace, with one capability",
           mapped && ::syscall(SYS_capset, &head, sets) == 0);
    raw::program program = callers::user_mode({}, 1);
    program.load(device);
    expect("capabilities of a namespace do not open a program that cannot be read in it",
           raw::attach(device, program.head.handle, child) == EPERM);
    go.open();
    callers::ended(child);
    ::close(device);
}

void plain() {
    const std::uint64_t readable = count_across_exec("/climbing");
    expect("exec of a program that may be read is counted on", readable == 40 + made_by_it, "%llu",
           static_cast<unsigned long long>(readable));
    for (const char *const program : {set_uid, unreadable}) {
        const std::uint64_t count = count_across_exec(program);
        expect(program == set_uid ? "a set-uid program is not counted"
                                  : "a program that may not be read is not counted",
               count == 40, "%llu", static_cast<unsigned long long>(count));
    }
}

} // namespace

int main(int count, char **arguments) {
    if (count == 5) return after_exec(arguments);
    if (!raw::threads_can_be_counted()) {
        std::printf("SKIP exec: no threads are counted under PREEMPT_RT\n");
        return 0;
    }
    const int device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    expect("ALLOW", raw::allow(device, callers::counting_list(1)) == 0);
    const std::string_view text{arguments[1]};
    callers::as(callers::user, [&] {
        if (text == "race") {
            race(static_cast<unsigned>(std::atoi(arguments[2])));
            return;
        }
        plain();
        not_dumpable();
        in_a_namespace();
    });
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

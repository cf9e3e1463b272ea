// Tests the rights over classes of service: the users that may put a thread into a class, and
// random calls of dishonest callers.
#include "groups.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/stat.h>

namespace {

using groups::busy, groups::group, groups::inherit, groups::of_class, groups::of_rmid;

int device = -1;

constexpr std::uint64_t class_bits = 0xf00000000, rmid_bits = 0x1f;

void allow(std::uint64_t mask) {
    if (mask == 0)
        raw::allow(device, {});
    else
        raw::allow(device, {{groups::pqr_assoc, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, mask}});
}

bool refused(const group &group, int error, unsigned reason) {
    return group.error == error && group.tasks.failure.reason == reason;
}

void making() {
    allow(class_bits | rmid_bits);
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        const group classed{own, of_class, 2}, watched{own, of_rmid};
        expect("without CAP_PERFMON there are no groups",
               refused(classed, EPERM, MSRPP_REASON_NO_RIGHTS) &&
                   refused(watched, EPERM, MSRPP_REASON_NO_RIGHTS));
    });
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("with it, what the list has",
               group{own, of_class, 2}.error == 0 && group{own, of_rmid}.error == 0);
    });
    allow(rmid_bits);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("no class where the list has RMIDs only",
               refused(group{own, of_class, 2}, EACCES, MSRPP_REASON_NOT_ALLOWED) &&
                   refused(group{own, of_class | of_rmid, 2}, EACCES, MSRPP_REASON_NOT_ALLOWED));
        expect("but an RMID", group{own, of_rmid}.error == 0);
    });
    allow(0x100000000);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("not a class less than all bits of the field",
               refused(group{own, of_class, 1}, EACCES, MSRPP_REASON_NOT_ALLOWED));
    });
    allow(0);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        expect("nothing without a list",
               refused(group{own, of_rmid}, EACCES, MSRPP_REASON_NOT_ALLOWED));
    });
}

void whom() {
    allow(class_bits | rmid_bits);
    const busy of_root{1}, of_user{1, callers::user}, own_of{1, callers::counting_user};
    callers::as(callers::counting_user, [&] {
        const int own = raw::open_device();
        group classed{own, of_class, 2}, watched{own, of_rmid};
        expect("nobody chooses a class for root's threads",
               classed.attach(of_root.process) == EPERM &&
                   classed.failure.reason == MSRPP_REASON_NO_RIGHTS);
        expect("nor for another user's", classed.attach(of_user.process) == EPERM);
        expect("nor for a whole process of theirs",
               classed.attach(of_user.process, MSRPP_TASKS_PROCESS) == EPERM &&
                   classed.threads() == 0);
        expect("but for its own", classed.attach(own_of.process) == 0);
        expect("any thread may be watched",
               watched.attach(of_root.process) == 0 && watched.attach(of_user.process) == 0);
        expect("no thread of the kernel is", watched.attach(2) == EPERM);
    });
    group group{device, of_class, 2};
    expect("root chooses for all", group.attach(of_root.process) == 0 &&
                                       group.attach(of_user.process) == 0 &&
                                       group.attach(own_of.process) == 0);
}

void passed_on() {
    busy other{1};
    group third{device, of_class | of_rmid, 3};
    third.attach(other.process);
    for (const callers::identity identity : {callers::user, callers::counting_user})
        callers::as(identity, [&] {
            third.read();
            expect("root's group tells a user nothing", third.error == EPERM);
            expect("nor takes its threads", third.attach(0) == EPERM);
            expect("nor gives any up", third.detach(-1) == EPERM && third.detach(0) == EPERM);
        });
    expect("and is as it was", third.threads() == 1);
}

/// A thread of a user's group executes a set-uid program.
void climbs() {
    allow(class_bits | rmid_bits);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        group mine{own, of_class | inherit, 2};
        const callers::gate go;
        const pid_t child = callers::spawn(callers::same, [&] {
            go.wait();
            ::execl("/set-uid/class_rights", "class_rights", "pause", nullptr);
        });
        expect("its child", mine.attach(child) == 0, "reason %u", mine.failure.reason);
        go.open();
        while (mine.threads() != 0 && callers::state_of(child) != 'Z')
            ::usleep(1000);
        expect("a set-uid program is in no user's class",
               mine.threads() == 0 && callers::state_of(child) != 'Z');
        callers::killed(child);
    });
}

/// Forks until fork() fails: the user's process limit, not a limit of groups, ends the loop.
void limits() {
    allow(class_bits | rmid_bits);
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        std::vector<int> list;
        msrpp_tasks msrpp_tasks{};
        for (;;) {
            msrpp_tasks = {};
            msrpp_tasks.flags = of_class;
            if (raw::call(own, MSRPP_IOCTL_TASKS, &msrpp_tasks) != 0) break;
            list.push_back(msrpp_tasks.descriptor);
        }
        expect("a user has so many groups as programs",
               list.size() == 128 && msrpp_tasks.failure.reason == MSRPP_REASON_USER_LIMIT,
               "%zu, reason %u", list.size(), msrpp_tasks.failure.reason);
    });
}

int ask(msrpp_tasks msrpp_tasks) {
    const int error = raw::call(device, MSRPP_IOCTL_TASKS, &msrpp_tasks);
    if (error == 0) ::close(msrpp_tasks.descriptor);
    return error;
}

void malformed() {
    unsigned good = 0, count = 0;
    const auto bad = [&](msrpp_tasks tasks) {
        ++count;
        const int error = ask(tasks);
        good += error == EINVAL;
        if (error != EINVAL) std::printf("note call %u: error %d\n", count, error);
    };
    bad({0, 0, 0, 0, {}, {}});
    bad({inherit, 0, 0, 0, {}, {}});
    bad({of_class | 8, 1, 0, 0, {}, {}});
    bad({of_class | 1u << 31, 1, 0, 0, {}, {}});
    bad({of_class, 16, 0, 0, {}, {}});
    bad({of_class, ~0u, 0, 0, {}, {}});
    bad({of_class, 0x80000000, 0, 0, {}, {}});
    bad({of_class, 1, 3, 0, {}, {}});
    bad({of_class, 1, MSRPP_ANY_RMID, 0, {}, {}});
    bad({of_rmid, 1, MSRPP_ANY_RMID, 0, {}, {}});
    bad({of_rmid, 0, 0, 0, {}, {}});
    bad({of_rmid, 0, 32, 0, {}, {}});
    bad({of_rmid, 0, 1024, 0, {}, {}});
    bad({of_rmid, 0, 0xfffffffe, 0, {}, {}});
    bad({of_class, 1, 0, 5, {}, {}});
    bad({of_class, 1, 0, 0, {1, 0}, {}});
    bad({of_class, 1, 0, 0, {0, 1ULL << 63}, {}});
    expect("malformed groups", good == count, "%u of %u refused", good, count);
    expect("a group nowhere", raw::call(device, MSRPP_IOCTL_TASKS, nullptr) == EFAULT);
    void *const page =
        ::mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    *static_cast<msrpp_tasks *>(page) = {of_class, 1, 0, 0, {}, {}};
    ::mprotect(page, 4096, PROT_READ);
    expect("a group that cannot be told of", raw::call(device, MSRPP_IOCTL_TASKS, page) == EFAULT);
    ::munmap(page, 4096);
    expect("leaves none", groups::information(device).groups == 0);

    group third{device, of_class, 3};
    const auto control = [&](int thread, unsigned flags, unsigned threads, unsigned reserved) {
        msrpp_tasks_control msrpp_tasks_control{thread, flags, threads, reserved, {}};
        return raw::call(third.descriptor, MSRPP_IOCTL_TASKS_ATTACH, &msrpp_tasks_control);
    };
    expect("malformed attachments",
           control(-1, 0, 0, 0) == EINVAL && control(-2, 0, 0, 0) == EINVAL &&
               control(0, 2, 0, 0) == EINVAL && control(0, 0, 1, 0) == EINVAL &&
               control(0, 0, 0, 1) == EINVAL);
    expect("no such thread",
           control(0x3fffff, 0, 0, 0) == ESRCH && control(0x7fffffff, 1, 0, 0) == ESRCH);
    expect("DETACH of all of a process is two things",
           third.detach(-1, MSRPP_TASKS_PROCESS) == EINVAL);
    expect("calls that belong elsewhere",
           raw::call(third.descriptor, MSRPP_IOCTL_TASKS, &third.tasks) == ENOTTY &&
               raw::call(device, MSRPP_IOCTL_TASKS_READ, &third.tasks) == ENOTTY);
    expect("nothing of it came into a class", third.threads() == 0);
}

/// Groups while a file system named resctrl, of a test module, is mounted.
void mounted() {
    ::mkdir("/tmp/resctrl", 0755);
    busy other{1};
    group third{device, of_class, 3};
    third.attach(other.process);
    groups::comes_to_hold(device, 1, groups::association(3));
    if (!expect("mount resctrl", ::mount("resctrl", "/tmp/resctrl", "resctrl", 0, nullptr) == 0))
        return;
    const group late{device, of_class, 2};
    expect("while resctrl is mounted there are no groups",
           refused(late, EBUSY, MSRPP_REASON_HELD_BY_KERNEL), "error %d, reason %u", late.error,
           late.tasks.failure.reason);
    expect("nor more threads",
           third.attach(0) == EBUSY && third.failure.reason == MSRPP_REASON_HELD_BY_KERNEL);
    expect("and those that there are end", groups::comes_to_hold(device, 1, 0));
    // IA32_PQR_ASSOC is 0 once another thread runs on the CPU; the module notices the foreign
    // value, and stops the group, in its check each second.
    msrpp_task_sums sums = third.read();
    for (; sums.stopped == 0; sums = third.read())
        ::usleep(1000);
    expect("with the reason",
           sums.stopped != 0 && sums.failure.reason == MSRPP_REASON_HELD_BY_KERNEL);
    ::umount("/tmp/resctrl");
    expect("then there are again", group{device, of_class, 2}.error == 0);
}

} // namespace

int main(int count, char **arguments) {
    const std::string_view text = count == 2 ? arguments[1] : "";
    if (text == "pause") {
        for (;;)
            ::pause();
    }
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) return 0;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    if (text == "left") {
        const groups::group left{device, of_class | of_rmid | inherit, 3};
        msrpp_tasks_control own{};
        const int error = raw::call(left.descriptor, MSRPP_IOCTL_TASKS_ATTACH, &own);
        expect("a process joins its group", error == 0, "error %d", error);
        std::fflush(stdout);
        for (;;)
            ;
    }
    if (text == "mounted") {
        mounted();
    } else {
        making();
        whom();
        passed_on();
        climbs();
        limits();
        malformed();
    }
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

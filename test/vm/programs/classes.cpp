// Classes of threads: the moments at which IA32_PQR_ASSOC is written, the threads that inherit a
// class, and the registers after a group's end.
#include "groups.hpp"

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <dirent.h>
#include <sys/wait.h>

namespace {

using groups::association, groups::associate, groups::busy, groups::comes_to_hold, groups::group,
    groups::held, groups::inherit, groups::of_class, groups::of_rmid, groups::wide;

int device = -1;

bool left_alone(const char *name, std::uint64_t value = 0) {
    bool good = true;
    for (const unsigned cpu : {0u, 1u})
        good = good && comes_to_hold(device, cpu, value);
    return expect(name, good, "0x%llx and 0x%llx", wide(held(device, 0)), wide(held(device, 1)));
}

void follows() {
    busy other{1};
    group third{device, of_class, 3};
    expect("TASKS", third.error == 0, "error %d, reason %u", third.error,
           third.tasks.failure.reason);
    expect("ATTACH", third.attach(other.process) == 0 && third.moved == 1, "reason %u",
           third.failure.reason);
    expect("its class is where it runs", comes_to_hold(device, 1, association(3)), "0x%llx",
           wide(held(device, 1)));
    expect("and not elsewhere", held(device, 0) == 0);
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    ::sched_setaffinity(other.process, sizeof first, &first);
    raw::bind_to(1);
    expect("it takes the class along", comes_to_hold(device, 0, association(3)));
    expect("and leaves the other CPU", comes_to_hold(device, 1, 0));
    raw::bind_to(0); // this thread and the group's thread share CPU 0, and take turns
    expect("who runs meanwhile is in no class", held(device, 0) == 0);
    raw::bind_to(1);
    expect("a thread is in one group", group{device, of_class, 2}.attach(other.process) == EBUSY);
    expect("DETACH", third.detach(other.process) == 0 && third.threads() == 0);
    expect("puts back at once, while it runs on", held(device, 0) == 0);
    expect("a second time there is nothing", third.detach(other.process) == ESRCH);
    third.attach(other.process);
    comes_to_hold(device, 0, association(3));
    third.close();
    expect("so does closing", held(device, 0) == 0, "0x%llx", wide(held(device, 0)));
    raw::bind_to(0);
}

void ends() {
    group third{device, of_class, 3};
    busy killed{1};
    third.attach(killed.process);
    expect("in its class", comes_to_hold(device, 1, association(3)));
    killed.end();
    left_alone("a thread that was killed leaves nothing");
    expect("and is out of the group", third.threads() == 0);
    callers::as(callers::same, [&] {
        raw::bind_to(1);
        expect("a thread attaches itself", third.attach(0) == 0);
        expect("and is in the class at once", held(device, 1) == association(3));
    });
    left_alone("and leaves nothing at its exit");
    busy orphan{1};
    const pid_t owner = callers::spawn(callers::same, [&] {
        const int own = raw::open_device();
        group mine{own, of_class, 4};
        mine.attach(orphan.process);
        comes_to_hold(device, 1, association(4));
        ::pause();
    });
    expect("a group of another process", comes_to_hold(device, 1, association(4)));
    callers::killed(owner);
    left_alone("goes with its owner");
}

/// CPUs that have class 5 and RMID 9 before a group exists: a group of RMIDs keeps the class, and
/// the CPUs have class and RMID again after the group.
void found() {
    for (const unsigned cpu : {0u, 1u})
        associate(device, cpu, association(5, 9));
    busy other{1};
    {
        group watched{device, of_rmid};
        watched.attach(other.process);
        expect("what a group does not choose stays as found",
               comes_to_hold(device, 1, association(5, watched.rmid())), "0x%llx",
               wide(held(device, 1)));
        expect("an RMID that a CPU has is nobody's", watched.rmid() != 9);
    }
    left_alone("and all is as it was found", association(5, 9));
    group fifth{device, of_class, 5};
    const auto previous = groups::soft(device, MSRPP_SOFT_ACCESSES, 1);
    fifth.attach(other.process);
    ::usleep(100000);
    const auto later = groups::soft(device, MSRPP_SOFT_ACCESSES, 1);
    expect("the class that the CPU has needs no write", later.writes == previous.writes);
    for (const unsigned cpu : {0u, 1u})
        associate(device, cpu, 0);
}

/// Writes `value` on CPU 1 while a thread of `watched` runs there, until the group has noticed the
/// foreign value. A write while another thread has the CPU is no breach, for the CPU holds the
/// value for that thread only. Returns the sums of the group.
msrpp_task_sums write_until_noticed(group &watched, std::uint64_t value) {
    msrpp_task_sums sums = watched.read();
    while (sums.stopped == 0) {
        if (held(device, 1) != value) associate(device, 1, value);
        sums = watched.read();
    }
    return sums;
}

void somebody_else() {
    busy other{1};
    group third{device, of_class, 3};
    third.attach(other.process);
    comes_to_hold(device, 1, association(3));
    const msrpp_task_sums sums = write_until_noticed(third, association(7));
    expect("somebody else who writes it is noticed",
           sums.stopped != 0 && sums.failure.reason == MSRPP_REASON_HELD_BY_KERNEL,
           "stopped %u, reason %u", sums.stopped, sums.failure.reason);
    expect("with what was found", sums.failure.cpu == 1 && sums.failure.value == association(3) &&
                                      sums.failure.actual_value == association(7));
    expect("and has it from then on", held(device, 1) == association(7));
    expect("the group takes no more threads", third.attach(0) == EBUSY);
    third.close();
    expect("nor puts anything back", held(device, 1) == association(7));
    associate(device, 1, 0);
    raw::batch write{raw::writing(0, groups::pqr_assoc, 0)};
    group again{device, of_class, 2};
    const int error = write.run(device);
    expect("BATCH does not write it meanwhile",
           error == EBUSY && write.head.failure.reason == MSRPP_REASON_HELD, "error %d", error);
    again.close();
    expect("but after", write.run(device) == 0);
}

/// Returns the number of threads of a process, as /proc lists them.
unsigned threads_of(pid_t process) {
    unsigned count = 0;
    const std::string folder = "/proc/" + std::to_string(process) + "/task";
    if (DIR *const whole = ::opendir(folder.c_str())) {
        while (const dirent *const dirent = ::readdir(whole))
            count += dirent->d_name[0] != '.';
        ::closedir(whole);
    }
    return count;
}

void families() {
    const callers::gate result, go, addition;
    const pid_t process = callers::spawn(callers::same, [&] {
        std::vector<std::thread> own;
        for (int i = 0; i < 3; ++i)
            own.emplace_back([] { ::pause(); });
        result.open();
        go.wait();
        own.emplace_back([] { ::pause(); });
        if (::fork() == 0) {
            ::prctl(PR_SET_PDEATHSIG, SIGKILL);
            ::pause();
        }
        addition.open();
        ::pause();
    });
    result.wait();
    group third{device, of_class | inherit, 3};
    expect("all threads of a process",
           third.attach(process, MSRPP_TASKS_PROCESS) == 0 && third.moved == 4, "%u, reason %u",
           third.moved, third.failure.reason);
    expect("none is missing then", third.attach(process, MSRPP_TASKS_PROCESS) == EBUSY);
    go.open();
    addition.wait();
    expect("threads and processes that they create", third.threads() == 6, "%u", third.threads());
    expect("DETACH of a process leaves its child",
           third.detach(process, MSRPP_TASKS_PROCESS) == 0 && third.moved == 5 &&
               third.threads() == 1,
           "%u left", third.threads());
    expect("DETACH of all", third.detach(-1) == 0 && third.threads() == 0);
    {
        group other{device, of_class, 2};
        other.attach(process);
        const int error = third.attach(process, MSRPP_TASKS_PROCESS);
        expect("a process with a thread that is taken is not attached by half",
               error == EBUSY && third.threads() == 0, "error %d, %u threads", error,
               third.threads());
    }
    group alone{device, of_class, 4};
    alone.attach(0);
    const pid_t child = callers::spawn(callers::same, [] { ::pause(); });
    expect("without INHERIT they create others", alone.threads() == 1);
    alone.close();
    callers::killed(child);
    callers::killed(process);
    left_alone("nothing is left of the family");
}

/// A process makes threads as fast as it can while a group attaches it.
void growing() {
    unsigned missed = 0;
    for (unsigned round = 0; round < 20; ++round) {
        const callers::gate stop, stopped;
        const pid_t process = callers::spawn(callers::same, [&] {
            std::vector<std::thread> own;
            while (own.size() < 200 && !stop.is_open())
                own.emplace_back([] { ::pause(); });
            stopped.open();
            ::pause();
        });
        while (threads_of(process) < 5 * round)
            ::sched_yield();
        group third{device, of_class | inherit, 3};
        third.attach(process, MSRPP_TASKS_PROCESS);
        stop.open();
        stopped.wait();
        missed += threads_of(process) != third.threads();
        callers::killed(process);
    }
    expect("no thread of a process that grows is missed", missed == 0, "in %u of 20 rounds",
           missed);
}

void executed() {
    const callers::gate go;
    const pid_t process = callers::spawn(callers::same, [&] {
        go.wait();
        ::execl("/classes", "classes", "spin", nullptr);
    });
    group third{device, of_class | inherit, 3};
    third.attach(process);
    go.open();
    expect("another program in it stays in the class", comes_to_hold(device, 1, association(3)));
    callers::killed(process);
    left_alone("and leaves nothing");
}

/// A CPU goes offline and online again under a thread that may run on both CPUs.
void hotplug() {
    const pid_t process = callers::spawn(callers::same, [] {
        raw::bind_to_none();
        for (;;)
            ;
    });
    group third{device, of_class | of_rmid, 3};
    third.attach(process);
    raw::bind_to(0);
    unsigned good = 0;
    for (int i = 0; i < 20; ++i) {
        comes_to_hold(device, 1, association(3, third.rmid()));
        callers::set_online(false);
        callers::set_online(true);
        // the thread may be back on the CPU already
        const std::uint64_t current = held(device, 1);
        good += current == 0 || current == association(3, third.rmid());
    }
    expect("a CPU goes and comes", good == 20, "%u times", good);
    const msrpp_task_sums sums = third.read();
    expect("which the sums tell", sums.total.gaps > 0);
    cpu_set_t first;
    CPU_ZERO(&first);
    CPU_SET(0, &first);
    ::sched_setaffinity(process, sizeof first, &first);
    raw::bind_to(1);
    comes_to_hold(device, 0, association(3, third.rmid()));
    raw::bind_to(0);
    callers::set_online(false);
    third.close();
    callers::set_online(true);
    callers::killed(process);
    left_alone("and has nothing of a group that went meanwhile");
}

/// Waits until IA32_PQR_ASSOC of CPU 1 has the class, while this process occupies CPU 0: a thread
/// without a group on CPU 1 runs in class 0. For class 0 both CPUs must have class 0 at once.
bool holds(unsigned number) {
    raw::bind_to(0);
    if (number == 0) return held(device, 0) == 0 && held(device, 1) == 0;
    while (held(device, 1) != association(number))
        ::usleep(1000);
    return true;
}

} // namespace

int main(int count, char **arguments) {
    if (count == 2 && std::string_view{arguments[1]} == "spin") {
        raw::bind_to(1);
        for (;;)
            ;
    }
    device = raw::open_device();
    if (count == 3) return holds(static_cast<unsigned>(std::atoi(arguments[2]))) ? 0 : 1;
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) {
        std::printf("SKIP classes of threads: there are none under PREEMPT_RT\n");
        return 0;
    }
    msrpp_info info{};
    raw::call(device, MSRPP_IOCTL_INFO, &info);
    expect("INFO has classes", (info.features & MSRPP_FEATURE_TASKS) != 0);
    const msrpp_tasks_info msrpp_tasks_info = groups::information(device);
    expect("16 of them, and 32 RMIDs", msrpp_tasks_info.classes == 16 &&
                                           msrpp_tasks_info.rmids == 32 &&
                                           msrpp_tasks_info.events == 14);
    raw::bind_to(0);
    follows();
    ends();
    found();
    somebody_else();
    families();
    growing();
    executed();
    hotplug();
    return failures == 0 ? 0 : 1;
}

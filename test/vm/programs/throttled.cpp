// Threads stopped by their control group's cpu.max become runnable after the module has left a CPU
// that goes offline: the threads may set up nothing on the CPU, and a register program unloaded
// meanwhile may leave nothing there.
#include "callers.hpp"

#include <cstdint>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <sys/mount.h>

namespace {

int device = -1;
constexpr const char *slow_group = "/tmp/cgroup/slow";

/// Makes a control group whose processes together run 2 ms of each 50 ms.
bool make_group() {
    ::mkdir("/tmp/cgroup", 0755);
    if (::mount("none", "/tmp/cgroup", "cgroup2", 0, nullptr) != 0) return false;
    if (!callers::put("/tmp/cgroup/cgroup.subtree_control", "+cpu")) return false;
    ::mkdir(slow_group, 0755);
    return callers::put((std::string{slow_group} + "/cpu.max").c_str(), "2000 50000");
}

/// Makes a process with `count` threads that make events on CPU 1, or on the CPU that the kernel
/// moves them to.
pid_t busy_process(unsigned count, const callers::gate &go) {
    return callers::spawn(callers::same, [&] {
        go.wait();
        raw::bind_to(1);
        std::vector<std::thread> threads;
        for (unsigned i = 0; i < count; ++i)
            threads.emplace_back([] {
                for (;;)
                    raw::events(device, raw::counter, 1);
            });
        for (std::thread &thread : threads)
            thread.join();
    });
}

/// Returns the number of periods in which the control group's threads were stopped (cpu.stat,
/// nr_throttled).
unsigned long times_stopped() {
    std::ifstream file{std::string{slow_group} + "/cpu.stat"};
    std::string name;
    for (unsigned long number = 0; file >> name >> number;)
        if (name == "nr_throttled") return number;
    return 0;
}

bool is_untouched(unsigned cpu) {
    return raw::read(device, cpu, raw::escr) == 0x66 && raw::read(device, cpu, raw::cccr) == 0 &&
           raw::read(device, cpu, raw::counter) == 0;
}

/// A register program for a thread, in a file of its own. The next program is loaded before this
/// program is unloaded: otherwise it could get the memory of this program, and a CPU that still
/// holds a pointer would take it for this program.
struct loaded {
    int file{raw::open_device()};
    raw::program program{{}, 1};
    bool good{program.load(file) == 0};

    bool count(pid_t process) const {
        return good && raw::attach(file, program.head.handle, process, MSRPP_ATTACH_INHERIT) == 0 &&
               raw::start(file, program.head.handle) == 0;
    }
    void go() const {
        raw::unload(file, program.head.handle);
        ::close(file);
    }
};

/// Takes the CPU offline and online once; unloads the program meanwhile or afterwards. Returns
/// false if a register keeps a value of the program.
bool round(loaded &current, unsigned threads, bool unload_meanwhile) {
    const callers::gate go;
    const pid_t busy = busy_process(threads, go);
    const bool counted = current.count(busy);
    go.open();
    while (callers::count_of(current.file, current.program) < 10 * threads)
        ::usleep(1000);
    callers::put((std::string{slow_group} + "/cgroup.procs").c_str(), std::to_string(busy));
    for (const unsigned long previous = times_stopped(); times_stopped() == previous;)
        // long enough for the control group to stop the threads, which then wait for most of a
        // period
        ::usleep(1000);
    const loaded next;
    const bool offline = callers::set_online(false);
    if (unload_meanwhile) current.go();
    const bool online = callers::set_online(true);
    if (!unload_meanwhile) current.go();
    current = next;
    const bool good = is_untouched(0) && is_untouched(1);
    callers::killed(busy);
    if (!counted || !offline || !online)
        expect("threads are counted, and CPU 1 goes and comes", false, "%d %d %d", counted, offline,
               online);
    return good && counted && offline && online;
}

void rounds(const char *name, unsigned threads) {
    unsigned done = 0;
    loaded current;
    while (done < 20 && round(current, threads, done % 4 != 3))
        ++done;
    current.go();
    std::uint64_t left[2]{};
    for (const unsigned cpu : {0u, 1u})
        left[cpu] = raw::read(device, cpu, raw::escr);
    expect(name, done == 20, "round %u leaves ESCRs 0x%llx and 0x%llx", done,
           static_cast<unsigned long long>(left[0]), static_cast<unsigned long long>(left[1]));
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) {
        std::printf("SKIP throttled threads: no threads are counted under PREEMPT_RT\n");
        return 0;
    }
    if (!expect("a control group with cpu.max", make_group())) return 1;
    raw::bind_to(0);
    for (const unsigned cpu : {0u, 1u})
        raw::write(device, cpu, raw::escr, 0x66);
    rounds("3 throttled threads, and their CPU goes offline 20 times", 3);
    rounds("30 throttled threads, and their CPU goes offline 20 times", 30);
    for (const unsigned cpu : {0u, 1u})
        raw::write(device, cpu, raw::escr, 0);
    ::rmdir(slow_group);
    ::umount("/tmp/cgroup");
    return failures == 0 ? 0 : 1;
}

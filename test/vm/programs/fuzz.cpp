// Random calls of two users with different rights at once, while a CPU goes offline and online,
// counted processes fork, exec and are killed, callers are killed, and the module is removed and
// loaded again. The test's result is the kernel's log at the end.
#include "callers.hpp"
#include "chaos.hpp"

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace {

constexpr unsigned victims = 4, calls_of_a_life = 20000, calls_of_a_file = 1000;

/// The memory that all processes of the test share.
struct scene {
    std::atomic<unsigned> calls[2]{}; // calls made by each user
    std::atomic<unsigned> loaded[2]{};
    std::atomic<unsigned> attached[2]{};
    std::atomic<unsigned> in_groups{};
    std::atomic<unsigned> programs_of_samples{};
    std::atomic<std::size_t> sampled{}; // bytes of sample records that were read
    std::atomic<int> processes[victims]{};
    std::atomic<bool> is_over{false};
    // true: callers close their files, so that the module can be removed
    std::atomic<bool> closing{false};
};
scene &shared_scene = callers::shared<scene>();

bool insert() {
    const int file = ::open("/msrpp.ko", O_RDONLY | O_CLOEXEC);
    const bool good = ::syscall(SYS_finit_module, file, "registers=soft", 0) == 0;
    ::close(file);
    const int device = raw::open_device();
    if (!good || device < 0) return false;
    std::vector<msrpp_allowlist_entry> list = callers::counting_list(18);
    // the bits of IA32_PQR_ASSOC that are classes and RMIDs
    list.push_back({0xc8f, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, 0xf0000001f});
    list.push_back({raw::fetch_ctl, MSRPP_ALLOW_READ, 0});
    list.push_back({raw::op_ctl, MSRPP_ALLOW_READ, 0});
    const bool listed = raw::allow(device, list) == 0;
    ::close(device);
    // nanoseconds between samples that msrpp_soft.ko makes on each CPU; at shorter distances an
    // emulator would run the handler alone
    callers::put("/sys/module/msrpp_soft/parameters/tick", "200000");
    return listed && ::chmod("/dev/msrpp", 0666) == 0;
}

bool remove_module() { return ::syscall(SYS_delete_module, "msrpp", O_NONBLOCK) == 0; }

/// Loads a register program that the user may load, for a thread or for CPUs, sometimes spoilt;
/// attaches it to a random process, and starts it.
void load(chaos &random, int device, unsigned culprit) {
    if (random.below(3) == 0) {
        shared_scene.loaded[culprit] += load_spoilt(random, device) == 0;
        return;
    }
    std::vector<std::uint32_t> cpus;
    if (random.below(4) == 0) cpus = {random.below(2)};
    raw::program program = callers::user_mode(cpus, 1 + random.below(4));
    if (program.load(device) != 0) return;
    ++shared_scene.loaded[culprit];
    const int process = shared_scene.processes[random.below(victims)];
    if (cpus.empty())
        shared_scene.attached[culprit] +=
            raw::attach(device, program.head.handle, random.below(3) == 0 ? 0 : process,
                        random.below(2)) == 0;
    raw::start(device, program.head.handle);
}

groups_at_random groups;
samples_at_random samples{true};

void call(chaos &random, int device, unsigned culprit) {
    if (random.below(150) == 0) load(random, device, culprit);
    if (random.below(200) == 0) groups.make(random, device);
    if (random.below(20) == 0)
        shared_scene.in_groups +=
            groups.call(random, shared_scene.processes[random.below(victims)]);
    if (random.below(500) == 0) shared_scene.programs_of_samples += samples.make(random, device);
    if (random.below(10) == 0)
        shared_scene.sampled += samples.call(random, shared_scene.processes[random.below(victims)]);
    switch (random.below(24)) {
    case 0:
        raw::start(device, random.below(8));
        break;
    case 1:
        raw::unload(device, random.below(8));
        break;
    case 2:
        raw::control{random.below(8), random.below(5)}.run(
            device, random.below(2) == 0 ? MSRPP_IOCTL_COUNTS : MSRPP_IOCTL_STOP);
        break;
    case 3:
        raw::attach(device, random.below(8), shared_scene.processes[random.below(victims)],
                    random.below(2));
        break;
    case 4:
        raw::events(device, raw::counter + random.below(4), 1 + random.below(1000));
        break;
    case 5: {
        void *const page =
            ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, device, 4096L * random.below(8));
        if (page != MAP_FAILED) ::munmap(page, 4096);
        break;
    }
    default:
        call_at_random(random, device);
    }
    ++shared_scene.calls[culprit];
}

/// A caller: makes random calls until its number of calls is made or the process is killed.
void live(unsigned culprit, unsigned seed) {
    static chaos random{seed};
    for (unsigned i = 0; i < calls_of_a_life && !shared_scene.is_over;) {
        while (shared_scene.closing && !shared_scene.is_over)
            ::usleep(2000);
        const int device = raw::open_device();
        if (device < 0) {
            ::usleep(1000);
            continue;
        }
        const unsigned end = i + calls_of_a_file;
        for (; i < end && !shared_scene.closing && !shared_scene.is_over; ++i) {
            if (i % 16 == 0) random.shuffle();
            call(random, device, culprit);
        }
        groups.close();
        samples.close();
        ::close(device);
    }
}

/// A process that makes threads and calls exec; when it ends, another process takes its place.
void be_victim(unsigned place) {
    shared_scene.processes[place] = ::getpid();
    std::thread{[] {
        for (int i = 0; i < 20; ++i)
            ::sched_yield();
    }}.detach();
    const pid_t child = ::fork();
    if (child == 0) {
        ::usleep(3000);
        ::_exit(0);
    }
    ::usleep(4000);
    if (place % 2 == 0) ::execl(place == 0 ? "/set-uid/fuzz" : "/fuzz", "fuzz", "pause", nullptr);
    for (;;)
        ::pause();
}

/// Runs a process for `work` again and again; each process is killed after a random time if it has
/// not ended.
void keep_busy(callers::identity identity, unsigned milliseconds, void (*work)(unsigned, unsigned),
               unsigned argument) {
    unsigned seed = identity.id + argument;
    while (!shared_scene.is_over) {
        const pid_t process = callers::spawn(identity, [&] { work(argument, ++seed); });
        ++seed;
        const double end = callers::now() + milliseconds / 1000.0;
        pid_t gone = 0;
        while ((gone = ::waitpid(process, nullptr, WNOHANG)) == 0 && callers::now() < end)
            ::usleep(2000);
        if (gone == 0) callers::killed(process);
    }
}

void turn_cpu() {
    while (!shared_scene.is_over) {
        callers::set_online(false);
        ::usleep(60000);
        callers::set_online(true);
        ::usleep(200000);
    }
    callers::set_online(true);
}

/// True if the random calls have reached every state that the test wants to see.
bool has_reached_all() {
    return shared_scene.loaded[0] > 0 && shared_scene.loaded[1] > 0 &&
           shared_scene.attached[0] > 0 && shared_scene.attached[1] > 0 &&
           shared_scene.in_groups > 0 && shared_scene.sampled > 0;
}

/// Removes and loads the module at random moments, until `calls` calls were made; up to ten times
/// as many calls are made if has_reached_all() is false. Returns the number of removals.
unsigned remove_now_and_then(unsigned calls) {
    unsigned removed = 0;
    const auto result = [] { return shared_scene.calls[0] + shared_scene.calls[1]; };
    while (result() < calls || (!has_reached_all() && result() / 10 < calls)) {
        ::usleep(1500000);
        shared_scene.closing = true;
        while (!remove_module()) // a caller that has the device open closes it, or is killed
            ::usleep(1000);
        ++removed;
        if (!insert()) expect("the module comes back", false);
        shared_scene.closing = false;
    }
    return removed;
}

void fuzz(unsigned calls) {
    std::vector<pid_t> helpers;
    for (unsigned i = 0; i < victims; ++i)
        helpers.push_back(callers::spawn(callers::same, [i] {
            keep_busy(
                i == 3 ? callers::counting_user : callers::user, 60 + 20 * i,
                [](unsigned place, unsigned) { be_victim(place); }, i);
        }));
    helpers.push_back(callers::spawn(callers::same, turn_cpu));
    for (unsigned i = 0; i < 2; ++i) {
        helpers.push_back(
            callers::spawn(callers::same, [] { keep_busy(callers::user, 700, live, 0); }));
        helpers.push_back(
            callers::spawn(callers::same, [] { keep_busy(callers::counting_user, 800, live, 1); }));
    }
    const double start = callers::now();
    const unsigned removed = remove_now_and_then(calls);
    shared_scene.is_over = true;
    bool good = true;
    for (const pid_t pid : helpers)
        good = callers::ended(pid) && good;
    expect("all processes come to their end", good);
    for (const unsigned culprit : {0u, 1u})
        std::printf("note %s CAP_PERFMON: %u calls, %u programs loaded, %u attached\n",
                    culprit == 0 ? "without" : "with", shared_scene.calls[culprit].load(),
                    shared_scene.loaded[culprit].load(), shared_scene.attached[culprit].load());
    std::printf("note %u times in a group or out of it\n", shared_scene.in_groups.load());
    std::printf("note %u sampling programs, %zu bytes of their records\n",
                shared_scene.programs_of_samples.load(), shared_scene.sampled.load());
    std::printf("note %.0f s; the module was removed %u times\n", callers::now() - start, removed);
    expect("both users' programs were loaded and attached",
           shared_scene.loaded[0] > 0 && shared_scene.loaded[1] > 0 &&
               shared_scene.attached[0] > 0 && shared_scene.attached[1] > 0);
    expect("threads came into groups", shared_scene.in_groups > 0);
    expect("threads were sampled",
           shared_scene.programs_of_samples > 0 && shared_scene.sampled > 0);
    expect("the module was removed meanwhile", removed > 0);
}

/// Checks that the module still counts, samples and groups.
void works() {
    const int device = raw::open_device();
    for (const unsigned cpu : {0u, 1u})
        for (unsigned i = 0; i < 18; ++i)
            raw::write(device, cpu, raw::cccr + i, 0);
    raw::program program({0, 1}, 18);
    const bool started = program.load(device) == 0 && raw::start(device, program.head.handle) == 0;
    for (const unsigned cpu : {0u, 1u})
        expect("afterwards no CPU is in a class", raw::read(device, cpu, 0xc8f) == 0);
    expect("all counters are free", started, "reason %u", program.head.failure.reason);
    raw::bind_to(1);
    raw::events(device, raw::counter + 17, 21);
    raw::control counts{program.head.handle, 36};
    expect("and count", counts.run(device, MSRPP_IOCTL_COUNTS) == 0 && counts.values[35] == 21);
    raw::samples two_cpu_samples(1000000, MSRPP_SAMPLING_CPUS);
    two_cpu_samples.cpus = {0, 1};
    expect("both CPUs' sampling units are free",
           two_cpu_samples.make(device) == 0 && two_cpu_samples.start() == 0, "reason %u",
           two_cpu_samples.failure.reason);
}

} // namespace

int main(int count, char **arguments) {
    if (count == 2 && std::string_view{arguments[1]} == "pause") {
        for (;;)
            ::pause();
    }
    callers::set_paranoid(2);
    if (!expect("the module", insert())) return 1;
    fuzz(static_cast<unsigned>(std::atoi(arguments[1])));
    works();
    return failures == 0 ? 0 : 1;
}

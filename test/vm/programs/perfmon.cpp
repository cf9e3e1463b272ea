// Intel's architectural counters as registers that msrpp_soft.ko simulates: values that a user's
// register program meets, holds and leaves.
#include "callers.hpp"

#include <cstdint>
#include <vector>

#include <pthread.h>

namespace {

constexpr std::uint32_t counter = 0xc1, alias = 0x4c1, select = 0x186, fixed = 0x309,
                        fixed_control = 0x38d, global = 0x38f;
// Intel SDM volume 3B, IA32_PERFEVTSELx: 16 USR, 17 OS, 20 INT, 21 AnyThread, 22 EN
constexpr std::uint64_t usr = 1 << 16, os = 1 << 17, interrupt = 1 << 20, any = 1 << 21,
                        enable = 1 << 22, clocks = 0x3c, all_of_select = 0xffffffff;

int device = -1;

/// Returns a register program whose first counter counts clocks with these select bits set; the
/// counter has two addresses.
raw::program counting(std::vector<std::uint32_t> cpus, std::uint64_t bits = usr,
                      std::uint32_t address = counter) {
    raw::program result(std::move(cpus), 1);
    result.writes = {{select, 0, clocks | bits, 0},
                     {select, 0, clocks | bits | enable, 0},
                     {select, 0, clocks | bits, 0}};
    result.touched = {{select, 0, all_of_select, 0},
                      {address, MSRPP_CHANGED_REGISTER_COUNTS, ~0ULL, 0}};
    result.readouts = {{address, 48, MSRPP_NO_RDPMC, 0}};
    result.claims.clear();
    result.head.set_up_count = result.head.start_count = result.head.stop_count = 1;
    result.head.readout_count = 1;
    result.head.changed_register_count = 2;
    result.head.claim_count = 0;
    return result;
}

void allow_all() {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    const bool good = raw::allow(device, {{counter, read_write, 0xffffffffffff},
                                          {select, read_write, all_of_select},
                                          {fixed, read_write, 0xffffffffffff},
                                          {fixed_control, read_write, 0xfff},
                                          {global, read_write, 0x70000000f},
                                          {alias, read_write, 0xffffffffffff}}) == 0;
    expect("ALLOW", good);
}

/// A stopped event of perf's stays in its select register.
void left_over() {
    constexpr std::uint64_t left = 0xc0 | os | interrupt | any;
    raw::bind_to(0);
    raw::write(device, 0, select, left);
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        raw::program program = counting({});
        expect("a user counts", callers::count_thread(own, program), "reason %u",
               program.head.failure.reason);
        // the module refuses the read: the user has no CAP_PERFMON
        const std::uint64_t meanwhile = raw::read(device, 0, select);
        expect("and reads no register", meanwhile >> 63 != 0);
        raw::events(own, counter, 3);
        expect("what was left over stops nothing", callers::count_of(own, program) == 3);
    });
    expect("what was left over is there again", raw::read(device, 0, select) == left);
    const callers::gate ready, go;
    const pid_t child = callers::spawn(callers::user, [&] {
        const int own = raw::open_device();
        raw::program program = counting({});
        program.touched[0].check_mask = 0; // the register program declares that no bit is compared
        program.writes[0].keep_mask = program.writes[1].keep_mask = os | interrupt | any;
        expect("a user who keeps what was left counts", callers::count_thread(own, program),
               "reason %u", program.head.failure.reason);
        ready.open();
        while (!go.is_open())
            ;
    });
    ready.wait();
    raw::bind_to(1);             // this process moves to CPU 1; the child stays on CPU 0
    std::uint64_t meanwhile = 0; // the child may have left CPU 0 for a moment
    for (int i = 0; i < 1000 && (meanwhile & enable) == 0; ++i)
        meanwhile = raw::read(device, 0, select);
    expect("a user's select neither counts the kernel nor interrupts, whatever was left in it",
           (meanwhile & enable) != 0 && (meanwhile & (os | interrupt | any)) == 0, "0x%llx",
           static_cast<unsigned long long>(meanwhile));
    go.open();
    callers::ended(child);
    expect("and is as it was found", raw::read(device, 0, select) == left);
    raw::write(device, 0, select, 0);
    raw::bind_to_none();
}

void refused_bits() {
    callers::as(callers::user, [] {
        for (const std::uint64_t bits : {os, interrupt, any}) {
            raw::program program = counting({}, usr | bits);
            const int error = program.load(raw::open_device());
            expect("a user's select has no such bit",
                   error == EACCES && program.head.failure.reason == MSRPP_REASON_DENIED,
                   "0x%llx: error %d", static_cast<unsigned long long>(bits), error);
        }
    });
    callers::as(callers::counting_user, [] {
        const int own = raw::open_device();
        raw::program kernel = counting({0}, usr | os | any);
        expect("with CAP_PERFMON the kernel is counted", kernel.load(own) == 0);
        raw::unload(own, kernel.head.handle);
        expect("but nobody is interrupted", counting({0}, interrupt).load(own) == EACCES);
        expect("nor by a fixed counter", raw::write(own, 0, fixed_control, 0x8) == EACCES);
        expect("which may be switched on", raw::write(own, 0, fixed_control, 0x3) == 0);
        raw::write(own, 0, fixed_control, 0);
    });
}

/// A write to a counter's legacy address takes 32 bits and extends their sign (Intel SDM volume 3B,
/// "Full-Width Writes to Performance Counter Registers"); the counter's old value may be wider than
/// 32 bits.
void wider_than_a_write() {
    constexpr std::uint64_t left = 0x123456789abc;
    raw::bind_to(0);
    expect("a counter is written by its other address",
           raw::write(device, 0, alias, left) == 0 && raw::read(device, 0, counter) == left);
    expect("and takes less by its usual one", raw::write(device, 0, counter, left) == 0 &&
                                                  raw::read(device, 0, counter) == 0x56789abc);
    raw::write(device, 0, alias, left);
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        raw::program program = counting({});
        expect("a user counts by the usual one", callers::count_thread(own, program), "reason %u",
               program.head.failure.reason);
        raw::events(own, counter, 5);
        raw::control last{program.head.handle};
        const int error = last.run(own, MSRPP_IOCTL_UNLOAD);
        expect("the end tells it nothing of what was found",
               error == 0 && last.head.failure.value == 0 && last.head.failure.actual_value == 0,
               "error %d, 0x%llx", error, static_cast<unsigned long long>(last.head.failure.value));
    });
    expect("and all of that is there again", raw::read(device, 0, counter) == left, "0x%llx",
           static_cast<unsigned long long>(raw::read(device, 0, counter)));
    raw::program roots = counting({0});
    const int loaded = roots.load(device), unloaded = raw::unload(device, roots.head.handle);
    expect("also after a program of root's",
           loaded == 0 && unloaded == 0 && raw::read(device, 0, counter) == left,
           "errors %d and %d, 0x%llx", loaded, unloaded,
           static_cast<unsigned long long>(raw::read(device, 0, counter)));
    raw::write(device, 0, alias, 0);
    raw::bind_to_none();
}

/// Returns a register program like `counting` that starts by these bits of IA32_PERF_GLOBAL_CTRL.
raw::program switched_on(std::vector<std::uint32_t> cpus, std::uint64_t bits) {
    raw::program result = counting(std::move(cpus));
    result.writes.insert(result.writes.begin() + 2, {global, 0, bits, ~bits});
    result.head.start_count = 2;
    result.touched.push_back({global, 0, bits, 0});
    result.head.changed_register_count = 3;
    return result;
}

/// Another user has set up the second general counter and a fixed counter for the kernel, but not
/// enabled them. Intel SDM volume 3B, IA32_PERF_GLOBAL_CTRL: bit i enables general counter i, bit
/// 32 + i fixed counter i.
void counters_of_others() {
    constexpr std::uint64_t left = 0xc0 | os | enable, first_fixed = 1ULL << 32;
    raw::bind_to(0);
    raw::write(device, 0, select + 1, left);
    raw::write(device, 0, fixed_control, 0x3);
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        for (const std::uint64_t bits : {std::uint64_t{2}, std::uint64_t{3}, first_fixed}) {
            raw::program rest = switched_on({}, bits);
            const int error = rest.load(own);
            const msrpp_failure &problem = rest.head.failure;
            expect("a user switches on no counter that others have set",
                   error == EPERM && problem.reason == MSRPP_REASON_NO_RIGHTS &&
                       problem.value == MSRPP_RIGHTS_CPUS && problem.address == global &&
                       problem.index == 2,
                   "bits 0x%llx: error %d, reason %u, index %u",
                   static_cast<unsigned long long>(bits), error, problem.reason, problem.index);
        }
        raw::program late = switched_on({}, 1);
        std::swap(late.writes[0], late.writes[2]);
        late.writes.erase(late.writes.begin() + 1, late.writes.begin() + 3);
        late.head.set_up_count = 1;
        late.head.start_count = 0;
        expect("nor one before it has set it", late.load(own) == EPERM, "reason %u",
               late.head.failure.reason);
        raw::program own_ones = switched_on({}, 1 | first_fixed);
        own_ones.writes.insert(own_ones.writes.begin(), {fixed_control, 0, 0x2, ~0xfULL});
        own_ones.touched.push_back({fixed_control, 0, 0xf, 0});
        own_ones.head.set_up_count = 2;
        own_ones.head.changed_register_count = 4;
        expect("its own ones it does", callers::count_thread(own, own_ones), "reason %u",
               own_ones.head.failure.reason);
        raw::events(own, counter, 4);
        expect("and counts", callers::count_of(own, own_ones) == 4);
    });
    expect("what was left is there again", raw::read(device, 0, select + 1) == left &&
                                               raw::read(device, 0, fixed_control) == 0x3 &&
                                               raw::read(device, 0, global) == 0);
    callers::as(callers::counting_user, [] {
        raw::program rest = switched_on({0}, 2);
        expect("with CAP_PERFMON they are switched on", rest.load(raw::open_device()) == 0,
               "reason %u", rest.head.failure.reason);
    });
    raw::write(device, 0, select + 1, 0);
    raw::write(device, 0, fixed_control, 0);
    raw::bind_to_none();
}

/// A counter has two addresses, 0C1h and 4C1h: two register programs cannot hold it by different
/// addresses.
void aliases() {
    raw::program first = counting({0}), second = counting({0}, usr, alias);
    second.writes.erase(second.writes.begin() + 1, second.writes.end());
    second.writes[0] = {alias, 0, 0, 0};
    second.touched.erase(second.touched.begin());
    second.head.start_count = second.head.stop_count = 0;
    second.head.changed_register_count = 1;
    const int other = raw::open_device();
    expect("LOAD by the usual address", first.load(device) == 0);
    expect("the other address is the same register",
           second.load(other) == EBUSY && second.head.failure.reason == MSRPP_REASON_HELD &&
               second.head.failure.address == alias);
    expect("for BATCH too", raw::write(other, 0, alias, 1) == EBUSY);
    raw::unload(device, first.head.handle);
    expect("and is free again", raw::write(other, 0, alias, 0) == 0);
    raw::program with_alias = counting({0});
    with_alias.touched.push_back({alias, 0, ~0ULL, 0});
    with_alias.head.changed_register_count = 3;
    expect("one program has it once", with_alias.load(device) == EINVAL);
    ::close(other);
}

/// A user counts more threads at once than its limit allows: the ioctl COUNTS answers ENOMEM.
void threads_of_a_user() {
    callers::as(callers::user, [] {
        const int own = raw::open_device();
        raw::program program = counting({});
        callers::count_thread(own, program, 0, MSRPP_ATTACH_INHERIT);
        msrpp_info report{};
        raw::call(own, MSRPP_IOCTL_INFO, &report);
        const callers::gate go;
        pthread_attr_t small;
        ::pthread_attr_init(&small);
        ::pthread_attr_setstacksize(&small, 16384);
        std::vector<pthread_t> threads;
        for (unsigned i = 0; i < report.most_user_threads + 20; ++i) {
            pthread_t thread;
            if (::pthread_create(
                    &thread, &small,
                    [](void *position) -> void * {
                        char byte;
                        (void)!::read(*static_cast<const int *>(position), &byte, 1);
                        return nullptr;
                    },
                    const_cast<int *>(&go.ends[0])) == 0)
                threads.push_back(thread);
        }
        raw::call(own, MSRPP_IOCTL_INFO, &report);
        raw::control counts{program.head.handle, 1};
        const int error = counts.run(own, MSRPP_IOCTL_COUNTS);
        expect("a user has so many threads counted, and is told of those that are not",
               threads.size() >= report.most_user_threads + 20 &&
                   report.user_threads == report.most_user_threads && error == ENOMEM &&
                   counts.head.failure.reason == MSRPP_REASON_INHERIT_LOST,
               "%zu threads, %u counted, error %d", threads.size(), report.user_threads, error);
        for (std::size_t i = 0; i < threads.size(); ++i)
            go.open();
        for (const pthread_t pthread : threads)
            ::pthread_join(pthread, nullptr);
        // the kernel wakes a joining thread (exit_mm) before the tracepoint of the end
        // (sched_process_exit)
        for (int attempts = 0; attempts < 1000; ++attempts) {
            raw::call(own, MSRPP_IOCTL_INFO, &report);
            if (report.user_threads == 1) break;
            ::usleep(1000);
        }
        expect("and has them back when they end", report.user_threads == 1, "%u",
               report.user_threads);
    });
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    allow_all();
    if (raw::threads_can_be_counted()) left_over();
    refused_bits();
    if (raw::threads_can_be_counted()) wider_than_a_write();
    if (raw::threads_can_be_counted()) counters_of_others();
    aliases();
    if (raw::threads_can_be_counted()) threads_of_a_user();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

// Shares of slots on software registers: what programs for CPUs and for threads count of them, who
// may count them, and what is left. The first argument is `none` where there is no
// IA32_PERF_METRICS.
#include "callers.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/plan.hpp>

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>

namespace {

namespace pm = msr::perfmon;

constexpr std::uint32_t slot_counter = 0x30c, metrics = 0x329, fixed_control = 0x38d,
                        global = 0x38f;
constexpr std::uint64_t enabled_slots = 1ULL << 35, enabled_metrics = 1ULL << 48,
                        counts_user = 0x2000, all = ~std::uint64_t{0};
int device = -1;

constexpr const auto &first_level =
    msr::plan<pm::sapphire_rapids, pm::topdown_slots.user(), pm::topdown_retiring.user(),
              pm::topdown_bad_spec.user(), pm::topdown_fe_bound.user(), pm::topdown_be_bound.user(),
              pm::topdown_heavy_ops.user()>;

/// What these count: slots, the four that make them up, heavy operations.
using counts = std::array<std::uint64_t, 6>;

/// Slots of each use in this thread; with numbers whose sum is 255 the bytes are these numbers.
void happen(int descriptor, std::uint64_t times, std::uint64_t retiring, std::uint64_t bad,
            std::uint64_t frontend, std::uint64_t backend, std::uint64_t heavy = 0) {
    msrpp_soft_slots used{
        {retiring * times, bad * times, frontend * times, backend * times, heavy * times, 0, 0, 0}};
    if (raw::call(descriptor, MSRPP_IOCTL_SOFT_SLOTS, &used) != 0) expect("slots happen", false);
}

bool same(const char *name, const counts &found, const counts &wanted) {
    return expect(
        name, found == wanted, "%llu: %llu %llu %llu %llu, %llu",
        static_cast<unsigned long long>(found[0]), static_cast<unsigned long long>(found[1]),
        static_cast<unsigned long long>(found[2]), static_cast<unsigned long long>(found[3]),
        static_cast<unsigned long long>(found[4]), static_cast<unsigned long long>(found[5]));
}

bool good(const char *name, const msr::failure &why) {
    return expect(name, !why, "%s", msr::message(why).c_str());
}

/// The registers of a CPU that programs with shares change.
std::array<std::uint64_t, 4> registers_of(unsigned cpu) {
    return {raw::read(device, cpu, slot_counter), raw::read(device, cpu, metrics),
            raw::read(device, cpu, fixed_control), raw::read(device, cpu, global)};
}

void leave(unsigned cpu, const std::array<std::uint64_t, 4> &values) {
    raw::write(device, cpu, slot_counter, values[0]);
    raw::write(device, cpu, metrics, values[1]);
    raw::write(device, cpu, fixed_control, values[2]);
    raw::write(device, cpu, global, values[3]);
}

// --- programs for CPUs ---------------------------------------------------------------------------

void cpus() {
    raw::bind_to(0);
    leave(0, {12345, 0x11223344, 0, 0xf});
    msr::shim module;
    msr::program_handle loaded;
    good("LOAD of the first level on a CPU", module.load(0, first_level.view(), loaded));
    happen(device, 7, 255, 0, 0, 0);
    good("START", module.start(loaded));
    counts found{};
    good("COUNTS", module.counts(loaded, found.data(), found.size()));
    same("START begins at 0", found, {});
    happen(device, 4'000'000, 100, 55, 60, 40, 30);
    good("COUNTS", module.counts(loaded, found.data(), found.size()));
    same("shares are slots", found,
         {1'020'000'000, 400'000'000, 220'000'000, 240'000'000, 160'000'000, 120'000'000});
    happen(device, 20, 0, 255, 0, 0); // a 200,000th part of all slots since START
    good("COUNTS", module.counts(loaded, found.data(), found.size()));
    same("a short period is known as well as a long one", found,
         {1'020'005'100, 400'000'000, 220'005'100, 240'000'000, 160'000'000, 120'000'000});
    for (int i = 0; i < 10; ++i) { // too few to be added up each time
        happen(device, 2, 0, 0, 255, 0);
        good("COUNTS", module.counts(loaded, found.data(), found.size()));
    }
    same("so are many readings of few slots", found,
         {1'020'010'200, 400'000'000, 220'005'100, 240'005'100, 160'000'000, 120'000'000});
    const int other = raw::open_device();
    expect("nobody else has the registers", raw::write(other, 0, slot_counter, 0) == EBUSY &&
                                                raw::write(other, 0, metrics, 0) == EBUSY &&
                                                raw::write(other, 0, global, 0) == EBUSY);
    ::close(other);
    happen(device, 100, 255, 0, 0, 0);
    good("STOP", module.stop(loaded, found.data(), found.size()));
    same("STOP tells what COUNTS would", found,
         {1'020'035'700, 400'025'500, 220'005'100, 240'005'100, 160'000'000, 120'000'000});
    happen(device, 100, 255, 0, 0, 0);
    good("START again", module.start(loaded));
    happen(device, 100, 0, 0, 0, 255);
    good("COUNTS", module.counts(loaded, found.data(), found.size()));
    same("it begins at 0 again", found, {25'500, 0, 0, 0, 25'500, 0});
    good("UNLOAD", module.unload(loaded));
    expect("what was left is there again",
           registers_of(0) == std::array<std::uint64_t, 4>{12345, 0x11223344, 0, 0xf});
    leave(0, {});
    raw::bind_to_none();
}

// --- programs for threads ------------------------------------------------------------------------

/// Loaded for this thread and started.
bool follow(msr::shim &module, msr::program_handle &loaded, bool inherit = false) {
    return good("a thread is followed", module.load_for_thread(first_level.view(), loaded)) &&
           good("ATTACH", module.attach(loaded, 0, inherit)) && good("START", module.start(loaded));
}

counts of(msr::shim &module, msr::program_handle loaded) {
    counts found{};
    good("COUNTS", module.counts(loaded, found.data(), found.size()));
    return found;
}

/// Two threads of one CPU, each with a program of its own, and one that nobody counts.
void turns() {
    raw::bind_to(0);
    leave(0, {99, 0x40404040, 0, 0xf});
    {
        msr::shim module;
        msr::program_handle loaded;
        follow(module, loaded);
        happen(device, 4'000'000, 100, 55, 60, 40, 30);
        counts others{};
        for (int i = 0; i < 20; ++i) {
            std::thread{[&] { // on the CPU of its maker, which waits meanwhile
                happen(device, 1'000'000, 0, 0, 0, 255);
            }}
                .join();
            happen(device, 1, 0, 255, 0, 0); // 255 slots in each turn
        }
        std::thread{[&] {
            msr::shim own;
            msr::program_handle second;
            follow(own, second);
            happen(device, 1'000, 5, 50, 100, 100);
            others = of(own, second);
        }}.join();
        happen(device, 10, 255, 0, 0, 0);
        same("a thread's own slots, whatever its CPU does meanwhile, to the last one",
             of(module, loaded),
             {1'020'007'650, 400'002'550, 220'005'100, 240'000'000, 160'000'000, 120'000'000});
        same("and those of a thread with a program of its own", others,
             {255'000, 5'000, 50'000, 100'000, 100'000, 0});
        raw::bind_to(1);
        happen(device, 1'000, 0, 0, 255, 0);
        raw::bind_to(0);
        happen(device, 1'000, 0, 0, 0, 255);
        same("on whatever CPU", of(module, loaded),
             {1'020'517'650, 400'002'550, 220'005'100, 240'255'000, 160'255'000, 120'000'000});
        const auto meanwhile = registers_of(0);
        expect("both registers count while their thread runs",
               (meanwhile[3] & (enabled_slots | enabled_metrics)) ==
                   (enabled_slots | enabled_metrics),
               "0x%llx", static_cast<unsigned long long>(meanwhile[3]));
        good("UNLOAD", module.unload(loaded));
    }
    expect("what was left is there again",
           registers_of(0) == std::array<std::uint64_t, 4>{99, 0x40404040, 0, 0xf} &&
               registers_of(1) == std::array<std::uint64_t, 4>{});
    leave(0, {});
    raw::bind_to_none();
}

void inheritance() {
    raw::bind_to(0);
    msr::shim module;
    msr::program_handle loaded;
    follow(module, loaded, true);
    happen(device, 1'000'000, 255, 0, 0, 0);
    const auto child = [](int turns) {
        for (int i = 0; i < turns; ++i) {
            happen(device, 1, 0, 0, 255, 0); // 255 slots, and the next thread's turn
            ::sched_yield();
        }
    };
    std::vector<std::thread> children;
    for (int i = 0; i < 4; ++i)
        children.emplace_back(child, 100);
    for (std::thread &each : children)
        each.join();
    happen(device, 1, 0, 255, 0, 0);
    same("threads of one program hand the registers over without a loss", of(module, loaded),
         {255'102'255, 255'000'000, 255, 102'000, 0, 0});
    good("UNLOAD", module.unload(loaded));
    raw::bind_to_none();
}

void offline() {
    if (!callers::set_online(false)) return; // this kernel keeps its CPUs
    callers::set_online(true);
    leave(1, {77, 0x40404040, 0, 0xf});
    msr::shim module;
    msr::program_handle loaded;
    raw::bind_to(1);
    follow(module, loaded);
    happen(device, 1'000, 0, 255, 0, 0);
    raw::bind_to(0);
    callers::set_online(false);
    callers::set_online(true);
    expect("a CPU that goes has what was left",
           raw::read(device, 1, slot_counter) == 77 && raw::read(device, 1, metrics) == 0x40404040);
    raw::bind_to(1);
    happen(device, 1'000, 0, 255, 0, 0);
    raw::bind_to(0);
    same("and the thread is counted on", of(module, loaded), {510'000, 0, 510'000, 0, 0, 0});
    good("UNLOAD", module.unload(loaded));
    leave(1, {});
    raw::bind_to_none();
}

// --- what the kernel has, without the library ----------------------------------------------------

/// Slots and one share, for threads or CPUs, by these bits of IA32_PERF_GLOBAL_CTRL.
raw::program sharing(std::vector<std::uint32_t> on,
                     std::uint64_t bits = enabled_slots | enabled_metrics) {
    raw::program made(std::move(on), 0);
    made.writes = {{global, 0, 0, ~(enabled_slots | enabled_metrics)},
                   {fixed_control, 0, counts_user, ~0xf000ULL},
                   {slot_counter, 0, 0, 0},
                   {metrics, 0, 0, 0},
                   {global, 0, bits, ~(enabled_slots | enabled_metrics)},
                   {global, 0, 0, ~(enabled_slots | enabled_metrics)}};
    made.readouts = {{slot_counter, 48, MSRPP_NO_RDPMC, 0},
                     {metrics, 64, MSRPP_NO_RDPMC, MSRPP_SHARE(1)}};
    made.touched = {{slot_counter, MSRPP_TOUCHED_COUNTS, 0xffffffffffff, 0},
                    {metrics, MSRPP_TOUCHED_COUNTS, all, 0},
                    {fixed_control, 0, 0xf000, 0},
                    {global, 0, enabled_slots | enabled_metrics, 0}};
    made.head.set_up_count = 4;
    made.head.start_count = made.head.stop_count = 1;
    return made;
}

int load(raw::program &program, int descriptor = device) {
    program.head.readout_count = static_cast<unsigned>(program.readouts.size());
    program.head.touched_count = static_cast<unsigned>(program.touched.size());
    return program.load(descriptor);
}

void malformed() {
    const auto refused = [](const char *name, auto change) {
        raw::program program = sharing({0});
        change(program);
        const int error = load(program);
        expect(name, error == EINVAL && program.head.failure.reason == MSRPP_REASON_MALFORMED,
               "error %d, reason %u", error, program.head.failure.reason);
        if (error == 0) raw::unload(device, program.head.handle);
    };
    raw::program whole = sharing({0});
    expect("slots and a share", load(whole) == 0, "reason %u, address 0x%x",
           whole.head.failure.reason, whole.head.failure.address);
    raw::unload(device, whole.head.handle);
    refused("there is no ninth byte", [](auto &made) { made.readouts[1].share = MSRPP_SHARE(8); });
    refused("nor a larger number", [](auto &made) { made.readouts[1].share = 0xffffffff; });
    refused("a counter is no share", [](auto &made) { made.readouts[0].share = MSRPP_SHARE(0); });
    refused("the metrics are no counter", [](auto &made) { made.readouts[1].share = 0; });
    refused("they have 64 bits", [](auto &made) { made.readouts[1].width = 48; });
    refused("and no RDPMC", [](auto &made) { made.readouts[1].rdpmc = 1U << 29; });
    refused("nor have the slots of shares",
            [](auto &made) { made.readouts[0].rdpmc = 0x40000003; });
    refused("the slots are put back before the metrics",
            [](auto &made) { std::swap(made.touched[0], made.touched[1]); });
    for (const unsigned i :
         {0u, 1u, 3u}) // nor is a register written that the program does not change
        refused("a program changes all that the module writes for its shares", [i](auto &made) {
            const std::uint32_t address = made.touched[i].address;
            made.touched.erase(made.touched.begin() + i);
            for (msrpp_write &each : made.writes)
                if (each.address == address) each = {fixed_control, 0, counts_user, ~0xf000ULL};
        });
}

/// A share that nobody counts is not 0.
void not_shares() {
    raw::bind_to(0);
    raw::program program = sharing({0}, enabled_slots);
    load(program);
    raw::start(device, program.head.handle);
    happen(device, 16, 0, 255, 0, 0); // 4,080 slots
    raw::control found{program.head.handle, 2};
    expect("of few slots the shares may not be there yet",
           found.run(device, MSRPP_IOCTL_COUNTS) == 0 && found.values[0] == 4080 &&
               found.values[1] == 0);
    happen(device, 1, 0, 255, 0, 0);
    const int error = found.run(device, MSRPP_IOCTL_COUNTS);
    const msrpp_failure &why = found.head.failure;
    expect("metrics that do not count are no shares of 0",
           error == EREMOTEIO && why.reason == MSRPP_REASON_NOT_SHARES && why.address == metrics &&
               why.value == 4335 && why.got == 0,
           "error %d, reason %u, %llu", error, why.reason,
           static_cast<unsigned long long>(why.value));
    expect("nor are they later", found.run(device, MSRPP_IOCTL_COUNTS) == EREMOTEIO);
    raw::unload(device, program.head.handle);
    program = sharing({0});
    load(program);
    raw::start(device, program.head.handle);
    happen(device, 100, 0, 255, 0, 0);
    expect("its own file may write the metrics", raw::write(device, 0, metrics, 0x01010101) == 0);
    raw::control spoilt{program.head.handle, 2};
    expect("and is told that they were", spoilt.run(device, MSRPP_IOCTL_COUNTS) == EREMOTEIO);
    raw::unload(device, program.head.handle);
    const int own = raw::open_device(); // of which a closed descriptor leaves nothing
    program = sharing({}, enabled_slots);
    load(program, own);
    raw::attach(own, program.head.handle);
    raw::start(own, program.head.handle);
    raw::control turns{program.head.handle, 2};
    happen(own, 4, 0, 255, 0, 0);
    expect("a short turn", turns.run(own, MSRPP_IOCTL_COUNTS) == 0 && turns.values[0] == 1020);
    for (int i = 0; i < 5; ++i) {
        std::thread{[] { ::sched_yield(); }}.join();
        happen(own, 4, 0, 255, 0, 0);
    }
    expect("many short turns without shares are no count",
           turns.run(own, MSRPP_IOCTL_COUNTS) == EREMOTEIO &&
               turns.head.failure.reason == MSRPP_REASON_NOT_SHARES);
    ::close(own);
    raw::bind_to_none();
}

// --- users ---------------------------------------------------------------------------------------

constexpr std::uint32_t both = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;

bool allow(std::uint64_t global_bits = enabled_slots | enabled_metrics,
           std::uint32_t slots_flags = both) {
    return raw::allow(device, {{slot_counter, slots_flags, 0xffffffffffff},
                               {metrics, both, all},
                               {fixed_control, both, 0xf000},
                               {global, both, global_bits}}) == 0;
}

void users() {
    expect("ALLOW", allow());
    raw::bind_to(0);
    leave(0, {4711, 0x40404040, 0x3, 0xf});
    callers::as(callers::user, [] {
        raw::bind_to(0);
        msr::shim module;
        msr::program_handle loaded;
        follow(module, loaded);
        const int own = raw::open_device();
        happen(own, 1'000, 100, 55, 60, 40, 30);
        same("a user counts the shares of its thread", of(module, loaded),
             {255'000, 100'000, 55'000, 60'000, 40'000, 30'000});
        good("UNLOAD", module.unload(loaded));
        raw::program goes_on = sharing({}); // while its thread is away, others are counted
        goes_on.writes.pop_back();
        goes_on.head.stop_count = 0;
        load(goes_on, own);
        raw::attach(own, goes_on.head.handle);
        raw::start(own, goes_on.head.handle);
        happen(own, 100, 0, 255, 0, 0);
        for (int i = 0; i < 3; ++i)
            std::thread{[own] { happen(own, 1'000'000, 0, 255, 0, 0); }}.join();
        happen(own, 100, 0, 255, 0, 0);
        raw::control found{goes_on.head.handle, 2};
        expect("and nothing of other threads, also where it does not stop its registers",
               found.run(own, MSRPP_IOCTL_COUNTS) == 0 && found.values[0] == 51'000 &&
                   found.values[1] == 51'000,
               "%llu, %llu", static_cast<unsigned long long>(found.values[0]),
               static_cast<unsigned long long>(found.values[1]));
        raw::program spoilt = sharing({}, enabled_slots);
        raw::unload(own, goes_on.head.handle);
        load(spoilt, own);
        raw::attach(own, spoilt.head.handle);
        raw::start(own, spoilt.head.handle);
        happen(own, 100, 0, 255, 0, 0);
        raw::control failed{spoilt.head.handle, 2};
        const int error = failed.run(own, MSRPP_IOCTL_COUNTS);
        expect("its failures have no values of registers",
               error == EREMOTEIO && failed.head.failure.reason == MSRPP_REASON_NOT_SHARES &&
                   failed.head.failure.value == 0 && failed.head.failure.got == 0,
               "error %d", error);
        raw::program foreign = sharing({});
        foreign.writes[1] = {fixed_control, 0, 0, ~0xfULL};
        const int refused = load(foreign, own);
        expect("it enables no metrics of a counter that it has not set",
               refused == EPERM && foreign.head.failure.reason == MSRPP_REASON_NO_RIGHTS,
               "error %d", refused);
        raw::program kernel = sharing({});
        kernel.writes[1].value = 0x3000;
        expect("nor of the kernel", load(kernel, own) == EACCES);
        raw::program on_cpu = sharing({0});
        expect("nor on a CPU", load(on_cpu, own) == EPERM);
    });
    expect("what was left is there again",
           registers_of(0) == std::array<std::uint64_t, 4>{4711, 0x40404040, 0x3, 0xf});
    leave(0, {});
    for (const std::uint64_t bits : {enabled_slots, enabled_metrics}) {
        allow(bits);
        callers::as(callers::user, [] {
            raw::program program = sharing({});
            const int error = load(program, raw::open_device());
            expect("a list gives both bits, or no shares",
                   error == EACCES && program.head.failure.address == global, "error %d, 0x%x",
                   error, program.head.failure.address);
        });
    }
    allow(enabled_slots | enabled_metrics, MSRPP_ALLOW_WRITE);
    callers::as(callers::user, [] {
        raw::program program = sharing({});
        program.readouts.erase(program.readouts.begin());
        program.touched[0].check = 0;
        const int error = load(program, raw::open_device());
        expect("shares tell of slots, which the list must let it read",
               error == EACCES && program.head.failure.address == slot_counter, "error %d, 0x%x",
               error, program.head.failure.address);
    });
    raw::allow(device, {});
    raw::bind_to_none();
}

// --- a processor without the register ------------------------------------------------------------

void none() {
    msrpp_info told{};
    raw::call(device, MSRPP_IOCTL_INFO, &told);
    expect("INFO tells of no shares", (told.features & MSRPP_FEATURE_SHARES) == 0);
    raw::program program = sharing({0});
    expect("LOAD finds none", load(program) == EOPNOTSUPP);
    msr::shim module;
    msr::program_handle loaded;
    const msr::failure why = module.load(0, first_level.view(), loaded);
    expect("the library says so",
           why.kind == msr::error_code::inexpressible &&
               msr::message(why).find("no IA32_PERF_METRICS") != std::string::npos,
           "%s", msr::message(why).c_str());
    raw::allow(device, {{metrics, both, all}});
    callers::as(callers::counting_user, [] {
        expect("no list gives the register",
               raw::write(raw::open_device(), 0, metrics, 0) == EACCES);
    });
    raw::allow(device, {});
}

} // namespace

int main(int count, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    if (count > 1 && std::strcmp(arguments[1], "none") == 0) {
        none();
    } else {
        msrpp_info told{};
        raw::call(device, MSRPP_IOCTL_INFO, &told);
        expect("INFO tells of shares", (told.features & MSRPP_FEATURE_SHARES) != 0);
        cpus();
        malformed();
        if (raw::threads_can_be_counted()) {
            turns();
            inheritance();
            offline();
            users();
        }
        not_shares();
    }
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

// Shares of issue slots on registers that msrpp_soft.ko simulates: counts of the library's register
// programs for CPUs and for threads, and the registers afterwards.
#include "slot_uses.hpp"

#include <array>
#include <cstdint>
#include <thread>
#include <vector>

#include <sched.h>

namespace {

using namespace slot_uses;

// Tests register programs for CPUs.

void cpus() {
    raw::bind_to(0);
    leave(0, {12345, 0x11223344, 0, 0xf});
    msr::shim module;
    msr::program_handle loaded;
    good("LOAD of the first level on a CPU", module.load(0, first_level.view(), loaded));
    happen(device, 7, 255, 0, 0, 0);
    good("START", module.start(loaded));
    counts counts{};
    good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    same("START begins at 0", counts, {});
    happen(device, 4'000'000, 100, 55, 60, 40, 30);
    good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    same("shares are slots", counts,
         {1'020'000'000, 400'000'000, 220'000'000, 240'000'000, 160'000'000, 120'000'000});
    // 20 times 255 slots: a 200,000th of all slots since the start
    happen(device, 20, 0, 255, 0, 0);
    good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    same("a short period is known as well as a long one", counts,
         {1'020'005'100, 400'000'000, 220'005'100, 240'000'000, 160'000'000, 120'000'000});
    // each portion is below the size from which the module adds up the shares
    for (int i = 0; i < 10; ++i) {
        happen(device, 2, 0, 0, 255, 0);
        good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    }
    same("so are many readings of few slots", counts,
         {1'020'010'200, 400'000'000, 220'005'100, 240'005'100, 160'000'000, 120'000'000});
    const int other = raw::open_device();
    expect("nobody else has the registers", raw::write(other, 0, slot_counter, 0) == EBUSY &&
                                                raw::write(other, 0, metrics, 0) == EBUSY &&
                                                raw::write(other, 0, global, 0) == EBUSY);
    ::close(other);
    happen(device, 100, 255, 0, 0, 0);
    good("STOP", module.stop(loaded, counts.data(), counts.size()));
    same("STOP tells what COUNTS would", counts,
         {1'020'035'700, 400'025'500, 220'005'100, 240'005'100, 160'000'000, 120'000'000});
    happen(device, 100, 255, 0, 0, 0);
    good("START again", module.start(loaded));
    happen(device, 100, 0, 0, 0, 255);
    good("COUNTS", module.counts(loaded, counts.data(), counts.size()));
    same("it begins at 0 again", counts, {25'500, 0, 0, 0, 25'500, 0});
    good("UNLOAD", module.unload(loaded));
    expect("what was left is there again",
           registers_of(0) == std::array<std::uint64_t, 4>{12345, 0x11223344, 0, 0xf});
    leave(0, {});
    raw::bind_to_none();
}

// Tests register programs for threads.

/// Two threads of one CPU, each with a register program, take turns with a third thread that no
/// program counts.
void turns() {
    raw::bind_to(0);
    leave(0, {99, 0x40404040, 0, 0xf});
    {
        msr::shim module;
        msr::program_handle loaded;
        follow(module, loaded);
        happen(device, 4'000'000, 100, 55, 60, 40, 30);
        counts rest{};
        for (int i = 0; i < 20; ++i) {
            // the thread inherits the CPU of its maker, which waits for the thread's end
            std::thread{[&] { happen(device, 1'000'000, 0, 0, 0, 255); }}.join();
            happen(device, 1, 0, 255, 0, 0); // 255 slots in each turn of the thread
        }
        std::thread{[&] {
            msr::shim own;
            msr::program_handle second;
            follow(own, second);
            happen(device, 1'000, 5, 50, 100, 100);
            rest = of(own, second);
        }}.join();
        happen(device, 10, 255, 0, 0, 0);
        same("a thread's own slots, whatever its CPU does meanwhile, to the last one",
             of(module, loaded),
             {1'020'007'650, 400'002'550, 220'005'100, 240'000'000, 160'000'000, 120'000'000});
        same("and those of a thread with a program of its own", rest,
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
            happen(device, 1, 0, 0, 255, 0); // 255 slots, then the next thread's turn
            ::sched_yield();
        }
    };
    std::vector<std::thread> children;
    for (int i = 0; i < 4; ++i)
        children.emplace_back(child, 100);
    for (std::thread &thread : children)
        thread.join();
    happen(device, 1, 0, 255, 0, 0);
    same("threads of one program hand the registers over without a loss", of(module, loaded),
         {255'102'255, 255'000'000, 255, 102'000, 0, 0});
    good("UNLOAD", module.unload(loaded));
    raw::bind_to_none();
}

void offline() {
    if (!callers::set_online(false)) return; // a kernel without CPU hotplug skips the check
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

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    cpus();
    if (raw::threads_can_be_counted()) {
        turns();
        inheritance();
        offline();
    }
    return failures == 0 ? 0 : 1;
}

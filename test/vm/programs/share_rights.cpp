// Tests shares of issue slots on registers that msrpp_soft.ko simulates, without the library:
// refused register programs, users' rights, and values that are no counts. The first argument
// `none` says that there is no IA32_PERF_METRICS.
#include "slot_uses.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <sched.h>
#include <sys/mman.h>

namespace {

using namespace slot_uses;

/// Returns a register program for slots and one share, for threads or CPUs, with these bits of
/// IA32_PERF_GLOBAL_CTRL.
raw::program sharing(std::vector<std::uint32_t> target,
                     std::uint64_t bits = enabled_slots | enabled_metrics) {
    raw::program result(std::move(target), 0);
    result.writes = {{global, 0, 0, ~(enabled_slots | enabled_metrics)},
                     {fixed_control, 0, counts_user, ~0xf000ULL},
                     {slot_counter, 0, 0, 0},
                     {metrics, 0, 0, 0},
                     {global, 0, bits, ~(enabled_slots | enabled_metrics)},
                     {global, 0, 0, ~(enabled_slots | enabled_metrics)}};
    result.readouts = {{slot_counter, 48, MSRPP_NO_RDPMC, 0},
                       {metrics, 64, MSRPP_NO_RDPMC, MSRPP_SHARE(1)}};
    result.touched = {{slot_counter, MSRPP_CHANGED_REGISTER_COUNTS, 0xffffffffffff, 0},
                      {metrics, MSRPP_CHANGED_REGISTER_COUNTS, all_bits, 0},
                      {fixed_control, 0, 0xf000, 0},
                      {global, 0, enabled_slots | enabled_metrics, 0}};
    result.head.set_up_count = 4;
    result.head.start_count = result.head.stop_count = 1;
    return result;
}

int load(raw::program &program, int descriptor = device) {
    program.head.readout_count = static_cast<unsigned>(program.readouts.size());
    program.head.changed_register_count = static_cast<unsigned>(program.touched.size());
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
    refused("there is no ninth byte",
            [](auto &result) { result.readouts[1].share = MSRPP_SHARE(8); });
    refused("nor a larger number", [](auto &result) { result.readouts[1].share = 0xffffffff; });
    refused("a counter is no share",
            [](auto &result) { result.readouts[0].share = MSRPP_SHARE(0); });
    refused("the metrics are no counter", [](auto &result) { result.readouts[1].share = 0; });
    refused("they have 64 bits", [](auto &result) { result.readouts[1].width = 48; });
    refused("and no RDPMC", [](auto &result) { result.readouts[1].rdpmc = 1U << 29; });
    refused("nor have the slots of shares",
            [](auto &result) { result.readouts[0].rdpmc = 0x40000003; });
    refused("the slots are put back before the metrics",
            [](auto &result) { std::swap(result.touched[0], result.touched[1]); });
    for (const unsigned i :
         // the module writes only registers that the register program declares touched
         {0u, 1u, 3u})
        refused("a program changes all that the module writes for its shares", [i](auto &result) {
            const std::uint32_t address = result.touched[i].address;
            result.touched.erase(result.touched.begin() + i);
            for (msrpp_write &write : result.writes)
                if (write.address == address) write = {fixed_control, 0, counts_user, ~0xf000ULL};
        });
}

/// The ioctl COUNTS answers an error, not 0, for a share whose metrics are not enabled.
void not_shares() {
    raw::bind_to(0);
    raw::program program = sharing({0}, enabled_slots);
    load(program);
    raw::start(device, program.head.handle);
    happen(device, 16, 0, 255, 0, 0); // 16 * 255 = 4,080 slots
    raw::control control{program.head.handle, 2};
    expect("of few slots the shares may not be there yet",
           control.run(device, MSRPP_IOCTL_COUNTS) == 0 && control.values[0] == 4080 &&
               control.values[1] == 0);
    happen(device, 1, 0, 255, 0, 0);
    const int error = control.run(device, MSRPP_IOCTL_COUNTS);
    const msrpp_failure &problem = control.head.failure;
    expect("metrics that do not count are no shares of 0",
           error == EREMOTEIO && problem.reason == MSRPP_REASON_NOT_SHARES &&
               problem.address == metrics && problem.value == 4335 && problem.actual_value == 0,
           "error %d, reason %u, %llu", error, problem.reason,
           static_cast<unsigned long long>(problem.value));
    expect("nor are they later", control.run(device, MSRPP_IOCTL_COUNTS) == EREMOTEIO);
    raw::unload(device, program.head.handle);
    program = sharing({0});
    load(program);
    raw::start(device, program.head.handle);
    happen(device, 100, 0, 255, 0, 0);
    expect("its own file may write the metrics", raw::write(device, 0, metrics, 0x01010101) == 0);
    raw::control spoilt{program.head.handle, 2};
    expect("and is told that they were", spoilt.run(device, MSRPP_IOCTL_COUNTS) == EREMOTEIO);
    raw::unload(device, program.head.handle);
    const int own = raw::open_device(); // closing this descriptor unloads all of its programs
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

/// A thread whose counters cannot be read as it leaves its CPU: its page says that it is not
/// counted, so that a reader adds no events to the last sum.
void page_of_a_failure() {
    raw::bind_to(0);
    const int own = raw::open_device(); // closing this descriptor unloads all of its programs
    raw::program program = sharing({}, enabled_slots);
    load(program, own);
    raw::attach(own, program.head.handle);
    raw::start(own, program.head.handle);
    void *const address = ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, own,
                                 static_cast<off_t>(program.head.handle) * 4096);
    if (!expect("the page of a thread", address != MAP_FAILED, "%d", errno)) return;
    const volatile msrpp_page *const page = static_cast<const msrpp_page *>(address);
    expect("says that the thread is counted", (page->flags & MSRPP_PAGE_RUNNING) != 0);
    happen(own, 100, 0, 255, 0, 0); // 25,500 slots without shares
    std::thread{[] { ::sched_yield(); }}.join();
    expect("and no longer, where the counters could not be read",
           (page->flags & MSRPP_PAGE_RUNNING) == 0 && page->sequence % 2 == 0, "flags %u",
           page->flags);
    raw::control failed{program.head.handle, 2};
    expect("COUNTS says why", failed.run(own, MSRPP_IOCTL_COUNTS) == EREMOTEIO &&
                                  failed.head.failure.reason == MSRPP_REASON_NOT_SHARES);
    raw::control{program.head.handle, 0}.run(own, MSRPP_IOCTL_STOP);
    expect("START counts again",
           raw::start(own, program.head.handle) == 0 && (page->flags & MSRPP_PAGE_RUNNING) != 0);
    ::munmap(address, 4096);
    ::close(own);
    raw::bind_to_none();
}

// flags of allowlist entries for users without CAP_PERFMON
constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;

bool allow(std::uint64_t global_bits = enabled_slots | enabled_metrics,
           std::uint32_t slots_flags = read_write) {
    return raw::allow(device, {{slot_counter, slots_flags, 0xffffffffffff},
                               {metrics, read_write, all_bits},
                               {fixed_control, read_write, counts_user},
                               {global, read_write, global_bits}}) == 0;
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
        // without the stop write the counters run on while the thread is away, and count other
        // threads
        raw::program goes_on = sharing({});
        goes_on.writes.pop_back();
        goes_on.head.stop_count = 0;
        load(goes_on, own);
        raw::attach(own, goes_on.head.handle);
        raw::start(own, goes_on.head.handle);
        happen(own, 100, 0, 255, 0, 0);
        for (int i = 0; i < 3; ++i)
            std::thread{[own] { happen(own, 1'000'000, 0, 255, 0, 0); }}.join();
        happen(own, 100, 0, 255, 0, 0);
        raw::control control{goes_on.head.handle, 2};
        expect("and nothing of other threads, also where it does not stop its registers",
               control.run(own, MSRPP_IOCTL_COUNTS) == 0 && control.values[0] == 51'000 &&
                   control.values[1] == 51'000,
               "%llu, %llu", static_cast<unsigned long long>(control.values[0]),
               static_cast<unsigned long long>(control.values[1]));
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
                   failed.head.failure.value == 0 && failed.head.failure.actual_value == 0,
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
        callers::as(callers::user, [bits] {
            // the program sets only these bits of IA32_PERF_GLOBAL_CTRL
            raw::program program = sharing({}, bits);
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
        program.touched[0].check_mask = 0;
        const int error = load(program, raw::open_device());
        expect("shares tell of slots, which the list must let it read",
               error == EACCES && program.head.failure.address == slot_counter, "error %d, 0x%x",
               error, program.head.failure.address);
    });
    raw::allow(device, {});
    raw::bind_to_none();
}

// Tests a processor without IA32_PERF_METRICS.

void none() {
    raw::program program = sharing({0});
    expect("LOAD finds none", load(program) == EOPNOTSUPP);
    msr::shim module;
    msr::program_handle loaded;
    const msr::failure problem = module.load(0, first_level.view(), loaded);
    expect("the library says so",
           problem.kind == msr::error_code::inexpressible &&
               msr::message(problem).find("no IA32_PERF_METRICS") != std::string::npos,
           "%s", msr::message(problem).c_str());
    raw::allow(device, {{metrics, read_write, all_bits}});
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
    msrpp_info report{};
    raw::call(device, MSRPP_IOCTL_INFO, &report);
    const bool has_shares = (report.features & MSRPP_FEATURE_SHARES) != 0;
    if (count > 1 && std::strcmp(arguments[1], "none") == 0) {
        expect("INFO tells of no shares", !has_shares);
        none();
    } else {
        expect("INFO tells of shares", has_shares);
        malformed();
        if (raw::threads_can_be_counted()) {
            users();
            not_shares();
            page_of_a_failure();
        }
    }
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}

// Tests the backend on the kernel module's device, with a module in user space that follows a
// script. test/vm tests the kernel module in a virtual machine.
#include "fake_module.hpp"

#include "../session/fake_plan.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

using msr::error_code;

namespace {

bool contains(const std::string &text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

constexpr msr::program_view program = fake::program.view();

} // namespace

TEST_CASE("it is a backend that takes whole programs") {
    static_assert(msr::backend<msr::shim>);
    static_assert(msr::program_backend<msr::shim>);
}

TEST_CASE("the interface is that of the module") {
    // Sizes and offsets are asserted in shim_abi.h; these numbers of calls must not change, since
    // programs were built with them.
    CHECK(MSRPP_ABI_VERSION == 3);
    CHECK(MSRPP_IOCTL_INFO == 0x8080d700);
    CHECK(MSRPP_IOCTL_BATCH == 0xc048d701);
    CHECK(MSRPP_IOCTL_ALLOW == 0x4010d702);
    CHECK(MSRPP_IOCTL_LOAD == 0xc078d704);
    CHECK(MSRPP_IOCTL_COUNTS == 0xc038d707);
    CHECK(MSRPP_IOCTL_ATTACH == 0xc038d709);
}

namespace {

namespace pm = msr::perfmon;
constexpr msr::program_view with_shares =
    msr::plan<pm::ice_lake, pm::topdown_slots, pm::topdown_be_bound>.view();

} // namespace

TEST_CASE("shares of slots are loaded by the byte that holds them") {
    fake_module module{.features = MSRPP_FEATURE_SHARES};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle loaded;
    CHECK_FALSE(device.load(0, with_shares, loaded));
    CHECK(module.shares == std::vector<std::uint32_t>{0, MSRPP_SHARE(3)});
    CHECK_FALSE(device.unload(loaded));
    module.shares.clear();
    CHECK_FALSE(device.load_for_thread(with_shares, loaded));
    CHECK(module.shares == std::vector<std::uint32_t>{0, MSRPP_SHARE(3)});
    CHECK(module.load.flags == MSRPP_PROGRAM_THREAD);
}

TEST_CASE("shares are refused before anything is loaded where the module has none") {
    fake_module module; // a module without MSRPP_FEATURE_SHARES
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle loaded;
    const msr::failure problem = device.load(0, with_shares, loaded);
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(problem.choice == 2);
    CHECK(problem.address == 0x329);
    CHECK(contains(msr::message(problem), "no IA32_PERF_METRICS in this processor"));
    CHECK(module.requests.empty());
    // a program without shares does not need MSRPP_FEATURE_SHARES
    CHECK_FALSE(device.load(0, program, loaded));
    fake_module missing{.open_errors = {ENOENT}, .features = MSRPP_FEATURE_SHARES};
    fake_shim nowhere{"/tree", fake_shim_calls{&missing}};
    CHECK(nowhere.load(0, with_shares, loaded).kind == error_code::device_missing);
}

TEST_CASE("shares have no RDPMC") {
    fake_module module{.features = MSRPP_FEATURE_SHARES};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle loaded;
    const std::vector<std::uint32_t> indices{0x40000003, 1U << 29};
    const msr::failure problem =
        device.load_for_thread(with_shares, loaded, {indices.data(), indices.size()});
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(contains(msr::message(problem), "RDPMC cannot count them"));
    CHECK(module.requests.empty());
}

TEST_CASE("registers that do not divide slots are told with both values") {
    fake_module module{.features = MSRPP_FEATURE_SHARES};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle loaded;
    CHECK_FALSE(device.load(0, with_shares, loaded));
    module.ioctl_errors = {EREMOTEIO};
    module.reported_failure = {MSRPP_REASON_NOT_SHARES, EREMOTEIO, 0, 0x329, 1'000'000, 0x80, 1, 0};
    std::uint64_t counts[2]{};
    const msr::failure problem = device.counts(loaded, counts, 2);
    CHECK(problem.kind == error_code::not_shares);
    CHECK(problem.address == 0x329);
    CHECK(problem.value == 1'000'000);
    CHECK(problem.actual_value == 0x80);
}

TEST_CASE("a register is a batch of one operation") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    CHECK(module.opened.empty());
    CHECK_FALSE(device.write(3, 0xc0000080, 0x1234567890));
    REQUIRE(module.operations.size() == 1);
    CHECK(module.operations[0].cpu == 3);
    CHECK(module.operations[0].kind == MSRPP_WRITE);
    CHECK(module.operations[0].address == 0xc0000080);
    CHECK(module.operations[0].value == 0x1234567890);
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(3, 0xc0000080, value));
    CHECK(value == 0x1234567890);
    CHECK(module.operations[0].kind == MSRPP_READ);
    CHECK(module.operations[0].flags == 0);
    CHECK(module.operations[0].value == 0); // the operation of a read has no value
    CHECK(module.operations[0].mask == 0);
    CHECK(module.opened == std::vector<std::string>{"/tree"});
}

TEST_CASE("what cannot be opened is reported, and tried again") {
    fake_module module{.open_errors = {ENOENT, ENXIO, EACCES, EMFILE, EINTR}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    std::uint64_t value = 5;
    msr::failure problem = device.read(1, 0x10, value);
    CHECK(problem.kind == error_code::device_missing);
    CHECK(value == 5);
    CHECK(contains(message(problem), "/tree"));
    // the device file has no module behind it
    CHECK(device.write(1, 0x10, 1).kind == error_code::device_missing);
    problem = device.write(1, 0x10, 1);
    CHECK(problem.kind == error_code::no_permission);
    CHECK(problem.system_error == EACCES);
    CHECK(device.write(1, 0x10, 1).system_error == EMFILE);
    CHECK_FALSE(device.write(1, 0x10, 1));
}

TEST_CASE("an access that fails reports CPU, register and reason") {
    fake_module module{.ioctl_errors = {EACCES, EIO, ENXIO, EPERM}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    module.reported_failure = {MSRPP_REASON_NOT_ALLOWED, EACCES, 1, 0x3a0, 7, 0, 0, 0};
    msr::failure problem = device.write(1, 0x3a0, 7);
    CHECK(problem.kind == error_code::blocked);
    CHECK(problem.is_write);
    CHECK(problem.cpu == 1);
    CHECK(problem.address == 0x3a0);
    CHECK(problem.value == 7);
    CHECK(contains(problem.subject, "allowlist"));
    module.reported_failure = {MSRPP_REASON_FAULT, EIO, 1, 0x3a0, 0, 0, 0, 0};
    std::uint64_t value = 5;
    problem = device.read(1, 0x3a0, value);
    CHECK(problem.kind == error_code::refused);
    CHECK_FALSE(problem.is_write);
    CHECK(value == 5);
    module.reported_failure = {MSRPP_REASON_CPU_OFFLINE, ENXIO, 1, 0x3a0, 0, 0, 0, 0};
    CHECK(device.read(1, 0x3a0, value).kind == error_code::cpu_offline);
    module.reported_failure = {MSRPP_REASON_LOCKED_DOWN, EPERM, 1, 0x3a0, 0, 0, 0, 0};
    problem = device.write(1, 0x3a0, 7);
    CHECK(problem.kind == error_code::blocked);
    CHECK(contains(problem.subject, "lockdown"));
}

TEST_CASE("a batch: all operations in one call, and the first failure") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    module.tape.refuse_register(0x11);
    msrpp_operation operations[] = {{0, MSRPP_WRITE, 0, 0x10, 0, 3, 0},
                                    {1, MSRPP_WRITE, 0, 0x11, 0, 4, 0},
                                    {0, MSRPP_READ, 0, 0x10, 0, 0, 0}};
    const msr::failure problem = device.batch(operations, 3, true);
    CHECK(module.requests == std::vector<unsigned long>{MSRPP_IOCTL_BATCH});
    CHECK(module.batch.flags == MSRPP_BATCH_ROLL_BACK);
    CHECK(problem.kind == error_code::refused);
    CHECK(problem.is_write);
    CHECK(problem.cpu == 1);
    CHECK(problem.address == 0x11);
    CHECK(problem.value == 4);
    CHECK(operations[1].error == EIO);
    CHECK(operations[2].value == 3);
    CHECK_FALSE(device.batch(operations, 1));
    CHECK(module.batch.flags == 0);
}

TEST_CASE("a batch with a count that does not fit is refused as a whole") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msrpp_operation operation{0, MSRPP_WRITE, 0, 0x10, 0, 3, 0};
    CHECK(device.batch(&operation, (std::size_t{1} << 32) + 1).system_error == EINVAL);
    CHECK(module.batch.count == MSRPP_MOST_OPERATIONS + 1);
    CHECK(module.operations.empty());
}

TEST_CASE(
    "a batch that fails without a reason names no operation, unless it has a single operation") {
    fake_module module{.ioctl_errors = {EFAULT, EFAULT}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msrpp_operation operations[] = {{1, MSRPP_WRITE, 0, 0x10, 0, 3, 0},
                                    {1, MSRPP_WRITE, 0, 0x11, 0, 4, 0}};
    msr::failure problem = device.batch(operations, 2);
    CHECK(problem.system_error == EFAULT);
    CHECK(problem.address == 0);
    CHECK_FALSE(problem.is_write);
    problem = device.batch(operations, 1);
    CHECK(problem.address == 0x10);
    CHECK(problem.is_write);
}

TEST_CASE("the value of a read in a batch is not reported") {
    fake_module module{.ioctl_errors = {EIO}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    module.reported_failure = {MSRPP_REASON_FAULT, EIO, 1, 0x11, 88, 0, 1, 0};
    msrpp_operation operations[] = {{1, MSRPP_WRITE, 0, 0x10, 0, 3, 0},
                                    {1, MSRPP_READ, 0, 0x11, 0, 77, 0}};
    const msr::failure problem = device.batch(operations, 2);
    CHECK(problem.address == 0x11);
    CHECK_FALSE(problem.is_write);
    CHECK(problem.value == 0);
}

TEST_CASE("an interrupted call is made again") {
    fake_module module{.ioctl_errors = {EINTR, EINTR}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    CHECK_FALSE(device.write(0, 0x10, 1));
    CHECK(module.requests.size() == 3);
}

TEST_CASE("INFO reports features, limits and what the caller may do") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msrpp_info report{};
    CHECK_FALSE(device.information(report));
    CHECK(report.abi_version == 3);
    CHECK((report.features & MSRPP_FEATURE_SOFT) != 0);
    CHECK(report.rights == MSRPP_RIGHTS_THREADS);
    module.info_errors = {EFAULT};
    CHECK(device.information(report).system_error == EFAULT);
    CHECK(report.rights == MSRPP_RIGHTS_THREADS);
}

TEST_CASE("the version is asked for once, before the first call") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    for (int i = 0; i < 3; ++i)
        CHECK_FALSE(device.write(0, 0x10, 1));
    CHECK(module.infos == std::vector<unsigned long>{MSRPP_IOCTL_INFO});
    CHECK(module.opened.size() == 1);
}

TEST_CASE("a module of another version: every call says both, and nothing is asked of it") {
    for (const unsigned version : {2u, 4u}) {
        CAPTURE(version);
        fake_module module{.version = version};
        fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
        std::vector<msr::failure> failures;
        std::uint64_t value = 5;
        msrpp_info report{};
        msrpp_allowlist_entry entry{};
        std::size_t count = 7;
        msr::program_handle handle{};
        failures.push_back(device.read(0, 0x10, value));
        failures.push_back(device.write(0, 0x10, 1));
        failures.push_back(device.information(report));
        failures.push_back(device.allow(&entry, 1));
        failures.push_back(device.allowed(&entry, 1, count));
        failures.push_back(device.load(0, program, handle));
        failures.push_back(device.load_for_thread(program, handle));
        failures.push_back(device.attach(handle));
        failures.push_back(device.start(handle));
        failures.push_back(device.counts(handle, &value, 1));
        failures.push_back(device.stop(handle, &value, 1));
        failures.push_back(device.unload(handle));
        for (const msr::failure &problem : failures) {
            CHECK(problem.kind == error_code::other_version);
            CHECK(problem.system_error == EPROTO);
            CHECK(problem.actual_value == version);
            CHECK(message(problem) == "/dev/msrpp: the module speaks version " +
                                          std::to_string(version) +
                                          " of the interface, this program version 3: build both "
                                          "from the same release");
        }
        CHECK((device.map({5}) == nullptr));
        CHECK(module.requests.empty());
        CHECK(module.mapped == 0);
        CHECK(module.infos == std::vector<unsigned long>{MSRPP_IOCTL_INFO});
        CHECK(value == 5);
        CHECK(count == 7);
    }
}

TEST_CASE("a device that does not report its version is closed, and asked again") {
    fake_module module{.info_errors = {ENOTTY, EIO, EINTR}};
    fake_shim device{"/tree", fake_shim_calls{&module}};
    CHECK(device.write(0, 0x10, 1).system_error == ENOTTY);
    CHECK(module.closed == std::vector<int>{3});
    CHECK(device.write(0, 0x10, 1).system_error == EIO);
    CHECK(module.closed == std::vector<int>{3, 4});
    CHECK_FALSE(device.write(0, 0x10, 1)); // a call that ends with EINTR is made again
    CHECK(module.opened.size() == 3);
    CHECK(module.closed.size() == 2);
}

TEST_CASE("of two threads that open at once, the second closes its own descriptor") {
    fake_module module;
    {
        fake_shim device{"/tree", fake_shim_calls{&module}};
        module.while_opening = [&] { CHECK_FALSE(device.write(0, 0x10, 1)); };
        CHECK_FALSE(device.write(0, 0x10, 2));
        CHECK(module.closed == std::vector<int>{3});
    }
    CHECK(module.closed == std::vector<int>{3, 4});
}

TEST_CASE("the allowlist is loaded and read") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    const msrpp_allowlist_entry list[] = {{0x300, MSRPP_ALLOW_READ, 0},
                                          {0x360, MSRPP_ALLOW_WRITE, 0xff}};
    CHECK_FALSE(device.allow(list, 2));
    REQUIRE(module.allowed.size() == 2);
    CHECK(module.allowed[1].write_mask == 0xff);
    msrpp_allowlist_entry back[1]{};
    std::size_t count = 0;
    CHECK_FALSE(device.allowed(back, 1, count));
    CHECK(count == 2);
    CHECK(back[0].address == 0x300);
    module.ioctl_errors = {EPERM, EINVAL};
    CHECK(device.allow(list, 2).kind == error_code::no_permission);
    CHECK(device.allow(list, 2).system_error == EINVAL);
}

TEST_CASE("a program is loaded as it stands") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle handle;
    CHECK_FALSE(device.load(4, program, handle));
    CHECK(handle.number == 5);
    CHECK(module.load.flags == 0);
    CHECK(module.load.cpu_count == 1);
    CHECK(module.load.set_up_count == 6);
    CHECK(module.load.start_count == 2);
    CHECK(module.load.stop_count == 2);
    CHECK(module.load.claim_count == 2);
    CHECK(module.rdpmc == std::vector<std::uint32_t>(2, MSRPP_NO_RDPMC));
    // the registers in order: control_a, control_b, selection, counter_a, counter_b, clear
    CHECK(module.touched_flags == std::vector<std::uint32_t>{0, 0, 0, MSRPP_CHANGED_REGISTER_COUNTS,
                                                             MSRPP_CHANGED_REGISTER_COUNTS, 0});
    CHECK(module.programs.at(5).writes.at(1).keep == fake::kept_select);
    CHECK(module.programs.at(5).writes.at(6).value == fake::started);
    CHECK(module.tape.value(4, fake::control_a) == fake::stopped);
    const unsigned cpus[] = {0, 2};
    CHECK_FALSE(device.load(msr::all_of(cpus), program, handle));
    CHECK(module.load.cpu_count == 2);
    CHECK(device.load({cpus, 0}, program, handle).system_error == EINVAL);
}

TEST_CASE(
    "bits of others are passed to the module, but not those of registers that are never read") {
    constexpr std::uint64_t rest = ~std::uint64_t{0xff};
    constexpr msr::write writes[] = {{0x10, 1, rest}, {0x20, 2}};
    constexpr msr::touched_register touched[] = {{0x10, 0xff, "shared", false, rest},
                                                 {0x20, 0, "write_only", false, rest}};
    msr::program_view loaded{};
    loaded.set_up = msr::all_of(writes);
    loaded.registers = msr::all_of(touched);
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle handle;
    module.tape.set(0, 0x10, 0x1100);
    CHECK_FALSE(device.load(0, loaded, handle));
    REQUIRE(module.programs.at(5).touched.size() == 2);
    CHECK(module.programs.at(5).touched[0].shared == rest);
    CHECK(module.programs.at(5).touched[1].shared == 0);
    CHECK(module.tape.value(0, 0x10) == 0x1101);
    module.tape.set(0, 0x10, 0x2201);
    CHECK_FALSE(device.unload(handle));
    CHECK(module.tape.value(0, 0x10) == 0x2200);
}

TEST_CASE("what a program's failure names is by the program's names") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle handle;
    module.tape.set(0, fake::control_b, fake::enable);
    msr::failure problem = device.load(0, program, handle);
    CHECK(problem.kind == error_code::taken);
    CHECK(std::string_view{problem.name} == "counter_b");
    CHECK(problem.actual_value == fake::enable);
    CHECK(contains(message(problem), "counter_b (0x110) is in use"));
    module.tape.set(0, fake::control_b, 0);
    module.ioctl_errors = {EBUSY};
    module.reported_failure = {MSRPP_REASON_HELD_BY_KERNEL, EBUSY, 0, fake::counter_a, 0, 0, 3, 0};
    problem = device.load(0, program, handle);
    CHECK(std::string_view{problem.name} == "counter_a");
    CHECK(contains(message(problem), "by the kernel's own perf or NMI watchdog"));
}

TEST_CASE("threads: loading, attaching, and the page") {
    fake_module module;
    fake_shim device{"/tree", fake_shim_calls{&module}};
    msr::program_handle handle;
    const std::uint32_t indices[] = {12, 13};
    CHECK_FALSE(device.load_for_thread(program, handle, msr::all_of(indices)));
    CHECK(module.load.flags == MSRPP_PROGRAM_THREAD);
    CHECK(module.load.cpu_count == 0);
    CHECK(module.rdpmc == std::vector<std::uint32_t>{12, 13});
    CHECK_FALSE(device.attach(handle, 77, true));
    CHECK(module.attached.handle == 5);
    CHECK(module.attached.thread == 77);
    CHECK(module.attached.flags == MSRPP_ATTACH_INHERIT);
    CHECK_FALSE(device.attach(handle));
    CHECK(module.attached.thread == 0); // 0: the calling thread
    CHECK(module.attached.flags == 0);
    module.ioctl_errors = {EPERM};
    module.reported_failure = {MSRPP_REASON_NO_RIGHTS, EPERM, 0, 0, 0, 0, 0, 0};
    const msr::failure problem = device.attach(handle);
    CHECK(problem.kind == error_code::blocked);
    CHECK(contains(problem.subject, "CAP_SYS_PTRACE"));
    const volatile msrpp_page *const page = device.map(handle);
    CHECK((page == &module.page));
    CHECK(module.mapped == 5);
    device.unmap(page);
    CHECK(module.unmapped == 1);
    CHECK((device.map({0}) == nullptr));
}

TEST_CASE("the page gives sums, and what has been counted since they were right") {
    msrpp_page page{};
    page.count = 2;
    page.cpu = 3;
    page.readouts[0] = {1000, 0xfffffffff0, 40, 7};
    page.readouts[1] = {~std::uint64_t{0} - 4, 10, 64, 8};
    const msr::shim_page reader{&page};
    CHECK(reader.size() == 2);
    CHECK(reader.has_indices());
    std::uint64_t counts[2]{};
    unsigned calls = 0;
    const auto counter = [&](unsigned cpu, std::uint32_t index) -> std::uint64_t {
        CHECK(cpu == 3);
        ++calls;
        return index == 7 ? 0x10u : 15u;
    };
    SUBCASE("a thread that does not run has its sums") {
        reader.read(counts, counter);
        CHECK(counts[0] == 1000);
        CHECK(calls == 0);
    }
    SUBCASE("one that runs has more, across the wrap of the counter") {
        page.flags = MSRPP_PAGE_RUNNING;
        reader.read(counts, counter);
        CHECK(counts[0] == 1032);
        CHECK(counts[1] == 0);
        CHECK(calls == 2);
    }
    SUBCASE("a switch in between makes it read once more") {
        page.flags = MSRPP_PAGE_RUNNING;
        reader.read(counts, [&](unsigned cpu, std::uint32_t index) {
            if (calls == 1) {
                page.sequence += 2;
                page.readouts[0].sum = 5000;
            }
            return counter(cpu, index);
        });
        CHECK(calls == 4);
        CHECK(counts[0] == 5032);
    }
    SUBCASE("so does one that is going on") {
        page.sequence = 1;
        page.flags = MSRPP_PAGE_RUNNING;
        reader.read(counts, [&](unsigned cpu, std::uint32_t index) {
            if (calls == 3) ++page.sequence;
            return counter(cpu, index);
        });
        CHECK(calls == 6); // three reads of the two counters, two of them while the update goes on
    }
    page.readouts[1].rdpmc = MSRPP_NO_RDPMC;
    CHECK_FALSE(reader.has_indices());
}

TEST_CASE("the page counts every movement that is smaller than a turn of the counter") {
    msrpp_page page{};
    page.count = 2;
    page.flags = MSRPP_PAGE_RUNNING;
    page.readouts[0] = {0, 1, 40, 0};
    page.readouts[1] = {0, 1, 64, 1};
    std::uint64_t counts[2]{};
    msr::shim_page{&page}.read(counts, [](unsigned, std::uint32_t) { return std::uint64_t{0}; });
    CHECK(counts[0] == 0xff'ffff'ffff); // the counter went from 1 through its whole range to 0
    CHECK(counts[1] == 0xffff'ffff'ffff'ffff);
}

TEST_CASE("a session on it makes a single call for each phase") {
    fake_module module;
    fake::fill(module.tape, 0);
    {
        fake_shim device{"/tree", fake_shim_calls{&module}};
        msr::session session{device, fake::plan, msr::watch_cpu(0)};
        const auto counts = session.measure([&] { fake::tick(module.tape, 0, 7, 900); });
        CHECK(counts[fake::misses] == 7);
        CHECK(counts[fake::cycles] == 900);
        session.close();
        CHECK(module.requests == std::vector<unsigned long>{MSRPP_IOCTL_LOAD, MSRPP_IOCTL_START,
                                                            MSRPP_IOCTL_STOP, MSRPP_IOCTL_UNLOAD});
        CHECK(fake::as_found(module.tape, 0));
        CHECK(module.closed.empty());
    }
    CHECK(module.closed.size() == 1);
}

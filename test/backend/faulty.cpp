#include <msr/backend/faulty.hpp>

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>

namespace {

namespace perfmon = msr::perfmon;

constexpr auto instructions = perfmon::raw<0xc0, 0>.user();
constexpr const auto &plan = msr::plan<perfmon::haswell, instructions>;

constexpr std::uint32_t select_register = 0x186;

/// Returns the failure of a session of the plan on a recorder with these faults; an empty failure
/// where nothing failed.
msr::failure session_meets(msr::recorder &machine, std::vector<msr::fault> faults) {
    msr::faulty device{machine, std::move(faults)};
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (!problem) (void)session.measure([] {}, problem);
    if (!problem) session.close(problem);
    return problem;
}

} // namespace

TEST_CASE("the n-th access fails, the others do not") {
    msr::recorder machine;
    msr::faulty device{machine, {msr::refuses(2), msr::fails_with(3, msr::error_code::io, EIO)}};
    std::uint64_t value = 0;
    CHECK_FALSE(device.read(0, 1, value));
    CHECK(device.write(0, 1, 7).kind == msr::error_code::refused);
    CHECK(machine.value(0, 1) == 0);
    const msr::failure third = device.read(0, 1, value);
    CHECK(third.kind == msr::error_code::io);
    CHECK(third.system_error == EIO);
    CHECK_FALSE(device.write(0, 1, 7));
    CHECK(machine.value(0, 1) == 7);
    CHECK(device.accesses() == 4);
}

TEST_CASE("a fault may be of one register, one CPU or one kind of access") {
    msr::recorder machine;
    msr::faulty device{machine, {msr::refuses(1, 0x10), msr::loses_cpu(1, 3)}};
    std::uint64_t value = 0;
    CHECK_FALSE(device.write(0, 0x11, 1));
    CHECK(device.read(0, 0x10, value).kind == msr::error_code::refused);
    CHECK_FALSE(device.read(0, 0x10, value)); // the second access to register 10h succeeds
    CHECK(device.read(3, 0x11, value).kind == msr::error_code::cpu_offline);
}

TEST_CASE("a CPU that is gone stays away, and nobody writes its registers") {
    msr::recorder machine;
    msr::faulty device{machine, {msr::loses_cpu(2), msr::somebody_writes(4, 0x20, 1)}};
    std::uint64_t value = 0;
    CHECK_FALSE(device.write(0, 0x10, 1));
    CHECK_FALSE(device.is_gone(1));
    const msr::failure second = device.write(1, 0x10, 1);
    CHECK(second.kind == msr::error_code::cpu_offline);
    CHECK(second.cpu == 1);
    CHECK(second.system_error == ENXIO);
    CHECK(device.is_gone(1));
    CHECK_FALSE(device.is_gone(0));
    CHECK(device.read(1, 0x30, value).kind == msr::error_code::cpu_offline);
    // the fourth access fails
    CHECK(device.read(1, 0x30, value).kind == msr::error_code::cpu_offline);
    CHECK_FALSE(device.read(0, 0x10, value));
    CHECK(value == 1);
    CHECK(machine.value(1, 0x10) == 0);
    CHECK(machine.value(1, 0x20) == 0);
}

TEST_CASE("a write is swallowed; somebody else writes") {
    msr::recorder machine;
    msr::faulty device{machine, {msr::swallows(1, 0x10), msr::somebody_writes(2, 0x20, 0xbad)}};
    CHECK_FALSE(device.write(0, 0x10, 5));
    CHECK(machine.value(0, 0x10) == 0);
    CHECK(machine.value(0, 0x20) == 0);
    CHECK_FALSE(device.write(0, 0x10, 6));
    CHECK(machine.value(0, 0x10) == 6);
    CHECK(machine.value(0, 0x20) == 0xbad);
}

TEST_CASE("a session reports each refused access, or tries again, and puts every register back") {
    constexpr std::uint32_t global_control = 0x38f;
    std::size_t accesses = 0;
    {
        msr::recorder machine;
        machine.set(0, select_register, 0x1234); // another program's select register, disabled
        CHECK_FALSE(session_meets(machine, {}));
        accesses = machine.log().size();
    }
    REQUIRE(accesses > 20);
    std::size_t reported = 0;
    for (std::size_t nth = 1; nth <= accesses; ++nth) {
        CAPTURE(nth);
        msr::recorder machine;
        machine.set(0, select_register, 0x1234);
        const msr::failure problem = session_meets(machine, {msr::refuses(nth)});
        reported += problem ? 1 : 0;
        CHECK(problem.unrestored_registers == 0); // the access after the fault succeeds
        CHECK(machine.value(0, select_register) == 0x1234);
        CHECK(machine.value(0, global_control) == 0);
    }
    CHECK(reported > accesses / 2);
}

TEST_CASE("a session notices that a write was swallowed") {
    msr::recorder machine;
    const msr::failure problem = session_meets(machine, {msr::swallows(1, select_register)});
    CHECK(problem.kind == msr::error_code::not_kept);
    CHECK(problem.address == select_register);
    CHECK(machine.value(0, select_register) == 0);
}

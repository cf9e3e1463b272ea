// Tests groups of threads in classes of service, through the kernel module.
#include "../fake_module.hpp"

#include <msr/backend/shim/classes.hpp>

#include <msr/backend/message.hpp>
#include <msr/backend/shim.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

using requests = std::vector<unsigned long>;
using fake_group = msr::basic_task_group<fake_shim_calls>;

static_assert(!std::is_copy_constructible_v<fake_group>);

} // namespace

TEST_CASE("a group asks for a class, an RMID, or both, and is closed with its object") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    {
        fake_group group;
        CHECK_FALSE(group);
        REQUIRE(!device.group({.of_class = 3}, group));
        CHECK(group);
        CHECK(module.group.flags == (MSRPP_TASKS_CLASS | MSRPP_TASKS_INHERIT));
        CHECK(module.group.class_number == 3);
        CHECK(module.group.rmid == 0);
        CHECK(group.rmid() == 0);
        // The second call makes a new group in place of the first.
        REQUIRE(!device.group({.watched = true, .inherit = false}, group));
        CHECK(module.group.flags == MSRPP_TASKS_RMID);
        CHECK(module.group.rmid == MSRPP_ANY_RMID);
        CHECK(group.rmid() == 31);
        // the closed descriptor is that of the first group
        CHECK(module.closed == std::vector<int>{4});
        REQUIRE(!device.group({.of_class = 0, .watched = true, .rmid = 7}, group));
        CHECK(module.group.class_number == 0);
        CHECK(module.group.rmid == 7);
    }
    CHECK(module.closed == std::vector<int>{4, 5, 6});
}

TEST_CASE("threads and processes come into a group and leave it") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    fake_group group;
    REQUIRE(!device.group({.of_class = 2}, group));
    CHECK(!group.attach(77));
    CHECK(module.controlled.thread == 77);
    CHECK(module.controlled.flags == 0);
    CHECK(!group.attach_process(78));
    CHECK(module.controlled.flags == MSRPP_TASKS_PROCESS);
    CHECK(!group.detach_process(78));
    CHECK(!group.detach(77));
    CHECK(module.requests == requests{MSRPP_IOCTL_TASKS, MSRPP_IOCTL_TASKS_ATTACH,
                                      MSRPP_IOCTL_TASKS_ATTACH, MSRPP_IOCTL_TASKS_DETACH,
                                      MSRPP_IOCTL_TASKS_DETACH});
    fake_group other{std::move(group)};
    CHECK(!group);
    CHECK(group.attach(77).system_error == EBADF);
    CHECK(other);
}

TEST_CASE("a group that is refused says who has the register, or the thread") {
    fake_module module;
    module.ioctl_errors = {EBUSY};
    module.reported_failure.reason = MSRPP_REASON_HELD_BY_KERNEL;
    module.reported_failure.error = EBUSY;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    fake_group group;
    msr::failure problem = device.group({.of_class = 2}, group);
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(msr::message(problem).find("resctrl") != std::string::npos);
    CHECK_FALSE(group);
    module.ioctl_errors = {EOPNOTSUPP};
    module.reported_failure = {};
    problem = device.group({.of_class = 2}, group);
    CHECK(msr::message(problem).find("no classes") != std::string::npos);
    REQUIRE(!device.group({.of_class = 2}, group));
    module.ioctl_errors = {EBUSY};
    module.reported_failure.reason = MSRPP_REASON_THREAD_TAKEN;
    problem = group.attach(5);
    CHECK(msr::message(problem).find("another group") != std::string::npos);
}

TEST_CASE("sums have a state, and a group that stopped says why") {
    fake_module module;
    module.sums.total = {2048, MSRPP_SUM_VALID, 0};
    module.sums.local = {MSRPP_NO_BYTES, MSRPP_SUM_UNAVAILABLE, 0};
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    fake_group group;
    REQUIRE(!device.group({.watched = true}, group));
    msrpp_task_sums sums{};
    CHECK(!group.read(sums));
    CHECK(sums.total.bytes == 2048);
    CHECK(sums.local.state == MSRPP_SUM_UNAVAILABLE);
    module.sums.stopped = 1;
    module.sums.failure.reason = MSRPP_REASON_HELD_BY_KERNEL;
    module.sums.failure.cpu = 3;
    const msr::failure problem = group.read(sums);
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(problem.cpu == 3);
    CHECK(sums.stopped == 1);
}

TEST_CASE("what there is of classes") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    msrpp_tasks_info info{};
    CHECK(!device.classes(info));
    CHECK(info.classes == 16);
    CHECK(info.rmids == 32);
    module.ioctl_errors = {ENOTTY}; // an older module does not know the ioctl
    CHECK(device.classes(info).system_error == ENOTTY);
    CHECK(info.classes == 16);
}

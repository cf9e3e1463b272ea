// Tests a session that counts the calling thread through the kernel module.
#include "../fake_module.hpp"

#include <msr/backend/shim/thread.hpp>

#include <msr/backend/shim.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <thread>
#include <vector>

namespace {

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;

using requests = std::vector<unsigned long>;

static_assert(msr::program_backend<msr::shim_thread<fake_shim>>);

} // namespace

TEST_CASE("a session on a thread loads for threads, attaches the caller, and takes it back") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    msr::shim_thread own{device, true};
    {
        msr::session session{own, msr::plan<misses>, msr::watch_cpu(0)};
        CHECK(module.load.flags == MSRPP_PROGRAM_THREAD);
        CHECK(module.load.cpu_count == 0);
        CHECK(module.attached.thread == 0);
        CHECK(module.attached.flags == MSRPP_ATTACH_INHERIT);
        session.start();
        static_cast<void>(session.stop());
    }
    CHECK(module.requests == requests{MSRPP_IOCTL_LOAD, MSRPP_IOCTL_ATTACH, MSRPP_IOCTL_START,
                                      MSRPP_IOCTL_STOP, MSRPP_IOCTL_UNLOAD});
}

TEST_CASE("a session counts the thread that opened it, unless it counts what that creates too") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    for (const bool inherit : {false, true}) {
        msr::shim_thread own{device, inherit};
        msr::session session{own, msr::plan<misses>, msr::watch_cpu(0)};
        msr::failure problem;
        std::thread{[&] { session.start(problem); }}.join();
        CHECK(problem.kind == (inherit ? msr::error_code::none : msr::error_code::other_thread));
    }
    msr::shim_thread own{device};
    msr::session session{own, msr::plan<misses>, msr::watch_cpu(0)};
    module.requests.clear();
    std::thread{[&] {
        session.bind();
        session.start();
    }}.join();
    CHECK(module.requests ==
          requests{MSRPP_IOCTL_UNLOAD, MSRPP_IOCTL_LOAD, MSRPP_IOCTL_ATTACH, MSRPP_IOCTL_START});
}

TEST_CASE("a thread that cannot be attached leaves no program behind") {
    fake_module module;
    module.ioctl_errors = {0, EBUSY};
    module.reported_failure.reason = MSRPP_REASON_THREAD_TAKEN;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    msr::shim_thread own{device};
    msr::failure problem;
    const msr::session session{own, msr::plan<misses>, msr::watch_cpu(0), problem};
    CHECK(problem);
    CHECK(module.requests == requests{MSRPP_IOCTL_LOAD, MSRPP_IOCTL_ATTACH, MSRPP_IOCTL_UNLOAD});
}

TEST_CASE("single registers are of processors, not of a thread") {
    fake_module module;
    fake_shim device{"/dev/msrpp", fake_shim_calls{&module}};
    msr::shim_thread own{device};
    std::uint64_t value = 5;
    CHECK(own.read(0, 0x10, value).kind == msr::error_code::wrong_state);
    CHECK(own.write(0, 0x10, 1).kind == msr::error_code::wrong_state);
    CHECK(value == 5);
    CHECK(module.requests.empty());
}

// Tests sessions on a backend that takes whole register programs: a single call for each phase, and
// no other access.
#include "../fake_plan.hpp"
#include "../shared_machine.hpp"

#include <msr/session.hpp>
#include <msr/session/execution/whole_program.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

using msr::error_code;
using msr::failure;

namespace {

/// A backend of whole register programs, whose counters read 10 and 20; fails in the call with a
/// given name.
struct taker {
    std::vector<std::string> calls{};
    std::string failing{};
    unsigned single_accesses{};

    failure read(unsigned, std::uint32_t, std::uint64_t &) noexcept { return accessed(); }
    failure write(unsigned, std::uint32_t, std::uint64_t) noexcept { return accessed(); }

    failure load(unsigned cpu, const msr::program_view &program,
                 msr::program_handle &handle) noexcept {
        handle.number = 7;
        CHECK(cpu == 3);
        CHECK(program.set_up.size() == fake::program.set_up_count);
        return called("load");
    }
    failure start(msr::program_handle loaded) noexcept { return called("start", loaded); }
    failure counts(msr::program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return answer(called("counts", loaded), values, count);
    }
    failure stop(msr::program_handle loaded, std::uint64_t *values, std::size_t count) noexcept {
        return answer(called("stop", loaded), values, count);
    }
    failure unload(msr::program_handle loaded) noexcept { return called("unload", loaded); }

private:
    failure accessed() noexcept {
        ++single_accesses;
        return {};
    }
    failure called(const char *name, msr::program_handle loaded = {7}) noexcept {
        CHECK(loaded.number == 7);
        calls.emplace_back(name);
        if (calls.back() != failing) return {};
        return {.kind = error_code::refused, .cpu = 3, .address = fake::control_b};
    }
    static failure answer(const failure &problem, std::uint64_t *values,
                          std::size_t count) noexcept {
        REQUIRE(count == 2);
        values[0] = 10;
        values[1] = 20;
        return problem;
    }
};

static_assert(msr::program_backend<taker>);
static_assert(!msr::program_backend<msr::recorder>);
static_assert(!msr::program_backend<shared_machine>);

using names = std::vector<std::string>;

} // namespace

TEST_CASE("a session makes a single call for each phase, and counts come from the backend") {
    taker device;
    {
        msr::session session{device, fake::plan, msr::watch_cpu(3)};
        session.start();
        CHECK(session.read()[fake::cycles] == 20);
        const auto counts = session.stop();
        CHECK(counts[fake::misses] == 10);
        CHECK(counts[fake::cycles] == 20);
        session.start();
        static_cast<void>(session.stop());
    }
    CHECK(device.calls == names{"load", "start", "counts", "stop", "start", "stop", "unload"});
    CHECK(device.single_accesses == 0);
}

TEST_CASE("a program that is not taken leaves nothing to unload, and the register has its name") {
    taker device{.failing = "load"};
    failure problem;
    msr::session session{device, fake::plan, msr::watch_cpu(3), problem};
    CHECK(problem.kind == error_code::refused);
    CHECK(std::string{problem.name} == "control_b");
    session.start(problem);
    CHECK(problem.kind == error_code::wrong_state);
    session.close();
    CHECK(device.calls == names{"load"});
}

TEST_CASE("a phase that fails ends the session; only a failed read leaves it running") {
    for (const char *const phase : {"start", "counts", "stop"}) {
        CAPTURE(phase);
        taker device{.failing = phase};
        failure problem;
        msr::session session{device, fake::plan, msr::watch_cpu(3)};
        session.start(problem);
        CHECK(static_cast<bool>(problem) == (device.failing == "start"));
        if (problem) {
            CHECK(device.calls == names{"load", "start", "unload"});
            continue;
        }
        const auto read = session.read(problem);
        CHECK(static_cast<bool>(problem) == (device.failing == "counts"));
        CHECK(read[fake::misses] == (problem ? 0 : 10));
        const auto counts = session.stop(problem);
        CHECK(static_cast<bool>(problem) == (device.failing == "stop"));
        CHECK(counts[fake::misses] == (problem ? 0 : 10));
        if (problem) CHECK(device.calls == names{"load", "start", "counts", "stop", "unload"});
    }
}

TEST_CASE("a program that could not be put back is reported by close") {
    taker device{.failing = "unload"};
    failure problem;
    msr::session session{device, fake::plan, msr::watch_cpu(3)};
    session.close(problem);
    CHECK(problem.kind == error_code::refused);
    session.close(problem);
    CHECK_FALSE(problem);
    CHECK(device.calls == names{"load", "unload"});
}

TEST_CASE("two sessions of the same program do not take the same registers") {
    taker device;
    failure problem;
    msr::session first{device, fake::plan, msr::watch_cpu(3)};
    msr::session second{device, fake::plan, msr::watch_cpu(3), problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(device.calls == names{"load"});
}

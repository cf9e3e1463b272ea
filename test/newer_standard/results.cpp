// Members that a session has where the standard library is newer than C++20's: std::expected,
// std::format. The file uses no test library, which would have to be built for the other standard
// library.
#include "../session/fake_plan.hpp"
#include "../session/fake_schedule.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/register.hpp>
#include <msr/register_text.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <cstdio>
#include <string>
#include <version>

#ifdef __cpp_lib_expected
#include <expected>
#include <memory>
#include <type_traits>
#endif
#ifdef __cpp_lib_format
#include <format>
#endif

namespace registers {

struct supply {
    msr::flag<0> enable{};
    msr::scaled_field<8, 8, msr::field_scale{100, 1}, "MHz"> ratio{};
    msr::signed_field<16, 8> offset{};
};

} // namespace registers

MSR_REGISTER(registers::supply, enable, ratio, offset);

namespace {

unsigned passed = 0, failed = 0;

void check(bool holds, const char *text) {
    ++(holds ? passed : failed);
    if (!holds) std::printf("FAIL %s\n", text);
}

#ifdef __cpp_lib_expected
void expects() {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::session session{tape, fake::plan, msr::watch_cpu(0)};
    using counts = msr::counts<fake::plan_type>;

    const std::expected<counts, msr::failure> alone =
        session.try_measure([&] { fake::tick(tape, 0, 5, 60); });
    check(alone && (*alone)[fake::misses] == 5, "try_measure has the counts");

    const auto owned = session.try_measure([&] {
        fake::tick(tape, 0, 7, 1);
        return std::make_unique<int>(42);
    });
    check(owned && *owned->value == 42, "and the value beside them");
    check(owned && owned->counts[fake::misses] == 7, "which are those of the callable");
    int number = 1;
    session.try_measure([&]() -> int & { return number; }).value().value = 2;
    check(number == 2, "a reference stays one");

    check(session.try_start().has_value(), "try_start starts");
    fake::tick(tape, 0, 3, 4);
    const std::expected<counts, msr::failure> read = session.try_read();
    check(read && (*read)[fake::cycles] == 4, "try_read reads");
    check(session.try_start().error().kind == msr::error_code::wrong_state, "it says what failed");
    const std::expected<counts, msr::failure> stopped = session.try_stop();
    check(stopped && (*stopped)[fake::misses] == 3, "try_stop stops");
    check(!session.try_read() && !session.try_stop(), "a stopped session is not read");

    static_assert(std::is_same_v<decltype(session.try_bind()), std::expected<void, msr::failure>>);
    check(session.try_close().has_value(), "try_close closes");
    bool has_run = false;
    const auto refused = session.try_measure([&] { return has_run = true; });
    check(!refused && !has_run, "after that nothing runs");
    check(refused.error().state == msr::session_state::closed, "because it is closed");
    std::puts("std::expected: tried");
}
#endif

#ifdef __cpp_lib_format
void formats() {
    msr::counts<fake::plan_type> counts;
    counts.data()[0] = 3;
    check(std::format("{}", counts) == "counter_a 3\ncounter_b 0\n", "counts are formatted");
    check(std::format("<{:csv}>", counts) == '<' + to_csv(counts) + '>', "as CSV");
    check(std::format("<{:json}>", counts) == '<' + to_json(counts) + '>', "as JSON");
    const msr::counts<msr::run_time_plan> named{
        msr::run_time_plan{fake::plan.view(), {"misses", "cycles"}}};
    check(std::format("{}", named) == "misses 0\ncycles 0\n", "of plans made at run time, too");
    const msr::counts_on_cpus<fake::plan_type> on_cpus{{7}, {counts}};
    check(std::format("{}", on_cpus) == "CPU 7\ncounter_a 3\ncounter_b 0\n", "those of CPUs, too");
    const msr::multiplexed_counts<fake::schedule_type> multiplexed;
    check(std::format("{:csv}", multiplexed) == to_csv(multiplexed), "and multiplexed counts");
    constexpr registers::supply value{.enable = true, .ratio = 3600, .offset = -5};
    check(std::format("{}", value) == "enable=1, ratio=3600 MHz, offset=-5", "registers, too");
    check(std::format("<{:x}>", value) == "<enable=0x1, ratio=0x24, offset=0xfb>",
          "in hexadecimal");
#ifdef MISTAKE
    static_cast<void>(std::format("{:xml}", counts));
#endif
    std::puts("std::format: tried");
}
#endif

} // namespace

int main() {
    check(to_csv(msr::counts<msr::run_time_plan>{}) == "text,count,unit,scope\n", "CSV is there");
#ifdef __cpp_lib_expected
    expects();
#endif
#ifdef __cpp_lib_format
    formats();
#endif
    std::printf("%u passed, %u failed\n", passed, failed);
    return failed != 0;
}

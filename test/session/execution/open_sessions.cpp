// Checks of the list of open sessions: the registers that they hold, and putting these back.
#include "../fake_plan.hpp"
#include "../shared_machine.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session/execution/lock.hpp>
#include <msr/session/execution/open_sessions.hpp>

#include <doctest/doctest.h>

#include <string>

using msr::detail::open_sessions;

namespace {

msr::task task_on(msr::recorder &tape, unsigned cpu) {
    return {.registers = registers_of(tape, cpu), .program = fake::program.view()};
}

/// Keeps an entry in the list of open sessions while the object lives; counts how often the
/// registers of the entry are put back.
struct listed {
    int &count;
    msr::open_session entry{.owner = this, .put_back = [](void *self) noexcept {
                                ++static_cast<listed *>(self)->count;
                            }};

    listed(int &destination, bool on_signals, const msr::task *job = nullptr) : count{destination} {
        const msr::signal_pause pause{true};
        entry.restores_on_signals = on_signals;
        entry.job = job;
        open_sessions.add(entry);
    }
    listed(const listed &) = delete;
    listed &operator=(const listed &) = delete;
    ~listed() {
        const msr::signal_pause pause{true};
        open_sessions.remove(entry);
    }
};

bool is_for_signals(const msr::open_session &session) noexcept {
    return session.restores_on_signals;
}

} // namespace

TEST_CASE("a register is held on a machine and a processor") {
    msr::recorder tape, other;
    const msr::task value = task_on(tape, 2);
    int count = 0;
    const msr::signal_pause pause{true};
    CHECK_FALSE(open_sessions.conflict(value));
    {
        const listed session{count, false, &value};
        const msr::failure problem = open_sessions.conflict(task_on(tape, 2));
        CHECK(problem.kind == msr::error_code::taken);
        CHECK(problem.cpu == 2);
        CHECK(problem.address == fake::control_a);
        CHECK(std::string{problem.name} == "control_a");
        CHECK_FALSE(open_sessions.conflict(task_on(tape, 3)));
        CHECK_FALSE(open_sessions.conflict(task_on(other, 2)));
    }
    CHECK_FALSE(open_sessions.conflict(value));
}

TEST_CASE("a session is refused only for a register that it shares, which is named") {
    constexpr msr::program<1, 0> apart{
        .writes = {{0x500, 0}}, .registers = {{0x500, 0, "apart"}}, .register_count = 1};
    constexpr msr::program<2, 0> shares{
        .writes = {{0x500, 0}, {fake::selection, 0}},
        .registers = {{0x500, 0, "apart"}, {fake::selection, 0, "selection"}},
        .register_count = 2};
    msr::recorder tape;
    const msr::task value = task_on(tape, 2);
    int count = 0;
    const listed session{count, false, &value};
    const msr::signal_pause pause{true};
    const msr::cpu_registers registers = registers_of(tape, 2);
    CHECK_FALSE(open_sessions.conflict({.registers = registers, .program = apart.view()}));
    const msr::failure problem =
        open_sessions.conflict({.registers = registers, .program = shares.view()});
    CHECK(problem.kind == msr::error_code::taken);
    CHECK(problem.address == fake::selection);
    CHECK(std::string{problem.name} == "selection");
}

TEST_CASE("two sessions may have bits of the same register, which both then know") {
    constexpr msr::program<1, 0> low{.writes = {{0x500, 1}},
                                     .registers = {{0x500, 0xff, "control", false, ~0x0full}},
                                     .register_count = 1};
    constexpr msr::program<1, 0> high{.writes = {{0x500, 1}},
                                      .registers = {{0x500, 0xff, "control", false, ~0xf0ull}},
                                      .register_count = 1};
    constexpr msr::program<1, 0> combined{.writes = {{0x500, 1}},
                                          .registers = {{0x500, 0xff, "control", false, ~0x18ull}},
                                          .register_count = 1};
    constexpr msr::program<1, 0> whole{
        .writes = {{0x500, 1}}, .registers = {{0x500, 0xff, "control"}}, .register_count = 1};
    msr::recorder tape;
    const msr::cpu_registers registers = registers_of(tape, 2);
    const msr::task value{.registers = registers, .program = low.view()};
    int count = 0;
    listed session{count, false, &value};
    const msr::signal_pause pause{true};
    const auto conflict = [&](const auto &program) {
        return open_sessions.conflict({.registers = registers, .program = program.view()});
    };
    CHECK_FALSE(conflict(high));
    CHECK(conflict(low).address == 0x500);
    CHECK(conflict(combined).address == 0x500);
    CHECK(conflict(whole).address == 0x500);

    const msr::task other{.registers = registers_of(tape, 3), .program = high.view()};
    msr::open_session elsewhere{.job = &other};
    open_sessions.share(elsewhere);
    CHECK_FALSE(elsewhere.shares_registers);
    CHECK_FALSE(session.entry.shares_registers);
    const msr::task sharing{.registers = registers, .program = high.view()};
    msr::open_session neighbours{.job = &sharing};
    open_sessions.share(neighbours);
    CHECK(neighbours.shares_registers);
    CHECK(session.entry.shares_registers);
}

TEST_CASE("those that are meant are put back once, the others stay") {
    int intended = 0, rest = 0;
    const listed first{rest, false}, second{intended, true}, third{rest, false},
        fourth{intended, true};
    const msr::signal_pause pause{true};
    CHECK(open_sessions.any(is_for_signals));
    open_sessions.put_back(is_for_signals);
    CHECK(intended == 2);
    CHECK(rest == 0);
    CHECK_FALSE(open_sessions.any(is_for_signals));
    open_sessions.put_back([](const msr::open_session &) noexcept { return true; });
    CHECK(intended == 2);
    CHECK(rest == 2);
}

TEST_CASE("a forked child neither holds nor puts back what its parent's sessions hold") {
    msr::recorder tape;
    const msr::task value = task_on(tape, 0);
    int count = 0;
    const listed session{count, true, &value};
    CHECK(left_well(status_of_child([&] {
        const msr::signal_pause pause{true};
        if (open_sessions.conflict(value)) ::_exit(1);
        if (open_sessions.any(is_for_signals)) ::_exit(2);
        open_sessions.put_back(is_for_signals);
        if (count != 0) ::_exit(3);
        open_sessions.remove(session.entry); // in the child, the copy of the parent's session ends
    })));
    const msr::signal_pause pause{true};
    CHECK(open_sessions.conflict(value).kind == msr::error_code::taken);
}

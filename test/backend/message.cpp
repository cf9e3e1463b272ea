// Tests of sentences about failures.
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <string>
#include <string_view>

using msr::error_code;
using msr::failure;
using msr::message;

namespace {

bool says(const failure &problem, std::string_view part) {
    return message(problem).find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a refused write says what was tried, where, why, and what to ask") {
    const failure problem{.kind = error_code::refused,
                          .is_write = true,
                          .cpu = 1,
                          .address = 0x3a0,
                          .value = 0x18020e04,
                          .name = "bsu_escr0"};
    CHECK(message(problem) ==
          "CPU 1: write bsu_escr0 (0x3a0) = 0x18020e04: refused by the processor (#GP): no such "
          "register here, or a reserved bit is set; is this the processor the plan was made for?");
}

TEST_CASE("a refused read has no value and no reserved bits; a register without a name, a number") {
    const failure problem{.kind = error_code::refused, .cpu = 12, .address = 0xc0000080};
    CHECK(message(problem) == "CPU 12: read 0xc0000080: refused by the processor (#GP): no such "
                              "register here; is this the processor the plan was made for?");
}

TEST_CASE("each error code names its likely cause") {
    const auto reason = [](error_code kind, bool writing, int error) {
        return failure{
            .kind = kind, .is_write = writing, .system_error = error, .device = "/dev/cpu"};
    };
    CHECK(says(reason(error_code::device_missing, false, ENOENT), "below /dev/cpu"));
    CHECK(says(reason(error_code::device_missing, false, ENOENT), "modprobe msr"));
    CHECK(says(reason(error_code::no_permission, false, EPERM), "CAP_SYS_RAWIO"));
    CHECK(says(reason(error_code::no_permission, false, EACCES), "file mode"));
    CHECK_FALSE(says(reason(error_code::no_permission, false, EACCES), "CAP_SYS_RAWIO"));
    CHECK(says(reason(error_code::blocked, true, EPERM), "lockdown"));
    CHECK(says(reason(error_code::blocked, true, EPERM), "allow_writes"));
    CHECK_FALSE(says(reason(error_code::blocked, false, EPERM), "allow_writes"));
    CHECK(says(reason(error_code::cpu_offline, false, ENXIO), "/sys/devices/system/cpu/online"));
    CHECK(says(reason(error_code::short_transfer, false, 0), "fewer than 8 bytes"));
    CHECK(says(reason(error_code::io, false, ENOMEM), "Cannot allocate memory"));
    CHECK(
        // EPERM is 1, the least errno
        says(reason(error_code::io, true, EPERM), "Operation not permitted"));
    CHECK(says(reason(error_code::io, true, 0), "unknown error"));
    CHECK(says(reason(error_code::not_pinned, false, EINVAL), "Invalid argument"));
    CHECK(says(reason(error_code::unexpected, true, 0), "difference()"));
}

TEST_CASE("a register that was not kept shows both values") {
    const failure problem{.kind = error_code::not_kept,
                          .cpu = 0,
                          .address = 0x360,
                          .value = 0x39000,
                          .actual_value = 0,
                          .name = "bpu_cccr0"};
    CHECK(says(problem, "CPU 0: bpu_cccr0 (0x360) reads back 0x0 where 0x39000 was written"));
}

TEST_CASE("a register that is taken is named, with its value and the usual suspects") {
    const failure problem{.kind = error_code::taken,
                          .cpu = 3,
                          .address = 0x36c,
                          .value = 0x1000,
                          .actual_value = 0x3b000,
                          .name = "iq_counter0"};
    CHECK(says(problem, "CPU 3: iq_counter0 (0x36c) is in use, it reads 0x3b000"));
    CHECK(says(problem, "nmi_watchdog"));
}

TEST_CASE("a call in the wrong state is named") {
    CHECK(says({.kind = error_code::wrong_state, .cpu = 2, .subject = "stop"},
               "CPU 2: stop: nothing"));
}

TEST_CASE("registers that could not be put back are counted") {
    CHECK(
        says({.kind = error_code::refused, .unrestored_registers = 2}, "could not be put back: 2"));
    CHECK(
        says({.kind = error_code::refused, .unrestored_registers = 1}, "could not be put back: 1"));
    CHECK_FALSE(says({.kind = error_code::refused}, "put back"));
}

TEST_CASE("a lost count says what lost it, and what to do") {
    const auto reason = [](error_code kind, std::uint64_t value, std::uint64_t got) {
        return failure{.kind = kind,
                       .cpu = 2,
                       .address = 0xc1,
                       .value = value,
                       .actual_value = got,
                       .name = "ia32_pmc0"};
    };
    CHECK(says(reason(error_code::overflowed, 5000, 7), "CPU 2: ia32_pmc0 (0xc1) went round"));
    CHECK(says(reason(error_code::overflowed, 5000, 7), "at least every 5000 clocks"));
    CHECK(says(reason(error_code::overflowed, 0, 7), "read the session more often"));
    CHECK(says(reason(error_code::went_back, 1000, 7), "(0xc1) went back from 0x3e8 to 0x7"));
    CHECK(says(reason(error_code::went_back, 1000, 7), "somebody else wrote it"));
    CHECK(says(reason(error_code::overwritten, 7, 1000),
               "(0xc1) went from 0x7 to 0x3e8 in less time"));
    CHECK(says(reason(error_code::overwritten, 7, 1000), "somebody else wrote it"));
    CHECK(says({.kind = error_code::left_cpu, .cpu = 1, .subject = "how it left"},
               "CPU 1: the thread that the session bound here left while it was counted (how it "
               "left)"));
    CHECK(says({.kind = error_code::left_cpu, .cpu = 1}, "sched_setaffinity"));
    CHECK(says({.kind = error_code::left_cpu, .is_on_other_cpu = true, .cpu = 1, .other_cpu = 5},
               "it runs on CPU 5 now"));
    CHECK(says({.kind = error_code::other_thread,
                .is_on_other_cpu = true,
                .cpu = 1,
                .value = 41,
                .actual_value = 42,
                .subject = "start",
                .other_cpu = 5},
               "CPU 1: start: nothing was done, thread 42 on CPU 5 calls a session that counts "
               "thread 41 here: call bind() in the thread"));
    // the session goes on counting its own thread, so that no counts are lost
    CHECK_FALSE(msr::loses_counts(error_code::other_thread));
    CHECK(msr::loses_counts(error_code::left_cpu));
    CHECK_FALSE(msr::loses_counts(error_code::refused));
}

TEST_CASE("each state of a session has a sentence of its own") {
    using msr::session_state;
    constexpr struct {
        session_state state;
        const char *sentence;
    } report[] = {
        {session_state::none, "the session is closed, or not in the state for this"},
        {session_state::unopened, "the session was never open"},
        {session_state::ready, "the session is not started: call start() first"},
        {session_state::running, "the session is started already: call stop() first"},
        {session_state::closed, "the session was closed with close()"},
        {session_state::failed, "the session was closed by an earlier failure"},
        {session_state::signalled, "a signal closed the session"},
        {session_state::exited, "exit() or quick_exit() closed the session"},
        {session_state::inherited, "the session belongs to the process that this one was forked"},
        {session_state::program_ends, "the program ends"},
    };
    for (const auto &entry : report) {
        const std::string text = message(
            {.kind = error_code::wrong_state, .state = entry.state, .cpu = 2, .subject = "stop"});
        CHECK(text.find(std::string{"CPU 2: stop: nothing was done, "} + entry.sentence) == 0);
    }
    CHECK(says(
        {.kind = error_code::wrong_state, .state = session_state::moved_from, .subject = "stop"},
        "stop: nothing was done, the session was moved into another object"));
    CHECK(says({.kind = error_code::wrong_state}, "CPU 0: call: nothing was done"));
}

TEST_CASE(
    "registers of another session of the process have another message than registers of others") {
    constexpr msr::failure value{.kind = error_code::taken,
                                 .state = msr::session_state::open,
                                 .cpu = 1,
                                 .address = 0x300,
                                 .name = "bpu_counter0",
                                 .subject = "another session of this program"};
    CHECK(
        says(value, "CPU 1: bpu_counter0 (0x300) is held by another open session of this program"));
    CHECK(says(value, "msr::plan_around"));
    CHECK(message(value).find("NMI watchdog") == std::string::npos);
}

TEST_CASE("a plan made at run time, counts of two plans, a list of CPUs") {
    CHECK(
        says({.kind = error_code::illegal_plan, .cpu = 1, .name = "cycles", .subject = "the rule"},
             "CPU 1: the plan breaks a rule (cycles), nothing was done: the rule"));
    CHECK(says({.kind = error_code::illegal_plan},
               "the plan breaks a rule, nothing was done: it does "
               "not say which"));
    CHECK(message({.kind = error_code::other_plan}) ==
          "these are counts of different plans: they cannot be added or subtracted");
    CHECK(message({.kind = error_code::cpu_list, .subject = "is empty"}) ==
          "nothing was done, the list of CPUs is empty");
    CHECK(message({.kind = error_code::cpu_list}) ==
          "nothing was done, the list of CPUs cannot be used");
}

TEST_CASE("no failure is no failure") { CHECK(message({}) == "no failure"); }

TEST_CASE("a value that does not fit its field was not written") {
    CHECK(says({.kind = error_code::unfit, .is_write = true, .address = 0x3a0, .value = 0x20000},
               "0x3a0: 0x20000 does not fit its field; nothing was written"));
}

TEST_CASE("the throwing forms carry the failure and its message") {
    msr::recorder tape;
    msr::write_or_throw(tape, 1, 0x3a0, 7);
    CHECK(msr::read_or_throw(tape, 1, 0x3a0) == 7);
    tape.refuse_register(0x3a0, error_code::cpu_offline);
    try {
        msr::write_or_throw(tape, 1, 0x3a0, 8);
        FAIL("the write was refused");
    } catch (const msr::access_error &error) {
        CHECK(error.why().kind == error_code::cpu_offline);
        CHECK(error.why().value == 8);
        CHECK(std::string{error.what()} == message(error.why()));
    }
    CHECK_THROWS_AS(msr::read_or_throw(tape, 1, 0x3a0), msr::access_error);
}

TEST_CASE("an error outlives its backend: what it points at is in its text only") {
    const failure problem{
        .kind = error_code::device_missing, .system_error = ENOENT, .device = "/tree"};
    const msr::access_error error{problem};
    CHECK(error.why().device == nullptr);
    CHECK(error.why().kind == error_code::device_missing);
    CHECK(std::string{error.what()} == message(problem));
    CHECK(says(problem, "/tree"));
}

TEST_CASE("a backend's own words come instead of ours, behind what was tried") {
    failure problem{.kind = error_code::refused,
                    .cpu = 3,
                    .address = 0x186,
                    .explanation = "the debugger's probe is not connected"};
    CHECK(message(problem) == "CPU 3: read 0x186: the debugger's probe is not connected");
    problem.address = 0; // the failure concerns no register
    CHECK(message(problem) == "the debugger's probe is not connected");
    CHECK(msr::access_error{problem}.why().explanation == nullptr);
}

TEST_CASE("where a module makes one device for all processors, the module is named") {
    const failure problem{.kind = error_code::device_missing,
                          .system_error = ENOENT,
                          .subject = "the kernel module msrpp",
                          .device = "/dev/msrpp"};
    CHECK(message(problem) == "no device file /dev/msrpp: is the kernel module msrpp loaded?");
}

TEST_CASE("where a module says why, the message says it") {
    CHECK(message({.kind = error_code::blocked,
                   .address = 0x10,
                   .subject = "the allowlist of /dev/msrpp"}) ==
          "CPU 0: read 0x10: denied by the allowlist of /dev/msrpp");
    CHECK(message({.kind = error_code::io,
                   .address = 0x10,
                   .system_error = ESRCH,
                   .subject = "there is no such thread"}) ==
          "CPU 0: read 0x10: there is no such thread");
}

TEST_CASE("a call that is about no register names none") {
    CHECK(message({.kind = error_code::io, .subject = "there is no such thread"}) ==
          "CPU 0: there is no such thread");
    CHECK(message({.kind = error_code::blocked, .cpu = 3, .subject = "kernel lockdown"}) ==
          "CPU 3: denied by kernel lockdown");
    CHECK(message({.kind = error_code::io, .is_write = true, .subject = "a reason"}) ==
          "CPU 0: write 0x0 = 0x0: a reason");
    CHECK(message({.kind = error_code::io, .name = "p5_mc_addr", .subject = "a reason"}) ==
          "CPU 0: read p5_mc_addr (0x0): a reason");
}

TEST_CASE("the message about a module of another release has both versions") {
    CHECK(message({.kind = error_code::other_version, .value = 2, .actual_value = 1}) ==
          "the module speaks version 1 of the interface, this program version 2: build both from "
          "the same release");
    CHECK(says(
        {.kind = error_code::other_version, .value = 2, .actual_value = 3, .device = "/dev/msrpp"},
        "/dev/msrpp: the module speaks version 3"));
}

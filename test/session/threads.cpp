// Sessions in several threads at once. Built twice: as it is, and with ThreadSanitizer, which finds
// what the checks here do not. The registers are plain memory, so that it sees an access to a
// machine which another thread has at that moment. MSR_ROUNDS sets the number of rounds a thread.
#include "fake_plan.hpp"
#include "fake_schedule.hpp"

#include <msr/failure.hpp>
#include <msr/session.hpp>
#include <msr/session/multiplexer.hpp>

#include <doctest/doctest.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <thread>
#include <vector>

using msr::error_code;
using msr::failure;

namespace {

constexpr unsigned thread_count = 4;

unsigned rounds() {
    const char *const asked = std::getenv("MSR_ROUNDS");
    return asked == nullptr ? 10'000 : static_cast<unsigned>(std::atoi(asked));
}

/// The registers of the fake plan, for one thread at a time. Refuses a given access.
class plain_machine {
public:
    plain_machine() { fake::fill(*this, 0); }

    void set(unsigned, std::uint32_t address, std::uint64_t value) { registers[address] = value; }
    std::uint64_t value(unsigned, std::uint32_t address) const { return registers[address]; }

    /// Refuses the access after so many others.
    void refuse_after(unsigned others) { refused = accesses_ + others; }

    unsigned accesses() const { return accesses_; }

    failure read(unsigned, std::uint32_t address, std::uint64_t &into) noexcept {
        if (is_refused()) return {.kind = error_code::refused, .address = address};
        into = registers[address];
        return {};
    }
    failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        if (is_refused()) return {.kind = error_code::refused, .address = address};
        registers[address] = value;
        return {};
    }

private:
    bool is_refused() noexcept { return accesses_++ == refused; }

    std::uint64_t registers[0x500]{};
    unsigned accesses_{};
    unsigned refused{~0U};
};

/// Whether it counts what happens; the machine works.
bool counts_well(plain_machine &machine, msr::session_options options) {
    failure why;
    msr::session session{machine, fake::plan, msr::watch_cpu(0), options, why};
    if (!why) session.start(why);
    fake::tick(machine, 0, 3, 4);
    const auto so_far = session.read(why);
    fake::tick(machine, 0, 1, 1);
    const auto counts = session.stop(why);
    if (why || so_far[fake::misses] != 3 || counts[fake::cycles] != 5) return false;
    session.close(why);
    return !why && fake::as_found(machine, 0);
}

void run_until_stopped(plain_machine &machine, msr::session_options options, failure &why) {
    msr::session session{machine, fake::plan, msr::watch_cpu(0), options, why};
    if (!why) session.start(why);
    if (!why) session.read(why);
    if (!why) session.stop(why);
}

/// How many accesses there are before anything is put back.
unsigned accesses_until_stopped() {
    plain_machine machine;
    msr::session session{machine, fake::plan, msr::watch_cpu(0)};
    session.start();
    session.read();
    session.stop();
    return machine.accesses();
}

/// Whether the failure of the access after `others` is reported, and all is put back.
bool fails_well(plain_machine &machine, msr::session_options options, unsigned others) {
    machine.refuse_after(others);
    failure why;
    run_until_stopped(machine, options, why);
    return why && fake::as_found(machine, 0);
}

/// Whether the groups count in their turns.
bool rotates_well(plain_machine &machine, msr::session_options options) {
    failure why;
    msr::multiplexer multiplexer{machine, fake::schedule,     msr::watch_cpu(0),
                                 options, msr::steady_time{}, why};
    if (why) return false;
    const auto counts = multiplexer.measure(
        4, [&] { fake::tick(machine, 0, 5, 6); }, why);
    return !why && counts[fake::misses].count() == 10 && counts[fake::stalls].count() == 10 &&
           fake::as_found(machine, 0);
}

/// Whether all is put back after a failure. What a failure while putting back has left changed is
/// put back here.
bool fails_to_rotate(plain_machine &machine, msr::session_options options, unsigned others) {
    machine.refuse_after(others);
    failure why;
    {
        msr::multiplexer multiplexer{machine, fake::schedule,     msr::watch_cpu(0),
                                     options, msr::steady_time{}, why};
        if (!why)
            multiplexer.measure(
                4, [] {}, why);
    }
    return why && fake::as_found(machine, 0);
}

/// Runs `round(thread, number)` in each thread and counts the rounds that returned false.
template <typename Round>
unsigned bad_rounds(unsigned count, Round round) {
    std::atomic<unsigned> bad{};
    std::atomic<bool> go{};
    std::vector<std::thread> threads;
    for (unsigned number = 0; number < thread_count; ++number)
        threads.emplace_back([&, number] {
            while (!go)
                std::this_thread::yield();
            for (unsigned i = 0; i < count; ++i)
                if (!round(number, i)) ++bad;
        });
    go = true;
    for (std::thread &each : threads)
        each.join();
    return bad;
}

/// Sessions and multiplexers that work, and others that fail at each access in turn.
unsigned bad_lives(msr::session_options options) {
    plain_machine machines[thread_count];
    const unsigned accesses = accesses_until_stopped();
    return bad_rounds(rounds(), [&](unsigned thread, unsigned round) {
        plain_machine &own = machines[thread];
        const unsigned others = round / 4 % accesses;
        switch ((round + thread) % 4) {
        case 0:
            return counts_well(own, options);
        case 1:
            return rotates_well(own, options);
        case 2:
            return fails_to_rotate(own, options, others);
        default:
            return fails_well(own, options, others);
        }
    });
}

/// All threads want the registers of the same machine; the thread that has them counts correctly.
unsigned bad_contests(msr::session_options options, std::atomic<unsigned> &had) {
    plain_machine machine;
    return bad_rounds(rounds(), [&](unsigned, unsigned round) {
        failure why;
        msr::session session{machine, fake::plan, msr::watch_cpu(0), options, why};
        if (why) return why.kind == error_code::taken && why.about != nullptr;
        ++had;
        // a start that fails has to let the others in only after it has put back
        if (round % 2 == 0) machine.refuse_after(3);
        session.start(why);
        if (round % 2 == 0) return why.kind == error_code::refused;
        fake::tick(machine, 0, 3, 4);
        return session.stop(why)[fake::cycles] == 4;
    });
}

/// Registers that threads may access at the same time. A read lasts until another thread has
/// written, if any thread writes: a thread that writes back what it has read would undo that write.
class shared_control {
public:
    failure read(unsigned, std::uint32_t address, std::uint64_t &into) noexcept {
        const unsigned before = writes;
        into = registers[address];
        for (unsigned i = 0; address == 0 && i < 20 && writes == before; ++i)
            std::this_thread::yield();
        return {};
    }
    failure write(unsigned, std::uint32_t address, std::uint64_t value) noexcept {
        registers[address] = value;
        ++writes;
        return {};
    }
    std::uint64_t control() const { return registers[0]; }

private:
    std::atomic<unsigned> writes{};
    std::atomic<std::uint64_t> registers[1 + thread_count]{};
};

/// A counter for each thread; register 0 has an enable bit for each.
template <unsigned Thread>
struct plan_of_bit {
    static constexpr std::size_t size = 1;
    static constexpr std::uint64_t bit = std::uint64_t{1} << Thread;
    static constexpr msr::program<4, 1> program{
        .writes = {{0, 0, ~bit}, {1 + Thread, 0}, {0, bit, ~bit}, {0, 0, ~bit}},
        .readouts = {{1 + Thread, 40, "counter"}},
        .registers = {{1 + Thread, (std::uint64_t{1} << 40) - 1, "counter", true},
                      {0, ~std::uint64_t{0}, "control", false, ~bit}},
        .set_up_count = 2,
        .start_count = 1,
        .stop_count = 1,
        .readout_count = 1,
        .register_count = 2};

    static constexpr msr::program_view view() { return program.view(); }
};

/// A session whose own bit somebody else lost would find its set-up changed.
template <unsigned Thread>
unsigned bad_rounds_of_bit(shared_control &machine, msr::session_options options) {
    static constexpr plan_of_bit<Thread> plan;
    unsigned bad = 0;
    for (unsigned round = 0; round < rounds() / 20; ++round) {
        failure why;
        msr::session session{machine, plan, msr::watch_cpu(0), options, why};
        for (unsigned i = 0; i < 4 && !why; ++i) {
            session.start(why);
            if (!why && (machine.control() >> Thread & 1) == 0) ++bad;
            if (!why) session.stop(why);
        }
        if (!why) session.close(why);
        if (why) ++bad;
    }
    return bad;
}

} // namespace

TEST_CASE("sessions in several threads have bits of the same register, and none loses its own") {
    for (const bool on_signals : {false, true}) {
        CAPTURE(on_signals);
        const msr::session_options options{.restore_on_signals = on_signals};
        shared_control machine;
        std::atomic<unsigned> bad{};
        std::thread first{[&] { bad += bad_rounds_of_bit<0>(machine, options); }};
        std::thread second{[&] { bad += bad_rounds_of_bit<1>(machine, options); }};
        bad += bad_rounds_of_bit<2>(machine, options);
        first.join();
        second.join();
        CHECK(bad == 0);
        CHECK(machine.control() == 0);
    }
}

TEST_CASE("sessions and multiplexers that work and that fail, in each thread on its own machine") {
    CHECK(bad_lives({}) == 0);
    CHECK(bad_lives({.restore_on_signals = true}) == 0);
    plain_machine machine;
    CHECK(counts_well(machine, {})); // the list of the open sessions is whole
}

TEST_CASE("only one thread at a time has the registers of a machine") {
    for (const bool on_signals : {false, true}) {
        CAPTURE(on_signals);
        std::atomic<unsigned> had{};
        CHECK(bad_contests({.restore_on_signals = on_signals}, had) == 0);
        CHECK(had > 0);
    }
}

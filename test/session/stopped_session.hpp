// A session whose thread is stopped at a given moment, while another thread ends the program by a
// signal or exit(). The stopped thread goes on when the other thread waits for it, or has come to
// the registers. No test depends on time.
#pragma once

#include "../thorough.hpp"
#include "lock_waits.hpp"
#include "shared_machine.hpp"
#include "single_steps.hpp"

#include <msr/core/failure.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <pthread.h>

/// A moment between the opening and the end of a session: a number of instructions after the begin
/// of an access; 0: in the access, before it does anything.
struct moment {
    /// Value of the access index for the time before the first access.
    static constexpr unsigned beginning = ~0U;

    unsigned access;
    unsigned long instructions;
};

/// The least number of the program's own instructions after most accesses until the next access,
/// and a large part of those before the first access and after the last access.
#ifdef __OPTIMIZE__
constexpr unsigned long instructions_between = 300, instructions_outside = 1800;
#else
constexpr unsigned long instructions_between = 800, instructions_outside = 4000;
#endif

/// Calls `sink` with some of the moments of a session that makes `accesses` accesses.
template <typename Sink>
void each_moment(unsigned accesses, Sink sink) {
    const unsigned long stride = instructions_outside / rounds(10, 80);
    for (unsigned long i = 1; i < instructions_outside; i += stride)
        sink(moment{moment::beginning, i});
    const std::size_t count = rounds(1, 16);
    for (unsigned access = 0; access < accesses; ++access) {
        sink(moment{access, 0});
        for (std::size_t i = 0; i < count; ++i)
            sink(moment{access, 1 + (access * 37 + i * instructions_between / count) %
                                        instructions_between});
    }
    // moments at the end of a session and at the begin of the next session
    for (unsigned long i = 1; i < instructions_outside; i += stride)
        sink(moment{accesses - 1, instructions_between + i});
}

/// In a forked child: the machine of the thread whose session lives. The machine's note is not 0
/// when two threads accessed the registers at the same time.
class stopped_session {
public:
    stopped_session(shared_machine &shared_machine, moment stop_moment)
        : machine{shared_machine}, at{stop_moment} {
        current = this;
    }
    stopped_session(const stopped_session &) = delete;
    stopped_session &operator=(const stopped_session &) = delete;

    /// Opens a session in the calling thread.
    void begin() noexcept {
        living = ::pthread_self();
        lives.count_this_thread();
        lives.lets_go(ends);
        if (at.access == moment::beginning) stop_later();
    }
    /// Notes that the living thread has returned from a call of its session.
    void call_ended() noexcept {
        ++events;
        ends.let_go();
    }
    /// Waits until the living thread is stopped. The calling thread is to end the program then.
    void wait_until_stopped() noexcept {
        ends.count_this_thread();
        wait_until([&] { return is_stopped.load(); });
    }

    /// Called while exit() goes on and nothing is left to be put back: lets the living thread go
    /// on, which must not keep locks of the C library.
    static void all_is_put_back() noexcept {
        if (current != nullptr) current->is_over = true;
    }

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        begin_access();
        const msr::failure problem = machine.read(cpu, address, value);
        look();
        return problem;
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        begin_access();
        const msr::failure problem = machine.write(cpu, address, value);
        look();
        return problem;
    }
    void set(unsigned cpu, std::uint32_t address, std::uint64_t value) {
        machine.set(cpu, address, value);
    }

private:
    bool is_living() const noexcept { return ::pthread_equal(living, ::pthread_self()) != 0; }

    void begin_access() noexcept {
        look();
        if (is_living()) {
            if (machine.accesses() != at.access || is_reached) return;
            is_reached = true;
            at.instructions == 0 ? stop() : stop_later();
        } else if (!has_come.exchange(true)) {
            // If the other thread can come to the registers, it does so now.
            wait_until([&] { return all_events() != events_when_stopped; });
        }
    }

    /// Checks that only the ending thread accesses the registers once it puts them back.
    void look() noexcept {
        if (!is_living() || !has_come) return;
        machine.note() = 1;
        ++events;
    }

    void stop_later() noexcept {
        single_steps::after(at.instructions, [] { current->stop(); });
    }
    void stop() noexcept {
        events_when_stopped = all_events();
        ends.keep();
        is_stopped = true;
        wait_until([&] { return ends.times() >= lock_waits::most || has_come || is_over; });
    }

    unsigned all_events() const noexcept { return lives.times() + events; }

    static inline stopped_session *current = nullptr;

    shared_machine &machine;
    moment at;
    pthread_t living{};
    lock_waits lives, ends;
    /// Number of accesses and calls of the living thread, without calls that were turned away.
    std::atomic<unsigned> events{};
    unsigned events_when_stopped{};
    bool is_reached{};
    std::atomic<bool> is_stopped{}, has_come{}, is_over{};
};

// A session's life that is stopped at a given moment, while another thread ends the program: by a
// signal or exit(). The thread that lives goes on when the other one waits for it, or has come to
// the registers. Nothing here depends on time.
#pragma once

#include "../thorough.hpp"
#include "shared_machine.hpp"
#include "single_steps.hpp"
#include "turned_away.hpp"

#include <msr/core/failure.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>

#include <pthread.h>

/// A moment in a life: so many instructions behind the begin of an access; 0: in the access, before
/// anything is done.
struct moment {
    static constexpr unsigned beginning = ~0U; ///< in place of an access: before the first one

    unsigned access;
    unsigned long instructions;
};

/// Instructions of the program itself, at least: behind most accesses until the next one, and a
/// good part of those before the first access and behind the last one.
#ifdef __OPTIMIZE__
constexpr unsigned long instructions_between = 300, instructions_outside = 1800;
#else
constexpr unsigned long instructions_between = 800, instructions_outside = 4000;
#endif

/// Calls `sink` with moments of a life that has so many accesses: with a sample of all of them.
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
    // the life's end, the next one's begin
    for (unsigned long i = 1; i < instructions_outside; i += stride)
        sink(moment{accesses - 1, instructions_between + i});
}

/// In a forked child: the machine of the thread that lives. The machine's note is not 0 when both
/// threads were at the registers at the same time.
class stopped_life {
public:
    stopped_life(shared_machine &shared_machine, moment stop_moment)
        : machine{shared_machine}, at{stop_moment} {
        current = this;
    }
    stopped_life(const stopped_life &) = delete;
    stopped_life &operator=(const stopped_life &) = delete;

    /// The calling thread begins to live.
    void begin() noexcept {
        living = ::pthread_self();
        lives.count_this_thread();
        lives.lets_go(ends);
        if (at.access == moment::beginning) stop_later();
    }
    /// The thread that lives has returned from a call of its session.
    void call_ended() noexcept {
        ++events;
        ends.let_go();
    }
    /// In the thread that ends the program, which is to do that then.
    void wait_until_stopped() noexcept {
        ends.count_this_thread();
        wait_until([&] { return is_stopped.load(); });
    }

    /// While exit() goes on, and nothing is left to be put back: the thread that lives must not
    /// keep what the C library has locked for it.
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
            // Now or never the other one comes, too.
            wait_until([&] { return all_events() != events_when_stopped; });
        }
    }

    /// The other thread puts the registers back: this one has nothing to do there any more.
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
        wait_until([&] { return ends.times() >= turned_away::most || has_come || is_over; });
    }

    unsigned all_events() const noexcept { return lives.times() + events; }

    static inline stopped_life *current = nullptr;

    shared_machine &machine;
    moment at;
    pthread_t living{};
    turned_away lives, ends;
    std::atomic<unsigned>
        events{}; ///< of the thread that lives, without the calls that were turned away
    unsigned events_when_stopped{};
    bool is_reached{};
    std::atomic<bool> is_stopped{}, has_come{}, is_over{};
};

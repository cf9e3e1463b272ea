// A schedule of three events in two groups for the machine of fake_plan.hpp: the first group is the
// plan of fake_plan.hpp, the second group counts another event with counter_a. A clock has the time
// that the test sets.
#pragma once

#include "fake_plan.hpp"

#include <msr/core/program.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>

namespace fake {

inline constexpr std::uint64_t other_select = 0x0044;

inline constexpr msr::program<5, 1> other_program{
    .writes = {{selection, other_select, kept_select},
               {control_a, stopped},
               {counter_a, 0},
               // start
               {control_a, started},
               // stop
               {control_a, stopped}},
    .readouts = {{counter_a, 40, "counter_a"}},
    .registers = {{control_a, control_check, "control_a"},
                  {selection, 0xffff'ffff, "selection"},
                  {counter_a, forty_bits, "counter_a"}},
    .claims = {{control_a, enable, enable, "counter_a"}},
    .set_up_count = 3,
    .start_count = 1,
    .stop_count = 1,
    .readout_count = 1,
    .register_count = 3,
    .claim_count = 1};

inline constexpr struct stalls_choice {
} stalls;

/// A schedule of the events misses, stalls and cycles, in that order.
struct schedule_type {
    struct place {
        std::size_t group;
        std::size_t position;
    };

    static constexpr std::size_t size = 3;
    static constexpr std::size_t group_count = 2;

    static constexpr msr::program_view view(std::size_t group) {
        return group == 0 ? program.view() : other_program.view();
    }
    static constexpr place place_of(std::size_t position) {
        constexpr place places[] = {{0, 0}, {1, 0}, {0, 1}};
        return places[position];
    }

    static consteval std::size_t position(misses_choice) { return 0; }
    static consteval std::size_t position(stalls_choice) { return 1; }
    static consteval std::size_t position(cycles_choice) { return 2; }
};
inline constexpr schedule_type schedule;

/// A clock whose time a test sets in `now`.
struct given_time {
    const std::chrono::nanoseconds *now;

    std::chrono::nanoseconds operator()() const noexcept { return *now; }
};

} // namespace fake

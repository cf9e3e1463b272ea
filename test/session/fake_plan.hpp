// A plan of two events for an invented machine, for the tests of the session. Each counter has a
// control register that enables the counter; one selection register belongs to both counters.
#pragma once

#include <msr/backend/recorder.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace fake {

inline constexpr std::uint32_t control_a = 0x100;
inline constexpr std::uint32_t control_b = 0x110;
inline constexpr std::uint32_t counter_a = 0x200;
inline constexpr std::uint32_t counter_b = 0x210;
inline constexpr std::uint32_t selection = 0x300;
// Address of the write-only register that clears overflow flags.
inline constexpr std::uint32_t clear = 0x400;

inline constexpr std::uint64_t enable = 0x1000;
inline constexpr std::uint64_t stopped = 0x30000;
inline constexpr std::uint64_t started = stopped | enable;
inline constexpr std::uint64_t forty_bits = 0xff'ffff'ffff;
// The overflow flag of a control register, which the machine sets.
inline constexpr std::uint64_t overflow = 0x8000'0000;
inline constexpr std::uint64_t control_check = 0x3ffff;
inline constexpr std::uint64_t kept_select = 0xffff'0000;
inline constexpr std::uint64_t our_select = 0x00c0;

inline constexpr msr::program<11, 2> program{
    .writes = {{clear, 1},
               {selection, our_select, kept_select},
               {control_a, stopped},
               {control_b, stopped},
               {counter_a, 0},
               {counter_b, 0},
               // start
               {control_a, started},
               {control_b, started},
               // stop
               {control_a, stopped},
               {control_b, stopped}},
    .readouts = {{counter_a, 40, "counter_a"}, {counter_b, 40, "counter_b"}},
    .registers = {{control_a, control_check, "control_a"},
                  {control_b, control_check, "control_b"},
                  {selection, 0xffff'ffff, "selection"},
                  {counter_a, forty_bits, "counter_a"},
                  {counter_b, forty_bits, "counter_b"},
                  {clear, 0, "clear"}},
    .claims = {{control_a, enable, enable, "counter_a"}, {control_b, enable, enable, "counter_b"}},
    .set_up_count = 6,
    .start_count = 2,
    .stop_count = 2,
    .readout_count = 2,
    .register_count = 6,
    .claim_count = 2};

inline constexpr struct misses_choice {
} misses;
inline constexpr struct cycles_choice {
} cycles;
inline constexpr struct other_choice {
} not_counted;

struct plan_type {
    static constexpr std::size_t size = 2;

    static constexpr msr::program_view view() { return program.view(); }

    static consteval std::size_t position(misses_choice) { return 0; }
    static consteval std::size_t position(cycles_choice) { return 1; }
};
inline constexpr plan_type plan;

inline constexpr std::uint32_t saved[] = {control_a, control_b, selection, counter_a, counter_b};

/// Returns the value of a register before a session opens: all values differ, both counters are
/// disabled.
inline constexpr std::uint64_t found_in(std::uint32_t address) {
    switch (address) {
    case control_a:
        return 0x2c000;
    case control_b:
        return 0x1e000;
    case selection:
        return 0xabcd'0005;
    case counter_a:
        return 0x12'3456'789a;
    case counter_b:
        return 0xff'ffff'fff0;
    default:
        return 0;
    }
}

template <typename Machine>
void fill(Machine &machine, unsigned cpu) {
    for (const std::uint32_t address : saved)
        machine.set(cpu, address, found_in(address));
}

/// Makes each enabled counter count up by `a` or `b`, modulo 2^40.
template <typename Machine>
void tick(Machine &machine, unsigned cpu, std::uint64_t a, std::uint64_t b) {
    if ((machine.value(cpu, control_a) & enable) != 0)
        machine.set(cpu, counter_a, (machine.value(cpu, counter_a) + a) & forty_bits);
    if ((machine.value(cpu, control_b) & enable) != 0)
        machine.set(cpu, counter_b, (machine.value(cpu, counter_b) + b) & forty_bits);
}

/// Returns whether every register that a session saves has the value that `found_in` returns: the
/// value from before the session.
template <typename Machine>
bool as_found(const Machine &machine, unsigned cpu) {
    for (const std::uint32_t address : saved)
        if (machine.value(cpu, address) != found_in(address)) return false;
    return true;
}

} // namespace fake

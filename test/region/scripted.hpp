// A plan of two imaginary counters of 40 bits, and a reader whose counters the tests advance.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace scripted {

struct plan_type {
    static constexpr std::size_t size = 2;
    static constexpr msr::readout readouts[] = {
        {.address = 0x10, .width = 40, .name = "loads", .most_per_clock = 4},
        {.address = 0x11, .width = 40, .name = "clocks"}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
    static constexpr const char *text(std::size_t i) { return readouts[i].name; }
};
inline constexpr plan_type plan;

/// Two counters. A read of both counters advances each before and after the moment of the read.
struct machine {
    std::uint64_t loads = 0xff'ffff'fff0; // 16 loads before the 40-bit counter wraps
    std::uint64_t clocks = 100;
    std::uint64_t before = 0, behind = 0;
    std::uint64_t reads = 0;
    bool refuses = false;

    void work(std::uint64_t of_loads, std::uint64_t of_clocks) {
        loads = (loads + of_loads) & 0xff'ffff'ffff;
        clocks = (clocks + of_clocks) & 0xff'ffff'ffff;
    }
};

struct reader {
    static constexpr bool always_most = true;
    static constexpr std::size_t most = 2;

    explicit reader(machine &machine) : from{&machine} {}

    static constexpr std::size_t size() noexcept { return 2; }
    static constexpr unsigned width(std::size_t) noexcept { return 40; }

    msr::failure read(std::uint64_t *values) noexcept {
        ++from->reads;
        if (from->refuses) return {.kind = msr::error_code::refused, .address = 0x10};
        from->work(from->before, from->before);
        values[0] = from->loads;
        values[1] = from->clocks;
        from->work(from->behind, from->behind);
        return {};
    }

    machine *from;
};

} // namespace scripted

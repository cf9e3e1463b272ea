// Simulated faults (lies) of meters: of registers of clocks, instructions and energy, and of their
// units.
#include "lie_functions.hpp"
#include "lies.hpp"

namespace msrpp::validate {

namespace {

std::uint64_t leaps(std::uint64_t value, lie_access &access) {
    // A register of energy gains 16 J and more at each read, where its unit is 2^-16 J.
    return (value + (access.reads << 20)) & largest_of(access);
}
// The unit of power is 2^-n W, with n in bits 3:0 of the register of units.
std::uint64_t smallest_power_unit(std::uint64_t value, lie_access &) { return value | 0xf; }
// The unit of energy is 2^-n J, with n in bits 12:8 of the register of units.
std::uint64_t larger_unit(std::uint64_t value, lie_access &) { return value - 0x100; }
std::uint64_t smaller_unit(std::uint64_t value, lie_access &) { return value + 0x100; }
std::uint64_t without_energy_unit(std::uint64_t value, lie_access &) {
    return value & ~std::uint64_t{0x1f00};
}

constexpr lie_row meter_lies[] = {
    {"tsc_still", "the time stamp counter stands still", "meters", lie_place::tsc, still},
    {"tsc_backwards", "the time stamp counter counts down", "meters", lie_place::tsc, backwards},
    {"tsc_half", "the time stamp counter counts each second clock", "clocks", lie_place::tsc,
     halved},
    {"tsc_double", "the time stamp counter counts each clock twice", "clocks", lie_place::tsc,
     doubled},
    {"tsc_refused", "the time stamp counter cannot be read", "clocks", lie_place::tsc, refuse},
    {"mperf_still", "MPERF stands still", "meters", lie_place::mperf, still},
    {"mperf_backwards", "MPERF counts down", "meters", lie_place::mperf, backwards},
    {"mperf_half", "MPERF counts each second clock", "clocks", lie_place::mperf, halved},
    {"mperf_double", "MPERF counts each clock twice", "clocks", lie_place::mperf, doubled},
    {"aperf_still", "APERF stands still", "meters", lie_place::aperf, still},
    {"aperf_backwards", "APERF counts down", "meters", lie_place::aperf, backwards},
    {"aperf_zero", "APERF is read as 0", "clocks", lie_place::aperf, zero},
    {"irperf_still", "IRPERF stands still", "clocks", lie_place::irperf, still},
    {"irperf_double", "IRPERF counts each instruction twice", "clocks", lie_place::irperf, doubled},
    {"irperf_half", "IRPERF counts each second instruction", "clocks", lie_place::irperf, halved},
    {"irperf_disabled",
     "writes of the bit that enables IRPERF are lost",
     "clocks",
     lie_place::irperf_enable,
     {},
     swallow,
     false},
    {"irperf_kept",
     "the bit that enables IRPERF is not put back",
     "clocks",
     lie_place::irperf_enable,
     {},
     keeps_restored},
    {"energy_still", "the energy of the package stands still", "meters", lie_place::energy, still},
    {"energy_backwards", "the energy of the package goes down", "meters", lie_place::energy,
     backwards},
    {"energy_leaps", "the energy of the package gains joules by each read", "meters",
     lie_place::energy, leaps},
    {"energy_unit_hidden", "the register of units is read as 0", "units", lie_place::energy_unit,
     zero},
    {"energy_unit_zero", "the unit of energy is read as 1 J", "units", lie_place::energy_unit,
     without_energy_unit},
    {"energy_unit_larger", "the unit of energy is read as twice as large", "units",
     lie_place::energy_unit, larger_unit},
    {"energy_unit_smaller", "the unit of energy is read as half as large", "units",
     lie_place::energy_unit, smaller_unit},
    {"power_unit_small", "the unit of power is read as 2^-15 W", "units", lie_place::energy_unit,
     smallest_power_unit},
};

} // namespace

std::span<const lie_row> lies_of_meters() { return meter_lies; }

} // namespace msrpp::validate

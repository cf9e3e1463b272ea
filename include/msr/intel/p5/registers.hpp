// The registers of the Pentium's performance-monitoring unit and of the Cyrix 6x86MX and MII, whose
// CESR has wider event numbers. Source: perfctr 2.6.42.2; medium confidence for the pin control.
// Nothing was measured on these processors.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::p5 {

/// When a counter counts, and whether it counts events or the clocks that they last.
enum class counter_control : std::uint8_t {
    off,                  ///< counts nothing
    events_at_cpl_0_to_2, ///< events at CPL 0, 1 and 2
    events_at_cpl_3,      ///< events at CPL 3
    events_at_any_cpl,    ///< events at every CPL
    clocks_off,           ///< counts nothing, with the bit of clocks set
    clocks_at_cpl_0_to_2, ///< clocks that events last, at CPL 0, 1 and 2
    clocks_at_cpl_3,      ///< clocks that events last, at CPL 3
    clocks_at_any_cpl,    ///< clocks that events last, at every CPL
};

/// The use of a counter's PM pin.
enum class pin_use : std::uint8_t {
    increments, ///< the pin shows that the counter counts
    overflow,   ///< the pin shows that the counter overflows
};

/// CESR, which selects what both counters count.
struct cesr {
    static constexpr std::uint32_t address = 0x11; ///< register number
    field<0, 6> es0{};                             ///< event number of counter 0
    field<6, 3, counter_control> cc0{}; ///< what counter 0 counts, and at which privilege levels
    field<9, 1, pin_use> pc0{};         ///< what pin PM0 shows
    reserved<10, 6> reserved10{};
    field<16, 6> es1{};                  ///< event number of counter 1
    field<22, 3, counter_control> cc1{}; ///< what counter 1 counts, and at which privilege levels
    field<25, 1, pin_use> pc1{};         ///< what pin PM1 shows
    reserved<26, 38> reserved26{};

    MSR_EQUAL_FIELDS(cesr);
};

/// CESR of a Cyrix 6x86MX or MII: event numbers have seven bits, in two fields.
struct cesr_of_mii {
    static constexpr std::uint32_t address = cesr::address; ///< register number
    field<0, 6> es0{};                  ///< lower bits of counter 0's event number
    field<6, 3, counter_control> cc0{}; ///< what counter 0 counts, and at which privilege levels
    field<9, 1, pin_use> pc0{};         ///< what pin PM0 shows
    field<10, 1> es0_hi{};              ///< bit 6 of counter 0's event number
    reserved<11, 5> reserved11{};
    field<16, 6> es1{};                  ///< lower bits of counter 1's event number
    field<22, 3, counter_control> cc1{}; ///< what counter 1 counts, and at which privilege levels
    field<25, 1, pin_use> pc1{};         ///< what pin PM1 shows
    field<26, 1> es1_hi{};               ///< bit 6 of counter 1's event number
    reserved<27, 37> reserved27{};

    MSR_EQUAL_FIELDS(cesr_of_mii);
};

/// A counter.
struct ctr {
    field<0, 40> count{}; ///< what was counted, modulo 2^width
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(ctr);
};

/// The address of CTR0.
inline constexpr std::uint32_t ctr0_address = 0x12;
/// The address of CTR1.
inline constexpr std::uint32_t ctr1_address = 0x13;

/// Bits that a counter counts.
inline constexpr unsigned counter_width = 40;

} // namespace msr::p5

template <>
inline constexpr msr::enumerator msr::names_of<msr::p5::counter_control>[] = {
    {0, "off"},
    {1, "events_at_cpl_0_to_2"},
    {2, "events_at_cpl_3"},
    {3, "events_at_any_cpl"},
    {4, "clocks_off"},
    {5, "clocks_at_cpl_0_to_2"},
    {6, "clocks_at_cpl_3"},
    {7, "clocks_at_any_cpl"}};
template <>
inline constexpr msr::enumerator msr::names_of<msr::p5::pin_use>[] = {{0, "increments"},
                                                                      {1, "overflow"}};

MSR_REGISTER(msr::p5::cesr, es0, cc0, pc0, reserved10, es1, cc1, pc1, reserved26);
MSR_REGISTER(msr::p5::cesr_of_mii, es0, cc0, pc0, es0_hi, reserved11, es1, cc1, pc1, es1_hi,
             reserved27);
MSR_REGISTER(msr::p5::ctr, count, reserved40);

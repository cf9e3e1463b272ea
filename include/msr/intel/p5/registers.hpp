// The registers of the Pentium's performance-monitoring unit and of the Cyrix 6x86MX and MII, whose
// CESR has wider event numbers. Source: perfctr 2.6.42.2; medium confidence for the pin control.
// Nothing was measured on these processors.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::p5 {

/// The field `cc0` or `cc1` of CESR: when a counter counts, and whether the counter counts events
/// or the clocks that events last.
enum class counter_control : std::uint8_t {
    off,                  ///< the counter counts nothing
    events_at_cpl_0_to_2, ///< the counter counts events at CPL 0, 1 and 2
    events_at_cpl_3,      ///< the counter counts events at CPL 3
    events_at_any_cpl,    ///< the counter counts events at every CPL
    clocks_off,           ///< the counter counts nothing; the bit for clocks is set
    clocks_at_cpl_0_to_2, ///< the counter counts the clocks that events last, at CPL 0, 1 and 2
    clocks_at_cpl_3,      ///< the counter counts the clocks that events last, at CPL 3
    clocks_at_any_cpl,    ///< the counter counts the clocks that events last, at every CPL
};

/// The use of a counter's pin PM0 or PM1.
enum class pin_use : std::uint8_t {
    increments, ///< the pin shows each increment of the counter
    overflow,   ///< the pin shows each overflow of the counter
};

/// CESR, the register that selects what the counters CTR0 and CTR1 count.
struct cesr {
    static constexpr std::uint32_t address = 0x11; ///< number of CESR, as RDMSR and WRMSR take it
    field<0, 6> es0{};                             ///< number of the event that counter 0 counts
    /// What counter 0 counts: nothing, events or clocks, and at which privilege levels.
    field<6, 3, counter_control> cc0{};
    field<9, 1, pin_use> pc0{}; ///< whether the pin PM0 shows increments or overflows of counter 0
    reserved<10, 6> reserved10{};
    field<16, 6> es1{}; ///< number of the event that counter 1 counts
    /// What counter 1 counts: nothing, events or clocks, and at which privilege levels.
    field<22, 3, counter_control> cc1{};
    field<25, 1, pin_use> pc1{}; ///< whether the pin PM1 shows increments or overflows of counter 1
    reserved<26, 38> reserved26{};

    MSR_EQUAL_FIELDS(cesr);
};

/// CESR of a Cyrix 6x86MX or MII: an event number has seven bits, in two fields.
struct cesr_of_mii {
    /// Number of CESR, as RDMSR and WRMSR take it.
    static constexpr std::uint32_t address = cesr::address;
    field<0, 6> es0{}; ///< bits 5:0 of the number of counter 0's event
    /// What counter 0 counts: nothing, events or clocks, and at which privilege levels.
    field<6, 3, counter_control> cc0{};
    field<9, 1, pin_use> pc0{}; ///< whether the pin PM0 shows increments or overflows of counter 0
    field<10, 1> es0_hi{};      ///< bit 6 of the number of counter 0's event
    reserved<11, 5> reserved11{};
    field<16, 6> es1{}; ///< bits 5:0 of the number of counter 1's event
    /// What counter 1 counts: nothing, events or clocks, and at which privilege levels.
    field<22, 3, counter_control> cc1{};
    field<25, 1, pin_use> pc1{}; ///< whether the pin PM1 shows increments or overflows of counter 1
    field<26, 1> es1_hi{};       ///< bit 6 of the number of counter 1's event
    reserved<27, 37> reserved27{};

    MSR_EQUAL_FIELDS(cesr_of_mii);
};

/// The counter CTR0 or CTR1, 40 bits wide.
struct ctr {
    field<0, 40> count{}; ///< the number of counted events or clocks, modulo 2^40
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(ctr);
};

/// The address of the counter CTR0, as RDMSR and WRMSR take it.
inline constexpr std::uint32_t ctr0_address = 0x12;
/// The address of the counter CTR1, as RDMSR and WRMSR take it.
inline constexpr std::uint32_t ctr1_address = 0x13;

/// The width of a counter of the Pentium and the Cyrix MII, in bits.
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

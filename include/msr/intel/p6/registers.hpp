// The registers of the P6 performance-monitoring unit.
// Sources: Linux (arch/x86/events/intel/p6.c, msr-index.h), libpfm4, perfctr 2.6.42.2. Nothing was
// measured on these processors.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::p6 {

/// The use of a counter's PM pin.
enum class pin_use : std::uint8_t {
    overflow,   ///< the pin shows that the counter overflows
    increments, ///< the pin shows that the counter counts
};

/// PERFEVTSEL0: what counter 0 counts, and the bit that starts and stops both counters.
struct perfevtsel0 {
    static constexpr std::uint32_t address = 0x186; ///< register number
    field<0, 8> event_select{};                     ///< event number
    field<8, 8> unit_mask{};                        ///< unit mask of the event
    flag<16> usr{};                                 ///< CPL 1, 2, 3
    flag<17> os{};                                  ///< CPL 0
    flag<18> edge{};                     ///< counts how often the condition begins to hold
    field<19, 1, pin_use> pin_control{}; ///< what the PM pin shows
    flag<20> int_{};                     ///< interrupt of the local APIC on overflow
    reserved<21, 1> reserved21{};
    flag<22> enable{};           ///< enables both counters
    flag<23> invert{};           ///< counts clocks with fewer events than the counter mask
    field<24, 8> counter_mask{}; ///< 0: off
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel0);
};

/// PERFEVTSEL1: what counter 1 counts. It has no enable bit.
struct perfevtsel1 {
    static constexpr std::uint32_t address = 0x187; ///< register number
    /// Each is as in `perfevtsel0`.
    field<0, 8> event_select{};
    field<8, 8> unit_mask{};
    flag<16> usr{};
    flag<17> os{};
    flag<18> edge{};
    field<19, 1, pin_use> pin_control{};
    flag<20> int_{};
    reserved<21, 2> reserved21{};
    flag<23> invert{};
    field<24, 8> counter_mask{};
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel1);
};

/// A counter as it is read.
struct perfctr {
    field<0, 40> count{}; ///< what was counted, modulo 2^width
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(perfctr);
};

/// A counter as it is written: 32 bits, and the processor fills bits 32 to 39 with copies of
/// bit 31.
struct perfctr_written {
    field<0, 32> value{}; ///< the bits that are written
    reserved<32, 8> sign_fill{};
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(perfctr_written);
};

/// The address of PerfCtr0.
inline constexpr std::uint32_t perfctr0_address = 0xc1;
/// The address of PerfCtr1.
inline constexpr std::uint32_t perfctr1_address = 0xc2;

/// Bits that a counter counts.
inline constexpr unsigned counter_width = 40;
/// Bits of it that can be written; the highest of them is copied into all above.
inline constexpr unsigned written_width = 32;

/// Returns the value of a counter after a write.
constexpr std::uint64_t held_after_write(std::uint64_t written) {
    const std::uint64_t low = written & low_bits(written_width);
    const std::uint64_t sign = low >> (written_width - 1) & 1;
    return sign == 0 ? low : low | (low_bits(counter_width) & ~low_bits(written_width));
}

} // namespace msr::p6

template <>
inline constexpr msr::enumerator msr::names_of<msr::p6::pin_use>[] = {{0, "overflow"},
                                                                      {1, "increments"}};

MSR_REGISTER(msr::p6::perfevtsel0, event_select, unit_mask, usr, os, edge, pin_control, int_,
             reserved21, enable, invert, counter_mask, reserved32);
MSR_REGISTER(msr::p6::perfevtsel1, event_select, unit_mask, usr, os, edge, pin_control, int_,
             reserved21, invert, counter_mask, reserved32);
MSR_REGISTER(msr::p6::perfctr, count, reserved40);
MSR_REGISTER(msr::p6::perfctr_written, value, sign_fill, reserved40);

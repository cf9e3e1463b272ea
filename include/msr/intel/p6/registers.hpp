// The registers of the P6 performance-monitoring unit.
// Sources: Linux (arch/x86/events/intel/p6.c, msr-index.h), libpfm4, perfctr 2.6.42.2. Nothing was
// measured on these processors.
#pragma once

#include <msr/core/register.hpp>

#include <cstdint>

namespace msr::p6 {

/// The use of a counter's pin PM0 or PM1.
enum class pin_use : std::uint8_t {
    overflow,   ///< the pin shows each overflow of the counter
    increments, ///< the pin shows each increment of the counter
};

/// PERFEVTSEL0: what counter 0 counts, and the bit that starts and stops both counters.
struct perfevtsel0 {
    /// Number of PERFEVTSEL0, as RDMSR and WRMSR take it.
    static constexpr std::uint32_t address = 0x186;
    field<0, 8> event_select{}; ///< number of the event that counter 0 counts
    field<8, 8> unit_mask{};    ///< unit mask of the event that counter 0 counts
    flag<16> usr{};             ///< counter 0 counts at CPL 1, 2 and 3
    flag<17> os{};              ///< counter 0 counts at CPL 0
    /// Counter 0 counts how often the event's condition begins to hold, not the clocks in which the
    /// condition holds.
    flag<18> edge{};
    /// Whether the pin PM0 shows increments or overflows of counter 0.
    field<19, 1, pin_use> pin_control{};
    flag<20> int_{}; ///< an overflow of counter 0 makes the local APIC interrupt the processor
    reserved<21, 1> reserved21{};
    flag<22> enable{};           ///< enables the counters 0 and 1
    flag<23> invert{};           ///< counter 0 counts clocks with fewer events than `counter_mask`
    field<24, 8> counter_mask{}; ///< least number of events in a clock that counts, the threshold;
                                 ///< 0: no threshold
    reserved<32, 32> reserved32{};

    MSR_EQUAL_FIELDS(perfevtsel0);
};

/// PERFEVTSEL1: what counter 1 counts. The enable bit for counter 1 is in PERFEVTSEL0.
struct perfevtsel1 {
    /// Number of PERFEVTSEL1, as RDMSR and WRMSR take it.
    static constexpr std::uint32_t address = 0x187;
    /// Each field has, for counter 1, the meaning of the field of its name in `perfevtsel0`.
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

/// A counter, PerfCtr0 or PerfCtr1, as RDMSR reads it.
struct perfctr {
    field<0, 40> count{}; ///< the number of counted events or clocks, modulo 2^40
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(perfctr);
};

/// A counter, PerfCtr0 or PerfCtr1, as WRMSR writes it: 32 bits; the processor fills bits 32 to 39
/// of the counter with copies of bit 31.
struct perfctr_written {
    field<0, 32> value{}; ///< the low 32 bits of the counter's value
    reserved<32, 8> sign_fill{};
    reserved<40, 24> reserved40{};

    MSR_EQUAL_FIELDS(perfctr_written);
};

/// The address of the counter PerfCtr0, as RDMSR and WRMSR take it.
inline constexpr std::uint32_t perfctr0_address = 0xc1;
/// The address of the counter PerfCtr1, as RDMSR and WRMSR take it.
inline constexpr std::uint32_t perfctr1_address = 0xc2;

/// The width of a counter of the P6 family, in bits.
inline constexpr unsigned counter_width = 40;
/// The number of low bits of a counter that WRMSR can write; the processor copies the highest of
/// these bits into all bits above.
inline constexpr unsigned written_width = 32;

/// Returns the value that a counter holds after WRMSR wrote `written` to it.
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

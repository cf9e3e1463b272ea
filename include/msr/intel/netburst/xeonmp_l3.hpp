// The counters of the third-level cache and its buses in Xeon MP processors: names, addresses and
// RDPMC indices. The events that the control half of a counter selects are not described. Sources:
// Intel SDM volume 3 (325384-059) 18.20, 18.21, Tables 35-42 and 35-43; RDPMC in volume 2.
#pragma once

#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/processor.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// A counter of a Xeon MP's third-level cache: the low half counts, the high half selects what is
/// counted. All registers but IFSB_CTL6 and IFSB_CNTR7 have this layout.
struct l3_counter {
    field<0, 32> count{};    ///< number of counted events, modulo 2^32
    field<32, 32> control{}; ///< the control half of the register, which selects what is counted

    MSR_EQUAL_FIELDS(l3_counter);
};

/// IFSB_CTL6, which controls IFSB_CNTR7. The enable bit is 26 in the text of the manual and 57 or
/// 59 in the manual's drawing, so no bit is named.
struct l3_latency_control {
    /// Control bits of the counter IFSB_CNTR7: all bits; no source documents fields.
    field<0, 64> control{};

    MSR_EQUAL_FIELDS(l3_latency_control);
};

/// IFSB_CNTR7, which only counts, with all 64 bits.
struct l3_latency_counter {
    field<0, 64> count{}; ///< number of counted events, modulo 2^64

    MSR_EQUAL_FIELDS(l3_latency_counter);
};

/// The layout of a register of the third-level cache: a count with its control bits, control bits
/// alone, or a count alone.
enum class l3_layout : std::uint8_t {
    count_and_control, ///< layout `l3_counter`: bits 31:0 count, bits 63:32 control
    control,           ///< layout `l3_latency_control`: all bits control
    count,             ///< layout `l3_latency_counter`: all bits count
};

/// The processors that have counters of the third-level cache, each under names of its own.
enum class l3_product : std::uint8_t {
    xeon_mp_64_bit, ///< the 64-bit Xeon MP with up to 8 MB of third-level cache: models 3 and 4
    xeon_7100,      ///< the Xeon 7100: model 6
};

/// A counter of the third-level cache, or the control register of such a counter.
struct l3_counter_row {
    const char *name{};         ///< the manual's name of the register in lower case
    std::uint32_t address{};    ///< the MSR address of the register
    std::uint8_t rdpmc_index{}; ///< the ECX with which RDPMC reads the register
    l3_product product{};       ///< the Xeon that has the register
    const char *kind{};         ///< the manual's name of the counted events
    l3_layout layout{};         ///< how the bits of the register are divided into count and control
    model_set models{};         ///< the models of which some processors have the register
    const char *note{};         ///< remarks of the sources on the register, or null
};

/// The counters of the third-level cache: those of models 3 and 4, then those of model 6, each in
/// order of address.
inline constexpr l3_counter_row l3_counters[] = {
    {"ifsb_busq0", 0x107cc, 18, l3_product::xeon_mp_64_bit, "IBUSQ", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"ifsb_busq1", 0x107cd, 19, l3_product::xeon_mp_64_bit, "IBUSQ", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"ifsb_snpq0", 0x107ce, 20, l3_product::xeon_mp_64_bit, "ISNPQ", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"ifsb_snpq1", 0x107cf, 21, l3_product::xeon_mp_64_bit, "ISNPQ", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"efsb_drdy0", 0x107d0, 22, l3_product::xeon_mp_64_bit, "EFSB", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"efsb_drdy1", 0x107d1, 23, l3_product::xeon_mp_64_bit, "EFSB", l3_layout::count_and_control,
     of_models(3, 4), nullptr},
    {"ifsb_ctl6", 0x107d2, 24, l3_product::xeon_mp_64_bit, "IBUSQ latency control",
     l3_layout::control, of_models(3, 4),
     "the manual's text says that bit 26 enables it, its drawing 57 or 59"},
    {"ifsb_cntr7", 0x107d3, 25, l3_product::xeon_mp_64_bit, "IBUSQ latency 64-bit count",
     l3_layout::count, of_models(3, 4), nullptr},
    {"emon_l3_ctr_ctl0", 0x107cc, 18, l3_product::xeon_7100, "GBSQ", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl1", 0x107cd, 19, l3_product::xeon_7100, "GBSQ", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl2", 0x107ce, 20, l3_product::xeon_7100, "GSNPQ", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl3", 0x107cf, 21, l3_product::xeon_7100, "GSNPQ", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl4", 0x107d0, 22, l3_product::xeon_7100, "FSB", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl5", 0x107d1, 23, l3_product::xeon_7100, "FSB", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl6", 0x107d2, 24, l3_product::xeon_7100, "FSB", l3_layout::count_and_control,
     of_models(6), nullptr},
    {"emon_l3_ctr_ctl7", 0x107d3, 25, l3_product::xeon_7100, "FSB", l3_layout::count_and_control,
     of_models(6), nullptr},
};
/// The number of registers in `l3_counters`.
inline constexpr unsigned l3_counter_count = 16;
static_assert(sizeof l3_counters / sizeof l3_counters[0] == l3_counter_count);

/// Returns the counters of a processor's third-level cache: eight, or none where the processor has
/// no such cache or is of a model for which no counters are documented.
constexpr sequence<l3_counter_row> l3_counters_of(const processor &processor) {
    if (!processor.is_netburst() || !processor.has_l3) return {};
    constexpr unsigned of_one_product = l3_counter_count / 2;
    if (processor.model == 3 || processor.model == 4) return {l3_counters, of_one_product};
    if (processor.model == 6) return {l3_counters + of_one_product, of_one_product};
    return {};
}

} // namespace msr::netburst

MSR_REGISTER(msr::netburst::l3_counter, count, control);
MSR_REGISTER(msr::netburst::l3_latency_control, control);
MSR_REGISTER(msr::netburst::l3_latency_counter, count);

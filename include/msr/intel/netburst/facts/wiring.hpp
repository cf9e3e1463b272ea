// The wiring of the Pentium 4 and Xeon performance-monitoring unit: which ESCRs and counters there
// are, and which ESCR feeds which counter. Source: Intel SDM volume 3 (325384-059), Table 18-63.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

// The 45 ESCRs, in order of address; 3BFh is no ESCR (a kernel header guesses an SSU_ESCR1 there).
// Each ESCR is a row with the members of `escr_row`. The list passes each row to a macro, since
// numbers, tables and the types of handles.hpp are made of the rows, and need the names as
// identifiers.
#define MSR_NETBURST_ESCRS(ESCR)                                                                   \
    ESCR(bsu_escr0, 0x3a0, 7, counters_of(0, 1), 0, every_model)                                   \
    ESCR(bsu_escr1, 0x3a1, 7, counters_of(2, 3), 1, every_model)                                   \
    ESCR(fsb_escr0, 0x3a2, 6, counters_of(0, 1), 0, every_model)                                   \
    ESCR(fsb_escr1, 0x3a3, 6, counters_of(2, 3), 1, every_model)                                   \
    ESCR(firm_escr0, 0x3a4, 1, counters_of(8, 9), 0, every_model)                                  \
    ESCR(firm_escr1, 0x3a5, 1, counters_of(10, 11), 1, every_model)                                \
    ESCR(flame_escr0, 0x3a6, 0, counters_of(8, 9), 0, every_model)                                 \
    ESCR(flame_escr1, 0x3a7, 0, counters_of(10, 11), 1, every_model)                               \
    ESCR(dac_escr0, 0x3a8, 5, counters_of(8, 9), 0, every_model)                                   \
    ESCR(dac_escr1, 0x3a9, 5, counters_of(10, 11), 1, every_model)                                 \
    ESCR(mob_escr0, 0x3aa, 2, counters_of(0, 1), 0, every_model)                                   \
    ESCR(mob_escr1, 0x3ab, 2, counters_of(2, 3), 1, every_model)                                   \
    ESCR(pmh_escr0, 0x3ac, 4, counters_of(0, 1), 0, every_model)                                   \
    ESCR(pmh_escr1, 0x3ad, 4, counters_of(2, 3), 1, every_model)                                   \
    ESCR(saat_escr0, 0x3ae, 2, counters_of(8, 9), 0, every_model)                                  \
    ESCR(saat_escr1, 0x3af, 2, counters_of(10, 11), 1, every_model)                                \
    ESCR(u2l_escr0, 0x3b0, 3, counters_of(8, 9), 0, every_model)                                   \
    ESCR(u2l_escr1, 0x3b1, 3, counters_of(10, 11), 1, every_model)                                 \
    ESCR(bpu_escr0, 0x3b2, 0, counters_of(0, 1), 0, every_model)                                   \
    ESCR(bpu_escr1, 0x3b3, 0, counters_of(2, 3), 1, every_model)                                   \
    ESCR(is_escr0, 0x3b4, 1, counters_of(0, 1), 0, every_model)                                    \
    ESCR(is_escr1, 0x3b5, 1, counters_of(2, 3), 1, every_model)                                    \
    ESCR(itlb_escr0, 0x3b6, 3, counters_of(0, 1), 0, every_model)                                  \
    ESCR(itlb_escr1, 0x3b7, 3, counters_of(2, 3), 1, every_model)                                  \
    ESCR(cru_escr0, 0x3b8, 4, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(cru_escr1, 0x3b9, 4, counters_of(14, 15, 17), 1, every_model)                             \
    ESCR(iq_escr0, 0x3ba, 0, counters_of(12, 13, 16), 0, of_models(0, 1, 2))                       \
    ESCR(iq_escr1, 0x3bb, 0, counters_of(14, 15, 17), 1, of_models(0, 1, 2))                       \
    ESCR(rat_escr0, 0x3bc, 2, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(rat_escr1, 0x3bd, 2, counters_of(14, 15, 17), 1, every_model)                             \
    ESCR(ssu_escr0, 0x3be, 3, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(ms_escr0, 0x3c0, 0, counters_of(4, 5), 0, every_model)                                    \
    ESCR(ms_escr1, 0x3c1, 0, counters_of(6, 7), 1, every_model)                                    \
    ESCR(tbpu_escr0, 0x3c2, 2, counters_of(4, 5), 0, every_model)                                  \
    ESCR(tbpu_escr1, 0x3c3, 2, counters_of(6, 7), 1, every_model)                                  \
    ESCR(tc_escr0, 0x3c4, 1, counters_of(4, 5), 0, every_model)                                    \
    ESCR(tc_escr1, 0x3c5, 1, counters_of(6, 7), 1, every_model)                                    \
    ESCR(ix_escr0, 0x3c8, 5, counters_of(0, 1), 0, every_model)                                    \
    ESCR(ix_escr1, 0x3c9, 5, counters_of(2, 3), 1, every_model)                                    \
    ESCR(alf_escr0, 0x3ca, 1, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(alf_escr1, 0x3cb, 1, counters_of(14, 15, 17), 1, every_model)                             \
    ESCR(cru_escr2, 0x3cc, 5, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(cru_escr3, 0x3cd, 5, counters_of(14, 15, 17), 1, every_model)                             \
    ESCR(cru_escr4, 0x3e0, 6, counters_of(12, 13, 16), 0, every_model)                             \
    ESCR(cru_escr5, 0x3e1, 6, counters_of(14, 15, 17), 1, every_model)

// The 18 counters in order of their RDPMC index, which is also their number in the manual. Each
// counter is a row with the members of `counter_row`.
#define MSR_NETBURST_COUNTERS(COUNTER)                                                             \
    COUNTER(bpu_counter0, 0x300, "bpu_cccr0", 0x360, counter_group::bpu, 0, counters_of(2),        \
            counters_of(2), confidence::high, nullptr, 0, 0, 0, false, false, nullptr)             \
    COUNTER(bpu_counter1, 0x301, "bpu_cccr1", 0x361, counter_group::bpu, 0, counters_of(3),        \
            counters_of(3), confidence::high, nullptr, 0, 0, 0, false, true,                       \
            "KRN: CCCR1 enable flag unreliable (erratum); kernel never allocates counter 1")       \
    COUNTER(bpu_counter2, 0x302, "bpu_cccr2", 0x362, counter_group::bpu, 1, counters_of(0),        \
            counters_of(0), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(bpu_counter3, 0x303, "bpu_cccr3", 0x363, counter_group::bpu, 1, counters_of(1),        \
            counters_of(1), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(ms_counter0, 0x304, "ms_cccr0", 0x364, counter_group::ms, 2, counters_of(6),           \
            counters_of(6), confidence::high, nullptr, 0, 0, 0, false, false, nullptr)             \
    COUNTER(ms_counter1, 0x305, "ms_cccr1", 0x365, counter_group::ms, 2, counters_of(7),           \
            counters_of(7), confidence::high, nullptr, 0, 0, 0, false, false, nullptr)             \
    COUNTER(ms_counter2, 0x306, "ms_cccr2", 0x366, counter_group::ms, 3, counters_of(4),           \
            counters_of(4), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(ms_counter3, 0x307, "ms_cccr3", 0x367, counter_group::ms, 3, counters_of(5),           \
            counters_of(5), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(flame_counter0, 0x308, "flame_cccr0", 0x368, counter_group::flame, 4, counters_of(10), \
            counters_of(10), confidence::high, nullptr, 0, 0, 0, false, false, nullptr)            \
    COUNTER(flame_counter1, 0x309, "flame_cccr1", 0x369, counter_group::flame, 4, counters_of(11), \
            counters_of(11), confidence::high, nullptr, 0, 0, 0, false, false, nullptr)            \
    COUNTER(flame_counter2, 0x30a, "flame_cccr2", 0x36a, counter_group::flame, 5, counters_of(8),  \
            counters_of(8), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(flame_counter3, 0x30b, "flame_cccr3", 0x36b, counter_group::flame, 5, counters_of(9),  \
            counters_of(9), confidence::high, nullptr, 0, 0, 1, false, false, nullptr)             \
    COUNTER(iq_counter0, 0x30c, "iq_cccr0", 0x36c, counter_group::iq, 6, counters_of(14),          \
            counters_of(14), confidence::high, "cascnt4into0", counters_of(16),                    \
            of_models(2, 3, 4, 6), 0, false, false, nullptr)                                       \
    COUNTER(iq_counter1, 0x30d, "iq_cccr1", 0x36d, counter_group::iq, 6, counters_of(15),          \
            counters_of(15), confidence::medium, nullptr, 0, 0, 0, false, false,                   \
            "odd IQ cascade by analogy: SDM 18.15.5.6 spells out 16/14/12 and says \"similar\" "   \
            "for 17; "                                                                             \
            "CCCR bit 11 reserved (SDM T18-65)")                                                   \
    COUNTER(iq_counter2, 0x30e, "iq_cccr2", 0x36e, counter_group::iq, 7, counters_of(12),          \
            counters_of(12, 16), confidence::high, nullptr, 0, 0, 1, false, false,                 \
            "CCCR bit 11 reserved (SDM T18-65)")                                                   \
    COUNTER(iq_counter3, 0x30f, "iq_cccr3", 0x36f, counter_group::iq, 7, counters_of(13),          \
            counters_of(13, 17), confidence::medium, "cascnt5into3", counters_of(17),              \
            of_models(2, 3, 4, 6), 1, false, false,                                                \
            "odd IQ cascade by analogy: SDM 18.15.5.6 spells out 16/14/12 and says \"similar\" "   \
            "for 17")                                                                              \
    COUNTER(iq_counter4, 0x310, "iq_cccr4", 0x370, counter_group::iq, 8, counters_of(14), 0,       \
            confidence::high, "cascnt5into4", counters_of(17), of_models(2, 3, 4, 6), 0, true,     \
            false,                                                                                 \
            "cannot start another pair through CCCR.CASCADE (SDM 18.15.5.7); use extended "        \
            "cascade bit")                                                                         \
    COUNTER(iq_counter5, 0x311, "iq_cccr5", 0x371, counter_group::iq, 8, counters_of(15), 0,       \
            confidence::medium, "cascnt4into5", counters_of(16), of_models(2, 3, 4, 6), 1, false,  \
            false,                                                                                 \
            "odd IQ cascade by analogy: SDM 18.15.5.6 spells out 16/14/12 and says \"similar\" "   \
            "for 17; "                                                                             \
            "cannot start another pair through CCCR.CASCADE (SDM 18.15.5.7); use extended "        \
            "cascade bit")

namespace msr::netburst {

/// The event selection control registers (ESCRs), in the order of their addresses.
enum class escr_number : std::uint8_t {
#define MSR_NETBURST_NUMBER(name, ...) name,
    MSR_NETBURST_ESCRS(MSR_NETBURST_NUMBER)
};

/// The counters, in the order of their RDPMC index, which is also their number in the manual.
enum class counter_number : std::uint8_t {
    MSR_NETBURST_COUNTERS(MSR_NETBURST_NUMBER)
#undef MSR_NETBURST_NUMBER
};

/// The number of ESCRs of NetBurst processors.
inline constexpr unsigned escr_count = 45;
/// The number of counters of NetBurst processors.
inline constexpr unsigned counter_count = 18;

/// A set of counters, bit n for the counter with number n.
using counter_set = std::uint32_t;

/// Returns the set of counters that has `counter` alone.
constexpr counter_set set_of(counter_number counter) {
    return counter_set{1} << static_cast<unsigned>(counter);
}

/// Returns the set of the counters with the given numbers, each 0 to 17.
template <typename... Number>
constexpr counter_set counters_of(Number... number) {
    return ((counter_set{1} << number) | ...);
}

/// One event selection control register (ESCR): its name, address and wiring.
struct escr_row {
    const char *name{};      ///< the manual's name of the ESCR in lower case, without MSR_
    std::uint32_t address{}; ///< MSR address of the ESCR, as RDMSR and WRMSR take it
    /// Value of CCCR[15:13], 0 to 7, with which a counter listens to the ESCR.
    std::uint8_t select{};
    counter_set counters{}; ///< the counters that the ESCR feeds
    /// Which half of a pair of ESCRs the ESCR is, 0 or 1; by convention half n belongs to logical
    /// processor n.
    std::uint8_t half{};
    model_set models{}; ///< the models that have the ESCR
};

/// The row of each ESCR, in the order of `escr_number`.
inline constexpr escr_row escrs[] = {
#define MSR_NETBURST_ROW(name, ...) {#name, __VA_ARGS__},
    MSR_NETBURST_ESCRS(MSR_NETBURST_ROW)};

/// The four counter groups, named after their counters.
enum class counter_group : std::uint8_t {
    bpu,   ///< the counter group of BPU_COUNTER0 to 3
    ms,    ///< the counter group of MS_COUNTER0 to 3
    flame, ///< the counter group of FLAME_COUNTER0 to 3
    iq,    ///< the counter group of IQ_COUNTER0 to 5
};

using msr::confidence;

/// One counter with its counter configuration control register (CCCR). Sources: cascades SDM
/// 18.15.2, 18.15.5.6; extended cascades SDM Table 18-65.
struct counter_row {
    const char *name{};      ///< the manual's name of the counter in lower case, without MSR_
    std::uint32_t address{}; ///< MSR address of the counter, as RDMSR and WRMSR take it
    /// The manual's name of the counter's CCCR in lower case, without MSR_.
    const char *cccr_name{};
    std::uint32_t cccr_address{}; ///< MSR address of the counter's CCCR, as RDMSR and WRMSR take it
    counter_group group{};        ///< the counter group of the counter, by the ESCRs that feed it
    /// Number of the pair of counters to which the counter belongs, 0 to 8.
    std::uint8_t pair{};
    /// Counters whose overflow may start this counter by the cascade bit of its CCCR.
    counter_set cascade_started_by{};
    /// Counters that the overflow of this counter may start by the cascade bit of their CCCRs.
    counter_set cascade_starts{};
    /// Confidence in the facts about the counter's cascades; medium: inferred by analogy, not in
    /// the manual.
    confidence cascade_confidence{};
    /// Name of bit 11 of the counter's CCCR, an extended cascade; null where the bit is reserved.
    const char *extended_cascade_name{};
    /// Counters whose overflow may start this counter by bit 11 of its CCCR.
    counter_set extended_started_by{};
    model_set extended_models{}; ///< the models whose CCCR of this counter has bit 11
    /// Which half of the ESCR pairs feeds the counter, 0 or 1; by convention half n belongs to
    /// logical processor n.
    std::uint8_t half{};
    /// Whether the counter can sample precisely: IQ_COUNTER4; IQ_COUNTER5 only for logical
    /// processor 1, unconfirmed.
    bool pebs{};
    bool has_erratum{}; ///< whether the counter has an erratum, so that plans prefer other counters
    const char *note{}; ///< further remarks of the sources on the counter, or null
};

/// The row of each counter, in the order of `counter_number`.
inline constexpr counter_row counters[] = {MSR_NETBURST_COUNTERS(MSR_NETBURST_ROW)
#undef MSR_NETBURST_ROW
};

/// Returns the row of an ESCR in the table `escrs`.
constexpr const escr_row &row_of(escr_number escr) { return escrs[static_cast<unsigned>(escr)]; }

/// Returns the row of a counter in the table `counters`.
constexpr const counter_row &row_of(counter_number counter) {
    return counters[static_cast<unsigned>(counter)];
}

/// Returns whether an ESCR feeds a counter, so that the counter can count the ESCR's events.
constexpr bool feeds(escr_number escr, counter_number counter) {
    return (row_of(escr).counters & set_of(counter)) != 0;
}

} // namespace msr::netburst

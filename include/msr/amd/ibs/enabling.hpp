// Registers that enable instruction-based sampling on Zen 1, models 00h to 0Fh, where firmware
// hides it, and their values while IBS samples. No manual has these registers: only the bits that
// the table names are known, and the other bits keep their values. Source: the AMD Research IBS
// toolkit. Nothing was measured here.
#pragma once

#include <msr/amd/ibs/errata.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/field.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstdint>

namespace msr::ibs {

/// A register of which a plan changes a few bits, so that a processor samples.
struct enabling_register {
    std::uint32_t address{};      ///< register number
    const char *name{};           ///< the register's name
    sequence<field_row> fields{}; ///< the bits that are known, by their numbers
    bool set{};            ///< whether the bits must be 1 while the processor samples; else 0
    bool of_core{};        ///< whether each core has the register; else each thread
    const char *meaning{}; ///< the effect of the bits with the value for sampling

    /// The bits of the register that a field here describes.
    constexpr std::uint64_t known_bits() const {
        std::uint64_t bits = 0;
        for (const field_row &row : fields)
            bits |= row.mask();
        return bits;
    }
    /// The write that lets it sample; bits of others stay.
    constexpr write enabling() const { return {address, set ? known_bits() : 0, ~known_bits()}; }
    /// Whether a value of the register lets it sample.
    constexpr bool enables(std::uint64_t value) const {
        return (value & known_bits()) == enabling().value;
    }
};

namespace detail {

inline constexpr field_row zen1_show[] = {{"bit_42", 42, 1, access::read_write, 1}};
inline constexpr field_row zen1_core[] = {{"bit_19", 19, 1, access::read_write, 1}};
inline constexpr field_row zen1_load_store[] = {{"bit_54", 54, 1, access::read_write, 1}};
inline constexpr field_row zen1_c_states[] = {{"bit_6", 6, 1, access::read_write, 1},
                                              {"bit_14", 14, 1, access::read_write, 1},
                                              {"bit_22", 22, 1, access::read_write, 1}};

inline constexpr enabling_register zen1_registers[] = {
    {0xc0011005, "msr_c0011005", all_of(zen1_show), true, false, "CPUID shows IBS"},
    {0xc0011029, "msr_c0011029", all_of(zen1_core), true, true,
     "the core samples: the other thread has to be offline"},
    {0xc0011020, "msr_c0011020", all_of(zen1_load_store), true, false,
     "as it must be while IBS samples"},
    {0xc0010296, "msr_c0010296", all_of(zen1_c_states), false, false,
     "as it must be while IBS samples"}};

} // namespace detail

/// The registers that let a target sample, in the order in which they are written; none but on
/// Zen 1, models 00h to 0Fh.
constexpr sequence<enabling_register> enabling_registers(const target &target) {
    if (!concerns(erratum_id::zen1_enabling, target)) return {};
    return all_of(detail::zen1_registers);
}

/// Whether a plan for a target has to switch IBS on itself: Zen 1, models 00h to 0Fh, unless
/// firmware did.
constexpr bool switches_ibs_on(const target &target) {
    return enabling_registers(target).size() != 0 && !target.ready;
}

} // namespace msr::ibs

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

/// A register in which a plan changes a few bits so that a Zen 1 processor samples.
struct enabling_register {
    std::uint32_t address{}; ///< number of the register that enables IBS, as RDMSR takes it
    const char *name{};      ///< name of the register in messages, such as `msr_c0011005`
    /// The register's bits whose meaning is known, as fields of 1 bit.
    sequence<field_row> fields{};
    /// Whether the register's known bits must be 1 while the processor samples; false: they must be
    /// 0.
    bool set{};
    /// Whether the threads of a core share the register; false: each thread has a register of its
    /// own.
    bool of_core{};
    /// The processor's behaviour when the known bits have the value for sampling.
    const char *meaning{};

    /// Returns the mask of the register's known bits, which are those of `fields`.
    constexpr std::uint64_t known_bits() const {
        std::uint64_t bits = 0;
        for (const field_row &row : fields)
            bits |= row.mask();
        return bits;
    }
    /// Returns the register write that lets the processor sample; all bits but the known ones keep
    /// their values.
    constexpr write enabling() const { return {address, set ? known_bits() : 0, ~known_bits()}; }
    /// Returns whether a value of the register lets the processor sample by IBS.
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

/// Returns the registers that let a target sample, in the order in which they are written; empty
/// for every target but Zen 1, models 00h to 0Fh.
constexpr sequence<enabling_register> enabling_registers(const target &target) {
    if (!concerns(erratum_id::zen1_enabling, target)) return {};
    return all_of(detail::zen1_registers);
}

/// Returns whether a plan for a target has to switch IBS on: for Zen 1, models 00h to 0Fh, unless
/// firmware has done so.
constexpr bool switches_ibs_on(const target &target) {
    return enabling_registers(target).size() != 0 && !target.ready;
}

} // namespace msr::ibs

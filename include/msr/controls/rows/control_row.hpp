// A row of the table of controls: the bits that switch or set something, on some processors.
#pragma once

#include <msr/controls/names.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/cpuid_bit.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::controls {

/// The meaning of the bits of a control in its register.
enum class polarity : std::uint8_t {
    off_bit, ///< a single bit that is 1 while what the control switches is off
    on_bit,  ///< a single bit that is 1 while what the control switches is on
    number,  ///< bits that hold a number
};

/// A bit of a register; where `address` is 0, there is no such bit.
struct register_bit {
    std::uint32_t address{}; ///< the register's MSR number; 0: there is no such bit
    unsigned bit{};          ///< number of the bit in the register, 0 to 63
};

/// The register that bounds the numbers of a control by a lowest and a highest number, a byte each;
/// where `address` is 0, there is no such register.
struct number_bounds {
    std::uint32_t address{}; ///< the register's MSR number; 0: no register bounds the numbers
    unsigned lowest{};       ///< bit number at which the byte with the lowest number begins
    unsigned highest{};      ///< bit number at which the byte with the highest number begins
};

/// A register of a control on some processors: a row of the table of controls.
struct control_row {
    control_number number{};       ///< the control that the register holds
    std::uint32_t address{};       ///< the register's MSR number, as RDMSR takes it
    const char *register_name{};   ///< the register's name as the sources have it, in lower case
    unsigned low{};                ///< number of the control's lowest bit in the register
    unsigned width{};              ///< number of the control's bits in the register
    polarity bits{};               ///< the meaning of the control's bits
    register_scope scope{};        ///< the logical processors that share the register
    meters::core_set processors{}; ///< the processors that have the register
    /// The bit of CPUID that announces the register; leaf 0: none does.
    meters::cpuid_bit announced_by{};
    register_bit lock{};  ///< a bit that is 1 where the register keeps its value until reset
    register_bit needs{}; ///< a bit that is 0 where the register does not exist, or has no effect
    /// A bit that is 1 where another register decides in place of this register.
    register_bit overrules{};
    number_bounds bounds{}; ///< the register that bounds the control's numbers
    bool positive{};        ///< whether the control's number must not be 0
    bool moves{};           ///< whether the processor may change the control's bits itself
    /// A sentence that says why the library does not write the control; null: the library writes
    /// it.
    const char *refusal{};
    confidence sure{confidence::high}; ///< the confidence in the facts of the row
    /// Model numbers of CPUID to which the row is limited, where the processors have several; 0:
    /// all models.
    std::uint8_t models[4]{};
    const char *source{}; ///< the documents that describe the register

    /// Returns a mask of the control's bits in the register.
    constexpr std::uint64_t mask() const {
        return (width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1) << low;
    }
    /// Returns the value of the control for a content of its register; for a switch, 1 is on and 0
    /// is off, whatever the bit means.
    constexpr std::uint64_t value_of(std::uint64_t content) const {
        const std::uint64_t value = (content & mask()) >> low;
        return bits == polarity::off_bit ? value ^ 1 : value;
    }
    /// Returns the control's bits for a value, at their positions in the register; for a switch, 1
    /// is on and 0 is off, whatever the bit means.
    constexpr std::uint64_t content_of(std::uint64_t value) const {
        return (bits == polarity::off_bit ? value ^ 1 : value) << low & mask();
    }
    /// Returns whether a value has no more bits than the control has in its register.
    constexpr bool fits(std::uint64_t value) const { return value <= mask() >> low; }
};

} // namespace msr::controls

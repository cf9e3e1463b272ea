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

/// The meaning of a control's bits.
enum class polarity : std::uint8_t {
    off_bit, ///< a single bit that is 1 while the thing is off
    on_bit,  ///< a single bit that is 1 while the thing is on
    number,  ///< a number
};

/// A bit of a register; address 0: none.
struct register_bit {
    std::uint32_t address{}; ///< the register's number; 0: there is no such bit
    unsigned bit{};          ///< the bit's number, 0 to 63
};

/// A register that bounds the numbers of a control: two bytes; address 0: none.
struct number_bounds {
    std::uint32_t address{}; ///< the register's number; 0: no register bounds the numbers
    unsigned lowest{};       ///< the lowest bit of the byte with the lowest number
    unsigned highest{};      ///< the lowest bit of the byte with the highest number
};

/// The register of a control, on some processors.
struct control_row {
    control_number number{};          ///< the control
    std::uint32_t address{};          ///< the register's number
    const char *register_name{};      ///< as the sources have it, lower case
    unsigned low{};                   ///< lowest bit
    unsigned width{};                 ///< bits
    polarity bits{};                  ///< the meaning of the bits
    register_scope scope{};           ///< the logical processors that share the register
    meters::core_set processors{};    ///< the processors that have the register
    meters::cpuid_bit announced_by{}; ///< the bit of CPUID that announces the register, if any does
    register_bit lock{};              ///< 1: the register keeps its value until reset
    register_bit needs{};             ///< 0: the register is not there, or has no effect
    register_bit overrules{};         ///< 1: another register has the say
    number_bounds bounds{};           ///< of the numbers
    bool positive{};                  ///< 0 is not allowed
    bool moves{};                     ///< the processor may change the bits itself
    /// A sentence: why the library does not write it; null: it does.
    const char *refusal{};
    confidence sure{confidence::high}; ///< the confidence in the row
    /// Models of CPUID to which the row is limited, of a processor with several; 0: all its models.
    std::uint8_t models[4]{};
    const char *source{}; ///< the documents that have the register

    /// The bits in the register.
    constexpr std::uint64_t mask() const {
        return (width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1) << low;
    }
    /// The value that a content of the register stands for: of a switch 1 is on, 0 is off.
    constexpr std::uint64_t value_of(std::uint64_t content) const {
        const std::uint64_t value = (content & mask()) >> low;
        return bits == polarity::off_bit ? value ^ 1 : value;
    }
    /// The bits of a value, at their place.
    constexpr std::uint64_t content_of(std::uint64_t value) const {
        return (bits == polarity::off_bit ? value ^ 1 : value) << low & mask();
    }
    /// Whether a value fits.
    constexpr bool fits(std::uint64_t value) const { return value <= mask() >> low; }
};

} // namespace msr::controls

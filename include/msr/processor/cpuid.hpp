// CPUID: its registers, its fields, and the instruction on the processor that runs the program.
// Source: Intel SDM volume 2, CPUID, and AMD APM volume 3, appendix E.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

#if defined(__i386__) || defined(__x86_64__)
#include <cpuid.h>
#endif

namespace msr {

/// The values of the registers that the CPUID instruction returns.
struct cpuid_registers {
    /// Each member is the register of its name after the CPUID instruction.
    std::uint32_t eax{};
    std::uint32_t ebx{};
    std::uint32_t ecx{};
    std::uint32_t edx{};

    friend constexpr bool operator==(const cpuid_registers &, const cpuid_registers &) = default;
};

/// A callable in place of the CPUID instruction: takes leaf and subleaf, and returns
/// cpuid_registers.
template <typename Cpuid>
concept cpuid_function = requires(Cpuid &cpuid, std::uint32_t leaf, std::uint32_t subleaf) {
    {cpuid_registers{cpuid(leaf, subleaf)}};
};

/// The first of the CPUID leaves that AMD defined; its EAX is the highest of these leaves.
inline constexpr std::uint32_t first_extended_leaf = 0x8000'0000;

/// Returns what CPUID answers for a leaf, or zeros where the processor does not have the leaf:
/// Intel's processors would then return another leaf.
/// `cpuid`: a CPUID function
/// `leaf`, `subleaf`: EAX and ECX before the instruction
template <cpuid_function Cpuid>
constexpr cpuid_registers leaf_or_zeros(Cpuid &&cpuid, std::uint32_t leaf,
                                        std::uint32_t subleaf = 0) {
    const std::uint32_t first = leaf & first_extended_leaf;
    const cpuid_registers range = cpuid(first, 0);
    const bool has_range = (range.eax & first_extended_leaf) == first;
    if (!has_range || leaf > range.eax) return {};
    return cpuid(leaf, subleaf);
}

/// The maker of a processor, by the text in CPUID leaf 0.
enum class cpu_vendor : std::uint8_t {
    unknown, ///< the maker of the processor is not known
    intel,   ///< Intel: `GenuineIntel`
    amd,     ///< AMD: `AuthenticAMD`
    hygon,   ///< Hygon: `HygonGenuine`
    cyrix,   ///< Cyrix: `CyrixInstead`
};

/// Returns the maker of a processor, which CPUID leaf 0 spells in EBX, EDX and ECX.
constexpr cpu_vendor vendor_of(const cpuid_registers &leaf_0) {
    constexpr auto spelled = [](const cpuid_registers &leaf, const char *name) {
        const std::uint32_t words[] = {leaf.ebx, leaf.edx, leaf.ecx};
        for (unsigned i = 0; i < 12; ++i)
            if (((words[i / 4] >> (i % 4 * 8)) & 0xff) != static_cast<unsigned char>(name[i]))
                return false;
        return true;
    };
    if (spelled(leaf_0, "GenuineIntel")) return cpu_vendor::intel;
    if (spelled(leaf_0, "AuthenticAMD")) return cpu_vendor::amd;
    if (spelled(leaf_0, "HygonGenuine")) return cpu_vendor::hygon;
    if (spelled(leaf_0, "CyrixInstead")) return cpu_vendor::cyrix;
    return cpu_vendor::unknown;
}

/// The family, model and stepping of a processor, as manuals and operating systems count them.
struct cpu_signature {
    unsigned family{}; ///< the family number, with the extended family added where the family is 15
    unsigned model{};  ///< the model number, with the extended model in front where the manuals
                       ///< define it so
    unsigned stepping{}; ///< the processor's stepping, 0 to 15

    friend constexpr bool operator==(const cpu_signature &, const cpu_signature &) = default;
};

/// Returns the family, model and stepping in EAX of CPUID leaf 1. The extended model counts in
/// family 6 and in families from 15 on.
constexpr cpu_signature signature_of(std::uint32_t leaf_1_eax) {
    const auto bits = [leaf_1_eax](unsigned low, unsigned width) {
        return (leaf_1_eax >> low) & ((1u << width) - 1);
    };
    const unsigned family = bits(8, 4);
    const bool extends_model = family == 6 || family == 15;
    return {.family = family == 15 ? family + bits(20, 8) : family,
            .model = (extends_model ? bits(16, 4) << 4 : 0) | bits(4, 4),
            .stepping = bits(0, 4)};
}

/// A reference to a CPUID function whose type is erased.
class cpuid_view {
public:
    /// Refers to the CPUID function `source`, which must outlive the view.
    template <cpuid_function Cpuid>
    constexpr explicit cpuid_view(const Cpuid &source) noexcept
        : context_{&source}, ask_{[](const void *receiver, std::uint32_t leaf,
                                     std::uint32_t subleaf) {
              return cpuid_registers{(*static_cast<const Cpuid *>(receiver))(leaf, subleaf)};
          }} {}

    /// Returns the registers that CPUID answers for a leaf and a subleaf.
    cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        return ask_(context_, leaf, subleaf);
    }

private:
    const void *context_;
    cpuid_registers (*ask_)(const void *, std::uint32_t, std::uint32_t);
};

/// Returns whether the processor whose CPUID answers is a hybrid, which has several kinds of cores:
/// leaf 7 EDX[15].
template <cpuid_function Cpuid>
constexpr bool is_hybrid(Cpuid &&cpuid) {
    return (leaf_or_zeros(cpuid, 7).edx >> 15 & 1) != 0;
}

/// Returns whether the logical processors of a machine may differ in features on which plans
/// depend: on a hybrid processor, or a Pentium 4 with two logical processors
/// (family 15, leaf 1 EDX[28]), of which a plan may name either.
template <cpuid_function Cpuid>
constexpr bool logical_processors_differ(Cpuid &&cpuid) {
    if (is_hybrid(cpuid)) return true;
    const cpuid_registers version = leaf_or_zeros(cpuid, 1);
    return vendor_of(cpuid(0, 0)) == cpu_vendor::intel && signature_of(version.eax).family == 15 &&
           (version.edx >> 28 & 1) != 0;
}

/// Returns the registers that CPUID answers on the logical processor that runs the call; all zeros
/// for a leaf that the processor lacks, and on processors without CPUID.
/// `leaf`, `subleaf`: EAX and ECX before the instruction
inline cpuid_registers cpuid_of_this_processor(std::uint32_t leaf, std::uint32_t subleaf) noexcept {
    cpuid_registers result;
#if defined(__i386__) || defined(__x86_64__)
    __get_cpuid_count(leaf, subleaf, &result.eax, &result.ebx, &result.ecx, &result.edx);
#else
    static_cast<void>(leaf);
    static_cast<void>(subleaf);
#endif
    return result;
}

} // namespace msr

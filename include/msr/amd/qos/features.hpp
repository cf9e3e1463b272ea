// AMD's part of QoS, which Intel RDT does not have: CPUID Fn8000_0020. Sources: Linux resctrl,
// intel-cmt-cat, CPUID dumps of InstLatx64. Nothing in this table was measured for this library.
#pragma once

#include <msr/amd/qos/registers.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/features.hpp>

#include <cstdint>

namespace msr::qos {

/// Fields of CPUID leaf Fn8000_0020, AMD QoS.
namespace cpuid {

using rdt::cpuid_field;
using rdt::cpuid_output;

/// The number of the CPUID leaf of AMD QoS.
inline constexpr std::uint32_t leaf = 0x8000'0020;
/// Each constant is a field of CPUID leaf Fn8000_0020, with its leaf, subleaf, register, name and
/// bits.
inline constexpr cpuid_field mba{leaf, 0, cpuid_output::ebx, "mba", 1, 1};
inline constexpr cpuid_field smba{leaf, 0, cpuid_output::ebx, "smba", 2, 1};
inline constexpr cpuid_field bmec{leaf, 0, cpuid_output::ebx, "bmec", 3, 1};
inline constexpr cpuid_field l3_rr{leaf, 0, cpuid_output::ebx, "l3_rr", 4, 1, confidence::low};
inline constexpr cpuid_field abmc{leaf, 0, cpuid_output::ebx, "abmc", 5, 1};
inline constexpr cpuid_field sdciae{leaf, 0, cpuid_output::ebx, "sdciae", 6, 1};
inline constexpr cpuid_field bw_len{leaf, 1, cpuid_output::eax, "bw_len", 0, 32};
inline constexpr cpuid_field max_cos{leaf, 1, cpuid_output::edx, "max_cos", 0, 32};
inline constexpr cpuid_field num_events{leaf, 3, cpuid_output::ebx, "num_events",
                                        0,    8, confidence::medium};
inline constexpr cpuid_field event_mask{leaf, 3, cpuid_output::ecx, "event_mask", 0, 7};
inline constexpr cpuid_field max_abmc{leaf, 5,  cpuid_output::ebx, "max_abmc",
                                      0,    16, confidence::medium};

/// All fields of CPUID leaf Fn8000_0020, for loops over them.
inline constexpr cpuid_field fields[] = {mba,    smba,    bmec,       l3_rr,      abmc,    sdciae,
                                         bw_len, max_cos, num_events, event_mask, max_abmc};

} // namespace cpuid

/// The features of a processor's AMD QoS: those that Intel RDT has, too, and AMD's own.
struct features {
    rdt::features shared{}; ///< the features that Intel RDT has, too
    /// Number of bits of a bandwidth limit, 11 or 12; 0: the processor has no bandwidth limits.
    unsigned bandwidth_length{};
    unsigned bandwidth_classes{}; ///< number of classes of service that can have a bandwidth limit
    bool slow_memory{};           ///< whether bandwidth to slow memory (CXL) has limits of its own
    /// Kinds of traffic that bandwidth events may be set to count, as bits of evt_cfg; 0: each
    /// event counts a fixed kind of traffic.
    unsigned configurable_traffic{};
    /// Number of counters that can be assigned to RMIDs; 0: none.
    unsigned assignable_counters{};
    /// Whether CPUID announces reservation of L3 ranges; the bit has low confidence, and no
    /// register is known.
    bool l3_range_reservation{};
    bool io_allocation{}; ///< whether I/O devices can put data into the L3 cache

    /// Returns the features, with `other` in place of those that Intel RDT has, too.
    /// `other`: the features that Intel RDT has, too
    constexpr features with(const rdt::features &other) const {
        features result = *this;
        result.shared = other;
        return result;
    }

    friend constexpr bool operator==(const features &, const features &) = default;
};

/// Returns the features of the processor whose CPUID answers.
/// `cpuid_of`: a function that executes CPUID: `cpuid_of(leaf, subleaf)` returns `cpuid_registers`
template <cpuid_function Cpuid>
constexpr features features_from(Cpuid &&cpuid_of) {
    features result{.shared = rdt::features_from(cpuid_of)};
    const cpuid_registers registers = leaf_or_zeros(cpuid_of, cpuid::leaf, 0);
    if (cpuid::mba.of(registers) != 0) {
        const cpuid_registers limits = leaf_or_zeros(cpuid_of, cpuid::leaf, 1);
        result.bandwidth_length = cpuid::bw_len.of(limits);
        result.bandwidth_classes = cpuid::max_cos.of(limits) + 1;
    }
    result.slow_memory = cpuid::smba.of(registers) != 0;
    if (cpuid::bmec.of(registers) != 0)
        result.configurable_traffic = cpuid::event_mask.of(leaf_or_zeros(cpuid_of, cpuid::leaf, 3));
    if (cpuid::abmc.of(registers) != 0)
        result.assignable_counters =
            cpuid::max_abmc.of(leaf_or_zeros(cpuid_of, cpuid::leaf, 5)) + 1;
    result.l3_range_reservation = cpuid::l3_rr.of(registers) != 0;
    result.io_allocation = cpuid::sdciae.of(registers) != 0;
    return result;
}

/// AMD's own features of Zen 4 by CPUID dumps. The dumps do not have the features that Intel RDT
/// has, too: add these by `with`.
inline constexpr features zen4{.bandwidth_length = 11,
                               .bandwidth_classes = 16,
                               .slow_memory = true,
                               .configurable_traffic = 0x7f,
                               .l3_range_reservation = true};
/// AMD's own features of Zen 5 by CPUID dumps. Zen 5 has assignable counters, but the dumps do not
/// have their number, nor the features that Intel RDT has, too: add these by `with`.
inline constexpr features zen5{.bandwidth_length = 12,
                               .bandwidth_classes = 16,
                               .slow_memory = true,
                               .configurable_traffic = 0x7f,
                               .l3_range_reservation = true,
                               .io_allocation = true};

} // namespace msr::qos

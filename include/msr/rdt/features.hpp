// The RDT features of a processor: the length of its capacity masks, the numbers of its classes and
// RMIDs, and the way it counts. Features are read from CPUID, or are constants for a plan. Sources:
// Linux resctrl, intel-cmt-cat, rust-cpuid; processors: CPUID dumps of InstLatx64. Nothing in this
// table was measured for this library.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// The register in which CPUID returns a field.
enum class cpuid_output : std::uint8_t {
    eax, ///< CPUID returns the field in EAX
    ebx, ///< CPUID returns the field in EBX
    ecx, ///< CPUID returns the field in ECX
    edx, ///< CPUID returns the field in EDX
};

/// One field in the result of CPUID: its leaf, register and bits.
struct cpuid_field {
    std::uint32_t leaf{};               ///< the CPUID leaf: EAX before the instruction
    std::uint32_t subleaf{};            ///< the CPUID subleaf: ECX before the instruction
    cpuid_output output{};              ///< the register that holds the field after CPUID
    const char *name{};                 ///< the manual's name of the CPUID field
    unsigned low{};                     ///< the lowest bit of the CPUID field, 0 to 31
    unsigned width{};                   ///< width of the CPUID field in bits
    confidence sure = confidence::high; ///< how surely the sources describe the CPUID field

    /// Returns the value of the field in the registers that CPUID returned for the field's leaf and
    /// subleaf.
    constexpr std::uint32_t of(const cpuid_registers &returned) const {
        const std::uint32_t words[] = {returned.eax, returned.ebx, returned.ecx, returned.edx};
        const std::uint64_t word = words[static_cast<unsigned>(output)];
        return static_cast<std::uint32_t>((word >> low) & low_bits(width));
    }
};

/// The fields of CPUID that report RDT, on Intel and on AMD.
namespace cpuid {

/// Each constant is a field of CPUID with the manual's name, its leaf, subleaf, register and bits.
inline constexpr cpuid_field rdtm{0x7, 0, cpuid_output::ebx, "rdtm", 12, 1};
inline constexpr cpuid_field rdta{0x7, 0, cpuid_output::ebx, "rdta", 15, 1};
inline constexpr cpuid_field max_rmid{0xf, 0, cpuid_output::ebx, "max_rmid", 0, 32};
inline constexpr cpuid_field l3_mon{0xf, 0, cpuid_output::edx, "l3_mon", 1, 1};
inline constexpr cpuid_field ctr_width_offset{0xf, 1, cpuid_output::eax, "ctr_width_offset", 0, 8};
inline constexpr cpuid_field ovf_bit{0xf, 1, cpuid_output::eax, "ovf_bit",
                                     8,   1, confidence::medium};
inline constexpr cpuid_field io_occup{0xf, 1, cpuid_output::eax, "io_occup", 9, 1};
inline constexpr cpuid_field io_bw{0xf, 1, cpuid_output::eax, "io_bw", 10, 1};
inline constexpr cpuid_field upscale{0xf, 1, cpuid_output::ebx, "upscale", 0, 32};
inline constexpr cpuid_field l3_max_rmid{0xf, 1, cpuid_output::ecx, "max_rmid", 0, 32};
inline constexpr cpuid_field occup{0xf, 1, cpuid_output::edx, "occup", 0, 1};
inline constexpr cpuid_field total{0xf, 1, cpuid_output::edx, "total", 1, 1};
inline constexpr cpuid_field local{0xf, 1, cpuid_output::edx, "local", 2, 1};
inline constexpr cpuid_field l3{0x10, 0, cpuid_output::ebx, "l3", 1, 1};
inline constexpr cpuid_field l2{0x10, 0, cpuid_output::ebx, "l2", 2, 1};
inline constexpr cpuid_field mba{0x10, 0, cpuid_output::ebx, "mba", 3, 1};
inline constexpr cpuid_field unknown6{0x10, 0, cpuid_output::ebx, "unknown6",
                                      6,    1, confidence::low};
inline constexpr cpuid_field l3_cbm_len_minus1{0x10, 1, cpuid_output::eax, "cbm_len_minus1", 0, 5};
inline constexpr cpuid_field l3_shareable{0x10, 1, cpuid_output::ebx, "shareable", 0, 32};
inline constexpr cpuid_field l3_io_alloc{0x10, 1, cpuid_output::ecx, "io_alloc", 1, 1};
inline constexpr cpuid_field l3_cdp{0x10, 1, cpuid_output::ecx, "cdp", 2, 1};
inline constexpr cpuid_field l3_non_contig{0x10, 1, cpuid_output::ecx, "non_contig", 3, 1};
inline constexpr cpuid_field l3_max_cos{0x10, 1, cpuid_output::edx, "max_cos", 0, 16};
inline constexpr cpuid_field l2_cbm_len_minus1{0x10, 2, cpuid_output::eax, "cbm_len_minus1", 0, 5};
inline constexpr cpuid_field l2_shareable{0x10, 2, cpuid_output::ebx, "shareable", 0, 32};
inline constexpr cpuid_field l2_cdp{0x10, 2, cpuid_output::ecx, "cdp", 2, 1};
inline constexpr cpuid_field l2_non_contig{0x10, 2, cpuid_output::ecx, "non_contig", 3, 1};
inline constexpr cpuid_field l2_max_cos{0x10, 2, cpuid_output::edx, "max_cos", 0, 16};
inline constexpr cpuid_field max_delay_minus1{0x10, 3, cpuid_output::eax, "max_delay_minus1",
                                              0,    12};
inline constexpr cpuid_field per_thread{0x10, 3, cpuid_output::ecx, "per_thread", 0, 1};
inline constexpr cpuid_field linear{0x10, 3, cpuid_output::ecx, "linear", 2, 1};
inline constexpr cpuid_field mba_max_cos{0x10, 3, cpuid_output::edx, "max_cos", 0, 16};

/// All fields of CPUID that report RDT.
inline constexpr cpuid_field fields[] = {rdtm,
                                         rdta,
                                         max_rmid,
                                         l3_mon,
                                         ctr_width_offset,
                                         ovf_bit,
                                         io_occup,
                                         io_bw,
                                         upscale,
                                         l3_max_rmid,
                                         occup,
                                         total,
                                         local,
                                         l3,
                                         l2,
                                         mba,
                                         unknown6,
                                         l3_shareable,
                                         l3_io_alloc,
                                         l3_cbm_len_minus1,
                                         l3_cdp,
                                         l3_non_contig,
                                         l3_max_cos,
                                         l2_shareable,
                                         l2_cbm_len_minus1,
                                         l2_cdp,
                                         l2_non_contig,
                                         l2_max_cos,
                                         max_delay_minus1,
                                         per_thread,
                                         linear,
                                         mba_max_cos};

} // namespace cpuid

/// The part of a cache that software can divide on a processor: the cache's ways, by capacity
/// masks.
struct cache_allocation {
    unsigned mask_length{};    ///< bits of a capacity mask, 1 to 32; 0: the cache has no masks
    unsigned classes{};        ///< number of classes of service while code and data are not divided
    unsigned minimum_bits = 1; ///< fewest bits of a capacity mask; CPUID does not report the number
    bool sparse{};             ///< whether the bits of a capacity mask need not be one run
    bool may_be_empty{};       ///< whether a capacity mask may be 0
    bool cdp{}; ///< whether the cache can divide code and data (code and data prioritisation)
    /// Bits of a capacity mask whose ways devices or graphics use as well.
    std::uint32_t shareable{};

    /// Returns the capacity mask with every bit; 0 where the cache has no masks.
    constexpr std::uint64_t whole() const { return low_bits(mask_length); }

    friend constexpr bool operator==(const cache_allocation &, const cache_allocation &) = default;
};

/// The way in which a processor lets software delay traffic to memory (Intel).
struct delay_allocation {
    /// The largest value of the delay of memory traffic; 0: the processor has no delays.
    unsigned maximum{};
    unsigned classes{}; ///< number of classes of service that have a delay of memory traffic
    /// Whether delay values are percentages; otherwise they are steps whose size depends on the
    /// platform.
    bool linear{};
    /// Whether each logical processor has its own delay; otherwise the delays of a core's logical
    /// processors are combined.
    bool per_thread{};

    /// Returns the step in which legal delay values rise; 1 where delay values are not linear.
    constexpr unsigned step() const { return linear && maximum < 100 ? 100 - maximum : 1; }

    friend constexpr bool operator==(const delay_allocation &, const delay_allocation &) = default;
};

/// The counts that a processor keeps for each RMID.
struct cache_monitoring {
    /// number of RMIDs, of which the highest is one less; 0: none
    unsigned rmids{};
    bool occupancy{}; ///< whether the processor counts the bytes that an RMID has in the cache
    bool total{};     ///< whether the processor counts an RMID's traffic to all memory
    bool local{}; ///< whether the processor counts an RMID's traffic to the memory of its own node
    /// Width in bits of a count of traffic, which wraps after its largest value.
    unsigned counter_width = 24;
    std::uint32_t upscale = 1; ///< number of bytes that the count 1 stands for
    bool overflow_bit{}; ///< whether the processor sets bit 61 of QM_CTR when a count has wrapped

    /// Returns whether the processor counts an event. Without an upscaling factor the processor
    /// counts no event: a count would be worth no bytes.
    constexpr bool has(event number) const {
        if (upscale == 0) return false;
        switch (number) {
        case event::l3_occupancy:
            return occupancy;
        case event::l3_total_bandwidth:
            return total;
        case event::l3_local_bandwidth:
            return local;
        }
        return false;
    }

    friend constexpr bool operator==(const cache_monitoring &, const cache_monitoring &) = default;
};

/// The features of a processor that Intel and AMD share, and Intel's delays.
struct features {
    cache_allocation l3{};  ///< the capacity masks of the third-level cache
    cache_allocation l2{};  ///< the capacity masks of the second-level cache
    delay_allocation mba{}; ///< the delays of traffic to memory (memory bandwidth allocation)
    cache_monitoring monitoring{}; ///< the events that are counted for each RMID

    /// Returns the number of classes of service that a logical processor can be given: the largest
    /// number of classes of a cache or of the delays. Code and data prioritisation halves the
    /// classes of its cache, and a class without masks in such a cache does not count, even where
    /// other caches or the delays have it.
    /// `l3_cdp`, `l2_cdp`: whether the cache divides code and data
    constexpr unsigned classes(bool l3_cdp = false, bool l2_cdp = false) const {
        const unsigned of_caches = l3.classes > l2.classes ? l3.classes : l2.classes;
        unsigned limit = of_caches > mba.classes ? of_caches : mba.classes;
        if (l3_cdp && l3.classes / 2 < limit) limit = l3.classes / 2;
        if (l2_cdp && l2.classes / 2 < limit) limit = l2.classes / 2;
        return limit;
    }

    /// Returns the features of the object with all three monitored events for `rmids` RMIDs; a
    /// count of 1 stands for `upscale` bytes.
    constexpr features monitored(unsigned rmids, std::uint32_t upscale) const {
        features result = *this;
        result.monitoring.rmids = rmids;
        result.monitoring.upscale = upscale;
        result.monitoring.occupancy = result.monitoring.total = result.monitoring.local = true;
        return result;
    }

    friend constexpr bool operator==(const features &, const features &) = default;
};

/// Returns the width in bits of a count of traffic where CPUID does not report it.
constexpr unsigned default_counter_width(cpu_vendor vendor) {
    return vendor == cpu_vendor::amd ? 44 : vendor == cpu_vendor::hygon ? 32 : 24;
}

namespace detail {

template <cpuid_function Cpuid>
constexpr cache_monitoring monitoring_from(Cpuid &cpuid_of, cpu_vendor vendor) {
    cache_monitoring result{.counter_width = default_counter_width(vendor)};
    if (cpuid::l3_mon.of(leaf_or_zeros(cpuid_of, 0xf, 0)) == 0) return result;
    const cpuid_registers l3 = leaf_or_zeros(cpuid_of, 0xf, 1);
    result.rmids = cpuid::l3_max_rmid.of(l3) + 1;
    result.occupancy = cpuid::occup.of(l3) != 0;
    result.total = cpuid::total.of(l3) != 0;
    result.local = cpuid::local.of(l3) != 0;
    result.upscale = cpuid::upscale.of(l3);
    result.overflow_bit = cpuid::ovf_bit.of(l3) != 0;
    if (const unsigned offset = cpuid::ctr_width_offset.of(l3); offset != 0)
        result.counter_width = 24 + offset;
    return result;
}

/// Returns whether a subleaf of leaf 10h reports a resource: CPUID stores mask lengths and numbers
/// of classes less 1, so that zeros would be a mask of 1 bit for 1 class, which no processor has. A
/// dump may lack the subleaf, and a hypervisor may hide it.
constexpr bool says_anything(const cpuid_registers &subleaf) {
    return !(subleaf == cpuid_registers{});
}

} // namespace detail

/// Returns the features that CPUID reports. A leaf that the processor lacks is not read. Haswell
/// servers (06_3F) can divide their cache though CPUID does not report it: try to write a mask,
/// then use `haswell_ep`.
/// `cpuid_of`: a function of leaf and subleaf that returns cpuid_registers
template <cpuid_function Cpuid>
constexpr features features_from(Cpuid &&cpuid_of) {
    const cpu_vendor vendor = vendor_of(cpuid_of(0, 0));
    const bool is_amd = vendor == cpu_vendor::amd || vendor == cpu_vendor::hygon;
    const cpuid_registers leaf_7 = leaf_or_zeros(cpuid_of, 0x7, 0);
    features result;
    result.monitoring.counter_width = default_counter_width(vendor);
    if (cpuid::rdtm.of(leaf_7) != 0) result.monitoring = detail::monitoring_from(cpuid_of, vendor);
    if (cpuid::rdta.of(leaf_7) == 0) return result;

    const cpuid_registers kinds = leaf_or_zeros(cpuid_of, 0x10, 0);
    if (cpuid::l3.of(kinds) != 0) {
        const cpuid_registers l3 = leaf_or_zeros(cpuid_of, 0x10, 1);
        if (detail::says_anything(l3))
            result.l3 = {.mask_length = cpuid::l3_cbm_len_minus1.of(l3) + 1,
                         .classes = cpuid::l3_max_cos.of(l3) + 1,
                         .sparse = is_amd || cpuid::l3_non_contig.of(l3) != 0,
                         .may_be_empty = is_amd,
                         .cdp = cpuid::l3_cdp.of(l3) != 0,
                         .shareable = cpuid::l3_shareable.of(l3)};
    }
    if (cpuid::l2.of(kinds) != 0) {
        const cpuid_registers l2 = leaf_or_zeros(cpuid_of, 0x10, 2);
        if (detail::says_anything(l2))
            result.l2 = {.mask_length = cpuid::l2_cbm_len_minus1.of(l2) + 1,
                         .classes = cpuid::l2_max_cos.of(l2) + 1,
                         .sparse = is_amd || cpuid::l2_non_contig.of(l2) != 0,
                         .may_be_empty = is_amd,
                         .cdp = cpuid::l2_cdp.of(l2) != 0,
                         .shareable = cpuid::l2_shareable.of(l2)};
    }
    if (cpuid::mba.of(kinds) != 0) {
        const cpuid_registers delays = leaf_or_zeros(cpuid_of, 0x10, 3);
        if (detail::says_anything(delays))
            result.mba = {.maximum = cpuid::max_delay_minus1.of(delays) + 1,
                          .classes = cpuid::mba_max_cos.of(delays) + 1,
                          .linear = cpuid::linear.of(delays) != 0,
                          .per_thread = cpuid::per_thread.of(delays) != 0};
    }
    return result;
}

// --- features of known processors ---------------------------------------------------------------
// The features of processors by dumps of CPUID; the number of RMIDs differs from dump to dump, so
// `monitored` adds it.

/// The features of Xeon E5 v3 (06_3F), whose CPUID does not report them: a capacity mask has 2 bits
/// at least.
inline constexpr features haswell_ep{
    .l3 = {.mask_length = 20, .classes = 4, .minimum_bits = 2, .shareable = 0xc0000}};
/// The features of Xeon E5 v4 (06_4F).
inline constexpr features broadwell_ep{
    .l3 = {.mask_length = 20, .classes = 16, .cdp = true, .shareable = 0xc0000}};
/// The features of the first and second generation of Xeon Scalable (06_55).
inline constexpr features skylake_sp{
    .l3 = {.mask_length = 11, .classes = 16, .cdp = true, .shareable = 0x600},
    .mba = {.maximum = 90, .classes = 8, .linear = true}};
/// The features of the third-level cache of the fourth generation of Xeon Scalable (06_8F).
inline constexpr features sapphire_rapids{
    .l3 = {.mask_length = 15, .classes = 15, .cdp = true, .shareable = 0x6000},
    .monitoring = {.counter_width = 32}};
/// The features of the third-level cache of Xeon 6 (06_AD): capacity masks may have holes.
inline constexpr features granite_rapids{
    .l3 = {.mask_length = 16, .classes = 15, .sparse = true, .cdp = true, .shareable = 0xc000},
    .monitoring = {.counter_width = 32}};

} // namespace msr::rdt

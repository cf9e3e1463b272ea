// CPUID of simulated processors: vendor, model, and the description of the counters. The functions
// are the inverse of `detect` and `features_of`.
#pragma once

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/core/field.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/cpuid_leaves.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/registers/layouts.hpp>
#include <msr/intel/perfmon/rules.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>
#include <msr/sim/cpuid/cpuid_vendor.hpp>

#include <algorithm>
#include <bit>
#include <cstdint>

namespace msr::sim {

namespace detail {

/// Returns `value` placed into the bits of a field of a CPUID register. `Member`: the register's
/// member for the field.
template <auto Member>
constexpr std::uint32_t leaf_field(std::uint64_t value) {
    using field = decltype(perfmon::detail::field_type_of(Member));
    return static_cast<std::uint32_t>(field::truncated_bits(value));
}

/// Returns EAX of CPUID leaf 1: family and model of the first model in a processor's row; 0, which
/// no processor has, for `core::none`.
constexpr std::uint32_t signature_of_row(core core) {
    if (core == core::none) return 0;
    const processor_row &row = processor_row_of(core);
    const auto model = static_cast<std::uint32_t>(row.models[0].first);
    const std::uint32_t extended = row.family >= 15 ? row.family - 15 : 0;
    const std::uint32_t family = row.family >= 15 ? 15 : row.family;
    return extended << 20 | (model >> 4) << 16 | family << 8 | (model & 15) << 4 |
           row.steppings.first;
}

constexpr bool may_set(const perfmon::target &target, std::uint64_t bits) {
    return (perfmon::select_bits(target) & bits) != 0;
}

constexpr bool may_flag(const perfmon::target &target, perfmon::qualifier qualifier) {
    return may_set(target, perfmon::flag_bit(perfmon::number_of(qualifier)));
}

/// Returns CPUID leaf 0Ah, the description of architectural counters.
constexpr cpuid_registers counters_leaf(const perfmon::target &target) {
    using eax = perfmon::cpuid_0a_eax;
    using edx = perfmon::cpuid_0a_edx;
    // Number of architectural events that version 1 of architectural monitoring announces.
    constexpr int first_events = 7;
    const int length = std::max(first_events, static_cast<int>(std::bit_width(target.events)));
    cpuid_registers leaf;
    leaf.eax = leaf_field<&eax::version>(target.version) |
               leaf_field<&eax::num_gp>(static_cast<unsigned>(std::bit_width(target.general))) |
               leaf_field<&eax::gp_width>(target.width) |
               leaf_field<&eax::ebx_len>(static_cast<unsigned>(length));
    leaf.ebx = ~std::uint32_t{target.events} & ((1u << length) - 1);
    if (target.version >= 5) leaf.ecx = target.fixed;
    if (target.version < 2) return leaf;
    const bool deprecated =
        target.version >= 3 && !may_flag(target, perfmon::qualifier::any_thread);
    leaf.edx = leaf_field<&edx::num_fixed>(static_cast<unsigned>(std::countr_one(target.fixed))) |
               leaf_field<&edx::fixed_width>(target.fixed_width) |
               leaf_field<&edx::any_thread_deprecated>(deprecated ? 1 : 0);
    return leaf;
}

/// Returns a subleaf of CPUID leaf 23h, the extended description of architectural counters.
constexpr cpuid_registers more_counters_leaf(const perfmon::target &target, std::uint32_t subleaf) {
    using ebx = perfmon::cpuid_23_0_ebx;
    switch (subleaf) {
    case 0:
        return {
            .eax = 1u << 0 | 1u << 1 | 1u << 3, // subleaves 0, 1 and 3 of leaf 23h exist
            .ebx = leaf_field<&ebx::u_mask2>(may_set(target, perfmon::umask2_field::mask) ? 1 : 0) |
                   leaf_field<&ebx::equal>(may_flag(target, perfmon::qualifier::equal) ? 1 : 0)};
    case 1:
        return {.eax = target.general, .ebx = target.fixed};
    case 3:
        return {.eax = target.events};
    default:
        return {};
    }
}

} // namespace detail

/// Returns a leaf of CPUID of an Intel processor with architectural performance monitoring.
/// `target`: the target of the simulated machine
/// `leaf`: the value of EAX; leaves that describe no counters are 0
/// `subleaf`: the value of ECX
constexpr cpuid_registers cpuid_of(const perfmon::target &target, std::uint32_t leaf,
                                   std::uint32_t subleaf) {
    const core core = perfmon::listed_core_of(target);
    const core_kind kind = core == core::none ? core_kind::any : processor_row_of(core).kind;
    switch (leaf) {
    case 0:
        return detail::vendor_leaf(target.version >= 6 ? 0x23 : 0x1a, cpu_vendor::intel);
    case 1:
        return {.eax = detail::signature_of_row(core)};
    case 7: {
        const bool transactions = detail::may_flag(target, perfmon::qualifier::in_tx);
        return {.ebx = transactions ? 1u << 11 : 0,
                // CPUID leaf 7: EBX bit 11 announces RTM, EDX bit 15 a hybrid processor
                .edx = kind == core_kind::any ? 0 : 1u << 15};
    }
    case 0x0a:
        return detail::counters_leaf(target);
    case 0x1a:
        if (kind == core_kind::any || kind == core_kind::not_announced) return {};
        return {.eax = (kind == core_kind::performance ? 0x40u : 0x20u) << 24 |
                       processor_row_of(core).native_model};
    case 0x23:
        return detail::more_counters_leaf(target, subleaf);
    default:
        return {};
    }
}

/// Returns a leaf of CPUID of a processor of AMD or Hygon; of a target of several processors, the
/// leaf of the first processor.
/// `target`: the target of the simulated machine
/// `leaf`: the value of EAX; leaves that describe no counters are 0
constexpr cpuid_registers cpuid_of(const amd::target &target, std::uint32_t leaf, std::uint32_t) {
    using has = amd::counter_extensions;
    using counts = amd::perfmon_v2_counts;
    const int first = std::countr_zero(target.generations);
    const core core = first < int{amd::generation_count} ? amd::generations[first].is : core::zen5;
    const cpu_vendor vendor = processor_row_of(core).vendor;
    switch (leaf) {
    case 0:
        return detail::vendor_leaf(1, vendor);
    case 1:
        return {.eax = detail::signature_of_row(core)};
    case 0x8000'0000:
        return detail::vendor_leaf(0x8000'0022, vendor);
    case 0x8000'0001:
        return {.eax = detail::signature_of_row(core),
                .ecx =
                    detail::leaf_field<&has::perf_ctr_ext_core>(target.core_extension ? 1 : 0) |
                    detail::leaf_field<&has::perf_ctr_ext_nb>(target.node_counters != 0 ? 1 : 0) |
                    detail::leaf_field<&has::perf_ctr_ext_llc>(target.cache_counters != 0 ? 1 : 0)};
    case 0x8000'0022:
        if (!target.global_control) return {};
        return {.eax = detail::leaf_field<&amd::perfmon_v2_features::perf_mon_v2>(1),
                .ebx = detail::leaf_field<&counts::num_core_pmc>(target.core_counters) |
                       detail::leaf_field<&counts::num_df_pmc>(target.node_counters)};
    default:
        return {};
    }
}

namespace detail {

/// Returns leaf 0 or 1 of CPUID of the first processor in a set; other leaves are 0. `rows`: the
/// rows of all processors. `processors`: bit n for row n.
template <typename Rows>
constexpr cpuid_registers first_of_rows(const Rows &rows, unsigned processors, std::uint32_t leaf) {
    core core = core::none;
    for (const auto &row : rows)
        if (core == core::none && (row.is.processors & processors) != 0) core = row.which;
    if (core == core::none) return {};
    if (leaf == 0) return vendor_leaf(1, processor_row_of(core).vendor);
    return leaf == 1 ? cpuid_registers{.eax = signature_of_row(core)} : cpuid_registers{};
}

} // namespace detail

/// Returns a leaf of CPUID of a Pentium, Pentium MMX or Cyrix MII; of a target of several
/// processors, the leaf of the first processor.
/// `target`: the target of the simulated machine
/// `leaf`: the value of EAX; leaves above 1 are 0
constexpr cpuid_registers cpuid_of(const p5::target &target, std::uint32_t leaf, std::uint32_t) {
    return detail::first_of_rows(p5::processors, target.processors, leaf);
}

/// Returns a leaf of CPUID of a Pentium Pro to Pentium M; of a target of several processors, the
/// leaf of the first processor.
/// `target`: the target of the simulated machine
/// `leaf`: the value of EAX; leaves above 1 are 0
constexpr cpuid_registers cpuid_of(const p6::target &target, std::uint32_t leaf, std::uint32_t) {
    return detail::first_of_rows(p6::processors, target.processors, leaf);
}

} // namespace msr::sim

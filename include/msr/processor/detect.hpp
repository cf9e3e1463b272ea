// Finds the processor's row of the table by CPUID, with which the detection of every vendor's PMUs
// begins.
// Sources: Intel SDM volume 2, CPUID (leaves 0, 1, 7 and 1Ah); AMD64 Architecture Programmer's
// Manual volume 3, appendix E (Fn8000_0022).
#pragma once

#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>
#include <msr/processor/table.hpp>

#include <cstdint>

namespace msr {

/// The identity of a processor: what CPUID says, and the processor of the table that it is.
struct identity {
    cpu_vendor vendor{};       ///< the processor's maker, by CPUID leaf 0
    cpu_signature signature{}; ///< family, model and stepping, by CPUID leaf 1
    /// kind of the core that answered CPUID; `any`: no hybrid, or not known
    core_kind kind{};
    /// Whether the processor, of AMD or Hygon, has version 2 of performance monitoring (CPUID
    /// Fn8000_0022 EAX[0]).
    bool perfmon_v2{};
    core is{}; ///< the processor by its row in the table of processors; `none`: no row has it
    /// whether a row has the model; if not, `is` is the processor that represents its family
    bool model_is_known{};

    friend constexpr bool operator==(const identity &, const identity &) = default;
};

namespace detail {

/// Returns whether a row of the table stands for models of its family that no row names.
/// `perfmon_v2`: the model has PerfMonV2.
constexpr bool stands_for_others(const processor_row &row, bool perfmon_v2) {
    return row.others == other_models::all ||
           (row.others == other_models::with_perfmon_v2 && perfmon_v2) ||
           (row.others == other_models::without_perfmon_v2 && !perfmon_v2);
}

} // namespace detail

/// Returns the processor with a signature, or `none` where no row of the table has it. For a hybrid
/// whose kind of core is not known, returns the row of either kind, or else the performance core.
/// `vendor`: the maker, by CPUID leaf 0
/// `signature`: family, model and stepping, by CPUID leaf 1
/// `kind`: the kind of core of a hybrid, by CPUID leaf 1Ah
/// `native_model`: CPUID leaf 1Ah EAX[23:0]
constexpr core core_of(cpu_vendor vendor, const cpu_signature &signature,
                       core_kind kind = core_kind::any, unsigned native_model = 0) {
    for (const processor_row &row : processor_table)
        if (row.claims(vendor, signature, kind, native_model)) return row.is;
    return core::none;
}

/// Returns the identity of the processor with a signature; for a model that no row of the table
/// has, the processor that represents its family.
/// `vendor`: the maker, by CPUID leaf 0
/// `signature`: family, model and stepping, by CPUID leaf 1
/// `kind`: the kind of core of a hybrid, by CPUID leaf 1Ah
/// `perfmon_v2`: CPUID Fn8000_0022 EAX[0], on AMD and Hygon
/// `native_model`: CPUID leaf 1Ah EAX[23:0]
[[gnu::cold, gnu::noinline]] constexpr identity
identity_of(cpu_vendor vendor, const cpu_signature &signature, core_kind kind = core_kind::any,
            bool perfmon_v2 = false, unsigned native_model = 0) {
    identity result{.vendor = vendor,
                    .signature = signature,
                    .kind = kind,
                    .perfmon_v2 = perfmon_v2,
                    .is = core_of(vendor, signature, kind, native_model)};
    result.model_is_known = result.is != core::none;
    if (result.model_is_known) return result;
    for (const processor_row &row : processor_table)
        if (row.is_of(vendor, signature.family) && detail::stands_for_others(row, perfmon_v2))
            result.is = row.is;
    return result;
}

/// Returns the kind of the core whose CPUID answers, of a hybrid processor: leaf 1Ah EAX[31:24].
template <cpuid_function Cpuid>
constexpr core_kind core_kind_of(Cpuid &&cpuid) {
    if (!is_hybrid(cpuid)) return core_kind::any;
    const std::uint32_t kind = leaf_or_zeros(cpuid, 0x1a).eax >> 24;
    return kind == 0x40   ? core_kind::performance
           : kind == 0x20 ? core_kind::efficient
                          : core_kind::any;
}

/// Returns the identity of the processor whose CPUID answers; `cpuid(leaf, subleaf)` returns
/// cpuid_registers.
template <cpuid_function Cpuid>
[[gnu::cold, gnu::noinline]] constexpr identity identify(Cpuid &&cpuid) {
    const cpu_vendor vendor = vendor_of(cpuid(0, 0));
    const cpu_signature signature = signature_of(leaf_or_zeros(cpuid, 1).eax);
    if (!same_line(vendor, cpu_vendor::amd))
        return identity_of(vendor, signature, core_kind_of(cpuid), false,
                           leaf_or_zeros(cpuid, 0x1a).eax & 0xff'ffff);
    const bool perfmon_v2 = (leaf_or_zeros(cpuid, 0x8000'0022).eax & 1) != 0;
    return identity_of(vendor, signature, core_kind::any, perfmon_v2);
}

/// Returns the identity of the processor that runs the call; its member `is` is `core::none` where
/// the table lacks the processor.
/// Example:
///     const msr::identity here = msr::detect();
///     const bool is_zen5 = here.is == msr::core::zen5;
[[nodiscard]] inline identity detect() noexcept { return identify(cpuid_of_this_processor); }

} // namespace msr

// The processors of the P6 family, and targets of plans for them. The models of these processors
// are in the table of processors (msr/processor).
#pragma once

#include <msr/intel/p6/event_table.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstdint>

namespace msr::p6 {

/// The processors of the P6 family on which a plan has to run.
struct target {
    std::uint8_t processors = on_every; ///< set of processors, each a bit `on_…` such as `on_piii`

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target ppro{on_ppro};           ///< the target of the Pentium Pro
inline constexpr target pii{on_pii};             ///< the target of the Pentium II
inline constexpr target piii{on_piii};           ///< the target of the Pentium III
inline constexpr target pentium_m{on_pentium_m}; ///< the target of the Pentium M before Yonah

/// Returns the target with the processors of two targets: `pii | piii`.
constexpr target operator|(const target &a, const target &b) {
    return {static_cast<std::uint8_t>(a.processors | b.processors)};
}

/// A processor, the target that has only this processor, and the names of the processor.
struct processor_row {
    core which{}; ///< the processor, as the table of processors identifies it
    target is{};  ///< the target whose only processor is that of the row
    const char *name = processor_row_of(which).name; ///< the processor's short name, such as `piii`
    const char *text = processor_row_of(which).text; ///< a description of the processor, for people
};

/// The processors of the P6 family that CPUID can identify, each with its target.
inline constexpr processor_row processors[] = {
    {core::ppro, ppro},
    {core::pii, pii},
    {core::piii, piii},
    {core::pentium_m, pentium_m},
};

/// The index of each processor in `processors`; `core_places::no_place` for processors without a
/// row.
inline constexpr core_places processor_places = places_in(processors, &processor_row::which);

/// Returns the row of the processor with a signature of Intel's CPUID, or null where no row has the
/// signature. A Pentium M has no leaf 0Ah: a processor with this leaf, as from Yonah on, is
/// programmed by architectural performance monitoring.
constexpr const processor_row *processor_of(const cpu_signature &signature) {
    const std::uint8_t place = processor_places[core_of(cpu_vendor::intel, signature)];
    return place == core_places::no_place ? nullptr : processors + place;
}

} // namespace msr::p6

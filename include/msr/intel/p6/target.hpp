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

/// The processors that a plan has to run on, each a bit `on_…`.
struct target {
    std::uint8_t processors = on_every; ///< the bits of the processors

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target ppro{on_ppro};           ///< Pentium Pro
inline constexpr target pii{on_pii};             ///< Pentium II
inline constexpr target piii{on_piii};           ///< Pentium III
inline constexpr target pentium_m{on_pentium_m}; ///< Pentium M before Yonah

/// Returns the target of a plan for several processors: `pii | piii`.
constexpr target operator|(const target &a, const target &b) {
    return {static_cast<std::uint8_t>(a.processors | b.processors)};
}

/// One kind of processor.
struct processor_row {
    core which{};                                    ///< the processor
    target is{};                                     ///< the target of this processor alone
    const char *name = processor_row_of(which).name; ///< short
    const char *text = processor_row_of(which).text; ///< the processor's name, for people
};

/// The targets of processors that CPUID names.
inline constexpr processor_row processors[] = {
    {core::ppro, ppro},
    {core::pii, pii},
    {core::piii, piii},
    {core::pentium_m, pentium_m},
};

/// The place of each processor in `processors`, or `core_places::no_place`.
inline constexpr core_places processor_places = places_in(processors, &processor_row::which);

/// The processor of a signature of Intel's CPUID, or null. A Pentium M has no leaf 0Ah: a processor
/// with this leaf is programmed as the architecture says, as from Yonah on.
constexpr const processor_row *processor_of(const cpu_signature &signature) {
    const std::uint8_t place = processor_places[core_of(cpu_vendor::intel, signature)];
    return place == core_places::no_place ? nullptr : processors + place;
}

} // namespace msr::p6

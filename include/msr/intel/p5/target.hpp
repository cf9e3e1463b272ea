// The processors that count as a Pentium does, and targets of plans for them. The models of these
// processors are in the table of processors (msr/processor).
#pragma once

#include <msr/intel/p5/event_table.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstdint>

namespace msr::p5 {

/// The processors that a plan has to run on, each a bit `on_…`.
struct target {
    std::uint8_t processors = on_every; ///< the bits of the processors

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target pentium{on_pentium};         ///< Pentium without MMX
inline constexpr target pentium_mmx{on_pentium_mmx}; ///< Pentium with MMX
inline constexpr target cyrix_mii{on_cyrix_mii};     ///< Cyrix 6x86MX and MII

/// Several processors: `pentium | pentium_mmx`.
constexpr target operator|(const target &a, const target &b) {
    return {static_cast<std::uint8_t>(a.processors | b.processors)};
}

/// The set of events that a processor has, as the sources divide them.
constexpr const char *unit_of(const select::event_row &event, const target &target) {
    if (target == cyrix_mii) return "P5/MII";
    return (event.where & on_pentium) != 0 ? "P5" : "P5 MMX";
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
    {core::pentium, pentium},
    {core::pentium_mmx, pentium_mmx},
    {core::cyrix_mii, cyrix_mii},
};

/// The place of each processor in `processors`, or `core_places::no_place`.
inline constexpr core_places processor_places = places_in(processors, &processor_row::which);

/// The processor that CPUID identifies, or null. A Cyrix processor is identified by the vendor
/// alone.
constexpr const processor_row *processor_of(cpu_vendor vendor, const cpu_signature &signature) {
    const std::uint8_t place = processor_places[core_of(vendor, signature)];
    return place == core_places::no_place ? nullptr : processors + place;
}

} // namespace msr::p5

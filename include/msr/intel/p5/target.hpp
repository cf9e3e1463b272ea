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

/// The processors of the Pentium family and of Cyrix on which a plan has to run.
struct target {
    /// Set of processors, each a bit `on_…` such as `on_pentium`.
    std::uint8_t processors = on_every;

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target pentium{on_pentium};         ///< the target of the Pentium without MMX
inline constexpr target pentium_mmx{on_pentium_mmx}; ///< the target of the Pentium with MMX
inline constexpr target cyrix_mii{on_cyrix_mii};     ///< the target of the Cyrix 6x86MX and MII

/// Returns the target with the processors of two targets: `pentium | pentium_mmx`.
constexpr target operator|(const target &a, const target &b) {
    return {static_cast<std::uint8_t>(a.processors | b.processors)};
}

/// Returns the name of the set of events to which an event of a target belongs, as the sources
/// divide them: "P5", "P5 MMX" or "P5/MII".
constexpr const char *unit_of(const select::event_row &event, const target &target) {
    if (target == cyrix_mii) return "P5/MII";
    return (event.where & on_pentium) != 0 ? "P5" : "P5 MMX";
}

/// A processor, the target that has only this processor, and the names of the processor.
struct processor_row {
    core which{}; ///< the processor, as the table of processors identifies it
    target is{};  ///< the target whose only processor is that of the row
    /// The processor's short name, such as `pentium`.
    const char *name = processor_row_of(which).name;
    const char *text = processor_row_of(which).text; ///< a description of the processor, for people
};

/// The processors of the Pentium family and of Cyrix that CPUID can identify, each with its target.
inline constexpr processor_row processors[] = {
    {core::pentium, pentium},
    {core::pentium_mmx, pentium_mmx},
    {core::cyrix_mii, cyrix_mii},
};

/// The index of each processor in `processors`; `core_places::no_place` for processors without a
/// row.
inline constexpr core_places processor_places = places_in(processors, &processor_row::which);

/// Returns the row of the processor that CPUID identifies, or null where no row has the processor.
/// The vendor alone identifies a Cyrix processor.
constexpr const processor_row *processor_of(cpu_vendor vendor, const cpu_signature &signature) {
    const std::uint8_t place = processor_places[core_of(vendor, signature)];
    return place == core_places::no_place ? nullptr : processors + place;
}

} // namespace msr::p5

// The processors that count as a Pentium does, and which of them a plan is for.
// Source of the models: perfctr 2.6.42.2.
#pragma once

#include <msr/cpuid.hpp>
#include <msr/intel/p5/event_table.hpp>

#include <cstdint>

namespace msr::p5 {

/// The processors that a plan has to run on, each a bit `on_…`.
struct target {
    std::uint8_t processors = on_every;

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target pentium{on_pentium};         ///< Pentium without MMX
inline constexpr target pentium_mmx{on_pentium_mmx}; ///< Pentium with MMX
inline constexpr target cyrix_mii{on_cyrix_mii};     ///< Cyrix 6x86MX and MII

/// Several processors: `on<pentium, pentium_mmx>`.
template <target... Each>
inline constexpr target on{static_cast<std::uint8_t>((Each.processors | ... | 0))};

/// The set of events that one belongs to, as the sources divide them.
constexpr const char *unit_of(const select::event_row &event, const target &on) {
    if (on == cyrix_mii) return "P5/MII";
    return (event.where & on_pentium) != 0 ? "P5" : "P5 MMX";
}

/// One kind of processor.
struct processor_row {
    const char *name{}; ///< short
    const char *text{};
    target is{};
    cpu_vendor vendor{};
    std::uint8_t models[2]{}; ///< of Intel's family 5; none: every one of the vendor
};

inline constexpr processor_row processors[] = {
    {"pentium", "Pentium", pentium, cpu_vendor::intel, {0x01, 0x02}},
    {"pentium_mmx", "Pentium with MMX", pentium_mmx, cpu_vendor::intel, {0x04, 0x08}},
    {"cyrix_mii", "Cyrix 6x86MX and MII", cyrix_mii, cpu_vendor::cyrix, {}},
};

/// The processor that CPUID tells, or null. Of Cyrix it is told by the vendor alone: the models are
/// in no source that was read.
constexpr const processor_row *processor_of(cpu_vendor vendor, const cpu_signature &signature) {
    for (const processor_row &each : processors) {
        if (each.vendor != vendor) continue;
        if (vendor == cpu_vendor::cyrix) return &each;
        for (const std::uint8_t model : each.models)
            if (signature.family == 5 && signature.model == model) return &each;
    }
    return nullptr;
}

} // namespace msr::p5

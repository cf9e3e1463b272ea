// The processors of the P6 family, and which of them a plan is for.
// Sources of the models: perfctr 2.6.42.2, libpfm4.
#pragma once

#include <msr/cpuid.hpp>
#include <msr/intel/p6/event_table.hpp>
#include <msr/sequence.hpp>

#include <cstdint>

namespace msr::p6 {

/// The processors that a plan has to run on, each a bit `on_…`.
struct target {
    std::uint8_t processors = on_every;

    friend constexpr bool operator==(const target &, const target &) = default;
};

inline constexpr target ppro{on_ppro};           ///< Pentium Pro
inline constexpr target pii{on_pii};             ///< Pentium II
inline constexpr target piii{on_piii};           ///< Pentium III
inline constexpr target pentium_m{on_pentium_m}; ///< Pentium M before Yonah

/// Several processors: `on<pii, piii>`.
template <target... Each>
inline constexpr target on{static_cast<std::uint8_t>((Each.processors | ... | 0))};

/// One kind of processor.
struct processor_row {
    const char *name{}; ///< short
    const char *text{};
    target is{};
    std::uint8_t models[4]{}; ///< of family 6; 0: no more
};

inline constexpr processor_row processors[] = {
    {"ppro", "Pentium Pro", ppro, {0x01}},
    {"pii", "Pentium II", pii, {0x03, 0x05, 0x06}},
    {"piii", "Pentium III", piii, {0x07, 0x08, 0x0a, 0x0b}},
    {"pentium_m", "Pentium M", pentium_m, {0x09, 0x0d}},
};

/// The processor of a signature that Intel's CPUID tells, or null. A Pentium M has no leaf 0Ah:
/// what has one is programmed as the architecture says, as from Yonah on.
constexpr const processor_row *processor_of(const cpu_signature &signature) {
    if (signature.family != 6) return nullptr;
    for (const processor_row &each : processors)
        for (const std::uint8_t model : each.models)
            if (model != 0 && model == signature.model) return &each;
    return nullptr;
}

} // namespace msr::p6

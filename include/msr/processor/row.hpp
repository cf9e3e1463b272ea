// A row of the table of processors: CPUID's values for a processor, and its names.
#pragma once

#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr {

/// Stands for every CPUID family of a vendor.
inline constexpr unsigned any_family = 0;

/// Whether the families of two vendors belong together: Hygon's 18h stands among AMD's.
constexpr bool same_line(cpu_vendor a, cpu_vendor b) {
    const auto is_amd = [](cpu_vendor vendor) {
        return vendor == cpu_vendor::amd || vendor == cpu_vendor::hygon;
    };
    return a == b || (is_amd(a) && is_amd(b));
}

/// A processor, or a kind of core of a hybrid processor.
struct processor_row {
    core is{};          ///< the processor
    const char *name{}; ///< the name of `is`
    /// The name of its counters, which `--cpu` takes; null: its counters are not known.
    const char *cpu{};
    const char *text{};                   ///< a description of the processor, for people
    cpu_vendor vendor{cpu_vendor::intel}; ///< the vendor that CPUID leaf 0 names
    unsigned family{};                    ///< the family number of CPUID, or `any_family`
    model_range models[4]{};    ///< the model numbers of its family that are this processor
    stepping_range steppings{}; ///< the steppings of these models
    core_kind kind{};           ///< the kind of core, of a hybrid processor
    unsigned native_model{};    ///< leaf 1Ah EAX[23:0], where it distinguishes Atom cores; 0: any
    other_models others{};      ///< whether the row also represents other models of the family
    /// An older core with the same counters, events and registers: an area without facts of the
    /// row's core uses the facts of `like`. `none`: there is no such core.
    core like{};
    bool announced{}; ///< not sold yet: known from patches only; medium confidence
    /// The processor's other names, separated by blanks: those of compilers (-march), perf's event
    /// lists, Linux, and the cores inside. Case, `_` and `-` make no difference.
    const char *names{};
    const char *source{}; ///< of the numbers and names

    /// Whether any range of the row has this model.
    constexpr bool has_model(unsigned model) const {
        for (const model_range &range : models)
            if (range.contains(static_cast<int>(model))) return true;
        return false;
    }
    /// Whether the row is of this vendor and family.
    constexpr bool is_of(cpu_vendor who, unsigned number) const {
        return same_line(vendor, who) && (family == any_family || family == number);
    }
    /// Whether the row matches a processor with a signature and a kind of core. An unknown kind may
    /// be either, and so may an unknown native model, which is 0.
    constexpr bool claims(cpu_vendor who, const cpu_signature &signature,
                          core_kind report = core_kind::any, unsigned native = 0) const {
        const bool of_kind = kind == core_kind::any || report == core_kind::any || kind == report;
        const bool of_native = native_model == 0 || native == 0 || native_model == native;
        return is_of(who, signature.family) && has_model(signature.model) &&
               steppings.contains(signature.stepping) && of_kind && of_native;
    }
};

/// Makes a row of a list of `identity.hpp`: `processor_row rows[] = {MSR_P6_CORES(MSR_CORE_ROW)}`.
#define MSR_CORE_ROW(core_name, ...)                                                               \
    ::msr::processor_row{.is = ::msr::core::core_name, .name = #core_name, __VA_ARGS__},

} // namespace msr

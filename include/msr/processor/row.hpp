// A row of the table of processors: CPUID's values for a processor, and its names.
#pragma once

#include <msr/processor/cpuid.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr {

/// The family number that stands for every CPUID family of a maker.
inline constexpr unsigned any_family = 0;

/// Returns whether the families of two makers are counted together: Hygon's family 18h stands among
/// AMD's.
constexpr bool same_line(cpu_vendor a, cpu_vendor b) {
    const auto is_amd = [](cpu_vendor vendor) {
        return vendor == cpu_vendor::amd || vendor == cpu_vendor::hygon;
    };
    return a == b || (is_amd(a) && is_amd(b));
}

/// A row of the table of processors: a processor, or a kind of core of a hybrid processor.
struct processor_row {
    core is{};          ///< the processor that the row describes
    const char *name{}; ///< the processor's name, spelled as the enumerator of `core`
    /// The name of the processor's counters, which the option `--cpu` takes; null: the counters are
    /// not known.
    const char *cpu{};
    const char *text{};                   ///< a description of the processor, for people
    cpu_vendor vendor{cpu_vendor::intel}; ///< the maker that CPUID leaf 0 names
    unsigned family{}; ///< the family number of CPUID; `any_family`: every family of the maker
    model_range models[4]{}; ///< the CPUID model numbers, within the family, that the processor has
    stepping_range steppings{}; ///< the CPUID steppings, within the models, that the processor has
    /// The kind of core; `any`: the processor's models do not differ by kind of core.
    core_kind kind{};
    /// CPUID leaf 1Ah EAX[23:0], where it distinguishes Atom cores; 0: any number.
    unsigned native_model{};
    /// Models of the family that no row names and that the row represents, too.
    other_models others{};
    /// An older core with the same counters, events and registers: a list of facts that lacks the
    /// row's processor uses the facts of `like`. `none`: there is no such core.
    core like{};
    /// Whether the processor is not sold yet and known from patches only, with medium confidence.
    bool announced{};
    /// Further names of the processor, separated by blanks: the names in compilers (-march), in
    /// perf's event lists and in Linux, and the names of its cores. Case, `_` and `-` make no
    /// difference. Null: there are none.
    const char *names{};
    const char *source{}; ///< the source of the row's numbers and names

    /// Returns whether a model number is that of the row's processor.
    constexpr bool has_model(unsigned model) const {
        for (const model_range &range : models)
            if (range.contains(static_cast<int>(model))) return true;
        return false;
    }
    /// Returns whether the row's processor is of a maker and family.
    constexpr bool is_of(cpu_vendor who, unsigned number) const {
        return same_line(vendor, who) && (family == any_family || family == number);
    }
    /// Returns whether the row's processor may have a signature and a kind of core. An unknown kind
    /// may be either kind, and so may an unknown native model, which is 0.
    constexpr bool claims(cpu_vendor who, const cpu_signature &signature,
                          core_kind report = core_kind::any, unsigned native = 0) const {
        const bool of_kind = kind == core_kind::any || report == core_kind::any || kind == report;
        const bool of_native = native_model == 0 || native == 0 || native_model == native;
        return is_of(who, signature.family) && has_model(signature.model) &&
               steppings.contains(signature.stepping) && of_kind && of_native;
    }
};

/// Makes a row of the table from an entry of a list in `identity.hpp`:
/// `processor_row rows[] = {MSR_P6_CORES(MSR_CORE_ROW)}`.
#define MSR_CORE_ROW(core_name, ...)                                                               \
    ::msr::processor_row{.is = ::msr::core::core_name, .name = #core_name, __VA_ARGS__},

} // namespace msr

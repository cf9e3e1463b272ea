// Queries CPUID: which generation of instruction-based sampling the processor has. Sources: those
// of target.hpp; CPUID Fn8000_0001 ECX[10] and Fn8000_001B EAX.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// The instruction-based sampling of a processor, as CPUID announces it.
struct processor {
    bool known{};  ///< whether a generation has the processor's family and model
    bool shows{};  ///< whether CPUID shows IBS, Fn8000_0001 ECX[10]; Zen 1 has IBS and hides it
    target what{}; ///< the processor as a target of plans; meaningful only where `known` is true
};

/// Returns the generation of an AMD or Hygon family and model; null where the model has no IBS.
/// `family`, `model`: displayed numbers, such as 0x19 and 0x11
constexpr const generation_row *generation_of(unsigned family, unsigned model) {
    for (const generation_row &row : generations)
        if (row.family == family && row.contains(static_cast<int>(model))) return &row;
    return nullptr;
}

/// Returns what CPUID says of instruction-based sampling.
/// `cpuid`: a function that executes CPUID: `cpuid(leaf, subleaf)` returns `cpuid_registers`
template <cpuid_function Cpuid>
constexpr processor detect(Cpuid &&cpuid) {
    const identity identity = identify(cpuid);
    if (!identity.model_is_known || generation_places[identity.is] == core_places::no_place)
        return {};
    const feature_set announced = leaf_or_zeros(cpuid, 0x8000'001b).eax;
    const target target =
        target_of(identity.is).on_model(static_cast<int>(identity.signature.model));
    return {.known = true,
            .shows = (leaf_or_zeros(cpuid, 0x8000'0001).ecx >> 10 & 1) != 0,
            .what = target.with_features(announced)};
}

/// Returns what CPUID says of instruction-based sampling on the processor that executes the call.
inline processor detect() noexcept { return detect(cpuid_of_this_processor); }

/// Checks whether a plan or schedule may run on a processor: the processor shows IBS, is of the
/// generation and model that the plan was made for, and announces every feature that the plan's
/// choices need.
/// `processor`: the result of `detect`
/// Returns no rule, or the broken rule with the names of what does not fit.
template <typename Plan>
constexpr verdict check_processor(const Plan &, const processor &processor) {
    constexpr target made_for = Plan::made_for;
    if (!processor.known) return {&processor_has_ibs::text};
    const char *const name = row_of(processor.what.is).name;
    const bool hidden = made_for.is == generation::zen1 && !made_for.ready;
    if (!processor.shows && !hidden) return {&processor_has_ibs::text, {name}};
    const bool model = made_for.model == any_model || made_for.model == processor.what.model;
    if (processor.what.is != made_for.is || !model)
        return {&processor_is_of_ibs_generation::text, {row_of(made_for.is).name, name}};
    for (std::size_t i = 0; i < Plan::size; ++i) {
        const feature_set missing = features_needed(Plan::request_at(i)) & ~processor.what.features;
        for (const feature_row &row : features)
            if ((missing & set_of(row.bit)) != 0)
                return {&processor_announces_features::text, {row.name, name}};
    }
    return {};
}

} // namespace msr::ibs

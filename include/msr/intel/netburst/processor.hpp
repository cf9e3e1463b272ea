// The processor as CPUID describes it, and whether a plan was made for it.
// Sources: Intel SDM volume 2, CPUID (leaves 0, 1, 2 and 4).
#pragma once

#include <msr/core/rule.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstdint>

namespace msr::netburst {

MSR_RULE(processor_is_netburst,
         "this processor is no Pentium 4 or Xeon of the NetBurst family (GenuineIntel, family 15)");
MSR_RULE(plan_includes_model, "the plan was made for other models than this processor's");
MSR_RULE(plan_includes_stepping, "the plan was made for other steppings than this processor's");
MSR_RULE(plan_is_for_one_logical_processor,
         "the plan was made without Hyper-Threading, and this processor has it switched on");
MSR_RULE(precise_sampling_runs_on_its_thread,
         "precise sampling is switched on for the logical processor that writes it: not this one");
MSR_RULE(plan_is_for_hyper_threading,
         "the plan was made with Hyper-Threading, and this processor has none or has it off");

/// The leaves of CPUID that identify a processor; a leaf that the processor lacks is 0.
struct cpuid_leaves {
    cpuid_registers vendor{};      ///< CPUID leaf 0: the vendor and the highest leaf
    cpuid_registers version{};     ///< CPUID leaf 1: family, model, stepping and features
    cpuid_registers descriptors{}; ///< CPUID leaf 2: descriptors of caches
    cpuid_registers caches[4]{};   ///< CPUID leaf 4, subleaves 0 to 3: one cache each, then zeros
};

/// A processor as CPUID describes it, of NetBurst or another family.
struct processor {
    bool intel{};           ///< the vendor is GenuineIntel
    unsigned family{};      ///< CPUID's family with the extended family added
    unsigned model{};       ///< CPUID's model with the extended model in front
    unsigned stepping{};    ///< CPUID's stepping, 0 to 15
    bool hyper_threading{}; ///< each core of the processor has more than one logical processor
    /// With Hyper-Threading: the number, 0 or 1 in its core, of the logical processor that ran
    /// CPUID.
    unsigned thread{};
    bool ds{};     ///< the processor has a debug store, for branch traces and precise sampling
    bool dtes64{}; ///< the debug store can have 64-bit records
    bool ds_cpl{}; ///< branch traces can be limited to privilege levels (CPUID.1:ECX.DS-CPL)
    bool has_l3{}; ///< the processor has a third-level cache

    /// Returns whether the processor is a NetBurst processor; AMD's family 15 is not.
    constexpr bool is_netburst() const { return intel && family == cpuid_family; }

    friend constexpr bool operator==(const processor &, const processor &) = default;
};

namespace detail {

constexpr std::uint32_t bits_of(std::uint32_t value, unsigned low, unsigned width) {
    return value >> low & ((std::uint32_t{1} << width) - 1);
}

/// Returns the number of cores in a package: EAX[31:26] of leaf 4, plus 1; 1 without leaf 4.
constexpr unsigned cores_of(const cpuid_leaves &leaves) {
    const cpuid_registers &first = leaves.caches[0];
    return bits_of(first.eax, 0, 5) == 0 ? 1 : bits_of(first.eax, 26, 6) + 1;
}

/// Returns the number of logical processors in a package: EBX[23:16] of leaf 1 where the HTT flag
/// says that the field is valid, otherwise 1.
constexpr unsigned logical_processors_of(const cpuid_leaves &leaves) {
    const bool reported = bits_of(leaves.version.edx, 28, 1) != 0;
    return reported ? bits_of(leaves.version.ebx, 16, 8) : 1;
}

/// Returns whether a subleaf of leaf 4 describes a third-level cache: the cache's type is not 0 (no
/// more caches), and EAX[7:5] is 3.
constexpr bool is_level_3(const cpuid_registers &cache) {
    return bits_of(cache.eax, 0, 5) != 0 && bits_of(cache.eax, 5, 3) == 3;
}

/// Returns whether a descriptor of CPUID leaf 2 is that of one of the third-level caches that
/// NetBurst processors may have.
constexpr bool is_level_3_descriptor(std::uint32_t descriptor) {
    constexpr std::uint8_t level_3[] = {0x22, 0x23, 0x25, 0x29, 0x46, 0x47,
                                        0x49, 0x4a, 0x4b, 0x4c, 0x4d};
    for (const std::uint8_t number : level_3)
        if (number == descriptor) return true;
    return false;
}

/// Returns whether a register of CPUID leaf 2 has the descriptor of a third-level cache in some
/// byte; a register with bit 31 set has no descriptors.
constexpr bool tells_of_level_3(std::uint32_t descriptors) {
    if (bits_of(descriptors, 31, 1) != 0) return false;
    for (unsigned byte = 0; byte < 4; ++byte)
        if (is_level_3_descriptor(bits_of(descriptors, 8 * byte, 8))) return true;
    return false;
}

/// Returns whether the processor has a third-level cache, by leaf 4 where CPUID has it, otherwise
/// by leaf 2: models 0 to 2 have no leaf 4.
constexpr bool has_level_3(const cpuid_leaves &leaves) {
    if (bits_of(leaves.caches[0].eax, 0, 5) != 0) {
        for (const cpuid_registers &cache : leaves.caches)
            if (is_level_3(cache)) return true;
        return false;
    }
    const cpuid_registers &cpuid_registers = leaves.descriptors;
    // all bits of EAX but AL, which is no descriptor but a count of queries
    constexpr std::uint32_t but_al = 0xffffff00;
    return tells_of_level_3(cpuid_registers.eax & but_al) ||
           tells_of_level_3(cpuid_registers.ebx) || tells_of_level_3(cpuid_registers.ecx) ||
           tells_of_level_3(cpuid_registers.edx);
}

} // namespace detail

/// Returns the processor that CPUID describes. Of the two logical processors of a core, bit 0 of
/// the initial APIC ID (EBX[31:24] of leaf 1) is the number of the logical processor on which CPUID
/// ran. Hyper-Threading is on where a core has more than one logical processor; a BIOS that hides
/// leaf 4 (IA32_MISC_ENABLE bit 22) makes two cores look like a single core with Hyper-Threading.
constexpr processor processor_of(const cpuid_leaves &leaves) {
    using detail::bits_of;
    const cpu_signature signature = signature_of(leaves.version.eax);
    const bool two = detail::logical_processors_of(leaves) > detail::cores_of(leaves);
    return {
        .intel = vendor_of(leaves.vendor) == cpu_vendor::intel,
        .family = signature.family,
        .model = signature.model,
        .stepping = signature.stepping,
        .hyper_threading = two,
        .thread = two ? bits_of(leaves.version.ebx, 24, 1) : 0,
        .ds = bits_of(leaves.version.edx, 21, 1) != 0,
        .dtes64 = bits_of(leaves.version.ecx, 2, 1) != 0,
        .ds_cpl = bits_of(leaves.version.ecx, 4, 1) != 0,
        .has_l3 = detail::has_level_3(leaves),
    };
}

/// Returns whether the debug store of a processor has the 64-bit layout in IA-32e mode (SDM
/// 17.4.9); outside of IA-32e mode the debug store always has the 32-bit layout.
constexpr bool may_have_64_bit_debug_store(const processor &processor) {
    return processor.is_netburst() && processor.model >= 3 && processor.ds && processor.dtes64;
}

/// Returns the target that includes this processor's model and stepping and no other. For a
/// processor that is not NetBurst, or of an unknown model, returns the target of every model;
/// `check_processor` refuses such a processor.
constexpr target target_of(const processor &processor) {
    const auto model = static_cast<int>(processor.model);
    if (!processor.is_netburst() || !is_model(model)) return {};
    const auto stepping = static_cast<int>(processor.stepping & 15);
    return {.models = of_models(model),
            .hyper_threading = processor.hyper_threading,
            .steppings = of_steppings(stepping, stepping)};
}

namespace detail {

inline constexpr const char *model_names[] = {"model 0", "model 1", "model 2", "model 3",
                                              "model 4", "model 5", "model 6", "another model"};
inline constexpr const char *stepping_names[] = {
    "stepping 0",  "stepping 1",  "stepping 2",  "stepping 3", "stepping 4",  "stepping 5",
    "stepping 6",  "stepping 7",  "stepping 8",  "stepping 9", "stepping 10", "stepping 11",
    "stepping 12", "stepping 13", "stepping 14", "stepping 15"};

inline constexpr const char *thread_names[] = {"logical processor 0", "logical processor 1"};

constexpr const char *model_name(unsigned model) { return model_names[model < 7 ? model : 7]; }

} // namespace detail

/// Checks whether a plan for `target` may run on a processor. Returns the broken rule with the
/// vendor, family, model or stepping that differs, if any.
constexpr verdict check_processor(const target &target, const processor &processor) {
    if (!processor.intel) return {&processor_is_netburst::text, {"another vendor"}};
    if (!processor.is_netburst()) return {&processor_is_netburst::text, {"another family"}};
    const char *const model = detail::model_name(processor.model);
    const auto number = static_cast<int>(processor.model);
    const auto stepping = static_cast<int>(processor.stepping & 15);
    if (!includes(target, {.model = number})) return {&plan_includes_model::text, {model}};
    if (!includes(target, {.model = number, .first = stepping, .last = stepping}))
        return {&plan_includes_stepping::text, {model, detail::stepping_names[stepping]}};
    if (processor.hyper_threading && !target.hyper_threading)
        return {&plan_is_for_one_logical_processor::text, {model}};
    if (!processor.hyper_threading && target.hyper_threading)
        return {&plan_is_for_hyper_threading::text, {model}};
    return {};
}

/// Returns the rule that forbids to run a plan on a processor because the plan samples precisely on
/// another logical processor, if any.
/// `thread`: logical processor on which the plan samples precisely, 0 or 1; -1: on none
constexpr verdict check_thread(int thread, const processor &processor) {
    if (thread >= 0 && processor.hyper_threading &&
        processor.thread != static_cast<unsigned>(thread))
        return {&precise_sampling_runs_on_its_thread::text, {detail::thread_names[thread]}};
    return {};
}

/// A type that has a target (the processors for which it is made), such as a plan.
template <typename Plan>
concept made_for_a_target = requires {
    target{Plan::made_for};
};

/// Checks whether a plan fits a processor; a plan that samples precisely has to run on the logical
/// processor that the plan samples. Returns the broken rule, if any.
template <made_for_a_target Plan>
constexpr verdict check_processor(const Plan &, const processor &processor) {
    if (const verdict verdict = check_processor(Plan::made_for, processor); !verdict.legal())
        return verdict;
    if constexpr (requires { Plan::precise_thread(); })
        return check_thread(Plan::precise_thread(), processor);
    return {};
}

/// Returns whether a plan fits a processor, so that the plan may run on the processor.
template <made_for_a_target Plan>
constexpr bool runs_on(const Plan &plan, const processor &processor) {
    return check_processor(plan, processor).legal();
}

} // namespace msr::netburst

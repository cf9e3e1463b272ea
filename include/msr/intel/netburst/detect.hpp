// Queries CPUID: which processor of the NetBurst family runs the program.
#pragma once

#include <msr/core/release.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/processor.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/processor/cpuid.hpp>

namespace msr::netburst {

/// Returns the CPUID leaves that identify a processor. A leaf that the processor lacks is not asked
/// for and is 0.
/// `cpuid`: a function of leaf and subleaf that returns cpuid_registers
template <cpuid_function Cpuid>
constexpr cpuid_leaves leaves_from(Cpuid &&cpuid) {
    cpuid_leaves leaves{.vendor = cpuid(0, 0)};
    const std::uint32_t highest = leaves.vendor.eax;
    if (highest >= 1) leaves.version = cpuid(1, 0);
    if (highest >= 2) leaves.descriptors = cpuid(2, 0);
    if (highest >= 4)
        for (std::uint32_t cache = 0; cache < 4; ++cache)
            leaves.caches[cache] = cpuid(4, cache);
    return leaves;
}

/// Returns the processor that a CPUID function describes.
/// `cpuid`: a function of leaf and subleaf that returns cpuid_registers
template <cpuid_function Cpuid>
constexpr processor detect(Cpuid &&cpuid) {
    return processor_of(leaves_from(cpuid));
}

/// Returns the processor that executes the call; on another architecture than x86 a processor
/// without vendor and family.
inline processor detect() noexcept { return detect(cpuid_of_this_processor); }

namespace detail {

/// The definition of the work of `check_cpuid`, in a template so that it can be compiled once where
/// MSR_COMPILED is defined; see msr/compiled.hpp.
template <typename Release>
struct processor_question {
    [[gnu::noinline]] static verdict ask(const target &target, int precise_thread,
                                         const cpuid_view &cpuid);
};
template <typename Release>
verdict processor_question<Release>::ask(const target &target, int precise_thread,
                                         const cpuid_view &cpuid) {
    const processor processor = detect(cpuid);
    if (const verdict verdict = check_processor(target, processor); !verdict.legal())
        return verdict;
    return check_thread(precise_thread, processor);
}

} // namespace detail

/// Returns the rule that forbids to run a plan on the processor that `cpuid` describes, if any.
/// `target`: the target for which the plan was made
/// `precise_thread`: logical processor on which the plan samples precisely, 0 or 1; -1: on none
/// `cpuid`: the CPUID of the processor
inline verdict check_cpuid(const target &target, int precise_thread, const cpuid_view &cpuid) {
    return detail::processor_question<this_release>::ask(target, precise_thread, cpuid);
}

} // namespace msr::netburst

#ifdef MSR_COMPILED // the template `processor_question` is defined by msr/compiled.hpp
extern template struct msr::netburst::detail::processor_question<msr::this_release>;
#endif

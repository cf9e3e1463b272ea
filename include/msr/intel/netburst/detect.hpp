// Queries CPUID: which processor of the NetBurst family runs the program.
#pragma once

#include <msr/core/release.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/processor.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/processor/cpuid.hpp>

namespace msr::netburst {

/// Returns the leaves that identify the processor, and asks for no leaf that it does not have.
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

/// The processor whose CPUID answers; `cpuid(leaf, subleaf)` returns cpuid_registers.
template <cpuid_function Cpuid>
constexpr processor detect(Cpuid &&cpuid) {
    return processor_of(leaves_from(cpuid));
}

/// The processor that this runs on; on another architecture a processor without vendor and family.
inline processor detect() noexcept { return detect(cpuid_of_this_processor); }

namespace detail {

/// The work of `check_cpuid`: compiled once where MSR_COMPILED is defined, see msr/compiled.hpp.
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

/// Whether what was made for `target`, and is sampled precisely on logical processor
/// `precise_thread`
/// (-1: on none), may run on the processor whose CPUID answers.
inline verdict check_cpuid(const target &target, int precise_thread, const cpuid_view &cpuid) {
    return detail::processor_question<this_release>::ask(target, precise_thread, cpuid);
}

} // namespace msr::netburst

#ifdef MSR_COMPILED // the template is declared in this header, and defined by msr/compiled.hpp
extern template struct msr::netburst::detail::processor_question<msr::this_release>;
#endif

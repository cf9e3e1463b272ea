// Whether a processor has what a plan divides and counts, as a session asks before it begins.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/request.hpp>

namespace msr::rdt {

MSR_RULE(processor_has_resources,
         "the processor does not have what the plan divides or counts, or has it in another size");

/// What the processor whose CPUID answers has. Of Haswell servers (06_3F) CPUID does not tell that
/// their third-level cache can be divided: they are taken to have it.
/// Source: Linux, cache_alloc_hsw_probe().
template <cpuid_function Cpuid>
constexpr features features_of_processor(Cpuid &&cpuid_of) {
    features result = features_from(cpuid_of);
    const bool is_intel = vendor_of(cpuid_of(0, 0)) == cpu_vendor::intel;
    const cpu_signature signature = signature_of(leaf_or_zeros(cpuid_of, 1, 0).eax);
    if (is_intel && signature.family == 6 && signature.model == 0x3f && result.l3.mask_length == 0)
        result.l3 = haswell_ep.l3;
    return result;
}

/// Whether what a request sets or counts has the same size by the features of its plan and on the
/// processor: a mask of another length is another share, a count of another unit other bytes.
constexpr bool has_same_sizes(const request &asked, const features &planned, const features &here) {
    if (asked.sets_l3() && planned.l3.mask_length != here.l3.mask_length) return false;
    if (asked.sets_l2() && planned.l2.mask_length != here.l2.mask_length) return false;
    if (asked.delay.given &&
        (planned.mba.maximum != here.mba.maximum || planned.mba.linear != here.mba.linear))
        return false;
    return asked.kind != request_kind::monitor ||
           (planned.monitoring.upscale == here.monitoring.upscale &&
            planned.monitoring.counter_width == here.monitoring.counter_width);
}

/// The verdict on legal requests of a PMU's plan on a processor with the features `here`.
template <typename Pmu, typename Request, typename Features>
constexpr verdict verdict_on_processor(sequence<Request> asked, const Features &planned,
                                       const Features &here) {
    bool fits = Pmu::check(asked, here).legal();
    for (const Request &one : asked)
        fits = fits && has_same_sizes(one, planned, here);
    return fits ? verdict{} : verdict{&processor_has_resources::text, {}};
}

} // namespace msr::rdt

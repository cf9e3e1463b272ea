// Whether a processor has the caches, classes and events that a plan needs: the check of a session
// before it begins.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/request.hpp>

namespace msr::rdt {

MSR_RULE(processor_has_resources,
         "the processor does not have what the plan divides or counts, or has it in another size");

/// Returns the features of the processor whose CPUID answers. On Haswell servers (06_3F) CPUID does
/// not report that the third-level cache can be divided: such servers get the third-level masks of
/// `haswell_ep`.
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

/// Returns whether the resources that a request sets or counts have the same size by the features
/// of its plan and on the processor: a mask of another length would be another share of the cache,
/// and a count with another unit another number of bytes. `request`: a request of the plan
/// `planned`: the features that the plan was made for `processor`: the features of the processor
constexpr bool has_same_sizes(const request &request, const features &planned,
                              const features &processor) {
    if (request.sets_l3() && planned.l3.mask_length != processor.l3.mask_length) return false;
    if (request.sets_l2() && planned.l2.mask_length != processor.l2.mask_length) return false;
    if (request.delay.given && (planned.mba.maximum != processor.mba.maximum ||
                                planned.mba.linear != processor.mba.linear))
        return false;
    return request.kind != request_kind::monitor ||
           (planned.monitoring.upscale == processor.monitoring.upscale &&
            planned.monitoring.counter_width == processor.monitoring.counter_width);
}

/// Returns the verdict on legal requests of a PMU's plan on a processor.
/// `requests`: the requests of the plan
/// `planned`: the features that the plan was made for
/// `processor`: the features of the processor
/// Returns no rule, or the broken rule `processor_has_resources`.
template <typename Pmu, typename Request, typename Features>
constexpr verdict verdict_on_processor(sequence<Request> requests, const Features &planned,
                                       const Features &processor) {
    bool fits = Pmu::check(requests, processor).legal();
    for (const Request &request : requests)
        fits = fits && has_same_sizes(request, planned, processor);
    return fits ? verdict{} : verdict{&processor_has_resources::text, {}};
}

} // namespace msr::rdt

// Detects AMD's and Hygon's counters and instruction-based sampling by CPUID.
#include "detection.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/detect.hpp>

#include <fmt/format.h>

namespace msrpp {

namespace {

/// Returns whether the processor is among the processors of a target.
bool is_of(const msr::amd::target_row &row, const msr::amd::detected &detected) {
    const msr::amd::generation_set mine = detected.is.generations;
    return row.may_be_of(detected.signature.family) && mine != 0 &&
           (mine & ~row.is.generations) == 0;
}

/// Adds the targets that fit the processor. Where a hypervisor hides PERF_CNTR_GLOBAL_CTL, only
/// targets that do not write this register are added, if there are any.
void fit_targets(detection &destination, const msr::amd::detected &detected) {
    const auto add = [&](bool without_control) {
        for (const msr::amd::target_row &row : msr::amd::targets)
            if (is_of(row, detected) && !(without_control && row.is.global_control))
                destination.counters_fit(row.name);
    };
    add(!detected.is.global_control);
    if (destination.counters.empty()) add(false);
}

void detect_counters(detection &destination, const cpuid_source &cpuid) {
    const msr::amd::detected detected = msr::amd::detect(cpuid);
    if (!detected) return;
    const msr::amd::target &kind = detected.is;
    destination.add("counters", "core", kind.core_counters,
                    kind.core_extension ? "PerfCtrExtCore: they lie at C001_0200h"
                                        : "at C001_0000h");
    destination.add("counters", "node", kind.node_counters,
                    "northbridge or data fabric (PerfCtrExtNB); 0: none");
    destination.add("counters", "cache", kind.cache_counters, "L2I or L3 (PerfCtrExtLLC); 0: none");
    destination.add("counters", "global_control", kind.global_control ? 1 : 0, "PerfMonV2");
    if (!detected.family_is_known)
        destination.add("counters", "family_is_known", 0, "no event of it is known: raw ones only");
    fit_targets(destination, detected);
}

void detect_ibs(detection &destination, const cpuid_source &cpuid) {
    const msr::ibs::processor processor = msr::ibs::detect(cpuid);
    if (!processor.known) return;
    const bool hidden = processor.what.is == msr::ibs::generation::zen1 && !processor.shows;
    destination.add("ibs", "shown", processor.shows ? 1 : 0,
                    hidden ? "firmware hides it; enabling it takes further registers" : "");
    if (!processor.shows && !hidden) return;
    std::uint32_t named = 0;
    for (const msr::ibs::feature_row &row : msr::ibs::features) {
        if (!processor.what.has(row.bit)) continue;
        destination.add("ibs", row.name, 1, row.meaning);
        named |= msr::ibs::set_of(row.bit);
    }
    if (const std::uint32_t extra = processor.what.features & ~named; extra != 0)
        destination.add("ibs", "unpublished", hex(extra),
                        "bits of CPUID 8000_001Bh without a meaning");
    destination.fits(fmt::format("ibs:{}", msr::ibs::row_of(processor.what.is).name));
}

} // namespace

void detect_amd(detection &destination, const cpuid_source &cpuid) {
    detect_counters(destination, cpuid);
    detect_ibs(destination, cpuid);
}

} // namespace msrpp

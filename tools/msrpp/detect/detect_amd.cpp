// Detection of AMD's and Hygon's counters and instruction-based sampling by CPUID.
#include "detection.hpp"

#include <msr/amd/counters/detect.hpp>
#include <msr/amd/ibs/detect.hpp>

#include <fmt/format.h>

namespace msrpp {

namespace {

/// Whether the processor is among those of a target.
bool is_of(const msr::amd::target_row &row, const msr::amd::detected &found) {
    const msr::amd::generation_set mine = found.is.generations;
    return row.may_be_of(found.signature.family) && mine != 0 && (mine & ~row.is.generations) == 0;
}

/// The targets that fit. Where a hypervisor hides PERF_CNTR_GLOBAL_CTL, those that do not write it,
/// if there are any.
void fit_targets(detection &into, const msr::amd::detected &found) {
    const auto add = [&](bool without_control) {
        for (const msr::amd::target_row &row : msr::amd::targets)
            if (is_of(row, found) && !(without_control && row.is.global_control))
                into.counters_fit(row.name);
    };
    add(!found.is.global_control);
    if (into.counters.empty()) add(false);
}

void detect_counters(detection &into, const cpuid_source &cpuid) {
    const msr::amd::detected found = msr::amd::detect(cpuid);
    if (!found) return;
    const msr::amd::target &is = found.is;
    into.add("counters", "core", is.core_counters,
             is.core_extension ? "PerfCtrExtCore: they lie at C001_0200h" : "at C001_0000h");
    into.add("counters", "node", is.node_counters,
             "northbridge or data fabric (PerfCtrExtNB); 0: none");
    into.add("counters", "cache", is.cache_counters, "L2I or L3 (PerfCtrExtLLC); 0: none");
    into.add("counters", "global_control", is.global_control ? 1 : 0, "PerfMonV2");
    if (!found.family_is_known)
        into.add("counters", "family_is_known", 0, "no event of it is known: raw ones only");
    fit_targets(into, found);
}

void detect_ibs(detection &into, const cpuid_source &cpuid) {
    const msr::ibs::processor found = msr::ibs::detect(cpuid);
    if (!found.known) return;
    const bool hidden = found.what.is == msr::ibs::generation::zen1 && !found.shows;
    into.add("ibs", "shown", found.shows ? 1 : 0,
             hidden ? "firmware hides it; enabling it takes further registers" : "");
    if (!found.shows && !hidden) return;
    std::uint32_t named = 0;
    for (const msr::ibs::feature_row &row : msr::ibs::features) {
        if (!found.what.has(row.bit)) continue;
        into.add("ibs", row.name, 1, row.meaning);
        named |= msr::ibs::set_of(row.bit);
    }
    if (const std::uint32_t more = found.what.features & ~named; more != 0)
        into.add("ibs", "unpublished", hex(more), "bits of CPUID 8000_001Bh without a meaning");
    into.fits(fmt::format("ibs:{}", msr::ibs::row_of(found.what.is).name));
}

} // namespace

void detect_amd(detection &into, const cpuid_source &cpuid) {
    detect_counters(into, cpuid);
    detect_ibs(into, cpuid);
}

} // namespace msrpp

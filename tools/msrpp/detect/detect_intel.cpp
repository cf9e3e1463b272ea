// Detection by CPUID of the counters of Intel, and of Cyrix, whose counters are programmed like the
// Pentium's. Source of the features that no PMU of the library reads: Intel SDM volume 2, CPUID:
// leaves 1 and 7.
#include "../settings.hpp"
#include "detection.hpp"

#include <msr/intel/netburst/detect.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <bit>
#include <cstdint>
#include <string>

namespace msrpp {

namespace {

namespace netburst = msr::netburst;
namespace perfmon = msr::perfmon;

void detect_first_families(detection &destination, msr::cpu_vendor vendor,
                           const msr::cpu_signature &kind) {
    if (const auto *const row = msr::p5::processor_of(vendor, kind)) {
        destination.add("counters", "core", 2, row->text);
        destination.counters_fit(row->name);
    }
    if (vendor != msr::cpu_vendor::intel) return;
    if (const auto *const row = msr::p6::processor_of(kind)) {
        destination.add("counters", "core", 2, row->text);
        destination.counters_fit(row->name);
    }
}

void detect_netburst(detection &destination, const cpuid_source &cpuid) {
    const netburst::processor processor = netburst::detect(cpuid);
    if (!processor.is_netburst()) return;
    destination.add("counters", "core", netburst::counter_count,
                    fmt::format("with {} event selection registers", netburst::escr_count));
    destination.add("counters", "hyper_threading", processor.hyper_threading ? 1 : 0,
                    "two logical processors in each core share them: --ht");
    destination.counters_fit(pentium4_name);
}

/// Returns the names of architectural events, by the bits of `events`.
std::string event_names(std::uint32_t events) {
    std::string result;
    for (unsigned i = 0; i < perfmon::architectural_event_count; ++i) {
        if ((events >> i & 1) == 0) continue;
        if (!result.empty()) result += ' ';
        result += perfmon::events[i].name;
    }
    return result;
}

/// Returns the name for --cpu whose list of events is the processor's: several processors may share
/// the facts about counters, but not the list. Where CPUID does not give the kind of core, the name
/// of the facts is returned.
std::string name_of(const perfmon::features &features) {
    const int place = perfmon::processor_of(features);
    if (place < 0) return {};
    const bool is_own = perfmon::processor_places[features.which] == place;
    return is_own ? msr::processor_row_of(features.which).name : perfmon::processors[place].name;
}

void detect_perfmon(detection &destination, const cpuid_source &cpuid) {
    const perfmon::features features = perfmon::features_of(cpuid);
    if (features.version == 0) return;
    const auto add = [&](const char *name, json value, std::string text = {}) {
        destination.add("perfmon", name, std::move(value), std::move(text));
    };
    add("version", features.version, "architectural performance monitoring");
    add("general_counters", std::popcount(features.general));
    add("general_width", features.width, "bits");
    add("fixed_counters", std::popcount(features.fixed));
    add("fixed_width", features.fixed_width, "bits");
    add("events", hex(features.events), event_names(features.events));
    add("any_thread", features.any_thread ? 1 : 0, "counts for both threads of a core");
    add("transactions", features.transactions ? 1 : 0, "counts in transactions (TSX)");
    if (features.force_abort)
        add("tsx_force_abort", 1,
            features.always_aborts
                ? "RTM_ALWAYS_ABORT: transactions leave counter 3 free"
                : "counter 3 is free only where bit 0 of MSR 0x10f is set, which "
                  "CPUID does not say: --cpu native leaves it out");
    add("umask2", features.umask2 ? 1 : 0, "a second unit mask");
    add("equal", features.equal ? 1 : 0, "compares with a threshold by equality");
    add("architectural_lbr", features.architectural_lbr ? 1 : 0);
    add("perf_capabilities", features.has_capabilities ? 1 : 0,
        "IA32_PERF_CAPABILITIES tells more: PEBS, writes of whole counters, metrics");
    if (features.slots_per_cycle != 0) add("slots_per_cycle", features.slots_per_cycle);
    if (features.pebs_groups != 0)
        add("pebs_groups", hex(features.pebs_groups), "architectural PEBS");
    destination.counters_fit(fmt::format("perfmon{}", features.version));
    if (const std::string name = name_of(features); !name.empty()) destination.counters_fit(name);
}

void detect_debug_store(detection &destination, const cpuid_source &cpuid) {
    const msr::cpuid_registers leaf = msr::leaf_or_zeros(cpuid, 1);
    const auto contains = [](std::uint32_t word, unsigned bit) {
        return (word >> bit & 1) != 0 ? 1 : 0;
    };
    if (contains(leaf.edx, 21) == 0) return;
    destination.add("debug_store", "ds", 1, "branch traces and precise sampling (PEBS)");
    destination.add("debug_store", "dtes64", contains(leaf.ecx, 2), "its records have 64 bits");
    destination.add("debug_store", "ds_cpl", contains(leaf.ecx, 4),
                    "branch traces by privilege level");
}

/// Adds a processor that announces no counters, although its model may have some.
void detect_hidden(detection &destination, const cpuid_source &cpuid) {
    destination.add("perfmon", "version", 0, "no counters, or a hypervisor hides them");
    if (const std::string name = name_of(perfmon::features_of(cpuid)); !name.empty())
        destination.add("perfmon", "model", name,
                        "by its model: --cpu of this name is for one that shows its counters");
}

bool is_hybrid(const cpuid_source &cpuid) {
    return (msr::leaf_or_zeros(cpuid, 7).edx >> 15 & 1) != 0;
}

} // namespace

void detect_intel(detection &destination, const cpuid_source &cpuid) {
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    detect_first_families(destination, vendor, msr::signature_of(msr::leaf_or_zeros(cpuid, 1).eax));
    if (vendor != msr::cpu_vendor::intel) return;
    detect_netburst(destination, cpuid);
    detect_perfmon(destination, cpuid);
    if (destination.cpus.empty()) detect_hidden(destination, cpuid);
    if (is_hybrid(cpuid))
        destination.add("perfmon", "hybrid", 1, "this is of the core that answered");
    detect_debug_store(destination, cpuid);
}

} // namespace msrpp

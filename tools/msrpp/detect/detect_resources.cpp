// Detection of Intel's RDT and AMD's QoS by CPUID.
#include "detection.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/rdt/features.hpp>

namespace msrpp {

namespace {

/// The features of a group.
class group {
public:
    group(detection &into, const char *name) : into{into}, name{name} {}

    void add(const std::string &what, json value, std::string text = {}) {
        into.add(name, what, std::move(value), std::move(text));
        any = true;
    }
    bool any = false;

private:
    detection &into;
    const char *name;
};

void detect_cache(group &into, const std::string &name, const msr::rdt::cache_allocation &has) {
    if (has.mask_length == 0) return;
    into.add(name + "_mask_length", has.mask_length, "bits of a capacity mask");
    into.add(name + "_classes", has.classes, "classes of service");
    into.add(name + "_shareable", hex(has.shareable), "ways that devices use as well");
    into.add(name + "_cdp", has.cdp ? 1 : 0, "code and data prioritisation");
    into.add(name + "_sparse", has.sparse ? 1 : 0, "a mask may have holes");
}

void detect_monitoring(group &into, const msr::rdt::cache_monitoring &has) {
    if (has.rmids == 0) return;
    into.add("rmids", has.rmids, "monitoring IDs of the third-level cache");
    into.add("occupancy", has.occupancy ? 1 : 0, "third-level cache in use");
    into.add("total_bandwidth", has.total ? 1 : 0);
    into.add("local_bandwidth", has.local ? 1 : 0);
    into.add("upscale", has.upscale, "bytes that one count stands for");
    into.add("counter_width", has.counter_width, "bits of a count of traffic");
}

void detect_shared(group &into, const msr::rdt::features &has) {
    detect_cache(into, "l3", has.l3);
    detect_cache(into, "l2", has.l2);
    if (has.mba.maximum != 0) {
        into.add("mba_classes", has.mba.classes, "classes of service");
        into.add("mba_maximum", has.mba.maximum, "the largest delay");
        into.add("mba_linear", has.mba.linear ? 1 : 0, "delays are percentages");
    }
    detect_monitoring(into, has.monitoring);
}

void detect_amds_own(group &into, const msr::qos::features &has) {
    if (has.bandwidth_classes != 0) {
        into.add("bandwidth_classes", has.bandwidth_classes, "classes with a limit of bandwidth");
        into.add("bandwidth_length", has.bandwidth_length, "bits of a limit");
    }
    if (has.slow_memory) into.add("slow_memory", 1, "with limits of its own");
    if (has.configurable_traffic != 0)
        into.add("configurable_traffic", hex(has.configurable_traffic),
                 "kinds of traffic that an event may count");
    if (has.assignable_counters != 0) into.add("assignable_counters", has.assignable_counters);
    if (has.io_allocation) into.add("io_allocation", 1, "I/O data can be put into the cache");
}

} // namespace

void detect_resources(detection &into, const cpuid_source &cpuid) {
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    const bool is_amd = vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon;
    group found{into, is_amd ? "amd_qos" : "rdt"};
    if (is_amd) {
        const msr::qos::features has = msr::qos::features_from(cpuid);
        detect_shared(found, has.shared);
        detect_amds_own(found, has);
    } else {
        detect_shared(found, msr::rdt::features_from(cpuid));
    }
    if (found.any) into.fits(is_amd ? "amd_qos" : "rdt");
}

} // namespace msrpp

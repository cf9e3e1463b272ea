// Detects Intel's RDT and AMD's QoS by CPUID.
#include "detection.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/rdt/features.hpp>

namespace msrpp {

namespace {

/// A group of detected features, to which features are added.
class group {
public:
    group(detection &destination, const char *name) : destination{destination}, name{name} {}

    void add(const std::string &subject, json value, std::string text = {}) {
        destination.add(name, subject, std::move(value), std::move(text));
        present = true;
    }
    bool present = false;

private:
    detection &destination;
    const char *name;
};

void detect_cache(group &destination, const std::string &name,
                  const msr::rdt::cache_allocation &allocation) {
    if (allocation.mask_length == 0) return;
    destination.add(name + "_mask_length", allocation.mask_length, "bits of a capacity mask");
    destination.add(name + "_classes", allocation.classes, "classes of service");
    destination.add(name + "_shareable", hex(allocation.shareable),
                    "ways that devices use as well");
    destination.add(name + "_cdp", allocation.cdp ? 1 : 0, "code and data prioritisation");
    destination.add(name + "_sparse", allocation.sparse ? 1 : 0, "a mask may have holes");
}

void detect_monitoring(group &destination, const msr::rdt::cache_monitoring &features) {
    if (features.rmids == 0) return;
    destination.add("rmids", features.rmids, "monitoring IDs of the third-level cache");
    destination.add("occupancy", features.occupancy ? 1 : 0, "third-level cache in use");
    destination.add("total_bandwidth", features.total ? 1 : 0);
    destination.add("local_bandwidth", features.local ? 1 : 0);
    destination.add("upscale", features.upscale, "bytes that one count stands for");
    destination.add("counter_width", features.counter_width, "bits of a count of traffic");
}

void detect_shared(group &destination, const msr::rdt::features &features) {
    detect_cache(destination, "l3", features.l3);
    detect_cache(destination, "l2", features.l2);
    if (features.mba.maximum != 0) {
        destination.add("mba_classes", features.mba.classes, "classes of service");
        destination.add("mba_maximum", features.mba.maximum, "the largest delay");
        destination.add("mba_linear", features.mba.linear ? 1 : 0, "delays are percentages");
    }
    detect_monitoring(destination, features.monitoring);
}

void detect_amds_own(group &destination, const msr::qos::features &features) {
    if (features.bandwidth_classes != 0) {
        destination.add("bandwidth_classes", features.bandwidth_classes,
                        "classes with a limit of bandwidth");
        destination.add("bandwidth_length", features.bandwidth_length, "bits of a limit");
    }
    if (features.slow_memory) destination.add("slow_memory", 1, "with limits of its own");
    if (features.configurable_traffic != 0)
        destination.add("configurable_traffic", hex(features.configurable_traffic),
                        "kinds of traffic that an event may count");
    if (features.assignable_counters != 0)
        destination.add("assignable_counters", features.assignable_counters);
    if (features.io_allocation)
        destination.add("io_allocation", 1, "I/O data can be put into the cache");
}

} // namespace

void detect_resources(detection &destination, const cpuid_source &cpuid) {
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    const bool is_amd = vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon;
    group group{destination, is_amd ? "amd_qos" : "rdt"};
    if (is_amd) {
        const msr::qos::features features = msr::qos::features_from(cpuid);
        detect_shared(group, features.shared);
        detect_amds_own(group, features);
    } else {
        detect_shared(group, msr::rdt::features_from(cpuid));
    }
    if (group.present) destination.fits(is_amd ? "amd_qos" : "rdt");
}

} // namespace msrpp

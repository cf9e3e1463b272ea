// The Intel RDT and AMD QoS of the simulated processors. Mask lengths, classes, delays and the
// width of counts are those of CPUID dumps (<msr/rdt/features.hpp>, <msr/amd/qos/features.hpp>,
// test/facts/intel/rdt_measured.csv). Values that no dump has are chosen for the simulation: the
// number of RMIDs, the bytes that a count of 1 stands for where a row says so, and all features
// that AMD shares with Intel.
#pragma once

#include <msr/amd/qos/features.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/features.hpp>

#include <cstdint>

namespace msr::sim {

/// The vendor of a processor's registers for cache allocation and monitoring; `none`: the processor
/// has no such registers.
enum class resource_maker : std::uint8_t { none, intel, amd };

/// The properties of a simulated processor's RDT or QoS: what the processor can divide and monitor.
struct resource_shape {
    resource_maker maker{};
    /// The features of the processor; of Intel's processors only `shared` is set, the part of the
    /// features that both vendors have.
    qos::features has{};
    /// Whether CPUID reports that the processor divides the cache into code and data.
    bool in_cpuid = true;

    friend constexpr bool operator==(const resource_shape &, const resource_shape &) = default;
};

/// A processor with its simulated RDT or QoS.
struct resource_row {
    core is{};
    resource_shape shape{};
    /// Properties of the processor that no source has, and that are chosen for the simulation.
    const char *chosen{};
};

namespace detail::of_resources {

constexpr rdt::features with_width(rdt::features features, unsigned bits) {
    features.monitoring.counter_width = bits;
    return features;
}
constexpr resource_shape of_intel(const rdt::features &features) {
    return {resource_maker::intel, {.shared = features}};
}

/// The RDT features of the third generation of Xeon Scalable (06_6A): cache masks of 12 bits, 15
/// classes of service, counts of 32 bits.
inline constexpr rdt::features ice_lake_sp{
    .l3 = {.mask_length = 12, .classes = 15, .cdp = true, .shareable = 0xc00},
    .mba = {.maximum = 90, .classes = 8, .linear = true},
    .monitoring = {.counter_width = 32}};

/// Returns features with the delays of memory traffic that the first two generations of Xeon
/// Scalable have. Of the fourth generation (06_8F, 06_CF) and Xeon 6 (06_AD) dumps say that there
/// are delays, but not which values.
constexpr rdt::features with_delays(rdt::features features) {
    features.mba = rdt::skylake_sp.mba;
    return features;
}

/// The part of QoS features that dumps of AMD's processors do not show: cache masks have a bit for
/// each of the models' 16 ways.
inline constexpr rdt::features shared_by_amd = with_width(
    rdt::features{
        .l3 = {.mask_length = 16, .classes = 16, .sparse = true, .may_be_empty = true, .cdp = true}}
        .monitored(256, 64),
    44);
constexpr resource_shape of_amd(const qos::features &features) {
    return {resource_maker::amd, features.with(shared_by_amd)};
}
/// The QoS features of Zen 3 servers: bandwidth limits of 11 bits, 16 classes of service.
inline constexpr qos::features zen3{.bandwidth_length = 11, .bandwidth_classes = 16};

/// The QoS features of Zen 5 with as many assignable counters as abmc_cfg can name, since no dump
/// says how many there are.
inline constexpr qos::features zen5 = [] {
    qos::features features = qos::zen5;
    features.assignable_counters = 32;
    return features;
}();

inline constexpr const char *delays_choice =
    "128 RMIDs, counts of 24 KiB and delays as those of skylake_sp are chosen";
inline constexpr const char *zen5_choice =
    "16 bits of mask, 16 classes, 256 RMIDs, counts of 64 bytes and 32 assignable counters are "
    "chosen";
inline constexpr const char *amd_choice =
    "16 bits of mask, 16 classes, 256 RMIDs and counts of 64 bytes are chosen";

} // namespace detail::of_resources

/// The processors that are simulated with RDT or QoS; other processors have no registers of RDT or
/// QoS. The second-level cache of Sapphire Rapids and later, which can also be divided, is not
/// simulated.
inline constexpr resource_row resource_rows[] = {
    // Haswell monitors occupancy alone; in dumps the highest RMID is 17h to 47h, and a count of 1
    // stands for 6000h to 12000h bytes.
    {core::haswell_ep,
     [] {
         rdt::features features = rdt::haswell_ep.monitored(0x48, 0x6000);
         features.monitoring.total = features.monitoring.local = false;
         resource_shape shape = detail::of_resources::of_intel(features);
         shape.in_cpuid = false;
         return shape;
     }(),
     "72 RMIDs and counts of 24 KiB are chosen from what processors of this model have"},
    {core::broadwell_ep, detail::of_resources::of_intel(rdt::broadwell_ep.monitored(0x48, 0x12000)),
     "72 RMIDs are chosen"},
    {core::skylake_sp, detail::of_resources::of_intel(rdt::skylake_sp.monitored(0x48, 0xa000)),
     "72 RMIDs are chosen"},
    {core::cascade_lake, detail::of_resources::of_intel(rdt::skylake_sp.monitored(0x48, 0xa000)),
     "72 RMIDs are chosen"},
    {core::ice_lake_sp,
     detail::of_resources::of_intel(detail::of_resources::ice_lake_sp.monitored(0x80, 0xa000)),
     "128 RMIDs, counts of 40 KiB and delays as those of skylake_sp are chosen"},
    {core::sapphire_rapids,
     detail::of_resources::of_intel(
         detail::of_resources::with_delays(rdt::sapphire_rapids.monitored(0x80, 0x6000))),
     detail::of_resources::delays_choice},
    {core::emerald_rapids,
     detail::of_resources::of_intel(
         detail::of_resources::with_delays(rdt::sapphire_rapids.monitored(0x80, 0x6000))),
     detail::of_resources::delays_choice},
    {core::granite_rapids,
     detail::of_resources::of_intel(
         detail::of_resources::with_delays(rdt::granite_rapids.monitored(0x80, 0x6000))),
     detail::of_resources::delays_choice},
    {core::zen3, detail::of_resources::of_amd(detail::of_resources::zen3),
     detail::of_resources::amd_choice},
    {core::zen4, detail::of_resources::of_amd(qos::zen4), detail::of_resources::amd_choice},
    {core::zen5, detail::of_resources::of_amd(detail::of_resources::zen5),
     detail::of_resources::zen5_choice},
};

/// Returns the row of a processor; null: no RDT or QoS registers are simulated for the processor.
constexpr const resource_row *resources_of(core core) {
    for (const resource_row &row : resource_rows)
        if (row.is == core) return &row;
    return nullptr;
}

} // namespace msr::sim

// Differences of processors from what they report: counts of bandwidth that are corrected by a
// factor, errata, and settings that read back as others. Facts of Linux resctrl (its table of
// correction factors and its quirks) and of reports to intel-cmt-cat; nothing was measured for this
// library. The tables corrections.csv, errata.csv and read_back.csv in test/facts/rdt/ have these
// facts with their sources.
#pragma once

#include <msr/core/confidence.hpp>
#include <msr/processor/table.hpp>

#include <cstdint>

namespace msr::rdt {

/// The factor by which a count of memory traffic is multiplied where the count's RMID is above a
/// limit.
struct bandwidth_correction {
    /// The highest RMID of the processor whose counts need no correction.
    unsigned last_right_rmid = ~0U;
    /// the correction factor in millionths; 1'000'000 changes nothing
    std::uint32_t millionths = 1'000'000;

    /// Returns the corrected number of bytes where a processor counted `bytes` under an RMID.
    constexpr double of(double bytes, unsigned rmid) const {
        return rmid > last_right_rmid ? bytes * millionths / 1'000'000 : bytes;
    }
    friend constexpr bool operator==(const bandwidth_correction &,
                                     const bandwidth_correction &) = default;
};

/// The corrections of counted memory traffic, for processors with 8, 16, … 224 RMIDs: eight RMIDs
/// for each slice of the cache.
inline constexpr bandwidth_correction bandwidth_corrections[] = {
    {7, 1'000'000},   {15, 1'000'000},  {15, 969'650},    {31, 1'000'000},  {31, 1'066'667},
    {31, 969'650},    {47, 1'142'857},  {63, 1'000'000},  {63, 1'185'115},  {63, 1'066'553},
    {79, 1'454'545},  {95, 1'000'000},  {95, 1'230'769},  {95, 1'142'857},  {95, 1'066'667},
    {127, 1'000'000}, {127, 1'254'863}, {127, 1'185'255}, {151, 1'000'000}, {127, 1'066'667},
    {167, 1'000'000}, {159, 1'454'334}, {183, 1'000'000}, {127, 969'744},   {191, 1'280'246},
    {191, 1'230'921}, {215, 1'000'000}, {191, 1'143'118},
};

/// Returns whether the counts of traffic of a processor need correction: models 4FH and 55H do.
constexpr bool corrects_bandwidth(core processor) {
    return processor == core::broadwell_ep || processor == core::skylake_sp ||
           processor == core::cascade_lake || processor == core::cooper_lake;
}

/// Returns the correction of counted traffic for a processor with `rmids` RMIDs; with a factor of 1
/// where none is known.
constexpr bandwidth_correction correction_of(core processor, unsigned rmids) {
    constexpr unsigned rows = sizeof bandwidth_corrections / sizeof *bandwidth_corrections;
    constexpr bandwidth_correction identity;
    if (!corrects_bandwidth(processor) || rmids < 8 || rmids / 8 > rows) return identity;
    return bandwidth_corrections[rmids / 8 - 1];
}

/// An erratum of a processor: a count or a setting of RDT that is wrong.
struct erratum {
    core processor{};
    const char *name{};
    const char *text{}; ///< a sentence that names the wrong count or setting of the processor
    confidence sure{};
};

inline constexpr erratum errata[] = {
    {core::broadwell_ep, "BDF102",
     "bandwidth of some RMIDs is counted too high or too low; it is corrected by a factor",
     confidence::high},
    {core::skylake_sp, "SKX99",
     "bandwidth of some RMIDs is counted too high or too low; it is corrected by a factor",
     confidence::high},
    {core::skylake_sp, "steppings up to 4",
     "Linux does not trust occupancy and bandwidth of these at all", confidence::high},
    {core::skylake_sp, "l3 masks",
     "Linux does not divide the third level unless it is told to (rdt=l3cat)", confidence::high},
};

/// The settings that may read back as another value than was written.
enum class read_back_of : std::uint8_t { l3_mask, delay };

/// A setting that is known to read back as another value than was written.
struct known_read_back {
    core processor{};
    read_back_of setting{};
    /// Bits of a capacity mask that all read back as set where any of these bits was written; 0:
    /// none.
    std::uint64_t bits{};
    /// Fewest bits that a capacity mask can have; a mask with fewer bits reads back with more.
    unsigned minimum_bits{};
    /// The delay of memory traffic that is written; 0 in a row about capacity masks.
    std::uint64_t delay{};
    std::uint64_t got{}; ///< the delay that the register returns after `delay` was written
    const char *source{};

    /// Returns the value that reads back after a value was written; `written` itself where no
    /// difference is known.
    constexpr std::uint64_t of_value(std::uint64_t written) const {
        if (setting == read_back_of::delay) return written == delay ? got : written;
        return (written & bits) != 0 ? written | bits : written;
    }
};

inline constexpr known_read_back known_read_backs[] = {
    {core::haswell_ep, read_back_of::l3_mask, 0, 2, 0, 0, "Linux resctrl"},
    {core::broadwell_ep, read_back_of::l3_mask, 0xc0000, 1, 0, 0, "intel-cmt-cat 30"},
    {core::skylake_sp, read_back_of::l3_mask, 0x600, 1, 0, 0, "intel-cmt-cat 135, 246"},
    {core::skylake_sp, read_back_of::delay, 0, 0, 20, 10, "intel-cmt-cat 115"},
    {core::skylake_sp, read_back_of::delay, 0, 0, 30, 10, "intel-cmt-cat 115"},
};

/// Returns the row that explains why a setting of a processor reads back as `got` after `written`;
/// null where no row explains it.
constexpr const known_read_back *known_for(core processor, read_back_of setting,
                                           std::uint64_t written, std::uint64_t got) {
    for (const known_read_back &row : known_read_backs) {
        if (row.processor != processor || row.setting != setting) continue;
        if (row.minimum_bits > 1 && written != got && (got & written) == written) return &row;
        if (row.minimum_bits <= 1 && written != got && row.of_value(written) == got) return &row;
    }
    return nullptr;
}

} // namespace msr::rdt

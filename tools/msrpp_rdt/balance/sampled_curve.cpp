#include "sampled_curve.hpp"

#include "../../support/complaint.hpp"

#include <msr/core/field.hpp>
#include <msr/processor/cpuid.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace msrpp::rdt_tool {

namespace {

/// Returns the size in bytes of the third-level cache, by CPUID leaf 4 or 8000_001Dh; 0: no leaf
/// gives the size.
double bytes_of_the_third_level(bool is_amd) {
    for (std::uint32_t index = 0; index < 8; ++index) {
        const msr::cpuid_registers registers =
            msr::cpuid_of_this_processor(is_amd ? 0x8000'001d : 4, index);
        if ((registers.eax & 0x1f) == 0) break;
        if ((registers.eax >> 5 & 7) != 3) continue;
        const double line = (registers.ebx & 0xfff) + 1, parts = (registers.ebx >> 12 & 0x3ff) + 1,
                     ways = (registers.ebx >> 22) + 1,
                     sets = static_cast<double>(registers.ecx) + 1;
        return line * parts * ways * sets;
    }
    return 0;
}

/// Sums over the samples in which the program held the same number of ways.
struct bin {
    double instructions{}, clocks{}, misses{}, bytes{}, seconds{}, value{};
    unsigned samples{};
};

} // namespace

measured_rows sampled_rows(side_programs &side_programs, processor &machine,
                           const msr::partition::room &room, double seconds,
                           msr::partition::properties known, const stopping &stop) {
    const double cache = bytes_of_the_third_level(machine.is_amd());
    if (cache == 0) complain(rule_broken, "rdt: curve: CPUID does not say how large the cache is");
    const double way = cache / machine.has().shared.l3.mask_length;
    side_programs.share({.group_of = {0}, .masks = {msr::low_bits(room.ways) << room.first}});
    std::vector<bin> bins(room.ways);
    measured_rows rows{.rows = {}, .kilobytes = {}, .known = known, .remarks = {}};
    // Sampling ends after this number of consecutive samples whose number of ways already has 20
    // samples.
    constexpr unsigned nothing_new = 100;
    unsigned enough = 0;
    side_programs.read();
    while (enough < nothing_new) {
        rows.ended = side_programs.pass(seconds, stop);
        const watched_row row = side_programs.read().front();
        if (!row.occupancy.is_known)
            complain(rule_broken, std::string{"rdt: curve: occupancy is "} + row.occupancy.reason);
        if (row.instructions.value > 0 && row.passed > 0) {
            const double ways = std::ceil(row.occupancy.value / way);
            bin &destination =
                bins[std::clamp<std::size_t>(static_cast<std::size_t>(ways), 1, room.ways) - 1];
            destination.instructions += row.instructions.value;
            destination.clocks += row.clocks.value;
            destination.misses += row.misses.value;
            destination.bytes += row.total.value * row.passed;
            destination.seconds += row.passed;
            destination.value += row.occupancy.value;
            enough = ++destination.samples > 20 ? enough + 1 : 0;
        }
        if (rows.ended != waited::passed) break;
    }
    const std::string &name = side_programs.all().front().name;
    for (unsigned ways = 1; ways <= room.ways; ++ways) {
        const bin &source = bins[ways - 1];
        if (source.samples == 0 || source.clocks == 0) continue;
        msr::partition::curve_row row{.application = name, .ways = ways};
        const auto set = [&row](msr::partition::property property, double value) {
            row.values[msr::partition::place_of(property)] = value;
        };
        set(msr::partition::property::ipc, source.instructions / source.clocks);
        set(msr::partition::property::llcmpki, source.misses * 1000 / source.instructions);
        set(msr::partition::property::llcmpkc, source.misses * 1000 / source.clocks);
        set(msr::partition::property::bandwidth_mbps, source.bytes / source.seconds / 1e6);
        rows.rows.push_back(row);
        rows.kilobytes.push_back(source.value / source.samples / 1024);
    }
    rows.remarks.push_back(fmt::format(
        "{}: sampled by what it held, {} KB a way; a number of ways that was never held has no row",
        name, std::lround(way / 1024)));
    return rows;
}

} // namespace msrpp::rdt_tool

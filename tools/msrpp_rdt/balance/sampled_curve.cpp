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

/// Bytes of the third level, as CPUID leaf 4 or 8000001DH says; 0: neither does.
double bytes_of_the_third_level(bool is_amd) {
    for (std::uint32_t index = 0; index < 8; ++index) {
        const msr::cpuid_registers of =
            msr::cpuid_of_this_processor(is_amd ? 0x8000'001d : 4, index);
        if ((of.eax & 0x1f) == 0) break;
        if ((of.eax >> 5 & 7) != 3) continue;
        const double line = (of.ebx & 0xfff) + 1, parts = (of.ebx >> 12 & 0x3ff) + 1,
                     ways = (of.ebx >> 22) + 1, sets = static_cast<double>(of.ecx) + 1;
        return line * parts * ways * sets;
    }
    return 0;
}

/// Sums of samples with one number of ways.
struct bin {
    double instructions{}, clocks{}, misses{}, bytes{}, seconds{}, held{};
    unsigned samples{};
};

} // namespace

measured_rows sampled_rows(side_programs &of, processor &on, const msr::partition::room &in,
                           double seconds, msr::partition::properties known, const stopping &stop) {
    const double cache = bytes_of_the_third_level(on.is_amd());
    if (cache == 0) complain(rule_broken, "rdt: curve: CPUID does not say how large the cache is");
    const double way = cache / on.has().shared.l3.mask_length;
    of.share({.group_of = {0}, .masks = {msr::low_bits(in.ways) << in.first}});
    std::vector<bin> bins(in.ways);
    measured_rows all{.rows = {}, .kilobytes = {}, .known = known, .remarks = {}};
    constexpr unsigned nothing_new = 100; // samples in a row of which each number had 20
    unsigned enough = 0;
    of.read();
    while (enough < nothing_new) {
        all.ended = of.pass(seconds, stop);
        const watched_row row = of.read().front();
        if (!row.occupancy.is_known)
            complain(rule_broken, std::string{"rdt: curve: occupancy is "} + row.occupancy.why);
        if (row.instructions.value > 0 && row.passed > 0) {
            const double ways = std::ceil(row.occupancy.value / way);
            bin &into =
                bins[std::clamp<std::size_t>(static_cast<std::size_t>(ways), 1, in.ways) - 1];
            into.instructions += row.instructions.value;
            into.clocks += row.clocks.value;
            into.misses += row.misses.value;
            into.bytes += row.total.value * row.passed;
            into.seconds += row.passed;
            into.held += row.occupancy.value;
            enough = ++into.samples > 20 ? enough + 1 : 0;
        }
        if (all.ended != waited::passed) break;
    }
    const std::string &name = of.all().front().name;
    for (unsigned ways = 1; ways <= in.ways; ++ways) {
        const bin &from = bins[ways - 1];
        if (from.samples == 0 || from.clocks == 0) continue;
        msr::partition::curve_row row{.application = name, .ways = ways};
        const auto set = [&row](msr::partition::property which, double value) {
            row.values[msr::partition::place_of(which)] = value;
        };
        set(msr::partition::property::ipc, from.instructions / from.clocks);
        set(msr::partition::property::llcmpki, from.misses * 1000 / from.instructions);
        set(msr::partition::property::llcmpkc, from.misses * 1000 / from.clocks);
        set(msr::partition::property::bandwidth_mbps, from.bytes / from.seconds / 1e6);
        all.rows.push_back(row);
        all.kilobytes.push_back(from.held / from.samples / 1024);
    }
    all.remarks.push_back(fmt::format(
        "{}: sampled by what it held, {} KB a way; a number of ways that was never held has no row",
        name, std::lround(way / 1024)));
    return all;
}

} // namespace msrpp::rdt_tool

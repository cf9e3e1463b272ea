// Plans a partition of a cache that two programs share: curves of misses by ways, a plan, and the
// registers of the plan for Intel RDT. The streams of lines are made here; those of a program come
// from `msrpp machine --record`. Nothing is measured.
#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/curves/lru_stacks.hpp>
#include <msr/cache/partition.hpp>
#include <msr/core/sequence.hpp>
#include <msr/rdt.hpp>

#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

namespace partition = msr::partition;
namespace rdt = msr::rdt;

namespace {

constexpr rdt::features processor = rdt::skylake_sp;
constexpr unsigned sets = 4096; // sets of a cache of 11 ways and 2.75 MiB

/// Returns the lines of a walk over an array, `rounds` times.
std::vector<std::uint64_t> walk(std::uint64_t kib, unsigned rounds) {
    std::vector<std::uint64_t> lines;
    for (unsigned round = 0; round < rounds; ++round)
        for (std::uint64_t line = 0; line < kib * 16; ++line)
            lines.push_back(line);
    return lines;
}

/// Adds the curve of an application that loads these lines: 20 instructions for each, one clock for
/// each instruction, 200 more for a miss.
void add_curve(std::vector<partition::curve_row> &destination, const std::string &name,
               const std::vector<std::uint64_t> &lines, unsigned ways) {
    msr::curve::lru_stacks stacks{sets, ways};
    stacks.access(lines);
    const double instructions = 20.0 * static_cast<double>(lines.size());
    for (unsigned count = 1; count <= ways; ++count) {
        const auto misses = static_cast<double>(stacks.misses(count));
        partition::curve_row row{.application = name, .ways = count};
        row.values[partition::place_of(partition::property::ipc)] =
            instructions / (instructions + 200 * misses);
        row.values[partition::place_of(partition::property::llcmpki)] =
            misses * 1000 / instructions;
        destination.push_back(row);
    }
}

} // namespace

int main() {
    // Devices use the two highest ways as well, so that the partition leaves these ways out.
    partition::room ways = partition::room_in(processor.l3.mask_length,
                                              static_cast<std::uint32_t>(processor.l3.shareable));
    ways.classes = processor.l3.classes;

    std::vector<partition::curve_row> rows;
    add_curve(rows, "service", walk(1700, 20), ways.ways); // lines for 6.6 ways
    add_curve(rows, "stream", walk(8192, 4), ways.ways);   // lines for more ways than the cache has
    const partition::made_curves curves =
        partition::make_curves(rows, {partition::property::ipc, partition::property::llcmpki});
    if (!curves) return std::cerr << curves.problem << '\n', 1;
    const partition::made_workload workload =
        partition::make_workload(curves.value, {"service", "stream"});
    if (!workload) return std::cerr << workload.problem << '\n', 1;

    const partition::plan plan = partition::make_plan(workload.value, {.room = ways});
    if (!plan) return std::cerr << plan.problem << '\n', 1;
    const std::vector<std::uint32_t> masks = partition::masks_of(plan.clusters, ways);

    // The masks of ways become classes from class 1 on, checked by the rules of RDT before a
    // register is named.
    std::vector<rdt::request> classes;
    for (std::size_t i = 0; i < masks.size(); ++i)
        classes.push_back(
            rdt::request_of(rdt::class_choice{static_cast<unsigned>(i + 1)}.l3(masks[i])));
    const msr::sequence<rdt::request> requests{classes.data(), classes.size()};
    if (const rdt::finding finding = rdt::check(requests, processor); !finding.legal())
        return std::cerr << finding.broken << '\n', 1;
    for (std::size_t i = 0; i < workload.value.size(); ++i)
        std::cout << workload.value.applications[i].name << ": class " << plan.cluster_of(i) + 1
                  << ", slowdown " << plan.slowdowns[i] << '\n';
    const auto print = [](const rdt::placed_write &write) {
        std::cout << write.name << " (0x" << std::hex << write.access.address << ") = 0x"
                  << write.access.value << std::dec << '\n';
    };
    rdt::each_shared_write(requests, processor, print);
}

#include <msr/sim/models/processor_shapes.hpp>

#include <msr/sim/caches/memory_hierarchy.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>

namespace {

using msr::core;
using msr::sim::processor_shape;
using msr::sim::shape_of;
using msr::sim::shape_row;

constexpr std::uint64_t kib = 1024;

} // namespace

TEST_CASE("every processor that is sold has sizes, and models are made of them") {
    for (const msr::processor_row &row : msr::processor_table) {
        CAPTURE(row.name);
        const shape_row *const shape_row = shape_of(row.is);
        CHECK((shape_row != nullptr) == !row.announced);
        if (shape_row == nullptr) continue;
        CHECK_NOTHROW(msr::sim::processor_models(shape_row->shape, 4));
        CHECK(shape_row->source != nullptr);
        CHECK(std::string(shape_row->as_sold) != "");
    }
    CHECK(shape_of(core::none) == nullptr);
}

TEST_CASE("each processor has at most one row") {
    std::set<core> known;
    for (const shape_row &row : msr::sim::shape_rows)
        CHECK(known.insert(row.is).second);
}

TEST_CASE("farther levels are larger and slower") {
    for (const shape_row &row : msr::sim::shape_rows) {
        CAPTURE(msr::processor_row_of(row.is).name);
        const auto &caches = row.shape.caches;
        const auto &clocks = row.shape.clocks;
        CHECK(caches.first_data.total_bytes < caches.second.total_bytes);
        CHECK(caches.first_code.total_bytes < caches.second.total_bytes);
        if (caches.mid.total_bytes != 0) {
            CHECK(caches.first_data.total_bytes < caches.mid.total_bytes);
            CHECK(caches.mid.total_bytes < caches.second.total_bytes);
        }
        if (caches.third.total_bytes != 0) {
            CHECK(caches.second.total_bytes < caches.third.total_bytes);
            CHECK(clocks.second < clocks.third);
        }
        CHECK(clocks.second < clocks.memory);
        CHECK(clocks.third < clocks.memory);
        if (row.shape.tlbs.second.entries != 0)
            CHECK(row.shape.tlbs.data.entries < row.shape.tlbs.second.entries);
        CHECK(clocks.width >= 2);
    }
}

TEST_CASE("the Pentium 4's second level is that of its model of data caches") {
    CHECK(shape_of(core::willamette)->shape.caches.second ==
          msr::sim::geometry_of_model(1).second_level);
    CHECK(shape_of(core::northwood)->shape.caches.second ==
          msr::sim::geometry_of_model(2).second_level);
    CHECK(shape_of(core::northwood)->shape.caches.first_data ==
          msr::sim::geometry_of_model(2).first_level);
    CHECK(shape_of(core::prescott)->shape.caches.second ==
          msr::sim::geometry_of_model(3).second_level);
    // Source: IA-32 Optimization Reference Manual, table 1-1.
    CHECK(shape_of(core::prescott)->shape.caches.first_data.total_bytes == 16 * kib);
    CHECK(shape_of(core::prescott)->shape.caches.first_data.ways == 8);
}

TEST_CASE("sizes as published") {
    // Source for Core 2: Intel 64 and IA-32 Architectures Optimization Reference Manual, Intel
    // Advanced Memory Access.
    const processor_shape &core2 = shape_of(core::core2)->shape;
    CHECK(core2.caches.first_data.total_bytes == 32 * kib);
    CHECK(core2.caches.first_data.ways == 8);
    CHECK(core2.caches.second.total_bytes == 4096 * kib);
    CHECK(core2.tlbs.data.entries == 16);
    CHECK(core2.tlbs.second.entries == 256);
    CHECK(core2.cpus_of_second == 2);
    CHECK(core2.caches.third.total_bytes == 0);
    // Sources for Zen 2: AMD's optimization guide, and 7-cpu.com.
    const processor_shape &zen2 = shape_of(core::zen2)->shape;
    CHECK(zen2.caches.second.total_bytes == 512 * kib);
    CHECK(zen2.caches.third.total_bytes == 16384 * kib);
    CHECK(zen2.caches.third.ways == 16);
    CHECK(zen2.cpus_of_third == 4);
    CHECK(zen2.tlbs.data.entries == 64);
    CHECK(zen2.tlbs.second_code.entries == 512);
    CHECK(zen2.branches.return_entries == 31);
    // The ways of the third level are those that CPUID 10h.1 gives masks of: 11 on Skylake SP.
    CHECK(shape_of(core::skylake_sp)->shape.caches.third.ways == 11);
    CHECK(shape_of(core::cascade_lake) == shape_of(core::skylake_sp));
}

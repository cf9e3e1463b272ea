#include <msr/sim/resources/resource_shapes.hpp>

#include <msr/processor/cpuid.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/rules.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <doctest/doctest.h>

namespace sim = msr::sim;
using msr::core;

TEST_CASE("the registers can hold what the simulated processors have") {
    for (const sim::resource_row &row : sim::resource_rows) {
        CAPTURE(msr::processor_row_of(row.is).name);
        CHECK(msr::rdt::impossible_of(row.shape.has.shared) == msr::rdt::impossible::nothing);
        CHECK(row.shape.has.shared.monitoring.has(msr::rdt::event::l3_occupancy));
        CHECK(row.chosen != nullptr);
        const bool is_amd = msr::processor_row_of(row.is).vendor == msr::cpu_vendor::amd;
        CHECK((row.shape.maker == sim::resource_maker::amd) == is_amd);
    }
}

TEST_CASE("each of them has a last level that CPUs share") {
    for (const sim::resource_row &row : sim::resource_rows) {
        const sim::shape_row *const shape = sim::shape_of(row.is);
        REQUIRE(shape != nullptr);
        CHECK(shape->shape.caches.third.ways > 1);
    }
}

// The dumps of CPUID are in test/facts/intel/rdt_measured.csv.
TEST_CASE("masks and classes are those of the dumps") {
    const auto shared = [](core candidate) {
        return sim::resources_of(candidate)->shape.has.shared;
    };
    CHECK(shared(core::haswell_ep).l3.mask_length == 20);
    CHECK(shared(core::haswell_ep).l3.classes == 4);
    CHECK(shared(core::broadwell_ep).l3.classes == 16);
    CHECK(shared(core::broadwell_ep).monitoring.upscale == 0x12000);
    CHECK(shared(core::skylake_sp).l3.mask_length == 11);
    CHECK(shared(core::skylake_sp).monitoring.upscale == 0xa000);
    CHECK(shared(core::skylake_sp).mba.maximum == 90);
    CHECK(shared(core::ice_lake_sp).l3.mask_length == 12);
    CHECK(shared(core::ice_lake_sp).l3.classes == 15);
    CHECK(shared(core::ice_lake_sp).monitoring.counter_width == 32);
    CHECK(shared(core::granite_rapids).l3.sparse);
    // CPUID 10h.0 EBX = 0xe: bit 3 announces delays of memory bandwidth. The dumps do not show
    // how long delays are.
    for (const core candidate : {core::sapphire_rapids, core::emerald_rapids, core::granite_rapids})
        CHECK(shared(candidate).mba.maximum != 0);
    CHECK(sim::resources_of(core::zen3)->shape.has.bandwidth_length == 11);
    CHECK(sim::resources_of(core::zen5)->shape.has.bandwidth_length == 12);
}

TEST_CASE("a processor without a row has no such registers") {
    CHECK(sim::resources_of(core::haswell) == nullptr);
    CHECK(sim::resources_of(core::zen1) == nullptr);
}

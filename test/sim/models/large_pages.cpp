#include <msr/sim/models/large_pages.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

using namespace msr;
using sim::signal;

sim::processor_shape large(core core) {
    return sim::with_large_pages(sim::shape_of(core)->shape, *sim::large_pages_of(core));
}

} // namespace

TEST_CASE("each processor that is modelled has one row, and its TLBs can be made") {
    for (const processor_row &row : processor_table) {
        if (sim::shape_of(row.is) == nullptr) continue;
        CAPTURE(std::string{row.name});
        unsigned rows = 0;
        for (const sim::large_page_row &large_page_row : sim::large_page_rows)
            rows += large_page_row.first <= row.is && row.is <= large_page_row.last;
        CHECK(rows == 1);
        const sim::processor_shape shape = large(row.is);
        CHECK(shape.tlbs.page_bytes == 2u << 20);
        CHECK_NOTHROW(sim::translation{shape.tlbs});
        CHECK(shape.caches == sim::shape_of(row.is)->shape.caches);
    }
}

TEST_CASE("a Haswell has 32 large pages at once, and 1024 in the second level") {
    sim::translation pages{large(core::haswell).tlbs};
    sim::tally observed;
    const auto walk = [&](std::uint64_t count) {
        observed = {};
        for (int round = 0; round < 2; ++round)
            for (std::uint64_t page = 0; page < count; ++page)
                pages.access(page << 21, false, observed);
    };
    walk(32);
    CHECK(observed[signal::dtlb_load_misses] == 32);
    CHECK(observed[signal::load_walks] == 32);
    walk(1024);
    CHECK(observed[signal::load_walks] == 1024 - 32);
    CHECK(observed[signal::stlb_load_hits] ==
          1024); // in the second round each page misses the first-level TLB
}

TEST_CASE("a Sandy Bridge has no second level for large pages") {
    sim::translation pages{large(core::sandy_bridge).tlbs};
    sim::tally observed;
    for (int round = 0; round < 2; ++round)
        for (std::uint64_t page = 0; page < 64; ++page)
            pages.access(page << 21, false, observed);
    CHECK(observed[signal::load_walks] == 128);
    CHECK(observed[signal::stlb_load_hits] == 0);
}

TEST_CASE("what was many small pages is one large page") {
    sim::translation small{sim::shape_of(core::zen4)->shape.tlbs};
    sim::translation big{large(core::zen4).tlbs};
    sim::tally of_small, of_big;
    for (std::uint64_t address = 0; address < 8u << 20; address += 4096) {
        small.access(address, false, of_small);
        big.access(address, false, of_big);
    }
    CHECK(of_small[signal::load_walks] == 2048);
    CHECK(of_big[signal::load_walks] == 4);
}

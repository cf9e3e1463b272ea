// Tests the bytes of simulated PEBS records, read back with the library's readers, and the data
// sources in the records, compared with the tables of data sources.
#include <msr/intel/pebs.hpp>
#include <msr/sim/records/precise_record.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

using namespace msr::sim;
namespace pebs = msr::pebs;

precise_moment moment() {
    precise_moment precise_moment{.at = {.address = 0x401000,
                                         .next = 0x401004,
                                         .has_access = true,
                                         .access = {.address = 0x7fff'1238}},
                                  .counters = 0x4,
                                  .time_stamp = 0x1122'3344'5566,
                                  .data_source = 0x33,
                                  .latency = 234};
    precise_moment.general[0] = 111;
    precise_moment.general[3] = 333;
    precise_moment.fixed[1] = 1111;
    return precise_moment;
}

std::vector<pebs::sample> samples_in(const pebs::selection &selection,
                                     const std::vector<unsigned char> &bytes) {
    std::vector<pebs::sample> samples;
    const pebs::read_result read = pebs::for_each_sample(
        selection, bytes, [&](const pebs::sample &sample) { samples.push_back(sample); });
    CHECK(read.complete());
    return samples;
}

} // namespace

TEST_CASE("a record has what its format has") {
    precise_record writer;
    for (unsigned number = 0; number <= 6; ++number) {
        CAPTURE(number);
        pebs::selection selection{static_cast<pebs::format>(number)};
        if (number >= 4) selection.groups = {.memory = true, .registers = true, .xmm = true};
        if (number >= 4) selection.groups.lbr_entries = 3;
        const std::vector<unsigned char> &bytes = writer.bytes_of(selection, moment());
        CHECK(bytes.size() == pebs::largest_record(selection));
        const std::vector<pebs::sample> samples = samples_in(selection, bytes);
        REQUIRE(samples.size() == 1);
        CHECK(samples[0].ip == 0x401004);
        if (number == 0) continue;
        CHECK(samples[0].counters.raw == 4);
        CHECK(samples[0].address == 0x7fff'1238);
        CHECK(samples[0].data_source == 0x33);
        CHECK(samples[0].latency == 234);
        if (number == 1) continue;
        CHECK(samples[0].eventing_ip == 0x401000);
        if (number == 2) continue;
        CHECK(samples[0].tsc == 0x1122'3344'5566);
    }
}

TEST_CASE("a snapshot has the counters that were asked for") {
    precise_record writer;
    const pebs::selection selection{
        pebs::format::snapshot, {.counters = true, .metrics = true, .general = 0x9, .fixed = 0x2}};
    const std::vector<unsigned char> bytes = writer.bytes_of(selection, moment());
    CHECK(bytes.size() == pebs::largest_record(selection));
    pebs::adaptive_reader reader{bytes, selection};
    const pebs::adaptive_record record = *reader.begin();
    REQUIRE(record.has_snapshot());
    CHECK(record.snapshot().general(0) == 111);
    CHECK(record.snapshot().general(3) == 333);
    CHECK(record.snapshot().fixed(1) == 1111);
    CHECK(record.snapshot().has_metrics());
    CHECK_FALSE(record.has_memory());
}

TEST_CASE("architectural records are not written") {
    CHECK(precise_record{}.bytes_of({pebs::format::architectural}, moment()).empty());
}

TEST_CASE("the data source word is what decoders of the generation read") {
    using pebs::memory_level;
    const struct {
        level from;
        memory_level wanted;
    } list[] = {{level::first, memory_level::l1},
                {level::second, memory_level::l2},
                {level::third, memory_level::l3},
                {level::memory, memory_level::memory}};
    for (const msr::core kind :
         {msr::core::nehalem, msr::core::sandy_bridge, msr::core::haswell, msr::core::skylake,
          msr::core::alder_lake, msr::core::sapphire_rapids, msr::core::alder_lake_atom,
          msr::core::meteor_lake_atom}) {
        const data_source_writer writer = data_sources_of(kind);
        REQUIRE(writer.is_known);
        for (const auto &[from, wanted] : list) {
            const traced_access access{.locked = true,
                                       .found = {.from = from, .through = translated::walked}};
            const pebs::data_source load =
                pebs::decode_load(writer.as, data_source_of(writer, access));
            CHECK(pebs::row_of(load.from).level == wanted);
            CHECK(load.tlb_miss != pebs::answer::no);
            CHECK(load.locked != pebs::answer::no);
            CHECK_FALSE(pebs::row_of(load.from).remote);
        }
        const traced_access store{.writes = true, .found = {.from = level::memory}};
        const pebs::data_source stored =
            pebs::decode_store(writer.as, data_source_of(writer, store));
        CHECK(stored.l1d_hit != pebs::answer::yes);
        if (pebs::stores_have_codes(writer.as))
            CHECK(pebs::row_of(stored.from).level == memory_level::memory);
    }
    CHECK_FALSE(data_sources_of(msr::core::goldmont).is_known);
}

TEST_CASE("latencies are those of the timing model") {
    const timing clocks{{.second = 12, .third = 40, .memory = 200, .second_tlb = 7, .walk = 30}};
    CHECK(latency_of(clocks, {}) == 4);
    CHECK(latency_of(clocks, {.from = level::second}) == 16);
    CHECK(latency_of(clocks, {.from = level::memory, .through = translated::walked}) == 234);
}

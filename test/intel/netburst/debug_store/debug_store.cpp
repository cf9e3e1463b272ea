#include <msr/intel/netburst/debug_store/debug_store.hpp>

#include "../memory_fields.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using area_32 = p4::debug_store_area<p4::layout_32>;
using area_64 = p4::debug_store_area<p4::layout_64>;
using bts_32 = p4::bts_record<p4::layout_32>;
using pebs_32 = p4::pebs_record<p4::layout_32>;
using bytes = std::vector<unsigned char>;

constexpr p4::debug_store store_32{.bts = {0x1000, 0x1018, 0x1078, 0x1054},
                                   .pebs = {0x2000, 0x2028, 0x20c8, 0x2078},
                                   .pebs_counter_reset = 0xff'ffff'fc18};

/// The bytes of store_32 in the order of the manual's figure.
constexpr unsigned char drawn_32[] = {
    0x00, 0x10, 0,    0,    0x18, 0x10, 0, 0, 0x78, 0x10, 0, 0, 0x54, 0x10, 0, 0, // branches
    0x00, 0x20, 0,    0,    0x28, 0x20, 0, 0, 0xc8, 0x20, 0, 0, 0x78, 0x20, 0, 0, // samples
    0x18, 0xfc, 0xff, 0xff, 0xff, 0,    0, 0};

constexpr p4::debug_store store_64{
    .bts = {0xffff'8000'0000'1000, 0xffff'8000'0000'1018, 0xffff'8000'0000'1060,
            0xffff'8000'0000'1048},
    .pebs = {0x7f12'3456'7000, 0x7f12'3456'7000, 0x7f12'3456'7090, 0x7f12'3456'7000},
    .pebs_counter_reset = 0x80'0000'0001};

const char *rule(const msr::verdict &verdict) {
    return verdict.legal() ? "legal" : verdict.broken->name;
}

std::vector<std::uint64_t> numbers_of(const p4::debug_store &store) {
    std::vector<std::uint64_t> numbers;
    for (const p4::store_buffer &buffer : {store.bts, store.pebs})
        numbers.insert(numbers.end(), {buffer.base, buffer.index, buffer.absolute_maximum,
                                       buffer.interrupt_threshold});
    numbers.push_back(store.pebs_counter_reset);
    return numbers;
}

/// Checks that each value of a DS management area is the number in the bytes that fields.csv names.
template <typename Area, typename Layout>
void reads_its_bytes() {
    const auto memory = memory_fields::distinct_bytes(Area::size + 5);
    const Area area{memory.data() + 5, Area::size};
    std::vector<std::uint64_t> expected;
    for (const auto &line : memory_fields::lines_of<Layout>("DS_AREA"))
        expected.push_back(memory_fields::number_in(memory, 5 + line.first, 5 + line.last));
    CHECK(numbers_of(area.values()) == expected);
    CHECK(expected.size() == 9);
}

} // namespace

TEST_CASE("the management area has the fields of the manual") {
    memory_fields::agree_with_table<p4::layout_32, area_32>("DS_AREA");
    memory_fields::agree_with_table<p4::layout_64, area_64>("DS_AREA");
    static_assert(area_32::size == 40 && area_64::size == 72);
    static_assert(area_32::room > area_32::size && area_64::room > area_64::size);
}

TEST_CASE("the management area is read from the bytes that the manual gives it") {
    reads_its_bytes<area_32, p4::layout_32>();
    reads_its_bytes<area_64, p4::layout_64>();
    constexpr area_32 area{drawn_32, sizeof drawn_32};
    static_assert(area.values() == store_32);
    static_assert(p4::check(area).legal());
    CHECK(area.data() == drawn_32);
}

TEST_CASE("a management area that is too short is not read") {
    constexpr area_32 area{drawn_32, 39};
    static_assert(!area.is_complete() && area.values() == p4::debug_store{});
    CHECK(rule(p4::check(area)) == std::string{"area_is_complete"});
    CHECK_FALSE(area_64{drawn_32, sizeof drawn_32}.is_complete());
    CHECK_FALSE(area_64{nullptr, 0}.is_complete());
    unsigned described = 0;
    p4::describe(area, [&](const p4::described_memory_field &) { ++described; });
    CHECK(described == 0);
}

TEST_CASE("a management area is described by the manual's names") {
    std::string text;
    p4::describe(area_32{drawn_32, sizeof drawn_32}, [&](const auto &entry) {
        text += std::string{entry.field.name} + '=' + std::to_string(entry.value) + ' ';
    });
    CHECK(text == "bts_buffer_base=4096 bts_index=4120 bts_absolute_maximum=4216 "
                  "bts_interrupt_threshold=4180 pebs_buffer_base=8192 pebs_index=8232 "
                  "pebs_absolute_maximum=8392 pebs_interrupt_threshold=8312 "
                  "pebs_counter_reset=1099511626776 ");
}

TEST_CASE("a legal store is placed as the manual draws it, its reserved bytes 0") {
    bytes memory(area_32::room + 4, 0xcc);
    CHECK(p4::lay_out<p4::layout_32>(store_32, memory.data(), area_32::room).legal());
    CHECK(std::equal(std::begin(drawn_32), std::end(drawn_32), memory.begin()));
    const auto final_value = memory.begin() + static_cast<std::ptrdiff_t>(area_32::size);
    const auto end = memory.begin() + static_cast<std::ptrdiff_t>(area_32::room);
    CHECK(std::count(final_value, end, 0) == end - final_value);
    CHECK(std::count(end, memory.end(), 0xcc) == 4);

    memory.assign(area_64::room, 0xcc);
    CHECK(p4::lay_out<p4::layout_64>(store_64, memory.data(), memory.size()).legal());
    CHECK(area_64{memory.data(), memory.size()}.values() == store_64);
    CHECK(memory[71] == 0);
}

TEST_CASE("nothing is placed that breaks a rule, nor where there is no room") {
    bytes memory(area_64::room, 0xcc);
    const bytes untouched = memory;
    p4::debug_store bad = store_32;
    ++bad.pebs.absolute_maximum;
    CHECK(rule(p4::lay_out<p4::layout_32>(bad, memory.data(), memory.size())) ==
          std::string{"buffer_holds_whole_records"});
    CHECK(rule(p4::lay_out<p4::layout_32>(store_64, memory.data(), memory.size())) ==
          std::string{"address_has_32_bits"});
    CHECK(rule(p4::lay_out<p4::layout_64>(store_64, memory.data(), area_64::room - 1)) ==
          std::string{"area_is_complete"});
    CHECK(memory == untouched);
}

TEST_CASE("the index says how many records the processor has written") {
    CHECK(p4::filled<bts_32>(store_32.bts).records == 2);   // 24 bytes are two records of 12
    CHECK(p4::filled<pebs_32>(store_32.pebs).records == 1); // 40 bytes
    CHECK(p4::filled<p4::bts_record<p4::layout_64>>(store_64.bts).records == 1);
    p4::store_buffer full = store_32.bts;
    full.index = full.absolute_maximum;
    CHECK(p4::filled<bts_32>(full).records == 10);
    CHECK(p4::filled<bts_32>({}).records == 0); // without a buffer there are no records
    CHECK(p4::filled<bts_32>({}).why.legal());
}

TEST_CASE("an index that no processor leaves behind is an error, not a number of records") {
    const auto report = [](std::uint64_t index) {
        p4::store_buffer buffer = store_32.bts;
        buffer.index = index;
        const p4::buffer_fill fill = p4::filled<bts_32>(buffer);
        CHECK(fill.records == 0);
        return std::string{rule(fill.why)};
    };
    CHECK(report(0) == "index_lies_in_buffer");
    CHECK(report(0x0ff4) == "index_lies_in_buffer");
    CHECK(report(0x1084) == "index_lies_in_buffer");
    CHECK(report(0x1001) == "index_lies_on_record");
    CHECK(report(0x1'0000'1000) == "address_has_32_bits");
    p4::store_buffer broken = store_32.bts;
    broken.absolute_maximum = 0xffff'fff0;
    CHECK(rule(p4::filled<bts_32>(broken).why) == std::string{"buffer_holds_whole_records"});
}

TEST_CASE("the records in front of the index are found in the buffer's bytes") {
    bytes memory(120);
    memory[12] = 0x77; // the second branch comes from 77h
    const auto result = p4::written_to<bts_32>(store_32.bts, memory.data(), memory.size());
    REQUIRE(result.why.legal());
    REQUIRE(result.records.size() == 2);
    CHECK(result.records[1].from() == 0x77);
    CHECK(result.records.leftover() == 0);
}

TEST_CASE("a management area is not believed beyond the bytes that are there") {
    const bytes memory(120);
    p4::store_buffer longer = store_32.bts;
    longer.absolute_maximum += 12; // the maximum is wrong: there are 120 bytes
    longer.index = longer.absolute_maximum;
    const auto result = p4::written_to<bts_32>(longer, memory.data(), memory.size());
    CHECK(rule(result.why) == std::string{"buffer_has_its_size"});
    CHECK(result.records.empty());
    const auto empty = p4::written_to<bts_32>({}, memory.data(), memory.size());
    CHECK(rule(empty.why) == std::string{"buffer_has_its_size"});
    CHECK(p4::written_to<bts_32>({}, nullptr, 0).why.legal());
    p4::store_buffer astray = store_32.bts;
    astray.index += 5;
    CHECK(rule(p4::written_to<bts_32>(astray, memory.data(), 120).why) ==
          std::string{"index_lies_on_record"});
}

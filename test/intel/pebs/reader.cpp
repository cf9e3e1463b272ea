// Tests <msr/intel/pebs/reader.hpp> and <msr/intel/pebs/sample.hpp>.
#include <msr/intel/pebs/sample.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <type_traits>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using bytes = std::vector<unsigned char>;
using pebs::defect;
using pebs::format;

/// Returns an adaptive record with some groups (bits of its first word, no snapshot); `number` goes
/// into the other words.
bytes adaptive(std::uint64_t groups, std::uint64_t number) {
    const std::uint64_t entries = (groups & 8) != 0 ? (groups >> 24) + 1 : 0;
    const std::size_t size = 32 + ((groups & 1) != 0 ? 32 : 0) + ((groups & 2) != 0 ? 144 : 0) +
                             ((groups & 4) != 0 ? 256 : 0) + 24 * entries;
    bytes record(size);
    layout_rows::put(record.data(), std::uint64_t{size} << 48 | (number & 0xffff) << 32 | groups);
    for (std::size_t position = 8; position < size; position += 8)
        layout_rows::put(record.data() + position, number * 1000 + position);
    return record;
}

/// Returns a record of architectural PEBS with the groups basic, aux and general registers, as far
/// as `groups` has them.
bytes architectural(std::uint64_t groups, std::uint64_t number) {
    const std::size_t size = 16 + ((groups >> 63 & 1) != 0 ? 48 : 0) +
                             ((groups >> 62 & 1) != 0 ? 64 : 0) +
                             ((groups >> 61 & 1) != 0 ? 160 : 0);
    bytes record(size);
    layout_rows::put(record.data(), groups | size);
    for (std::size_t position = 16; position < size; position += 8)
        layout_rows::put(record.data() + position, number * 1000 + position);
    return record;
}

void append(bytes &destination, const bytes &addition) {
    destination.insert(destination.end(), addition.begin(), addition.end());
}

constexpr std::uint64_t basic = 1ull << 63, aux = 1ull << 62, registers = 1ull << 61,
                        continued = 1ull << 31;

/// A block of memory with the exact size of its bytes, so that a sanitizer reports reads after it.
struct exact {
    std::unique_ptr<unsigned char[]> data;
    std::size_t count;

    exact(const bytes &source, std::size_t size) : data{new unsigned char[size]}, count{size} {
        std::copy(source.begin(), source.begin() + static_cast<long>(size), data.get());
    }
    pebs::byte_view view() const { return {data.get(), count}; }
};

} // namespace

TEST_CASE("a reader gives each record, and ends where there are no more bytes") {
    bytes total;
    const std::uint64_t kinds[] = {0, 1, 1, 1, 3, 7, 0x1f00'000f, 0x1f00'000f, 0, 8};
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        places.push_back(total.size());
        append(total, adaptive(kinds[i], i));
    }
    pebs::adaptive_reader reader{total};
    pebs::adaptive_record record;
    for (std::size_t i = 0; i < std::size(kinds); ++i) {
        CHECK(reader.position() == places[i]);
        REQUIRE(reader.next(record));
        CHECK(record.data() == total.data() + places[i]);
        CHECK(record.groups() == kinds[i]);
        CHECK(record.retire_latency() == i);
        CHECK(record.eventing_ip() == i * 1000 + 8);
    }
    CHECK_FALSE(reader.next(record));
    CHECK_FALSE(reader.error());
    CHECK(reader.position() == total.size());
    CHECK_FALSE(reader.skip());

    std::size_t count = 0;
    pebs::adaptive_reader again{total};
    for (const pebs::adaptive_record &adaptive_record : again)
        CHECK(adaptive_record.data() == total.data() + places[count++]);
    CHECK(count == std::size(kinds));
}

TEST_CASE("wherever the bytes end, whole records are read and the rest is reported") {
    bytes total;
    std::vector<std::size_t> ends;
    for (std::uint64_t i = 0; i < 6; ++i) {
        append(total, adaptive(i < 4 ? 1 : 3, i)); // the first four records have one layout
        ends.push_back(total.size());
    }
    for (std::size_t count = 0; count <= total.size(); ++count) {
        const exact exact{total, count};
        pebs::adaptive_reader reader{exact.view()};
        pebs::adaptive_record record;
        std::size_t whole = 0;
        while (reader.next(record))
            ++whole;
        std::size_t expected = 0;
        while (expected < ends.size() && ends[expected] <= count)
            ++expected;
        const std::size_t start = expected == 0 ? 0 : ends[expected - 1];
        CAPTURE(count);
        CHECK(whole == expected);
        CHECK(reader.position() == start);
        CHECK((reader.error().why == defect::cut_off) == (start != count));
        if (reader.error()) CHECK(reader.error().at == start);
    }
}

TEST_CASE(
    "a defective record ends the reading, and can be stepped over where its size may be one") {
    bytes total = adaptive(1, 0);
    const std::size_t bad = total.size();
    append(total, adaptive(1, 1));
    append(total, adaptive(1, 2));
    // The second record gets a group that the library does not know.
    layout_rows::put(total.data() + bad, 64ull << 48 | 1 | 1 << 7);
    pebs::adaptive_reader reader{total};
    pebs::adaptive_record record;
    CHECK_FALSE(reader.skip()); // no error has occurred yet
    CHECK(reader.next(record));
    CHECK_FALSE(reader.next(record));
    CHECK(reader.error() == pebs::decode_error{defect::group_unknown, bad, 0x81, 0xff00'003f});
    CHECK_FALSE(reader.next(record)); // no record is read until the bad record is skipped
    CHECK(reader.skip());
    CHECK_FALSE(reader.error());
    REQUIRE(reader.next(record));
    CHECK(record.eventing_ip() == 2008);

    // sizes of the second record that are too small, or exceed the buffer
    for (const std::uint64_t size : {0u, 31u, 129u, 0xffffu}) {
        layout_rows::put(total.data() + bad, size << 48);
        pebs::adaptive_reader stuck{total};
        CHECK(stuck.next(record));
        CHECK_FALSE(stuck.next(record));
        CHECK_FALSE(stuck.skip());
        CHECK(stuck.error());
    }
}

TEST_CASE("reading records of one layout in a row judges them as one by one") {
    std::mt19937_64 random{7};
    for (int round = 0; round < 2000; ++round) {
        bytes total;
        for (int i = 0; i < 8; ++i) {
            const std::uint64_t groups = random() % 3 == 0 ? 3 : 1;
            append(total, adaptive(groups, random() % 100));
            if (random() % 8 != 0) continue;
            const std::size_t place = random() % total.size();
            total[place] ^= static_cast<unsigned char>(random());
        }
        const exact exact{total, total.size() - random() % 40};
        pebs::adaptive_reader reader{exact.view(), format::adaptive};
        pebs::adaptive_record record;
        std::size_t place = 0;
        for (;;) { // decodes the records one by one
            const auto expected = pebs::adaptive_record::decode(exact.view().from(place), 0xf);
            const bool is_there = place < exact.count && !expected.error;
            REQUIRE(reader.next(record) == is_there);
            if (!is_there) {
                if (place < exact.count) CHECK(reader.error().why == expected.error.why);
                break;
            }
            REQUIRE(record.data() == exact.data.get() + place);
            REQUIRE(record.size() == expected.record.size());
            REQUIRE(record.groups() == expected.record.groups());
            REQUIRE(record.retire_latency() == expected.record.retire_latency());
            place += record.size();
        }
    }
}

TEST_CASE("a snapshot is checked in every record, as its header gives its size") {
    bytes record(64);
    layout_rows::put(record.data(), 64ull << 48 | 16);
    // the header of the counters' snapshot has one general counter and one fixed counter
    layout_rows::put(record.data() + 32, 0x1'0000'0001);
    bytes total = record;
    append(total, record);
    // a further counter in the snapshot's header does not fit the record
    layout_rows::put(total.data() + 64 + 32, 0x1'0000'0003);
    pebs::adaptive_reader reader{total};
    pebs::adaptive_record adaptive_record;
    CHECK(reader.next(adaptive_record));
    CHECK_FALSE(reader.next(adaptive_record));
    CHECK(reader.error() == pebs::decode_error{defect::groups_differ_from_size, 64, 64, 72});
}

TEST_CASE("fragments of architectural PEBS are read one by one, padding included") {
    bytes total = architectural(basic | continued, 1);
    append(total, architectural(aux, 2));
    append(total, architectural(basic | aux | registers, 3));
    pebs::architectural_reader reader{total};
    pebs::architectural_record record;
    REQUIRE(reader.next(record));
    CHECK((record.has_basic() && record.is_continued()));
    REQUIRE(reader.next(record));
    CHECK((record.has_aux() && !record.is_continued()));
    REQUIRE(reader.next(record));
    CHECK(record.size() == 288);
    CHECK_FALSE(reader.next(record));
    CHECK_FALSE(reader.error());
}

TEST_CASE("a selection known at run time gives each format's own type") {
    const bytes zeros(600);
    const auto read_as = [&](format number, auto expected_type) {
        std::size_t records = 0;
        const auto read = pebs::for_each({number}, zeros, [&](const auto &entry) {
            using type = std::decay_t<decltype(entry)>;
            if constexpr (std::is_same_v<type, decltype(expected_type)>) ++records;
        });
        CHECK(read.records == records);
        return read;
    };
    const unsigned char *const empty = nullptr;
    CHECK(read_as(format::core2, pebs::record<format::core2>{empty}).records == 4);
    CHECK(read_as(format::nehalem, pebs::record<format::nehalem>{empty}).records == 3);
    CHECK(read_as(format::haswell, pebs::record<format::haswell>{empty}).records == 3);
    CHECK(read_as(format::skylake, pebs::record<format::skylake>{empty}).complete());
    CHECK(read_as(format::haswell, pebs::record<format::haswell>{empty}).error ==
          pebs::decode_error{defect::cut_off, 576, 24, 192});
    CHECK(read_as(format::adaptive, pebs::adaptive_record{}).error.why ==
          defect::size_below_header);
    CHECK(read_as(format::architectural, pebs::architectural_record{}).error.why ==
          defect::size_below_header);
    // Records of an unknown format: the reader has neither their size nor their groups.
    CHECK(read_as(static_cast<format>(9), 0).error ==
          pebs::decode_error{defect::format_unknown, 0, 9, 0});
}

TEST_CASE("records hold no group that the selection leaves out") {
    const bytes total = adaptive(3, 0);
    std::size_t records = 0;
    const auto count = [&](const auto &) { ++records; };
    CHECK(pebs::for_each({format::adaptive, {.memory = true, .registers = true}}, total, count)
              .complete());
    CHECK(records == 1);
    CHECK(pebs::for_each({format::adaptive, {.memory = true}}, total, count).error.why ==
          defect::group_not_configured);
    CHECK(records == 1);
}

TEST_CASE("a sample has what its format has, and says what is absent") {
    using part = pebs::sample_part;
    const auto data = layout_rows::distinct_bytes(200);
    const auto position = [&](std::size_t offset) {
        return layout_rows::number_in(data.data() + offset, 8);
    };

    const pebs::sample oldest = sample_of(pebs::record<format::core2>{data.data()});
    CHECK(oldest == pebs::sample{.parts = part::ip, .ip = position(0x08)});

    pebs::sample expected{.parts = part::ip | part::counters | part::memory,
                          .ip = position(0x08),
                          .counters = {position(0x90) & 0xffff'ffff'ffff},
                          .address = position(0x98),
                          .data_source = position(0xa0),
                          .latency = position(0xa8)};
    CHECK(sample_of(pebs::record<format::nehalem>{data.data()}) == expected);
    expected.parts |= part::eventing_ip | part::tsx;
    expected.eventing_ip = position(0xb0);
    expected.tsx = {position(0xb8)};
    CHECK(sample_of(pebs::record<format::haswell>{data.data()}) == expected);
    expected.parts |= part::tsc;
    expected.tsc = position(0xc0);
    CHECK(sample_of(pebs::record<format::skylake>{data.data()}) == expected);
}

TEST_CASE("a sample of an adaptive record has the groups that there are") {
    using part = pebs::sample_part;
    const auto sample_in = [](const bytes &data, bool retires) {
        return sample_of(pebs::adaptive_record::decode(data, 0x3f).record, retires);
    };
    pebs::sample expected{.parts = part::eventing_ip | part::counters | part::tsc,
                          .eventing_ip = 7008,
                          .counters = {7016},
                          .tsc = 7024};
    CHECK(sample_in(adaptive(0, 7), false) == expected);
    expected.parts |= part::memory | part::tsx | part::ip;
    expected.address = 7032;
    expected.data_source = 7040;
    expected.latency = 7048;
    expected.tsx = {7056};
    expected.ip = 7072; // RFLAGS are at byte 64
    CHECK(sample_in(adaptive(3, 7), false) == expected);
    expected.parts |= part::retire_latency;
    expected.retire_latency = 7;
    CHECK(sample_in(adaptive(3, 7), true) == expected);
    CHECK(expected.has(part::memory | part::tsx));
    CHECK_FALSE(sample_in(adaptive(0, 7), false).has(part::memory | part::tsc));
}

TEST_CASE("fragments are put together to samples") {
    using part = pebs::sample_part;
    bytes total = architectural(basic | aux | registers, 1);
    append(total, architectural(basic | continued, 2));
    append(total, architectural(0, 0)); // a null record, after which more records follow
    append(total, architectural(aux | continued, 3));
    append(total, architectural(registers, 4));
    // the remaining fragments of the record are missing
    append(total, architectural(basic | continued, 5));
    std::vector<pebs::sample> samples;
    const auto read =
        pebs::for_each_sample({format::architectural}, total,
                              [&](const pebs::sample &sample) { samples.push_back(sample); });
    CHECK(read.complete());
    CHECK(read.records == 6);
    REQUIRE(samples.size() == 3);
    CHECK(samples[0].eventing_ip == 1016);
    CHECK(samples[0].address == 1064);
    CHECK(samples[0].ip == 1136);
    // retire word at 40: 2040 has bit 16 clear, so there is no retire latency
    CHECK(samples[1] == pebs::sample{.parts = part::eventing_ip | part::counters | part::tsc |
                                              part::memory | part::tsx | part::ip,
                                     .ip = 4024,
                                     .eventing_ip = 2016,
                                     .counters = {2024},
                                     .address = 3016,
                                     .data_source = 3056,
                                     .latency = 3064,
                                     .tsx = {3072},
                                     .tsc = 2032});
    CHECK(samples[2].eventing_ip == 5016);
    CHECK_FALSE(samples[2].has(part::memory));

    bytes retiring = architectural(basic, 0);
    layout_rows::put(retiring.data() + 40, 0x1'0055);
    const auto result =
        pebs::for_each_sample({format::architectural}, retiring, [&](const pebs::sample &sample) {
            CHECK(sample.has(part::retire_latency));
            CHECK(sample.retire_latency == 0x55);
        });
    CHECK(result.complete());
}

TEST_CASE("samples of all formats are given by one call, and describe themselves") {
    std::string text;
    const auto take = [&](const pebs::sample &sample) {
        pebs::describe(sample, [&](const char *name, std::uint64_t value) {
            text += std::string{name} + '=' + std::to_string(value) + ' ';
        });
        text += "; ";
    };
    bytes oldest(144);
    oldest[8] = 5;
    CHECK(pebs::for_each_sample({format::core2}, oldest, take).complete());
    CHECK(pebs::for_each_sample({format::adaptive, {.memory = true}}, adaptive(1, 2), take, true)
              .complete());
    CHECK(text == "ip=5 ; eventing_ip=2008 counters=2016 address=2032 data_source=2040 "
                  "latency=2048 tsx_tuning=2056 tsc=2024 retire_latency=2 ; ");
}

TEST_CASE("readers run in the compiler, too") {
    static constexpr unsigned char two[64] = {0, 0, 0, 0, 0, 0, 32, 0, 1, 0, 0,  0, 0, 0,
                                              0, 0, 0, 0, 0, 0, 0,  0, 0, 0, 0,  0, 0, 0,
                                              0, 0, 0, 0, 0, 0, 0,  0, 0, 0, 32, 0, 2};
    constexpr std::uint64_t sum = [] {
        std::uint64_t ips = 0;
        const auto result =
            pebs::for_each_sample({format::adaptive}, {two, 64},
                                  [&](const pebs::sample &sample) { ips += sample.eventing_ip; });
        return result.complete() ? ips : 0;
    }();
    static_assert(sum == 3);
}

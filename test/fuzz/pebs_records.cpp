// Fuzz target: random bytes as PEBS records of every format, as management areas, and as register
// words to decode: each gives a value or an error with a reason, and the reader reads no byte
// outside of the input.
#include "require.hpp"

#include <msr/intel/pebs.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>

namespace {

namespace pebs = msr::pebs;
using fuzz::require;
using pebs::defect;
using pebs::format;

/// Reads every field of a record, and checks that each is inside of the record.
template <typename Record>
void check_fields(const Record &record) {
    std::size_t count = 0;
    describe(record, [&](const pebs::described_field &described) {
        require(described.field.name != nullptr && described.group != nullptr, "fields have names");
        require(described.field.is_part() ? described.value >> described.field.width == 0 : true,
                "a part has no more bits than its field");
        fuzz::seen = fuzz::seen + described.value + described.upper;
        ++count;
    });
    require(count > 0, "a record has fields");
    std::size_t quotes = 0;
    pebs::print_json(record, [&](msr::text_view piece) {
        quotes += static_cast<std::size_t>(std::count(piece.begin(), piece.end(), '"'));
    });
    require(quotes % 2 == 0 && quotes >= 2 * count, "JSON has every field");
}

void check_sample(const pebs::sample &sample) {
    using part = pebs::sample_part;
    require(sample.has(part::memory) || (sample.address | sample.data_source | sample.latency) == 0,
            "what is absent is 0");
    require(sample.has(part::tsx) || sample.tsx.raw == 0, "what is absent is 0");
    for (unsigned core = 0; core <= static_cast<unsigned>(pebs::generation::arctic_wolf); ++core) {
        const auto generation = static_cast<pebs::generation>(core);
        for (const pebs::data_source &word : {pebs::decode_load(generation, sample.data_source),
                                              pebs::decode_store(generation, sample.data_source)}) {
            require(pebs::row_of(word.from).is == word.from, "a source is one of the list");
            describe(word, [](const char *name, const char *text) {
                require(name != nullptr && text != nullptr, "words have names and texts");
            });
        }
    }
}

template <typename Record>
constexpr std::size_t size_of(const Record &record) {
    if constexpr (requires { record.size(); })
        return record.size();
    else
        return Record::size;
}

/// Reads all bytes as records of a selection; checks that the records are consecutive, and that the
/// error names the bytes left over.
void read(const pebs::selection &chosen, pebs::byte_view bytes) {
    std::size_t place = 0;
    std::size_t records = 0;
    const pebs::read_result result = pebs::for_each(chosen, bytes, [&](const auto &record) {
        require(record.data() == bytes.first + place, "records lie one after the other");
        place += size_of(record);
        require(place <= bytes.count, "a record lies inside of the bytes");
        check_fields(record);
        ++records;
    });
    require(result.records == records, "records are counted");
    require(result.complete() == (place == bytes.count), "an error tells that bytes are left");
    if (!result.complete()) {
        require(result.error.at == place, "an error tells where");
        require(*pebs::sentence_of(result.error.why) != '\0', "an error tells why");
    }
    static_cast<void>(pebs::for_each_sample(chosen, bytes, check_sample, true));
}

/// Steps over invalid records where possible; checks that the steps end, and that each step leaves
/// fewer bytes.
template <typename Reader>
void read_on(Reader reader, std::size_t size) {
    typename Reader::record sample;
    for (;;) {
        const std::size_t start = reader.position();
        while (reader.next(sample)) {
        }
        require(reader.position() >= start && reader.position() <= size, "a place in the bytes");
        require(static_cast<bool>(reader.error()) == (reader.position() != size),
                "reading ends at the end or at an error");
        const std::size_t stopped = reader.position();
        if (!reader.skip()) return;
        require(reader.position() > stopped, "a step goes forward");
    }
}

void read_area(pebs::area_layout layout, pebs::byte_view bytes) {
    const pebs::area area{layout, bytes};
    require(area.is_complete() == (bytes.count >= pebs::shape_of(layout).size()),
            "an area is complete or not");
    const pebs::store values = area.values();
    const std::size_t number = bytes.count % 8;
    const pebs::selection chosen{number == 7 ? format::architectural : static_cast<format>(number),
                                 {}};
    const auto written = pebs::written_to(chosen, values.pebs, bytes);
    require(written.bytes.count <= bytes.count, "an area is not believed beyond the bytes");
    if (!area.is_complete() || pebs::area_layout_of(chosen.number) != layout) return;
    check_fields(area);
    unsigned char copy[0x200];
    if (!pebs::lay_out(chosen, values, 48, copy, sizeof copy).legal()) return;
    for (unsigned i = 0; i < pebs::shape_of(layout).size(); ++i)
        require(copy[i] == bytes.first[i], "a legal area is laid out as it was");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *bytes, std::size_t size) {
    const pebs::byte_view whole{bytes, size};
    constexpr pebs::data_groups all_groups{.memory = true, .registers = true, .lbr_entries = 1};
    for (const format number : {format::core2, format::nehalem, format::haswell, format::skylake,
                                format::adaptive, format::architectural})
        read({number, {}}, whole);
    read({format::adaptive, all_groups}, whole);
    read({format::snapshot, {.memory = true, .xmm = true, .counters = true, .metrics = true}},
         whole);
    read_on(pebs::adaptive_reader{whole}, size);
    read_on(pebs::architectural_reader{whole}, size);
    for (const pebs::area_layout layout :
         {pebs::area_layout::words_32, pebs::area_layout::format_0_to_3,
          pebs::area_layout::format_4, pebs::area_layout::format_5_and_6})
        read_area(layout, whole);
    if (size >= 16)
        static_cast<void>(pebs::selection_of(pebs::load_64(bytes), pebs::load_64(bytes + 8)));

    // Random bytes are seldom a valid record: sets the groups of each record, with the fitting
    // size.
    if (size < 32) return 0;
    const std::unique_ptr<unsigned char[]> copy{new unsigned char[size]};
    std::copy(bytes, bytes + size, copy.get());
    const auto put = [&](std::size_t offset, std::uint64_t word) {
        for (unsigned i = 0; i < 8; ++i)
            copy[offset + i] = static_cast<unsigned char>(word >> 8 * i);
    };
    // Repeats a record's first word as often as records fit, possibly with the last record cut off.
    const auto put_all = [&](std::uint64_t word, std::uint64_t record_size) {
        for (std::size_t offset = 0; offset + 8 <= size; offset += record_size)
            put(offset, word);
    };
    const std::uint64_t first = pebs::load_64(bytes);
    put(0, (first & 0x0300'003f) | std::uint64_t{size & ~std::size_t{7}} << 48);
    const auto needed = pebs::adaptive_record::decode({copy.get(), size}, 0x3f).error.expected;
    if (needed >= 32 && needed <= size) put_all((first & 0x0300'003f) | needed << 48, needed);
    read_on(pebs::adaptive_reader{{copy.get(), size}}, size);
    read({format::snapshot,
          {.memory = true,
           .registers = true,
           .xmm = true,
           .lbr_entries = 1,
           .counters = true,
           .metrics = true}},
         {copy.get(), size});
    const std::uint64_t architectural_size = 16 + first % 256 / 8 * 8;
    const std::uint64_t groups = first % 3 != 0 ? 0xe000'03f8'c000'0000 : 0xe0e6'03f8'c000'0000;
    put_all((first & groups) | architectural_size, architectural_size);
    read({format::architectural, {}}, {copy.get(), size});
    read_on(pebs::architectural_reader{{copy.get(), size}}, size);
    return 0;
}

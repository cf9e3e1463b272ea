#include <msr/intel/pebs/architectural.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using bytes = std::vector<unsigned char>;
using layout_rows::rows_of;
using pebs::defect;

constexpr std::uint64_t bit(unsigned number) { return std::uint64_t{1} << number; }

/// Returns a bit of the header's first word, by its name in intel_pebs_layout.csv.
std::uint64_t flag(const std::string &name) {
    static const auto lines = rows_of("archpebs", "header word 0");
    for (const auto &line : lines)
        if (line.name == name) return bit(line.low);
    FAIL("no bit ", name);
    return 0;
}

/// Returns the size of a group in bytes, by its name in intel_pebs_layout.csv.
std::size_t size_of(const std::string &group) {
    static std::map<std::string, std::size_t> known;
    const auto text = known.find(group);
    if (text != known.end()) return text->second;
    return known[group] = layout_rows::size_in_facts("archpebs", group);
}

/// A record that is made without the library: groups in their order, with the sizes in
/// intel_pebs_layout.csv.
struct made {
    bytes data;
    std::size_t basic{}, aux{}, registers{}, vectors{}, lbr{}, snapshot{}, end{};
};

/// Makes a record with some groups; the header of the last branches has `depth`, and `padding`
/// bytes follow the groups.
made make(std::uint64_t groups, unsigned lbr = 0, std::uint64_t depth = 0,
          std::uint32_t general = 0, std::uint32_t fixed = 0, std::size_t padding = 0) {
    const auto contains = [&](const char *name) { return (groups & flag(name)) != 0; };
    made record;
    std::size_t end = size_of("header");
    const auto place = [&](std::size_t &position, bool is_there, std::size_t size) {
        position = end;
        if (is_there) end += size;
    };
    place(record.basic, contains("basic"), size_of("basic"));
    place(record.aux, contains("aux"), size_of("aux"));
    place(record.registers, contains("gpr"), size_of("gpr"));
    const bool vectors = contains("xmm") || contains("ymmh") || contains("opmask") ||
                         contains("zmmh") || contains("h16zmm");
    place(record.vectors, vectors, size_of("xer header"));
    // Vector registers: 16 registers of 16 bytes, 16 upper halves of 16, 8 masks of 8, 16 upper
    // halves of 32, 16 of 64.
    if (contains("xmm")) end += 256;
    if (contains("ymmh")) end += 256;
    if (contains("opmask")) end += 64;
    if (contains("zmmh")) end += 512;
    if (contains("h16zmm")) end += 1024;
    const std::size_t entries = lbr == 3 ? depth : 8 * lbr;
    place(record.lbr, lbr != 0, size_of("lbr header") + 24 * entries);
    std::size_t words = 0;
    for (unsigned i = 0; i < 32; ++i)
        words += (general >> i & 1) + (fixed >> i & 1);
    place(record.snapshot, contains("cntr"), 16 + 8 * words);
    record.end = end;
    record.data = layout_rows::distinct_bytes(end + padding);
    unsigned char *const start = record.data.data();
    layout_rows::put(start, groups | std::uint64_t{lbr} << 40 | (end + padding));
    if (lbr != 0) layout_rows::put(start + record.lbr + 16, depth);
    if (contains("cntr")) {
        layout_rows::put(start + record.snapshot, std::uint64_t{fixed} << 32 | general);
        layout_rows::put(start + record.snapshot + 8, 0);
    }
    return record;
}

const std::uint64_t all_groups = flag("basic") | flag("aux") | flag("gpr") | flag("xmm");

} // namespace

TEST_CASE("the groups of architectural PEBS agree with the facts") {
    layout_rows::agree(pebs::architectural_header_fields::all, rows_of("archpebs", "header 16"));
    layout_rows::agree(pebs::architectural_format_fields::all,
                       rows_of("archpebs", "header word 0"));
    layout_rows::agree(pebs::architectural_basic_fields::all, rows_of("archpebs", "basic 48"));
    layout_rows::agree(pebs::retire_fields::all, rows_of("archpebs", "basic retire"));
    layout_rows::agree(pebs::aux_fields::all, rows_of("archpebs", "aux 64"));
    layout_rows::agree(pebs::aux_latency_fields::all, rows_of("archpebs", "aux latency"));
    layout_rows::agree(pebs::vector_header_fields::all, rows_of("archpebs", "xer"));
    layout_rows::agree(pebs::lbr_header_fields::all, rows_of("archpebs", "lbr header"));
    // the general registers are those of an adaptive record and two more
    auto lines = rows_of("archpebs", "gpr");
    REQUIRE(lines.size() == 20);
    layout_rows::agree(pebs::architectural_register_fields::all, {lines[18], lines[19]});
    lines.resize(18);
    layout_rows::agree(pebs::register_fields::all, lines);

    CHECK(pebs::architectural_sizes::header == size_of("header"));
    CHECK(pebs::architectural_sizes::basic == size_of("basic"));
    CHECK(pebs::architectural_sizes::aux == size_of("aux"));
    CHECK(pebs::architectural_sizes::registers == size_of("gpr"));
    CHECK(pebs::architectural_sizes::vector_header == size_of("xer header"));
    CHECK(pebs::architectural_sizes::lbr_header == size_of("lbr header"));
}

TEST_CASE("every combination of groups is found where it lies") {
    const char *const names[] = {"basic",  "aux",  "gpr",    "xmm", "ymmh",
                                 "opmask", "zmmh", "h16zmm", "cntr"};
    for (unsigned chosen = 0; chosen < 512; ++chosen) {
        std::uint64_t groups = 0;
        for (unsigned i = 0; i < 9; ++i)
            if ((chosen >> i & 1) != 0) groups |= flag(names[i]);
        const unsigned lbr = chosen % 4;
        const made record = make(groups, lbr, 5, 0x11, 0x3, 8 * (chosen % 3));
        CAPTURE(chosen);
        const auto result = pebs::architectural_record::decode(record.data);
        REQUIRE_FALSE(result.error);
        const pebs::architectural_record &architectural_record = result.record;
        const unsigned char *const start = record.data.data();
        CHECK(architectural_record.size() == record.data.size());
        CHECK(architectural_record.padding() == 8 * (chosen % 3));
        CHECK(architectural_record.has_basic() == ((chosen & 1) != 0));
        CHECK(architectural_record.has_aux() == ((chosen & 2) != 0));
        CHECK(architectural_record.has_registers() == ((chosen & 4) != 0));
        CHECK(architectural_record.has_xmm() == ((chosen & 8) != 0));
        CHECK(architectural_record.has_vectors() == ((chosen & 0xf8) != 0));
        CHECK(architectural_record.has_snapshot() == ((chosen & 0x100) != 0));
        CHECK(architectural_record.has_lbr() == (lbr != 0));
        if (architectural_record.has_basic())
            CHECK(architectural_record.basic_data() == start + record.basic);
        if (architectural_record.has_aux())
            CHECK(architectural_record.aux().data() == start + record.aux);
        if (architectural_record.has_registers())
            CHECK(architectural_record.registers().data() == start + record.registers);
        if (architectural_record.has_xmm())
            CHECK(architectural_record.xmm().data() == start + record.vectors + 16);
        if (architectural_record.has_vectors()) {
            CHECK(architectural_record.xstate() ==
                  layout_rows::number_in(start + record.vectors, 8));
            CHECK(architectural_record.vector_bytes().first == start + record.vectors + 16);
            CHECK(architectural_record.vector_bytes().count == record.lbr - record.vectors - 16);
        }
        if (architectural_record.has_lbr()) {
            const std::size_t counts[] = {0, 8, 16, 5};
            REQUIRE(architectural_record.lbr().size() == counts[lbr]);
            CHECK(architectural_record.lbr()[0].data() == start + record.lbr + 48);
            CHECK(architectural_record.lbr_header(pebs::lbr_header_fields::depth) == 5);
        }
        if (architectural_record.has_snapshot())
            CHECK(architectural_record.snapshot().data() == start + record.snapshot);
    }
}

TEST_CASE("the accessors read the bytes that the facts give them") {
    const made record = make(all_groups | flag("mode"));
    const pebs::architectural_record architectural_record =
        pebs::architectural_record::decode(record.data).record;
    const unsigned char *const start = record.data.data();
    const auto expected = [&](const std::string &group, std::size_t position,
                              const std::string &name) {
        for (const auto &line : rows_of("archpebs", group))
            if (line.name == name) return layout_rows::value_of(line, start + position);
        FAIL("no ", name);
        return std::uint64_t{0};
    };
    CHECK(architectural_record.in_64_bit_mode());
    CHECK(architectural_record.eventing_ip() == expected("basic 48", record.basic, "eventing_ip"));
    CHECK(architectural_record.applicable_counters().raw ==
          expected("basic 48", record.basic, "applicable_counters"));
    CHECK(architectural_record.tsc() == expected("basic 48", record.basic, "tsc"));
    CHECK(architectural_record.retire_latency() ==
          expected("basic retire", record.basic, "retire_latency"));
    CHECK(architectural_record.retire_latency_is_valid() ==
          (expected("basic retire", record.basic, "valid") != 0));
    CHECK(architectural_record.aux().data_linear_address() ==
          expected("aux 64", record.aux, "data_linear_address"));
    CHECK(architectural_record.aux().data_source() ==
          expected("aux 64", record.aux, "data_source"));
    CHECK(architectural_record.aux().latency() == expected("aux 64", record.aux, "latency"));
    CHECK(architectural_record.aux().tsx_tuning().raw ==
          expected("aux 64", record.aux, "tsx_tuning"));
    CHECK(architectural_record.aux().instruction_latency() ==
          expected("aux latency", record.aux, "instruction_latency"));
    CHECK(architectural_record.aux().cache_latency() ==
          expected("aux latency", record.aux, "cache_latency"));
    CHECK(architectural_record.registers().r15() == expected("gpr", record.registers, "r15"));
    CHECK(architectural_record.ssp() == expected("gpr", record.registers, "ssp"));
}

TEST_CASE("a fragment is recognized by its bit, or by the absence of groups") {
    const auto decode = [](const made &record) {
        return pebs::architectural_record::decode(record.data).record;
    };
    CHECK_FALSE(decode(make(flag("basic"))).is_continued());
    CHECK(decode(make(flag("basic") | flag("cont"))).is_continued());
    CHECK(decode(make(0)).is_null());
    CHECK(decode(make(0)).is_continued());
    CHECK_FALSE(decode(make(flag("aux"))).is_null());
}

TEST_CASE("what is no record is reported, with the numbers") {
    const made good = make(flag("basic") | flag("aux"));
    const std::uint64_t size = good.data.size();
    const auto decode = [](bytes data, std::uint64_t keep = ~0ull, std::uint64_t set = 0) {
        if (data.size() >= 8)
            layout_rows::put(data.data(), (layout_rows::number_in(data.data(), 8) & keep) | set);
        return pebs::architectural_record::decode(data).error;
    };
    for (std::size_t count = 0; count < size; ++count)
        CHECK(decode(bytes(good.data.begin(), good.data.begin() + static_cast<long>(count))) ==
              pebs::decode_error{defect::cut_off, 0, count, count < 16 ? 16 : size});
    for (std::uint64_t claimed = 0; claimed < 16; ++claimed)
        CHECK(decode(good.data, ~0xffffull, claimed) ==
              pebs::decode_error{defect::size_below_header, 0, claimed, 16});
    for (std::uint64_t claimed = 16; claimed < size; ++claimed)
        CHECK(decode(good.data, ~0xffffull, claimed) ==
              pebs::decode_error{defect::groups_exceed_size, 0, claimed, size});
    std::uint64_t known = 0;
    for (const auto &line : rows_of("archpebs", "header word 0"))
        for (unsigned i = line.low; i <= line.high; ++i)
            known |= bit(i);
    for (unsigned i = 35; i < 64; ++i) {
        CAPTURE(i);
        if ((known & bit(i)) == 0)
            CHECK(decode(good.data, ~0ull, bit(i)) ==
                  pebs::decode_error{defect::group_unknown, 0, bit(i), 0});
    }
    for (const unsigned i : {16u, 29u, 32u, 34u}) // header bits that choose no group
        CHECK_FALSE(decode(good.data, ~0ull, bit(i)));
}

TEST_CASE("numbers in headers of groups are believed only as far as the record goes") {
    for (const std::uint64_t depth :
         {std::uint64_t{0}, std::uint64_t{3}, std::uint64_t{4}, std::uint64_t{5},
          std::uint64_t{256}, std::uint64_t{1} << 40, std::uint64_t{1} << 61, ~std::uint64_t{0}}) {
        made record = make(flag("basic"), 3, 4);
        layout_rows::put(record.data.data() + record.lbr + 16, depth);
        const auto result = pebs::architectural_record::decode(record.data);
        CAPTURE(depth);
        if (depth <= 4) {
            CHECK_FALSE(result.error);
            CHECK(result.record.lbr().size() == depth);
            CHECK(result.record.padding() == (4 - depth) * 24);
        } else {
            CHECK(result.error.why == defect::groups_exceed_size);
        }
    }
    made record = make(flag("cntr"), 0, 0, 1, 1);
    layout_rows::put(record.data.data() + record.snapshot, ~std::uint64_t{0});
    CHECK(pebs::architectural_record::decode(record.data).error ==
          pebs::decode_error{defect::groups_exceed_size, 0, 48, 16 + 16 + 64 * 8});
}

TEST_CASE("a record is described group by group") {
    const made record = make(all_groups | flag("cntr"), 3, 1, 0x4, 0);
    const auto report =
        layout_rows::told_by(pebs::architectural_record::decode(record.data).record);
    const unsigned char *const start = record.data.data();
    std::size_t position =
        layout_rows::tells(report, 0, "header", rows_of("archpebs", "header 16"), start);
    position =
        layout_rows::tells(report, position, "format", rows_of("archpebs", "header word 0"), start);
    position = layout_rows::tells(report, position, "basic", rows_of("archpebs", "basic 48"),
                                  start + record.basic);
    position = layout_rows::tells(report, position, "retire", rows_of("archpebs", "basic retire"),
                                  start + record.basic);
    position = layout_rows::tells(report, position, "aux", rows_of("archpebs", "aux 64"),
                                  start + record.aux);
    position = layout_rows::tells(report, position, "latency", rows_of("archpebs", "aux latency"),
                                  start + record.aux);
    auto tsx = rows_of("fmt2_tsx", "tsx_tuning");
    for (auto &line : tsx)
        line.offset = 56;
    position = layout_rows::tells(report, position, "tsx_tuning", tsx, start + record.aux);
    position = layout_rows::tells(report, position, "registers", rows_of("archpebs", "gpr"),
                                  start + record.registers);
    position = layout_rows::tells(report, position, "vectors", rows_of("archpebs", "xer"),
                                  start + record.vectors);
    position = layout_rows::tells(report, position, "xmm", rows_of("adaptive", "xmm"),
                                  start + record.vectors + 16);
    position = layout_rows::tells(report, position, "lbr_header", rows_of("archpebs", "lbr header"),
                                  start + record.lbr);
    position = layout_rows::tells(report, position, "lbr", rows_of("adaptive", "lbr"),
                                  start + record.lbr + 48);
    position = layout_rows::tells(report, position, "snapshot",
                                  rows_of("adaptive", "counter snapshot"), start + record.snapshot);
    REQUIRE(report.size() == position + 1);
    CHECK(report[position].element == 2);
}

#include <msr/intel/pebs/data_source.hpp>

#include "layout_rows.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace {

namespace pebs = msr::pebs;
using pebs::answer;
using pebs::generation;

/// The tables of facts about the data sources of a generation: the codes of sources, and the bits
/// of a load.
struct used {
    generation core;
    const char *name;
    const char *codes;
    const char *bits;
    bool reports_tlb;
    bool reports_blocks;
};

constexpr used tables[] = {
    {generation::nehalem, "nehalem", "nhm", "dse_load", false, false},
    {generation::sandy_bridge, "sandy_bridge", "snb_base", "dse_load", true, false},
    {generation::haswell, "haswell", "snb_base", "dse_load", true, false},
    {generation::skylake, "skylake", "skl_no_pmem", "dse_load", true, false},
    {generation::skylake_server, "skylake_server", "skl_pmem", "dse_load", true, false},
    {generation::golden_cove, "golden_cove", "skl_no_pmem", "dse_load", true, true},
    {generation::golden_cove_server, "golden_cove_server", "skl_pmem", "dse_load", true, true},
    {generation::gracemont, "gracemont", "grt", "dse_grt", true, true},
    {generation::crestmont, "crestmont", "cmt", "dse_cmt", true, true},
    {generation::lion_cove, "lion_cove", "lnc", "dse_lnc", true, true},
    {generation::panther_cove, "panther_cove", "pnc", "dse_pnc", true, true},
    {generation::arctic_wolf, "arctic_wolf", "arw", "dse_arw", true, true},
};

struct code_row {
    std::string text;
    pebs::confidence how_sure;
};

/// Returns the rows of a table of codes, by code.
std::vector<code_row> codes_of(const std::string &table) {
    std::vector<code_row> rows;
    for (const facts::row &line : facts::table{"intel/intel_dse_load_codes.csv"}) {
        if (line["table"] != table) continue;
        REQUIRE(facts::number(line["code"]) == rows.size());
        rows.push_back({line["meaning"], layout_rows::sureness(line["confidence"])});
    }
    REQUIRE(rows.size() >= 7);
    return rows;
}

/// Returns the table's line of a part of the data source, by the part's name; null: none.
const layout_rows::row *find(const std::vector<layout_rows::row> &lines, const std::string &name) {
    for (const auto &line : lines)
        if (line.name == name) return &line;
    return nullptr;
}

answer answer_of(const layout_rows::row *line, bool reported, std::uint64_t word) {
    if (line == nullptr || !reported) return answer::not_reported;
    return (word >> line->low & 1) != 0 ? answer::yes : answer::no;
}

} // namespace

TEST_CASE("every generation has the codes of the facts, in words") {
    std::set<std::string> meanings;
    for (const used &used : tables) {
        CAPTURE(used.name);
        const pebs::load_layout &layout = pebs::layout_of(used.core);
        CHECK(layout.name == std::string{used.name});
        const auto codes = codes_of(used.codes);
        REQUIRE(layout.code_count == codes.size());
        for (std::size_t code = 0; code < codes.size(); ++code) {
            CAPTURE(code);
            CHECK(pebs::row_of(layout.codes[code]).text == codes[code].text);
            CHECK(layout.codes_how_sure == codes[code].how_sure);
            if (codes[code].text != "not known") meanings.insert(codes[code].text);
        }
    }
    // Each source but two is the meaning of some code; unknown codes mean "not known", a code with
    // parts means "L3 hit".
    CHECK(meanings.count("L3 hit") == 0);
    CHECK(meanings.size() + 2 == std::size(pebs::source_rows));
    CHECK(std::size(tables) == std::size(pebs::load_layouts));
}

TEST_CASE("sources are listed in the order of their numbers, each once") {
    std::set<std::string> names;
    for (std::size_t i = 0; i < std::size(pebs::source_rows); ++i) {
        CHECK(static_cast<std::size_t>(pebs::source_rows[i].is) == i);
        CHECK(names.insert(pebs::source_rows[i].name).second);
    }
    CHECK(pebs::row_of(static_cast<pebs::source>(200)).is == pebs::source::not_known);
}

TEST_CASE("the parts of a source say what its text says") {
    for (const pebs::source_row &row : pebs::source_rows) {
        const std::string text = row.text;
        const auto statement = [&](const char *word) { return text.find(word) != text.npos; };
        CAPTURE(text);
        CHECK(row.remote == statement("remote"));
        CHECK((row.snoop == pebs::snoop_result::modified) ==
              (statement("modified") && !statement("unmodified")));
        CHECK((row.snoop == pebs::snoop_result::forwarded) == statement("forwarded"));
        CHECK((row.snoop == pebs::snoop_result::exclusive) == statement("exclusive"));
        CHECK((row.level == pebs::memory_level::l1) == (text == "L1 hit"));
        CHECK((row.level == pebs::memory_level::l2) == statement("L2 hit"));
        CHECK((row.level == pebs::memory_level::l0) == statement("L0"));
        CHECK((row.level == pebs::memory_level::l2_miss_buffer) == statement("L2 miss buffer"));
        CHECK((row.level == pebs::memory_level::memory_side_cache) == statement("memory-side"));
        CHECK((row.level == pebs::memory_level::l4) == statement("L4"));
        CHECK((row.level == pebs::memory_level::persistent_memory) == statement("persistent"));
        CHECK((row.level == pebs::memory_level::memory) ==
              (statement("memory") && !statement("persistent") && !statement("memory-side")));
        CHECK((row.level == pebs::memory_level::l3) ==
              (statement("L3 hit") || statement("L3 miss, remote cache")));
    }
}

TEST_CASE("the bits of a load lie where the facts say") {
    for (const used &used : tables) {
        CAPTURE(used.name);
        const auto lines = layout_rows::rows_of(used.bits, "data_source");
        const pebs::load_layout &layout = pebs::layout_of(used.core);
        const auto compare = [&](const pebs::record_field &field, const char *name, bool reported) {
            const auto *line = find(lines, name);
            if (line == nullptr || !reported) return;
            // the offset of the data source in records of the formats 1 to 3
            CHECK(line->offset == 0xa0);
            layout_rows::agrees(field, *line, 0);
        };
        compare(layout.code, "source", true);
        compare(layout.tlb_miss, "stlb_miss", used.reports_tlb);
        compare(layout.locked, "locked", used.reports_tlb);
        compare(layout.blocked_data, "blocked_data", used.reports_blocks);
        compare(layout.blocked_data, "blocked_fwd", used.reports_blocks);
        compare(layout.blocked_address, "blocked_addr", used.reports_blocks);
    }
    layout_rows::agree(pebs::store_fields::all, [] {
        auto lines = layout_rows::rows_of("dse_store", "data_source");
        for (auto &line : lines)
            line.offset = 0;
        return lines;
    }());
}

TEST_CASE("every word of a load means what the facts say") {
    for (const used &used : tables) {
        const auto lines = layout_rows::rows_of(used.bits, "data_source");
        const auto *code_line = find(lines, "source");
        const auto *blocked = find(lines, "blocked_data");
        if (blocked == nullptr) blocked = find(lines, "blocked_fwd");
        const auto codes = codes_of(used.codes);
        const auto *l2_miss = find(lines, "l2_miss");
        bool all_agree = true;
        for (std::uint64_t word = 0; word < 0x10000; ++word) {
            // another test case checks data sources with a miss of the second-level cache
            if (l2_miss != nullptr && (word >> l2_miss->low & 1) != 0) continue;
            const pebs::data_source source =
                pebs::decode_load(used.core, word | 0xabcd'0000'0000'0000);
            const std::uint64_t code = word & ((2u << code_line->high) - 1);
            const std::string text = code < codes.size() ? codes[code].text : "not known";
            all_agree =
                all_agree && source.raw == (word | 0xabcd'0000'0000'0000) && source.code == code &&
                !source.is_store && source.l1d_hit == answer::not_reported &&
                pebs::row_of(source.from).text == text &&
                source.tlb_miss == answer_of(find(lines, "stlb_miss"), used.reports_tlb, word) &&
                source.locked == answer_of(find(lines, "locked"), used.reports_tlb, word) &&
                source.blocked_data == answer_of(blocked, used.reports_blocks, word) &&
                source.blocked_address ==
                    answer_of(find(lines, "blocked_addr"), used.reports_blocks, word);
        }
        CAPTURE(used.name);
        CHECK(all_agree);
    }
}

// Linux 7.3.4, ds.c: the source in bits 3:0, remote 4, modified 5, snoop 6, promoted 7.
TEST_CASE("where the second level missed the code has parts") {
    struct part {
        unsigned code;
        const char *text;
        const char *region;
        answer forwarded;
    };
    constexpr part parts[] = {
        {0x00, "not known", "not told", answer::not_reported},
        {0x01, "not known", "not told", answer::not_reported},
        {0x02, "L3 hit", "local CA, shared cache", answer::not_reported},
        {0x42, "L3 hit, snoop missed", "local CA, shared cache", answer::not_reported},
        {0x82, "L3 hit, snoop hit", "local CA, shared cache", answer::not_reported},
        {0xc2, "L3 hit, no snoop needed", "local CA, shared cache", answer::not_reported},
        {0x22, "L3 hit, snoop hit modified", "local CA, shared cache", answer::not_reported},
        {0x03, "L3 hit, snoop hit", "local CA, own cache", answer::no},
        {0x43, "L3 hit, forwarded", "local CA, own cache", answer::yes},
        {0x23, "L3 hit, snoop hit modified", "local CA, own cache", answer::no},
        {0x63, "L3 hit, snoop hit modified", "local CA, own cache", answer::yes},
        {0x04, "L3 hit, snoop hit", "other CA, I/O", answer::no},
        {0x45, "L3 hit, forwarded", "other CA, shared cache", answer::yes},
        {0x26, "L3 hit, snoop hit modified", "other CA, own cache", answer::no},
        {0x07, "local memory", "MMIO", answer::not_reported},
        {0x08, "local memory", "memory region 0", answer::not_reported},
        {0x0f, "local memory", "memory region 7", answer::not_reported},
    };
    for (const generation core : {generation::panther_cove, generation::arctic_wolf})
        for (const part &entry : parts) {
            CAPTURE(entry.code);
            for (const unsigned remote : {0x00u, 0x10u}) {
                const auto source = pebs::decode_load(core, 0x100 | entry.code | remote);
                CHECK(std::string{pebs::row_of(source.from).text} == entry.text);
                CHECK(std::string{pebs::name_of(source.region)} == entry.region);
                CHECK(source.forwarded == entry.forwarded);
                CHECK(source.remote == (remote != 0 ? answer::yes : answer::no));
                CHECK(pebs::is_remote(source) == (remote != 0));
            }
        }
    CHECK(pebs::decode_load(generation::lion_cove, 0x102).region == pebs::memory_region::not_told);
}

TEST_CASE("the parts are the eight bits of the code, each once") {
    using parts = pebs::omr_code;
    std::uint64_t value = 0;
    for (const pebs::record_field &part :
         {parts::source_is, parts::remote, parts::modified, parts::snoop, parts::promoted}) {
        CHECK((value & part.mask()) == 0);
        value |= part.mask();
    }
    CHECK(value == 0xff);
}

TEST_CASE("stores report less on older processors") {
    using pebs::decode_store;
    const auto empty = decode_store(generation::nehalem, 0x31);
    CHECK(empty.is_store);
    CHECK(empty.l1d_hit == answer::not_reported);
    CHECK(empty.from == pebs::source::not_known);

    // dse_store in intel_pebs_layout.csv: bit 0 hit, bit 4 TLB miss, bit 5 locked
    const auto precise = decode_store(generation::sandy_bridge, 0x21);
    CHECK(precise.l1d_hit == answer::yes);
    CHECK(precise.tlb_miss == answer::no);
    CHECK(precise.locked == answer::yes);
    CHECK(decode_store(generation::sandy_bridge, 0x10).l1d_hit == answer::no);
    CHECK(decode_store(generation::sandy_bridge, 0x10).tlb_miss == answer::yes);

    for (const generation core :
         {generation::haswell, generation::skylake, generation::skylake_server}) {
        CHECK(decode_store(core, 0x31).l1d_hit == answer::yes);
        CHECK(decode_store(core, 0x30).l1d_hit == answer::no);
        CHECK(decode_store(core, 0x31).tlb_miss == answer::not_reported);
    }

    // From Alder Lake on the field is a code, which intel_pebs_layout.csv has under dse_store_lat.
    const auto lines = layout_rows::rows_of("dse_store_lat", "data_source");
    REQUIRE(lines.size() == 3);
    const auto codes = codes_of("skl_no_pmem");
    for (std::uint64_t word = 0; word < 0x100; ++word) {
        const auto store = decode_store(generation::golden_cove, word);
        CHECK(store.is_store);
        CHECK(pebs::row_of(store.from).text == codes[word & 15].text);
        CHECK(store.tlb_miss == answer_of(find(lines, "stlb_miss"), true, word));
        CHECK(store.locked == answer_of(find(lines, "locked"), true, word));
        CHECK(store.blocked_data == answer::not_reported);
        CHECK(store.blocked_address == answer::not_reported);
    }
}

TEST_CASE("a word is described in words; what is not reported is left out") {
    const auto text_of = [](const pebs::data_source &word) {
        std::string text;
        pebs::describe(word, [&](const char *name, const char *value) {
            text += std::string{name} + ": " + value + "; ";
        });
        return text;
    };
    CHECK(text_of(pebs::decode_load(generation::nehalem, 0x35)) == "source: L3 hit, snoop hit; ");
    CHECK(text_of(pebs::decode_load(generation::skylake, 0x1c)) ==
          "source: remote cache, forwarded; stlb_miss: yes; locked: no; ");
    CHECK(text_of(pebs::decode_load(generation::golden_cove, 0x81)) ==
          "source: L1 hit; stlb_miss: no; locked: no; blocked_data: no; blocked_address: yes; ");
    CHECK(text_of(pebs::decode_load(generation::gracemont, 0x11)) ==
          // bit 4 is `locked`: contradiction 53 in the README of shared/facts
          "source: L1 hit; stlb_miss: no; locked: yes; blocked_data: no; ");
    CHECK(text_of(pebs::decode_load(generation::crestmont, 0x1f)) ==
          "source: not known; stlb_miss: no; locked: no; blocked_data: no; ");
    CHECK(text_of(pebs::decode_store(generation::haswell, 1)) == "l1d_hit: yes; ");
    CHECK(text_of(pebs::decode_store(generation::nehalem, 1)) == "source: not known; ");
}

TEST_CASE("words are decoded in the compiler, too") {
    static_assert(pebs::decode_load(generation::sandy_bridge, 3).from == pebs::source::l2_hit);
    static_assert(pebs::row_of(pebs::source::l2_hit).level == pebs::memory_level::l2);
}

#include <msr/amd/ibs/encodings.hpp>

#include <msr/amd/ibs/errata.hpp>

#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace {

namespace ibs = msr::ibs;

const facts::table &table() {
    static const facts::table read{"amd/ibs_encodings.csv"};
    return read;
}

/// The value of each row of one field and table.
template <typename Each>
std::size_t each_row(const std::string &field, const std::string &which, Each &&each) {
    std::size_t rows = 0;
    for (const facts::row &row : table())
        if (row["field"] == field && row["table"].rfind(which, 0) == 0) {
            ++rows;
            each(row, static_cast<unsigned>(facts::number(row["value"])));
        }
    return rows;
}

} // namespace

TEST_CASE("data sources have the codes of the table, old and extended") {
    const auto check = [](const ibs::target &on) {
        return [&on](const facts::row &row, unsigned value) {
            INFO(row["table"], " ", value);
            const ibs::code_row &code = ibs::source_of(value, on);
            CHECK(code.meaning == row["meaning"]);
            CHECK(ibs::name_of(code.sure) == row["confidence"]);
            CHECK((code.is == ibs::data_source::reserved) == (row["meaning"] == "reserved"));
        };
    };
    CHECK(each_row("OP_DATA2.DataSrc", "legacy3", check(ibs::zen3)) == 8);
    CHECK(each_row("OP_DATA2.DataSrc", "legacy3", check(ibs::family10h)) == 8);
    CHECK(each_row("OP_DATA2.DataSrc", "extended5", check(ibs::zen4)) == 32);
    CHECK(each_row("OP_DATA2.DataSrc", "extended5", check(ibs::zen5)) == 32);
    static_assert(ibs::source_of(8, ibs::zen3).is == ibs::data_source::reserved);
    static_assert(!ibs::has_extended_sources(ibs::zen3) && ibs::has_extended_sources(ibs::zen4));
}

TEST_CASE("data sources have names of their own") {
    std::set<std::string> names;
    for (unsigned i = 0; i <= static_cast<unsigned>(ibs::data_source::reserved); ++i)
        names.insert(ibs::name_of(static_cast<ibs::data_source>(i)));
    CHECK(names.size() == 13);
    CHECK(std::string{ibs::name_of(ibs::data_source::extension_memory)} == "extension_memory");
}

TEST_CASE("page sizes have the codes of the table") {
    const auto named = [](ibs::page_size size) { return std::string{ibs::name_of(size)}; };
    const auto check = [&](const ibs::page_size *sizes) {
        return [&, sizes](const facts::row &row, unsigned value) {
            INFO(row["table"], " ", value);
            const std::string meaning = row["meaning"];
            CHECK(named(sizes[value]) == meaning.substr(0, meaning.find(" (")));
        };
    };
    CHECK(each_row("FETCH_CTL.L1TlbPgSz", "normal", check(ibs::page_sizes)) == 4);
    CHECK(each_row("FETCH_CTL.L1TlbPgSz", "erratum1347", check(ibs::page_sizes_of_erratum_1347)) ==
          4);
    CHECK(each_row("OP_DATA3.DcPgSz", "zen5", check(ibs::page_sizes)) == 4);
}

TEST_CASE("widths, thresholds and states have the codes of the table") {
    CHECK(each_row("OP_DATA3.OpMemWidth", "all", [](const facts::row &row, unsigned value) {
              INFO(value);
              const unsigned bytes = ibs::access_bytes(value);
              const std::string said = value == 0 ? "no size" : std::to_string(bytes) + " bytes";
              CHECK((bytes == 0 && value != 0 ? "reserved" : said) == row["meaning"]);
          }) == 16);
    CHECK(each_row("OP_CTL.LdLatThrsh", "zen5", [](const facts::row &row, unsigned value) {
              CHECK(std::to_string(ibs::load_latency_of(value)) + " cycles" == row["meaning"]);
          }) == 16);
    CHECK(each_row("FETCH_CTL2.FetchLatFilter", "next", [](const facts::row &row, unsigned value) {
              const unsigned clocks = ibs::fetch_latency_of(value);
              const std::string said = std::to_string(clocks) + " cycles";
              CHECK((value == 0 ? "off" : said) == row["meaning"]);
          }) == 16);
    CHECK(each_row("OP_DATA2.CacheHitSt", "all", [](const facts::row &row, unsigned value) {
              CHECK(ibs::cache_state(value != 0) == row["meaning"]);
          }) == 2);
}

TEST_CASE("errata are those of the table, column by column") {
    std::size_t place = 0;
    for (const facts::row &row : facts::table{"amd/ibs_errata.csv"}) {
        INFO(row["erratum"]);
        REQUIRE(place < ibs::erratum_count);
        const ibs::erratum &one = ibs::errata[place];
        CHECK(static_cast<unsigned>(one.id) == place);
        ++place;
        CHECK(one.name == row["erratum"]);
        CHECK(one.effect == row["effect"]);
        CHECK(one.handling == row["required_handling"]);
        CHECK(one.note == row["note"]);
        CHECK(one.sources == row["sources"]);
        const bool fetch = row["engine"] == "fetch";
        const bool op = row["engine"] == "op";
        CHECK((one.engines == ibs::engine_set::fetch) == fetch);
        CHECK((one.engines == ibs::engine_set::op) == op);
    }
    CHECK(place == ibs::erratum_count);
}

TEST_CASE("errata concern the processors that the table names") {
    struct line {
        ibs::erratum_id id;
        const char *families; ///< as the table says it
        std::set<std::string> generations;
        int first, last; ///< models
    };
    const line lines[] = {
        {ibs::erratum_id::e420, "10h", {"family10h"}, 0, 0xff},
        {ibs::erratum_id::e484, "14h", {"family14h"}, 0, 0xff},
        {ibs::erratum_id::e717, "15h models 00-01", {"family15h_00"}, 0, 1},
        {ibs::erratum_id::e718, "15h models 00-1F", {"family15h_00", "family15h_10"}, 0, 0x1f},
        {ibs::erratum_id::e719, "15h models 10-1F", {"family15h_10"}, 0x10, 0x1f},
        {ibs::erratum_id::e1197, "19h models 00-0F", {"zen3"}, 0, 0xf},
        {ibs::erratum_id::e1238, "19h models 00-0F", {"zen3"}, 0, 0xf},
        {ibs::erratum_id::e1293, "19h models 00-0F", {"zen3"}, 0, 0xf},
        {ibs::erratum_id::e1347, "19h models 00-0F", {"zen3"}, 0, 0xf},
        {ibs::erratum_id::e1606, "1Ah Zen5", {"zen5"}, 0, 0xff},
        {ibs::erratum_id::fetch_count,
         "16h,17h,18h",
         {"family16h", "zen1", "zen2", "hygon18h"},
         0,
         0xff},
        {ibs::erratum_id::cache_hit_st, "19h models 00-0F, 20-5F", {"zen3"}, 0, 0x5f},
        {ibs::erratum_id::zen1_enabling, "17h models 00-0F", {"zen1"}, 0, 0xf},
        {ibs::erratum_id::zen6_disable, "next", {"zen6"}, 0, 0xff},
    };
    const facts::table rows{"amd/ibs_errata.csv"};
    for (const line &expected : lines) {
        const auto place = static_cast<std::size_t>(expected.id);
        INFO(rows[place]["erratum"]);
        CHECK(rows[place]["families"] == expected.families);
        for (const ibs::generation_row &generation : ibs::generations) {
            const bool listed = expected.generations.count(generation.name) != 0;
            const ibs::target any = ibs::target_of(generation.is);
            CHECK(ibs::concerns(expected.id, any) == listed);
            for (int model = 0; model < 0x100; ++model) {
                if (!generation.contains(model)) continue;
                const bool in_range = expected.first <= model && model <= expected.last;
                CHECK(ibs::concerns(expected.id, any.on_model(model)) == (listed && in_range));
            }
        }
    }
    // These are of every family, or nobody says of which.
    for (const auto id :
         {ibs::erratum_id::e713, ibs::erratum_id::late_nmi, ibs::erratum_id::toolkit_op_disable})
        for (const ibs::generation_row &generation : ibs::generations)
            CHECK(ibs::concerns(id, ibs::target_of(generation.is)));
    CHECK(ibs::row_of(ibs::erratum_id::e713).sure == ibs::confidence::low);
}

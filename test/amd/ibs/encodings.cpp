#include <msr/amd/ibs/encodings.hpp>

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

/// Calls `entry(row, value)` for each row of the facts that is about a field, and whose column
/// `table` begins with `kind`.
template <typename Each>
std::size_t each_row(const std::string &field, const std::string &kind, Each &&entry) {
    std::size_t rows = 0;
    for (const facts::row &row : table())
        if (row["field"] == field && row["table"].rfind(kind, 0) == 0) {
            ++rows;
            entry(row, static_cast<unsigned>(facts::number(row["value"])));
        }
    return rows;
}

} // namespace

TEST_CASE("data sources have the codes of the table, old and extended") {
    const auto check = [](const ibs::target &target) {
        return [&target](const facts::row &row, unsigned value) {
            INFO(row["table"], " ", value);
            const ibs::code_row &code = ibs::source_of(value, target);
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

#include <msr/amd/ibs/errata.hpp>

#include "ibs_facts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <set>
#include <string>

namespace {

namespace ibs = msr::ibs;

} // namespace

TEST_CASE("errata are those of the table, column by column") {
    std::size_t place = 0;
    for (const facts::row &row : facts::table{"amd/ibs_errata.csv"}) {
        INFO(row["erratum"]);
        REQUIRE(place < ibs::erratum_count);
        const ibs::erratum &erratum = ibs::errata[place];
        CHECK(static_cast<unsigned>(erratum.id) == place);
        ++place;
        CHECK(erratum.name == row["erratum"]);
        CHECK(erratum.effect == row["effect"]);
        CHECK(erratum.handling == row["required_handling"]);
        CHECK(erratum.note == row["note"]);
        CHECK(erratum.sources == row["sources"]);
        const bool fetch = row["engine"] == "fetch";
        const bool op = row["engine"] == "op";
        CHECK((erratum.engines == ibs::engine_set::fetch) == fetch);
        CHECK((erratum.engines == ibs::engine_set::op) == op);
    }
    CHECK(place == ibs::erratum_count);
}

TEST_CASE("errata concern the processors that the table names") {
    struct line {
        ibs::erratum_id id;
        const char *families; ///< names of families as in ibs_errata.csv
        std::set<std::string> generations;
        int first, last; ///< first and last model with the erratum
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
            const ibs::target target = ibs::target_of(generation.is);
            CHECK(ibs::concerns(expected.id, target) == listed);
            for (int model = 0; model < 0x100; ++model) {
                if (!generation.contains(model)) continue;
                const bool in_range = expected.first <= model && model <= expected.last;
                CHECK(ibs::concerns(expected.id, target.on_model(model)) == (listed && in_range));
            }
        }
    }
    // Errata that hold for every family, or for which no source names the families.
    for (const auto id :
         {ibs::erratum_id::e713, ibs::erratum_id::late_nmi, ibs::erratum_id::toolkit_op_disable})
        for (const ibs::generation_row &generation : ibs::generations)
            CHECK(ibs::concerns(id, ibs::target_of(generation.is)));
    CHECK(ibs::row_of(ibs::erratum_id::e713).sure == ibs::confidence::low);
}

#include <msr/amd/counters/counter_table.hpp>
#include <msr/amd/counters/handles.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace {

namespace amd = msr::amd;

std::string name_with_number(const std::string &name, unsigned number) {
    return facts::lower_case(name) + std::to_string(number);
}

} // namespace

TEST_CASE("every counter and its select register have the address of the facts") {
    std::map<std::string, std::uint32_t> text; // addresses of counters and select registers by name
    for (const facts::row &row : facts::table{"amd/amd_pmc_fields.csv"}) {
        const std::string &name = row["register"];
        const bool is_counter = name.find("_CTR") != name.npos;
        const bool is_select = name.find("PERF_CTL") != name.npos || name == "PERF_LEGACY_CTL";
        if (!is_counter && !is_select) continue;
        const std::string &count = row["count"];
        // Data fabric counters of PerfMonV2: as many as CPUID says, which was 16 where it was
        // measured. A memory controller has 4 counters (umc_counts_measured.csv).
        const unsigned maximum = name.rfind("DF_", 0) == 0 ? 16u
                                 : name.rfind("UMC_", 0) == 0
                                     ? 4u
                                     : static_cast<unsigned>(facts::number(count));
        for (unsigned i = 0; i < maximum; ++i)
            text[name_with_number(name, i)] = static_cast<std::uint32_t>(
                facts::number(row["address"]) + i * facts::number(row["stride"]));
    }
    std::size_t compared = 0;
    for (const msr::select::counter_row &row : amd::counter_table) {
        INFO(std::string{row.name});
        REQUIRE(text.count(row.select_name) == 1);
        // amd_pmc_fields.csv lacks the L2I counters themselves: as for all other counters, each
        // counter's address lies behind that of its select register.
        if (std::string{row.name}.rfind("l2i_", 0) == 0) text[row.name] = text[row.select_name] + 1;
        REQUIRE(text.count(row.name) == 1);
        CHECK(row.address == text[row.name]);
        CHECK(row.select_address == text[row.select_name]);
        CHECK(row.width == 48);
        compared += 2;
    }
    CHECK(compared == text.size());
}

TEST_CASE("a counter's handle has its place in the table") {
    CHECK(std::string{amd::counter_table[amd::perf_legacy_ctr0.number].name} == "perf_legacy_ctr0");
    CHECK(std::string{amd::counter_table[amd::perf_legacy_ctr3.number].name} == "perf_legacy_ctr3");
    CHECK(std::string{amd::counter_table[amd::perf_ctr0.number].name} == "perf_ctr0");
    CHECK(std::string{amd::counter_table[amd::perf_ctr5.number].name} == "perf_ctr5");
    CHECK(std::string{amd::counter_table[amd::nb_perf_ctr0.number].name} == "nb_perf_ctr0");
    CHECK(std::string{amd::counter_table[amd::df_perf_ctr0.number].name} == "df_perf_ctr0");
    CHECK(std::string{amd::counter_table[amd::df_perf_ctr15.number].name} == "df_perf_ctr15");
    CHECK(std::string{amd::counter_table[amd::l2i_perf_ctr3.number].name} == "l2i_perf_ctr3");
    CHECK(std::string{amd::counter_table[amd::l3_perf_ctr5.number].name} == "l3_perf_ctr5");
    CHECK(std::string{amd::counter_table[amd::umc_perf_ctr3.number].name} == "umc_perf_ctr3");
}

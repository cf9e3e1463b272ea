// Compares the registers of the Xeon MP's third-level cache counters with the table of facts.
#include <msr/intel/netburst/xeonmp_l3.hpp>

#include "../../facts.hpp"

#include <msr/register.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <set>
#include <string>

namespace {

namespace p4 = msr::netburst;

std::string product_of(const p4::l3_counter_row &row) {
    return row.product == p4::l3_product::xeon_7100 ? "Xeon 7100" : "64-bit Xeon MP <=8MB L3";
}

p4::processor with_l3(unsigned model) {
    return {.intel = true, .family = 15, .model = model, .has_l3 = true};
}

} // namespace

TEST_CASE("the counters of third-level caches are those of the table of facts") {
    const facts::table table{"netburst/xeonmp_l3.csv"};
    REQUIRE(table.size() == p4::l3_counter_count);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const p4::l3_counter_row &row = p4::l3_counters[i];
        CAPTURE(table[i]["name"]);
        CHECK(row.name == facts::library_name(table[i]["name"]));
        CHECK(row.address == facts::number(table[i]["msr"]));
        CHECK(row.rdpmc_index == facts::number(table[i]["rdpmc_index"]));
        CHECK(row.models == facts::set_of_numbers(table[i]["models"]));
        CHECK(product_of(row) == table[i]["product"]);
        CHECK(table[i]["kind"].rfind(row.kind, 0) == 0);
        // The table of facts: "Low 32 bits = count, high 32 = control (except CTL6/CNTR7)"
        const bool latency = table[i]["kind"].find("latency") != std::string::npos;
        CHECK((row.layout == p4::l3_layout::count_and_control) == !latency);
        CHECK((row.note != nullptr) ==
              (table[i]["sources"].find("text says") != std::string::npos));
    }
}

TEST_CASE("each product has eight of them, with RDPMC indices 18 to 25 in order of address") {
    for (const unsigned model : {3u, 4u, 6u}) {
        const auto counters = p4::l3_counters_of(with_l3(model));
        REQUIRE(counters.size() == 8);
        for (unsigned i = 0; i < 8; ++i) {
            CHECK(counters[i].rdpmc_index == 18 + i);
            CHECK(counters[i].address == 0x107cc + i);
            CHECK((counters[i].models >> model & 1) == 1);
            CHECK(counters[i].product == counters[0].product);
        }
    }
}

TEST_CASE("a processor without a third-level cache, or of another model, has none") {
    for (unsigned model = 0; model < 40; ++model) {
        const bool documented = model == 3 || model == 4 || model == 6;
        CHECK((p4::l3_counters_of(with_l3(model)).size() != 0) == documented);
        p4::processor processor = with_l3(model);
        processor.has_l3 = false;
        CHECK(p4::l3_counters_of(processor).size() == 0);
        processor = with_l3(model);
        processor.family = 6;
        CHECK(p4::l3_counters_of(processor).size() == 0);
        processor = with_l3(model);
        processor.intel = false;
        CHECK(p4::l3_counters_of(processor).size() == 0);
    }
}

TEST_CASE("the low half counts, the high half controls") {
    static_assert(msr::encode(p4::l3_counter{.count = 5, .control = 0x03800000}) ==
                  0x0380'0000'0000'0005);
    constexpr auto value = msr::decode<p4::l3_counter>(0x12345678'9abcdef0);
    static_assert(value.count == 0x9abcdef0u && value.control == 0x12345678u);
    static_assert(msr::decode<p4::l3_latency_counter>(~std::uint64_t{0}).count ==
                  ~std::uint64_t{0});
}

#include <msr/rdt/explain.hpp>

#include <msr/rdt/plan.hpp>

#include "rdt_facts.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace {

namespace rdt = msr::rdt;
using rdt::event;

constexpr rdt::features skylake = rdt::skylake_sp.monitored(144, 0xa000);

std::string rule_of(std::uint32_t address, std::uint64_t value,
                    const rdt::features &features = skylake) {
    const msr::broken_rule broken = rdt::check_value(rdt::register_at(address), value, features);
    return broken == nullptr ? "legal" : broken->name;
}

} // namespace

TEST_CASE("every register of the table is known by its address and its name") {
    std::size_t known = 0;
    std::vector<std::string> printed;
    for (const facts::row &row : facts::table{"intel/rdt_fields.csv"}) {
        const std::string &name = row["register"];
        const bool is_ours = name.rfind("IA32_", 0) == 0 || name.rfind("MSR_", 0) == 0;
        if (!is_ours || std::find(printed.begin(), printed.end(), name) != printed.end()) continue;
        printed.push_back(name);
        ++known;
        INFO(name);
        const auto address = static_cast<std::uint32_t>(facts::number(row["address"]));
        const rdt::found_row found_row = rdt::register_at(address);
        REQUIRE(found_row);
        CHECK(found_row.number == 0);
        CHECK(found_row.row->count == std::stoul(row["max_count"]));
        const std::string numbered = found_row.row->count > 1 ? name + "_0" : name;
        CHECK(rdt::register_named(numbered.c_str()).row == found_row.row);
        CHECK(found_row.row->name ==
              facts::lower_case(found_row.row->count > 1 ? name + "_" : name));
        auto minimum = rdt::confidence::high;
        for (const facts::row &field : facts::table{"intel/rdt_fields.csv"})
            if (field["register"] == name && field["variant"] != "amd_abmc")
                minimum =
                    lower_confidence(minimum, rdt_facts::confidence_named(field["confidence"]));
        CHECK(found_row.row->sure == minimum);
    }
    CHECK(known == std::size(rdt::registers));
}

TEST_CASE("registers in a row go by their numbers") {
    for (unsigned number = 0; number < 128; ++number) {
        const rdt::found_row position = rdt::register_at(0xc90 + number);
        const std::string name = "IA32_L3_QOS_MASK_" + std::to_string(number);
        const rdt::found_row named = rdt::register_named(name.c_str());
        REQUIRE(position);
        REQUIRE(named);
        CHECK(named.number == number);
        // Servers have MSR_SNC_CFG at the address of the mask of class 16; no server has 17
        // classes.
        CHECK((position.row == named.row) == (number != 16));
        CHECK((position.number == number) == (number != 16));
        CHECK(rdt::detail::l3_mask_names[number] == facts::lower_case(name));
    }
    static_assert(rdt::register_at(0xd4f).number == 63 && rdt::register_at(0xd4f));
    static_assert(rdt::register_named("IA32_PQR_ASSOC") && !rdt::register_at(0));
    CHECK(rdt::register_named("l2_qos_mask_63").number == 63);
    CHECK_FALSE(rdt::register_named("l2_qos_mask_64"));
    CHECK_FALSE(rdt::register_named("l3_qos_mask_"));
    CHECK_FALSE(rdt::register_named("l3_qos_mask_01"));
    CHECK_FALSE(rdt::register_named("l3_qos_mask_0x1"));
    CHECK_FALSE(rdt::register_named("l3_qos_mask_1000"));
    CHECK_FALSE(rdt::register_named("l3_qos_mask_1 "));
    CHECK_FALSE(rdt::register_named(""));
    CHECK_FALSE(rdt::register_at(0xd90));
    CHECK_FALSE(rdt::register_at(0xc80));
    CHECK(rdt::register_at(0xd0f).row != rdt::register_at(0xd10).row);
}

TEST_CASE("the rules that values break") {
    CHECK(rule_of(0xc91, 0x7f0) == "legal");
    CHECK(rule_of(0xc91, 0x505) == "capacity_is_one_run");
    CHECK(rule_of(0xc91, 0) == "capacity_has_minimum");
    CHECK(rule_of(0xc91, 0x800) == "capacity_lies_in_mask_length");
    CHECK(rule_of(0xc91, 0x100000001) == "unused_bits_are_zero");
    // C9FH, the last mask register of the L3, belongs to class 15.
    CHECK(rule_of(0xca0 - 1, 1) == "legal");
    CHECK(rule_of(0xd10, 1) == "resource_exists");
    CHECK(rule_of(0xd57, 90) == "legal");
    CHECK(rule_of(0xd58, 90) == "class_exists"); // 8 classes have delays, and class 8 is the ninth
    CHECK(rule_of(0xd50, 95) == "delay_is_a_step");
    CHECK(rule_of(0xd50, 0x10000) == "unused_bits_are_zero");
    CHECK(rule_of(0xc8f, 0xf00000001) == "legal");
    CHECK(rule_of(0xc8f, 0x1000000001) == "class_exists");
    CHECK(rule_of(0xc8f, 144) == "rmid_exists");
    CHECK(rule_of(0xc8f, 0x400) == "unused_bits_are_zero");
    CHECK(rule_of(0xc81, 1) == "legal");
    CHECK(rule_of(0xc81, 1, rdt::haswell_ep) == "resource_exists");
    CHECK(rule_of(0xc81, 0, rdt::haswell_ep) == "legal");
    CHECK(rule_of(0xc82, 1) == "resource_exists");
    CHECK(rule_of(0xc81, 2) == "unused_bits_are_zero");
    // IA32_QM_CTR is read-only: the table describes all of its bits
    CHECK(rule_of(0xc8e, ~std::uint64_t{0}) == "legal");
    CHECK(std::string{rdt::register_at(0xca0).row->name} == "msr_snc_cfg");
}

TEST_CASE("every event number is legal or not as the table says") {
    for (std::uint64_t number = 0; number < 256; ++number)
        CHECK(rule_of(0xc8d, 0x500000000 | number) ==
              (number >= 1 && number <= 3 ? "legal" : "event_number_is_of_its_event"));
    CHECK(rule_of(0xc8d, 0x9000000001) == "rmid_exists");
    CHECK(rule_of(0xc8d, 0x40000000001) == "unused_bits_are_zero");
}

TEST_CASE("what may be planned is never explained as broken") {
    std::mt19937_64 random{1};
    int planned = 0;
    for (int i = 0; i < 50'000; ++i) {
        rdt::features features = skylake;
        features.l2 = {.mask_length = 8, .classes = 8, .cdp = random() % 2 == 0};
        features.l3.sparse = random() % 2 == 0;
        std::vector<rdt::request> requests;
        const bool divides = random() % 3 == 0;
        for (std::uint64_t count = random() % 3 + 1; count-- > 0;) {
            rdt::class_choice choice{.number = static_cast<unsigned>(random() % 10)};
            const auto mask = [&random] { return (std::uint64_t{1} << (random() % 6 + 1)) - 1; };
            choice = divides ? choice.l3_code(mask()).l3_data(mask() << random() % 6)
                             : choice.l3(mask() << random() % 7);
            if (random() % 4 == 0) choice = choice.delay(random() % 10 * 10);
            if (random() % 4 == 0) choice = choice.l2(mask());
            requests.push_back(rdt::request_of(choice));
        }
        if (random() % 2 == 0)
            requests.push_back(rdt::request_of(rdt::association{
                static_cast<unsigned>(random() % 18), static_cast<unsigned>(random() % 160)}));
        if (random() % 2 == 0)
            requests.push_back(rdt::request_of(rdt::monitor{
                static_cast<event>(random() % 5), static_cast<unsigned>(random() % 160)}));
        const msr::sequence<rdt::request> list{requests.data(), requests.size()};
        if (!rdt::check(list, features).legal()) continue;
        ++planned;
        bool good = true;
        rdt::each_shared_write(list, features, [&](const rdt::placed_write &write) {
            const rdt::found_row place = rdt::register_at(write.access.address);
            good = good && place && place.row->shared_by == write.where &&
                   rdt::check_value(place, write.access.value, features) == nullptr;
        });
        REQUIRE(good);
    }
    CHECK(planned > 5'000);
}

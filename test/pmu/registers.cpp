#include <msr/pmu/registers.hpp>

#include <doctest/doctest.h>

#include <msr/intel/netburst/named_registers.hpp>

TEST_CASE("a register has one name, with or without MSR_ or IA32_ in front") {
    CHECK(msr::same_register_name("MSR_BSU_ESCR0", "bsu_escr0"));
    CHECK(msr::same_register_name("ia32_pmc0", "PMC0"));
    CHECK(msr::same_register_name("msr_ia32_pmc0", "pmc0"));
    CHECK_FALSE(msr::same_register_name("ia32_msr_pmc0", "pmc0"));
    CHECK_FALSE(msr::same_register_name("pmc0", "pmc1"));
    CHECK_FALSE(msr::same_register_name("", "pmc0"));
}

TEST_CASE("a value is found by its address") {
    constexpr msr::register_value values[] = {{0x186, 1}, {0xc1, 2}, {0x186, 3}};
    static_assert(msr::held_at(msr::all_of(values), 0x186)->value == 1);
    CHECK(msr::held_at(msr::all_of(values), 0xc1)->value == 2);
    CHECK(msr::held_at(msr::all_of(values), 0xc2) == nullptr);
    CHECK(msr::held_at({}, 0xc1) == nullptr);
}

TEST_CASE("a search that found nothing is false") {
    CHECK_FALSE(msr::found_in<int>{});
    CHECK(msr::found_in<int>{true, 5});
    CHECK(msr::netburst::register_named("MSR_BSU_ESCR0"));
    CHECK_FALSE(msr::netburst::register_named("bsu_escr2"));
}

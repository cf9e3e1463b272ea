#include <msr/intel/netburst/target.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

namespace p4 = msr::netburst;

TEST_CASE("the models of the family are 0, 1, 2, 3, 4 and 6") {
    static_assert(p4::every_model == 0b101'1111);
    for (int number = -2; number < 300; ++number)
        CHECK(p4::is_model(number) == (number >= 0 && number <= 6 && number != 5));
    // The same as the registers' column of models says.
    const facts::table counters{"netburst/counters.csv"};
    CHECK(facts::set_of_numbers(counters[0]["models"]) == p4::every_model);
}

TEST_CASE("a target is one model or all, with or without Hyper-Threading") {
    static_assert(p4::target{} == p4::on<p4::any_model>);
    static_assert(p4::on<0>.models == 0b000'0001);
    static_assert(p4::on<3>.models == 0b000'1000);
    static_assert(p4::on<6>.models == 0b100'0000);
    static_assert(p4::on<p4::any_model>.models == p4::every_model);
    static_assert(!p4::on<3>.hyper_threading);
    static_assert(p4::on<3, p4::hyper_threading::on>.hyper_threading);
    static_assert(p4::on<3, p4::hyper_threading::on> != p4::on<3>);
    static_assert(p4::on<3> != p4::on<4>);
    static_assert(p4::of_models(3, 4, 6) == 0b101'1000);
    CHECK(p4::on<4> == p4::target{.models = 0b001'0000, .hyper_threading = false});
}

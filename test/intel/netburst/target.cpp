#include <msr/intel/netburst/target.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

namespace p4 = msr::netburst;

TEST_CASE("the models of the family are 0, 1, 2, 3, 4 and 6") {
    static_assert(p4::every_model == 0b101'1111);
    for (int number = -2; number < 300; ++number)
        CHECK(p4::is_model(number) == (number >= 0 && number <= 6 && number != 5));
    // The column of models in the table of counters has all models.
    const facts::table counters{"netburst/counters.csv"};
    CHECK(facts::set_of_numbers(counters[0]["models"]) == p4::every_model);
}

TEST_CASE("a target is one model or all, with or without Hyper-Threading") {
    static_assert(p4::target{} == p4::models<p4::any_model>);
    static_assert(p4::models<0>.models == 0b000'0001);
    static_assert(p4::models<3>.models == 0b000'1000);
    static_assert(p4::models<6>.models == 0b100'0000);
    static_assert(p4::models<p4::any_model>.models == p4::every_model);
    static_assert(!p4::models<3>.hyper_threading);
    static_assert(p4::models<3, p4::hyper_threading::on>.hyper_threading);
    static_assert(p4::models<3, p4::hyper_threading::on> != p4::models<3>);
    static_assert(p4::models<3> != p4::models<4>);
    static_assert(p4::of_models(3, 4, 6) == 0b101'1000);
    CHECK(p4::models<4> == p4::target{.models = 0b001'0000, .hyper_threading = false});
}

TEST_CASE("a target may be one stepping of a model, or several") {
    static_assert(p4::models<3>.steppings == 0xffff);
    static_assert(p4::models<p4::any_model>.steppings == 0xffff);
    static_assert(p4::models<p4::signature{.model = 4, .stepping = 4}> ==
                  p4::target{.models = 0b001'0000, .steppings = 0b1'0000});
    static_assert(p4::models<p4::signature{.model = 4}> == p4::models<4>);
    static_assert(p4::models<p4::signature{}> == p4::models<p4::any_model>);
    static_assert(p4::models<p4::steppings{.model = 2, .first = 7}>.steppings == 0xff80);
    static_assert(p4::models<p4::steppings{.model = 2, .last = 6}>.steppings == 0x007f);
    static_assert(p4::models<p4::steppings{.model = 2, .first = 4, .last = 7}>.steppings == 0x00f0);
    static_assert(p4::models<p4::signature{.model = 6, .stepping = 15}, p4::hyper_threading::on> ==
                  p4::target{.models = 0b100'0000, .hyper_threading = true, .steppings = 0x8000});
    static_assert(p4::models<p4::signature{.model = 4, .stepping = 4}> != p4::models<4>);
    for (int first = 0; first < 16; ++first)
        for (int last = 0; last < 16; ++last)
            for (int stepping = 0; stepping < 16; ++stepping)
                CHECK((p4::of_steppings(first, last) >> stepping & 1) ==
                      (first <= stepping && stepping <= last));
    for (int number = -2; number < 300; ++number)
        CHECK(p4::is_stepping(number) == (number >= 0 && number <= 15));
}

namespace {

/// Returns whether a target has a processor of a signature, 0xF00 and so on, by its sets of models
/// and steppings.
bool has_signature(const p4::target &target, unsigned signature) {
    return (target.models >> (signature >> 4 & 15) & 1) != 0 &&
           (target.steppings >> (signature & 15) & 1) != 0;
}

/// Calls `check` with targets of each kind: all sets of models with a few sets of steppings.
template <typename Check>
void for_many_targets(const Check &check) {
    for (unsigned models = 0; models < 128; ++models)
        for (const unsigned steppings : {0xffffu, 0x0001u, 0x0010u, 0x0040u, 0x0080u, 0x0200u,
                                         0x0400u, 0x8000u, 0x007fu, 0xff80u, 0xffefu, 0u})
            check(p4::target{.models = static_cast<p4::model_set>(models & p4::every_model),
                             .steppings = static_cast<p4::stepping_set>(steppings)});
}

} // namespace

TEST_CASE("a signature is before another as the numbers of CPUID are") {
    for_many_targets([](const p4::target &target) {
        for (int model = 0; model < 7; ++model)
            for (int stepping = 0; stepping < 16; ++stepping) {
                const auto limit = static_cast<unsigned>(0xf00 | model << 4 | stepping);
                bool expected = false;
                for (unsigned lower = 0xf00; lower < limit; ++lower)
                    expected = expected || has_signature(target, lower);
                if (p4::includes_before(target, {.model = model, .stepping = stepping}) != expected)
                    FAIL_CHECK(int{target.models} << ' ' << target.steppings << ' ' << limit);
            }
        CHECK_FALSE(p4::includes_before(target, {}));
    });
}

TEST_CASE("a target names processors before another by a model, or by steppings of its model") {
    for_many_targets([](const p4::target &target) {
        for (int model = 0; model < 7; ++model)
            for (const int stepping : {0, 1, 7, 15}) {
                const auto limit = static_cast<unsigned>(0xf00 | model << 4 | stepping);
                const bool names_steppings = target.steppings != 0xffff;
                bool expected = false;
                for (unsigned lower = 0xf00; lower < limit; ++lower) {
                    const bool is_same_model = lower >> 4 == limit >> 4;
                    expected = expected || (has_signature(target, lower) &&
                                            (!is_same_model || names_steppings));
                }
                if (target.models == p4::every_model && !names_steppings) expected = false;
                if (p4::names_before(target, {.model = model, .stepping = stepping}) != expected)
                    FAIL_CHECK(int{target.models} << ' ' << target.steppings << ' ' << limit);
            }
    });
    // FSB_ESCR0 alone counts IOQ_allocation before 0F_27; a target of model 2 without steppings may
    // be later.
    constexpr p4::signature limit{.model = 2, .stepping = 7};
    static_assert(p4::names_before(p4::models<1>, limit));
    static_assert(!p4::names_before(p4::models<2>, limit));
    static_assert(p4::names_before(p4::models<p4::steppings{.model = 2, .last = 6}>, limit));
    static_assert(!p4::names_before(p4::models<p4::any_model>, limit));
}

TEST_CASE("no interrupt from a cascade on 0F_02, and on 0F_00 and 0F_01 after stepping 9") {
    static_assert(p4::cascade_can_interrupt(p4::models<3>));
    static_assert(p4::cascade_can_interrupt(p4::models<p4::signature{.model = 1, .stepping = 9}>));
    static_assert(
        !p4::cascade_can_interrupt(p4::models<p4::signature{.model = 1, .stepping = 10}>));
    static_assert(!p4::cascade_can_interrupt(p4::target{}));
    for_many_targets([](const p4::target &target) {
        bool expected = true;
        for (unsigned signature = 0xf00; signature < 0xf70; ++signature) {
            const bool early_and_late = signature < 0xf20 && (signature & 15) > 9;
            const bool model_2 = signature >= 0xf20 && signature < 0xf30;
            if (has_signature(target, signature) && (early_and_late || model_2)) expected = false;
        }
        if (p4::cascade_can_interrupt(target) != expected)
            FAIL_CHECK(int{target.models} << ' ' << target.steppings);
    });
}

TEST_CASE("OVF_PMI_T1 is doubtful on 0F_04 stepping 4") {
    for_many_targets([](const p4::target &target) {
        CHECK(p4::ovf_pmi_t1_is_doubtful(target) == has_signature(target, 0xf44));
    });
    static_assert(p4::ovf_pmi_t1_is_doubtful(p4::models<4, p4::hyper_threading::on>));
    static_assert(
        !p4::ovf_pmi_t1_is_doubtful(p4::models<p4::signature{.model = 4, .stepping = 3}>));
}

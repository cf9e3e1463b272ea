#include <msr/intel/netburst/handles.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <string>
#include <type_traits>

namespace {

namespace p4 = msr::netburst;

/// The handle of an ESCR or counter: its name in programs, and its number.
template <typename Number>
struct handle {
    const char *name;
    Number number;
};

#define MSR_HANDLE(name)                                                                           \
    { #name, p4::name.number }

constexpr handle<p4::escr_number> escr_handles[] = {
    MSR_HANDLE(bsu_escr0),   MSR_HANDLE(bsu_escr1),   MSR_HANDLE(fsb_escr0),
    MSR_HANDLE(fsb_escr1),   MSR_HANDLE(firm_escr0),  MSR_HANDLE(firm_escr1),
    MSR_HANDLE(flame_escr0), MSR_HANDLE(flame_escr1), MSR_HANDLE(dac_escr0),
    MSR_HANDLE(dac_escr1),   MSR_HANDLE(mob_escr0),   MSR_HANDLE(mob_escr1),
    MSR_HANDLE(pmh_escr0),   MSR_HANDLE(pmh_escr1),   MSR_HANDLE(saat_escr0),
    MSR_HANDLE(saat_escr1),  MSR_HANDLE(u2l_escr0),   MSR_HANDLE(u2l_escr1),
    MSR_HANDLE(bpu_escr0),   MSR_HANDLE(bpu_escr1),   MSR_HANDLE(is_escr0),
    MSR_HANDLE(is_escr1),    MSR_HANDLE(itlb_escr0),  MSR_HANDLE(itlb_escr1),
    MSR_HANDLE(cru_escr0),   MSR_HANDLE(cru_escr1),   MSR_HANDLE(iq_escr0),
    MSR_HANDLE(iq_escr1),    MSR_HANDLE(rat_escr0),   MSR_HANDLE(rat_escr1),
    MSR_HANDLE(ssu_escr0),   MSR_HANDLE(ms_escr0),    MSR_HANDLE(ms_escr1),
    MSR_HANDLE(tbpu_escr0),  MSR_HANDLE(tbpu_escr1),  MSR_HANDLE(tc_escr0),
    MSR_HANDLE(tc_escr1),    MSR_HANDLE(ix_escr0),    MSR_HANDLE(ix_escr1),
    MSR_HANDLE(alf_escr0),   MSR_HANDLE(alf_escr1),   MSR_HANDLE(cru_escr2),
    MSR_HANDLE(cru_escr3),   MSR_HANDLE(cru_escr4),   MSR_HANDLE(cru_escr5),
};

constexpr handle<p4::counter_number> counter_handles[] = {
    MSR_HANDLE(bpu_counter0),   MSR_HANDLE(bpu_counter1),   MSR_HANDLE(bpu_counter2),
    MSR_HANDLE(bpu_counter3),   MSR_HANDLE(ms_counter0),    MSR_HANDLE(ms_counter1),
    MSR_HANDLE(ms_counter2),    MSR_HANDLE(ms_counter3),    MSR_HANDLE(flame_counter0),
    MSR_HANDLE(flame_counter1), MSR_HANDLE(flame_counter2), MSR_HANDLE(flame_counter3),
    MSR_HANDLE(iq_counter0),    MSR_HANDLE(iq_counter1),    MSR_HANDLE(iq_counter2),
    MSR_HANDLE(iq_counter3),    MSR_HANDLE(iq_counter4),    MSR_HANDLE(iq_counter5),
};

/// Whether `named_escr<Number>` is, for every handle, the type of the handle with that number.
template <auto... Handle>
consteval bool escrs_are_named_by_number() {
    return (std::is_same_v<typename p4::named_escr<static_cast<int>(Handle.number)>::type,
                           std::remove_const_t<decltype(Handle)>> &&
            ...);
}
template <auto... Handle>
consteval bool counters_are_named_by_number() {
    return (std::is_same_v<typename p4::named_counter<static_cast<int>(Handle.number)>::type,
                           std::remove_const_t<decltype(Handle)>> &&
            ...);
}
static_assert(
    escrs_are_named_by_number<
        p4::bsu_escr0, p4::bsu_escr1, p4::fsb_escr0, p4::fsb_escr1, p4::firm_escr0, p4::firm_escr1,
        p4::flame_escr0, p4::flame_escr1, p4::dac_escr0, p4::dac_escr1, p4::mob_escr0,
        p4::mob_escr1, p4::pmh_escr0, p4::pmh_escr1, p4::saat_escr0, p4::saat_escr1, p4::u2l_escr0,
        p4::u2l_escr1, p4::bpu_escr0, p4::bpu_escr1, p4::is_escr0, p4::is_escr1, p4::itlb_escr0,
        p4::itlb_escr1, p4::cru_escr0, p4::cru_escr1, p4::iq_escr0, p4::iq_escr1, p4::rat_escr0,
        p4::rat_escr1, p4::ssu_escr0, p4::ms_escr0, p4::ms_escr1, p4::tbpu_escr0, p4::tbpu_escr1,
        p4::tc_escr0, p4::tc_escr1, p4::ix_escr0, p4::ix_escr1, p4::alf_escr0, p4::alf_escr1,
        p4::cru_escr2, p4::cru_escr3, p4::cru_escr4, p4::cru_escr5>());
static_assert(
    counters_are_named_by_number<
        p4::bpu_counter0, p4::bpu_counter1, p4::bpu_counter2, p4::bpu_counter3, p4::ms_counter0,
        p4::ms_counter1, p4::ms_counter2, p4::ms_counter3, p4::flame_counter0, p4::flame_counter1,
        p4::flame_counter2, p4::flame_counter3, p4::iq_counter0, p4::iq_counter1, p4::iq_counter2,
        p4::iq_counter3, p4::iq_counter4, p4::iq_counter5>());

} // namespace

TEST_CASE("every ESCR of the manual has a handle of its name") {
    const facts::table table{"netburst/escrs.csv"};
    REQUIRE(table.size() == std::size(escr_handles));
    for (std::size_t i = 0; i < table.size(); ++i) {
        INFO(table[i]["name"]);
        const auto number = static_cast<std::size_t>(escr_handles[i].number);
        CHECK(escr_handles[i].name == facts::library_name(table[i]["name"]));
        CHECK(number == i);
        CHECK(p4::escrs[number].name == std::string{escr_handles[i].name});
    }
}

TEST_CASE("every counter of the manual has a handle of its name") {
    const facts::table table{"netburst/counters.csv"};
    REQUIRE(table.size() == std::size(counter_handles));
    for (std::size_t i = 0; i < table.size(); ++i) {
        INFO(table[i]["name"]);
        const auto number = static_cast<std::size_t>(counter_handles[i].number);
        CHECK(counter_handles[i].name == facts::library_name(table[i]["name"]));
        CHECK(number == facts::number(table[i]["rdpmc_index"]));
        CHECK(p4::counters[number].name == std::string{counter_handles[i].name});
    }
}

TEST_CASE("ESCRs and counters have different types") {
    static_assert(p4::escr_handle<std::remove_const_t<decltype(p4::bsu_escr0)>>);
    static_assert(!p4::counter_handle<std::remove_const_t<decltype(p4::bsu_escr0)>>);
    static_assert(p4::counter_handle<std::remove_const_t<decltype(p4::bpu_counter0)>>);
    static_assert(!p4::escr_handle<std::remove_const_t<decltype(p4::bpu_counter0)>>);
    static_assert(!p4::escr_handle<int>);
    static_assert(!std::is_same_v<decltype(p4::bsu_escr0), decltype(p4::bsu_escr1)>);
}

TEST_CASE("where a choice names no ESCR or counter, an error says so") {
    static_assert(std::is_same_v<p4::named_escr<-1>::type, p4::any_of_them>);
    static_assert(std::is_same_v<p4::named_counter<-1>::type, p4::any_of_them>);
    static_assert(std::is_same_v<p4::named_escr<45>::type, p4::any_of_them>);
    static_assert(std::is_same_v<p4::named_counter<18>::type, p4::any_of_them>);
}

// Tests the suggested legal alternatives to choices (events with qualifiers) that cannot be planned
// together.
#include <msr/intel/netburst/suggestions/suggestions.hpp>

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/plan.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace p4 = msr::netburst;
using msr::without;
using msr::would_be_legal;

template <auto... Choice>
using conflict_of =
    msr::tried_choices<p4::pmu, p4::target{}, std::remove_const_t<decltype(Choice)>...>;
template <typename Contest, std::size_t... Position>
using left_out = typename msr::left_out_of<Contest, Position...>::type;
template <typename Contest, std::size_t Position, typename Others, std::size_t... Left>
using resolved = typename p4::detail::resolved<Contest, Position, Others, Left...>::type;
using any_one = would_be_legal<msr::without_any_one_of_them>;
template <auto Choice>
using type_of = std::remove_const_t<decltype(Choice)>;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto requests = p4::bsq_allocation::req_type0;
constexpr auto active = p4::bsq_active_entries::req_type0;

} // namespace

TEST_CASE("without any of three choices the other two have an ESCR each") {
    using three = conflict_of<miss, requests, active>;
    static_assert(std::is_same_v<left_out<three, 0, 1, 2>, any_one>);
    // The conflict stays without one of two equal requests, since equal requests share an ESCR.
    using four = conflict_of<miss, miss, requests, active>;
    static_assert(std::is_same_v<left_out<four, 0, 1>, msr::as_the_sentence_says>);
    static_assert(
        std::is_same_v<left_out<four, 0, 1, 2, 3>,
                       would_be_legal<without<type_of<requests>>, without<type_of<active>>>>);
    using stalls = conflict_of<p4::resource_stall::sbfull, p4::resource_stall::sbfull, miss>;
    static_assert(std::is_same_v<left_out<stalls, 1, 0>, any_one>);
    static_assert(std::is_same_v<left_out<stalls, 1>,
                                 would_be_legal<without<type_of<p4::resource_stall::sbfull>>>>);
}

TEST_CASE("a plan of no choices is not legal") {
    static_assert(std::is_same_v<left_out<conflict_of<miss>, 0>, msr::as_the_sentence_says>);
}

TEST_CASE("of two that claim one counter the second can go to the other") {
    constexpr auto first = miss.on(p4::bpu_counter0);
    using two = conflict_of<first, first>;
    using counters = p4::detail::counters_of_event<p4::bsq_cache_reference>;
    static_assert(
        std::is_same_v<
            resolved<two, 1, counters, 0, 1>,
            would_be_legal<type_of<miss.on(p4::bpu_counter1)>, type_of<miss.on(p4::bpu_counter2)>,
                           type_of<miss.on(p4::bpu_counter3)>>>);
}

TEST_CASE("where no change helps, one of them has to go") {
    constexpr auto first = miss.on(p4::bsu_escr0);
    constexpr auto second = requests.on(p4::bsu_escr0);
    using escrs = p4::detail::escrs_of_event<p4::bsq_allocation>; // the event has BSU_ESCR0 only
    static_assert(std::is_same_v<resolved<conflict_of<first, second>, 1, escrs, 0, 1>, any_one>);
}

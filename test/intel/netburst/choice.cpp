#include <msr/intel/netburst/choice.hpp>

#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto uops = p4::uops_retired::nbogus;

/// Returns the qualifiers of a choice (an event to count), such as the threshold.
template <typename Choice>
constexpr p4::qualifiers how(Choice) {
    return Choice::as_request().how;
}

} // namespace

TEST_CASE("masks of one event are joined by |") {
    constexpr auto references =
        p4::bsq_cache_reference::rd_2ndl_hits | p4::bsq_cache_reference::rd_2ndl_hite |
        p4::bsq_cache_reference::rd_2ndl_hitm | p4::bsq_cache_reference::rd_2ndl_miss;
    static_assert(references.as_request() == p4::request{.event = 9, .masks = 0x107});
    static_assert(std::is_same_v<decltype(miss | miss), std::remove_const_t<decltype(miss)>>);
    CHECK(references.as_request().masks == 0x107);
}

TEST_CASE("masks may be given by number") {
    static_assert(p4::masks<p4::bsq_cache_reference, 0x107>.as_request() ==
                  p4::request{.event = 9, .masks = 0x107});
    static_assert(std::is_same_v<decltype(p4::masks<p4::bsq_cache_reference, 0x100>),
                                 decltype(p4::bsq_cache_reference::rd_2ndl_miss)>);
}

TEST_CASE("each qualifier is one method, and they can be chained") {
    static_assert(how(miss) == p4::qualifiers{});
    static_assert(how(miss.user()) == p4::qualifiers{.user = true});
    static_assert(how(miss.kernel()) == p4::qualifiers{.kernel = true});
    static_assert(how(miss.user().kernel()) == p4::qualifiers{.user = true, .kernel = true});
    static_assert(how(miss.thread_0()).threads == p4::thread_set::first);
    static_assert(how(miss.thread_1()).threads == p4::thread_set::second);
    static_assert(how(miss.both_threads()).threads == p4::thread_set::both);
    static_assert(how(p4::b2b_cycles::bit1.disputed()) == p4::qualifiers{.disputed = true});
    static_assert(miss.user().edge().as_request().masks == 0x100);
    CHECK(how(miss.user()).user);
}

TEST_CASE("greater_than, at_most, complement and edge set the filter") {
    static_assert(how(uops.greater_than<2>()) == p4::qualifiers{.compare = true, .threshold = 2});
    static_assert(how(uops.greater_than<0>()) == p4::qualifiers{.compare = true});
    static_assert(how(uops.greater_than<15>()).threshold == 15);
    static_assert(how(uops.at_most<2>()) ==
                  p4::qualifiers{.compare = true, .complement = true, .threshold = 2});
    static_assert(how(uops.complement()) == p4::qualifiers{.compare = true, .complement = true});
    static_assert(how(uops.edge()) == p4::qualifiers{.compare = true, .edge = true});
    static_assert(how(uops.greater_than<2>().edge()) ==
                  p4::qualifiers{.compare = true, .edge = true, .threshold = 2});
    // The order of a choice's methods, which add qualifiers to an event, does not matter.
    static_assert(std::is_same_v<decltype(uops.edge().greater_than<2>().user()),
                                 decltype(uops.user().greater_than<2>().edge())>);
    CHECK(how(uops.at_most<2>()).complement);
}

TEST_CASE("the order of qualifiers makes no other type") {
    constexpr auto uops = p4::uops_retired::nbogus;
    using one = decltype(uops.user().edge());
    static_assert(std::is_same_v<one, decltype(uops.edge().user())>);
    static_assert(!std::is_same_v<one, decltype(uops.edge().kernel())>);
    using sampled = decltype(uops.kernel().sample_every<1000>().on(p4::iq_counter4));
    static_assert(
        std::is_same_v<sampled, decltype(uops.on(p4::iq_counter4).kernel().sample_every<1000>())>);
    static_assert(
        std::is_same_v<sampled, decltype(uops.sample_every<1000>().on(p4::iq_counter4).kernel())>);
    CHECK(uops.edge().user().as_request() == uops.user().edge().as_request());
}

TEST_CASE("tag and at_retirement count what an event tags") {
    constexpr auto x87 = p4::x87_fp_uop::all;
    static_assert(how(x87.tag<0>()) == p4::qualifiers{.tag = 0, .at_retirement = true});
    static_assert(how(x87.user().tag<3>()) ==
                  p4::qualifiers{.user = true, .tag = 3, .at_retirement = true});
    static_assert(how(x87.tag<0>().tag<2>()).tag == 2); // the second tag replaces the first
    static_assert(how(p4::uop_type::tagloads.at_retirement()) ==
                  p4::qualifiers{.at_retirement = true});
    static_assert(x87.tag<1>().as_request().event == p4::x87_fp_uop::number);
    // `on` takes an ESCR and a counter of the event that counts tagged uops, execution_event.
    static_assert(std::is_same_v<decltype(x87.tag<1>())::counted_event, p4::execution_event>);
    static_assert(std::is_same_v<decltype(p4::uop_type::tagloads.at_retirement())::counted_event,
                                 p4::front_end_event>);
    static_assert(how(x87.tag<1>().on(p4::cru_escr3, p4::iq_counter5)).counter == 17);
    CHECK(how(x87.tag<1>()).tag == 1);
}

TEST_CASE("a choice names an ESCR, a counter, both or neither") {
    static_assert(how(miss.on(p4::bsu_escr1)) ==
                  p4::qualifiers{.escr = static_cast<int>(p4::escr_number::bsu_escr1)});
    static_assert(how(miss.on(p4::bpu_counter3)) == p4::qualifiers{.counter = 3});
    static_assert(how(miss.on(p4::bsu_escr1, p4::bpu_counter3)) ==
                  p4::qualifiers{.escr = 1, .counter = 3});
    static_assert(std::is_same_v<decltype(miss.on(p4::bsu_escr1).on(p4::bpu_counter3)),
                                 decltype(miss.on(p4::bsu_escr1, p4::bpu_counter3))>);
    CHECK(how(miss.on(p4::bsu_escr1)).escr == 1);
}

TEST_CASE("what may go together can be asked without an error") {
    static_assert(p4::escr_selects<p4::bsu_escr0, p4::bsq_cache_reference>);
    static_assert(!p4::escr_selects<p4::mob_escr0, p4::bsq_cache_reference>);
    static_assert(p4::escr_feeds<p4::bsu_escr0, p4::bpu_counter1>);
    static_assert(!p4::escr_feeds<p4::mob_escr0, p4::iq_counter5>);
    static_assert(p4::event_reaches<p4::uops_retired, p4::iq_counter5>);
    static_assert(!p4::event_reaches<p4::uops_retired, p4::bpu_counter0>);
}

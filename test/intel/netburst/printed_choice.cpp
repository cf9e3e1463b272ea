// Tests the types by which compilers' error messages show choices (events with qualifiers) of the
// Pentium 4.
#include <msr/intel/netburst/printed_choice.hpp>

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/metrics.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace p4 = msr::netburst;
namespace with = p4::with;
using msr::event_choice;

using event = p4::bsq_cache_reference;
constexpr auto misses = event::rd_2ndl_miss; // bit 8

/// Whether a compiler's error shows a choice (an event with its qualifiers) as the type `Shown`.
template <typename Shown, typename Choice>
constexpr bool is_shown_as(Choice) {
    return std::is_same_v<typename msr::printed_type<Choice>::type, Shown>;
}

} // namespace

TEST_CASE("a choice is shown by its event and its masks") {
    static_assert(is_shown_as<event_choice<event, 0x100>>(misses));
    static_assert(is_shown_as<event_choice<event, 0x101>>(misses | event::rd_2ndl_hits));
}

TEST_CASE("qualifiers are shown by the names of their methods") {
    using p4::bpu_counter1;
    using p4::bsu_escr0;
    static_assert(is_shown_as<event_choice<event, 0x100, with::user>>(misses.user()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::kernel>>(misses.kernel()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::thread_0>>(misses.thread_0()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::thread_1>>(misses.thread_1()));
    static_assert(
        is_shown_as<event_choice<event, 0x100, with::both_threads>>(misses.both_threads()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::disputed>>(misses.disputed()));
    static_assert(
        is_shown_as<event_choice<event, 0x100, struct p4::bsu_escr0, struct p4::bpu_counter1>>(
            misses.on(bsu_escr0, bpu_counter1)));
    static_assert(is_shown_as<event_choice<event, 0x100, with::sample_every<1000>>>(
        misses.sample_every<1000>()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::overflow_after<7>,
                                           with::cascaded_from<struct p4::bpu_counter2>>>(
        misses.overflow_after<7>().cascaded_from(p4::bpu_counter2)));
    static_assert(
        is_shown_as<event_choice<event, 0x100, with::force_overflow>>(misses.force_overflow()));
}

TEST_CASE("a threshold of 0 goes without saying beside edge and complement") {
    static_assert(
        is_shown_as<event_choice<event, 0x100, with::greater_than<0>>>(misses.greater_than<0>()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::edge>>(misses.edge()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::complement>>(misses.at_most<0>()));
    static_assert(is_shown_as<event_choice<event, 0x100, with::greater_than<3>, with::complement>>(
        misses.at_most<3>()));
}

TEST_CASE("what is counted at retirement is shown by its tag or its metric") {
    static_assert(is_shown_as<event_choice<p4::x87_fp_uop, 0x8000, with::tag<2>>>(
        p4::x87_fp_uop::all.tag<2>()));
    static_assert(is_shown_as<event_choice<p4::uop_type, 0x2, with::at_retirement>>(
        p4::metric::memory_loads));
    static_assert(is_shown_as<event_choice<p4::front_end_event, 0x1, with::precise>>(
        p4::front_end_event::nbogus.precise()));
    static_assert(
        is_shown_as<
            event_choice<p4::replay_event, 0x1, with::metric<p4::metric::dtlb_load_miss_retired>>>(
            p4::metric::dtlb_load_miss_retired));
}

TEST_CASE("qualifiers that have no name are shown as they are") {
    // a threshold without compare, which no method of a choice (an event with its qualifiers) makes
    constexpr p4::qualifiers odd{.threshold = 3};
    static_assert(is_shown_as<event_choice<event, 1, msr::value<odd>>>(
        p4::choice<event, 1, with::written_out<odd>>{}));
}

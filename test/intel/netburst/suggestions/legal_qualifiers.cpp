// Tests the suggested legal alternatives to illegal choices (events with qualifiers), each worked
// out by hand from the tables of the manual.
#include <msr/intel/netburst/suggestions/legal_qualifiers.hpp>

#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace p4 = msr::netburst;
namespace with = p4::with;
using p4::detail::every_source;
using p4::detail::every_thread;
using p4::detail::legal_models;
using p4::detail::legal_qualifiers;

constexpr p4::target plain{};
constexpr p4::target with_threads = p4::models<3, p4::hyper_threading::on>;

template <auto Choice, p4::target On, typename Others>
using qualifiers =
    typename legal_qualifiers<std::remove_const_t<decltype(Choice)>, On, Others>::type;
template <auto Choice, p4::target On>
using models = typename legal_models<std::remove_const_t<decltype(Choice)>, On>::type;

} // namespace

TEST_CASE("the ESCRs and counters with which a choice would be legal") {
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bsu_escr1);
    using places =
        msr::would_be_legal<struct p4::bpu_counter0, struct p4::bpu_counter1,
                            struct p4::bpu_counter2, struct p4::bpu_counter3,
                            struct p4::iq_counter5, struct p4::bsu_escr0, struct p4::mob_escr0>;
    static_assert(
        std::is_same_v<qualifiers<misses, plain, places>,
                       msr::would_be_legal<struct p4::bpu_counter2, struct p4::bpu_counter3,
                                           struct p4::bsu_escr0>>);
}

TEST_CASE("the logical processors for which a choice would be legal") {
    constexpr auto uops = p4::uops_retired::nbogus;
    static_assert(std::is_same_v<qualifiers<uops, with_threads, every_thread>, every_thread>);
    static_assert(std::is_same_v<qualifiers<uops, plain, every_thread>, msr::as_the_sentence_says>);
    // BSQ_allocation has BSU_ESCR0 only, which belongs to logical processor 0.
    constexpr auto requests = p4::bsq_allocation::req_type0;
    static_assert(std::is_same_v<qualifiers<requests, with_threads, every_thread>,
                                 msr::would_be_legal<with::thread_0, with::both_threads>>);
}

TEST_CASE("the cascades that could start a counter") {
    constexpr auto on_bpu_0 = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter0);
    static_assert(
        std::is_same_v<qualifiers<on_bpu_0, plain, every_source>,
                       msr::would_be_legal<with::cascaded_from<struct p4::bpu_counter2>>>);
    // IQ_COUNTER0 is started by IQ_COUNTER2 and, in extended cascades, which not every model has,
    // by IQ_COUNTER4.
    constexpr auto on_iq_0 = p4::uops_retired::nbogus.on(p4::iq_counter0);
    using regular = with::cascaded_from<struct p4::iq_counter2>;
    using extended = with::cascaded_from<struct p4::iq_counter4>;
    static_assert(
        std::is_same_v<qualifiers<on_iq_0, plain, every_source>, msr::would_be_legal<regular>>);
    static_assert(std::is_same_v<qualifiers<on_iq_0, p4::models<3>, every_source>,
                                 msr::would_be_legal<regular, extended>>);
}

TEST_CASE("the models on which a choice would be legal") {
    using p4::model;
    constexpr auto completed =
        p4::instr_completed::nbogus; // an event that only models 3, 4 and 6 have
    static_assert(std::is_same_v<models<completed, plain>,
                                 msr::would_be_legal<model<3>, model<4>, model<6>>>);
    // Without Hyper-Threading no model helps: a request for logical processor 1 is illegal on every
    // model.
    static_assert(std::is_same_v<models<completed.thread_1(), plain>, msr::as_the_sentence_says>);
    static_assert(std::is_same_v<models<completed.thread_1(), with_threads>,
                                 msr::would_be_legal<model<3>, model<4>, model<6>>>);
}

TEST_CASE("a tag and a dispute can be changed too") {
    using p4::detail::changed;
    using plain_choice = p4::choice<p4::x87_fp_uop, 0x8000>;
    using tagged = typename changed<plain_choice, with::tag<3>>::type;
    static_assert(tagged::as_request().how == p4::with_tag({}, 3));
    using accepted = typename changed<plain_choice, with::disputed>::type;
    static_assert(accepted::as_request().how.disputed);
    using cascaded = decltype(plain_choice{}.cascaded_from(p4::iq_counter4));
    static_assert(cascaded::as_request().how.cascaded_from ==
                  static_cast<int>(p4::counter_number::iq_counter4));
    using uncascaded = typename changed<cascaded, p4::detail::no_cascade>::type;
    static_assert(uncascaded::as_request().how == p4::qualifiers{});
}

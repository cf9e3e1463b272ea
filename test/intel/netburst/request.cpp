#include <msr/intel/netburst/request.hpp>

#include <doctest/doctest.h>

#include <initializer_list>

namespace p4 = msr::netburst;

TEST_CASE("without a privilege level both are counted") {
    const auto counts = [](p4::qualifiers qualifiers, bool user, bool kernel) {
        const p4::request request{.how = qualifiers};
        CHECK(request.counts_user() == user);
        CHECK(request.counts_kernel() == kernel);
    };
    counts({}, true, true);
    counts(p4::with_user({}), true, false);
    counts(p4::with_kernel({}), false, true);
    counts(p4::with_kernel(p4::with_user({})), true, true);
}

TEST_CASE("without a logical processor both are counted") {
    const auto counts = [](p4::thread_set threads, bool first, bool second) {
        const p4::request request{.how = p4::with_threads({}, threads)};
        CHECK(request.counts_thread_0() == first);
        CHECK(request.counts_thread_1() == second);
    };
    counts(p4::thread_set::unsaid, true, true);
    counts(p4::thread_set::first, true, false);
    counts(p4::thread_set::second, false, true);
    counts(p4::thread_set::both, true, true);
}

TEST_CASE("threshold, complement and edge set compare, without which they do nothing") {
    static_assert(p4::with_threshold({}, 0) == p4::qualifiers{.compare = true});
    static_assert(p4::with_threshold({}, 15) == p4::qualifiers{.compare = true, .threshold = 15});
    static_assert(p4::with_complement({}) == p4::qualifiers{.compare = true, .complement = true});
    static_assert(p4::with_edge({}) == p4::qualifiers{.compare = true, .edge = true});
}

TEST_CASE("a threshold that is too large does not become a small one") {
    for (const unsigned threshold : {16u, 255u, 256u, 257u, 65536u, 4294967295u})
        CHECK(p4::with_threshold({}, threshold).threshold > 15);
}

TEST_CASE("qualifiers add up") {
    constexpr p4::qualifiers qualifiers = p4::with_counter(
        p4::with_escr(p4::with_dispute(p4::with_edge(p4::with_threshold(
                          p4::with_threads(p4::with_user({}), p4::thread_set::second), 7))),
                      p4::escr_number::cru_escr5),
        p4::counter_number::iq_counter5);
    static_assert(qualifiers == p4::qualifiers{.user = true,
                                               .kernel = false,
                                               .threads = p4::thread_set::second,
                                               .compare = true,
                                               .complement = false,
                                               .edge = true,
                                               .threshold = 7,
                                               .disputed = true,
                                               .escr = 44,
                                               .counter = 17});
    static_assert(p4::qualifiers{}.escr == -1);
    static_assert(p4::qualifiers{}.counter == -1);
    CHECK(qualifiers != p4::qualifiers{});
}

#include <msr/intel/netburst/overflow.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/metrics.hpp>
#include <msr/intel/netburst/plan.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/start_state.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace p4 = msr::netburst;
using p4::cascade_kind;
using p4::counter_number;

constexpr auto uops = p4::uops_retired::nbogus;
constexpr std::uint64_t wrap = 0x100'0000'0000;

} // namespace

TEST_CASE("an interrupt comes at the event after the overflow: the counter overflows one earlier") {
    // SDM 18.15.5.8. After 999 events the counter is 0 again, and the 1000th interrupts.
    static_assert(p4::preset_of(uops.sample_every<1000>().as_request()) == wrap - 999);
    static_assert(p4::preset_of(uops.overflow_after<1000>().as_request()) == wrap - 1000);
    static_assert(p4::preset_of(uops.sample_every<10>().as_request()) == wrap - 9);
    static_assert(p4::preset_of(uops.sample_every<wrap - 1>().as_request()) == 2);
    static_assert(p4::preset_of(uops.overflow_after<wrap - 1>().as_request()) == 1);
    CHECK(p4::preset_of(uops.as_request()) == 0);
    CHECK(p4::preset_of(uops.force_overflow().as_request()) == 0);
}

TEST_CASE("periods whose preset is -8 to -1 are none, nor are those beyond 40 bits") {
    for (std::uint64_t period = 0; period < 10; ++period)
        CHECK_FALSE(p4::is_sampling_period(period));
    CHECK(p4::is_sampling_period(10));
    CHECK(p4::is_sampling_period(wrap - 1));
    CHECK_FALSE(p4::is_sampling_period(wrap));
    CHECK_FALSE(p4::is_sampling_period(~std::uint64_t{0}));
    CHECK_FALSE(p4::is_overflow_count(0));
    CHECK(p4::is_overflow_count(1));
    CHECK_FALSE(p4::is_overflow_count(wrap));
}

TEST_CASE("cascades lead where the manual's pairs lead, and nowhere else") {
    const facts::table counters{"netburst/counters.csv"};
    unsigned regular = 0;
    unsigned extended = 0;
    for (const facts::row &row : counters) {
        const auto destination = static_cast<unsigned>(facts::number(row["rdpmc_index"]));
        const std::uint32_t factor = facts::set_of_numbers(row["cascade_started_by"]);
        const std::uint32_t by_extended = facts::set_of_numbers(row["ext_started_by"]);
        for (unsigned begin = 0; begin < 18; ++begin) {
            const cascade_kind kind = p4::cascade_between(static_cast<counter_number>(begin),
                                                          static_cast<counter_number>(destination));
            const cascade_kind expected = (factor >> begin & 1) != 0        ? cascade_kind::regular
                                          : (by_extended >> begin & 1) != 0 ? cascade_kind::extended
                                                                            : cascade_kind::none;
            CHECK(kind == expected);
            regular += kind == cascade_kind::regular;
            extended += kind == cascade_kind::extended;
            const bool leads =
                (p4::counters_started_by(static_cast<counter_number>(begin)) >> destination & 1) !=
                0;
            CHECK(leads == (expected != cascade_kind::none));
        }
    }
    CHECK(regular == 18);
    CHECK(extended == 4);
}

TEST_CASE("an interrupt goes to the logical processor that is counted") {
    constexpr std::uint64_t pmi_t0 = 0x04000000;
    constexpr std::uint64_t pmi_t1 = 0x08000000;
    static constexpr p4::assignment place{p4::escr_number::cru_escr0, counter_number::iq_counter0};
    constexpr auto cccr = [](auto choice, const p4::target &target) {
        return p4::start_state_of(choice.as_request(), place, target).cccr;
    };
    constexpr auto sampled = uops.sample_every<1000>();
    constexpr p4::target with_threads = p4::models<3, p4::hyper_threading::on>;
    static_assert(cccr(sampled, p4::target{}) == (0x39000 | pmi_t0));
    static_assert(cccr(sampled.thread_0(), with_threads) == (0x39000 | pmi_t0));
    static_assert(cccr(sampled.thread_1(), with_threads) == (0x39000 | pmi_t1));
    static_assert(cccr(sampled.both_threads(), with_threads) == (0x39000 | pmi_t0 | pmi_t1));
    static_assert(cccr(uops.overflow_after<1000>(), p4::target{}) == 0x39000);
    CHECK(cccr(uops.force_overflow(), p4::target{}) == (0x39000 | 0x02000000));
}

TEST_CASE("what a cascade starts waits for it and is not enabled") {
    constexpr auto later = uops.cascaded_from(p4::iq_counter2);
    constexpr auto extended = uops.cascaded_from(p4::iq_counter4);
    constexpr auto cccr = [](auto choice, counter_number counter) {
        const p4::escr_number escr = counter == counter_number::iq_counter5
                                         ? p4::escr_number::cru_escr1
                                         : p4::escr_number::cru_escr0;
        return p4::start_state_of(choice.as_request(), {escr, counter}, {}).cccr;
    };
    static_assert(cccr(later, counter_number::iq_counter0) == 0x40038000);
    static_assert(cccr(later, counter_number::iq_counter4) == 0x40038000);
    // Bit 11 is CASCNT4INTO5 in the CCCR of counter 5, and CASCNT4INTO0 in the CCCR of counter 0.
    static_assert(cccr(extended, counter_number::iq_counter5) == 0x00038800);
    CHECK(cccr(extended, counter_number::iq_counter0) == 0x00038800);
}

TEST_CASE("a cascade that leads to two counters takes the one that is free") {
    // A cascade leads from counter 16 to 12 or 17. Counter 12 would share CRU_ESCR0 with the
    // source, which has a different value in CRU_ESCR0.
    constexpr auto first = p4::instr_retired::nbogusntag.on(p4::iq_counter4).overflow_after<100>();
    constexpr auto later = uops.cascaded_from(p4::iq_counter4);
    constexpr const auto &plan = msr::plan<p4::models<2>, first, later>;
    static_assert(plan.assignment_of(1).counter == counter_number::iq_counter5);
    static_assert(plan.assignment_of(1).escr == p4::escr_number::cru_escr1);
    // A cascade leads from counter 14 to 12 or 16, of which precise sampling needs 16.
    constexpr auto source = uops.on(p4::iq_counter2).overflow_after<100>();
    constexpr auto final_value = p4::branch_retired::mmtm.cascaded_from(p4::iq_counter2);
    constexpr auto precise = p4::front_end_event::bogus.sample_every<1000>().precise();
    constexpr auto neighbours = p4::machine_clear::clear;
    constexpr const auto &four = msr::plan<source, final_value>;
    static_assert(four.assignment_of(1).counter == counter_number::iq_counter0);
    CHECK(msr::plan<source, neighbours, precise>.assignment_of(2).counter ==
          counter_number::iq_counter4);
}

TEST_CASE("precise samples are taken on IQ_COUNTER4, for logical processor 1 on IQ_COUNTER5") {
    constexpr auto loads = p4::metric::memory_loads.sample_every<100000>().precise();
    constexpr const auto &plan = msr::plan<loads>;
    static_assert(plan.assignment_of(0).counter == counter_number::iq_counter4);
    static_assert(plan.parts().pebs_enable == 0x02000000);
    static_assert(plan.parts().matrix_vert == 0);

    // A replay metric has its own bits in addition to bit 25 (SDM Table 19-33).
    constexpr auto misses =
        p4::metric::_1stl_cache_load_miss_retired.sample_every<100000>().precise();
    static_assert(msr::plan<misses>.parts().pebs_enable == 0x03000001);
    static_assert(msr::plan<misses>.parts().matrix_vert == 1);

    constexpr p4::target with_threads = p4::models<3, p4::hyper_threading::on>;
    constexpr const auto &of_0 = msr::plan<with_threads, loads.thread_0()>;
    constexpr const auto &of_1 = msr::plan<with_threads, loads.thread_1()>;
    static_assert(of_0.assignment_of(0).counter == counter_number::iq_counter4);
    static_assert(of_1.assignment_of(0).counter == counter_number::iq_counter5);
    CHECK(of_1.assignment_of(1).escr == p4::escr_number::rat_escr1);
}

TEST_CASE("every replay metric sampled precisely has the value of the manual's table") {
    for (const facts::row &row : facts::table{"netburst/replay_metrics.csv"}) {
        const p4::metric_row *metric = nullptr;
        for (const p4::metric_row &metric_row : p4::metrics)
            if (facts::library_name(row["metric"]) == metric_row.name) metric = &metric_row;
        REQUIRE(metric != nullptr);
        p4::request request = p4::request_of(*metric);
        request.how =
            p4::with_precision(p4::with_overflow(request.how, p4::overflow_use::interrupt, 1000));
        const p4::assignments assignments = p4::assign({&request, 1}, {});
        REQUIRE(assignments.found());
        CHECK(assignments.needed.pebs_enable == facts::number(row["pebs_enable_value"]));
        CHECK(assignments.needed.matrix_vert == facts::number(row["matrix_vert_value"]));
    }
}

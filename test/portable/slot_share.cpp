// Tests shares of issue slots in plans for the processor whose CPUID answers, and values from
// counts.
#include <msr/portable/slot_share.hpp>

#include <msr/amd/counters.hpp>
#include <msr/core/choice_text.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/run_time_plan.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

namespace {

/// CPUID of a simulated processor.
template <typename Target>
struct slot_cpuid {
    Target target;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        return msr::sim::cpuid_of(target, leaf, subleaf);
    }
};

template <typename Target, typename... Part>
msr::run_time_plan slot_plan(const Target &target, Part... parts) {
    const slot_cpuid<Target> cpuid{target};
    return msr::plan_by_cpuid(msr::cpuid_view{cpuid}, parts...);
}

void set(msr::counts<msr::run_time_plan> &counts, std::string_view text, std::uint64_t count) {
    const std::size_t position = counts.plan().position(text);
    REQUIRE(position < counts.size());
    counts.data()[position] = count;
}

} // namespace

TEST_CASE("a share of issue slots is written by its name and its privilege levels") {
    CHECK(std::string{msr::text_of<msr::retiring>} == "retiring");
    CHECK(std::string{msr::text_of<msr::backend_bound.user()>} == "backend_bound:user");
    static_assert(!(msr::retiring == msr::retiring.user()));
}

TEST_CASE("Haswell's shares are the published formulas of four slots in a clock") {
    const msr::run_time_plan plan = slot_plan(
        msr::perfmon::haswell, msr::instructions.user(), msr::retiring.user(),
        msr::bad_speculation.user(), msr::frontend_bound.user(), msr::backend_bound.user());
    REQUIRE(plan.legal());
    CHECK(plan.size() == 6); // the plan has instructions, clocks and four slot events
    msr::counts<msr::run_time_plan> counts{plan};
    set(counts, "core_cycles:user", 1000); // 1,000 clocks are 4,000 slots
    set(counts, "uops_retired.retire_slots:user", 1000);
    set(counts, "uops_issued.any:user", 1400);
    set(counts, "int_misc.recovery_cycles:user", 50);
    set(counts, "idq_uops_not_delivered.core:user", 800);
    CHECK(msr::retiring.user()(counts) == doctest::Approx(0.25));
    // (400 + 200) / 4000: unretired and recovery slots
    CHECK(msr::bad_speculation.user()(counts) == doctest::Approx(0.15));
    CHECK(msr::frontend_bound.user()(counts) == doctest::Approx(0.2));
    CHECK(msr::backend_bound.user()(counts) == doctest::Approx(0.4));
    CHECK_THROWS_AS(static_cast<void>(msr::retiring(counts)), std::out_of_range);
}

TEST_CASE("Sapphire Rapids' shares are those of IA32_PERF_METRICS") {
    const msr::run_time_plan plan =
        slot_plan(msr::perfmon::sapphire_rapids, msr::frontend_bound, msr::backend_bound);
    REQUIRE(plan.legal());
    CHECK(plan.size() == 3);
    msr::counts<msr::run_time_plan> counts{plan};
    set(counts, "topdown_slots", 600);
    set(counts, "topdown_frontend_bound", 60);
    set(counts, "topdown_backend_bound", 240);
    CHECK(msr::frontend_bound(counts) == doctest::Approx(0.1));
    CHECK(msr::backend_bound(counts) == doctest::Approx(0.4));
}

TEST_CASE("Gracemont has five slots in a clock, Crestmont six, Skymont eight") {
    const auto share_of = [](const auto &target, const char *event) {
        msr::counts<msr::run_time_plan> counts{slot_plan(target, msr::frontend_bound)};
        set(counts, "core_cycles", 100);
        set(counts, event, 30);
        return msr::frontend_bound(counts);
    };
    CHECK(share_of(msr::perfmon::alder_lake_atom, "topdown_fe_bound.all") == doctest::Approx(0.06));
    CHECK(share_of(msr::perfmon::meteor_lake_atom, "topdown_fe_bound.all_p") ==
          doctest::Approx(0.05));
    CHECK(share_of(msr::perfmon::lunar_lake_atom, "topdown_frontend_bound") ==
          doctest::Approx(0.0375));
    CHECK(slot_plan(msr::perfmon::lunar_lake_atom, msr::retiring, msr::bad_speculation,
                    msr::frontend_bound, msr::backend_bound)
              .legal());
}

TEST_CASE("Zen 4 has six slots in a clock, Zen 5 eight") {
    const auto shares_of = [](const auto &target, double slots_of_clock) {
        msr::counts<msr::run_time_plan> counts{
            slot_plan(target, msr::bad_speculation, msr::frontend_bound, msr::backend_bound)};
        set(counts, "cpu_clk_unhalted", 100);
        set(counts, "de_src_op_disp.all", 90);
        set(counts, "ex_ret_ops", 60);
        set(counts, "de_no_dispatch_per_slot.no_ops_from_frontend", 120);
        set(counts, "de_no_dispatch_per_slot.backend_stalls", 240);
        CHECK(msr::bad_speculation(counts) == doctest::Approx(.3 / slots_of_clock));
        CHECK(msr::frontend_bound(counts) == doctest::Approx(1.2 / slots_of_clock));
        CHECK(msr::backend_bound(counts) == doctest::Approx(2.4 / slots_of_clock));
    };
    shares_of(msr::amd::zen4, 6);
    shares_of(msr::amd::zen5, 8);
}

TEST_CASE("an event that a share and a choice need is counted once") {
    const msr::run_time_plan haswell =
        slot_plan(msr::perfmon::haswell, msr::ipc, msr::frontend_bound);
    REQUIRE(haswell.size() == 3);
    CHECK(haswell.text(1) == "cycles");
    CHECK(haswell.text(2) == "idq_uops_not_delivered.core");
    const msr::run_time_plan zen4 = slot_plan(msr::amd::zen4, msr::cycles, msr::frontend_bound);
    REQUIRE(zen4.size() == 2);
    CHECK(zen4.text(0) == "cycles");
    CHECK(slot_plan(msr::amd::zen4, msr::cycles, msr::frontend_bound.user()).size() == 3);
}

TEST_CASE("without a slot a share is not a number") {
    const msr::counts<msr::run_time_plan> counts{
        slot_plan(msr::perfmon::haswell, msr::frontend_bound)};
    CHECK(std::isnan(msr::frontend_bound(counts)));
}

TEST_CASE("a processor whose issue slots no events divide refuses shares with a sentence") {
    for (const msr::run_time_plan &plan :
         {slot_plan(msr::amd::zen2, msr::frontend_bound), slot_plan(msr::p6::piii, msr::retiring),
          slot_plan(msr::perfmon::silvermont, msr::backend_bound)}) {
        CHECK_FALSE(plan.legal());
        CHECK(std::string_view{plan.why().broken->sentence} ==
              "no events are known that divide the issue slots of this processor");
    }
}

TEST_CASE("each definition of slots is a legal plan of its processors") {
    for (const auto &row : msr::perfmon::processors) {
        const msr::perfmon::target target =
            msr::perfmon::target_at(static_cast<unsigned>(&row - msr::perfmon::processors));
        if (slot_definition_of(target) == nullptr) continue;
        INFO(std::string{row.name});
        for (const auto &share :
             {msr::retiring, msr::bad_speculation, msr::frontend_bound, msr::backend_bound})
            CHECK(slot_plan(target, share).legal());
    }
}

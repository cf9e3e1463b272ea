#include <msr/portable/plan_here.hpp>

#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace {

/// CPUID of a simulated processor.
template <typename Target>
struct portable_cpuid {
    Target target;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        return msr::sim::cpuid_of(target, leaf, subleaf);
    }
};

template <typename Target, typename... Part>
msr::run_time_plan planned_for(const Target &target, Part... parts) {
    const portable_cpuid<Target> cpuid{target};
    return msr::plan_by_cpuid(msr::cpuid_view{cpuid}, parts...);
}

/// The value that a plan writes to a register in its set-up; 0 without such a write.
std::uint64_t portable_setting(const msr::run_time_plan &plan, std::uint32_t address) {
    for (const msr::write &write : plan.view().set_up)
        if (write.address == address) return write.value;
    return 0;
}

std::string broken_sentence(const msr::run_time_plan &plan) {
    const msr::verdict verdict = plan.why();
    return verdict.legal() ? "" : std::string{verdict.broken->sentence};
}

} // namespace

TEST_CASE("the plan is for the processor whose CPUID answers") {
    const auto choice = msr::branches.user();
    // Bits by the vendors' manuals: event in bits 7 to 0, bit 16 for CPL 1 to 3, bit 17 for CPL 0.
    constexpr std::uint64_t selects = 0x3ffff;
    const auto select_of = [&](const auto &target, std::uint32_t address) {
        return portable_setting(planned_for(target, choice), address) & selects;
    };
    CHECK(select_of(msr::perfmon::haswell, 0x186) == 0x100c4);
    CHECK(select_of(msr::amd::zen3, 0xc0010200) == 0x100c2);
    CHECK(select_of(msr::amd::k8, 0xc0010000) == 0x100c2);
    CHECK(select_of(msr::p6::piii, 0x186) == 0x100c4);
}

TEST_CASE("texts of a plan are the portable names, and its counts are found by choice and text") {
    const msr::run_time_plan plan =
        planned_for(msr::perfmon::skylake, msr::instructions.user(), msr::l2_misses);
    REQUIRE(plan.size() == 2);
    CHECK(plan.text(0) == "instructions:user");
    CHECK(plan.text(1) == "l2_misses");
    msr::counts<msr::run_time_plan> counts{plan};
    counts.data()[0] = 5;
    counts.data()[1] = 7;
    CHECK(counts[msr::instructions.user()] == 5);
    CHECK(counts[msr::l2_misses] == 7);
    CHECK(counts.at("l2_misses") == 7);
    CHECK_THROWS_AS(static_cast<void>(counts[msr::instructions]), std::out_of_range);
}

TEST_CASE("metrics bring their choices, each once") {
    const msr::run_time_plan plan = planned_for(msr::amd::zen4, msr::ipc, msr::instructions,
                                                msr::branch_miss_ratio, msr::l2_miss_rate);
    REQUIRE(plan.legal());
    REQUIRE(plan.size() == 5);
    CHECK(plan.text(0) == "instructions");
    CHECK(plan.text(1) == "cycles");
    CHECK(plan.text(2) == "branch_misses");
    CHECK(plan.text(3) == "branches");
    CHECK(plan.text(4) == "l2_misses");
    msr::counts<msr::run_time_plan> counts{plan};
    counts.data()[2] = 1;
    counts.data()[3] = 4;
    CHECK(msr::branch_miss_ratio(counts) == doctest::Approx(0.25));
}

TEST_CASE("a choice that the processor lacks is a sentence, and so is an unknown processor") {
    CHECK(broken_sentence(planned_for(msr::p6::piii, msr::cycles, msr::dtlb_walks)) ==
          "this processor has no event that counts this portable choice");
    CHECK(std::string_view{planned_for(msr::p6::piii, msr::dtlb_walks).why().names[0]} ==
          "dtlb_walks");
    const auto empty = [](std::uint32_t, std::uint32_t) { return msr::cpuid_registers{}; };
    CHECK(broken_sentence(msr::plan_by_cpuid(msr::cpuid_view{empty}, msr::cycles)) ==
          "the counters of this processor are not known");
}

TEST_CASE("more choices than counters are refused with the planner's rule") {
    const msr::run_time_plan plan =
        planned_for(msr::p6::piii, msr::cycles, msr::instructions, msr::branches);
    CHECK_FALSE(plan.legal());
    CHECK_FALSE(broken_sentence(plan).empty());
}

TEST_CASE("a session refuses a plan that is not legal with its sentence") {
    msr::sim::pentium4 machine;
    const msr::run_time_plan plan = planned_for(msr::p6::piii, msr::dtlb_walks);
    msr::failure problem;
    const msr::session session{machine, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::illegal_plan);
    CHECK(std::string_view{problem.subject} ==
          "this processor has no event that counts this portable choice");
}

TEST_CASE("a plan that is not legal accesses no register") {
    msr::recorder tape;
    const msr::run_time_plan plan =
        planned_for(msr::amd::zen2, msr::instructions, msr::llc_references);
    msr::failure problem;
    const msr::session on_one_cpu{tape, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::illegal_plan);
    const msr::session on_two{tape, plan, msr::on_cpus(0, 1), problem};
    CHECK(problem.kind == msr::error_code::illegal_plan);
    CHECK(msr::message(problem).find("no event that counts this portable choice") !=
          std::string::npos);
    CHECK(tape.log().empty());
}

TEST_CASE("the plan of this processor is legal, or says why") {
    const msr::run_time_plan plan = msr::plan_here(msr::instructions.user());
    CHECK(plan.legal() == broken_sentence(plan).empty());
}

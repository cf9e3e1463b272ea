// Tests the differences of issue-slot shares between two readings: known for long periods, refused
// for short ones.
#include <msr/session/share_periods.hpp>

#include <msr/backend/message.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <string>

namespace {

namespace share_periods_test {

namespace pm = msr::perfmon;
using msr::difference_failure;
using msr::error_code;

constexpr const auto &with_slots =
    msr::plan<pm::sapphire_rapids, pm::topdown_retiring, pm::topdown_slots>;
constexpr const auto &alone = msr::plan<pm::sapphire_rapids, pm::topdown_retiring>;
constexpr const auto &first_level =
    msr::plan<pm::sapphire_rapids, pm::topdown_be_bound, pm::topdown_mem_bound,
              pm::topdown_retiring, pm::topdown_bad_spec, pm::topdown_fe_bound>;
constexpr const auto &without = msr::plan<pm::sapphire_rapids, pm::topdown_slots>;

template <typename Plan>
msr::counts<Plan> counts_of(const Plan &, const std::uint64_t *values) {
    msr::counts<Plan> result;
    for (std::size_t i = 0; i < Plan::size; ++i)
        result.data()[i] = values[i];
    return result;
}

} // namespace share_periods_test

} // namespace

using namespace share_periods_test;

TEST_CASE("a period is the 16th part of all slots or more, or its shares are not known") {
    const std::uint64_t previous[] = {400, 15'000}, late[] = {900, 16'000};
    CHECK_FALSE(difference_failure(with_slots.view().readouts, late, previous));
    const std::uint64_t soon[] = {410, 15'990};
    const msr::failure problem = difference_failure(with_slots.view().readouts, soon, previous);
    CHECK(problem.kind == error_code::period_too_short);
    CHECK(problem.value == 990);
    CHECK(problem.actual_value == 15'990);
    CHECK(difference_failure(with_slots.view().readouts, previous, soon).value ==
          990); // the needed period is equal for readings in either order
    const std::string text = msr::message(problem);
    CHECK(text.find("255th part of all 15990 slots") != text.npos);
    CHECK(text.find("a period of 990") != text.npos);
    CHECK(text.find("16th part of the time since the start") != text.npos);
}

TEST_CASE("the whole is the slots, or the four shares that make it up") {
    const std::uint64_t previous[] = {400, 9, 100, 100, 400}, soon[] = {420, 9, 100, 100, 400};
    CHECK(difference_failure(first_level.view().readouts, soon, previous).actual_value == 1020);
    const std::uint64_t late[] = {800, 9, 100, 100, 400};
    CHECK_FALSE(difference_failure(first_level.view().readouts, late, previous));
    const std::uint64_t number[] = {400}, other[] = {800};
    const msr::failure problem = difference_failure(alone.view().readouts, other, number);
    CHECK(problem.kind == error_code::period_too_short);
    CHECK(problem.actual_value == 0);
    CHECK(msr::message(problem).find("count topdown_slots beside them") != std::string::npos);
}

TEST_CASE("without shares every period is right") {
    const std::uint64_t previous[] = {15'000}, soon[] = {15'001};
    CHECK_FALSE(difference_failure(without.view().readouts, soon, previous));
    CHECK((counts_of(without, soon) - counts_of(without, previous)).at(0) == 1);
}

TEST_CASE("counts of a plan refuse such differences") {
    const std::uint64_t previous[] = {400, 15'000}, soon[] = {410, 15'990}, late[] = {900, 16'000};
    CHECK((counts_of(with_slots, late) - counts_of(with_slots, previous)).at(0) == 500);
    CHECK_THROWS_AS((void)(counts_of(with_slots, soon) - counts_of(with_slots, previous)),
                    std::out_of_range);
    CHECK((counts_of(with_slots, soon) + counts_of(with_slots, previous)).at(1) == 30'990);
}

TEST_CASE("counts of a plan that was made at run time refuse them as well") {
    const msr::run_time_plan plan{with_slots.view(), {"retiring", "slots"}};
    msr::counts<msr::run_time_plan> previous{plan}, soon{plan};
    previous.data()[1] = 15'000;
    soon.data()[1] = 15'990;
    msr::failure problem;
    soon.subtract(previous, problem);
    CHECK(problem.kind == error_code::period_too_short);
    CHECK(soon.at(1) == 15'990);
    soon.data()[1] = 16'000;
    soon.subtract(previous, problem);
    CHECK_FALSE(problem);
    CHECK(soon.at(1) == 1000);
}

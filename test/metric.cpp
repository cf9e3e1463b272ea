// Tests metrics: formulas in programs and as text, plans, and values from counts.
#include <msr/metric.hpp>

#include <msr/amd/metrics/common.hpp>
#include <msr/amd/metrics/zen4.hpp>
#include <msr/intel/metrics/architectural.hpp>
#include <msr/intel/metrics/skylake.hpp>
#include <msr/intel/netburst/ratios.hpp>
#include <msr/intel/p5/metrics.hpp>
#include <msr/intel/p6/metrics.hpp>
#include <msr/session/counts.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <vector>

namespace pm = msr::perfmon;

namespace {

using msr::constant_of;
using msr::count_of;
using msr::metric_constant;
using msr::metric_problem;
using msr::metric_value;

constexpr auto clocks = pm::core_cycles.user();
constexpr auto instructions = pm::instructions_retired.user();
constexpr auto cpi = msr::metric("cpi", "clocks", count_of(clocks) / count_of(instructions));
constexpr auto per_second =
    msr::metric("per_second", count_of(instructions) / constant_of<metric_constant::duration>);
constexpr auto l2_misses = msr::metric(
    "l2_misses", msr::formula::min(count_of(msr::events::skylake::l2_rqsts::miss.user()) / 2.0,
                                   count_of(instructions)) -
                     1);

template <typename Plan>
using plan_type = std::remove_cvref_t<Plan>;

/// Makes counts of a plan from values in the order of the plan's events.
template <typename Plan>
constexpr msr::counts<plan_type<Plan>> counted(const Plan &,
                                               std::initializer_list<unsigned> total) {
    msr::counts<plan_type<Plan>> result;
    std::size_t place = 0;
    for (const unsigned number : total)
        result.data()[place++] = number;
    return result;
}

constexpr const auto &two = msr::metric_plan<pm::skylake, cpi, per_second>;
static_assert(two.choices == 2, "instructions are counted once");
static_assert(two.group_count == 1);
static_assert(*msr::value_of<cpi>(counted(two, {30, 20})) == 1.5);
static_assert(*msr::value_of<per_second>(counted(two, {30, 20}),
                                         msr::given::duration{.seconds = 4}) == 5);
static_assert(msr::value_of<cpi>(counted(two, {30, 0})).why() == metric_problem::division_by_zero);

constexpr const auto &three = msr::metric_plan<pm::skylake, cpi, l2_misses>;
static_assert(three.choices == 3);
static_assert(*msr::value_of<l2_misses>(counted(three, {1, 20, 6})) == 2);
static_assert(*msr::value_of<l2_misses>(counted(three, {1, 20, 600})) == 19);

/// Skylake's plan of a metric with eleven events for general counters, of which Skylake has four.
constexpr const auto &several =
    msr::metric_plan<pm::skylake, msr::events::skylake::metric::l2_bound,
                     msr::events::skylake::metric::l1_bound, msr::events::skylake::metric::divider,
                     msr::events::skylake::metric::microcode_sequencer>;
static_assert(several.group_count == 3);
static_assert(several.choices == 11 + 2, "clocks of a thread and of its core");

// A metric of an event list counts the events that the list's table of metrics names.
constexpr auto of_users = msr::events::skylake::metric::info_thread_ipc.user();
constexpr const auto &listed = msr::metric_plan<pm::skylake, of_users>;
static_assert(listed.choices == 2);
static_assert(listed.request_at(0) == request_of(msr::events::skylake::inst_retired::any.user()));
static_assert(listed.request_at(1) ==
              request_of(msr::events::skylake::cpu_clk_unhalted::thread.user()));
static_assert(*msr::value_of<of_users>(counted(listed, {30, 60})) == 0.5);

// Metric plans for PMUs of Intel's P6 and AMD's Zen 4.
constexpr const auto &of_p6 =
    msr::metric_plan<msr::p6::piii, msr::p6::metric::cpi, msr::p6::metric::l2_miss_ratio>;
static_assert(of_p6.choices == 4 && of_p6.group_count == 2);

namespace zen4 = msr::events::zen4;
constexpr const auto &of_zen4 =
    msr::metric_plan<msr::amd::zen4, zen4::metric::frontend_bound,
                     zen4::metric::frontend_bound_latency, msr::amd::metric::l3_misses>;
static_assert(of_zen4.choices == 4 && of_zen4.group_count == 1);
static_assert(of_zen4.request_at(2) ==
              request_of(zen4::de_no_dispatch_per_slot::no_ops_from_frontend.cmask<6>()));
// 300 of 6 * 100 issue slots had no operation; 240 of the 300 were in clocks in which the frontend
// delivered no operation at all.
static_assert(*msr::value_of<zen4::metric::frontend_bound>(counted(of_zen4, {300, 100, 40, 7})) ==
              50);
static_assert(*msr::value_of<zen4::metric::frontend_bound_latency>(counted(of_zen4, {300, 100, 40,
                                                                                     7})) == 40);
static_assert(*msr::value_of<msr::amd::metric::l3_misses>(counted(of_zen4, {300, 100, 40, 7})) ==
              7);

metric_value text_value(const char *formula, std::vector<double> counts,
                        const msr::known_constants &constants = {}) {
    struct known {
        const std::vector<double> &counts;
        const msr::known_constants &constants;
        metric_value count(std::size_t place) const { return counts.at(place); }
        metric_value constant(metric_constant metric_constant) const {
            return constants[metric_constant];
        }
    };
    return msr::value_of_formula(formula, known{counts, constants});
}

} // namespace

TEST_CASE("arithmetic never gives a NaN or an infinity") {
    const double largest = std::numeric_limits<double>::max();
    CHECK((metric_value{largest} * metric_value{2.0}).why() == metric_problem::number_out_of_range);
    CHECK(metric_value{std::numeric_limits<double>::quiet_NaN()}.why() ==
          metric_problem::number_out_of_range);
    CHECK((metric_value{0.0} / metric_value{0.0}).why() == metric_problem::division_by_zero);
    const metric_value empty = metric_value{1.0} / metric_value{0.0};
    CHECK((empty * metric_value{0.0}).why() == metric_problem::division_by_zero);
    CHECK(smaller(metric_value{1.0}, empty).why() == metric_problem::division_by_zero);
    CHECK(empty.value_or(7) == 7);
    // In a conditional formula the operand that the condition does not select has no influence.
    CHECK(*chosen_by(metric_value{0.0}, empty, metric_value{3.0}) == 3);
    CHECK_FALSE(chosen_by(metric_value{1.0}, empty, metric_value{3.0}));
}

TEST_CASE("formulas as text") {
    CHECK(*text_value("e0 - e1 - e2", {10, 3, 2}) == 5);
    CHECK(*text_value("e0 / e1 / e2", {12, 3, 2}) == 2);
    CHECK(*text_value("1 + 2 * e0", {5}) == 11);
    CHECK(*text_value("(1 + 2) * -e0", {5}) == -15);
    CHECK(*text_value("2.5e2 * 0.01", {}) == 2.5);
    CHECK(*text_value("max(e0, e1) - min(e0, e1)", {5, 9}) == 4);
    CHECK(*text_value("1 if e0 > e1 else 2", {5, 9}) == 2);
    CHECK(*text_value("1 if e0 < e1 else 2", {5, 9}) == 1);
    CHECK(*text_value("1 if e0 >= 5 else 2", {5}) == 1);
    CHECK(*text_value("1 if e0 == 5 else 2", {5}) == 1);
    CHECK(*text_value("1 if e0 <= 4 else 2 if e0 < 6 else 3", {5}) == 2);
    CHECK(*text_value("s0 = e0 + 1; s1 = s0 * 2; s1 + s0", {4}) == 15);
    CHECK(*text_value("with e0; 7", {4}) == 7);
    msr::known_constants smt;
    CHECK(text_value("smt_on", {}, smt).why() == metric_problem::constant_not_given);
    smt.set(metric_constant::smt_on, 1);
    CHECK(*text_value("e0 / 2 if smt_on else e0", {8}, smt) == 4);
    for (const char *const faulty :
         {"", "1 +", "(1", "1)", "min(1)", "max(1, 2", "e", "s0", "s1 = 2; s1", "nothing", "1 2",
          "1 if 2", "with 3; 4", "s0 = 1 s0", "1.2.3", "1e", "$", "e0 e0"})
        CHECK_MESSAGE(text_value(faulty, {1}).why() == metric_problem::formula_malformed, faulty);
}

TEST_CASE("deep and long formulas end") {
    CHECK_FALSE(text_value((std::string(100'000, '(') + "1").c_str(), {}));
    CHECK_FALSE(text_value((std::string(100'000, '-') + "1").c_str(), {}));
    std::string sum = "1";
    for (int i = 0; i < 10'000; ++i)
        sum += " + 1";
    CHECK(*text_value(sum.c_str(), {}) == 10'001);
}

TEST_CASE("what a formula uses") {
    const msr::formula_uses uses =
        msr::uses_of_formula("with e9; s0 = e3; e3 / s0 * 1e3 * duration");
    CHECK(uses.count == 2);
    CHECK(uses.event[0] == 9);
    CHECK(uses.event[1] == 3);
    CHECK(uses.constants == msr::set_of(metric_constant::duration));
    CHECK(uses.place_of(3) == 1);
    CHECK(uses.place_of(4) == 2);
}

TEST_CASE("counts of groups that ran part of the time are scaled") {
    using namespace std::chrono_literals;
    const auto ran = [](std::uint64_t count, std::chrono::nanoseconds running,
                        std::uint64_t slices) {
        return msr::multiplexed_count{
            count, {.enabled = 100ns, .running = running, .all_slices = 4, .slices = slices}};
    };
    msr::multiplexed_counts<plan_type<decltype(two)>> counts;
    counts.data()[0] = ran(30, 25ns, 1);
    counts.data()[1] = ran(20, 50ns, 2);
    const metric_value scaled = msr::value_of<cpi>(counts);
    CHECK(*scaled == 3); // 30 * 4 / (20 * 2)
    CHECK_FALSE(scaled.is_exact());
    counts.data()[0] = ran(30, 100ns, 4);
    counts.data()[1] = ran(20, 100ns, 4);
    CHECK(*msr::value_of<cpi>(counts) == 1.5);
    CHECK(msr::value_of<cpi>(counts).is_exact());
    counts.data()[1] = ran(0, 0ns, 0);
    CHECK(msr::value_of<cpi>(counts).why() == metric_problem::group_never_ran);
}

TEST_CASE("metrics of the older processors") {
    namespace p4 = msr::netburst;
    const metric_value counts[] = {300.0, 200.0};
    CHECK(*msr::value_of(p4::metric::cpi, {counts, 2}) == 1.5);
    CHECK(*msr::value_of(msr::p6::metric::ipc, {counts, 2}) == 1.5);
    // Two events with the counts 300 and 200: micro-operations for each instruction, and
    // percentages of fetches and of instructions.
    CHECK(*msr::value_of(msr::p6::metric::uops_per_instruction, {counts, 2}) == 1.5);
    CHECK(*msr::value_of(msr::p6::metric::itlb_miss_ratio, {counts, 2}) == 150);
    CHECK(*msr::value_of(msr::p6::metric::floating_point_share, {counts, 2}) == 150);
    CHECK(*msr::value_of(msr::amd::metric::cpi, {counts, 2}) == 1.5);
    CHECK(*msr::value_of(p4::metric::l2_read_miss_ratio, {counts, 2}) == 150);
    msr::known_constants clock;
    CHECK(msr::value_of(msr::p5::metric::cpi, {counts, 1}, clock).why() ==
          metric_problem::constant_not_given);
    clock = msr::known_constants{msr::given::tsc_ticks{.clocks = 600}};
    CHECK(*msr::value_of(msr::p5::metric::cpi, {counts, 1}, clock) == 2);
}

TEST_CASE("a list is walked as its constants are") {
    std::vector<std::string> names;
    msr::each_metric(msr::events::skylake::core_metrics::list, [&](const auto &metric) {
        names.emplace_back(metric.name());
        if (names.back() == "info_thread_ipc") {
            CHECK(metric.formula() == msr::events::skylake::metric::info_thread_ipc.formula());
            CHECK(std::string{metric.unit()}.empty());
        }
    });
    CHECK(names.size() == msr::events::skylake::core_metrics::list.count);
}

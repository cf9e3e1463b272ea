// Counts row by row. The machine is made up or simulated; nothing here was measured.
#include <msr/session/count_rows.hpp>

#include "fake_plan.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <iterator>
#include <string>
#include <type_traits>
#include <vector>

namespace rows_of_counts {

/// Returns the text, count, unit and scope of each row, for comparisons.
template <typename Counts>
std::vector<std::string> lines_of(const Counts &counted) {
    std::vector<std::string> lines;
    for (const auto &[text, count, unit, scope] : counted)
        lines.push_back(text + ' ' + std::to_string(count) + ' ' + std::string{unit} + ' ' +
                        name_of(scope));
    return lines;
}

struct sampling_plan {
    static constexpr std::size_t size = 3;
    static constexpr msr::readout readouts[] = {
        {.address = 0x10, .width = 40, .name = "counter_a", .is_sampled = true},
        {.address = 0x11, .width = 40, .name = "counter_b"},
        {.address = 0x12, .width = 40, .name = "counter_c", .is_sampled = true}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
};

} // namespace rows_of_counts

namespace amd = msr::amd;
using rows_of_counts::lines_of;

TEST_CASE("a row has the text of a choice, its count, its unit and who shares that") {
    msr::recorder machine;
    machine.set(0, amd::retired_instructions, 10);
    machine.set(0, amd::l3_lookup_state::l3_miss, 4);
    constexpr const auto &plan =
        msr::plan<amd::zen3, amd::retired_instructions, amd::l3_lookup_state::l3_miss>;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    CHECK(lines_of(session.measure([] {})) ==
          std::vector<std::string>{"retired_instructions 10 core thread",
                                   "l3_lookup_state:l3_miss 4 l3 l3"});
}

TEST_CASE("counters of the core count events of the northbridge on K8") {
    // On K8 the codes 0xe0 to 0xff are events of the northbridge.
    constexpr auto event = amd::raw<0xe8, 0x01>;
    using plan = std::remove_cvref_t<decltype(msr::plan<amd::k8, event>)>;
    CHECK(lines_of(msr::counts<plan>{})[0].ends_with(" 0 northbridge node"));
}

TEST_CASE("a temporary is gone through, too") {
    msr::recorder tape;
    fake::fill(tape, 0);
    msr::session session{tape, fake::plan, msr::watch_cpu(0)};
    std::vector<std::string> texts;
    for (const auto &row : session.measure([&] { fake::tick(tape, 0, 5, 60); }))
        texts.push_back(row.text + '=' + std::to_string(row.count));
    CHECK(texts == std::vector<std::string>{"counter_a=5", "counter_b=60"});
}

TEST_CASE("a choice that is sampled has no count and no row") {
    msr::counts<rows_of_counts::sampling_plan> counts;
    counts.data()[0] = 1;
    counts.data()[1] = 2;
    counts.data()[2] = 3;
    CHECK(lines_of(counts) == std::vector<std::string>{"counter_b 2 core thread"});
    CHECK(std::distance(begin(counts), end(counts)) == 1);
}

TEST_CASE("counts of a plan made at run time have rows with the plan's texts") {
    msr::counts<msr::run_time_plan> counts{
        msr::run_time_plan{fake::plan.view(), {"misses", "cycles:user"}}};
    counts.data()[1] = 70;
    CHECK(lines_of(counts) ==
          std::vector<std::string>{"misses 0 core thread", "cycles:user 70 core thread"});
    CHECK(lines_of(msr::counts<msr::run_time_plan>{}).empty());
}

TEST_CASE("both threads of a core share what counts for any thread of it") {
    namespace pm = msr::perfmon;
    using plan = std::remove_cvref_t<
        decltype(msr::plan<pm::haswell, pm::core_cycles.any_thread(), pm::llc_misses>)>;
    CHECK(
        lines_of(msr::counts<plan>{}) ==
        std::vector<std::string>{"core_cycles:any_thread 0 core core", "llc_misses 0 core thread"});
}

TEST_CASE("rows are an input range") {
    const msr::counts<fake::plan_type> counts;
    auto position = begin(counts);
    CHECK((*position++).text == "counter_a");
    CHECK((*position).text == "counter_b");
    CHECK(++position == end(counts));
    static_assert(std::input_iterator<decltype(position)>);
}

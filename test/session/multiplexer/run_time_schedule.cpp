// Tests schedules that were made at run time, on a recorder and on the simulated Pentium 4. Nothing
// here was measured.
#include <msr/session/multiplexer/run_time_schedule.hpp>

#include "../fake_schedule.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

using namespace std::chrono_literals;

namespace {

constexpr unsigned turned_cpu = 6;

/// Returns the schedule of fake_schedule.hpp as a schedule made at run time.
msr::run_time_schedule fake_run_time_schedule(std::vector<std::string> first = {"misses", "cycles"},
                                              std::vector<std::string> second = {"stalls"}) {
    std::vector<msr::run_time_schedule::place> places;
    for (std::size_t i = 0; i < fake::schedule_type::size; ++i)
        places.push_back({fake::schedule.place_of(i).group, fake::schedule.place_of(i).position});
    return {{msr::run_time_plan{fake::schedule.view(0), std::move(first)},
             msr::run_time_plan{fake::schedule.view(1), std::move(second)}},
            places};
}

} // namespace

TEST_CASE("a schedule made at run time knows its groups, and where each text is counted") {
    const msr::run_time_schedule schedule = fake_run_time_schedule();
    REQUIRE(schedule.legal());
    CHECK(schedule.group_count() == 2);
    CHECK(schedule.size() == 3);
    CHECK(schedule.text(0) == "misses");
    CHECK(schedule.text(1) == "stalls");
    CHECK(schedule.text(2) == "cycles");
    CHECK(schedule.place_of(1) == msr::run_time_schedule::place{.group = 1, .position = 0});
    CHECK(schedule.position("cycles") == 2);
    CHECK(schedule.position("others") == 3);
    CHECK(schedule.group(1).text(0) == "stalls");
    CHECK(schedule.view(1).readouts.size() == 1);
    CHECK(schedule.view(2).readouts.size() == 0);
    CHECK_THROWS_AS(static_cast<void>(schedule.group(2)), std::out_of_range);
    CHECK_THROWS_AS(static_cast<void>(schedule.place_of(3)), std::out_of_range);
}

TEST_CASE("a text that stands in two groups, and a broken rule of a group, are the schedule's") {
    CHECK(fake_run_time_schedule({"misses", "cycles"}, {"cycles"}).why().broken ==
          &msr::each_text_stands_once::text);
    CHECK(fake_run_time_schedule({"misses"}).why().broken == &msr::each_choice_has_a_text::text);
    CHECK(fake_run_time_schedule({"misses"}).group_count() == 0);
    CHECK_THROWS_AS((msr::run_time_schedule{
                        {msr::run_time_plan{fake::schedule.view(1), {"stalls"}}}, {{0, 1}}}),
                    std::out_of_range);
}

TEST_CASE("its groups take turns like those of a schedule made at compile time") {
    msr::recorder tape;
    fake::fill(tape, turned_cpu);
    std::chrono::nanoseconds time{1s};
    msr::multiplexer multiplexer{
        tape, fake_run_time_schedule(), msr::watch_cpu(turned_cpu), {}, fake::given_time{&time}};
    multiplexer.start();
    time += 30ns;
    fake::tick(tape, turned_cpu, 50, 7);
    multiplexer.rotate();
    time += 10ns;
    fake::tick(tape, turned_cpu, 20, 9);
    const auto counts = multiplexer.stop();
    REQUIRE(counts.size() == 3);
    // The first group ran for 30 of 40 ns, the second for 10.
    CHECK(counts.at("misses").count() == 50);
    CHECK(counts.at("cycles").count() == 7);
    CHECK(counts.at("stalls").count() == 20);
    CHECK(counts.at(1).estimate()->value() == doctest::Approx(80));
    CHECK(counts.at("stalls").running() == 10ns);
    CHECK(counts.at("stalls").enabled() == 40ns);
    std::string rows;
    for (const auto &[text, count, unit, scope] : counts)
        rows += text + ' ' + std::to_string(count.count()) + ' ' + std::string{unit} + '\n';
    CHECK(rows == "misses 50 core\nstalls 20 core\ncycles 7 core\n");
    CHECK_THROWS_AS(static_cast<void>(counts.at("others")), std::out_of_range);
    CHECK_THROWS_AS(static_cast<void>(counts.at(3)), std::out_of_range);
    CHECK(to_string(counts) == "misses 67 (estimate: 50 in 30 of 40 ns)\n"
                               "stalls 80 (estimate: 20 in 10 of 40 ns)\n"
                               "cycles 9 (estimate: 7 in 30 of 40 ns)\n");
    CHECK(to_csv(counts) == "text,count,estimate,running_ns,enabled_ns,unit,scope\n"
                            "misses,50,67,30,40,core,thread\n"
                            "stalls,20,80,10,40,core,thread\n"
                            "cycles,7,9,30,40,core,thread\n");
}

TEST_CASE("counts of a failed call have the texts of the schedule, and no slices") {
    msr::recorder tape;
    fake::fill(tape, turned_cpu);
    msr::multiplexer multiplexer{tape, fake_run_time_schedule(), msr::watch_cpu(turned_cpu)};
    msr::failure problem;
    const auto counts = multiplexer.read(problem); // the read fails: no group was started
    CHECK(problem.kind == msr::error_code::wrong_state);
    REQUIRE(counts.size() == 3);
    CHECK(counts.at("misses").slices() == 0);
    CHECK(multiplexer.stop(problem).at("cycles").slices() == 0);
    CHECK(problem.kind == msr::error_code::wrong_state);
    CHECK(multiplexer
              .measure(
                  0, [] {}, problem)
              .at("stalls")
              .slices() == 0);
    CHECK_FALSE(problem);
}

TEST_CASE(
    "a multiplexer refuses a schedule that is not legal with its sentence, and an empty one") {
    msr::recorder tape;
    msr::failure problem;
    const msr::multiplexer illegal{tape, fake_run_time_schedule({"misses", "cycles"}, {"cycles"}),
                                   msr::watch_cpu(turned_cpu), problem};
    CHECK(problem.kind == msr::error_code::illegal_plan);
    CHECK(std::string_view{problem.subject} == msr::each_text_stands_once::text.sentence);
    msr::failure empty_failure;
    const msr::multiplexer empty{tape, msr::run_time_schedule{}, msr::watch_cpu(turned_cpu),
                                 empty_failure};
    CHECK(empty_failure.kind == msr::error_code::empty_program);
    CHECK(tape.log().empty());
}

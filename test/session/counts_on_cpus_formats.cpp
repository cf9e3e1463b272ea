// Tests writing the counts of several CPUs as CSV and as JSON. No count was measured.
#include <msr/session/counts_on_cpus_formats.hpp>

#include "fake_plan.hpp"

#include <msr/session/counts.hpp>
#include <msr/session/run_time_plan.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace formats_on_cpus {

using counts = msr::counts<fake::plan_type>;

counts made_of(std::uint64_t misses, std::uint64_t cycles) {
    counts result;
    result.data()[0] = misses;
    result.data()[1] = cycles;
    return result;
}

} // namespace formats_on_cpus

using formats_on_cpus::made_of;

TEST_CASE("each CPU has a row for each choice") {
    const msr::counts_on_cpus<fake::plan_type> whole{{4, 0}, {made_of(1, 2), made_of(3, 4)}};
    CHECK(to_csv(whole) == "cpu,text,count,unit,scope\n"
                           "4,counter_a,1,core,thread\n"
                           "4,counter_b,2,core,thread\n"
                           "0,counter_a,3,core,thread\n"
                           "0,counter_b,4,core,thread\n");
}

TEST_CASE("the count of a unit that CPUs share stands once") {
    const msr::counts_on_cpus<fake::plan_type> whole{
        {0, 1}, {made_of(1, 9), made_of(3, 9)}, {0, 0, 1, 0}};
    CHECK(to_json(whole) ==
          "[{\"cpu\": 0, \"text\": \"counter_a\", \"count\": 1, \"unit\": \"core\", "
          "\"scope\": \"thread\"}, "
          "{\"cpu\": 0, \"text\": \"counter_b\", \"count\": 9, \"unit\": \"core\", "
          "\"scope\": \"thread\"}, "
          "{\"cpu\": 1, \"text\": \"counter_a\", \"count\": 3, \"unit\": \"core\", "
          "\"scope\": \"thread\"}]\n");
    CHECK(to_json(msr::counts_on_cpus<fake::plan_type>{}) == "[]\n");
}

TEST_CASE("plans made at run time have their texts") {
    msr::counts<msr::run_time_plan> counts{
        msr::run_time_plan{fake::plan.view(), {"misses", "cycles"}}};
    const msr::counts_on_cpus<msr::run_time_plan> whole{{2}, {counts}};
    CHECK(to_csv(whole) == "cpu,text,count,unit,scope\n"
                           "2,misses,0,core,thread\n"
                           "2,cycles,0,core,thread\n");
}

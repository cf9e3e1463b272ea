// Tests writing multiplexed counts as CSV and as JSON. Nothing here was measured.
#include <msr/session/multiplexer/multiplexed_formats.hpp>

#include "../fake_schedule.hpp"

#include <doctest/doctest.h>

#include <chrono>

using namespace std::chrono_literals;

TEST_CASE("a row has the count, the estimate, and the time of both") {
    msr::multiplexed_counts<fake::schedule_type> counts;
    counts.data()[0] = {150, {60ns, 60ns, 4, 4}};
    counts.data()[1] = {60, {60ns, 40ns, 4, 3}};
    counts.data()[2] = {0, {60ns, 0ns, 4, 0}};
    CHECK(to_csv(counts) == "text,count,estimate,running_ns,enabled_ns,unit,scope\n"
                            "counter_a,150,150,60,60,core,thread\n"
                            "counter_a,60,90,40,60,core,thread\n"
                            "counter_b,0,,0,60,core,thread\n");
    CHECK(to_json(counts) ==
          "[{\"text\": \"counter_a\", \"count\": 150, \"estimate\": 150, \"running_ns\": 60, "
          "\"enabled_ns\": 60, \"unit\": \"core\", \"scope\": \"thread\"}, "
          "{\"text\": \"counter_a\", \"count\": 60, \"estimate\": 90, \"running_ns\": 40, "
          "\"enabled_ns\": 60, \"unit\": \"core\", \"scope\": \"thread\"}, "
          "{\"text\": \"counter_b\", \"count\": 0, \"estimate\": null, \"running_ns\": 0, "
          "\"enabled_ns\": 60, \"unit\": \"core\", \"scope\": \"thread\"}]\n");
}

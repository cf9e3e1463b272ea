// Tests writing the counts of a session as CSV and as JSON. No count was measured.
#include <msr/session/counts_formats.hpp>

#include "fake_plan.hpp"

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/session/run_time_plan.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace formats_of_counts {

/// A plan of two events, of which the second is sampled, with names that both formats have to
/// quote.
struct plan_type {
    static constexpr std::size_t size = 2;
    static constexpr msr::readout readouts[] = {{.address = 0x10,
                                                 .width = 40,
                                                 .name = "counter_a",
                                                 .scope = msr::register_scope::l3,
                                                 .unit = "l3"},
                                                {.address = 0x11, .width = 40, .is_sampled = true}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
    static constexpr const char *text(std::size_t position) {
        return position == 0 ? "misses, \"all\"" : "clocks";
    }
};

} // namespace formats_of_counts

TEST_CASE("CSV has a header and a row for each choice") {
    msr::counts<fake::plan_type> counts;
    counts.data()[0] = 3;
    counts.data()[1] = ~std::uint64_t{0};
    CHECK(to_csv(counts) == "text,count,unit,scope\n"
                            "counter_a,3,core,thread\n"
                            "counter_b,18446744073709551615,core,thread\n");
}

TEST_CASE("CSV quotes what has a separator, and leaves the count of a sampled choice empty") {
    msr::counts<formats_of_counts::plan_type> counts;
    counts.data()[0] = 7;
    counts.data()[1] = 8;
    CHECK(to_csv(counts) == "text,count,unit,scope\n"
                            "\"misses, \"\"all\"\"\",7,l3,l3\n"
                            "clocks,,core,thread\n");
}

TEST_CASE("JSON has an object for each choice; a sampled choice's count is null") {
    msr::counts<formats_of_counts::plan_type> counts;
    counts.data()[0] = 7;
    counts.data()[1] = 8;
    CHECK(
        to_json(counts) ==
        "[{\"text\": \"misses, \\\"all\\\"\", \"count\": 7, \"unit\": \"l3\", \"scope\": \"l3\"}, "
        "{\"text\": \"clocks\", \"count\": null, \"unit\": \"core\", \"scope\": \"thread\"}]\n");
}

TEST_CASE("counts of a plan made at run time are written with the plan's texts") {
    msr::counts<msr::run_time_plan> counts{
        msr::run_time_plan{fake::plan.view(), {"misses", "cycles:user"}}};
    counts.data()[1] = 70;
    CHECK(to_csv(counts) == "text,count,unit,scope\n"
                            "misses,0,core,thread\n"
                            "cycles:user,70,core,thread\n");
    CHECK(to_json(msr::counts<msr::run_time_plan>{}) == "[]\n");
}

// Tests printing the counts of a session. The machine is made up or simulated; no count was
// measured.
#include <msr/session/counts_text.hpp>

#include "fake_plan.hpp"

#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>
#include <string>

namespace p4 = msr::netburst;

namespace {

/// A stream that takes text, and has nothing else of a stream.
struct text_log {
    std::string all;

    void write(const char *text, std::ptrdiff_t size) {
        all.append(text, static_cast<std::size_t>(size));
    }
};

struct sampling_plan {
    static constexpr std::size_t size = 2;
    static constexpr msr::readout readouts[] = {
        {.address = 0x10, .width = 40, .name = "counter_a"},
        {.address = 0x11, .width = 40, .name = "counter_b", .is_sampled = true}};
    static constexpr msr::program_view view() {
        msr::program_view program;
        program.readouts = msr::all_of(readouts);
        return program;
    }
};

struct worded_plan : fake::plan_type {
    static constexpr const char *text(std::size_t position) {
        return position == 0 ? "cache misses" : "clocks";
    }
};

template <typename Plan>
msr::counts<Plan> three_and_large() {
    msr::counts<Plan> result;
    result.data()[0] = 3;
    result.data()[1] = ~std::uint64_t{0};
    return result;
}

} // namespace

TEST_CASE("what a session measures can be printed by a single call") {
    msr::sim::pentium4 machine;
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
    msr::session session{machine, msr::plan<misses, p4::bsq_cache_reference::rd_2ndl_hite>,
                         msr::watch_cpu(0)};
    std::ostringstream out;
    out << session.measure([&] { machine.load(0x1000); }) << "end";
    CHECK(out.str() == "bsq_cache_reference:rd_2ndl_miss:user 1\n"
                       "bsq_cache_reference:rd_2ndl_hite 0\nend");
}

TEST_CASE("choices of counters that select events have their texts too") {
    using plan =
        std::remove_cvref_t<decltype(msr::plan<msr::p6::cpu_clk_unhalted, msr::p6::inst_retired>)>;
    CHECK(to_string(three_and_large<plan>()) ==
          "cpu_clk_unhalted 3\ninst_retired 18446744073709551615\n");
}

TEST_CASE("the header with a PMU's plans is all that its texts need") {
    namespace pm = msr::perfmon;
    namespace zen4 = msr::events::zen4;
    using intel = std::remove_cvref_t<
        decltype(msr::plan<pm::sapphire_rapids, msr::events::sapphire_rapids::l2_rqsts::miss.user(),
                           pm::core_cycles>)>;
    CHECK(to_string(three_and_large<intel>()) ==
          "l2_rqsts.miss:user 3\ncore_cycles 18446744073709551615\n");
    using amd = std::remove_cvref_t<decltype(msr::plan<msr::amd::zen4, zen4::ex_ret_instr.kernel(),
                                                       msr::amd::cpu_clk_unhalted>)>;
    CHECK(to_string(three_and_large<amd>()) ==
          "ex_ret_instr:kernel 3\ncpu_clk_unhalted 18446744073709551615\n");
    using p5 = std::remove_cvref_t<decltype(msr::plan<msr::p5::data_read, msr::p5::data_write>)>;
    CHECK(to_string(three_and_large<p5>()) == "data_read 3\ndata_write 18446744073709551615\n");
    using ibs = std::remove_cvref_t<decltype(msr::plan<msr::ibs::zen4, msr::ibs::op_sampling>)>;
    CHECK(to_string(msr::counts<ibs>{}) == "op:period=65536 sampled\n");
}

TEST_CASE("a plan may have its own texts; without texts a choice goes by its counter") {
    CHECK(to_string(three_and_large<worded_plan>()) ==
          "cache misses 3\nclocks 18446744073709551615\n");
    CHECK(to_string(three_and_large<fake::plan_type>()) ==
          "counter_a 3\ncounter_b 18446744073709551615\n");
}

TEST_CASE("a choice that is sampled has no count") {
    CHECK(to_string(three_and_large<sampling_plan>()) == "counter_a 3\ncounter_b sampled\n");
}

TEST_CASE("counts of a plan made at run time have the plan's texts") {
    msr::counts<msr::run_time_plan> counts{
        msr::run_time_plan{fake::plan.view(), {"misses", "cycles:user"}}};
    counts.data()[1] = 70;
    CHECK(to_string(counts) == "misses 0\ncycles:user 70\n");
    std::ostringstream out;
    out << counts;
    CHECK(out.str() == "misses 0\ncycles:user 70\n");
    CHECK(to_string(msr::counts<msr::run_time_plan>{}).empty());
}

TEST_CASE("anything that takes text will do for a stream") {
    text_log log;
    (log << three_and_large<fake::plan_type>()) << three_and_large<worded_plan>();
    CHECK(log.all == "counter_a 3\ncounter_b 18446744073709551615\n"
                     "cache misses 3\nclocks 18446744073709551615\n");
}

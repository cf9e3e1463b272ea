// The counters of memory controllers: what CPUID says of them, and the programs of plans.
#include <msr/amd/counters.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/pmu/plan.hpp>

#include "../../facts.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;

/// An AMD processor of family 19h, model 11h, whose CPUID leaf 8000_0022h the test sets.
struct processor {
    msr::cpuid_registers leaf_22h;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t) const {
        switch (leaf) {
        case 0:
            return {1, 0x68747541, 0x444d4163, 0x69746e65};
        case 1:
            return {0x00a10f10, 0, 0, 0};
        case 0x8000'0000:
            return {0x8000'0022, 0, 0, 0};
        case 0x8000'0001:
            return {0, 0, 1u << 23 | 1u << 24 | 1u << 28, 0};
        case 0x8000'0022:
            return leaf_22h;
        default:
            return {};
        }
    }
};

std::uint32_t bits_in(const std::string &cell) {
    return static_cast<std::uint32_t>(facts::number(cell));
}

constexpr auto reads = amd::umc_cas_cmd::rd;
constexpr auto writes = amd::umc_cas_cmd::wr;

} // namespace

TEST_CASE("controllers are as many as CPUID of each measured machine says, or refused") {
    const facts::table table{"amd/umc_counts_measured.csv"};
    REQUIRE(table.size() == 19);
    for (const facts::row &row : table) {
        INFO(row["family_model"]);
        const processor machine{{bits_in(row["eax"]), bits_in(row["ebx"]), bits_in(row["ecx"]), 0}};
        const amd::memory_controllers controllers = amd::controllers_in(machine.leaf_22h);
        CHECK(controllers.counters == facts::number(row["umc_counters"]));
        CHECK(controllers.active == facts::number(row["controllers"]));
        const msr::instance_count counted = amd::count_controllers(msr::cpuid_view{machine});
        const amd::detected detected = amd::detect(machine);
        if (row["per_controller"] == "-") {
            CHECK(counted.problem == amd::controller_has_four_counters::text.sentence);
            CHECK(detected.is.umc_counters == 0);
            const auto verdict = amd::check_processor(msr::plan<amd::zen4, reads>, detected);
            CHECK(verdict.broken == &amd::controller_has_four_counters::text);
        } else {
            CHECK(counted.problem == nullptr);
            CHECK(counted.number == controllers.active);
            CHECK(detected.is.umc_counters == facts::number(row["per_controller"]));
            CHECK(amd::check_processor(msr::plan<amd::zen4, reads>, detected).legal());
        }
    }
}

TEST_CASE("without PerfMonV2 there are no counters of controllers, whatever else the leaf says") {
    const processor old{{0, 0x00304106, 0xfff, 0}};
    CHECK(amd::count_controllers(msr::cpuid_view{old}).problem ==
          amd::processor_has_controllers::text.sentence);
    const processor hidden{{1, 0x00004106, 0xfff, 0}};
    CHECK(amd::count_controllers(msr::cpuid_view{hidden}).problem ==
          amd::processor_has_controllers::text.sentence);
    CHECK(amd::check_processor(msr::plan<amd::zen4, reads>, amd::detect(hidden)).broken ==
          &amd::processor_has_counter::text);
}

TEST_CASE("a select register has the value of the facts for each event") {
    const facts::table table{"amd/umc_events.csv"};
    CHECK(table.size() == 39); // 13 events of each of three generations
    for (const facts::row &row : table) {
        const std::string text = [&] { // the text of `event.mask` is `event:mask`
            std::string name = row["event"];
            if (const std::size_t dot = name.find('.'); dot != name.npos) name[dot] = ':';
            return name;
        }();
        INFO(row["generation"] << ' ' << text);
        const amd::target target =
            amd::target_named({row["identities"].data(), row["identities"].size()})->is;
        const auto read = amd::parse({text.data(), text.size()}, target);
        REQUIRE(read.well_formed());
        const auto planned = msr::select::try_plan<amd::event_pmu, 1>({&read.wanted, 1}, target);
        REQUIRE(planned.legal());
        const msr::program_view program = planned.view();
        REQUIRE(program.start.size() == 1);
        CHECK(program.start[0].address == 0xc0010800);
        CHECK(program.start[0].value == facts::number(row["value"]));
    }
}

TEST_CASE("a plan is that of the first controller, and says how far the next ones lie") {
    constexpr auto &plan = msr::plan<amd::zen4, reads, writes>;
    const msr::program_view program = plan.view();
    REQUIRE(program.readouts.size() == 2);
    CHECK(program.readouts[0].address == 0xc0010801);
    CHECK(program.readouts[1].address == 0xc0010803);
    for (const msr::readout &counter : program.readouts) {
        CHECK(counter.saturates);
        CHECK(counter.scope == msr::register_scope::node);
        CHECK(std::string{counter.unit} == "umc");
        // one memory controller: 4 counters with two registers each
        CHECK(counter.instances.stride == 8);
        CHECK((counter.instances.count == amd::count_controllers));
    }
}

TEST_CASE("four choices of memory controllers fit together, beside those of cores and caches") {
    constexpr auto &plan =
        msr::plan<amd::zen5, amd::umc_mem_clk, amd::umc_cas_cmd::all, reads, writes,
                  amd::retired_instructions, amd::l3_lookup_state::l3_miss>;
    CHECK(plan.size == 6);
}

TEST_CASE("a fifth choice of a controller does not fit, nor what its counters do not have") {
    const auto why_not = [](std::initializer_list<const char *> texts, const amd::target &target) {
        std::vector<msr::select::request> requests;
        for (const char *const text : texts) {
            const auto read = amd::parse(text, target);
            REQUIRE(read.well_formed());
            requests.push_back(read.wanted);
        }
        const auto planned =
            msr::select::try_plan<amd::event_pmu, 8>({requests.data(), requests.size()}, target);
        return planned.legal() ? std::string{} : std::string{planned.found.why.broken->name};
    };
    CHECK(why_not({"umc_mem_clk", "umc_cas_cmd:all", "umc_cas_cmd:rd", "umc_cas_cmd:wr"}, amd::zen4)
              .empty());
    CHECK(why_not({"umc_mem_clk", "umc_cas_cmd:all", "umc_cas_cmd:rd", "umc_cas_cmd:wr",
                   "umc_act_cmd:all"},
                  amd::zen4) == "choices_fit_together");
    CHECK(why_not({"raw:event=0x0a:umask=3:umc"}, amd::zen4) == "read_or_write_is_counted");
    CHECK(why_not({"umc_cas_cmd:rd:user"}, amd::zen4) == "privilege_can_be_chosen");
    CHECK(why_not({"umc_cas_cmd:rd:period=1000"}, amd::zen4) == "counters_can_interrupt");
    CHECK(why_not({"umc_cas_cmd:rd:cmask=2"}, amd::zen4) == "threshold_fits");
    CHECK(why_not({"umc_cas_cmd:rd:edge"}, amd::zen4) == "edge_exists");
    CHECK(why_not({"umc_cas_cmd"}, amd::zen4) == "mask_is_chosen");
    CHECK(amd::parse("umc_cas_cmd:rd", amd::zen3).problem ==
          msr::select::notation_problem::event_not_on_target);
    CHECK(why_not({"raw:event=0x0a:umc"}, amd::zen3) == "qualifier_exists_on_target");
}

// Tests rules of single choices that need numbers from sources outside of the library.
#include <msr/intel/perfmon/rules.hpp>

#include <msr/intel/events/broadwell.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;
using select::request;

std::string broken(const request &request, const pm::target &target) {
    const msr::verdict verdict = select::check<pm::event_pmu>(request, target);
    return verdict.legal() ? "" : verdict.broken->name;
}

request responses(std::uint64_t value) {
    return select::with_value(pm::offcore_response.as_request(),
                              pm::number_of(pm::value_number::offcore), value);
}

} // namespace

// Linux, core.c, intel_knl_extra_regs: 0x799ffbb6e7 for MSR_OFFCORE_RSP_0, 0x399ffbffe7 for
// MSR_OFFCORE_RSP_1.
TEST_CASE("a value is valid where one of the two registers takes it") {
    const pm::target target = pm::target_at(msr::core::knights_landing);
    const std::uint64_t pair = 0x1'0001, first_only = std::uint64_t{1} << 38, second_only = 1 << 11;
    CHECK(broken(responses(pair), target).empty());
    CHECK(broken(responses(pair | first_only), target).empty());
    CHECK(broken(responses(pair | second_only), target).empty());
    CHECK(broken(responses(pair | first_only | second_only), target) == "offcore_bits_are_valid");
    CHECK(broken(responses(pair | 1 << 3), target) == "value_fits"); // neither register has bit 3
}

TEST_CASE("where the bits of requests are known one of them is set, and one of the others") {
    // libpfm4 and Linux: bits 15:0 of Haswell's MSR_OFFCORE_RSP are requests, bit 16 is any
    // response.
    const pm::target haswell = pm::haswell;
    CHECK(broken(responses(0x1'0001), haswell).empty());
    CHECK(broken(responses(0x1'0000), haswell) == "offcore_has_a_request");
    CHECK(broken(responses(0x0'0001), haswell) == "offcore_has_a_response");
    // Alder Lake's bits have no names: the list of events has whole values.
    CHECK(broken(responses(0x1'0000), pm::alder_lake).empty());
}

// Linux, core.c, hsw_limit_period and bdw_limit_period: a period of INST_RETIRED.PREC_DIST (C0/01)
// is at least 128, on Broadwell a multiple of 64.
TEST_CASE("periods of distributed instructions go up to what is beyond errata") {
    const auto right = [](request requested, std::uint64_t period, const pm::target &target) {
        requested.period = period;
        return pm::right_period(requested, target);
    };
    const request raw{.code = 0xc0, .masks = 0x01, .chosen = ~0u};
    const auto haswell = pm::haswell;
    const auto broadwell = pm::broadwell;
    for (const request &requested :
         {raw, request_of(msr::events::haswell::inst_retired::prec_dist)}) {
        CHECK(right(requested, 1, haswell) == 128);
        CHECK(right(requested, 127, haswell) == 128);
        CHECK(right(requested, 128, haswell) == 128);
        CHECK(right(requested, 129, haswell) == 129);
        // a period of 0 is no sampling, and needs no correction
        CHECK(right(requested, 0, haswell) == 0);
    }
    for (const request &requested :
         {raw, request_of(msr::events::broadwell::inst_retired::prec_dist)}) {
        CHECK(right(requested, 1, broadwell) == 128);
        CHECK(right(requested, 128, broadwell) == 128);
        CHECK(right(requested, 129, broadwell) == 192);
        CHECK(right(requested, 192, broadwell) == 192);
        CHECK(right(requested, 0, broadwell) == 0);
    }
    CHECK(right(raw, 1, pm::skylake) == 1);
    CHECK(right(request_of(msr::events::skylake::inst_retired::prec_dist), 1, pm::skylake) == 1);
    for (const request &other : {request{.code = 0xc0, .masks = 0x02, .chosen = ~0u},
                                 request{.code = 0xc1, .masks = 0x01, .chosen = ~0u},
                                 request_of(msr::events::haswell::inst_retired::x87),
                                 pm::instructions_retired.as_request()}) {
        CHECK(right(other, 1, haswell) == 1);
        CHECK(right(other, 129, broadwell) == 129);
    }
    CHECK(broken(raw, haswell).empty());
}

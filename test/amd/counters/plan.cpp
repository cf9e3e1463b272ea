#include "../../owners.hpp"
#include "../../session/counts_of_a_pmu.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/grouping.hpp>
#include <msr/pmu/select/suggestions.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <ostream>
#include <random>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::event_pmu;
using amd::raw;
using msr::plan;
using select::request;

/// A register write, for comparison with the test's list of writes.
struct line {
    std::uint32_t address{};
    std::uint64_t value{};
    std::uint64_t keep{};

    friend bool operator==(const line &, const line &) = default;
};

std::ostream &operator<<(std::ostream &out, const line &line) {
    return out << std::hex << line.address << '=' << line.value << " keep " << line.keep;
}

std::vector<line> lines(msr::sequence<msr::write> writes) {
    std::vector<line> list;
    for (const msr::write &write : writes)
        list.push_back({write.address, write.value, write.keep});
    return list;
}

request raw_request(std::uint32_t code, std::uint32_t masks = 0) {
    return {.code = code, .masks = masks, .chosen = ~0u};
}

std::string broken_by(const request &request, const amd::target &target) {
    const msr::verdict verdict = select::check<event_pmu>(request, target);
    return verdict.legal() ? "" : verdict.broken->name;
}

constexpr std::uint64_t all_but(std::uint64_t bits) { return ~bits; }

} // namespace

TEST_CASE("a plan for the K8 is four registers in a row") {
    constexpr auto &program =
        plan<amd::k8, amd::retired_instructions.user(), amd::l2_cache_miss::data>;
    const msr::program_view view = program.view();
    CHECK(lines(view.set_up) == std::vector<line>{{0xc0010000, 0x000100c0},
                                                  {0xc0010001, 0x0003027e},
                                                  {0xc0010004, 0},
                                                  {0xc0010005, 0}});
    CHECK(lines(view.start) ==
          std::vector<line>{{0xc0010000, 0x004100c0}, {0xc0010001, 0x0043027e}});
    CHECK(lines(view.stop) ==
          std::vector<line>{{0xc0010000, 0x000100c0}, {0xc0010001, 0x0003027e}});
    REQUIRE(view.readouts.size() == 2);
    CHECK(view.readouts[0].address == 0xc0010004);
    CHECK(view.readouts[0].width == 48);
    CHECK(std::string{view.readouts[1].name} == "perf_legacy_ctr1");
    CHECK_FALSE(view.overflows);
    CHECK_FALSE(view.interrupts);
}

TEST_CASE(
    "with PerfMonV2 one write starts and stops all counters of the core, and leaves others'") {
    constexpr auto &program = plan<amd::zen4, amd::cpu_clk_unhalted.on(amd::perf_ctr3),
                                   amd::ic_tag_hit_miss::instruction_cache_miss.kernel()>;
    const msr::program_view view = program.view();
    constexpr std::uint64_t mine = 0x9; // the bits of counters 0 and 3 of this plan
    CHECK(lines(view.set_up) ==
          std::vector<line>{{0xc0000301, 0, all_but(mine)},
                            {0xc0010206, 0x00030076},
                            {0xc0010200, 0x10002188e}, // event 18Eh, unit mask 18h, CPL 0
                            {0xc0010207, 0},
                            {0xc0010201, 0},
                            {0xc0000302, mine}});
    CHECK(lines(view.start) == std::vector<line>{{0xc0010206, 0x00430076},
                                                 {0xc0010200, 0x10042188e},
                                                 {0xc0000301, mine, all_but(mine)}});
    CHECK(lines(view.stop) == std::vector<line>{{0xc0000301, 0, all_but(mine)},
                                                {0xc0010206, 0x00030076},
                                                {0xc0010200, 0x10002188e}});
    // PERF_CNTR_GLOBAL_CTL is restored last, so that counters of others go on; a register that is
    // only written is not saved.
    const auto registers = view.registers;
    REQUIRE(registers.size() == 6);
    CHECK(registers[4].address == 0xc0000301);
    CHECK(registers[4].check == mine);
    CHECK(registers[5].address == 0xc0000302);
    CHECK(registers[5].check == 0);
    CHECK(registers[0].is_counter);
    CHECK_FALSE(registers[2].is_counter);
}

TEST_CASE("counters that others start and stop while a session counts stay so") {
    msr::recorder machine;
    machine.set(0, 0xc0000301, 0x36); // counters 1, 2, 4 and 5 of other programs have overflowed
    {
        msr::session session{machine, plan<amd::zen4, amd::cpu_clk_unhalted.on(amd::perf_ctr3)>,
                             msr::watch_cpu(0)};
        session.start();
        CHECK(machine.value(0, 0xc0000301) == 0x3e);
        machine.set(0, 0xc0000301, 0x0b); // other programs enable counters 0 and 1; 3 is the plan's
        msr::failure problem;
        static_cast<void>(session.stop(problem));
        CHECK_FALSE(problem);
    }
    CHECK(machine.value(0, 0xc0000301) == 0x03);
}

TEST_CASE("before Zen 4 no global register is written") {
    for (const msr::write &write : plan<amd::zen3, amd::retired_instructions>.view().set_up)
        CHECK(write.address >= 0xc0010200);
    // PERF_CNTR_GLOBAL_CTL is not written for L3 counters of Zen 4, which it does not govern.
    for (const msr::write &write : plan<amd::zen4, amd::l3_lookup_state::l3_miss>.view().start)
        CHECK(write.address == 0xc0010230);
}

TEST_CASE("a counter that is enabled belongs to somebody else") {
    const auto claims =
        plan<amd::fam15h, amd::retired_instructions, amd::dram_accesses>.view().claims;
    REQUIRE(claims.size() == 2);
    CHECK(claims[0].address == 0xc0010200);
    CHECK(claims[0].mask == 0x400000);
    CHECK(claims[0].value == 0x400000);
    CHECK(std::string{claims[0].resource} == "perf_ctr0");
    CHECK(claims[1].address == 0xc0010240);
    CHECK(std::string{claims[1].name} == "nb_perf_ctl0");
}

TEST_CASE("counters of all units are planned side by side") {
    constexpr auto &program = plan<amd::zen2, amd::retired_instructions,
                                   raw<0x07, 0x38>.data_fabric(), amd::l3_lookup_state::l3_miss>;
    CHECK(std::string{amd::counter_table[program.assignment_of(0).counter].name} == "perf_ctr0");
    CHECK(std::string{amd::counter_table[program.assignment_of(1).counter].name} == "df_perf_ctr0");
    CHECK(std::string{amd::counter_table[program.assignment_of(2).counter].name} == "l3_perf_ctr0");
    const auto started = lines(program.view().start);
    CHECK(started[1] == line{0xc0010240, 0x403807, 0});
    // All slices and all threads of the complex: 0Fh in bits 51:48, FFh in bits 63:56.
    CHECK(started[2] == line{0xc0010230, 0xff0f000000400104, 0});
}

TEST_CASE("an L3 counter counts the threads and slices that are given") {
    const auto value = [](auto result) { return lines(result.view().start)[0].value; };
    // All slices (bit 46), all cores (47) and both threads (57:56), from family 19h on.
    CHECK(value(plan<amd::zen3, amd::l3_lookup_state::l3_miss>) == 0x0300c00000400104);
    CHECK(value(plan<amd::zen3, amd::l3_lookup_state::l3_miss.core_id<2>()>) == 0x0300480000400104);
    CHECK(value(plan<amd::zen3, amd::l3_lookup_state::l3_miss.slice_id<3>()>) ==
          0x0303800000400104);
    CHECK(value(plan<amd::zen3, amd::l3_lookup_state::l3_miss.thread_mask<1>()>) ==
          0x0100c00000400104);
    CHECK(value(plan<amd::zen2, amd::l3_lookup_state::l3_miss.slice_mask<1>().thread_mask<3>()>) ==
          0x0301000000400104);
    // Family 16h: the select of an L2I counter has a mask of cores.
    CHECK(value(plan<amd::fam16h, raw<0x7d, 0x01>.l2i()>) == 0x0f0000000040017d);
}

TEST_CASE("a data fabric event of Zen 4 has its 14 bits in two pieces") {
    constexpr auto &program = plan<amd::zen4, raw<0x1fff, 0xfff>.data_fabric()>;
    CHECK(lines(program.view().start)[0] ==
          line{0xc0010240, 0xffull | 0xff00ull | 1ull << 22 | 0xfull << 24 | 0x1full << 32, 0});
}

TEST_CASE("filters, guests and pins go to their bits") {
    const auto value = [](auto result) { return lines(result.view().set_up)[0].value; };
    CHECK(value(plan<amd::fam10h, amd::retired_instructions.cmask<3>().invert().edge()>) ==
          (0xc0 | 3ull << 16 | 1ull << 18 | 1ull << 23 | 3ull << 24));
    CHECK(value(plan<amd::fam12h, amd::retired_instructions.guest_only()>) ==
          (0xc0 | 3ull << 16 | 1ull << 40));
    CHECK(value(plan<amd::fam12h, amd::retired_instructions.host_only()>) ==
          (0xc0 | 3ull << 16 | 1ull << 41));
    CHECK(value(plan<amd::k7, amd::retired_instructions.pin_ctl()>) ==
          (0xc0 | 3ull << 16 | 1ull << 19));
}

TEST_CASE("a sampled counter starts so far below its overflow and asks for an interrupt") {
    constexpr auto &program = plan<amd::zen1, amd::retired_instructions.sample_every<100'000>()>;
    const msr::program_view view = program.view();
    CHECK(view.interrupts);
    CHECK(view.overflows);
    CHECK(lines(view.set_up)[1] == line{0xc0010201, (1ull << 48) - 100'000, 0});
    CHECK((lines(view.start)[0].value & 1ull << 20) != 0);
    CHECK((lines(view.stop)[0].value & 1ull << 20) == 0);
    CHECK(amd::preset_of(0) == 0);
    request request = raw_request(0xc0);
    request.period = 1ull << 47;
    CHECK(broken_by(request, amd::zen1).empty());
    // a period above the limit: bit 47 of the start value would be 0 already, and not fall at the
    // overflow
    ++request.period;
    CHECK(broken_by(request, amd::zen1) == "sampling_period_is_in_range");
    request =
        select::with_flag(raw_request(0x04, 0xff), static_cast<unsigned>(amd::flag_number::l3));
    request.period = 1000;
    CHECK(broken_by(request, amd::zen1) == "counters_can_interrupt");
}

TEST_CASE("an event of large steps takes two counters") {
    constexpr auto &program = plan<amd::zen2, amd::fp_ret_sse_avx_ops.on(amd::perf_ctr2),
                                   amd::cpu_clk_unhalted.on(amd::perf_ctr0)>;
    const msr::program_view view = program.view();
    CHECK(lines(view.set_up) == std::vector<line>{{0xc0010204, 0x00030f03},
                                                  {0xc0010206, 0},
                                                  {0xc0010200, 0x00030076},
                                                  {0xc0010205, 0},
                                                  {0xc0010207, 0},
                                                  {0xc0010201, 0}});
    // The odd counter takes the carry before the even one counts.
    CHECK(lines(view.start) == std::vector<line>{{0xc0010206, 0xf004000ff},
                                                 {0xc0010204, 0x00430f03},
                                                 {0xc0010200, 0x00430076}});
    CHECK(lines(view.stop) ==
          std::vector<line>{{0xc0010204, 0x00030f03}, {0xc0010206, 0}, {0xc0010200, 0x00030076}});
    CHECK(view.claims.size() == 3);
    CHECK(view.registers.size() == 6);
    CHECK(view.readouts.size() == 2);
    // With PerfMonV2 the even and the odd counter are enabled.
    CHECK(lines(plan<amd::zen4, amd::fp_ret_sse_avx_ops>.view().start).back() ==
          line{0xc0000301, 3, all_but(3)});
}

TEST_CASE("select registers and counters are of their choice, global registers of none") {
    using msr::every_choice;
    constexpr auto &program = plan<amd::zen4, amd::cpu_clk_unhalted.on(amd::perf_ctr3),
                                   amd::ic_tag_hit_miss::instruction_cache_miss.kernel()>;
    const msr::program_view view = program.view();
    CHECK(owners_of(view.set_up) == owners{{0xc0000301, every_choice},
                                           {0xc0010206, 0},
                                           {0xc0010200, 1},
                                           {0xc0010207, 0},
                                           {0xc0010201, 1},
                                           {0xc0000302, every_choice}});
    CHECK(owners_of(view.start) ==
          owners{{0xc0010206, 0}, {0xc0010200, 1}, {0xc0000301, every_choice}});
    CHECK(owners_of(view.stop) ==
          owners{{0xc0000301, every_choice}, {0xc0010206, 0}, {0xc0010200, 1}});
    REQUIRE(view.readouts.size() == 2);
    CHECK(view.readouts[0].owner == 0);
    CHECK(view.readouts[1].owner == 1);
}

TEST_CASE("the counter that takes the carry is of the choice that it serves") {
    constexpr auto &program = plan<amd::zen2, amd::cpu_clk_unhalted.on(amd::perf_ctr0),
                                   amd::fp_ret_sse_avx_ops.on(amd::perf_ctr2)>;
    const msr::program_view view = program.view();
    CHECK(owners_of(view.set_up) == owners{{0xc0010200, 0},
                                           {0xc0010204, 1},
                                           {0xc0010206, 1},
                                           {0xc0010201, 0},
                                           {0xc0010205, 1},
                                           {0xc0010207, 1}});
    CHECK(owners_of(view.start) == owners{{0xc0010200, 0}, {0xc0010206, 1}, {0xc0010204, 1}});
    CHECK(owners_of(view.stop) == owners{{0xc0010200, 0}, {0xc0010204, 1}, {0xc0010206, 1}});
}

TEST_CASE("an event of large steps keeps the counter behind its own from others") {
    request large{.event = static_cast<std::int32_t>(amd::event_number::fp_ret_sse_avx_ops)};
    request other = raw_request(0xc0);
    const auto result = [&] {
        const request pair[] = {large, other};
        return select::assign<event_pmu, 2>(msr::all_of(pair), amd::zen2);
    };
    const auto place = [&](std::size_t index) { return result().assigned[index].counter; };
    CHECK(place(0) == amd::perf_ctr0.number);
    CHECK(place(1) == amd::perf_ctr2.number);
    // the other request takes perf_ctr1, so that the large event takes perf_ctr2 and perf_ctr3
    other.counter = static_cast<std::int8_t>(amd::perf_ctr1.number);
    CHECK(place(0) == amd::perf_ctr2.number);
    CHECK(place(1) == amd::perf_ctr1.number);
    large.counter = static_cast<std::int8_t>(amd::perf_ctr0.number);
    CHECK(std::string{result().why.broken->name} == "merged_counter_is_free");
    other.counter = -1;
    CHECK(place(1) == amd::perf_ctr2.number);
    // Counters of other units do not conflict with the request.
    other = select::with_flag(raw_request(0x04, 0xff), static_cast<unsigned>(amd::flag_number::l3));
    large.counter = -1;
    CHECK(result().found());
    CHECK(msr::plan<amd::zen2, amd::fp_ret_sse_avx_ops>.assignment_of(0).counter ==
          amd::perf_ctr0.number);
}

TEST_CASE("an event of large steps and five others need seven counters") {
    const request six[] = {raw_request(0xc0), raw_request(0xc1), raw_request(0x03, 0x0f),
                           raw_request(0xc2), raw_request(0xc3), raw_request(0x76)};
    const auto whole = select::assign<event_pmu, 6>(msr::all_of(six), amd::zen3);
    REQUIRE_FALSE(whole.found());
    CHECK(std::string{whole.why.broken->name} == "second_counter_is_free");
    CHECK(whole.culprit_count == 6);
    CHECK(select::assign<event_pmu, 6>({six, 5}, amd::zen3).found());
    // Without the event that takes two counters, seven requests are too many for six counters.
    request seven[7];
    for (request &request : seven)
        request = raw_request(0xc0);
    CHECK(
        std::string{select::assign<event_pmu, 7>(msr::all_of(seven), amd::zen3).why.broken->name} ==
        "choices_fit_together");
    // Multiplexed, the six requests go into two groups; a single group has no counters for all of
    // them.
    CHECK(select::schedule_groups<event_pmu>(msr::all_of(six), {}, amd::zen3).group_count == 2);
    const select::link linked[] = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}};
    const auto group =
        select::schedule_groups<event_pmu>(msr::all_of(six), msr::all_of(linked), amd::zen3);
    CHECK(std::string{group.why.broken->name} == "together_fit_in_one_group");
}

namespace {

/// Whether requests have counters: every assignment is tried. `used` has a bit for each counter.
bool fit_somewhere(const std::vector<request> &requests, std::size_t begin, unsigned used) {
    if (begin == requests.size()) return true;
    const bool large = requests[begin].code == 0x003;
    for (unsigned place = 0; place < 6; ++place) {
        const int named = requests[begin].counter - amd::perf_ctr0.number;
        if (requests[begin].counter >= 0 && named != static_cast<int>(place)) continue;
        if (large && place % 2 != 0) continue;
        const unsigned takes = (large ? 3u : 1u) << place;
        if ((used & takes) == 0 && fit_somewhere(requests, begin + 1, used | takes)) return true;
    }
    return false;
}

} // namespace

TEST_CASE("choices beside events of large steps have counters wherever any way gives them") {
    std::mt19937 chance{1};
    const auto lower = [&](unsigned maximum) { return static_cast<unsigned>(chance() % maximum); };
    std::size_t fitting = 0;
    for (int turn = 0; turn < 20000; ++turn) {
        std::vector<request> requests(1 + lower(7));
        for (request &entry : requests) {
            const bool large = lower(3) == 0;
            entry = raw_request(large ? 0x03 : 0xc0 + lower(4), 0x01);
            if (lower(3) == 0)
                entry.counter =
                    static_cast<std::int8_t>(static_cast<unsigned>(amd::perf_ctr0.number) +
                                             (large ? 2 * lower(3) : lower(6)));
        }
        const auto result =
            select::assign<event_pmu, 7>({requests.data(), requests.size()}, amd::zen5);
        const bool fits = fit_somewhere(requests, 0, 0);
        fitting += fits;
        REQUIRE(result.found() == fits);
        unsigned used = 0;
        for (std::size_t i = 0; fits && i < requests.size(); ++i) {
            const int place = result.assigned[i].counter - amd::perf_ctr0.number;
            const unsigned takes = (requests[i].code == 0x03 ? 3u : 1u) << place;
            REQUIRE(place >= 0);
            REQUIRE(takes < 0x40);
            REQUIRE((used & takes) == 0);
            used |= takes;
        }
    }
    CHECK(fitting > 4000);
    CHECK(fitting < 16000);
}

TEST_CASE("family 15h's limits decide who gets which counter") {
    // Instruction cache misses need counters 0 to 2, floating point 3 to 5.
    constexpr auto &program = plan<amd::fam15h, amd::retired_instructions, raw<0x003, 0xff>,
                                   amd::instruction_cache_misses, amd::instruction_cache_fetches,
                                   amd::l2_cache_miss::data>;
    CHECK(program.assignment_of(1).counter == amd::perf_ctr3.number);
    for (std::size_t i = 2; i < 5; ++i)
        CHECK(program.assignment_of(i).counter <= amd::perf_ctr2.number);
    // Four requests that need counters 0 to 2 are one too many.
    const request four[] = {raw_request(0x80), raw_request(0x81), raw_request(0x7d, 7),
                            raw_request(0x7e, 7)};
    const auto result = select::assign<event_pmu, 4>(msr::all_of(four), amd::fam15h);
    CHECK(std::string{result.why.broken->name} == "choices_fit_together");
    CHECK(result.culprit_count == 4);
    // On family 10h each of the four requests gets a counter.
    CHECK(select::assign<event_pmu, 4>(msr::all_of(four), amd::fam10h).found());
}

namespace {

/// Whether each request can have a counter of its own, by trying all assignments.
bool fits_somehow(const std::vector<request> &requests, std::size_t begin, unsigned handle) {
    if (begin == requests.size()) return true;
    for (unsigned counter = 0; counter < 6; ++counter) {
        const unsigned able = amd::counters_on_15h(requests[begin].code, requests[begin].masks);
        if ((able >> counter & 1) == 0 || (handle >> counter & 1) != 0) continue;
        if (fits_somehow(requests, begin + 1, handle | 1u << counter)) return true;
    }
    return false;
}

} // namespace

TEST_CASE("on family 15h a plan is found whenever there is one") {
    std::uint32_t state = 1;
    const auto lower = [&](std::uint32_t limit) { // a generator whose numbers are equal in all runs
        state = state * 1664525u + 1013904223u;
        return (state >> 16) % limit;
    };
    unsigned fitting = 0, refused = 0;
    for (int round = 0; round < 3000; ++round) {
        std::vector<request> requests;
        while (requests.size() < 2 + static_cast<std::size_t>(round) % 6) {
            const request entry = raw_request(lower(0xe0), lower(0x100));
            if (select::check<event_pmu>(entry, amd::fam15h).legal()) requests.push_back(entry);
        }
        const auto result =
            select::assign<event_pmu, 8>({requests.data(), requests.size()}, amd::fam15h);
        const bool fits = fits_somehow(requests, 0, 0);
        CHECK(result.found() == fits);
        (fits ? fitting : refused) += 1;
        if (!fits) continue;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const auto counter =
                static_cast<unsigned>(result.assigned[i].counter - amd::perf_ctr0.number);
            CHECK((amd::counters_on_15h(requests[i].code, requests[i].masks) >> counter & 1) != 0);
        }
    }
    CHECK(fitting > 500);
    CHECK(refused > 500);
}

TEST_CASE("rules of a single choice are reported at run time") {
    using amd::flag_number;
    const auto flagged = [](request base, flag_number flag) {
        return select::with_flag(base, static_cast<unsigned>(flag));
    };
    const request instructions{
        .event = static_cast<std::int32_t>(amd::event_number::retired_instructions)};
    CHECK(broken_by(instructions, amd::k7).empty());
    CHECK(broken_by(flagged(instructions, flag_number::l3), amd::zen2) == "unit_is_of_raw_event");
    CHECK(broken_by(flagged(flagged(raw_request(4), flag_number::l3), flag_number::data_fabric),
                    amd::zen2) == "unit_stands_once");
    CHECK(broken_by(flagged(raw_request(4), flag_number::l3), amd::fam15h) ==
          "qualifier_exists_on_target");
    CHECK(broken_by(flagged(flagged(instructions, flag_number::guest_only), flag_number::host_only),
                    amd::zen2) == "guest_or_host");
    for (const amd::target *const empty : {&amd::k7, &amd::k8, &amd::fam11h})
        CHECK(broken_by(flagged(instructions, flag_number::guest_only), *empty) ==
              "qualifier_exists_on_target");
    CHECK(broken_by(flagged(instructions, flag_number::pin_ctl), amd::fam10h) ==
          "qualifier_exists_on_target");
    CHECK(broken_by(raw_request(0x0a0), amd::fam15h) == "event_is_implemented_on_15h");
    CHECK(broken_by(raw_request(0x0e0), amd::fam15h) == "event_is_of_northbridge_on_15h");
    CHECK(broken_by(raw_request(0x031, 3), amd::fam15h) == "event_takes_one_mask_bit_on_15h");
    CHECK(broken_by(raw_request(0x031, 2), amd::fam15h).empty());
    CHECK(broken_by(raw_request(0x0a0), amd::fam16h).empty());
    CHECK(broken_by(raw_request(0xfff), amd::zen1) == "merged_counter_is_not_a_choice");
    CHECK(broken_by(raw_request(0xfff), amd::fam16h).empty());
    // Bits 11:8 of an event do not change its unit: a core counter would not count it.
    CHECK(broken_by(raw_request(0x1a0), amd::fam15h) == "event_is_implemented_on_15h");
    CHECK(broken_by(raw_request(0x4e1, 0xf7), amd::fam15h) == "event_is_of_northbridge_on_15h");
    CHECK(broken_by(flagged(raw_request(0x4e1, 0xf7), flag_number::northbridge), amd::fam15h)
              .empty());
    CHECK(broken_by(select::with_counter(raw_request(0x189), amd::perf_ctr5.number), amd::fam15h) ==
          "event_reaches_counter");
    const request l3 = flagged(raw_request(4, 0xff), flag_number::l3);
    using amd::value_number;
    const auto argument = [&](value_number number, std::uint64_t value) {
        return select::with_value(l3, static_cast<unsigned>(number), value);
    };
    CHECK(broken_by(argument(value_number::thread_mask, 0), amd::zen1) ==
          "thread_or_slice_is_chosen");
    CHECK(broken_by(argument(value_number::thread_mask, 0xff), amd::zen1).empty());
    CHECK(broken_by(argument(value_number::thread_mask, 4), amd::zen3) == "value_fits");
    CHECK(broken_by(argument(value_number::slice_mask, 1), amd::zen3) ==
          "qualifier_exists_on_target");
    CHECK(broken_by(argument(value_number::core_id, 1), amd::zen2) == "qualifier_exists_on_target");
    CHECK(broken_by(argument(value_number::core_id, 8), amd::zen4) == "value_fits");
    CHECK(broken_by(select::with_user(l3), amd::zen3) == "privilege_can_be_chosen");
    CHECK(broken_by(select::with_edge(l3), amd::zen3) == "edge_exists");
    CHECK(broken_by(select::with_threshold(l3, 1), amd::zen3) == "threshold_fits");
}

TEST_CASE("any raw event is checked against the width of its select register") {
    using amd::flag_number;
    const auto flagged = [](request base, flag_number flag) {
        return select::with_flag(base, static_cast<unsigned>(flag));
    };
    CHECK(broken_by(raw_request(0x100), amd::k8) == "event_code_fits");
    CHECK(broken_by(raw_request(0x100), amd::fam10h).empty());
    CHECK(broken_by(raw_request(0x1000), amd::zen5) == "event_code_fits");
    CHECK(broken_by(raw_request(0xc0, 0x100), amd::zen5) == "unit_mask_fits");
    CHECK(
        broken_by(flagged(raw_request(0x3fff, 0xff), flag_number::data_fabric), amd::zen3).empty());
    CHECK(broken_by(flagged(raw_request(0x3fff, 0x100), flag_number::data_fabric), amd::zen3) ==
          "unit_mask_fits");
    CHECK(broken_by(flagged(raw_request(0x3fff, 0xfff), flag_number::data_fabric), amd::zen4)
              .empty());
    CHECK(broken_by(flagged(raw_request(0x100), flag_number::l3), amd::zen4) == "event_code_fits");
    // No value that a plan writes has a reserved bit set.
    for (const amd::target_row &row : amd::targets)
        for (std::uint32_t code = 0; code < 0x1000; ++code) {
            const request entry[] = {raw_request(code, code & 0xff)};
            const auto program = select::try_plan<event_pmu, 1>(msr::all_of(entry), row.is);
            if (!program.legal()) continue;
            const std::uint64_t reserved = row_of(row.is.core_layout).reserved;
            for (const msr::write &write : program.view().start)
                if (write.address >= 0xc0010000) CHECK((write.value & reserved) == 0);
        }
}

TEST_CASE("without a target a plan holds on every processor") {
    constexpr auto &program = plan<amd::retired_instructions, amd::cpu_clk_unhalted>;
    CHECK(program.made_for == amd::target{});
    CHECK(lines(program.view().start)[0] == line{0xc0010000, 0x4300c0, 0});
    CHECK(broken_by(raw_request(0x100), amd::target{}) == "event_code_fits");
    for (const amd::target_row &row : amd::targets)
        CHECK(broken_by(raw_request(0xc0), row.is).empty());
}

TEST_CASE("what only Zen 3 or only Zen 4 has is not for family 19h") {
    const request fabric =
        select::with_flag(raw_request(0x07), static_cast<unsigned>(amd::flag_number::data_fabric));
    CHECK(broken_by(fabric, amd::zen3).empty());
    CHECK(broken_by(fabric, amd::zen4).empty());
    CHECK(broken_by(fabric, amd::fam19h) == "qualifier_exists_on_target");
}

TEST_CASE("of a processor whose family is not known raw events are counted, and no named ones") {
    amd::target newer = amd::zen5;
    newer.generations = 0;
    CHECK(broken_by(raw_request(0xc0), newer).empty());
    const request named{.event =
                            static_cast<std::int32_t>(amd::event_number::retired_instructions)};
    CHECK(broken_by(named, newer) == "event_exists_on_target");
    CHECK_FALSE(event_pmu::knows({.generations = 0x4000}));
    CHECK_FALSE(event_pmu::knows({.core_counters = 7}));
    CHECK_FALSE(event_pmu::knows({.core_counters = 0}));
}

TEST_CASE("more choices than counters become groups") {
    constexpr auto &groups =
        msr::schedule<amd::k8, amd::cpu_clk_unhalted, amd::retired_instructions,
                      amd::retired_branch_instructions, amd::data_cache_misses,
                      amd::instruction_cache_misses>;
    CHECK(groups.group_count == 2);
}

TEST_CASE("no remedy drops the unit of a raw event, which another event would be") {
    const auto remedies = [](const request &request, const amd::target &target) {
        std::vector<std::string> texts;
        const auto less = select::detail::superfluous<event_pmu>(request, target);
        for (std::size_t i = 0; i < less.count; ++i)
            texts.emplace_back(select::text_of<event_pmu>(
                                   select::detail::without_qualifier(request, less.entries[i]))
                                   .text);
        return texts;
    };
    CHECK(remedies(raw<0x04, 0xff>.l3().as_request(), amd::fam15h).empty());
    CHECK(remedies(raw<0x1c7, 0x02>.data_fabric().as_request(), amd::k8).empty());
    CHECK(remedies(raw<0x04, 0xff>.l3().user().as_request(), amd::zen3) ==
          std::vector<std::string>{"raw:event=0x4:umask=0xff:l3"});
    // A named event has a unit already, so that only the unit can be removed; of two units of a raw
    // event either can be removed.
    CHECK(remedies(amd::retired_instructions.l3().as_request(), amd::zen3) ==
          std::vector<std::string>{"retired_instructions"});
    CHECK(remedies(raw<0x04, 0xff>.l3().data_fabric().as_request(), amd::zen3) ==
          std::vector<std::string>{"raw:event=0x4:umask=0xff:l3",
                                   "raw:event=0x4:umask=0xff:data_fabric"});
}

TEST_CASE("before PerfMonV2 only time tells what 48 bits cannot") {
    using counts_of_a_pmu::counts_without_flags;
    // A counter adds up to 15 in a clock of the core, which goes up to four times as fast as the
    // time stamp counter.
    counts_without_flags(plan<amd::k8, amd::retired_instructions.user()>, 16 * 4);
    counts_without_flags(plan<amd::zen3, amd::retired_instructions>, 16 * 4);
    counts_without_flags(plan<amd::zen3, amd::retired_instructions.cmask<1>()>, 4);
    // A counter whose carry another counter takes has no overflow flag, even with PerfMonV2.
    counts_without_flags(plan<amd::zen2, amd::fp_ret_sse_avx_ops>, 64 * 4);
    counts_without_flags(plan<amd::zen4, amd::fp_ret_sse_avx_ops>, 64 * 4);
}

TEST_CASE("with PerfMonV2 the counters of the core have flags") {
    constexpr auto &program = plan<amd::zen4, amd::cpu_clk_unhalted.on(amd::perf_ctr3)>;
    const msr::overflow_flag flag = program.view().readouts[0].flag;
    CHECK(flag.address == 0xc0000300);
    CHECK(flag.mask == 1u << 3);
    CHECK(flag.clear_address == 0xc0000302);
    // Set-up clears flags that were set before; counters 0 and 5 are another program's.
    counts_of_a_pmu::counts_with_flags(program, 16 * 4, 0x21);
    // Counters of units outside of the core have no flag.
    CHECK(plan<amd::zen4, amd::l3_lookup_state::l3_miss>.view().readouts[0].flag.mask == 0);
}

TEST_CASE("a counter says who shares what it counts") {
    using scope = msr::register_scope;
    const auto scope_of_first = [](const auto &planned) {
        return planned.view().readouts[0].scope;
    };
    CHECK(scope_of_first(plan<amd::zen3, raw<0xc0>>) == scope::thread);
    CHECK(scope_of_first(plan<amd::zen3, amd::l3_lookup_state::l3_miss>) == scope::l3);
    CHECK(scope_of_first(plan<amd::zen3, raw<7>.data_fabric()>) == scope::node);
    CHECK(scope_of_first(plan<amd::fam15h, raw<0xe0>.northbridge()>) == scope::node);
    CHECK(scope_of_first(plan<amd::fam16h, raw<0x80>.l2i()>) == scope::l2);
    // Core counters of K8 to family 14h count the events E0h to FFh for the whole node: see
    // constraints.hpp.
    CHECK(scope_of_first(plan<amd::fam10h, raw<0x4e1>>) == scope::node);
    CHECK(scope_of_first(plan<amd::fam10h, raw<0x4c1>>) == scope::thread);
}

TEST_CASE("a sampled choice has no count, and its flag is the handler's") {
    constexpr auto sampled = amd::retired_instructions.sample_every<1000>();
    CHECK(plan<amd::zen4, sampled>.view().readouts[0].is_sampled);
    CHECK_FALSE(plan<amd::zen4, amd::retired_instructions>.view().readouts[0].is_sampled);
}

TEST_CASE("a session's accesses to the registers: one more where there are flags") {
    constexpr auto first = amd::retired_instructions;
    constexpr auto second = amd::cpu_clk_unhalted;
    {
        msr::recorder tape;
        msr::session session{tape, plan<amd::zen3, first, second>, msr::watch_cpu(0)};
        // The start reads, writes and verifies two select registers, and reads two counters.
        CHECK(accesses_of(tape, [&] { session.start(); }) == 3 * 2 + 2);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 2);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == 2 + 3 * 2);
    }
    {
        msr::recorder tape;
        msr::session session{tape, plan<amd::zen4, first, second>, msr::watch_cpu(0)};
        // PERF_CNTR_GLOBAL_CTL is read before it is written; the overflow status is read, too.
        constexpr std::size_t global = 4, status = 1;
        CHECK(accesses_of(tape, [&] { session.start(); }) == 3 * 2 + global + status + 2);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 2 + status);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) ==
              2 + status + 3 * 2 + global);
    }
}

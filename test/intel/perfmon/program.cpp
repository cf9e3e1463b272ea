#include <msr/intel/perfmon/program.hpp>

#include "../../owners.hpp"
#include "../../session/counts_of_a_pmu.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/events/nova_lake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;
using msr::every_choice;

struct plain_write {
    std::uint32_t address;
    std::uint64_t value;
    std::uint64_t keep;

    bool operator==(const plain_write &) const = default;
};

std::vector<plain_write> plain(msr::sequence<msr::write> writes) {
    std::vector<plain_write> result;
    for (const msr::write &write : writes)
        result.push_back({write.address, write.value, write.keep});
    return result;
}

constexpr auto cycles = pm::core_cycles.user();
constexpr auto instructions = pm::instructions_retired;
constexpr auto misses = pm::llc_misses.kernel();

bool claims(const msr::program_view &program, std::uint32_t address, std::uint64_t mask,
            std::uint64_t handle) {
    for (const msr::claim &claim : program.claims)
        if (claim.address == address && claim.mask == mask && claim.value == handle) return true;
    return false;
}

int counter_of(const auto &plan, std::size_t position) {
    return plan.assignment_of(position).counter;
}

} // namespace

// Linux 7.3, core.c: extra registers 3E0h to 3E3h with unit masks 1, 2, 4 and 8 of events 2Ah and
// D6h (Coyote Cove) and B7h (Arctic Wolf, on counters 0, 1, 2 and 3).
TEST_CASE("Nova Lake filters off-core responses by MSR_OMR, and has no MSR_OFFCORE_RSP") {
    namespace nvl = msr::events::nova_lake;
    constexpr auto reads = pm::offcore_response.offcore<0x4000000000000001>();
    constexpr auto misses = pm::offcore_response.offcore<0xff03f000000001>();
    constexpr const auto &plan =
        msr::plan<pm::nova_lake, reads, misses, nvl::mem_load_l2_miss_retired::l3_hit_same_cbb,
                  nvl::mem_load_l2_miss_retired::mem_region_1>;
    const auto value_at = [](const auto &view, std::uint32_t address) {
        for (const msr::write &one : view.set_up)
            if (one.address == address) return one.value;
        return ~std::uint64_t{0};
    };
    const auto view = plan.view();
    CHECK(value_at(view, 0x3e0) == 0x4000000000000001);
    CHECK(value_at(view, 0x3e1) == 0xff03f000000001);
    CHECK(value_at(view, 0x3e2) == 0xed000400000001);
    CHECK(value_at(view, 0x3e3) == 0xf5020000000001);
    const auto event_of = [&](std::size_t choice) {
        return value_at(view,
                        0x1901 + 4 * static_cast<unsigned>(plan.assignment_of(choice).counter)) &
               0xffff;
    };
    CHECK(event_of(0) == 0x012a);
    CHECK(event_of(1) == 0x022a);
    CHECK(event_of(2) == 0x04d6);
    CHECK(event_of(3) == 0x08d6);
    for (const auto &writes : {view.set_up, view.start, view.stop})
        for (const msr::write &one : writes)
            CHECK((one.address != 0x1a6 && one.address != 0x1a7));
    // A filter register belongs to the plan, and is put back.
    std::size_t filters = 0;
    for (const auto &one : view.registers)
        filters += one.address >= 0x3e0 && one.address <= 0x3e3 ? 1 : 0;
    CHECK(filters == 4);
    // A fifth off-core value has no register of its own, and bit 16 of the registers is reserved.
    const auto broken = [](auto... wanted) {
        const msr::select::request all[] = {wanted.as_request()...};
        const auto made = msr::select::assign<pm::event_pmu, 8>(msr::all_of(all), pm::nova_lake);
        return made.found() ? nullptr : made.why.broken->name;
    };
    CHECK(std::string{broken(reads, misses, pm::offcore_response.offcore<0x4000000000000002>(),
                             pm::offcore_response.offcore<0x4000000000000004>(),
                             pm::offcore_response.offcore<0x4000000000000008>())} ==
          "auxiliary_has_one_value");
    CHECK(std::string{broken(pm::offcore_response.offcore<0x10001>())} == "value_fits");
}

TEST_CASE("on Arctic Wolf the register of an off-core response is that of its counter") {
    constexpr auto reads = pm::offcore_response.offcore<0x4000000000000009>();
    constexpr auto misses = pm::offcore_response.offcore<0xff03f000000009>();
    constexpr const auto &plan = msr::plan<pm::nova_lake_atom, reads, misses.on(pm::pmc2)>;
    CHECK(plan.assignment_of(0).counter == 0);
    const auto set_up = plan.view().set_up;
    std::string seen;
    for (const msr::write &one : set_up) {
        if (one.address == 0x3e0) seen += one.value == 0x4000000000000009 ? "reads in 0, " : "?";
        if (one.address == 0x3e2) seen += one.value == 0xff03f000000009 ? "misses in 2, " : "?";
        if (one.address == 0x1901) seen += (one.value & 0xffff) == 0x01b7 ? "event of 0, " : "?";
        if (one.address == 0x1909) seen += (one.value & 0xffff) == 0x04b7 ? "event of 2, " : "?";
    }
    CHECK(seen == "reads in 0, misses in 2, event of 0, event of 2, ");
}

TEST_CASE("version 1 starts and stops each counter by its select register") {
    constexpr const auto &plan = msr::plan<cycles, instructions>;
    const auto program = plan.view();
    CHECK(plain(program.set_up) ==
          std::vector<plain_write>{
              {0x186, 0x01003c, 0}, {0x187, 0x0300c0, 0}, {0xc1, 0, 0}, {0xc2, 0, 0}});
    CHECK(plain(program.start) ==
          std::vector<plain_write>{{0x186, 0x41003c, 0}, {0x187, 0x4300c0, 0}});
    CHECK(plain(program.stop) ==
          std::vector<plain_write>{{0x186, 0x01003c, 0}, {0x187, 0x0300c0, 0}});
    CHECK(program.readouts.size() == 2);
    CHECK(program.readouts[0].address == 0xc1);
    CHECK(program.readouts[0].width == 40);
    CHECK(claims(program, 0x186, 0x400000, 0x400000));
    CHECK(claims(program, 0x187, 0x400000, 0x400000));
}

TEST_CASE("later versions start all counters with one write that keeps the bits of others") {
    constexpr const auto &plan = msr::plan<pm::haswell, cycles, instructions, misses>;
    const auto program = plan.view();
    // bits of fixed counters 1 and 0 and general counter 0
    constexpr std::uint64_t own = 0x3'0000'0001;
    CHECK(plain(program.set_up) ==
          std::vector<plain_write>{{0x38f, 0, ~own},
                                   {0x186, 0x42412e, 0}, // LLC misses at CPL 0, enabled
                                   // fixed counter 1 counts at CPL > 0, counter 0 at all levels
                                   {0x38d, 0x23, ~std::uint64_t{0xff}},
                                   {0x30a, 0, 0},
                                   {0x309, 0, 0},
                                   {0xc1, 0, 0}});
    CHECK(plain(program.start) == std::vector<plain_write>{{0x38f, own, ~own}});
    CHECK(plain(program.stop) == std::vector<plain_write>{{0x38f, 0, ~own}});
    CHECK(program.readouts[0].address == 0x30a);
    CHECK(program.readouts[1].address == 0x309);
    CHECK(program.readouts[2].address == 0xc1);
    CHECK(std::string{program.readouts[2].name} == "ia32_pmc0");
    // A fixed counter is in use when it counts at a privilege level, a general one when enabled.
    for (const std::uint64_t bit : {0x1u, 0x2u, 0x10u, 0x20u})
        CHECK(claims(program, 0x38d, bit, bit));
    CHECK(claims(program, 0x186, 0x400000, 0x400000));
    CHECK(program.claims.size() == 5);
    // IA32_PERF_GLOBAL_CTRL, which enables the counters, is put back last.
    CHECK(program.registers[program.registers.size() - 1].address == 0x38f);
    CHECK(program.registers[program.registers.size() - 1].check == own);
    CHECK(!program.interrupts);
}

TEST_CASE("version 6 reaches its counters through the aliases, four apart") {
    constexpr auto second = pm::raw<0xd1, 0x20>.umask2<3>();
    constexpr const auto &plan =
        msr::plan<pm::lunar_lake, cycles, misses, second, pm::topdown_slots>;
    const auto program = plan.view();
    CHECK(program.readouts[0].address == 0x1984); // the address of fixed counter 1
    CHECK(program.readouts[1].address == 0x1900);
    CHECK(program.readouts[2].address == 0x1904);
    CHECK(program.readouts[3].address == 0x198c); // the address of fixed counter 3
    CHECK(plain(program.set_up)[1] == plain_write{0x1901, 0x42412e, 0});
    CHECK(plain(program.set_up)[2] == plain_write{0x1905, 0x0300004320d1, 0});
    CHECK(plain(program.start) ==
          std::vector<plain_write>{{0x38f, 0xa'0000'0003, ~std::uint64_t{0xa'0000'0003}}});
    static_assert(pm::counter_at(9, pm::lunar_lake).address == 0x1924);
    static_assert(pm::counter_at(9, pm::lunar_lake).select_address == 0x1925);
}

TEST_CASE("a qualifier goes to its bit of the select register") {
    const auto selected = [](const auto &plan) {
        for (const msr::write &one : plan.view().set_up)
            if (one.address >= 0x186 && one.address < 0x190) return one.value;
        return std::uint64_t{0};
    };
    using pm::raw;
    CHECK(selected(msr::plan<pm::haswell, raw<0x12, 0x34>>) == 0x433412);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.user().edge()>) == 0x450012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.kernel().cmask<0xab>().invert()>) ==
          0xabc20012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.any_thread()>) == 0x630012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.in_tx()>) == 0x1'0043'0012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.in_tx_checkpointed()>) == 0x2'0043'0012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.pin_control()>) == 0x4b0012);
    CHECK(selected(msr::plan<pm::haswell, raw<0x12>.sample_every<100>()>) == 0x530012);
    const auto first_of = [](const auto &plan) { return plain(plan.view().set_up)[1].value; };
    CHECK(first_of(msr::plan<pm::lunar_lake, raw<0x12>.cmask<1>().equal()>) == 0x10'0143'0012);
    CHECK(first_of(msr::plan<pm::lunar_lake, raw<0x12>.umask2<0xa5>()>) == 0xa500'0043'0012);
    CHECK(first_of(msr::plan<pm::lunar_lake, raw<0x12>.adaptive_record()>) == 0x4'0043'0012);
    CHECK(first_of(msr::plan<pm::lunar_lake, raw<0x12>.br_cntr_en()>) == 0x8'0043'0012);
}

TEST_CASE("a sampled counter starts so that it overflows, and its stale overflow is cleared") {
    constexpr const auto &plan =
        msr::plan<pm::haswell, cycles.sample_every<1000>(), misses.sample_every<2>()>;
    const auto program = plan.view();
    CHECK(program.interrupts);
    CHECK(program.overflows);
    const auto writes = plain(program.set_up);
    // fixed counter 1: PMI, CPL > 0
    CHECK(writes[2] == plain_write{0x38d, 0xa0, ~std::uint64_t{0xf0}});
    CHECK(writes[3] == plain_write{0x30a, 0x1'0000'0000'0000 - 1000, 0});
    CHECK(writes[4] == plain_write{0xc1, 0x1'0000'0000'0000 - 2, 0});
    CHECK(writes[5] == plain_write{0x390, 0x2'0000'0001, 0}); // written ones clear overflow flags
    bool reset_is_write_only = false;
    for (const msr::touched_register &one : program.registers)
        if (one.address == 0x390) reset_is_write_only = one.check == 0;
    CHECK(reset_is_write_only);
}

TEST_CASE("without full-width writes a period has 31 bits, for WRMSR sign-extends bit 31") {
    constexpr pm::target narrow = pm::haswell;
    constexpr pm::target whole = pm::haswell.with(pm::extras{.full_width = true});
    static_assert(pm::most_period(narrow) == 0x8000'0000);
    static_assert(pm::most_period(whole) == 0xffff'ffff'ffff);
    select::request wanted{.event = 4, .period = 0x8000'0000};
    CHECK(select::check<pm::event_pmu>(wanted, narrow).legal());
    wanted.period = 0x8000'0001;
    CHECK(select::check<pm::event_pmu>(wanted, narrow).broken ==
          &select::sampling_period_is_in_range::text);
    CHECK(select::check<pm::event_pmu>(wanted, whole).legal());
    constexpr const auto &plan = msr::plan<whole, misses.sample_every<0x8000'0001>()>;
    CHECK(plan.view().readouts[0].address == 0x4c1);
    CHECK(std::string{plan.view().readouts[0].name} == "ia32_a_pmc0");
    // Without full-width writes only bits 31:0 of a counter can be written: a restored counter is
    // compared in these bits only.
    CHECK(msr::plan<narrow, misses>.view().registers[0].check == 0xffff'ffff);
    CHECK(msr::plan<whole, misses>.view().registers[0].check == 0xffff'ffff'ffff);
}

TEST_CASE("fixed counters are taken first, and general ones where a filter needs them") {
    constexpr pm::target on = pm::ice_lake;
    CHECK(counter_of(msr::plan<on, instructions>, 0) == 10);
    CHECK(counter_of(msr::plan<on, cycles>, 0) == 11);
    CHECK(counter_of(msr::plan<on, pm::reference_cycles>, 0) == 12);
    CHECK(counter_of(msr::plan<on, pm::topdown_slots>, 0) == 13);
    CHECK(counter_of(msr::plan<on, cycles.edge()>, 0) == 0);
    CHECK(counter_of(msr::plan<on, cycles.cmask<2>()>, 0) == 0);
    CHECK(counter_of(msr::plan<on, cycles.on(pm::pmc3)>, 0) == 3);
    CHECK(counter_of(msr::plan<on, instructions.in_tx()>, 0) == 0);
    CHECK(counter_of(msr::plan<pm::lunar_lake, instructions.umask2<1>()>, 0) == 0);
    CHECK(counter_of(msr::plan<on, instructions.in_tx_checkpointed()>, 0) == 2);
    // A second request of the event finds the fixed counter taken.
    constexpr const auto &twice = msr::plan<on, cycles, pm::core_cycles.kernel()>;
    CHECK(counter_of(twice, 0) == 11);
    CHECK(counter_of(twice, 1) == 0);
    // AnyThread of a fixed counter exists in versions 3 and 4 only.
    CHECK(counter_of(msr::plan<pm::haswell, pm::core_cycles.any_thread()>, 0) == 11);
    const auto any = plain(msr::plan<pm::haswell, pm::core_cycles.any_thread()>.view().set_up);
    CHECK(any[1] == plain_write{0x38d, 0x70, ~std::uint64_t{0xf0}});
    constexpr const auto &both =
        msr::plan<pm::haswell, pm::core_cycles.any_thread(), pm::instructions_retired>;
    // the two threads of a core have equal counts
    CHECK(both.view().readouts[0].scope == msr::register_scope::core);
    CHECK(both.view().readouts[1].scope == msr::register_scope::thread);
}

TEST_CASE("reference cycles stay on the fixed counter, whose clock is another one") {
    constexpr auto user = pm::reference_cycles.user();
    constexpr auto kernel = pm::reference_cycles.kernel();
    const select::request both[] = {user.as_request(), kernel.as_request()};
    const auto found = select::assign<pm::event_pmu, 2>(msr::all_of(both), pm::haswell);
    CHECK(!found.found());
    CHECK(found.why.broken == &select::choices_fit_together::text);
    // A choice (an event with its qualifiers) that names a counter is counted there; otherwise,
    // where no fixed counter is left for the event, on a general counter.
    CHECK(counter_of(msr::plan<pm::haswell, user, kernel.on(pm::pmc0)>, 1) == 0);
    CHECK(counter_of(msr::plan<pm::yonah, user, kernel>, 1) == 1);
}

TEST_CASE("the planner fills every counter that there is, and no more") {
    constexpr pm::target on = pm::core2;
    select::request all[6] = {};
    for (select::request &one : all)
        one.event = 4;
    all[3].event = 0;
    all[4].event = 1;
    all[5].event = 2;
    // Two general counters for the misses, three fixed counters for the other events.
    const msr::sequence<select::request> five{all + 1, 5};
    const auto fits = select::assign<pm::event_pmu, 6>(five, on);
    REQUIRE(fits.found());
    CHECK(fits.assigned[2].counter == 11);
    CHECK(fits.assigned[3].counter == 10);
    CHECK(fits.assigned[4].counter == 12);
    const auto full = select::assign<pm::event_pmu, 6>(msr::all_of(all), on);
    CHECK(!full.found());
    CHECK(full.why.broken == &select::choices_fit_together::text);
}

TEST_CASE("offcore_response gets one of two registers, and the code that listens to it") {
    constexpr auto reads = pm::offcore_response.offcore<0x10001>();
    constexpr auto writes = pm::offcore_response.offcore<0x10002>();
    const auto program = msr::plan<pm::skylake, reads, writes>.view();
    const auto set_up = plain(program.set_up);
    CHECK(set_up[1] == plain_write{0x1a6, 0x10001, 0});
    CHECK(set_up[2] == plain_write{0x1a7, 0x10002, 0});
    CHECK(set_up[3] == plain_write{0x186, 0x4301b7, 0});
    CHECK(set_up[4] == plain_write{0x187, 0x4301bb, 0});
    // No other program may count by the two registers of off-core values.
    CHECK(claims(program, 0x188, 0x40ffff, 0x4001b7));
    CHECK(claims(program, 0x189, 0x40ffff, 0x4001bb));
    // Claims for the plan's own two counters, and for each of the two event codes on the other two
    // counters: Skylake has four.
    CHECK(program.claims.size() == 2 + 2 * 2);
    // Two off-core events with one value share a register; from Sapphire Rapids on the event codes
    // differ.
    const auto shared =
        plain(msr::plan<pm::sapphire_rapids, reads.user(), reads.kernel()>.view().set_up);
    CHECK(shared[1] == plain_write{0x1a6, 0x10001, 0});
    CHECK(shared[2] == plain_write{0x186, 0x41012a, 0});
    CHECK(shared[3] == plain_write{0x187, 0x42012a, 0});
    const select::request three[] = {reads.as_request(), writes.as_request(),
                                     pm::offcore_response.offcore<0x10004>().as_request()};
    CHECK(select::assign<pm::event_pmu, 3>(msr::all_of(three), pm::skylake).why.broken ==
          &select::auxiliary_has_one_value::text);
    // Nehalem has MSR_OFFCORE_RSP_0 only, Westmere both.
    const select::request two[] = {pm::offcore_response.offcore<0x101>().as_request(),
                                   pm::offcore_response.offcore<0x102>().as_request()};
    CHECK(!select::assign<pm::event_pmu, 2>(msr::all_of(two), pm::nehalem).found());
    CHECK(select::assign<pm::event_pmu, 2>(msr::all_of(two), pm::westmere).found());
    const select::request equal[] = {reads.user().as_request(), writes.as_request(),
                                     reads.kernel().as_request()};
    CHECK(select::assign<pm::event_pmu, 3>(msr::all_of(equal), pm::skylake).found());
    // Atom cores select the registers by other unit masks; only the first register counts
    // outstanding requests.
    const auto atom = plain(msr::plan<pm::tremont, reads, writes>.view().set_up);
    CHECK(atom[1] == plain_write{0x1a6, 0x10001, 0});
    CHECK(atom[2] == plain_write{0x1a7, 0x10002, 0});
    CHECK(atom[3] == plain_write{0x186, 0x4301b7, 0});
    CHECK(atom[4] == plain_write{0x187, 0x4302b7, 0});
    CHECK(pm::offcore_places(pm::goldmont, 1ull << 38) == 1);
    CHECK(pm::offcore_places(pm::goldmont, 1ull << 37) == 3);
    CHECK(pm::offcore_places(pm::meteor_lake_atom, 1ull << 63) == 1);
    // Bit 8 is valid in Knights Landing's MSR_OFFCORE_RSP_1 only.
    CHECK(pm::offcore_places(pm::knights_landing, 0x100) == 2);
    const auto second = plain(
        msr::plan<pm::knights_landing, pm::offcore_response.offcore<0x10100>()>.view().set_up);
    CHECK(second[1] == plain_write{0x1a7, 0x10100, 0});
    CHECK(second[2] == plain_write{0x186, 0x4302b7, 0});
    // Bit 36 is valid in Knights Landing's first register and in the second; bit 38 in the first.
    CHECK(pm::offcore_places(pm::knights_landing, 1ull << 36) == 3);
    CHECK(pm::offcore_places(pm::knights_landing, 1ull << 38) == 1);
}

TEST_CASE("frontend_retired sets MSR_PEBS_FRONTEND") {
    const auto set_up =
        plain(msr::plan<pm::skylake, pm::frontend_retired.frontend<0x400806>()>.view().set_up);
    CHECK(set_up[1] == plain_write{0x3f7, 0x400806, 0});
    CHECK(set_up[2] == plain_write{0x186, 0x4301c6, 0});
    // From Redwood Cove on the event of off-core responses has another code.
    const auto later =
        plain(msr::plan<pm::granite_rapids, pm::frontend_retired.frontend<0x11>()>.view().set_up);
    CHECK(later[1] == plain_write{0x3f7, 0x11, 0});
    CHECK(later[2] == plain_write{0x186, 0x4303c6, 0});
}

TEST_CASE("what a plan changes is looked at and put back, the write-only control aside") {
    constexpr auto loads = pm::raw<0xcd, 0x01>.sample_every<1009>().precise();
    const auto compared = [](const msr::program_view &program) {
        std::vector<std::pair<std::uint32_t, std::uint64_t>> result;
        for (const msr::touched_register &one : program.registers)
            result.emplace_back(one.address, one.check);
        return result;
    };
    using registers = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
    constexpr std::uint64_t all = ~std::uint64_t{0};
    // Counter 0 samples loads precisely, by their latency: bits 0 and 32 of IA32_PEBS_ENABLE.
    CHECK(compared(msr::plan<pm::skylake, loads.load_latency<30>()>.view()) ==
          registers{{0x3f6, all},
                    {0xc1, 0xffff'ffff},
                    {0x186, all},
                    {0x3f1, 0x1'0000'0001},
                    {0x390, 0},
                    {0x38f, 0x1}});
    // No event is sampled precisely: registers of precise samples are not compared.
    CHECK(compared(msr::plan<pm::skylake, misses, cycles>.view()) ==
          registers{{0xc1, 0xffff'ffff},
                    {0x30a, 0xffff'ffff},
                    {0x186, all},
                    {0x38d, 0xf0},
                    {0x38f, 0x2'0000'0001}});
    // An off-core value is compared, and Ice Lake's groups of a record with bit 32 of the fixed
    // control.
    CHECK(compared(msr::plan<pm::skylake, pm::offcore_response.offcore<0x10001>()>.view()) ==
          registers{{0x1a6, all}, {0xc1, 0xffff'ffff}, {0x186, all}, {0x38f, 0x1}});
    constexpr auto retired = pm::instructions_retired.sample_every<1009>().precise().record<3>();
    CHECK(compared(msr::plan<pm::ice_lake, retired>.view()) == registers{{0x3f2, all},
                                                                         {0x309, 0xffff'ffff},
                                                                         {0x38d, 0x1'0000'000f},
                                                                         {0x3f1, 0x1'0000'0000},
                                                                         {0x390, 0},
                                                                         {0x38f, 0x1'0000'0000}});
    // Version 1 has neither fixed counters nor a control of all counters.
    CHECK(compared(msr::plan<cycles, instructions>.view()) ==
          registers{{0xc1, 0xffff'ffff}, {0xc2, 0xffff'ffff}, {0x186, all}, {0x187, all}});
}

TEST_CASE("version 1: each register is of the choice that its counter has") {
    const msr::program_view program = msr::plan<cycles, instructions.on(pm::pmc0)>.view();
    CHECK(owners_of(program.set_up) == owners{{0x187, 0}, {0x186, 1}, {0xc2, 0}, {0xc1, 1}});
    CHECK(owners_of(program.start) == owners{{0x187, 0}, {0x186, 1}});
    CHECK(owners_of(program.stop) == owners{{0x187, 0}, {0x186, 1}});
}

TEST_CASE("what enables all counters is of no choice, what fixed counters share of the first") {
    const msr::program_view program =
        msr::plan<pm::haswell, misses.sample_every<9>(), cycles, instructions>.view();
    CHECK(owners_of(program.set_up) == owners{{0x38f, every_choice},
                                              {0x186, 0},
                                              {0x38d, 1}, // the control of fixed counters 1 and 0
                                              {0xc1, 0},
                                              {0x30a, 1},
                                              {0x309, 2},
                                              {0x390, every_choice}});
    CHECK(owners_of(program.start) == owners{{0x38f, every_choice}});
    CHECK(owners_of(program.stop) == owners{{0x38f, every_choice}});
    REQUIRE(program.readouts.size() == 3);
    for (std::size_t i = 0; i < 3; ++i)
        CHECK(program.readouts[i].owner == i);
}

TEST_CASE("a register beside the counters is of the first choice that has its value") {
    constexpr auto reads = pm::offcore_response.offcore<0x10001>();
    constexpr auto writes = pm::offcore_response.offcore<0x10002>();
    constexpr auto front = pm::frontend_retired.frontend<0x400806>();
    CHECK(owners_of(msr::plan<pm::skylake, misses, reads, front, writes>.view().set_up) ==
          owners{{0x38f, every_choice},
                 {0x1a6, 1},
                 {0x3f7, 2},
                 {0x1a7, 3},
                 {0x186, 0},
                 {0x187, 1},
                 {0x188, 2},
                 {0x189, 3},
                 {0xc1, 0},
                 {0xc2, 1},
                 {0xc3, 2},
                 {0xc4, 3}});
    constexpr const auto &shared =
        msr::plan<pm::sapphire_rapids, misses, reads.user(), reads.kernel()>;
    CHECK(owners_of(shared.view().set_up)[1] == owned{0x1a6, 1});
    CHECK(owners_of(shared.view().set_up)[2].address == 0x186);
}

TEST_CASE("what one target reserves is refused at run time with the compiler's sentence") {
    const auto broken = [](const auto &choice, const pm::target &on) {
        const msr::verdict why = select::check<pm::event_pmu>(choice.as_request(), on);
        return std::string{why.legal() ? "" : why.broken->name};
    };
    constexpr auto raw = pm::raw<0x12, 0x34>;
    const std::string reserved = "qualifier_exists_on_target";
    CHECK(broken(raw.any_thread(), pm::core2) == reserved);
    CHECK(broken(raw.any_thread(), pm::nehalem).empty());
    CHECK(broken(raw.any_thread(), pm::ice_lake) == reserved);
    CHECK(broken(raw.in_tx(), pm::ivy_bridge) == reserved);
    CHECK(broken(raw.in_tx(), pm::goldmont) == reserved);
    CHECK(broken(raw.in_tx(), pm::skylake).empty());
    CHECK(broken(raw.in_tx_checkpointed(), pm::ivy_bridge) == reserved);
    CHECK(broken(raw.in_tx(), pm::sapphire_rapids).empty());
    // No Atom core has TSX, and a version has the fields that all of its processors have.
    CHECK(broken(raw.in_tx(), pm::tremont) == reserved);
    CHECK(broken(raw.in_tx(), pm::lakefield) == reserved);
    CHECK(broken(raw.in_tx(), pm::alder_lake_atom) == reserved);
    CHECK(broken(raw.in_tx_checkpointed(), pm::lunar_lake_atom) == reserved);
    CHECK(broken(raw.in_tx(), pm::arrow_lake_h) == reserved);
    CHECK(broken(raw.in_tx(), pm::perfmon5) == reserved);
    CHECK(broken(raw.in_tx(), pm::perfmon6) == reserved);
    CHECK(broken(raw.cmask<1>().equal(), pm::sapphire_rapids) == reserved);
    CHECK(broken(raw.cmask<1>().equal(), pm::lunar_lake).empty());
    CHECK(broken(raw.umask2<1>(), pm::sapphire_rapids) == reserved);
    CHECK(broken(raw.umask2<0x100>(), pm::lunar_lake) == "value_fits");
    CHECK(broken(pm::raw<0x112>, pm::haswell) == "event_code_fits");
    CHECK(broken(pm::raw<0x12, 0x134>, pm::haswell) == "unit_mask_fits");
    CHECK(broken(raw.cmask<256>(), pm::haswell) == "threshold_fits");
    CHECK(broken(raw.equal(), pm::lunar_lake) == "equal_needs_threshold");
    CHECK(broken(raw.in_tx().any_thread(), pm::haswell) == "transactions_are_of_one_thread");
    CHECK(broken(raw.in_tx_checkpointed().sample_every<5>(), pm::haswell) ==
          "checkpointed_count_is_not_sampled");
    CHECK(broken(raw.in_tx_checkpointed().on(pm::pmc0), pm::haswell) == "event_reaches_counter");
    CHECK(broken(raw.on(pm::pmc4), pm::haswell) == "counter_exists_on_target");
    CHECK(broken(raw.on(pm::fixed_ctr0), pm::haswell) == "event_reaches_counter");
    CHECK(broken(cycles.on(pm::fixed_ctr0), pm::haswell) == "event_reaches_counter");
    CHECK(broken(cycles.on(pm::fixed_ctr3), pm::haswell) == "counter_exists_on_target");
    CHECK(broken(raw.offcore<0x10001>(), pm::haswell) == "offcore_value_is_of_offcore_response");
    CHECK(broken(pm::offcore_response, pm::haswell) == "offcore_response_has_a_value");
    CHECK(broken(pm::offcore_response.offcore<0x11001>(), pm::haswell) == "value_fits");
    CHECK(broken(pm::offcore_response.offcore<0x10000>(), pm::haswell) == "offcore_has_a_request");
    CHECK(broken(pm::offcore_response.offcore<0x00001>(), pm::haswell) == "offcore_has_a_response");
    CHECK(broken(pm::offcore_response.offcore<0x10001>(), pm::bonnell) == "event_exists_on_target");
    CHECK(broken(raw.frontend<0x16>(), pm::skylake) == "frontend_value_is_of_frontend_retired");
    CHECK(broken(pm::frontend_retired, pm::skylake) == "frontend_retired_has_a_value");
    CHECK(broken(pm::frontend_retired.frontend<8>(), pm::skylake) == "value_fits");
    CHECK(broken(pm::frontend_retired.frontend<8>(), pm::sapphire_rapids).empty());
    CHECK(broken(pm::topdown_backend_bound, pm::skylake) == "event_exists_on_target");
    // On Ice Lake topdown_backend_bound is a share of slots.
    CHECK(broken(pm::topdown_backend_bound, pm::ice_lake).empty());
}

TEST_CASE("no plan sets a bit that its target reserves") {
    // Every event with every qualifier on every processor: legal requests write only bits of the
    // layout.
    int legal = 0;
    for (unsigned place = 0; place < pm::processor_count; ++place) {
        const pm::target on = pm::target_at(place);
        const std::uint64_t writable = pm::select_bits(on);
        for (std::int32_t event = -1; event < static_cast<std::int32_t>(pm::event_count); ++event)
            for (std::uint32_t flags = 0; flags < 1u << pm::flag_count; ++flags)
                for (std::uint32_t given = 0; given < 2; ++given) {
                    const select::request wanted{.event = event,
                                                 .code = event < 0 ? 0xffu : 0u,
                                                 .masks = event < 0 ? 0xffu : 0u,
                                                 .threshold = 0xff,
                                                 .flags = flags,
                                                 .given = given,
                                                 .edge = true,
                                                 .invert = true,
                                                 .values = {given * 0xff}};
                    if (!select::check<pm::event_pmu>(wanted, on).legal()) continue;
                    ++legal;
                    const std::uint64_t value = pm::select_value<pm::event_pmu>(wanted, {0}, on);
                    REQUIRE((value & ~writable) == 0);
                }
    }
    CHECK(legal > 1000);
}

TEST_CASE("a session runs the program, and leaves the bits of others as it found them") {
    constexpr const auto &plan = msr::plan<pm::haswell, cycles, misses>;
    msr::recorder machine;
    // other programs use general counters 1 to 3 and fixed counter 0
    machine.set(0, 0x38f, 0x1'0000'000e);
    machine.set(0, 0x38d, 0x003); // fixed counter 0 counts for another program
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        session.start();
        std::uint64_t global = 0;
        std::uint64_t fixed = 0;
        CHECK(!machine.read(0, 0x38f, global));
        CHECK(!machine.read(0, 0x38d, fixed));
        CHECK(global == 0x3'0000'000f);
        CHECK(fixed == 0x23);
    }
    std::uint64_t value = 0;
    CHECK(!machine.read(0, 0x38f, value));
    CHECK(value == 0x1'0000'000e);
    CHECK(!machine.read(0, 0x38d, value));
    CHECK(value == 0x003);
    CHECK(!machine.read(0, 0x186, value));
    CHECK(value == 0);
}

TEST_CASE("what others enable and disable while a session counts stays so") {
    constexpr const auto &plan = msr::plan<pm::haswell, cycles, misses>;
    msr::recorder machine;
    // other programs use general counters 1 to 3 and fixed counter 0
    machine.set(0, 0x38f, 0x1'0000'000e);
    machine.set(0, 0x38d, 0x003); // fixed counter 0 counts for another program
    {
        msr::session session{machine, plan, msr::watch_cpu(0)};
        session.start();
        // General counter 1 and fixed counter 2 are enabled by another program; the plan's counters
        // are, too.
        machine.set(0, 0x38f, 0x6'0000'0003);
        machine.set(0, 0x38d, 0xb20);
        msr::failure why;
        static_cast<void>(session.stop(why));
        CHECK(!why);
    }
    CHECK(machine.value(0, 0x38f) == 0x4'0000'0002);
    CHECK(machine.value(0, 0x38d) == 0xb00);
}

TEST_CASE("a session refuses a counter that somebody has enabled") {
    constexpr const auto &plan = msr::plan<pm::haswell, cycles, misses>;
    msr::recorder general;
    general.set(0, 0x186, 0x43003c);
    msr::failure why;
    msr::session refused{general, plan, msr::watch_cpu(0), why};
    CHECK(why.kind == msr::error_code::taken);
    msr::recorder fixed;
    fixed.set(0, 0x38d, 0x0b0); // the value that the watchdog of Linux writes
    msr::session refused_too{fixed, plan, msr::watch_cpu(0), why};
    CHECK(why.kind == msr::error_code::taken);
    // The bit in IA32_PERF_GLOBAL_CTRL by itself is the state after reset.
    msr::recorder idle;
    idle.set(0, 0x38f, 0xf);
    msr::session taken{idle, plan, msr::watch_cpu(0), why};
    CHECK(!why);
}

TEST_CASE("version 1 has no overflow flags: only time shows a wrap of 40 bits") {
    using counts_of_a_pmu::counts_without_flags;
    // A counter adds up to 16 in a clock of the core, which goes up to twice as fast as the time
    // stamp counter.
    counts_without_flags(msr::plan<pm::perfmon1, cycles>, 16 * 2);
    counts_without_flags(msr::plan<pm::perfmon1, misses.cmask<1>()>, 2);
}

TEST_CASE("from version 2 on a status register has a flag for each counter") {
    using counts_of_a_pmu::counts_with_flags;
    constexpr const auto &fixed = msr::plan<pm::haswell, cycles>;
    const msr::overflow_flag flag = fixed.view().readouts[0].flag;
    CHECK(flag.address == 0x38e);
    CHECK(flag.mask == 1ull << 33); // the flag of fixed counter 1
    CHECK(flag.clear_address == 0x390);
    // Counters of 48 bits: a fixed counter adds up to 16, others up to 64 in a clock of the core,
    // which goes up to 8 times as fast as the time stamp counter.
    counts_with_flags(fixed, 16 * 8, 0x4000'0001'0000'000full);
    constexpr const auto &general = msr::plan<pm::skylake, misses.on(pm::pmc2)>;
    CHECK(general.view().readouts[0].flag.mask == 1u << 2);
    counts_with_flags(general, 64 * 8, 0x4000'0007'0000'000bull);
    // Counters of 40 bits add up to 16 in a clock, as those of version 1.
    counts_with_flags(msr::plan<pm::core2, misses>, 16 * 2, 0x4000'0007'0000'000eull);
}

TEST_CASE("a sampled counter has no count, and its flag is the handler's") {
    constexpr auto sampled = misses.sample_every<1000>();
    constexpr const auto &plan = msr::plan<pm::skylake, sampled, cycles>;
    CHECK(plan.view().readouts[0].is_sampled);
    CHECK_FALSE(plan.view().readouts[1].is_sampled);
}

TEST_CASE("a session's accesses to the registers: one more where there are flags") {
    constexpr auto loads = pm::raw<0xd1, 0x20>;
    {
        msr::recorder tape;
        msr::session session{tape, msr::plan<pm::perfmon1, cycles, misses>, msr::watch_cpu(0)};
        // Two select registers are read, written and verified, two counters are read.
        CHECK(accesses_of(tape, [&] { session.start(); }) == 3 * 2 + 2);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 2);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == 2 + 3 * 2);
    }
    {
        msr::recorder tape;
        msr::session session{tape, msr::plan<pm::haswell, cycles, instructions, misses, loads>,
                             msr::watch_cpu(0)};
        // Reads of two select registers, IA32_FIXED_CTR_CTRL and IA32_PERF_GLOBAL_CTRL; a read, a
        // write and a verification of the latter; reads of the status and of four counters.
        CHECK(accesses_of(tape, [&] { session.start(); }) == 4 + 3 + 1 + 4);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.read()); }) == 4 + 1);
        CHECK(accesses_of(tape, [&] { static_cast<void>(session.stop()); }) == 4 + 1 + 4 + 3);
    }
}

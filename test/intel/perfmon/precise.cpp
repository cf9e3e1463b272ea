// Tests register values for events that are sampled precisely. Expected values are worked out by
// hand from test/facts/intel/intel_arch_pmu_fields.csv.
#include <msr/intel/perfmon/precise.hpp>

#include "../../owners.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/events/core2.hpp>
#include <msr/intel/events/sandy_bridge.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/features.hpp>
#include <msr/intel/perfmon/named_registers.hpp>
#include <msr/pmu/select/describe.hpp>
#include <msr/pmu/select/notation.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
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

std::vector<std::uint32_t> put_back(const msr::program_view &program) {
    std::vector<std::uint32_t> result;
    for (const msr::touched_register &touched_register : program.registers)
        result.push_back(touched_register.address);
    return result;
}

/// Returns the bits of a register that a program claims one by one.
std::uint64_t claimed(const msr::program_view &program, std::uint32_t address) {
    std::uint64_t bits = 0;
    for (const msr::claim &claim : program.claims)
        if (claim.address == address && claim.mask == claim.value) bits |= claim.mask;
    return bits;
}

/// Returns the first rule that a choice (an event with its qualifiers) breaks on a processor;
/// empty: none.
template <typename Choice>
std::string broken(Choice choice, const pm::target &target) {
    const msr::verdict verdict = select::check<pm::event_pmu>(choice.as_request(), target);
    return verdict.legal() ? "" : verdict.broken->name;
}

/// Returns the names of the counters that can count a choice (an event with its qualifiers).
template <typename Choice>
std::string counters(Choice choice, const pm::target &target) {
    std::string names;
    const select::counter_set counter_set =
        select::detail::candidates<pm::event_pmu>(choice.as_request(), target);
    for (int counter = 0; counter < static_cast<int>(pm::counter_count); ++counter)
        if ((counter_set & select::set_of(counter)) != 0)
            names += (names.empty() ? "" : " ") + std::string{pm::counter_rows[counter].name};
    return names;
}

constexpr auto loads = pm::raw<0xcd, 0x01>.user().sample_every<1009>().precise();
constexpr auto slow_loads = loads.load_latency<30>();
constexpr auto branches = pm::raw<0xc4, 0x04>.sample_every<2>().precise();
constexpr auto instructions = pm::instructions_retired.sample_every<100'003>().precise();
constexpr std::uint64_t whole = std::uint64_t{1} << 48;

} // namespace

TEST_CASE("a load latency is filtered by its register and by a bit of the counter") {
    constexpr const auto &plan = msr::plan<pm::skylake, slow_loads>;
    const auto program = plan.view();
    constexpr std::uint64_t own = 0x1'0000'0001; // PEBS and load latency on counter 0
    CHECK(plain(program.set_up) == std::vector<plain_write>{{0x38f, 0, ~std::uint64_t{1}},
                                                            {0x3f1, 0, ~own},
                                                            {0x3f6, 30, 0},
                                                            // Bit 20, INT, is clear.
                                                            {0x186, 0x4101cd, 0},
                                                            {0xc1, whole - 1009, 0},
                                                            {0x390, 1, 0}});
    CHECK(plain(program.start) ==
          std::vector<plain_write>{{0x3f1, own, ~own}, {0x38f, 1, ~std::uint64_t{1}}});
    CHECK(plain(program.stop) ==
          std::vector<plain_write>{{0x38f, 0, ~std::uint64_t{1}}, {0x3f1, 0, ~own}});
    CHECK(put_back(program) == std::vector<std::uint32_t>{0x3f6, 0xc1, 0x186, 0x3f1, 0x390, 0x38f});
    CHECK(program.registers[3].check == own);
    CHECK(program.registers[3].shared == ~own);
    CHECK(program.interrupts);
    CHECK(program.overflows);
    // No other program may sample loads by another latency: all bits are claimed, not only that of
    // counter 0.
    CHECK(claimed(program, 0x3f1) == 0xf'0000'000f);
    CHECK(claimed(program, 0x186) == 0x400000);
}

TEST_CASE("without shared values only the bits of the plan's own counters are claimed") {
    constexpr const auto &plan =
        msr::plan<pm::skylake, branches, pm::core_cycles.sample_every<1000>()>;
    const auto program = plan.view();
    CHECK(claimed(program, 0x3f1) == 0x1'0000'0001);
    CHECK(plain(program.start)[0] == plain_write{0x3f1, 1, ~std::uint64_t{0x1'0000'0001}});
    // Core cycles, which are sampled without PEBS, request their own interrupt, whether or not the
    // plan has a precise event.
    for (const msr::write &write : program.set_up)
        if (write.address == 0x38d) CHECK(write.value == 0xb0);
    CHECK(put_back(program) ==
          std::vector<std::uint32_t>{0xc1, 0x30a, 0x186, 0x38d, 0x3f1, 0x390, 0x38f});
}

TEST_CASE("a plan without precise choices leaves the registers of precise samples alone") {
    constexpr const auto &plan = msr::plan<pm::skylake, pm::llc_misses.sample_every<9>()>;
    for (const std::uint32_t address : put_back(plan.view()))
        CHECK((address < 0x3f0 || address > 0x3ff));
    CHECK(claimed(plan.view(), 0x3f1) == 0);
}

TEST_CASE("Core 2 and Bonnell sample on counter 0 only") {
    constexpr auto misses = pm::branch_misses_retired.sample_every<5>().precise();
    constexpr const auto &plan = msr::plan<pm::core2, misses>;
    CHECK(plain(plan.view().set_up) == std::vector<plain_write>{{0x38f, 0, ~std::uint64_t{1}},
                                                                {0x3f1, 0, ~std::uint64_t{1}},
                                                                {0x186, 0x4300c5, 0},
                                                                {0xc1, (1ull << 40) - 5, 0},
                                                                {0x390, 1, 0}});
    CHECK(claimed(plan.view(), 0x3f1) == 1);
    CHECK(counters(misses, pm::core2) == "pmc0");
    CHECK(counters(misses, pm::bonnell) == "pmc0");
    CHECK(counters(misses, pm::goldmont) == "pmc0"); // the event list allows pmc0 only
    CHECK(broken(misses.on(pm::pmc1), pm::core2) == "event_reaches_counter");
}

TEST_CASE("Sandy Bridge samples load latencies on counter 3, which also has the precise stores") {
    constexpr const auto &plan = msr::plan<pm::sandy_bridge, slow_loads>;
    constexpr std::uint64_t own = 0x8000'0008'0000'0008;
    CHECK(plain(plan.view().set_up)[1] == plain_write{0x3f1, 0, ~own});
    CHECK(plain(plan.view().set_up)[3] == plain_write{0x189, 0x4101cd, 0});
    CHECK(plain(plan.view().start)[0] == plain_write{0x3f1, 0x8'0000'0008, ~own});
    CHECK(claimed(plan.view(), 0x3f1) == 0x8000'000f'0000'000f);
}

// Linux 6.12, ds.c: INTEL_PST_CONSTRAINT(0x02cd, 0x8), and bit 63 in intel_pmu_pebs_enable.
TEST_CASE("a precise store is sampled on counter 3, with the bit that lets it") {
    constexpr auto stores = pm::raw<0xcd, 0x02>.sample_every<1009>().precise();
    constexpr const auto &by_number = msr::plan<pm::ivy_bridge, stores>;
    CHECK(by_number.assignment_of(0).counter == 3);
    CHECK(plain(by_number.view().start)[0].value == 0x8000'0000'0000'0008);
    constexpr auto named =
        msr::events::sandy_bridge::mem_trans_retired::precise_store.sample_every<1009>().precise();
    constexpr const auto &by_name = msr::plan<pm::sandy_bridge, named>;
    CHECK(plain(by_name.view().start)[0].value == 0x8000'0000'0000'0008);
    // No event of Haswell has the numbers of precise stores.
    constexpr const auto &later = msr::plan<pm::haswell, stores>;
    CHECK(plain(later.view().start)[0].value == 0x1);
}

// Linux 7.3.4, ds.c: intel_core2_pebs_event_constraints; the masks of libpfm4 that are precise.
TEST_CASE("Core 2 samples few events precisely, by name and by number, all on counter 0") {
    const pm::target target = pm::target_at(msr::core::core2);
    unsigned precise = 0;
    for (std::uint32_t number = 0; number <= 0xffff; ++number) {
        const msr::select::request request{
            .code = number >> 8, .masks = number & 0xff, .chosen = ~0u};
        precise += pm::event_can_be_precise(request, target) ? 1 : 0;
    }
    CHECK(precise == 4 + 256); // events C0/00, C1/FE, C5/00 and C7/1F, and CBh with any unit mask
    std::set<std::string> names;
    for (const auto *const event : msr::events::core2::core_events::all.events) {
        const msr::select::event_facts statement = event->facts();
        const msr::select::request by_number{
            .code = statement.code, .masks = statement.mask, .chosen = ~0u};
        const bool kind = statement.precise != msr::select::precision::none;
        CAPTURE(std::string{event->name()});
        if (statement.threshold == 0) CHECK(pm::event_can_be_precise(by_number, target) == kind);
        if (!kind) continue;
        auto sampled =
            msr::select::with_flag(request_of(*event), pm::number_of(pm::qualifier::precise));
        sampled.period = 1009;
        CHECK(pm::event_pmu::counters_of(sampled, target) == 0x1);
        names.insert(event->name());
    }
    CHECK(names ==
          std::set<std::string>{"instruction_retired", "inst_retired.any_p", "x87_ops_retired.any",
                                "br_inst_retired_mispred", "simd_inst_retired.any",
                                "mem_load_retired.l1d_miss", "mem_load_retired.l1d_line_miss",
                                "mem_load_retired.l2_miss", "mem_load_retired.l2_line_miss",
                                "mem_load_retired.dtlb_miss"});
    const auto misses = request_of(msr::events::core2::itlb_miss_retired);
    CHECK(pm::event_pmu::counters_of(misses, target) == 0x1);
    CHECK(pm::event_pmu::counters_of(pm::raw<0xc9>.as_request(), target) == 0x1);
}

// Linux, core.c: hsw_limit_period, bdw_limit_period; errata HSW11, BDM11, BDM55.
TEST_CASE("periods of INST_RETIRED.PREC_DIST keep out of errata") {
    const auto broken = [](std::uint64_t period, const pm::target &target) {
        msr::select::request request = pm::raw<0xc0, 0x01>.precise().as_request();
        request.period = period;
        const msr::verdict verdict = msr::select::check<pm::event_pmu>(request, target);
        return verdict.legal() ? std::string{} : verdict.broken->name;
    };
    const auto intended = [](std::uint64_t period, const pm::target &target) {
        msr::select::request request = pm::raw<0xc0, 0x01>.precise().as_request();
        request.period = period;
        return msr::select::detail::meant_instead<pm::event_pmu>(request, target).period;
    };
    const std::string rule = "period_is_beyond_errata";
    CHECK(broken(127, pm::haswell) == rule);
    CHECK(broken(128, pm::haswell).empty());
    CHECK(broken(1009, pm::haswell).empty());
    CHECK(broken(64, pm::broadwell) == rule);
    CHECK(broken(128, pm::broadwell).empty());
    CHECK(broken(1009, pm::broadwell) == rule);
    CHECK(broken(1024, pm::broadwell).empty());
    CHECK(broken(100, pm::skylake).empty());
    CHECK(intended(1, pm::haswell) == 128);
    CHECK(intended(1009, pm::broadwell) == 1024);
    // An event that is counted without sampling has no period, and so keeps the rule of periods.
    CHECK(
        msr::select::check<pm::event_pmu>(pm::raw<0xc0, 0x01>.as_request(), pm::broadwell).legal());
}

TEST_CASE("from Ice Lake on fixed counters sample, too, and records have groups") {
    constexpr const auto &plan =
        msr::plan<pm::ice_lake, slow_loads.record<3>(), instructions.record<3>()>;
    const auto program = plan.view();
    constexpr std::uint64_t own = 0x1'0000'0001; // bits of general counter 0 and fixed counter 0
    CHECK(plain(program.set_up) ==
          std::vector<plain_write>{
              {0x38f, 0, ~own},
              {0x3f1, 0, ~own},
              {0x3f6, 30, 0},
              {0x3f2, 3, 0},
              {0x186, 0x4'0041'01cd, 0}, // adaptive records by bit 34
              // Bit 32 makes the records of fixed counter 0 adaptive; bit 3, the interrupt, is 0.
              {0x38d, 0x1'0000'0003, ~std::uint64_t{0x1'0000'000f}},
              {0xc1, whole - 1009, 0},
              {0x309, whole - 100'003, 0},
              {0x390, own, 0}});
    CHECK(plain(program.start) == std::vector<plain_write>{{0x3f1, own, ~own}, {0x38f, own, ~own}});
    CHECK(plain(program.stop) == std::vector<plain_write>{{0x38f, 0, ~own}, {0x3f1, 0, ~own}});
    // The claimed bits are those of ten general and seven fixed counters, and bits 62:60 of the
    // records' output.
    CHECK(claimed(program, 0x3f1) == 0x7000'007f'0000'03ff);
    CHECK(put_back(program) ==
          std::vector<std::uint32_t>{0x3f6, 0x3f2, 0xc1, 0x309, 0x186, 0x38d, 0x3f1, 0x390, 0x38f});
}

TEST_CASE("Panther Lake says it of each counter, with what the counter is reloaded with") {
    constexpr auto entry = pm::raw<0x12>.sample_every<2>().precise().record<0xc>();
    constexpr const auto &plan = msr::plan<pm::panther_lake, instructions.record<3>(), entry>;
    const auto program = plan.view();
    constexpr std::uint64_t own = 0x1'0000'0001;
    // The configuration `first` has the reload value -100003 and the groups GPR and AUX (bits 61
    // and 62), `second` the reload value -2 and the groups LBR and XMM (bits 40, 41 and 49).
    constexpr std::uint64_t first = 0x6000'0000'fffe'795d;
    constexpr std::uint64_t second = 0x0002'0300'ffff'fffe;
    constexpr std::uint64_t enable = std::uint64_t{1} << 63;
    CHECK(plain(program.set_up) == std::vector<plain_write>{{0x38f, 0, ~own},
                                                            {0x1983, first, 0},
                                                            {0x1903, second, 0},
                                                            {0x1901, 0x430012, 0},
                                                            {0x38d, 0x3, ~std::uint64_t{0xf}},
                                                            {0x1980, whole - 100'003, 0},
                                                            {0x1900, whole - 2, 0},
                                                            {0x390, own, 0}});
    CHECK(plain(program.start) == std::vector<plain_write>{{0x1983, first | enable, 0},
                                                           {0x1903, second | enable, 0},
                                                           {0x38f, own, ~own}});
    CHECK(plain(program.stop) ==
          std::vector<plain_write>{{0x38f, 0, ~own}, {0x1983, first, 0}, {0x1903, second, 0}});
    CHECK(claimed(program, 0x1983) == enable);
    CHECK(claimed(program, 0x1903) == enable);
    CHECK(pm::record_of_configuration(first) == 3);
    CHECK(pm::record_of_configuration(second) == 0xc);
    // Configuration registers of counters lie four apart, those of fixed counters from 0x1983 on.
    for (unsigned n = 0; n < pm::most_general; ++n)
        CHECK(pm::extended_configurations[n].address == 0x1903 + 4 * n);
    for (unsigned n = 0; n < pm::fixed_counter_count; ++n)
        CHECK(pm::extended_configurations[pm::first_fixed + n].address == 0x1983 + 4 * n);
}

TEST_CASE("what precise samples share is of the first choice that it is about") {
    constexpr const auto &plan =
        msr::plan<pm::ice_lake, pm::core_cycles, instructions.record<3>(), slow_loads.record<3>()>;
    const msr::program_view program = plan.view();
    CHECK(owners_of(program.set_up) == owners{{0x38f, every_choice},
                                              {0x3f1, 1},
                                              {0x3f6, 2}, // MSR_PEBS_LD_LAT
                                              {0x3f2, 1},
                                              {0x186, 2},
                                              {0x38d, 0},
                                              {0x30a, 0},
                                              {0x309, 1},
                                              {0xc1, 2},
                                              {0x390, every_choice}});
    CHECK(owners_of(program.start) == owners{{0x3f1, 1}, {0x38f, every_choice}});
    CHECK(owners_of(program.stop) == owners{{0x38f, every_choice}, {0x3f1, 1}});
}

TEST_CASE("Panther Lake: the configuration of a counter is of its choice") {
    constexpr auto entry = pm::raw<0x12>.sample_every<2>().precise().record<0xc>();
    constexpr const auto &plan = msr::plan<pm::panther_lake, entry, instructions.record<3>()>;
    const msr::program_view program = plan.view();
    CHECK(owners_of(program.set_up) == owners{{0x38f, every_choice},
                                              {0x1903, 0},
                                              {0x1983, 1},
                                              {0x1901, 0},
                                              {0x38d, 1},
                                              {0x1900, 0},
                                              {0x1980, 1},
                                              {0x390, every_choice}});
    CHECK(owners_of(program.start) == owners{{0x1903, 0}, {0x1983, 1}, {0x38f, every_choice}});
    CHECK(owners_of(program.stop) == owners{{0x38f, every_choice}, {0x1903, 0}, {0x1983, 1}});
}

TEST_CASE("Panther Lake reloads 32 bits, however wide a counter is") {
    constexpr pm::target target = pm::panther_lake.with(pm::extras{.full_width = true});
    CHECK(pm::most_precise_period(target) == 0xffff'ffff);
    CHECK(pm::most_period(target) == 0xffff'ffff'ffff);
    CHECK(pm::most_precise_period(pm::panther_lake) == 0x8000'0000);
    constexpr auto seldom = pm::instructions_retired.sample_every<0x1'0000'0000>();
    CHECK(broken(seldom, target).empty());
    CHECK(broken(seldom.precise(), target) == "sampling_period_is_in_range");
    CHECK(broken(pm::instructions_retired.sample_every<0xffff'ffff>().precise(), target).empty());
    // On Ice Lake the management area holds the reload value of a whole counter.
    CHECK(broken(seldom.precise(), pm::ice_lake.with(pm::extras{.full_width = true})).empty());
}

TEST_CASE("which named events can be sampled precisely") {
    const auto can = [](const pm::target &target) {
        std::string letters;
        const auto ask = [&](auto event, char letter) {
            if (broken(event.template sample_every<100>().precise(), target).empty())
                letters += letter;
        };
        ask(pm::instructions_retired, 'i');
        ask(pm::branches_retired, 'b');
        ask(pm::branch_misses_retired, 'm');
        ask(pm::core_cycles, 'c');
        ask(pm::llc_misses, 'l');
        return letters;
    };
    CHECK(can(pm::core2) == "im"); // source: Linux, intel_core2_pebs_event_constraints
    CHECK(can(pm::bonnell) == "im");
    CHECK(can(pm::nehalem) == "ib");
    CHECK(can(pm::westmere) == "ibm");
    CHECK(can(pm::sandy_bridge).empty());
    CHECK(can(pm::ivy_bridge).empty());
    CHECK(can(pm::haswell).empty()); // Haswell's list has other numbers for precise branches
    CHECK(can(pm::broadwell).empty());
    CHECK(can(pm::skylake).empty());
    CHECK(can(pm::silvermont) == "bm"); // source: SDM volume 3, table 18-12
    CHECK(can(pm::knights_landing) == "bm");
    CHECK(can(pm::goldmont) == "ibm");
    for (const pm::target &target :
         {pm::goldmont_plus, pm::ice_lake, pm::tremont, pm::sapphire_rapids, pm::alder_lake_atom,
          pm::granite_rapids, pm::lunar_lake, pm::arrow_lake_s, pm::panther_lake})
        CHECK(can(target) == "ibmcl");
    constexpr auto frontend = pm::frontend_retired.frontend<0x11>().sample_every<100>().precise();
    CHECK(broken(frontend, pm::skylake).empty());
}

TEST_CASE("an event by its numbers is judged as by its name") {
    constexpr const char *rule = "event_can_be_sampled_precisely";
    constexpr auto branches_by_number = pm::raw<0xc4>.sample_every<100>().precise();
    CHECK(broken(branches_by_number, pm::skylake) == rule);
    CHECK(broken(branches_by_number, pm::nehalem).empty());
    CHECK(broken(pm::raw<0x3c>.sample_every<100>().precise(), pm::goldmont) == rule);
    CHECK(counters(pm::raw<0xc0>.sample_every<100>().precise(), pm::sapphire_rapids) ==
          "pmc1 pmc2 pmc3 pmc4 pmc5 pmc6 pmc7");
    // Linux, intel_skl_pebs_event_constraints: event 0x01c0 on counter set 0x2.
    constexpr auto exact = pm::raw<0xc0, 0x01>.sample_every<100>().precise();
    CHECK(counters(exact, pm::skylake) == "pmc1");
    CHECK(counters(exact.cmask<16>().invert(), pm::skylake) == "pmc0 pmc1 pmc2 pmc3");
}

TEST_CASE("a snapshot is of counters that there are") {
    // Lunar Lake: in `record` general counters 0 to 9 are bits 32 to 41, fixed counters 0 to 3 bits
    // 48 to 51.
    constexpr pm::target target = pm::lunar_lake;
    CHECK(target.general == 0x3ff);
    CHECK(target.fixed == 0xf);
    CHECK(broken(instructions.record<0x000f'03ff'0000'0010>(), target).empty());
    CHECK(broken(instructions.record<0x000f'0400'0000'0010>(), target) == "value_fits");
    CHECK(broken(instructions.record<0x0010'0001'0000'0010>(), target) == "value_fits");
}

TEST_CASE("precise sampling is for processors of which it is known") {
    for (const pm::target &target : {pm::perfmon1, pm::perfmon2, pm::perfmon3, pm::perfmon4,
                                     pm::perfmon5, pm::perfmon6, pm::yonah, pm::lakefield})
        CHECK(broken(instructions, target) == "qualifier_exists_on_target");
}

TEST_CASE("what is known of a generation fits its registers") {
    for (unsigned place = 0; place < pm::processor_count; ++place) {
        const pm::target target = pm::target_at(place);
        const pm::precise_facts &facts = pm::precise_facts_of(target);
        INFO("processor ", std::string{pm::processors[place].name});
        const bool has_enable =
            facts.form == pm::precise_form::debug_store || facts.form == pm::precise_form::adaptive;
        CHECK(has_enable == (target.pebs != pm::pebs_layout::none));
        CHECK((facts.form == pm::precise_form::adaptive) == (target.pebs == pm::pebs_layout::icl));
        CHECK((facts.general & ~target.general) == 0);
        CHECK((facts.instructions & ~facts.general) == 0);
        CHECK((facts.loads.counters & ~facts.general) == 0);
        CHECK((facts.loads.code != 0) == (facts.loads.counters != 0));
        CHECK((facts.record != 0) == (facts.form == pm::precise_form::adaptive ||
                                      facts.form == pm::precise_form::architectural));
        // `record` sets bits of fields of IA32_PEBS_DATA_CFG only
        CHECK((facts.record & ~std::uint64_t{0x00ff'ffff'ff00'003f}) == 0);
        if (!has_enable) continue;
        const std::uint64_t writable = ~pm::register_at(0x3f1, target).row.reserved;
        CHECK(pm::pebs_enable_bits(target.pebs) == writable);
        for (int counter = 0; counter < static_cast<int>(pm::counter_count); ++counter) {
            const bool can = pm::is_fixed(counter) ? facts.fixed : facts.general >> counter & 1;
            if ((pm::event_pmu::counters_on(target) & select::set_of(counter)) == 0 || !can)
                continue;
            CHECK((pm::pebs_enable_bits(counter, target) & ~writable) == 0);
        }
    }
}

TEST_CASE("which counters sample precisely") {
    CHECK(counters(branches, pm::nehalem) == "pmc0 pmc1 pmc2 pmc3");
    // Without Hyper-Threading there are eight counters, of which four sample.
    constexpr pm::target alone = pm::skylake.with(pm::extras{.one_thread_per_core = true});
    CHECK(counters(branches, alone) == "pmc0 pmc1 pmc2 pmc3");
    // only general counters can sample, no fixed counter
    CHECK(counters(instructions, pm::nehalem) == "pmc0 pmc1 pmc2 pmc3");
    CHECK(counters(instructions, pm::goldmont_plus) == "pmc0 pmc1 pmc2 pmc3");
    CHECK(counters(instructions, pm::tremont) == "pmc0 pmc1 pmc2 pmc3 fixed_ctr0");
    // Linux, intel_glc_pebs_event_constraints: instructions are not sampled on general counter 0.
    CHECK(counters(instructions, pm::sapphire_rapids) ==
          "pmc1 pmc2 pmc3 pmc4 pmc5 pmc6 pmc7 fixed_ctr0");
    CHECK(counters(pm::instructions_retired.sample_every<3>(), pm::sapphire_rapids) ==
          "pmc0 pmc1 pmc2 pmc3 pmc4 pmc5 pmc6 pmc7 fixed_ctr0");
    const auto edge = pm::core_cycles.sample_every<100>().precise().edge();
    CHECK(counters(edge, pm::alder_lake_atom) == "pmc0 pmc1 pmc2 pmc3 pmc4 pmc5");
    constexpr const auto &fixed = msr::plan<pm::ice_lake, instructions>;
    CHECK(fixed.assignment_of(0).counter == pm::fixed_ctr0.number);
    constexpr const auto &general = msr::plan<pm::nehalem, instructions>;
    CHECK(general.assignment_of(0).counter == pm::pmc0.number);
}

TEST_CASE("each generation has its load latency event, on its counters") {
    constexpr auto of_nehalem = pm::raw<0x0b, 0x10>.sample_every<9>().precise().load_latency<3>();
    constexpr auto of_atom = pm::raw<0xd0, 0x05>.sample_every<9>().precise().load_latency<3>();
    const std::string four = "pmc0 pmc1 pmc2 pmc3";
    // Intel's lists give these events counter 3, Linux lets all four counters count them.
    CHECK(counters(of_nehalem, pm::nehalem) == "pmc3");
    CHECK(counters(of_nehalem, pm::westmere) == "pmc3");
    CHECK(counters(of_nehalem.disputed(), pm::nehalem) == four);
    CHECK(counters(of_nehalem.disputed(), pm::westmere) == four);
    CHECK(counters(slow_loads, pm::ivy_bridge_ep) == "pmc3");
    CHECK(counters(slow_loads, pm::haswell) == "pmc3");
    CHECK(counters(slow_loads, pm::broadwell) == "pmc3");
    CHECK(counters(slow_loads.disputed(), pm::haswell) == four);
    CHECK(counters(slow_loads.disputed(), pm::broadwell) == four);
    CHECK(counters(slow_loads, pm::skylake) == four);
    CHECK(counters(slow_loads, pm::ice_lake) == four + " pmc4 pmc5 pmc6 pmc7");
    CHECK(counters(slow_loads, pm::granite_rapids) == "pmc1 pmc2 pmc3 pmc4 pmc5 pmc6 pmc7");
    CHECK(counters(slow_loads, pm::lunar_lake) == "pmc2 pmc3 pmc4 pmc5 pmc6 pmc7 pmc8 pmc9");
    CHECK(counters(of_atom, pm::alder_lake_atom) == "pmc0 pmc1");
    CHECK(broken(of_atom, pm::lunar_lake_atom).empty());
    CHECK(broken(of_atom, pm::lunar_lake) == "load_latency_is_of_its_event");
    CHECK(broken(slow_loads, pm::nehalem) == "load_latency_is_of_its_event");
    CHECK(broken(branches.load_latency<3>(), pm::haswell) == "load_latency_is_of_its_event");
    for (const pm::target &target :
         {pm::core2, pm::goldmont, pm::tremont, pm::arrow_lake_h, pm::panther_lake})
        CHECK(broken(slow_loads, target) == "qualifier_exists_on_target");
}

TEST_CASE("rules of one precise choice") {
    constexpr pm::target target = pm::skylake;
    constexpr auto plain_loads = pm::raw<0xcd, 0x01>.sample_every<9>();
    CHECK(broken(pm::raw<0xc4, 0x04>.precise(), target) == "precise_sampling_has_a_period");
    CHECK(broken(pm::llc_misses.sample_every<9>().precise(), target) ==
          "event_can_be_sampled_precisely");
    CHECK(broken(branches.in_tx(), target) == "transactions_are_not_sampled_precisely");
    CHECK(broken(branches.in_tx_checkpointed(), target) == "checkpointed_count_is_not_sampled");
    CHECK(broken(plain_loads.load_latency<9>(), target) == "load_latency_is_sampled_precisely");
    CHECK(broken(loads.load_latency<2>(), target) == "load_latency_is_3_cycles_or_more");
    CHECK(broken(loads.load_latency<3>(), target).empty());
    CHECK(broken(loads.load_latency<0xffff>(), target).empty());
    CHECK(broken(loads.load_latency<0x10000>(), target) == "value_fits");
    // Records are configured from format 4 on.
    CHECK(broken(branches.record<1>(), target) == "qualifier_exists_on_target");
    constexpr pm::target later = pm::ice_lake;
    CHECK(broken(branches.record<0xff00'000f>(), later).empty());
    // snapshots of counters are a group of format 6
    CHECK(broken(branches.record<0x10>(), later) == "value_fits");
    CHECK(broken(branches.record<0x10>(), pm::lunar_lake).empty());
    CHECK(broken(branches.record<0x40>(), pm::lunar_lake) == "value_fits");
    CHECK(broken(branches.record<0xf>(), pm::panther_lake).empty());
    CHECK(broken(branches.record<0xf00'000f>(), pm::panther_lake) == "value_fits");
    CHECK(broken(pm::llc_misses.sample_every<9>().record<1>(), later) ==
          "record_is_of_precise_samples");
}

TEST_CASE("no period helps an event that cannot be precise") {
    constexpr pm::target target = pm::skylake;
    const std::string rule = "event_can_be_sampled_precisely";
    // A write of a counter has 32 bits, which the processor extends by the sign.
    constexpr std::uint64_t too_long = 0x1'0000'0000;
    CHECK(broken(pm::instructions_retired.precise(), target) == rule);
    CHECK(broken(pm::core_cycles.precise(), target) == rule);
    CHECK(broken(pm::core_cycles.sample_every<too_long>().precise(), target) == rule);
    CHECK(broken(pm::core_cycles.sample_every<too_long>(), target) ==
          "sampling_period_is_in_range");
    CHECK(broken(pm::raw<0xc4, 0x04>.sample_every<too_long>().precise(), target) ==
          "sampling_period_is_in_range");
    // A wrong qualifier is reported before a missing one.
    constexpr auto without_period = pm::raw<0xc4, 0x04>.precise();
    CHECK(broken(without_period.in_tx(), target) == "transactions_are_not_sampled_precisely");
    CHECK(broken(without_period.load_latency<3>(), target) == "load_latency_is_of_its_event");
    CHECK(broken(pm::raw<0xcd, 0x01>.precise().load_latency<2>(), target) ==
          "load_latency_is_3_cycles_or_more");
    CHECK(broken(pm::raw<0xcd, 0x01>.precise(), target) == "precise_sampling_has_a_period");
    // An event number beyond the library's table is no event of precise sampling.
    select::request following{.event = 40, .period = 9};
    following = select::with_flag(following, pm::number_of(pm::qualifier::precise));
    const msr::verdict verdict = select::check<pm::event_pmu>(following, target);
    CHECK(std::string{verdict.broken->name} == "event_is_in_table");
}

TEST_CASE("precise choices of a plan have one load latency and one kind of record") {
    const auto together = [](const pm::target &target, auto... choice) {
        const select::request request[] = {choice.as_request()...};
        const auto result =
            select::assign<pm::event_pmu, sizeof...(choice)>(msr::all_of(request), target);
        return result.found() ? std::string{} : std::string{result.why.broken->name};
    };
    constexpr pm::target target = pm::ice_lake;
    const std::string competing = "auxiliary_has_one_value";
    CHECK(together(target, loads.load_latency<30>(), loads.load_latency<30>().kernel()).empty());
    CHECK(together(target, loads.load_latency<30>(), loads.load_latency<31>()) == competing);
    CHECK(together(target, branches.record<1>(), instructions.record<1>()).empty());
    CHECK(together(target, branches.record<1>(), instructions.record<3>()) == competing);
    // one of the two records has the basic group alone
    CHECK(together(target, branches.record<1>(), instructions).empty());
    CHECK(together(target, branches.record<0>(), instructions.record<1>()).empty());
    CHECK(together(target, branches.record<1>(), pm::core_cycles.sample_every<9>()).empty());
    // Each counter of Panther Lake has groups of its own.
    CHECK(together(pm::panther_lake, branches.record<1>(), instructions).empty());
    // Only one counter of Core 2 can sample: two precise events do not fit.
    CHECK(
        together(pm::core2, instructions, pm::branch_misses_retired.sample_every<9>().precise()) ==
        "choices_fit_together");
}

TEST_CASE("a plan with precise choices is for its generation only") {
    const auto is_of_generation = [](auto choice) {
        const select::request request = choice.as_request();
        const select::assignment assignment{.counter = 0};
        return pm::usage_of({&request, 1}, &assignment).is_of_generation;
    };
    CHECK(is_of_generation(instructions));
    CHECK(!is_of_generation(pm::instructions_retired.sample_every<100'003>()));
}

TEST_CASE("a schedule splits what one plan cannot sample") {
    constexpr auto misses = pm::branch_misses_retired.sample_every<9>().precise();
    constexpr const auto &core2 = msr::schedule<pm::core2, instructions, misses>;
    CHECK(core2.group_count == 2); // a single counter of Core 2 samples in each group
    constexpr const auto &latencies =
        msr::schedule<pm::skylake, loads.load_latency<30>(), loads.load_latency<300>(), branches>;
    CHECK(latencies.group_count == 2); // a group of events has one latency threshold
    CHECK(latencies.place_of(0).group != latencies.place_of(1).group);
    const auto first = plain(latencies.view(latencies.place_of(0).group).set_up);
    const auto second = plain(latencies.view(latencies.place_of(1).group).set_up);
    CHECK(first[2] == plain_write{0x3f6, 30, 0});
    CHECK(second[2] == plain_write{0x3f6, 300, 0});
}

TEST_CASE("a program has room for everything that a plan can hold") {
    // The compiler refuses a constant whose computation writes behind the end of an array.
    constexpr auto record = [](auto choice) { return choice.template record<3>(); };
    constexpr auto event_every_9 = record(pm::raw<0xc4, 0x04>.sample_every<9>().precise());
    constexpr auto event_every_10 = record(pm::raw<0xc4, 0x04>.sample_every<10>().precise());
    constexpr auto event_every_11 = record(pm::raw<0xc4, 0x04>.sample_every<11>().precise());
    constexpr auto event_every_12 = record(pm::raw<0xc4, 0x04>.sample_every<12>().precise());
    constexpr auto first =
        record(pm::offcore_response.offcore<0x10001>().sample_every<9>().precise());
    constexpr auto second =
        record(pm::offcore_response.offcore<0x10002>().sample_every<9>().precise());
    constexpr auto frontend =
        record(pm::frontend_retired.frontend<0x11>().sample_every<9>().precise());
    constexpr auto latency = record(slow_loads);
    constexpr const auto &full =
        msr::plan<pm::ice_lake, first, second, frontend, latency, event_every_9, event_every_10,
                  event_every_11, event_every_12, record(instructions),
                  record(pm::core_cycles.sample_every<9>().precise()),
                  record(pm::reference_cycles.sample_every<9>().precise()),
                  record(pm::topdown_slots.sample_every<9>().precise())>;
    CHECK(full.view().readouts.size() == 12);
    CHECK(plain(full.view().start)[0].value == 0xf'0000'00ff);
    constexpr const auto &minority = msr::plan<pm::lunar_lake, first, second, frontend>;
    CHECK(claimed(minority.view(), 0x3f1) == 0x7000'007f'0000'03ff);
}

TEST_CASE("a choice that cannot be precise has a twin in Intel's list") {
    constexpr pm::target target = pm::haswell;
    const auto instead = [](auto choice, const pm::target &place) {
        return std::string{
            select::text_of<pm::event_pmu>(pm::precise_instead_of(choice.as_request(), place))
                .text};
    };
    CHECK(instead(pm::branches_retired.sample_every<9>().precise(), target) ==
          "raw:event=0xc4:umask=0x4:precise:sample=9");
    CHECK(instead(pm::branch_misses_retired.sample_every<9>().precise(), target) ==
          "raw:event=0xc5:umask=0x4:precise:sample=9");
    CHECK(instead(instructions, target) ==
          "raw:event=0xc0:umask=0x1:precise:sample=100003:counter=pmc1");
    CHECK(instead(pm::core_cycles.sample_every<9>().precise(), target) ==
          // the text keeps the event: Haswell has no precise event of cycles
          "core_cycles:precise:sample=9");
    CHECK(instead(branches.load_latency<3>(), pm::nehalem) ==
          "raw:event=0xb:umask=0x10:precise:ldlat=0x3:sample=2");
}

TEST_CASE("precise choices as text") {
    constexpr pm::target target = pm::ice_lake;
    const auto read = select::parse<pm::event_pmu>(
        "raw:event=0xcd:umask=1:user:sample=1009:precise:ldlat=30:record=3", target);
    REQUIRE(read.well_formed());
    CHECK(read.wanted == slow_loads.record<3>().as_request());
    const auto text = select::text_of<pm::event_pmu>(read.wanted);
    CHECK(std::string{text.text} ==
          "raw:event=0xcd:umask=0x1:user:precise:ldlat=0x1e:record=0x3:sample=1009");
    CHECK(select::parse<pm::event_pmu>(text, target).wanted == read.wanted);
    const auto sentence = select::sentence_of<pm::event_pmu>(
        slow_loads.as_request(), pm::event_pmu::limits_of(slow_loads.as_request(), target));
    CHECK(std::string{sentence.text} ==
          "counts event 0xcd with unit mask 0x1 at CPL 1 to 3, sampled precisely (PEBS), loads of "
          "more cycles than 0x1e, an interrupt at each 1009th");
}

TEST_CASE("a session samples precisely, and puts everything back") {
    constexpr const auto &plan = msr::plan<pm::skylake, branches>;
    msr::recorder machine;
    machine.set(0, 0x3f1, 0x2); // other programs sample counter 1 precisely
    machine.set(0, 0x38f, 0x2);
    msr::session_options options;
    options.interrupts_are_handled = true;
    {
        msr::failure problem;
        msr::session session{machine, plan, msr::watch_cpu(0), options, problem};
        REQUIRE(!problem);
        CHECK(machine.value(0, 0x3f1) == 0x2); // the plan is set up, but not sampling yet
        session.start();
        CHECK(machine.value(0, 0x3f1) == 0x3);
        CHECK(machine.value(0, 0x38f) == 0x3);
        CHECK(machine.value(0, 0x186) == 0x4304c4);
        CHECK(machine.value(0, 0xc1) == whole - 2);
        machine.set(0, 0x3f1, 0x7); // another program samples counter 2, too
        static_cast<void>(session.stop(problem));
        CHECK(!problem);
    }
    CHECK(machine.value(0, 0x3f1) == 0x6);
    CHECK(machine.value(0, 0x38f) == 0x2);
    CHECK(machine.value(0, 0x186) == 0);
}

TEST_CASE("a session refuses what others sample precisely") {
    msr::session_options options;
    options.interrupts_are_handled = true;
    const auto opens = [&](const auto &plan, std::uint64_t enabled) {
        msr::recorder machine;
        machine.set(0, 0x3f1, enabled);
        msr::failure problem;
        const msr::session session{machine, plan, msr::watch_cpu(0), options, problem};
        CHECK((!problem || problem.kind == msr::error_code::taken));
        return !problem;
    };
    constexpr const auto &alone = msr::plan<pm::skylake, branches>;
    CHECK(!opens(alone, 0x1));
    CHECK(!opens(alone, 0x1'0000'0000)); // load latency is enabled on the plan's counter
    CHECK(opens(alone, 0x2));
    constexpr const auto &latency = msr::plan<pm::skylake, slow_loads>;
    CHECK(!opens(latency, 0x2)); // the plan would change the latency threshold of another program
    CHECK(opens(latency, 0));
    constexpr const auto &records = msr::plan<pm::ice_lake, branches.record<1>()>;
    CHECK(!opens(records, 0x2)); // the plan would change the groups of counter 1's records
    CHECK(!opens(records, 0x4'0000'0000));
    CHECK(opens(records, 0));
    constexpr const auto &basic = msr::plan<pm::ice_lake, branches>;
    CHECK(opens(basic, 0x2)); // the plan leaves the groups of counter 1's records unchanged
    CHECK(!opens(basic, 0x1));
}

#include <msr/intel/perfmon/explain.hpp>

#include <msr/intel/perfmon.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace select = msr::select;

using values = std::vector<pm::register_value>;

msr::sequence<pm::register_value> view(const values &values) {
    return {values.data(), values.size()};
}

std::vector<pm::counting> counted(const values &values, const pm::target &target) {
    std::vector<pm::counting> result;
    pm::each_counting(view(values), target,
                      [&](const pm::counting &counting) { result.push_back(counting); });
    return result;
}

/// Returns each broken rule with the names of what breaks it: `rule(name, name)`.
std::vector<std::string> broken(const values &values, const pm::target &target) {
    std::vector<std::string> result;
    pm::each_broken(view(values), target, [&](const pm::broken_value &value) {
        std::string text = std::string{value.why.broken->name} + "(";
        for (std::size_t i = 0; i < 4 && value.why.names[i] != nullptr; ++i)
            text += (i == 0 ? "" : ", ") + std::string{value.why.names[i]};
        result.push_back(text + ")");
    });
    return result;
}

std::string text(const pm::counting &counting) {
    return select::text_of<pm::event_pmu>(counting.wanted).text;
}

using texts = std::vector<std::string>;

} // namespace

TEST_CASE("a select register says what its counter counts") {
    constexpr pm::target on = pm::haswell;
    const auto one = [&](std::uint64_t value) {
        const auto all = counted({{0x186, value}}, on);
        REQUIRE(all.size() == 1);
        return all[0];
    };
    CHECK(text(one(0x43003c)) == "core_cycles:counter=pmc0");
    CHECK(text(one(0x41412e)) == "llc_misses:user:counter=pmc0");
    CHECK(text(one(0x424f2e)) == "llc_references:kernel:counter=pmc0");
    CHECK(text(one(0x4320d1)) == "raw:event=0xd1:umask=0x20:counter=pmc0");
    CHECK(text(one(0x2c700c5)) == "branch_misses_retired:cmask=2:inv:edge:counter=pmc0");
    CHECK(text(one(0x3'0063'003c)) ==
          "core_cycles:any_thread:in_tx:in_tx_checkpointed:counter=pmc0");
    CHECK(one(0x43003c).counts());
    CHECK(!one(0x03003c).counts()); // the counter is not enabled
    CHECK(!one(0x40003c).counts()); // the counter has no privilege level
    CHECK(counted({{0x186, 0}}, on).empty());
    CHECK(counted({{0x18a, 0x43003c}}, on).empty()); // Haswell has no counter 4
}

TEST_CASE("a select register never holds an event that only a share of slots counts") {
    const auto of = [](std::uint64_t value, const pm::target &on) {
        const auto all = counted({{0x186, value}}, on);
        REQUIRE(all.size() == 1);
        return text(all[0]);
    };
    CHECK(of(0x4302c2, pm::ice_lake) == "raw:event=0xc2:umask=0x2:counter=pmc0");
    CHECK(of(0x438400, pm::sapphire_rapids) == "raw:event=0x0:umask=0x84:counter=pmc0");
    CHECK(of(0x4302c2, pm::lunar_lake) == "topdown_retiring:counter=pmc0");
}

TEST_CASE("the control of the fixed counters says what each of them counts") {
    const auto all = counted({{0x38d, 0x2b1}}, pm::haswell);
    REQUIRE(all.size() == 3);
    CHECK(text(all[0]) == "instructions_retired:kernel:counter=fixed_ctr0");
    CHECK(text(all[1]) == "core_cycles:counter=fixed_ctr1");
    CHECK(text(all[2]) == "reference_cycles:user:counter=fixed_ctr2");
    const auto atom = counted({{0x38d, 0x2020002}}, pm::lunar_lake_atom);
    REQUIRE(atom.size() == 3); // fixed counters 0, 4 and 6; the core has no 3, and 2 is off
    CHECK(text(atom[1]) == "topdown_bad_speculation:user:counter=fixed_ctr4");
    CHECK(text(atom[2]) == "topdown_retiring:user:counter=fixed_ctr6");
}

TEST_CASE("IA32_PERF_GLOBAL_CTRL holds a counter back") {
    constexpr pm::target on = pm::haswell;
    const auto all = counted({{0x186, 0x43003c}, {0x187, 0x4300c0}, {0x38f, 0x2}}, on);
    REQUIRE(all.size() == 2);
    CHECK(all[0].global == pm::global_enable::off);
    CHECK(all[1].counts());
    CHECK(broken({{0x186, 0x43003c}, {0x187, 0x4300c0}, {0x38f, 0x2}}, on) ==
          texts{"counter_is_enabled_twice(pmc0, ia32_perf_global_ctrl)"});
    CHECK(broken({{0x38d, 0x30}, {0x38f, 0x100000000}}, on) ==
          texts{"counter_is_enabled_twice(fixed_ctr1, ia32_perf_global_ctrl)"});
    CHECK(broken({{0x186, 0x43003c}}, on).empty()); // IA32_PERF_GLOBAL_CTRL is not among the values
    CHECK(broken({{0x186, 0x43003c}}, pm::yonah).empty()); // Yonah lacks IA32_PERF_GLOBAL_CTRL
}

TEST_CASE("reserved bits are reported, by the field in which the lowest lies") {
    const std::string any = "reserved_bits_are_zero(ia32_perfevtsel0, reserved21)";
    CHECK(broken({{0x186, 0x63003c}}, pm::core2) == texts{any});
    CHECK(broken({{0x186, 0x63003c}}, pm::nehalem).empty());
    CHECK(broken({{0x186, 0x63003c}}, pm::ice_lake) == texts{any});
    CHECK(broken({{0x186, 0x1'0043'003c}}, pm::nehalem) ==
          texts{"reserved_bits_are_zero(ia32_perfevtsel0, reserved32)"});
    CHECK(broken({{0x186, 0x1'0043'003c}}, pm::haswell).empty());
    CHECK(broken({{0x186, 0x10'0143'003c}}, pm::sapphire_rapids) ==
          texts{"reserved_bits_are_zero(ia32_perfevtsel0, reserved35)"});
    CHECK(broken({{0x186, 0x10'0143'003c}}, pm::lunar_lake).empty());
    // A reserved bit is no qualifier of the event.
    CHECK(text(counted({{0x186, 0x1'0043'003c}}, pm::nehalem)[0]) == "core_cycles:counter=pmc0");
    CHECK(pm::may_hold({0x186, 0x63003c}, pm::nehalem));
    CHECK(!pm::may_hold({0x186, 0x63003c}, pm::core2));
    CHECK(!pm::may_hold({0x1901, 0}, pm::nehalem)); // Nehalem lacks register 1901h
}

TEST_CASE("bits of counters that are not there are reserved") {
    CHECK(broken({{0x38f, 0x10}}, pm::haswell) ==
          texts{"reserved_bits_are_zero(ia32_perf_global_ctrl, ctr_en)"});
    CHECK(broken({{0x38f, 0x10}}, pm::ice_lake).empty());
    CHECK(broken({{0x38f, 1ull << 35}}, pm::tremont) ==
          texts{"reserved_bits_are_zero(ia32_perf_global_ctrl, fixed_en)"});
    CHECK(broken({{0x38f, 1ull << 35}}, pm::ice_lake).empty());
    CHECK(broken({{0x38f, 1ull << 48}}, pm::ice_lake).empty());
    CHECK(broken({{0x38f, 1ull << 48}}, pm::tremont).size() == 1);
    CHECK(broken({{0x38d, 0x3000}}, pm::tremont).size() == 1); // Tremont lacks fixed counter 3
    CHECK(broken({{0x38d, 0x3000}}, pm::ice_lake).empty());
    // AnyThread of the fixed counters exists in versions 3 and 4.
    CHECK(broken({{0x38d, 0x7}}, pm::core2).size() == 1);
    CHECK(broken({{0x38d, 0x7}}, pm::skylake).empty());
    CHECK(broken({{0x38d, 0x7}}, pm::ice_lake).size() == 1);
}

TEST_CASE("what is counted is held to the rules of choices") {
    CHECK(broken({{0x186, 0x40003c}}, pm::haswell) == texts{"privilege_is_not_empty(pmc0)"});
    CHECK(broken({{0x186, 0xc3003c}}, pm::haswell) == texts{"invert_needs_threshold(core_cycles)"});
    CHECK(broken({{0x186, 0x2'0043'003c}}, pm::haswell) ==
          // in_tx_checkpointed is for counter 2 only
          texts{"event_reaches_counter(core_cycles, pmc0)"});
    CHECK(broken({{0x188, 0x2'0043'003c}}, pm::haswell).empty());
    CHECK(broken({{0x186, 0x1'0063'003c}}, pm::haswell) ==
          texts{"transactions_are_of_one_thread(core_cycles)"});
}

TEST_CASE("a value of MSR_OFFCORE_RSP is read with the counter that listens to it") {
    constexpr pm::target on = pm::skylake;
    const auto alone = counted({{0x186, 0x4301b7}}, on);
    REQUIRE(alone.size() == 1);
    CHECK(alone[0].particulars.value_unknown);
    const auto both = counted({{0x186, 0x4301bb}, {0x1a6, 0x10001}, {0x1a7, 0x10002}}, on);
    REQUIRE(both.size() == 1);
    CHECK(text(both[0]) == "offcore_response:offcore=0x10002:counter=pmc0");
    CHECK(broken({{0x186, 0x4301b7}}, on).empty());
    CHECK(broken({{0x186, 0x4301b7}, {0x1a6, 0x10000}}, on) ==
          texts{"offcore_has_a_request(snbep_skl)"});
    CHECK(broken({{0x1a6, 0x11001}}, on) == texts{"reserved_bits_are_zero(msr_offcore_rsp_0)"});
    const auto is_of_core = [](const pm::target &where) {
        return pm::register_at(0x1a6, where).row.shared_by == msr::register_scope::core;
    };
    CHECK(is_of_core(pm::nehalem)); // the two threads of a core share MSR_OFFCORE_RSP_0
    CHECK(!is_of_core(pm::sandy_bridge));
    // Event numbers of an older generation are a raw event on Sapphire Rapids.
    CHECK(text(counted({{0x186, 0x4301b7}}, pm::sapphire_rapids)[0]) ==
          "raw:event=0xb7:umask=0x1:counter=pmc0");
    CHECK(text(counted({{0x186, 0x43012a}, {0x1a6, 0x10001}}, pm::sapphire_rapids)[0]) ==
          "offcore_response:offcore=0x10001:counter=pmc0");
}

TEST_CASE(
    "each register of a target is there once, and its reserved bits are its layout's or more") {
    for (unsigned place = 0; place < pm::processor_count; ++place) {
        const pm::target on = pm::target_at(place);
        INFO("processor ", std::string{pm::processors[place].name});
        std::set<std::uint32_t> addresses;
        std::set<std::string> names;
        unsigned counters = 0;
        pm::each_register(on, [&](const pm::named_register &one) {
            INFO("register ", std::string{one.name});
            CHECK(addresses.insert(one.address).second);
            CHECK(names.insert(one.name).second);
            CHECK(pm::register_at(one.address, on).row.name == std::string{one.name});
            CHECK(pm::register_named(one.name, on).row.address == one.address);
            CHECK((msr::bits_with(one.fields, msr::access::reserved) & ~one.reserved) == 0);
            if (one.kind == pm::register_kind::select) ++counters;
        });
        CHECK(counters >= static_cast<unsigned>(__builtin_popcount(on.general)));
        CHECK((addresses.count(0x38f) == 1) == (on.version >= 2));
        CHECK((addresses.count(0x391) == 1) == (on.version >= 4));
        CHECK((addresses.count(0x1901) == 1) == (on.version >= 6));
    }
    CHECK(pm::register_named("PERFEVTSEL0", pm::core2).row.address == 0x186);
    CHECK(!pm::register_named("ia32_perfevtsel2", pm::core2));
}

TEST_CASE("what may be planned is never explained as broken, and explains as what was asked") {
    std::mt19937_64 random{1};
    int legal = 0;
    for (int i = 0; i < 20'000; ++i) {
        const pm::target on = pm::target_at(static_cast<unsigned>(random() % pm::processor_count));
        const auto event = static_cast<std::int32_t>(random() % (pm::event_count + 1)) - 1;
        select::request wanted{.event = event,
                               .code = event < 0 ? 0xf0u : 0u,
                               .masks = event < 0 ? 0x77u : 0u,
                               .chosen = event < 0 ? ~0u : 0u,
                               .threshold = random() % 2 == 0 ? 0u : 3u,
                               .flags = static_cast<std::uint32_t>(random() % 128 & random()),
                               .user = random() % 2 == 0,
                               .edge = random() % 4 == 0};
        wanted.invert = wanted.threshold != 0 && random() % 2 == 0;
        if (event == static_cast<std::int32_t>(pm::event_number::offcore_response))
            wanted = select::with_value(wanted, 1, 0x10001);
        if (event == static_cast<std::int32_t>(pm::event_number::frontend_retired))
            wanted = select::with_value(wanted, 2, 0x11);
        const auto made = select::try_plan<pm::event_pmu, 2>({&wanted, 1}, on);
        if (!made.legal()) continue;
        ++legal;
        values written;
        for (const msr::write &one : made.view().set_up)
            written.push_back({one.address, one.value});
        for (const msr::write &one : made.view().start)
            for (pm::register_value &before : written)
                if (before.address == one.address) before.value |= one.value;
        INFO("choice ", std::string{select::text_of<pm::event_pmu>(wanted).text});
        INFO("processor ", std::string{pm::processors[on.processor].name});
        REQUIRE(broken(written, on) == texts{});
        const auto all = counted(written, on);
        REQUIRE(all.size() == 1);
        REQUIRE(all[0].counts() == (on.version >= 2 || all[0].enabled));
        select::request expected = wanted;
        expected.counter = static_cast<std::int8_t>(made.found.assigned[0].counter);
        // register values do not say which share of the slots is read
        if (pm::is_share(expected.counter)) {
            expected.event = static_cast<std::int32_t>(pm::event_number::topdown_slots);
            expected.counter = static_cast<std::int8_t>(pm::first_fixed + pm::slots_counter);
        }
        REQUIRE(text(all[0]) == select::text_of<pm::event_pmu>(expected).text);
    }
    CHECK(legal > 3000);
}

TEST_CASE("any values in any registers are explained, and every reserved bit is reported") {
    std::mt19937_64 random{2};
    for (int i = 0; i < 5'000; ++i) {
        const pm::target on = pm::target_at(static_cast<unsigned>(random() % pm::processor_count));
        values all;
        unsigned wrong = 0;
        pm::each_register(on, [&](const pm::named_register &one) {
            if (random() % 8 != 0) return;
            const std::uint64_t value = random() & (random() % 2 == 0 ? ~0ull : ~one.reserved);
            all.push_back({one.address, value});
            wrong += (value & one.reserved) != 0 ? 1 : 0;
        });
        unsigned reserved_reports = 0;
        pm::each_broken(view(all), on, [&](const pm::broken_value &one) {
            REQUIRE(!one.why.legal());
            if (one.why.broken == &pm::reserved_bits_are_zero::text) ++reserved_reports;
        });
        REQUIRE(reserved_reports == wrong);
        for (const pm::counting &one : counted(all, on))
            REQUIRE((pm::event_pmu::counters_on(on) & select::set_of(one.counter)) != 0);
    }
}

TEST_CASE("registers of precise samples are read with the counters that they are about") {
    constexpr pm::target on = pm::skylake;
    const auto loads = counted({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 30}}, on);
    REQUIRE(loads.size() == 1);
    CHECK(text(loads[0]) == "raw:event=0xcd:umask=0x1:user:precise:ldlat=0x1e:counter=pmc0");
    CHECK(loads[0].particulars.filters_latency);
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 30}}, on).empty());
    // Without the counter's bit in IA32_PEBS_ENABLE no sample is precise.
    CHECK(text(counted({{0x186, 0x4101cd}, {0x3f1, 0x2}, {0x3f6, 30}}, on)[0]) ==
          "raw:event=0xcd:umask=0x1:user:counter=pmc0");
    const auto unknown = counted({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}}, on);
    CHECK(unknown[0].particulars.filters_latency);
    CHECK(text(unknown[0]) == "raw:event=0xcd:umask=0x1:user:precise:counter=pmc0");
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}}, on).empty());
    // From version 5 on the event alone makes samples precise, and DATA_CFG has the groups of a
    // record.
    constexpr pm::target later = pm::ice_lake;
    const values adaptive = {{0x186, 0x4'0041'01cd},
                             {0x38d, 0x1'0000'0003},
                             {0x3f1, 0x1'0000'0001},
                             {0x3f6, 30},
                             {0x3f2, 3}};
    const auto both = counted(adaptive, later);
    REQUIRE(both.size() == 2);
    CHECK(text(both[0]) ==
          "raw:event=0xcd:umask=0x1:user:precise:ldlat=0x1e:record=0x3:counter=pmc0");
    CHECK(text(both[1]) == "instructions_retired:precise:record=0x3:counter=fixed_ctr0");
    CHECK(broken(adaptive, later).empty());
    // With architectural PEBS each counter has a configuration register of its own.
    const auto own =
        counted({{0x1901, 0x430012}, {0x1903, 0x8002'0300'ffff'fffe}}, pm::panther_lake);
    REQUIRE(own.size() == 1);
    CHECK(text(own[0]) == "raw:event=0x12:precise:record=0xc:counter=pmc0");
}

TEST_CASE("rules that values of precise samples break") {
    constexpr pm::target on = pm::skylake;
    CHECK(broken({{0x186, 0x0104c4}, {0x3f1, 0x1}}, on) ==
          texts{"precise_counter_is_enabled(pmc0, ia32_pebs_enable)"});
    CHECK(broken({{0x186, 0}, {0x3f1, 0x1}}, on) ==
          texts{"precise_counter_is_enabled(pmc0, ia32_pebs_enable)"});
    // The counter's select register is not among the values.
    CHECK(broken({{0x3f1, 0x1}}, on).empty());
    CHECK(broken({{0x3f1, 0x1'0000'0000}}, on) ==
          texts{"load_latency_is_sampled_precisely(pmc0, ia32_pebs_enable)"});
    CHECK(broken({{0x186, 0x4304c4}, {0x3f1, 0x1'0000'0001}}, on) ==
          texts{"load_latency_is_of_its_event(raw)"});
    CHECK(broken({{0x186, 0x4101cd}, {0x3f1, 0x1'0000'0001}, {0x3f6, 2}}, on) ==
          texts{"load_latency_is_3_cycles_or_more(msr_pebs_ld_lat)"});
    CHECK(broken({{0x186, 0x43003c}, {0x3f1, 0x1}}, on) ==
          texts{"event_can_be_sampled_precisely(core_cycles)"});
    CHECK(broken({{0x186, 0x43003c}, {0x3f1, 0x1}}, pm::ice_lake).empty());
    CHECK(broken({{0x186, 0x1'0043'04c4}, {0x3f1, 0x1}}, on) ==
          texts{"transactions_are_not_sampled_precisely(raw)"});
    CHECK(broken({{0x187, 0x4300c0}, {0x3f1, 0x2}}, pm::core2) ==
          texts{"reserved_bits_are_zero(ia32_pebs_enable, reserved1)"});
    CHECK(broken({{0x186, 0x4301cd}, {0x3f1, 0x1'0000'0001}}, pm::sandy_bridge) ==
          texts{"event_reaches_counter(raw, pmc0)"}); // counter 3 alone counts load latencies
    // Bit 32 of IA32_PEBS_ENABLE is a load latency bit on Skylake, and a fixed counter's bit from
    // Ice Lake on.
    CHECK(broken({{0x38d, 0}, {0x3f1, 0x1'0000'0000}}, pm::ice_lake) ==
          texts{"precise_counter_is_enabled(fixed_ctr0, ia32_pebs_enable)"});
    CHECK(broken({{0x1901, 0x030012}, {0x1903, 0x8000'0000'ffff'fffe}}, pm::panther_lake) ==
          texts{"precise_counter_is_enabled(pmc0, ia32_pmc_gp0_cfg_c)"});
}

TEST_CASE("what a plan writes for precise samples explains as what was asked") {
    std::mt19937_64 random{3};
    int legal = 0;
    for (int i = 0; i < 20'000; ++i) {
        const pm::target on = pm::target_at(static_cast<unsigned>(random() % pm::processor_count));
        const pm::load_latency_facts loads = pm::precise_facts_of(on).loads;
        const bool of_loads = loads.code != 0 && random() % 2 == 0;
        const auto event = of_loads ? -1 : static_cast<std::int32_t>(random() % 14) - 1;
        select::request wanted{.event = event,
                               .code = of_loads    ? loads.code
                                       : event < 0 ? 0xf0u
                                                   : 0u,
                               .masks = of_loads    ? loads.masks
                                        : event < 0 ? 0x77u
                                                    : 0u,
                               .chosen = event < 0 ? ~0u : 0u,
                               .threshold = random() % 4 == 0 ? 3u : 0u,
                               .user = random() % 2 == 0,
                               .period = 1000 + random() % 1000};
        wanted = select::with_flag(wanted, pm::number_of(pm::qualifier::precise));
        if (of_loads && random() % 2 == 0)
            wanted = select::with_value(wanted, pm::number_of(pm::value_number::ldlat),
                                        3 + random() % 9);
        if (random() % 4 == 0)
            wanted = select::with_value(wanted, pm::number_of(pm::value_number::record),
                                        1 + random() % 15);
        const auto made = select::try_plan<pm::event_pmu, 2>({&wanted, 1}, on);
        if (!made.legal()) continue;
        ++legal;
        values written;
        for (const auto &phase : {made.view().set_up, made.view().start})
            for (const msr::write &one : phase) {
                bool known = false;
                for (pm::register_value &before : written)
                    if (before.address == one.address) {
                        before.value = (before.value & one.keep) | one.value;
                        known = true;
                    }
                if (!known) written.push_back({one.address, one.value});
            }
        INFO("choice ", std::string{select::text_of<pm::event_pmu>(wanted).text});
        INFO("processor ", std::string{pm::processors[on.processor].name});
        REQUIRE(broken(written, on) == texts{});
        const auto all = counted(written, on);
        REQUIRE(all.size() == 1);
        select::request expected = wanted;
        expected.period = 0; // the management area has the period
        expected.counter = static_cast<std::int8_t>(made.found.assigned[0].counter);
        REQUIRE(text(all[0]) == select::text_of<pm::event_pmu>(expected).text);
    }
    CHECK(legal > 3000);
}

#include <msr/amd/counters.hpp>
#include <msr/pmu/select/describe.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace select = msr::select;
using amd::event_pmu;

/// Returns the text of what the value of a target's select register means.
std::string held_text(const char *select_name, std::uint64_t value, const amd::target &target) {
    std::string text = "no such register";
    each_register(target, [&](const amd::named_register &row) {
        if (std::string{row.name} == select_name)
            text = select::text_of<event_pmu>(counted_by(row.number, value, target).wanted).text;
    });
    return text;
}

std::string broken_by(int counter, std::uint64_t value, const amd::target &target) {
    const msr::verdict verdict = amd::check_value(counter, value, target);
    return verdict.legal() ? "" : verdict.broken->name;
}

/// Returns the names of all rules that a select register's value breaks, with what breaks them.
std::vector<std::string> all_broken_by(int counter, std::uint64_t value,
                                       const amd::target &target) {
    std::vector<std::string> names;
    const msr::register_value entry[] = {{amd::counter_table[counter].select_address, value}};
    amd::each_broken(msr::all_of(entry), target, [&](const msr::broken_value &broken) {
        names.push_back(std::string{broken.why.broken->name} + ' ' + broken.why.names[0]);
    });
    return names;
}

} // namespace

TEST_CASE("registers are found by their address, and only those that a target has") {
    const auto named = [](std::uint32_t address, const amd::target &target) {
        const amd::found_register found_register = amd::register_at(address, target);
        return std::string{found_register ? found_register.row.name : ""};
    };
    CHECK(named(0xc0010000, amd::k7) == "perf_legacy_ctl0");
    CHECK(named(0xc0010007, amd::fam16h) == "perf_legacy_ctr3");
    CHECK(named(0xc0010200, amd::fam15h) == "perf_ctl0");
    CHECK(named(0xc0010200, amd::fam14h).empty());
    CHECK(named(0xc0010230, amd::fam16h) == "l2i_perf_ctl0");
    CHECK(named(0xc0010230, amd::zen1) == "l3_perf_ctl0");
    CHECK(named(0xc0010240, amd::fam15h) == "nb_perf_ctl0");
    CHECK(named(0xc0010247, amd::zen3) == "df_perf_ctr3");
    CHECK(named(0xc0010249, amd::zen3).empty());
    CHECK(named(0xc0000300, amd::zen5) == "perf_cntr_global_status");
    CHECK(amd::register_at(0xc0000300, amd::zen5).row.is_read_only());
    CHECK_FALSE(amd::register_at(0xc0000302, amd::zen5).row.is_read_only());
    CHECK_FALSE(amd::register_at(0xc0010200, amd::zen5).row.is_read_only());
    CHECK(amd::register_at(0xc0010241, amd::zen3).row.reserved == 0xffff000000000000);
    CHECK(amd::unit_of(amd::register_at(0xc0010241, amd::zen3).row) == amd::unit::data_fabric);
    CHECK(amd::register_named("DF_PERF_CTR3", amd::zen3).row.address == 0xc0010247);
    CHECK_FALSE(amd::register_named("df_perf_ctr3", amd::fam15h));
}

TEST_CASE("published values of select registers read as their events") {
    // Values that Linux writes for these events: enabled, at every privilege level.
    CHECK(held_text("perf_legacy_ctl0", 0x430076, amd::k8) ==
          "cpu_clk_unhalted:counter=perf_legacy_ctr0");
    CHECK(held_text("perf_ctl1", 0x4300c3, amd::zen3) ==
          "retired_mispredicted_branch_instructions:counter=perf_ctr1");
    CHECK(held_text("perf_ctl0", 0x43f045, amd::zen2) ==
          "ls_l1_d_tlb_miss:all_l2_miss:counter=perf_ctr0");
    CHECK(held_text("perf_ctl0", 0x430964, amd::zen2) ==
          "l2_cache_req_stat:ic_fill_miss:ls_rd_blk_c:counter=perf_ctr0");
    CHECK(held_text("perf_ctl0", 0x430746, amd::fam15h) ==
          "unified_tlb_miss:4k_data:2m_data:1g_data:counter=perf_ctr0");
    // An L3 select with all slices, cores and threads, as Linux fills them in.
    CHECK(held_text("l3_perf_ctl2", 0x0300c00000400104, amd::zen4) ==
          "l3_lookup_state:l3_miss:counter=l3_perf_ctr2");
    CHECK(held_text("l3_perf_ctl2", 0x0100480000400104, amd::zen4) ==
          "l3_lookup_state:l3_miss:thread_mask=0x1:core_id=0x2:counter=l3_perf_ctr2");
    // In other units the event code and unit mask name another event, or none.
    CHECK(held_text("perf_ctl0", 0x430104, amd::zen4) ==
          "raw:event=0x4:umask=0x1:counter=perf_ctr0");
    CHECK(held_text("df_perf_ctl0", 0x400004, amd::zen2) ==
          "raw:event=0x4:data_fabric:counter=df_perf_ctr0");
    CHECK(held_text("nb_perf_ctl0", 0x403fe0, amd::fam15h) == "dram_accesses:counter=nb_perf_ctr0");
}

TEST_CASE("every legal choice is explained as what it is") {
    // Checks that a request that is planned and started is read back from its select register.
    const auto comes_back = [](select::request request, const amd::target &target) {
        const select::request entry[] = {request};
        const auto program = select::try_plan<event_pmu, 1>(msr::all_of(entry), target);
        if (!program.legal()) return false;
        const int counter = program.found.assigned[0].counter;
        for (const msr::write &write : program.view().start) {
            if (write.address != amd::counter_table[counter].select_address) continue;
            const amd::counting counting = amd::counted_by(counter, write.value, target);
            CHECK(counting.enabled);
            CHECK_FALSE(counting.at_no_privilege);
            CHECK(counting.interrupts == (request.period != 0));
            request.counter = static_cast<std::int8_t>(counter);
            request.chosen = counting.wanted.chosen;
            request.period = 0;
            INFO(std::string{select::text_of<event_pmu>(request).text});
            INFO(std::string{select::text_of<event_pmu>(counting.wanted).text});
            CHECK(counting.wanted == request);
            CHECK(amd::check_value(counter, write.value, target).legal());
            return true;
        }
        return false;
    };
    unsigned compared = 0;
    for (const amd::target_row &row : amd::targets) {
        for (unsigned i = 0; i < amd::event_count; ++i) {
            select::request request{.event = static_cast<std::int32_t>(i)};
            for (const msr::select::mask_row &mask : amd::event_table[i].masks)
                if (!select::masks_contradict(request, {.masks = mask.value, .chosen = mask.field}))
                    request = select::with_masks(request, mask.value, mask.field);
            compared += comes_back(request, row.is);
            compared += comes_back(select::with_kernel(request), row.is);
            compared += comes_back(select::with_edge(select::with_threshold(request, 255)), row.is);
            compared += comes_back(select::with_period(request, 1000), row.is);
            for (unsigned flag = 0; flag < 3; ++flag)
                compared += comes_back(select::with_flag(request, flag), row.is);
            for (unsigned index = 0; index < amd::value_count; ++index)
                compared += comes_back(select::with_value(request, index, 1), row.is);
        }
    }
    CHECK(compared > 500);
}

TEST_CASE("values that break a rule are reported") {
    const int core = amd::perf_ctr0.number, third = amd::perf_ctr3.number;
    CHECK(broken_by(core, 0x4300c0, amd::zen1).empty());
    // bit 19 of the select is reserved
    CHECK(broken_by(core, 0x4b00c0, amd::zen1) == "reserved_bits_are_zero");
    CHECK(broken_by(core, 1ull << 42, amd::zen1) == "reserved_bits_are_zero");
    CHECK(broken_by(amd::perf_legacy_ctr0.number, 0x4b00c0, amd::k8).empty());
    CHECK(broken_by(amd::perf_legacy_ctr0.number, 1ull << 40 | 0xc0, amd::fam11h) ==
          "reserved_bits_are_zero");
    // libpfm4's test values set bits 16, 17 and 20 of L3 and northbridge selects.
    CHECK(broken_by(amd::l3_perf_ctr0.number, 0x530104, amd::zen3) == "reserved_bits_are_zero");
    CHECK(broken_by(amd::nb_perf_ctr0.number, 0x430700, amd::fam15h) == "reserved_bits_are_zero");
    CHECK(broken_by(core, 0x430003, amd::fam15h) == "event_reaches_counter");
    CHECK(broken_by(third, 0x430003, amd::fam15h).empty());
    CHECK(broken_by(core, 0x4300a0, amd::fam15h) == "event_is_implemented_on_15h");
    CHECK(broken_by(core, 0x300004300c0, amd::zen2) == "guest_or_host");
    CHECK(broken_by(core, 0x8300c0, amd::zen2) == "invert_needs_threshold");
    CHECK(broken_by(third, 0xf004000ff, amd::zen2).empty());
    CHECK(broken_by(core, 0xf004000ff, amd::zen2) == "merge_is_of_odd_counter");
    CHECK(broken_by(amd::l3_perf_ctr0.number, 0x0000c00000400104, amd::zen3) ==
          "thread_or_slice_is_chosen");
}

TEST_CASE("an enabled counter of the core counts at some privilege level") {
    using texts = std::vector<std::string>;
    const int core = amd::perf_ctr0.number;
    // Bits 16 and 17 are usr and os, bit 22 is the enable bit.
    CHECK(all_broken_by(core, 0x4000c0, amd::zen3) == texts{"privilege_is_not_empty perf_ctr0"});
    CHECK(all_broken_by(core, 0x4100c0, amd::zen3).empty());
    CHECK(all_broken_by(core, 0x4200c0, amd::zen3).empty());
    CHECK(all_broken_by(core, 0x0000c0, amd::zen3).empty()); // a disabled counter breaks no rule
    CHECK(all_broken_by(amd::perf_legacy_ctr1.number, 0x400076, amd::k8) ==
          texts{"privilege_is_not_empty perf_legacy_ctr1"});
    // The first value sets reserved bit 19, the second inverts without a threshold; no value has a
    // privilege level.
    CHECK(all_broken_by(core, 0x4800c0, amd::zen3) ==
          texts{"reserved_bits_are_zero perf_ctl0", "privilege_is_not_empty perf_ctr0"});
    CHECK(all_broken_by(core, 0xc000c0, amd::zen3) ==
          texts{"invert_needs_threshold retired_instructions", "privilege_is_not_empty perf_ctr0"});
    // A counter that takes a carry has no privilege level, nor have counters of the caches and the
    // node.
    CHECK(all_broken_by(amd::perf_ctr1.number, 0xf004000ff, amd::zen3).empty());
    CHECK(all_broken_by(amd::df_perf_ctr0.number, 0x400004, amd::zen3).empty());
    CHECK(all_broken_by(amd::l3_perf_ctr2.number, 0x0300c00000400104, amd::zen4).empty());
}

TEST_CASE("where PERF_CNTR_GLOBAL_CTL exists, a counter of the core needs its bit there too") {
    const auto broken_beside = [](int counter, std::uint64_t value, std::uint64_t control,
                                  const amd::target &target) {
        const msr::register_value pair[] = {{amd::counter_table[counter].select_address, value},
                                            {0xc0000301, control}};
        std::string text;
        amd::each_counting(msr::all_of(pair), target, [&](const amd::counting &counting) {
            const msr::verdict verdict = amd::check_global_enable(counting);
            if (!verdict.legal())
                text += std::string{verdict.broken->name} + ' ' + verdict.names[0] + ' ' +
                        verdict.names[1];
        });
        return text;
    };
    const int third = amd::perf_ctr2.number;
    CHECK(broken_beside(third, 0x4300c0, 0x3b, amd::zen4) ==
          // PERF_CNTR_GLOBAL_CTL has all enable bits but bit 2, that of perf_ctr2
          "counter_is_enabled_twice perf_ctr2 perf_cntr_global_ctl");
    CHECK(broken_beside(third, 0x4300c0, 0x04, amd::zen4).empty());
    CHECK(broken_beside(third, 0x4300c0, 0x04, amd::zen5).empty());
    // both enable bits of perf_ctr2 are clear: its bit 2, and bit 22 of its select register
    CHECK(broken_beside(third, 0x0300c0, 0, amd::zen4).empty());
    // Zen 3 has no PERF_CNTR_GLOBAL_CTL, whose bits are of the counters of the core only.
    CHECK(broken_beside(third, 0x4300c0, 0, amd::zen3).empty());
    CHECK(broken_beside(amd::l3_perf_ctr2.number, 0x0300c00000400104, 0, amd::zen4).empty());
    CHECK(broken_beside(amd::df_perf_ctr0.number, 0x400004, 0, amd::zen4).empty());
    // perf_ctr1 merges with the counter before it
    CHECK(broken_beside(amd::perf_ctr1.number, 0xf004000ff, 0, amd::zen4).empty());
    CHECK(amd::global_enable_of(amd::perf_ctr5.number, amd::zen5) == 0x20);
    CHECK(amd::global_enable_of(amd::perf_ctr5.number, amd::zen3) == 0);
    CHECK(amd::global_enable_of(amd::l3_perf_ctr5.number, amd::zen5) == 0);
}

TEST_CASE("what a value says beside its event is reported") {
    const int core = amd::perf_ctr1.number;
    CHECK(amd::counted_by(core, 0x4300c0, amd::zen1).enabled);
    CHECK_FALSE(amd::counted_by(core, 0x0300c0, amd::zen1).enabled);
    CHECK(amd::counted_by(core, 0x5300c0, amd::zen1).interrupts);
    CHECK(amd::counted_by(core, 0x4000c0, amd::zen1).at_no_privilege);
    CHECK(amd::counted_by(core, 0xf004000ff, amd::zen1).particulars.merges);
    CHECK_FALSE(amd::counted_by(core, 0xf004000ff, amd::zen1).at_no_privilege);
    CHECK_FALSE(amd::counted_by(core, 0xf004000ff, amd::fam15h).particulars.merges);
}

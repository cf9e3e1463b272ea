// Tests finding the rules that a set of register values of the Pentium 4 breaks.
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/start_state.hpp>
#include <msr/intel/netburst/values/value_rules.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <random>
#include <string>
#include <vector>

using namespace msr::netburst;

namespace {

constexpr target any{};
constexpr target any_with_ht{.hyper_threading = true};
constexpr target model_3{.models = of_models(3)};

constexpr std::uint32_t at_bsu_escr0 = 0x3a0;
constexpr std::uint32_t at_mob_escr0 = 0x3aa;
constexpr std::uint32_t at_bpu_cccr0 = 0x360;
constexpr std::uint32_t at_bpu_cccr1 = 0x361;
constexpr std::uint32_t at_iq_cccr0 = 0x36c;

/// Returns the rules that register values break, by name, each with the names of what breaks it.
std::string broken_by(const std::vector<register_value> &values, const target &target) {
    std::string result;
    each_broken({values.data(), values.size()}, target, [&](const broken_value &broken) {
        result += result.empty() ? "" : "; ";
        result += broken.why.broken->name;
        for (const char *const name : broken.why.names)
            if (name != nullptr) result += std::string{" "} + name;
    });
    return result;
}

std::string broken_by(std::initializer_list<register_value> values, const target &target = any) {
    return broken_by(std::vector<register_value>{values}, target);
}

/// Returns the bits of a register value that break the only broken rule.
std::uint64_t bits_of(register_value value, const target &target = any) {
    std::uint64_t bits = 0;
    unsigned count = 0;
    each_broken({&value, 1}, target, [&](const broken_value &broken) {
        bits = broken.bits;
        CHECK(broken.address == value.address);
        ++count;
    });
    CHECK(count == 1);
    return bits;
}

} // namespace

TEST_CASE("the compiler checks constants") {
    static constexpr register_value legal[] = {{0x3a0, 0x18020e04}, {0x300, 0}, {0x360, 0x3f000}};
    static constexpr register_value illegal[] = {{0x3cc, 0x18000205}};
    constexpr auto count = [](msr::sequence<register_value> values) {
        unsigned broken = 0;
        each_broken(values, target{}, [&](const broken_value &) { ++broken; });
        return broken;
    };
    static_assert(count(msr::all_of(legal)) == 0);
    static_assert(count(msr::all_of(illegal)) == 1);
}

TEST_CASE("every choice of every event, planned, breaks no rule") {
    unsigned planned = 0;
    for (unsigned number = 0; number < event_count; ++number)
        for (const mask_row &mask : events[number].masks)
            for (unsigned counter = 0; counter < counter_count; ++counter)
                for (const target &cpu_target :
                     {model_3, target{.models = of_models(2)},
                      target{.models = of_models(4), .hyper_threading = true}}) {
                    request request{.event = number, .masks = 1u << mask.bit};
                    request.how = with_counter(with_edge(with_dispute(with_user({}))),
                                               static_cast<counter_number>(counter));
                    const assignments assignments = assign({&request, 1}, cpu_target);
                    if (!assignments.found()) continue;
                    ++planned;
                    const start_state state =
                        start_state_of(request, assignments.assigned[0], cpu_target);
                    const escr_row &escr = row_of(assignments.assigned[0].escr);
                    const counter_row &row = row_of(assignments.assigned[0].counter);
                    CHECK(broken_by({{escr.address, state.escr},
                                     {row.address, state.counter},
                                     {row.cccr_address, state.cccr}},
                                    cpu_target) == "");
                }
    CHECK(planned > 1000);
}

TEST_CASE("reserved bits must be 0, on the model that reserves them") {
    CHECK(bits_of({at_bsu_escr0, 0x18020e04 | 1ull << 31}) == 1ull << 31);
    CHECK(bits_of({at_bsu_escr0, 0x18020e04 | 1ull << 63}) == 1ull << 63);
    CHECK(broken_by({{at_bsu_escr0, 1ull << 40}}) == "reserved_bits_are_zero bsu_escr0");
    CHECK(broken_by({{at_bpu_cccr0, 0x30001}}) == "reserved_bits_are_zero bpu_cccr0");
    CHECK(broken_by({{0x300, 1ull << 40}}) == "reserved_bits_are_zero bpu_counter0");
    CHECK(broken_by({{0x300, (1ull << 40) - 1}}) == "");
    CHECK(broken_by({{0x1d9, 0x80}}) == "reserved_bits_are_zero debugctla");
    CHECK(broken_by({{0x3f1, 1u << 27}}, any_with_ht) == "reserved_bits_are_zero ia32_pebs_enable");
    CHECK(broken_by({{0x3f1, 0x0301'8000}}) == ""); // a metric of the manual sets bits 15 and 16
}

TEST_CASE("what belongs to the second logical processor is reserved without Hyper-Threading") {
    CHECK(broken_by({{0x3f1, 1u << 26}}) == "reserved_bits_are_zero ia32_pebs_enable");
    CHECK(broken_by({{0x3f1, 1u << 26}}, any_with_ht) == "");
    CHECK(bits_of({at_bpu_cccr0, 0x30000 | 1u << 27}) == 1u << 27);
    CHECK(broken_by({{at_bpu_cccr0, 0x30000 | 1u << 27}}, any_with_ht) == "");
}

TEST_CASE("T1 bits need Hyper-Threading") {
    constexpr std::uint32_t at_cru_escr2 = 0x3cc;
    CHECK(broken_by({{at_cru_escr2, 0x18000205}}) == "thread_1_needs_hyper_threading cru_escr2");
    CHECK(bits_of({at_cru_escr2, 0x18000205}) == 0x1);
    CHECK(bits_of({at_cru_escr2, 0x18000207}) == 0x3);
    CHECK(broken_by({{at_cru_escr2, 0x18000205}}, any_with_ht) == "");
    CHECK(broken_by({{at_cru_escr2, 0x18000204}}) == "");
}

TEST_CASE("an ESCR that selects an event needs a privilege level that the processor has") {
    CHECK(broken_by({{at_bsu_escr0, 0x18020e00}}) == "privilege_is_not_empty bsu_escr0");
    CHECK(broken_by({{at_bsu_escr0, 0x18020e01}}, any_with_ht) == "");
    CHECK(broken_by({{at_bsu_escr0, 0x18020e01}}) ==
          "thread_1_needs_hyper_threading bsu_escr0; privilege_is_not_empty bsu_escr0");
    CHECK(broken_by({{at_bsu_escr0, 0}}) == ""); // idle
}

TEST_CASE("an ESCR selects an event that it has, with masks that the event has") {
    CHECK(broken_by({{at_bsu_escr0, 0x7e020e04}}) == "escr_selects_known_event bsu_escr0");
    // BSQ_active_entries (06H) is selectable on BSU_ESCR1 only.
    CHECK(broken_by({{at_bsu_escr0, 0x0c000204}}) == "escr_selects_known_event bsu_escr0");
    CHECK(broken_by({{0x3a1, 0x0c000204}}) == "");
    CHECK(broken_by({{at_bsu_escr0, 0x18000004}}) ==
          "mask_is_not_empty bsq_cache_reference bsu_escr0");
    CHECK(broken_by({{at_bsu_escr0, 0x18220004}}) ==
          "mask_belongs_to_event bsq_cache_reference bsu_escr0");
    CHECK(bits_of({at_bsu_escr0, 0x18220004}) == 1u << 21); // bit 21 is mask bit 12
}

TEST_CASE("ESCRs and events exist on the models of the target") {
    constexpr std::uint32_t at_iq_escr0 = 0x3ba;
    CHECK(broken_by({{at_iq_escr0, 0}}, model_3) == "escr_exists_on_model iq_escr0");
    CHECK(broken_by({{at_iq_escr0, 0}}, {.models = of_models(2)}) == "");
    CHECK(broken_by({{at_iq_escr0, 0}}) == "escr_exists_on_model iq_escr0");
    // Instr_completed (07H) came with model 3.
    CHECK(broken_by({{0x3b8, 0x0e000204}}) == "event_exists_on_model instr_completed cru_escr0");
    CHECK(broken_by({{0x3b8, 0x0e000204}}, model_3) == "");
    CHECK(broken_by({{0x3b8, 0x0e000204}}, {.models = of_models(2)}) ==
          "event_exists_on_model instr_completed cru_escr0");
}

TEST_CASE("without Hyper-Threading the active-thread bits are 3") {
    CHECK(broken_by({{at_bpu_cccr0, 0x2f000 & ~0x1000u}}) == "active_thread_is_any bpu_cccr0");
    CHECK(bits_of({at_bpu_cccr0, 0x0e000}) == 0x30000);
    CHECK(bits_of({at_bpu_cccr0, 0x2e000}) == 0x10000);
    CHECK(broken_by({{at_bpu_cccr0, 0x0e000}}, any_with_ht) == "");
}

TEST_CASE("threshold, edge and complement need compare") {
    for (const std::uint64_t filter : {1u << 19, 1u << 20, 1u << 23, 1u << 24}) {
        CAPTURE(filter);
        CHECK(broken_by({{at_bpu_cccr0, 0x3e000 | filter}}) == "filters_need_compare bpu_cccr0");
        CHECK(bits_of({at_bpu_cccr0, 0x3e000 | filter}) == filter);
        CHECK(broken_by({{at_bpu_cccr0, 0x3e000 | 1u << 18 | filter}}) == "");
    }
}

TEST_CASE("a CCCR selects an ESCR that feeds its counter") {
    // The MS group has ESCR numbers 0, 1 and 2.
    CHECK(broken_by({{0x364, 0x30000 | 3u << 13}}) == "cccr_selects_an_escr ms_cccr0");
    CHECK(broken_by({{0x364, 0x30000 | 2u << 13}}) == "");
    // SSU_ESCR0 has number 3 and no second half: it feeds IQ counters 0, 1 and 4 only.
    CHECK(broken_by({{0x370, 0x30000 | 3u << 13}}) == "");
    CHECK(broken_by({{0x371, 0x30000 | 3u << 13}}) == "cccr_selects_an_escr iq_cccr5");
}

TEST_CASE("a counter that runs selects an ESCR of the model") {
    // Number 0 of the IQ group is IQ_ESCR0, which models 3 and later do not have.
    CHECK(broken_by({{at_iq_cccr0, 0x31000}}, model_3) == "escr_exists_on_model iq_escr0 iq_cccr0");
    CHECK(broken_by({{at_iq_cccr0, 0x30000}}, model_3) == "");
    CHECK(broken_by({{at_iq_cccr0, 0x31000}}, {.models = of_models(1)}) == "");
}

TEST_CASE("a counter that waits for a cascade is not enabled") {
    CHECK(broken_by({{at_bpu_cccr0, 0x3f000 | 1u << 30}}) ==
          "cascaded_counter_is_not_enabled bpu_cccr0");
    CHECK(broken_by({{at_bpu_cccr0, 0x3e000 | 1u << 30}}) == "");
}

TEST_CASE("an extended cascade is a bit of four CCCRs on later models") {
    CHECK(broken_by({{at_iq_cccr0, 0x38800}}) == "extended_cascade_exists_on_model iq_cccr0");
    CHECK(broken_by({{at_iq_cccr0, 0x38800}}, model_3) == "");
    CHECK(broken_by({{0x36d, 0x38800}}, model_3) == "reserved_bits_are_zero iq_cccr1");
    // A counter with an extended cascade will run when it is started: its ESCR must exist.
    CHECK(broken_by({{at_iq_cccr0, 0x30800}}, model_3) == "escr_exists_on_model iq_escr0 iq_cccr0");
}

TEST_CASE("a counter that runs needs an event in the ESCR that it listens to") {
    CHECK(broken_by({{at_bsu_escr0, 0}, {at_bpu_cccr0, 0x3f000}}) ==
          "escr_selects_known_event bsu_escr0 bpu_cccr0");
    CHECK(broken_by({{at_bsu_escr0, 0}, {at_bpu_cccr0, 0x3e000}}) == "");
    // the value of the ESCR that the CCCR selects is not known
    CHECK(broken_by({{at_bpu_cccr0, 0x3f000}}) == "");
}

TEST_CASE("a counter that listens to another ESCR than the one that was set") {
    constexpr register_value set{at_bsu_escr0, 0x1802000c};
    constexpr std::uint64_t listens_to_mob = 0x31000 | 2u << 13;
    CHECK(broken_by({set, {at_bpu_cccr0, listens_to_mob}}) ==
          "cccr_select_matches_event bpu_cccr0 bsu_escr0");
    CHECK(broken_by({{at_bpu_cccr0, listens_to_mob}, set}) ==
          "cccr_select_matches_event bpu_cccr0 bsu_escr0");
    SUBCASE("is fine where its own ESCR is set too") {
        // MOB_load_replay (03H) with NO_STA, bit 1
        CHECK(broken_by({set, {at_mob_escr0, 0x06000404}, {at_bpu_cccr0, listens_to_mob}}) == "");
    }
    SUBCASE("is fine where another counter listens to the one that was set") {
        CHECK(broken_by({set, {at_bpu_cccr0, listens_to_mob}, {at_bpu_cccr1, 0x3f000}}) == "");
        // BPU counter 1, which listens to BSU_ESCR0, does not run
        CHECK(broken_by({set, {at_bpu_cccr0, listens_to_mob}, {at_bpu_cccr1, 0x3e000}}) ==
              "cccr_select_matches_event bpu_cccr0 bsu_escr0");
    }
    SUBCASE("is fine where the ESCR that was set cannot reach the counter") {
        CHECK(broken_by({{0x3a1, 0x1802000c}, {at_bpu_cccr0, listens_to_mob}}) == "");
    }
    SUBCASE("is fine where the other ESCR is idle") {
        CHECK(broken_by({{at_bsu_escr0, 0}, {at_bpu_cccr0, listens_to_mob}}) == "");
    }
    SUBCASE("is fine where the counter does not run") {
        CHECK(broken_by({set, {at_bpu_cccr0, listens_to_mob & ~0x1000u}}) == "");
    }
}

TEST_CASE("an ESCR that was set for a counter which the other half of its pair feeds") {
    constexpr register_value set{at_bsu_escr0, 0x18000e04}; // BSU_ESCR0 feeds BPU counters 0 and 1
    constexpr register_value second_half{0x3a1, 0x18000e04};
    constexpr register_value listens{0x362, 0x3f000}; // BPU counter 2 listens to BSU_ESCR1
    CHECK(broken_by({set, listens}) == "escr_feeds_counter bsu_escr0 bpu_counter2");
    CHECK(broken_by({listens, set}) == "escr_feeds_counter bsu_escr0 bpu_counter2");
    CHECK(broken_by({second_half, {0x361, 0x3f000}}) ==
          "escr_feeds_counter bsu_escr1 bpu_counter1");
    // Execution_event on CRU_ESCR2, which feeds IQ counters 0, 1 and 4
    for (const std::uint32_t position : {0x36eu, 0x36fu, 0x371u})
        CHECK(broken_by({{0x3cc, 0x18000204}, {position, 0x3b000}}) ==
              std::string{"escr_feeds_counter cru_escr2 iq_counter"} +
                  static_cast<char>('0' + position - 0x36c));
    SUBCASE("is told rather than that another one reaches the counter") {
        constexpr register_value mob_escr1{0x3ab, 0x06000404};
        CHECK(broken_by({mob_escr1, set, listens}) == "escr_feeds_counter bsu_escr0 bpu_counter2");
    }
    SUBCASE("is fine where the other half is set too") {
        CHECK(broken_by({set, second_half, listens}) == "");
    }
    SUBCASE("is fine where another counter listens to it") {
        CHECK(broken_by({set, listens, {at_bpu_cccr0, 0x3f000}}) == "");
        // BPU counter 0, which listens to BSU_ESCR0, does not run
        CHECK(broken_by({set, listens, {at_bpu_cccr0, 0x3e000}}) ==
              "escr_feeds_counter bsu_escr0 bpu_counter2");
    }
    SUBCASE("is fine where it is idle, or the counter is") {
        CHECK(broken_by({{at_bsu_escr0, 0}, listens}) == "");
        CHECK(broken_by({set, {0x362, 0x3e000}}) == "");
    }
    SUBCASE("is fine in another group of counters") {
        // TBPU_ESCR0 of the MS group, Retired_mispred_branch_type (05H), has number 2; so has
        // MOB_ESCR1.
        CHECK(broken_by({{0x3c2, 0x0a000404}, {0x362, 0x35000}}) == "");
    }
}

TEST_CASE("tag bits tag nothing without tag enable") {
    CHECK(broken_by({{0x3a4, 0x09000024}}) == "tag_value_needs_tag_enable firm_escr0");
    CHECK(bits_of({0x3a4, 0x09000024}) == 0x20);
    CHECK(broken_by({{0x3a4, 0x09000034}}) == "");
    CHECK(broken_by({{0x3a4, 0x09000004}}) == "");
    CHECK(broken_by({{0x3bc, 0x04000424}}) == "tag_value_needs_tag_enable rat_escr0");
    CHECK(broken_by({{0x3a4, 0x20}}) == ""); // idle
}

TEST_CASE("tag enable is for events that tag") {
    CHECK(broken_by({{0x3cc, 0x18000234}}) == "event_can_carry_a_tag execution_event cru_escr2");
    CHECK(bits_of({at_bsu_escr0, 0x18020e14}) == 0x10);
    // No source says whether uop_type needs the tag enable bit.
    CHECK(broken_by({{0x3bc, 0x04000414}}) == "");
    unsigned may_tag = 0;
    for (const event_row &event : events) {
        const std::uint64_t value =
            std::uint64_t{event.select} << 25 | std::uint64_t{event.known_masks()} << 9 | 0x34;
        const std::string broken = broken_by({{row_of(event.escrs[0]).address, value}}, model_3);
        may_tag += broken == "";
        if (broken != "")
            CHECK(broken == std::string{"event_can_carry_a_tag "} + event.name + ' ' +
                                row_of(event.escrs[0]).name);
    }
    CHECK(may_tag == 9); // 8 events that tag for execution_event, and uop_type
}

TEST_CASE("execution_event counts tags that some ESCR sets") {
    constexpr register_value tag_0{0x3a4, 0x09000034};
    constexpr register_value tag_1{0x3a5, 0x11000054};
    constexpr std::uint32_t at_cru_escr2 = 0x3cc;
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18000204}}) == "");
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18000404}}) == "mask_matches_tag cru_escr2");
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18002004}}) == ""); // BOGUS0
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18010004}}) == "mask_matches_tag cru_escr2");
    CHECK(broken_by({tag_0, tag_1, {at_cru_escr2, 0x18000604}}) == "");
    CHECK(broken_by({tag_0, tag_1, {at_cru_escr2, 0x18000e04}}) == "mask_matches_tag cru_escr2");
    CHECK(broken_by({{at_cru_escr2, 0x18000404}}) == ""); // the event that tags is not known
    // An ESCR with no tag value tags nothing, and an ESCR that no counter listens to breaks no
    // rule.
    CHECK(broken_by({{0x3a4, 0x09000014}, {at_cru_escr2, 0x18000404}}) == "");
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18000404}, {at_iq_cccr0, 0x3a000}}) == "");
    CHECK(broken_by({tag_0, {at_cru_escr2, 0x18000404}, {at_iq_cccr0, 0x3b000}}) ==
          "mask_matches_tag cru_escr2");
    std::uint64_t bits = 0;
    const register_value pair[] = {tag_0, {at_cru_escr2, 0x18004604}};
    each_broken(msr::all_of(pair), any, [&](const broken_value &broken) { bits = broken.bits; });
    CHECK(bits == 0x4400); // the bits of NBOGUS1 and BOGUS1, not of NBOGUS0
}

TEST_CASE("replay_event counts what bit 24 of IA32_PEBS_ENABLE has tagged") {
    constexpr register_value replays{0x3cc, 0x1200020c};
    CHECK(broken_by({replays, {0x3f1, 0x1}}) == "replay_needs_uop_tag replay_event cru_escr2");
    CHECK(broken_by({replays, {0x3f1, 0}}) == "replay_needs_uop_tag replay_event cru_escr2");
    CHECK(broken_by({replays, {0x3f1, 0x01000001}}) == "");
    CHECK(broken_by({replays}) == "");
    // IQ counter 0, which would count the metric, is stopped.
    CHECK(broken_by({replays, {0x3f1, 0}, {at_iq_cccr0, 0x3a000}}) == "");
    CHECK(broken_by({{0x3cc, 0x18000204}, {0x3f1, 0}}) == "");
}

TEST_CASE("published examples with misprints are broken") {
    // A published example for loads at retirement sets mask bit 0, which uop_type does not have.
    CHECK(broken_by({{0x3bd, 0x04000205}, {0x36e, 0x35000}}, any_with_ht) ==
          "mask_belongs_to_event uop_type rat_escr1");
    // Published values for x87 uops have T1 bits without Hyper-Threading, a CCCR that selects
    // another ESCR, and packed_DP_uop with a mask that the event does not have, instead of
    // x87_FP_uop.
    CHECK(broken_by({{0x3cc, 0x18000205}, {0x36c, 0x3b000}}) ==
          "thread_1_needs_hyper_threading cru_escr2");
    CHECK(broken_by({{0x3cc, 0x18000204}, {0x36c, 0x33000}}) ==
          "cccr_select_matches_event iq_cccr0 cru_escr2");
    CHECK(broken_by({{0x3a4, 0x18008035}, {0x368, 0x33000}}) ==
          "thread_1_needs_hyper_threading firm_escr0; "
          "mask_belongs_to_event packed_dp_uop firm_escr0");
    // Published values for taken branches on IQ_COUNTER2 have T1 bits without Hyper-Threading. With
    // Hyper-Threading the values are legal, but count uops_retired in the kernel.
    CHECK(broken_by({{0x3b9, 0x0200020a}, {0x36e, 0x39000}}) ==
          "thread_1_needs_hyper_threading cru_escr1");
    CHECK(broken_by({{0x3b9, 0x0200020a}, {0x36e, 0x39000}}, any_with_ht) == "");
    // The published values, corrected, break no rule.
    CHECK(broken_by({{0x3cd, 0x0c001804}, {0x36e, 0x27b000}}) == "");
    CHECK(broken_by({{0x3bd, 0x04000405}, {0x36e, 0x35000}}, any_with_ht) == "");
    CHECK(
        broken_by({{0x3a4, 0x09000034}, {0x368, 0x33000}, {0x3cc, 0x18000204}, {0x36c, 0x3b000}}) ==
        "");
}

TEST_CASE("IOQ_allocation counts through FSB_ESCR0 on early processors") {
    constexpr target model_1 = msr::netburst::models<1>;
    CHECK(broken_by({{0x3a3, 0x06000204}}, model_1) ==
          "event_counts_through_escr_on_model ioq_allocation fsb_escr1");
    CHECK(broken_by({{0x3a2, 0x06000204}}, model_1) == "");
    CHECK(broken_by({{0x3a3, 0x06000204}}, model_3) == "");
}

TEST_CASE("registers that are not known are not looked at") {
    CHECK(broken_by({{0x10, ~0ull}, {0x3bf, ~0ull}}) == "");
}

TEST_CASE("any values are reported without harm, and names are always given") {
    std::mt19937_64 random{4};
    for (int round = 0; round < 2000; ++round) {
        std::vector<register_value> values;
        for (unsigned place = 0; place < named_register_count; ++place)
            values.push_back({register_by_place(place).address, random() & random()});
        unsigned report = 0;
        each_broken({values.data(), values.size()},
                    {.models = of_models(3), .hyper_threading = round % 2 == 0},
                    [&](const broken_value &broken) {
                        REQUIRE(broken.why.broken != nullptr);
                        REQUIRE(broken.why.names[0] != nullptr);
                        ++report;
                    });
        CHECK(report > 87); // a quarter of all bits are set, reserved bits too
    }
}

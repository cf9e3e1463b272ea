// Tests the rules of register values about the effects of an overflow, and about ESCRs that tag
// without effect. For each rule there are values that break it, and their corrected twins.
#include <msr/intel/netburst/values/value_rules.hpp>

#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/program.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <vector>

using namespace msr::netburst;

namespace {

constexpr target any{};
constexpr target any_with_ht{.hyper_threading = true};
constexpr target model_2{.models = of_models(2)};
constexpr target model_3{.models = of_models(3)};

// Bit 11 of a CCCR: armed for an extended cascade.
constexpr std::uint64_t extended = 1u << 11;
constexpr std::uint64_t force_ovf = 1u << 25;
constexpr std::uint64_t pmi_t0 = 1u << 26;
constexpr std::uint64_t pmi_t1 = 1u << 27;
constexpr std::uint64_t cascade = 1u << 30;

constexpr std::uint32_t at_bpu_counter0 = 0x300;
constexpr std::uint32_t at_bpu_cccr0 = 0x360;
constexpr std::uint32_t at_bpu_cccr2 = 0x362;
constexpr std::uint32_t at_iq_cccr0 = 0x36c;
constexpr std::uint32_t at_iq_cccr1 = 0x36d;
constexpr std::uint32_t at_iq_cccr2 = 0x36e;
constexpr std::uint32_t at_iq_cccr4 = 0x370;
constexpr std::uint32_t at_iq_cccr5 = 0x371;
constexpr std::uint32_t at_pebs_enable = 0x3f1;

constexpr std::uint64_t runs = 0x3f000; // the CCCR listens to the ESCR with number 7
constexpr std::uint64_t stands = 0x3e000;

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
std::uint64_t bits_of(register_value value, const target &target) {
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

TEST_CASE("a forced overflow goes without an interrupt") {
    constexpr const char *broken = "forced_overflow_cannot_interrupt bpu_cccr0";
    CHECK(broken_by({{at_bpu_cccr0, runs | force_ovf | pmi_t0}}) == broken);
    CHECK(bits_of({at_bpu_cccr0, runs | force_ovf | pmi_t0}, any) == (force_ovf | pmi_t0));
    CHECK(broken_by({{at_bpu_cccr0, runs | force_ovf}}) == "");
    CHECK(broken_by({{at_bpu_cccr0, runs | pmi_t0}}) == "");
    CHECK(broken_by({{at_bpu_cccr0, runs | force_ovf | pmi_t1}}, any_with_ht) == broken);
    CHECK(bits_of({at_bpu_cccr0, runs | force_ovf | pmi_t1}, any_with_ht) == (force_ovf | pmi_t1));
    // Without Hyper-Threading bit 27 is reserved and requests nothing.
    CHECK(broken_by({{at_bpu_cccr0, runs | force_ovf | pmi_t1}}) ==
          "reserved_bits_are_zero bpu_cccr0");
}

TEST_CASE("a counter that interrupts does not start from -8 to -1") {
    constexpr const char *broken = "sampling_period_is_in_range bpu_counter0 bpu_cccr0";
    constexpr register_value requester{at_bpu_cccr0, runs | pmi_t0};
    for (std::uint64_t left = 1; left <= 12; ++left) {
        CAPTURE(left);
        const register_value preset{at_bpu_counter0, 0x100'0000'0000 - left};
        CHECK(broken_by({preset, requester}) == (left <= 8 ? broken : ""));
        CHECK(broken_by({requester, preset}) == (left <= 8 ? broken : ""));
    }
    constexpr register_value last{at_bpu_counter0, 0xff'ffff'ffff};
    CHECK(broken_by({{at_bpu_counter0, 0}, requester}) == "");
    CHECK(broken_by({last, {at_bpu_cccr0, runs}}) == "");
    CHECK(broken_by({last, {at_bpu_cccr0, stands | pmi_t0}}) == "");
    // Register 301h is BPU_COUNTER1, whose value does not concern BPU_CCCR0.
    CHECK(broken_by({{0x301, 0xff'ffff'ffff}, requester}) == "");
    CHECK(broken_by({last, {at_bpu_cccr0, runs | pmi_t1}}, any_with_ht) == broken);
    CHECK(broken_by({last, {at_bpu_cccr0, stands | pmi_t0 | cascade}}, model_3) == broken);
    std::uint32_t address = 0;
    const register_value pair[] = {last, requester};
    each_broken(msr::all_of(pair), any,
                [&](const broken_value &value) { address = value.address; });
    CHECK(address == at_bpu_counter0);
}

TEST_CASE("a counter that can start a cascade counts") {
    // BPU counter 2 starts counter 0.
    constexpr register_value waits{at_bpu_cccr0, stands | cascade};
    CHECK(broken_by({waits, {at_bpu_cccr2, stands}}) == "cascade_has_a_source bpu_cccr0");
    CHECK(broken_by({waits, {at_bpu_cccr2, 0}}) == "cascade_has_a_source bpu_cccr0");
    CHECK(broken_by({waits, {at_bpu_cccr2, runs}}) == "");
    CHECK(broken_by({waits}) == ""); // the CCCR of the cascade's source has no known value
    CHECK(broken_by({waits, {0x361, runs}, {0x363, runs}}) == "");
    CHECK(broken_by({waits, {0x361, runs}, {0x363, runs}, {at_bpu_cccr2, stands}}) ==
          "cascade_has_a_source bpu_cccr0"); // BPU counters 1 and 3 cannot start counter 0
    SUBCASE("of two that could start it one is enough") {
        constexpr register_value mask{at_iq_cccr0, 0x38000 | cascade | extended};
        CHECK(broken_by({mask, {at_iq_cccr2, 0x38000}, {at_iq_cccr4, 0x38000}}, model_3) ==
              "cascade_has_a_source iq_cccr0");
        CHECK(broken_by({mask, {at_iq_cccr2, 0x39000}, {at_iq_cccr4, 0x38000}}, model_3) == "");
        CHECK(broken_by({mask, {at_iq_cccr2, 0x38000}, {at_iq_cccr4, 0x39000}}, model_3) == "");
        CHECK(broken_by({mask, {at_iq_cccr2, 0x38000}}, model_3) == "");
    }
    SUBCASE("in an extended cascade too") {
        // IQ counter 4 starts IQ counter 0
        constexpr register_value extends{at_iq_cccr0, 0x38000 | extended};
        CHECK(broken_by({extends, {at_iq_cccr4, 0x38000}}, model_3) ==
              "cascade_has_a_source iq_cccr0");
        CHECK(broken_by({extends, {at_iq_cccr4, 0x39000}}, model_3) == "");
        CHECK(broken_by({extends, {at_iq_cccr2, 0x38000}}, model_3) == "");
    }
}

TEST_CASE("counters that wait for each other never begin") {
    constexpr register_value first{at_bpu_cccr0, stands | cascade};
    constexpr register_value second{at_bpu_cccr2, stands | cascade};
    CHECK(broken_by({first, second}) == "cascade_has_a_beginning bpu_cccr0 bpu_cccr2; "
                                        "cascade_has_a_beginning bpu_cccr2 bpu_cccr0");
    CHECK(broken_by({first, {at_bpu_cccr2, runs}}) == "");
    SUBCASE("but a chain begins with its first counter") {
        // IQ counter 2 starts IQ counter 4, which starts IQ counter 0.
        constexpr register_value middle{at_iq_cccr4, 0x38000 | cascade};
        constexpr register_value last{at_iq_cccr0, 0x38000 | extended};
        CHECK(broken_by({middle, last, {at_iq_cccr2, 0x39000}}, model_3) == "");
        CHECK(broken_by({middle, last, {at_iq_cccr2, 0x38000}}, model_3) ==
              "cascade_has_a_source iq_cccr4");
        // A ring of three cascades never begins.
        CHECK(broken_by({middle, last, {at_iq_cccr2, 0x38000 | cascade}}, model_3) ==
              "cascade_has_a_beginning iq_cccr4 iq_cccr2; "
              "cascade_has_a_beginning iq_cccr0 iq_cccr4; "
              "cascade_has_a_beginning iq_cccr2 iq_cccr0");
    }
    SUBCASE("and one that is enabled does not wait") {
        CHECK(broken_by({first, {at_bpu_cccr2, runs | cascade}}) ==
              "cascaded_counter_is_not_enabled bpu_cccr2");
    }
}

TEST_CASE("an extended cascade exists on models 2, 3, 4 and 6") {
    // The CCCRs of IQ counters 0, 3, 4 and 5 have an extended cascade (SDM Table 18-65).
    for (const std::uint32_t position : {0x36cu, 0x36fu, 0x370u, 0x371u}) {
        CAPTURE(position);
        for (const unsigned model : {2u, 3u, 4u, 6u})
            CHECK(broken_by({{position, 0x38800}}, {.models = of_models(model)}) == "");
        for (const target &cpu_target :
             {any, target{.models = of_models(1)}, target{.models = of_models(0, 3)}}) {
            CHECK(broken_by({{position, 0x38800}}, cpu_target) ==
                  std::string{"extended_cascade_exists_on_model iq_cccr"} +
                      static_cast<char>('0' + position - at_iq_cccr0));
            CHECK(bits_of({position, 0x38800}, cpu_target) == extended);
        }
    }
    for (const std::uint32_t position : {0x360u, 0x36bu, 0x36du, 0x36eu})
        CHECK(broken_by({{position, 0x30800}}, model_3).find("reserved_bits_are_zero ") == 0);
    // Other reserved bits also break the general rule that reserved bits are 0.
    CHECK(broken_by({{at_iq_cccr0, 0x38801}}) ==
          "reserved_bits_are_zero iq_cccr0; extended_cascade_exists_on_model iq_cccr0");
}

TEST_CASE("a cascaded counter interrupts on later models") {
    constexpr const char *broken = "cascade_can_interrupt_on_model bpu_cccr0";
    constexpr register_value requester{at_bpu_cccr0, stands | cascade | pmi_t0};
    CHECK(broken_by({requester}, model_2) == broken);
    CHECK(bits_of(requester, model_2) == pmi_t0);
    CHECK(broken_by({requester}) == broken); // the target may be a processor of model 2
    CHECK(broken_by({requester}, model_3) == "");
    CHECK(broken_by({requester}, msr::netburst::models<signature{.model = 1, .stepping = 10}>) ==
          broken);
    CHECK(broken_by({requester}, msr::netburst::models<signature{.model = 1, .stepping = 9}>) ==
          "");
    CHECK(broken_by({{at_bpu_cccr0, stands | cascade}}, model_2) == "");
    CHECK(broken_by({{at_bpu_cccr0, runs | pmi_t0}}, model_2) == "");
    CHECK(broken_by({{at_bpu_cccr0, stands | cascade | pmi_t1}},
                    {.models = of_models(2), .hyper_threading = true}) == broken);
    constexpr register_value extends{at_iq_cccr0, 0x38000 | extended | pmi_t0};
    CHECK(broken_by({extends}, model_2) == "cascade_can_interrupt_on_model iq_cccr0");
    CHECK(broken_by({extends}, model_3) == "");
}

TEST_CASE("precise samples are taken by IQ_COUNTER4") {
    // Memory loads: uop_type tags in RAT_ESCR0, for which IQ counter 0 runs.
    constexpr register_value tags{0x3bc, 0x04000404};
    constexpr register_value tags_run{at_iq_cccr0, 0x35000};
    constexpr register_value counts{0x3cc, 0x10000204};
    constexpr register_value samples{at_pebs_enable, 0x02000000};
    CHECK(broken_by({tags, tags_run, counts, {at_iq_cccr4, 0x3b000}, samples}) == "");
    constexpr const char *elsewhere =
        "precise_sampling_is_on_iq_counter4 ia32_pebs_enable iq_counter1";
    CHECK(broken_by({tags, tags_run, counts, {at_iq_cccr1, 0x3b000}, samples}) == elsewhere);
    CHECK(broken_by({counts, {at_iq_cccr1, 0x3b000}, {at_iq_cccr4, 0x3a000}, samples}) ==
          elsewhere);
    CHECK(broken_by({counts, {at_iq_cccr1, 0x3b000}, {at_pebs_enable, 0}}) == "");
    CHECK(broken_by({counts, {at_iq_cccr1, 0x3b000}, {at_iq_cccr4, 0x3b000}, samples}) == "");
    SUBCASE("which must run, as far as it is known") {
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, samples}) ==
              "precise_sampling_is_on_iq_counter4 ia32_pebs_enable");
        CHECK(broken_by({samples}) == "");
        // The values lack the ESCR of IQ counter 4.
        CHECK(broken_by({{at_iq_cccr4, 0x3b000}, samples}) == "");
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, {at_pebs_enable, 0x01000001}}) == "");
    }
    SUBCASE("for logical processor 1 by IQ_COUNTER5") {
        constexpr register_value second_half{0x3cd, 0x10000204};
        constexpr register_value fifth{at_iq_cccr5, 0x3b000};
        CHECK(broken_by({second_half, fifth, samples}, any_with_ht) == "");
        CHECK(broken_by({second_half, fifth, {at_pebs_enable, 0x04000000}}, any_with_ht) == "");
        CHECK(broken_by({second_half, fifth, samples}) ==
              "precise_sampling_is_on_iq_counter4 ia32_pebs_enable iq_counter5");
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, samples}, any_with_ht) == "");
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, {at_iq_cccr5, 0x3a000}, samples}, any_with_ht) ==
              "precise_sampling_is_on_iq_counter4 ia32_pebs_enable");
    }
    SUBCASE("bit 26 asks for the other logical processor") {
        constexpr register_value other{at_pebs_enable, 0x04000000};
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, {at_iq_cccr5, 0x3a000}, other}, any_with_ht) ==
              "precise_sampling_is_on_iq_counter4 ia32_pebs_enable");
        CHECK(broken_by({{at_iq_cccr4, 0x3a000}, other}) ==
              "reserved_bits_are_zero ia32_pebs_enable");
    }
}

TEST_CASE("three events can be sampled precisely") {
    constexpr register_value samples{at_pebs_enable, 0x02000000};
    constexpr register_value uops{0x3b8, 0x02000204};
    CHECK(broken_by({uops, {at_iq_cccr4, 0x39000}, samples}) ==
          "event_can_be_sampled_precisely uops_retired iq_counter4");
    CHECK(broken_by({uops, {at_iq_cccr4, 0x39000}, {at_pebs_enable, 0}}) == "");
    CHECK(broken_by({{0x3cc, 0x18000204}, {at_iq_cccr4, 0x3b000}, samples}) == "");
    // The values do not show what IQ counter 4 counts.
    CHECK(broken_by({uops, {at_iq_cccr0, 0x39000}, samples}) == "");
    CHECK(broken_by({uops, {at_iq_cccr4, 0x39000}, samples}, any_with_ht) == "");
    CHECK(broken_by({uops, {at_iq_cccr4, 0x39000}, {at_iq_cccr5, 0}, samples}, any_with_ht) ==
          "event_can_be_sampled_precisely uops_retired iq_counter4");
}

TEST_CASE("beside precise samples there is one tagging mechanism") {
    constexpr register_value samples{at_pebs_enable, 0x02000000};
    constexpr register_value front_end{0x3bc, 0x04000404};
    constexpr register_value execution{0x3a4, 0x09000034};
    CHECK(broken_by({front_end, execution, samples}) ==
          "precise_sampling_uses_one_mechanism rat_escr0 firm_escr0");
    CHECK(broken_by({front_end, execution, {at_pebs_enable, 0}}) == "");
    CHECK(broken_by({front_end, samples}) == "");
    CHECK(broken_by({execution, samples}) == "");
    SUBCASE("replay is one as well") {
        constexpr register_value loads{0x3f2, 1};
        CHECK(broken_by({front_end, {at_pebs_enable, 0x03000001}, loads}) ==
              "precise_sampling_uses_one_mechanism rat_escr0 ia32_pebs_enable");
        CHECK(broken_by({front_end, {at_pebs_enable, 0x01000001}, loads}) == "");
        CHECK(broken_by({front_end, execution, {at_pebs_enable, 0x03000001}, loads}) ==
              "precise_sampling_uses_one_mechanism rat_escr0 firm_escr0 ia32_pebs_enable");
        CHECK(broken_by({{at_pebs_enable, 0x03000001}, loads}) == "");
        // Bit 24 of IA32_PEBS_ENABLE without a metric tags nothing; the manual sets it for every
        // kind of sample.
        CHECK(broken_by({front_end, {at_pebs_enable, 0x03000000}}) == "");
    }
    SUBCASE("what counts tags uses their mechanism") {
        CHECK(broken_by({{0x3cc, 0x10000204}, {0x3cd, 0x18000204}, samples}) ==
              "precise_sampling_uses_one_mechanism cru_escr2 cru_escr3");
        // Stopped counters do not break the rule that precise sampling uses one mechanism.
        CHECK(broken_by({{0x3cc, 0x10000204},
                         {0x3cd, 0x18000204},
                         {at_iq_cccr4, 0x3b000},
                         {at_iq_cccr2, 0x3a000},
                         samples}) == "");
    }
    SUBCASE("an ESCR that tags nothing uses none") {
        CHECK(broken_by({front_end, {0x3a4, 0x09000004}, samples}) == "");
        CHECK(broken_by({front_end, {0x3a4, 0x09000014}, samples}) == ""); // the ESCR sets no tag
        CHECK(broken_by({front_end,
                         execution,
                         {0x368, 0x32000},
                         {0x369, 0x32000},
                         {0x36a, 0x32000},
                         {0x36b, 0x32000},
                         samples}) == "");
    }
}

TEST_CASE("an ESCR that tags needs a counter on it or on its other half") {
    // FIRM_ESCR0 has the number 1 and feeds FLAME counters 0 and 1, FIRM_ESCR1 counters 2 and 3.
    const std::vector<register_value> counted{
        {0x3a4, 0x09000034}, {0x3cc, 0x18000204}, {at_iq_cccr0, 0x3b000}};
    const auto variant = [&](std::initializer_list<register_value> addition) {
        std::vector<register_value> values = counted;
        values.insert(values.end(), addition);
        return broken_by(values, any);
    };
    constexpr const char *broken = "tagging_escr_feeds_a_counter firm_escr0";
    constexpr std::uint64_t idle = 0x32000;
    CHECK(variant({{0x368, idle}, {0x369, idle}, {0x36a, idle}, {0x36b, idle}}) == broken);
    CHECK(variant({{0x368, 0}, {0x369, 0}, {0x36a, 0}, {0x36b, 0}}) == broken);
    CHECK(variant({{0x368, 0x33000}, {0x369, idle}, {0x36a, idle}, {0x36b, idle}}) == "");
    CHECK(variant({{0x368, idle}, {0x369, 0x33000}, {0x36a, idle}, {0x36b, idle}}) == "");
    SUBCASE("the other half of its pair will do") {
        constexpr register_value other{0x3a5, 0x09000004};
        CHECK(variant({other, {0x368, idle}, {0x369, idle}, {0x36a, 0x33000}, {0x36b, idle}}) ==
              "");
        CHECK(variant({other, {0x368, idle}, {0x369, idle}, {0x36a, idle}, {0x36b, idle}}) ==
              broken);
    }
    SUBCASE("a counter that listens to another ESCR will not") {
        // U2L_ESCR0 has the number 3.
        CHECK(
            variant({{0x368, 0x37000}, {0x369, idle}, {0x36a, idle}, {0x36b, idle}}).find(broken) !=
            std::string::npos);
    }
    SUBCASE("nothing is told while a counter that could listen is not known") {
        CHECK(variant({}) == "");
        CHECK(variant({{0x368, idle}, {0x369, idle}}) == "");
        CHECK(variant({{0x369, idle}, {0x36a, idle}, {0x36b, idle}}) == "");
    }
    SUBCASE("nothing is told of tags that nobody counts") {
        CHECK(broken_by({{0x3a4, 0x09000034},
                         {0x368, idle},
                         {0x369, idle},
                         {0x36a, idle},
                         {0x36b, idle}}) == "");
        CHECK(broken_by({{0x3a4, 0x09000034},
                         {0x3cc, 0x18000204},
                         {at_iq_cccr0, 0x3a000},
                         {0x368, idle},
                         {0x369, idle},
                         {0x36a, idle},
                         {0x36b, idle}}) == "");
    }
}

TEST_CASE("uop_type and the events of replay metrics need a counter too") {
    const std::vector<register_value> loads{
        {0x3bc, 0x04000404}, {0x3cc, 0x10000204}, {at_iq_cccr0, 0x3b000}, {0x36e, 0}, {0x36f, 0},
        {0x370, 0},          {0x371, 0}};
    std::vector<register_value> values = loads;
    values.push_back({at_iq_cccr1, 0x34000});
    CHECK(broken_by(values, any) == "tagging_escr_feeds_a_counter rat_escr0");
    values.back().value = 0x35000;
    CHECK(broken_by(values, any) == "");

    // MOB_load_replay_retired wants MOB_load_replay in a MOB_ESCR, which has the number 2.
    std::vector<register_value> replays{{0x3aa, 0x06006004},
                                        {0x3cc, 0x12000204},
                                        {at_iq_cccr0, 0x3b000},
                                        {0x361, 0},
                                        {0x362, 0},
                                        {0x363, 0},
                                        {0x3f2, 1},
                                        {at_pebs_enable, 0x01000200},
                                        {0x360, 0x34000}};
    CHECK(broken_by(replays, any) == "tagging_escr_feeds_a_counter mob_escr0");
    replays.back().value = 0x35000;
    CHECK(broken_by(replays, any) == "");
    replays.back().value = 0x34000;
    // The values in IA32_PEBS_ENABLE of a metric without an event that tags, and of a metric with
    // another event.
    for (const std::uint64_t metric : {0x01000001u, 0x01000400u}) {
        replays[7].value = metric;
        CHECK(broken_by(replays, any) == "");
    }
}

namespace {

/// Returns the register values while the requests are counted.
std::vector<register_value> registers_of(const std::vector<request> &requests,
                                         const target &target) {
    const assignments assignments = assign({requests.data(), requests.size()}, target);
    REQUIRE(assignments.found());
    const auto program = program_of<4>(assignments.needed, assignments.assigned, target);
    std::vector<register_value> result;
    const auto keep = [&](const msr::write &write) {
        for (register_value &previous : result)
            if (previous.address == write.address) {
                previous.value = write.value;
                return;
            }
        result.push_back({write.address, write.value});
    };
    for (const msr::write &write : program.view().set_up)
        keep(write);
    for (const msr::write &write : program.view().start)
        keep(write);
    return result;
}

} // namespace

TEST_CASE("what is planned to interrupt, to sample precisely or to cascade breaks no rule") {
    const target ht{.models = of_models(3), .hyper_threading = true};
    unsigned sampled = 0;
    for (const metric_row &metric : metrics)
        for (const bool precise : {false, true})
            for (const target &target : {model_3, ht}) {
                CAPTURE(metric.name);
                request requested = request_of(metric);
                requested.how = with_overflow(requested.how, overflow_use::interrupt, 10);
                if (precise) requested.how = with_precision(requested.how);
                if (target.hyper_threading) requested.how.threads = thread_set::first;
                if (!assign({&requested, 1}, target).found()) continue;
                sampled += precise;
                CHECK(broken_by(registers_of({requested}, target), target) == "");
            }
    CHECK(sampled == 38); // 19 metrics are sampled on two targets
    unsigned cascades = 0;
    for (unsigned source = 0; source < counter_count; ++source)
        for (unsigned started = 0; started < counter_count; ++started)
            for (unsigned event = 0; event < event_count; ++event) {
                request first{.event = event, .masks = 1u << events[event].masks[0].bit};
                first.how = with_dispute(with_overflow(
                    with_counter({}, static_cast<counter_number>(source)), overflow_use::flag, 9));
                request second = first;
                second.how = with_dispute(
                    with_cascade(with_counter({}, static_cast<counter_number>(started)),
                                 static_cast<counter_number>(source)));
                second.how = with_overflow(second.how, overflow_use::interrupt, 10);
                const request pair[] = {first, second};
                if (!assign(msr::all_of(pair), model_3).found()) continue;
                ++cascades;
                CHECK(broken_by(registers_of({first, second}, model_3), model_3) == "");
            }
    CHECK(cascades > 100);
}

// Tests reading choices (events with qualifiers) of the Pentium 4 from text.
#include "../../facts.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/start_state.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

using namespace msr::netburst;

namespace {

constexpr target with_ht{.hyper_threading = true};

parsed parse_string(const std::string &text) {
    return parse(msr::text_view{text.data(), text.size()});
}

/// Returns the register values of a choice (an event with its qualifiers), from its text.
start_state registers_of(const std::string &text, const target &target = {}) {
    const parsed parsed = parse_string(text);
    REQUIRE(parsed.well_formed());
    const assignments assignments = assign({&parsed.wanted, 1}, target);
    REQUIRE(assignments.found());
    return start_state_of(parsed.wanted, assignments.assigned[0], target);
}

/// Returns the rule that a choice (an event with its qualifiers) breaks; null: none. The text must
/// be correct.
const msr::rule_text *rule_broken_by(const std::string &text, const target &target = {}) {
    const parsed parsed = parse_string(text);
    REQUIRE(parsed.well_formed());
    return check(parsed.wanted, target).broken;
}

struct mistake {
    const char *text;
    notation_problem problem;
    const char *piece;
    std::size_t position;
};

} // namespace

TEST_CASE(
    "every mask of every event reads as its value, in the manual's spelling and in any case") {
    for (const auto &row : facts::table{"netburst/masks.csv"}) {
        for (const std::string &text : {row["event"] + ':' + row["mnemonic"],
                                        facts::lower_case(row["event"] + ':' + row["mnemonic"])}) {
            CAPTURE(text);
            const parsed parsed = parse_string(text);
            REQUIRE(parsed.well_formed());
            CHECK(std::string{events[parsed.wanted.event].name} == facts::lower_case(row["event"]));
            CHECK(parsed.wanted.masks == facts::number(row["value"]));
            CHECK(parsed.wanted.how == qualifiers{});
        }
    }
}

TEST_CASE("every event and mask reaches its bits of the ESCR, from text") {
    std::size_t observed = 0;
    for (const auto &event : facts::table{"netburst/events.csv"})
        for (const auto &mask : facts::table{"netburst/masks.csv"}) {
            if (event["name"] != mask["event"]) continue;
            ++observed;
            const std::string text = event["name"] + ':' + mask["mnemonic"] + ":user:disputed";
            CAPTURE(text);
            const target target{.models = of_models(3)};
            const std::uint64_t select = facts::number(event["event_select"]);
            const std::uint64_t masks = facts::number(mask["value"]);
            CHECK(registers_of(text, target).escr == (select << 25 | masks << 9 | 1 << 2));
        }
    CHECK(observed == facts::table{"netburst/masks.csv"}.size());
}

TEST_CASE("the names that C++ gives to events and masks are read too") {
    CHECK(event_named("_64bit_mmx_uop") == event_named("64bit_MMX_uop"));
    CHECK(event_named("_128BIT_mmx_uop") == event_named("128bit_MMX_uop"));
    CHECK(event_named("64bit_mmx_uop") >= 0);
    CHECK(parse("memory_cancel:_64k_conf").wanted.masks == 0x8);
    CHECK(parse("retired_branch_type:return_").wanted.masks == 0x8);
    CHECK(parse("retired_branch_type:RETURN").wanted.masks == 0x8);
    CHECK(event_named("_bnr") < 0);
    CHECK(event_named("bnr_") < 0);
    CHECK(event_named("x64bit_mmx_uop") < 0);
    CHECK(event_named("__64bit_mmx_uop") < 0);
    CHECK(parse("retired_branch_type:_return").problem == notation_problem::unknown_mask);
    CHECK(parse("retired_branch_type:call_").problem == notation_problem::unknown_mask);
}

TEST_CASE("ESCRs and counters are known by name, with or without MSR_") {
    for (const auto &row : facts::table{"netburst/escrs.csv"}) {
        const int number = escr_named(row["name"].c_str());
        REQUIRE(number >= 0);
        CHECK(escrs[number].address == facts::number(row["msr"]));
        CHECK(escr_named(facts::library_name(row["name"]).c_str()) == number);
    }
    for (const auto &row : facts::table{"netburst/counters.csv"}) {
        const int number = counter_named(row["name"].c_str());
        CHECK(number == static_cast<int>(facts::number(row["rdpmc_index"])));
        CHECK(counter_named(facts::library_name(row["name"]).c_str()) == number);
    }
    CHECK(escr_named("ssu_escr1") < 0);
    CHECK(escr_named("msr_msr_bsu_escr0") < 0);
    CHECK(counter_named("bpu_escr0") < 0);
    CHECK(counter_named("") < 0);
}

TEST_CASE("each qualifier sets what its typed twin sets") {
    const auto status = [](const char *text) {
        const parsed parsed = parse(text);
        REQUIRE(parsed.well_formed());
        return parsed.wanted.how;
    };
    CHECK(status("bnr:bit0:user") == qualifiers{.user = true});
    CHECK(status("bnr:bit0:KERNEL") == qualifiers{.kernel = true});
    CHECK(status("bnr:bit0:user:kernel") == qualifiers{.user = true, .kernel = true});
    CHECK(status("bnr:bit0:thread=0") == qualifiers{.threads = thread_set::first});
    CHECK(status("bnr:bit0:thread=1") == qualifiers{.threads = thread_set::second});
    CHECK(status("bnr:bit0:Thread=BOTH") == qualifiers{.threads = thread_set::both});
    CHECK(status("bnr:bit0:thr=0") == qualifiers{.compare = true});
    CHECK(status("bnr:bit0:thr=15") == qualifiers{.compare = true, .threshold = 15});
    CHECK(status("bnr:bit0:thr=0xF") == qualifiers{.compare = true, .threshold = 15});
    CHECK(status("bnr:bit0:edge") == qualifiers{.compare = true, .edge = true});
    CHECK(status("bnr:bit0:complement") == qualifiers{.compare = true, .complement = true});
    CHECK(status("bnr:bit0:complement:thr=2") == status("bnr:bit0:thr=2:complement"));
    CHECK(status("bnr:bit0:disputed") == qualifiers{.disputed = true});
    CHECK(status("bnr:bit0:sample=1000") ==
          qualifiers{.overflow = overflow_use::interrupt, .period = 1000});
    CHECK(status("bnr:bit0:overflow=0x10") ==
          qualifiers{.overflow = overflow_use::flag, .period = 16});
    CHECK(status("bnr:bit0:precise:sample=10") ==
          qualifiers{.overflow = overflow_use::interrupt, .period = 10, .precise = true});
    CHECK(status("bnr:bit0:FORCE_OVF") == qualifiers{.force_overflow = true});
    CHECK(status("bnr:bit0:cascade=MSR_IQ_COUNTER4") == qualifiers{.cascaded_from = 16});
    CHECK(status("bnr:bit0:escr=MSR_FSB_ESCR1") == qualifiers{.escr = 3});
    CHECK(status("bnr:bit0:counter=bpu_counter3") == qualifiers{.counter = 3});
}

TEST_CASE("tag and at_retirement count what an event tags") {
    const auto goal = [](const char *text) {
        const parsed parsed = parse(text);
        REQUIRE(parsed.well_formed());
        return parsed.wanted;
    };
    CHECK(goal("packed_sp_uop:all:tag=2") == packed_sp_uop::all.tag<2>().as_request());
    CHECK(goal("packed_SP_uop:ALL:user:TAG=0x3") ==
          packed_sp_uop::all.tag<3>().user().as_request());
    CHECK(goal("uop_type:tagloads:at_retirement") ==
          uop_type::tagloads.at_retirement().as_request());
    CHECK(goal("metric:packed_sp_retired:tag=1").how ==
          qualifiers{.tag = 1, .at_retirement = true});
    CHECK(goal("metric:packed_sp_retired").how == qualifiers{.tag = 0, .at_retirement = true});
    CHECK(goal("metric:x87_fp_retired:at_retirement") == goal("metric:x87_fp_retired"));
}

TEST_CASE("a metric is named like an event, in any case and also as in C++") {
    for (const char *const file : {"netburst/frontend_metrics.csv",
                                   "netburst/execution_metrics.csv", "netburst/replay_metrics.csv"})
        for (const auto &row : facts::table{file})
            for (const std::string &name : {row["metric"], facts::lower_case(row["metric"])}) {
                CAPTURE(name);
                const parsed parsed =
                    parse_string("METRIC:" + name + ":user:thr=2:counter=iq_counter5");
                REQUIRE(parsed.well_formed());
                REQUIRE(parsed.metric != nullptr);
                CHECK(std::string{parsed.metric->name} == facts::lower_case(row["metric"]));
                qualifiers qualifiers = request_of(*parsed.metric).how;
                qualifiers = with_counter(with_threshold(with_user(qualifiers), 2),
                                          counter_number::iq_counter5);
                CHECK(parsed.wanted.how == qualifiers);
                CHECK(parsed.wanted.masks == request_of(*parsed.metric).masks);
            }
    CHECK(metric_named("_1stl_cache_load_miss_retired") ==
          metric_named("1stL_cache_load_miss_retired"));
    CHECK(metric_named("_128_bit_mmx_retired") == metric_named("128_bit_MMX_retired"));
    CHECK(metric_named("_memory_loads") == nullptr);
    CHECK(parse("memory_loads").problem == notation_problem::unknown_event);
    CHECK(parse("bnr:bit0").metric == nullptr);
}

TEST_CASE("masks and qualifiers stand in any order, and a mask may stand twice") {
    CHECK(parse("bsq_cache_reference:user:rd_2ndl_hits:edge:rd_2ndl_miss").wanted ==
          parse("bsq_cache_reference:rd_2ndl_miss:rd_2ndl_hits:edge:user").wanted);
    CHECK(parse("bsq_cache_reference:rd_2ndl_hits:rd_2ndl_hits").wanted.masks == 1);
}

TEST_CASE("mistakes of the notation are reported with the piece and its position") {
    using problem = notation_problem;
    constexpr mistake mistakes[] = {
        {"", problem::empty_piece, "", 0},
        {":bit0", problem::empty_piece, "", 0},
        {"bnr:", problem::empty_piece, "", 4},
        {"bnr::bit0", problem::empty_piece, "", 4},
        {"bnr:bit0:", problem::empty_piece, "", 9},
        {"bnz:bit0", problem::unknown_event, "bnz", 0},
        {" bnr:bit0", problem::unknown_event, " bnr", 0},
        {"bnr=bit0", problem::unknown_event, "bnr=bit0", 0},
        {"user:bnr:bit0", problem::unknown_event, "user", 0},
        {"bnr:bit9z", problem::unknown_mask, "bit9z", 4},
        {"bnr:bit0 ", problem::unknown_mask, "bit0 ", 4},
        {"bnr:bit0:usr", problem::unknown_mask, "usr", 9},
        {"bnr:bit0:MISS", problem::mask_of_another_event, "MISS", 9},
        {"bnr:bit0:cmask=1", problem::unknown_qualifier, "cmask", 9},
        {"bnr:bit0=1", problem::unknown_qualifier, "bit0", 4},
        {"bnr:=", problem::unknown_qualifier, "", 4},
        {"bnr:bit0:thr", problem::value_missing, "thr", 9},
        {"bnr:bit0:thr=", problem::value_missing, "thr=", 9},
        {"bnr:bit0:escr=", problem::value_missing, "escr=", 9},
        {"bnr:bit0:user=1", problem::value_not_wanted, "user=1", 9},
        {"bnr:bit0:edge=", problem::value_not_wanted, "edge=", 9},
        {"bnr:bit0:user:USER", problem::given_twice, "USER", 14},
        {"bnr:thr=1:bit0:thr=1", problem::given_twice, "thr=1", 15},
        {"bnr:bit0:thread=0:thread=1", problem::given_twice, "thread=1", 18},
        {"bnr:bit0:thr=two", problem::malformed_number, "two", 13},
        {"bnr:bit0:thr=-1", problem::malformed_number, "-1", 13},
        {"bnr:bit0:thr=0x", problem::malformed_number, "0x", 13},
        {"bnr:bit0:thr=1=1", problem::malformed_number, "1=1", 13},
        {"bnr:bit0:thread=2", problem::unknown_thread, "2", 16},
        {"bnr:bit0:thread=00", problem::unknown_thread, "00", 16},
        {"bnr:bit0:escr=bpu_counter0", problem::unknown_escr, "bpu_counter0", 14},
        {"bnr:bit0:counter=fsb_escr0", problem::unknown_counter, "fsb_escr0", 17},
        {"bnr:bit0:tag", problem::value_missing, "tag", 9},
        {"bnr:bit0:tag=x", problem::malformed_number, "x", 13},
        {"bnr:bit0:tag=0:tag=0", problem::given_twice, "tag=0", 15},
        {"bnr:bit0:at_retirement=1", problem::value_not_wanted, "at_retirement=1", 9},
        {"metric", problem::unknown_metric, "", 6},
        {"metric:", problem::empty_piece, "", 7},
        {"metric::user", problem::empty_piece, "", 7},
        {"metric:memory_load", problem::unknown_metric, "memory_load", 7},
        {"metric:metric:memory_loads", problem::unknown_metric, "metric", 7},
        {"metric:user", problem::unknown_metric, "user", 7},
        {"metric:memory_loads:", problem::empty_piece, "", 20},
        {"metric:memory_loads:tagloads", problem::mask_of_metric, "tagloads", 20},
        {"metric:memory_loads:dtmiss", problem::mask_of_metric, "dtmiss", 20},
        {"metric:memory_loads:usr", problem::unknown_qualifier, "usr", 20},
        {"metric:memory_loads:metric", problem::unknown_qualifier, "metric", 20},
        {"metric:memory_loads:cmask=1", problem::unknown_qualifier, "cmask", 20},
        {"bnr:metric:memory_loads", problem::unknown_mask, "metric", 4},
    };
    for (const mistake &mistake : mistakes) {
        CAPTURE(mistake.text);
        const parsed parsed = parse(mistake.text);
        CHECK_FALSE(parsed.well_formed());
        CHECK(parsed.problem == mistake.problem);
        CHECK(std::string_view{parsed.piece.data(), parsed.piece.size()} == mistake.piece);
        CHECK(parsed.position == mistake.position);
        CHECK(std::string_view{sentence_of(parsed.problem)} != "");
    }
}

TEST_CASE("a choice overflows in one way, and a cascade starts at a counter") {
    const parsed twice = parse("bnr:bit0:sample=10:overflow=20");
    CHECK(twice.problem == notation_problem::overflows_twice);
    CHECK(twice.position == 28);
    CHECK(parse("bnr:bit0:overflow=20:sample=10").problem == notation_problem::overflows_twice);
    CHECK(parse("bnr:bit0:sample=10:sample=10").problem == notation_problem::given_twice);
    CHECK(parse("bnr:bit0:sample=ten").problem == notation_problem::malformed_number);
    CHECK(parse("bnr:bit0:sample").problem == notation_problem::value_missing);
    CHECK(parse("bnr:bit0:precise=1").problem == notation_problem::value_not_wanted);
    CHECK(parse("bnr:bit0:cascade=bsu_escr0").problem == notation_problem::unknown_counter);
    // A sampling period that exceeds every counter is kept as the largest number, and breaks the
    // rule of sampling periods.
    const parsed large = parse("uops_retired:nbogus:sample=99999999999999999999999999");
    REQUIRE(large.well_formed());
    CHECK(check(large.wanted, {}).broken == &sampling_period_is_in_range::text);
}

TEST_CASE("a mask of another event is reported by the rule, with the event and the mask") {
    constexpr parsed parsed = parse("bsq_cache_reference:dtmiss");
    CHECK(parsed.event_known);
    CHECK(parsed.why.broken == &mask_belongs_to_event::text);
    CHECK(std::string{parsed.why.names[0]} == "bsq_cache_reference");
    CHECK(std::string{parsed.why.names[1]} == "dtmiss");
    CHECK(std::string_view{sentence_of(parsed.problem)} == mask_belongs_to_event::text.sentence);
    CHECK(parse("bsq_cache_reference:nothing").why.legal());
}

TEST_CASE("what is well written may break a rule all the same") {
    CHECK(rule_broken_by("bnr:disputed") == &mask_is_not_empty::text);
    CHECK(rule_broken_by("itlb_reference") == &mask_is_not_empty::text);
    CHECK(rule_broken_by("itlb_reference:hit:thr=15") == nullptr);
    for (const char *const threshold : {"16", "255", "256", "271", "0x100000001", "4294967296",
                                        "18446744073709551616", "99999999999999999999999"}) {
        CAPTURE(threshold);
        CHECK(rule_broken_by(std::string{"itlb_reference:hit:thr="} + threshold) ==
              &threshold_has_4_bits::text);
    }
    for (const char *const tag :
         {"4", "127", "128", "255", "256", "4294967296", "99999999999999999999999"}) {
        CAPTURE(tag);
        CHECK(rule_broken_by(std::string{"x87_fp_uop:all:tag="} + tag) == &tag_is_0_to_3::text);
    }
    CHECK(rule_broken_by("x87_fp_uop:all:tag=3") == nullptr);
    CHECK(rule_broken_by("uops_retired:nbogus:tag=0") == &event_can_carry_a_tag::text);
    CHECK(rule_broken_by("metric:memory_loads:tag=0") == &event_can_carry_a_tag::text);
    CHECK(rule_broken_by("metric:split_load_retired:tag=0") == &event_can_carry_a_tag::text);
    CHECK(rule_broken_by("x87_fp_uop:all:at_retirement") ==
          &event_can_be_counted_at_retirement::text);
    CHECK(rule_broken_by("metric:memory_loads:counter=bpu_counter0") ==
          &event_reaches_counter::text);
    CHECK(rule_broken_by("bnr:bit0") == &disputed_event_is_accepted::text);
    CHECK(rule_broken_by("bnr:bit0:disputed") == nullptr);
    CHECK(rule_broken_by("itlb_reference:hit:thread=1") == &thread_1_needs_hyper_threading::text);
    CHECK(rule_broken_by("itlb_reference:hit:thread=1", with_ht) == nullptr);
    CHECK(rule_broken_by("itlb_reference:hit:escr=bsu_escr0") == &escr_selects_event::text);
}

TEST_CASE("text need not end with 0, and may hold one") {
    CHECK(parse({"bnr:bit0:user", 8}).wanted == parse("bnr:bit0").wanted);
    CHECK(parse({"bnr:bit0\0", 9}).problem == notation_problem::unknown_mask);
    CHECK(parse({"\0", 1}).problem == notation_problem::unknown_event);
}

TEST_CASE("published values come out of text") {
    const start_state hits = registers_of(
        "BSQ_cache_reference:RD_2ndL_HITS:RD_2ndL_HITE:RD_2ndL_HITM:RD_2ndL_MISS:user");
    CHECK(hits.escr == 0x18020e04);
    CHECK(hits.cccr == 0x3f000);
    CHECK(registers_of("bsq_cache_reference:rd_2ndl_miss").escr == 0x1802000c);

    const start_state state = registers_of("branch_retired:MMTP:MMTM:user:thr=2");
    CHECK(state.escr == 0x0c001804);
    CHECK(state.cccr == 0x0027b000);

    const start_state replay = registers_of("replay_event:NBOGUS");
    CHECK(replay.escr == 0x1200020c);
    CHECK(replay.cccr == 0x3b000);

    const start_state loads = registers_of("uop_type:TAGLOADS:user", with_ht);
    CHECK(loads.escr == 0x04000405);
    CHECK(loads.cccr == 0x35000);

    CHECK(registers_of("front_end_event:NBOGUS:user", with_ht).escr == 0x10000205);
    CHECK(registers_of("execution_event:NBOGUS0:user").escr == 0x18000204);
}

TEST_CASE("threads choose the privilege bits of the ESCR") {
    const auto bits = [](const char *text) { return registers_of(text, with_ht).escr & 0xf; };
    CHECK(bits("itlb_reference:hit") == 0xf);
    CHECK(bits("itlb_reference:hit:thread=both") == 0xf);
    CHECK(bits("itlb_reference:hit:thread=0") == 0xc);
    CHECK(bits("itlb_reference:hit:thread=1") == 0x3);
    CHECK(bits("itlb_reference:hit:thread=1:user") == 0x1);
    CHECK(bits("itlb_reference:hit:thread=0:kernel") == 0x8);
}

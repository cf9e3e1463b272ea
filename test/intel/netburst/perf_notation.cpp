// Words of Linux's Pentium 4 perf driver.
#include <msr/intel/netburst/perf_notation.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <string>

using namespace msr::netburst;

namespace {

constexpr target model_3{.models = of_models(3)};

request part_of(const std::string &text) {
    const parsed parsed = parse(text.c_str());
    REQUIRE(parsed.well_formed());
    return counting_part(parsed.wanted);
}

std::uint64_t word_of(const std::string &text) {
    const perf_word word = perf_word_of(part_of(text));
    REQUIRE(word.why.legal());
    return word.value;
}

/// Returns the rules that a word breaks, by name, each with the names of what breaks it.
std::string broken_by(std::uint64_t word, const target &target = model_3) {
    std::string result;
    check_perf_word(word, target, [&](const msr::verdict &verdict, std::uint64_t) {
        result += result.empty() ? "" : "; ";
        result += verdict.broken->name;
        if (verdict.names[0] != nullptr) result += std::string{" "} + verdict.names[0];
    });
    return result;
}

} // namespace

TEST_CASE("the kernel's numbers and masks are those of its tables") {
    std::size_t place = 0;
    for (const auto &row : facts::table{"netburst/perf_events.csv"}) {
        CAPTURE(row["event"]);
        const int event = event_named(row["event"].c_str());
        REQUIRE(event == static_cast<int>(place++));
        const bool has_number = row["number"] != "none";
        CHECK(perf_events[event].number ==
              (has_number ? static_cast<int>(facts::number(row["number"])) : -1));
        CHECK(perf_events[event].masks == facts::set_of_numbers(row["accepted_mask_bits"]));
        if (has_number)
            CHECK(event_with_perf_number(static_cast<unsigned>(facts::number(row["number"]))) ==
                  event);
    }
    CHECK(place == event_count);
    CHECK(event_with_perf_number(46) == -1);
    CHECK(event_with_perf_number(63) == -1);
}

TEST_CASE("replay metrics have the numbers of the manual's order") {
    unsigned number = 0;
    for (const auto &row : facts::table{"netburst/replay_metrics.csv"}) {
        const metric_row *const metric = metric_with_perf_number(++number);
        REQUIRE(metric != nullptr);
        CHECK(metric->name == facts::lower_case(row["metric"]));
    }
    CHECK(number == 9);
    CHECK(metric_with_perf_number(0) == nullptr);
    CHECK(metric_with_perf_number(10) == nullptr);
}

TEST_CASE("the driver's own events come out, and are read back") {
    for (const auto &row : facts::table{"netburst/perf_words.csv"}) {
        CAPTURE(row["name"]);
        const std::uint64_t word = facts::number(row["word"]);
        CHECK(word_of(row["choice"]) == word);
        CHECK(request_of_perf_word(word) == part_of(row["choice"]));
        CHECK(broken_by(word) == "");
        CHECK(refused_by_perf(word) == 0);
    }
}

TEST_CASE("every event and mask has its place in the word") {
    for (const auto &event : facts::table{"netburst/perf_events.csv"}) {
        if (event["number"] == "none") continue;
        for (const auto &mask : facts::table{"netburst/masks.csv"}) {
            if (mask["event"] != event["event"]) continue;
            const std::string text = event["event"] + ':' + mask["mnemonic"];
            CAPTURE(text);
            const std::uint64_t word =
                facts::number(event["number"]) << 57 | facts::number(mask["value"]) << 41;
            CHECK(word_of(text) == word);
            CHECK(broken_by(word) == "");
            const bool accepted = (facts::set_of_numbers(event["accepted_mask_bits"]) &
                                   facts::number(mask["value"])) != 0;
            CHECK(refused_by_perf(word) == (accepted ? 0 : facts::number(mask["value"]) << 41));
        }
    }
}

TEST_CASE("filters, tags and the thread have their bits; privilege and places have none") {
    const std::uint64_t plain = word_of("uops_retired:nbogus");
    CHECK(plain == 0x4e00020000000000);
    CHECK(word_of("uops_retired:nbogus:user") == plain);
    CHECK(word_of("uops_retired:nbogus:kernel:counter=iq_counter5:escr=cru_escr1") == plain);
    CHECK(word_of("uops_retired:nbogus:thr=2") == (plain | 0x00240000));
    CHECK(word_of("uops_retired:nbogus:thr=15:complement") == (plain | 0x00fc0000));
    CHECK(word_of("uops_retired:nbogus:edge") == (plain | 0x01040000));
    CHECK(word_of("uops_retired:nbogus:thread=1") == (plain | 1ull << 63));
    CHECK(word_of("uops_retired:nbogus:thread=0") == plain);
    // The driver's word has x87_FP_uop as number 22, tag enable and tag value 4.
    const request tagged = x87_fp_uop::all.tag<2>().as_request();
    CHECK(perf_word_of(tagging_part(tagged)).value == 0x2d00009000000000);
    CHECK(request_of_perf_word(0x2d00009000000000).how.tag == 2);
    CHECK(perf_word_of(counting_part(tagged)).value == word_of("execution_event:nbogus2"));
}

TEST_CASE("an event without a number has no word") {
    const perf_word word = perf_word_of(part_of("x87_simd_moves_uop:allp0"));
    CHECK(word.why.broken == &perf_has_event::text);
    CHECK(std::string{word.why.names[0]} == "x87_simd_moves_uop");
}

TEST_CASE("words that break rules") {
    const std::uint64_t uops = 0x4e00020000000000;
    CHECK(broken_by(uops) == "");
    CHECK(broken_by(46ull << 57 | 1ull << 41) == "perf_number_is_known");
    CHECK(broken_by(uops | 1) == "perf_metric_needs_replay_event 1stl_cache_load_miss_retired");
    CHECK(broken_by(0x4a00020000000009) == "");
    CHECK(broken_by(0x4a0002000000000a) == "perf_metric_is_known");
    for (const unsigned bit : {6u, 7u, 12u, 13u, 25u, 26u, 31u, 32u, 35u})
        CHECK(broken_by(uops | 1ull << bit) == "perf_kernel_bits_are_zero");
    CHECK(broken_by(uops | 0x00200000) == "filters_need_compare");
    CHECK(broken_by(0x4e00000000000000) == "mask_is_not_empty uops_retired");
    CHECK(broken_by(0x4e00080000000000) == "mask_belongs_to_event uops_retired");
    CHECK(broken_by(uops | 1ull << 36) == "event_can_carry_a_tag uops_retired");
    CHECK(broken_by(0x2d00008000000000) == "tag_value_needs_tag_enable x87_fp_uop");
    CHECK(broken_by(0x2d00009000000000) == "");
    CHECK(broken_by(0x5a00020000000000) == ""); // perf's `config` word selects instr_completed
    CHECK(broken_by(0x5a00020000000000, {}) == "event_exists_on_model instr_completed");
    CHECK(broken_by(uops | 1ull << 63) == "thread_1_needs_hyper_threading");
    CHECK(broken_by(uops | 1ull << 63, {.models = of_models(3), .hyper_threading = true}) == "");
}

TEST_CASE("any word at all is read without harm; a legal one is written as it was") {
    std::mt19937_64 random{9};
    unsigned legal = 0;
    for (int round = 0; round < 100000; ++round) {
        std::uint64_t word = random() & random();
        if (round % 2 == 0) word = (word & 0x7ffffe0000000000) | (word & 0xfc0000);
        const bool is_legal = broken_by(word).empty();
        if (!is_legal) continue;
        const msr::netburst::perf_config fields = msr::decode<perf_config>(word);
        // the kernel alone sets the active thread
        if (fields.active_thread != threads_active::none) continue;
        ++legal;
        CHECK(perf_word_of(request_of_perf_word(word)).value == word);
    }
    CHECK(legal > 100);
}

// Tests text of choices for Intel RDT: accepted text, errors with their positions, and text that
// the parser reads back.
#include <msr/rdt/notation.hpp>

#include <msr/rdt/choice_text.hpp>
#include <msr/rdt/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace {

namespace rdt = msr::rdt;
using problem = rdt::notation_problem;
using rdt::parse;

std::string text_of_request(const rdt::request &request) {
    std::string text;
    rdt::write_text(request,
                    [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

} // namespace

TEST_CASE("choices as text are those that programs write") {
    static_assert(parse("class=1:l3=0xf0:delay=50").wanted ==
                  request_of(rdt::class_of_service<1>.l3(0xf0).delay(50)));
    static_assert(parse("CLASS=1:MBA=50").wanted == parse("class=1:delay=50").wanted);
    static_assert(parse("class=2:l3code=3:l3data=12:l2=7").wanted ==
                  request_of(rdt::class_of_service<2>.l3_code(3).l3_data(12).l2(7)));
    static_assert(parse("class=2:l2code=1:l2data=2").wanted ==
                  request_of(rdt::class_of_service<2>.l2_code(1).l2_data(2)));
    static_assert(parse("assoc:class=1:rmid=5").wanted ==
                  request_of(rdt::association{.class_of_service = 1, .rmid = 5}));
    static_assert(parse("assoc:rmid=5").wanted == request_of(rdt::association{.rmid = 5}));
    static_assert(parse("monitor:rmid=3:event=total").wanted ==
                  request_of(rdt::monitor{.what = rdt::event::l3_total_bandwidth, .rmid = 3}));
    // The parser accepts a mask given twice; the parsed request then breaks a rule.
    constexpr rdt::parsed twice = parse("class=1:l3=3:l3=7");
    static_assert(twice.well_formed());
    CHECK(check(twice.wanted, rdt::skylake_sp) == &rdt::class_sets_each_thing_once::text);
}

TEST_CASE("mistakes are reported with the word and its position") {
    struct mistake {
        const char *text;
        problem what;
        std::string_view piece;
        std::size_t position;
    };
    const mistake mistakes[] = {
        {"", problem::unknown_choice, "", 0},
        {"clas=1", problem::unknown_choice, "clas", 0},
        {"count:event=total:local_reads", problem::unknown_choice, "count", 0},
        {"class", problem::value_missing, "class", 0},
        {"class=one", problem::malformed_number, "one", 6},
        {"class=0x100000000", problem::number_too_large, "0x100000000", 6},
        {"class=1:l3", problem::value_missing, "l3", 8},
        {"class=1:l3=f0", problem::malformed_number, "f0", 11},
        {"class=1:l3=0x10000000000000000", problem::number_too_large, "0x10000000000000000", 11},
        {"class=1:smba=1", problem::unknown_qualifier, "smba", 8},
        {"class=1:mba=unlimited", problem::malformed_number, "unlimited", 12},
        {"class=1:", problem::empty_piece, "", 8},
        {"assoc", problem::word_missing, "", 5},
        {"assoc=1:class=1", problem::value_not_wanted, "assoc=1", 0},
        {"assoc:clas=1", problem::unknown_qualifier, "clas", 6},
        {"assoc:class=1:class=2", problem::given_twice, "class=2", 14},
        {"monitor", problem::event_missing, "", 7},
        {"monitor:rmid=1", problem::event_missing, "", 14},
        {"monitor:event=cache", problem::unknown_event, "cache", 14},
        {"monitor:event", problem::unknown_event, "", 13},
        {"monitor:event=1", problem::event_by_number, "1", 14},
        {"monitor:event=total:event=local", problem::given_twice, "event=local", 20},
        {"monitor:event=total:rmid=-1", problem::malformed_number, "-1", 25},
    };
    for (const mistake &entry : mistakes) {
        CAPTURE(entry.text);
        const rdt::parsed read = parse(entry.text);
        CHECK(read.problem == entry.what);
        CHECK(std::string_view{read.piece.data(), read.piece.size()} == entry.piece);
        CHECK(read.position == entry.position);
        CHECK(std::string_view{rdt::sentence_of(read.problem)} != "");
    }
    CHECK(rdt::sentence_of(problem::event_by_number) ==
          rdt::event_number_is_of_its_event::text.sentence);
}

TEST_CASE("every request is written as text that reads as the same") {
    const auto reads_back = [](const rdt::request &request) {
        const std::string text = text_of_request(request);
        CAPTURE(text);
        const rdt::parsed read = parse(text.c_str());
        CHECK(read.well_formed());
        CHECK(read.wanted == request);
    };
    for (const rdt::class_word &word : rdt::class_words) {
        rdt::request request{.kind = rdt::request_kind::partition, .class_of_service = 7};
        request.*word.sets = rdt::setting{}.with(0x30);
        reads_back(request);
    }
    for (const rdt::event_row &row : rdt::events)
        reads_back(request_of(rdt::monitor{.what = row.number, .rmid = 9}));
    reads_back(request_of(rdt::association{}));
    reads_back(request_of(rdt::association{.class_of_service = 3, .rmid = 1023}));
    reads_back(
        request_of(rdt::class_of_service<3>.l3_code(1).l3_data(2).l2_code(4).l2_data(8).delay(90)));
}

TEST_CASE("a choice has its text as a constant") {
    CHECK(rdt::text_of<rdt::class_of_service<1>.l3(0xf0).delay(50)> ==
          std::string{"class=1:l3=0xf0:delay=50"});
    CHECK(rdt::text_of<rdt::association{.class_of_service = 1, .rmid = 5}> ==
          std::string{"assoc:class=1:rmid=5"});
    CHECK(rdt::text_of<rdt::monitor{.what = rdt::event::l3_occupancy, .rmid = 2}> ==
          std::string{"monitor:event=l3_occupancy:rmid=2"});
}

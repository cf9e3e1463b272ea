// Tests choices for AMD QoS (counts and limits of cache and bandwidth) as text: which words AMD QoS
// has beside those of RDT, which texts are refused, and that text is read back as the choice.
#include <msr/amd/qos/notation.hpp>

#include <msr/amd/qos/choice_text.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>

namespace {

namespace qos = msr::qos;
namespace rdt = msr::rdt;
using problem = qos::notation_problem;
using qos::parse;

std::string text_of_request(const qos::request &request) {
    std::string text;
    qos::write_text(request,
                    [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

} // namespace

TEST_CASE("choices as text are those that programs write") {
    static_assert(parse("class=1:l3=0xff:mba=80:smba=16").wanted ==
                  request_of(qos::class_of_service<1>.l3(0xff).bandwidth(80).slow_bandwidth(16)));
    static_assert(parse("class=1:mba=UNLIMITED").wanted ==
                  request_of(qos::class_of_service<1>.bandwidth(qos::unlimited)));
    static_assert(parse("count:event=local:local_reads:Remote_Reads").wanted ==
                  request_of(qos::configured_event{rdt::event::l3_local_bandwidth,
                                                   {.local_reads = true, .remote_reads = true}}));
    static_assert(parse("counter=3:dirty_victims:rmid=4").wanted ==
                  request_of(qos::assigned_counter{3, 4, {.dirty_victims = true}}));
    static_assert(parse("assoc:class=1:rmid=5").wanted.shared ==
                  request_of(rdt::association{.class_of_service = 1, .rmid = 5}));
    static_assert(parse("class=1:delay=50").wanted.shared.delay.value == 50);
}

TEST_CASE("mistakes are reported with the word and its position") {
    struct mistake {
        const char *text;
        problem what;
        std::string_view piece;
        std::size_t position;
    };
    const mistake mistakes[] = {
        {"conter=1", problem::unknown_choice, "conter", 0},
        {"count=1:event=total", problem::value_not_wanted, "count=1", 0},
        {"counter:rmid=1:local_reads", problem::value_missing, "counter", 0},
        {"count:local_reads", problem::event_missing, "", 17},
        {"count:event=total", problem::traffic_missing, "", 17},
        {"counter=1:rmid=1", problem::traffic_missing, "", 16},
        {"counter=1:event=total", problem::unknown_qualifier, "event", 10},
        {"count:rmid=1", problem::unknown_qualifier, "rmid", 6},
        {"count:event=2:local_reads", problem::event_by_number, "2", 12},
        {"count:event=total:local_reads=1", problem::value_not_wanted, "local_reads=1", 18},
        {"count:event=total:reserved7", problem::unknown_qualifier, "reserved7", 18},
        {"counter=1:rmid=1:rmid=2", problem::given_twice, "rmid=2", 17},
        {"class=1:smba=unlimited", problem::malformed_number, "unlimited", 13},
        {"class=1:l3=unlimited", problem::malformed_number, "unlimited", 11},
    };
    for (const mistake &entry : mistakes) {
        CAPTURE(entry.text);
        const qos::parsed read = parse(entry.text);
        CHECK(read.problem == entry.what);
        CHECK(std::string_view{read.piece.data(), read.piece.size()} == entry.piece);
        CHECK(read.position == entry.position);
        CHECK(std::string_view{qos::sentence_of(read.problem)} != "");
    }
}

TEST_CASE("what a class is given has a number") {
    for (const qos::class_word &word : qos::class_words) {
        const std::string text = std::string{"class=1:"} + word.name;
        CAPTURE(text);
        CHECK(word.has_value);
        CHECK(parse(text.c_str()).problem == problem::value_missing);
        const qos::parsed read = parse((text + "=3").c_str());
        REQUIRE(read.well_formed());
        CHECK(parse(text_of_request(read.wanted).c_str()).wanted == read.wanted);
    }
}

TEST_CASE("every request is written as text that reads as the same") {
    const auto reads_back = [](const qos::request &request) {
        const std::string text = text_of_request(request);
        CAPTURE(text);
        const qos::parsed read = parse(text.c_str());
        CHECK(read.well_formed());
        CHECK(read.wanted == request);
    };
    for (unsigned kinds = 1; kinds < 0x80; ++kinds) {
        reads_back(
            {.shared = {.kind = rdt::request_kind::other, .what = rdt::event::l3_total_bandwidth},
             .kind = qos::amd_kind::configuration,
             .traffic = kinds});
        reads_back({.shared = {.kind = rdt::request_kind::other, .rmid = 7},
                    .kind = qos::amd_kind::counter,
                    .traffic = kinds,
                    .counter = kinds % 32});
    }
    reads_back(request_of(qos::class_of_service<2>.l3_code(3).l3_data(12).bandwidth(8)));
    reads_back(request_of(qos::class_of_service<2>.bandwidth(qos::unlimited).slow_bandwidth(9)));
    reads_back({.shared = request_of(rdt::association{.class_of_service = 2, .rmid = 3})});
    reads_back({.shared = request_of(rdt::monitor{.what = rdt::event::l3_occupancy, .rmid = 3})});
}

TEST_CASE("a choice has its text as a constant") {
    CHECK(qos::text_of<qos::class_of_service<1>.l3(0xff).bandwidth(qos::unlimited)> ==
          std::string{"class=1:l3=0xff:mba=unlimited"});
    CHECK(qos::text_of<qos::assigned_counter{3, 4, {.local_reads = true}}> ==
          std::string{"counter=3:rmid=4:local_reads"});
    CHECK(qos::text_of<qos::configured_event{rdt::event::l3_total_bandwidth,
                                             {.dirty_victims = true}}> ==
          std::string{"count:event=l3_total_bandwidth:dirty_victims"});
}

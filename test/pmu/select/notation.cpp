#include <msr/pmu/select/notation.hpp>

#include "toy.hpp"

#include <msr/pmu/select/describe.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <string>

namespace {

namespace select = msr::select;
using problem = select::notation_problem;

constexpr toy::event_pmu::target large{2};
constexpr toy::event_pmu::target small{1};

select::parsed parsed(const std::string &text, toy::event_pmu::target target = large) {
    const select::parsed result = select::parse<toy::event_pmu>({text.data(), text.size()}, target);
    if (!result.well_formed()) // an error's piece is the part of the text at the error's position
        CHECK(text.substr(result.position, result.piece.size()) ==
              std::string(result.piece.data(), result.piece.size()));
    return result;
}
std::string text_of(const select::request &request) {
    return select::text_of<toy::event_pmu>(request).text;
}

} // namespace

TEST_CASE("text says what types say") {
    CHECK(parsed("cycles").wanted == toy::cycles.as_request());
    CHECK(parsed("LOADS:miss:far:kernel").wanted ==
          (toy::loads::miss | toy::loads::far).kernel().as_request());
    CHECK(parsed("requests:user:cmask=2:inv:edge:any:response=0x12:sample=100:counter=counter_1")
              .wanted == toy::requests.user()
                             .compare_at_least<2>()
                             .invert()
                             .edge()
                             .any()
                             .response<0x12>()
                             .sample_every<100>()
                             .on(toy::counter_1)
                             .as_request());
    CHECK(parsed("raw:event=0x99:umask=0x12:counter=0").wanted ==
          toy::raw<0x99, 0x12>.on(toy::counter_0).as_request());
    CHECK(parsed("raw:event=5").wanted == toy::raw<5>.as_request());
    CHECK(parsed("loads:umask=3:usr:os").wanted.masks == 3);
}

TEST_CASE("the first mistake is named") {
    CHECK(parsed("").problem == problem::empty_piece);
    CHECK(parsed("cycles::user").problem == problem::empty_piece);
    CHECK(parsed("cycle").problem == problem::unknown_event);
    CHECK(parsed("probes", small).problem == problem::event_not_on_target);
    CHECK(parsed("raw:umask=1").problem == problem::raw_without_event);
    CHECK(parsed("loads:mist").problem == problem::unknown_mask);
    CHECK(parsed("cycles:hit").problem == problem::mask_of_another_event);
    CHECK(parsed("loads:near:far").problem == problem::masks_of_one_field);
    CHECK(parsed("cycles:thr=1").problem == problem::unknown_qualifier);
    CHECK(parsed("cycles:event=1").problem == problem::unknown_qualifier);
    CHECK(parsed("raw:event=1:hit").problem == problem::unknown_qualifier);
    CHECK(parsed("cycles:cmask").problem == problem::value_missing);
    CHECK(parsed("cycles:response=").problem == problem::value_missing);
    CHECK(parsed("cycles:user=1").problem == problem::value_not_wanted);
    CHECK(parsed("cycles:any=1").problem == problem::value_not_wanted);
    CHECK(parsed("cycles:user:usr").problem == problem::given_twice);
    CHECK(parsed("cycles:any:any").problem == problem::given_twice);
    CHECK(parsed("cycles:response=1:response=1").problem == problem::given_twice);
    CHECK(parsed("cycles:cmask=x").problem == problem::malformed_number);
    CHECK(parsed("cycles:response=2x").problem == problem::malformed_number);
    CHECK(parsed("cycles:cmask=0x100000000").problem == problem::number_too_large);
    CHECK(parsed("cycles:response=0x10000000000000000").problem == problem::number_too_large);
    CHECK(parsed("cycles:sample=0").problem == problem::number_is_zero);
    CHECK(parsed("cycles:cmask=0").problem == problem::number_is_zero);
    CHECK(parsed("cycles:compare_at_least=0x0").problem == problem::number_is_zero);
    CHECK(parsed("cycles:counter=counter_9").problem == problem::unknown_counter);
    CHECK(parsed("cycles:counter=4").problem == problem::unknown_counter);
}

TEST_CASE("a unit mask and the names of masks agree in either order") {
    CHECK(parsed("loads:far:umask=0x11").wanted.masks == 0x11);
    CHECK(parsed("loads:umask=0x11:far").wanted.masks == 0x11);
    CHECK(parsed("loads:far:umask=1").problem == problem::masks_of_one_field);
    CHECK(parsed("loads:umask=1:far").problem == problem::masks_of_one_field);
}

TEST_CASE("hostile texts are refused") {
    const std::string zeros(3, '\0');
    CHECK(parsed(zeros).problem == problem::unknown_event);
    CHECK(parsed("cycles:" + zeros).problem == problem::unknown_mask);
    CHECK(parsed(std::string("cycles\0", 7)).problem == problem::unknown_event);
    CHECK(parsed("_").problem == problem::unknown_event);
    CHECK(parsed(":").problem == problem::empty_piece);
    CHECK(parsed("cycles:").problem == problem::empty_piece);
    CHECK(parsed("cycles:=").problem == problem::unknown_qualifier);
    CHECK(parsed("cycles:=1").problem == problem::unknown_qualifier);
    CHECK(parsed("cycles:cmask=+1").problem == problem::malformed_number);
    CHECK(parsed("cycles:cmask=-1").problem == problem::malformed_number);
    CHECK(parsed("cycles:cmask=0x").problem == problem::malformed_number);
    CHECK(parsed("cycles:cmask=1=1").problem == problem::malformed_number);
    CHECK(parsed("cycles:cmask=" + std::string(10'000, '9')).problem == problem::number_too_large);
    CHECK(parsed("cycles:cmask=" + std::string(10'000, '0') + "1").wanted.threshold == 1);
    CHECK(parsed("cycles:sample=18446744073709551615").wanted.period == ~std::uint64_t{0});
    CHECK(parsed("cycles:sample=18446744073709551616").problem == problem::number_too_large);
    CHECK(parsed("cycles:counter=18446744073709551616").problem == problem::unknown_counter);
    CHECK(parsed("cycles:counter=4294967296").problem == problem::unknown_counter);
    CHECK(parsed("cycles:counter=-1").problem == problem::unknown_counter);
    CHECK(parsed("raw:event=0xffffffff:umask=0xffffffff").well_formed());
    CHECK(parsed("raw:event=0x100000000").problem == problem::number_too_large);
    CHECK(parsed(std::string(100'000, ':')).problem == problem::empty_piece);
    CHECK(parsed(std::string(100'000, 'a')).problem == problem::unknown_event);
    CHECK(select::parse<toy::event_pmu>({}, large).problem == problem::empty_piece);
}

TEST_CASE("what is written can be read") {
    for (const char *const text :
         {"cycles", "loads:miss:far:kernel", "loads:hit:miss:near",
          "requests:user:cmask=2:inv:edge:any:response=0x12:sample=100:counter=counter_1",
          "raw:event=0x99:umask=0x12", "raw:event=0x0"})
        CHECK(text_of(parsed(text).wanted) == text);
    CHECK(text_of(parsed("loads:umask=0x40").wanted) == "loads:umask=0x40");
}

TEST_CASE("any request that is written can be read") {
    std::mt19937 random{4};
    const auto lower = [&](unsigned end) { return static_cast<std::uint32_t>(random() % end); };
    for (int round = 0; round < 20'000; ++round) {
        select::request request;
        request.event = static_cast<std::int32_t>(lower(6)) - 1;
        if (request.is_raw()) request.code = lower(256);
        request.masks = lower(2) == 0 ? 0 : lower(256);
        request.chosen = ~std::uint32_t{0};
        request.user = lower(2) == 0;
        request.kernel = lower(2) == 0;
        request.edge = lower(2) == 0;
        request.invert = lower(2) == 0;
        request.threshold = lower(3) == 0 ? lower(1000) : 0;
        request.period = lower(3) == 0 ? random() : 0; // a period of 0 stands for no period
        request.counter = static_cast<std::int8_t>(static_cast<int>(lower(5)) - 1);
        if (lower(2) == 0) request = select::with_flag(request, 0);
        if (lower(2) == 0) request = select::with_value(request, 0, random());
        const std::string text = text_of(request);
        INFO("choice ", text);
        const select::parsed read = parsed(text);
        REQUIRE(read.well_formed());
        // The text of a request does not keep how its masks were named.
        request.chosen = read.wanted.chosen;
        REQUIRE(read.wanted == request);
    }
}

TEST_CASE("any text is read or refused, at a place in it") {
    std::mt19937 random{5};
    const std::string pieces[] = {
        "cycles", "loads",  "raw",      "hit",   "near",      ":",      ":", "=",
        "user",   "cmask=", "0x",       "12",    "inv",       "any",    "",  "\xff",
        "event=", "umask=", "counter=", "fixed", "response=", "sample="};
    std::size_t read_count = 0;
    for (int round = 0; round < 50'000; ++round) {
        std::string text;
        for (std::size_t i = random() % 9; i > 0; --i)
            text += pieces[random() % std::size(pieces)];
        const select::parsed read =
            select::parse<toy::event_pmu>({text.data(), text.size()}, large);
        REQUIRE(read.position + read.piece.size() <= text.size());
        REQUIRE(select::sentence_of(read.problem)[0] != '\0');
        read_count += read.well_formed();
    }
    CHECK(read_count > 100);
}

TEST_CASE("a request is described in words") {
    const auto report = [](const char *text) {
        const select::request request = parsed(text).wanted;
        return std::string(
            select::sentence_of<toy::event_pmu>(request, toy::event_pmu::limits_of(request, large))
                .text);
    };
    CHECK(report("cycles") == "counts cycles, clocks, at every CPL");
    CHECK(report("loads:miss:far:kernel:cmask=2:inv") ==
          "counts loads (miss, far), loads, at CPL 0, clocks in which there are fewer than 2 at "
          "once");
    CHECK(report("raw:event=0x99:umask=2:user:edge") ==
          "counts event 0x99 with unit mask 0x2 at CPL 1 to 3, how often it begins");
}

TEST_CASE("fields of a register name the event") {
    const auto result = [](std::uint32_t code, std::uint32_t masks, toy::event_pmu::target target) {
        return text_of(select::event_from<toy::event_pmu>(code, masks, target));
    };
    CHECK(result(0x3c, 0, large) == "cycles");
    CHECK(result(0x14, 0x0f, large) == "divides");
    CHECK(result(0x14, 0x0e, large) == "raw:event=0x14:umask=0xe");
    CHECK(result(0x10, 0x12, large) == "loads:miss:far");
    CHECK(result(0x21, 0, small) == "raw:event=0x21");
}

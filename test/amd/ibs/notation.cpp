// Tests choices of IBS (an engine with its period and filters) as text: which texts are read, which
// are refused and where, and that written texts read back.
#include <msr/amd/ibs/notation.hpp>

#include <msr/amd/ibs/choice_text.hpp>
#include <msr/amd/ibs/planner.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace {

namespace ibs = msr::ibs;
using ibs::parse;
using problem = ibs::notation_problem;

std::string text_of_request(const ibs::request &request) {
    std::string text;
    ibs::write_text(request,
                    [&](msr::text_view piece) { text.append(piece.data(), piece.size()); });
    return text;
}

} // namespace

TEST_CASE("every word of the notation says what its name says") {
    constexpr ibs::parsed op = parse("op:period=0x20000:ops:random:l3missonly:ldlat=256");
    static_assert(op.well_formed());
    static_assert(op.wanted == ibs::request{.what = ibs::engine::op,
                                            .period = 0x20000,
                                            .counts = ibs::counted::dispatched_ops,
                                            .random = true,
                                            .l3_miss_only = true,
                                            .load_latency = 256});
    static_assert(parse("OP:Cycles").wanted == ibs::request{.what = ibs::engine::op});
    static_assert(parse("fetch").wanted == ibs::request{.what = ibs::engine::fetch});
    static_assert(parse("fetch:random:period=4096").wanted ==
                  ibs::request{.what = ibs::engine::fetch, .period = 4096, .random = true});
}

TEST_CASE("mistakes are reported with the word and its position") {
    struct mistake {
        const char *text;
        problem what;
        std::string_view piece;
        std::size_t position;
        std::string_view word;
    };
    const mistake mistakes[] = {
        {"", problem::unknown_choice, "", 0, ""},
        {"ops", problem::unknown_choice, "ops", 0, "ops"},
        {"op:", problem::empty_piece, "", 3, ""},
        {"op:perid=16", problem::unknown_qualifier, "perid", 3, "perid=16"},
        {"fetch:ops", problem::unknown_qualifier, "ops", 6, "ops"},
        {"fetch:ldlat=128", problem::unknown_qualifier, "ldlat", 6, "ldlat=128"},
        {"fetch:cycles", problem::unknown_qualifier, "cycles", 6, "cycles"},
        {"op:random=1", problem::value_not_wanted, "random=1", 3, "random=1"},
        {"op:random:RANDOM", problem::given_twice, "RANDOM", 10, "RANDOM"},
        {"op:cycles:ops", problem::given_twice, "ops", 10, "ops"},
        {"op:period=16:period=32", problem::given_twice, "period=32", 13, "period=32"},
        {"op:period", problem::value_missing, "period", 3, "period"},
        {"op:period=1x", problem::malformed_number, "1x", 10, "period=1x"},
        {"op:ldlat=x", problem::malformed_number, "x", 9, "ldlat=x"},
    };
    for (const mistake &entry : mistakes) {
        CAPTURE(entry.text);
        const ibs::parsed read = parse(entry.text);
        CHECK(read.problem == entry.what);
        CHECK(std::string_view{read.piece.data(), read.piece.size()} == entry.piece);
        CHECK(read.position == entry.position);
        CHECK(std::string_view{read.word.data(), read.word.size()} == entry.word);
        CHECK(std::string_view{ibs::sentence_of(read.problem)} != "");
    }
}

TEST_CASE("numbers that are too large are kept, and break their rules") {
    const auto broken_by = [](const char *text) {
        const ibs::parsed read = parse(text);
        REQUIRE(read.well_formed());
        return ibs::check(read.wanted, ibs::zen5).broken;
    };
    CHECK(broken_by("op:period=99999999999999999999999") == &ibs::op_period_is_in_range::text);
    CHECK(broken_by("op:l3missonly:ldlat=0") == &ibs::load_latency_is_a_step::text);
    CHECK(broken_by("op:l3missonly:ldlat=4294967424") == &ibs::load_latency_is_a_step::text);
    CHECK(broken_by("op:l3missonly:ldlat=2048") == nullptr);
}

TEST_CASE("every request is written as text that reads as the same") {
    for (const ibs::engine engine : {ibs::engine::fetch, ibs::engine::op})
        for (const std::uint64_t period : {std::uint64_t{144}, std::uint64_t{0x7fffff0}})
            for (unsigned bits = 0; bits < 16; ++bits) {
                const bool op = engine == ibs::engine::op;
                const ibs::request request{.what = engine,
                                           .period = period,
                                           .counts = op && (bits & 1) != 0
                                                         ? ibs::counted::dispatched_ops
                                                         : ibs::counted::core_clocks,
                                           .random = (bits & 2) != 0,
                                           .l3_miss_only = (bits & 4) != 0,
                                           .load_latency = op && (bits & 8) != 0 ? 384u : 0u};
                const std::string text = text_of_request(request);
                CAPTURE(text);
                const ibs::parsed read = parse(text.c_str());
                CHECK(read.well_formed());
                CHECK(read.wanted == request);
            }
    CHECK(text_of_request(
              {.what = ibs::engine::op, .period = 65536, .counts = ibs::counted::dispatched_ops}) ==
          "op:period=65536:ops");
}

TEST_CASE("a choice has its text as a constant") {
    constexpr auto loads = ibs::op_sampling.period<0x10000>().l3_miss_only().load_latency<128>();
    CHECK(ibs::text_of<loads> == std::string{"op:period=65536:l3missonly:ldlat=128"});
    CHECK(ibs::text_of<ibs::fetch_sampling.random()> == std::string{"fetch:period=65536:random"});
}

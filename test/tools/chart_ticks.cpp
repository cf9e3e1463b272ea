// Tests of chart ticks: whatever the range, ticks are round, in ascending order, inside the range
// and few; the texts of ticks are tested, too.
#include "../../tools/support/charts/chart_ticks.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstddef>
#include <limits>
#include <random>
#include <string>
#include <vector>

using msrpp::axis_scale;
using msrpp::chart_axis;
using msrpp::scale_of;
using msrpp::texts_of;
using msrpp::value_range;
using msrpp::value_text;
using texts = std::vector<std::string>;

namespace {

const chart_axis plain{"what"}, of_bytes{"size", "B"}, of_ways{.label = "ways", .whole = true};

/// Whether a step is 1, 2 or 5 times a power of ten; for bytes, whether it is a power of two.
bool is_round(double step, const chart_axis &axis) {
    if (axis.unit == "B") return std::exp2(std::round(std::log2(step))) == step;
    const double power = std::pow(10, std::floor(std::log10(step) + 1e-9));
    for (const double digit : {1.0, 2.0, 5.0, 10.0})
        if (std::abs(step / power - digit) < 1e-9) return true;
    return false;
}

/// Whether a tick is a multiple of the step, up to the rounding of doubles (1e-6 of a step).
bool is_multiple(double tick, double step) {
    const double times = tick / step;
    return std::abs(times - std::round(times)) <= 1e-6;
}

void check_ticks(const value_range &range, std::size_t maximum, const chart_axis &axis, bool ends) {
    const axis_scale scale = scale_of(range, maximum, axis, ends);
    CAPTURE(range.low);
    CAPTURE(range.high);
    CAPTURE(maximum);
    REQUIRE(scale.low < scale.high);
    CHECK(scale.low <= range.low);
    CHECK(scale.high >= range.high);
    CHECK(scale.ticks.size() <= maximum);
    CHECK(scale.ticks.size() >= (ends ? 2u : axis.whole ? 0u : 1u));
    CHECK(is_round(scale.step, axis));
    CHECK((!axis.whole || scale.step >= 1));
    for (std::size_t i = 0; i < scale.ticks.size(); ++i) {
        CHECK(scale.ticks[i] >= scale.low);
        CHECK(scale.ticks[i] <= scale.high);
        CHECK(is_multiple(scale.ticks[i], scale.step));
        if (i > 0) CHECK(scale.ticks[i] > scale.ticks[i - 1]);
    }
    if (ends) {
        CHECK(scale.ticks.front() == scale.low);
        CHECK(scale.ticks.back() == scale.high);
    }
    const texts words = texts_of(scale, axis);
    REQUIRE(words.size() == scale.ticks.size());
    for (std::size_t i = 0; i < words.size(); ++i) {
        CHECK(words[i].size() < 24);
        if (i > 0) CHECK(words[i] != words[i - 1]); // neighbouring ticks have different texts
    }
}

} // namespace

TEST_CASE("ticks of any range are round, ordered, inside and few") {
    std::mt19937_64 random{1};
    std::uniform_real_distribution<double> digits{-1, 1};
    std::uniform_int_distribution<int> exponent{-30, 30};
    std::uniform_int_distribution<std::size_t> number{2, 21};
    for (int round = 0; round < 5'000; ++round) {
        const double first = digits(random) * std::pow(10, exponent(random));
        const double second = digits(random) * std::pow(10, exponent(random));
        const value_range range{std::min(first, second), std::max(first, second)};
        // A range around zero whose ends are ticks needs at least three ticks.
        const std::size_t limit = std::max<std::size_t>(number(random), round % 2 == 0 ? 3 : 2);
        for (const chart_axis &axis : {plain, of_bytes, of_ways})
            check_ticks(range, limit, axis, round % 2 == 0);
    }
}

TEST_CASE("ticks of ranges without an extent, and of the largest and the least") {
    const double smallest = std::numeric_limits<double>::denorm_min();
    for (const value_range &range : {value_range{0, 0},
                                     {1, 1},
                                     {-7, -7},
                                     {1e18, 1e18},
                                     {1e18, 1e18 + 256},
                                     {-1e300, 1e300},
                                     {0, 1e300},
                                     {1e300, 1e300},
                                     {-1e300, -1e300},
                                     {0, smallest},
                                     {-smallest, smallest},
                                     {-smallest, 1e-295},
                                     {0.1, 0.1 + 1e-17},
                                     {1e-300, 1e-300}})
        for (const chart_axis &axis : {plain, of_bytes, of_ways})
            for (const bool ends : {false, true})
                for (const std::size_t limit : {3u, 6u, 21u})
                    check_ticks(range, limit, axis, ends);
}

TEST_CASE("the step is the least that gives so few ticks") {
    const auto step = [](double high, std::size_t limit) {
        return scale_of({0, high}, limit, plain, false).step;
    };
    CHECK(step(10, 11) == 1);
    CHECK(step(10, 10) == 2);
    CHECK(step(10, 5) == 5);
    CHECK(step(10, 3) == 5);
    CHECK(step(10, 2) == 10);
    CHECK(scale_of({0, 10}, 6, plain, false).ticks == std::vector<double>{0, 2, 4, 6, 8, 10});
    CHECK(scale_of({0.1, 0.35}, 6, plain, false).ticks ==
          std::vector<double>{0.1, 0.15, 0.2, 0.25, 0.3, 0.35});
    CHECK(scale_of({1, 11}, 21, of_ways, false).ticks.size() == 11);
    CHECK(scale_of({0, 7}, 6, plain, true).high == 8);
}

TEST_CASE("texts have one prefix, and a unit where it is a symbol") {
    const auto words = [](double high, const chart_axis &axis) {
        return texts_of(scale_of({0, high}, 4, axis, false), axis);
    };
    CHECK(words(0.03, {"time", "s"}) == texts{"0", "10 ms", "20 ms", "30 ms"});
    CHECK(words(0.0015, {"time", "s"}) == texts{"0", "0.5 ms", "1.0 ms", "1.5 ms"});
    CHECK(words(3e-6, {"time", "s"}) == texts{"0", "1 \u00b5s", "2 \u00b5s", "3 \u00b5s"});
    CHECK(words(1500, {"time", "s"}) == texts{"0", "0.5 ks", "1.0 ks", "1.5 ks"});
    CHECK(words(3e9, {"counts", "/s"}) == texts{"0", "1 G/s", "2 G/s", "3 G/s"});
    CHECK(words(3, {"counts", "/s"}) == texts{"0", "1/s", "2/s", "3/s"});
    CHECK(words(3e18, plain) == texts{"0", "1 E", "2 E", "3 E"});
    CHECK(words(0.3, {"IPC", "instructions per clock"}) == texts{"0", "0.1", "0.2", "0.3"});
    CHECK(words(100, {"share", "%"}) == texts{"0", "50 %", "100 %"});
    CHECK(words(3 << 20, of_bytes) == texts{"0", "1 MiB", "2 MiB", "3 MiB"});
    CHECK(words(3e6, {"speed", "B/s"}) == texts{"0", "1 MB/s", "2 MB/s", "3 MB/s"});
    CHECK(words(3.5e30, plain) == texts{"0", "1e+30", "2e+30", "3e+30"});
    CHECK(texts_of(scale_of({-2, 1}, 4, plain, false), plain) == texts{"-2", "-1", "0", "1"});
}

TEST_CASE("values have four digits") {
    CHECK(value_text(1234567, {"counts", "/s"}) == "1.235 M/s");
    CHECK(value_text(0.0178, {"time", "s"}) == "17.8 ms");
    CHECK(value_text(0.90912, {"IPC", "instructions per clock"}) == "0.9091");
    CHECK(value_text(-2048, of_bytes) == "-2 KiB");
    CHECK(value_text(0, {"time", "s"}) == "0 s");
}

TEST_CASE("a unit that is no symbol stands in the title") {
    CHECK(msrpp::title_of({"time", "s"}) == "time");
    CHECK(msrpp::title_of({"IPC", "instructions per clock"}) == "IPC (instructions per clock)");
    CHECK(msrpp::title_of({"", "percent"}) == "percent");
}

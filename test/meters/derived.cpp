#include <msr/meters/derived.hpp>

#include <doctest/doctest.h>

#include <cmath>

namespace {

namespace meters = msr::meters;

TEST_CASE("quantities that follow from several meters") {
    // The core runs 3 clocks for each 2 clocks of the base clock of 2 GHz.
    CHECK(meters::real_frequency(3'000'000, 2'000'000, meters::hertz{2e9}).value ==
          doctest::Approx(3e9));
    CHECK(meters::busy_share(250, 1000) == doctest::Approx(0.25));
    CHECK(meters::productive_share(600, 1000) == doctest::Approx(0.6));
    CHECK(meters::per_instruction(meters::joules{12}, 4'000'000'000).value ==
          doctest::Approx(3e-9));
    CHECK(std::isnan(meters::busy_share(5, 0)));
    CHECK(std::isnan(meters::real_frequency(5, 0, meters::hertz{1e9}).value));
    CHECK(std::isnan(meters::per_instruction(meters::joules{1}, 0).value));
    CHECK((meters::joules{300} / meters::seconds{60}).value == doctest::Approx(5));
    CHECK(meters::celsius{meters::kelvin{373.15}}.value == doctest::Approx(100));
}

} // namespace

// Tests settings of controls that are numbers: bounds, minimum and maximum, locks, and switches
// that a number depends on.
#include <msr/amd/counters.hpp>
#include <msr/controls.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/identity.hpp>
#include <msr/session/controls.hpp>
#include <msr/sim/controls/control_machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>
#include <vector>

namespace {

namespace controls = msr::controls;
using namespace msr::controls; // names of controls, such as performance_desired

msr::failure written(msr::sim::control_machine &device, std::vector<setting> settings) {
    msr::failure problem;
    const msr::control_session session{device,
                                       {settings.data(), settings.size()},
                                       msr::on_machine(),
                                       msr::control_session::usual_options,
                                       problem};
    return problem;
}

std::uint64_t read(const msr::sim::control_machine &device, std::uint32_t address) {
    std::uint64_t value = 0;
    REQUIRE(!device.read(0, address, value));
    return value;
}

TEST_CASE("a minimum above the maximum is refused, both are written at once") {
    msr::sim::control_machine device{msr::core::skylake, 2};
    // The initial minimum 8 and maximum 40 of the performance are also the bounds of both numbers.
    CHECK(read(device, 0x774) == 0x8000'2808);
    CHECK(!written(device, {performance_minimum.value(40)}));
    CHECK(!written(device, {performance_maximum.value(20), performance_minimum.value(20)}));
    const msr::failure problem =
        written(device, {performance_maximum.value(20), performance_minimum.value(21)});
    CHECK(problem.kind == msr::error_code::illegal_plan);
    CHECK(std::string_view{problem.subject} == minimum_is_below_maximum::text.sentence);
    CHECK(read(device, 0x774) == 0x8000'2808);
}

TEST_CASE("numbers outside of the bounds are refused") {
    msr::sim::control_machine device{msr::core::skylake, 2};
    for (const setting &outside_number :
         {performance_minimum.value(7), performance_maximum.value(41),
          performance_desired.value(1)})
        CHECK(std::string_view{written(device, {outside_number}).subject} ==
              number_is_within_bounds::text.sentence);
    // the desired performance 0 leaves the choice to the processor
    CHECK(!written(device, {performance_desired.value(0)}));
    CHECK(std::string_view{written(device, {energy_bias.value(16)}).subject} ==
          control_value_fits::text.sentence);
    CHECK(std::string_view{
              written(device, {uncore_minimum_ratio.value(0), uncore_maximum_ratio.value(0)})
                  .subject} == control_takes_the_number::text.sentence);
    CHECK(std::string_view{written(device, {uncore_maximum_ratio.value(11)}).subject} ==
          minimum_is_below_maximum::text.sentence);
}

TEST_CASE("AMD has maximum and minimum in the other order") {
    msr::sim::control_machine device{msr::core::zen4, 2};
    CHECK(read(device, 0xc001'02b3) == 0x8000'0828);
    std::vector<setting> settings{performance_maximum.value(30), performance_minimum.value(10)};
    msr::failure problem;
    const msr::control_session session{device,
                                       {settings.data(), 2},
                                       msr::on_machine(),
                                       msr::control_session::usual_options,
                                       problem};
    CHECK(!problem);
    CHECK(read(device, 0xc001'02b3) == 0x8000'0a1e);
}

TEST_CASE("a locked register is refused before anything is written") {
    msr::sim::control_machine device{msr::core::skylake_sp, 2};
    const std::uint64_t locked = std::uint64_t{1} << 63 | 800 | 1 << 15;
    REQUIRE(!device.write(0, 0x610, locked));
    const msr::failure problem = written(device, {l2_stream.off, package_power_limit.value(400)});
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(std::string_view{problem.subject} == register_is_not_locked::text.sentence);
    CHECK(read(device, 0x610) == locked);
    CHECK(read(device, 0x1a4) == 0);
}

TEST_CASE("a control without effect is refused") {
    msr::sim::control_machine device{msr::core::skylake, 2};
    REQUIRE(!device.write(0, 0x774, read(device, 0x774) | std::uint64_t{1} << 42));
    CHECK(std::string_view{written(device, {energy_preference.value(0)}).subject} ==
          control_is_in_force::text.sentence);
    REQUIRE(!device.write(0, 0x770, 0));
    CHECK(std::string_view{written(device, {energy_preference.value(0)}).subject} ==
          control_is_in_force::text.sentence);
}

TEST_CASE("what stays on until the next reset is shown and never written") {
    msr::sim::control_machine device{msr::core::zen4, 2};
    CHECK(std::string_view{written(device, {performance_control.off}).subject} ==
          control_can_be_put_back::text.sentence);
}

TEST_CASE("low confidence is asked for by a word") {
    msr::sim::control_machine device{msr::core::zen2, 2};
    CHECK(std::string_view{written(device, {l2_prefetch.off}).subject} ==
          control_is_confirmed::text.sentence);
    // on Zen 2 bit 0 is 1 while the L2 prefetcher is on
    REQUIRE(!device.write(0, 0xc001'102b, 1));
    const std::vector<setting> settings{l2_prefetch.off.unconfirmed()};
    msr::failure problem;
    const msr::control_session session{device,
                                       {settings.data(), 1},
                                       msr::on_machine(),
                                       msr::control_session::usual_options,
                                       problem};
    CHECK(!problem);
    CHECK(read(device, 0xc001'102b) == 0);
}

TEST_CASE("a turbo of the package is written once, one of threads on each") {
    msr::sim::control_machine intel{msr::core::skylake_sp, 4, 2}, amd{msr::core::zen4, 4, 2};
    const std::vector<setting> settings{turbo.off};
    const msr::control_session package{intel, {settings.data(), 1}, msr::on_machine()},
        threads{amd, {settings.data(), 1}, msr::on_machine()};
    CHECK(package.controls().size() == 1);
    CHECK(threads.controls().size() == 4);
    CHECK(read(intel, 0x1a0) == std::uint64_t{1} << 38);
    CHECK(read(amd, 0xc001'0015) == 1 << 25);
}

TEST_CASE("a module of Atom cores is written once") {
    msr::sim::control_machine device{msr::core::sierra_forest, 8, 1, 4};
    const std::vector<setting> settings{l2_stream.off, llc_page.off};
    {
        const msr::control_session session{device, {settings.data(), 2}, msr::on_machine()};
        CHECK(session.controls().size() == 4); // two modules with two controls each
        CHECK(read(device, 0x1a4) == 0x41);
    }
    CHECK(read(device, 0x1a4) == 0);
}

TEST_CASE("a control that some kinds of cores lack is set on the others") {
    // The performance core and the Atom core of a hybrid processor have separate rows of controls.
    CHECK(controls::row_on(control_number::llc_page, msr::core::alder_lake, 0x97) == nullptr);
    CHECK(controls::row_on(control_number::l2_amp, msr::core::alder_lake_atom, 0x97) != nullptr);
}

} // namespace

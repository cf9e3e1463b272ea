// Limits of power in watts and their windows in seconds: units, numbers of registers, and what
// registers do not hold. Numbers are counted by hand, with units that published dumps of registers
// have: 1/8 W and 1/1024 s on most processors, 1/256 W on Goldmont.
#include <msr/controls.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/processor/identity.hpp>
#include <msr/session/control_values.hpp>
#include <msr/session/controls.hpp>
#include <msr/sim/controls/control_machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

namespace {

namespace controls = msr::controls;
using msr::meters::seconds;
using msr::meters::watts;
using namespace msr::controls; // names of controls, such as package_power_limit

/// A machine with a hypervisor that hides the register of the units.
struct unit_hiding_machine : msr::sim::control_machine {
    using control_machine::control_machine;
    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) const noexcept {
        if (address != power_unit_address) return control_machine::read(cpu, address, value);
        value = 0;
        return {};
    }
};

constexpr power_units usual = power_units_of(0xa0e03);
constexpr power_units goldmont = power_units_of(0xa0e08);

/// Returns whether a power in milliwatts has the register number `number` of `bits` bits.
constexpr bool has_number(std::uint64_t milliwatts, const power_units &units, unsigned bits,
                          std::uint64_t number) {
    const register_number result =
        number_of_power(milliwatts, units, (std::uint64_t{1} << bits) - 1);
    return result.exists && result.value == number;
}
constexpr bool has_window(std::uint64_t microseconds, std::uint64_t number) {
    const register_number result = number_of_duration(microseconds, usual);
    return result.exists && result.value == number;
}

std::uint64_t content_of(const msr::sim::control_machine &device, std::uint32_t address) {
    std::uint64_t content = 0;
    REQUIRE(!device.read(0, address, content));
    return content;
}

template <typename Device>
msr::failure refusal_of(Device &device, const setting &setting) {
    msr::failure problem;
    const msr::control_session session{
        device, {&setting, 1}, msr::on_machine(), msr::control_session::usual_options, problem};
    return problem;
}

} // namespace

TEST_CASE("powers are numbers of the unit, rounded down, or no number") {
    CHECK(usual == power_units{3, 10, true});
    CHECK(has_number(95'000, usual, 15, 760));
    CHECK(has_number(95'100, usual, 15, 760)); // 760.8 units
    CHECK(has_number(4'095'875, usual, 15, 32'767));
    CHECK(!number_of_power(4'096'000, usual, 32'767).exists);
    // Sapphire Rapids' limit of the platform has 17 bits
    CHECK(has_number(16'383'875, usual, 17, 131'071));
    CHECK(has_number(0, usual, 15, 0));
    CHECK(!number_of_power(124, usual, 32'767).exists); // below 1/8 W
    CHECK(has_number(15'000, goldmont, 15, 3840));
    CHECK(!number_of_power(128'000, goldmont, 32'767).exists);
    CHECK(!number_of_power(~std::uint64_t{0}, usual, 32'767).exists);
    CHECK(power_of(760, usual).value == 95);
    CHECK(power_of(761, usual).value == 95.125);
}

TEST_CASE("windows are 2^Y * (1 + Z/4) units, the longest that is not above the time") {
    CHECK(has_window(28'000'000, 0x6e)); // 2^14 * 7/4 units
    CHECK(has_window(1'000'000, 10));    // 2^10 units
    CHECK(has_window(2'500, 33));        // 2.56 units: 2 * (1 + 1/4)
    CHECK(has_window(2'440, 1));         // 2.49 units: 2
    CHECK(!number_of_duration(900, usual).exists);
    CHECK(!number_of_duration(~std::uint64_t{0}, usual).exists);
    CHECK(duration_of(0x6e, usual).value == 28);
    CHECK(duration_of(33, usual).value == 2.5 / 1024);
}

TEST_CASE("settings in watts and seconds are written in the unit of the processor, and put back") {
    msr::sim::control_machine device{msr::core::skylake, 4, 2};
    const std::uint64_t original = content_of(device, 0x610);
    CHECK(msr::read_control(device, package_power_limit, 0).value == 100);
    CHECK(msr::read_control(device, package_power_limit_window, 0).value == 28);
    CHECK(msr::read_control(device, package_power_limit_enable, 0));
    {
        constexpr const auto &quiet =
            controls::plan<msr::perfmon::skylake, package_power_limit::value(watts{95}),
                           package_power_limit_window::value(seconds{1}),
                           package_power_limit2::value(watts{118.75})>;
        const msr::control_session session{device, quiet, msr::on_machine()};
        CHECK((content_of(device, 0x610) & 0x7fff) == 760);
        CHECK((content_of(device, 0x610) >> 17 & 0x7f) == 10);
        CHECK((content_of(device, 0x610) >> 32 & 0x7fff) == 950);
        CHECK(msr::read_control(device, package_power_limit2, 0).value == 118.75);
        REQUIRE(session.controls().size() == 3); // three controls of the machine's one package
        CHECK(power_of(session.controls()[0].written_value, session.controls()[0].units).value ==
              95);
    }
    CHECK(content_of(device, 0x610) == original);
    static_assert(std::is_same_v<msr::control_value_t<struct package_power_limit>, watts>);
    static_assert(std::is_same_v<msr::control_value_t<struct package_power_limit_window>, seconds>);
    static_assert(std::is_same_v<msr::control_value_t<struct l2_stream>, bool>);
}

TEST_CASE("what the register does not hold is refused, and nothing is written") {
    msr::sim::control_machine device{msr::core::skylake, 2};
    const std::uint64_t original = content_of(device, 0x610);
    for (const setting &unfit :
         {package_power_limit::value(watts{4096}), package_power_limit::value(watts{0.1}),
          package_power_limit::value(watts{1e30}),
          package_power_limit_window::value(seconds{0.0005}),
          package_power_limit_window::value(seconds{-1})}) {
        const msr::failure problem = refusal_of(device, unfit);
        CHECK(problem.kind == msr::error_code::unfit_plan);
        CHECK(std::string_view{problem.subject} == limit_fits_register::text.sentence);
    }
    CHECK(content_of(device, 0x610) == original);
}

TEST_CASE("where the register of units reads 0, a limit takes numbers alone") {
    unit_hiding_machine device{msr::core::skylake, 2};
    const msr::failure problem = refusal_of(device, package_power_limit::value(watts{5}));
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(std::string_view{problem.subject} == power_unit_is_known::text.sentence);
    CHECK(!refusal_of(device, package_power_limit::value(188)));
    msr::failure unread;
    static_cast<void>(msr::read_control(device, package_power_limit, 0, unread));
    CHECK(std::string_view{unread.subject} == power_unit_is_known::text.sentence);
}

TEST_CASE("a control that the processor lacks is no value") {
    msr::sim::control_machine device{msr::core::zen4, 2};
    msr::failure problem;
    static_cast<void>(msr::read_control(device, package_power_limit, 0, problem));
    CHECK(problem.kind == msr::error_code::unfit_plan);
    CHECK(std::string_view{problem.subject} == control_exists_on_target::text.sentence);
}

TEST_CASE("texts of settings in watts and seconds") {
    const auto has_setting = [](const char *text, setting_measure measure, std::uint64_t value) {
        const setting_result read = parse_setting(text);
        return read.problem == nullptr && read.value.measure == measure &&
               read.value.value == value;
    };
    using enum setting_measure;
    CHECK(has_setting("package_power_limit=95W", milliwatts, 95'000));
    CHECK(has_setting("package_power_limit=95.5w", milliwatts, 95'500));
    CHECK(has_setting("package_power_limit=250mW", milliwatts, 250));
    CHECK(has_setting("package_power_limit=760", number, 760));
    CHECK(has_setting("package_power_limit_window=28s", microseconds, 28'000'000));
    CHECK(has_setting("package_power_limit_window=2.5ms", microseconds, 2'500));
    CHECK(has_setting("package_power_limit_window=976us", microseconds, 976));
    for (const char *const text :
         {"package_power_limit=95s", "package_power_limit=W", "package_power_limit=1.2345W",
          "package_power_limit=1..2W", "package_power_limit=99999999999999999999W",
          "package_power_limit=2.5mW", "package_power_limit_window=28W", "energy_bias=6W"})
        CHECK(parse_setting(text).problem != nullptr);
}

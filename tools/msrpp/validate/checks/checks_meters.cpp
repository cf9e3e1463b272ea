#include "checks.hpp"

#include "../../families/meters.hpp"

#include <msr/backend/message.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/meter_conversion.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/rows/meter_row.hpp>
#include <msr/meters/units.hpp>
#include <msr/processor/identity.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

using msr::meters::meter_row;

/// Contents of the fields of a register of units that are documented, and read on machines
/// (test/facts/meters/registers.csv): exponents of the units of energy, power and time.
struct documented_units {
    std::vector<unsigned> energy, power, time;
};

documented_units units_of(msr::core processor, std::uint32_t unit_address) {
    using enum msr::core;
    if (unit_address == msr::meters::rapl_pwr_unit::address) return {{16}, {0, 3}, {10}};
    if (processor == silvermont || processor == airmont) return {{5, 16}, {3, 5}, {0, 10}};
    if (processor == sandy_bridge || processor == sandy_bridge_ep || processor == ivy_bridge ||
        processor == ivy_bridge_ep)
        return {{16}, {3}, {10}};
    // From Haswell on the unit of energy is 2^-14 J; Goldmont's unit of power is 1/256 W.
    return {{14}, {3, 8}, {10}};
}

check_result compare_unit(const std::string &name, std::uint64_t actual,
                          const std::vector<unsigned> &documented) {
    std::string expected;
    for (const unsigned content : documented)
        expected += fmt::format("{}{}", expected.empty() ? "" : " or ", content);
    const bool is_documented =
        std::find(documented.begin(), documented.end(), actual) != documented.end();
    return {.check = "units",
            .subject = name,
            .outcome = is_documented ? verdict::as_documented : verdict::off,
            .expected = expected,
            .actual = fmt::format("{}", actual)};
}

/// The readings of a meter's register: two in a row, and a third after straight code.
struct meter_readings {
    std::string problem{};
    std::uint64_t first{}, second{}, third{};
    bool is_valid{}; ///< the register held a value at the third reading
};

std::uint64_t largest_of(const meter_row &row) {
    return row.width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << row.width) - 1;
}

/// Returns whether a meter must move while a thread runs.
bool must_move(const meter_row &row) {
    using enum msr::meters::meter_number;
    switch (row.number) {
    case tsc:
    case mperf:
    case aperf:
    case mperf_readonly:
    case aperf_readonly:
    case pperf:
        return true;
    default:
        return row.conversion.always_moves;
    }
}

bool is_energy(const meter_row &row) {
    return msr::meters::meter_names[static_cast<unsigned>(row.number)].measures ==
           msr::meters::quantity::energy;
}

/// Returns a bound of the power of a meter of energy, in nanowatts: that of a whole machine, where
/// the table of meters has none.
double largest_power(const meter_row &row) {
    constexpr double most_of_machine = 4e12;
    return row.conversion.most_per_second != 0 ? static_cast<double>(row.conversion.most_per_second)
                                               : most_of_machine;
}

/// Reads the content of a meter's register. Returns the reason why the register cannot be read;
/// empty: the register was read. `is_valid`: receives whether the register holds a value.
std::string read_content(subject &subject, const meter_row &row, std::uint64_t &content,
                         bool *is_valid = nullptr) {
    std::uint64_t value = 0;
    if (const msr::failure problem =
            subject.registers().read(subject.options().cpu, row.address, value))
        return msr::message(problem);
    content = value >> row.conversion.low & largest_of(row);
    if (is_valid != nullptr)
        *is_valid = (value & row.conversion.valid) == row.conversion.valid &&
                    !(row.conversion.zero_is_none && content == 0);
    return {};
}

meter_readings read_meter(subject &subject, const meter_row &row) {
    // The register of energy changes each millisecond; a run of 4000 rounds takes more than 0.1 ms.
    constexpr unsigned most_tries = 300;
    constexpr unsigned long rounds = 4000;
    meter_readings result;
    result.problem = read_content(subject, row, result.first);
    if (result.problem.empty()) result.problem = read_content(subject, row, result.second);
    for (unsigned i = 0; i < most_tries && result.problem.empty(); ++i) {
        subject.run(proofs().front(), rounds);
        result.problem = read_content(subject, row, result.third, &result.is_valid);
        if (row.conversion.is_instant || result.third != result.second || !must_move(row)) break;
    }
    return result;
}

/// Returns the finding on a meter whose register counts up. `clocks`: the clocks of the time stamp
/// counter that have passed, or 0.
check_result cumulative_result(const meter_row &row, const meter_readings &readings,
                               std::uint64_t clocks, std::uint64_t unit) {
    check_result result{.check = "meters", .subject = msrpp::name_of(row), .expected = "goes up"};
    const std::uint64_t largest = largest_of(row);
    const std::uint64_t earlier = (readings.second - readings.first) & largest,
                        later = (readings.third - readings.second) & largest;
    result.actual = fmt::format("+{}", later);
    // A count that goes down is an increase by more than half of the range.
    if (earlier > largest / 2 || later > largest / 2) {
        result.outcome = verdict::off;
        result.actual = "goes down";
    } else if (must_move(row) && earlier == 0 && later == 0) {
        result.outcome = verdict::stands_still;
        result.actual = "+0";
    } else if (is_energy(row) && clocks != 0) {
        // The register may show the energy of some milliseconds at once.
        constexpr std::uint64_t updates_in_second = 500;
        const auto bound =
            largest_power(row) *
            (static_cast<double>(clocks) / msr::slowest_time_stamp_rate + 1.0 / updates_in_second);
        const auto value = static_cast<double>(row.conversion.value(earlier + later, unit));
        result.expected = fmt::format("0 to {:.3g} J", bound / 1e9);
        result.actual = fmt::format("{:.3g} J", value / 1e9);
        if (value > bound) result.outcome = verdict::off;
    }
    return result;
}

/// Returns the finding on a meter whose register shows the value of the moment.
check_result instant_result(const meter_row &row, std::uint64_t content, std::uint64_t unit) {
    using enum msr::meters::quantity;
    check_result result{.check = "meters", .subject = msrpp::name_of(row)};
    const auto value = static_cast<double>(row.conversion.value(content, unit));
    double low = 0, high = 1e18, scale = 1;
    const char *symbol = "";
    switch (msr::meters::meter_names[static_cast<unsigned>(row.number)].measures) {
    case temperature:
        low = 223, high = 423, scale = 1e3, symbol = " K"; // -50 to 150 degrees Celsius
        break;
    case voltage:
        low = 0.1, high = 3, scale = 1e6, symbol = " V";
        break;
    case ratio:
        low = 1, high = 255;
        break;
    default:
        return not_tried("meters", msrpp::name_of(row), "each content is valid");
    }
    result.expected = fmt::format("{} to {}{}", low, high, symbol);
    result.actual = fmt::format("{}{}", value / scale, symbol);
    if (value / scale < low || value / scale > high) result.outcome = verdict::off;
    return result;
}

} // namespace

check_results check_units(subject &subject) {
    constexpr const char *name = "units";
    check_results result;
    std::vector<std::uint32_t> known;
    for (const meter_row *const row : meters_of(subject.identity())) {
        const std::uint32_t address = row->conversion.unit_address;
        if (!is_energy(*row) || address == 0 ||
            std::find(known.begin(), known.end(), address) != known.end())
            continue;
        known.push_back(address);
        std::uint64_t unit = 0;
        const std::string register_name = row->conversion.unit_name;
        if (const msr::failure problem =
                subject.registers().read(subject.options().cpu, address, unit)) {
            result.push_back(not_tried(name, register_name, msr::message(problem)));
            continue;
        }
        const documented_units documented = units_of(subject.identity().processor, address);
        const std::string of_register = ", " + register_name;
        result.push_back(compare_unit("energy" + of_register, unit >> 8 & 0x1f, documented.energy));
        result.push_back(compare_unit("power" + of_register, unit & 0xf, documented.power));
        result.push_back(compare_unit("time" + of_register, unit >> 16 & 0xf, documented.time));
    }
    if (result.empty())
        result.push_back(not_tried(name, "units", "the processor has no meter of energy"));
    return result;
}

check_results check_meters(subject &subject) {
    constexpr const char *name = "meters";
    check_results result;
    const std::vector<const meter_row *> rows = meters_of(subject.identity());
    const auto tsc = std::find_if(rows.begin(), rows.end(), [](const meter_row *row) {
        return row->number == msr::meters::meter_number::tsc;
    });
    for (const meter_row *const row : rows) {
        // The check `clocks` enables IRPERF, and counts with it.
        if (row->number == msr::meters::meter_number::irperf) continue;
        std::uint64_t unit = 0, earlier = 0, later = 0;
        if (row->conversion.unit_address != 0)
            static_cast<void>(subject.registers().read(subject.options().cpu,
                                                       row->conversion.unit_address, unit));
        const bool is_bounded = is_energy(*row) && tsc != rows.end();
        if (is_bounded) static_cast<void>(read_content(subject, **tsc, earlier));
        const meter_readings readings = read_meter(subject, *row);
        if (is_bounded) static_cast<void>(read_content(subject, **tsc, later));
        if (!readings.problem.empty()) {
            result.push_back(not_tried(name, msrpp::name_of(*row), readings.problem));
        } else if (row->conversion.unit_address != 0 && (unit & row->conversion.unit_mask) == 0) {
            result.push_back(not_tried(name, msrpp::name_of(*row),
                                       fmt::format("{} is read as 0: a hypervisor or the BIOS "
                                                   "hides the meter",
                                                   row->conversion.unit_name)));
        } else if (!readings.is_valid) {
            result.push_back(not_tried(name, msrpp::name_of(*row), "the register holds no value"));
        } else if (row->conversion.is_instant) {
            result.push_back(instant_result(*row, readings.third, unit));
        } else {
            result.push_back(
                cumulative_result(*row, readings, later > earlier ? later - earlier : 0, unit));
        }
    }
    if (result.empty())
        result.push_back(not_tried(name, "meters", "no meters of the processor are known"));
    return result;
}

} // namespace msrpp::validate

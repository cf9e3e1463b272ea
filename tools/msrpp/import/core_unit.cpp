#include "core_unit.hpp"

#include "../../support/complaint.hpp"

#include <msr/processor/table.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace msrpp {

namespace {

/// The names of directories of PMUs in /sys/devices (the Linux driver,
/// arch/x86/events/intel/core.c).
constexpr std::string_view units[] = {"cpu_core", "cpu_atom", "cpu_lowpower"};

} // namespace

std::string_view core_unit_of(msr::core processor) {
    if (processor == msr::core::arrow_lake_low_power) return "cpu_lowpower";
    for (const msr::processor_row &row : msr::processor_table) {
        if (row.is != processor) continue;
        if (row.kind == msr::core_kind::performance) return "cpu_core";
        if (row.kind == msr::core_kind::efficient) return "cpu_atom";
    }
    return {};
}

bool core_units::is_core(std::string_view unit) {
    return std::find(std::begin(units), std::end(units), unit) != std::end(units);
}

bool core_units::takes(const std::string &unit) {
    if (!wanted.empty()) return unit == wanted;
    if (first.empty()) first = unit;
    if (unit == first) return true;
    complain(wrong_usage, fmt::format("Unit: {} behind {}: the processor has to be one of these "
                                      "kinds of core",
                                      unit, first));
}

} // namespace msrpp

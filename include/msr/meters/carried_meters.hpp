// The meters of a processor that Linux's perf counts, for the backend `perf_meters`: the kernel's
// PMUs power, power_core, msr, cstate_core, cstate_module and cstate_pkg. Sources of their names
// and units: Linux, arch/x86/events/rapl.c, msr.c and intel/cstate.c.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/meters/core_set.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/perf_meter.hpp>
#include <msr/meters/rows/meter_row.hpp>
#include <msr/meters/table.hpp>
#include <msr/meters/units.hpp>

#include <cstdint>

namespace msr::meters {

/// The meters of a processor that a backend on Linux's perf reads.
struct carried_meters {
    /// The meters that the backend reads; the first `count` are valid.
    perf_meter rows[meter_count]{};
    unsigned count{}; ///< how many meters the backend reads

    /// Returns the meters as a sequence.
    constexpr sequence<perf_meter> view() const { return {rows, count}; }
};

/// The kernel's names of the event that counts a meter.
struct perf_name {
    meter_number number{}; ///< the meter that the event counts
    const char *pmu{};     ///< the name of the PMU, such as `power`; null: Linux has no event
    const char *event{};   ///< the name of the event in its PMU, such as `energy-pkg`
};

namespace detail {

inline constexpr perf_name perf_names[] = {
    {meter_number::energy_package, "power", "energy-pkg"},
    {meter_number::energy_cores, "power", "energy-cores"},
    {meter_number::energy_graphics, "power", "energy-gpu"},
    {meter_number::energy_dram, "power", "energy-ram"},
    {meter_number::energy_platform, "power", "energy-psys"},
    {meter_number::energy_core, "power_core", "energy-core"},
    {meter_number::tsc, "msr", "tsc"},
    {meter_number::mperf, "msr", "mperf"},
    {meter_number::aperf, "msr", "aperf"},
    {meter_number::pperf, "msr", "pperf"},
    {meter_number::irperf, "msr", "irperf"},
    {meter_number::smi_count, "msr", "smi"},
    {meter_number::core_c1_residency, "cstate_core", "c1-residency"},
    {meter_number::core_c3_residency, "cstate_core", "c3-residency"},
    {meter_number::core_c6_residency, "cstate_core", "c6-residency"},
    {meter_number::core_c7_residency, "cstate_core", "c7-residency"},
    {meter_number::module_c6_residency, "cstate_module", "c6-residency"},
    {meter_number::package_c2_residency, "cstate_pkg", "c2-residency"},
    {meter_number::package_c3_residency, "cstate_pkg", "c3-residency"},
    {meter_number::package_c6_residency, "cstate_pkg", "c6-residency"},
    {meter_number::package_c7_residency, "cstate_pkg", "c7-residency"},
    {meter_number::package_c8_residency, "cstate_pkg", "c8-residency"},
    {meter_number::package_c9_residency, "cstate_pkg", "c9-residency"},
    {meter_number::package_c10_residency, "cstate_pkg", "c10-residency"},
};

// The kernel counts energy in units of 2^-32 J, whatever the unit of the register is.
inline constexpr unsigned perf_energy_exponent = 32;
inline constexpr const char *perf_energy_scale = "2.3283064365386962890625e-10";
/// The exponent n of the unit 2^-n J in which contents of energy registers are made of the kernel's
/// counts: that of the finest unit of Intel's and AMD's processors, so that no digit is lost.
inline constexpr unsigned carried_exponent = 16;
/// The exponent n of the unit 2^n uJ of contents on Silvermont and Airmont, as dumps of their
/// registers have it.
inline constexpr unsigned carried_large_exponent = 5;

constexpr std::uint64_t same_count(std::uint64_t count) { return count; }
constexpr std::uint64_t binary_content(std::uint64_t count) {
    return count >> (perf_energy_exponent - carried_exponent);
}
constexpr std::uint64_t joule_content(std::uint64_t count) { return count >> perf_energy_exponent; }
constexpr std::uint64_t microjoule_content(std::uint64_t count) {
    constexpr std::uint64_t microjoules = 1'000'000;
    const std::uint64_t whole = count >> perf_energy_exponent;
    const std::uint64_t rest = count & 0xffff'ffff;
    return (whole * microjoules + (rest * microjoules >> perf_energy_exponent)) >>
           carried_large_exponent;
}

constexpr perf_meter carried(const meter_row &row, const perf_name &name) {
    perf_meter result{.address = row.address,
                      .name = meter_names[static_cast<unsigned>(row.number)].name,
                      .pmu = name.pmu,
                      .event = name.event,
                      .scope = row.scope,
                      // the PMU `msr` reads a register of the CPU on which the event was opened
                      .is_of_unit = name.pmu != nullptr && !same_without_case(name.pmu, "msr"),
                      .content = same_count,
                      .unit_address = row.conversion.unit_address};
    if (meter_names[static_cast<unsigned>(row.number)].measures != quantity::energy) {
        // IRPERF counts where a bit of HWCR is 1, which the kernel sets where it has the event
        result.unit_content = row.conversion.unit_address == 0 ? 0 : row.conversion.unit_mask;
        return result;
    }
    result.scale = perf_energy_scale;
    result.unit = "Joules";
    const bool is_large = row.conversion.value == energy_by_large_unit;
    result.content = row.conversion.value == energy_in_joules ? joule_content
                     : is_large                               ? microjoule_content
                                                              : binary_content;
    const unsigned exponent = is_large ? carried_large_exponent : carried_exponent;
    if (row.conversion.unit_address != 0) result.unit_content = std::uint64_t{exponent} << 8;
    return result;
}

} // namespace detail

/// Returns the kernel's names of the event that counts a meter; both names are null where Linux has
/// no such event.
constexpr perf_name perf_name_of(meter_number number) {
    for (const perf_name &name : detail::perf_names)
        if (name.number == number) return name;
    return {number, nullptr, nullptr};
}

/// Returns the event of Linux's perf that counts a row of the table of meters; `pmu` is null where
/// Linux has no such event.
constexpr perf_meter carried_meter_of(const meter_row &row) {
    return detail::carried(row, perf_name_of(row.number));
}

/// Returns the meters of all the given processors for which Linux's perf has events. Which of the
/// events exist is a matter of the kernel and the machine.
constexpr carried_meters carried_meters_of(const core_set &processors) {
    carried_meters result;
    for (const perf_name &name : detail::perf_names)
        if (const meter_row *const row = row_on(name.number, processors))
            result.rows[result.count++] = carried_meter_of(*row);
    return result;
}
/// Returns the meters of a target's processors for which Linux's perf has events.
template <typename Target>
constexpr carried_meters carried_meters_of(const Target &target) {
    return carried_meters_of(processors_of(target));
}

} // namespace msr::meters

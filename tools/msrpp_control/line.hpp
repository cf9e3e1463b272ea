// Values on the command lines of `msrpp control`: settings of controls, lists of CPUs.
#pragma once

#include <msr/controls/names.hpp>
#include <msr/controls/power_units.hpp>
#include <msr/session/cpu_selection.hpp>

#include <string>
#include <vector>

namespace msrpp::control_tool {

/// Returns the settings of controls in texts such as `l2_stream=off`. `trusts_low`: controls of low
/// confidence are accepted, which only a single hint names. Throws a complaint where a text is
/// invalid.
std::vector<msr::controls::setting> settings_in(const std::vector<std::string> &texts,
                                                bool trusts_low);

/// Returns the CPUs of a list; empty: all.
msr::cpu_selection cpus_named(const std::string &list);

/// Returns the text of a control's value: `on`, `off`, a power (`95 W`), a time (`28 s`), or the
/// register's number where its unit is not known.
std::string text_of(msr::controls::control_number control, std::uint64_t value,
                    const msr::controls::power_units &units);

} // namespace msrpp::control_tool

// Values of controls by type: whether a switch is on, a limit of power in watts, its time window in
// seconds, the number of another control.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/controls/names.hpp>
#include <msr/controls/power_units.hpp>
#include <msr/controls/rules.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/sequence.hpp>
#include <msr/meters/quantities.hpp>
#include <msr/session/controls.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/session/error.hpp>

#include <cstdint>
#include <type_traits>
#include <vector>

namespace msr {

namespace detail {

/// The type of a control's values, by the kind of the control.
template <controls::control_kind Kind>
struct control_value {
    using type = std::uint64_t;
};
template <>
struct control_value<controls::control_kind::switched> {
    using type = bool;
};
template <>
struct control_value<controls::control_kind::power> {
    using type = meters::watts;
};
template <>
struct control_value<controls::control_kind::duration> {
    using type = meters::seconds;
};

/// Reads the number of a control on a logical processor, and the units of limits of power.
template <backend Backend>
failure read_control_number(Backend &device, controls::control_number control, unsigned cpu,
                            std::uint64_t &number, controls::power_units &units) {
    const controls::setting setting{control, 0, true};
    const char *const name = controls::name_of(control).name;
    std::vector<control_places> places;
    if (const failure problem = find_controls(device, {&setting, 1}, on_cpus(cpu), {}, places))
        return problem;
    const control_places &place = places.front();
    if (place.rows.front() == nullptr)
        return {.kind = error_code::unfit_plan,
                .cpu = cpu,
                .name = name,
                .subject = place.refusals.front().broken->sentence};
    std::uint64_t content = 0;
    if (const failure problem = place.registers.read(place.rows.front()->address, content))
        return problem;
    number = place.rows.front()->value_of(content);
    const controls::control_kind kind = controls::name_of(control).kind;
    if (kind != controls::control_kind::power && kind != controls::control_kind::duration)
        return {};
    units = read_power_units(place);
    if (units.are_known) return {};
    return {.kind = error_code::unfit_plan,
            .cpu = cpu,
            .name = name,
            .subject = controls::power_unit_is_known::text.sentence};
}

} // namespace detail

/// The type of a control's values: bool for a switch, `meters::watts` for a limit of power,
/// `meters::seconds` for its time window, a number for others.
template <typename Control>
using control_value_t =
    typename detail::control_value<controls::name_of(Control::number).kind>::type;

/// Reads a control of a logical processor, and puts the failure, or none, into `problem`; the
/// result is meaningless after a failure.
template <backend Backend, typename Control>
control_value_t<Control> read_control(Backend &device, Control, unsigned cpu, failure &problem) {
    std::uint64_t number = 0;
    controls::power_units units;
    problem = detail::read_control_number(device, Control::number, cpu, number, units);
    if constexpr (std::is_same_v<control_value_t<Control>, meters::watts>)
        return controls::power_of(number, units);
    else if constexpr (std::is_same_v<control_value_t<Control>, meters::seconds>)
        return controls::duration_of(number, units);
    else
        return static_cast<control_value_t<Control>>(number);
}
/// Reads a control of a logical processor. Throws session_error.
/// Example:
///     #include <msr/backend/dev_msr.hpp>
///     #include <msr/controls.hpp>
///     #include <msr/session/control_values.hpp>
///     using msr::controls::package_power_limit;
///     msr::dev_msr device;
///     const msr::meters::watts limit = msr::read_control(device, package_power_limit, 0);
template <backend Backend, typename Control>
control_value_t<Control> read_control(Backend &device, Control control, unsigned cpu) {
    failure problem;
    const control_value_t<Control> result = read_control(device, control, cpu, problem);
    detail::throw_if<session_error, Backend>(problem);
    return result;
}

} // namespace msr

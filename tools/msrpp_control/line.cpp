#include "line.hpp"

#include "../msrpp/choices/suggest.hpp"
#include "../msrpp/run/line.hpp"
#include "../support/complaint.hpp"

#include <msr/controls/notation.hpp>

#include <fmt/format.h>

#include <string_view>

namespace msrpp::control_tool {

namespace controls = msr::controls;

std::vector<controls::setting> settings_in(const std::vector<std::string> &texts, bool trusts_low) {
    std::vector<controls::setting> settings;
    for (const std::string &text : texts) {
        const controls::setting_result read = controls::parse_setting({text.data(), text.size()});
        if (read.problem != nullptr) {
            const std::string name = text.substr(0, text.find('='));
            std::vector<std::string_view> known;
            for (const controls::control_name &control : controls::control_names)
                known.emplace_back(control.name);
            const bool is_known = controls::place_of(name.c_str()) != controls::control_count;
            complain(wrong_usage, "control: " + in_quotes(text) + ": " + read.problem +
                                      (is_known ? "" : suggestion(name, known)));
        }
        settings.push_back(trusts_low ? read.value.unconfirmed() : read.value);
    }
    return settings;
}

msr::cpu_selection cpus_named(const std::string &list) {
    return list.empty() ? msr::on_machine() : msr::on_cpus(run::cpus_in(list, "--cpus", "control"));
}

std::string text_of(controls::control_number control, std::uint64_t value,
                    const controls::power_units &units) {
    const controls::control_kind kind = controls::name_of(control).kind;
    if (kind == controls::control_kind::switched) return value != 0 ? "on" : "off";
    if (kind == controls::control_kind::power && units.are_known)
        return fmt::format("{:.7g} W", controls::power_of(value, units).value);
    if (kind == controls::control_kind::duration && units.are_known)
        return fmt::format("{:.4g} s", controls::duration_of(value, units).value);
    return std::to_string(value);
}

} // namespace msrpp::control_tool

#include "setting_registers.hpp"

#include "meters.hpp"
#include "register_text.hpp"

#include <msr/controls/names.hpp>
#include <msr/controls/registers.hpp>
#include <msr/controls/table.hpp>
#include <msr/core/confidence.hpp>
#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/meters/names.hpp>
#include <msr/meters/registers.hpp>
#include <msr/meters/table.hpp>
#include <msr/meters/units.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string>

namespace msrpp {

namespace {

namespace controls = msr::controls;
namespace meters = msr::meters;

/// A part of a register that a control or a meter has.
struct meaning {
    const char *register_name{};
    std::uint32_t address{};
    msr::register_scope scope{};
    unsigned low{}, width{};
    std::string name{}; ///< name of the control or meter
    msr::confidence sure{};
    const controls::control_row *control{}; ///< null: the part is that of a meter
    const meters::meter_row *meter{};       ///< null: the part is that of a control
};

/// Returns the parts of registers that the controls and meters of a processor have.
std::vector<meaning> meanings_of(const family &identity) {
    std::vector<meaning> result;
    const meters::core_set processors = processors_of(identity);
    if (processors == meters::core_set{}) return result;
    controls::each_row([&](const controls::control_row &row) {
        if (row.processors.has_all(processors))
            result.push_back({row.register_name, row.address, row.scope, row.low, row.width,
                              controls::name_of(row.number).name, row.sure, &row, nullptr});
    });
    for (const meters::meter_row *const row : meters_of(identity))
        result.push_back({row->register_name, row->address, row->scope, row->conversion.low,
                          row->width, name_of(*row), row->sure, nullptr, row});
    return result;
}

template <typename Register>
std::vector<msr::field_row> fields_in() {
    const auto fields = msr::fields_of<Register>();
    return {fields.begin(), fields.end()};
}

/// Returns the fields of the register at an address where all processors lay it out alike; empty
/// where layouts differ, or where no layout is known.
std::vector<msr::field_row> only_layout(std::uint32_t address) {
    if (address == meters::rapl_power_unit::address) return fields_in<meters::rapl_power_unit>();
    if (address == meters::rapl_pwr_unit::address) return fields_in<meters::rapl_pwr_unit>();
    std::vector<msr::field_row> fields;
    unsigned layouts = 0;
    const auto take = [&](const auto &registers) {
        for (const auto &entry : registers)
            if (entry.address == address && ++layouts == 1)
                fields = {entry.fields.begin(), entry.fields.end()};
    };
    take(controls::described_registers);
    take(meters::described_registers);
    return layouts == 1 ? fields : std::vector<msr::field_row>{};
}

bool is_of_pmu(const family &identity, std::uint32_t address) {
    const std::vector<family_register> own = identity.registers(identity);
    return std::any_of(own.begin(), own.end(),
                       [&](const family_register &entry) { return entry.address == address; });
}

std::uint64_t part_of(std::uint64_t content, const meaning &part) {
    const std::uint64_t mask =
        part.width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << part.width) - 1;
    return content >> part.low & mask;
}

/// Returns what the content of a control's register says: `l2_stream is off`.
std::string text_of(const controls::control_row &row, std::uint64_t content) {
    const controls::control_name &name = controls::name_of(row.number);
    const std::uint64_t value = row.value_of(content);
    if (name.kind == controls::control_kind::switched)
        return fmt::format("{} is {}", name.name, value != 0 ? "on" : "off");
    return fmt::format("{} = {}", name.name, value);
}

/// Returns what the content of a meter's register says, with the meter's unit where it is fixed or
/// where the register of the unit is among the values.
std::string text_of(const meters::meter_row &row, std::uint64_t content,
                    const explain_arguments &values) {
    const meters::meter_name &name = meters::meter_names[static_cast<unsigned>(row.number)];
    const msr::meter_conversion &conversion = row.conversion;
    const family_value *const unit =
        conversion.unit_address == 0 ? nullptr : values.at(conversion.unit_address);
    if ((content & conversion.valid) != conversion.valid)
        return fmt::format("{}: the register holds no value", name.name);
    if (conversion.unit_address != 0 && unit == nullptr)
        return fmt::format("{} = {}, with register {:#x} ({}) as its unit", name.name,
                           part_of(content, {.low = conversion.low, .width = row.width}),
                           conversion.unit_address, conversion.unit_name);
    const std::uint64_t value =
        conversion.value(part_of(content, {.low = conversion.low, .width = row.width}),
                         unit == nullptr ? 0 : unit->value);
    return fmt::format("{} = {}", name.name, meter_text(name, static_cast<double>(value)));
}

/// Adds notes on what a reader of a register should know about a control or a meter.
void add_notes(const meaning &part, std::vector<statement> &notes) {
    if (part.sure != msr::confidence::high)
        notes.push_back(fmt::format("{}: the facts about this {} are of {} confidence", part.name,
                                    part.control != nullptr ? "control" : "meter",
                                    name_of(part.sure)));
    const auto &models = part.control != nullptr ? part.control->models : part.meter->models;
    if (models[0] != 0) {
        std::string list;
        for (const std::uint8_t model : models)
            if (model != 0) list += fmt::format("{}{:#x}", list.empty() ? "" : ", ", model);
        notes.push_back(fmt::format("{}: only on models {}", part.name, list));
    }
    if (part.control == nullptr) return;
    if (part.control->moves)
        notes.push_back(fmt::format("{}: the processor may change it itself", part.name));
    if (part.control->refusal != nullptr)
        notes.push_back(
            fmt::format("{}: msrpp does not write it: {}", part.name, part.control->refusal));
}

} // namespace

std::vector<family_register> setting_registers_of(const family &identity) {
    std::vector<family_register> result;
    for (const meaning &part : meanings_of(identity)) {
        const bool is_known =
            std::any_of(result.begin(), result.end(), [&](const family_register &entry) {
                return entry.address == part.address;
            });
        if (is_known || is_of_pmu(identity, part.address)) continue;
        result.push_back({.name = part.register_name,
                          .address = part.address,
                          .fields = {},
                          .read_only = part.control == nullptr,
                          .scope = name_of(part.scope),
                          .partly_known = true});
    }
    // The registers of units, of which some have no control and no meter.
    for (const meters::meter_row *const row : meters_of(identity)) {
        const std::uint32_t address = row->conversion.unit_address;
        const bool is_known =
            std::any_of(result.begin(), result.end(),
                        [&](const family_register &entry) { return entry.address == address; });
        if (address == 0 || is_known || is_of_pmu(identity, address)) continue;
        result.push_back({.name = row->conversion.unit_name,
                          .address = address,
                          .fields = {},
                          .read_only = true,
                          .scope = name_of(row->scope),
                          .partly_known = true});
    }
    return result;
}

void explain_setting_registers(const family &identity, const explain_arguments &values,
                               family_explanation &destination) {
    const std::vector<meaning> meanings = meanings_of(identity);
    for (const family_register &entry : setting_registers_of(identity)) {
        const family_value *const value = values.at(entry.address);
        if (value == nullptr) continue;
        family_register layout = entry;
        layout.fields = only_layout(entry.address);
        explained_family_register result = explained_register(layout, value->value);
        for (const meaning &part : meanings) {
            if (part.address != entry.address) continue;
            const std::string text = part.control != nullptr
                                         ? text_of(*part.control, value->value)
                                         : text_of(*part.meter, value->value, values);
            const auto same =
                std::find_if(result.fields.begin(), result.fields.end(), [&](const auto &field) {
                    return field.low == part.low && field.width == part.width;
                });
            if (same == result.fields.end())
                result.fields.push_back(
                    {part.name, part.low, part.width, part_of(value->value, part), text});
            else
                same->text += same->text.empty() ? text : "; " + text;
            add_notes(part, destination.notes);
        }
        std::stable_sort(result.fields.begin(), result.fields.end(),
                         [](const auto &left, const auto &right) { return left.low < right.low; });
        destination.registers.push_back(std::move(result));
    }
}

} // namespace msrpp

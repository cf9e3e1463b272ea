#include "register_text.hpp"

#include <fmt/format.h>

namespace msrpp {

family_register family_register_of(const msr::named_register &named_register) {
    return {.name = named_register.name,
            .address = named_register.address,
            .fields = {named_register.fields.begin(), named_register.fields.end()},
            .reserved = named_register.reserved,
            .read_only = named_register.is_read_only(),
            .scope = name_of(named_register.shared_by)};
}

explained_family_register explained_register(const family_register &row, std::uint64_t value) {
    explained_family_register result{row.name, row.address, value, {}};
    for (const msr::field_row &field : row.fields) {
        const std::uint64_t contents = field.value_in(value);
        const char *const text = field.name_of(contents);
        result.fields.push_back(
            {field.name, field.low, field.width, contents, text == nullptr ? "" : text});
    }
    return result;
}

std::vector<msr::register_value> values_of(const explain_arguments &explain_arguments) {
    std::vector<msr::register_value> result;
    for (const family_value &value : explain_arguments.registers)
        result.push_back({value.address, value.value});
    return result;
}

std::uint64_t value_at_fault(const msr::broken_value &broken,
                             msr::sequence<msr::register_value> values) {
    const msr::register_value *const value = held_at(values, broken.address);
    return value == nullptr ? 0 : value->value;
}

rule_report reserved_bit_report(const msr::broken_value &broken,
                                msr::sequence<msr::register_value> values) {
    const std::uint64_t value = value_at_fault(broken, values);
    rule_report report = rule_report_of(broken.why, {fmt::format("0x{:x}", value & ~broken.bits)});
    report.by.push_back(fmt::format("0x{:x}", broken.bits));
    return report;
}

} // namespace msrpp

#include "register_text.hpp"

#include <fmt/format.h>

namespace msrpp {

family_register family_register_of(const msr::named_register &one) {
    return {.name = one.name,
            .address = one.address,
            .fields = {one.fields.begin(), one.fields.end()},
            .reserved = one.reserved,
            .read_only = one.is_read_only(),
            .scope = name_of(one.shared_by)};
}

explained_family_register explained_register(const family_register &one, std::uint64_t value) {
    explained_family_register result{one.name, one.address, value, {}};
    for (const msr::field_row &field : one.fields) {
        const std::uint64_t held = field.value_in(value);
        const char *const text = field.name_of(held);
        result.fields.push_back(
            {field.name, field.low, field.width, held, text == nullptr ? "" : text});
    }
    return result;
}

std::vector<msr::register_value> values_of(const asked_values &asked) {
    std::vector<msr::register_value> result;
    for (const family_value &one : asked.registers)
        result.push_back({one.address, one.value});
    return result;
}

std::uint64_t value_at_fault(const msr::broken_value &broken,
                             msr::sequence<msr::register_value> values) {
    const msr::register_value *const held = held_at(values, broken.address);
    return held == nullptr ? 0 : held->value;
}

told_rule told_of_reserved(const msr::broken_value &broken,
                           msr::sequence<msr::register_value> values) {
    const std::uint64_t value = value_at_fault(broken, values);
    told_rule told = told_of(broken.why, {fmt::format("0x{:x}", value & ~broken.bits)});
    told.by.push_back(fmt::format("0x{:x}", broken.bits));
    return told;
}

} // namespace msrpp

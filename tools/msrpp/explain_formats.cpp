#include "explain_formats.hpp"

#include <fmt/format.h>

namespace msrpp {

namespace {

std::string bits_text(const printed_field &field) {
    if (field.width == 1) return fmt::format("{}", field.low);
    return fmt::format("{}..{}", field.low + field.width - 1, field.low);
}

/// Its address, or nothing for what is no register.
std::string address_text(std::uint32_t address) { return address == 0 ? "" : hex(address); }

} // namespace

void append_register(output &out, const printed_register &one) {
    fmt::format_to(fmt::appender(out), "{} ({}) = {}\n", one.name, hex(one.address),
                   hex(one.value));
    append_fields(out, one.fields);
}

void append_fields(output &out, const std::vector<printed_field> &fields) {
    aligned_table table{"    "};
    table.add({"bits", "field", "value", "meaning"});
    for (const printed_field &field : fields)
        table.add({bits_text(field), field.name, hex(field.value), field.meaning});
    table.append_to(out);
}

void append_broken(output &out, const std::vector<printed_rule> &all) {
    for (const printed_rule &one : all)
        fmt::format_to(fmt::appender(out), "broken: {}\n", one.whole);
}

void append_explain_header(output &out) {
    append_row(out, {"register", "address", "value", "field", "lo", "width", "number", "text"});
}

void append_field_rows(output &out, const printed_register &one) {
    for (const printed_field &field : one.fields)
        append_row(out, {one.name, address_text(one.address), hex(one.value), field.name,
                         fmt::format("{}", field.low), fmt::format("{}", field.width),
                         fmt::format("{}", field.value), field.text});
}

void append_remark_row(output &out, const printed_register *one, const std::string &kind,
                       const std::string &text) {
    if (one == nullptr)
        append_row(out, {kind, "", "", "", "", "", "", text});
    else
        append_row(out, {one->name, hex(one->address), hex(one->value), kind, "", "", "", text});
}

void append_broken_rows(output &out, const std::vector<printed_rule> &all) {
    for (const printed_rule &one : all)
        append_row(out, {"broken", address_text(one.address), "", one.name, "", "", "", one.whole});
}

json fields_as_json(const std::vector<printed_field> &fields) {
    json result = json::array();
    for (const printed_field &field : fields)
        result.push_back({{"name", field.name},
                          {"lo", field.low},
                          {"width", field.width},
                          {"value", field.value},
                          {"text", field.text}});
    return result;
}

json as_json(const printed_register &one) {
    return {{"name", one.name},
            {"address", hex(one.address)},
            {"value", hex(one.value)},
            {"fields", fields_as_json(one.fields)}};
}

json as_json(const printed_rule &one) {
    json result = {{"rule", one.name}, {"sentence", one.sentence}, {"by", one.by}};
    if (one.bits != 0) result["bits"] = hex(one.bits);
    if (!one.legal.empty()) result["legal"] = one.legal;
    return result;
}

} // namespace msrpp

// `msrpp explain REG=VALUE...`: what register values say, and which rules they break.
#include "choices.hpp"
#include "commands.hpp"
#include "json.hpp"
#include "output.hpp"
#include "suggest.hpp"

#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/value_rules.hpp>
#include <msr/intel/netburst/wiring.hpp>
#include <msr/register.hpp>
#include <msr/text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace netburst = msr::netburst;
using netburst::broken_value;
using netburst::explained_field;
using netburst::named_register;
using netburst::register_kind;

namespace {

/// One register and what it holds.
struct given_value {
    named_register where{};
    std::uint64_t value{};
};

/// The registers below and above an address that is none.
std::string neighbours_of(std::uint64_t address) {
    named_register below{};
    named_register above{};
    for (unsigned place = 0; place < netburst::named_register_count; ++place) {
        const named_register one = netburst::register_by_place(place);
        if (one.address < address && one.address > below.address) below = one;
        if (one.address > address && (above.address == 0 || one.address < above.address))
            above = one;
    }
    std::string result = "; next to it:";
    for (const named_register &one : {below, above})
        if (one.address != 0) result += fmt::format(" {} ({})", hex(one.address), one.name);
    return result;
}

named_register register_of(std::string_view name) {
    if (const auto found = netburst::register_named(view(name))) return found.is;
    const msr::number_read address = msr::number_in(view(name));
    if (address) {
        if (const auto found = netburst::register_at(address.value)) return found.is;
        complain(wrong_usage, fmt::format("explain: no performance-monitoring register has the "
                                          "address {}{}",
                                          in_quotes(name), neighbours_of(address.value)));
    }
    std::vector<std::string_view> known;
    for (unsigned place = 0; place < netburst::named_register_count; ++place)
        known.push_back(netburst::register_by_place(place).name);
    const std::string_view bare = view(msr::without_start(view(name), "msr_"));
    std::string hint = suggestion(bare, known);
    if (hint.empty()) hint = "; give a name, or an address as 0x3a0";
    complain(wrong_usage,
             fmt::format("explain: no register has the name {}{}", in_quotes(name), hint));
}

given_value value_in(const std::string &argument) {
    const std::size_t equals = argument.find('=');
    if (equals == argument.npos)
        complain(wrong_usage, fmt::format("explain: {} has no value: write it as bsu_escr0=0x0",
                                          in_quotes(argument)));
    const std::string_view digits = std::string_view{argument}.substr(equals + 1);
    const named_register where = register_of(std::string_view{argument}.substr(0, equals));
    const msr::number_read value = msr::number_in(view(digits));
    if (!value.well_formed)
        complain(wrong_usage,
                 fmt::format("explain: {}: {} is not a number: write decimal digits, or 0x and "
                             "hexadecimal ones",
                             in_quotes(argument), in_quotes(digits)));
    if (value.too_large)
        complain(wrong_usage,
                 fmt::format("explain: {}: a register has 64 bits", in_quotes(argument)));
    return {where, value.value};
}

std::vector<given_value> values_in(const std::vector<std::string> &arguments) {
    if (arguments.empty())
        complain(wrong_usage, "explain: give a register and its value, as bsu_escr0=0x18020e04");
    std::vector<given_value> result;
    for (const std::string &argument : arguments) {
        const given_value next = value_in(argument);
        for (const given_value &before : result)
            if (before.where == next.where)
                complain(wrong_usage, fmt::format("explain: {} is given twice: {}", next.where.name,
                                                  in_quotes(argument)));
        result.push_back(next);
    }
    return result;
}

std::vector<broken_value> broken_in(const std::vector<given_value> &given,
                                    const netburst::target &on) {
    std::vector<netburst::register_value> values;
    for (const given_value &one : given)
        values.push_back({one.where.address, one.value});
    std::vector<broken_value> result;
    netburst::check_values({values.data(), values.size()}, on,
                           [&](const broken_value &broken) { result.push_back(broken); });
    return result;
}

/// What a field's value means: the names of masks, the name of the value, or else the number.
std::string text_of(const explained_field &field) {
    if (field.text != nullptr) return field.text;
    if (field.masks == nullptr || field.value == 0) return fmt::format("{}", field.value);
    std::vector<std::string> names;
    const unsigned unknown =
        netburst::each_mask(*field.masks, static_cast<unsigned>(field.value),
                            [&](const netburst::mask_row &mask) { names.push_back(mask.name); });
    if (unknown != 0) names.push_back(hex(unknown));
    return fmt::format("{}", fmt::join(names, "|"));
}

/// The name of the ESCR that a CCCR listens to, or empty.
std::string escr_of(const given_value &one) {
    if (one.where.kind != register_kind::cccr) return {};
    const int escr =
        netburst::escr_heard(static_cast<netburst::counter_number>(one.where.number), one.value);
    return escr < 0 ? "" : netburst::escrs[escr].name;
}

/// The event that an ESCR selects, or null.
const netburst::event_row *event_of(const given_value &one) {
    if (one.where.kind != register_kind::escr) return nullptr;
    return netburst::event_held(static_cast<netburst::escr_number>(one.where.number), one.value);
}

/// How sure the encoding of an ESCR's event and masks is.
netburst::confidence confidence_of(const netburst::event_row &event, const given_value &one) {
    return netburst::confidence_of(event, msr::decode<netburst::escr>(one.value).event_mask);
}

/// `low (disputed)`, or empty where nothing is in doubt.
std::string doubts_of(const given_value &one) {
    const netburst::event_row *const event = event_of(one);
    if (event == nullptr) return {};
    const netburst::confidence how_sure = confidence_of(*event, one);
    if (how_sure == netburst::confidence::high) return {};
    std::vector<std::string_view> why = doubts_about(*event);
    netburst::each_mask(*event, msr::decode<netburst::escr>(one.value).event_mask,
                        [&](const netburst::mask_row &mask) {
                            for (const std::string_view doubt : doubts_about(mask))
                                if (std::find(why.begin(), why.end(), doubt) == why.end())
                                    why.push_back(doubt);
                        });
    return fmt::format("{} ({})", name_of(how_sure), fmt::join(why, ", "));
}

std::string sentence_with_bits(const broken_value &broken) {
    const std::string sentence = sentence_with_names(broken.why);
    return broken.bits == 0 ? sentence : fmt::format("{}: bits {}", sentence, hex(broken.bits));
}

/// What a table says about a field beyond its name and number.
std::string remark_on(const explained_field &field, const given_value &one) {
    const std::string escr = escr_of(one);
    if (field.name == std::string_view{"escr_select"})
        return escr.empty() ? "no ESCR feeds this counter under this number" : escr;
    const std::string text = text_of(field);
    return text == fmt::format("{}", field.value) ? "" : text;
}

std::string bits_text(const explained_field &field) {
    if (field.width == 1) return fmt::format("{}", field.low);
    return fmt::format("{}..{}", field.low + field.width - 1, field.low);
}

void append_table(output &out, const std::vector<given_value> &given,
                  const std::vector<broken_value> &all_broken, const netburst::target &on) {
    for (const given_value &one : given) {
        fmt::format_to(fmt::appender(out), "{} ({}) = {}\n", one.where.name, hex(one.where.address),
                       hex(one.value));
        aligned_table table{"    "};
        table.add({"bits", "field", "value", "meaning"});
        netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
            table.add({bits_text(field), field.name, hex(field.value), remark_on(field, one)});
        });
        table.append_to(out);
        if (const std::string doubts = doubts_of(one); !doubts.empty())
            fmt::format_to(fmt::appender(out), "    confidence: {}\n", doubts);
        if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
            fmt::format_to(fmt::appender(out), "    bits without a description: {}\n", hex(rest));
    }
    for (const broken_value &broken : all_broken)
        fmt::format_to(fmt::appender(out), "broken: {}\n", sentence_with_bits(broken));
}

void append_csv(output &out, const std::vector<given_value> &given,
                const std::vector<broken_value> &all_broken, const netburst::target &on) {
    append_row(out, {"register", "address", "value", "field", "lo", "width", "number", "text"});
    for (const given_value &one : given) {
        netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
            append_row(out, {one.where.name, hex(one.where.address), hex(one.value), field.name,
                             fmt::format("{}", field.low), fmt::format("{}", field.width),
                             fmt::format("{}", field.value), text_of(field)});
        });
        if (const std::string doubts = doubts_of(one); !doubts.empty())
            append_row(out, {one.where.name, hex(one.where.address), hex(one.value), "confidence",
                             "", "", "", doubts});
    }
    for (const broken_value &broken : all_broken)
        append_row(out, {"broken", hex(broken.address), "", broken.why.broken->name, "", "", "",
                         sentence_with_bits(broken)});
}

json register_as_json(const given_value &one, const netburst::target &on) {
    json fields = json::array();
    netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
        fields.push_back({{"name", field.name},
                          {"lo", field.low},
                          {"width", field.width},
                          {"value", field.value},
                          {"text", text_of(field)}});
    });
    json result = {{"name", one.where.name},
                   {"address", hex(one.where.address)},
                   {"value", hex(one.value)},
                   {"fields", fields}};
    if (const std::string escr = escr_of(one); !escr.empty()) result["selected_escr"] = escr;
    if (const netburst::event_row *const event = event_of(one))
        result["confidence"] = name_of(confidence_of(*event, one));
    if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
        result["undescribed_bits"] = hex(rest);
    return result;
}

json broken_as_json(const broken_value &broken) {
    json by = json::array();
    for (const char *const name : broken.why.by)
        if (name != nullptr) by.push_back(name);
    json result = {
        {"rule", broken.why.broken->name}, {"sentence", broken.why.broken->sentence}, {"by", by}};
    if (broken.bits != 0) result["bits"] = hex(broken.bits);
    return result;
}

void append_json(output &out, const std::vector<given_value> &given,
                 const std::vector<broken_value> &all_broken, const netburst::target &on) {
    json registers = json::array();
    for (const given_value &one : given)
        registers.push_back(register_as_json(one, on));
    json rules = json::array();
    for (const broken_value &broken : all_broken)
        rules.push_back(broken_as_json(broken));
    append_document(out, {{"registers", registers}, {"broken", rules}});
}

} // namespace

int explain(const command_line &given) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const std::vector<given_value> values = values_in(asked.arguments);
    const std::vector<broken_value> broken = broken_in(values, asked.on);
    output out;
    if (asked.as == format::csv)
        append_csv(out, values, broken, asked.on);
    else if (asked.as == format::json)
        append_json(out, values, broken, asked.on);
    else
        append_table(out, values, broken, asked.on);
    flush(out);
    return broken.empty() ? 0 : rule_broken;
}

} // namespace msrpp

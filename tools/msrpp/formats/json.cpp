// The format `json`: all data, with the members in a fixed order.
#include "../../support/json.hpp"
#include "../formats.hpp"
#include "../printed.hpp"

#include <fmt/format.h>

namespace msrpp::json_format {

namespace {

template <typename Items, typename ToJson>
json array_of(const Items &items, ToJson &&to_json) {
    json result = json::array();
    for (const auto &entry : items)
        result.push_back(to_json(entry));
    return result;
}

// --- msrpp list as JSON --------------------------------------------------------------------------

void list(output &out, const report &report) { append_report(out, "json", report); }

// --- msrpp encode as JSON ------------------------------------------------------------------------

json as_json(const family_plan &plan, const named_family_write &next) {
    json result = {{"choice", plan.texts[next.choice()]},
                   {"register", next.register_name},
                   {"address", hex(next.what.address)},
                   {"value", hex(next.what.value)}};
    if (next.what.keep != 0) result["keep"] = hex(next.what.keep);
    return result;
}

json choices_of(const family_plan &plan, const plan_details &details) {
    json result = json::array();
    for (std::size_t i = 0; i < plan.texts.size(); ++i) {
        json entry = {{"choice", plan.texts[i]}};
        if (i < details.choices.size())
            entry.update(details.choices[i]);
        else if (i < plan.places.size())
            entry["place"] = plan.places[i];
        result.push_back(std::move(entry));
    }
    return result;
}

json readouts_of(const family_plan &plan) {
    return array_of(plan.readouts, [](const msr::readout &readout) {
        json result{{"register", readout.name},
                    {"address", hex(readout.address)},
                    {"width", readout.width}};
        if (readout.is_share())
            result["share"] = {{"of", readout.share.name},
                               {"address", hex(readout.share.address)},
                               {"low", readout.share.low}};
        return result;
    });
}

void encode(output &out, const encoded &encoded) {
    const family_plan &plan = encoded.plan;
    const plan_details details = plan.details ? plan.details() : plan_details{};
    const auto writes = [&](const std::vector<named_family_write> &entry) {
        return array_of(entry, [&](const named_family_write &next) { return as_json(plan, next); });
    };
    json document = {{"cpu", encoded.of.name}};
    document.update(details.target);
    document["choices"] = choices_of(plan, details);
    document["writes"] = array_of(
        start_state(plan), [&](const named_family_write *next) { return as_json(plan, *next); });
    document["program"] = {{"set_up", writes(plan.set_up)},
                           {"start", writes(plan.start)},
                           {"stop", writes(plan.stop)}};
    if (plan.tells_readouts) {
        document["readouts"] = readouts_of(plan);
        document["notes"] = plan.notes;
    }
    append_document(out, document);
}

// --- msrpp explain as JSON -----------------------------------------------------------------------

json as_json(const explained_family_register &row) {
    json result = {{"name", row.name},
                   {"address", hex(row.address)},
                   {"value", hex(row.value)},
                   {"fields", fields_as_json(row.fields)}};
    for (const explained_detail &detail : row.details)
        if (!detail.key.empty()) result[detail.key] = detail.value;
    return result;
}

json as_json(const rule_report &rule) {
    json result = {{"rule", rule.rule}, {"sentence", rule.sentence}, {"by", rule.by}};
    if (rule.bits != 0) result["bits"] = hex(rule.bits);
    if (const std::string legal = legal_text(rule); !legal.empty()) result["legal"] = legal;
    return result;
}

json as_json(const statement &statement) {
    return statement.object.is_null() ? json(statement.text) : statement.object;
}

void explain(output &out, const family &identity, const family_explanation &family_explanation) {
    const auto entry = [](const auto &item) { return as_json(item); };
    json broken = array_of(family_explanation.broken, entry);
    for (const explained_word &word : family_explanation.words)
        for (const rule_report &rule : word.broken)
            broken.push_back(as_json(rule));
    json document = json::object();
    if (family_explanation.tells_cpu) document["cpu"] = identity.name;
    document["registers"] = array_of(family_explanation.registers, entry);
    document["counts"] = array_of(family_explanation.counts, entry);
    if (family_explanation.tells_words)
        document["words"] =
            array_of(family_explanation.words,
                     [](const explained_word &explained_word) { return explained_word.object; });
    document["broken"] = std::move(broken);
    document[family_explanation.notes_name] = array_of(family_explanation.notes, entry);
    append_document(out, document);
}

// --- msrpp export as JSON ------------------------------------------------------------------------

const char *name_of(msr::access access) {
    switch (access) {
    case msr::access::read_write:
        return "read_write";
    case msr::access::read_only:
        return "read_only";
    case msr::access::write_only:
        return "write_only";
    case msr::access::write_0_to_clear:
        return "write_0_to_clear";
    case msr::access::write_1_to_clear:
        return "write_1_to_clear";
    case msr::access::must_be_one:
        return "must_be_one";
    case msr::access::reserved:
        return "reserved";
    }
    return "";
}

json as_json(const msr::field_row &field) {
    json result = {{"name", field.name},
                   {"lo", field.low},
                   {"width", field.width},
                   {"access", name_of(field.kind)}};
    json values = array_of(field.enumerators, [](const msr::enumerator &value) {
        return json{{"value", value.value}, {"name", value.name}};
    });
    if (!values.empty()) result["values"] = values;
    return result;
}

json as_json(const family_register &row) {
    return {{"name", row.name},
            {"address", hex(row.address)},
            {"scope", row.scope.empty() ? "thread" : row.scope},
            {"writable", hex(writable_bits(row))},
            {"reserved", hex(reserved_bits(row))},
            {"unknown", hex(unknown_bits(row))},
            {"fields",
             array_of(row.fields, [](const msr::field_row &field) { return as_json(field); })}};
}

json as_json(const listed &row) {
    json result = {{"kind", row.kind},   {"name", row.name}, {"encoding", row.encoding},
                   {"where", row.where}, {"text", row.text}, {"confidence", row.confidence}};
    if (!row.belongs_to.empty()) result["belongs_to"] = row.belongs_to;
    return result;
}

void whole_cpu(output &out, const family &identity) {
    json events = json::array();
    json counters = json::array();
    for (const listed &row : identity.list(identity)) {
        if (row.kind == "register" || row.kind == "field") continue;
        json &destination = row.kind == "counter" ? counters : events;
        destination.push_back(as_json(row));
    }
    append_document(out, {{"cpu", identity.name},
                          {"vendor", identity.vendor},
                          {"text", identity.text},
                          {"registers", array_of(identity.registers(identity),
                                                 [](const auto &entry) { return as_json(entry); })},
                          {"counters", counters},
                          {"events", events}});
}

const known_format known{{.name = "json",
                          .rank = 30,
                          .list = list,
                          .encode = encode,
                          .explain = explain,
                          .whole_cpu = whole_cpu}};

} // namespace

} // namespace msrpp::json_format

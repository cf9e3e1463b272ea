// JSON: everything, with the members in a fixed order.
#include "../../support/json.hpp"
#include "../formats.hpp"
#include "../printed.hpp"

#include <fmt/format.h>

namespace msrpp::json_format {

namespace {

template <typename Items, typename ToJson>
json array_of(const Items &items, ToJson &&to_json) {
    json result = json::array();
    for (const auto &one : items)
        result.push_back(to_json(one));
    return result;
}

// --- list ---------------------------------------------------------------------------------------

void list(output &out, const report &all) { append_report(out, "json", all); }

// --- encode -------------------------------------------------------------------------------------

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
        json one = {{"choice", plan.texts[i]}};
        if (i < details.choices.size())
            one.update(details.choices[i]);
        else if (i < plan.places.size())
            one["place"] = plan.places[i];
        result.push_back(std::move(one));
    }
    return result;
}

json readouts_of(const family_plan &plan) {
    return array_of(plan.readouts, [](const msr::readout &one) {
        json result{{"register", one.name}, {"address", hex(one.address)}, {"width", one.width}};
        if (one.is_share())
            result["share"] = {{"of", one.share.name},
                               {"address", hex(one.share.address)},
                               {"low", one.share.low}};
        return result;
    });
}

void encode(output &out, const encoded &asked) {
    const family_plan &plan = asked.plan;
    const plan_details details = plan.details ? plan.details() : plan_details{};
    const auto writes = [&](const std::vector<named_family_write> &some) {
        return array_of(some, [&](const named_family_write &next) { return as_json(plan, next); });
    };
    json document = {{"cpu", asked.of.name}};
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

// --- explain ------------------------------------------------------------------------------------

json as_json(const explained_family_register &one) {
    json result = {{"name", one.name},
                   {"address", hex(one.address)},
                   {"value", hex(one.value)},
                   {"fields", fields_as_json(one.fields)}};
    for (const explained_detail &detail : one.details)
        if (!detail.key.empty()) result[detail.key] = detail.value;
    return result;
}

json as_json(const told_rule &one) {
    json result = {{"rule", one.rule}, {"sentence", one.sentence}, {"by", one.by}};
    if (one.bits != 0) result["bits"] = hex(one.bits);
    if (const std::string legal = legal_text(one); !legal.empty()) result["legal"] = legal;
    return result;
}

json as_json(const statement &one) { return one.object.is_null() ? json(one.text) : one.object; }

void explain(output &out, const family &of, const family_explanation &all) {
    const auto any = [](const auto &one) { return as_json(one); };
    json broken = array_of(all.broken, any);
    for (const explained_word &word : all.words)
        for (const told_rule &one : word.broken)
            broken.push_back(as_json(one));
    json document = json::object();
    if (all.tells_cpu) document["cpu"] = of.name;
    document["registers"] = array_of(all.registers, any);
    document["counts"] = array_of(all.counts, any);
    if (all.tells_words)
        document["words"] =
            array_of(all.words, [](const explained_word &one) { return one.object; });
    document["broken"] = std::move(broken);
    document[all.notes_name] = array_of(all.notes, any);
    append_document(out, document);
}

// --- export -------------------------------------------------------------------------------------

const char *name_of(msr::access how) {
    switch (how) {
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

json as_json(const family_register &one) {
    return {{"name", one.name},
            {"address", hex(one.address)},
            {"scope", one.scope.empty() ? "thread" : one.scope},
            {"writable", hex(writable_bits(one))},
            {"reserved", hex(reserved_bits(one))},
            {"unknown", hex(unknown_bits(one))},
            {"fields",
             array_of(one.fields, [](const msr::field_row &field) { return as_json(field); })}};
}

json as_json(const listed &row) {
    json result = {{"kind", row.kind},   {"name", row.name}, {"encoding", row.encoding},
                   {"where", row.where}, {"text", row.text}, {"confidence", row.confidence}};
    if (!row.belongs_to.empty()) result["belongs_to"] = row.belongs_to;
    return result;
}

void whole_cpu(output &out, const family &of) {
    json events = json::array();
    json counters = json::array();
    for (const listed &row : of.list(of)) {
        if (row.kind == "register" || row.kind == "field") continue;
        json &to = row.kind == "counter" ? counters : events;
        to.push_back(as_json(row));
    }
    append_document(out, {{"cpu", of.name},
                          {"vendor", of.vendor},
                          {"text", of.text},
                          {"registers", array_of(of.registers(of),
                                                 [](const auto &one) { return as_json(one); })},
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

// `msrpp explain REG=VALUE...`: what register values and words of perf say, who counts what, which
// rules are broken, and which errata concern the user.
#include "alternatives.hpp"
#include "choice_text.hpp"
#include "choices.hpp"
#include "commands.hpp"
#include "explain_input.hpp"
#include "explanation.hpp"
#include "json.hpp"
#include "output.hpp"

#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/feeding.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
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
using netburst::register_kind;

namespace {

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

/// `low (disputed)`, or empty where nothing is in doubt.
std::string doubts_of(const given_value &one) {
    const netburst::event_row *const event = event_of(one);
    if (event == nullptr) return {};
    const netburst::confidence how_sure = confidence_of(*event, one);
    if (how_sure == netburst::confidence::high) return {};
    const netburst::escr held = msr::decode<netburst::escr>(one.value);
    return fmt::format("{} ({})", name_of(how_sure),
                       doubts_about(*event, static_cast<unsigned>(held.event_mask)));
}

/// `high`, or the least sure of the facts behind a count with all that are in doubt.
std::string certainty_of(const explained_count &one) {
    std::vector<std::string> doubts;
    for (const fact &behind : one.facts)
        if (behind.how_sure != netburst::confidence::high)
            doubts.push_back(fmt::format("{}: {}", behind.about, behind.why));
    std::string result = name_of(least_sure(one.facts));
    if (!doubts.empty()) result += fmt::format(" ({})", fmt::join(doubts, "; "));
    return result;
}

/// The counters of which one starts this one: `iq_counter2`, or empty.
std::vector<std::string> starters_of(const netburst::counting &one) {
    std::vector<std::string> names;
    for (unsigned i = 0; i < netburst::counter_count; ++i)
        if ((one.waits_for >> i & 1) != 0) names.push_back(netburst::counters[i].name);
    return names;
}

std::string sentence_with_bits(const broken_value &broken) {
    const std::string bits = broken.bits == 0 ? "" : fmt::format(": bits {}", hex(broken.bits));
    return sentence_with_names(broken.why) + bits;
}

/// The same with what would be legal.
std::string whole_sentence(const broken_value &broken) {
    const std::string legal = alternatives_to(broken.why);
    return sentence_with_bits(broken) + (legal.empty() ? "" : "; ") + legal;
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

/// What tags: `firm_escr0 (x87_fp_uop:all, tag 0)`.
std::string tagging_text(const netburst::feed &feed) {
    if (feed.event == nullptr) return feed.upstream;
    const netburst::request part{.event = static_cast<unsigned>(feed.event - netburst::events),
                                 .masks = feed.masks};
    const std::string tag = feed.tag < 0 ? "" : fmt::format(", tag {}", feed.tag);
    return fmt::format("{} ({}{})", feed.upstream, masks_text(part), tag);
}

std::string metric_text(const netburst::feed &feed) {
    return feed.metric == nullptr ? ""
                                  : fmt::format("{}:{}", netburst::metric_word, feed.metric->name);
}

void append_fields(output &out, const std::vector<std::vector<std::string>> &rows) {
    aligned_table table{"    "};
    table.add({"bits", "field", "value", "meaning"});
    for (const std::vector<std::string> &row : rows)
        table.add(row);
    table.append_to(out);
}

void append_register(output &out, const given_value &one, const netburst::target &on) {
    fmt::format_to(fmt::appender(out), "{} ({}) = {}\n", one.where.name, hex(one.where.address),
                   hex(one.value));
    std::vector<std::vector<std::string>> rows;
    netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
        rows.push_back({bits_text(field), field.name, hex(field.value), remark_on(field, one)});
    });
    append_fields(out, rows);
    if (const std::string doubts = doubts_of(one); !doubts.empty())
        fmt::format_to(fmt::appender(out), "    confidence: {}\n", doubts);
    if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
        fmt::format_to(fmt::appender(out), "    bits without a description: {}\n", hex(rest));
}

void append_word(output &out, const explained_word &one) {
    fmt::format_to(fmt::appender(out), "r{:x}{}{}\n", one.value, one.choice.empty() ? "" : " = ",
                   one.choice);
    std::vector<std::vector<std::string>> rows;
    for (const explained_field &field : one.fields)
        rows.push_back({bits_text(field), field.name, hex(field.value), remark_on(field, {})});
    append_fields(out, rows);
    if (!one.note.empty()) fmt::format_to(fmt::appender(out), "note: {}\n", one.note);
    for (const broken_value &broken : one.broken)
        fmt::format_to(fmt::appender(out), "broken: {}\n", whole_sentence(broken));
}

void append_count(output &out, const explained_count &one, const netburst::target &on) {
    fmt::format_to(fmt::appender(out), "{} counts {} through {}\n", row_of(one.what.counter).name,
                   choice_text(one.what, on), row_of(one.what.through).name);
    for (const netburst::feed &feed : one.feeds) {
        const std::string metric = metric_text(feed);
        fmt::format_to(fmt::appender(out), "    fed by {}{}{}\n", tagging_text(feed),
                       metric.empty() ? "" : ": ", metric);
    }
    if (const auto starters = starters_of(one.what); !starters.empty())
        fmt::format_to(fmt::appender(out), "    after an overflow of {}\n",
                       fmt::join(starters, " or "));
    fmt::format_to(fmt::appender(out), "    confidence: {}\n", certainty_of(one));
}

void append_errata(output &out, const std::vector<explained_erratum> &all) {
    if (!all.empty()) append(out, "errata\n");
    for (const explained_erratum &one : all)
        fmt::format_to(fmt::appender(out), "    {} ({}): {}\n        {}: {}\n", one.told->name,
                       fmt::join(one.concerns, ", "), one.told->sentence,
                       name_of(one.told->how_sure), one.told->source);
}

void append_table(output &out, const explanation &all) {
    for (const given_value &one : all.values)
        append_register(out, one, all.on);
    for (const explained_count &one : all.counts)
        append_count(out, one, all.on);
    for (const explained_word &one : all.words)
        append_word(out, one);
    append_errata(out, all.errata);
    for (const broken_value &broken : all.broken)
        fmt::format_to(fmt::appender(out), "broken: {}\n", whole_sentence(broken));
}

void append_field_row(output &out, const std::string &name, const std::string &address,
                      const std::string &value, const explained_field &field) {
    append_row(out,
               {name, address, value, field.name, fmt::format("{}", field.low),
                fmt::format("{}", field.width), fmt::format("{}", field.value), text_of(field)});
}

void append_broken_rows(output &out, const std::vector<broken_value> &all) {
    for (const broken_value &broken : all)
        append_row(out, {"broken", broken.address == 0 ? "" : hex(broken.address), "",
                         broken.why.broken->name, "", "", "", whole_sentence(broken)});
}

void append_csv(output &out, const explanation &all) {
    append_row(out, {"register", "address", "value", "field", "lo", "width", "number", "text"});
    for (const given_value &one : all.values) {
        netburst::explain(one.where, one.value, all.on, [&](const explained_field &field) {
            append_field_row(out, one.where.name, hex(one.where.address), hex(one.value), field);
        });
        if (const std::string doubts = doubts_of(one); !doubts.empty())
            append_row(out, {one.where.name, hex(one.where.address), hex(one.value), "confidence",
                             "", "", "", doubts});
    }
    append_broken_rows(out, all.broken);
    for (const explained_word &one : all.words) {
        for (const explained_field &field : one.fields)
            append_field_row(out, "perf", "", hex(one.value), field);
        append_broken_rows(out, one.broken);
    }
    for (const explained_erratum &one : all.errata)
        append_row(
            out, {"erratum", "", "", one.told->name, "", "", "",
                  fmt::format("{} ({}); {}: {}", one.told->sentence, fmt::join(one.concerns, ", "),
                              name_of(one.told->how_sure), one.told->source)});
}

json field_as_json(const explained_field &field) {
    return {{"name", field.name},
            {"lo", field.low},
            {"width", field.width},
            {"value", field.value},
            {"text", text_of(field)}};
}

json register_as_json(const given_value &one, const netburst::target &on) {
    json fields = json::array();
    netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
        fields.push_back(field_as_json(field));
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
    if (const std::string legal = alternatives_to(broken.why); !legal.empty())
        result["legal"] = legal;
    return result;
}

json count_as_json(const explained_count &one, const netburst::target &on) {
    json feeds = json::array();
    for (const netburst::feed &feed : one.feeds) {
        json by = {{"register", feed.upstream}};
        if (feed.event != nullptr)
            by["event"] = masks_text({.event = static_cast<unsigned>(feed.event - netburst::events),
                                      .masks = feed.masks});
        if (feed.tag >= 0) by["tag"] = feed.tag;
        if (feed.metric != nullptr) by["metric"] = feed.metric->name;
        feeds.push_back(by);
    }
    json facts = json::array();
    for (const fact &behind : one.facts) {
        json row = {{"about", behind.about}, {"confidence", name_of(behind.how_sure)}};
        if (!behind.why.empty()) row["why"] = behind.why;
        facts.push_back(row);
    }
    return {{"counter", row_of(one.what.counter).name},
            {"escr", row_of(one.what.through).name},
            {"choice", choice_text(one.what, on)},
            {"fed_by", feeds},
            {"started_by", starters_of(one.what)},
            {"confidence", name_of(least_sure(one.facts))},
            {"facts", facts}};
}

json erratum_as_json(const explained_erratum &one) {
    return {{"id", one.told->name},
            {"sentence", one.told->sentence},
            {"concerns", one.concerns},
            {"confidence", name_of(one.told->how_sure)},
            {"source", one.told->source}};
}

json word_as_json(const explained_word &one) {
    json fields = json::array();
    for (const explained_field &field : one.fields)
        fields.push_back(field_as_json(field));
    json result = {{"word", fmt::format("r{:x}", one.value)}, {"fields", fields}};
    if (!one.choice.empty()) result["choice"] = one.choice;
    if (!one.note.empty()) result["note"] = one.note;
    return result;
}

void append_json(output &out, const explanation &all) {
    json registers = json::array();
    for (const given_value &one : all.values)
        registers.push_back(register_as_json(one, all.on));
    json counts = json::array();
    for (const explained_count &one : all.counts)
        counts.push_back(count_as_json(one, all.on));
    json words = json::array();
    json rules = json::array();
    for (const broken_value &broken : all.broken)
        rules.push_back(broken_as_json(broken));
    for (const explained_word &one : all.words) {
        words.push_back(word_as_json(one));
        for (const broken_value &broken : one.broken)
            rules.push_back(broken_as_json(broken));
    }
    json errata = json::array();
    for (const explained_erratum &one : all.errata)
        errata.push_back(erratum_as_json(one));
    append_document(out, {{"registers", registers},
                          {"counts", counts},
                          {"words", words},
                          {"broken", rules},
                          {"errata", errata}});
}

bool all_legal(const explanation &all) {
    bool legal = all.broken.empty();
    for (const explained_word &one : all.words)
        legal = legal && one.broken.empty();
    return legal;
}

} // namespace

int explain(const command_line &given) {
    const settings asked = checked(given, {"table", "csv", "json"});
    const explanation all = explained(read_input(given, asked), asked.on);
    output out;
    if (asked.as == format::csv)
        append_csv(out, all);
    else if (asked.as == format::json)
        append_json(out, all);
    else
        append_table(out, all);
    flush(out);
    return all_legal(all) ? 0 : rule_broken;
}

} // namespace msrpp

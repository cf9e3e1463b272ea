// `msrpp explain REG=VALUE...`: what register values and words of perf say, who counts what, which
// rules are broken, and which errata concern the user.
#include "alternatives.hpp"
#include "choice_text.hpp"
#include "choices.hpp"
#include "commands.hpp"
#include "explain_formats.hpp"
#include "explain_input.hpp"
#include "explanation.hpp"
#include "json.hpp"
#include "output.hpp"

#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/feeding.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/value_rules.hpp>
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

printed_field printed(const explained_field &field, const given_value &one) {
    return {field.name, field.low, field.width, field.value, text_of(field), remark_on(field, one)};
}

printed_register printed(const given_value &one, const netburst::target &on) {
    printed_register result{one.where.name, one.where.address, one.value, {}};
    netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
        result.fields.push_back(printed(field, one));
    });
    return result;
}

/// A word of perf as if it were a register.
printed_register printed(const explained_word &one) {
    printed_register result{"perf", 0, one.value, {}};
    for (const explained_field &field : one.fields)
        result.fields.push_back(printed(field, {}));
    return result;
}

std::vector<printed_rule> printed(const std::vector<broken_value> &all) {
    std::vector<printed_rule> result;
    for (const broken_value &broken : all) {
        printed_rule one{.name = broken.why.broken->name,
                         .sentence = broken.why.broken->sentence,
                         .by = {},
                         .legal = alternatives_to(broken.why),
                         .whole = whole_sentence(broken),
                         .address = broken.address,
                         .bits = broken.bits};
        for (const char *const name : broken.why.by)
            if (name != nullptr) one.by.push_back(name);
        result.push_back(std::move(one));
    }
    return result;
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

void append_value(output &out, const given_value &one, const netburst::target &on) {
    append_register(out, printed(one, on));
    if (const std::string doubts = doubts_of(one); !doubts.empty())
        fmt::format_to(fmt::appender(out), "    confidence: {}\n", doubts);
    if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
        fmt::format_to(fmt::appender(out), "    bits without a description: {}\n", hex(rest));
}

void append_word(output &out, const explained_word &one) {
    fmt::format_to(fmt::appender(out), "r{:x}{}{}\n", one.value, one.choice.empty() ? "" : " = ",
                   one.choice);
    append_fields(out, printed(one).fields);
    if (!one.note.empty()) fmt::format_to(fmt::appender(out), "note: {}\n", one.note);
    append_broken(out, printed(one.broken));
}

void append_count(output &out, const explained_count &one, const netburst::target &on) {
    fmt::format_to(fmt::appender(out), "{} counts {} through {}\n", row_of(one.what.counter).name,
                   choice_text(one.what, on), row_of(one.what.through).name);
    for (const netburst::feed &feed : one.feeds) {
        const std::string metric = metric_text(feed);
        fmt::format_to(fmt::appender(out), "    fed by {}{}{}\n", tagging_text(feed),
                       metric.empty() ? "" : ": ", metric);
    }
    if (one.feeds.empty() &&
        netburst::mechanism_counted_by(*one.what.event) != netburst::mechanism::none)
        append(out, "    nothing here tags uops for it: it counts none\n");
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
        append_value(out, one, all.on);
    for (const explained_count &one : all.counts)
        append_count(out, one, all.on);
    for (const explained_word &one : all.words)
        append_word(out, one);
    append_errata(out, all.errata);
    append_broken(out, printed(all.broken));
}

void append_csv(output &out, const explanation &all) {
    append_explain_header(out);
    for (const given_value &one : all.values) {
        const printed_register held = printed(one, all.on);
        append_field_rows(out, held);
        if (const std::string doubts = doubts_of(one); !doubts.empty())
            append_remark_row(out, &held, "confidence", doubts);
    }
    append_broken_rows(out, printed(all.broken));
    for (const explained_word &one : all.words) {
        append_field_rows(out, printed(one));
        append_broken_rows(out, printed(one.broken));
    }
    for (const explained_erratum &one : all.errata)
        append_row(
            out, {"erratum", "", "", one.told->name, "", "", "",
                  fmt::format("{} ({}); {}: {}", one.told->sentence, fmt::join(one.concerns, ", "),
                              name_of(one.told->how_sure), one.told->source)});
}

json value_as_json(const given_value &one, const netburst::target &on) {
    json result = as_json(printed(one, on));
    if (const std::string escr = escr_of(one); !escr.empty()) result["selected_escr"] = escr;
    if (const netburst::event_row *const event = event_of(one))
        result["confidence"] = name_of(confidence_of(*event, one));
    if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
        result["undescribed_bits"] = hex(rest);
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
    json result = {{"word", fmt::format("r{:x}", one.value)},
                   {"fields", fields_as_json(printed(one).fields)}};
    if (!one.choice.empty()) result["choice"] = one.choice;
    if (!one.note.empty()) result["note"] = one.note;
    return result;
}

void append_json(output &out, const explanation &all) {
    json registers = json::array();
    for (const given_value &one : all.values)
        registers.push_back(value_as_json(one, all.on));
    json counts = json::array();
    for (const explained_count &one : all.counts)
        counts.push_back(count_as_json(one, all.on));
    json words = json::array();
    json rules = json::array();
    const auto add_rules = [&](const std::vector<broken_value> &broken) {
        for (const printed_rule &rule : printed(broken))
            rules.push_back(as_json(rule));
    };
    add_rules(all.broken);
    for (const explained_word &one : all.words) {
        words.push_back(word_as_json(one));
        add_rules(one.broken);
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

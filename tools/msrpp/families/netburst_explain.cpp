// What register values and words of perf say of a Pentium 4, as the commands print it.
#include "netburst.hpp"
#include "netburst_explanation.hpp"
#include "netburst_legal.hpp"
#include "netburst_text.hpp"

#include "../told.hpp"

#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/feeding.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/value_rules.hpp>
#include <msr/intel/netburst/wiring.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using netburst::broken_value;
using netburst::explained_field;
using netburst::register_kind;

namespace {

// --- registers and their fields -----------------------------------------------------------------

/// What a field's value means: the name of the value or the names of masks. Empty where that is the
/// number.
std::string text_of(const explained_field &field) {
    std::string text;
    if (field.text != nullptr) {
        text = field.text;
    } else if (field.masks != nullptr && field.value != 0) {
        std::vector<std::string> names;
        const unsigned unknown = netburst::each_mask(
            *field.masks, static_cast<unsigned>(field.value),
            [&](const netburst::mask_row &mask) { names.push_back(mask.name); });
        if (unknown != 0) names.push_back(hex(unknown));
        text = fmt::format("{}", fmt::join(names, "|"));
    }
    return text == fmt::format("{}", field.value) ? "" : text;
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

explained_family_field as_field(const explained_field &field, const std::string &remark = {}) {
    return {field.name, field.low, field.width, field.value, text_of(field), remark};
}

std::string remark_on(const explained_field &field, const std::string &escr) {
    if (field.name != std::string_view{"escr_select"}) return {};
    return escr.empty() ? "no ESCR feeds this counter under this number" : escr;
}

explained_family_register as_register(const given_value &one, const netburst::target &on) {
    explained_family_register result{one.where.name, one.where.address, one.value, {}};
    const std::string escr = escr_of(one);
    netburst::explain(one.where, one.value, on, [&](const explained_field &field) {
        result.fields.push_back(as_field(field, remark_on(field, escr)));
    });
    if (!escr.empty()) result.details.push_back({"", "", false, "selected_escr", escr});
    if (const netburst::event_row *const event = event_of(one)) {
        const std::string doubts = doubts_of(one);
        result.details.push_back({"confidence", doubts, !doubts.empty(), "confidence",
                                  name_of(confidence_of(*event, one))});
    }
    if (const std::uint64_t rest = netburst::undescribed_bits(one.where, one.value, on))
        result.details.push_back(
            {"bits without a description", hex(rest), false, "undescribed_bits", hex(rest)});
    return result;
}

// --- rules --------------------------------------------------------------------------------------

std::vector<told_rule> as_rules(const std::vector<broken_value> &all) {
    std::vector<told_rule> result;
    for (const broken_value &broken : all) {
        told_rule one{.rule = broken.why.broken->name,
                      .sentence = broken.why.broken->sentence,
                      .by = {},
                      .legal = {},
                      .address = broken.address,
                      .bits = broken.bits};
        for (const char *const name : broken.why.by)
            if (name != nullptr) one.by.emplace_back(name);
        if (std::string legal = alternatives_to(broken.why); !legal.empty())
            one.legal.push_back(std::move(legal));
        result.push_back(std::move(one));
    }
    return result;
}

// --- who counts what ----------------------------------------------------------------------------

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

std::string lines_of(const explained_count &one, const netburst::target &on) {
    std::string result = fmt::format("{} counts {} through {}\n", row_of(one.what.counter).name,
                                     choice_text(one.what, on), row_of(one.what.through).name);
    for (const netburst::feed &feed : one.feeds) {
        const std::string metric = metric_text(feed);
        result += fmt::format("    fed by {}{}{}\n", tagging_text(feed), metric.empty() ? "" : ": ",
                              metric);
    }
    if (one.feeds.empty() &&
        netburst::mechanism_counted_by(*one.what.event) != netburst::mechanism::none)
        result += "    nothing here tags uops for it: it counts none\n";
    if (const auto starters = starters_of(one.what); !starters.empty())
        result += fmt::format("    after an overflow of {}\n", fmt::join(starters, " or "));
    return result + fmt::format("    confidence: {}\n", certainty_of(one));
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

statement as_statement(const explained_count &one, const netburst::target &on) {
    statement result{""};
    result.lines = lines_of(one, on);
    result.object = count_as_json(one, on);
    result.in_csv = false;
    return result;
}

// --- words of perf and errata -------------------------------------------------------------------

explained_word as_word(const gathered_word &one) {
    explained_word result{.held = {"perf", 0, one.value, {}},
                          .title = fmt::format("r{:x}", one.value),
                          .note = one.note,
                          .object = {},
                          .broken = as_rules(one.broken)};
    for (const explained_field &field : one.fields)
        result.held.fields.push_back(as_field(field));
    result.object = {{"word", result.title}, {"fields", fields_as_json(result.held.fields)}};
    if (!one.choice.empty()) result.object["choice"] = one.choice;
    if (!one.note.empty()) result.object["note"] = one.note;
    if (!one.choice.empty()) result.title += " = " + one.choice;
    return result;
}

statement as_statement(const explained_erratum &one, bool is_first) {
    const netburst::erratum &told = *one.told;
    const std::string concerns = fmt::format("{}", fmt::join(one.concerns, ", "));
    statement result{told.sentence};
    result.lines =
        fmt::format("{}    {} ({}): {}\n        {}: {}\n", is_first ? "errata\n" : "", told.name,
                    concerns, told.sentence, name_of(told.how_sure), told.source);
    result.row = {"erratum",
                  "",
                  "",
                  told.name,
                  "",
                  "",
                  "",
                  fmt::format("{} ({}); {}: {}", told.sentence, concerns, name_of(told.how_sure),
                              told.source)};
    result.object = {{"id", told.name},
                     {"sentence", told.sentence},
                     {"concerns", one.concerns},
                     {"confidence", name_of(told.how_sure)},
                     {"source", told.source}};
    return result;
}

} // namespace

family_explanation explain(const family &of, const asked_values &asked) {
    const gathered all = gather(asked, target_of(of));
    family_explanation result;
    for (const given_value &one : all.values)
        result.registers.push_back(as_register(one, all.on));
    for (const explained_count &one : all.counts)
        result.counts.push_back(as_statement(one, all.on));
    for (const gathered_word &one : all.words)
        result.words.push_back(as_word(one));
    for (const explained_erratum &one : all.errata)
        result.notes.push_back(as_statement(one, result.notes.empty()));
    result.broken = as_rules(all.broken);
    result.tells_cpu = false;
    result.tells_words = true;
    result.notes_name = "errata";
    return result;
}

} // namespace msrpp::netburst_room

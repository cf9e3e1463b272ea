// `msrpp explain REG=VALUE...`: what register values and words of perf say, who counts what, and
// which rules are broken.
#include "alternatives.hpp"
#include "choice_text.hpp"
#include "choices.hpp"
#include "commands.hpp"
#include "explain_input.hpp"
#include "json.hpp"
#include "output.hpp"

#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/explain.hpp>
#include <msr/intel/netburst/feeding.hpp>
#include <msr/intel/netburst/named_registers.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
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

/// A word of perf: its fields, what it counts, and what is wrong with it.
struct explained_word {
    std::uint64_t value{};
    std::string choice; ///< empty where the driver has no such event
    std::vector<explained_field> fields;
    std::vector<broken_value> broken;
    std::string note;
};

/// A counter, what it counts, and everything that tags for it.
struct explained_count {
    netburst::counting what;
    std::vector<netburst::feed> feeds;
};

/// All that is printed.
struct explanation {
    netburst::target on;
    std::vector<given_value> values;
    std::vector<explained_word> words;
    std::vector<explained_count> counts;
    std::vector<broken_value> broken; ///< by the values
};

/// What a field of a word means, beside its name and number.
explained_field explained(const msr::described_field &found, const netburst::event_row *event,
                          const netburst::metric_row *metric) {
    explained_field field{.name = found.row.name,
                          .low = found.row.low,
                          .width = found.row.width,
                          .value = found.value,
                          .text = found.text};
    if (found.row.name == std::string_view{"event"} && event != nullptr) field.text = event->name;
    if (found.row.name == std::string_view{"replay_metric"} && metric != nullptr)
        field.text = metric->name;
    if (found.row.name == std::string_view{"event_mask"}) field.masks = event;
    return field;
}

explained_word explained(std::uint64_t value, const netburst::target &on) {
    const auto word = msr::decode<netburst::perf_config>(value);
    const int number = netburst::event_with_perf_number(static_cast<unsigned>(word.event));
    const netburst::event_row *const event = number < 0 ? nullptr : &netburst::events[number];
    const netburst::metric_row *const metric =
        netburst::metric_with_perf_number(static_cast<unsigned>(word.replay_metric));
    explained_word result;
    result.value = value;
    if (event != nullptr) result.choice = choice_text(netburst::request_of_perf_word(value));
    msr::describe(msr::fields_of<netburst::perf_config>(), value,
                  [&](const msr::described_field &found) {
                      result.fields.push_back(explained(found, event, metric));
                  });
    netburst::check_perf_word(value, on, [&](const msr::verdict &why, std::uint64_t bits) {
        result.broken.push_back({.why = why, .bits = bits});
    });
    if (const std::uint64_t refused = netburst::refused_by_perf(value); refused != 0)
        result.note =
            fmt::format("{}: bits 0x{:x}", netburst::perf_takes_mask::text.sentence, refused);
    return result;
}

explanation explained(const explain_input &input, const netburst::target &on) {
    explanation result;
    result.on = on;
    result.values = input.values;
    std::vector<netburst::register_value> held;
    for (const given_value &one : input.values)
        held.push_back({one.where.address, one.value});
    const msr::sequence<netburst::register_value> values{held.data(), held.size()};
    netburst::each_counting(values, on, [&](const netburst::counting &what) {
        explained_count one{what, {}};
        netburst::each_feed(values, what,
                            [&](const netburst::feed &feed) { one.feeds.push_back(feed); });
        result.counts.push_back(one);
    });
    netburst::check_values(values, on,
                           [&](const broken_value &broken) { result.broken.push_back(broken); });
    for (const std::uint64_t word : input.words)
        result.words.push_back(explained(word, on));
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
}

void append_table(output &out, const explanation &all) {
    for (const given_value &one : all.values)
        append_register(out, one, all.on);
    for (const explained_count &one : all.counts)
        append_count(out, one, all.on);
    for (const broken_value &broken : all.broken)
        fmt::format_to(fmt::appender(out), "broken: {}\n", whole_sentence(broken));
    for (const explained_word &one : all.words)
        append_word(out, one);
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
    return {{"counter", row_of(one.what.counter).name},
            {"escr", row_of(one.what.through).name},
            {"choice", choice_text(one.what, on)},
            {"fed_by", feeds}};
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
    append_document(
        out, {{"registers", registers}, {"counts", counts}, {"words", words}, {"broken", rules}});
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

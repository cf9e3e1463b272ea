#include "netburst_explanation.hpp"

#include "../text.hpp"
#include "netburst.hpp"
#include "netburst_text.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/perf_notation.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/register.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using netburst::confidence;

namespace {

/// What a field of a word means, beside its name and number.
netburst::explained_field explained(const msr::described_field &found,
                                    const netburst::event_row *event,
                                    const netburst::metric_row *metric) {
    netburst::explained_field field{.name = found.row.name,
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

gathered_word gather(std::uint64_t value, const netburst::target &on) {
    const auto word = msr::decode<netburst::perf_config>(value);
    const int number = netburst::event_with_perf_number(static_cast<unsigned>(word.event));
    const netburst::event_row *const event = number < 0 ? nullptr : &netburst::events[number];
    const netburst::metric_row *const metric =
        netburst::metric_with_perf_number(static_cast<unsigned>(word.replay_metric));
    gathered_word result;
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

fact fact_about_event(const char *about, const netburst::event_row &event, unsigned masks) {
    return {about, netburst::confidence_of(event, masks), doubts_about(event, masks)};
}

/// The facts behind a count: its event, the cascade that starts it, and what tags for it.
std::vector<fact> facts_behind(const explained_count &one) {
    std::vector<fact> facts;
    facts.push_back(fact_about_event("event", *one.what.event,
                                     static_cast<unsigned>(one.what.selects.event_mask)));
    if (one.what.waits_for != 0) {
        const confidence how_sure = cascade_confidence_of(one.what);
        const bool sure = how_sure == confidence::high;
        facts.push_back({"cascade", how_sure, sure ? "" : "inferred from the other counters"});
    }
    for (const netburst::feed &feed : one.feeds) {
        if (feed.event != nullptr)
            facts.push_back(fact_about_event("feed", *feed.event, feed.masks));
        if (feed.metric == nullptr) continue;
        const bool sure = feed.metric->how_sure == confidence::high;
        facts.push_back({"metric", feed.metric->how_sure, sure ? "" : feed.metric->note});
    }
    return facts;
}

void add(std::vector<explained_erratum> &to, const netburst::erratum &told,
         const std::vector<std::string> &concerns) {
    const auto same = [&](const explained_erratum &one) {
        return one.told->name == std::string_view{told.name};
    };
    auto place = std::find_if(to.begin(), to.end(), same);
    if (place == to.end()) place = to.insert(to.end(), {&told, {}});
    for (const std::string &name : concerns)
        if (std::find(place->concerns.begin(), place->concerns.end(), name) ==
            place->concerns.end())
            place->concerns.push_back(name);
}

void add(std::vector<explained_erratum> &to, const netburst::concerned_by &one) {
    std::vector<std::string> names{one.where};
    if (one.event != nullptr) names.emplace_back(one.event);
    add(to, *one.told, names);
}

/// What a word of perf counts, on a counter that is not known; user or kernel is not said in it.
void add_errata_of_word(std::vector<explained_erratum> &to, const gathered_word &word,
                        const netburst::target &on) {
    if (word.choice.empty()) return;
    const netburst::request wanted = netburst::request_of_perf_word(word.value);
    const bool second = wanted.how.threads == netburst::thread_set::second;
    netburst::counting what{.event = &netburst::events[wanted.event]};
    what.selects = second ? netburst::escr{.t1_usr = true, .t1_os = true}
                          : netburst::escr{.t0_usr = true, .t0_os = true};
    what.selects.event_mask = wanted.masks;
    what.filters.edge = wanted.how.edge;
    netburst::each_erratum(what, wanted.how.replay, on, [&](const netburst::concerned_by &one) {
        add(to, *one.told, {fmt::format("r{:x}", word.value), one.event});
    });
}

} // namespace

const netburst::event_row *event_of(const given_value &one) {
    if (one.where.kind != netburst::register_kind::escr) return nullptr;
    return netburst::event_held(static_cast<netburst::escr_number>(one.where.number), one.value);
}

confidence confidence_of(const netburst::event_row &event, const given_value &one) {
    return netburst::confidence_of(event, msr::decode<netburst::escr>(one.value).event_mask);
}

std::string doubts_about(const netburst::event_row &event, unsigned masks) {
    if (netburst::confidence_of(event, masks) == confidence::high) return {};
    std::vector<std::string_view> why = doubts_about(event);
    netburst::each_mask(event, masks, [&](const netburst::mask_row &mask) {
        for (const std::string_view doubt : doubts_about(mask))
            if (std::find(why.begin(), why.end(), doubt) == why.end()) why.push_back(doubt);
    });
    return fmt::format("{}", fmt::join(why, ", "));
}

confidence least_sure(const std::vector<fact> &facts) {
    auto result = confidence::high;
    for (const fact &one : facts)
        result = std::max(result, one.how_sure);
    return result;
}

gathered gather(const asked_values &asked, const netburst::target &on) {
    gathered result;
    result.on = on;
    std::vector<netburst::register_value> held;
    for (const family_value &one : asked.registers) {
        result.values.push_back({netburst::register_named(view(one.name)).is, one.value});
        held.push_back({one.address, one.value});
    }
    const msr::sequence<netburst::register_value> values{held.data(), held.size()};
    netburst::each_counting(values, on, [&](const netburst::counting &what) {
        explained_count one{what, {}, {}};
        netburst::each_feed(values, what,
                            [&](const netburst::feed &feed) { one.feeds.push_back(feed); });
        one.facts = facts_behind(one);
        result.counts.push_back(one);
    });
    netburst::check_values(
        values, on, [&](const netburst::broken_value &broken) { result.broken.push_back(broken); });
    netburst::each_erratum(values, on,
                           [&](const netburst::concerned_by &one) { add(result.errata, one); });
    for (const std::uint64_t word : asked.words) {
        result.words.push_back(gather(word, on));
        add_errata_of_word(result.errata, result.words.back(), on);
    }
    return result;
}

} // namespace msrpp::netburst_room

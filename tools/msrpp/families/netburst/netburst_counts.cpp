#include "netburst_counts.hpp"

#include "../../../support/text.hpp"
#include "netburst.hpp"
#include "netburst_text.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::netburst_room {

namespace netburst = msr::netburst;
using netburst::confidence;

namespace {

/// How sure one of the facts is on which a count rests.
struct fact {
    const char *about{}; ///< `event`, `cascade`, `feed` or `metric`
    confidence how_sure{};
    std::string why; ///< empty where it is sure
};

/// A counter, what it counts, everything that tags for it, and the facts behind that.
struct gathered_count {
    netburst::counting what;
    std::vector<netburst::feed> feeds{};
    std::vector<fact> facts{};
};

fact fact_about_event(const char *about, const netburst::event_row &event, unsigned masks) {
    return {about, netburst::confidence_of(event, masks), doubts_about(event, masks)};
}

/// The facts behind a count: its event, the cascade that starts it, and what tags for it.
std::vector<fact> facts_behind(const gathered_count &one) {
    std::vector<fact> facts;
    facts.push_back(
        fact_about_event("event", *one.what.particulars.event,
                         static_cast<unsigned>(one.what.particulars.selects.event_mask)));
    if (one.what.particulars.waits_for != 0) {
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

confidence least_sure(const std::vector<fact> &facts) {
    auto result = confidence::high;
    for (const fact &one : facts)
        result = std::max(result, one.how_sure);
    return result;
}

/// `high`, or the least sure of the facts behind a count with all that are in doubt.
std::string certainty_of(const gathered_count &one) {
    std::vector<std::string> doubts;
    for (const fact &behind : one.facts)
        if (behind.how_sure != netburst::confidence::high)
            doubts.push_back(fmt::format("{}: {}", behind.about, behind.why));
    std::string result = name_of(least_sure(one.facts));
    if (!doubts.empty()) result += fmt::format(" ({})", joined(doubts, "; "));
    return result;
}

/// The event that tags, with its register: `firm_escr0 (x87_fp_uop:all, tag 0)`.
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

std::string lines_of(const gathered_count &one, const netburst::target &on) {
    std::string result =
        fmt::format("{} counts {} through {}\n", row_of(one.what.counter).name,
                    choice_text(one.what, on), row_of(one.what.particulars.through).name);
    for (const netburst::feed &feed : one.feeds) {
        const std::string metric = metric_text(feed);
        result += fmt::format("    fed by {}{}{}\n", tagging_text(feed), metric.empty() ? "" : ": ",
                              metric);
    }
    if (one.feeds.empty() &&
        netburst::mechanism_counted_by(*one.what.particulars.event) != netburst::mechanism::none)
        result += "    nothing here tags uops for it: it counts none\n";
    if (const auto starters = counter_names(one.what.particulars.waits_for); !starters.empty())
        result += fmt::format("    after an overflow of {}\n", joined(starters, " or "));
    return result + fmt::format("    confidence: {}\n", certainty_of(one));
}

json count_as_json(const gathered_count &one, const netburst::target &on) {
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
            {"escr", row_of(one.what.particulars.through).name},
            {"choice", choice_text(one.what, on)},
            {"fed_by", feeds},
            {"started_by", counter_names(one.what.particulars.waits_for)},
            {"confidence", name_of(least_sure(one.facts))},
            {"facts", facts}};
}

} // namespace

std::string doubts_about(const netburst::event_row &event, unsigned masks) {
    if (netburst::confidence_of(event, masks) == confidence::high) return {};
    std::vector<std::string_view> why = doubts_about(event);
    netburst::each_mask(event, masks, [&](const netburst::mask_row &mask) {
        for (const std::string_view doubt : doubts_about(mask))
            if (std::find(why.begin(), why.end(), doubt) == why.end()) why.push_back(doubt);
    });
    return joined(why, ", ");
}

std::vector<statement> counts_of(msr::sequence<netburst::register_value> values,
                                 const netburst::target &on) {
    std::vector<statement> result;
    netburst::each_counting(values, on, [&](const netburst::counting &what) {
        gathered_count one{what};
        netburst::each_feed(values, what,
                            [&](const netburst::feed &feed) { one.feeds.push_back(feed); });
        one.facts = facts_behind(one);
        statement said{""};
        said.lines = lines_of(one, on);
        said.object = count_as_json(one, on);
        said.in_csv = false;
        result.push_back(std::move(said));
    });
    return result;
}

} // namespace msrpp::netburst_room

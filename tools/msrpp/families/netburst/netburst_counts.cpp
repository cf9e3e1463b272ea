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

/// A fact on which a count rests, and how sure the fact is.
struct fact {
    const char *subject{}; ///< the kind of fact: `event`, `cascade`, `feed` or `metric`
    confidence how_sure{};
    std::string reason; ///< the reason for doubts; empty where the fact is sure
};

/// A counter, its event, the events that tag for it, and the facts behind the count.
struct gathered_count {
    netburst::counting subject;
    std::vector<netburst::feed> feeds{};
    std::vector<fact> facts{};
};

fact fact_about_event(const char *subject, const netburst::event_row &event, unsigned masks) {
    return {subject, netburst::confidence_of(event, masks), doubts_about(event, masks)};
}

/// Returns the facts behind a count: its event, the cascade that starts the counter, and the events
/// that tag for it.
std::vector<fact> facts_behind(const gathered_count &count) {
    std::vector<fact> facts;
    facts.push_back(
        fact_about_event("event", *count.subject.particulars.event,
                         static_cast<unsigned>(count.subject.particulars.selects.event_mask)));
    if (count.subject.particulars.waits_for != 0) {
        const confidence how_sure = cascade_confidence_of(count.subject);
        const bool sure = how_sure == confidence::high;
        facts.push_back({"cascade", how_sure, sure ? "" : "inferred from the other counters"});
    }
    for (const netburst::feed &feed : count.feeds) {
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
    for (const fact &entry : facts)
        result = std::max(result, entry.how_sure);
    return result;
}

/// Returns `high`, or the least confidence among the facts behind a count with all facts that are
/// in doubt.
std::string certainty_of(const gathered_count &count) {
    std::vector<std::string> doubts;
    for (const fact &following : count.facts)
        if (following.how_sure != netburst::confidence::high)
            doubts.push_back(fmt::format("{}: {}", following.subject, following.reason));
    std::string result = name_of(least_sure(count.facts));
    if (!doubts.empty()) result += fmt::format(" ({})", joined(doubts, "; "));
    return result;
}

/// Returns the event that tags, with its register: `firm_escr0 (x87_fp_uop:all, tag 0)`.
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

std::string lines_of(const gathered_count &count, const netburst::target &target) {
    std::string result = fmt::format(
        "{} counts {} through {}\n", row_of(count.subject.counter).name,
        choice_text(count.subject, target), row_of(count.subject.particulars.through).name);
    for (const netburst::feed &feed : count.feeds) {
        const std::string metric = metric_text(feed);
        result += fmt::format("    fed by {}{}{}\n", tagging_text(feed), metric.empty() ? "" : ": ",
                              metric);
    }
    if (count.feeds.empty() && netburst::mechanism_counted_by(*count.subject.particulars.event) !=
                                   netburst::mechanism::none)
        result += "    nothing here tags uops for it: it counts none\n";
    if (const auto starters = counter_names(count.subject.particulars.waits_for); !starters.empty())
        result += fmt::format("    after an overflow of {}\n", joined(starters, " or "));
    return result + fmt::format("    confidence: {}\n", certainty_of(count));
}

json count_as_json(const gathered_count &count, const netburst::target &target) {
    json feeds = json::array();
    for (const netburst::feed &feed : count.feeds) {
        json name = {{"register", feed.upstream}};
        if (feed.event != nullptr)
            name["event"] =
                masks_text({.event = static_cast<unsigned>(feed.event - netburst::events),
                            .masks = feed.masks});
        if (feed.tag >= 0) name["tag"] = feed.tag;
        if (feed.metric != nullptr) name["metric"] = feed.metric->name;
        feeds.push_back(name);
    }
    json facts = json::array();
    for (const fact &following : count.facts) {
        json row = {{"about", following.subject}, {"confidence", name_of(following.how_sure)}};
        if (!following.reason.empty()) row["why"] = following.reason;
        facts.push_back(row);
    }
    return {{"counter", row_of(count.subject.counter).name},
            {"escr", row_of(count.subject.particulars.through).name},
            {"choice", choice_text(count.subject, target)},
            {"fed_by", feeds},
            {"started_by", counter_names(count.subject.particulars.waits_for)},
            {"confidence", name_of(least_sure(count.facts))},
            {"facts", facts}};
}

} // namespace

std::string doubts_about(const netburst::event_row &event, unsigned masks) {
    if (netburst::confidence_of(event, masks) == confidence::high) return {};
    std::vector<std::string_view> reason = doubts_about(event);
    netburst::each_mask(event, masks, [&](const netburst::mask_row &mask) {
        for (const std::string_view doubt : doubts_about(mask))
            if (std::find(reason.begin(), reason.end(), doubt) == reason.end())
                reason.push_back(doubt);
    });
    return joined(reason, ", ");
}

std::vector<statement> counts_of(msr::sequence<netburst::register_value> values,
                                 const netburst::target &target) {
    std::vector<statement> result;
    netburst::each_counting(values, target, [&](const netburst::counting &counting) {
        gathered_count count{counting};
        netburst::each_feed(values, counting,
                            [&](const netburst::feed &feed) { count.feeds.push_back(feed); });
        count.facts = facts_behind(count);
        statement said{""};
        said.lines = lines_of(count, target);
        said.object = count_as_json(count, target);
        said.in_csv = false;
        result.push_back(std::move(said));
    });
    return result;
}

} // namespace msrpp::netburst_room

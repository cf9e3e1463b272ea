#include "../commands.hpp"

#include "../reading.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../support/json.hpp"
#include "../../support/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *stat_says = "profile stat: ";

const char *text_of(msr::profile::loss why) {
    using msr::profile::loss;
    switch (why) {
    case loss::full:
        return "as the ring was full";
    case loss::overwritten:
        return "overwritten by later ones";
    case loss::throttled:
        return "throttled by the kernel";
    case loss::not_handled:
        return "that nobody handled";
    case loss::other:
        break;
    }
    return "for another reason";
}

/// The sums over the samples, which the file itself does not have.
struct totals {
    tally all;
    std::set<std::uint32_t> processes;
    std::set<std::pair<std::uint32_t, std::uint32_t>> threads;
    std::set<std::uint16_t> cpus;
    std::map<msr::profile::sample_kind, std::uint64_t> kinds;
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    std::uint64_t kernel = 0;
    std::uint64_t inexact = 0;
    std::uint64_t doubtful = 0;
    std::uint64_t callers = 0;
};

totals totals_of(const loaded &of, const filter &wanted) {
    totals result;
    for (const row &one : of.rows) {
        if (!wanted.lets(one)) continue;
        result.all.add(one);
        result.processes.insert(one.pid);
        result.threads.emplace(one.pid, one.tid);
        result.cpus.insert(one.cpu);
        ++result.kinds[one.kind];
        result.first = std::min(result.first, one.time);
        result.last = std::max(result.last, one.time);
        result.kernel += one.is(in_kernel);
        result.inexact += !one.is(is_exact);
        result.doubtful += one.is(is_doubtful);
        result.callers += of.record_of(one).chain_size();
    }
    return result;
}

} // namespace

int stat(const std::vector<std::string> &words) {
    support::command app{"What a profile has: how it was recorded, its samples, what was lost.",
                         "msrpp profile stat"};
    reading from;
    from.add_to(app);
    if (!read_words(app, words)) return 0;
    const loaded profile = from.load(stat_says);
    const totals of = totals_of(profile, from.wanted);

    table result;
    result.columns = {{"name"}, {"value"}};
    const auto tell = [&](std::string name, std::string value) {
        result.rows.push_back({std::move(name), std::move(value)});
    };
    const auto tell_some = [&](const char *name, std::uint64_t value) {
        if (value != 0) tell(name, fmt::format("{}", value));
    };
    for (const auto &[name, value] : profile.description)
        tell(std::string{name}, std::string{value});
    const bool is_finished = profile.reading.outcome == msr::profile::reading_end::finished;
    tell("ended", is_finished ? "yes" : msr::profile::sentence_of(profile.reading.outcome));
    if (is_finished) tell("exit status", fmt::format("{}", profile.end.status));
    tell("bytes", fmt::format("{}", profile.reading.bytes));
    tell("samples", fmt::format("{}", of.all.samples));
    tell("counted", fmt::format("{} {}", of.all.counted, profile.counted()));
    tell("lost", fmt::format("{}", profile.lost_samples()));
    std::map<msr::profile::loss, std::uint64_t> reasons;
    for (const msr::profile::lost &each : profile.lost)
        reasons[each.reason] += each.samples;
    for (const auto &[why, samples] : reasons)
        tell(fmt::format("lost {}", text_of(why)), fmt::format("{}", samples));
    tell("processes", fmt::format("{}", of.processes.size()));
    tell("threads", fmt::format("{}", of.threads.size()));
    tell("CPUs", fmt::format("{}", of.cpus.size()));
    if (of.all.samples != 0) {
        const double seconds = double(of.last - of.first) / 1e9;
        tell("seconds from the first to the last", fmt::format("{:.6f}", seconds));
        if (seconds > 0)
            tell("samples a second", fmt::format("{:.0f}", double(of.all.samples) / seconds));
    }
    if (profile.clocks.size() > 1) {
        const msr::profile::clocks &first = profile.clocks.front();
        const msr::profile::clocks &last = profile.clocks.back();
        if (last.monotonic > first.monotonic && last.tsc > first.tsc)
            tell("time stamp counter",
                 fmt::format("{:.3f} GHz", double(last.tsc - first.tsc) /
                                               double(last.monotonic - first.monotonic)));
    }
    for (const auto &[kind, samples] : of.kinds)
        tell(fmt::format("samples of kind {}", msr::profile::name_of(kind)),
             fmt::format("{}", samples));
    tell_some("in the kernel", of.kernel);
    tell_some("not exact", of.inexact);
    tell_some("doubtful by errata", of.doubtful);
    tell_some("loads", of.all.loads);
    tell_some("stores", of.all.stores);
    tell_some("branches", of.all.branches);
    tell_some("mispredicted", of.all.mispredicted);
    tell_some("misses", of.all.misses);
    tell_some("page walks", of.all.walks);
    for (unsigned i = 1; i < level_count; ++i)
        tell_some(fmt::format("from {}", name_of(static_cast<level>(i))).c_str(), of.all.from[i]);
    if (of.all.samples != 0 && of.callers != 0)
        tell("callers a sample",
             fmt::format("{:.1f}", double(of.callers) / double(of.all.samples)));
    tell_some("mappings", profile.mappings.size());
    tell_some("allocations", profile.allocations.size());

    output out;
    if (from.format == "json") {
        json document = json::object();
        for (const auto &each : result.rows)
            document[each[0].get<std::string>()] = each[1];
        append_document(out, document);
    } else {
        result.print(out, from.format, 0);
    }
    flush(out);
    return 0;
}

} // namespace msrpp::profile

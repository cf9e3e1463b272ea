#include "../commands.hpp"

#include "../reading.hpp"
#include "../reading/callers.hpp"
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

const char *text_of(msr::profile::loss reason) {
    using msr::profile::loss;
    switch (reason) {
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

/// Sums over all samples of a profile, which the file itself does not have.
struct totals {
    tally whole;
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

totals totals_of(const loaded &loaded, const filter &filter) {
    totals result;
    callers callers{loaded};
    for (const row &row : loaded.rows) {
        if (!filter.lets(row)) continue;
        result.whole.add(row);
        result.processes.insert(row.pid);
        result.threads.emplace(row.pid, row.tid);
        result.cpus.insert(row.cpu);
        ++result.kinds[row.kind];
        result.first = std::min(result.first, row.time);
        result.last = std::max(result.last, row.time);
        result.kernel += row.is(in_kernel);
        result.inexact += !row.is(is_exact);
        result.doubtful += row.is(is_doubtful);
        result.callers += callers.of(row).size();
    }
    return result;
}

} // namespace

int stat(const std::vector<std::string> &words) {
    support::command app{"What a profile has: how it was recorded, its samples, what was lost.",
                         "msrpp profile stat"};
    reading source;
    source.add_to(app);
    if (!read_words(app, words)) return 0;
    const loaded profile = source.load(stat_says);
    const totals totals = totals_of(profile, source.request);

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
    tell("samples", fmt::format("{}", totals.whole.samples));
    tell("counted", fmt::format("{} {}", totals.whole.counted, profile.counted()));
    tell("lost", fmt::format("{}", profile.lost_samples()));
    std::map<msr::profile::loss, std::uint64_t> reasons;
    for (const msr::profile::lost &lost : profile.lost)
        reasons[lost.reason] += lost.samples;
    for (const auto &[reason, samples] : reasons)
        tell(fmt::format("lost {}", text_of(reason)), fmt::format("{}", samples));
    tell("processes", fmt::format("{}", totals.processes.size()));
    tell("threads", fmt::format("{}", totals.threads.size()));
    tell("CPUs", fmt::format("{}", totals.cpus.size()));
    if (totals.whole.samples != 0) {
        const double seconds = double(totals.last - totals.first) / 1e9;
        tell("seconds from the first to the last", fmt::format("{:.6f}", seconds));
        if (seconds > 0)
            tell("samples a second", fmt::format("{:.0f}", double(totals.whole.samples) / seconds));
    }
    if (profile.clocks.size() > 1) {
        const msr::profile::clocks &first = profile.clocks.front();
        const msr::profile::clocks &last = profile.clocks.back();
        if (last.monotonic > first.monotonic && last.tsc > first.tsc)
            tell("time stamp counter",
                 fmt::format("{:.3f} GHz", double(last.tsc - first.tsc) /
                                               double(last.monotonic - first.monotonic)));
    }
    for (const auto &[kind, samples] : totals.kinds)
        tell(fmt::format("samples of kind {}", msr::profile::name_of(kind)),
             fmt::format("{}", samples));
    tell_some("in the kernel", totals.kernel);
    tell_some("not exact", totals.inexact);
    tell_some("doubtful by errata", totals.doubtful);
    tell_some("loads", totals.whole.loads);
    tell_some("stores", totals.whole.stores);
    tell_some("branches", totals.whole.branches);
    tell_some("mispredicted", totals.whole.mispredicted);
    tell_some("misses", totals.whole.misses);
    tell_some("page walks", totals.whole.walks);
    for (unsigned i = 1; i < level_count; ++i)
        tell_some(fmt::format("from {}", name_of(static_cast<level>(i))).c_str(),
                  totals.whole.begin[i]);
    if (totals.whole.samples != 0 && totals.callers != 0)
        tell("callers a sample",
             fmt::format("{:.1f}", double(totals.callers) / double(totals.whole.samples)));
    tell_some("mappings", profile.mappings.size());
    tell_some("allocations", profile.allocations.size());

    output out;
    if (source.format == "json") {
        json document = json::object();
        for (const auto &entry : result.rows)
            document[entry[0].get<std::string>()] = entry[1];
        append_document(out, document);
    } else {
        result.print(out, source.format, 0);
    }
    flush(out);
    return 0;
}

} // namespace msrpp::profile

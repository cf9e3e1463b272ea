#include "../commands.hpp"

#include "../reading.hpp"
#include "report_keys.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *latency_says = "profile latency: ";

std::string text_of_step(unsigned step) {
    const unsigned to = 1u << (first_step_bits + step);
    if (step == 0) return fmt::format("0-{}", to - 1);
    if (step + 1 == histogram_steps) return fmt::format("{}-", to / 2);
    return fmt::format("{}-{}", to / 2, to - 1);
}

/// Samples with a latency, by steps of it.
table histogram_of(const loaded &of, const filter &wanted, bool for_people) {
    tally steps[histogram_steps];
    std::uint64_t all = 0;
    for (const row &one : of.rows)
        if (one.is(has_latency) && wanted.lets(one)) {
            steps[step_of(one.latency)].add(one);
            ++all;
        }
    std::uint64_t most = 1;
    for (const tally &each : steps)
        most = std::max(most, each.samples);
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}};
    if (for_people) result.columns.push_back({"", plain_format, true});
    for (unsigned i = 1; i < level_count; ++i)
        result.columns.push_back(
            {std::string{"from_"} + name_of(static_cast<level>(i)), plain_format, true});
    for (unsigned i = 0; all != 0 && i < histogram_steps; ++i) {
        const tally &one = steps[i];
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(text_of_step(i));
        cells.emplace_back(one.samples);
        cells.emplace_back(double(one.samples) / double(all));
        if (for_people) {
            std::string bar;
            for (std::uint64_t k = 0; k < (one.samples * 30 + most - 1) / most; ++k)
                bar += "█";
            cells.emplace_back(std::move(bar));
        }
        for (unsigned k = 1; k < level_count; ++k)
            cells.emplace_back(one.from[k]);
    }
    return result;
}

/// Latencies by a key: how many samples are below which.
table percentiles_of(const loaded &of, const filter &wanted, key_maker &keys) {
    std::vector<std::vector<std::uint32_t>> latencies;
    std::uint64_t all = 0;
    for (const row &one : of.rows) {
        if (!one.is(has_latency) || !wanted.lets(one)) continue;
        const std::size_t place = keys.place_of(one);
        if (place >= latencies.size()) latencies.resize(place + 1);
        latencies[place].push_back(one.latency);
        ++all;
    }
    std::vector<std::pair<std::string, std::size_t>> order;
    for (std::size_t i = 0; i < latencies.size(); ++i)
        if (!latencies[i].empty()) order.emplace_back(keys.text_of(i), i);
    std::sort(order.begin(), order.end(), [&](const auto &a, const auto &b) {
        const std::size_t one = latencies[a.second].size();
        const std::size_t other = latencies[b.second].size();
        return one != other ? one > other : a < b;
    });
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}};
    keys.add_columns(result.columns);
    for (const char *const name :
         {"least", "half_below", "90_percent_below", "99_percent_below", "most"})
        result.columns.push_back({name});
    result.columns.push_back({"mean", decimal_format});
    for (auto &[text, place] : order) {
        std::vector<std::uint32_t> &some = latencies[place];
        std::sort(some.begin(), some.end());
        // The smallest value that so many percent of the samples do not exceed.
        const auto below = [&](unsigned percent) {
            return std::uint64_t{some[(some.size() * percent + 99) / 100 - 1]};
        };
        double sum = 0;
        for (const std::uint32_t each : some)
            sum += each;
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(std::move(text));
        cells.emplace_back(std::uint64_t{some.size()});
        cells.emplace_back(double(some.size()) / double(all));
        keys.add_cells(cells, place);
        cells.emplace_back(std::uint64_t{some.front()});
        for (const unsigned percent : {50u, 90u, 99u})
            cells.emplace_back(below(percent));
        cells.emplace_back(std::uint64_t{some.back()});
        cells.emplace_back(sum / double(some.size()));
    }
    return result;
}

} // namespace

int latency(const std::vector<std::string> &words) {
    support::command app{"How many clocks loads or fetches took: samples that tell it.",
                         "msrpp profile latency"};
    reading from;
    from.add_to(app);
    std::string by;
    app.add_option("--by", by, "instead of a histogram, how the latencies of each are spread")
        .describe_values("{" + key_names() + "}");
    if (!read_words(app, words)) return 0;
    if (!by.empty()) check_key_name(by, latency_says);
    const loaded profile = from.load(latency_says);
    symbolizer symbols{profile, from.symbols};
    output out;
    if (by.empty()) {
        histogram_of(profile, from.wanted, from.format == "table").print(out, from.format, 0);
        if (from.format == "table") out.push_back('\n');
    }
    if (!by.empty() || from.format == "table") {
        const auto keys = keys_by(by.empty() ? "source" : by, profile, symbols);
        percentiles_of(profile, from.wanted, *keys).print(out, from.format, from.most_rows());
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

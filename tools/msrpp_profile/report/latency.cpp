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
    const unsigned destination = 1u << (first_step_bits + step);
    if (step == 0) return fmt::format("0-{}", destination - 1);
    if (step + 1 == histogram_steps) return fmt::format("{}-", destination / 2);
    return fmt::format("{}-{}", destination / 2, destination - 1);
}

/// Returns a table of the number of samples for each step of latency.
table histogram_of(const loaded &loaded, const filter &filter, bool for_people) {
    tally steps[histogram_steps];
    std::uint64_t total = 0;
    for (const row &row : loaded.rows)
        if (row.is(has_latency) && filter.lets(row)) {
            steps[step_of(row.latency)].add(row);
            ++total;
        }
    std::uint64_t maximum = 1;
    for (const tally &entry : steps)
        maximum = std::max(maximum, entry.samples);
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}};
    if (for_people) result.columns.push_back({"", plain_format, true});
    for (unsigned i = 1; i < level_count; ++i)
        result.columns.push_back(
            {std::string{"from_"} + name_of(static_cast<level>(i)), plain_format, true});
    for (unsigned i = 0; total != 0 && i < histogram_steps; ++i) {
        const tally &tally = steps[i];
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(text_of_step(i));
        cells.emplace_back(tally.samples);
        cells.emplace_back(double(tally.samples) / double(total));
        if (for_people) {
            std::string bar;
            for (std::uint64_t k = 0; k < (tally.samples * 30 + maximum - 1) / maximum; ++k)
                bar += "█";
            cells.emplace_back(std::move(bar));
        }
        for (unsigned k = 1; k < level_count; ++k)
            cells.emplace_back(tally.begin[k]);
    }
    return result;
}

/// Returns percentiles of latency for each key: the latency that a share of the samples does not
/// exceed.
table percentiles_of(const loaded &loaded, const filter &filter, key_maker &keys) {
    std::vector<std::vector<std::uint32_t>> latencies;
    std::uint64_t total = 0;
    for (const row &row : loaded.rows) {
        if (!row.is(has_latency) || !filter.lets(row)) continue;
        const std::size_t place = keys.place_of(row);
        if (place >= latencies.size()) latencies.resize(place + 1);
        latencies[place].push_back(row.latency);
        ++total;
    }
    std::vector<std::pair<std::string, std::size_t>> order;
    for (std::size_t i = 0; i < latencies.size(); ++i)
        if (!latencies[i].empty()) order.emplace_back(keys.text_of(i), i);
    std::sort(order.begin(), order.end(), [&](const auto &a, const auto &b) {
        const std::size_t index = latencies[a.second].size();
        const std::size_t other = latencies[b.second].size();
        return index != other ? index > other : a < b;
    });
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}};
    keys.add_columns(result.columns);
    for (const char *const name :
         {"least", "half_below", "90_percent_below", "99_percent_below", "most"})
        result.columns.push_back({name});
    result.columns.push_back({"mean", decimal_format});
    for (auto &[text, place] : order) {
        std::vector<std::uint32_t> &entry = latencies[place];
        std::sort(entry.begin(), entry.end());
        // Returns the smallest latency that `percent` percent of the samples do not exceed.
        const auto lower = [&](unsigned percent) {
            return std::uint64_t{entry[(entry.size() * percent + 99) / 100 - 1]};
        };
        double sum = 0;
        for (const std::uint32_t number : entry)
            sum += number;
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(std::move(text));
        cells.emplace_back(std::uint64_t{entry.size()});
        cells.emplace_back(double(entry.size()) / double(total));
        keys.add_cells(cells, place);
        cells.emplace_back(std::uint64_t{entry.front()});
        for (const unsigned percent : {50u, 90u, 99u})
            cells.emplace_back(lower(percent));
        cells.emplace_back(std::uint64_t{entry.back()});
        cells.emplace_back(sum / double(entry.size()));
    }
    return result;
}

} // namespace

int latency(const std::vector<std::string> &words) {
    support::command app{"How many clocks loads or fetches took: samples that tell it.",
                         "msrpp profile latency"};
    reading source;
    source.add_to(app);
    std::string name;
    app.add_option("--by", name, "instead of a histogram, how the latencies of each are spread")
        .describe_values("{" + key_names() + "}");
    if (!read_words(app, words)) return 0;
    if (!name.empty()) check_key_name(name, latency_says);
    const loaded profile = source.load(latency_says);
    symbolizer symbols{profile, source.symbols};
    output out;
    if (name.empty()) {
        histogram_of(profile, source.request, source.format == "table")
            .print(out, source.format, 0);
        if (source.format == "table") out.push_back('\n');
    }
    if (!name.empty() || source.format == "table") {
        const auto keys = keys_by(name.empty() ? "source" : name, profile, symbols);
        percentiles_of(profile, source.request, *keys)
            .print(out, source.format, source.most_rows());
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

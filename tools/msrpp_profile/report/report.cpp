#include "../commands.hpp"

#include "../reading.hpp"
#include "branch_pairs.hpp"
#include "call_tree.hpp"
#include "report_keys.hpp"
#include "tally.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *report_says = "profile report: ";

/// Returns the table of samples by key (such as function or thread), most samples first.
table table_of(const loaded &loaded, const filter &filter, key_maker &keys, bool histograms) {
    std::vector<tally> tallies;
    std::uint64_t total = 0;
    for (const row &row : loaded.rows) {
        if (!filter.lets(row)) continue;
        ++total;
        const std::size_t place = keys.place_of(row);
        if (place >= tallies.size()) tallies.resize(place + 1);
        tallies[place].add(row);
    }
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < tallies.size(); ++i)
        if (tallies[i].samples != 0) order.push_back(i);
    // Keys with the same number of samples stand in the order of their texts, so that a profile
    // always gives the same report.
    std::vector<std::string> texts(tallies.size());
    for (const std::size_t i : order)
        texts[i] = keys.text_of(i);
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        if (tallies[a].samples != tallies[b].samples)
            return tallies[a].samples > tallies[b].samples;
        return texts[a] != texts[b] ? texts[a] < texts[b] : a < b;
    });

    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}};
    keys.add_columns(result.columns);
    add_columns(result.columns, histograms);
    for (const std::size_t i : order) {
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(std::move(texts[i]));
        cells.emplace_back(tallies[i].samples);
        cells.emplace_back(double(tallies[i].samples) / double(total));
        keys.add_cells(cells, i);
        add_cells(cells, tallies[i], histograms);
    }
    return result;
}

} // namespace

int report(const std::vector<std::string> &words) {
    support::command app{"Samples of a profile, by what they have in common.",
                         "msrpp profile report"};
    reading source;
    source.add_to(app);
    std::string name = "function";
    bool histograms = false, branches = false;
    app.add_option("--by", name, "what samples are put together by (function)")
        .describe_values("{" + key_names() + ", tree}");
    app.add_flag("--histogram", histograms, "columns of how many latencies were below 16, 32, …");
    app.add_flag("--branches", branches,
                 "the branches before the samples, by where they come from and go to; most first");
    if (!read_words(app, words)) return 0;
    const bool is_tree = name == "tree";
    if (!is_tree) check_key_name(name, report_says);

    const loaded profile = source.load(report_says);
    symbolizer symbols{profile, source.symbols};
    table result;
    if (branches) {
        result = branch_pairs(profile, source.request, symbols, report_says);
    } else if (is_tree) {
        result = call_tree{profile, source.request, symbols}.as_table(source.format == "table");
    } else {
        const auto keys = keys_by(name, profile, symbols);
        result = table_of(profile, source.request, *keys, histograms);
    }
    output out;
    result.print(out, source.format, source.most_rows());
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

#include "../commands.hpp"

#include "../reading.hpp"
#include "data_objects.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../support/output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *memory_says = "profile memory: ";

/// Sums over samples with data, by a number such as that of a page, most samples first; `total`
/// counts all samples.
struct sorted_tallies {
    std::vector<std::pair<std::uint64_t, tally>> of;
    std::uint64_t total{};
};

template <typename Number>
sorted_tallies tallies_by(const loaded &loaded, const filter &filter, Number number) {
    std::map<std::uint64_t, tally> factor;
    sorted_tallies result;
    for (const row &row : loaded.rows) {
        if (!filter.lets(row) || !row.is(has_address) ||
            row.kind == msr::profile::sample_kind::fetch)
            continue;
        factor[number(row)].add(row);
        ++result.total;
    }
    result.of.assign(factor.begin(), factor.end());
    std::stable_sort(result.of.begin(), result.of.end(), [](const auto &a, const auto &b) {
        return a.second.samples > b.second.samples;
    });
    return result;
}

void add_shares(std::vector<cell> &destination, const tally &tally, std::uint64_t total) {
    destination.emplace_back(tally.samples);
    destination.emplace_back(double(tally.samples) / double(total));
}

table by_object(const loaded &loaded, const filter &filter, symbolizer &symbols) {
    data_objects objects{loaded, symbols};
    const sorted_tallies sorted =
        tallies_by(loaded, filter, [&](const row &row) { return objects.number_of(row); });
    table result;
    result.columns = {{"key"},
                      {"samples"},
                      {"share", share_format},
                      {"kind"},
                      {"bytes"},
                      {"begin", hex_format, true},
                      {"file", plain_format, true},
                      {"pid"}};
    add_columns(result.columns, false);
    for (const auto &[number, tally] : sorted.of) {
        const data_object &object = objects[number];
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(object.name);
        add_shares(cells, tally, sorted.total);
        cells.emplace_back(std::string{name_of(object.kind)});
        cells.emplace_back(object.size);
        cells.emplace_back(object.begin);
        cells.emplace_back(std::string{object.file});
        cells.emplace_back(std::uint64_t{object.pid});
        add_cells(cells, tally, false);
    }
    return result;
}

table by_part(const loaded &loaded, const filter &filter, symbolizer &symbols,
              std::uint64_t bytes) {
    data_objects objects{loaded, symbols};
    std::map<std::uint64_t, std::size_t> object_in;
    const sorted_tallies sorted = tallies_by(loaded, filter, [&](const row &row) {
        const std::uint64_t part = row.address / bytes * bytes;
        object_in.try_emplace(part, objects.number_of(row));
        return part;
    });
    table result;
    result.columns = {{"key", hex_format}, {"samples"}, {"share", share_format}, {"object"}};
    add_columns(result.columns, false);
    for (const auto &[part, tally] : sorted.of) {
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(part);
        add_shares(cells, tally, sorted.total);
        cells.emplace_back(objects[object_in[part]].name);
        add_cells(cells, tally, false);
    }
    return result;
}

} // namespace

int memory(const std::vector<std::string> &words) {
    support::command app{
        "Samples by the data that they touched: variables, allocations, stacks. Where a "
        "node is remote, the columns of sources say so.",
        "msrpp profile memory"};
    reading source;
    source.add_to(app);
    std::string name = "object";
    app.add_option("--by", name, "object (the default), page or cacheline")
        .choose_from({"object", "page", "cacheline"});
    if (!read_words(app, words)) return 0;
    const loaded profile = source.load(memory_says);
    symbolizer symbols{profile, source.symbols};
    table result = name == "object" ? by_object(profile, source.request, symbols)
                                    : by_part(profile, source.request, symbols,
                                              name == "page" ? page_bytes : 64);
    output out;
    result.print(out, source.format, source.most_rows());
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

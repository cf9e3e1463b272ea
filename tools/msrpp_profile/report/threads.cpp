#include "../commands.hpp"

#include "../reading.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../support/output.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *threads_says = "profile threads: ";

struct thread_tally {
    tally whole;
    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    std::set<std::uint16_t> cpus;
    std::vector<std::uint64_t> steps;
};

/// Returns a letter for each step of time: its number of samples in proportion to `maximum`, the
/// largest number of any thread and step.
std::string in_letters(const std::vector<std::uint64_t> &steps, std::uint64_t maximum) {
    constexpr const char *letters[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    std::string text;
    for (const std::uint64_t samples : steps)
        text += letters[maximum == 0 ? 0 : (samples * 8 + maximum - 1) / maximum];
    return text;
}

} // namespace

int threads(const std::vector<std::string> &words) {
    support::command app{"Samples of a profile by thread, and when they were taken.",
                         "msrpp profile threads"};
    reading source;
    source.add_to(app);
    std::size_t steps = 24;
    app.add_option("--steps", steps, "into how many steps time is divided (24)").limit(1, 1000);
    if (!read_words(app, words)) return 0;
    const loaded profile = source.load(threads_says);

    std::uint64_t first = ~std::uint64_t{0};
    std::uint64_t last = 0;
    std::uint64_t samples = 0;
    for (const row &entry : profile.rows)
        if (source.request.lets(entry)) {
            first = std::min(first, entry.time);
            last = std::max(last, entry.time);
            ++samples;
        }
    const double span = samples == 0 ? 1 : double(last - first) + 1;
    std::map<std::pair<std::uint32_t, std::uint32_t>, thread_tally> total;
    for (const row &row : profile.rows) {
        if (!source.request.lets(row)) continue;
        thread_tally &tally = total[{row.pid, row.tid}];
        tally.whole.add(row);
        tally.first = std::min(tally.first, row.time);
        tally.last = std::max(tally.last, row.time);
        tally.cpus.insert(row.cpu);
        tally.steps.resize(steps);
        const auto step = static_cast<std::size_t>(double(row.time - first) / span * double(steps));
        ++tally.steps[std::min(step, steps - 1)];
    }
    std::uint64_t maximum = 0;
    std::vector<std::pair<std::pair<std::uint32_t, std::uint32_t>, const thread_tally *>> order;
    for (const auto &[owner, of] : total) {
        maximum = std::max(maximum, *std::max_element(of.steps.begin(), of.steps.end()));
        order.emplace_back(owner, &of);
    }
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) {
        return a.second->whole.samples > b.second->whole.samples;
    });

    const bool for_people = source.format == "table";
    table result;
    result.columns = {{"key"}, {"samples"}, {"share", share_format}, {"name", plain_format, true},
                      {"pid"}, {"cpus"}};
    if (for_people) {
        result.columns.push_back({"in_time"});
    } else {
        result.columns.push_back({"first_ns"});
        result.columns.push_back({"last_ns"});
        for (std::size_t i = 0; i < steps; ++i)
            result.columns.push_back({"step_" + std::to_string(i)});
    }
    add_columns(result.columns, false);
    for (const auto &[owner, of] : order) {
        const auto &[pid, tid] = owner;
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(std::to_string(tid));
        cells.emplace_back(of->whole.samples);
        cells.emplace_back(double(of->whole.samples) / double(samples));
        cells.emplace_back(std::string{profile.name_of_thread(pid, tid)});
        cells.emplace_back(std::uint64_t{pid});
        cells.emplace_back(std::uint64_t{of->cpus.size()});
        if (for_people) {
            cells.emplace_back(in_letters(of->steps, maximum));
        } else {
            cells.emplace_back(of->first - first);
            cells.emplace_back(of->last - first);
            for (const std::uint64_t number : of->steps)
                cells.emplace_back(number);
        }
        add_cells(cells, of->whole, false);
    }
    output out;
    result.print(out, source.format, source.most_rows());
    flush(out);
    return 0;
}

} // namespace msrpp::profile

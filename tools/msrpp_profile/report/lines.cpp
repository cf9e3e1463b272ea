#include "../commands.hpp"

#include "../reading.hpp"
#include "data_objects.hpp"
#include "table.hpp"
#include "tally.hpp"

#include "../../support/output.hpp"
#include "../../support/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

constexpr const char *lines_says = "profile lines: ";

/// A thread's accesses to an offset of a line, by one instruction.
using access = std::tuple<std::uint32_t, std::uint32_t, const place *, bool>; ///< a store

/// How threads share a line of the caches.
enum class sharing : std::uint8_t {
    none,    ///< one thread touched it
    read,    ///< several, and none wrote
    falsely, ///< somebody wrote, and the others touched other bytes
    truly,   ///< what one thread wrote, another touched
};

const char *name_of(sharing one) {
    constexpr const char *names[] = {"none", "read", "false", "true"};
    return names[static_cast<unsigned>(one)];
}

struct shared_line {
    tally all;
    std::size_t object{};
    std::set<std::uint32_t> threads;
    std::set<std::uint32_t> writers;
    std::map<std::uint32_t, std::set<std::uint32_t>> touched; ///< offsets, and the threads that
                                                              ///< touched them
    std::map<std::uint32_t, std::set<std::uint32_t>> written;
    std::map<access, std::uint64_t> accesses; ///< samples

    void add(const row &one, std::uint32_t offset, const place &at) {
        all.add(one);
        threads.insert(one.tid);
        touched[offset].insert(one.tid);
        if (one.is(is_store)) {
            writers.insert(one.tid);
            written[offset].insert(one.tid);
        }
        ++accesses[{offset, one.tid, &at, one.is(is_store)}];
    }
    sharing how() const {
        if (threads.size() < 2) return sharing::none;
        if (writers.empty()) return sharing::read;
        for (const auto &[offset, by] : written)
            if (touched.at(offset).size() > 1) return sharing::truly;
        return sharing::falsely;
    }
};

using lines_by_address = std::map<std::pair<std::uint32_t, std::uint64_t>, shared_line>;

lines_by_address lines_of(const loaded &of, const filter &wanted, symbolizer &symbols,
                          data_objects &objects, std::uint64_t bytes, std::uint64_t &all) {
    lines_by_address result;
    for (const row &one : of.rows) {
        if (!wanted.lets(one) || !one.is(has_address) ||
            one.kind == msr::profile::sample_kind::fetch)
            continue;
        ++all;
        const auto [at, is_new] = result.try_emplace({one.pid, one.address / bytes * bytes});
        if (is_new) at->second.object = objects.number_of(one);
        at->second.add(one, static_cast<std::uint32_t>(one.address % bytes), symbols.at(one));
    }
    return result;
}

std::string text_of(const place &at) {
    const frame &inner = at.frames.front();
    return inner.line == 0 ? fmt::format("{}+{:#x}", at.function, at.address - at.begin)
                           : fmt::format("{} ({}:{})", inner.function, inner.file, inner.line);
}

/// The table of the accesses to a line, most samples first.
table accesses_of(const loaded &of, std::uint32_t pid, const shared_line &line) {
    std::vector<std::pair<access, std::uint64_t>> sorted(line.accesses.begin(),
                                                         line.accesses.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    table result;
    result.columns = {{"samples"}, {"offset"},
                      {"thread"},  {"name", plain_format, true},
                      {"access"},  {"instruction", hex_format},
                      {"where"}};
    for (const auto &[what, samples] : sorted) {
        const auto &[offset, tid, at, is_write] = what;
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(samples);
        cells.emplace_back(std::uint64_t{offset});
        cells.emplace_back(std::uint64_t{tid});
        cells.emplace_back(std::string{of.name_of_thread(pid, tid)});
        cells.emplace_back(std::string{is_write ? "store" : "load"});
        cells.emplace_back(at->address);
        cells.emplace_back(text_of(*at));
    }
    return result;
}

} // namespace

int lines(const std::vector<std::string> &words) {
    support::command app{
        "Samples by line of the caches, and how threads share it: sharing is false where "
        "a thread writes and the others touch other bytes of the line. For people the "
        "instructions follow that touched lines which several threads share and write.",
        "msrpp profile lines"};
    reading from;
    from.add_to(app);
    bool only_shared = false;
    bool accesses = false;
    std::uint64_t bytes = 64;
    app.add_flag("--shared", only_shared,
                 "only lines that several threads touch and somebody writes");
    app.add_flag("--accesses", accesses, "csv and json: a row for each thread and instruction");
    app.add_option("--line", bytes, "bytes of a line (64)").choose_from({32, 64, 128, 256});
    if (!read_words(app, words)) return 0;
    const loaded profile = from.load(lines_says);
    symbolizer symbols{profile, from.symbols};
    data_objects objects{profile, symbols};
    std::uint64_t all = 0;
    const lines_by_address by = lines_of(profile, from.wanted, symbols, objects, bytes, all);

    std::vector<const lines_by_address::value_type *> order;
    for (const auto &each : by)
        if (!only_shared || each.second.how() >= sharing::falsely) order.push_back(&each);
    std::stable_sort(order.begin(), order.end(), [](const auto *a, const auto *b) {
        return a->second.all.samples > b->second.all.samples;
    });

    table result;
    result.columns = {{"key", hex_format}, {"samples"}, {"share", share_format},
                      {"sharing"},         {"threads"}, {"writers"},
                      {"object"},          {"pid"}};
    if (accesses)
        for (const char *name : {"of_samples", "offset", "thread", "name", "access"})
            result.columns.push_back({name});
    if (accesses) result.columns.push_back({"instruction", hex_format});
    if (accesses) result.columns.push_back({"where"});
    if (!accesses) add_columns(result.columns, false);
    for (const auto *each : order) {
        const auto &[where, line] = *each;
        std::vector<cell> cells;
        cells.emplace_back(where.second);
        cells.emplace_back(line.all.samples);
        cells.emplace_back(double(line.all.samples) / double(all));
        cells.emplace_back(std::string{name_of(line.how())});
        cells.emplace_back(std::uint64_t{line.threads.size()});
        cells.emplace_back(std::uint64_t{line.writers.size()});
        cells.emplace_back(objects[line.object].name);
        cells.emplace_back(std::uint64_t{where.first});
        if (!accesses) {
            add_cells(cells, line.all, false);
            result.rows.push_back(std::move(cells));
            continue;
        }
        for (std::vector<cell> &access : accesses_of(profile, where.first, line).rows) {
            std::vector<cell> &whole = result.rows.emplace_back(cells);
            whole.insert(whole.end(), access.begin(), access.end());
        }
    }
    output out;
    result.print(out, from.format, from.most_rows());
    if (from.format == "table" && !accesses) {
        std::size_t shown = 0;
        for (const auto *each : order) {
            if (each->second.how() < sharing::falsely) continue;
            if (from.most_rows() != 0 && shown++ == from.most_rows()) break;
            append_formatted(out, "\n{:#x}: {} sharing by {} threads, {} of them write; in {}\n",
                             each->first.second, name_of(each->second.how()),
                             each->second.threads.size(), each->second.writers.size(),
                             without_controls(objects[each->second.object].name));
            accesses_of(profile, each->first.first, each->second).print(out, "table", 16);
        }
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

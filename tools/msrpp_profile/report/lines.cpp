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

/// Accesses of a thread to an offset of a cache line, by one instruction: number of the thread,
/// offset, location of the instruction, and whether the accesses are stores.
using access = std::tuple<std::uint32_t, std::uint32_t, const place *, bool>;

/// How threads share a cache line.
enum class sharing : std::uint8_t {
    none,    ///< only one thread touched the cache line
    read,    ///< several threads touched the line, and none wrote
    falsely, ///< a thread wrote to the cache line, and other threads touched other bytes of it
    truly,   ///< a thread touched bytes that another thread wrote
};

const char *name_of(sharing sharing) {
    constexpr const char *names[] = {"none", "read", "false", "true"};
    return names[static_cast<unsigned>(sharing)];
}

struct shared_line {
    tally whole;
    std::size_t object{};
    std::set<std::uint32_t> threads;
    std::set<std::uint32_t> writers;
    /// Threads that touched each byte offset of the cache line, by offset.
    std::map<std::uint32_t, std::set<std::uint32_t>> touched;
    std::map<std::uint32_t, std::set<std::uint32_t>> written;
    /// Number of samples of each access (thread, offset, instruction).
    std::map<access, std::uint64_t> accesses;

    void add(const row &row, std::uint32_t offset, const place &position) {
        whole.add(row);
        threads.insert(row.tid);
        touched[offset].insert(row.tid);
        if (row.is(is_store)) {
            writers.insert(row.tid);
            written[offset].insert(row.tid);
        }
        ++accesses[{offset, row.tid, &position, row.is(is_store)}];
    }
    sharing how() const {
        if (threads.size() < 2) return sharing::none;
        if (writers.empty()) return sharing::read;
        for (const auto &[offset, factor] : written)
            if (touched.at(offset).size() > 1) return sharing::truly;
        return sharing::falsely;
    }
};

using lines_by_address = std::map<std::pair<std::uint32_t, std::uint64_t>, shared_line>;

lines_by_address lines_of(const loaded &loaded, const filter &filter, symbolizer &symbols,
                          data_objects &objects, std::uint64_t bytes, std::uint64_t &total) {
    lines_by_address result;
    for (const row &row : loaded.rows) {
        if (!filter.lets(row) || !row.is(has_address) ||
            row.kind == msr::profile::sample_kind::fetch)
            continue;
        ++total;
        const auto [position, is_new] = result.try_emplace({row.pid, row.address / bytes * bytes});
        if (is_new) position->second.object = objects.number_of(row);
        position->second.add(row, static_cast<std::uint32_t>(row.address % bytes), symbols.at(row));
    }
    return result;
}

std::string text_of(const place &position) {
    const frame &inner = position.frames.front();
    return inner.line == 0
               ? fmt::format("{}+{:#x}", position.function, position.address - position.begin)
               : fmt::format("{} ({}:{})", inner.function, inner.file, inner.line);
}

/// Returns the table of the accesses to a cache line, most samples first.
table accesses_of(const loaded &loaded, std::uint32_t pid, const shared_line &line) {
    std::vector<std::pair<access, std::uint64_t>> sorted(line.accesses.begin(),
                                                         line.accesses.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto &a, const auto &b) { return a.second > b.second; });
    table result;
    result.columns = {{"samples"}, {"offset"},
                      {"thread"},  {"name", plain_format, true},
                      {"access"},  {"instruction", hex_format},
                      {"where"}};
    for (const auto &[number, samples] : sorted) {
        const auto &[offset, tid, position, is_write] = number;
        std::vector<cell> &cells = result.rows.emplace_back();
        cells.emplace_back(samples);
        cells.emplace_back(std::uint64_t{offset});
        cells.emplace_back(std::uint64_t{tid});
        cells.emplace_back(std::string{loaded.name_of_thread(pid, tid)});
        cells.emplace_back(std::string{is_write ? "store" : "load"});
        cells.emplace_back(position->address);
        cells.emplace_back(text_of(*position));
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
    reading source;
    source.add_to(app);
    bool only_shared = false;
    bool accesses = false;
    std::uint64_t bytes = 64;
    app.add_flag("--shared", only_shared,
                 "only lines that several threads touch and somebody writes");
    app.add_flag("--accesses", accesses, "csv and json: a row for each thread and instruction");
    app.add_option("--line", bytes, "bytes of a line (64)").choose_from({32, 64, 128, 256});
    if (!read_words(app, words)) return 0;
    const loaded profile = source.load(lines_says);
    symbolizer symbols{profile, source.symbols};
    data_objects objects{profile, symbols};
    std::uint64_t total = 0;
    const lines_by_address address =
        lines_of(profile, source.request, symbols, objects, bytes, total);

    std::vector<const lines_by_address::value_type *> order;
    for (const auto &entry : address)
        if (!only_shared || entry.second.how() >= sharing::falsely) order.push_back(&entry);
    std::stable_sort(order.begin(), order.end(), [](const auto *a, const auto *b) {
        return a->second.whole.samples > b->second.whole.samples;
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
    for (const auto *entry : order) {
        const auto &[place, line] = *entry;
        std::vector<cell> cells;
        cells.emplace_back(place.second);
        cells.emplace_back(line.whole.samples);
        cells.emplace_back(double(line.whole.samples) / double(total));
        cells.emplace_back(std::string{name_of(line.how())});
        cells.emplace_back(std::uint64_t{line.threads.size()});
        cells.emplace_back(std::uint64_t{line.writers.size()});
        cells.emplace_back(objects[line.object].name);
        cells.emplace_back(std::uint64_t{place.first});
        if (!accesses) {
            add_cells(cells, line.whole, false);
            result.rows.push_back(std::move(cells));
            continue;
        }
        for (std::vector<cell> &access : accesses_of(profile, place.first, line).rows) {
            std::vector<cell> &whole = result.rows.emplace_back(cells);
            whole.insert(whole.end(), access.begin(), access.end());
        }
    }
    output out;
    result.print(out, source.format, source.most_rows());
    if (source.format == "table" && !accesses) {
        std::size_t printed = 0;
        for (const auto *entry : order) {
            if (entry->second.how() < sharing::falsely) continue;
            if (source.most_rows() != 0 && printed++ == source.most_rows()) break;
            append_formatted(out, "\n{:#x}: {} sharing by {} threads, {} of them write; in {}\n",
                             entry->first.second, name_of(entry->second.how()),
                             entry->second.threads.size(), entry->second.writers.size(),
                             without_controls(objects[entry->second.object].name));
            accesses_of(profile, entry->first.first, entry->second).print(out, "table", 16);
        }
    }
    say_complaints(symbols);
    flush(out);
    return 0;
}

} // namespace msrpp::profile

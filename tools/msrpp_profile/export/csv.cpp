#include "formats.hpp"
#include "text.hpp"

#include "../symbols/kept.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace msrpp::profile {

namespace {

using msr::profile::record;

/// Writes rows of CSV straight into the destination's memory, because rows have many short cells,
/// and may be long.
class cells {
public:
    explicit cells(destination &destination) : destination_{destination} {}

    void text(std::string_view subject) { begin(), put(subject); }
    void number(std::uint64_t value) {
        begin();
        position_ = std::to_chars(position_, end_, value).ptr;
    }
    void hex(std::uint64_t number) { begin(), put_hex(number); }
    /// Writes several values into one CSV cell, with blanks between them.
    template <typename Each>
    void hexes(std::size_t count, Each entry) {
        begin();
        for (std::size_t i = 0; i < count; ++i) {
            if (i != 0) put(" ");
            want(cell_room);
            put_hex(entry(i));
        }
    }
    /// Writes `count` texts into one CSV cell, unescaped, with quotes around all of them.
    template <typename Each>
    void joined(std::size_t count, Each entry, std::string_view separator, bool quoted) {
        begin();
        if (quoted) put("\"");
        for (std::size_t i = 0; i < count; ++i) {
            if (i != 0) put(separator);
            put(entry(i));
        }
        if (quoted) put("\"");
    }
    void nothing() { begin(); }
    /// Writes a number into a CSV cell; the cell stays empty where `known` is false.
    void number_if(bool known, std::uint64_t value) { known ? number(value) : nothing(); }
    void hex_if(bool known, std::uint64_t number) { known ? hex(number) : nothing(); }
    void flag(bool kind) {
        begin();
        *position_++ = kind ? '1' : '0';
    }
    void end_row() { put("\n"), first_ = true; }
    /// Passes the bytes that were written last to the destination.
    void finish() {
        destination_.take(static_cast<std::size_t>(position_ - begin_));
        begin_ = position_ = end_ = nullptr;
    }

private:
    /// Bytes that a comma and a number need at most, in CSV.
    static constexpr std::size_t cell_room = 32;
    static constexpr std::size_t piece = std::size_t{1} << 15;
    destination &destination_;
    char *begin_ = nullptr; ///< first byte that was not passed to the destination yet
    char *position_ = nullptr;
    char *end_ = nullptr;
    bool first_ = true;

    void begin() {
        want(cell_room);
        if (!std::exchange(first_, false)) *position_++ = ',';
    }
    /// Frees memory for a number of bytes of CSV, at most `piece`.
    void want(std::size_t bytes) {
        if (bytes <= static_cast<std::size_t>(end_ - position_)) return;
        finish();
        begin_ = position_ = destination_.space(piece);
        end_ = position_ + piece;
    }
    void put(std::string_view text) {
        if (text.size() > piece) {
            finish();
            destination_.put(text);
            return;
        }
        want(text.size());
        position_ = std::copy(text.begin(), text.end(), position_);
    }
    void put_hex(std::uint64_t number) {
        *position_++ = '0';
        *position_++ = 'x';
        position_ = std::to_chars(position_, end_, number, 16).ptr;
    }
};

struct word {
    const char *column;
    unsigned number;
};

/// The columns with words of a sample's record, printed as the record has them.
constexpr word words[] = {
    {"physical", MSRPP_SAMPLE_PHYSICAL}, {"branch_target", MSRPP_SAMPLE_TARGET},
    {"control", MSRPP_SAMPLE_CONTROL},   {"op_data", MSRPP_SAMPLE_DATA},
    {"op_data2", MSRPP_SAMPLE_DATA2},    {"op_data3", MSRPP_SAMPLE_DATA3},
    {"op_data4", MSRPP_SAMPLE_DATA4},    {"extended", MSRPP_SAMPLE_EXTENDED},
    {"source", MSRPP_SAMPLE_SOURCE},     {"perf_source", MSRPP_SAMPLE_PERF_SOURCE},
    {"counters", MSRPP_SAMPLE_COUNTERS},
};

constexpr const char *columns =
    "time_ns,tsc,pid,tid,process,thread,cpu,cgroup,kind,sequence,period,kernel,exact,ip,module,"
    "function,file,line,inlined,load,store,branch,taken,mispredicted,prefetch,locked,misaligned,"
    "l1_miss,level,tlb,page,address,latency,to_retire,translation,doubtful,";

void put_columns(destination &destination) {
    destination.put(columns);
    for (const word &word : words)
        destination.put(fmt::format("{},", word.column));
    destination.put("chain\n");
}

/// The CSV cells about code locations. Names may be thousands of bytes long, and hundreds of
/// locations have the same name: each name is escaped once, and locations have a list of names.
class place_cells {
public:
    explicit place_cells(symbolizer &symbols) : symbols_{symbols} {}

    /// Finds the code locations for the rows that are written next. All locations are looked up
    /// before the first row is written, so that waits for memory overlap.
    void find(std::span<const row *const> rows) {
        numbers_.clear();
        for (const row *const row : rows)
            numbers_.push_back(symbols_.number_at(*row));
        for (const std::uint32_t number : numbers_) {
            if (number >= known_.size()) known_.resize(number + 1);
            row_part &part = known_[number];
            if (part.names.empty()) part = made(symbols_.numbered(number));
            for (const ready *const name : part.names)
                __builtin_prefetch(name);
        }
    }
    /// Writes the cells about the code location of one of the rows that find() got.
    void add(cells &destination, std::size_t place_in_rows) const {
        const row_part &part = known_[numbers_[place_in_rows]];
        const auto text = [&](std::size_t i) -> std::string_view { return part.names[i]->body; };
        // The first three names of a code location are module, function and file.
        for (std::size_t i = 0; i < 3; ++i)
            destination.joined(
                1, [&](std::size_t) { return text(i); }, {}, part.names[i]->has_quotes);
        destination.number_if(part.line != 0, part.line);
        destination.joined(
            part.names.size() - 3, [&](std::size_t i) { return text(3 + i); }, " < ",
            part.outer_has_quotes);
    }

private:
    /// A text with its escapes, ready for a CSV cell.
    struct ready {
        std::string body{}; ///< the escaped text, without the quotes around it
        bool has_quotes{};
    };
    struct row_part {
        /// Names of module, function and file, followed by the functions into which the function is
        /// inlined.
        std::span<const ready *> names{};
        std::uint32_t line{};
        bool outer_has_quotes{};
    };
    symbolizer &symbols_;
    std::unordered_map<std::string_view, ready> ready_{};
    saved<const ready *> names_{};
    /// Numbers of the code locations for the rows that are written next.
    std::vector<std::uint32_t> numbers_{};
    /// Prepared cells of each code location, by the location's number.
    std::vector<row_part> known_{};

    const ready *ready_of(std::string_view text) {
        const auto [position, is_new] = ready_.try_emplace(text);
        if (is_new) {
            std::string body = in_csv(text);
            position->second.has_quotes = body.starts_with('"');
            position->second.body =
                position->second.has_quotes ? body.substr(1, body.size() - 2) : body;
        }
        return &position->second;
    }
    row_part made(const place &place) {
        const frame &innermost = place.frames.front();
        std::vector<const ready *> names{
            ready_of(place.module),
            ready_of(innermost.function.empty() ? place.function : innermost.function),
            ready_of(innermost.file)};
        row_part result{.line = innermost.line};
        for (const frame &outer : place.frames.outer) {
            names.push_back(ready_of(outer.function));
            result.outer_has_quotes = result.outer_has_quotes || names.back()->has_quotes;
        }
        result.names = names_.keep(names);
        return result;
    }
};

void add_meaning(cells &destination, const row &row) {
    for (const subject flag : {is_load, is_store, is_branch, is_taken, is_mispredicted, is_prefetch,
                               is_locked, is_misaligned, is_l1_miss})
        destination.flag(row.is(flag));
    destination.text(row.source == level::not_told ? "" : name_of(row.source));
    destination.text(row.through == tlb::not_told ? "" : name_of(row.through));
    destination.text(row.page == msr::ibs::page_size::unknown ? "" : name_of(row.page));
    destination.hex_if(row.is(has_address), row.address);
    destination.number_if(row.is(has_latency), row.latency);
    destination.number_if(row.to_retire != 0, row.to_retire);
    destination.number_if(row.translation != 0, row.translation);
    destination.flag(row.is(is_doubtful));
}

} // namespace

void write_csv(const selection &source, symbolizer &symbols, destination &destination) {
    put_columns(destination);
    cells cells{destination};
    place_cells places{symbols};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> threads;
    const auto name_of_thread = [&](std::uint32_t pid, std::uint32_t tid) -> std::string_view {
        const auto [position, is_new] = threads.try_emplace({pid, tid});
        if (is_new) position->second = in_csv(source.of.name_of_thread(pid, tid));
        return position->second;
    };
    const auto write = [&](const row &entry, std::size_t place_in_rows) {
        const record whole = source.of.record_of(entry);
        const msrpp_sample &fixed = whole.fixed();
        const known_cgroup &cgroup = source.of.cgroups[entry.cgroup];
        cells.number(entry.time);
        cells.number(fixed.tsc);
        cells.number(entry.pid);
        cells.number(entry.tid);
        cells.text(name_of_thread(entry.pid, entry.pid));
        cells.text(name_of_thread(entry.pid, entry.tid));
        cells.number(entry.cpu);
        if (cgroup.path.empty())
            cells.number_if(cgroup.number != 0, cgroup.number);
        else
            cells.text(in_csv(cgroup.path));
        cells.text(msr::profile::name_of(entry.kind));
        cells.number(fixed.sequence);
        cells.number(entry.period);
        cells.flag(entry.is(in_kernel));
        cells.flag(entry.is(is_exact));
        cells.hex(entry.ip);
        places.add(cells, place_in_rows);
        add_meaning(cells, entry);
        for (const word &word : words)
            cells.hex_if(whole.has(word.number), whole.word(word.number));
        cells.hexes(whole.chain_size(), [&](std::size_t i) { return whole.chain(i); });
        cells.end_row();
    };
    constexpr std::size_t together = 64;
    std::vector<const row *> next;
    const auto write_next = [&] {
        places.find(next);
        for (std::size_t i = 0; i < next.size(); ++i)
            write(*next[i], i);
        next.clear();
    };
    source.for_each([&](const row &row) {
        next.push_back(&row);
        if (next.size() == together) write_next();
    });
    write_next();
    cells.finish();
}

} // namespace msrpp::profile

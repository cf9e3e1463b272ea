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

/// Rows that are written, straight into the destination's memory: they have many short cells, and
/// may be long.
class cells {
public:
    explicit cells(destination &to) : to_{to} {}

    void text(std::string_view what) { begin(), put(what); }
    void number(std::uint64_t what) {
        begin();
        at_ = std::to_chars(at_, end_, what).ptr;
    }
    void hex(std::uint64_t what) { begin(), put_hex(what); }
    /// Several of them in one cell, parted by blanks.
    template <typename Each>
    void hexes(std::size_t count, Each each) {
        begin();
        for (std::size_t i = 0; i < count; ++i) {
            if (i != 0) put(" ");
            want(cell_room);
            put_hex(each(i));
        }
    }
    /// Writes `count` texts into one cell, as they are; quotes around all of them.
    template <typename Each>
    void joined(std::size_t count, Each each, std::string_view between, bool quoted) {
        begin();
        if (quoted) put("\"");
        for (std::size_t i = 0; i < count; ++i) {
            if (i != 0) put(between);
            put(each(i));
        }
        if (quoted) put("\"");
    }
    void nothing() { begin(); }
    /// A cell that stays empty where it is not known.
    void number_if(bool known, std::uint64_t what) { known ? number(what) : nothing(); }
    void hex_if(bool known, std::uint64_t what) { known ? hex(what) : nothing(); }
    void flag(bool is) {
        begin();
        *at_++ = is ? '1' : '0';
    }
    void end_row() { put("\n"), first_ = true; }
    /// Hands over what was written last.
    void finish() {
        to_.take(static_cast<std::size_t>(at_ - begin_));
        begin_ = at_ = end_ = nullptr;
    }

private:
    static constexpr std::size_t cell_room = 32; ///< a comma and a number
    static constexpr std::size_t piece = std::size_t{1} << 15;
    destination &to_;
    char *begin_ = nullptr; ///< of what is not handed over yet
    char *at_ = nullptr;
    char *end_ = nullptr;
    bool first_ = true;

    void begin() {
        want(cell_room);
        if (!std::exchange(first_, false)) *at_++ = ',';
    }
    /// Sees to room for so many bytes, at most `piece`.
    void want(std::size_t bytes) {
        if (bytes <= static_cast<std::size_t>(end_ - at_)) return;
        finish();
        begin_ = at_ = to_.space(piece);
        end_ = at_ + piece;
    }
    void put(std::string_view what) {
        if (what.size() > piece) {
            finish();
            to_.put(what);
            return;
        }
        want(what.size());
        at_ = std::copy(what.begin(), what.end(), at_);
    }
    void put_hex(std::uint64_t what) {
        *at_++ = '0';
        *at_++ = 'x';
        at_ = std::to_chars(at_, end_, what, 16).ptr;
    }
};

struct word {
    const char *column;
    unsigned one;
};

/// Words of records, as they came.
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

void put_columns(destination &to) {
    to.put(columns);
    for (const word &each : words)
        to.put(fmt::format("{},", each.column));
    to.put("chain\n");
}

/// The cells of places. Names may be thousands of bytes long, and hundreds of places have them:
/// each name is made ready once, and places have a list of names.
class place_cells {
public:
    explicit place_cells(symbolizer &symbols) : symbols_{symbols} {}

    /// Finds the places of some rows, which are written next: together, so that what one row waits
    /// for in memory is not waited for before the others.
    void find(std::span<const row *const> rows) {
        numbers_.clear();
        for (const row *const each : rows)
            numbers_.push_back(symbols_.number_at(*each));
        for (const std::uint32_t number : numbers_) {
            if (number >= known_.size()) known_.resize(number + 1);
            row_part &part = known_[number];
            if (part.names.empty()) part = made(symbols_.numbered(number));
            for (const ready *const name : part.names)
                __builtin_prefetch(name);
        }
    }
    /// The cells of one of these rows.
    void add(cells &into, std::size_t place_in_rows) const {
        const row_part &part = known_[numbers_[place_in_rows]];
        const auto text = [&](std::size_t i) -> std::string_view { return part.names[i]->body; };
        for (std::size_t i = 0; i < 3; ++i) // module, function, file
            into.joined(
                1, [&](std::size_t) { return text(i); }, {}, part.names[i]->has_quotes);
        into.number_if(part.line != 0, part.line);
        into.joined(
            part.names.size() - 3, [&](std::size_t i) { return text(3 + i); }, " < ",
            part.outer_has_quotes);
    }

private:
    /// A text as it stands in a cell.
    struct ready {
        std::string body{}; ///< between quotes, if it has them
        bool has_quotes{};
    };
    struct row_part {
        std::span<const ready *> names{}; ///< module, function, file; what it is inlined into
        std::uint32_t line{};
        bool outer_has_quotes{};
    };
    symbolizer &symbols_;
    std::unordered_map<std::string_view, ready> ready_{};
    kept<const ready *> names_{};
    std::vector<std::uint32_t> numbers_{}; ///< of the rows that are written next
    std::vector<row_part> known_{};        ///< by the numbers of places

    const ready *ready_of(std::string_view text) {
        const auto [at, is_new] = ready_.try_emplace(text);
        if (is_new) {
            std::string body = in_csv(text);
            at->second.has_quotes = body.starts_with('"');
            at->second.body = at->second.has_quotes ? body.substr(1, body.size() - 2) : body;
        }
        return &at->second;
    }
    row_part made(const place &where) {
        const frame &innermost = where.frames.front();
        std::vector<const ready *> names{
            ready_of(where.module),
            ready_of(innermost.function.empty() ? where.function : innermost.function),
            ready_of(innermost.file)};
        row_part result{.line = innermost.line};
        for (const frame &outer : where.frames.outer) {
            names.push_back(ready_of(outer.function));
            result.outer_has_quotes = result.outer_has_quotes || names.back()->has_quotes;
        }
        result.names = names_.keep(names);
        return result;
    }
};

void add_meaning(cells &into, const row &one) {
    for (const what flag : {is_load, is_store, is_branch, is_taken, is_mispredicted, is_prefetch,
                            is_locked, is_misaligned, is_l1_miss})
        into.flag(one.is(flag));
    into.text(one.from == level::not_told ? "" : name_of(one.from));
    into.text(one.through == tlb::not_told ? "" : name_of(one.through));
    into.text(one.page == msr::ibs::page_size::unknown ? "" : name_of(one.page));
    into.hex_if(one.is(has_address), one.address);
    into.number_if(one.is(has_latency), one.latency);
    into.number_if(one.to_retire != 0, one.to_retire);
    into.number_if(one.translation != 0, one.translation);
    into.flag(one.is(is_doubtful));
}

} // namespace

void write_csv(const selection &from, symbolizer &symbols, destination &to) {
    put_columns(to);
    cells into{to};
    place_cells places{symbols};
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> threads;
    const auto name_of_thread = [&](std::uint32_t pid, std::uint32_t tid) -> std::string_view {
        const auto [at, is_new] = threads.try_emplace({pid, tid});
        if (is_new) at->second = in_csv(from.of.name_of_thread(pid, tid));
        return at->second;
    };
    const auto write = [&](const row &one, std::size_t place_in_rows) {
        const record whole = from.of.record_of(one);
        const msrpp_sample &fixed = whole.fixed();
        const known_cgroup &cgroup = from.of.cgroups[one.cgroup];
        into.number(one.time);
        into.number(fixed.tsc);
        into.number(one.pid);
        into.number(one.tid);
        into.text(name_of_thread(one.pid, one.pid));
        into.text(name_of_thread(one.pid, one.tid));
        into.number(one.cpu);
        if (cgroup.path.empty())
            into.number_if(cgroup.number != 0, cgroup.number);
        else
            into.text(in_csv(cgroup.path));
        into.text(msr::profile::name_of(one.kind));
        into.number(fixed.sequence);
        into.number(one.period);
        into.flag(one.is(in_kernel));
        into.flag(one.is(is_exact));
        into.hex(one.ip);
        places.add(into, place_in_rows);
        add_meaning(into, one);
        for (const word &each : words)
            into.hex_if(whole.has(each.one), whole.word(each.one));
        into.hexes(whole.chain_size(), [&](std::size_t i) { return whole.chain(i); });
        into.end_row();
    };
    constexpr std::size_t together = 64;
    std::vector<const row *> next;
    const auto write_next = [&] {
        places.find(next);
        for (std::size_t i = 0; i < next.size(); ++i)
            write(*next[i], i);
        next.clear();
    };
    from.for_each([&](const row &one) {
        next.push_back(&one);
        if (next.size() == together) write_next();
    });
    write_next();
    into.finish();
}

} // namespace msrpp::profile

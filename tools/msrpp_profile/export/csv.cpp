#include "formats.hpp"
#include "text.hpp"

#include <fmt/format.h>

#include <iterator>
#include <map>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace msrpp::profile {

namespace {

using msr::profile::record;

/// A row that is written.
class cells {
public:
    void text(std::string_view what) { begin(), line_ += what; }
    void number(std::uint64_t what) { text(fmt::format_int(what).c_str()); }
    void hex(std::uint64_t what) {
        char digits[18];
        char *at = digits + sizeof digits;
        do
            *--at = "0123456789abcdef"[what & 15];
        while ((what >>= 4) != 0);
        *--at = 'x';
        *--at = '0';
        text({at, static_cast<std::size_t>(digits + sizeof digits - at)});
    }
    void nothing() { begin(); }
    /// A cell that stays empty where it is not known.
    void number_if(bool known, std::uint64_t what) { known ? number(what) : nothing(); }
    void hex_if(bool known, std::uint64_t what) { known ? hex(what) : nothing(); }
    void flag(bool is) { text(is ? "1" : "0"); }
    std::string_view line() {
        line_ += '\n';
        return line_;
    }
    std::string_view so_far() const { return line_; }
    void clear() { line_.clear(), first_ = true; }

private:
    std::string line_{};
    bool first_ = true;

    void begin() {
        if (!first_) line_ += ',';
        first_ = false;
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

/// The cells of places, each made once: names may be long, and places have many samples.
class place_cells {
public:
    std::string_view of(const place &where) {
        constexpr std::size_t most = std::size_t{64} << 20;
        if (size_ > most) known_.clear(), size_ = 0;
        std::string &text = known_[&where];
        if (text.empty()) {
            text = made(where);
            size_ += text.size();
        }
        return text;
    }

private:
    std::unordered_map<const place *, std::string> known_{};
    std::size_t size_ = 0;

    static std::string made(const place &where) {
        cells into;
        const frame &innermost = where.frames.front();
        into.text(in_csv(where.module));
        into.text(in_csv(innermost.function.empty() ? where.function : innermost.function));
        into.text(in_csv(innermost.file));
        into.number_if(innermost.line != 0, innermost.line);
        std::string outer; // what it is inlined into, the innermost first
        for (std::size_t i = 1; i < where.frames.size(); ++i)
            outer += (i == 1 ? "" : " < ") + std::string{where.frames[i].function};
        into.text(in_csv(outer));
        return std::string{into.so_far()};
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

void add_chain(cells &into, const record &whole) {
    std::string chain;
    for (std::size_t i = 0; i < whole.chain_size(); ++i)
        fmt::format_to(std::back_inserter(chain), "{}{:#x}", i == 0 ? "" : " ", whole.chain(i));
    into.text(chain);
}

} // namespace

void write_csv(const selection &from, symbolizer &symbols, destination &to) {
    put_columns(to);
    cells into;
    place_cells places;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::string> threads;
    const auto name_of_thread = [&](std::uint32_t pid, std::uint32_t tid) -> std::string_view {
        const auto [at, is_new] = threads.try_emplace({pid, tid});
        if (is_new) at->second = in_csv(from.of.name_of_thread(pid, tid));
        return at->second;
    };
    from.for_each([&](const row &one) {
        const record whole = from.of.record_of(one);
        const msrpp_sample &fixed = whole.fixed();
        const known_cgroup &cgroup = from.of.cgroups[one.cgroup];
        into.clear();
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
        into.text(places.of(symbols.at(one)));
        add_meaning(into, one);
        for (const word &each : words)
            into.hex_if(whole.has(each.one), whole.word(each.one));
        add_chain(into, whole);
        to.put(into.line());
    });
}

} // namespace msrpp::profile

#include "formats.hpp"
#include "protobuf.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include "../../support/complaint.hpp"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <unordered_map>
#include <utility>

namespace msrpp::profile {

namespace {

/// Compresses what it is given, as gzip does; the same bytes give the same bytes.
class gzip {
public:
    explicit gzip(destination &to) : to_{to} {
        constexpr int largest_window_and_gzip = 15 + 16;
        if (deflateInit2(&stream_, Z_DEFAULT_COMPRESSION, Z_DEFLATED, largest_window_and_gzip, 8,
                         Z_DEFAULT_STRATEGY) != Z_OK)
            complain(rule_broken, "profile export: zlib does not begin");
    }
    ~gzip() { deflateEnd(&stream_); }
    gzip(const gzip &) = delete;
    gzip &operator=(const gzip &) = delete;

    void put(std::string_view bytes) {
        while (!bytes.empty()) {
            const std::string_view some = bytes.substr(0, 1u << 30);
            stream_.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(some.data()));
            stream_.avail_in = static_cast<uInt>(some.size());
            while (stream_.avail_in != 0)
                step(Z_NO_FLUSH);
            bytes.remove_prefix(some.size());
        }
    }
    void finish() {
        while (step(Z_FINISH) != Z_STREAM_END) {
        }
    }

private:
    destination &to_;
    z_stream stream_{};

    int step(int how) {
        constexpr uInt room = 32768;
        stream_.next_out = reinterpret_cast<Bytef *>(to_.space(room));
        stream_.avail_out = room;
        const int result = deflate(&stream_, how);
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            complain(rule_broken, "profile export: zlib fails");
        to_.take(room - stream_.avail_out);
        return result;
    }
};

/// The sums over samples with the same stack of the same thread.
using values = std::array<std::uint64_t, 3>; // samples, period, latency

struct key {
    std::uint32_t pid{}, tid{};
    std::vector<std::uint64_t> locations{};
    bool operator==(const key &) const = default;
};
struct hash_of_key {
    std::size_t operator()(const key &one) const {
        std::uint64_t result = std::uint64_t{one.pid} << 32 | one.tid;
        for (const std::uint64_t each : one.locations)
            result = (result ^ each) * 0x9e3779b97f4a7c15u, result ^= result >> 29;
        return static_cast<std::size_t>(result);
    }
};

/// Collects a profile.proto. Numbers of fields are those of
/// https://github.com/google/pprof/blob/main/proto/profile.proto
class collector {
public:
    collector(const selection &from, symbolizer &symbols) : from_{from}, symbols_{symbols} {
        text_number("");
        from.for_each([this](const row &one) { add(one); });
    }

    void write(destination &to) {
        gzip out{to};
        message all;
        const auto flush = [&] {
            out.put(all.bytes());
            all.clear();
        };
        const std::string counted{from_.of.counted()};
        all.inner(1, value_type("samples", "count"));
        all.inner(1, value_type(counted, "count"));
        all.inner(1, value_type("latency", "clocks"));
        for (const auto *each : in_order_) {
            all.inner(2, sample(*each));
            if (all.bytes().size() > std::size_t{1} << 20) flush();
        }
        for (const auto &each : mappings_)
            all.inner(3, each);
        for (const auto &each : locations_)
            all.inner(4, each);
        for (const auto &each : functions_)
            all.inner(5, each);
        add_about(all, counted);
        for (const std::string *each : texts_in_order_)
            all.text(6, *each);
        flush();
        out.finish();
    }

private:
    const selection &from_;
    symbolizer &symbols_;
    std::unordered_map<std::string, std::uint64_t> texts_{};
    std::vector<const std::string *> texts_in_order_{};
    std::unordered_map<key, values, hash_of_key> samples_{};
    std::vector<const std::pair<const key, values> *> in_order_{};
    std::unordered_map<const msr::profile::mapping *, std::uint64_t> of_mappings_{};
    std::unordered_map<const place *, std::uint64_t> of_places_{};
    std::map<std::pair<std::string, std::string>, std::uint64_t> of_functions_{};
    std::vector<message> mappings_{}, locations_{}, functions_{};
    std::uint64_t first_ = ~std::uint64_t{0}, last_ = 0;

    std::uint64_t text_number(std::string_view what) {
        const auto [at, is_new] = texts_.emplace(printable(what), texts_.size());
        if (is_new) texts_in_order_.push_back(&at->first);
        return at->second;
    }
    message value_type(std::string_view type, std::string_view unit) {
        message result;
        result.number(1, text_number(type));
        result.number(2, text_number(unit));
        return result;
    }

    void add(const row &one) {
        key stack{.pid = one.pid, .tid = one.tid};
        const msr::profile::record whole = from_.of.record_of(one);
        stack.locations.push_back(location_of(one, one.ip));
        for (std::size_t i = 0; i < whole.chain_size(); ++i)
            stack.locations.push_back(
                location_of(one, std::max<std::uint64_t>(whole.chain(i), 1) - 1));
        const auto [at, is_new] = samples_.try_emplace(std::move(stack));
        if (is_new) in_order_.push_back(&*at);
        at->second[0] += 1;
        at->second[1] += one.period;
        at->second[2] += one.is(has_latency) ? one.latency : 0;
        first_ = std::min(first_, one.time);
        last_ = std::max(last_, one.time);
    }
    std::uint64_t location_of(const row &one, std::uint64_t address) {
        const place &where = symbols_.at(one.pid, address, one.time);
        const auto [at, is_new] = of_places_.emplace(&where, of_places_.size() + 1);
        if (is_new) add_location(at->second, where, one, address);
        return at->second;
    }
    void add_location(std::uint64_t id, const place &where, const row &one, std::uint64_t address) {
        message location;
        location.number(1, id);
        location.number(2, mapping_of(from_.of.mapping_at(one.pid, address, one.time)));
        location.number(3, address);
        for (std::size_t i = 0; i < where.frames.size(); ++i) {
            const frame &each = where.frames[i];
            message line;
            line.number(1, function_of(each, where.function));
            line.number(2, each.line);
            location.inner(4, line);
        }
        locations_.push_back(std::move(location));
    }
    std::uint64_t mapping_of(const msr::profile::mapping *where) {
        if (where == nullptr) return 0;
        const auto [at, is_new] = of_mappings_.emplace(where, of_mappings_.size() + 1);
        if (!is_new) return at->second;
        message mapping;
        mapping.number(1, at->second);
        mapping.number(2, where->begin);
        mapping.number(3, where->begin + where->size);
        mapping.number(4, where->offset);
        mapping.number(5, text_number(where->path));
        mapping.number(6, text_number(where->build_id));
        for (const unsigned symbolized : {7u, 8u, 9u, 10u}) // nothing is left to look up
            mapping.number(symbolized, 1);
        mappings_.push_back(std::move(mapping));
        return at->second;
    }
    std::uint64_t function_of(const frame &one, std::string_view symbol) {
        const std::string_view name = one.function.empty() ? symbol : one.function;
        const auto [at, is_new] = of_functions_.emplace(
            std::pair{std::string{name}, std::string{one.file}}, of_functions_.size() + 1);
        if (is_new) {
            message function;
            function.number(1, at->second);
            function.number(2, text_number(name));
            function.number(3, text_number(name));
            function.number(4, text_number(one.file));
            functions_.push_back(std::move(function));
        }
        return at->second;
    }

    message label(std::string_view name, std::string_view text, std::uint64_t number) {
        message result;
        result.number(1, text_number(name));
        if (!text.empty())
            result.number(2, text_number(text));
        else
            result.number(3, number);
        return result;
    }
    message sample(const std::pair<const key, values> &one) {
        const key &of = one.first;
        message result;
        result.numbers(1, of.locations);
        result.numbers(2, one.second);
        result.inner(3, label("process", process_name(from_.of, of.pid), 0));
        result.inner(3, label("thread", thread_name(from_.of, of.pid, of.tid), 0));
        result.inner(3, label("pid", "", of.pid));
        result.inner(3, label("tid", "", of.tid));
        return result;
    }
    void add_about(message &to, const std::string &counted) {
        if (!from_.of.clocks.empty() && last_ != 0) {
            const msr::profile::clocks &pair = from_.of.clocks.front();
            to.number(9, pair.realtime - pair.monotonic + first_);
            to.number(10, last_ - first_);
        }
        std::uint64_t period = 0;
        const std::string_view asked = from_.of.value_of(about::period);
        std::from_chars(asked.data(), asked.data() + asked.size(), period);
        to.inner(11, value_type(counted, "count"));
        to.number(12, period);
        for (const auto &[name, value] : from_.of.description)
            to.number(13, text_number(fmt::format("{}: {}", name, value)));
    }
};

} // namespace

void write_pprof(const selection &from, symbolizer &symbols, destination &to) {
    collector{from, symbols}.write(to);
}

} // namespace msrpp::profile

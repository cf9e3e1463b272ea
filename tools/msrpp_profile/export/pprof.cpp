#include "formats.hpp"
#include "protobuf.hpp"
#include "stacks.hpp"
#include "text.hpp"

#include "../../support/complaint.hpp"
#include "../reading/callers.hpp"

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

/// Compresses bytes as gzip does, without a time stamp: equal input gives equal output.
class gzip {
public:
    explicit gzip(destination &destination) : destination_{destination} {
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
            const std::string_view text = bytes.substr(0, 1u << 30);
            stream_.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.data()));
            stream_.avail_in = static_cast<uInt>(text.size());
            while (stream_.avail_in != 0)
                step(Z_NO_FLUSH);
            bytes.remove_prefix(text.size());
        }
    }
    void finish() {
        while (step(Z_FINISH) != Z_STREAM_END) {
        }
    }

private:
    destination &destination_;
    z_stream stream_{};

    int step(int status) {
        constexpr uInt room = 32768;
        stream_.next_out = reinterpret_cast<Bytef *>(destination_.space(room));
        stream_.avail_out = room;
        const int result = deflate(&stream_, status);
        if (result != Z_OK && result != Z_STREAM_END && result != Z_BUF_ERROR)
            complain(rule_broken, "profile export: zlib fails");
        destination_.take(room - stream_.avail_out);
        return result;
    }
};

/// Number of samples, sum of periods and sum of latencies of the samples with the same stack and
/// thread.
using values = std::array<std::uint64_t, 3>; // number of samples, sum of periods, sum of latencies

struct key {
    std::uint32_t pid{}, tid{};
    std::vector<std::uint64_t> locations{};
    bool operator==(const key &) const = default;
};
struct hash_of_key {
    std::size_t operator()(const key &key) const {
        std::uint64_t result = std::uint64_t{key.pid} << 32 | key.tid;
        for (const std::uint64_t number : key.locations)
            result = (result ^ number) * 0x9e3779b97f4a7c15u, result ^= result >> 29;
        return static_cast<std::size_t>(result);
    }
};

/// Collects the parts of a profile.proto. Field numbers are those of
/// https://github.com/google/pprof/blob/main/proto/profile.proto
class collector {
public:
    collector(const selection &source, symbolizer &symbols)
        : source_{source}, callers_{source.of}, symbols_{symbols} {
        text_number("");
        source.for_each([this](const row &row) { add(row); });
    }

    void write(destination &destination) {
        gzip out{destination};
        message message;
        const auto flush = [&] {
            out.put(message.bytes());
            message.clear();
        };
        const std::string counted{source_.of.counted()};
        message.inner(1, value_type("samples", "count"));
        message.inner(1, value_type(counted, "count"));
        message.inner(1, value_type("latency", "clocks"));
        for (const auto *entry : in_order_) {
            message.inner(2, sample(*entry));
            if (message.bytes().size() > std::size_t{1} << 20) flush();
        }
        for (const auto &entry : mappings_)
            message.inner(3, entry);
        for (const auto &entry : locations_)
            message.inner(4, entry);
        for (const auto &entry : functions_)
            message.inner(5, entry);
        add_about(message, counted);
        for (const std::string *text : texts_in_order_)
            message.text(6, *text);
        flush();
        out.finish();
    }

private:
    const selection &source_;
    callers callers_;
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

    std::uint64_t text_number(std::string_view text) {
        const auto [position, is_new] = texts_.emplace(printable(text), texts_.size());
        if (is_new) texts_in_order_.push_back(&position->first);
        return position->second;
    }
    message value_type(std::string_view type, std::string_view unit) {
        message result;
        result.number(1, text_number(type));
        result.number(2, text_number(unit));
        return result;
    }

    void add(const row &row) {
        key stack{.pid = row.pid, .tid = row.tid};
        stack.locations.push_back(location_of(row, row.ip));
        for (const std::uint64_t call : callers_.of(row))
            stack.locations.push_back(location_of(row, call));
        const auto [position, is_new] = samples_.try_emplace(std::move(stack));
        if (is_new) in_order_.push_back(&*position);
        position->second[0] += 1;
        position->second[1] += row.period;
        position->second[2] += row.is(has_latency) ? row.latency : 0;
        first_ = std::min(first_, row.time);
        last_ = std::max(last_, row.time);
    }
    std::uint64_t location_of(const row &row, std::uint64_t address) {
        const place &place = symbols_.at(row.pid, address, row.time);
        const auto [position, is_new] = of_places_.emplace(&place, of_places_.size() + 1);
        if (is_new) add_location(position->second, place, row, address);
        return position->second;
    }
    void add_location(std::uint64_t id, const place &place, const row &row, std::uint64_t address) {
        message location;
        location.number(1, id);
        location.number(2, mapping_of(source_.of.mapping_at(row.pid, address, row.time)));
        location.number(3, address);
        for (std::size_t i = 0; i < place.frames.size(); ++i) {
            const frame &frame = place.frames[i];
            message line;
            line.number(1, function_of(frame, place.function));
            line.number(2, frame.line);
            location.inner(4, line);
        }
        locations_.push_back(std::move(location));
    }
    std::uint64_t mapping_of(const msr::profile::mapping *place) {
        if (place == nullptr) return 0;
        const auto [position, is_new] = of_mappings_.emplace(place, of_mappings_.size() + 1);
        if (!is_new) return position->second;
        message mapping;
        mapping.number(1, position->second);
        mapping.number(2, place->begin);
        mapping.number(3, place->begin + place->size);
        mapping.number(4, place->offset);
        mapping.number(5, text_number(place->path));
        mapping.number(6, text_number(place->build_id));
        // has_functions to has_inline_frames: functions, files, lines and inlining are looked up
        // already.
        for (const unsigned symbolized : {7u, 8u, 9u, 10u})
            mapping.number(symbolized, 1);
        mappings_.push_back(std::move(mapping));
        return position->second;
    }
    std::uint64_t function_of(const frame &frame, std::string_view symbol) {
        const std::string_view name = frame.function.empty() ? symbol : frame.function;
        const auto [position, is_new] = of_functions_.emplace(
            std::pair{std::string{name}, std::string{frame.file}}, of_functions_.size() + 1);
        if (is_new) {
            message function;
            function.number(1, position->second);
            function.number(2, text_number(name));
            function.number(3, text_number(name));
            function.number(4, text_number(frame.file));
            functions_.push_back(std::move(function));
        }
        return position->second;
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
    message sample(const std::pair<const key, values> &entry) {
        const key &of = entry.first;
        message result;
        result.numbers(1, of.locations);
        result.numbers(2, entry.second);
        result.inner(3, label("process", process_name(source_.of, of.pid), 0));
        result.inner(3, label("thread", thread_name(source_.of, of.pid, of.tid), 0));
        result.inner(3, label("pid", "", of.pid));
        result.inner(3, label("tid", "", of.tid));
        return result;
    }
    void add_about(message &destination, const std::string &counted) {
        if (!source_.of.clocks.empty() && last_ != 0) {
            const msr::profile::clocks &pair = source_.of.clocks.front();
            destination.number(9, pair.realtime - pair.monotonic + first_);
            destination.number(10, last_ - first_);
        }
        std::uint64_t period = 0;
        const std::string_view text = source_.of.value_of(about::period);
        std::from_chars(text.data(), text.data() + text.size(), period);
        destination.inner(11, value_type(counted, "count"));
        destination.number(12, period);
        for (const auto &[name, value] : source_.of.description)
            destination.number(13, text_number(fmt::format("{}: {}", name, value)));
    }
};

} // namespace

void write_pprof(const selection &source, symbolizer &symbols, destination &destination) {
    collector{source, symbols}.write(destination);
}

} // namespace msrpp::profile

// Writes a profile (msr/profile/format.hpp), part by part: what was written is readable, whatever
// happens later.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/profile/format.hpp>
#include <msr/profile/record.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace msr::profile {

/// What a profile is written to: called with bytes, in order.
template <typename Sink>
concept byte_sink = requires(Sink &sink, std::span<const unsigned char> bytes) {
    sink(bytes);
};

/// Writes a profile. What the sink throws is passed on.
template <byte_sink Sink>
class writer {
public:
    explicit writer(Sink to) : to_{std::move(to)} {
        to_(std::span{reinterpret_cast<const unsigned char *>(magic), sizeof magic - 1});
    }

    /// What was recorded, and how: names and values.
    void put(std::span<const std::pair<std::string_view, std::string_view>> description) {
        content_.clear();
        for (const auto &[name, value] : description)
            text(name).text(value);
        write(part::description);
    }
    void put(const mapping &what) {
        content_.clear();
        number(what.pid).number(0u).number(what.time).number(what.begin).number(what.size);
        number(what.offset).text(what.build_id).text(what.path);
        write(part::mapping);
    }
    void put(const address_space &what) {
        content_.clear();
        number(what.pid).number(what.parent).number(what.time);
        write(part::address_space);
    }
    void put(const jit_map &what) {
        content_.clear();
        number(what.pid).number(0u).number(what.time).text(what.text);
        write(part::jit_map);
    }
    void put(const thread &what) {
        content_.clear();
        number(what.pid).number(what.tid).number(what.parent).number(0u).number(what.time);
        text(what.name);
        write(part::thread);
    }
    void put(const ended &what) {
        content_.clear();
        number(what.pid).number(what.tid).number(what.time);
        write(part::ended);
    }
    void put(const clocks &what) {
        content_.clear();
        number(what.tsc).number(what.monotonic).number(what.realtime);
        write(part::clocks);
    }
    void put(const cgroup &what) {
        content_.clear();
        number(what.number).text(what.path);
        write(part::cgroup);
    }
    void put(const lost &what) {
        lost_ += what.samples;
        content_.clear();
        number(what.cpu).number(static_cast<std::uint32_t>(what.why)).number(what.samples);
        number(what.time);
        write(part::lost);
    }
    void put(const allocation &what) {
        content_.clear();
        number(what.pid).number(what.tid).number(what.time).number(what.address);
        number(what.size);
        for (const std::uint64_t each : what.chain)
            number(each);
        write(part::allocation);
    }
    /// Records, one behind the other and whole.
    void put_samples(std::span<const unsigned char> records) {
        for (std::size_t at = 0; at < records.size();) {
            std::size_t some = 0;
            while (at + some < records.size()) {
                const record next = record::at(records.subspan(at + some));
                if (!next.whole()) msr::detail::invalid_argument("profile: a record is not whole");
                if (some + next.bytes() > most_content) break;
                some += next.bytes();
                ++samples_;
            }
            write(part::samples, records.subspan(at, some));
            at += some;
        }
    }
    /// The end: nothing is put behind it.
    void finish(std::int32_t status) { put(end{samples_, lost_, status}); }
    /// The end of a profile that others have begun.
    void put(const end &what) {
        content_.clear();
        number(what.samples).number(what.lost).number(static_cast<std::uint32_t>(what.status));
        number(0u);
        write(part::end);
    }

    /// Samples written so far.
    std::uint64_t samples() const { return samples_; }
    /// Samples told as lost so far.
    std::uint64_t lost_samples() const { return lost_; }

private:
    Sink to_;
    std::vector<unsigned char> content_;
    std::uint64_t samples_ = 0;
    std::uint64_t lost_ = 0;

    template <std::unsigned_integral Number>
    writer &number(Number value) {
        for (unsigned byte = 0; byte < sizeof value; ++byte)
            content_.push_back(static_cast<unsigned char>(value >> 8 * byte));
        return *this;
    }
    writer &text(std::string_view what) {
        number(static_cast<std::uint32_t>(what.size()));
        content_.insert(content_.end(), what.begin(), what.end());
        return *this;
    }
    void write(part kind) { write(kind, content_); }
    void write(part kind, std::span<const unsigned char> content) {
        if (content.size() > most_content)
            msr::detail::invalid_argument("profile: a part is too large");
        unsigned char head[8];
        const auto bytes = static_cast<std::uint32_t>(content.size());
        for (unsigned byte = 0; byte < 4; ++byte) {
            head[byte] = static_cast<unsigned char>(static_cast<std::uint32_t>(kind) >> 8 * byte);
            head[4 + byte] = static_cast<unsigned char>(bytes >> 8 * byte);
        }
        constexpr unsigned char filling[8]{};
        to_(std::span<const unsigned char>{head});
        to_(content);
        to_(std::span{filling, (8 - content.size() % 8) % 8});
    }
};

} // namespace msr::profile

// Writes a profile (msr/profile/format.hpp), part by part: the parts written so far are readable,
// whatever happens later.
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

/// A function that takes bytes of a profile: each call has the bytes that follow the bytes of the
/// call before.
template <typename Sink>
concept byte_sink = requires(Sink &sink, std::span<const unsigned char> bytes) {
    sink(bytes);
};

/// Writes a profile to a sink, part by part. What the sink throws is passed on.
template <byte_sink Sink>
class writer {
public:
    explicit writer(Sink sink) : sink_{std::move(sink)} {
        sink_(std::span{reinterpret_cast<const unsigned char *>(magic), sizeof magic - 1});
    }

    /// Writes the description of the recording.
    /// `description`: pairs of a name of msr/profile/format.hpp, `about`, and a value
    void put(std::span<const std::pair<std::string_view, std::string_view>> description) {
        content_.clear();
        for (const auto &[name, value] : description)
            text(name).text(value);
        write(part::description);
    }
    void put(const mapping &entry) {
        content_.clear();
        number(entry.pid).number(0u).number(entry.time).number(entry.begin).number(entry.size);
        number(entry.offset).text(entry.build_id).text(entry.path);
        write(part::mapping);
    }
    void put(const address_space &entry) {
        content_.clear();
        number(entry.pid).number(entry.parent).number(entry.time);
        write(part::address_space);
    }
    void put(const jit_map &entry) {
        content_.clear();
        number(entry.pid).number(0u).number(entry.time).text(entry.text);
        write(part::jit_map);
    }
    void put(const thread &entry) {
        content_.clear();
        number(entry.pid).number(entry.tid).number(entry.parent).number(0u).number(entry.time);
        text(entry.name);
        write(part::thread);
    }
    void put(const ended &entry) {
        content_.clear();
        number(entry.pid).number(entry.tid).number(entry.time);
        write(part::ended);
    }
    void put(const clocks &entry) {
        content_.clear();
        number(entry.tsc).number(entry.monotonic).number(entry.realtime);
        write(part::clocks);
    }
    void put(const cgroup &entry) {
        content_.clear();
        number(entry.number).text(entry.path);
        write(part::cgroup);
    }
    void put(const lost &entry) {
        lost_ += entry.samples;
        content_.clear();
        number(entry.cpu).number(static_cast<std::uint32_t>(entry.reason)).number(entry.samples);
        number(entry.time);
        write(part::lost);
    }
    void put(const allocation &entry) {
        content_.clear();
        number(entry.pid).number(entry.tid).number(entry.time).number(entry.address);
        number(entry.size);
        for (const std::uint64_t address : entry.chain)
            number(address);
        write(part::allocation);
    }
    /// Writes the branches before the sample that was written last.
    void put(const branch_stack &entry) {
        content_.clear();
        for (const branch &row : entry.branches)
            number(row.source).number(row.destination).number(row.flags);
        write(part::branches);
    }
    /// Writes records of samples, each directly behind the record before it. Throws
    /// `std::invalid_argument` where the bytes are not whole records.
    void put_samples(std::span<const unsigned char> records) {
        for (std::size_t begin = 0; begin < records.size();) {
            std::size_t size = 0;
            while (begin + size < records.size()) {
                const record next = record::at(records.subspan(begin + size));
                if (!next.whole()) msr::detail::invalid_argument("profile: a record is not whole");
                if (size + next.bytes() > most_content) break;
                size += next.bytes();
                ++samples_;
            }
            write(part::samples, records.subspan(begin, size));
            begin += size;
        }
    }
    /// Writes the end of the profile, after which nothing may be written.
    /// `status`: exit status of the sampled program, as a shell has it
    void finish(std::int32_t status) { put(end{samples_, lost_, status}); }
    /// Writes the end of a profile that another writer has begun; the caller gives the numbers of
    /// samples.
    void put(const end &entry) {
        content_.clear();
        number(entry.samples).number(entry.lost).number(static_cast<std::uint32_t>(entry.status));
        number(0u);
        write(part::end);
    }

    /// Returns the number of samples that were written so far.
    std::uint64_t samples() const { return samples_; }
    /// Returns the number of samples that were reported as lost so far.
    std::uint64_t lost_samples() const { return lost_; }

private:
    Sink sink_;
    std::vector<unsigned char> content_;
    std::uint64_t samples_ = 0;
    std::uint64_t lost_ = 0;

    template <std::unsigned_integral Number>
    writer &number(Number value) {
        for (unsigned byte = 0; byte < sizeof value; ++byte)
            content_.push_back(static_cast<unsigned char>(value >> 8 * byte));
        return *this;
    }
    writer &text(std::string_view value) {
        number(static_cast<std::uint32_t>(value.size()));
        content_.insert(content_.end(), value.begin(), value.end());
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
        sink_(std::span<const unsigned char>{head});
        sink_(content);
        sink_(std::span{filling, (8 - content.size() % 8) % 8});
    }
};

} // namespace msr::profile

// Reads a profile (msr/profile/format.hpp) from untrusted bytes: a receiver gets each whole part,
// and the result says what is missing or broken.
#pragma once

#include <msr/core/bytes.hpp>
#include <msr/profile/format.hpp>
#include <msr/profile/record.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

namespace msr::profile {

/// How the reading of a profile's file ended.
enum class reading_end : std::uint8_t {
    finished, ///< the profile is complete: its last part is `end`
    /// All parts of the profile are whole, but the part `end` is missing: the recording was
    /// interrupted.
    unfinished,
    cut,        ///< the last part of the profile is cut off
    broken,     ///< a part of the profile is invalid; the parts behind it were not read
    no_profile, ///< the file is no profile: its first 8 bytes are not `magic`
};

/// Returns a sentence that says how the reading of a profile ended; an empty text for `finished`.
constexpr const char *sentence_of(reading_end end) {
    constexpr const char *sentences[] = {
        "",
        "its end is missing: the recording was interrupted",
        "it is cut: its last part is not whole",
        "it is damaged: a part of it has no sense, and what stands behind is not read",
        "this is no profile of msrpp",
    };
    return sentences[static_cast<unsigned>(end)];
}

/// How the reading of a profile ended, and how much of it was understood.
struct reading {
    /// How the reading of the profile ended.
    reading_end outcome{reading_end::no_profile};
    /// Bytes of the file up to the end of the last part that was understood.
    std::uint64_t bytes{};
    std::uint64_t samples{}; ///< number of records of samples that the receiver was given
    /// Number of parts that were skipped, because the reader does not know their kinds.
    std::uint64_t skipped{};
};

/// Reads a profile and gives its parts to a receiver, in their order.
/// `bytes`: the whole file, or what there is of it; the bytes may be invalid
/// `receiver`: has a function for each type of part that it takes: `void take(const
/// msr::profile::record &)`, `take(const mapping &)` and so on, and for the description
/// `take(std::string_view name, std::string_view value)`. Texts and records of a part live as long
/// as `bytes`, chains of allocations and branches of samples as long as the call of `take`
/// Returns how the reading ended and what was understood; what the receiver throws is passed on.
template <typename Receiver>
reading read_profile(std::span<const unsigned char> bytes, Receiver &receiver);

namespace detail {

/// Takes numbers and texts from the bytes of a part, in order. `good` is false after a number or
/// text was taken that is not in the bytes; the value that was taken is 0 or empty.
class content {
public:
    explicit content(std::span<const unsigned char> bytes) : bytes_{bytes} {}

    bool good = true;
    bool at_end() const { return bytes_.empty(); }
    std::uint32_t number_32() {
        const unsigned char *const first = take(4);
        return first == nullptr ? 0 : load_32(first);
    }
    std::uint64_t number_64() {
        const unsigned char *const first = take(8);
        return first == nullptr ? 0 : load_64(first);
    }
    std::string_view text() {
        const std::uint32_t size = number_32();
        const unsigned char *const first = take(size);
        if (first == nullptr) return {};
        return {reinterpret_cast<const char *>(first), size};
    }
    std::size_t left() const { return bytes_.size(); }

private:
    std::span<const unsigned char> bytes_;

    const unsigned char *take(std::size_t size) {
        if (!good || bytes_.size() < size) {
            good = false;
            return nullptr;
        }
        const unsigned char *const first = bytes_.data();
        bytes_ = bytes_.subspan(size);
        return first;
    }
};

template <typename Receiver, typename Part>
void deliver(Receiver &receiver, const Part &entry) {
    if constexpr (requires { receiver.take(entry); }) receiver.take(entry);
}

/// Delivers records of samples to the receiver, up to the first invalid record; returns false where
/// a record is invalid.
template <typename Receiver>
bool deliver_samples(std::span<const unsigned char> bytes, Receiver &receiver, reading &result) {
    while (!bytes.empty()) {
        const record next = record::at(bytes);
        if (!next.whole()) return false;
        deliver(receiver, next);
        ++result.samples;
        bytes = bytes.subspan(next.bytes());
    }
    return true;
}

template <typename Receiver>
bool deliver_description(content fields, Receiver &receiver) {
    while (fields.good && !fields.at_end()) {
        const std::string_view name = fields.text();
        const std::string_view value = fields.text();
        if constexpr (requires { receiver.take(name, value); })
            if (fields.good) receiver.take(name, value);
    }
    return fields.good;
}

template <typename Receiver>
bool deliver_allocation(content fields, Receiver &receiver) {
    allocation entry{.pid = fields.number_32(), .tid = fields.number_32()};
    entry.time = fields.number_64();
    entry.address = fields.number_64();
    entry.size = fields.number_64();
    std::vector<std::uint64_t> chain(fields.good ? fields.left() / 8 : 0);
    for (std::uint64_t &address : chain)
        address = fields.number_64();
    entry.chain = chain;
    if (fields.good) deliver(receiver, entry);
    return fields.good;
}

template <typename Receiver>
bool deliver_branches(content fields, Receiver &receiver) {
    constexpr std::size_t bytes_of_branch = 24;
    if (fields.left() % bytes_of_branch != 0) return false;
    std::vector<branch> branches(fields.left() / bytes_of_branch);
    for (branch &row : branches) {
        row.source = fields.number_64();
        row.destination = fields.number_64();
        row.flags = fields.number_64();
    }
    deliver(receiver, branch_stack{branches});
    return true;
}

/// Delivers a whole part to the receiver, and counts it where its kind is unknown; returns false
/// where the part is invalid.
template <typename Receiver>
bool deliver_part(part kind, std::span<const unsigned char> bytes, Receiver &receiver,
                  reading &result) {
    content fields{bytes};
    const auto delivered = [&](const auto &entry) {
        if (fields.good) deliver(receiver, entry);
        return fields.good;
    };
    switch (kind) {
    case part::description:
        return deliver_description(fields, receiver);
    case part::samples:
        return deliver_samples(bytes, receiver, result);
    case part::allocation:
        return deliver_allocation(fields, receiver);
    case part::branches:
        return deliver_branches(fields, receiver);
    case part::mapping: {
        mapping entry{.pid = fields.number_32()};
        fields.number_32();
        entry.time = fields.number_64();
        entry.begin = fields.number_64();
        entry.size = fields.number_64();
        entry.offset = fields.number_64();
        entry.build_id = fields.text();
        entry.path = fields.text();
        return delivered(entry);
    }
    case part::address_space: {
        address_space entry{.pid = fields.number_32(), .parent = fields.number_32()};
        entry.time = fields.number_64();
        return delivered(entry);
    }
    case part::jit_map: {
        jit_map entry{.pid = fields.number_32()};
        fields.number_32();
        entry.time = fields.number_64();
        entry.text = fields.text();
        return delivered(entry);
    }
    case part::thread: {
        thread entry{
            .pid = fields.number_32(), .tid = fields.number_32(), .parent = fields.number_32()};
        fields.number_32();
        entry.time = fields.number_64();
        entry.name = fields.text();
        return delivered(entry);
    }
    case part::ended: {
        ended entry{.pid = fields.number_32(), .tid = fields.number_32()};
        entry.time = fields.number_64();
        return delivered(entry);
    }
    case part::clocks: {
        clocks entry{.tsc = fields.number_64()};
        entry.monotonic = fields.number_64();
        entry.realtime = fields.number_64();
        return delivered(entry);
    }
    case part::cgroup: {
        cgroup entry{.number = fields.number_64()};
        entry.path = fields.text();
        return delivered(entry);
    }
    case part::lost: {
        lost entry{.cpu = fields.number_32()};
        entry.reason = static_cast<loss>(fields.number_32());
        entry.samples = fields.number_64();
        entry.time = fields.number_64();
        return delivered(entry);
    }
    case part::end: {
        end entry{.samples = fields.number_64()};
        entry.lost = fields.number_64();
        entry.status = static_cast<std::int32_t>(fields.number_32());
        return delivered(entry);
    }
    }
    ++result.skipped;
    return true;
}

} // namespace detail

template <typename Receiver>
reading read_profile(std::span<const unsigned char> bytes, Receiver &receiver) {
    reading result;
    constexpr std::size_t begin = sizeof magic - 1;
    if (bytes.size() < begin || std::memcmp(bytes.data(), magic, begin) != 0) return result;
    result.bytes = begin;
    result.outcome = reading_end::unfinished;
    const auto stop = [&](reading_end outcome) {
        result.outcome = outcome;
        return result;
    };
    while (result.bytes < bytes.size()) {
        const auto rest = bytes.subspan(result.bytes);
        if (rest.size() < 8) return stop(reading_end::cut);
        const auto kind = static_cast<part>(load_32(rest.data()));
        const std::size_t size = load_32(rest.data() + 4);
        if (size > most_content) return stop(reading_end::broken);
        const auto content = rest.subspan(8, std::min(size, rest.size() - 8));
        if (content.size() < size) {
            // The reader delivers the whole samples of a part that is cut.
            if (kind == part::samples) detail::deliver_samples(content, receiver, result);
            return stop(reading_end::cut);
        }
        if (!detail::deliver_part(kind, content, receiver, result))
            return stop(reading_end::broken);
        result.bytes = std::min<std::uint64_t>(result.bytes + 8 + (size + 7) / 8 * 8, bytes.size());
        if (kind == part::end) return stop(reading_end::finished);
    }
    return result;
}

} // namespace msr::profile

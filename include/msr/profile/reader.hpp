// Reads a profile (msr/profile/format.hpp) from bytes that may be anything: parts that are whole
// are told, and what is missing or broken is said.
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

/// How the reading of a profile ended.
enum class reading_end : std::uint8_t {
    finished,   ///< the end was there
    unfinished, ///< whole parts, but no end: the recording was interrupted
    cut,        ///< the last part is not whole
    broken,     ///< a part has no sense; what stands behind it was not read
    no_profile, ///< it does not begin as a profile
};

/// A sentence for the end of a reading; nothing for `finished`.
constexpr const char *sentence_of(reading_end how) {
    constexpr const char *sentences[] = {
        "",
        "its end is missing: the recording was interrupted",
        "it is cut: its last part is not whole",
        "it is damaged: a part of it has no sense, and what stands behind is not read",
        "this is no profile of msrpp",
    };
    return sentences[static_cast<unsigned>(how)];
}

/// What a reading found.
struct reading {
    reading_end how{reading_end::no_profile};
    std::uint64_t bytes{};   ///< that were understood
    std::uint64_t samples{}; ///< that were told
    std::uint64_t skipped{}; ///< parts of unknown kinds
};

/// Who is told of a profile's parts. A class has the functions for what it wants to know, by the
/// type of the part: `void take(const msr::profile::record &)`, `take(const mapping &)` and so on,
/// and for the description `take(std::string_view name, std::string_view value)`. What parts refer
/// to lives as long as the bytes, chains of allocations as long as the call.
template <typename Receiver>
reading read_profile(std::span<const unsigned char> bytes, Receiver &to);

namespace detail {

/// The numbers and texts of a part, in order. After one that is not there `good` is false.
class content {
public:
    explicit content(std::span<const unsigned char> bytes) : bytes_{bytes} {}

    bool good = true;
    bool at_end() const { return bytes_.empty(); }
    std::uint32_t number_32() {
        const unsigned char *const at = take(4);
        return at == nullptr ? 0 : load_32(at);
    }
    std::uint64_t number_64() {
        const unsigned char *const at = take(8);
        return at == nullptr ? 0 : load_64(at);
    }
    std::string_view text() {
        const std::uint32_t size = number_32();
        const unsigned char *const at = take(size);
        if (at == nullptr) return {};
        return {reinterpret_cast<const char *>(at), size};
    }
    std::size_t left() const { return bytes_.size(); }

private:
    std::span<const unsigned char> bytes_;

    const unsigned char *take(std::size_t size) {
        if (!good || bytes_.size() < size) {
            good = false;
            return nullptr;
        }
        const unsigned char *const at = bytes_.data();
        bytes_ = bytes_.subspan(size);
        return at;
    }
};

template <typename Receiver, typename What>
void tell(Receiver &to, const What &what) {
    if constexpr (requires { to.take(what); }) to.take(what);
}

/// Tells records up to the first that is none; false: there is one that is none.
template <typename Receiver>
bool tell_samples(std::span<const unsigned char> bytes, Receiver &to, reading &found) {
    while (!bytes.empty()) {
        const record next = record::at(bytes);
        if (!next.whole()) return false;
        tell(to, next);
        ++found.samples;
        bytes = bytes.subspan(next.bytes());
    }
    return true;
}

template <typename Receiver>
bool tell_description(content from, Receiver &to) {
    while (from.good && !from.at_end()) {
        const std::string_view name = from.text();
        const std::string_view value = from.text();
        if constexpr (requires { to.take(name, value); })
            if (from.good) to.take(name, value);
    }
    return from.good;
}

template <typename Receiver>
bool tell_allocation(content from, Receiver &to) {
    allocation what{.pid = from.number_32(), .tid = from.number_32()};
    what.time = from.number_64();
    what.address = from.number_64();
    what.size = from.number_64();
    std::vector<std::uint64_t> chain(from.good ? from.left() / 8 : 0);
    for (std::uint64_t &each : chain)
        each = from.number_64();
    what.chain = chain;
    if (from.good) tell(to, what);
    return from.good;
}

/// Tells a part that is whole; false: it has no sense.
template <typename Receiver>
bool tell_part(part kind, std::span<const unsigned char> bytes, Receiver &to, reading &found) {
    content from{bytes};
    const auto told = [&](const auto &what) {
        if (from.good) tell(to, what);
        return from.good;
    };
    switch (kind) {
    case part::description:
        return tell_description(from, to);
    case part::samples:
        return tell_samples(bytes, to, found);
    case part::allocation:
        return tell_allocation(from, to);
    case part::mapping: {
        mapping what{.pid = from.number_32()};
        from.number_32();
        what.time = from.number_64();
        what.begin = from.number_64();
        what.size = from.number_64();
        what.offset = from.number_64();
        what.build_id = from.text();
        what.path = from.text();
        return told(what);
    }
    case part::address_space: {
        address_space what{.pid = from.number_32(), .parent = from.number_32()};
        what.time = from.number_64();
        return told(what);
    }
    case part::jit_map: {
        jit_map what{.pid = from.number_32()};
        from.number_32();
        what.time = from.number_64();
        what.text = from.text();
        return told(what);
    }
    case part::thread: {
        thread what{.pid = from.number_32(), .tid = from.number_32(), .parent = from.number_32()};
        from.number_32();
        what.time = from.number_64();
        what.name = from.text();
        return told(what);
    }
    case part::ended: {
        ended what{.pid = from.number_32(), .tid = from.number_32()};
        what.time = from.number_64();
        return told(what);
    }
    case part::clocks: {
        clocks what{.tsc = from.number_64()};
        what.monotonic = from.number_64();
        what.realtime = from.number_64();
        return told(what);
    }
    case part::cgroup: {
        cgroup what{.number = from.number_64()};
        what.path = from.text();
        return told(what);
    }
    case part::lost: {
        lost what{.cpu = from.number_32()};
        what.why = static_cast<loss>(from.number_32());
        what.samples = from.number_64();
        what.time = from.number_64();
        return told(what);
    }
    case part::end: {
        end what{.samples = from.number_64()};
        what.lost = from.number_64();
        what.status = static_cast<std::int32_t>(from.number_32());
        return told(what);
    }
    }
    ++found.skipped;
    return true;
}

} // namespace detail

template <typename Receiver>
reading read_profile(std::span<const unsigned char> bytes, Receiver &to) {
    reading found;
    constexpr std::size_t begin = sizeof magic - 1;
    if (bytes.size() < begin || std::memcmp(bytes.data(), magic, begin) != 0) return found;
    found.bytes = begin;
    found.how = reading_end::unfinished;
    const auto stop = [&](reading_end how) {
        found.how = how;
        return found;
    };
    while (found.bytes < bytes.size()) {
        const auto rest = bytes.subspan(found.bytes);
        if (rest.size() < 8) return stop(reading_end::cut);
        const auto kind = static_cast<part>(load_32(rest.data()));
        const std::size_t size = load_32(rest.data() + 4);
        if (size > most_content) return stop(reading_end::broken);
        const auto inside = rest.subspan(8, std::min(size, rest.size() - 8));
        if (inside.size() < size) {
            // What is whole of samples is told.
            if (kind == part::samples) detail::tell_samples(inside, to, found);
            return stop(reading_end::cut);
        }
        if (!detail::tell_part(kind, inside, to, found)) return stop(reading_end::broken);
        found.bytes = std::min<std::uint64_t>(found.bytes + 8 + (size + 7) / 8 * 8, bytes.size());
        if (kind == part::end) return stop(reading_end::finished);
    }
    return found;
}

} // namespace msr::profile

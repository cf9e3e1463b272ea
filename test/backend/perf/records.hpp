// Records of Linux's perf made by hand, with the layout of perf_event_open(2).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

#include <linux/perf_event.h>

namespace perf_records {

using bytes = std::vector<unsigned char>;

/// A record of perf that grows word by word; the size in its header grows with it.
class record {
public:
    record(std::uint32_t type, unsigned misc, std::initializer_list<std::uint64_t> words = {}) {
        const perf_event_header header{type, static_cast<std::uint16_t>(misc), 0};
        append(&header, sizeof header);
        for (const std::uint64_t number : words)
            word(number);
    }
    record &word(std::uint64_t value) { return append(&value, sizeof value); }
    record &pair(std::uint32_t low, std::uint32_t high) {
        return word(low | std::uint64_t{high} << 32);
    }
    /// Appends a text with its terminating 0, filled up to whole words of 8 bytes.
    record &text(std::string_view subject) {
        append(subject.data(), subject.size());
        do
            all_.push_back(0);
        while (all_.size() % 8 != 0);
        return *this;
    }
    record &append(const void *source, std::size_t size) {
        const auto *const first = static_cast<const unsigned char *>(source);
        all_.insert(all_.end(), first, first + size);
        return size_is(all_.size());
    }
    /// Sets the size in the header to `size`.
    record &size_is(std::size_t size) {
        const auto report = static_cast<std::uint16_t>(size);
        std::memcpy(all_.data() + 6, &report, sizeof report);
        return *this;
    }
    bytes done() const {
        record copy = *this;
        copy.size_is(all_.size());
        return copy.all_;
    }
    /// Returns the record's bytes, whatever size its header states.
    const bytes &raw() const { return all_; }

private:
    bytes all_;
};

/// A ring with the layout in which the kernel writes it.
struct ring_memory {
    explicit ring_memory(std::size_t size) : data(size) {}

    perf_event_mmap_page page{};
    bytes data;

    void put(const bytes &record) {
        for (const unsigned char number : record)
            data[page.data_head++ % data.size()] = number;
    }
};

} // namespace perf_records

// The ring through which Linux's perf passes records: a reader follows the rules of head and tail,
// and takes whole records only. Bytes that are no record are never followed. Source:
// perf_event_open(2), include/uapi/linux/perf_event.h.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <utility>

#include <linux/perf_event.h>
#include <sys/mman.h>

namespace msr {

/// The result of a call of `perf_ring::read`.
struct perf_ring_found {
    std::size_t records{};
    /// Whether some bytes of the ring were no record; the bytes after them were skipped.
    bool broken{};
};

/// A ring of perf's records in memory, which must outlive this object. Only one object may read a
/// ring.
class perf_ring {
public:
    perf_ring() = default;
    /// Makes a reader of a ring. `data`: the bytes of the ring, which lie behind its page; `size`:
    /// the number of these bytes, a power of two.
    perf_ring(perf_event_mmap_page *page, const unsigned char *data, std::size_t size) noexcept
        : page_{page}, data_{data}, size_{size} {}

    /// Calls `take(record)` with the bytes of each record in the ring, header included, as
    /// std::span<const unsigned char>; the bytes are valid only in the call, then the kernel may
    /// overwrite them. What `take` throws is passed on, and its record is not read again.
    template <typename Take>
    perf_ring_found read(Take &&take) {
        perf_ring_found result;
        const std::uint64_t head = __atomic_load_n(&page_->data_head, __ATOMIC_ACQUIRE);
        // the kernel is never ahead by more than the ring's size
        if (head - tail_ > size_) return broken_at(head);
        const giving_back back{*this};
        while (tail_ != head) {
            perf_event_header header;
            const std::uint64_t left = head - tail_;
            if (left < sizeof header) return broken_at(head, result);
            copy(&header, sizeof header);
            if (header.size < sizeof header || header.size % 8 != 0 || header.size > left)
                return broken_at(head, result);
            const std::span<const unsigned char> record = whole(header.size);
            tail_ += header.size;
            ++result.records;
            take(record);
        }
        return result;
    }

    std::size_t size() const noexcept { return size_; }

private:
    static constexpr std::size_t most_record = 1u << 16;

    perf_event_mmap_page *page_{};
    const unsigned char *data_{};
    std::size_t size_{};
    /// The reader's own copy of the ring's tail; the tail in the ring's page is never read.
    std::uint64_t tail_{};
    /// A copy of a record that goes round the ring's end.
    std::unique_ptr<unsigned char[]> around_{};

    struct giving_back {
        perf_ring &of;
        ~giving_back() { __atomic_store_n(&of.page_->data_tail, of.tail_, __ATOMIC_RELEASE); }
    };

    perf_ring_found broken_at(std::uint64_t head, perf_ring_found so_far = {}) noexcept {
        tail_ = head;
        __atomic_store_n(&page_->data_tail, tail_, __ATOMIC_RELEASE);
        so_far.broken = true;
        return so_far;
    }
    std::size_t place() const noexcept { return tail_ & (size_ - 1); }
    void copy(void *receiver, std::size_t bytes) const noexcept {
        const std::size_t first = bytes < size_ - place() ? bytes : size_ - place();
        std::memcpy(receiver, data_ + place(), first);
        std::memcpy(static_cast<unsigned char *>(receiver) + first, data_, bytes - first);
    }
    std::span<const unsigned char> whole(std::size_t bytes) {
        if (bytes <= size_ - place()) return {data_ + place(), bytes};
        if (!around_) around_ = std::make_unique<unsigned char[]>(most_record);
        copy(around_.get(), bytes);
        return {around_.get(), bytes};
    }
};

/// The mapped ring of an open event, which the object does not own.
class mapped_perf_ring {
public:
    mapped_perf_ring() = default;
    /// Maps the ring of `event`; where the kernel does not give so much memory, half of it, and so
    /// on. The object converts to false, and errno is as the kernel left it, where the kernel gives
    /// no memory at all.
    /// `page`: bytes of a page
    /// `pages`: pages of the ring, a power of two
    mapped_perf_ring(int event, std::size_t page, std::size_t pages) noexcept {
        for (; pages != 0; pages /= 2) {
            bytes_ = (1 + pages) * page;
            at_ = ::mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, event, 0);
            if (at_ != MAP_FAILED) break;
        }
        if (at_ == MAP_FAILED) {
            at_ = nullptr;
            return;
        }
        ring_ = {static_cast<perf_event_mmap_page *>(at_),
                 static_cast<const unsigned char *>(at_) + page, bytes_ - page};
    }
    mapped_perf_ring(mapped_perf_ring &&other) noexcept
        : at_{other.at_}, bytes_{other.bytes_}, ring_{std::move(other.ring_)} {
        other.at_ = nullptr;
    }
    mapped_perf_ring &operator=(mapped_perf_ring &&) = delete;
    ~mapped_perf_ring() {
        if (at_ != nullptr) ::munmap(at_, bytes_);
    }

    explicit operator bool() const noexcept { return at_ != nullptr; }
    /// Returns the ring, which must be open.
    perf_ring &ring() noexcept { return ring_; }

private:
    void *at_{};
    std::size_t bytes_{};
    perf_ring ring_{};
};

} // namespace msr

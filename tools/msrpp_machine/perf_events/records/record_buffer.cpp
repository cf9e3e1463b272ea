#include "record_buffer.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace msrpp::machine {

std::unique_ptr<record_buffer> record_buffer::map(int file, std::uint64_t pages,
                                                  bool is_overwritten, std::uint64_t watermark,
                                                  int &error) {
    error = EINVAL;
    if (pages != 0 && !std::has_single_bit(pages)) return nullptr;
    error = ENOMEM;
    if (pages > most_pages) return nullptr;
    const std::uint64_t bytes = (1 + pages) * page_bytes;
    struct stat status {};
    // Only a file in memory can be sealed: a program could hand over another file.
    if (ftruncate(file, static_cast<off_t>(bytes)) != 0 ||
        fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0 ||
        fstat(file, &status) != 0 || static_cast<std::uint64_t>(status.st_size) != bytes)
        return nullptr;
    void *const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (memory == MAP_FAILED) return nullptr;
    error = 0;
    return std::unique_ptr<record_buffer>{new record_buffer{
        static_cast<unsigned char *>(memory), pages * page_bytes, is_overwritten, watermark}};
}

record_buffer::record_buffer(unsigned char *memory, std::uint64_t bytes, bool is_overwritten,
                             std::uint64_t watermark)
    : memory_{memory}, bytes_{bytes}, is_overwritten_{is_overwritten},
      watermark_{std::min(watermark == 0 ? bytes / 2 : watermark, bytes)} {
    positions().data_offset = page_bytes;
    positions().data_size = bytes;
}

record_buffer::~record_buffer() { munmap(memory_, page_bytes + bytes_); }

bool record_buffer::put(std::span<const std::uint64_t> words) {
    const std::uint64_t size = words.size_bytes();
    if (is_paused_ || size > bytes_) return false;
    if (!is_overwritten_) {
        const std::uint64_t tail =
            std::atomic_ref<__u64>{positions().data_tail}.load(std::memory_order_acquire);
        // The program writes data_tail: with a wrong value `used` may be any number.
        const std::uint64_t used = head_ - tail;
        if (used > bytes_ || bytes_ - used < size) return false;
    }
    const std::uint64_t start = head_ & (bytes_ - 1);
    const std::uint64_t first = std::min(size, bytes_ - start);
    unsigned char *const data = memory_ + page_bytes;
    const auto *const source = reinterpret_cast<const unsigned char *>(words.data());
    std::memcpy(data + start, source, first);
    std::memcpy(data, source + first, size - first);
    head_ += size;
    if (head_ - wake_head_ >= watermark_) {
        wake_head_ = head_;
        has_wake_ = true;
    }
    return true;
}

void record_buffer::publish() {
    published_ = head_;
    std::atomic_ref<__u64>{positions().data_head}.store(head_, std::memory_order_release);
}

void record_buffer::publish_late() {
    if (std::exchange(late_head_, head_) > published_) publish();
}

void record_buffer::count_sample(std::uint32_t wakeup_events) {
    if (wakeup_events == 0 || ++unwoken_samples_ < wakeup_events) return;
    unwoken_samples_ = 0;
    has_wake_ = true;
}

bool record_buffer::take_wake() { return std::exchange(has_wake_, false); }

} // namespace msrpp::machine

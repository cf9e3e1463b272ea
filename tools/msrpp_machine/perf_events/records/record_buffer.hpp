// The ring of records that mmap(2) of an event's file shows: a page with positions
// (perf_event_mmap_page), then a power of two of pages with records. The event's file is a file in
// memory (plugin/plugin_events.hpp); the emulator maps the file for the program, and the machine
// maps it a second time: both see the same pages. The machine alone writes records, and later
// data_head; the program reads records, and then writes data_tail.
//
// The program can write wherever the machine can. The machine therefore keeps head and size of the
// ring in its own memory, and reads data_tail alone, which decides how much room there is and
// nothing else: a wrong data_tail loses records, or overwrites some, within the mapping. The file
// is sealed at its size, so that no truncation takes a page away from the machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include <linux/perf_event.h>

namespace msrpp::machine {

class record_buffer {
public:
    static constexpr std::uint64_t page_bytes = 4096;
    /// Largest number of pages with records: 256 MiB.
    static constexpr std::uint64_t most_pages = std::uint64_t{1} << 16;

    /// Gives a file in memory its size, seals the file, and maps it. `pages`: number of pages with
    /// records, 0 or a power of two. `is_overwritten`: the program cannot write data_tail, and the
    /// oldest records are overwritten. `watermark`: number of bytes after which a waiting reader is
    /// woken; 0: half of the ring. Returns null, with `error` set to an errno, where the file
    /// cannot be a ring.
    static std::unique_ptr<record_buffer> map(int file, std::uint64_t pages, bool is_overwritten,
                                              std::uint64_t watermark, int &error);
    record_buffer(const record_buffer &) = delete;
    record_buffer &operator=(const record_buffer &) = delete;
    ~record_buffer();

    /// Appends records, whose size is a multiple of 8 bytes. Returns false, and writes nothing,
    /// where the ring is too full or is paused.
    bool put(std::span<const std::uint64_t> words);
    /// Lets the program see all records. A reader such as perf 6.1 reads data_head twice, and
    /// writes records twice that come in between; so records become visible when the reader calls
    /// the system for an event of the ring and when a thread ends, not while the reader reads.
    void publish();
    /// Lets the program see the records that were in the ring at the last call of this function;
    /// for readers that make no system call.
    void publish_late();
    /// Counts a sample towards `wakeup_events`, the number of samples after which a reader is
    /// woken; 0: samples wake no reader.
    void count_sample(std::uint32_t wakeup_events);
    void pause(bool enabled) { is_paused_ = enabled; }

    /// Returns whether a reader is to be woken, for a reason since the last call of the function.
    bool take_wake();
    bool has_wake() const { return has_wake_; }
    std::uint64_t data_pages() const { return bytes_ / page_bytes; }

    /// Number of records that were lost, because the ring was full, since the last record
    /// PERF_RECORD_LOST.
    std::uint64_t lost_records{};

private:
    record_buffer(unsigned char *memory, std::uint64_t bytes, bool is_overwritten,
                  std::uint64_t watermark);

    unsigned char *memory_;
    std::uint64_t bytes_; ///< size in bytes of the part of the ring that holds records
    bool is_overwritten_;
    bool is_paused_{};
    bool has_wake_{};
    std::uint64_t watermark_;
    std::uint64_t head_{};      ///< number of bytes that were ever written to the ring
    std::uint64_t published_{}; ///< value of `head_` that the program sees as data_head
    std::uint64_t late_head_{}; ///< value of `head_` at the last call of publish_late()
    std::uint64_t wake_head_{}; ///< value of `head_` at the last wake by the watermark
    std::uint64_t unwoken_samples_{};

    perf_event_mmap_page &positions() const {
        return *reinterpret_cast<perf_event_mmap_page *>(memory_);
    }
};

} // namespace msrpp::machine

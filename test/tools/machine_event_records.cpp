// Tests of the records of events and of their rings: layouts as perf_event_open(2) describes them,
// rings that are full, wrap around, or are changed by a hostile program; and the code in a file.
#include "../../tools/msrpp_machine/perf_events/records/mapped_segments.hpp"
#include "../../tools/msrpp_machine/perf_events/records/record_buffer.hpp"
#include "../../tools/msrpp_machine/perf_events/records/records.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <fcntl.h>
#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

using namespace msrpp::machine;

constexpr std::uint64_t page = record_buffer::page_bytes;

/// A file in memory in place of a perf event, and a program's mapping of the file.
class event_memory {
public:
    event_memory() : file_{memfd_create("event", MFD_CLOEXEC | MFD_ALLOW_SEALING)} {
        REQUIRE(file_ >= 0);
    }
    event_memory(const event_memory &) = delete;
    event_memory &operator=(const event_memory &) = delete;
    ~event_memory() {
        if (memory_ != nullptr) munmap(memory_, bytes_);
        close(file_);
    }
    int file() const { return file_; }
    void map(std::uint64_t bytes) {
        bytes_ = bytes;
        memory_ = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file_, 0);
        REQUIRE(memory_ != MAP_FAILED);
    }
    perf_event_mmap_page &positions() { return *static_cast<perf_event_mmap_page *>(memory_); }
    std::uint64_t word(std::uint64_t position) const {
        std::uint64_t value = 0;
        std::memcpy(&value, static_cast<const char *>(memory_) + page + position, sizeof value);
        return value;
    }

private:
    int file_;
    void *memory_{};
    std::uint64_t bytes_{};
};

std::unique_ptr<record_buffer> ring_of(event_memory &event, std::uint64_t pages,
                                       std::uint64_t watermark = 0, bool is_overwritten = false) {
    int error = 0;
    std::unique_ptr<record_buffer> ring =
        record_buffer::map(event.file(), pages, is_overwritten, watermark, error);
    REQUIRE(ring != nullptr);
    CHECK(error == 0);
    event.map((1 + pages) * page);
    return ring;
}

TEST_CASE("a ring has the sizes that the kernel allows, and keeps its file's size") {
    int error = 0;
    for (const std::uint64_t pages : {std::uint64_t{3}, std::uint64_t{5}, ~std::uint64_t{0}}) {
        event_memory event;
        CHECK(record_buffer::map(event.file(), pages, false, 0, error) == nullptr);
        CHECK(error == EINVAL);
    }
    event_memory large;
    CHECK(record_buffer::map(large.file(), 2 * record_buffer::most_pages, false, 0, error) ==
          nullptr);
    CHECK(error == ENOMEM);
    event_memory event;
    const auto ring = ring_of(event, 2);
    CHECK(ring->data_pages() == 2);
    CHECK(event.positions().data_offset == page);
    CHECK(event.positions().data_size == 2 * page);
    CHECK(ftruncate(event.file(), 0) != 0);
    CHECK(ftruncate(event.file(), 16 * page) != 0);
}

TEST_CASE("a file that cannot be sealed is no ring") {
    int error = 0;
    int pipes[2];
    REQUIRE(pipe(pipes) == 0);
    CHECK(record_buffer::map(pipes[0], 1, false, 0, error) == nullptr);
    CHECK(error == ENOMEM);
    close(pipes[0]);
    close(pipes[1]);
    event_memory sealed;
    REQUIRE(fcntl(sealed.file(), F_ADD_SEALS, F_SEAL_SEAL) == 0);
    CHECK(record_buffer::map(sealed.file(), 1, false, 0, error) == nullptr);
}

TEST_CASE("records follow each other, and wrap around where the reader has freed room") {
    event_memory event;
    const auto ring = ring_of(event, 1);
    const std::vector<std::uint64_t> record(3, 7); // a page has room for 170 records of 24 bytes
    for (int i = 0; i < 170; ++i)
        CHECK(ring->put(record));
    CHECK_FALSE(ring->put(record));
    CHECK(event.positions().data_head == 0);
    ring->publish();
    CHECK(event.positions().data_head == 170 * 24);
    event.positions().data_tail = 24;
    const std::vector<std::uint64_t> other{1, 2, 3};
    CHECK(ring->put(other));
    ring->publish_late();
    CHECK(event.positions().data_head == 170 * 24);
    ring->publish_late();
    CHECK(event.positions().data_head == 171 * 24);
    CHECK(event.word(4080) == 1);
    CHECK(event.word(4088) == 2);
    CHECK(event.word(0) == 3);
    CHECK_FALSE(ring->put(other));
}

TEST_CASE("a ring that is overwritten needs no reader") {
    event_memory event;
    const auto ring = ring_of(event, 1, 0, true);
    const std::vector<std::uint64_t> record(2, 7);
    for (int i = 0; i < 1000; ++i)
        CHECK(ring->put(record));
    ring->publish();
    CHECK(event.positions().data_head == 16000);
}

TEST_CASE("a hostile program changes positions: the ring stays within its pages") {
    event_memory event;
    const auto ring = ring_of(event, 1);
    const std::vector<std::uint64_t> record(4, 7), large(600, 7);
    for (const std::uint64_t tail :
         {std::uint64_t{1} << 63, ~std::uint64_t{0}, std::uint64_t{4096}, std::uint64_t{31}}) {
        event.positions().data_tail = tail;
        event.positions().data_head = tail;
        event.positions().data_size = ~std::uint64_t{0};
        event.positions().data_offset = ~std::uint64_t{0};
        for (int i = 0; i < 300; ++i)
            (void)ring->put(record);
        CHECK_FALSE(ring->put(large));
    }
    // The hole removes the ring's pages from the file; the next access makes empty pages.
    fallocate(event.file(), FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0,
              static_cast<off_t>(2 * page));
    (void)ring->put(record);
    CHECK(ring->data_pages() == 1);
}

TEST_CASE("a reader is woken at the watermark, or after a number of samples") {
    event_memory event;
    const auto ring = ring_of(event, 1, 64);
    const std::vector<std::uint64_t> record(4, 7);
    CHECK(ring->put(record));
    CHECK_FALSE(ring->take_wake());
    CHECK(ring->put(record));
    CHECK(ring->take_wake());
    CHECK_FALSE(ring->take_wake());
    ring->count_sample(2);
    CHECK_FALSE(ring->has_wake());
    ring->count_sample(2);
    CHECK(ring->take_wake());
    ring->count_sample(0);
    CHECK_FALSE(ring->take_wake());
}

TEST_CASE("a paused ring takes no records") {
    event_memory event;
    const auto ring = ring_of(event, 1);
    const std::vector<std::uint64_t> record(4, 7);
    ring->pause(true);
    CHECK_FALSE(ring->put(record));
    ring->pause(false);
    CHECK(ring->put(record));
}

TEST_CASE("a mapping without pages for records takes none") {
    event_memory event;
    const auto ring = ring_of(event, 0);
    const std::vector<std::uint64_t> record(1, 7);
    CHECK_FALSE(ring->put(record));
}

// --- layouts of records --------------------------------------------------------------------------

constexpr record_origin origin{.process = 10, .thread = 11, .time = 12, .event = 13, .cpu = 14};

constexpr std::uint64_t header(std::uint64_t type, std::uint64_t flags, std::uint64_t bytes) {
    return type | flags << 32 | bytes << 48;
}
constexpr std::uint64_t pair(std::uint64_t low, std::uint64_t high) { return low | high << 32; }

TEST_CASE("a sample has its fields in the order of perf_event_open(2)") {
    perf_event_attr attributes{};
    attributes.sample_type = PERF_SAMPLE_IDENTIFIER | PERF_SAMPLE_IP | PERF_SAMPLE_TID |
                             PERF_SAMPLE_TIME | PERF_SAMPLE_ADDR | PERF_SAMPLE_ID |
                             PERF_SAMPLE_STREAM_ID | PERF_SAMPLE_CPU | PERF_SAMPLE_PERIOD |
                             PERF_SAMPLE_READ | PERF_SAMPLE_CALLCHAIN;
    attributes.sample_id_all = 1; // appends fields to records that are no samples
    const std::array<std::uint64_t, 2> counts{21, 22}, callers{31, 32};
    const record_words words = sample_record(
        attributes, origin, {.address = 20, .period = 1000, .counts = counts, .callers = callers});
    const record_words expected{header(PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER, 8 * 17),
                                13,
                                20,
                                pair(10, 11),
                                12,
                                0,
                                13,
                                13,
                                14,
                                1000,
                                21,
                                22,
                                4,
                                static_cast<std::uint64_t>(PERF_CONTEXT_USER),
                                20,
                                31,
                                32};
    CHECK(words == expected);
}

TEST_CASE("a chain has no more addresses than the event wants") {
    perf_event_attr attributes{};
    attributes.sample_type = PERF_SAMPLE_CALLCHAIN;
    attributes.sample_max_stack = 2;
    const std::array<std::uint64_t, 3> callers{31, 32, 33};
    const record_words words =
        sample_record(attributes, origin, {.address = 20, .callers = callers});
    CHECK(words == record_words{header(PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER, 40), 3,
                                static_cast<std::uint64_t>(PERF_CONTEXT_USER), 20, 31});
    attributes.exclude_callchain_user = 1;
    CHECK(sample_record(attributes, origin, {.address = 20, .callers = callers}) ==
          record_words{header(PERF_RECORD_SAMPLE, PERF_RECORD_MISC_USER, 16), 0});
}

TEST_CASE("fields that samples lack are named") {
    CHECK(missing_fields(PERF_SAMPLE_IP | PERF_SAMPLE_CALLCHAIN | PERF_SAMPLE_READ |
                         PERF_SAMPLE_BRANCH_STACK) == 0);
    CHECK(missing_fields(PERF_SAMPLE_IP | PERF_SAMPLE_STACK_USER | PERF_SAMPLE_REGS_USER) ==
          (PERF_SAMPLE_STACK_USER | PERF_SAMPLE_REGS_USER));
}

TEST_CASE("records about programs end with the origin where the event wants that") {
    perf_event_attr attributes{};
    attributes.sample_type = PERF_SAMPLE_TID | PERF_SAMPLE_TIME | PERF_SAMPLE_ID |
                             PERF_SAMPLE_STREAM_ID | PERF_SAMPLE_CPU | PERF_SAMPLE_IDENTIFIER;
    const auto text = [](const char *letters) {
        std::uint64_t word = 0;
        std::memcpy(&word, letters, std::strlen(letters));
        return word;
    };
    CHECK(name_record(attributes, origin, "abc", true) ==
          record_words{header(PERF_RECORD_COMM, PERF_RECORD_MISC_COMM_EXEC, 24), pair(10, 11),
                       text("abc")});
    attributes.sample_id_all = 1;
    CHECK(thread_record(attributes, origin, PERF_RECORD_FORK, {1, 2, 3, 4}) ==
          record_words{header(PERF_RECORD_FORK, 0, 80), pair(1, 2), pair(3, 4), 12, pair(10, 11),
                       12, 13, 13, 14, 13});
    attributes.sample_type = 0;
    // The zero behind a text of 8 bytes lies in the next word.
    CHECK(name_record(attributes, origin, "abcdefgh", false) ==
          record_words{header(PERF_RECORD_COMM, 0, 32), pair(10, 11), text("abcdefgh"), 0});
    CHECK(lost_record(attributes, origin, 5) ==
          record_words{header(PERF_RECORD_LOST, 0, 24), 13, 5});
    const mapped_code code{.begin = 0x1000,
                           .size = 0x2000,
                           .offset = 0x3000,
                           .major = 8,
                           .minor = 1,
                           .inode = 99,
                           .path = "/a"};
    CHECK(mapping_record(attributes, origin, code) ==
          record_words{header(PERF_RECORD_MMAP, PERF_RECORD_MISC_USER, 48), pair(10, 11), 0x1000,
                       0x2000, 0x3000, text("/a")});
    attributes.mmap2 = 1;
    CHECK(mapping_record(attributes, origin, code) ==
          record_words{header(PERF_RECORD_MMAP2, PERF_RECORD_MISC_USER, 80), pair(10, 11), 0x1000,
                       0x2000, 0x3000, pair(8, 1), 99, 0, pair(PROT_READ | PROT_EXEC, MAP_PRIVATE),
                       text("/a")});
}

// --- code in files -------------------------------------------------------------------------------

TEST_CASE("the code of a program lies in the executable part of its file") {
    const std::uint64_t whole = std::uint64_t{1} << 40;
    const std::vector<mapped_code> code = code_of("/proc/self/exe", 0x100000, whole, 0);
    REQUIRE_FALSE(code.empty());
    struct stat status {};
    REQUIRE(stat("/proc/self/exe", &status) == 0);
    for (const mapped_code &part : code) {
        CHECK(part.begin - 0x100000 == part.offset);
        CHECK(part.inode == status.st_ino);
        CHECK(part.offset % page == 0);
        // A mapping of one page in the middle of the code gives this page alone.
        const std::vector<mapped_code> middle =
            code_of("/proc/self/exe", 0x5000, page, part.offset);
        REQUIRE(middle.size() == 1);
        CHECK(middle.front().begin == 0x5000);
        CHECK(middle.front().size == page);
    }
}

TEST_CASE("files that are no programs have no code, and a FIFO keeps nobody waiting") {
    CHECK(code_of("/dev/null", 0, page, 0).empty());
    CHECK(code_of("/proc/self/status", 0, page, 0).empty());
    CHECK(code_of("/does/not/exist", 0, page, 0).empty());
    char folder[] = "/tmp/msrpp-records-XXXXXX";
    REQUIRE(mkdtemp(folder) != nullptr);
    const std::string fifo = std::string{folder} + "/fifo";
    REQUIRE(mkfifo(fifo.c_str(), 0600) == 0);
    CHECK(code_of(fifo, 0, page, 0).empty());
    unlink(fifo.c_str());
    rmdir(folder);
}

} // namespace

// The ring of Linux's perf: whole records from head to tail, around the end, and never past bytes
// that are no record.
#include <msr/backend/perf/ring.hpp>

#include "records.hpp"

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include <linux/perf_event.h>

namespace {

using perf_records::bytes;
using perf_records::ring_memory;
using perf_record_made = perf_records::record;

bytes numbered(std::uint64_t number, std::size_t words = 1) {
    perf_record_made result{PERF_RECORD_SAMPLE, 0};
    for (std::size_t i = 0; i < words; ++i)
        result.word(number + i);
    return result.done();
}

struct read_ring {
    ring_memory memory;
    msr::perf_ring ring;

    explicit read_ring(std::size_t size)
        : memory{size}, ring{&memory.page, memory.data.data(), size} {}

    std::vector<bytes> read(bool *broken = nullptr) {
        std::vector<bytes> byteses;
        const msr::perf_ring_found perf_ring_found =
            ring.read([&](std::span<const unsigned char> entry) {
                byteses.emplace_back(entry.begin(), entry.end());
            });
        CHECK(perf_ring_found.records == byteses.size());
        if (broken != nullptr) *broken = perf_ring_found.broken;
        return byteses;
    }
};

} // namespace

TEST_CASE("records are given in their order, and their room is given back") {
    read_ring read_ring{256};
    CHECK(read_ring.read().empty());
    read_ring.memory.put(numbered(1));
    read_ring.memory.put(numbered(2, 3));
    CHECK(read_ring.read() == std::vector<bytes>{numbered(1), numbered(2, 3)});
    CHECK(read_ring.memory.page.data_tail == read_ring.memory.page.data_head);
    CHECK(read_ring.read().empty());
}

TEST_CASE("a record that goes round the end of the ring is whole") {
    // Records of 24 bytes in a ring of 64: the third record begins at 48, the sixth at 120 - 64.
    read_ring read_ring{64};
    for (std::uint64_t number = 0; number < 100; ++number) {
        read_ring.memory.put(numbered(number, 2));
        CHECK(read_ring.read() == std::vector<bytes>{numbered(number, 2)});
    }
}

TEST_CASE("a header may be the last of the ring, and its record go on at the begin") {
    read_ring read_ring{64};
    // After a record of 56 bytes, the next has 8 bytes before the ring's end, as much as a header.
    read_ring.memory.put(numbered(7, 6));
    CHECK(read_ring.read().size() == 1);
    read_ring.memory.put(numbered(8, 1));
    CHECK(read_ring.read() == std::vector<bytes>{numbered(8, 1)});
}

TEST_CASE("positions go past 2^32 and past 2^64") {
    for (const std::uint64_t begin : {0xffff'ffe0ull, 0xffff'ffff'ffff'ffe0ull}) {
        read_ring read_ring{64};
        // The reader has come to `begin`; then the ring is filled several times over.
        read_ring.memory.page.data_head = begin;
        bool broken = false;
        CHECK(read_ring.read(&broken).empty());
        CHECK(broken); // data_head is further ahead than the ring is long
        for (std::uint64_t number = 0; number < 10; ++number) {
            read_ring.memory.put(numbered(number, 1));
            CHECK(read_ring.read(&broken) == std::vector<bytes>{numbered(number, 1)});
            CHECK_FALSE(broken);
        }
    }
}

TEST_CASE("what is no record is left out with all behind it, and later records are read again") {
    struct mistake {
        const char *what;
        std::size_t size;
    };
    for (const mistake &entry : {mistake{"nothing", 0},
                                 {"less than a header", 4},
                                 {"no multiple of 8", 20},
                                 {"more than is there", 400}}) {
        CAPTURE(entry.what);
        read_ring read_ring{256};
        read_ring.memory.put(numbered(1));
        perf_record_made faulty{PERF_RECORD_SAMPLE, 0, {2}};
        read_ring.memory.put(faulty.size_is(entry.size).raw());
        read_ring.memory.put(numbered(3));
        bool broken = false;
        CHECK(read_ring.read(&broken) == std::vector<bytes>{numbered(1)});
        CHECK(broken);
        CHECK(read_ring.memory.page.data_tail == read_ring.memory.page.data_head);
        read_ring.memory.put(numbered(4));
        CHECK(read_ring.read(&broken) == std::vector<bytes>{numbered(4)});
        CHECK_FALSE(broken);
    }
}

TEST_CASE("a head in the middle of a header is no record") {
    read_ring read_ring{64};
    read_ring.memory.page.data_head = 4;
    bool broken = false;
    CHECK(read_ring.read(&broken).empty());
    CHECK(broken);
}

TEST_CASE("the tail in the page is not asked: others may have written it") {
    read_ring read_ring{64};
    read_ring.memory.put(numbered(1));
    read_ring.memory.page.data_tail = 0x1234'5678;
    CHECK(read_ring.read() == std::vector<bytes>{numbered(1)});
    CHECK(read_ring.memory.page.data_tail == read_ring.memory.page.data_head);
}

TEST_CASE("what is thrown while a record is taken leaves the ring behind that record") {
    read_ring read_ring{64};
    read_ring.memory.put(numbered(1));
    read_ring.memory.put(numbered(2));
    CHECK_THROWS_AS(
        read_ring.ring.read([](std::span<const unsigned char>) { throw std::runtime_error{""}; }),
        std::runtime_error);
    CHECK(read_ring.read() == std::vector<bytes>{numbered(2)});
}

TEST_CASE("any bytes are read to their end, once") {
    std::uint32_t state = 1;
    const auto next = [&] { return state = state * 1664525 + 1013904223; };
    for (unsigned round = 0; round < 2000; ++round) {
        read_ring read_ring{128};
        for (unsigned char &number : read_ring.memory.data)
            number = static_cast<unsigned char>(next() >> 24 & (round % 2 == 0 ? 0xff : 0x18));
        read_ring.memory.page.data_head = next() >> 25;
        std::size_t bytes_read = 0;
        const auto perf_ring_found = read_ring.ring.read(
            [&](std::span<const unsigned char> entry) { bytes_read += entry.size(); });
        CHECK(bytes_read <= read_ring.memory.page.data_head);
        CHECK(perf_ring_found.broken == (bytes_read != read_ring.memory.page.data_head));
        CHECK(read_ring.memory.page.data_tail == read_ring.memory.page.data_head);
    }
}

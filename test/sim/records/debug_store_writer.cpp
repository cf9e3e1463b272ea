// Records that are appended to a debug store by the manual (SDM volume 3, 17.4.9), and read back
// with the library's readers.
#include <msr/intel/netburst/debug_store/debug_store.hpp>
#include <msr/sim/records/debug_store_writer.hpp>
#include <msr/sim/records/linear_memory.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace msr::sim;
namespace p4 = msr::netburst;

constexpr std::uint64_t base = 0x10'0000, buffer = base + 0x100;

template <typename Layout>
struct fixture {
    using record = p4::bts_record<Layout>;
    static constexpr unsigned word = sizeof(typename Layout::word);
    std::vector<unsigned char> bytes = std::vector<unsigned char>(0x1000, 0xee);
    memory_span span{base, bytes};
    debug_store_place place{.area = base, .word = word};

    /// Makes a store for `records` records, whose threshold is at the record with the index
    /// `threshold`.
    fixture(std::uint64_t records, std::uint64_t threshold) {
        const p4::debug_store store{
            .bts = p4::buffer_at<record>(
                buffer, {.bytes = records * record::size, .threshold = threshold * record::size})};
        REQUIRE(p4::lay_out<Layout>(store, bytes.data(), bytes.size()).legal());
    }
    appended append(unsigned char value) {
        const std::vector<unsigned char> entry(record::size, value);
        return append_record(span.access(), 0, place, store_part::branches, entry);
    }
    p4::store_buffer now() const {
        return p4::debug_store_area<Layout>{bytes.data(), bytes.size()}.bts();
    }
};

} // namespace

TEST_CASE_TEMPLATE("records follow each other, and the index behind them", Layout, p4::layout_32,
                   p4::layout_64) {
    fixture<Layout> entry{3, 2};
    const std::size_t size = fixture<Layout>::record::size;
    appended done = entry.append(1);
    CHECK(done.written);
    CHECK_FALSE(done.is_full);
    CHECK(entry.now().index == buffer + size);
    done = entry.append(2);
    CHECK(done.is_full); // the index of the buffer has come to the threshold
    done = entry.append(3);
    CHECK(done.written);
    CHECK_FALSE(done.is_full); // the index of the buffer had come to the threshold before
    CHECK(entry.now().index == entry.now().absolute_maximum);
    done = entry.append(4);
    CHECK_FALSE(done.written);
    CHECK_FALSE(done.no_memory);
    const std::size_t first = buffer - base;
    CHECK(entry.bytes[first] == 1);
    CHECK(entry.bytes[first + size] == 2);
    CHECK(entry.bytes[first + 3 * size - 1] == 3);
    CHECK(entry.bytes[first + 3 * size] == 0xee);
}

TEST_CASE("a circular buffer begins again") {
    fixture<p4::layout_64> entry{2, 1};
    entry.place.circular = true;
    for (unsigned char i = 1; i <= 5; ++i)
        CHECK(entry.append(i).written);
    CHECK(entry.bytes[buffer - base] == 5);
    CHECK(entry.bytes[buffer - base + 24] == 4);
    CHECK(entry.now().index == buffer + 24);
}

TEST_CASE("an index astray, and memory that is not there, write nothing") {
    fixture<p4::layout_64> entry{3, 2};
    const auto set_index = [&](std::uint64_t index) {
        detail::put_word(entry.bytes.data() + 8, index, 8);
    };
    set_index(buffer - 24);
    CHECK_FALSE(entry.append(1).written);
    set_index(buffer + 24 * 4);
    CHECK_FALSE(entry.append(1).written);
    set_index(~std::uint64_t{0});
    CHECK_FALSE(entry.append(1).written);
    entry.place.area = 0;
    CHECK(entry.append(1).no_memory);
    std::uint64_t slot = 0;
    CHECK_FALSE(read_slot(entry.span.access(), 0, entry.place, 0x40, slot));
    entry.place.area = base;
    detail::put_word(entry.bytes.data() + 0x40, 0x1234, 8);
    CHECK(read_slot(entry.span.access(), 0, entry.place, 0x40, slot));
    CHECK(slot == 0x1234);
}

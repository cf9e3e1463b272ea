#include <msr/intel/netburst/debug_store/layout.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <ranges>
#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;

static_assert(p4::word_size<p4::layout_32> == 4);
static_assert(p4::word_size<p4::layout_64> == 8);
static_assert(p4::debug_store_layout<p4::layout_32> && p4::debug_store_layout<p4::layout_64>);
static_assert(!p4::debug_store_layout<int>);

constexpr unsigned char counting[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

/// A record of three bytes whose last byte is its only field: the parts of a record that
/// `records_of` and `describe` need.
struct triple {
    struct fields {
        static constexpr p4::memory_field all[] = {{"narrow", 0, 4}, {"wide", 1, 8}};
    };
    static constexpr std::size_t size = 3;
    const unsigned char *bytes{};

    constexpr triple() = default;
    constexpr explicit triple(const unsigned char *first) : bytes{first} {}
    constexpr unsigned last() const { return bytes[2]; }
    constexpr const unsigned char *data() const { return bytes; }
};
using triples = p4::records_of<triple>;

static_assert(std::forward_iterator<triples::iterator>);
static_assert(std::ranges::forward_range<triples> && std::ranges::sized_range<triples>);

} // namespace

TEST_CASE("a field is little-endian and may lie at any address") {
    static_assert(p4::value_of({"", 0, 4}, counting) == 0x04030201);
    static_assert(p4::value_of({"", 1, 4}, counting) == 0x05040302);
    static_assert(p4::value_of({"", 0, 8}, counting) == 0x0807060504030201);
    static_assert(p4::value_of({"", 3, 8}, counting) == 0x0b0a090807060504);
    const std::vector<unsigned char> ones(8, 0xff);
    CHECK(p4::value_of({"", 0, 4}, ones.data()) == 0xffffffff);
    CHECK(p4::value_of({"", 0, 8}, ones.data()) == 0xffffffffffffffff);
}

TEST_CASE("a field of one word lies behind the words in front of it") {
    constexpr p4::memory_field narrow = p4::word_field<p4::layout_32>("third", 2);
    static_assert(narrow.offset == 8 && narrow.width == 4 && narrow.end() == 12);
    constexpr p4::memory_field wide = p4::word_field<p4::layout_64>("third", 2);
    static_assert(wide.offset == 16 && wide.width == 8 && wide.end() == 24);
    CHECK(std::string{wide.name} == "third");
}

TEST_CASE("records lie one after the other, and what is left over is no record") {
    const triples total{counting, 11};
    CHECK(total.size() == 3);
    CHECK(total.leftover() == 2);
    CHECK_FALSE(total.empty());
    std::vector<unsigned> printed;
    for (const triple record : total)
        printed.push_back(record.last());
    CHECK(printed == std::vector<unsigned>{3, 6, 9});
    CHECK(total[2].last() == 9);
    auto place = total.begin();
    CHECK((*place++).last() == 3);
    CHECK((*++place).last() == 9);
    CHECK(++place == total.end());
}

TEST_CASE("records of few bytes, of none and of nothing") {
    CHECK(triples{counting, 2}.empty());
    CHECK(triples{counting, 2}.leftover() == 2);
    CHECK(triples{counting, 2}.begin() == triples{counting, 2}.end());
    CHECK(triples{counting, 0}.leftover() == 0);
    CHECK(triples{counting, 3}.size() == 1);
    CHECK(triples{counting, 3}.leftover() == 0);
    CHECK(triples{nullptr, 0}.begin() == triples{nullptr, 0}.end());
    CHECK(triples{}.empty());
}

TEST_CASE("a record is described field by field, in the order of memory") {
    std::string text;
    p4::describe(triple{counting}, [&](const p4::described_memory_field &field) {
        text += std::string{field.field.name} + '=' + std::to_string(field.value) + ' ';
    });
    CHECK(text == "narrow=67305985 wide=650777868590383874 ");
    p4::describe(triple{nullptr}, [&](const p4::described_memory_field &) { text = "read"; });
    CHECK(text != "read");
}

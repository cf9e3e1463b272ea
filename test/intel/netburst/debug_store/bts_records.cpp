#include <msr/intel/netburst/debug_store/bts_records.hpp>

#include "../memory_fields.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using narrow = p4::bts_record<p4::layout_32>;
using wide = p4::bts_record<p4::layout_64>;

template <typename Record>
constexpr memory_fields::accessor<Record> accessors[] = {
    {"from", &Record::from}, {"to", &Record::to}, {"flags", &Record::flags}};

/// Two branches in 32-bit layout, and a byte of a third branch.
constexpr unsigned char two_branches[] = {
    0x10, 0x20, 0x04, 0x08, 0x00, 0x30, 0x04, 0x08, 0x10, 0x00, 0x00, 0x00, // predicted
    0x05, 0x30, 0x04, 0xc8, 0x15, 0x20, 0x04, 0x08, 0x01, 0x00, 0x00, 0x80, // branch not predicted
    0x99};

} // namespace

TEST_CASE("a branch record has the fields of the manual") {
    memory_fields::agree_with_table<p4::layout_32, narrow>("BTS_RECORD");
    memory_fields::agree_with_table<p4::layout_64, wide>("BTS_RECORD");
    static_assert(narrow::size == 12 && wide::size == 24);
}

TEST_CASE("the accessors of a branch record read the bytes that the manual gives them") {
    memory_fields::accessors_read_their_bytes("BTS_RECORD", accessors<narrow>);
    memory_fields::accessors_read_their_bytes("BTS_RECORD", accessors<wide>);
}

TEST_CASE("branches are read where they lie") {
    constexpr p4::bts_records<p4::layout_32> branches{two_branches, sizeof two_branches};
    static_assert(branches.size() == 2 && branches.leftover() == 1);
    static_assert(branches[0].from() == 0x08042010 && branches[0].to() == 0x08043000);
    static_assert(branches[1].from() == 0xc8043005 && branches[1].to() == 0x08042015);
    CHECK(branches[1].data() == two_branches + 12);
    unsigned count = 0;
    for (const narrow branch : branches)
        count += branch.predicted();
    CHECK(count == 1);
}

TEST_CASE("bit 4 of the flags reports a prediction, and no other bit is defined") {
    constexpr p4::bts_records<p4::layout_32> branches{two_branches, sizeof two_branches};
    static_assert(branches[0].predicted() && branches[0].other_flags() == 0);
    static_assert(!branches[1].predicted() && branches[1].other_flags() == 0x80000001);
    for (unsigned bit = 0; bit < 64; ++bit) {
        unsigned char bytes[24] = {};
        bytes[16 + bit / 8] = static_cast<unsigned char>(1u << bit % 8);
        const wide record{bytes};
        CHECK(record.predicted() == (bit == 4));
        CHECK(record.other_flags() == (bit == 4 ? 0 : std::uint64_t{1} << bit));
    }
}

TEST_CASE("a branch record is described by the manual's names") {
    std::string names;
    std::vector<std::uint64_t> values;
    p4::describe(narrow{two_branches}, [&](const p4::described_memory_field &field) {
        names += std::string{field.field.name} + ' ';
        values.push_back(field.value);
    });
    CHECK(names == "from to flags ");
    CHECK(values == std::vector<std::uint64_t>{0x08042010, 0x08043000, 0x10});
}

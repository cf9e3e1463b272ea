// Decoding of branch records: the registers are made by hand from the bits in
// test/facts/lbr/entry_layouts.csv.
#include <msr/branches/names.hpp>
#include <msr/branches/record.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <initializer_list>

namespace {

namespace lbr = msr::lbr;
using enum lbr::answer;
using lbr::branch_record;
using lbr::decode;
using lbr::encode;
using lbr::record_format;

constexpr std::uint64_t bit(unsigned number) { return std::uint64_t{1} << number; }
constexpr std::uint64_t user_code = 0x40'1000, user_target = 0x40'2000;
constexpr std::uint64_t kernel_code = 0xffff'ffff'8100'0000;

TEST_CASE("format 0 has both addresses in a register") {
    constexpr branch_record record =
        decode({.source = 0x0040'2000'0040'1000}, {.format = record_format::both_32});
    static_assert(record.is_valid);
    CHECK(record.source == user_code);
    CHECK(record.destination == user_target);
    CHECK(record.mispredicted == unknown);
    CHECK(!record.has_cycles);
}

TEST_CASE("formats 1 and 2 have addresses alone") {
    for (const record_format format : {record_format::lip_64, record_format::eip_64}) {
        const branch_record record =
            decode({.source = kernel_code, .destination = user_target}, {.format = format});
        CHECK(record.source == kernel_code);
        CHECK(record.destination == user_target);
        CHECK(record.mispredicted == unknown);
        CHECK(record.in_transaction == unknown);
    }
}

TEST_CASE("format 3: misprediction in bit 63, address extended from bit 62") {
    constexpr lbr::decoding_facts facts{.format = record_format::eip_flags};
    const branch_record surprise =
        decode({.source = user_code | bit(63), .destination = user_target}, facts);
    CHECK(surprise.source == user_code);
    CHECK(surprise.mispredicted == yes);
    const branch_record right = decode({.source = user_code, .destination = user_target}, facts);
    CHECK(right.mispredicted == no);
    // a kernel's address whose bit 63 says that the branch was predicted rightly
    const branch_record kernel =
        decode({.source = kernel_code & ~bit(63), .destination = 1}, facts);
    CHECK(kernel.source == kernel_code);
    CHECK(kernel.mispredicted == no);
}

TEST_CASE("format 4: transactions in bits 61 and 62, if the processor has any") {
    const lbr::raw_record raw{.source = user_code | bit(61) | bit(63), .destination = user_target};
    const branch_record aborted = decode(raw, {.format = record_format::eip_flags_tsx});
    CHECK(aborted.source == user_code);
    CHECK(aborted.aborted == yes);
    CHECK(aborted.in_transaction == no);
    CHECK(aborted.mispredicted == yes);
    CHECK(decode({.source = user_code | bit(62), .destination = 1},
                 {.format = record_format::eip_flags_tsx})
              .in_transaction == yes);
    const branch_record plain =
        decode(raw, {.format = record_format::eip_flags_tsx, .has_transactions = false});
    CHECK(plain.source == user_code);
    CHECK(plain.aborted == unknown);
    CHECK(plain.in_transaction == unknown);
    // The address is extended from bit 60; hardware writes bits 61 and 62 as 0.
    CHECK(decode({.source = kernel_code & ~(bit(61) | bit(62) | bit(63)), .destination = 1},
                 {.format = record_format::eip_flags_tsx, .has_transactions = false})
              .source == kernel_code);
}

TEST_CASE("format 5: flags and cycles in a register of their own") {
    const branch_record record = decode(
        {.source = kernel_code, .destination = user_target, .info = bit(63) | bit(62) | 0x1234},
        {.format = record_format::eip_info});
    CHECK(record.source == kernel_code);
    CHECK(record.mispredicted == yes);
    CHECK(record.in_transaction == yes);
    CHECK(record.aborted == no);
    CHECK(record.has_cycles);
    CHECK(record.cycles == 0x1234);
    CHECK(record.type == lbr::record_type::unknown);
    CHECK(decode({.source = 1, .info = 0xffff}, {.format = record_format::eip_info}).cycles ==
          branch_record::most_cycles);
}

TEST_CASE("format 6: cycles above the destination, which is extended from bit 47") {
    constexpr lbr::decoding_facts facts{.format = record_format::lip_flags_cycles};
    const branch_record record =
        decode({.source = user_code | bit(63), .destination = 0x0123'0000'0040'2000}, facts);
    CHECK(record.mispredicted == yes);
    CHECK(record.source == user_code);
    CHECK(record.destination == user_target);
    CHECK(record.cycles == 0x123);
    CHECK(decode({.source = 1, .destination = 0x0007'ffff'8100'0000}, facts).destination ==
          0xffff'ffff'8100'0000);
}

TEST_CASE("format 7 has no transactions") {
    const branch_record record =
        decode({.source = user_code, .destination = user_target, .info = bit(62) | bit(61) | 7},
               {.format = record_format::lip_info});
    CHECK(record.in_transaction == unknown);
    CHECK(record.aborted == unknown);
    CHECK(record.mispredicted == no);
    CHECK(record.cycles == 7);
}

TEST_CASE("architectural records: what CPUID announces is known") {
    // the record has cycles 9, counters 3 and 1 (1101b is 3 + 3 * 4), near return (5), cycles
    // valid, in transaction
    const lbr::raw_record raw{.source = user_code,
                              .destination = user_target,
                              .info = 9 | std::uint64_t{0xd} << 32 | std::uint64_t{5} << 56 |
                                      bit(60) | bit(62)};
    const branch_record complete =
        decode(raw, {.format = record_format::architectural, .has_counters = true});
    CHECK(complete.type == lbr::record_type::near_return);
    CHECK(complete.cycles == 9);
    CHECK(complete.has_counters);
    CHECK(complete.counters == 0xd);
    CHECK(complete.in_transaction == yes);
    CHECK(complete.mispredicted == no);
    const branch_record bare = decode(raw, {.format = record_format::architectural,
                                            .has_mispredictions = false,
                                            .has_cycles = false,
                                            .has_types = false});
    CHECK(bare.type == lbr::record_type::unknown);
    CHECK(!bare.has_cycles);
    CHECK(bare.cycles == 0);
    CHECK(bare.mispredicted == unknown);
    CHECK(!bare.has_counters);
    // cycles that are not valid are not known
    CHECK(!decode({.source = 1, .info = 9}, {.format = record_format::architectural}).has_cycles);
}

TEST_CASE("the kinds of architectural records") {
    using enum lbr::record_type;
    constexpr lbr::record_type expected[16] = {
        conditional, indirect_jump, relative_jump, indirect_call, relative_call, near_return,
        reserved,    reserved,      other,         other,         other,         other,
        other,       other,         other,         other};
    for (std::uint64_t code = 0; code < 16; ++code)
        CHECK(decode({.source = 1, .info = code << 56}, {.format = record_format::architectural})
                  .type == expected[code]);
}

TEST_CASE("a source of 0 is no record") {
    for (const record_format format : {record_format::eip_flags, record_format::eip_info,
                                       record_format::architectural, record_format::both_32})
        CHECK(!decode({.source = 0, .destination = user_target}, {.format = format}).is_valid);
    CHECK(!decode({.source = 1, .destination = 1}, {}).is_valid); // the format is unknown
}

TEST_CASE("AMD's records: valid and speculative") {
    constexpr lbr::decoding_facts facts{.format = record_format::amd_v2};
    const lbr::raw_record empty{.source = user_code, .destination = user_target};
    CHECK(!decode(empty, facts).is_valid);
    const branch_record wrong_path =
        decode({.source = user_code, .destination = user_target | bit(62)}, facts);
    CHECK(wrong_path.is_valid);
    CHECK(wrong_path.on_right_path == no);
    CHECK(wrong_path.speculative == yes);
    const branch_record retired =
        decode({.source = user_code | bit(63), .destination = user_target | bit(63)}, facts);
    CHECK(retired.on_right_path == yes);
    CHECK(retired.speculative == no);
    CHECK(retired.mispredicted == yes);
    CHECK(retired.source == user_code);
    CHECK(retired.destination == user_target);
    CHECK(retired.aborted == unknown);
    // bit 61 of the destination: erratum 1452
    CHECK(!decode({.source = user_code, .destination = user_target | bit(63) | bit(61)}, facts)
               .is_valid);
}

TEST_CASE("AMD's addresses are extended from the width of linear addresses") {
    const lbr::raw_record raw{.source = 0x0000'8000'0000'0000,
                              .destination = bit(63) | 0x0100'0000'0000'0000};
    const branch_record narrow = decode(raw, {.format = record_format::amd_v2});
    CHECK(narrow.source == 0xffff'8000'0000'0000);
    CHECK(narrow.destination == 0); // bit 56 is above the 48 bits of an address
    const branch_record wide = decode(raw, {.format = record_format::amd_v2, .address_width = 57});
    CHECK(wide.source == 0x0000'8000'0000'0000);
    CHECK(wide.destination == 0xff00'0000'0000'0000);
}

TEST_CASE("records of branch sampling, with the poison that Linux writes") {
    constexpr lbr::decoding_facts facts{.format = record_format::amd_brs};
    const branch_record record =
        decode({.source = user_code, .destination = user_target | bit(62)}, facts);
    CHECK(record.source == user_code);
    CHECK(record.destination == user_target); // bits 61 to 63 are reserved
    CHECK(!decode({.source = user_code, .destination = 0xffff'ffff'ffff'fffe}, facts).is_valid);
}

TEST_CASE("encoded registers, compared with the bits of the layouts") {
    const branch_record record{.source = user_code,
                               .destination = user_target,
                               .is_valid = true,
                               .mispredicted = yes,
                               .in_transaction = no,
                               .aborted = no,
                               .speculative = no,
                               .on_right_path = yes,
                               .type = lbr::record_type::relative_call,
                               .has_cycles = true,
                               .cycles = 5};
    CHECK(encode(record, {.format = record_format::eip_flags}) ==
          lbr::raw_record{.source = user_code | bit(63), .destination = user_target});
    CHECK(encode(record, {.format = record_format::eip_info}) ==
          lbr::raw_record{.source = user_code, .destination = user_target, .info = bit(63) | 5});
    CHECK(encode(record, {.format = record_format::lip_flags_cycles}) ==
          lbr::raw_record{.source = user_code | bit(63),
                          .destination = user_target | std::uint64_t{5} << 48});
    // kind 4 is a near relative call, bit 60 says that the cycles are valid
    CHECK(encode(record, {.format = record_format::architectural}) ==
          lbr::raw_record{.source = user_code,
                          .destination = user_target,
                          .info = bit(63) | bit(60) | std::uint64_t{4} << 56 | 5});
    CHECK(encode(record, {.format = record_format::amd_v2}) ==
          lbr::raw_record{.source = user_code | bit(63), .destination = user_target | bit(63)});
    CHECK(encode(record, {.format = record_format::both_32}) ==
          lbr::raw_record{.source = 0x0040'2000'0040'1000});
    CHECK(encode({}, {.format = record_format::eip_info}) == lbr::raw_record{});
}

} // namespace

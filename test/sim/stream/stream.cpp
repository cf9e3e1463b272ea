#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

namespace {

using namespace msr::sim;

} // namespace

TEST_CASE("the bits of each word are where the format says") {
    CHECK(access_word(true, 3, 5, 0x7fff'1234'5678).bits ==
          (1ull << 61 | 3ull << 58 | 5ull << 48 | 0x7fff'1234'5678));
    CHECK(block_word(0x1234'5678).bits == (1ull << 62 | 0x1234'5678));
    CHECK(cpu_word(7).bits == (2ull << 62 | 7));
    CHECK(cpu_word(7, true).bits == (2ull << 62 | 1ull << 32 | 7));
    CHECK(cpu_word(7, false, true).bits == (2ull << 62 | 1ull << 33 | 7));
    CHECK(left_out_word(false, 7).bits == (2ull << 62 | 1ull << 61 | 7));
    CHECK(left_out_word(true, ~0u).bits == (2ull << 62 | 1ull << 61 | 1ull << 60 | 0xffff'ffff));
    CHECK(definition_word(9, 4, 17).bits == (3ull << 62 | 17ull << 48 | 4ull << 32 | 9));
}

TEST_CASE("what is written is read") {
    const stream_word access = access_word(true, 5, 1023, 0xffff'ffff'ffff);
    CHECK(access.kind() == word_kind::access);
    CHECK(access.writes());
    CHECK(access.bytes() == 32);
    CHECK(access.instruction() == 1023);
    CHECK(access.address() == 0xffff'ffff'ffff);
    CHECK_FALSE(access_word(false, 7, 1023, 0xffff'ffff'ffff).writes());

    const stream_word block = block_word(~0u);
    CHECK(block.kind() == word_kind::block);
    CHECK(block.number() == ~0u);

    const stream_word cpu = cpu_word(3, false, true);
    CHECK(cpu.kind() == word_kind::cpu);
    CHECK(cpu.number() == 3);
    CHECK_FALSE(cpu.begins());
    CHECK(cpu.ends());

    CHECK_FALSE(cpu.is_left_out());

    const stream_word absent = left_out_word(true, ~0u);
    CHECK(absent.kind() == word_kind::cpu);
    CHECK(absent.is_left_out());
    CHECK(absent.left_out_write());
    CHECK(absent.number() == ~0u);
    CHECK_FALSE(left_out_word(false, 1).left_out_write());
    CHECK_FALSE(block_word(1).is_left_out());

    const stream_word definition = definition_word(~0u, 65535, 16383);
    CHECK(definition.kind() == word_kind::definition);
    CHECK(definition.number() == ~0u);
    CHECK(definition.instructions() == 65535);
    CHECK(definition.code_bytes() == 16383);
}

TEST_CASE("what does not fit is cut, and spoils no other field") {
    const stream_word access = access_word(false, 8, 1024, 1ull << 48);
    CHECK(access.bits == 0);
    const stream_word definition = definition_word(1, 65536, 16384);
    CHECK(definition.bits == definition_word(1, 0, 0).bits);
}

TEST_CASE("a definition has its address and its bytes behind it, eight to a word") {
    CHECK(words_behind(definition_word(0, 0, 0)) == 1);
    CHECK(words_behind(definition_word(0, 1, 1)) == 2);
    CHECK(words_behind(definition_word(0, 1, 8)) == 2);
    CHECK(words_behind(definition_word(0, 1, 9)) == 3);
    CHECK(words_behind(definition_word(0, 1, 16383)) == 1 + 2048);
}

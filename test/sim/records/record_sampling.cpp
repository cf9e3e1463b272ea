// Behaviour that parts that write records share: they have each block counted before the next
// begins, and look only while records are on.
#include <msr/sim/records/linear_memory.hpp>
#include <msr/sim/records/record_sampling.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

using namespace msr::sim;

struct part : record_sampling {
    using record_sampling::configure;
    using record_sampling::instruction_of;
    using record_sampling::record_sampling;
    unsigned full = 0;
    void branches_are_full(running, std::uint64_t) override { ++full; }
};

} // namespace

TEST_CASE("blocks are counted before the next, and the part looks while records are on") {
    unsigned taken = 0;
    part one{1, {}, {[](void *to, unsigned) { ++*static_cast<unsigned *>(to); }, &taken}};
    samplers all{1};
    all.add(one);
    CHECK_FALSE(all.wants(0));
    all.between({}, 0x1000);
    CHECK(taken == 0);
    one.configure(0, true, false, {});
    CHECK(all.wants(0));
    all.between({}, 0x1000);
    CHECK(taken == 1);
    one.configure(0, false, false, {});
    CHECK_FALSE(all.wants(0));
}

TEST_CASE("branches are written with the words of the mode") {
    std::vector<unsigned char> bytes(0x200);
    memory_span span{0x8000, bytes};
    part one{1, span.access(), {}};
    samplers all{1};
    all.add(one);
    for (const unsigned word : {4u, 8u}) {
        CAPTURE(word);
        const std::uint64_t buffer = 0x8100;
        const std::uint64_t fields[] = {buffer, buffer, buffer + 6 * word, buffer + 3 * word};
        for (unsigned i = 0; i < 4; ++i)
            detail::put_word(bytes.data() + i * word, fields[i], word);
        one.configure(0, false, true, {.area = 0x8000, .word = word});
        const block_facts facts{.address = 0x1000, .bytes = 8, .branch_address = 0x1006};
        all.branch({}, facts, false, 0x1008, false); // not taken: none
        CHECK(one.full == 0);
        all.branch({}, facts, true, 0x2000, false);
        CHECK(one.full == 1);
        all.branch({}, facts, true, 0x3000, true);
        const unsigned char *const at = bytes.data() + 0x100;
        CHECK(detail::word_at(at, word) == 0x1006);
        CHECK(detail::word_at(at + word, word) == 0x2000);
        CHECK(detail::word_at(at + 2 * word, word) == 0x10);
        CHECK(detail::word_at(at + 4 * word, word) == 0x3000);
        CHECK(detail::word_at(at + 5 * word, word) == 0);
        CHECK(one.lost() == 0);
        one.full = 0;
    }
    one.configure(0, false, true, {.area = 0x1});
    all.branch({}, {}, true, 0, false);
    CHECK(one.lost() == 1);
}

// Tests the parts of a simulated processor that write sample and branch records: the parts have
// each code block counted before the next begins, and follow a CPU only while records are enabled.
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
    unsigned handle = 0;
    part part{
        1,
        {},
        {[](void *destination, unsigned) { ++*static_cast<unsigned *>(destination); }, &handle}};
    samplers samplers{1};
    samplers.add(part);
    CHECK_FALSE(samplers.wants(0));
    samplers.between({}, 0x1000);
    CHECK(handle == 0);
    part.configure(0, true, false, {});
    CHECK(samplers.wants(0));
    samplers.between({}, 0x1000);
    CHECK(handle == 1);
    part.configure(0, false, false, {});
    CHECK_FALSE(samplers.wants(0));
}

TEST_CASE("branches are written with the words of the mode") {
    std::vector<unsigned char> bytes(0x200);
    memory_span span{0x8000, bytes};
    part part{1, span.access(), {}};
    samplers samplers{1};
    samplers.add(part);
    for (const unsigned word : {4u, 8u}) {
        CAPTURE(word);
        const std::uint64_t buffer = 0x8100;
        const std::uint64_t fields[] = {buffer, buffer, buffer + 6 * word, buffer + 3 * word};
        for (unsigned i = 0; i < 4; ++i)
            detail::put_word(bytes.data() + i * word, fields[i], word);
        part.configure(0, false, true, {.area = 0x8000, .word = word});
        const block_facts facts{.address = 0x1000, .bytes = 8, .branch_address = 0x1006};
        samplers.branch({}, facts, false, 0x1008, false); // the branch is not taken: no record
        CHECK(part.full == 0);
        samplers.branch({}, facts, true, 0x2000, false);
        CHECK(part.full == 1);
        samplers.branch({}, facts, true, 0x3000, true);
        const unsigned char *const position = bytes.data() + 0x100;
        CHECK(detail::word_at(position, word) == 0x1006);
        CHECK(detail::word_at(position + word, word) == 0x2000);
        CHECK(detail::word_at(position + 2 * word, word) == 0x10);
        CHECK(detail::word_at(position + 4 * word, word) == 0x3000);
        CHECK(detail::word_at(position + 5 * word, word) == 0);
        CHECK(part.lost() == 0);
        part.full = 0;
    }
    part.configure(0, false, true, {.area = 0x1});
    samplers.branch({}, {}, true, 0, false);
    CHECK(part.lost() == 1);
}

#include <msr/sim/stream/packed_words.hpp>

#include "../../thorough.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <stdexcept>
#include <vector>

namespace sim = msr::sim;
using words = std::vector<std::uint64_t>;
using bytes = std::vector<std::uint8_t>;

namespace {

bytes packed(sim::word_packer &packer, const words &words) {
    bytes destination;
    packer.pack(words, destination);
    packer.put_run(destination);
    return destination;
}

/// Packs words in parts and unpacks them. Returns the number of packed bytes.
std::size_t there_and_back(const words &whole, std::size_t part) {
    sim::word_packer packer;
    sim::word_unpacker unpacker;
    std::size_t handle = 0;
    words back;
    for (std::size_t position = 0; position < whole.size(); position += part) {
        const words entry{whole.begin() + static_cast<std::ptrdiff_t>(position),
                          whole.begin() +
                              static_cast<std::ptrdiff_t>(std::min(position + part, whole.size()))};
        const bytes bytes = packed(packer, entry);
        handle += bytes.size();
        words out;
        unpacker.unpack(bytes, out, entry.size());
        back.insert(back.end(), out.begin(), out.end());
    }
    CHECK(back == whole);
    return handle;
}

} // namespace

TEST_CASE("a loop over memory takes a byte for a thousand words and more") {
    words loop;
    for (std::uint64_t i = 0; i < rounds(20'000, 100'000); ++i) {
        loop.push_back(sim::block_word(3).bits);
        loop.push_back(sim::access_word(false, 3, 1, 0x1000 + 8 * i).bits);
        loop.push_back(sim::access_word(true, 2, 2, 0x900000 - 4 * i).bits);
    }
    CHECK(there_and_back(loop, loop.size()) < 100);
    CHECK(there_and_back(loop, 1000) < 300 * 4);
}

TEST_CASE("any words come back, also in parts, also definitions") {
    std::mt19937_64 random{11};
    words whole;
    for (unsigned i = 0; i < rounds(5000, 30'000); ++i)
        switch (random() % 8) {
        case 0:
            whole.push_back(sim::cpu_word(static_cast<std::uint32_t>(random() % 4), true).bits);
            break;
        case 1:
            whole.push_back(random() >> 2); // an access with any address
            break;
        case 2:
        case 3:
            whole.push_back(sim::access_word(random() % 2 != 0, 3, 5, random()).bits);
            break;
        default:
            whole.push_back(sim::block_word(static_cast<std::uint32_t>(random() % 9)).bits);
            break;
        }
    there_and_back(whole, whole.size());
    there_and_back(whole, 7);

    words defined{sim::definition_word(8, 3, 11).bits, 0x1234, random(), random(),
                  sim::block_word(8).bits};
    there_and_back(defined, defined.size());
}

TEST_CASE("a random address takes as many bytes as its difference needs, and no word more than 9") {
    std::mt19937_64 random{12};
    words nearest, far;
    for (unsigned i = 0; i < rounds(3000, 10'000); ++i) {
        nearest.push_back(sim::access_word(false, 3, 0, 0x1000 + random() % 4096).bits);
        far.push_back(random() >> 2);
    }
    CHECK(there_and_back(nearest, nearest.size()) < 3 * nearest.size());
    CHECK(there_and_back(far, far.size()) <= 9 * far.size());
}

TEST_CASE("bytes that nobody packed are refused, or are words, at most as many as allowed") {
    std::mt19937 random{13};
    unsigned refused = 0;
    for (unsigned i = 0; i < rounds(3000, 20'000); ++i) {
        bytes entry(1 + random() % 12);
        for (std::uint8_t &number : entry)
            number = static_cast<std::uint8_t>(random());
        words destination;
        try {
            sim::word_unpacker{}.unpack(entry, destination, 100);
            CHECK(destination.size() <= 100);
        } catch (const std::runtime_error &) {
            ++refused;
        }
    }
    CHECK(refused > 0);
    words destination;
    bytes far_too_many;
    sim::put_packed(far_too_many, ~std::uint64_t{0} & ~std::uint64_t{3});
    CHECK_THROWS_WITH_AS(sim::word_unpacker{}.unpack(far_too_many, destination, 100),
                         "a part of the trace has more words than it may", std::runtime_error);
}

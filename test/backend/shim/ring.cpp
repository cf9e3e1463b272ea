// kernel/ring.h in all orders in which its producer and its readers can run, and over 2^32.
#include "interleavings.hpp"

#include <msr/backend/sampling_abi.h>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace {

using u64 = __u64;
using s64 = __s64;
using u32 = __u32;

struct world;
interleavings::explorer<world> *model;

std::uint64_t model_load(const void *place);
void model_store(const void *place, std::uint64_t value);
std::uint64_t model_exchange(const void *place, std::uint64_t expected, std::uint64_t value);

#define ring_load(x) model_load(&(x))
#define ring_load_acquire(x) model_load(&(x))
#define ring_store(x, value) model_store(&(x), value)
#define ring_store_release(x, value) model_store(&(x), value)
#define ring_exchange(x, old, value) model_exchange(&(x), old, value)
#define ring_store_barrier() static_cast<void>(0) // stores stay in their order on x86

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include "../../../kernel/ring.h"
#pragma GCC diagnostic pop

constexpr std::size_t ring_words = 4;

struct world {
    msrpp_ring_core core;
    msrpp_ring_page page;
    msrpp_ring_tail shared;
    u64 words[ring_words];
    u64 lost;
};

std::uint64_t model_load(const void *place) { return model->load(place); }
void model_store(const void *place, std::uint64_t value) { model->store(place, value); }
std::uint64_t model_exchange(const void *place, std::uint64_t expected, std::uint64_t value) {
    return model->exchange(place, expected, value);
}

/// The pointers of the world that is looked at now.
msrpp_ring_core &core_of(interleavings::explorer<world> &run) {
    model = &run;
    run.world.core.words = run.world.words;
    run.world.core.page = &run.world.page;
    run.world.core.shared = &run.world.shared;
    return run.world.core;
}

u64 word_of(unsigned record, u32 position, u32 length) {
    return position == 0 ? length | record << 8 : 0xee | record << 8 | position << 16;
}

/// Puts records of such lengths, as put() of sample_nmi.c does.
auto producer(std::vector<u32> lengths) {
    return [lengths](interleavings::explorer<world> &run) {
        msrpp_ring_core &ring = core_of(run);
        unsigned record = 0;
        for (const u32 length : lengths) {
            ++record;
            if (!msrpp_ring_has_room(&ring, 8 * length)) {
                run.store(&run.world.lost, run.world.lost + 1);
                continue;
            }
            for (u32 i = 0; i < length; ++i)
                msrpp_ring_put(&ring, i, word_of(record, i, length));
            msrpp_ring_publish(&ring, 8 * length);
        }
    };
}

/// Words that readers took, by reader; of the replay that is on.
std::vector<u64> taken[3];

auto reader(unsigned number, unsigned times, u32 room = ring_words) {
    return [number, times, room](interleavings::explorer<world> &run) {
        msrpp_ring_core &ring = core_of(run);
        taken[number].clear();
        for (unsigned i = 0; i < times; ++i) {
            u64 words[ring_words];
            bool too_large = false;
            const u32 count = msrpp_ring_take(&ring, words, room, &too_large);
            taken[number].insert(taken[number].end(), words, words + count);
        }
    };
}

world world_of(bool overwrites, u64 begin) {
    world made{};
    made.core.size = 8 * ring_words;
    made.core.head = made.core.tail = begin;
    made.core.overwrites = overwrites;
    made.page.data_head = made.page.data_oldest = begin;
    return made;
}

/// Takes whole records apart: their numbers, or 0 for one that is not as it was put.
std::vector<unsigned> records_in(const std::vector<u64> &words) {
    std::vector<unsigned> records;
    for (std::size_t i = 0; i < words.size();) {
        const auto length = static_cast<u32>(words[i] & 0xff);
        const auto record = static_cast<unsigned>(words[i] >> 8);
        bool whole = length != 0 && length <= words.size() - i;
        for (u32 k = 0; whole && k < length; ++k)
            whole = words[i + k] == word_of(record, k, length);
        records.push_back(whole ? record : 0);
        if (!whole) break;
        i += length;
    }
    return records;
}

u64 at(const interleavings::state &end, const void *place, const void *world_begin) {
    const auto offset =
        static_cast<const unsigned char *>(place) - static_cast<const unsigned char *>(world_begin);
    return end.memory[static_cast<std::size_t>(offset) / 8];
}

struct tally {
    std::size_t states{}, ends{}, broken{}, twice{}, unordered{}, unaccounted{};
    std::size_t with_lost{}, with_overwritten{}, most_taken{};
};

/// All orders: every record is whole, in order, had by one reader at most, and accounted for.
tally all_orders(world begin, std::vector<u32> lengths, std::vector<unsigned> takes) {
    std::vector<interleavings::explorer<world>::function> bodies{producer(lengths)};
    for (unsigned i = 0; i < takes.size(); ++i)
        bodies.push_back(reader(i, takes[i]));
    tally result;
    interleavings::explorer<world> run{begin, bodies};
    result.states =
        run.explore([&](interleavings::explorer<world> &of, const interleavings::state &end) {
            ++result.ends;
            std::vector<unsigned> had(lengths.size() + 1);
            std::size_t count = 0;
            for (unsigned i = 0; i < takes.size(); ++i) {
                of.replay(end, i + 1);
                unsigned last = 0;
                for (const unsigned record : records_in(taken[i])) {
                    result.broken += record == 0 || record > lengths.size();
                    if (record == 0 || record > lengths.size()) continue;
                    result.twice += ++had[record] > 1;
                    result.unordered += record <= last;
                    last = record;
                    ++count;
                }
            }
            const world &w = of.world;
            const u64 head = at(end, &w.core.head, &w), tail = at(end, &w.core.tail, &w);
            const u64 lost = at(end, &w.lost, &w), over = at(end, &w.core.overwritten, &w);
            std::size_t left = 0;
            for (u64 position = tail; position != head; ++left) {
                const u64 word = end.memory[static_cast<std::size_t>(
                    (reinterpret_cast<const unsigned char *>(w.words) -
                     reinterpret_cast<const unsigned char *>(&w)) /
                        8 +
                    static_cast<std::ptrdiff_t>((position & (8 * ring_words - 1)) / 8))];
                position += 8 * (word & 0xff);
                if ((word & 0xff) == 0 || left > ring_words) break;
            }
            result.unaccounted += count + left + lost + over != lengths.size();
            result.with_lost += lost != 0;
            result.with_overwritten += over != 0;
            result.most_taken = count > result.most_taken ? count : result.most_taken;
        });
    return result;
}

void check(const tally &found) {
    CHECK(found.ends > 0);
    CHECK(found.broken == 0);
    CHECK(found.twice == 0);
    CHECK(found.unordered == 0);
    CHECK(found.unaccounted == 0);
    MESSAGE(found.states, " states, ", found.ends, " ends");
}

constexpr u64 before_wrap = (u64{1} << 32) - 16;

} // namespace

TEST_CASE("a ring with one reader, in all orders: what is full loses new records") {
    for (const u64 begin : {u64{0}, before_wrap, ~u64{15}}) {
        const tally found = all_orders(world_of(false, begin), {2, 1, 2, 1, 2}, {3});
        check(found);
        CHECK(found.with_lost > 0);
        CHECK(found.with_overwritten == 0);
        CHECK(found.most_taken == 5);
    }
}

TEST_CASE("a ring with one reader, in all orders: what is full loses its oldest records") {
    for (const u64 begin : {u64{0}, before_wrap, ~u64{15}}) {
        const tally found = all_orders(world_of(true, begin), {2, 1, 2, 1}, {2});
        check(found);
        CHECK(found.with_lost == 0);
        CHECK(found.with_overwritten > 0);
        CHECK(found.most_taken == 4);
    }
}

TEST_CASE("a ring with two readers, in all orders") {
    check(all_orders(world_of(false, before_wrap), {2, 1, 2, 1}, {1, 1}));
    const tally found = all_orders(world_of(true, before_wrap), {2, 1, 2}, {2, 1});
    check(found);
    CHECK(found.with_overwritten > 0);
}

// Tests the ring of samples in kernel/samples/ring.h in all orders in which its producer and its
// readers can run, and with positions beyond 2^32.
#include "../../thorough.hpp"
#include "interleavings.hpp"

#include <msr/backend/sampling_abi.h>

#include <doctest/doctest.h>

#include <algorithm>
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
void model_barrier();

#define ring_load(x) model_load(&(x))
#define ring_load_acquire(x) model_load(&(x))
#define ring_store(x, value) model_store(&(x), value)
#define ring_store_release(x, value) model_store(&(x), value)
#define ring_exchange(x, old, value) model_exchange(&(x), old, value)
#define ring_store_barrier() static_cast<void>(0) // stores stay in their order on x86
#define ring_barrier() model_barrier()

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include "../../../kernel/samples/ring.h"
#pragma GCC diagnostic pop

constexpr std::size_t ring_words = 4;

struct world {
    msrpp_ring_core core;
    msrpp_ring_page page;
    msrpp_ring_tail shared;
    u64 words[ring_words];
    u64 lost;
    u64 nothing; ///< an exchange of this word is a memory barrier
};

std::uint64_t model_load(const void *place) { return model->load(place); }
void model_store(const void *place, std::uint64_t value) { model->store(place, value); }
std::uint64_t model_exchange(const void *place, std::uint64_t expected, std::uint64_t value) {
    return model->exchange(place, expected, value);
}

void model_barrier() { model->exchange(&model->world.nothing, 0, 0); }

/// Returns the ring's pointers in the shared memory of the explored threads.
msrpp_ring_core &core_of(interleavings::explorer<world> &run) {
    model = &run;
    run.world.core.words = run.world.words;
    run.world.core.page = &run.world.page;
    run.world.core.tail_page = &run.world.shared;
    return run.world.core;
}

u64 word_of(unsigned record, u32 position, u32 length) {
    return position == 0 ? length | record << 8 : 0xee | record << 8 | position << 16;
}

/// Returns a producer that puts records of the given lengths, as sample_record.h does: at their
/// place, if a record of `maximum` words has room there, otherwise word by word; with `mixed`,
/// every second record word by word in any case.
auto producer(std::vector<u32> lengths, u32 maximum, bool mixed = false) {
    return [lengths, maximum, mixed](interleavings::explorer<world> &run) {
        msrpp_ring_core &ring = core_of(run);
        unsigned record = 0;
        for (const u32 length : lengths) {
            ++record;
            if (ring.space < 8 * maximum) msrpp_ring_update_space(&ring);
            if (ring.space >= 8 * maximum && !(mixed && record % 2 == 0)) {
                u64 *const destination = ring.next_word;
                for (u32 i = 0; i < length; ++i)
                    ring_store(destination[i], word_of(record, i, length));
                msrpp_ring_advance(&ring, 8 * length);
                continue;
            }
            if (!msrpp_ring_has_space(&ring, 8 * length)) {
                run.store(&run.world.lost, run.world.lost + 1);
                continue;
            }
            for (u32 i = 0; i < length; ++i)
                msrpp_ring_put(&ring, i, word_of(record, i, length));
            msrpp_ring_publish(&ring, 8 * length);
        }
    };
}

/// The words that each reader took in the current replay.
std::vector<u64> taken[3];

auto reader(unsigned number, unsigned times, u32 space = ring_words) {
    return [number, times, space](interleavings::explorer<world> &run) {
        msrpp_ring_core &ring = core_of(run);
        taken[number].clear();
        for (unsigned i = 0; i < times; ++i) {
            u64 words[ring_words];
            bool too_large = false;
            const u32 count = msrpp_ring_take(&ring, words, space, &too_large);
            taken[number].insert(taken[number].end(), words, words + count);
        }
    };
}

world world_of(bool overwrites, u64 begin) {
    world result{};
    result.core.size = 8 * ring_words;
    result.core.head = result.core.tail = begin;
    result.core.overwrite_mode = overwrites;
    result.page.data_head = result.page.data_oldest = begin;
    return result;
}

/// Returns the numbers of the records in words, or 0 for a record that differs from the record that
/// was put.
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

/// Explores all orders, in which every record must be whole, in order, taken by one reader at most,
/// and counted.
tally all_orders(world begin, std::vector<u32> lengths, std::vector<unsigned> takes,
                 u32 maximum = 2, bool mixed = false) {
    std::vector<interleavings::explorer<world>::function> bodies{producer(lengths, maximum, mixed)};
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
            const u64 lost = at(end, &w.lost, &w), over = at(end, &w.core.overwritten_records, &w);
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

void check(const tally &tally) {
    CHECK(tally.ends > 0);
    CHECK(tally.broken == 0);
    CHECK(tally.twice == 0);
    CHECK(tally.unordered == 0);
    CHECK(tally.unaccounted == 0);
    MESSAGE(tally.states, " states, ", tally.ends, " ends");
}

constexpr u64 before_wrap = (u64{1} << 32) - 16;

/// Returns positions of the first record: 0, before 2^32 and before 2^64.
std::vector<u64> first_positions() {
    return thorough() ? std::vector<u64>{0, before_wrap, ~u64{15}} : std::vector<u64>{before_wrap};
}

/// Returns the lengths of records, shortened in quick test runs: all orders of one more record take
/// ten times as long.
std::vector<u32> records(std::vector<u32> lengths) {
    if (!thorough()) lengths.pop_back();
    return lengths;
}

} // namespace

TEST_CASE("a ring with one reader, in all orders: what is full loses new records") {
    for (const u64 begin : first_positions()) {
        const tally found = all_orders(world_of(false, begin), records({2, 1, 2, 1, 2}),
                                       {static_cast<unsigned>(rounds(2, 3))});
        check(found);
        CHECK(found.with_lost > 0);
        CHECK(found.with_overwritten == 0);
        CHECK(found.most_taken == rounds(4, 5));
    }
}

TEST_CASE("a ring with one reader, in all orders: what is full loses its oldest records") {
    for (const u64 begin : first_positions()) {
        const tally found = all_orders(world_of(true, begin), records({2, 1, 2, 1}), {2});
        check(found);
        CHECK(found.with_lost == 0);
        CHECK(found.with_overwritten > 0);
        CHECK(found.most_taken == rounds(3, 4));
    }
}

TEST_CASE("a ring with two readers, in all orders") {
    check(all_orders(world_of(false, before_wrap), records({2, 1, 2, 1}), {1, 1}));
    const tally found = all_orders(world_of(true, before_wrap), {2, 1, 2},
                                   {static_cast<unsigned>(rounds(1, 2)), 1});
    check(found);
    CHECK(found.with_overwritten > 0);
}

TEST_CASE("a ring whose records are always put word by word, in all orders") {
    check(all_orders(world_of(false, before_wrap), records({2, 1, 2, 1, 2}),
                     {static_cast<unsigned>(rounds(2, 3))}, ring_words + 1));
    check(all_orders(world_of(true, before_wrap), records({2, 1, 2, 1}), {2}, ring_words + 1));
}

TEST_CASE("a ring some of whose records are put word by word, in all orders") {
    check(all_orders(world_of(false, before_wrap), records({1, 1, 1, 2, 1}),
                     {static_cast<unsigned>(rounds(2, 3))}, 1, true));
    check(all_orders(world_of(true, before_wrap), {1, 1, 1, 2}, {2}, 1, true));
}

TEST_CASE("a ring that overwrites, as it is mapped, in all orders") {
    // The words from `data_oldest` on, by its value after the words were read, must be whole
    // records, also where another reader took records.
    static std::vector<u64> seen;
    static u64 oldest;
    for (const u32 most : {2u, u32{ring_words} + 1}) {
        if (!thorough() && most != 2) continue;
        const auto looks = [](interleavings::explorer<world> &run) {
            msrpp_ring_core &ring = core_of(run);
            seen.clear();
            const u64 begin = run.load(&run.world.page.data_oldest);
            const u64 head = run.load(&run.world.page.data_head);
            if (head - begin > 8 * ring_words)
                return; // the oldest records were overwritten meanwhile: the reader would try again
            for (u64 position = begin; position != head; position += 8)
                seen.push_back(run.load(msrpp_ring_word(&ring, position)));
            oldest = run.load(&run.world.page.data_oldest) - begin;
        };
        std::size_t ends = 0, broken = 0, whole = 0, gone = 0;
        interleavings::explorer<world> run{world_of(true, before_wrap),
                                           {producer({2, 1, 2}, most), reader(1, 1), looks}};
        run.explore([&](interleavings::explorer<world> &of, const interleavings::state &end) {
            ++ends;
            of.replay(end, 2);
            const std::size_t from = std::min<std::size_t>(oldest / 8, seen.size());
            gone += from != 0;
            for (const unsigned record :
                 records_in({seen.begin() + static_cast<std::ptrdiff_t>(from), seen.end()})) {
                broken += record == 0;
                whole += record != 0;
            }
        });
        CHECK(ends > 0);
        CHECK(whole > 0);
        CHECK(gone > 0);
        CHECK(broken == 0);
    }
}

TEST_CASE("a ring that is mapped while a reader takes records, in all orders") {
    // Records that the mapping finds from its tail on must be whole: the producer has not
    // overwritten them.
    const std::vector<u32> lengths =
        thorough() ? std::vector<u32>{2, 1, 2, 1, 2} : std::vector<u32>{2, 1, 2};
    const auto maps = [](interleavings::explorer<world> &run) {
        msrpp_ring_hand_over(&core_of(run));
    };
    std::size_t ends = 0, broken = 0, moved = 0;
    interleavings::explorer<world> run{world_of(false, before_wrap),
                                       {producer(lengths, 2), reader(1, 1), maps}};
    run.explore([&](interleavings::explorer<world> &of, const interleavings::state &end) {
        ++ends;
        const world &w = of.world;
        const u64 head = at(end, &w.core.head, &w), tail = at(end, &w.shared.data_tail, &w);
        moved += tail != before_wrap;
        std::vector<u64> left;
        for (u64 position = tail; position != head; position += 8)
            left.push_back(end.memory[static_cast<std::size_t>(
                (reinterpret_cast<const unsigned char *>(w.words) -
                 reinterpret_cast<const unsigned char *>(&w)) /
                    8 +
                static_cast<std::ptrdiff_t>((position & (8 * ring_words - 1)) / 8))]);
        unsigned last = 0;
        for (const unsigned record : records_in(left)) {
            broken += record <= last;
            last = record;
        }
        broken += head - tail > 8 * ring_words;
    });
    CHECK(ends > 0);
    CHECK(moved > 0);
    CHECK(broken == 0);
}

#undef ring_load
#undef ring_load_acquire
#undef ring_store
#undef ring_store_release
#undef ring_exchange
#undef ring_store_barrier
#undef ring_barrier

#include <msr/sim/caches/cache.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <list>
#include <map>
#include <random>
#include <stdexcept>
#include <vector>

namespace {

using msr::sim::cache;
using msr::sim::sector_state;

constexpr std::uint64_t kib = 1024;

// A set of four lines: every line competes with every other line.
constexpr cache::geometry four_lines{.total_bytes = 256, .ways = 4, .line_bytes = 64};

// A set of two lines, each of two sectors of 64 bytes, as in the second level of a Pentium 4.
constexpr cache::geometry two_sectored_lines{
    .total_bytes = 256, .ways = 2, .line_bytes = 128, .sector_bytes = 64};

// A value for the evicted line of an outcome that is no line address: no line was evicted.
constexpr std::uint64_t none = 1;
constexpr std::uint64_t victim_of(const cache::outcome &outcome) {
    return outcome.evicted ? outcome.victim_address : none;
}

void refuses(const cache::geometry &shape, const char *sentence) {
    CHECK_THROWS_WITH_AS(cache{shape}, sentence, std::invalid_argument);
}

} // namespace

TEST_CASE("a geometry that is no cache is refused with the rule and the number") {
    refuses({.total_bytes = 8 * kib, .ways = 0, .line_bytes = 64},
            "cache geometry: the number of ways must be at least 1, not 0");
    refuses({.total_bytes = 33 * 64, .ways = 33, .line_bytes = 64},
            "cache geometry: the number of ways must be at most 32, not 33");
    refuses({.total_bytes = 8 * kib, .ways = 4, .line_bytes = 0},
            "cache geometry: the line must be a power of two of at least 4 bytes, not 0");
    refuses({.total_bytes = 8 * kib, .ways = 4, .line_bytes = 2},
            "cache geometry: the line must be a power of two of at least 4 bytes, not 2");
    refuses({.total_bytes = 12 * kib, .ways = 4, .line_bytes = 96},
            "cache geometry: the line must be a power of two of at least 4 bytes, not 96");
    refuses(
        {.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64, .sector_bytes = 48},
        "cache geometry: the sector must be a power of two and no longer than the line, not 48");
    refuses({.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64, .sector_bytes = 128},
            "cache geometry: the sector must be a power of two and no longer than the line, "
            "not 128");
    refuses({.total_bytes = 8 * kib, .ways = 4, .line_bytes = 128, .sector_bytes = 32},
            "cache geometry: a line must have at most n / 2 sectors where it is 2^n bytes long, "
            "not 4");
    refuses({.total_bytes = 0, .ways = 4, .line_bytes = 64},
            "cache geometry: the total must be ways times line bytes times a power of two, not 0");
    refuses({.total_bytes = 8 * kib + 64, .ways = 4, .line_bytes = 64},
            "cache geometry: the total must be ways times line bytes times a power of two, "
            "not 8256");
    // 4 ways of 64 bytes in 6144 bytes: 24 sets, and no bits of an address select one of 24.
    refuses({.total_bytes = 6 * kib, .ways = 4, .line_bytes = 64},
            "cache geometry: the total must be ways times line bytes times a power of two, "
            "not 6144");
    // The line is so long and the sector so short that a count of twice the sectors does not fit 32
    // bits.
    refuses({.total_bytes = 1ull << 31, .ways = 1, .line_bytes = 1u << 31, .sector_bytes = 1},
            "cache geometry: a line must have at most n / 2 sectors where it is 2^n bytes long, "
            "not 2147483648");
}

TEST_CASE("geometries of real caches are accepted") {
    CHECK_NOTHROW(cache{{.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64}});
    CHECK_NOTHROW(
        cache{{.total_bytes = 512 * kib, .ways = 8, .line_bytes = 128, .sector_bytes = 64}});
    // The number of ways need not be a power of two: 24 KiB in 6 ways is 64 sets.
    CHECK_NOTHROW(cache{{.total_bytes = 24 * kib, .ways = 6, .line_bytes = 64}});
    CHECK_NOTHROW(cache{{.total_bytes = 64, .ways = 1, .line_bytes = 64, .sector_bytes = 64}});
    CHECK_NOTHROW(cache{{.total_bytes = 4, .ways = 1, .line_bytes = 4}});
}

TEST_CASE("a sector is absent, then clean once read, then dirty once written") {
    cache cache{four_lines};
    CHECK(cache.state_of(0x1000) == sector_state::absent);
    CHECK(cache.read(0x1000).before == sector_state::absent);
    CHECK(cache.state_of(0x1000) == sector_state::clean);
    CHECK(cache.read(0x1000).before == sector_state::clean);
    CHECK(cache.write(0x1000).before == sector_state::clean);
    CHECK(cache.state_of(0x1000) == sector_state::dirty);
    CHECK(cache.write(0x1000).before == sector_state::dirty);
    CHECK(cache.read(0x1000).before == sector_state::dirty);
}

TEST_CASE("a reference reaches exactly the bytes of its line") {
    cache cache{four_lines};
    cache.read(0x1040);
    CHECK(cache.state_of(0x103f) == sector_state::absent);
    CHECK(cache.state_of(0x1040) == sector_state::clean);
    CHECK(cache.state_of(0x107f) == sector_state::clean);
    CHECK(cache.state_of(0x1080) == sector_state::absent);
}

TEST_CASE("line 0 and the last line of the address space are lines like any other") {
    cache cache{four_lines};
    CHECK(cache.state_of(0) == sector_state::absent);
    CHECK(cache.read(0).before == sector_state::absent);
    CHECK(cache.state_of(0) == sector_state::clean);
    CHECK(cache.write(0xffff'ffff'ffff'ffff).before == sector_state::absent);
    CHECK(cache.state_of(0xffff'ffff'ffff'ffc0) == sector_state::dirty);
    CHECK(cache.state_of(0x7fff'ffff'ffff'ffc0) == sector_state::absent);
    CHECK(cache.state_of(0) == sector_state::clean);
}

TEST_CASE("line 0 read into a set that is partly empty pushes nothing out") {
    cache cache{four_lines};
    CHECK(victim_of(cache.write(0x40)) == none);
    CHECK(victim_of(cache.write(0x80)) == none);
    CHECK(victim_of(cache.read(0)) == none);
    CHECK(victim_of(cache.read(0xc0)) == none);
    CHECK(cache.state_of(0x40) == sector_state::dirty);
    CHECK(cache.state_of(0x80) == sector_state::dirty);
    // Four lines fill the set; in order of use, oldest first: 40, 80, 0, c0.
    CHECK(victim_of(cache.read(0x100)) == 0x40);
    CHECK(victim_of(cache.read(0x140)) == 0x80);
    CHECK(victim_of(cache.read(0x180)) == 0);
    CHECK(victim_of(cache.read(0x1c0)) == 0xc0);
}

TEST_CASE("without reuse lines leave in the order in which they came") {
    cache cache{four_lines};
    for (std::uint64_t line : {0x40u, 0x80u, 0xc0u, 0x100u})
        CHECK(victim_of(cache.read(line)) == none);
    CHECK(victim_of(cache.read(0x140)) == 0x40);
    CHECK(victim_of(cache.read(0x180)) == 0x80);
    CHECK(victim_of(cache.read(0x1c0)) == 0xc0);
    CHECK(victim_of(cache.read(0x200)) == 0x100);
}

TEST_CASE("a line that is read or written again becomes the line used last, wherever it stood") {
    cache cache{four_lines};
    for (std::uint64_t line : {0x40u, 0x80u, 0xc0u, 0x100u})
        cache.read(line);
    cache.read(0x40);  // lines from the oldest on: 80, c0, 100, 40
    cache.write(0xc0); // lines from the oldest on: 80, 100, 40, c0
    cache.read(0xc0);  // lines from the oldest on: 80, 100, 40, c0
    CHECK(victim_of(cache.read(0x140)) == 0x80);
    CHECK(victim_of(cache.read(0x180)) == 0x100);
    CHECK(victim_of(cache.read(0x1c0)) == 0x40);
    CHECK(victim_of(cache.read(0x200)) == 0xc0);
}

TEST_CASE("asking for a state is no use of the line") {
    cache cache{four_lines};
    for (std::uint64_t line : {0x40u, 0x80u, 0xc0u, 0x100u})
        cache.read(line);
    CHECK(cache.state_of(0x40) == sector_state::clean);
    CHECK(victim_of(cache.read(0x140)) == 0x40);
}

TEST_CASE("one line more than ways, in a circle, never hits: the definition of LRU") {
    cache cache{four_lines};
    int hits = 0;
    for (int round = 0; round < 3; ++round)
        for (std::uint64_t line = 0; line < 5; ++line)
            hits += cache.read(line * 64).before != sector_state::absent;
    CHECK(hits == 0);
}

TEST_CASE("the set is chosen by the address bits above the line") {
    // 8 KiB in 4 ways of 64-byte lines: 32 sets, so lines 2 KiB apart share a set.
    cache cache{{.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64}};
    for (std::uint64_t line = 0; line < 128; ++line)
        CHECK(victim_of(cache.read(line * 64)) == none); // the cache has room for 128 lines
    CHECK(victim_of(cache.read(8 * kib)) == 0); // line 2000H goes into set 0 and evicts line 0
    CHECK(victim_of(cache.read(8 * kib + 31 * 64)) == 31 * 64);
    // Line 2800H goes into set 0 and evicts the next line of set 0.
    CHECK(victim_of(cache.read(10 * kib)) == 2 * kib);
    CHECK(cache.state_of(64) == sector_state::clean); // line 40H, in set 1, is still there
}

TEST_CASE("six ways hold six lines of a set") {
    // 64 sets: lines of a set are 4 KiB apart
    cache cache{{.total_bytes = 24 * kib, .ways = 6, .line_bytes = 64}};
    for (std::uint64_t line = 0; line < 6; ++line)
        CHECK(victim_of(cache.read(line * 4 * kib)) == none);
    CHECK(victim_of(cache.read(24 * kib)) == 0);
    CHECK(cache.state_of(4 * kib) == sector_state::clean);
}

TEST_CASE("direct mapped: the newcomer always replaces") {
    cache cache{{.total_bytes = 128, .ways = 1, .line_bytes = 64}};
    CHECK(victim_of(cache.write(0x00)) == none);
    const cache::outcome second = cache.read(0x80);
    CHECK(victim_of(second) == 0x00);
    CHECK(second.victim_dirty == 1);
    CHECK(victim_of(cache.read(0x40)) == none);
    CHECK(cache.state_of(0x80) == sector_state::clean);
}

TEST_CASE("a read miss of a line fetches both sectors") {
    cache cache{two_sectored_lines};
    CHECK(cache.read(0x1040).before == sector_state::absent);
    CHECK(cache.state_of(0x1000) == sector_state::clean);
    CHECK(cache.state_of(0x1040) == sector_state::clean);
    CHECK(cache.read(0x1000).before == sector_state::clean);
}

TEST_CASE("a write allocates its own sector and no other") {
    cache cache{two_sectored_lines};
    CHECK(cache.write(0x1040).before == sector_state::absent);
    CHECK(cache.state_of(0x1040) == sector_state::dirty);
    CHECK(cache.state_of(0x1000) == sector_state::absent);
}

TEST_CASE("reading the absent sector of a line fetches it and keeps the dirty sector") {
    cache cache{two_sectored_lines};
    cache.write(0x1040);
    const cache::outcome other = cache.read(0x1000);
    CHECK(other.before == sector_state::absent);
    CHECK_FALSE(other.evicted);
    CHECK(cache.state_of(0x1000) == sector_state::clean);
    CHECK(cache.state_of(0x1040) == sector_state::dirty);
}

TEST_CASE("reading a sector that is present fetches nothing") {
    cache cache{two_sectored_lines};
    cache.write(0x1040);
    CHECK(cache.read(0x1040).before == sector_state::dirty);
    CHECK(cache.state_of(0x1000) == sector_state::absent);
}

TEST_CASE("the states of two sectors of a line are independent") {
    cache cache{two_sectored_lines};
    cache.read(0x1000);
    cache.write(0x1040);
    CHECK(cache.read(0x1000).before == sector_state::clean);
    CHECK(cache.read(0x1040).before == sector_state::dirty);
}

TEST_CASE("sectors share the place of their line in the order of use") {
    cache cache{two_sectored_lines};
    cache.read(0x000);
    cache.read(0x080);
    cache.read(0x040); // reads the second sector of line 0
    CHECK(victim_of(cache.read(0x100)) == 0x080);
}

TEST_CASE("the victim says which of its sectors were dirty") {
    cache cache{two_sectored_lines};
    cache.read(0x000);
    cache.write(0x0c0);
    cache.write(0x100); // evicts line 0, which was not used for longest
    cache.write(0x140); // writes the second sector of line 100H
    const cache::outcome upper = cache.read(0x200);
    CHECK(victim_of(upper) == 0x080);
    CHECK(upper.victim_dirty == 0b10);
    const cache::outcome pair = cache.read(0x280);
    CHECK(victim_of(pair) == 0x100);
    CHECK(pair.victim_dirty == 0b11);
    const cache::outcome clean = cache.read(0x300);
    CHECK(victim_of(clean) == 0x200);
    CHECK(clean.victim_dirty == 0);
}

TEST_CASE("flush shows every dirty line once and leaves nothing") {
    cache cache{{.total_bytes = 512, .ways = 2, .line_bytes = 128, .sector_bytes = 64}};
    cache.write(0x000);
    cache.write(0x0c0);
    cache.read(0x100);
    cache.write(0x180);
    cache.write(0x1c0);
    std::map<std::uint64_t, unsigned> observed;
    int calls = 0;
    cache.flush([&](std::uint64_t line, unsigned dirty) {
        observed[line] = dirty;
        ++calls;
    });
    CHECK(calls == 3);
    CHECK(observed ==
          std::map<std::uint64_t, unsigned>{{0x000, 0b01}, {0x080, 0b10}, {0x180, 0b11}});
    for (std::uint64_t address = 0; address < 0x200; address += 0x40)
        CHECK(cache.state_of(address) == sector_state::absent);
    cache.flush([&](std::uint64_t, unsigned) { ++calls; });
    CHECK(calls == 3);
    CHECK(victim_of(cache.read(0x000)) == none);
}

TEST_CASE("a copy is a cache of its own") {
    cache original{four_lines};
    original.write(0x40);
    cache copy = original;
    copy.read(0x80);
    CHECK(copy.state_of(0x40) == sector_state::dirty);
    CHECK(original.state_of(0x80) == sector_state::absent);
}

TEST_CASE("a cache works in the compiler too") {
    constexpr std::uint64_t victim = [] {
        cache cache{four_lines};
        for (std::uint64_t line : {0x40u, 0x80u, 0xc0u, 0x100u, 0x40u})
            cache.write(line);
        return victim_of(cache.read(0x140));
    }();
    static_assert(victim == 0x80);
    CHECK(victim == 0x80);
}

namespace {

// A slow cache made from the description alone: each set is a list of lines, the last used line in
// front, and each line is a list of states. It shares no code with `cache`, and uses no bits.
class listed_cache {
public:
    explicit listed_cache(const cache::geometry &shape)
        : line_bytes_{shape.line_bytes}, sector_bytes_{shape.sector_bytes == 0
                                                           ? shape.line_bytes
                                                           : shape.sector_bytes},
          ways_{shape.ways}, sets_{shape.total_bytes / shape.line_bytes / shape.ways} {}

    cache::outcome read(std::uint64_t address) {
        return refer(address, [](std::vector<sector_state> &sectors, std::size_t goal) {
            if (sectors[goal] != sector_state::absent) return;
            std::replace(sectors.begin(), sectors.end(), sector_state::absent, sector_state::clean);
        });
    }

    cache::outcome write(std::uint64_t address) {
        return refer(address, [](std::vector<sector_state> &sectors, std::size_t goal) {
            sectors[goal] = sector_state::dirty;
        });
    }

    std::map<std::uint64_t, unsigned> dirty_lines() const {
        std::map<std::uint64_t, unsigned> total;
        for (const auto &[number, set] : contents_)
            for (const line &line : set)
                if (const unsigned dirty = dirty_sectors(line)) total[line.address] = dirty;
        return total;
    }

private:
    struct line {
        std::uint64_t address;
        std::vector<sector_state> sectors;
    };

    std::uint64_t line_bytes_;
    std::uint64_t sector_bytes_;
    std::uint64_t ways_;
    std::uint64_t sets_;
    std::map<std::uint64_t, std::list<line>> contents_;

    static unsigned dirty_sectors(const line &line) {
        unsigned dirty = 0;
        for (std::size_t sector = 0; sector < line.sectors.size(); ++sector)
            if (line.sectors[sector] == sector_state::dirty) dirty += 1u << sector;
        return dirty;
    }

    template <typename Change>
    cache::outcome refer(std::uint64_t address, Change change) {
        const std::uint64_t first_byte = address / line_bytes_ * line_bytes_;
        const std::size_t sector = (address - first_byte) / sector_bytes_;
        std::list<line> &set = contents_[address / line_bytes_ % sets_];
        cache::outcome outcome;
        const auto result = std::find_if(set.begin(), set.end(), [&](const line &candidate) {
            return candidate.address == first_byte;
        });
        if (result != set.end()) {
            set.splice(set.begin(), set, result);
        } else {
            set.push_front({first_byte, std::vector<sector_state>(line_bytes_ / sector_bytes_)});
            if (set.size() > ways_) {
                outcome.evicted = true;
                outcome.victim_address = set.back().address;
                outcome.victim_dirty = dirty_sectors(set.back());
                set.pop_back();
            }
        }
        outcome.before = set.front().sectors[sector];
        change(set.front().sectors, sector);
        return outcome;
    }
};

// How often the accesses met each state and each kind of victim: states that the accesses did not
// meet were not compared.
struct coverage {
    int absent{}, clean{}, dirty{}, clean_victims{}, dirty_victims{};
};

coverage compare_on_random_references(const cache::geometry &shape, std::uint64_t base,
                                      unsigned seed) {
    cache subject{shape};
    listed_cache reference{shape};
    std::mt19937_64 random{seed};
    coverage met;
    int differences = 0;
    for (int step = 0; step < 20000; ++step) {
        // The addresses have twice as many lines as the cache holds, so that hits and misses are
        // both frequent.
        const std::uint64_t address = base + random() % (2 * shape.total_bytes);
        const bool writing = random() % 3 == 0;
        const cache::outcome got = writing ? subject.write(address) : subject.read(address);
        const cache::outcome expected =
            writing ? reference.write(address) : reference.read(address);
        differences += got.before != expected.before || got.evicted != expected.evicted ||
                       got.victim_dirty != expected.victim_dirty ||
                       (got.evicted && got.victim_address != expected.victim_address);
        met.absent += expected.before == sector_state::absent;
        met.clean += expected.before == sector_state::clean;
        met.dirty += expected.before == sector_state::dirty;
        met.clean_victims += expected.evicted && expected.victim_dirty == 0;
        met.dirty_victims += expected.victim_dirty != 0;
    }
    CHECK(differences == 0);
    std::map<std::uint64_t, unsigned> flushed;
    subject.flush([&](std::uint64_t line, unsigned dirty) { flushed[line] = dirty; });
    CHECK(flushed == reference.dirty_lines());
    return met;
}

} // namespace

TEST_CASE("a simple list of lines agrees on random references") {
    const cache::geometry shapes[] = {
        four_lines,
        two_sectored_lines,
        {.total_bytes = 512, .ways = 1, .line_bytes = 64},
        {.total_bytes = 4, .ways = 1, .line_bytes = 4},
        {.total_bytes = 1536, .ways = 6, .line_bytes = 64, .sector_bytes = 32},
        {.total_bytes = 4 * kib, .ways = 4, .line_bytes = 256, .sector_bytes = 64},
        {.total_bytes = 2 * kib, .ways = 32, .line_bytes = 64},
        {.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64},
        {.total_bytes = 16 * kib, .ways = 8, .line_bytes = 64},
        {.total_bytes = 32 * kib, .ways = 8, .line_bytes = 128, .sector_bytes = 64},
    };
    unsigned seed = 1;
    for (const cache::geometry &shape : shapes) {
        // Addresses begin at 0, begin at a page, or go across the end of the address space.
        for (const std::uint64_t base :
             {std::uint64_t{0}, std::uint64_t{0x8049000}, -std::uint64_t{shape.total_bytes}}) {
            CAPTURE(shape.total_bytes);
            CAPTURE(base);
            const coverage met = compare_on_random_references(shape, base, seed++);
            CHECK(met.absent > 100);
            CHECK(met.clean > 100);
            CHECK(met.dirty > 100);
            CHECK(met.clean_victims > 100);
            CHECK(met.dirty_victims > 100);
        }
    }
}

TEST_CASE("a reference says in two words what read and write say") {
    cache entry{two_sectored_lines};
    CHECK(entry.refer(0, true).before == sector_state::absent);
    // The write at 0 has not fetched the line's other sector.
    CHECK(entry.refer(64, false).before == sector_state::absent);
    CHECK(entry.refer(0, false).before == sector_state::dirty);
    CHECK(entry.refer(64, false).before == sector_state::clean);
    CHECK(entry.refer(128, false).gone == 0);
    const cache::reference reference = entry.refer(256 + 64, true);
    CHECK(reference.before == sector_state::absent);
    CHECK(reference.gone != 0);
    CHECK(entry.victim_address(reference) == 0);
    CHECK(entry.victim_dirty(reference) == 1);
    // A write brings in only the sector that it writes.
    CHECK(entry.state_of(256) == sector_state::absent);
    CHECK(entry.state_of(256 + 64) == sector_state::dirty);
    cache whole{four_lines};
    for (std::uint64_t line = 0; line < 4; ++line)
        whole.refer(line * 64, line == 1);
    CHECK(whole.refer(0, false).before == sector_state::clean);
    const cache::reference next = whole.refer(0x1000, false);
    CHECK(whole.victim_address(next) == 64);
    CHECK(whole.victim_dirty(next) == 1);
    CHECK(whole.victim_dirty(whole.refer(0x2000, false)) == 0);
}

TEST_CASE("a reference by the mark of its address is a reference") {
    for (const cache::geometry &shape :
         {four_lines, two_sectored_lines,
          cache::geometry{.total_bytes = 4 * kib, .ways = 8, .line_bytes = 64},
          cache::geometry{.total_bytes = 8 * kib, .ways = 8, .line_bytes = 1024},
          cache::geometry{.total_bytes = 6 * kib, .ways = 12, .line_bytes = 64}}) {
        cache entry{shape};
        cache same{shape};
        std::mt19937_64 random{shape.ways};
        unsigned gone = 0;
        for (int step = 0; step < 5000; ++step) {
            const std::uint64_t address = random() % (3 * shape.total_bytes);
            const bool writes = random() % 4 == 0;
            const cache::reference got =
                entry.refer_by_mark(address, cache::mark_of(address), writes);
            const cache::reference reference = same.refer(address, writes);
            REQUIRE(got.before == reference.before);
            REQUIRE(got.gone == reference.gone);
            gone += reference.gone != 0;
        }
        CHECK(gone > 1000);
    }
}

TEST_CASE("sets of more than eight and of more than sixteen ways are as others") {
    for (const unsigned ways : {9u, 12u, 16u, 17u, 20u, 32u}) {
        cache cache{{.total_bytes = ways * 64ull, .ways = ways, .line_bytes = 64}};
        for (std::uint64_t line = 0; line < ways; ++line)
            CHECK_FALSE(cache.write(line * 64).evicted);
        CHECK(cache.read(0).before == sector_state::dirty);
        for (std::uint64_t line = 1; line < ways; ++line)
            CHECK(victim_of(cache.read(0x10000 + line * 64)) == line * 64);
        CHECK(victim_of(cache.read(0x20000)) == 0);
    }
}

TEST_CASE("addresses of the same set") {
    const cache cache{{.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64}}; // 32 sets
    CHECK(cache.in_one_set(0, 63));
    CHECK(cache.in_one_set(64, 64 + 32 * 64));
    CHECK_FALSE(cache.in_one_set(0, 64));
    CHECK_FALSE(cache.in_one_set(64, 63 + 32 * 64));
}

TEST_CASE("the quick reference finds the line used last, and is a reference where it does") {
    cache entry{four_lines};
    // In an empty cache, no empty way is taken for line 0.
    CHECK_FALSE(entry.refer_to_newest(0, false));
    entry.read(0);
    entry.read(64);
    CHECK_FALSE(entry.refer_to_newest(0, true));
    CHECK(entry.state_of(0) == sector_state::clean);
    CHECK(entry.refer_to_newest(64 + 63, false));
    CHECK(entry.state_of(64) == sector_state::clean);
    CHECK(entry.refer_to_newest(64, true));
    CHECK(entry.state_of(64) == sector_state::dirty);
    cache sectored{two_sectored_lines};
    sectored.read(0);
    // Caches of lines with several sectors refuse refer_to_newest().
    CHECK_FALSE(sectored.refer_to_newest(0, false));
}

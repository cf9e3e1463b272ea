#include <msr/sim/caches/memory_hierarchy.hpp>

#include "../../thorough.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <list>
#include <map>
#include <random>
#include <set>
#include <stdexcept>
#include <utility>

namespace {

using msr::sim::geometry_of_model;
using msr::sim::memory_hierarchy;
using tallies = memory_hierarchy::tallies;

constexpr std::uint64_t kib = 1024;
constexpr unsigned models[] = {0, 1, 2, 3, 4, 6};

// A matrix of 1024 rows of 1024 ints of 4 bytes, from the start of a page.
constexpr std::uint64_t matrix = 0x0804'9000;
constexpr std::uint64_t order = 1024;
constexpr std::uint64_t element(std::uint64_t row, std::uint64_t column) {
    return matrix + (row * order + column) * 4;
}

// Two levels so small that lines of a set are easily named. The first level has one set of two
// lines, the second two sets of a single line; lines 256 bytes apart share a set of the second.
constexpr memory_hierarchy::geometry tiny{
    .first_level = {.total_bytes = 128, .ways = 2, .line_bytes = 64},
    .second_level = {.total_bytes = 256, .ways = 1, .line_bytes = 128, .sector_bytes = 64}};

void read_in_order(memory_hierarchy &memory, std::uint64_t bytes) {
    for (std::uint64_t address = 0; address < bytes; address += 4)
        memory.read(address);
}

void write_in_order(memory_hierarchy &memory, std::uint64_t bytes) {
    for (std::uint64_t address = 0; address < bytes; address += 4)
        memory.write(address);
}

} // namespace

TEST_CASE("first level 8 KiB, 4 ways of 64 bytes; second 8 ways of two sectors, by model") {
    const auto second_level_kib = [](unsigned model) {
        return geometry_of_model(model).second_level.total_bytes / kib;
    };
    CHECK(second_level_kib(0) == 256);
    CHECK(second_level_kib(1) == 256);
    CHECK(second_level_kib(2) == 512);
    CHECK(second_level_kib(3) == 1024);
    CHECK(second_level_kib(4) == 1024);
    CHECK(second_level_kib(6) == 1024);
    for (const unsigned model : models) {
        const memory_hierarchy::geometry shape = geometry_of_model(model);
        CHECK(shape.first_level.total_bytes == 8 * kib);
        CHECK(shape.first_level.ways == 4);
        CHECK(shape.first_level.line_bytes == 64);
        CHECK(shape.first_level.bytes_of_sector() == 64);
        CHECK(shape.second_level.ways == 8);
        CHECK(shape.second_level.line_bytes == 128);
        CHECK(shape.second_level.bytes_of_sector() == 64);
    }
    static_assert(geometry_of_model(2).second_level.total_bytes == 512 * kib);
}

TEST_CASE("a model that no Pentium 4 has is refused") {
    CHECK_THROWS_WITH_AS((void)geometry_of_model(5), "no Pentium 4 has CPUID model 5",
                         std::invalid_argument);
    CHECK_THROWS_WITH_AS((void)geometry_of_model(7), "no Pentium 4 has CPUID model 7",
                         std::invalid_argument);
}

TEST_CASE("levels that do not fit together are refused") {
    constexpr const char *sentence =
        "memory hierarchy: a line of the first level must be unsectored and as long as a sector of "
        "the second, which has 64 bytes";
    memory_hierarchy::geometry shorter = tiny;
    shorter.first_level.line_bytes = 32;
    CHECK_THROWS_WITH_AS(memory_hierarchy{shorter}, sentence, std::invalid_argument);
    memory_hierarchy::geometry sectored = tiny;
    sectored.first_level.sector_bytes = 32;
    CHECK_THROWS_WITH_AS(memory_hierarchy{sectored}, sentence, std::invalid_argument);
    memory_hierarchy::geometry no_cache = tiny;
    no_cache.second_level.ways = 0;
    CHECK_THROWS_WITH_AS(memory_hierarchy{no_cache},
                         "cache geometry: the number of ways must be at least 1, not 0",
                         std::invalid_argument);
}

// 1024 * 1024 * 4 bytes are 32768 lines of 128 bytes and 65536 lines of 64. Each line of 64 bytes
// misses the first level once; of the two in a line of 128 bytes the first misses the second level,
// and the other finds the sector that came with it.
TEST_CASE("summing a fresh matrix by rows: 32768 read misses in 65536 read references") {
    for (const unsigned model : models) {
        CAPTURE(model);
        memory_hierarchy memory{geometry_of_model(model)};
        for (std::uint64_t row = 0; row < order; ++row)
            for (std::uint64_t column = 0; column < order; ++column)
                memory.read(element(row, column));
        const tallies observed = memory.take();
        CHECK(observed.rd_2ndl_miss == 32768);
        CHECK(observed.rd_2ndl_hits + observed.rd_2ndl_hite + observed.rd_2ndl_hitm +
                  observed.rd_2ndl_miss ==
              65536);
        CHECK(observed == tallies{.loads = 1048576,
                                  .l1_load_misses = 65536,
                                  .rd_2ndl_hite = 32768,
                                  .rd_2ndl_miss = 32768});
    }
}

// The addresses of a column are 4 KiB apart. In the first level (2 KiB a way) all 1024 lines of a
// column fall into one set of four lines; in the second (32, 64 or 128 KiB a way) into 8, 16 or 32
// sets of eight, with 128, 64 or 32 lines each. When the next column comes back to a line, both
// levels have dropped it: every access misses.
TEST_CASE("summing a fresh matrix by columns: 1048576 read misses") {
    for (const unsigned model : models) {
        if (model % rounds(6, 1) != 0) continue;
        CAPTURE(model);
        memory_hierarchy memory{geometry_of_model(model)};
        for (std::uint64_t column = 0; column < order; ++column)
            for (std::uint64_t row = 0; row < order; ++row)
                memory.read(element(row, column));
        CHECK(memory.take() ==
              tallies{.loads = 1048576, .l1_load_misses = 1048576, .rd_2ndl_miss = 1048576});
    }
}

// The 8 KiB of the first level hold the last 128 of the 65536 lines; every other line was put back
// 8 KiB after it was written, onto a sector that was still in the second level. The second level
// holds the last 4096 lines of 32768; every other line went to memory with both sectors dirty.
TEST_CASE("filling a fresh matrix by rows: read for ownership, then every line written back") {
    memory_hierarchy memory{geometry_of_model(2)};
    for (std::uint64_t row = 0; row < order; ++row)
        for (std::uint64_t column = 0; column < order; ++column)
            memory.write(element(row, column));
    CHECK(memory.take() == tallies{.stores = 1048576,
                                   .l1_store_misses = 65536,
                                   .rd_2ndl_hite = 32768,
                                   .rd_2ndl_miss = 32768,
                                   .wr_2ndl_hit = 65536 - 128,
                                   .memory_writebacks = 2 * (32768 - 4096)});
    // Writes back the sectors that are left: every sector reaches memory exactly once.
    memory.flush();
    CHECK(memory.take() == tallies{.memory_writebacks = 2 * 4096});
}

TEST_CASE("what fits the first level is missed only once") {
    memory_hierarchy memory{geometry_of_model(2)};
    // Reads 128 first-level lines of 64 bytes, which are 64 second-level lines of 128 bytes.
    read_in_order(memory, 8 * kib);
    CHECK(memory.take() ==
          tallies{.loads = 2048, .l1_load_misses = 128, .rd_2ndl_hite = 64, .rd_2ndl_miss = 64});
    read_in_order(memory, 8 * kib);
    CHECK(memory.take() == tallies{.loads = 2048});
}

// The data have twice the size of the first level and are read in a circle: LRU drops each line
// just before it is needed.
TEST_CASE("what fits the second level only is found there clean") {
    memory_hierarchy memory{geometry_of_model(2)};
    read_in_order(memory, 16 * kib);
    (void)memory.take();
    read_in_order(memory, 16 * kib);
    CHECK(memory.take() == tallies{.loads = 4096, .l1_load_misses = 256, .rd_2ndl_hite = 256});
}

// Writing 256 lines puts the first 128 back into the second level. Reading the lines in order puts
// the other 128 back, so that these are found dirty as well; the clean lines that the reads replace
// are dropped.
TEST_CASE("what was written and put back is found there modified") {
    memory_hierarchy memory{geometry_of_model(2)};
    write_in_order(memory, 16 * kib);
    CHECK(memory.take() == tallies{.stores = 4096,
                                   .l1_store_misses = 256,
                                   .rd_2ndl_hite = 128,
                                   .rd_2ndl_miss = 128,
                                   .wr_2ndl_hit = 128});
    read_in_order(memory, 16 * kib);
    CHECK(memory.take() ==
          tallies{.loads = 4096, .l1_load_misses = 256, .rd_2ndl_hitm = 256, .wr_2ndl_hit = 128});
}

TEST_CASE("a store miss is a single read of the second level, and no write") {
    memory_hierarchy memory{geometry_of_model(2)};
    memory.write(0x1000);
    CHECK(memory.take() == tallies{.stores = 1, .l1_store_misses = 1, .rd_2ndl_miss = 1});
    memory.write(0x1040); // writes a sector that the second level fetched with the sector at 0x1000
    CHECK(memory.take() == tallies{.stores = 1, .l1_store_misses = 1, .rd_2ndl_hite = 1});
    memory.write(0x1004);
    memory.read(0x1008);
    CHECK(memory.take() == tallies{.loads = 1, .stores = 1});
}

TEST_CASE("a store to a line that was loaded stays in the first level") {
    memory_hierarchy memory{geometry_of_model(2)};
    memory.read(0x1000);
    (void)memory.take();
    memory.write(0x1000);
    CHECK(memory.take() == tallies{.stores = 1});
}

// Lines 2 KiB apart share a set of the first level (four ways); lines 64 KiB apart share a set of
// the second (eight ways).
TEST_CASE("a dirty line moves to the second level, is found modified, and then goes to memory") {
    memory_hierarchy memory{geometry_of_model(2)};
    memory.write(0);
    for (std::uint64_t step = 1; step <= 3; ++step)
        memory.read(step * 2 * kib);
    CHECK(memory.take().wr_2ndl_hit == 0);
    memory.read(8 * kib); // the fifth line of a set of four ways
    CHECK(memory.take() ==
          tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1, .wr_2ndl_hit = 1});

    memory.read(0);
    // Hits the second level: the sector at 0 is modified there, the sector at 64 is not.
    memory.read(64);
    CHECK(memory.take() ==
          tallies{.loads = 2, .l1_load_misses = 2, .rd_2ndl_hite = 1, .rd_2ndl_hitm = 1});

    for (std::uint64_t step = 1; step <= 7; ++step)
        memory.read(step * 64 * kib);
    CHECK(memory.take().memory_writebacks == 0);
    memory.read(8 * 64 * kib); // reads the ninth line of a set of eight ways
    CHECK(memory.take() ==
          tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1, .memory_writebacks = 1});
    memory.flush();
    CHECK(memory.take() == tallies{});
}

TEST_CASE("a dirty line whose sector the second level dropped misses, and allocates it alone") {
    memory_hierarchy memory{tiny};
    memory.write(0);
    memory.read(256); // the second level evicts line 0; the first level keeps both lines
    memory.read(0);   // hits the first level; the second level does not see the access
    memory.read(512); // the first level evicts line 256
    CHECK(
        memory.take() ==
        tallies{
            .loads = 3, .stores = 1, .l1_load_misses = 2, .l1_store_misses = 1, .rd_2ndl_miss = 3});
    // The first level evicts line 0, whose modified sector misses the second level.
    memory.read(768);
    CHECK(memory.take() ==
          tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1, .wr_2ndl_miss = 1});
    memory.read(64); // of line 0 the second level has only the sector that was written back
    CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1});
    memory.read(0); // the second level still has the sector that was written back
    CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_hitm = 1});
    memory.flush();
    CHECK(memory.take() == tallies{.memory_writebacks = 1});
}

TEST_CASE("a put-back that pushes a dirty line out writes that to memory") {
    memory_hierarchy memory{tiny};
    memory.write(0);
    memory.write(256);
    memory.write(512); // line 0 misses the second level and replaces 512, which is clean there
    CHECK(memory.take() ==
          tallies{.stores = 3, .l1_store_misses = 3, .rd_2ndl_miss = 3, .wr_2ndl_miss = 1});
    // Line 768 replaces line 0, which is dirty; then 256 is put back and replaces 768, which is
    // clean.
    memory.write(768);
    CHECK(memory.take() == tallies{.stores = 1,
                                   .l1_store_misses = 1,
                                   .rd_2ndl_miss = 1,
                                   .wr_2ndl_miss = 1,
                                   .memory_writebacks = 1});
    // The other set of the second level: only line 512, put back, replaces 256, dirty.
    memory.write(384);
    CHECK(memory.take() == tallies{.stores = 1,
                                   .l1_store_misses = 1,
                                   .rd_2ndl_miss = 1,
                                   .wr_2ndl_miss = 1,
                                   .memory_writebacks = 1});
}

TEST_CASE("an access that straddles lines touches each, and is a single load or store") {
    memory_hierarchy memory{geometry_of_model(2)};
    SUBCASE("up to the last byte of a line") {
        memory.read(60, 4);
        CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1});
    }
    SUBCASE("a whole line") {
        memory.read(64, 64);
        CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1});
    }
    SUBCASE("two sectors of one line of the second level") {
        memory.read(61);
        CHECK(memory.take() ==
              tallies{.loads = 1, .l1_load_misses = 2, .rd_2ndl_hite = 1, .rd_2ndl_miss = 1});
    }
    SUBCASE("two lines of the second level") {
        memory.write(126, 4);
        CHECK(memory.take() == tallies{.stores = 1, .l1_store_misses = 2, .rd_2ndl_miss = 2});
        memory.read(64, 128);
        CHECK(memory.take() == tallies{.loads = 1});
    }
    SUBCASE("one half present") {
        memory.read(0);
        (void)memory.take();
        memory.read(63, 2);
        CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_hite = 1});
    }
    SUBCASE("three lines") {
        memory.write(63, 66);
        CHECK(memory.take() ==
              tallies{.stores = 1, .l1_store_misses = 3, .rd_2ndl_hite = 1, .rd_2ndl_miss = 2});
    }
    SUBCASE("the end of the address space and its beginning") {
        memory.read(0xffff'ffff'ffff'fffe, 4);
        CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 2, .rd_2ndl_miss = 2});
        memory.read(0);
        memory.read(0xffff'ffff'ffff'ffc0);
        CHECK(memory.take() == tallies{.loads = 2});
    }
    SUBCASE("no bytes at all") {
        memory.read(0, 0);
        memory.write(64, 0);
        CHECK(memory.take() == tallies{});
    }
}

TEST_CASE("take gives what came since the last take, and leaves the caches alone") {
    memory_hierarchy memory{geometry_of_model(2)};
    CHECK(memory.take() == tallies{});
    memory.read(0);
    memory.read(4);
    CHECK(memory.take() == tallies{.loads = 2, .l1_load_misses = 1, .rd_2ndl_miss = 1});
    CHECK(memory.take() == tallies{});
    memory.read(8);
    CHECK(memory.take() == tallies{.loads = 1});
}

TEST_CASE("flush empties both levels; dirty sectors go to memory once, and nothing is referenced") {
    memory_hierarchy memory{geometry_of_model(2)};
    SUBCASE("nothing dirty") {
        memory.read(0);
        (void)memory.take();
        memory.flush();
        CHECK(memory.take() == tallies{});
        memory.read(0);
        CHECK(memory.take() == tallies{.loads = 1, .l1_load_misses = 1, .rd_2ndl_miss = 1});
    }
    SUBCASE("dirty in the first level") {
        memory.write(0);
        memory.write(64);
        (void)memory.take();
        memory.flush();
        CHECK(memory.take() == tallies{.memory_writebacks = 2});
        memory.flush();
        CHECK(memory.take() == tallies{});
    }
    SUBCASE("dirty in both") {
        memory.write(0);
        for (std::uint64_t step = 1; step <= 4; ++step)
            memory.read(step * 2 * kib);
        // The line is found modified in the second level; the write modifies the line in the first
        // level again.
        memory.write(0);
        CHECK(memory.take().rd_2ndl_hitm == 1);
        memory.flush();
        CHECK(memory.take() == tallies{.memory_writebacks = 1});
    }
}

TEST_CASE("the hierarchy works in the compiler too") {
    constexpr tallies observed = [] {
        memory_hierarchy memory{tiny};
        memory.write(62, 4);
        memory.flush();
        return memory.take();
    }();
    constexpr tallies expected{.stores = 1,
                               .l1_store_misses = 2,
                               .rd_2ndl_hite = 1,
                               .rd_2ndl_miss = 1,
                               .memory_writebacks = 2};
    static_assert(observed == expected);
    CHECK(observed == expected);
}

namespace {

// A slow hierarchy with the rules of the headers: lists of lines in order of use, sets of sectors,
// no bits. It shares no code with the headers.
class listed_hierarchy {
public:
    explicit listed_hierarchy(const memory_hierarchy::geometry &shape) : shape_{shape} {}

    void access(bool writing, std::uint64_t address, unsigned bytes) {
        ++(writing ? counts.stores : counts.loads);
        // Lines of the first level that an access touches, in order, without repeats.
        std::list<std::uint64_t> touched;
        for (unsigned byte = 0; byte < bytes; ++byte) {
            const std::uint64_t line = (address + byte) / 64 * 64;
            if (touched.empty() || touched.back() != line) touched.push_back(line);
        }
        for (const std::uint64_t line : touched)
            access_line(writing, line);
    }

    void flush() {
        std::set<std::uint64_t> to_memory;
        for (const auto &[number, set] : first_)
            for (const first_level_line &line : set)
                if (line.dirty) to_memory.insert(line.address);
        for (const auto &[number, set] : second_)
            for (const second_level_line &line : set)
                to_memory.insert(line.dirty.begin(), line.dirty.end());
        counts.memory_writebacks += to_memory.size();
        first_.clear();
        second_.clear();
    }

    tallies counts;

private:
    struct first_level_line {
        std::uint64_t address;
        bool dirty;
    };
    struct second_level_line {
        std::uint64_t address;
        std::set<std::uint64_t> present; // addresses of the line's valid sectors
        std::set<std::uint64_t> dirty;   // addresses of the line's dirty sectors
    };

    memory_hierarchy::geometry shape_;
    std::map<std::uint64_t, std::list<first_level_line>> first_;
    std::map<std::uint64_t, std::list<second_level_line>> second_;

    void access_line(bool writing, std::uint64_t address) {
        const auto &shape = shape_.first_level;
        auto &set = first_[address / 64 % (shape.total_bytes / 64 / shape.ways)];
        for (auto line = set.begin(); line != set.end(); ++line) {
            if (line->address != address) continue;
            const bool dirty = line->dirty || writing;
            set.erase(line);
            set.push_front({address, dirty});
            return;
        }
        ++(writing ? counts.l1_store_misses : counts.l1_load_misses);
        read_second_level(address);
        set.push_front({address, writing});
        if (set.size() <= shape.ways) return;
        const first_level_line victim = set.back();
        set.pop_back();
        if (victim.dirty) write_second_level(victim.address);
    }

    // Returns the line of a sector, moved or added to the front of its set.
    second_level_line &second_level(std::uint64_t sector) {
        const auto &shape = shape_.second_level;
        const std::uint64_t address = sector / 128 * 128;
        auto &set = second_[address / 128 % (shape.total_bytes / 128 / shape.ways)];
        second_level_line second_level_line{address, {}, {}};
        for (auto line = set.begin(); line != set.end(); ++line) {
            if (line->address != address) continue;
            second_level_line = *line;
            set.erase(line);
            break;
        }
        set.push_front(second_level_line);
        if (set.size() > shape.ways) {
            counts.memory_writebacks += set.back().dirty.size();
            set.pop_back();
        }
        return set.front();
    }

    void read_second_level(std::uint64_t sector) {
        second_level_line &line = second_level(sector);
        if (!line.present.contains(sector)) {
            ++counts.rd_2ndl_miss;
            line.present = {line.address, line.address + 64};
        } else if (line.dirty.contains(sector)) {
            ++counts.rd_2ndl_hitm;
        } else {
            ++counts.rd_2ndl_hite;
        }
    }

    void write_second_level(std::uint64_t sector) {
        second_level_line &line = second_level(sector);
        ++(line.present.contains(sector) ? counts.wr_2ndl_hit : counts.wr_2ndl_miss);
        line.present.insert(sector);
        line.dirty.insert(sector);
    }
};

// Compares two hierarchies after each of many random reads and writes in `bytes` bytes from `base`
// on, mostly of the size of an operand. Returns the sums, which show what the accesses have met.
tallies compare_on_random_accesses(const memory_hierarchy::geometry &shape, std::uint64_t base,
                                   std::uint64_t bytes, unsigned seed, int accesses) {
    memory_hierarchy subject{shape};
    listed_hierarchy reference{shape};
    std::mt19937_64 random{seed};
    tallies sum;
    int differences = 0;
    const auto compare = [&] {
        const tallies got = subject.take();
        const tallies expected = std::exchange(reference.counts, tallies{});
        differences += got != expected;
        sum.l1_load_misses += expected.l1_load_misses;
        sum.l1_store_misses += expected.l1_store_misses;
        sum.rd_2ndl_hite += expected.rd_2ndl_hite;
        sum.rd_2ndl_hitm += expected.rd_2ndl_hitm;
        sum.rd_2ndl_miss += expected.rd_2ndl_miss;
        sum.wr_2ndl_hit += expected.wr_2ndl_hit;
        sum.wr_2ndl_miss += expected.wr_2ndl_miss;
        sum.memory_writebacks += expected.memory_writebacks;
    };
    for (int access = 0; access < accesses; ++access) {
        // Half of the accesses stay within a small range, so that some lines live long in the first
        // level while the second drops them.
        const std::uint64_t range = random() % 2 == 0 ? bytes : 256;
        const std::uint64_t address = base + random() % range;
        const unsigned length = 1 + static_cast<unsigned>(random() % (random() % 8 == 0 ? 200 : 8));
        const bool writing = random() % 3 == 0;
        if (writing)
            subject.write(address, length);
        else
            subject.read(address, length);
        reference.access(writing, address, length);
        compare();
        if (access % 5000 != 4999) continue;
        subject.flush();
        reference.flush();
        compare();
    }
    CHECK(differences == 0);
    return sum;
}

} // namespace

TEST_CASE("simple lists of lines agree on random reads and writes") {
    constexpr memory_hierarchy::geometry few_ways{
        .first_level = {.total_bytes = 512, .ways = 4, .line_bytes = 64},
        .second_level = {.total_bytes = 1024, .ways = 2, .line_bytes = 128, .sector_bytes = 64}};
    constexpr memory_hierarchy::geometry equal_sizes{
        .first_level = {.total_bytes = 1024, .ways = 16, .line_bytes = 64},
        .second_level = {.total_bytes = 1024, .ways = 1, .line_bytes = 128, .sector_bytes = 64}};
    unsigned seed = 1;
    for (const auto &shape : {tiny, few_ways, equal_sizes}) {
        for (const std::uint64_t base : {std::uint64_t{0}, matrix, -std::uint64_t{1000}}) {
            CAPTURE(base);
            const tallies reached = compare_on_random_accesses(
                shape, base, 8 * kib, seed++, static_cast<int>(rounds(5000, 20000)));
            CHECK(reached.l1_load_misses > 100);
            CHECK(reached.l1_store_misses > 100);
            CHECK(reached.rd_2ndl_hite > 100);
            CHECK(reached.rd_2ndl_hitm > 100);
            CHECK(reached.rd_2ndl_miss > 100);
            CHECK(reached.wr_2ndl_hit > 100);
            CHECK(reached.wr_2ndl_miss > 100);
            CHECK(reached.memory_writebacks > 100);
        }
    }
}

TEST_CASE("simple lists of lines agree on the caches of each model") {
    for (const unsigned model : models) {
        CAPTURE(model);
        const tallies reached =
            compare_on_random_accesses(geometry_of_model(model), matrix, 2048 * kib, 100 + model,
                                       static_cast<int>(rounds(10000, 60000)));
        CHECK(reached.rd_2ndl_hite > 100);
        CHECK(reached.rd_2ndl_miss > 100);
        CHECK(reached.wr_2ndl_hit > 100);
        CHECK(reached.memory_writebacks > 100);
    }
}

#include <msr/sim/caches/core_caches.hpp>

#include <msr/sim/caches/memory_hierarchy.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <random>
#include <vector>

namespace {

using msr::sim::cache;
using msr::sim::cache_shapes;
using msr::sim::core_caches;
using msr::sim::last_level;
using msr::sim::level;
using msr::sim::signal;
using msr::sim::tally;

constexpr std::uint64_t line = 64;

constexpr cache::geometry lines_of(unsigned sets, unsigned ways) {
    return {.total_bytes = sets * ways * line, .ways = ways, .line_bytes = line};
}

struct core {
    std::shared_ptr<last_level> third;
    core_caches caches;
    tally seen{};

    explicit core(const cache_shapes &shapes)
        : third{shapes.third.ways == 0 ? nullptr : std::make_shared<last_level>(shapes.third)},
          caches{shapes, std::make_shared<cache>(shapes.second), third} {}

    level load(std::uint64_t address, unsigned bytes = 4) {
        return caches.access(address, bytes, false, seen);
    }
    level store(std::uint64_t address, unsigned bytes = 4) {
        return caches.access(address, bytes, true, seen);
    }
};

// A first level of 2 lines, a second of 4 and a third of 8, a single set each.
constexpr cache_shapes small{.first_data = lines_of(1, 2),
                             .first_code = lines_of(1, 2),
                             .second = lines_of(1, 4),
                             .third = {.total_bytes = 8 * line, .ways = 8}};

// A cache as lists of lines, the last used line first: slow and simple, for comparison.
class listed {
public:
    listed(unsigned sets, unsigned ways) : ways_{ways}, sets_(sets) {}
    struct entry {
        std::uint64_t line;
        bool dirty;
    };
    bool has(std::uint64_t number, bool dirties) {
        std::list<entry> &set = sets_[number % sets_.size()];
        for (auto position = set.begin(); position != set.end(); ++position)
            if (position->line == number) {
                position->dirty |= dirties;
                set.splice(set.begin(), set, position);
                return true;
            }
        return false;
    }
    std::optional<entry> put(std::uint64_t number, bool dirty) {
        std::list<entry> &set = sets_[number % sets_.size()];
        set.push_front({number, dirty});
        if (set.size() <= ways_) return {};
        const entry gone = set.back();
        set.pop_back();
        return gone;
    }

private:
    std::size_t ways_;
    std::vector<std::list<entry>> sets_;
};

// Three levels of caches as lists, as msr/sim/caches/core_caches.hpp describes them: read the line
// first, then put back the line that leaves.
struct listed_levels {
    listed first, second, third;
    bool victims;
    std::uint64_t reads = 0, writes = 0;

    void third_takes(std::uint64_t number, bool dirty) {
        if (third.has(number, dirty)) return;
        if (const auto gone = third.put(number, dirty); gone && gone->dirty) ++writes;
    }
    void second_loses(const std::optional<listed::entry> &gone) {
        if (gone && (gone->dirty || victims)) third_takes(gone->line, gone->dirty);
    }
    level from_second(std::uint64_t number) {
        if (second.has(number, false)) return level::second;
        const auto gone = second.put(number, false);
        const bool hit = third.has(number, false);
        if (!hit) ++reads;
        if (!hit && !victims)
            if (const auto left = third.put(number, false); left && left->dirty) ++writes;
        second_loses(gone);
        return hit ? level::third : level::memory;
    }
    level access(std::uint64_t number, bool dirties) {
        if (first.has(number, dirties)) return level::first;
        const auto gone = first.put(number, dirties);
        const level source = from_second(number);
        if (gone && gone->dirty && !second.has(gone->line, true))
            second_loses(second.put(gone->line, true));
        return source;
    }
};

} // namespace

TEST_CASE("a line comes from memory, then from the first level, and from where it was left") {
    core core{small};
    CHECK(core.load(0) == level::memory);
    CHECK(core.load(60) == level::first);
    CHECK(core.load(1 * line) == level::memory);
    CHECK(core.load(2 * line) == level::memory); // line 0 leaves the first level
    CHECK(core.load(0) == level::second);
    for (std::uint64_t i = 3; i < 7; ++i)
        CHECK(core.load(i * line) == level::memory); // line 0 leaves the second level
    CHECK(core.load(0) == level::third);
    CHECK(core.seen[signal::l1d_load_misses] == 9);
    CHECK(core.seen[signal::l1d_replacements] == 9);
    CHECK(core.seen[signal::l2_load_hits] == 1);
    CHECK(core.seen[signal::l2_load_misses] == 8);
    CHECK(core.seen[signal::l3_load_hits] == 1);
    CHECK(core.seen[signal::l3_load_misses] == 7);
    CHECK(core.seen[signal::l3_references] == 8);
    CHECK(core.seen[signal::l3_misses] == 7);
    CHECK(core.seen[signal::memory_reads] == 7);
    CHECK(core.seen[signal::memory_writes] == 0);
    CHECK(core.seen[signal::l1d_store_misses] == 0);
}

TEST_CASE("a store that misses reads for ownership, and its line is written to memory once") {
    cache_shapes two = small;
    two.third = {};
    core core{two};
    CHECK(core.store(0) == level::memory);
    CHECK(core.store(4) == level::first);
    for (std::uint64_t i = 1; i < 8; ++i)
        core.load(i * line);
    CHECK(core.seen[signal::l1d_store_misses] == 1);
    CHECK(core.seen[signal::l2_store_misses] == 1);
    CHECK(core.seen[signal::l1d_writebacks] == 1);
    CHECK(core.seen[signal::l2_writeback_hits] == 1);
    CHECK(core.seen[signal::l2_writeback_misses] == 0);
    CHECK(core.seen[signal::l2_writebacks] == 1);
    CHECK(core.seen[signal::memory_writes] == 1);
    CHECK(core.seen[signal::memory_reads] == 8);
    // Where there is no third level, the second is the last.
    CHECK(core.seen[signal::l3_references] == 8);
    CHECK(core.seen[signal::l3_misses] == 8);
}

TEST_CASE("an access to two lines counts once, as the farther of them") {
    core core{small};
    core.load(0);
    CHECK(core.load(62, 4) == level::memory);
    CHECK(core.seen[signal::l1d_load_misses] == 2);
    CHECK(core.seen[signal::memory_reads] == 2);
    CHECK(core.load(62, 4) == level::first);
    CHECK(core.load(1024 - 2, 4) == level::memory); // both lines miss
    CHECK(core.seen[signal::l1d_load_misses] == 3);
    CHECK(core.seen[signal::l1d_replacements] == 4);
}

TEST_CASE("each line of an access that misses is a request to every level") {
    core core{small};
    const auto requests = [&](signal load_hits, signal load_misses) {
        return core.seen[load_hits] + core.seen[load_misses];
    };
    core.load(60, 8); // two lines come from memory
    CHECK(core.seen[signal::l2_load_misses] == 1);
    CHECK(core.seen[signal::other_l2_load_misses] == 1);
    CHECK(core.seen[signal::other_l3_load_misses] == 1);
    CHECK(core.seen[signal::l3_references] == 2);
    core.load(2 * line); // lines 0 and 1 leave the first level and stay in the second
    core.load(3 * line);
    core.load(60, 8);
    CHECK(core.seen[signal::l2_load_hits] == 1);
    CHECK(core.seen[signal::other_l2_load_hits] == 1);
    core.load(8 * line);
    core.load(9 * line);          // neither level has lines 2 and 3
    core.store(1 * line + 60, 8); // line 1 comes from the second level, line 2 from the third
    CHECK(core.seen[signal::l2_store_misses] == 1);
    CHECK(core.seen[signal::other_l2_store_hits] == 1);
    // Each line that the first level brings in was requested from the second; each miss of the
    // second from the third.
    CHECK(core.seen[signal::l1d_replacements] ==
          requests(signal::l2_load_hits, signal::l2_load_misses) +
              requests(signal::other_l2_load_hits, signal::other_l2_load_misses) +
              requests(signal::l2_store_hits, signal::l2_store_misses) +
              requests(signal::other_l2_store_hits, signal::other_l2_store_misses));
    CHECK(core.seen[signal::l3_references] ==
          core.seen[signal::l2_load_misses] + core.seen[signal::other_l2_load_misses] +
              core.seen[signal::l2_store_misses] + core.seen[signal::other_l2_store_misses]);
}

TEST_CASE("a part of an access that was counted is not counted again") {
    core core{small};
    CHECK(core.caches.access(0, 8, false, core.seen, false) == level::memory);
    CHECK(core.seen[signal::l1d_load_misses] == 0);
    CHECK(core.seen[signal::l1d_replacements] == 1);
    // the second level's read for a part of an access whose miss was counted before
    CHECK(core.seen[signal::other_l2_load_misses] == 1);
}

TEST_CASE("code has its own first level, and shares the others") {
    core core{small};
    CHECK(core.caches.fetch(0, core.seen) == level::memory);
    CHECK(core.caches.fetch(0, core.seen) == level::first);
    CHECK(core.load(0) == level::second);
    CHECK(core.seen[signal::l1i_fetches] == 2);
    CHECK(core.seen[signal::l1i_misses] == 1);
    CHECK(core.seen[signal::l2_code_misses] == 1);
    CHECK(core.seen[signal::l2_code_hits] == 0);
    core.caches.fetch(1 * line, core.seen);
    core.caches.fetch(2 * line, core.seen);
    CHECK(core.caches.fetch(0, core.seen) == level::second);
    CHECK(core.seen[signal::l2_code_hits] == 1);
    // None of the events of data accesses counts.
    CHECK(core.seen[signal::l2_data_misses] == 0);
    CHECK(core.seen[signal::l2_clean_hits] == 1);
}

TEST_CASE("a level between the first and the second") {
    cache_shapes four = small;
    four.mid = lines_of(1, 3);
    core core{four};
    core.store(0);
    core.load(1 * line);
    core.load(2 * line);
    CHECK(core.load(0) == level::mid);
    CHECK(core.seen[signal::mid_load_hits] == 1);
    CHECK(core.seen[signal::l1d_load_misses] == 3);
    CHECK(core.seen[signal::l2_load_hits] == 0);
    CHECK(core.seen[signal::l2_load_misses] == 2);
    for (std::uint64_t i = 3; i < 6; ++i)
        core.load(i * line); // line 0 leaves the middle level for the second, dirty
    CHECK(core.seen[signal::l2_writeback_hits] + core.seen[signal::l2_writeback_misses] == 1);
    CHECK(core.load(0) == level::second);
    CHECK(core.seen[signal::l2_dirty_hits] == 1);
}

TEST_CASE("a third level of victims has what left the second, and nothing else") {
    cache_shapes shapes = small;
    shapes.third_takes_victims = true;
    core core{shapes};
    core.load(0);
    CHECK_FALSE(core.third->lines.holds(0));
    for (std::uint64_t i = 1; i < 5; ++i)
        core.load(i * line);
    CHECK(core.third->lines.holds(0));
    CHECK(core.load(0) == level::third);
}

TEST_CASE("the third level obeys the mask, and counts lines and traffic by owner") {
    core core{small};
    core.caches.allocates = {.ways = 0b11, .owner = 5};
    for (std::uint64_t i = 0; i < 100; ++i)
        core.store(i * line);
    CHECK(core.third->lines.lines_of(5) == 2);
    CHECK(core.third->lines.lines_of(0) == 0);
    CHECK(core.third->traffic[5].reads == 100);
    // All 100 lines are dirty; at most 2 + 4 + 2 lines are still in a cache.
    CHECK(core.third->traffic[5].writes >= 92);
    CHECK(core.third->traffic[5].writes == core.seen[signal::memory_writes]);
    CHECK(core.third->traffic[0].reads == 0);
}

TEST_CASE("the same tallies as the Pentium 4's model of data caches") {
    namespace sim = msr::sim;
    const auto shape = sim::geometry_of_model(2);
    sim::memory_hierarchy known{shape};
    core core{{.first_data = shape.first_level,
               .first_code = shape.first_level,
               .second = shape.second_level}};
    std::mt19937_64 random{2};
    for (int i = 0; i < 200000; ++i) {
        const std::uint64_t address = random() % (1u << 21);
        const unsigned bytes = 1u << random() % 5;
        if (random() % 3 == 0) {
            known.write(address, bytes);
            core.store(address, bytes);
        } else {
            known.read(address, bytes);
            core.load(address, bytes);
        }
    }
    const auto counts = known.take();
    CHECK(core.seen[signal::l2_clean_hits] == counts.rd_2ndl_hite);
    CHECK(core.seen[signal::l2_dirty_hits] == counts.rd_2ndl_hitm);
    CHECK(core.seen[signal::l2_data_misses] == counts.rd_2ndl_miss);
    CHECK(core.seen[signal::l2_writeback_hits] == counts.wr_2ndl_hit);
    CHECK(core.seen[signal::l2_writeback_misses] == counts.wr_2ndl_miss);
    CHECK(core.seen[signal::memory_writes] == counts.memory_writebacks);
    CHECK(counts.memory_writebacks > 1000);
}

TEST_CASE("random accesses to three levels are answered as by lists") {
    for (const bool victims : {false, true}) {
        core core{{.first_data = lines_of(4, 2),
                   .first_code = lines_of(1, 2),
                   .second = lines_of(4, 4),
                   .third = {.total_bytes = 5 * 6 * line, .ways = 6},
                   .third_takes_victims = victims}};
        listed_levels expected{{4, 2}, {4, 4}, {5, 6}, victims};
        std::mt19937_64 random{7};
        for (int i = 0; i < 50000; ++i) {
            const std::uint64_t number = random() % (random() % 3 == 0 ? 80 : 20);
            const bool writes = random() % 4 == 0;
            const std::uint64_t address = number * line + random() % 60;
            const level level = writes ? core.store(address) : core.load(address);
            REQUIRE(level == expected.access(number, writes));
        }
        CHECK(core.seen[signal::memory_reads] == expected.reads);
        CHECK(core.seen[signal::memory_writes] == expected.writes);
        CHECK(expected.writes > 100);
    }
}

TEST_CASE("an access in one line is an access") {
    const cache_shapes shapes{
        .first_data = lines_of(1, 3), .first_code = lines_of(1, 2), .second = lines_of(1, 8)};
    core entry{shapes};
    core other{shapes};
    std::mt19937 random{11};
    for (unsigned step = 0; step < 5'000; ++step) {
        const std::uint64_t address = random() % 12 * line + random() % (line - 8);
        const bool writes = random() % 3 == 0;
        const bool counts = random() % 5 != 0;
        REQUIRE(entry.caches.access_in_line(address, writes, entry.seen, counts) ==
                other.caches.access(address, 8, writes, other.seen, counts));
    }
    for (std::size_t i = 0; i < msr::sim::signal_count; ++i)
        CHECK(entry.seen.of[i] == other.seen.of[i]);
    CHECK(entry.seen[signal::l1d_writebacks] > 100);
}

TEST_CASE("bytes lie in one line where the first and the last of them have the same line") {
    const core core{small};
    for (std::uint64_t address = 3 * line; address < 5 * line; ++address)
        for (const unsigned bytes : {1u, 2u, 8u, 63u, 64u, 65u})
            if (core.caches.in_one_line(address, bytes) !=
                (address / line == (address + bytes - 1) / line))
                FAIL_CHECK(address << " " << bytes);
}

TEST_CASE("code lies apart where its lines have different sets of the first level") {
    const core core{
        {.first_data = lines_of(1, 2), .first_code = lines_of(4, 2), .second = lines_of(1, 4)}};
    CHECK(core.caches.code_lies_apart(0, line));
    CHECK(core.caches.code_lies_apart(2 * line, 7 * line + 5));
    CHECK_FALSE(core.caches.code_lies_apart(0, line - 1));
    CHECK_FALSE(core.caches.code_lies_apart(line, 5 * line));
}

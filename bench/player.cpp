// Measures how fast the models of a simulated processor (caches, branches, time) process streams of
// records of executed code, on one core of this machine, and how fast the models of caches alone
// are, with the accesses of bench/memory_hierarchy.cpp. The median of five runs.
#include "figure.hpp"

#include <msr/sim/player/player.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <span>
#include <vector>

namespace {

using namespace msr::sim;

constexpr std::uint64_t kib = 1024;
// Page-aligned address of the simulated memory that is accessed.
constexpr std::uint64_t memory = std::uint64_t{1} << 32;

// Returns the shape of the caches and TLBs of a Pentium 4 of model 2, as in
// bench/memory_hierarchy.cpp.
processor_shape pentium4() {
    processor_shape shape;
    shape.caches = {
        .first_data = {.total_bytes = 8 * kib, .ways = 4, .line_bytes = 64},
        .first_code = {.total_bytes = 16 * kib, .ways = 8, .line_bytes = 64},
        .second = {.total_bytes = 512 * kib, .ways = 8, .line_bytes = 128, .sector_bytes = 64}};
    shape.tlbs = {.data = {64, 64}, .code = {64, 64}};
    return shape;
}

// Returns the shape of Skylake's caches and TLBs, with a third level.
processor_shape skylake() {
    processor_shape shape;
    shape.caches = {.first_data = {.total_bytes = 32 * kib, .ways = 8, .line_bytes = 64},
                    .first_code = {.total_bytes = 32 * kib, .ways = 8, .line_bytes = 64},
                    .second = {.total_bytes = 256 * kib, .ways = 4, .line_bytes = 64},
                    .third = {.total_bytes = 8192 * kib, .ways = 16}};
    shape.tlbs = {.data = {64, 4}, .code = {128, 8}, .second = {1536, 12}, .second_has_both = true};
    shape.branches = {.table_bits = 14, .history_bits = 14, .return_entries = 16};
    return shape;
}

// A program of blocks of 64 bytes, each with eight instructions, of which the last is a conditional
// branch to the block's begin.
struct loops {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = branch_kind::conditional,
                          .branch_address = address + code.size() - 2,
                          .target = address};
        facts.each[signal::instructions] = count;
        facts.each[signal::uops] = count;
        facts.each[signal::fused_uops] = count;
        facts.each[signal::branches] = 1;
        facts.each[signal::conditional_branches] = 1;
        return facts;
    }
};

constexpr std::size_t words = 1 << 22;
constexpr unsigned passes = 4;

void define(std::vector<std::uint64_t> &stream, std::uint32_t number, std::uint64_t address) {
    stream.push_back(definition_word(number, 8, 64).bits);
    stream.push_back(address);
    stream.insert(stream.end(), 8, 0);
}

// Returns a stream of blocks of 64 loads each, at random addresses of 4 MiB.
std::vector<std::uint64_t> random_loads() {
    std::vector<std::uint64_t> stream;
    define(stream, 0, 0x400000);
    std::uint64_t state = 0x9e3779b97f4a7c15;
    while (stream.size() < words) {
        stream.push_back(block_word(0).bits);
        for (unsigned i = 0; i < 64; ++i) {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            stream.push_back(access_word(false, 2, i, memory + (state >> 44) * 4).bits);
        }
    }
    return stream;
}

// Returns the stream of a walk in order over 4 MiB, with a load and a store for each execution of a
// block.
std::vector<std::uint64_t> copying_loop() {
    std::vector<std::uint64_t> stream;
    define(stream, 0, 0x400000);
    for (std::uint64_t position = 0; stream.size() < words;
         position = (position + 8) % (4096 * kib)) {
        stream.push_back(block_word(0).bits);
        stream.push_back(access_word(false, 3, 1, memory + position).bits);
        stream.push_back(access_word(true, 3, 2, 2 * memory + position).bits);
    }
    return stream;
}

// Returns a stream of four blocks in turn, with three accesses each to a few lines of a stack.
std::vector<std::uint64_t> hot_loop() {
    std::vector<std::uint64_t> stream;
    for (std::uint32_t i = 0; i < 4; ++i)
        define(stream, i, 0x400000 + i * 64);
    for (std::uint64_t turn = 0; stream.size() < words; ++turn) {
        stream.push_back(block_word(static_cast<std::uint32_t>(turn % 4)).bits);
        for (unsigned i = 0; i < 3; ++i)
            stream.push_back(access_word(i == 2, 3, i, memory + (turn % 4 * 3 + i) * 16).bits);
    }
    return stream;
}

constexpr std::uint64_t random_accesses = 1 << 24;

// Returns the speed of the models of the Pentium 4's caches alone, with the loads of
// bench/memory_hierarchy.cpp.
double million_accesses_per_second() {
    const cache_shapes shapes = pentium4().caches;
    core_caches caches{shapes, std::make_shared<cache>(shapes.second), nullptr};
    tally counted;
    std::uint64_t state = 0x9e3779b97f4a7c15;
    const auto begin = std::chrono::steady_clock::now();
    for (std::uint64_t i = 0; i < random_accesses; ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        const std::uint64_t address = memory + (state >> 44) * 4;
        caches.access(address, 4, false, counted);
    }
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    if (counted[signal::memory_reads] == 0) std::fputs("player: misses went missing\n", stderr);
    return static_cast<double>(random_accesses) / elapsed.count() / 1e6;
}

double million_words_per_second(const processor_shape &shape,
                                const std::vector<std::uint64_t> &stream) {
    player<loops> machine{loops{}, processor_models{shape, 1}};
    const auto begin = std::chrono::steady_clock::now();
    for (unsigned pass = 0; pass < passes; ++pass)
        for (std::size_t position = 0; position < stream.size(); position += 4096)
            machine.feed(0, std::span{stream}.subspan(
                                position, std::min<std::size_t>(4096, stream.size() - position)));
    const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - begin;
    if (machine.take(0)[signal::loads] == 0) std::fputs("player: loads went missing\n", stderr);
    return static_cast<double>(passes * stream.size()) / elapsed.count() / 1e6;
}

bool report(const char *name, const processor_shape &shape,
            const std::vector<std::uint64_t> &stream, double limit) {
    const double median =
        bench::median_of_five([&] { return million_words_per_second(shape, stream); });
    return bench::at_least(name, median, "million words a second", limit);
}

} // namespace

int main() {
    bool met = report("played, hot loop", skylake(), hot_loop(), 100);
    met = report("played, copying", skylake(), copying_loop(), 50) && met;
    // All models take part: most loads miss a TLB and the two upper levels of caches.
    met = report("played, random", skylake(), random_loads(), 8) && met;
    met = report("played, random, Pentium 4", pentium4(), random_loads(), 15) && met;
    const double alone = bench::median_of_five(million_accesses_per_second);
    met = bench::at_least("caches alone, random", alone, "million accesses a second", 50) && met;
    return met ? 0 : 1;
}

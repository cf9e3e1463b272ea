// Tests that accesses which the QEMU plugin of msrpp machine leaves out change nothing in the
// models: tallies (counts of signals) with and without such accesses are equal, and a sampler of
// single blocks gets them.
#include "../../tools/msrpp_machine/plugin/kept.hpp"
#include "../../tools/msrpp_machine/plugin/left_out.hpp"
#include "../thorough.hpp"

#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/player/player.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <random>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace {

using namespace msr::sim;
using msrpp::machine::accesses_kept;
using msrpp::machine::accesses_wanted;
using msrpp::machine::first_level_shape;
using msrpp::machine::keeping_accesses;
using msrpp::machine::left_out;

// Blocks of eight instructions that fall through to the next block; blocks with an odd index end
// with REP MOVS.
struct straight {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address, .bytes = static_cast<unsigned>(code.size())};
        facts.each[signal::instructions] = count;
        facts.repeats = (address >> 6 & 1) != 0;
        facts.accesses_of_iteration = 2;
        facts.each_iteration[signal::string_iterations] = 1;
        return facts;
    }
};

constexpr std::uint32_t blocks = 4;

std::vector<std::uint64_t> definitions() {
    std::vector<std::uint64_t> words;
    for (std::uint32_t number = 0; number < blocks; ++number) {
        words.push_back(definition_word(number, 8, 64).bits);
        words.push_back(0x400000 + number * 64);
        words.insert(words.end(), 8, 0);
    }
    return words;
}

first_level_shape shape_of_first_levels(const processor_shape &processor_shape) {
    const auto sets = processor_shape.caches.first_data.total_bytes /
                      processor_shape.caches.first_data.line_bytes /
                      processor_shape.caches.first_data.ways;
    return {
        .line_shift = static_cast<std::uint32_t>(
            std::countr_zero(processor_shape.caches.first_data.line_bytes)),
        .line_mask = static_cast<std::uint32_t>(std::min<std::uint64_t>(sets, 64) - 1),
        .page_shift = static_cast<std::uint32_t>(std::countr_zero(processor_shape.tlbs.page_bytes)),
        .page_mask =
            std::min(processor_shape.tlbs.data.entries / processor_shape.tlbs.data.ways, 16u) - 1};
}

// Destinations of the plugin's words: words that are sent to the machine, and a store of accesses
// that are left out of the sent words.
struct list {
    std::vector<std::uint64_t> &words;
    keeping_accesses *keeps = nullptr;

    bool has_room() const { return true; }
    void put(stream_word word) { words.push_back(word.bits); }
    bool keep(stream_word word) { return keeps->keep(word); }
};

// A thread with random accesses: most addresses are near, some accesses have parts, some lie in two
// lines.
class thread {
public:
    thread(unsigned seed, const first_level_shape &first_level_shape)
        : random_{seed}, ring(accesses_kept) {
        sorted_.begin(first_level_shape);
        keeps_ = keeping_accesses{ring.data()};
    }

    // Appends the next words of the thread's stream: all words to `entries`, and the words that the
    // plugin sends also to `sent`.
    void go_on(std::vector<std::uint64_t> &entries, std::vector<std::uint64_t> &sent,
               accesses_wanted request) {
        list destination{sent, &keeps_};
        sorted_.want(request);
        for (unsigned steps = 1 + below(60); steps != 0; --steps) {
            const std::uint32_t block = below(blocks);
            sorted_.block();
            destination.put(keeps_.behind(block_word(block)));
            entries.push_back(block_word(block).bits);
            for (unsigned instruction = 0; instruction < 8; ++instruction)
                for (const stream_word word : accesses_of(instruction)) {
                    entries.push_back(word.bits);
                    if (block % 2 != 0)
                        sorted_.access_of_string(word, destination);
                    else
                        sorted_.access(word, destination);
                }
        }
        sorted_.tell(destination);
        sorted_.forget();
    }

private:
    std::minstd_rand random_;
    left_out sorted_;
    keeping_accesses keeps_;

public:
    std::vector<std::uint64_t> ring;

private:
    std::uint64_t near_ = 1 << 20;

    std::uint32_t below(std::uint32_t end) {
        return static_cast<std::uint32_t>(random_() >> 4) % end;
    }

    std::vector<stream_word> accesses_of(unsigned instruction) {
        if (below(8) == 0) near_ = (1 << 20) + below(1 << 12) * 64;
        const bool writes = below(3) == 0;
        const unsigned log2 = below(4);
        const std::uint64_t begin = near_ + below(3) * 4096 * below(2) + below(80);
        std::uint64_t position = begin;
        std::vector<stream_word> words;
        for (unsigned parts = below(4) == 0 ? 1 + below(4) : 1; parts != 0; --parts) {
            words.push_back(access_word(writes, log2, instruction, position));
            position += std::uint64_t{1} << log2;
        }
        if (below(8) == 0) { // a gather whose last access returns to the end of the first element
            words.push_back(access_word(writes, log2, instruction, begin + 128 * below(2)));
            words.push_back(access_word(writes, log2, instruction, position));
        }
        return words;
    }
};

using machine = player<straight>;

// Compares the counts of signals of all words and of the words that the plugin sends; returns how
// many of 1,000 words the plugin sends.
double compare_on(const processor_shape &shape, unsigned seed) {
    machine complete{straight{}, processor_models{shape, 1}};
    machine remainder{straight{}, processor_models{shape, 1}};
    for (machine *machine : {&complete, &remainder})
        machine->feed(0, definitions());
    const first_level_shape first = shape_of_first_levels(shape);
    thread threads[]{{seed, first}, {seed + 1, first}}; // both threads run on one CPU
    std::minstd_rand random{seed};
    double all_words = 0, sent_words = 0;
    for (unsigned turn = 0; turn < 300; ++turn) {
        std::vector<std::uint64_t> list, sent;
        const std::size_t index = random() >> 8 & 1;
        threads[index].go_on(list, sent,
                             turn % 64 == 5 ? accesses_wanted::all : accesses_wanted::changing);
        complete.feed(1 + index, list);
        remainder.feed(1 + index, sent);
        all_words += static_cast<double>(list.size());
        sent_words += static_cast<double>(sent.size());
    }
    const tally request = complete.take(0);
    const tally got = remainder.take(0);
    for (std::size_t i = 0; i < signal_count; ++i)
        CHECK_MESSAGE(got.of[i] == request.of[i], "signal ", i, ", seed ", seed);
    return 1000 * sent_words / all_words;
}

// A sampler that looks, at random times, at the block that its CPU has reached.
class looking_at_times : public sampling {
public:
    explicit looking_at_times(hits_needed needs) : needs_{needs} {}

    /// Accesses that were sampled, each with the number of the look at which the sampler got it.
    std::set<std::pair<unsigned, std::uint64_t>> accesses;
    unsigned looks = 0;

    void start() {
        follow(0, true);
        ask(0, 1);
    }
    hits_needed needs_hits() const override { return needs_; }
    void due(running running_code, const block_facts &, const pace &) override {
        lane_ = running_code.lane;
        is_own_ = true;
        ++looks;
        want(0, true);
    }
    void block(running, const block_facts &) override {
        if (std::exchange(is_own_, false)) return;
        want(0, false);
        next_ += 1 + random_() % 4000;
        ask(0, next_);
    }
    void access(running running_code, const block_facts &, stream_word word,
                const access_result &) override {
        if (running_code.lane == lane_) accesses.emplace(looks, word.bits);
    }

private:
    hits_needed needs_;
    std::minstd_rand random_{7};
    std::uint64_t next_ = 0;
    std::size_t lane_ = 0;
    bool is_own_ = false; ///< whether the block that is reported next is the one to be sampled
};

} // namespace

TEST_CASE("tallies are equal with and without what is left out") {
    for (const shape_row &row : shape_rows) {
        // the class left_out compares the lines of a cache, not their sectors
        REQUIRE(row.shape.caches.first_data.bytes_of_sector() ==
                row.shape.caches.first_data.line_bytes);
        for (unsigned seed = 1; seed <= rounds(1, 3); ++seed)
            CHECK(compare_on(row.shape, seed) < 950);
    }
}

TEST_CASE("who looks at single blocks is told of what was left out of them") {
    using machine_looked_at = player<straight, processor_models, samplers>;
    for (const shape_row &row : shape_rows) {
        looking_at_times every{hits_needed::all}, by_block{hits_needed::of_a_block};
        machine_looked_at complete{straight{}, processor_models{row.shape, 1}, samplers{1}};
        machine_looked_at reduced{straight{}, processor_models{row.shape, 1}, samplers{1}};
        thread thread_sent{3, shape_of_first_levels(row.shape)};
        complete.sampler().add(every);
        reduced.sampler().add(by_block);
        CHECK_FALSE(reduced.sampler().any_needs_all_hits());
        complete.feed(0, definitions());
        reduced.feed(0, definitions());
        reduced.set_left_out(1, thread_sent.ring);
        every.start();
        by_block.start();
        CHECK(complete.sampler().any_needs_all_hits());
        CHECK_FALSE(reduced.sampler().any_needs_all_hits());
        for (unsigned turn = 0; turn < 600; ++turn) {
            std::vector<std::uint64_t> words, sent;
            thread_sent.go_on(words, sent, accesses_wanted::kept);
            complete.feed(1, words);
            reduced.feed(1, sent);
        }
        CHECK(every.looks > 300);
        CHECK(every.looks == by_block.looks);
        CHECK(every.accesses.size() > 1000);
        CHECK(every.accesses == by_block.accesses);
        const tally expected = complete.take(0);
        const tally got = reduced.take(0);
        for (std::size_t i = 0; i < signal_count; ++i)
            CHECK_MESSAGE(got.of[i] == expected.of[i], "signal ", i);
    }
}

TEST_CASE("accesses are kept while there is room, and put where there is none") {
    std::vector<std::uint64_t> ring(accesses_kept), sent;
    keeping_accesses keeps;
    // without a ring in which accesses are kept, no access is kept
    CHECK_FALSE(keeps.keep(access_word(false, 3, 0, 0x1000)));
    keeps = keeping_accesses{ring.data()};
    left_out sorted;
    list output{sent, &keeps};
    sorted.begin({.line_shift = 6, .line_mask = 63, .page_shift = 12, .page_mask = 15});
    sorted.want(accesses_wanted::kept);
    const auto access = [&] {
        sorted.block();
        sorted.access(access_word(false, 3, 0, 0x1000), output);
    };
    access(); // the first access brings the line into the cache
    CHECK(sent.size() == 1);
    const auto accesses = [&access](std::uint64_t count) {
        for (std::uint64_t i = 0; i < count; ++i)
            access();
    };
    accesses(accesses_kept / 2);
    CHECK(keeps.behind(block_word(5)).kept_before() == accesses_kept / 2);
    CHECK(keeps.behind(block_word(5)).number() == 5);
    CHECK(keeps.behind(block_word(5)).kind() == word_kind::block);
    // the accesses that are kept so far are from before word 20,000 of the thread
    keeps.make_room(0, 20'000);
    accesses(accesses_kept / 2);
    CHECK(sent.size() == 1);
    access(); // the ring of kept accesses is full
    CHECK(sent.size() == 2);
    keeps.make_room(19'999, 40'000);
    access();
    CHECK(sent.size() == 3);
    keeps.make_room(20'000, 40'000);
    accesses(accesses_kept / 2);
    CHECK(sent.size() == 3);
    access();
    CHECK(sent.size() == 4);
}

TEST_CASE("what is left out is counted, and what the player needs is sent") {
    left_out sorted;
    std::vector<std::uint64_t> sent;
    list output{sent};
    const auto access = [&](bool writes, std::uint64_t address, unsigned instruction = 0) {
        sorted.access(access_word(writes, 3, instruction, address), output);
    };
    const auto takes = [&](std::vector<stream_word> expected) {
        sorted.tell(output);
        std::vector<std::uint64_t> words;
        for (const stream_word word : expected)
            words.push_back(word.bits);
        CHECK(sent == words);
        sent.clear();
    };

    access(false, 0x1000); // before begin() every access is sent
    access(false, 0x1008);
    takes({access_word(false, 3, 0, 0x1000), access_word(false, 3, 0, 0x1008)});

    sorted.begin({.line_shift = 6, .line_mask = 63, .page_shift = 12, .page_mask = 15});
    access(false, 0x1000, 1);
    access(false, 0x1010, 2); // an access to the line 1000h
    access(false, 0x1020, 3);
    takes({access_word(false, 3, 1, 0x1000), left_out_word(false, 2)});

    access(true, 0x1000, 4); // a write makes the line dirty
    access(true, 0x1010, 5);
    takes({access_word(true, 3, 4, 0x1000), left_out_word(true, 1)});

    // line 2000h of the set of 1000h: 1000h is no longer the last used line
    access(false, 0x2000, 6);
    access(false, 0x1000, 7);
    takes({access_word(false, 3, 6, 0x2000), access_word(false, 3, 7, 0x1000)});

    // the access at 1030h has three parts: the first is left out, but the third lies in the next
    // line
    access(false, 0x1030, 8);
    access(false, 0x1038, 8);
    access(false, 0x1040, 8);
    takes({access_word(false, 3, 8, 0x1038), access_word(false, 3, 8, 0x1040)});

    access(false, 0x5038, 12); // after a part of an access that is sent, all later parts are sent
    access(false, 0x5040, 12);
    access(false, 0x5048, 12);
    takes({access_word(false, 3, 12, 0x5038), access_word(false, 3, 12, 0x5040),
           access_word(false, 3, 12, 0x5048)});

    // 3040h follows the bytes of the access to 3038h, but is an access of its own: the mark of 0
    // left-out accesses says so
    access(false, 0x3038, 13);
    access(false, 0x3000, 13);
    access(false, 0x3040, 13);
    takes({access_word(false, 3, 13, 0x3038), left_out_word(false, 0),
           access_word(false, 3, 13, 0x3040), left_out_word(false, 1)});

    sorted.want(accesses_wanted::all); // a sampler needs all accesses, so that every access is sent
    access(false, 0x1000, 9);
    takes({access_word(false, 3, 9, 0x1000)});
    sorted.want(accesses_wanted::changing);
    access(false, 0x1000, 10);
    takes({access_word(false, 3, 10, 0x1000)});

    sorted.want(accesses_wanted::none); // without caches and TLBs accesses are only counted
    access(false, 0x1000, 1);
    access(true, 0x2038, 2);
    access(true, 0x2040, 2); // the second part of the write to 2038h
    access(false, 0x303f, 3);
    takes({left_out_word(false, 2), left_out_word(true, 1)});
    sorted.want(accesses_wanted::changing);
    access(false, 0x1000, 4);
    takes({access_word(false, 3, 4, 0x1000)});
}

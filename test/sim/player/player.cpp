#include <msr/sim/player/player.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

namespace {

using namespace msr::sim;
using msr::sim::signal; // `signal` is not the function of the C library

// A decoder of blocks that describe themselves: the first byte is the kind of branch at the end,
// the second the number of accesses of an iteration, or 0 where the block ends without a string
// instruction, the third the number of x87 operations. A direct branch goes to the block's address
// + 0x100.
struct toy_decoder {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code,
                       unsigned instructions) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = static_cast<branch_kind>(code[0]),
                          .branch_address = address + code.size() - 4,
                          .target = address + 0x100};
        facts.each[signal::instructions] = instructions;
        facts.each[signal::fused_uops] = instructions;
        facts.each[signal::x87_operations] = code[2];
        if (code[1] != 0) {
            facts.repeats = true;
            facts.accesses_of_iteration = code[1];
            facts.each_iteration[signal::string_iterations] = 1;
            facts.each_iteration[signal::uops] = 7;
            // In a block of one instruction the branch is that instruction.
            if (instructions == 1) facts.branch_address = address;
        }
        return facts;
    }
};

using words = std::vector<std::uint64_t>;

struct toy_block {
    std::uint64_t address;
    branch_kind kind = branch_kind::none;
    unsigned instructions = 4;
    std::uint8_t iteration_accesses = 0;
    std::uint8_t marks = 0;
    unsigned bytes = 16;
};

void define(words &destination, std::uint32_t number, const toy_block &block) {
    destination.push_back(definition_word(number, block.instructions, block.bytes).bits);
    destination.push_back(block.address);
    std::vector<std::uint64_t> code((block.bytes + 7) / 8, 0);
    code[0] = static_cast<std::uint64_t>(block.kind) |
              std::uint64_t{block.iteration_accesses} << 8 | std::uint64_t{block.marks} << 16;
    destination.insert(destination.end(), code.begin(), code.end());
}

void execute(words &destination, std::initializer_list<std::uint32_t> numbers) {
    for (const std::uint32_t number : numbers)
        destination.push_back(block_word(number).bits);
}

processor_shape small() {
    processor_shape shape;
    shape.caches = {.first_data = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .first_code = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .second = {.total_bytes = 16384, .ways = 4, .line_bytes = 64},
                    .third = {.total_bytes = 65536, .ways = 8}};
    shape.tlbs = {.data = {16, 4}, .code = {16, 4}, .second = {64, 4}, .second_has_both = true};
    shape.branches = {.table_bits = 8, .history_bits = 8, .return_entries = 4};
    return shape;
}

struct machine : player<toy_decoder> {
    explicit machine(unsigned cpus = 1) : player{toy_decoder{}, processor_models{small(), cpus}} {}
};

} // namespace

TEST_CASE("a block that executes n times does n times what it does once") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000, .instructions = 4, .marks = 3});
    define(stream, 1, {.address = 0x1010, .instructions = 2});
    execute(stream, {0, 1, 0, 1, 0});
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::instructions] == 3 * 4 + 2 * 2);
    CHECK(observed[signal::x87_operations] == 9);
    CHECK(observed[signal::string_iterations] == 0);
    CHECK(machine.waiting_words() == 0);
    SUBCASE("and a tally that was taken is gone") {
        CHECK(machine.take(0) == tally{});
        execute(stream = {}, {1});
        machine.feed(0, stream);
        CHECK(machine.take(0)[signal::instructions] == 2);
    }
}

TEST_CASE("words may be cut anywhere") {
    words stream;
    for (std::uint32_t i = 0; i < 5; ++i) {
        define(stream, i,
               {.address = 0x1000 + i * 0x100ull,
                .kind = branch_kind::conditional,
                .marks = 1,
                .bytes = 24 + i});
        for (std::uint32_t k = 0; k <= i; ++k) {
            execute(stream, {k});
            for (unsigned n = 0; n < 3; ++n)
                stream.push_back(access_word(n == 2, 4, n, 0x5000 + n * 16 * k).bits);
        }
    }
    machine whole;
    whole.feed(0, stream);
    const tally expected = whole.take(0);
    CHECK(expected[signal::x87_operations] == 15);
    for (std::size_t step = 1; step < 12; ++step) {
        machine machine;
        for (std::size_t position = 0; position < stream.size(); position += step)
            machine.feed(
                0, std::span{stream}.subspan(position, std::min(step, stream.size() - position)));
        CHECK(machine.waiting_words() == 0);
        CHECK(machine.take(0) == expected);
    }
}

TEST_CASE("a lane waits for a block that another lane defines, and what it did comes in order") {
    machine machine{2};
    words first{cpu_word(1).bits};
    execute(first, {0});
    first.push_back(access_word(true, 2, 0, 0x5000).bits);
    execute(first, {1});
    machine.feed(0, first);
    CHECK(machine.waiting_words() == 3);
    CHECK(machine.take(1) == tally{});
    execute(first = {}, {0});
    machine.feed(0, first);
    CHECK(machine.waiting_words() == 4);
    words second;
    define(second, 0, {.address = 0x1000, .instructions = 3});
    machine.feed(1, second);
    // The word of block 1, which is not defined, and the next word wait.
    CHECK(machine.waiting_words() == 2);
    define(second = {}, 1, {.address = 0x1010, .instructions = 5});
    machine.feed(1, second);
    CHECK(machine.waiting_words() == 0);
    const tally observed = machine.take(1);
    CHECK(observed[signal::instructions] == 3 + 5 + 3);
    CHECK(observed[signal::stores] == 1);
    CHECK(machine.take(0) == tally{});
}

TEST_CASE("what a lane waits for may stand behind what another waits for") {
    machine machine;
    words left, right;
    execute(left, {0});
    define(left, 1, {.address = 0x2000, .instructions = 1});
    machine.feed(0, left);
    execute(right, {1});
    machine.feed(1, right);
    CHECK(machine.waiting_words() > 0);
    words third;
    define(third, 0, {.address = 0x1000, .instructions = 1});
    machine.feed(2, third);
    CHECK(machine.waiting_words() == 0);
    CHECK(machine.take(0)[signal::instructions] == 2);
}

TEST_CASE("what is executed is seen on the lane's CPU") {
    machine machine{3};
    words stream;
    define(stream, 0, {.address = 0x1000, .instructions = 1});
    stream.push_back(cpu_word(0, true).bits);
    execute(stream, {0});
    stream.push_back(cpu_word(2).bits);
    execute(stream, {0, 0});
    stream.push_back(access_word(false, 3, 0, 0x5000).bits);
    machine.feed(0, stream);
    execute(stream = {}, {0, 0, 0, 0});
    machine.feed(1, stream); // another lane (thread) begins on CPU 0
    CHECK(machine.take(0)[signal::instructions] == 5);
    CHECK(machine.take(1) == tally{});
    const tally observed = machine.take(2);
    CHECK(observed[signal::instructions] == 2);
    CHECK(observed[signal::loads] == 1);
}

TEST_CASE("whether a branch was taken shows the next block") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional});
    define(stream, 1, {.address = 0x1010}); // the block after the branch
    define(stream, 2, {.address = 0x1100}); // the block at the branch's target
    define(stream, 3, {.address = 0x9000}); // the block of a signal handler
    execute(stream, {0, 1, 0, 2, 0, 2, 0, 3});
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::taken_conditional] == 2);
    CHECK(observed[signal::taken_branches] == 2);
    // By address: a branch not taken is predicted from block 1 and leads to block 0; taken branches
    // are mispredicted from block 0, and again from 1. The branch that the handler interrupted is
    // not predicted.
    CHECK(observed[signal::mispredicted_conditional] == 2);
    CHECK(observed[signal::mispredicted_branches] == 2);
}

TEST_CASE("a branch that a batch ends with is followed in the next, on the CPU where it was") {
    machine machine{2};
    words stream;
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional});
    define(stream, 1, {.address = 0x1100});
    execute(stream, {0});
    machine.feed(0, stream);
    CHECK(machine.take(0)[signal::instructions] == 4);
    stream = {cpu_word(1).bits};
    execute(stream, {1});
    machine.feed(0, stream);
    CHECK(machine.take(0)[signal::taken_conditional] == 1);
    CHECK(machine.take(1)[signal::taken_conditional] == 0);
}

TEST_CASE("a thread that begins or ends has no branch before it") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional});
    define(stream, 1, {.address = 0x1100});
    execute(stream, {0});
    stream.push_back(cpu_word(0, false, true).bits);
    stream.push_back(cpu_word(0, true, false).bits);
    execute(stream, {1});
    machine.feed(0, stream);
    CHECK(machine.take(0)[signal::taken_conditional] == 0);
}

TEST_CASE("a lane that ended begins anew: no branch, no space, CPU 0, and nothing that waits") {
    machine machine{2};
    words stream{cpu_word(1).bits};
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional});
    define(stream, 1, {.address = 0x1100});
    execute(stream, {0, 7, 0});
    machine.feed(0, stream);
    CHECK(machine.waiting_words() == 2);
    machine.end(0);
    machine.end(5); // lane 5 (a thread) has not run on any CPU
    CHECK(machine.waiting_words() == 0);
    execute(stream = {}, {1});
    machine.feed(0, stream);
    CHECK(machine.take(0)[signal::instructions] == 4);
    CHECK(machine.take(1)[signal::taken_conditional] == 0);
}

TEST_CASE("calls and returns go through the return stack") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::call});
    define(stream, 1, {.address = 0x1100, .kind = branch_kind::ret});
    define(stream, 2, {.address = 0x1010}); // the block after the call
    define(stream, 3, {.address = 0x7000}); // a block that does not follow the call
    execute(stream, {0, 1, 2, 0, 1, 2, 0, 1, 3});
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::mispredicted_returns] == 1);
    CHECK(observed[signal::mispredicted_branches] == 1);
}

TEST_CASE("a string instruction that is entered again for each iteration retires once") {
    words stream;
    // Three instructions, the last of which is REP MOVS; and a block of REP MOVS alone at its
    // address.
    define(stream, 0, {.address = 0x1000, .instructions = 3, .iteration_accesses = 2});
    define(stream, 1, {.address = 0x100c, .instructions = 1, .iteration_accesses = 2, .bytes = 4});
    define(stream, 2, {.address = 0x1010, .instructions = 1});
    const auto copy = [&stream](unsigned instruction, std::uint64_t n) {
        stream.push_back(access_word(false, 3, instruction, 0x5000 + n * 8).bits);
        stream.push_back(access_word(true, 3, instruction, 0x6000 + n * 8).bits);
    };
    execute(stream, {0});
    // An access of another instruction than REP MOVS.
    stream.push_back(access_word(false, 3, 1, 0x7000).bits);
    copy(2, 0);
    for (std::uint64_t n = 1; n < 5; ++n) {
        execute(stream, {1});
        copy(0, n);
    }
    execute(stream, {1, 2}); // REP MOVS finds that no iteration is left
    machine machine;
    machine.feed(0, stream);
    tally observed = machine.take(0);
    CHECK(observed[signal::instructions] == 3 + 1);
    CHECK(observed[signal::string_iterations] == 5);
    CHECK(observed[signal::uops] == 35);
    CHECK(observed[signal::loads] == 6);
    CHECK(observed[signal::stores] == 5);
    // REP MOVS that is reached from another block is a new instruction, not a further iteration.
    execute(stream = {}, {2, 1, 2, 1});
    machine.feed(0, stream);
    observed = machine.take(0);
    CHECK(observed[signal::instructions] == 4);
    CHECK(observed[signal::string_iterations] == 0);
}

TEST_CASE("all iterations within one execution are counted too") {
    words stream;
    define(stream, 0, {.address = 0x1000, .instructions = 1, .iteration_accesses = 1});
    execute(stream, {0});
    for (std::uint64_t n = 0; n < 10; ++n)
        stream.push_back(access_word(true, 3, 0, 0x5000 + n * 8).bits);
    machine machine;
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::string_iterations] == 10);
    CHECK(observed[signal::stores] == 10);
}

TEST_CASE("parts of an access are one access") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000});
    execute(stream, {0});
    const auto access = [&stream](bool writes, unsigned instruction, std::uint64_t address) {
        stream.push_back(access_word(writes, 3, instruction, address).bits);
    };
    access(false, 0, 0x5000); // reads 32 bytes in four parts
    access(false, 0, 0x5008);
    access(false, 0, 0x5010);
    access(false, 0, 0x5018);
    access(false, 1, 0x5020); // another instruction accesses the next bytes
    access(true, 1, 0x5028);  // a write does not continue a read
    access(true, 2, 0x5100);
    access(true, 2, 0x5110); // leaves a gap behind the previous store
    machine.feed(0, stream);
    SUBCASE("") {
        const tally observed = machine.take(0);
        CHECK(observed[signal::loads] == 2);
        CHECK(observed[signal::stores] == 3);
        CHECK(observed[signal::l1d_load_misses] == 1);
        CHECK(observed[signal::l1d_load_hits] == 1);
    }
    SUBCASE("that misses two lines, and has missed once") {
        machine.take(0);
        execute(stream = {}, {0});
        access(false, 0, 0x60f8);
        access(false, 0, 0x6100);
        machine.feed(0, stream);
        const tally observed = machine.take(0);
        CHECK(observed[signal::loads] == 1);
        CHECK(observed[signal::l1d_load_misses] == 1);
        CHECK(observed[signal::l1d_load_hits] == 0);
        CHECK(observed[signal::l1d_replacements] == 2);
    }
    SUBCASE("and the same instruction in its next execution begins another") {
        machine.take(0);
        execute(stream = {}, {0});
        access(false, 0, 0x5000);
        execute(stream, {0});
        access(false, 0, 0x5008);
        machine.feed(0, stream);
        CHECK(machine.take(0)[signal::loads] == 2);
    }
}

TEST_CASE("an access to two lines is split") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000});
    execute(stream, {0});
    stream.push_back(access_word(false, 3, 0, 0x503c).bits);
    stream.push_back(access_word(true, 3, 1, 0x507c).bits);
    stream.push_back(access_word(true, 3, 2, 0x5080).bits);
    stream.push_back(access_word(false, 3, 3, 0x5ffc).bits); // the access crosses a page boundary
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::split_loads] == 2);
    CHECK(observed[signal::split_stores] == 1);
    CHECK(observed[signal::dtlb_load_misses] == 2);
    CHECK(observed[signal::load_walks] == 2);
}

TEST_CASE("code is fetched by lines, and a line is not fetched again while execution stays there") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000}); // the block is in the first line
    define(stream, 1, {.address = 0x1010}); // the block is in the first line, too
    // The block lies in the first cache line of code and in the line behind it.
    define(stream, 2, {.address = 0x1030, .bytes = 64});
    // The block has four lines of another page.
    define(stream, 3, {.address = 0x2000, .bytes = 200});
    execute(stream, {0, 1, 2, 3, 0});
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::l1i_fetches] == 1 + 0 + 1 + 4 + 1);
    CHECK(observed[signal::l1i_misses] == 6);
    CHECK(observed[signal::l2_code_misses] == 6);
    CHECK(observed[signal::itlb_misses] == 2);
}

TEST_CASE("the memory of programs with different spaces does not meet") {
    for (const bool apart : {false, true}) {
        machine machine;
        words stream;
        define(stream, 0, {.address = 0x1000});
        execute(stream, {0});
        stream.push_back(access_word(false, 3, 0, 0x5000).bits);
        if (apart) machine.set_space(1, 1);
        machine.feed(0, stream);
        machine.take(0);
        words other{block_word(0).bits, access_word(false, 3, 0, 0x5000).bits};
        machine.feed(1, other);
        const tally observed = machine.take(0);
        CHECK(observed[signal::l1d_load_misses] == (apart ? 1 : 0));
        CHECK(observed[signal::l1i_misses] == (apart ? 1 : 0));
    }
}

TEST_CASE("a number that is given to another block keeps what the old one did") {
    machine machine;
    words stream;
    define(stream, 0, {.address = 0x1000, .instructions = 4, .marks = 1});
    execute(stream, {0, 0, 0});
    define(stream, 0, {.address = 0x2000, .instructions = 10, .marks = 2});
    execute(stream, {0});
    machine.feed(0, stream);
    const tally observed = machine.take(0);
    CHECK(observed[signal::instructions] == 3 * 4 + 10);
    CHECK(observed[signal::x87_operations] == 3 * 1 + 2);
    CHECK(machine.take(0) == tally{});
}

TEST_CASE("what no program can have written is refused with a sentence") {
    const auto refuses = [](words stream, const char *sentence) {
        machine machine{2};
        CHECK_THROWS_WITH_AS(machine.feed(0, stream), sentence, std::runtime_error);
    };
    refuses({cpu_word(2).bits}, "stream of execution: a thread runs on CPU 2, but there are 2");
    refuses({block_word(1u << 22).bits},
            "stream of execution: block 4194304 executes; there are at most 4194304");
    refuses({definition_word(~0u, 1, 0).bits, 0},
            "stream of execution: block 4294967295 is defined; there are at most 4194304");
}

TEST_CASE("accesses before any block are accesses") {
    machine machine;
    machine.feed(0, words{access_word(false, 3, 0, 0x5000).bits});
    CHECK(machine.take(0)[signal::loads] == 1);
}

namespace {

// A sampler that logs its calls.
struct writing_sampler {
    std::vector<std::pair<unsigned, std::uint64_t>> blocks;
    std::vector<std::uint64_t> accesses;
    std::vector<level> from;
    std::vector<std::pair<bool, bool>> branches;

    void block(running running_code, const block_facts &facts) {
        blocks.emplace_back(running_code.cpu, facts.address);
    }
    void access(running, const block_facts &, stream_word word, const access_result &result) {
        accesses.push_back(word.address());
        from.push_back(result.from);
    }
    void branch(running, const block_facts &, bool is_taken, std::uint64_t, bool is_wrong) {
        branches.emplace_back(is_taken, is_wrong);
    }
};

} // namespace

TEST_CASE("a sampler is shown each block, each access and each branch") {
    player<toy_decoder, processor_models, writing_sampler> entry{toy_decoder{},
                                                                 processor_models{small(), 2}};
    words stream{cpu_word(1).bits};
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional});
    define(stream, 1, {.address = 0x1100});
    execute(stream, {0});
    stream.push_back(access_word(false, 3, 0, 0x5000).bits);
    stream.push_back(access_word(false, 3, 1, 0x5000).bits);
    execute(stream, {1});
    entry.feed(0, stream);
    const writing_sampler &observed = entry.sampler();
    CHECK(observed.blocks ==
          std::vector<std::pair<unsigned, std::uint64_t>>{{1, 0x1000}, {1, 0x1100}});
    CHECK(observed.accesses == std::vector<std::uint64_t>{0x5000, 0x5000});
    CHECK(observed.from == std::vector<level>{level::memory, level::first});
    CHECK(observed.branches == std::vector<std::pair<bool, bool>>{{true, true}});
}

TEST_CASE("parts that sample are shown the CPUs that they want to see") {
    struct looking : sampling {
        std::vector<std::uint64_t> blocks;
        void block(running running, const block_facts &facts) override {
            CHECK(running.cpu == 1);
            CHECK(running.lane == 3);
            blocks.push_back(facts.address);
            if (blocks.size() == 2) want(1, false);
        }
        void look() { want(1, true); }
    } part;
    player<toy_decoder, processor_models, samplers> entry{
        toy_decoder{}, processor_models{small(), 2}, samplers{2}};
    entry.sampler().add(part);
    words stream{cpu_word(1).bits};
    define(stream, 0, {.address = 0x1000});
    execute(stream, {0});
    entry.feed(3, stream);
    CHECK(part.blocks.empty());
    part.look();
    entry.feed(3, words{block_word(0).bits, cpu_word(0).bits, block_word(0).bits, cpu_word(1).bits,
                        block_word(0).bits, block_word(0).bits});
    CHECK(part.blocks == std::vector<std::uint64_t>{0x1000, 0x1000});
    CHECK(!entry.sampler().wants(1));
}

TEST_CASE("parts that look at a block are told of what was left out of it, when it is over") {
    struct looking : sampling {
        /// The block's address and the accessed address of each call of access().
        std::vector<std::pair<std::uint64_t, std::uint64_t>> notices;
        hits_needed needs_hits() const override { return hits_needed::of_a_block; }
        void access(running running, const block_facts &facts, stream_word word,
                    const access_result &result) override {
            CHECK(running.lane == 3);
            CHECK(result.from == level::first);
            notices.emplace_back(facts.address, word.address());
        }
        void look(bool enabled) { want(0, enabled); }
    } part;
    using notices = decltype(part.notices);
    player<toy_decoder, processor_models, samplers> entry{
        toy_decoder{}, processor_models{small(), 1}, samplers{1}};
    entry.sampler().add(part);
    words ring(8);
    for (std::uint64_t i = 0; i < ring.size(); ++i)
        ring[i] = access_word(false, 3, 0, 0x5000 + i).bits;
    words stream;
    define(stream, 0, {.address = 0x1000});
    entry.feed(3, stream);
    entry.set_left_out(3, ring);
    const auto executes = [&entry](std::uint64_t kept_before) {
        entry.feed(3, words{behind_left_out(block_word(0), kept_before).bits});
    };
    executes(1);
    executes(2);
    CHECK(part.notices.empty()); // no sampler follows the CPU
    part.look(true);
    executes(4);
    CHECK(part.notices == notices{{0x1000, 0x5002}, {0x1000, 0x5003}});
    executes(4);
    executes(9); // nine more accesses go over the end of the ring
    CHECK(part.notices == notices{{0x1000, 0x5002},
                                  {0x1000, 0x5003},
                                  {0x1000, 0x5004},
                                  {0x1000, 0x5005},
                                  {0x1000, 0x5006},
                                  {0x1000, 0x5007},
                                  {0x1000, 0x5000}});
    part.notices.clear();
    executes(18); // the ring holds fewer than the announced accesses, which no writer does
    executes(17);
    CHECK(part.notices.empty());
    executes(std::uint64_t{1} << 30 | 18); // the numbers of accesses begin again at 0 after 2^30
    CHECK(part.notices == notices{{0x1000, 0x5001}});
    part.notices.clear();
    ring[2] = block_word(0).bits; // a word of the ring that is no access
    executes(19);
    CHECK(part.notices.empty());
    entry.end(3);
    executes(19);
    executes(20);
    CHECK(part.notices.empty());
}

TEST_CASE("parts that follow a CPU are told when its pace has come so far") {
    struct following : sampling {
        std::vector<std::uint64_t> notices;
        pace step{};
        void due(running subject, const block_facts &facts, const pace &last) override {
            CHECK(subject.cpu == 1);
            notices.push_back(facts.address);
            step = last;
        }
        void block(running, const block_facts &) override { FAIL("it does not look"); }
        using sampling::ask;
        using sampling::follow;
    } part, other;
    player<toy_decoder, processor_models, samplers> entry{
        toy_decoder{}, processor_models{small(), 2}, samplers{2}};
    entry.sampler().add(part);
    entry.sampler().add(other);
    words stream{cpu_word(1).bits};
    // Two blocks of 4 ops, of 16 ticks each: block 0 lies in one fetch window of 32 bytes, block 1
    // in two.
    define(stream, 0, {.address = 0x1000});
    define(stream, 1, {.address = 0x1018});
    execute(stream, {0, 1});
    entry.feed(0, stream); // the first turn fills the caches
    CHECK_FALSE(entry.sampler().any());
    CHECK(entry.models()[1].now.ops == 0); // no sampler follows the CPU
    part.follow(1, true);
    CHECK(entry.sampler().any());
    CHECK(entry.sampler().follows(1));
    CHECK_FALSE(entry.sampler().follows(0));
    CHECK_FALSE(entry.sampler().wants(1));
    const std::uint64_t begin = entry.models()[1].now.ticks;
    part.ask(1, begin + 3 * 64); // the sampler asks to be called at the third block
    other.follow(1, true);
    other.ask(1, begin + 4 * 64 + 1); // the other sampler asks to be called at the fifth block
    const auto run = [&](std::uint32_t number) { entry.feed(0, words{block_word(number).bits}); };
    run(0);
    run(0);
    CHECK(part.notices.empty());
    run(1);
    CHECK(part.notices == std::vector<std::uint64_t>{0x1018});
    CHECK(part.step.ops == 4);
    CHECK(part.step.ticks == 64);
    CHECK(part.step.fetches == 2); // two fetch windows: 1018h to 101fh, 1020h to 1027h
    run(0);
    CHECK(other.notices.empty());
    run(0);
    CHECK(other.notices == std::vector<std::uint64_t>{0x1000});
    CHECK(part.notices.size() == 1); // the sampler is called once
    CHECK(entry.models()[1].now.ops == 20);
    CHECK(entry.models()[1].now.fetches == 6);
    part.follow(1, false);
    CHECK(entry.sampler().any());
    other.follow(1, false);
    CHECK_FALSE(entry.sampler().any());
    run(0);
    CHECK(entry.models()[1].now.ops == 20);
}

TEST_CASE("a CPU that is held keeps the words of its lanes, and those of others go on") {
    player<toy_decoder> entry{toy_decoder{}, processor_models{small(), 2}};
    words stream{cpu_word(1).bits};
    define(stream, 0, {.address = 0x1000});
    execute(stream, {0});
    entry.feed(1, stream);
    entry.feed(2, words{cpu_word(0).bits});
    entry.hold(1);
    // The words of a block that has begun are played; the next block waits, with its access.
    entry.feed(1, words{access_word(false, 3, 0, 0x5000).bits, block_word(0).bits,
                        access_word(false, 3, 0, 0x6000).bits, block_word(0).bits});
    entry.feed(2, words{block_word(0).bits});
    CHECK(entry.waiting_words() == 3);
    CHECK(entry.take(1)[signal::instructions] == 4);
    CHECK(entry.take(0)[signal::instructions] == 4);
    entry.feed(1, words{block_word(0).bits});
    CHECK(entry.waiting_words() == 4);
    entry.go_on(1);
    CHECK(entry.waiting_words() == 0);
    const tally observed = entry.take(1);
    CHECK(observed[signal::instructions] == 12);
    CHECK(observed[signal::loads] == 1);
    // While CPU 1 is held, words of an exempt lane (thread) are played, with the words that waited;
    // without the exemption the lane's words wait again.
    entry.hold(1);
    entry.feed(1, words{block_word(0).bits});
    entry.exempt(1, true);
    entry.feed(1, words{block_word(0).bits});
    CHECK(entry.waiting_words() == 0);
    entry.exempt(1, false);
    entry.feed(1, words{block_word(0).bits});
    CHECK(entry.waiting_words() == 1);
    CHECK(entry.take(1)[signal::instructions] == 8);
}

TEST_CASE("the pace goes on with time: as many ticks as the tally has clocks") {
    struct following : sampling {
        using sampling::follow;
    } part;
    player<toy_decoder, processor_models, samplers> entry{
        toy_decoder{}, processor_models{small(), 1}, samplers{1}};
    entry.sampler().add(part);
    part.follow(0, true);
    words stream;
    define(stream, 0, {.address = 0x1000, .kind = branch_kind::conditional, .bytes = 32});
    define(stream, 1, {.address = 0x1100, .kind = branch_kind::ret, .bytes = 200});
    std::mt19937_64 random{3};
    for (int i = 0; i < 1000; ++i) {
        execute(stream, {random() % 2 == 0 ? 0u : 1u});
        stream.push_back(access_word(random() % 2 == 0, 3, 0, 0x10000 + random() % 40000 * 8).bits);
    }
    entry.feed(0, stream);
    const tally observed = entry.take(0);
    CHECK(observed[signal::l3_misses] > 100);
    CHECK(observed[signal::load_walks] > 10);
    CHECK(observed[signal::mispredicted_branches] > 100);
    // Fractions of clocks, less than a clock of ops and less than a clock of waits, are kept for
    // the next tally (counts of occurrences).
    const std::uint64_t of_clock = entry.models()[0].clocks().ticks_of_clock();
    const std::uint64_t ticks = entry.models()[0].now.ticks;
    CHECK(ticks >= observed[signal::cycles] * of_clock);
    CHECK(ticks < (observed[signal::cycles] + 2) * of_clock);
}

TEST_CASE("a random stream of two lanes: sums as where nothing is put off") {
    std::mt19937_64 random{11};
    constexpr std::uint32_t blocks = 30;
    words definitions;
    for (std::uint32_t i = 0; i < blocks; ++i)
        define(definitions, i,
               {.address = 0x1000 + i * 0x10ull,
                .kind = branch_kind::conditional,
                .instructions = i + 1,
                .marks = static_cast<std::uint8_t>(i)});
    machine machine{2};
    machine.feed(0, definitions);
    tally expected[2];
    std::uint32_t last[2] = {blocks, blocks};
    for (int i = 0; i < 20000; ++i) {
        const auto lane = static_cast<unsigned>(random() % 2);
        // Most branches go to the next block, or to the target, which is 16 blocks farther.
        std::uint32_t next = static_cast<std::uint32_t>(random() % blocks);
        if (last[lane] + 16 < blocks && random() % 2 == 0) next = last[lane] + 16;
        words stream{cpu_word(lane).bits, block_word(next).bits};
        tally &observed = expected[lane];
        if (last[lane] != blocks && next == last[lane] + 16) ++observed[signal::taken_conditional];
        observed[signal::instructions] += next + 1;
        observed[signal::x87_operations] += next;
        const auto accesses = static_cast<unsigned>(random() % 4);
        for (unsigned n = 0; n < accesses; ++n) {
            const bool writes = random() % 2 == 0;
            ++observed[writes ? signal::stores : signal::loads];
            // accesses are at least 16 bytes apart: none continues another
            stream.push_back(access_word(writes, 3, n, 0x10000 + random() % 1000 * 16).bits);
        }
        last[lane] = next;
        machine.feed(lane, stream);
        if (random() % 100 == 0)
            for (unsigned cpu = 0; cpu < 2; ++cpu) {
                const tally tally = machine.take(cpu);
                for (const signal signal :
                     {signal::instructions, signal::x87_operations, signal::taken_conditional,
                      signal::loads, signal::stores})
                    REQUIRE(tally[signal] == expected[cpu][signal]);
                REQUIRE(tally[signal::l1d_load_hits] + tally[signal::l1d_load_misses] ==
                        tally[signal::loads]);
                expected[cpu] = {};
            }
    }
}

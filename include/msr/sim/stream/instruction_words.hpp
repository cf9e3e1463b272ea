// Words of a stream for single instructions, which come from tests and from traces in text. The
// player gets blocks of one instruction each, defined by facts (msr/sim/stream/facts_bytes.hpp).
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/stream.hpp>
#include <msr/sim/stream/text_trace.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

namespace msr::sim {

/// A maker of the words of a stream for single instructions. Each call appends to `words`,
/// definitions of blocks first; the player of the words clears the list.
class instruction_words {
public:
    /// Words of the stream made since the player cleared the list.
    std::vector<std::uint64_t> words;

    /// Makes an object whose blocks are numbered from `first_block` on.
    explicit instruction_words(std::uint32_t first_block = 0) : next_block_{first_block} {}

    /// Adds an instruction that loads. `address`: address of the first loaded byte. `bytes`: 1 to
    /// 128, a power of two. `begin`: address of the instruction; 0: a fixed address for all loads.
    void load(std::uint64_t address, unsigned bytes, std::uint64_t begin = 0) {
        access(false, address, bytes, begin != 0 ? begin : place_of_loads);
    }
    /// Adds an instruction that stores. `address`: address of the first stored byte. `bytes`: 1 to
    /// 128, a power of two. `begin`: address of the instruction; 0: a fixed address for all stores.
    void store(std::uint64_t address, unsigned bytes, std::uint64_t begin = 0) {
        access(true, address, bytes, begin != 0 ? begin : place_of_stores);
    }
    /// Adds a branch of 2 bytes. `begin`: address of the branch; 0: a fixed address for all
    /// branches. `target`: address that a taken branch goes to; 0: 64 bytes behind `begin`.
    void branch(bool is_taken, branch_kind kind, std::uint64_t begin = 0,
                std::uint64_t target = 0) {
        constexpr unsigned bytes = 2;
        if (begin == 0) begin = place_of_branches;
        if (target == 0) target = begin + 64;
        execute(block_of({begin, target, static_cast<unsigned>(kind), kind_of::branch}, [&] {
            block_facts facts = one_instruction(begin, bytes);
            facts.last_branch = kind;
            facts.branch_address = begin;
            facts.target = target;
            count_branch(kind, facts.each);
            return facts;
        }));
        // The word of the next block shows the outcome of a branch, so that an empty block is added
        // behind the branch.
        const bool jumps = is_taken || kind != branch_kind::conditional;
        const std::uint64_t next = jumps ? target : begin + bytes;
        execute(
            block_of({next, 0, 0, kind_of::landing}, [&] { return block_facts{.address = next}; }));
    }
    /// Adds instructions of 4 bytes without memory access or branch, one behind the other in
    /// memory; after 512 instructions the addresses begin again at the first. `begin`: the first
    /// address; 0: a fixed address.
    void retire(std::uint64_t instructions, std::uint64_t begin = 0) {
        if (begin == 0) begin = place_of_others;
        for (; instructions >= most_at_once; instructions -= most_at_once)
            execute(plain_block(begin, most_at_once));
        for (unsigned number = most_at_once / 2; number > 0; number /= 2)
            if ((instructions & number) != 0) execute(plain_block(begin, number));
    }
    /// Adds a line of a trace in text. A line of a fetch is an instruction, to which the accesses
    /// of the following lines belong; accesses before the first fetch belong to no instruction.
    void line(const text_access &access) {
        using what = text_access::what;
        switch (access.is) {
        case what::nothing:
            return;
        case what::fetch:
            reads_ = writes_ = false;
            return execute(block_of({access.address, 0, access.bytes, kind_of::plain},
                                    [&] { return one_instruction(access.address, access.bytes); }));
        case what::load:
        case what::store:
            return access_in_parts(access.is == what::store, access);
        case what::modify:
            access_in_parts(false, access);
            access_in_parts(true, access);
            return;
        }
    }

private:
    static constexpr unsigned most_at_once = 512;
    static constexpr std::uint64_t place_of_loads = 0x40'0000;
    static constexpr std::uint64_t place_of_stores = 0x40'0040;
    static constexpr std::uint64_t place_of_branches = 0x40'0080;
    static constexpr std::uint64_t place_of_others = 0x40'1000;

    enum class kind_of : std::uint8_t { load, store, branch, landing, plain, reads, writes };
    /// The key of a block that was defined: its address; its target, or its number of instructions;
    /// its bytes, or the kind of its branch; the kind of block.
    using block_key = std::tuple<std::uint64_t, std::uint64_t, unsigned, kind_of>;

    std::uint32_t next_block_;
    std::map<block_key, std::uint32_t> blocks_;
    /// Whether the present instruction of a text trace is already known to read memory, and to
    /// write memory.
    bool reads_ = true, writes_ = true;

    static block_facts one_instruction(std::uint64_t address, unsigned bytes) {
        block_facts facts{.address = address, .bytes = bytes};
        facts.each[signal::instructions] = 1;
        facts.each[signal::uops] = facts.each[signal::fused_uops] = 1;
        facts.instructions = {
            {.bytes = static_cast<std::uint8_t>(std::min(bytes, 255u)), .uops = 1, .ops = 1}};
        return facts;
    }

    std::uint32_t plain_block(std::uint64_t begin, unsigned instructions) {
        constexpr unsigned bytes = 4;
        return block_of({begin, instructions, bytes, kind_of::plain}, [&] {
            block_facts facts{.address = begin, .bytes = instructions * bytes};
            facts.each[signal::instructions] = instructions;
            facts.each[signal::uops] = facts.each[signal::fused_uops] = instructions;
            for (unsigned i = 0; i < instructions; ++i)
                facts.instructions.push_back({.offset = static_cast<std::uint16_t>(i * bytes),
                                              .bytes = bytes,
                                              .uops = 1,
                                              .ops = 1});
            return facts;
        });
    }

    void access(bool writes, std::uint64_t address, unsigned bytes, std::uint64_t begin) {
        constexpr unsigned code_bytes = 4;
        if (!std::has_single_bit(bytes) || bytes > 128)
            msr::detail::invalid_argument(
                "simulated processor: an access has 1, 2, 4 ... 128 bytes");
        const kind_of kind = writes ? kind_of::store : kind_of::load;
        execute(block_of({begin, 0, code_bytes, kind}, [&] {
            block_facts facts = one_instruction(begin, code_bytes);
            facts.each[writes ? signal::store_instructions : signal::load_instructions] = 1;
            // a store has one micro-op for its address and one for its data
            facts.each[signal::uops] = writes ? 2 : 1;
            facts.instructions[0].uops = writes ? 2 : 1;
            facts.instructions[0].reads = !writes;
            facts.instructions[0].writes = writes;
            return facts;
        }));
        add_access(writes, address, bytes);
    }
    void add_access(bool writes, std::uint64_t address, unsigned bytes) {
        const auto size = static_cast<unsigned>(std::countr_zero(bytes));
        words.push_back(access_word(writes, size, 0, address).bits);
    }
    // An access whose number of bytes is no power of two is split into parts, which the player
    // joins. The first read, and the first write, of an instruction shows that it reads or writes
    // memory: an empty block counts it as such.
    void access_in_parts(bool writes, const text_access &access) {
        if (bool &known = writes ? writes_ : reads_; !known) {
            known = true;
            execute(block_of({0, 0, 0, writes ? kind_of::writes : kind_of::reads}, [&] {
                block_facts facts;
                facts.each[writes ? signal::store_instructions : signal::load_instructions] = 1;
                return facts;
            }));
        }
        std::uint64_t address = access.address;
        for (unsigned left = access.bytes; left > 0;) {
            const unsigned part = std::min(std::bit_floor(left), 128u);
            add_access(writes, address, part);
            address += part;
            left -= part;
        }
    }

    void execute(std::uint32_t block) { words.push_back(block_word(block).bits); }

    /// Returns the number of the block with a key, and defines the block if it is new. `make`:
    /// makes the block's facts.
    template <typename Make>
    std::uint32_t block_of(const block_key &key, Make make) {
        const auto [place, is_new] = blocks_.try_emplace(key, next_block_);
        if (is_new) append_definition(words, next_block_++, make());
        return place->second;
    }
};

} // namespace msr::sim

// Parts that the tests of simulated instruction-based sampling share: programs whose instructions
// are one byte each, which the models of a small processor with an IBS unit execute.
#pragma once

#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/failure.hpp>
#include <msr/sim/ibs/ibs.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace ibs_loop {

namespace ibs = msr::ibs;
namespace sim = msr::sim;
namespace at = msr::ibs::address;

/// Bits of an instruction's byte: 1:0 the number of its ops less 1, then what the instruction does;
/// 7:5 how it branches.
inline constexpr std::uint8_t reads = 1 << 2, writes = 1 << 3, locked = 1 << 4;
constexpr std::uint8_t ops(unsigned count) { return static_cast<std::uint8_t>(count - 1); }
constexpr std::uint8_t branches(sim::branch_kind kind) {
    return static_cast<std::uint8_t>(static_cast<unsigned>(kind) << 5);
}

/// A decoder of instructions of one byte. A direct branch goes to the begin of its block.
struct byte_decoder {
    sim::block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code,
                            unsigned instructions) {
        sim::block_facts facts{.address = address,
                               .bytes = static_cast<unsigned>(code.size()),
                               .branch_address = address + code.size() - 1,
                               .target = address};
        for (unsigned i = 0; i < instructions; ++i) {
            const auto count = static_cast<std::uint8_t>((code[i] & 3) + 1);
            facts.instructions.push_back({.offset = static_cast<std::uint16_t>(i),
                                          .bytes = 1,
                                          .uops = count,
                                          .ops = count,
                                          .reads = (code[i] & reads) != 0,
                                          .writes = (code[i] & writes) != 0,
                                          .locked = (code[i] & locked) != 0});
            ++facts.each[sim::signal::instructions];
            facts.each[sim::signal::fused_uops] += count;
        }
        facts.last_branch = static_cast<sim::branch_kind>(code.back() >> 5);
        facts.each[sim::signal::branches] = facts.last_branch != sim::branch_kind::none;
        return facts;
    }
};

inline sim::processor_shape small() {
    sim::processor_shape shape;
    shape.caches = {.first_data = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .first_code = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .second = {.total_bytes = 16384, .ways = 4, .line_bytes = 64},
                    .third = {.total_bytes = 65536, .ways = 8}};
    shape.tlbs = {.data = {16, 4}, .code = {16, 4}, .second = {64, 4}, .second_has_both = true};
    shape.branches = {.table_bits = 8, .history_bits = 8, .return_entries = 4};
    shape.clocks = {.width = 4,
                    .mispredicted = 15,
                    .second = 10,
                    .third = 40,
                    .memory = 200,
                    .second_tlb = 7,
                    .walk = 30,
                    .waited_of_16 = 8};
    return shape;
}

/// The models of two CPUs, and their IBS unit.
struct machine {
    sim::player<byte_decoder, sim::processor_models, sim::samplers> plays;
    sim::ibs_unit unit;
    std::vector<sim::interrupt> interrupts;

    explicit machine(const ibs::target &target)
        : plays{byte_decoder{}, sim::processor_models{small(), 2}, sim::samplers{2}},
          unit{target, plays.models(), plays.sampler()} {
        unit.on_interrupt({[](void *context, const sim::interrupt &interrupt) {
                               static_cast<machine *>(context)->interrupts.push_back(interrupt);
                           },
                           this});
    }

    std::uint64_t read(std::uint32_t address, unsigned cpu = 0) {
        std::uint64_t value = 0xdead'beef;
        CHECK_FALSE(static_cast<bool>(unit.read(cpu, address, value)));
        return value;
    }
    void write(std::uint32_t address, std::uint64_t value, unsigned cpu = 0) {
        CHECK_FALSE(static_cast<bool>(unit.write(cpu, address, value)));
    }

    void define(std::uint32_t number, std::uint64_t address,
                const std::vector<std::uint8_t> &code) {
        const auto size = static_cast<unsigned>(code.size());
        std::vector<std::uint64_t> words{sim::definition_word(number, size, size).bits, address};
        words.resize(2 + (code.size() + 7) / 8);
        for (std::size_t i = 0; i < code.size(); ++i)
            words[2 + i / 8] |= std::uint64_t{code[i]} << i % 8 * 8;
        plays.feed(0, words);
    }
    void run(std::uint32_t number, std::uint64_t times = 1) {
        const std::vector<std::uint64_t> words(times < 4096 ? times : 4096,
                                               sim::block_word(number).bits);
        for (; times > words.size(); times -= words.size())
            plays.feed(0, words);
        plays.feed(0, std::span{words}.first(times));
    }
    void access(bool stores, unsigned log2_bytes, unsigned instruction, std::uint64_t address) {
        const std::uint64_t word = sim::access_word(stores, log2_bytes, instruction, address).bits;
        plays.feed(0, {&word, 1});
    }
};

/// Fields of OP_CTL and FETCH_CTL that software writes, at the bits of the layouts.
constexpr std::uint64_t op_enabled = std::uint64_t{1} << 17, op_valid = std::uint64_t{1} << 18,
                        counts_ops = std::uint64_t{1} << 19, fetch_enabled = std::uint64_t{1} << 48,
                        fetch_valid = std::uint64_t{1} << 49;
constexpr std::uint64_t op_count(std::uint64_t op_ctl) { return op_ctl >> 32 & 0x7ff'ffff; }

} // namespace ibs_loop

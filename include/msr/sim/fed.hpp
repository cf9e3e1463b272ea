// A simulated processor that a program feeds: loads, stores, branches and other instructions go
// through the models of its caches, TLBs, predictor and time, and its counters count them. It is a
// backend, for unit tests of counting code. A trace that `msrpp machine --record` wrote feeds it,
// too. Nothing was measured.
//
//   sim::fed<sim::machine<sim::perfmon_pmu>> haswell{
//       sim::shape_of(core::haswell)->shape, {}, perfmon::target_at(core::haswell), rows};
//   msr::session watch{haswell, plan, msr::watch_cpu(0)};
//   haswell.load(0x1000);
//   haswell.retire(100);
#pragma once

#include <msr/failure.hpp>
#include <msr/sim/block_facts.hpp>
#include <msr/sim/facts_bytes.hpp>
#include <msr/sim/models.hpp>
#include <msr/sim/player.hpp>
#include <msr/sim/sampling.hpp>
#include <msr/sim/signal.hpp>
#include <msr/sim/stream.hpp>
#include <msr/sim/text_trace.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace msr::sim {

/// Where an instruction is executed.
struct executed_at {
    unsigned cpu = 0;
    std::uint64_t address = 0; ///< of the instruction; 0: an address for each kind of instruction
};

/// How many CPUs a fed processor has.
struct fed_shape {
    unsigned cpus = 1;
    /// How many numbers of blocks are left to traces, from 0 on.
    std::uint32_t blocks_of_traces = 0;
};

/// `Machine`: a machine<...> or a pentium4. Not for several threads at once.
template <typename Machine>
class fed {
public:
    /// `models`: the sizes of caches and the rest. `arguments`: those of the machine, whose CPUs
    /// must be as many.
    template <typename... Arguments>
    explicit fed(const processor_shape &models, fed_shape shape, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, player_{facts_decoder{},
                                                                   processor_models{models,
                                                                                    shape.cpus},
                                                                   samplers{shape.cpus}},
          next_block_{shape.blocks_of_traces} {}

    // --- what is executed -----------------------------------------------------------------------

    /// An instruction that loads 1 to 128 bytes, a power of two.
    void load(std::uint64_t address, unsigned bytes = 8, executed_at at = {}) {
        access(false, address, bytes, at);
    }
    /// An instruction that stores 1 to 128 bytes, a power of two.
    void store(std::uint64_t address, unsigned bytes = 8, executed_at at = {}) {
        access(true, address, bytes, at);
    }
    /// A branch of 2 bytes, to `target` where it is taken; 0: 64 bytes on. Branches other than
    /// conditional ones are always taken.
    void branch(bool taken, executed_at at = {}, std::uint64_t target = 0,
                branch_kind kind = branch_kind::conditional) {
        constexpr unsigned bytes = 2;
        const std::uint64_t from = address_of(at, place_of_branches);
        const std::uint64_t to = target == 0 ? from + 64 : target;
        const bool jumps = taken || kind != branch_kind::conditional;
        const block_key key{from, to, static_cast<unsigned>(kind), kind_of::branch};
        execute(at.cpu, block_of(key, [&] {
                    block_facts facts = one_instruction(from, bytes);
                    facts.last_branch = kind;
                    facts.branch_address = from;
                    facts.target = to;
                    count_branch(kind, facts.each);
                    return facts;
                }));
        // The outcome of a branch shows in the next block: an empty one.
        const std::uint64_t next = jumps ? to : from + bytes;
        execute(at.cpu, block_of({next, 0, 0, kind_of::landing},
                                 [&] { return block_facts{.address = next}; }));
    }
    /// Instructions of 4 bytes that do nothing else, one behind the other; after 512 the next ones
    /// stand at the first address again.
    void retire(std::uint64_t instructions = 1, executed_at at = {}) {
        const std::uint64_t from = address_of(at, place_of_others);
        for (; instructions >= most_at_once; instructions -= most_at_once)
            execute(at.cpu, plain_block(from, most_at_once));
        for (unsigned some = most_at_once / 2; some > 0; some /= 2)
            if ((instructions & some) != 0) execute(at.cpu, plain_block(from, some));
    }
    /// A line of a trace in text (msr/sim/text_trace.hpp): a fetch is an instruction, to which the
    /// accesses behind it belong. Words that begin lie before the first fetch.
    void execute_line(const text_access &line, unsigned cpu = 0) {
        using what = text_access::what;
        switch (line.is) {
        case what::nothing:
            return;
        case what::fetch:
            execute(cpu, block_of({line.address, 0, line.bytes, kind_of::plain},
                                  [&] { return one_instruction(line.address, line.bytes); }));
            return;
        case what::load:
        case what::store:
            access_in_parts(line.is == what::store, line, cpu);
            return;
        case what::modify:
            access_in_parts(false, line, cpu);
            access_in_parts(true, line, cpu);
            return;
        }
    }

    // --- as the player of a trace (trace_reader::next) ------------------------------------------

    void words(std::uint32_t lane, std::span<const std::uint64_t> all) {
        player_.feed(first_lane_of_traces() + lane, all);
    }
    void begin(std::uint32_t lane, std::uint32_t process) {
        player_.set_space(first_lane_of_traces() + lane, process & 0xff);
    }
    void end(std::uint32_t lane) { player_.end(first_lane_of_traces() + lane); }

    // --- as a backend ----------------------------------------------------------------------------

    /// As RDMSR and WRMSR of the machine, when all that was executed before has been counted.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &into) noexcept {
        settle();
        return machine_.read(cpu, address, into);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        settle();
        return machine_.write(cpu, address, value);
    }
    /// The clocks of a CPU's time stamp counter.
    std::uint64_t clock(unsigned cpu) noexcept requires requires(Machine &machine) {
        machine.clock(cpu);
    }
    {
        settle();
        return machine_.clock(cpu);
    }

    /// Lets the counters count all that was executed.
    void settle() noexcept {
        for (unsigned cpu = 0; cpu < player_.cpus(); ++cpu) {
            const tally seen = player_.take(cpu);
            if constexpr (requires { machine_.count(cpu, seen); })
                machine_.count(cpu, seen);
            else
                machine_.count(seen, {.thread = cpu});
        }
    }

    /// The registers and counters. What was executed since the last access may be missing in them.
    Machine &machine() { return machine_; }
    /// Caches and the rest; parts that look at single instructions are added to the second.
    processor_models &models() { return player_.models(); }
    samplers &looking() { return player_.sampler(); }

private:
    static constexpr unsigned most_at_once = 512;
    static constexpr std::uint64_t place_of_loads = 0x40'0000;
    static constexpr std::uint64_t place_of_stores = 0x40'0040;
    static constexpr std::uint64_t place_of_branches = 0x40'0080;
    static constexpr std::uint64_t place_of_others = 0x40'1000;

    enum class kind_of : std::uint8_t { load, store, branch, landing, plain };
    /// What distinguishes blocks: address, target, bytes or kind of branch, kind.
    using block_key = std::tuple<std::uint64_t, std::uint64_t, unsigned, kind_of>;

    Machine machine_;
    player<facts_decoder, processor_models, samplers> player_;
    std::uint32_t next_block_;
    std::map<block_key, std::uint32_t> blocks_;
    std::vector<std::uint64_t> words_;
    unsigned lanes_on_cpus_ = 0; ///< those that are on their CPU

    static std::uint64_t address_of(executed_at at, std::uint64_t otherwise) {
        return at.address != 0 ? at.address : otherwise;
    }
    /// Lane n feeds CPU n; those of traces are behind them.
    std::size_t first_lane_of_traces() const { return player_.cpus(); }

    static block_facts one_instruction(std::uint64_t address, unsigned bytes) {
        block_facts facts{.address = address, .bytes = bytes};
        facts.each[signal::instructions] = 1;
        facts.each[signal::uops] = facts.each[signal::fused_uops] = 1;
        facts.instructions = {
            {.bytes = static_cast<std::uint8_t>(std::min(bytes, 255u)), .uops = 1, .ops = 1}};
        return facts;
    }

    std::uint32_t plain_block(std::uint64_t from, unsigned instructions) {
        constexpr unsigned bytes = 4;
        return block_of({from, instructions, bytes, kind_of::plain}, [&] {
            block_facts facts{.address = from, .bytes = instructions * bytes};
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

    void access(bool writes, std::uint64_t address, unsigned bytes, executed_at at) {
        constexpr unsigned code_bytes = 4;
        if (!std::has_single_bit(bytes) || bytes > 128)
            throw std::invalid_argument("simulated processor: an access has 1, 2, 4 ... 128 bytes");
        const std::uint64_t from = address_of(at, writes ? place_of_stores : place_of_loads);
        const kind_of kind = writes ? kind_of::store : kind_of::load;
        const std::uint32_t block = block_of({from, 0, code_bytes, kind}, [&] {
            block_facts facts = one_instruction(from, code_bytes);
            facts.each[signal::uops] = writes ? 2 : 1; // a store is an address and data
            facts.instructions[0].uops = writes ? 2 : 1;
            facts.instructions[0].reads = !writes;
            facts.instructions[0].writes = writes;
            return facts;
        });
        words_.assign({block_word(block).bits, access_of(writes, address, bytes)});
        play(at.cpu);
    }
    static std::uint64_t access_of(bool writes, std::uint64_t address, unsigned bytes) {
        return access_word(writes, static_cast<unsigned>(std::countr_zero(bytes)), 0, address).bits;
    }

    // The parts of an access that is no power of two continue each other: the player joins them.
    void access_in_parts(bool writes, const text_access &line, unsigned cpu) {
        words_.clear();
        std::uint64_t address = line.address;
        for (unsigned left = line.bytes; left > 0;) {
            const unsigned part = std::min(std::bit_floor(left), 128u);
            words_.push_back(access_of(writes, address, part));
            address += part;
            left -= part;
        }
        play(cpu);
    }

    /// The number of a block; `make` makes its facts where it is new.
    template <typename Make>
    std::uint32_t block_of(const block_key &key, Make make) {
        const auto [place, is_new] = blocks_.try_emplace(key, next_block_);
        if (is_new) define(next_block_++, make());
        return place->second;
    }
    void define(std::uint32_t number, const block_facts &facts) {
        const std::vector<std::uint8_t> code = bytes_of(facts);
        const auto instructions = static_cast<unsigned>(facts.instructions.size());
        std::vector<std::uint64_t> definition{
            definition_word(number, instructions, static_cast<unsigned>(code.size())).bits,
            facts.address};
        definition.resize(1 + words_behind(stream_word{definition[0]}), 0);
        for (std::size_t i = 0; i < code.size(); ++i)
            definition[2 + i / 8] |= std::uint64_t{code[i]} << i % 8 * 8;
        player_.feed(0, definition);
    }
    void execute(unsigned cpu, std::uint32_t block) {
        words_.assign(1, block_word(block).bits);
        play(cpu);
    }
    void play(unsigned cpu) {
        if (cpu >= player_.cpus())
            throw std::invalid_argument("simulated processor: there is no CPU " +
                                        std::to_string(cpu));
        for (; lanes_on_cpus_ <= cpu; ++lanes_on_cpus_) { // each begins on CPU 0
            const std::uint64_t begins = cpu_word(lanes_on_cpus_, true).bits;
            player_.feed(lanes_on_cpus_, std::span{&begins, 1});
        }
        player_.feed(cpu, words_);
    }
};

} // namespace msr::sim

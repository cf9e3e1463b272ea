// A simulated processor that a program feeds: loads, stores, branches and other instructions go
// through the models of its caches, TLBs, predictor and time, and its counters count them. The fed
// processor is a backend, for unit tests of counting code. A trace that `msrpp machine --record`
// wrote can feed the processor, too. Nothing was measured.
//
//   sim::fed<sim::machine<sim::perfmon_pmu>> haswell{
//       sim::shape_of(core::haswell)->shape, {}, perfmon::target_at(core::haswell), rows};
//   msr::session watch{haswell, plan, msr::watch_cpu(0)};
//   haswell.load(0x1000);
//   haswell.retire(100);
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/models.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/instruction_words.hpp>
#include <msr/sim/stream/stream.hpp>
#include <msr/sim/stream/text_trace.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace msr::sim {

/// The place where an instruction is executed.
struct executed_at {
    unsigned cpu = 0;          ///< number of the logical processor
    std::uint64_t address = 0; ///< of the instruction; 0: an address for each kind of instruction
};

/// The number of CPUs of a fed processor.
struct fed_shape {
    unsigned cpus = 1; ///< how many logical processors there are
    /// The numbers of blocks that are left to traces, from 0 on.
    std::uint32_t blocks_of_traces = 0;
};

/// A simulated processor that executes what the program feeds it, as a backend. Not for several
/// threads at once.
/// `Machine`: a `machine<...>` or a `pentium4`
/// Example:
///     #include <msr/amd/counters.hpp>
///     #include <msr/session.hpp>
///     #include <msr/sim/counters/select_amd.hpp>
///     #include <msr/sim/machine.hpp>
///     #include <msr/sim/models/processor_shapes.hpp>
///     namespace amd = msr::amd;
///     namespace sim = msr::sim;
///     sim::fed<sim::machine<sim::amd_pmu>> zen4{
///         sim::shape_of(msr::core::zen4)->shape, {}, amd::zen4};
///     constexpr auto instructions = amd::retired_instructions.user();
///     msr::session session{zen4, msr::plan<amd::zen4, instructions>, msr::watch_cpu(0)};
///     const auto counts = session.measure([&] { zen4.retire(100); });
///     const bool is_right = counts[instructions] == 100;
template <typename Machine>
class fed {
public:
    /// Makes the processor. `models`: the sizes of caches and other models. `arguments`: those of
    /// the machine, which must have the same number of CPUs.
    template <typename... Arguments>
    explicit fed(const processor_shape &models, fed_shape shape, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, player_{facts_decoder{},
                                                                   processor_models{models,
                                                                                    shape.cpus},
                                                                   samplers{shape.cpus}},
          made_{shape.blocks_of_traces} {}

    // --- what is executed -----------------------------------------------------------------------

    /// An instruction that loads 1 to 128 bytes, a power of two.
    void load(std::uint64_t address, unsigned bytes = 8, executed_at position = {}) {
        made_on(position.cpu).load(address, bytes, position.address);
        play(position.cpu);
    }
    /// An instruction that stores 1 to 128 bytes, a power of two.
    void store(std::uint64_t address, unsigned bytes = 8, executed_at position = {}) {
        made_on(position.cpu).store(address, bytes, position.address);
        play(position.cpu);
    }
    /// A branch of 2 bytes, to `target` where it is taken; 0: 64 bytes on. Branches other than
    /// conditional ones are always taken.
    void branch(bool is_taken, executed_at position = {}, std::uint64_t target = 0,
                branch_kind kind = branch_kind::conditional) {
        made_on(position.cpu).branch(is_taken, kind, position.address, target);
        play(position.cpu);
    }
    /// Instructions of 4 bytes that do nothing else, one behind the other; after 512 the next ones
    /// stand at the first address again.
    void retire(std::uint64_t instructions = 1, executed_at position = {}) {
        made_on(position.cpu).retire(instructions, position.address);
        play(position.cpu);
    }
    /// A line of a trace in text (msr/sim/stream/text_trace.hpp): a fetch is an instruction, to
    /// which the accesses behind it belong.
    void execute_line(const text_access &line, unsigned cpu = 0) {
        made_on(cpu).line(line);
        play(cpu);
    }

    // --- as the player of a trace (trace_reader::next) ------------------------------------------

    /// Plays words of a lane of the trace.
    void words(std::uint32_t lane, std::span<const std::uint64_t> list) {
        player_.feed(first_lane_of_traces() + lane, list);
    }
    /// A thread of `process` begins in a lane. Processes whose numbers have equal lower 8 bits
    /// share an address space in the models.
    void begin(std::uint32_t lane, std::uint32_t process) {
        player_.set_space(first_lane_of_traces() + lane, process & 0xff);
    }
    /// The thread of a lane has ended.
    void end(std::uint32_t lane) { player_.end(first_lane_of_traces() + lane); }

    // --- as a backend ----------------------------------------------------------------------------

    /// Reads and writes registers as RDMSR and WRMSR on the machine, after all earlier instructions
    /// have been counted.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        settle();
        return machine_.read(cpu, address, value);
    }
    /// Writes a register as WRMSR on the machine, after all earlier instructions have been counted.
    /// The failure is that of the machine.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        settle();
        return machine_.write(cpu, address, value);
    }
    /// CPUID of the machine.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept requires
        requires(Machine &machine) {
        machine.cpuid(cpu, leaf, subleaf);
    }
    { return machine_.cpuid(cpu, leaf, subleaf); }
    /// Returns the place of a CPU of the machine.
    cpu_place place_of(unsigned cpu) noexcept requires requires(Machine &machine) {
        machine.place_of(cpu);
    }
    { return machine_.place_of(cpu); }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return player_.cpus(); }
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
            const tally tally = player_.take(cpu);
            if constexpr (requires { machine_.count(cpu, tally); })
                machine_.count(cpu, tally);
            else
                machine_.count(tally, {.thread = cpu});
        }
    }

    /// The registers and counters. What was executed since the last access may be missing in them.
    Machine &machine() { return machine_; }
    /// Caches and the rest; parts that look at single instructions are added to the second.
    processor_models &models() { return player_.models(); }
    /// Returns the samplers, to which parts are added that look at single instructions.
    samplers &looking() { return player_.sampler(); }

private:
    Machine machine_;
    player<facts_decoder, processor_models, samplers> player_;
    instruction_words made_;
    unsigned lanes_on_cpus_ = 0; ///< lanes that are on the CPU now

    /// Lane n feeds CPU n; those of traces are behind them.
    std::size_t first_lane_of_traces() const { return player_.cpus(); }

    instruction_words &made_on(unsigned cpu) {
        if (cpu >= player_.cpus())
            msr::detail::invalid_argument("simulated processor: there is no CPU " +
                                          std::to_string(cpu));
        return made_;
    }
    void play(unsigned cpu) {
        for (; lanes_on_cpus_ <= cpu; ++lanes_on_cpus_) { // each lane begins on CPU 0
            const std::uint64_t begins = cpu_word(lanes_on_cpus_, true).bits;
            player_.feed(lanes_on_cpus_, std::span{&begins, 1});
        }
        player_.feed(cpu, made_.words);
        made_.words.clear();
    }
};

} // namespace msr::sim

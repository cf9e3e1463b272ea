// A simulated processor that a program feeds: loads, stores, branches and other instructions go
// through the models of its caches, TLBs, predictor and time, and the processor's counters count
// the events. The fed processor is a backend, for unit tests of counting code. A trace that `msrpp
// machine --record` wrote can feed the processor, too. Nothing was measured.
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

/// The logical processor and the address at which a fed instruction is executed.
struct executed_at {
    unsigned cpu = 0; ///< number of the logical processor that executes the fed instruction
    /// Address of the instruction; 0: a default address for each kind of instruction.
    std::uint64_t address = 0;
};

/// The number of CPUs of a fed processor, and the numbers that blocks of instructions in traces may
/// have.
struct fed_shape {
    unsigned cpus = 1; ///< number of logical processors of the fed processor
    /// Blocks of instructions in traces have numbers below this limit; blocks of fed instructions
    /// have numbers from the limit on.
    std::uint32_t blocks_of_traces = 0;
};

/// A simulated processor, as a backend, that executes the instructions which a program feeds it by
/// calls. The object must not be used by several threads at once.
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
    /// Makes the processor.
    /// `models`: the sizes of caches and other models
    /// `shape`: the number of CPUs
    /// `arguments`: the arguments of the machine's constructor; the machine must have as many CPUs
    template <typename... Arguments>
    explicit fed(const processor_shape &models, fed_shape shape, Arguments &&...arguments)
        : machine_{std::forward<Arguments>(arguments)...}, player_{facts_decoder{},
                                                                   processor_models{models,
                                                                                    shape.cpus},
                                                                   samplers{shape.cpus}},
          made_{shape.blocks_of_traces} {}

    // --- functions that execute instructions ----------------------------------------------------

    /// Executes an instruction that loads. `address`: address of the first byte. `bytes`: 1 to 128,
    /// a power of two.
    void load(std::uint64_t address, unsigned bytes = 8, executed_at position = {}) {
        made_on(position.cpu).load(address, bytes, position.address);
        play(position.cpu);
    }
    /// Executes an instruction that stores. `address`: address of the first byte. `bytes`: 1 to
    /// 128, a power of two.
    void store(std::uint64_t address, unsigned bytes = 8, executed_at position = {}) {
        made_on(position.cpu).store(address, bytes, position.address);
        play(position.cpu);
    }
    /// Executes a branch of 2 bytes.
    /// `is_taken`: whether the branch is taken; a branch that is not conditional is always taken
    /// `position`: the CPU and address of the branch
    /// `target`: address that a taken branch goes to; 0: 64 bytes behind the branch
    /// `kind`: the kind of branch
    void branch(bool is_taken, executed_at position = {}, std::uint64_t target = 0,
                branch_kind kind = branch_kind::conditional) {
        made_on(position.cpu).branch(is_taken, kind, position.address, target);
        play(position.cpu);
    }
    /// Executes instructions of 4 bytes without memory access or branch, one behind the other in
    /// memory; after 512 instructions the addresses begin again at the first.
    void retire(std::uint64_t instructions = 1, executed_at position = {}) {
        made_on(position.cpu).retire(instructions, position.address);
        play(position.cpu);
    }
    /// Executes a line of a trace in text (msr/sim/stream/text_trace.hpp) on a CPU: a line of a
    /// fetch is an instruction, to which the accesses of the following lines belong.
    void execute_line(const text_access &line, unsigned cpu = 0) {
        made_on(cpu).line(line);
        play(cpu);
    }

    // --- functions of a player of traces (trace_reader::next) -----------------------------------

    /// Plays words of the stream of a thread (a lane) from a recorded trace.
    void words(std::uint32_t lane, std::span<const std::uint64_t> list) {
        player_.feed(first_lane_of_traces() + lane, list);
    }
    /// Begins a thread of `process` in a lane of a trace; a lane is the stream of one thread at a
    /// time. Processes whose numbers have equal bits 7:0 share an address space in the models.
    void begin(std::uint32_t lane, std::uint32_t process) {
        player_.set_space(first_lane_of_traces() + lane, process & 0xff);
    }
    /// Ends the thread that runs in a lane (stream of words) of a trace.
    void end(std::uint32_t lane) { player_.end(first_lane_of_traces() + lane); }

    // --- functions of a backend ------------------------------------------------------------------

    /// Reads a register as RDMSR does, after all earlier instructions have been counted. Returns
    /// the failure of the machine's read().
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        settle();
        return machine_.read(cpu, address, value);
    }
    /// Writes a register as WRMSR does, after all earlier instructions have been counted. Returns
    /// the failure of the machine's write().
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        settle();
        return machine_.write(cpu, address, value);
    }
    /// Returns a leaf of CPUID of the machine.
    cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept requires
        requires(Machine &machine) {
        machine.cpuid(cpu, leaf, subleaf);
    }
    { return machine_.cpuid(cpu, leaf, subleaf); }
    /// Returns the core, the caches, the package and the node that a CPU of the machine belongs to.
    cpu_place place_of(unsigned cpu) noexcept requires requires(Machine &machine) {
        machine.place_of(cpu);
    }
    { return machine_.place_of(cpu); }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return player_.cpus(); }
    /// Returns the clocks of a CPU's time stamp counter.
    std::uint64_t clock(unsigned cpu) noexcept requires requires(Machine &machine) {
        machine.clock(cpu);
    }
    {
        settle();
        return machine_.clock(cpu);
    }

    /// Makes the counters count all instructions that were executed before the call.
    void settle() noexcept {
        for (unsigned cpu = 0; cpu < player_.cpus(); ++cpu) {
            const tally tally = player_.take(cpu);
            if constexpr (requires { machine_.count(cpu, tally); })
                machine_.count(cpu, tally);
            else
                machine_.count(tally, {.thread = cpu});
        }
    }

    /// Returns the machine, with its registers and counters; the counters may lack instructions
    /// executed since the last access.
    Machine &machine() { return machine_; }
    /// Returns the models of caches, TLBs, predictor and time of all CPUs.
    processor_models &models() { return player_.models(); }
    /// Returns the samplers of the processor, to which a sampler that sees single instructions can
    /// be added.
    samplers &looking() { return player_.sampler(); }

private:
    Machine machine_;
    player<facts_decoder, processor_models, samplers> player_;
    instruction_words made_;
    /// number of lanes (streams of words) whose thread has been put on its CPU
    unsigned lanes_on_cpus_ = 0;

    /// Returns the number of the first lane (stream of words) of traces: each lane with a lower
    /// number has the fed instructions of the CPU with that number.
    std::size_t first_lane_of_traces() const { return player_.cpus(); }

    instruction_words &made_on(unsigned cpu) {
        if (cpu >= player_.cpus())
            msr::detail::invalid_argument("simulated processor: there is no CPU " +
                                          std::to_string(cpu));
        return made_;
    }
    void play(unsigned cpu) {
        // The player begins each lane (a thread's stream of words) on CPU 0.
        for (; lanes_on_cpus_ <= cpu; ++lanes_on_cpus_) {
            const std::uint64_t begins = cpu_word(lanes_on_cpus_, true).bits;
            player_.feed(lanes_on_cpus_, std::span{&begins, 1});
        }
        player_.feed(cpu, made_.words);
        made_.words.clear();
    }
};

} // namespace msr::sim

// A simulated processor whose counters select events: registers, and a performance-monitoring unit
// that turns the reports of models (tallies of signals) into counts. Nothing that the machine
// counts was measured.
//
// The machine is a model of the vendors' text, and simpler in these points: signals have no clocks,
// so thresholds, edges and inversion are simulated only where a known event has them; an overflow
// is seen when the models' reports are counted, not in its clock; interrupts are not held back by
// an APIC. Precise samples and branches are written to memory by a sampler (precise_sampling.hpp);
// without it, the registers of both have no effect. An event without a meaning is not simulated:
// its counter does not count, and not_simulated() returns the reason.
//
//   sim::machine<sim::perfmon_pmu> haswell{perfmon::target_at(core::haswell),
//                                          msr::events::haswell::core_events::all.events};
//   msr::session watch{haswell, plan, msr::watch_cpu(0)};
//   sim::tally seen;
//   seen[sim::signal::instructions] = 1000;
//   haswell.count(0, seen); // as the models do, or a test
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/field.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/counters/select_events.hpp>
#include <msr/sim/counters/select_registers.hpp>
#include <msr/sim/counters/slot_shares.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/registers/time_stamp_registers.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msr::sim {

/// The privilege at which code runs: CPL 1, 2 and 3, or CPL 0.
enum class privilege : std::uint8_t {
    user,   ///< code runs at CPL 1, 2 and 3
    kernel, ///< code runs at CPL 0
};

/// The logical processors of a simulated machine: their number, their cores, and whether they run
/// code at kernel level.
struct machine_shape {
    unsigned cpus = 1; ///< number of logical processors of the simulated machine, at least 1
    /// Number of logical processors next to each other that share a core, at least 1.
    unsigned threads_per_core = 1;
    /// Whether tallies (counts of occurrences) at kernel level are counted; false: counters that
    /// count at CPL 0 only do not count.
    bool runs_kernel = true;
};

/// A receiver of the interrupts that overflows of counters request.
struct interrupt_handler {
    /// The function that receives an interrupt of a CPU; null: no function. `counters`: the PMU's
    /// numbers of the counters that overflowed.
    void (*call)(void *context, unsigned cpu, select::counter_set counters) = nullptr;
    void *context = nullptr; ///< argument `context` of `call`
};

/// A writer of the records of counters that sample precisely: a function that writes records, and a
/// function that is called when registers of a logical processor have changed.
struct record_writer {
    /// The result of a request to write a precise record.
    struct outcome {
        /// Whether a record was written; false: the counter goes on without a reload.
        bool written{};
        /// Whether the buffer of precise records has reached its interrupt threshold.
        bool is_full{};
        /// Value from which the counter goes on, if a record was written.
        std::uint64_t reload{};
    };
    /// The function that writes the record of an event which counter `counter` of a CPU has
    /// counted: the event of the present tally (counts of occurrences) at which the sum
    /// `signal_sum` reaches `index`, 1 or more.
    outcome (*write)(void *context, unsigned cpu, int counter, const signal_sum &signal_sum,
                     std::uint64_t index) = nullptr;
    /// The function that is called when the registers of a logical processor have changed; null: no
    /// function. `samples`: whether any counter of the logical processor samples precisely.
    void (*changed)(void *context, unsigned cpu, bool samples) = nullptr;
    void *context = nullptr; ///< argument `context` of `write` and `changed`
};

/// Returns whether a machine with the PMU counts an event of a list.
template <typename Pmu>
constexpr bool is_simulated(const select::listed_row &row) {
    return Pmu::meaning_of(row) != nullptr;
}

namespace detail {

/// A counter that is enabled and whose event is simulated.
struct listener {
    int number{};
    std::uint64_t *counter{};
    std::uint64_t most{}; ///< the largest value that the counter register can hold
    bool at[2]{};         ///< whether the counter counts at user level (0) and at kernel level (1)
    bool interrupts{};
    bool both_threads{};
    std::uint64_t status_bit{};
    signal_sum sum{};
    /// Amount, 0 or less, by which signals (kinds of occurrences) with negative weights exceeded
    /// those with positive weights: later amounts are added to it, and the counter moves only by
    /// what is above 0.
    std::int64_t owed{};
    bool precise{}; ///< whether the counter samples precisely
    /// Whether the counter has overflowed, so that the next event makes a precise record.
    bool armed{};
};

/// A logical processor's setting of IA32_PERF_METRICS, and the issue slots counted for the shares
/// in that register.
struct shares_of_cpu {
    share_setting setting{};
    slot_shares tally{};
};

} // namespace detail

/// A simulated processor with the PMU `Pmu` (perfmon_pmu, amd_pmu, p6_pmu, p5_pmu), as a backend
/// whose counters count the tallies (counts of occurrences) that are given to the backend. The
/// object must not be used by several threads at once, nor by signal handlers.
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     #include <msr/sim/counters/select_perfmon.hpp>
///     namespace perfmon = msr::perfmon;
///     msr::sim::machine<msr::sim::perfmon_pmu> haswell{perfmon::target_at(msr::core::haswell)};
///     std::uint64_t value = 0;
///     const msr::failure problem = haswell.read(0, 0x186, value); // IA32_PERFEVTSEL0
template <typename Pmu>
class machine {
public:
    using pmu_type = Pmu;                ///< the PMU whose counters are simulated
    using target = typename Pmu::target; ///< the PMU's type that says which processor is simulated

    /// Makes a machine with the events of lists and of the PMU's own table. `rows`: the events of
    /// the processor's lists, each a select::listed_row or a pointer to one; they are not needed
    /// after the call. Throws std::invalid_argument for a shape without logical processors.
    template <typename Rows>
    machine(const target &processor, const Rows &rows, machine_shape shape = {})
        : on_{processor}, shape_{checked(shape)}, registers_{Pmu::registers_of(processor),
                                                             shape.cpus},
          clocks_(shape.cpus), requests_(shape.cpus), listeners_(shape.cpus), still_(shape.cpus),
          shares_(shape.cpus) {
        // the array has room for all counters of any PMU: register writes are noexcept and must not
        // allocate
        constexpr std::size_t maximum = 64;
        before_.reserve(maximum);
        for (unsigned cpu = 0; cpu < shape_.cpus; ++cpu) {
            time_stamps_.push_back(registers_.held(time_stamp_counter::address, cpu));
            listeners_[cpu].reserve(maximum);
            still_[cpu].reserve(maximum);
        }
        for (const auto &row : rows)
            Pmu::add_listed(events_, row_of(row), on_);
        Pmu::add_own_events(events_, on_);
        events_.finish();
        for (unsigned cpu = 0; cpu < shape_.cpus; ++cpu)
            reconfigure(cpu);
    }
    /// Makes a machine with the events of the PMU's own table. Throws std::invalid_argument for a
    /// shape without logical processors.
    explicit machine(const target &processor, machine_shape shape = {})
        : machine{processor, std::vector<select::listed_row>{}, shape} {}

    machine(const machine &) = delete;
    machine &operator=(const machine &) = delete;

    /// Reads a register as RDMSR does on logical processor `cpu`. Returns `error_code::refused` for
    /// a register that the machine lacks, `error_code::cpu_offline` for a logical processor that
    /// the machine lacks; after a failure `value` is unchanged.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return registers_.read(cpu, address, value);
    }

    /// Reads a counter as RDPMC does on logical processor `cpu` with `index` in ECX, where CR4.PCE
    /// permits it. Returns `error_code::refused` for a counter that the processor lacks,
    /// `error_code::cpu_offline` for a logical processor that the machine lacks; after a failure
    /// `value` is unchanged.
    failure rdpmc(unsigned cpu, std::uint32_t index, std::uint64_t &value) noexcept requires
        requires(const target &on) {
        Pmu::rdpmc_address(on, index, std::uint64_t{});
    }
    {
        constexpr std::uint32_t capabilities = Pmu::capabilities_address;
        const std::uint64_t *const contents =
            cpu < shape_.cpus ? registers_.held(capabilities, cpu) : nullptr;
        const std::uint32_t address =
            Pmu::rdpmc_address(on_, index, contents == nullptr ? 0 : *contents);
        if (cpu < shape_.cpus && address == 0)
            return {.kind = error_code::refused, .cpu = cpu, .address = index, .name = "rdpmc"};
        return registers_.read(cpu, address, value);
    }

    /// Writes a register as WRMSR does on logical processor `cpu`. Returns `error_code::refused`
    /// for a register that the machine lacks, a read-only register or a `value` that sets a
    /// reserved bit, `error_code::cpu_offline` for a logical processor that the machine lacks;
    /// after a failure the register is unchanged.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        const failure problem = registers_.write(cpu, address, value);
        if (problem) return problem;
        if (const share_setting &share_setting = shares_[cpu].setting;
            share_setting.address == address && address != 0)
            shares_[cpu].tally.write(value, *registers_.held(share_setting.whole_address, cpu));
        const bool shared = registers_.is_shared(address);
        for (unsigned number = shared ? 0 : cpu; number < (shared ? shape_.cpus : cpu + 1);
             ++number)
            reconfigure(number);
        return problem;
    }

    /// Returns the clocks of the time stamp counter that have passed on a logical processor, which
    /// bound the number of events that a counter may have counted; 0 for a logical processor that
    /// the machine lacks.
    std::uint64_t clock(unsigned cpu) const noexcept {
        return cpu < shape_.cpus ? clocks_[cpu] : 0;
    }

    /// Counts a tally (the numbers of signals on a logical processor that ran at a privilege) by
    /// the present values of the registers. The handler of interrupts is called before `count`
    /// returns. Throws std::invalid_argument for a logical processor that the machine lacks.
    void count(unsigned cpu, const tally &tally, privilege position = privilege::user) {
        check(cpu);
        pass(cpu, tally[signal::reference_cycles]);
        const unsigned first = cpu - cpu % shape_.threads_per_core;
        const unsigned end = first + shape_.threads_per_core;
        for (unsigned value = first; value < end && value < shape_.cpus; ++value)
            count_on(value, value == cpu, tally, position);
    }

    /// Lets clocks of the time stamp counter pass on a logical processor while it is halted. Throws
    /// std::invalid_argument for a logical processor that the machine lacks.
    void pass(unsigned cpu, std::uint64_t clocks) {
        check(cpu);
        clocks_[cpu] += clocks;
        *time_stamps_[cpu] += clocks;
    }

    /// Sets the handler of overflows whose registers request an interrupt. The handler is called at
    /// most once for each call of `count` and logical processor; the set of counters is empty where
    /// only a buffer of records has reached its threshold. The handler may read and write
    /// registers.
    void on_interrupt(interrupt_handler handler) { handler_ = handler; }

    /// Sets the writer of the records of precise samples; the functions of the writer may read
    /// registers. `writer`: the writer; its context must live as long as the machine, or until
    /// another writer is set.
    void write_records_with(record_writer writer) {
        writer_ = writer;
        for (unsigned cpu = 0; cpu < shape_.cpus; ++cpu)
            reconfigure(cpu);
    }

    /// Sets the value of a register as the processor itself does, without the rules for software;
    /// enabled counters do not change. Throws std::invalid_argument for a logical processor or a
    /// register that the machine lacks.
    void set_held(unsigned cpu, std::uint32_t address, std::uint64_t value) {
        check(cpu);
        std::uint64_t *const contents = registers_.held(address, cpu);
        if (contents == nullptr)
            msr::detail::invalid_argument("simulated processor: there is no register " +
                                          std::to_string(address));
        *contents = value;
    }

    /// Reports that a buffer of a logical processor's debug store has reached its threshold: sets
    /// the bit of the status register, and requests an interrupt. Throws std::invalid_argument for
    /// a logical processor that the machine lacks.
    void buffer_is_full(unsigned cpu) {
        check(cpu);
        tell_full(cpu);
        interrupt(cpu, 0);
    }

    /// Calls `sink(const signal_sum &, std::uint64_t left)` for each counter of a logical processor
    /// that counts at user level and requests an interrupt when it overflows: the counter overflows
    /// when its sum of signals has grown by `left`. Throws std::invalid_argument for a logical
    /// processor that the machine lacks.
    template <typename Sink>
    void each_awaited(unsigned cpu, Sink &&sink) const {
        check(cpu);
        for (const listener &entry : listeners_[cpu])
            if (entry.interrupts && entry.at[static_cast<unsigned>(privilege::user)])
                sink(entry.sum, entry.most - *entry.counter + 1 +
                                    static_cast<std::uint64_t>(std::int64_t{0} - entry.owed));
    }

    /// Calls `sink(const signal_sum &)`, with the sum of signals, for each counter of a logical
    /// processor that counts at user level. Throws std::invalid_argument for a logical processor
    /// that the machine lacks.
    template <typename Sink>
    void each_counted(unsigned cpu, Sink &&sink) const {
        check(cpu);
        for (const listener &entry : listeners_[cpu])
            if (entry.at[static_cast<unsigned>(privilege::user)]) sink(entry.sum);
        if (shares_[cpu].setting.at[static_cast<unsigned>(privilege::user)])
            for (const signal_sum &sum : sums_of_shares)
                sink(sum);
    }

    /// Returns the number of interrupts that overflows have requested on a logical processor.
    /// Throws std::invalid_argument for a logical processor that the machine lacks.
    std::uint64_t interrupt_requests(unsigned cpu = 0) const {
        check(cpu);
        return requests_[cpu];
    }

    /// Returns the enabled counters of a logical processor that do not count, since the selected
    /// event is not simulated, with the reasons. Throws std::invalid_argument for a logical
    /// processor that the machine lacks.
    const std::vector<still_counter> &not_simulated(unsigned cpu = 0) const {
        check(cpu);
        return still_[cpu];
    }

    /// Returns whether all logical processors share the register at an address.
    bool is_shared(std::uint32_t address) const noexcept { return registers_.is_shared(address); }

    /// Returns the target of the simulated processor.
    const target &made_for() const { return on_; }

    /// Returns a leaf of CPUID; only leaves that describe the processor and its counters have
    /// values.
    cpuid_registers cpuid(unsigned, std::uint32_t leaf, std::uint32_t subleaf) const noexcept {
        return cpuid_of(on_, leaf, subleaf);
    }
    /// Returns the core, the caches, the package and the node that a CPU belongs to. All cores are
    /// in one package, and share all units that cores may share.
    cpu_place place_of(unsigned cpu) const noexcept {
        return {.cpu = cpu, .core = cpu / shape_.threads_per_core};
    }
    /// Returns the number of logical processors.
    unsigned cpus() const noexcept { return shape_.cpus; }

private:
    using listener = detail::listener;

    target on_;
    machine_shape shape_;
    select_register_file registers_;
    known_events events_;
    std::vector<std::uint64_t> clocks_;
    std::vector<std::uint64_t *> time_stamps_;
    std::vector<std::uint64_t> requests_;
    std::vector<std::vector<listener>> listeners_;
    // Counters of the logical processor before reconfigure() reads the processor's registers.
    std::vector<listener> before_;
    std::vector<std::vector<still_counter>> still_;
    std::vector<detail::shares_of_cpu> shares_;
    interrupt_handler handler_{};
    record_writer writer_{};

    static const select::listed_row &row_of(const select::listed_row &row) { return row; }
    static const select::listed_row &row_of(const select::listed_row *row) { return *row; }

    static machine_shape checked(machine_shape shape) {
        if (shape.cpus == 0 || shape.threads_per_core == 0)
            msr::detail::invalid_argument("simulated processor: there is no logical processor");
        return shape;
    }
    void check(unsigned cpu) const {
        if (cpu >= shape_.cpus)
            msr::detail::invalid_argument("simulated processor: there is no logical processor " +
                                          std::to_string(cpu));
    }

    auto held_on(unsigned cpu) noexcept {
        return [this, cpu](std::uint32_t address) {
            const std::uint64_t *const value = registers_.held(address, cpu);
            return value == nullptr ? std::uint64_t{0} : *value;
        };
    }
    auto at_on(unsigned cpu) noexcept {
        return [this, cpu](std::uint32_t address) { return registers_.held(address, cpu); };
    }

    /// Determines from the registers of a logical processor which counters count which events.
    void reconfigure(unsigned cpu) noexcept {
        before_.swap(listeners_[cpu]);
        listeners_[cpu].clear();
        still_[cpu].clear();
        Pmu::each_setting(on_, events_, held_on(cpu),
                          [this, cpu](const counter_setting &setting) { take_up(cpu, setting); });
        Pmu::update(on_, at_on(cpu));
        if constexpr (requires { Pmu::shares_setting(on_, held_on(cpu)); })
            shares_[cpu].setting = Pmu::shares_setting(on_, held_on(cpu));
        if (writer_.changed == nullptr) return;
        bool samples = false;
        for (const listener &entry : listeners_[cpu])
            samples = samples || entry.precise;
        writer_.changed(writer_.context, cpu, samples);
    }
    void take_up(unsigned cpu, counter_setting setting) {
        const bool is_of_clocks = setting.event.sum.has(signal::cycles) ||
                                  setting.event.sum.has(signal::reference_cycles);
        if (setting.event.simulated && setting.both_threads && is_of_clocks &&
            shape_.threads_per_core > 1)
            setting.event = {.why = not_counted_because::both_threads};
        if (setting.event.simulated && !shape_.runs_kernel && setting.kernel && !setting.user)
            setting.event = {.why = not_counted_because::no_kernel};
        const bool is_sampled = setting.precise && writer_.write != nullptr;
        if (setting.event.simulated && !is_sampled && setting.event.sum.has(signal::latent_loads))
            setting.event = {.why = not_counted_because::not_sampled};
        if (!setting.event.simulated)
            return still_[cpu].push_back({setting.name, setting.event.why});
        const bool is_able = (setting.event.counters & select::set_of(setting.number)) != 0;
        if (!is_able || !setting.runs || !is_counted_by(setting, cpu)) return;
        listeners_[cpu].push_back({.number = setting.number,
                                   .counter = registers_.held(setting.address, cpu),
                                   .most = low_bits(setting.width),
                                   .at = {setting.user, setting.kernel},
                                   .interrupts = setting.interrupts,
                                   .both_threads = setting.both_threads,
                                   .status_bit = setting.status_bit,
                                   .sum = setting.event.sum,
                                   .precise = is_sampled});
        listener &added = listeners_[cpu].back();
        for (const listener &entry : before_)
            if (entry.number == added.number && entry.sum == added.sum) {
                added.owed = entry.owed;
                added.armed = entry.armed && added.precise;
            }
    }

    bool is_counted_by(const counter_setting &setting, unsigned cpu) const {
        const int core = static_cast<int>(cpu / shape_.threads_per_core);
        const unsigned thread = cpu % shape_.threads_per_core;
        return (setting.threads >> thread & 1) != 0 && (setting.core < 0 || setting.core == core);
    }

    void count_on(unsigned cpu, bool is_own, const tally &tally, privilege position) {
        if (is_own && shares_[cpu].setting.at[static_cast<unsigned>(position)])
            count_shares(cpu, tally);
        select::counter_set interrupting = 0;
        std::uint64_t status = 0;
        bool is_full = false;
        for (listener &entry : listeners_[cpu]) {
            if ((!is_own && !entry.both_threads) || !entry.at[static_cast<unsigned>(position)])
                continue;
            if (entry.precise) {
                if (sample(cpu, entry, entry.sum.in(tally), is_full) && entry.interrupts)
                    interrupting |= select::set_of(entry.number);
                continue;
            }
            if (!advance(entry, entry.sum.in(tally))) continue;
            status |= entry.status_bit;
            if (entry.interrupts) interrupting |= select::set_of(entry.number);
        }
        if (status != 0) *registers_.held(Pmu::status_address(on_), cpu) |= status;
        if (is_full) tell_full(cpu);
        if (interrupting != 0 || is_full) interrupt(cpu, interrupting);
    }
    void count_shares(unsigned cpu, const tally &tally) {
        const share_setting &share_setting = shares_[cpu].setting;
        shares_[cpu].tally.add(tally);
        *registers_.held(share_setting.address, cpu) =
            shares_[cpu].tally.value(share_setting.count);
    }
    /// Adds events to a counter that samples precisely: an overflow arms the counter, and the next
    /// event makes a record and reloads the counter; an event for whose record the buffer has no
    /// room is skipped. Returns whether the counter has overflowed. Source: Intel SDM volume 3,
    /// 325384-059, 18.9.4 and 18.4.4.
    bool sample(unsigned cpu, listener &entry, std::int64_t extra, bool &is_full) {
        entry.owed += extra;
        if (entry.owed <= 0) return false;
        const auto events = static_cast<std::uint64_t>(entry.owed);
        entry.owed = 0;
        bool overflowed = false;
        std::uint64_t *const status = registers_.held(Pmu::status_address(on_), cpu);
        for (std::uint64_t observed = 0; observed != events;) {
            if (entry.armed) {
                ++observed;
                entry.armed = false;
                *entry.counter = (*entry.counter + 1) & entry.most;
                const record_writer::outcome done =
                    writer_.write(writer_.context, cpu, entry.number, entry.sum, observed);
                if (!done.written) continue;
                if (status != nullptr) *status &= ~entry.status_bit;
                *entry.counter = done.reload & entry.most;
                is_full = is_full || done.is_full;
                continue;
            }
            const std::uint64_t previous = *entry.counter;
            const std::uint64_t step = std::min(events - observed, entry.most - previous + 1);
            *entry.counter = (previous + step) & entry.most;
            observed += step;
            if (step <= entry.most - previous) continue;
            overflowed = entry.armed = true;
            if (status != nullptr) *status |= entry.status_bit;
        }
        return overflowed;
    }
    void tell_full(unsigned cpu) {
        if (std::uint64_t *const status = registers_.held(Pmu::status_address(on_), cpu))
            *status |= Pmu::buffer_bit(on_);
    }
    /// Adds an amount to a counter, and returns whether the counter has overflowed. A counter never
    /// decreases: a negative amount is kept in `owed` until other signals have added as much.
    static bool advance(listener &listener, std::int64_t extra) {
        listener.owed += extra;
        if (listener.owed <= 0) return false;
        const auto added = static_cast<std::uint64_t>(listener.owed);
        listener.owed = 0;
        const std::uint64_t previous = *listener.counter;
        *listener.counter = (previous + added) & listener.most;
        return added > listener.most - previous;
    }
    void interrupt(unsigned cpu, select::counter_set counters) {
        ++requests_[cpu];
        if (Pmu::freeze(on_, at_on(cpu))) reconfigure(cpu);
        if (handler_.call != nullptr) handler_.call(handler_.context, cpu, counters);
    }
};

} // namespace msr::sim

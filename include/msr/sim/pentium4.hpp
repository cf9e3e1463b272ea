// A simulated Pentium 4: registers, the performance-monitoring unit behind them, and caches.
// Nothing was measured: the counters count the occurrences that a workload reports, and the cache
// model's signals for the addresses that a workload accesses.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/register.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/sim/caches/memory_hierarchy.hpp>
#include <msr/sim/cpuid/cpuid_vendor.hpp>
#include <msr/sim/events/event_meanings_pentium4.hpp>
#include <msr/sim/events/occurrence.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/pentium4/pentium4_registers.hpp>
#include <msr/sim/pentium4/pentium4_tagging.hpp>
#include <msr/sim/pentium4/pmu.hpp>
#include <msr/sim/registers/interrupt.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msr::sim {

/// A writer of the records of a Pentium 4's precise samples: a function that writes records, and a
/// function that is called when registers of a logical processor have changed.
struct pentium4_record_writer {
    /// The function that writes the record of an event on a logical processor: the event of the
    /// present tally (counts of occurrences) at which the sum `signal_sum` reaches `index`, 1 or
    /// more. Returns whether the record was written; if so, `reload` is the value from which the
    /// counter goes on.
    bool (*write)(void *context, unsigned thread, const signal_sum &signal_sum, std::uint64_t index,
                  std::uint64_t &reload) = nullptr;
    /// The function that is called when the registers have changed; null: no function. `samples`:
    /// whether a counter samples precisely for the logical processor.
    void (*changed)(void *context, unsigned thread, bool samples) = nullptr;
    void *context = nullptr; ///< argument `context` of `write` and `changed`
};

/// A simulated Pentium 4, as a backend whose counters count the events that it is given. Its
/// logical processors are 0, and 1 with Hyper-Threading; the object must not be used by several
/// threads at once, nor by signal handlers.
///
/// Loads and stores reach the counters as BSQ_cache_reference, and loads that miss the first level
/// as Replay_event, NBOGUS, while the replay tagging of such loads is on (SDM Table 19-33): once
/// for each line that is missed. Accesses are reported to the counters before anything else
/// happens: a counter does not count an access that was made while the counter did not run.
/// Accesses that are reported together come sorted by kind, not in the order of the accesses. Time
/// passes only where something occurs or pass() is called.
/// Example:
///     #include <msr/intel/netburst.hpp>
///     #include <msr/session.hpp>
///     namespace p4 = msr::netburst;
///     constexpr auto uops = p4::uops_retired::nbogus;
///     msr::sim::pentium4 machine;
///     msr::session session{machine, msr::plan<uops>, msr::watch_cpu(0)};
///     const auto counts = session.measure(
///         [&] { machine.occur(msr::sim::occurrence_of(p4::uops_retired::nbogus, 1000)); });
///     const bool is_right = counts[uops] == 1000;
class pentium4 {
public:
    /// Makes the processor with the caches of geometry_of_model. `model`: 0, 1, 2, 3, 4 or 6, as
    /// CPUID gives it for family 0Fh. Throws std::invalid_argument for any other model.
    explicit constexpr pentium4(unsigned model = 2,
                                netburst::hyper_threading threads = netburst::hyper_threading::off)
        : pentium4{model, threads, geometry_of_model(model)} {}

    /// Makes the processor with given caches. `model`: 0, 1, 2, 3, 4 or 6, as CPUID gives it for
    /// family 0Fh. Throws std::invalid_argument for any other model, or where the geometry of the
    /// caches is impossible.
    constexpr pentium4(unsigned model, netburst::hyper_threading threads,
                       const memory_hierarchy::geometry &caches)
        : registers_{pentium4_registers(checked(model), threads),
                     detail::has_threads(threads) ? 2u : 1u},
          counters_{registers_, model}, memory_{caches}, model_{model} {}

    pentium4(const pentium4 &) = delete;
    pentium4 &operator=(const pentium4 &) = delete;

    /// Reads a register as RDMSR does on logical processor `cpu`. Returns `error_code::refused` for
    /// a register that the model lacks, `error_code::cpu_offline` for a logical processor that the
    /// model lacks; after a failure `value` is unchanged.
    constexpr failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        settle();
        deliver();
        return registers_.read(cpu, address, value);
    }

    /// Writes a register as WRMSR does on logical processor `cpu`. Returns `error_code::refused`
    /// for a register that the model lacks or where `value` sets a reserved bit,
    /// `error_code::cpu_offline` for a logical processor that the model lacks; after a failure the
    /// register is unchanged.
    constexpr failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        settle();
        deliver();
        const failure problem = registers_.write(cpu, address, value);
        if (problem) return problem;
        counters_.reconfigure();
        tell_of_change();
        return problem;
    }

    /// Returns a leaf of CPUID, as far as it describes the model and its logical processors; leaf 4
    /// and the flags of a debug store are missing.
    constexpr cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf,
                                    std::uint32_t) const noexcept {
        const bool two = registers_.cpus() == 2;
        if (leaf == 0) return detail::vendor_leaf(1, cpu_vendor::intel);
        if (leaf != 1) return {};
        return {.eax = 15u << 8 | model_ << 4,
                .ebx = cpu << 24 | (two ? 2u : 1u) << 16,
                .edx = two ? 1u << 28 : 0};
    }

    /// Returns the number of logical processors: 1, or 2 with Hyper-Threading.
    constexpr unsigned cpus() const noexcept { return registers_.cpus(); }

    /// Returns the clocks that have passed on all logical processors, which bound the count of a
    /// counter: a counter adds at most 15 in a clock.
    constexpr std::uint64_t clock(unsigned) noexcept {
        settle();
        return clocks_;
    }

    /// Lets an event occur. Throws std::invalid_argument for an event or a logical processor that
    /// the model lacks.
    constexpr void occur(const occurrence &occurrence) {
        if (occurrence.event >= netburst::event_count) refuse("event", occurrence.event);
        check_thread(occurrence.thread);
        settle();
        report(occurrence);
        deliver();
    }

    /// Lets clocks pass in which no event occurs.
    constexpr void pass(std::uint64_t clocks) noexcept {
        settle();
        counters_.pass(clocks);
        advance_time(clocks);
        deliver();
    }

    /// Counts a tally (counts of signals) of a logical processor (see event_meanings_pentium4.hpp),
    /// and lets its clocks pass; the two logical processors run at the same time. Uops that ESCRs
    /// tag for front_end_event and execution_event, or that are tagged for replay_event (misses of
    /// loads and of translation), are also counted for these events. The caches of this object are
    /// not used. Throws std::invalid_argument for a logical processor that the model lacks.
    constexpr void count(const tally &tally, running_as code = {}) {
        check_thread(code.thread);
        settle();
        seen_by_ = code.thread;
        std::uint64_t amounts[pentium4_meaning_count]{};
        for (std::size_t i = 0; i < pentium4_meaning_count; ++i) {
            const pentium4_meaning &row = pentium4_meanings[i];
            std::int64_t &owed = owed_[i][code.thread][code.kernel];
            owed += row.sum.in(tally);
            // `owed` keeps what signals with negative weights take from later amounts.
            if (owed <= 0) continue;
            amounts[i] = static_cast<std::uint64_t>(owed);
            owed = 0;
            seen_ = row.sum;
            see_in_clocks({.event = row.event, .masks = row.masks, .per_clock = row.per_clock},
                          amounts[i], code);
        }
        see_tags(amounts, code);
        see_replays(tally, code);
        run_for(tally[signal::cycles], code.thread);
        deliver();
    }

    /// Returns the enabled counters that do not count, since tallies (counts that the models
    /// report) never have the selected event (simulated_masks). A counter that counts all clocks,
    /// by complement with threshold 15, is not among them. `runs_kernel`: false where no tally is
    /// ever at kernel level.
    std::vector<still_counter> not_simulated(bool runs_kernel = true) {
        std::vector<still_counter> counters;
        for (unsigned number = 0; number < netburst::counter_count; ++number) {
            const netburst::counter_row &row = netburst::counters[number];
            const auto control = decode<netburst::cccr>(*registers_.held(row.cccr_address));
            if (!control.enable) continue;
            const bool counts_clocks = control.complement && control.threshold == 15;
            if (control.compare && !control.edge && counts_clocks) continue;
            not_counted_because reason{};
            if (is_still(number, control.escr_select, runs_kernel, reason))
                counters.push_back({row.name, reason});
        }
        return counters;
    }

    /// Loads `bytes` bytes from `address`, at the privilege and on the logical processor set by
    /// run_as().
    constexpr void load(std::uint64_t address, unsigned bytes = 4) { memory_.read(address, bytes); }
    /// Stores `bytes` bytes to `address`, at the privilege and on the logical processor set by
    /// run_as().
    constexpr void store(std::uint64_t address, unsigned bytes = 4) {
        memory_.write(address, bytes);
    }
    /// Loads all bytes of an object of this program, at the object's own address.
    template <typename Object>
    void load(const Object *object) {
        load(std::bit_cast<std::uintptr_t>(object), sizeof(Object));
    }
    /// Stores to all bytes of an object of this program, at the object's own address.
    template <typename Object>
    void store(const Object *object) {
        store(std::bit_cast<std::uintptr_t>(object), sizeof(Object));
    }
    /// Empties the caches; counters are unchanged.
    constexpr void flush_caches() { memory_.flush(); }

    /// Sets the privilege and the logical processor of all later loads and stores; initially user
    /// level on logical processor 0. Throws std::invalid_argument for a logical processor that the
    /// model lacks.
    constexpr void run_as(running_as code) {
        check_thread(code.thread);
        settle();
        running_ = code;
    }

    /// Sets whether a logical processor is active; a halted logical processor is not active.
    /// Initially all are active. Throws std::invalid_argument for a logical processor that the
    /// model lacks.
    constexpr void set_active(unsigned thread, bool active) {
        check_thread(thread);
        settle();
        counters_.set_active(thread, active);
    }

    /// Sets the writer of the records of precise samples; the functions of the writer may read
    /// registers. The writer's context must live as long as the processor, or until another writer
    /// is set.
    constexpr void write_records_with(const pentium4_record_writer &writer) noexcept {
        writer_ = writer;
        const auto write = [](void *self, unsigned, std::uint64_t index, std::uint64_t &reload) {
            const pentium4 &me = *static_cast<const pentium4 *>(self);
            return me.writer_.write(me.writer_.context, me.seen_by_, me.seen_, index, reload);
        };
        if (writer.write == nullptr)
            counters_.write_records_with({});
        else
            counters_.write_records_with({write, this});
        tell_of_change();
    }

    /// Requests the interrupt of a logical processor's debug store whose buffer has reached its
    /// threshold. Throws std::invalid_argument for a logical processor that the model lacks.
    constexpr void buffer_is_full(unsigned thread) {
        check_thread(thread);
        counters_.buffer_is_full(thread);
        handler_.tell({.cpu = thread, .cause = interrupt_cause::counters});
    }

    /// Sets the handler of overflows whose CCCR requests an interrupt. The handler is called once
    /// for each logical processor and each call of this object in which events occur, before the
    /// call returns; for loads and stores at the next such call. The set of counters is empty where
    /// a buffer of the debug store has reached its threshold. The handler may read and write
    /// registers.
    constexpr void on_interrupt(interrupt_receiver handler) noexcept { handler_ = handler; }

    /// Returns the number of interrupts that overflows have requested on a logical processor
    /// (OVF_PMI). Throws std::invalid_argument for a logical processor that the model lacks.
    constexpr std::uint64_t interrupt_requests(unsigned thread = 0) {
        check_thread(thread);
        settle();
        return counters_.interrupt_requests(thread);
    }

    /// Returns the counters that have requested an interrupt on a logical processor since the last
    /// call of this function: bit n for counter n; no counters where a handler set by
    /// on_interrupt() receives interrupts. Throws std::invalid_argument for a logical processor
    /// that the model lacks.
    constexpr netburst::counter_set take_interrupting(unsigned thread) {
        check_thread(thread);
        settle();
        return counters_.take_interrupting(thread);
    }
    /// Calls `sink(const signal_sum &, std::uint64_t)` for each counter that requests an interrupt
    /// on a logical processor when it overflows: with a sum of signals that is an upper bound of
    /// what is added to the counter at once, and the number of events until the overflow. Throws
    /// std::invalid_argument for a logical processor that the model lacks.
    template <typename Sink>
    void each_awaited(unsigned thread, Sink &&sink) const {
        check_thread(thread);
        constexpr signal_sum maximum = 4 * signal::uops + 4 * signal::loads + 4 * signal::stores +
                                       4 * signal::l1i_fetches + signal_sum{signal::cycles};
        counters_.each_awaited(thread, [&](std::uint64_t left) { sink(maximum, left); });
    }

private:
    register_file registers_;
    pmu counters_;
    pentium4_tagging tags_{registers_};
    pentium4_record_writer writer_{};
    interrupt_receiver handler_{};
    // false while the handler of interrupts runs, so that its actions deliver no further interrupt
    bool delivers_ = false;
    // The sum of the signals that the counters count with their present settings.
    signal_sum seen_{};
    unsigned seen_by_{}; // logical processor whose counters count the signals in `seen_`
    memory_hierarchy memory_;
    unsigned model_;
    running_as running_{};
    std::uint64_t clocks_{}; // value of the time stamp counters, which software can write
    // Amounts of signals with negative weights, which are subtracted from later events; by
    // [row][logical processor][1 at CPL 0].
    std::int64_t owed_[pentium4_meaning_count][2][2]{};
    std::uint64_t ran_[2]{}; // number of clocks that each logical processor ran
    std::uint64_t ran_furthest_{};

    [[noreturn]] static void refuse(const char *text, unsigned number) {
        msr::detail::invalid_argument("simulated Pentium 4: there is no " + std::string(text) +
                                      " " + std::to_string(number));
    }

    static constexpr unsigned checked(unsigned model) {
        // The call throws std::invalid_argument for an unknown model.
        (void)geometry_of_model(model);
        return model;
    }

    // interrupts that actions of the handler cause are delivered when the handler has returned
    constexpr void deliver() noexcept {
        if (handler_.call == nullptr || delivers_) return;
        delivers_ = true;
        for (bool present = true; present;) {
            present = false;
            for (unsigned thread = 0; thread < registers_.cpus(); ++thread)
                if (const netburst::counter_set counters = counters_.take_interrupting(thread)) {
                    present = true;
                    handler_.tell(
                        {.cpu = thread, .cause = interrupt_cause::counters, .counters = counters});
                }
        }
        delivers_ = false;
    }

    constexpr void tell_of_change() {
        if (writer_.changed == nullptr) return;
        for (unsigned thread = 0; thread < registers_.cpus(); ++thread)
            writer_.changed(writer_.context, thread, counters_.samples(thread));
    }

    constexpr void check_thread(unsigned thread) const {
        if (thread >= registers_.cpus()) refuse("logical processor", thread);
    }

    /// Reports to the counters the events that the caches have tallied since the last call.
    constexpr void settle() noexcept {
        using event = netburst::bsq_cache_reference;
        const memory_hierarchy::tallies start = memory_.take();
        if (start.l1_load_misses + start.l1_store_misses == 0) return;
        report_access(occurrence_of(event::rd_2ndl_hits, start.rd_2ndl_hits));
        report_access(occurrence_of(event::rd_2ndl_hite, start.rd_2ndl_hite));
        report_access(occurrence_of(event::rd_2ndl_hitm, start.rd_2ndl_hitm));
        report_access(occurrence_of(event::rd_2ndl_miss, start.rd_2ndl_miss));
        report_access(occurrence_of(event::wr_2ndl_hit, start.wr_2ndl_hit));
        report_access(occurrence_of(event::wr_2ndl_miss, start.wr_2ndl_miss));
        if (tags_load_misses())
            report_access(occurrence_of(netburst::replay_event::nbogus, start.l1_load_misses));
    }

    constexpr void report_access(occurrence occurrence) noexcept {
        occurrence.kernel = running_.kernel;
        occurrence.thread = running_.thread;
        report(occurrence);
    }

    constexpr void report(const occurrence &occurrence) noexcept {
        counters_.occur(occurrence);
        advance_time(2 * occurrence.clocks);
    }

    /// Lets an event occur `amount` times, in as few clocks as possible.
    constexpr void see_in_clocks(occurrence occurrence, std::uint64_t amount,
                                 running_as code) noexcept {
        occurrence.clocks = amount / occurrence.per_clock;
        see(occurrence, code);
        const auto rest = static_cast<unsigned>(amount % occurrence.per_clock);
        if (rest == 0) return;
        occurrence.clocks = 1;
        occurrence.per_clock = rest;
        see(occurrence, code);
    }
    constexpr void see(occurrence occurrence, running_as code) noexcept {
        occurrence.kernel = code.kernel;
        occurrence.thread = code.thread;
        if (occurrence.clocks != 0) counters_.see(occurrence);
    }

    /// Returns whether the counter `number` uses an ESCR that selects an event which tallies
    /// (counts that the models report) never have; `reason`: why they do not.
    bool is_still(unsigned number, unsigned escr_select, bool runs_kernel,
                  not_counted_because &reason) {
        for (unsigned place = 0; place < netburst::escr_count; ++place) {
            const netburst::escr_row &row = netburst::escrs[place];
            const std::uint64_t *const value = registers_.held(row.address);
            if (value == nullptr || (row.counters >> number & 1) == 0 || row.select != escr_select)
                continue;
            const auto selection = decode<netburst::escr>(*value);
            const auto escr = static_cast<netburst::escr_number>(place);
            if (selection.event_select == 0 || only_tags(escr, selection.event_select)) continue;
            const unsigned event = counters_.selected_event(escr, selection.event_select);
            const bool is_known = event != netburst::event_count;
            reason = is_known ? not_counted_because::no_signal : not_counted_because::unknown_event;
            if (!is_known || (selection.event_mask & ~simulated_masks(event)) != 0) return true;
            if ((selection.event_mask & ~never_seen_masks(event)) == 0) return true;
            if (netburst::events[event].role == netburst::tagging::replay_count &&
                tags_.replays().is_still())
                return true;
            const bool at_user = selection.t0_usr || selection.t1_usr;
            if (runs_kernel || at_user) continue;
            reason = not_counted_because::no_kernel;
            return true;
        }
        return false;
    }
    static constexpr bool only_tags(netburst::escr_number escr, unsigned select) {
        for (unsigned number = 0; number < netburst::event_count; ++number) {
            const netburst::event_row &event = netburst::events[number];
            if (event.select == select && event.selectable_on(escr) &&
                event.role == netburst::tagging::front_end_upstream)
                return true;
        }
        return false;
    }

    /// Counts the micro-ops that ESCRs tag, by the events that count tagged micro-ops.
    /// Source: Intel SDM volume 3, 18.15.6.1 to 18.15.6.3.
    constexpr void see_tags(const std::uint64_t *amounts, running_as code) noexcept {
        using netburst::tagging;
        for (unsigned place = 0; place < netburst::escr_count; ++place) {
            const auto selection = tags_.selection_of(place, code);
            if (selection.event_select == 0) continue;
            for (std::size_t i = 0; i < pentium4_meaning_count; ++i) {
                const pentium4_meaning &row = pentium4_meanings[i];
                const netburst::event_row &event = netburst::events[row.event];
                const bool selected =
                    event.select == selection.event_select &&
                    event.selectable_on(static_cast<netburst::escr_number>(place)) &&
                    (row.masks & selection.event_mask) != 0;
                if (!selected) continue;
                seen_ = row.sum;
                if (event.role == tagging::front_end_upstream)
                    see(occurrence_of(netburst::front_end_event::nbogus, amounts[i]), code);
                occurrence tagged = occurrence_of(netburst::execution_event::nbogus0, amounts[i]);
                // Bit n of the event mask counts micro-ops with tag n.
                tagged.masks = selection.tag_value;
                if (event.role == tagging::execution_upstream && selection.tag_enable)
                    see(tagged, code);
            }
        }
    }

    /// Counts the replay metrics, of which some also need an ESCR that tags. The manual's table and
    /// text differ about which SAAT_ESCR is needed (there are two): the simulation accepts either.
    /// Source: Intel SDM volume 3, Table 19-33.
    constexpr void see_replays(const tally &tally, running_as code) noexcept {
        const pentium4_tagging::replay tags = tags_.replays();
        signal_sum tagged;
        const auto add = [&tagged](bool enabled, signal signal) {
            if (enabled) tagged = tagged + signal;
        };
        const bool loads = tags.kinds.load, stores = tags.kinds.store;
        add(tags.metric(0) && loads, signal::l1d_load_misses);
        add(tags.metric(1) && loads, signal::l2_load_misses);
        add(tags.metric(2) && loads, signal::load_walks);
        add(tags.metric(2) && stores, signal::store_walks);
        add(tags.metric(10) && loads &&
                tags_.are_set_by(netburst::load_port_replay::split_ld.as_request(), code),
            signal::split_loads);
        add(tags.metric(10) && stores &&
                tags_.are_set_by(netburst::store_port_replay::split_st.as_request(), code),
            signal::split_stores);
        add(tags.mispredicted && tags.kinds.branch, signal::mispredicted_branches);
        seen_ = tagged;
        const auto times = static_cast<std::uint64_t>(tagged.in(tally));
        see(occurrence_of(netburst::replay_event::nbogus, times), code);
    }

    /// Lets clocks of a logical processor pass; the machine's time is that of the logical processor
    /// that ran longest.
    constexpr void run_for(std::uint64_t clocks, unsigned thread) noexcept {
        ran_[thread] += clocks;
        if (ran_[thread] <= ran_furthest_) return;
        const std::uint64_t extra = ran_[thread] - ran_furthest_;
        ran_furthest_ = ran_[thread];
        counters_.pass_with_seen(extra);
        advance_time(extra);
    }

    constexpr void advance_time(std::uint64_t clocks) noexcept {
        clocks_ += clocks;
        for (unsigned cpu = 0; cpu < registers_.cpus(); ++cpu)
            *registers_.held(time_stamp_counter::address, cpu) += clocks;
    }

    /// Returns whether the metric 1stL_cache_load_miss_retired is set up: bits 0 and 24 of
    /// IA32_PEBS_ENABLE and bit 0 of MSR_PEBS_MATRIX_VERT.
    /// Source: Intel SDM volume 3, Table 19-33.
    constexpr bool tags_load_misses() noexcept {
        const pentium4_tagging::replay tags = tags_.replays();
        return tags.metric(0) && tags.kinds.load;
    }
};

} // namespace msr::sim

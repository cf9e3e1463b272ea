// The performance-monitoring unit of a simulated Pentium 4: an occurrence reaches a counter only
// through the ESCR and the CCCR whose values select it.
//
// The class is a model of the manual's text (SDM volume 3, 325384-059, 18.15 and 18.16), not of a
// measured processor. The model is simpler in these points: tags of one ESCR are not seen by
// another; mask bits that form an encoded value (IOQ_allocation, BSQ_allocation) are independent
// bits; CPL qualifies every event, although the manual says that IOQ_active_entries ignores it;
// errata are left out. The class requests interrupts; the processor (pentium4.hpp) delivers them.
#pragma once

#include <msr/core/field.hpp>
#include <msr/core/register.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/sim/events/occurrence.hpp>
#include <msr/sim/registers/register_file.hpp>

#include <algorithm>
#include <cstdint>

namespace msr::sim {

/// The 18 counters of a Pentium 4. Time is a sequence of clocks, and in each clock one event occurs
/// or none.
///
/// A counter counts while its CCCR enables it, or while its CCCR arms it for a cascade and a
/// counter that starts it has its OVF flag set (SDM 18.15.5.5 to 18.15.5.7). A counter uses the
/// ESCR that feeds it and whose number its CCCR selects. An ESCR that selects no event (0) leaves
/// the counter disabled (SDM 18.17); an ESCR that selects an event which its unit or the model
/// lacks sees no occurrences, and neither does uop_type, which only tags.
///
/// In each clock a counter sees how often its event occurs, at most 15 times. It sees an occurrence
/// that has any of the ESCR's mask bits and is at a level that the ESCR counts for the logical
/// processor; for a thread-independent event, for either (SDM Table 18-67). Without compare the
/// counter adds the number of occurrences that it sees. With compare it adds 1 if the number is
/// greater than the threshold, or with complement if the number is not greater; with edge only if,
/// in addition, this condition did not hold in the clock before. Clocks in which nothing occurs
/// count as other clocks do, so complement with threshold 15 counts all clocks.
class pmu {
public:
    /// A function that writes the records of counters that sample precisely, with its context.
    struct record_writer {
        /// The function that writes the record of an event, the `index`-th that the counter has
        /// counted in the present call. Returns whether the record was written; if so, `reload` is
        /// the value from which the counter goes on.
        bool (*write)(void *context, unsigned counter, std::uint64_t index,
                      std::uint64_t &reload) = nullptr;
        void *context = nullptr; ///< argument `context` of `write`
    };

private:
    // Constants stand before the functions that use them: clang evaluates a template in a constant
    // only where it has seen the template.
    static constexpr std::uint64_t no_end = ~std::uint64_t{0};
    // Largest number of steps (see `increment`) that are added to a counter at once: 15 times this
    // number fits 64 bits.
    static constexpr std::uint64_t most_turns = std::uint64_t{1} << 56;

    /// The increment of a counter in a step: in a clock with an occurrence and the quiet clock
    /// after it, or in a single quiet clock.
    struct increment {
        unsigned amount{};
        unsigned clocks{}; ///< clocks of the step in which the counter adds 1 or more
    };

    /// A counter that counts, with the settings of its ESCR and CCCR.
    struct listener {
        unsigned number{};
        std::uint64_t *counter{};
        std::uint64_t *cccr{};
        /// Number of the event that the counter counts; netburst::event_count: an event that never
        /// occurs.
        unsigned event{};
        unsigned masks{};
        bool counts_at[2][2]{}; ///< whether the counter counts, by [logical processor][1 at CPL 0]
        bool compare{};
        bool complement{};
        bool edge{};
        unsigned threshold{};
        bool force_overflow{};
        /// By logical processor: whether an overflow of the counter requests an interrupt there.
        bool requests_interrupt[2]{};
        /// Whether another counter waits to be started by an overflow of the counter.
        bool starts_another{};
        /// Whether an overflow of the counter makes a precise record of the next event.
        bool precise{};

        constexpr unsigned report_of(const occurrence &occurrence) const {
            const bool mine = occurrence.event == event && (occurrence.masks & masks) != 0 &&
                              counts_at[occurrence.thread][occurrence.kernel];
            return mine ? std::min(occurrence.per_clock, 15u) : 0;
        }
        constexpr bool passes(unsigned occurrences) const {
            return (occurrences > threshold) != complement;
        }
        constexpr increment in_quiet_clock() const {
            if (!compare || edge || !passes(0)) return {};
            return {1, 1};
        }
        /// Returns the counter's increment in a clock with an occurrence and the quiet clock after
        /// it. The clock before was quiet, so the output of the counter's filter changes twice or
        /// not at all, and rises once if it changes.
        constexpr increment in_occurrence(const occurrence &occurrence) const {
            const unsigned report = report_of(occurrence);
            if (!compare) return {report, report != 0 ? 1u : 0u};
            const bool during = passes(report);
            const bool after = passes(0);
            const unsigned times =
                edge ? unsigned{during != after} : unsigned{during} + unsigned{after};
            return {times, times};
        }
        /// Returns the counter's increment in a clock with an occurrence, without the quiet clock
        /// after it; 0 for a counter that compares.
        constexpr increment in_clock_of(const occurrence &occurrence) const {
            const unsigned report = compare ? 0 : report_of(occurrence);
            return {report, report != 0 ? 1u : 0u};
        }
        /// Returns the number of steps up to and including the step in which the counter overflows;
        /// no_end: the counter does not overflow.
        constexpr std::uint64_t turns_to_overflow(increment each_turn) const {
            if (each_turn.amount == 0) return no_end;
            if (force_overflow) return 1;
            const std::uint64_t left = (std::uint64_t{1} << netburst::counter_width) - *counter;
            return (left + each_turn.amount - 1) / each_turn.amount;
        }
    };

    /// The clocks with occurrences that see() gave to a counter that compares, and that
    /// pass_with_seen() has not passed yet.
    struct waiting {
        std::uint64_t busy{}; ///< clocks with at least one occurrence of the counter's event
        /// Clocks in which the counter's filter (threshold) lets occurrences pass.
        std::uint64_t passing{};
    };

    /// Runs `turns` steps of all counters, divided where a counter overflows that starts another
    /// counter.
    template <typename IncrementOf>
    constexpr void run(IncrementOf increment_of, std::uint64_t turns) noexcept {
        while (turns != 0) {
            std::uint64_t at_once = std::min(turns, most_turns);
            for (const listener &active : listening())
                if (active.starts_another)
                    at_once = std::min(at_once, active.turns_to_overflow(increment_of(active)));
            bool started = false;
            for (const listener &active : listening())
                if (active.precise ? sample(active, increment_of(active), at_once)
                                   : advance(active, increment_of(active), at_once))
                    started = true;
            if (started) take_up();
            turns -= at_once;
        }
    }

public:
    /// Makes the counters. `registers`: the registers of pentium4_registers(); they must live as
    /// long as the object. `model`: 0, 1, 2, 3, 4 or 6 of family 0Fh. All logical processors are
    /// active at first.
    constexpr pmu(register_file &registers, unsigned model) noexcept
        : registers_{&registers}, model_{netburst::of_models(model)} {
        for (unsigned number = 0; number < netburst::counter_count; ++number) {
            counters_[number] = registers.held(netburst::counters[number].address);
            cccrs_[number] = registers.held(netburst::counters[number].cccr_address);
        }
        for (unsigned thread = 0; thread < registers.cpus(); ++thread)
            active_[thread] = true;
        take_up();
    }

    pmu(const pmu &) = delete;
    pmu &operator=(const pmu &) = delete;

    /// Determines from ESCRs and CCCRs which counters count. Call the function after software has
    /// written any of these registers.
    constexpr void reconfigure() noexcept {
        for (waiting &entry : waiting_)
            entry = {};
        take_up();
    }

    /// Lets an event occur. `occurrence.event` must be an event, `occurrence.thread` a logical
    /// processor.
    constexpr void occur(const occurrence &occurrence) noexcept {
        run([&occurrence](const listener &active) { return active.in_occurrence(occurrence); },
            occurrence.clocks);
    }

    /// Lets an event occur at the same time as other events: counters that do not compare count the
    /// event now, counters that compare count it in pass_with_seen(), which also lets time pass.
    constexpr void see(const occurrence &occurrence) noexcept {
        for (const listener &active : listening()) {
            const unsigned report = active.report_of(occurrence);
            if (!active.compare || report == 0) continue;
            waiting &addition = waiting_[active.number];
            addition.busy += occurrence.clocks;
            addition.passing += active.passes(report) ? occurrence.clocks : 0;
        }
        run([&occurrence](const listener &active) { return active.in_clock_of(occurrence); },
            occurrence.clocks);
    }

    /// Lets clocks pass in which no event occurs.
    constexpr void pass(std::uint64_t clocks) noexcept {
        run([](const listener &active) { return active.in_quiet_clock(); }, clocks);
    }

    /// Lets the clocks pass in which the occurrences given to see() happen. The occurrences for
    /// each counter that compares are spread over these clocks, each in a clock of its own and as
    /// far apart as possible; occurrences that do not fit wait for the next call.
    constexpr void pass_with_seen(std::uint64_t clocks) noexcept {
        // turns[n]: number of clocks in which counter n adds 1
        std::uint64_t turns[netburst::counter_count]{};
        for (const listener &active : listening())
            if (active.compare) turns[active.number] = taken_turns(active, clocks);
        for (std::uint64_t done = 0; done != clocks;) {
            // The next moment, in clocks, at which some counter has no more clocks in which it adds
            // 1.
            std::uint64_t next = clocks;
            for (const std::uint64_t number : turns)
                if (number > done) next = std::min(next, number);
            run(
                [&](const listener &active) {
                    return turns[active.number] > done ? increment{1, 1} : increment{};
                },
                next - done);
            done = next;
        }
    }

    /// Sets whether a logical processor is active; a halted logical processor is not active. By
    /// CCCR bits 17:16 a counter counts depending on the number of active logical processors.
    constexpr void set_active(unsigned thread, bool active) noexcept {
        active_[thread] = active;
        take_up();
    }

    /// Sets the function that writes the records of precise samples, with its context.
    constexpr void write_records_with(record_writer writer) noexcept {
        writer_ = writer;
        take_up();
    }
    /// Returns whether any enabled counter samples precisely for a logical processor.
    constexpr bool samples(unsigned thread) const noexcept {
        for (const listener &active : listening())
            if (active.precise && (active.counts_at[thread][0] || active.counts_at[thread][1]))
                return true;
        return false;
    }

    /// Requests the interrupt of a logical processor's debug store whose buffer has reached its
    /// threshold.
    constexpr void buffer_is_full(unsigned thread) noexcept { ++interrupt_requests_[thread]; }

    /// Returns the number of interrupts that overflows, and buffers of the debug store, have
    /// requested on a logical processor.
    constexpr std::uint64_t interrupt_requests(unsigned thread) const noexcept {
        return interrupt_requests_[thread];
    }

    /// Returns the counters that have requested an interrupt on a logical processor since the last
    /// call of this function.
    constexpr netburst::counter_set take_interrupting(unsigned thread) noexcept {
        const netburst::counter_set set = interrupting_[thread];
        interrupting_[thread] = 0;
        return set;
    }
    /// Calls `sink(std::uint64_t)` for each counter that requests an interrupt on a logical
    /// processor when it overflows: with the number of events until the overflow.
    template <typename Sink>
    constexpr void each_awaited(unsigned thread, Sink &&sink) const {
        for (const listener &active : listening())
            if (active.requests_interrupt[thread])
                sink(active.force_overflow
                         ? 1
                         : (std::uint64_t{1} << netburst::counter_width) - *active.counter);
    }

    /// Returns the number of the model's event that an ESCR selects; netburst::event_count: the
    /// ESCR selects no event.
    constexpr unsigned selected_event(netburst::escr_number escr, unsigned select) const {
        for (unsigned number = 0; number < netburst::event_count; ++number) {
            const netburst::event_row &event = netburst::events[number];
            if (event.select != select || !event.selectable_on(escr)) continue;
            const bool here = (event.models & model_) != 0;
            const bool only_tags = event.role == netburst::tagging::front_end_upstream;
            return here && !only_tags ? number : netburst::event_count;
        }
        return netburst::event_count;
    }

private:
    register_file *registers_;
    netburst::model_set model_;
    std::uint64_t *counters_[netburst::counter_count]{};
    std::uint64_t *cccrs_[netburst::counter_count]{};
    listener listeners_[netburst::counter_count]{};
    unsigned listener_count_{};
    bool active_[2]{};
    waiting waiting_[netburst::counter_count]{};
    record_writer writer_{};
    // By counter: whether the counter has overflowed, so that its next event makes a precise
    // record.
    bool armed_[netburst::counter_count]{};
    std::uint64_t interrupt_requests_[2]{};
    netburst::counter_set interrupting_[2]{};

    constexpr sequence<listener> listening() const { return {listeners_, listener_count_}; }

    constexpr void take_up() noexcept {
        const netburst::counter_set overflowed = overflowed_counters();
        netburst::counter_set awaited = 0;
        listener_count_ = 0;
        for (unsigned number = 0; number < netburst::counter_count; ++number) {
            const auto control = decode<netburst::extended_cccr>(*cccrs_[number]);
            const netburst::counter_set starters = starters_of(number, control);
            if (control.enable || (starters & overflowed) != 0)
                listen(number, control);
            else
                awaited |= starters;
        }
        for (unsigned i = 0; i < listener_count_; ++i)
            listeners_[i].starts_another = (awaited >> listeners_[i].number & 1) != 0;
    }

    /// Returns in how many of `clocks` clocks the counter's filter passes an occurrence, and
    /// removes these clocks from the waiting ones.
    constexpr std::uint64_t taken_turns(const listener &active, std::uint64_t clocks) noexcept {
        waiting &state = waiting_[active.number];
        const std::uint64_t busy = std::min(state.busy, clocks);
        const std::uint64_t passing = std::min(state.passing, busy);
        state.busy -= busy;
        state.passing -= passing;
        const std::uint64_t high = passing + (active.passes(0) ? clocks - busy : 0);
        return active.edge ? std::min(high, clocks - high) : high;
    }

    /// Adds the increments of `turns` steps to a counter. Returns whether another counter starts
    /// because the counter has overflowed.
    constexpr bool advance(const listener &active, increment added, std::uint64_t turns) noexcept {
        if (added.amount == 0) return false;
        const std::uint64_t sum = *active.counter + added.amount * turns;
        *active.counter = sum & low_bits(netburst::counter_width);
        const std::uint64_t overflows =
            active.force_overflow ? added.clocks * turns : sum >> netburst::counter_width;
        if (overflows == 0) return false;
        *active.cccr |= decltype(netburst::cccr::ovf)::mask;
        for (unsigned thread = 0; thread < 2; ++thread) {
            if (!active.requests_interrupt[thread]) continue;
            interrupt_requests_[thread] += overflows;
            interrupting_[thread] |= netburst::counters_of(active.number);
        }
        return active.starts_another;
    }

    /// Adds the increments of `turns` steps to a counter that samples precisely: an overflow arms
    /// the counter, and the next event makes a record and reloads the counter; an event for whose
    /// record the buffer has no room is skipped. Returns whether another counter starts.
    /// Source: Intel SDM volume 3, 18.15.7.
    constexpr bool sample(const listener &active, increment added, std::uint64_t turns) noexcept {
        const std::uint64_t events = added.amount * turns;
        constexpr std::uint64_t maximum = low_bits(netburst::counter_width);
        bool started = false;
        for (std::uint64_t observed = 0; observed != events;) {
            if (armed_[active.number]) {
                ++observed;
                armed_[active.number] = false;
                *active.counter = (*active.counter + 1) & maximum;
                std::uint64_t reload = 0;
                if (writer_.write(writer_.context, active.number, observed, reload))
                    *active.counter = reload & maximum;
                continue;
            }
            const std::uint64_t step = std::min(events - observed, maximum - *active.counter + 1);
            armed_[active.number] = step > maximum - *active.counter;
            started = advance(active, {1, 1}, step) || started;
            observed += step;
        }
        return started;
    }

    constexpr netburst::counter_set overflowed_counters() const {
        netburst::counter_set overflowed = 0;
        for (unsigned number = 0; number < netburst::counter_count; ++number)
            if ((*cccrs_[number] & decltype(netburst::cccr::ovf)::mask) != 0)
                overflowed |= netburst::counters_of(number);
        return overflowed;
    }

    /// Returns the counters whose overflow starts the counter `number`; this counter counts as long
    /// as the OVF flag of one of them stays set.
    /// Source: Intel SDM volume 3, 18.15.5.5, 18.15.5.6 and Table 18-65.
    static constexpr netburst::counter_set starters_of(unsigned number,
                                                       const netburst::extended_cccr &control) {
        const netburst::counter_row &row = netburst::counters[number];
        return (control.cascade ? row.cascade_started_by : 0) |
               (control.extended_cascade ? row.extended_started_by : 0);
    }

    /// Returns whether as many logical processors are active as a CCCR requires. Without
    /// Hyper-Threading the CCCR's field has only one legal value, and is ignored.
    constexpr bool enough_active(netburst::threads_active threads_active) const {
        const unsigned active = unsigned{active_[0]} + unsigned{active_[1]};
        if (registers_->cpus() == 1) return active == 1;
        switch (threads_active) {
        case netburst::threads_active::none:
            return active == 0;
        case netburst::threads_active::single:
            return active == 1;
        case netburst::threads_active::both:
            return active == 2;
        case netburst::threads_active::any:
            break;
        }
        return active != 0;
    }

    constexpr void listen(unsigned number, const netburst::extended_cccr &control) noexcept {
        if (!enough_active(control.active_thread)) return;
        for (unsigned place = 0; place < netburst::escr_count; ++place) {
            const netburst::escr_row &row = netburst::escrs[place];
            if ((row.counters >> number & 1) == 0 || row.select != control.escr_select) continue;
            if (const std::uint64_t *const value = registers_->held(row.address)) {
                const auto selection = decode<netburst::escr>(*value);
                if (selection.event_select != 0)
                    listeners_[listener_count_++] = listener_of(
                        number, control, static_cast<netburst::escr_number>(place), selection);
            }
        }
    }

    constexpr listener listener_of(unsigned number, const netburst::extended_cccr &control,
                                   netburst::escr_number escr,
                                   const netburst::escr &selection) const {
        listener result{
            .number = number,
            .counter = counters_[number],
            .cccr = cccrs_[number],
            .event = selected_event(escr, selection.event_select),
            .masks = selection.event_mask,
            .counts_at = {{selection.t0_usr, selection.t0_os}, {selection.t1_usr, selection.t1_os}},
            .compare = control.compare,
            .complement = control.complement,
            .edge = control.edge,
            .threshold = control.threshold,
            .force_overflow = control.force_ovf,
            .requests_interrupt = {control.ovf_pmi_t0, control.ovf_pmi_t1}};
        if (result.event != netburst::event_count &&
            netburst::events[result.event].scope == netburst::thread_scope::thread_independent)
            for (unsigned kernel = 0; kernel < 2; ++kernel)
                result.counts_at[0][kernel] = result.counts_at[1][kernel] =
                    result.counts_at[0][kernel] || result.counts_at[1][kernel];
        result.precise = is_precise(result);
        return result;
    }

    /// Returns whether a counter samples precisely by IA32_PEBS_ENABLE: IQ_COUNTER4 by bit 25, and
    /// with Hyper-Threading IQ_COUNTER5 by bit 26; only for events at retirement of tagged uops,
    /// without a filter.
    /// Source: Intel SDM volume 3, 18.15.7.3 and 18.16.3.
    constexpr bool is_precise(const listener &entry) const {
        if (writer_.write == nullptr || entry.compare || entry.force_overflow) return false;
        if (entry.event == netburst::event_count || !netburst::events[entry.event].pebs)
            return false;
        const auto enabled =
            decode<netburst::pebs_enable>(*registers_->held(netburst::pebs_enable::address));
        if (entry.number == static_cast<unsigned>(netburst::counter_number::iq_counter4))
            return enabled.enable_pebs_my_thr;
        const bool is_second =
            entry.number == static_cast<unsigned>(netburst::counter_number::iq_counter5);
        return is_second && registers_->cpus() == 2 && enabled.enable_pebs_oth_thr;
    }
};

} // namespace msr::sim

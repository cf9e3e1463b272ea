// The counts of a register program since its start. A look is one reading of all counters; each
// look adds the counters' movements since the previous look, so that a counter may wrap any number
// of times, as long as each look comes early enough to notice a wrap.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/execution/counter_movement.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/meter_readings.hpp>
#include <msr/session/execution/share_readings.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr {

/// The counters of a task, whose counts begin at the call of `begin`. A failure for which
/// `loses_counts` holds means that the counts since `begin` are lost. Not movable.
class task_counters {
public:
    /// Allocates the memory that later calls need. `task` and its memory must outlive this object.
    [[gnu::cold, gnu::noinline]] explicit task_counters(const task &task)
        : job{task}, registers{task.registers}, counters(task.program.readouts.size()),
          shares{task.program.readouts}, meters{task.program.readouts} {
        for (std::size_t i = 0; i < counters.size(); ++i)
            prepare(counters[i], job.program.readouts[i]);
    }

    task_counters(const task_counters &) = delete;
    task_counters &operator=(const task_counters &) = delete;

    /// Clears the overflow flags of the counters, and remembers the counters' values: the counts
    /// begin at this call. The caller must have read the settings since they were last written, as
    /// flags in the registers of settings are taken from the last reading.
    failure begin() noexcept {
        if (const failure problem = read_status()) return problem;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if ((*counters[i].flag_register_value & counters[i].flag) != 0)
                if (const failure problem = clear_flag(i)) return problem;
        interval_begin = registers.clock();
        for (counter &entry : counters) {
            if (entry.has_own_reader) continue;
            if (const failure problem = registers.read(entry.address, entry.last))
                return detail::named(problem, name_of(entry));
            entry.base = entry.last;
        }
        if (meters.any())
            if (const failure problem = meters.begin(registers)) return problem;
        return shares.any() ? begin_shares() : failure{};
    }

    /// Reads counters and shares into `values`; reads meters, the time and the status register too,
    /// where the register program needs them.
    [[gnu::always_inline]] failure read_values(std::uint64_t *values) noexcept {
        std::uint64_t total = 0;
        std::uint64_t *counts = values;
        for (const counter &entry : counters) {
            if (entry.has_own_reader) [[unlikely]] {
                ++counts;
                continue;
            }
            if (const failure problem = registers.read(entry.address, *counts))
                return detail::named(problem, name_of(entry));
            total |= *counts++ - entry.last;
        }
        if (shares.any()) [[unlikely]]
            if (const failure problem = read_shares(values)) return problem;
        if (meters.any()) [[unlikely]]
            if (const failure problem = meters.read_registers(registers)) return problem;
        movements = total;
        interval_end = registers.clock();
        return read_status();
    }

    /// Turns the values that `look` read into counts since `begin`. `settings_were_read`: whether
    /// the registers of settings, which may have overflow flags, were read after `look`; otherwise
    /// the flags are read where they could be set. The failure of an access loses no counts: call
    /// `look` again.
    [[gnu::always_inline]] failure add_up(std::uint64_t *values, bool settings_were_read) noexcept {
        if (shares.any()) [[unlikely]]
            if (const failure problem = judge_shares(values)) return problem;
        if (!is_plain() || (settings_were_read && has_flag_in_settings()))
            if (const failure problem = judge_all(values, settings_were_read)) return problem;
        std::uint64_t *counts = values;
        for (counter &entry : counters) {
            entry.last = *counts;
            *counts++ = (entry.last - entry.base) & entry.mask;
        }
        interval_begin = interval_end;
        return meters.any() ? meters.add_up(registers.cpu, values) : failure{};
    }

private:
    struct counter {
        std::uint64_t last{}; ///< the counter's value at the last reading
        /// The counter's value at the call of `begin`, less 2^width for each wrap since: the count
        /// is `last - base`.
        std::uint64_t base{};
        /// Mask of the bits of the counter's count: all bits, unless the counter is sampled.
        std::uint64_t mask{};
        std::uint64_t flag{}; ///< mask of the counter's overflow flag in its register; 0: no flag
        /// Refers to the memory of the last value of the register that has the counter's overflow
        /// flag.
        std::uint64_t *flag_register_value{};
        std::uint32_t address{};
        /// Whether the register with the counter's overflow flag is one that the register program
        /// sets up.
        bool is_setting{};
        bool is_share{};
        /// Whether the counter is a share or a meter, which another class reads.
        bool has_own_reader{};
        bool saturates{}; ///< whether the counter stops at its maximum instead of wrapping
    };

    /// A register that holds overflow flags and that the register program does not set up, such as
    /// IA32_PERF_GLOBAL_STATUS.
    struct status_register {
        std::uint32_t address{};
        const char *name{};
        /// Mask of the overflow flags of counters in the register; 0: there is no such register.
        std::uint64_t flags{};
        std::uint64_t value{}; ///< the value of the status register at the last reading
    };

    void prepare(counter &entry, const readout &source) noexcept {
        entry.address = source.address;
        entry.flag_register_value = &status.value;
        entry.mask = source.is_sampled ? largest_value(source.width) : ~std::uint64_t{0};
        entry.is_share = source.is_share();
        entry.has_own_reader = entry.is_share || source.is_meter();
        entry.saturates = source.saturates;
        // each value of a counter that saturates is checked, however short the time between two
        // readings
        if (source.saturates) time_of_no_turn = 0;
        if (source.is_sampled || entry.has_own_reader || source.saturates) return;
        if (const std::uint64_t clocks = safe_clocks(source); clocks < time_of_no_turn)
            time_of_no_turn = clocks;
        if (source.flag.mask == 0) return;
        const std::size_t place = detail::position_of(job.program, source.flag.address);
        entry.is_setting = place < job.program.registers.size();
        if (entry.is_setting) {
            entry.flag = source.flag.mask;
            entry.flag_register_value = &job.memory[place].last_read_value;
        } else if (status.flags == 0 || status.address == source.flag.address) {
            entry.flag = source.flag.mask;
            status.address = source.flag.address;
            status.name = source.flag.name;
            status.flags |= source.flag.mask;
        }
    }

    const char *name_of(const counter &entry) const noexcept {
        return job.program.readouts[static_cast<std::size_t>(&entry - counters.data())].name;
    }

    /// Sets the base of each share to the share's present value: counts of shares begin here.
    [[gnu::cold, gnu::noinline]] failure begin_shares() noexcept {
        if (const failure problem = shares.read_registers(registers)) return problem;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if (counters[i].is_share)
                counters[i].base = counters[i].last = shares.part(job.program.readouts[i]);
        return {};
    }

    [[gnu::noinline]] failure read_shares(std::uint64_t *values) noexcept {
        if (const failure problem = shares.read_registers(registers)) return problem;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if (counters[i].is_share) values[i] = shares.part(job.program.readouts[i]);
        return {};
    }

    /// Checks the counts of shares of slots. Rounding may make the count of a share lower than
    /// before: such a count stays as it was, because a count never goes back (as in Linux,
    /// arch/x86/events/intel/core.c).
    [[gnu::noinline]] failure judge_shares(std::uint64_t *values) const noexcept {
        if (const failure problem = shares.check(
                registers.cpu, interval_end > interval_begin ? interval_end - interval_begin : 0))
            return problem;
        for (std::size_t i = 0; i < counters.size(); ++i)
            if (counters[i].is_share && values[i] < counters[i].last) values[i] = counters[i].last;
        return {};
    }

    [[gnu::always_inline]] failure read_status() noexcept {
        if (status.flags == 0) return {};
        if (const failure problem = registers.read(status.address, status.value))
            return detail::named(problem, status.name);
        return {};
    }

    /// Returns whether the last reading gives no reason to check single counters: all movements are
    /// small, the time is too short for a wrap, and no flag of the status register is set. Flags in
    /// registers of settings are not considered.
    [[gnu::always_inline]] bool is_plain() const noexcept {
        return movements < clock_slack && interval_end - interval_begin < time_of_no_turn &&
               (status.value & status.flags) == 0;
    }

    bool has_flag_in_settings() const noexcept {
        std::uint64_t flags = 0;
        for (const counter &entry : counters)
            flags |= *entry.flag_register_value & entry.flag;
        return flags != 0;
    }

    [[gnu::cold, gnu::noinline]] failure clear_flag(std::size_t i) noexcept {
        const overflow_flag &flag = job.program.readouts[i].flag;
        std::uint64_t &value = *counters[i].flag_register_value;
        const bool by_itself = flag.clear_address == 0;
        const failure problem = registers.write(by_itself ? flag.address : flag.clear_address,
                                                by_itself ? value & ~flag.mask : flag.mask);
        if (problem) return detail::named(problem, by_itself ? flag.name : flag.clear_name);
        value &= ~flag.mask;
        return {};
    }

    [[gnu::noinline]] failure judge_all(const std::uint64_t *values,
                                        bool settings_were_read) noexcept {
        for (std::size_t i = 0; i < counters.size(); ++i) {
            if (const failure problem = judge(i, values[i], settings_were_read)) return problem;
            // the counter's value is not checked again after the failure of a later counter
            counters[i].last = values[i];
        }
        return {};
    }

    /// Checks the i-th counter, which may have wrapped or been written by other software since the
    /// previous reading. A wrap is added to the count. A failure for which `loses_counts` holds
    /// means that the count is lost.
    [[gnu::cold, gnu::noinline]] failure judge(std::size_t i, std::uint64_t current,
                                               bool settings_were_read) noexcept {
        const readout &source = job.program.readouts[i];
        counter &entry = counters[i];
        if (source.is_sampled || entry.has_own_reader) return {};
        if (entry.saturates) return check_saturating(source, entry, current);
        const bool may_have_wrapped =
            current < entry.last || interval_end - interval_begin >= time_of_no_turn;
        if (entry.is_setting && !settings_were_read && may_have_wrapped)
            if (const failure problem =
                    registers.read(source.flag.address, *entry.flag_register_value))
                return detail::named(problem, source.flag.name);
        counter_interval interval{
            .begin_value = entry.last,
            .end_value = current,
            .has_flag = entry.flag != 0,
            .flag = (*entry.flag_register_value & entry.flag) != 0,
            .clocks = interval_end > interval_begin ? interval_end - interval_begin : 0};
        if (interval.flag && current >= entry.last)
            if (const failure problem = recheck_wrap(source, interval)) return problem;
        const counter_movement movement = movement_between(source, interval);
        failure problem;
        if (interval.flag) problem = clear_flag(i);
        if (movement != counter_movement::straight && movement != counter_movement::wrapped)
            return lost(source, interval, movement);
        if (!problem && movement == counter_movement::wrapped)
            entry.base -= largest_value(source.width) + 1;
        return problem;
    }

    /// Checks a counter that stops at its maximum instead of wrapping: a value in the upper half of
    /// the counter's range is no count, and a value below the last one was written by other
    /// software.
    [[gnu::cold, gnu::noinline]] failure check_saturating(const readout &source,
                                                          const counter &counted,
                                                          std::uint64_t value) const noexcept {
        const bool is_near_top = value >= largest_value(source.width) / 2 + 1;
        if (!is_near_top && value >= counted.last) return {};
        return {.kind = is_near_top ? error_code::saturated : error_code::went_back,
                .cpu = registers.cpu,
                .address = source.address,
                .value = counted.last,
                .actual_value = value,
                .name = source.name};
    }

    /// Reads the counter again. Where the value has fallen since the reading by `look`, the counter
    /// has wrapped after that reading: the overflow flag then belongs to the next reading, and only
    /// the time shows whether the last reading is valid.
    failure recheck_wrap(const readout &source, counter_interval &interval) const noexcept {
        std::uint64_t again = 0;
        if (const failure problem = registers.read(source.address, again))
            return detail::named(problem, source.name);
        if (again < interval.end_value) interval.flag = interval.has_flag = false;
        return {};
    }

    [[gnu::cold, gnu::noinline]] failure lost(const readout &source,
                                              const counter_interval &interval,
                                              counter_movement movement) const noexcept {
        const bool overflowed = movement == counter_movement::overflowed;
        return {.kind = overflowed                                ? error_code::overflowed
                        : movement == counter_movement::went_back ? error_code::went_back
                                                                  : error_code::overwritten,
                .cpu = registers.cpu,
                .address = source.address,
                .value = !overflowed                  ? interval.begin_value
                         : source.most_per_clock == 0 ? 0
                                                      : safe_clocks(source),
                .actual_value = interval.end_value,
                .name = source.name};
    }

    const task &job;
    cpu_registers registers; // a copy of `job.registers`, which saves an indirection
    std::vector<counter> counters;
    share_readings shares;
    meter_readings meters;
    status_register status;
    /// Number of clocks of the time stamp counter that is too short for any counter to wrap.
    std::uint64_t time_of_no_turn{~std::uint64_t{0}};
    /// The value of the time stamp counter at the last reading whose values were added to the
    /// counts.
    std::uint64_t interval_begin{};
    /// Time of the last reading of the counters, in clocks of the time stamp counter.
    std::uint64_t interval_end{};
    /// The movements of all counters from the previous reading to the last reading, combined by OR:
    /// the value is small only if each movement is small.
    std::uint64_t movements{};
};

} // namespace msr

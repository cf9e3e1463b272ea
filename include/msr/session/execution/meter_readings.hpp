// Meters of a register program: registers that are only read. The value of a cumulative meter is
// the sum of its register's movements from reading to reading, the value of an instant meter its
// register's value at the last reading.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/meter_conversion.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session/execution/counter_movement.hpp>
#include <msr/session/execution/cpu_registers.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr {

/// Reads the meters of a register program (registers that are only read, such as energy).
/// `read_registers` reads all meters once.
class meter_readings {
public:
    /// Finds the meters in `readouts`, the list of the counters and meters that a register program
    /// reads. The list must outlive this object.
    explicit meter_readings(sequence<readout> readouts) {
        for (std::size_t i = 0; i < readouts.size(); ++i)
            if (readouts[i].is_meter()) meters.push_back({.source = &readouts[i], .position = i});
    }

    /// Returns whether the register program has meters (registers that are only read).
    bool any() const noexcept { return !meters.empty(); }

    /// Reads the units of the meters, and the meters' registers: the meters' values count from this
    /// call on.
    [[gnu::cold, gnu::noinline]] failure begin(const cpu_registers &registers) noexcept {
        for (meter &item : meters)
            if (const failure problem = read_unit(registers, item)) return problem;
        for (meter &item : meters) {
            if (const failure problem = read(registers, item)) return problem;
            item.last = item.current;
            item.increase = 0;
        }
        begin_time = read_time = last_added_time = registers.clock();
        return {};
    }

    /// Reads the meters' registers and the time of the reading.
    [[gnu::noinline]] failure read_registers(const cpu_registers &registers) noexcept {
        for (meter &item : meters)
            if (const failure problem = read(registers, item)) return problem;
        read_time = registers.clock();
        return {};
    }

    /// Computes the meters' values from the contents that `read_registers` read, and stores each in
    /// `values` at the position of its meter. A failure means that the values since `begin` are
    /// lost.
    [[gnu::noinline]] failure add_up(unsigned cpu, std::uint64_t *values) noexcept {
        const std::uint64_t clocks = read_time > last_added_time ? read_time - last_added_time : 0;
        for (meter &item : meters) {
            const readout &source = *item.source;
            if (source.meter->is_instant) {
                values[item.position] = source.meter->value(item.current, item.unit);
                continue;
            }
            if (clocks >= item.no_wrap)
                return {.kind = error_code::overflowed,
                        .cpu = cpu,
                        .address = source.address,
                        .value = item.no_wrap,
                        .actual_value = item.current,
                        .name = source.name};
            item.increase += counter_increase(item.last, item.current, source.width);
            item.last = item.current;
            if (stands_still(item))
                return no_reading(cpu, source,
                                  "has stood still since the start, for a second or more: a "
                                  "hypervisor does not let it count, or the processor has no such "
                                  "meter, so there is no value");
            values[item.position] = source.meter->value(item.increase, item.unit);
        }
        last_added_time = read_time;
        return {};
    }

private:
    struct meter {
        const readout *source{};
        std::size_t position{};
        /// Content of the register that has the meter's unit; 0: there is no such register.
        std::uint64_t unit{};
        /// Content of the meter's register at the last reading whose movement was added up.
        std::uint64_t last{};
        std::uint64_t current{}; ///< content of the meter's register at the last reading
        /// The amount by which the content of the meter's register has moved since `begin`.
        std::uint64_t increase{};
        /// Number of clocks that is too short for the meter's register to wrap.
        std::uint64_t no_wrap{};
    };

    static failure named(failure problem, const char *name) noexcept {
        if (problem && problem.name == nullptr) problem.name = name;
        return problem;
    }
    static failure no_reading(unsigned cpu, const readout &source, const char *reason) noexcept {
        return {.kind = error_code::no_reading,
                .cpu = cpu,
                .address = source.address,
                .name = source.name,
                .subject = reason};
    }

    bool stands_still(const meter &item) const noexcept {
        return item.source->meter->always_moves && item.increase == 0 && read_time > begin_time &&
               read_time - begin_time >= clocks_of_a_second;
    }

    static failure read_unit(const cpu_registers &registers, meter &item) noexcept {
        const meter_conversion &conversion = *item.source->meter;
        if (conversion.unit_address != 0) {
            if (const failure problem = registers.read(conversion.unit_address, item.unit))
                return named(problem, conversion.unit_name);
            if ((item.unit & conversion.unit_mask) == 0) {
                failure problem = no_reading(
                    registers.cpu, *item.source,
                    "reads 0, so the unit of a meter is not known or the meter is off: a "
                    "hypervisor or the firmware hides this register; leave the meter "
                    "out");
                problem.address = conversion.unit_address;
                problem.name = conversion.unit_name;
                return problem;
            }
        }
        item.no_wrap = clocks_without_wrap(conversion, item.source->width, item.unit);
        return {};
    }

    static failure read(const cpu_registers &registers, meter &item) noexcept {
        const readout &source = *item.source;
        std::uint64_t content = 0;
        if (const failure problem = registers.read(source.address, content))
            return named(problem, source.name);
        if ((content & source.meter->valid) != source.meter->valid)
            return no_reading(registers.cpu, source, "holds no valid value now: read it later");
        if (source.meter->zero_is_none &&
            (content >> source.meter->low & largest_value(source.width)) == 0)
            return no_reading(
                registers.cpu, source,
                "reads 0, because the processor does not report this value: leave the meter out");
        item.current = content >> source.meter->low & largest_value(source.width);
        return {};
    }

    std::vector<meter> meters;
    /// Time of the call of `begin`, in clocks of the time stamp counter.
    std::uint64_t begin_time{};
    /// Time of the last reading of the meters, in clocks of the time stamp counter.
    std::uint64_t read_time{};
    /// Time of the last reading that was added up, in clocks of the time stamp counter.
    std::uint64_t last_added_time{};
};

} // namespace msr

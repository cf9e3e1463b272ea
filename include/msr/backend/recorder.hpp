// A backend without a machine: records accesses, answers reads from a script or from earlier
// writes, refuses and swallows on demand, and compares the accesses with a list.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/backend/message/number_text.hpp>
#include <msr/backend/preset_counts.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

/// Whether an access reads or writes its register.
enum class access_kind : std::uint8_t {
    read,  ///< the access reads the register
    write, ///< the access writes the register
};

/// An access as a recorder saw it, or is to see it.
struct action {
    access_kind kind{};      ///< the kind of the access: a read or a write
    unsigned cpu{};          ///< number of the logical processor
    std::uint32_t address{}; ///< register number as RDMSR takes it
    std::uint64_t value{};   ///< the value that a write wrote, or that answers a read

    friend constexpr bool operator==(const action &, const action &) = default;
};

/// Returns an expected read; the value that answers the read is not compared.
/// `cpu`: number of the logical processor
/// `address`: register number as RDMSR takes it
constexpr action expected_read(unsigned cpu, std::uint32_t address) {
    return {access_kind::read, cpu, address, 0};
}

/// Returns an expected write of `value`.
/// `cpu`: number of the logical processor
/// `address`: register number as WRMSR takes it
constexpr action expected_write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
    return {access_kind::write, cpu, address, value};
}

/// A sink that takes the fields of a register, one call for each. Copies of a sink pass fields to
/// the same object.
class field_sink {
public:
    /// A function that takes an object, and the name and value of a register's field.
    using receiver = void (*)(void *, std::string_view name, std::uint64_t value);

    /// Makes a sink that calls `entry(object, name, value)`; `object` must outlive it.
    constexpr field_sink(void *object, receiver entry) : target{object}, take{entry} {}

    /// Passes a field's name and value to the sink's object.
    void operator()(std::string_view name, std::uint64_t value) const { take(target, name, value); }

private:
    void *target;
    receiver take;
};

/// A function that passes each field of a register's value to a sink; it makes no call for an
/// unknown register.
using field_describer = void (*)(std::uint32_t address, std::uint64_t value, field_sink sink);

namespace detail {

struct named_field {
    std::string name;
    std::uint64_t value{};
};

inline std::vector<named_field> fields_with(field_describer describe, std::uint32_t address,
                                            std::uint64_t value) {
    std::vector<named_field> fields;
    const auto append = [](void *receiver, std::string_view name, std::uint64_t field_value) {
        static_cast<std::vector<named_field> *>(receiver)->push_back(
            {std::string{name}, field_value});
    };
    describe(address, value, field_sink{&fields, append});
    return fields;
}

/// Returns an access as text, such as `CPU 1: write 0x3a0 = 0x1`.
inline std::string action_text(const action &observed) {
    const bool writing = observed.kind == access_kind::write;
    return cpu_text(observed.cpu) + (writing ? ": write " : ": read ") + hex(observed.address) +
           (writing ? " = " + hex(observed.value) : std::string{});
}

/// Returns one line for each field in which two values of a register differ.
inline std::string field_differences(field_describer describe, std::uint32_t address,
                                     std::uint64_t expected, std::uint64_t got) {
    const std::vector<named_field> fields = fields_with(describe, address, expected);
    const std::vector<named_field> results = fields_with(describe, address, got);
    std::string text;
    for (std::size_t i = 0; i < fields.size() && i < results.size(); ++i)
        if (fields[i].value != results[i].value)
            text += "\n  " + fields[i].name + ": expected " + hex(fields[i].value) + ", got " +
                    hex(results[i].value);
    return text;
}

/// Returns whether two actions are the same access; the values that reads returned are not
/// compared.
constexpr bool same_request(const action &a, const action &b) {
    return a.kind == b.kind && a.cpu == b.cpu && a.address == b.address &&
           (a.kind == access_kind::read || a.value == b.value);
}

} // namespace detail

/// A backend that records accesses, and remembers the values of registers. A register that nobody
/// set holds 0. Only one thread at a time may use the object.
/// Example:
///     msr::recorder device;
///     device.set(0, 0xc1, 1000); // reads of register C1h give 1,000
///     device.expect({msr::expected_write(0, 0x186, 0x41003c)});
///     static_cast<void>(device.write(0, 0x186, 0x41003c));
///     const bool is_right = device.difference().empty();
class MSR_NAMED_BY_EXCEPTIONS recorder {
public:
    /// Sets the value of a register in the recorder's memory; the log gets no entry.
    void set(unsigned cpu, std::uint32_t address, std::uint64_t value) {
        registers[{cpu, address}] = value;
    }

    /// Sets the count that a choice has on every processor, in every session, and in every time
    /// slice of a multiplexed session, that is opened on this recorder from now on. The count must
    /// fit the counter's width. The last call for a choice holds.
    template <asking_choice Choice>
    void set(const Choice &choice, std::uint64_t count) {
        presets.set(std::nullopt, detail::any_choice{choice}, count);
    }
    /// Sets the count of a choice on the processor `cpu` alone.
    template <asking_choice Choice>
    void set(unsigned cpu, const Choice &choice, std::uint64_t count) {
        presets.set(cpu, detail::any_choice{choice}, count);
    }

    /// Sets the count of a choice of a plan that is made at run time; the plan's text names the
    /// choice.
    void set(std::string_view text, std::uint64_t count) {
        presets.set(std::nullopt, detail::any_choice{text}, count);
    }
    /// Sets the count on the processor `cpu` of the choice that the plan's text names.
    void set(unsigned cpu, std::string_view text, std::uint64_t count) {
        presets.set(cpu, detail::any_choice{text}, count);
    }

    /// Takes the request or text of the event that a counter of a session will count; sessions call
    /// this function.
    template <typename Asked>
    void will_count(unsigned cpu, const program_view &program, std::size_t position,
                    const Asked &request) {
        presets.will_count(cpu, program, position, detail::any_choice{request});
    }

    /// Returns the value of a register in the recorder's memory; the read is not recorded.
    std::uint64_t value(unsigned cpu, std::uint32_t address) const {
        const auto position = registers.find({cpu, address});
        return position == registers.end() ? 0 : position->second;
    }

    /// Answers reads of a register with given values: each call adds a value, and each read takes
    /// the first value that is left. After the last value, reads return the value in the recorder's
    /// memory again.
    void answer(unsigned cpu, std::uint32_t address, std::uint64_t value) {
        answers[{cpu, address}].push_back(value);
    }

    /// Makes an access fail, by its index in the log, counted from 0.
    void refuse_access(std::size_t index, error_code kind = error_code::refused) {
        refusals.push_back({.first = index, .last = index, .kind = kind});
    }

    /// Makes every access fail from an index in the log on, counted from 0.
    void refuse_from(std::size_t index, error_code kind = error_code::refused) {
        refusals.push_back({.first = index, .kind = kind});
    }

    /// Makes every access to a register fail, on every processor, from an index in the log on,
    /// counted from 0.
    void refuse_register(std::uint32_t address, error_code kind = error_code::refused,
                         std::size_t index = 0) {
        refusals.push_back(
            {.first = index, .one_register = true, .address = address, .kind = kind});
    }

    /// Makes every write to a register fail, on every processor, from an index in the log on,
    /// counted from 0.
    void refuse_writes(std::uint32_t address, error_code kind = error_code::refused,
                       std::size_t index = 0) {
        refusals.push_back({.first = index,
                            .one_register = true,
                            .address = address,
                            .only_writes = true,
                            .kind = kind});
    }

    /// Accepts writes from now on but forgets them, as some virtual machines do; `target` false:
    /// keeps them again.
    void swallow_writes(bool target = true) { swallows = target; }

    /// Swallows writes of a single register, on every processor: the register keeps its value.
    void swallow_writes_to(std::uint32_t address) { not_kept.insert(address); }

    /// Compares the accesses from now on with `requests`. The first access that differs fails with
    /// `error_code::unexpected`; accesses after it are not compared, so that a user can clean up.
    void expect(std::vector<action> requests) {
        expected = std::move(requests);
        next_expected = 0;
        comparing = true;
        mismatch.clear();
    }

    /// Shows differences between written values by field; null shows whole values only. The
    /// function that describes fields is `&each_field<field_sink, target>` in the namespace of each
    /// family of processors.
    void describe_with(field_describer fields) { describe = fields; }

    /// Returns every access to the recorder so far, with refused accesses (a refused read has the
    /// value 0).
    const std::vector<action> &log() const { return actions; }

    /// Returns a text about the first difference from the expected list, or about a list that did
    /// not come to its end; empty if all was as expected.
    std::string difference() const {
        if (!mismatch.empty() || next_expected == expected.size()) return mismatch;
        return difference_text(expected[next_expected], "nothing more");
    }

    /// Lets clocks of the time stamp counter pass on every processor. Until the first call time
    /// stands still, so that nothing is known of how far a counter can have moved.
    void pass(std::uint64_t clocks) { passed += clocks; }

    /// Returns the clocks of the time stamp counter that `pass` has let pass.
    std::uint64_t clock(unsigned) const noexcept { return passed; }

    /// Records the read and answers it with the value that was set, or with the present value of a
    /// session's counter. Fails where the access differs from the expected list
    /// (`error_code::unexpected`) or is to be refused; `value` stays as it is then.
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return recorded({access_kind::read, cpu, address, 0}, [&](action &entry) {
            value = entry.value = answer_for({cpu, address});
            if (const auto *const counter = presets.counts_after_read(cpu, address))
                count(*counter, value);
        });
    }

    /// Records the write, and keeps the value unless writes are swallowed. Fails where the access
    /// differs from the expected list (`error_code::unexpected`) or is to be refused.
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return recorded({access_kind::write, cpu, address, value}, [&](const action &) {
            if (!swallows && not_kept.count(address) == 0) set(cpu, address, value);
            presets.written(cpu, address,
                            [&](std::uint32_t number) { return this->value(cpu, number); });
        });
    }

private:
    struct place {
        unsigned cpu{};
        std::uint32_t address{};

        friend constexpr auto operator<=>(const place &, const place &) = default;
    };

    struct refusal {
        std::size_t first{};
        std::size_t last{std::numeric_limits<std::size_t>::max()};
        bool one_register{};
        std::uint32_t address{};
        bool only_writes{};
        error_code kind{};

        bool concerns(std::size_t index, const action &request) const {
            if (index < first || index > last) return false;
            if (one_register && request.address != address) return false;
            return !only_writes || request.kind == access_kind::write;
        }
    };

    /// Lets a counter go on from the value `begin`; where the counter wraps, sets its overflow
    /// flag.
    void count(const detail::preset_counter &counter, std::uint64_t begin) {
        const readout &readout = counter.from;
        const std::uint64_t current = begin + counter.count;
        const std::uint64_t saved = counter_increase(0, current, readout.width);
        set(counter.cpu, readout.address, saved);
        if (saved != current && readout.flag.mask != 0)
            set(counter.cpu, readout.flag.address,
                value(counter.cpu, readout.flag.address) | readout.flag.mask);
    }

    /// Logs an access and compares it with the expected list; then lets `carry_out` do the access,
    /// unless the access is to fail.
    template <typename CarryOut>
    failure recorded(const action &request, CarryOut carry_out) noexcept {
        failure problem;
        const bool had_memory = detail::unless_out_of_memory([&] {
            const error_code kind = error_code_of(request);
            actions.push_back(request);
            if (kind != error_code::none)
                problem = failure_of(request, kind, 0);
            else
                carry_out(actions.back());
        });
        return had_memory ? problem : failure_of(request, error_code::io, ENOMEM);
    }

    static failure failure_of(const action &request, error_code kind, int error) {
        return {.kind = kind,
                .is_write = request.kind == access_kind::write,
                .cpu = request.cpu,
                .address = request.address,
                .value = request.value,
                .system_error = error};
    }

    error_code error_code_of(const action &request) {
        if (!as_expected(request)) return error_code::unexpected;
        for (const refusal &entry : refusals)
            if (entry.concerns(actions.size(), request)) return entry.kind;
        return error_code::none;
    }

    bool as_expected(const action &request) {
        if (!comparing) return true;
        if (next_expected < expected.size() &&
            detail::same_request(expected[next_expected], request)) {
            ++next_expected;
            return true;
        }
        mismatch = mismatch_text(request);
        comparing = false;
        return false;
    }

    std::string mismatch_text(const action &request) const {
        if (next_expected == expected.size())
            return "action " + detail::decimal(next_expected) + ": expected nothing more, got " +
                   detail::action_text(request);
        const action &action = expected[next_expected];
        std::string text = difference_text(action, detail::action_text(request));
        if (describe != nullptr && both_write_one_register(action, request))
            text +=
                detail::field_differences(describe, action.address, action.value, request.value);
        return text;
    }

    std::string difference_text(const action &action, const std::string &got) const {
        return "action " + detail::decimal(next_expected) + ": expected " +
               detail::action_text(action) + ", got " + got;
    }

    static bool both_write_one_register(const action &a, const action &b) {
        return a.kind == access_kind::write && b.kind == access_kind::write &&
               a.address == b.address;
    }

    std::uint64_t answer_for(const place &source) {
        const auto script = answers.find(source);
        if (script == answers.end() || script->second.empty())
            return value(source.cpu, source.address);
        const std::uint64_t next = script->second.front();
        script->second.pop_front();
        return next;
    }

    std::map<place, std::uint64_t> registers;
    std::map<place, std::deque<std::uint64_t>> answers;
    std::vector<refusal> refusals;
    std::set<std::uint32_t> not_kept;
    std::vector<action> actions;
    std::vector<action> expected;
    std::size_t next_expected{};
    std::uint64_t passed{};
    detail::preset_counts presets;
    bool comparing{};
    bool swallows{};
    std::string mismatch;
    field_describer describe{};
};

} // namespace msr

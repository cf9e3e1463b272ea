// Preset counts: what the choices of sessions on a recorder will count, set before sessions open.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/core/program.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msr {

namespace detail {

/// A choice (an event with its qualifiers) whose type has the request to count the event.
template <typename Choice>
concept has_request_in_type = requires {
    { Choice::as_request() == Choice::as_request() } -> std::convertible_to<bool>;
};
/// A choice (an event with its qualifiers) whose value contains the request to count the event,
/// such as an event of a vendor's list: its namespace declares `request_of(choice)`.
template <typename Choice>
concept has_request_in_value = requires(const Choice &choice) {
    requires Choice::has_type;
    { request_of(choice) == request_of(choice) } -> std::convertible_to<bool>;
};

} // namespace detail

/// A choice (an event with its qualifiers) whose type or value has the request to count the event.
template <typename Choice>
concept asking_choice = detail::has_request_in_type<Choice> || detail::has_request_in_value<Choice>;

namespace detail {

/// A choice (an event with its qualifiers) for any processor, as a plan has the choice: the request
/// to count the event, or the text where the plan was made at run time. Two choices are the same if
/// their types are the same and their values are equal.
class any_choice {
public:
    explicit any_choice(std::string_view text) : any_choice{std::string{text}} {}
    template <asking_choice Choice>
    explicit any_choice(const Choice &choice) : any_choice{request_in(choice)} {}
    template <typename Request>
    explicit any_choice(const Request &request)
        : type{&type_mark<Request>}, value{std::make_shared<const Request>(request)},
          equal{[](const void *left, const void *other) {
              return *static_cast<const Request *>(left) == *static_cast<const Request *>(other);
          }} {}

    friend bool operator==(const any_choice &left, const any_choice &other) {
        return left.type == other.type && left.equal(left.value.get(), other.value.get());
    }

private:
    template <asking_choice Choice>
    static constexpr auto request_in(const Choice &choice) {
        if constexpr (has_request_in_type<Choice>)
            return Choice::as_request();
        else
            return request_of(choice);
    }

    template <typename Request>
    static constexpr char type_mark{};

    const char *type;
    std::shared_ptr<const void> value;
    bool (*equal)(const void *, const void *);
};

/// A register's value while a program counts; counters and write-only registers are left out.
struct setting {
    std::uint32_t address;
    std::uint64_t mask;
    std::uint64_t value;

    friend bool operator==(const setting &, const setting &) = default;
};

/// A counter of a recorder, whose value rises by `count` each time that its program of register
/// writes is started.
struct preset_counter {
    unsigned cpu;
    readout from;
    std::uint64_t count;
    std::uint32_t started_by; ///< the last register that the program writes to start the counter
    /// Register values that tell the program of register writes for this counter's event from other
    /// programs that use the counter.
    std::vector<setting> settings;
    bool is_started;
};

/// Adds the value that a write leaves in its register to `destination`, in place of the value that
/// an earlier write left there.
inline void add_setting(std::vector<setting> &destination, const program_view &program,
                        const write &write) {
    std::uint64_t mask = ~write.keep;
    for (const touched_register &touched : program.registers)
        if (touched.address == write.address) mask &= touched.is_counter ? 0 : touched.check;
    for (const readout &counter : program.readouts)
        if (counter.address == write.address) mask = 0;
    std::erase_if(destination,
                  [&](const setting &entry) { return entry.address == write.address; });
    destination.push_back({write.address, mask, write.value & mask});
}

inline std::vector<setting> settings_of(const program_view &program) {
    std::vector<setting> settings;
    for (const write &entry : program.set_up)
        add_setting(settings, program, entry);
    for (const write &write : program.start)
        add_setting(settings, program, write);
    return settings;
}

/// The counters of a recorder's sessions whose counts were set in advance: the value of each rises
/// by its count each time that the counter is started.
class preset_counts {
public:
    /// Sets the count of a choice on the processor `cpu`; empty: on every processor.
    void set(std::optional<unsigned> cpu, any_choice choice, std::uint64_t count) {
        wanted.push_back({cpu, std::move(choice), count});
    }

    /// Notes that a session is opened whose program reads the count of a choice by the counter at
    /// the index `place` among those that it reads.
    void will_count(unsigned cpu, const program_view &program, std::size_t place,
                    const any_choice &choice) {
        if (program.start.size() == 0) return;
        // A later count that was set for a choice replaces the earlier ones.
        for (std::size_t i = wanted.size(); i-- > 0;) {
            const preset &entry = wanted[i];
            if ((entry.cpu && *entry.cpu != cpu) || !(entry.what == choice)) continue;
            if (program.readouts[place].is_share())
                invalid_argument("a recorder has no count for a share of another counter: give the "
                                 "registers their values with set()");
            const std::uint32_t last = program.start[program.start.size() - 1].address;
            watch({cpu, program.readouts[place], entry.count, last, settings_of(program), false});
            return;
        }
    }

    /// Notes that a register was written. `value_of(address)`: returns the value of a register of
    /// the processor `cpu`.
    template <typename ValueOf>
    void written(unsigned cpu, std::uint32_t address, ValueOf value_of) {
        // The latest of several sessions that use one counter gets the preset count.
        for (std::size_t i = counters.size(); i-- > 0;) {
            preset_counter &counter = counters[i];
            if (counter.cpu != cpu || counter.started_by != address || !holds(counter, value_of))
                continue;
            if (!is_started(counter)) counter.is_started = true;
        }
    }

    /// Returns the counter at `address` at its first read after its start, which gives the value
    /// from which a session counts; null at all other reads.
    const preset_counter *counts_after_read(unsigned cpu, std::uint32_t address) {
        for (preset_counter &counter : counters) {
            if (!counter.is_started || counter.cpu != cpu || counter.from.address != address)
                continue;
            counter.is_started = false;
            return &counter;
        }
        return nullptr;
    }

private:
    struct preset {
        std::optional<unsigned> cpu;
        any_choice what;
        std::uint64_t count;
    };

    template <typename ValueOf>
    static bool holds(const preset_counter &preset_counter, ValueOf value_of) {
        for (const setting &setting : preset_counter.settings)
            if ((value_of(setting.address) & setting.mask) != setting.value) return false;
        return true;
    }

    /// Adds a counter; the new counter replaces an earlier counter of the same program.
    void watch(preset_counter counter) {
        std::erase_if(counters, [&](const preset_counter &preset_counter) {
            return preset_counter.cpu == counter.cpu &&
                   preset_counter.from.address == counter.from.address &&
                   preset_counter.settings == counter.settings;
        });
        counters.push_back(std::move(counter));
    }

    /// Returns whether a counter counts already, perhaps for another session of the same program.
    bool is_started(const preset_counter &counter) const {
        for (const preset_counter &preset_counter : counters)
            if (preset_counter.is_started && preset_counter.cpu == counter.cpu &&
                preset_counter.from.address == counter.from.address)
                return true;
        return false;
    }

    std::vector<preset> wanted;
    std::vector<preset_counter> counters;
};

} // namespace detail

} // namespace msr

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

/// A choice whose type has its request.
template <typename Choice>
concept has_request_in_type = requires {
    { Choice::as_request() == Choice::as_request() } -> std::convertible_to<bool>;
};
/// A choice whose value says what it requests, such as an event of a vendor's list: its namespace
/// declares `request_of(choice)`.
template <typename Choice>
concept has_request_in_value = requires(const Choice &choice) {
    requires Choice::has_type;
    { request_of(choice) == request_of(choice) } -> std::convertible_to<bool>;
};

} // namespace detail

/// A choice that can be counted, in its type or as a value.
template <typename Choice>
concept asking_choice = detail::has_request_in_type<Choice> || detail::has_request_in_value<Choice>;

namespace detail {

/// A choice for any processor, as a plan has it: its request, or its text where the plan was made
/// at run time. Two choices are the same if their types are the same and their values are equal.
class any_choice {
public:
    explicit any_choice(std::string_view text) : any_choice{std::string{text}} {}
    template <asking_choice Choice>
    explicit any_choice(const Choice &choice) : any_choice{request_in(choice)} {}
    template <typename Request>
    explicit any_choice(const Request &asked)
        : type{&type_mark<Request>}, value{std::make_shared<const Request>(asked)},
          equal{[](const void *one, const void *other) {
              return *static_cast<const Request *>(one) == *static_cast<const Request *>(other);
          }} {}

    friend bool operator==(const any_choice &one, const any_choice &other) {
        return one.type == other.type && one.equal(one.value.get(), other.value.get());
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

/// A counter that goes on by `count` each time that its program is started.
struct preset_counter {
    unsigned cpu;
    readout from;
    std::uint64_t count;
    std::uint32_t started_by;      ///< the register that the program writes last
    std::vector<setting> settings; ///< what identifies the program among users of the counter
    bool is_started;
};

/// Adds what a write leaves in its register, instead of what an earlier write left there.
inline void add_setting(std::vector<setting> &into, const program_view &program,
                        const write &each) {
    std::uint64_t mask = ~each.keep;
    for (const touched_register &touched : program.registers)
        if (touched.address == each.address) mask &= touched.counts ? 0 : touched.check;
    for (const readout &counter : program.readouts)
        if (counter.address == each.address) mask = 0;
    std::erase_if(into, [&](const setting &one) { return one.address == each.address; });
    into.push_back({each.address, mask, each.value & mask});
}

inline std::vector<setting> settings_of(const program_view &program) {
    std::vector<setting> all;
    for (const write &each : program.set_up)
        add_setting(all, program, each);
    for (const write &each : program.start)
        add_setting(all, program, each);
    return all;
}

/// Counters that go on by a given number each time that they are started.
class preset_counts {
public:
    /// Sets the count of a choice on this processor, or on each.
    void set(std::optional<unsigned> cpu, any_choice what, std::uint64_t count) {
        wanted.push_back({cpu, std::move(what), count});
    }

    /// A session is opened, and the choice is counted at this readout of its program.
    void will_count(unsigned cpu, const program_view &program, std::size_t place,
                    const any_choice &what) {
        if (program.start.size() == 0) return;
        for (std::size_t i = wanted.size(); i-- > 0;) { // what was given last is meant
            const preset &each = wanted[i];
            if ((each.cpu && *each.cpu != cpu) || !(each.what == what)) continue;
            if (program.readouts[place].is_share())
                invalid_argument("a recorder has no count for a share of another counter: give the "
                                 "registers their values with set()");
            const std::uint32_t last = program.start[program.start.size() - 1].address;
            watch({cpu, program.readouts[place], each.count, last, settings_of(program), false});
            return;
        }
    }

    /// A register was written. `value_of(address)` is what a register of this processor holds.
    template <typename ValueOf>
    void written(unsigned cpu, std::uint32_t address, ValueOf value_of) {
        for (std::size_t i = counters.size(); i-- > 0;) { // of several sessions the last
            preset_counter &each = counters[i];
            if (each.cpu != cpu || each.started_by != address || !holds(each, value_of)) continue;
            if (!is_started(each)) each.is_started = true;
        }
    }

    /// A session looks where a counter stands when it has started it: that is what it counts from.
    /// Returns the counter at its first read after the start; null at all others.
    const preset_counter *counts_after_read(unsigned cpu, std::uint32_t address) {
        for (preset_counter &each : counters) {
            if (!each.is_started || each.cpu != cpu || each.from.address != address) continue;
            each.is_started = false;
            return &each;
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
    static bool holds(const preset_counter &of, ValueOf value_of) {
        for (const setting &each : of.settings)
            if ((value_of(each.address) & each.mask) != each.value) return false;
        return true;
    }

    /// Adds a counter; it replaces an earlier counter of the same program.
    void watch(preset_counter one) {
        std::erase_if(counters, [&](const preset_counter &each) {
            return each.cpu == one.cpu && each.from.address == one.from.address &&
                   each.settings == one.settings;
        });
        counters.push_back(std::move(one));
    }

    /// Whether the register counts already, maybe for another session of the same program.
    bool is_started(const preset_counter &of) const {
        for (const preset_counter &each : counters)
            if (each.is_started && each.cpu == of.cpu && each.from.address == of.from.address)
                return true;
        return false;
    }

    std::vector<preset> wanted;
    std::vector<preset_counter> counters;
};

} // namespace detail

} // namespace msr

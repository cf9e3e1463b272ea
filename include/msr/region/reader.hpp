// Readers of counters at the begin and end of a region: the concept, and readers for a session and
// for the registers of any backend, such as a simulated machine. rdpmc.hpp has the readers for
// RDPMC.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/clock.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/region/share_columns.hpp>
#include <msr/session.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

/// A reader of `size()` counters of the calling thread, at most `most`. `read` writes the counters'
/// contents and allocates nothing; its result is void, or a failure where a read can fail.
/// Differences of a counter are taken modulo 2^width. `always_most` says whether `size()` is `most`
/// for every object. A reader may have `bool read_at_once(values)`, which begins and ends of
/// regions try before `read`.
template <typename Reader>
concept counter_reader = requires(Reader &reader, const Reader &known, std::uint64_t *values,
                                  std::size_t i) {
    { Reader::most } -> std::convertible_to<std::size_t>;
    { Reader::always_most } -> std::convertible_to<bool>;
    { known.size() }
    noexcept->std::same_as<std::size_t>;
    { known.width(i) }
    noexcept->std::same_as<unsigned>;
    { reader.read(values) }
    noexcept;
    requires std::is_void_v<decltype(reader.read(values))> ||
        std::same_as<decltype(reader.read(values)), failure>;
};

/// A reader whose counters may be shares of slots. `columns()` is the list of its readouts
/// (counters that are read), empty where no counter is a share. `settle` turns the values that
/// `read` wrote into counts, in the order of the readings, or returns the reason why there are no
/// counts.
template <typename Reader>
concept share_reader = counter_reader<Reader> &&
    requires(Reader &reader, const Reader &known, std::uint64_t *readings) {
    { known.columns() }
    noexcept->std::same_as<sequence<readout>>;
    { reader.settle(readings) }
    noexcept->std::same_as<failure>;
};

/// A reader of the counts of a session, which must be running and is the calling thread's own. A
/// read costs what the backend's accesses cost: bench/ and doc/regions.md. The constructor throws
/// std::invalid_argument where the plan has shares of slots without the slots.
/// Example:
///     #include <msr/amd/counters.hpp>
///     #include <msr/backend/dev_msr.hpp>
///     constexpr const auto &plan = msr::plan<msr::amd::zen4, msr::amd::retired_instructions>;
///     msr::dev_msr device;
///     msr::session session{device, plan, msr::this_cpu()};
///     session.start();
///     msr::regions regions{plan};
///     msr::region_thread thread{regions, msr::session_reader{session}};
template <typename Plan>
class session_reader {
public:
    static constexpr bool always_most = true; ///< true: every object has `most` counters
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Plan::size;

    /// Makes a reader of a session, which must outlive the reader. Throws std::invalid_argument
    /// where the plan has shares of slots without the slots.
    explicit session_reader(basic_session<Plan> &session) : watched{&session} {
        if constexpr (requires { Plan::view().readouts; })
            shares = detail::share_columns{Plan::view().readouts};
    }

    /// Returns the number of counters: that of the plan's choices.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns 64: counts of a session have 64 bits.
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    /// Writes the counts since the start of the session into `values`, which has `size()` elements.
    /// Returns the failure of the session's read; after a failure the counts are 0.
    failure read(std::uint64_t *values) noexcept {
        failure cause;
        const counts<Plan> counted = watched->read(cause);
        for (std::size_t i = 0; i < most; ++i)
            values[i] = counted.values()[i];
        return cause;
    }

    /// Returns the readout (counter that is read) of each column of a reading; an empty list where
    /// the plan has no shares of slots.
    sequence<readout> columns() const noexcept { return shares.columns(); }
    /// Does nothing: the values that `read` writes are counts already.
    failure settle(std::uint64_t *) noexcept { return {}; }

private:
    basic_session<Plan> *watched;
    detail::share_columns shares;
};

/// A reader of the counts of a session whose plan was made at run time. The session must be running
/// and is the calling thread's own.
template <>
class session_reader<run_time_plan> {
public:
    /// False: `size()` may be less than `most`, as the plan decides at run time how many counters
    /// are read.
    static constexpr bool always_most = false;
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = run_time_plan::max_choices;

    /// Makes a reader of a session, which must outlive the reader. Throws std::invalid_argument
    /// where the plan has shares of slots without the slots.
    explicit session_reader(basic_session<run_time_plan> &session) : watched{&session} {
        // the counts have the plan even where they could not be read, so their failure is ignored
        failure unneeded;
        const counts<run_time_plan> current = session.read(unneeded);
        plan = current.plan();
        shares = detail::share_columns{plan.view().readouts};
        count = current.size();
    }

    /// Returns the number of counters: that of the plan's choices.
    std::size_t size() const noexcept { return count; }
    /// Returns 64: counts of a session have 64 bits.
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    /// Writes the counts since the start of the session into `values`, which has `size()` elements.
    /// Returns the failure of the session's read; after a failure the counts are 0.
    failure read(std::uint64_t *values) noexcept {
        failure problem;
        const counts<run_time_plan> current = watched->read(problem);
        for (std::size_t i = 0; i < count; ++i)
            values[i] = i < current.size() ? current.values()[i] : 0;
        return problem;
    }

    /// Returns the readout (counter that is read) of each column of a reading; an empty list where
    /// the plan has no shares of slots.
    sequence<readout> columns() const noexcept { return shares.columns(); }
    /// Does nothing: the values that `read` writes are counts already.
    failure settle(std::uint64_t *) noexcept { return {}; }

private:
    basic_session<run_time_plan> *watched;
    run_time_plan plan; ///< the plan that owns the list of counters in `shares`
    detail::share_columns shares;
    std::size_t count{};
};

template <typename Plan>
session_reader(basic_session<Plan> &) -> session_reader<Plan>;
template <typename Backend, typename Plan>
session_reader(session<Backend, Plan> &) -> session_reader<Plan>;

/// A reader of the registers of a plan's counters on a backend, without a session. A session allows
/// for counters that wrap, this reader does not: a pass must end before a counter wraps twice.
/// Other code, such as a session, starts the counters. On a simulated machine the reader takes the
/// place of RDPMC.
template <backend Backend, std::size_t Size>
class register_reader {
public:
    static constexpr bool always_most = true; ///< true: every object has `most` counters
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Size;

    /// Makes a reader of a plan's registers on CPU `of_cpu` of a backend. The plan's list of
    /// counters must live as long as the reader; that of `plan<…>` always does. Throws
    /// std::invalid_argument where the plan has shares of slots without the slots.
    template <countable_plan Plan>
    register_reader(Backend &target, unsigned of_cpu, const Plan &plan)
        : device{&target}, cpu{of_cpu}, readouts{plan.view().readouts}, registers{readouts} {}

    /// Returns the number of columns of a reading of the counters: one for each choice of the plan.
    static constexpr std::size_t size() noexcept { return most; }
    /// Returns the width of the counter of column `i`, below `size()`, in bits.
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    /// Writes the content of each register into `values`, which has `size()` elements. Returns the
    /// failure of the first register that the backend cannot read.
    failure read(std::uint64_t *values) noexcept {
        for (std::size_t i = 0; i < registers.size(); ++i)
            if (const failure problem =
                    device->read(cpu, registers[i].address, values[registers[i].column]))
                return problem;
        return {};
    }

    /// Returns the readout (counter that is read) of each column of a reading; an empty list where
    /// the plan has no shares of slots.
    sequence<readout> columns() const noexcept { return registers.columns().columns(); }
    /// Turns the register contents that a reading of the counters stored into counts, in place.
    /// Fails with `error_code::whole_wrapped` once the count of slots has gone back, and with
    /// `error_code::not_shares` where the register holds no shares of one whole.
    failure settle(std::uint64_t *readings) noexcept {
        failure problem = registers.settle(readings);
        if (problem) problem.cpu = cpu;
        return problem;
    }

private:
    Backend *device;
    unsigned cpu;
    sequence<readout> readouts;
    detail::share_registers<Size> registers;
};

template <backend Backend, countable_plan Plan>
register_reader(Backend &, unsigned, const Plan &) -> register_reader<Backend, Plan::size>;

/// A reader with the counters of another reader and, after them, the time stamp counter.
/// `Clock`: the function that reads the time; RDTSC by default
template <counter_reader Reader, std::uint64_t (*Clock)() noexcept>
class timed_reader {
public:
    /// Whether every object has `most` counters, which the wrapped reader decides.
    static constexpr bool always_most = Reader::always_most;
    /// The greatest number of counters that `size()` can return.
    static constexpr std::size_t most = Reader::most + 1;

    /// Makes a reader with the counters of `reader` and the time stamp counter after them.
    explicit timed_reader(Reader reader) noexcept : counters{reader} {}

    /// Returns the number of counters, the time stamp counter included.
    constexpr std::size_t size() const noexcept { return counters.size() + 1; }
    /// Returns the width of counter `i`, in bits; that of the time stamp counter is 64.
    constexpr unsigned width(std::size_t i) const noexcept {
        return i < counters.size() ? counters.width(i) : 64;
    }

    /// Writes the time stamp counter and the counters of the wrapped reader into `values`, which
    /// has `size()` elements. Returns what the wrapped reader's `read` returns.
    auto read(std::uint64_t *values) noexcept {
        values[counters.size()] = Clock();
        return counters.read(values);
    }

    /// Returns the readout (counter that is read) of each column of the wrapped reader's readings.
    sequence<readout> columns() const noexcept requires share_reader<Reader> {
        return counters.columns();
    }
    /// Turns the register contents that a reading of the counters stored into counts, in place, as
    /// the wrapped reader does.
    failure settle(std::uint64_t *readings) noexcept requires share_reader<Reader> {
        return counters.settle(readings);
    }

private:
    Reader counters;
};

/// Returns a reader with the counters of `reader` and, after them, the time stamp counter. Regions
/// for such a reader are made with `region_options::time_stamps`.
template <std::uint64_t (*Clock)() noexcept = time_stamp, counter_reader Reader>
timed_reader<Reader, Clock> with_time_stamps(Reader reader) noexcept {
    return timed_reader<Reader, Clock>{reader};
}

} // namespace msr

// Who reads the counters where a region begins and ends: the concept, and readers for a session and
// for the registers of any backend, such as a simulated machine. rdpmc.hpp has those for RDPMC.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/backend/clock.hpp>
#include <msr/backend/exceptions.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/session.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

/// Reads `size()` counters, at most `most`, of the calling thread. `read` writes what they hold and
/// returns nothing, or a failure where it can fail; it allocates nothing. A counter's differences
/// are taken modulo 2^width. Where `size()` is `most` for every object, `always_most` says so.
template <typename Reader>
concept counter_reader = requires(Reader &reader, const Reader &known, std::uint64_t *into,
                                  std::size_t i) {
    { Reader::most } -> std::convertible_to<std::size_t>;
    { Reader::always_most } -> std::convertible_to<bool>;
    { known.size() }
    noexcept->std::same_as<std::size_t>;
    { known.width(i) }
    noexcept->std::same_as<unsigned>;
    { reader.read(into) }
    noexcept;
    requires std::is_void_v<decltype(reader.read(into))> ||
        std::same_as<decltype(reader.read(into)), failure>;
};

namespace detail {

/// Passes of regions are differences of readings, and too short for those of shares.
inline void refuse_shares(sequence<readout> all) {
    if (has_shares(all))
        invalid_argument("regions have no shares of slots: these are known to the 255th part of "
                         "all slots since the start, of which a pass is too short a part; measure "
                         "them with a session of their own");
}

} // namespace detail

/// Reads the counts of a session, which must be running and is the calling thread's own. Throws
/// std::invalid_argument where its plan has shares of slots. Each read costs what the backend's
/// accesses cost: bench/ and doc/regions.md.
template <typename Plan>
class session_reader {
public:
    static constexpr bool always_most = true;
    static constexpr std::size_t most = Plan::size;

    explicit session_reader(basic_session<Plan> &of) : watched{&of} {
        if constexpr (requires { Plan::view().readouts; })
            detail::refuse_shares(Plan::view().readouts);
    }

    static constexpr std::size_t size() noexcept { return most; }
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    failure read(std::uint64_t *into) noexcept {
        failure why;
        const counts<Plan> now = watched->read(why);
        for (std::size_t i = 0; i < most; ++i)
            into[i] = now.values()[i];
        return why;
    }

private:
    basic_session<Plan> *watched;
};

/// The same of a plan that was made at run time.
template <>
class session_reader<run_time_plan> {
public:
    static constexpr bool always_most = false;
    static constexpr std::size_t most = run_time_plan::most;

    explicit session_reader(basic_session<run_time_plan> &of) : watched{&of} {
        failure unneeded; // the counts have the plan even where they could not be read
        const counts<run_time_plan> now = of.read(unneeded);
        detail::refuse_shares(now.plan().view().readouts);
        count = now.size();
    }

    std::size_t size() const noexcept { return count; }
    static constexpr unsigned width(std::size_t) noexcept { return 64; }

    failure read(std::uint64_t *into) noexcept {
        failure why;
        const counts<run_time_plan> now = watched->read(why);
        for (std::size_t i = 0; i < count; ++i)
            into[i] = i < now.size() ? now.values()[i] : 0;
        return why;
    }

private:
    basic_session<run_time_plan> *watched;
    std::size_t count{};
};

template <typename Plan>
session_reader(basic_session<Plan> &) -> session_reader<Plan>;
template <typename Backend, typename Plan>
session_reader(session<Backend, Plan> &) -> session_reader<Plan>;

/// Reads the registers of a plan's counters on a backend, without a session's care for counters
/// that wrap: a pass must end before a counter of it wraps twice. Somebody else, such as a session,
/// sets the counters running. Of a simulated machine it is what RDPMC is of a processor.
template <backend Backend, std::size_t Size>
class register_reader {
public:
    static constexpr bool always_most = true;
    static constexpr std::size_t most = Size;

    /// The plan's readouts must live as long as the reader; those of `plan<…>` always do. Throws
    /// std::invalid_argument where the plan has shares of slots.
    template <countable_plan Plan>
    register_reader(Backend &on, unsigned of_cpu, const Plan &plan)
        : device{&on}, cpu{of_cpu}, readouts{plan.view().readouts} {
        detail::refuse_shares(readouts);
    }

    static constexpr std::size_t size() noexcept { return most; }
    unsigned width(std::size_t i) const noexcept { return readouts[i].width; }

    failure read(std::uint64_t *into) noexcept {
        for (std::size_t i = 0; i < Size; ++i)
            if (const failure why = device->read(cpu, readouts[i].address, into[i])) return why;
        return {};
    }

private:
    Backend *device;
    unsigned cpu;
    sequence<readout> readouts;
};

template <backend Backend, countable_plan Plan>
register_reader(Backend &, unsigned, const Plan &) -> register_reader<Backend, Plan::size>;

/// A reader and the time stamp counter behind its counters, as p4pm's begin and end have it.
/// `Clock`: what reads the time; RDTSC where nothing is said.
template <counter_reader Reader, std::uint64_t (*Clock)() noexcept>
class timed_reader {
public:
    static constexpr bool always_most = Reader::always_most;
    static constexpr std::size_t most = Reader::most + 1;

    explicit timed_reader(Reader of) noexcept : counters{of} {}

    constexpr std::size_t size() const noexcept { return counters.size() + 1; }
    constexpr unsigned width(std::size_t i) const noexcept {
        return i < counters.size() ? counters.width(i) : 64;
    }

    auto read(std::uint64_t *into) noexcept {
        into[counters.size()] = Clock();
        return counters.read(into);
    }

private:
    Reader counters;
};

/// `msr::with_time_stamps(reader)`; the regions are made with `region_options::time_stamps`.
template <std::uint64_t (*Clock)() noexcept = time_stamp, counter_reader Reader>
timed_reader<Reader, Clock> with_time_stamps(Reader reader) noexcept {
    return timed_reader<Reader, Clock>{reader};
}

} // namespace msr

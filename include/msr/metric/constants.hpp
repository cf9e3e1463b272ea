// Constants in formulas of metrics, beside counts: facts about the machine and the measurement,
// which the caller gives.
#pragma once

#include <msr/core/text.hpp>
#include <msr/metric/value.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The constants that a formula of a metric may contain beside counts.
enum class metric_constant : std::uint8_t {
    smt_on,        ///< whether Hyper-Threading is on: 1 for on, 0 for off
    duration,      ///< the time of the measurement from start to stop, in seconds
    tsc_frequency, ///< the frequency of the time stamp counter, in clocks a second
    tsc_ticks,     ///< the clocks of the time stamp counter from start to stop of the measurement
    sockets,       ///< the number of sockets of the machine
    cores_per_socket, ///< the number of cores of each socket
    chas_per_socket,  ///< the number of slices of the last-level cache in each socket
    // Shares of the issue slots, from IA32_PERF_METRICS: `msr::perfmon::topdown` has their
    // definitions.
    topdown_retiring,        ///< share of the issue slots that micro-ops use which retire
    topdown_bad_speculation, ///< share of the issue slots lost to micro-ops that do not retire
    topdown_frontend_bound,  ///< share of the issue slots lost because the front end delivers
                             ///< nothing
    topdown_backend_bound,   ///< share of the issue slots lost because the back end accepts nothing
    topdown_heavy_operations,   ///< share of the issue slots that retiring instructions of two
                                ///< micro-ops or more use
    topdown_branch_mispredicts, ///< share of the issue slots lost to mispredicted branches
    topdown_fetch_latency,      ///< share of the issue slots lost while the front end waits for
                                ///< instructions
    topdown_memory_bound, ///< share of the issue slots lost while the back end waits for memory
};

/// The name and the unit of a constant of formulas.
struct metric_constant_row {
    const char *name{}; ///< the constant's name in the text of a formula
    const char *unit{}; ///< the unit of the constant's value, in words; empty: a plain number
};

/// The name and unit of each constant of formulas; the index is the number of the
/// `metric_constant`.
inline constexpr metric_constant_row metric_constants[] = {
    {"smt_on", "1 where Hyper-Threading is on, 0 where it is off"},
    {"duration", "s"},
    {"tsc_frequency", "Hz"},
    {"tsc_ticks", "clocks of the time stamp counter"},
    {"sockets", "sockets"},
    {"cores_per_socket", "cores"},
    {"chas_per_socket", "slices of the last-level cache"},
    {"topdown_retiring", "share of slots"},
    {"topdown_bad_speculation", "share of slots"},
    {"topdown_frontend_bound", "share of slots"},
    {"topdown_backend_bound", "share of slots"},
    {"topdown_heavy_operations", "share of slots"},
    {"topdown_branch_mispredicts", "share of slots"},
    {"topdown_fetch_latency", "share of slots"},
    {"topdown_memory_bound", "share of slots"},
};
/// The number of constants that formulas may contain.
inline constexpr std::size_t metric_constant_count =
    sizeof metric_constants / sizeof *metric_constants;

/// Returns the number of the `metric_constant` with a name, or -1 where no constant has the name.
/// `name`: the constant's name in formulas; upper and lower case are equal
constexpr int metric_constant_named(text_view name) {
    for (std::size_t i = 0; i < metric_constant_count; ++i)
        if (same_without_case(name, metric_constants[i].name)) return static_cast<int>(i);
    return -1;
}

/// A set of constants of formulas: bit n stands for the `metric_constant` of number n.
using constant_set = std::uint32_t;
/// Returns the set that contains a single constant.
constexpr constant_set set_of(metric_constant constant) {
    return constant_set{1} << static_cast<unsigned>(constant);
}

/// The number of the first `metric_constant` that is a share of issue slots. Plans count such
/// shares where the PMU has choices for them.
inline constexpr unsigned first_share_constant =
    static_cast<unsigned>(metric_constant::topdown_retiring);
/// The set of the eight constants that are shares of issue slots.
inline constexpr constant_set share_constants = constant_set{0xff} << first_share_constant;

/// Values of constants of formulas, each a type with its unit, for `value_of`. The member
/// `constants` of each type is the set of constants to which the type gives values.
namespace given {

/// The value of the constant `smt_on`: whether two threads share each core.
struct smt_on {
    /// The set of constants to which `given::smt_on` gives a value: `metric_constant::smt_on`.
    static constexpr constant_set constants = set_of(metric_constant::smt_on);
    bool is{}; ///< whether each core runs two threads
    /// Stores 1 in a set of known constants where two threads share a core, else 0.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::smt_on, is ? 1 : 0);
    }
};
/// The value of the constant `duration`: the time of the measurement.
struct duration {
    /// The set of constants to which `given::duration` gives a value: `metric_constant::duration`.
    static constexpr constant_set constants = set_of(metric_constant::duration);
    double seconds{}; ///< time from start to stop of the measurement, in seconds
    /// Stores the time in seconds in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::duration, seconds);
    }
};
/// The value of the constant `tsc_frequency`: the frequency of the time stamp counter.
struct tsc_frequency {
    /// The set of constants to which `given::tsc_frequency` gives a value:
    /// `metric_constant::tsc_frequency`.
    static constexpr constant_set constants = set_of(metric_constant::tsc_frequency);
    double hertz{}; ///< frequency of the time stamp counter, in clocks a second
    /// Stores the frequency in hertz in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::tsc_frequency, hertz);
    }
};
/// The value of the constant `tsc_ticks`: the clocks by which the time stamp counter advanced.
struct tsc_ticks {
    /// The set of constants to which `given::tsc_ticks` gives a value:
    /// `metric_constant::tsc_ticks`.
    static constexpr constant_set constants = set_of(metric_constant::tsc_ticks);
    double clocks{}; ///< clocks of the time stamp counter from start to stop of the measurement
    /// Stores the clocks of the time stamp counter in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::tsc_ticks, clocks);
    }
};
/// The value of the constant `sockets`: the number of sockets of the machine.
struct sockets {
    /// The set of constants to which `given::sockets` gives a value: `metric_constant::sockets`.
    static constexpr constant_set constants = set_of(metric_constant::sockets);
    double count{}; ///< number of sockets of the machine, at least 1
    /// Stores the number of sockets in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::sockets, count);
    }
};
/// The value of the constant `cores_per_socket`: the number of cores of each socket.
struct cores_per_socket {
    /// The set of constants to which `given::cores_per_socket` gives a value:
    /// `metric_constant::cores_per_socket`.
    static constexpr constant_set constants = set_of(metric_constant::cores_per_socket);
    double count{}; ///< number of cores of each socket, at least 1
    /// Stores the number of cores of a socket in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::cores_per_socket, count);
    }
};
/// The value of the constant `chas_per_socket`: the number of slices of the last-level cache in
/// each socket. Each slice has a box (CHA).
struct chas_per_socket {
    /// The set of constants to which `given::chas_per_socket` gives a value:
    /// `metric_constant::chas_per_socket`.
    static constexpr constant_set constants = set_of(metric_constant::chas_per_socket);
    double count{}; ///< number of slices of the last-level cache in each socket
    /// Stores the number of slices of a socket in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::chas_per_socket, count);
    }
};
/// The shares of the issue slots, given where a plan does not count them. The whole, of which the
/// members are shares, is arbitrary: the fields of `perfmon::topdown` are parts of 255.
/// `heavy_operations`, `branch_mispredicts`, `fetch_latency` and `memory_bound` are for processors
/// whose IA32_PERF_METRICS has them. Given shares replace counted shares.
struct topdown_shares {
    /// The set of the eight constants that are shares of issue slots.
    static constexpr constant_set constants = share_constants;
    /// Each member is the share of the issue slots that the member's name says, in parts of a whole
    /// that all members of `given::topdown_shares` have in common.
    double retiring{};
    double bad_speculation{};
    double frontend_bound{};
    double backend_bound{};
    double heavy_operations{};
    double branch_mispredicts{};
    double fetch_latency{};
    double memory_bound{};
    /// Stores all eight shares of the issue slots in a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::topdown_retiring, retiring);
        target.set(metric_constant::topdown_bad_speculation, bad_speculation);
        target.set(metric_constant::topdown_frontend_bound, frontend_bound);
        target.set(metric_constant::topdown_backend_bound, backend_bound);
        target.set(metric_constant::topdown_heavy_operations, heavy_operations);
        target.set(metric_constant::topdown_branch_mispredicts, branch_mispredicts);
        target.set(metric_constant::topdown_fetch_latency, fetch_latency);
        target.set(metric_constant::topdown_memory_bound, memory_bound);
    }
};

} // namespace given

/// A type that gives values to constants of formulas, such as `given::duration`.
template <typename T>
concept given_constant = requires {
    {T::constants};
};

/// The constants of formulas whose values are known, with their values.
class known_constants {
public:
    /// Makes a set in which no constant has a value.
    constexpr known_constants() = default;
    /// Makes a set of known constants from given values, such as `given::duration{.seconds = 0.5}`.
    template <given_constant... Constant>
    constexpr explicit known_constants(const Constant &...whole) {
        (whole.put(*this), ...);
    }

    /// Sets the value of a constant. A value that the constant had before is replaced.
    /// `number`: the value, in the constant's unit
    constexpr void set(metric_constant constant, double number) {
        values[static_cast<unsigned>(constant)] = number;
        known |= set_of(constant);
    }
    /// Returns the value of a constant, or the problem `constant_not_given` where the constant has
    /// no value.
    constexpr metric_value operator[](metric_constant constant) const {
        if ((known & set_of(constant)) == 0) return metric_problem::constant_not_given;
        return values[static_cast<unsigned>(constant)];
    }
    /// Returns the set of all constants that have a value.
    constexpr constant_set all() const { return known; }

private:
    double values[metric_constant_count]{};
    constant_set known{};
};

} // namespace msr

// Constants in formulas of metrics, beside counts: facts about the machine and the measurement,
// which the caller gives.
#pragma once

#include <msr/core/text.hpp>
#include <msr/metric/value.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The constants that a formula may ask for.
enum class metric_constant : std::uint8_t {
    smt_on,           ///< 1 where Hyper-Threading is on, 0 where it is off
    duration,         ///< seconds from start to stop
    tsc_frequency,    ///< clocks of the time stamp counter in a second
    tsc_ticks,        ///< clocks of the time stamp counter from start to stop
    sockets,          ///< the machine's sockets
    cores_per_socket, ///< cores of each socket
    chas_per_socket,  ///< slices of the last-level cache of each socket
    // Shares of the issue slots, from IA32_PERF_METRICS: `msr::perfmon::topdown` has their
    // definitions.
    topdown_retiring,           ///< slots used by what retires
    topdown_bad_speculation,    ///< slots lost to what does not retire
    topdown_frontend_bound,     ///< slots lost because the front end gives nothing
    topdown_backend_bound,      ///< slots lost because the back end takes nothing
    topdown_heavy_operations,   ///< slots of instructions of two micro-ops or more that retire
    topdown_branch_mispredicts, ///< slots lost to mispredicted branches
    topdown_fetch_latency,      ///< slots lost because the front end waits for instructions
    topdown_memory_bound,       ///< slots lost because the back end waits for memory
};

/// A constant of formulas in words.
struct metric_constant_row {
    const char *name{}; ///< the constant's name in formulas
    const char *unit{}; ///< the constant's unit; empty: a plain number
};

/// The rows of the constants, by `metric_constant`.
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
/// The number of constants.
inline constexpr std::size_t metric_constant_count =
    sizeof metric_constants / sizeof *metric_constants;

/// The constant of this name, or -1.
constexpr int metric_constant_named(text_view name) {
    for (std::size_t i = 0; i < metric_constant_count; ++i)
        if (same_without_case(name, metric_constants[i].name)) return static_cast<int>(i);
    return -1;
}

/// Constants as a set, bit n for the n-th `metric_constant`.
using constant_set = std::uint32_t;
/// Returns the set with this constant alone.
constexpr constant_set set_of(metric_constant constant) {
    return constant_set{1} << static_cast<unsigned>(constant);
}

/// The first of the constants that are shares of slots: plans count these where the PMU has choices
/// of them.
inline constexpr unsigned first_share_constant =
    static_cast<unsigned>(metric_constant::topdown_retiring);
/// The constants that are shares of slots.
inline constexpr constant_set share_constants = constant_set{0xff} << first_share_constant;

/// Constants with their units, for `value_of`. Each says in `constants` which it gives.
namespace given {

/// Whether two threads share each core.
struct smt_on {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::smt_on);
    bool is{}; ///< whether each core runs two threads
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::smt_on, is ? 1 : 0);
    }
};
/// The time that the counts took.
struct duration {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::duration);
    double seconds{}; ///< from start to stop
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::duration, seconds);
    }
};
/// The clock of the time stamp counter.
struct tsc_frequency {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::tsc_frequency);
    double hertz{}; ///< clocks a second
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::tsc_frequency, hertz);
    }
};
/// The clocks by which the time stamp counter advanced.
struct tsc_ticks {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::tsc_ticks);
    double clocks{}; ///< from start to stop
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::tsc_ticks, clocks);
    }
};
/// The number of sockets of the machine.
struct sockets {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::sockets);
    double count{}; ///< at least 1
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::sockets, count);
    }
};
/// The number of cores of each socket.
struct cores_per_socket {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::cores_per_socket);
    double count{}; ///< at least 1
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::cores_per_socket, count);
    }
};
/// The number of slices of the last-level cache of each socket, which have a box (CHA) each.
struct chas_per_socket {
    /// The constants that it gives.
    static constexpr constant_set constants = set_of(metric_constant::chas_per_socket);
    double count{}; ///< how many slices a socket has
    /// Puts the constant into a set of known constants.
    template <typename Into>
    constexpr void put(Into &target) const {
        target.set(metric_constant::chas_per_socket, count);
    }
};
/// The shares of the issue slots, given where a plan does not count them. Their whole is arbitrary:
/// the fields of `perfmon::topdown` are parts of 255. The last four are for processors whose
/// register has them. Given shares replace counted ones.
struct topdown_shares {
    static constexpr constant_set constants = share_constants; ///< the constants that it gives
    /// Each member is the share of its name, in parts of one common whole.
    double retiring{};
    double bad_speculation{};
    double frontend_bound{};
    double backend_bound{};
    double heavy_operations{};
    double branch_mispredicts{};
    double fetch_latency{};
    double memory_bound{};
    /// Puts all shares into a set of known constants.
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

/// Constants with their units, such as `given::duration{.seconds = 0.5}`.
template <typename T>
concept given_constant = requires {
    {T::constants};
};

/// The constants that were given.
class known_constants {
public:
    /// No constant is known.
    constexpr known_constants() = default;
    /// Makes the set of these constants.
    template <given_constant... Constant>
    constexpr explicit known_constants(const Constant &...whole) {
        (whole.put(*this), ...);
    }

    /// Sets a constant, in its unit; the last value holds.
    constexpr void set(metric_constant constant, double number) {
        values[static_cast<unsigned>(constant)] = number;
        known |= set_of(constant);
    }
    /// The value of a constant, or the problem that it was not given.
    constexpr metric_value operator[](metric_constant constant) const {
        if ((known & set_of(constant)) == 0) return metric_problem::constant_not_given;
        return values[static_cast<unsigned>(constant)];
    }
    /// The constants that are known.
    constexpr constant_set all() const { return known; }

private:
    double values[metric_constant_count]{};
    constant_set known{};
};

} // namespace msr

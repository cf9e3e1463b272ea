// An erratum: what a user of some registers or events should know, and the registers or events that
// the erratum concerns.
#pragma once

#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/intel/netburst/values/active_counters.hpp>
#include <msr/intel/netburst/values/named_registers.hpp>

#include <cstdint>

namespace msr::netburst {

/// An erratum, a trap of the hardware, or a place where the manual leaves something open.
struct erratum {
    const char *name{};     ///< name of the erratum, given by msrpp, in words joined by `_`
    const char *sentence{}; ///< a sentence that says what the erratum means for the user
    const char *source{};   ///< public documents that describe the erratum
    confidence how_sure{};
};

/// The number of logical processors that share the counters, as an erratum wants it.
enum class sharing : std::uint8_t { any, one, two };

/// The processors that have an erratum. A target has the erratum where the target includes any of
/// them.
struct concerned_processors {
    model_set models = every_model;
    /// CPUID signature below which processors have the erratum; without a model every processor has
    /// the erratum
    signature before{};
    steppings only{}; ///< only these steppings of a model have the erratum; no model: no such limit
    sharing shared_by = sharing::any;

    constexpr bool among(const target &target) const {
        if ((target.models & models) == 0) return false;
        if (before.model != any_model && !includes_before(target, before)) return false;
        if (only.model != any_model && !includes(target, only)) return false;
        return shared_by == sharing::any || (shared_by == sharing::two) == target.hyper_threading;
    }
};

/// A register, and the bits by which an erratum of the register concerns its user.
struct register_condition {
    register_kind kind{};
    /// MSR address of the register with the erratum, or 0: every register of the kind.
    std::uint32_t address{};
    counter_set counters = ~0u; ///< set of the counters whose registers have the erratum
    /// bits of which the erratum needs at least one set in the register's value; all ones: any
    /// value but 0
    std::uint64_t one_of = ~0ull;
    std::uint64_t each_of{}; ///< the erratum needs all of these bits set in the register's value
    std::uint64_t none_of{}; ///< the erratum needs all of these bits clear in the register's value
    concerned_processors on{};

    constexpr bool holds(const named_register &row, std::uint64_t value) const {
        if (row.kind != kind || (address != 0 && row.address != address)) return false;
        const bool of_counter = kind == register_kind::counter || kind == register_kind::control;
        if (of_counter && (counters >> row.number & 1) == 0) return false;
        return (value & one_of) != 0 && (value & each_of) == each_of && (value & none_of) == 0;
    }
};

/// A set of events, bit n for the event with index n in `events`.
using event_set = std::uint64_t;
inline constexpr event_set every_event = ~event_set{0};

/// The set of the listed events: `events_of<ioq_allocation, bsq_allocation>`.
template <typename... Event>
inline constexpr event_set events_of = ((event_set{1} << Event::number) | ...);

/// The conditions on what a counter counts, by which an erratum concerns the counter's user.
struct event_condition {
    event_set events = every_event;
    /// The erratum needs at least one of these bits in the choice's event mask.
    unsigned masks = 0xffff;
    /// The erratum needs the replay metric of this number in the choice; 0: no such condition.
    std::uint8_t replay{};
    bool without_edge = false; ///< the erratum needs CCCR.edge clear
    /// The erratum needs a choice that counts in user mode alone or in kernel mode alone.
    bool of_one_privilege = false;
    /// The erratum needs a choice that counts for a single one of two logical processors.
    bool of_one_thread = false;
    concerned_processors on{};

    constexpr bool holds(const counting &entry) const {
        const auto counted = static_cast<unsigned>(entry.particulars.selects.event_mask);
        if ((events >> (entry.particulars.event - netburst::events) & 1) == 0 ||
            (counted & masks) == 0)
            return false;
        if (without_edge && entry.particulars.filters.edge) return false;
        const escr &escr = entry.particulars.selects;
        const bool user = escr.t0_usr || escr.t1_usr;
        const bool kernel = escr.t0_os || escr.t1_os;
        if (of_one_privilege && user == kernel) return false;
        const bool first = escr.t0_usr || escr.t0_os;
        const bool second = escr.t1_usr || escr.t1_os;
        return !of_one_thread || first != second;
    }
};

} // namespace msr::netburst

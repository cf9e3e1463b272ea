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
    const char *name{};     ///< ours, in words
    const char *sentence{}; ///< what follows for the user
    const char *source{};   ///< public documents that describe it
    confidence how_sure{};
};

/// How many logical processors share the counters.
enum class sharing : std::uint8_t { any, one, two };

/// The processors that have an erratum. A target has it where it includes any of them.
struct concerned_processors {
    model_set models = every_model;
    signature before{}; ///< processors with lower CPUID signatures only, if a signature is given
    steppings only{};   ///< steppings of the model that have the erratum, if a model is given
    sharing shared_by = sharing::any;

    constexpr bool among(const target &target) const {
        if ((target.models & models) == 0) return false;
        if (before.model != any_model && !includes_before(target, before)) return false;
        if (only.model != any_model && !includes(target, only)) return false;
        return shared_by == sharing::any || (shared_by == sharing::two) == target.hyper_threading;
    }
};

/// A register, and what it holds where the erratum concerns its user.
struct register_condition {
    register_kind kind{};
    std::uint32_t address{};      ///< address of the register, or 0: any register of the kind
    counter_set counters = ~0u;   ///< counters whose registers have the erratum
    std::uint64_t one_of = ~0ull; ///< the value has at least one of these bits set
    std::uint64_t each_of{};      ///< the value has all of these bits set
    std::uint64_t none_of{};      ///< the value has none of these bits set
    concerned_processors on{};

    constexpr bool holds(const named_register &row, std::uint64_t value) const {
        if (row.kind != kind || (address != 0 && row.address != address)) return false;
        const bool of_counter = kind == register_kind::counter || kind == register_kind::control;
        if (of_counter && (counters >> row.number & 1) == 0) return false;
        return (value & one_of) != 0 && (value & each_of) == each_of && (value & none_of) == 0;
    }
};

/// A set of events, bit n for event n.
using event_set = std::uint64_t;
inline constexpr event_set every_event = ~event_set{0};

/// The set of some events: `events_of<ioq_allocation, bsq_allocation>`.
template <typename... Event>
inline constexpr event_set events_of = ((event_set{1} << Event::number) | ...);

/// A counter that counts, where the erratum concerns its user.
struct event_condition {
    event_set events = every_event;
    unsigned masks = 0xffff;       ///< the choice counts at least one of these masks
    std::uint8_t replay{};         ///< the choice counts this replay metric, if a metric is given
    bool without_edge = false;     ///< CCCR.edge is clear
    bool of_one_privilege = false; ///< the choice counts either user or kernel mode, not both
    bool of_one_thread = false;    ///< the choice counts for one of two logical processors
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

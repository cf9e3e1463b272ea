// Choices for AMD QoS: classes with bandwidth limits, configurable bandwidth events, assigned
// counters.
#pragma once

#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::qos {

/// AMD QoS as a PMU; see plan.hpp.
struct pmu;

using rdt::association;
using rdt::monitor;
using rdt::setting;

/// Each names in an error a feature that a processor lacks.
struct bandwidth_limits;
struct slow_memory_limits;
struct configurable_events;
template <unsigned Number>
struct assignable_counter;
/// Each names a limit in an error: eighths of GB/s, or none.
template <std::uint64_t Eighths>
struct bandwidth;
struct unlimited_bandwidth;

/// No limit of bandwidth, whatever length limits have: `.bandwidth(unlimited)`.
inline constexpr std::uint64_t unlimited = ~std::uint64_t{0};
/// A limit in whole GB/s, as registers have it.
constexpr std::uint64_t gigabytes_per_second(std::uint64_t number) { return number * 8; }

/// The kind of a choice that only AMD has: none, the traffic of an event, or an assigned counter.
enum class amd_kind : std::uint8_t {
    nothing,       ///< a choice that Intel RDT has, too
    configuration, ///< the traffic that an event counts: `configured_event`
    counter,       ///< a counter for an event of an RMID: `assigned_counter`
};

/// The request of a choice.
struct request {
    rdt::request shared{}; ///< the part that Intel's choices have, too
    setting limit{};       ///< bandwidth, of a class
    setting slow_limit{};  ///< the bandwidth limit to slow memory, in eighths of GB/s
    amd_kind kind{};       ///< the kind, where the choice is one of AMD's own
    unsigned traffic{};    ///< kinds of traffic, as bits of evt_cfg
    unsigned counter{};    ///< an assignable counter

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns the part of a request that Intel RDT has, too.
constexpr const rdt::request &shared_part(const request &request) { return request.shared; }

/// A class of service with what it is given:
/// `class_of_service<1>.l3(0xff).bandwidth(gigabytes_per_second(10))`.
struct class_choice {
    using pmu_type = pmu;
    unsigned number{};                  ///< the class
    rdt::packed_settings<5> settings{}; ///< in the order of `setting_number`

    /// The ways of L3, a bit each.
    constexpr class_choice l3(std::uint64_t mask) const { return with(l3_ways, mask); }
    /// The ways of L3 for code, a bit each.
    constexpr class_choice l3_code(std::uint64_t mask) const { return with(l3_code_ways, mask); }
    /// The ways of L3 for data, a bit each.
    constexpr class_choice l3_data(std::uint64_t mask) const { return with(l3_data_ways, mask); }
    /// Sets the class's limit of bandwidth between this cache and memory, in eighths of GB/s, or
    /// `unlimited`.
    constexpr class_choice bandwidth(std::uint64_t eighths) const {
        return with(memory_limit, eighths);
    }
    /// Limits the bandwidth to slow memory, in eighths of GB/s below 2^13.
    constexpr class_choice slow_bandwidth(std::uint64_t eighths) const {
        return with(slow_memory_limit, eighths);
    }

    friend constexpr bool operator==(const class_choice &, const class_choice &) = default;
    /// The choice as the planner takes it.
    constexpr request as_request() const {
        const auto &statement = settings;
        return {.shared = {.kind = rdt::request_kind::partition,
                           .class_of_service = number,
                           .l3 = statement.at(l3_ways),
                           .l3_code = statement.at(l3_code_ways),
                           .l3_data = statement.at(l3_data_ways)},
                .limit = statement.at(memory_limit),
                .slow_limit = statement.at(slow_memory_limit)};
    }

private:
    enum setting_number : unsigned {
        l3_ways,
        l3_code_ways,
        l3_data_ways,
        memory_limit,
        slow_memory_limit,
    };
    constexpr class_choice with(setting_number kind, std::uint64_t value) const {
        return {number, settings.with(kind, value)};
    }
};

/// A class of service by its number.
template <unsigned Number>
inline constexpr class_choice class_of_service{Number};

/// The traffic that a bandwidth event counts: `configured_event{event::l3_local_bandwidth,
/// {.local_reads = true}}`.
struct configured_event {
    using pmu_type = pmu;
    event what{};      ///< the event that is counted
    evt_cfg traffic{}; ///< the kinds of traffic that it counts

    friend constexpr bool operator==(const configured_event &, const configured_event &) = default;
};

/// A counter assigned to an RMID; `read_assigned` reads it.
struct assigned_counter {
    using pmu_type = pmu;
    unsigned number{}; ///< the counter
    unsigned rmid{};   ///< the RMID that it counts
    evt_cfg traffic{}; ///< the kinds of traffic that it counts

    friend constexpr bool operator==(const assigned_counter &, const assigned_counter &) = default;
};

/// Returns the request of a class of service.
constexpr request request_of(const class_choice &chosen) { return chosen.as_request(); }
/// Returns the request of an event with the traffic that it counts.
constexpr request request_of(const configured_event &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .what = chosen.what},
            .kind = amd_kind::configuration,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value)};
}
/// Returns the request of a counter that is assigned to an RMID.
constexpr request request_of(const assigned_counter &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .rmid = chosen.rmid},
            .kind = amd_kind::counter,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value),
            .counter = chosen.number};
}

/// Whether two requests set the same register, or assign the same counter.
constexpr bool set_the_same(const request &left, const request &other) {
    if (left.kind != other.kind) return false;
    switch (left.kind) {
    case amd_kind::configuration:
        return left.shared.what == other.shared.what;
    case amd_kind::counter:
        return left.counter == other.counter;
    case amd_kind::nothing:
        break;
    }
    return rdt::set_the_same(left.shared, other.shared);
}

} // namespace msr::qos

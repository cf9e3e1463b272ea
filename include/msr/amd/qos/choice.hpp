// Choices for AMD QoS: classes with bandwidth limits, configurable bandwidth events, assigned
// counters.
#pragma once

#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::qos {

/// AMD QoS as a PMU; plan.hpp defines the type.
struct pmu;

using rdt::association;
using rdt::monitor;
using rdt::setting;

/// Each type names, in the compiler's errors, a feature of AMD QoS that a processor lacks.
struct bandwidth_limits;
struct slow_memory_limits;
struct configurable_events;
template <unsigned Number>
struct assignable_counter;
/// A bandwidth limit in the compiler's errors, in eighths of GB/s.
template <std::uint64_t Eighths>
struct bandwidth;
/// The absence of a bandwidth limit in the compiler's errors.
struct unlimited_bandwidth;

/// The value of a bandwidth limit that means no limit, on every processor: `.bandwidth(unlimited)`.
inline constexpr std::uint64_t unlimited = ~std::uint64_t{0};
/// Returns a bandwidth limit in eighths of GB/s, as registers have it.
/// `number`: the limit in whole GB/s
constexpr std::uint64_t gigabytes_per_second(std::uint64_t number) { return number * 8; }

/// The kind of a choice that AMD QoS has and Intel RDT does not have.
enum class amd_kind : std::uint8_t {
    nothing,       ///< the choice is one that Intel RDT has, too
    configuration, ///< the choice sets which traffic an event counts: `configured_event`
    counter,       ///< the choice assigns a counter to an RMID: `assigned_counter`
};

/// A choice for AMD QoS as a plain value.
struct request {
    rdt::request shared{}; ///< the part of the choice that Intel RDT has, too
    setting limit{};       ///< the bandwidth limit of the class, in eighths of GB/s, or `unlimited`
    /// The limit of the class's bandwidth to slow memory, in eighths of GB/s.
    setting slow_limit{};
    /// The kind of the QoS choice; `amd_kind::nothing`: a choice that Intel RDT has, too.
    amd_kind kind{};
    /// The kinds of memory traffic that are counted, as bits of the register evt_cfg.
    unsigned traffic{};
    unsigned counter{}; ///< number of the assignable counter

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns the part of a request for AMD QoS that Intel RDT has, too.
constexpr const rdt::request &shared_part(const request &request) { return request.shared; }

/// A choice that gives a class of service ways of caches and limits of bandwidth:
/// `class_of_service<1>.l3(0xff).bandwidth(gigabytes_per_second(10))`.
struct class_choice {
    using pmu_type = pmu;
    unsigned number{}; ///< number of the class of service
    /// The ways and limits that the class is given, in the order of `setting_number`.
    rdt::packed_settings<5> settings{};

    /// Returns the choice with ways of the L3 cache, for code and data.
    /// `mask`: a bit for each way
    constexpr class_choice l3(std::uint64_t mask) const { return with(l3_ways, mask); }
    /// Returns the choice with ways of the L3 cache for code.
    /// `mask`: a bit for each way
    constexpr class_choice l3_code(std::uint64_t mask) const { return with(l3_code_ways, mask); }
    /// Returns the choice with ways of the L3 cache for data.
    /// `mask`: a bit for each way
    constexpr class_choice l3_data(std::uint64_t mask) const { return with(l3_data_ways, mask); }
    /// Returns the choice with a limit of the bandwidth between the L3 cache and memory.
    /// `eighths`: the limit in eighths of GB/s, or `unlimited`
    constexpr class_choice bandwidth(std::uint64_t eighths) const {
        return with(memory_limit, eighths);
    }
    /// Returns the choice with a limit of the bandwidth to slow memory.
    /// `eighths`: the limit in eighths of GB/s, below 2^13
    constexpr class_choice slow_bandwidth(std::uint64_t eighths) const {
        return with(slow_memory_limit, eighths);
    }

    friend constexpr bool operator==(const class_choice &, const class_choice &) = default;
    /// Returns the choice as a plain value, the form that the planner takes.
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

/// The choice of a class of service by its number; its methods say what the class is given.
template <unsigned Number>
inline constexpr class_choice class_of_service{Number};

/// A choice that sets which traffic a bandwidth event counts:
/// `configured_event{event::l3_local_bandwidth, {.local_reads = true}}`.
struct configured_event {
    using pmu_type = pmu;
    event what{};      ///< the bandwidth event whose kinds of traffic are chosen
    evt_cfg traffic{}; ///< the kinds of memory traffic that the event counts

    friend constexpr bool operator==(const configured_event &, const configured_event &) = default;
};

/// A choice that assigns a counter to an RMID; `read_assigned` reads the counter.
struct assigned_counter {
    using pmu_type = pmu;
    unsigned number{}; ///< number of the assignable counter
    unsigned rmid{};   ///< the RMID whose traffic the counter counts
    evt_cfg traffic{}; ///< the kinds of memory traffic that the counter counts

    friend constexpr bool operator==(const assigned_counter &, const assigned_counter &) = default;
};

/// Returns the request of a class of service.
constexpr request request_of(const class_choice &chosen) { return chosen.as_request(); }
/// Returns the request of a choice that sets which traffic an event counts.
constexpr request request_of(const configured_event &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .what = chosen.what},
            .kind = amd_kind::configuration,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value)};
}
/// Returns the request of a choice that assigns a counter to an RMID.
constexpr request request_of(const assigned_counter &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .rmid = chosen.rmid},
            .kind = amd_kind::counter,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value),
            .counter = chosen.number};
}

/// Returns whether two requests set the same register, or assign the same counter.
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

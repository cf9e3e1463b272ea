// The requests of a plan of RDT, as plain data.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// The kind of a choice for RDT.
enum class request_kind : std::uint8_t {
    partition,   ///< what a class of service gets
    association, ///< the class and the RMID of a logical processor
    monitor,     ///< an event of an RMID
    other,       ///< a kind of another PMU
};

/// A setting that a class of service may have.
struct setting {
    std::uint64_t value{}; ///< the last that was given
    bool given{};          ///< whether a value was given
    bool twice{};          ///< whether a value was given more than once

    /// Returns the setting with a value.
    constexpr setting with(std::uint64_t next) const {
        return {.value = next, .given = true, .twice = given};
    }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

/// Settings in few words, as choices hold them: compilers print every member of a choice.
template <unsigned Count>
struct packed_settings {
    unsigned given{};              ///< bit n for `values[n]`
    unsigned twice{};              ///< bit n: `values[n]` was given more than once
    std::uint64_t values[Count]{}; ///< the last that was given of each

    /// The setting of a number: its value, and whether it was given once or more.
    constexpr setting at(unsigned number) const {
        return {values[number], (given >> number & 1) != 0, (twice >> number & 1) != 0};
    }
    /// Returns the settings with a value for the setting of a number.
    constexpr packed_settings with(unsigned number, std::uint64_t value) const {
        packed_settings result = *this;
        result.twice |= given & 1u << number;
        result.given |= 1u << number;
        result.values[number] = value;
        return result;
    }

    friend constexpr bool operator==(const packed_settings &, const packed_settings &) = default;
};

/// The request of one choice.
struct request {
    request_kind kind{};         ///< the kind of the choice
    unsigned class_of_service{}; ///< of a partition or an association
    unsigned rmid{};             ///< of an association or a monitor
    event what{};                ///< the event of a monitor
    setting l3{};                ///< mask, where code and data are not divided
    setting l2{};                ///< mask, where code and data are not divided
    setting l3_code{};           ///< mask of code, where it is divided from data
    setting l3_data{};           ///< mask of data, where it is divided from code
    setting l2_code{};           ///< mask of code, where it is divided from data
    setting l2_data{};           ///< mask of data, where it is divided from code
    setting delay{};             ///< of traffic to memory

    /// Whether the request has ways of L3 for code or for data alone.
    constexpr bool divides_l3() const { return l3_code.given || l3_data.given; }
    /// Whether ways of L2 are given for code or data apart.
    constexpr bool divides_l2() const { return l2_code.given || l2_data.given; }
    /// Whether the request has ways of L3.
    constexpr bool sets_l3() const { return l3.given || divides_l3(); }
    /// Whether ways of L2 are given.
    constexpr bool sets_l2() const { return l2.given || divides_l2(); }

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns the part of a request that Intel and AMD share; a PMU with more parts has an overload.
constexpr const request &shared_part(const request &request) { return request; }

/// The caches that a plan divides into code and data.
struct divided {
    bool l3{}; ///< the third-level cache
    bool l2{}; ///< the second-level cache
};

/// Returns the resources that requests divide.
template <typename Request>
constexpr divided divided_by(sequence<Request> requests) {
    divided result;
    for (const Request &request : requests) {
        result.l3 = result.l3 || shared_part(request).divides_l3();
        result.l2 = result.l2 || shared_part(request).divides_l2();
    }
    return result;
}

/// Whether two requests set the same register. The relation is transitive. A PMU with further
/// registers overloads the function.
/// `first`, `second`: requests of one plan
constexpr bool set_the_same(const request &first, const request &second) {
    if (first.kind != second.kind) return false;
    switch (first.kind) {
    case request_kind::partition:
        return first.class_of_service == second.class_of_service;
    case request_kind::association:
        return true;
    // monitors do not exclude each other: each read selects the event anew
    case request_kind::monitor:
    case request_kind::other:
        return false;
    }
    return false;
}

} // namespace msr::rdt

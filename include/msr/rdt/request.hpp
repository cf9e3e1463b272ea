// The requests of a plan of RDT: its choices as plain data.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// The kind of a choice for RDT, as a request holds it.
enum class request_kind : std::uint8_t {
    partition,   ///< a class of service with its settings
    association, ///< the class of service and the RMID under which a logical processor works
    monitor,     ///< an event of an RMID that is read (a monitor)
    other,       ///< a kind of choice that another PMU has, but not RDT
};

/// A setting that a class of service may have: its value, and whether it was given.
struct setting {
    std::uint64_t value{}; ///< the value of the setting; the last one where several were given
    bool given{};          ///< whether the setting was given a value
    bool twice{};          ///< whether the setting was given more than one value

    /// Returns the setting with `next` as a further value given by the user.
    constexpr setting with(std::uint64_t next) const {
        return {.value = next, .given = true, .twice = given};
    }

    friend constexpr bool operator==(const setting &, const setting &) = default;
};

/// Settings of a class of service in few words of memory, as choices hold them: compilers print
/// every member of a choice.
template <unsigned Count>
struct packed_settings {
    unsigned given{}; ///< bit n: a value was given for setting n
    unsigned twice{}; ///< bit n: more than one value was given for setting n
    /// The value of each setting; of several given values the last.
    std::uint64_t values[Count]{};

    /// Returns the setting with a number: its value, and whether it was given once or more.
    constexpr setting at(unsigned number) const {
        return {values[number], (given >> number & 1) != 0, (twice >> number & 1) != 0};
    }
    /// Returns the settings with a value given for setting `number`.
    constexpr packed_settings with(unsigned number, std::uint64_t value) const {
        packed_settings result = *this;
        result.twice |= given & 1u << number;
        result.given |= 1u << number;
        result.values[number] = value;
        return result;
    }

    friend constexpr bool operator==(const packed_settings &, const packed_settings &) = default;
};

/// The request (plain value) of one choice for RDT; the kind of the request decides which members
/// are used.
struct request {
    request_kind kind{}; ///< the kind of choice that the request is
    /// Number of the class of service that a partition or an association names.
    unsigned class_of_service{};
    unsigned rmid{}; ///< the RMID that an association or a monitor names
    event what{};    ///< the event that a monitor reads
    setting l3{}; ///< capacity mask of the third-level cache, where code and data are not divided
    setting l2{}; ///< capacity mask of the second-level cache, where code and data are not divided
    /// Capacity mask of the third-level cache for code, where code is divided from data.
    setting l3_code{};
    /// Capacity mask of the third-level cache for data, where data is divided from code.
    setting l3_data{};
    /// Capacity mask of the second-level cache for code, where code is divided from data.
    setting l2_code{};
    /// Capacity mask of the second-level cache for data, where data is divided from code.
    setting l2_data{};
    setting delay{}; ///< delay of the memory traffic of the class of service

    /// Returns whether the request has a mask of the third-level cache for code or for data alone.
    constexpr bool divides_l3() const { return l3_code.given || l3_data.given; }
    /// Returns whether the request has a mask of the second-level cache for code or for data alone.
    constexpr bool divides_l2() const { return l2_code.given || l2_data.given; }
    /// Returns whether the request has a mask of the third-level cache.
    constexpr bool sets_l3() const { return l3.given || divides_l3(); }
    /// Returns whether the request has a mask of the second-level cache.
    constexpr bool sets_l2() const { return l2.given || divides_l2(); }

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns the part of a request that Intel and AMD share; for a PMU whose requests have more
/// members, the function is overloaded.
constexpr const request &shared_part(const request &request) { return request; }

/// The caches that a plan divides into code and data.
struct divided {
    bool l3{}; ///< whether the plan divides the third-level cache into code and data
    bool l2{}; ///< whether the plan divides the second-level cache into code and data
};

/// Returns the caches that requests (choices of a plan) divide into code and data.
template <typename Request>
constexpr divided divided_by(sequence<Request> requests) {
    divided result;
    for (const Request &request : requests) {
        result.l3 = result.l3 || shared_part(request).divides_l3();
        result.l2 = result.l2 || shared_part(request).divides_l2();
    }
    return result;
}

/// Returns whether two requests (choices of a plan) set the same register. The relation is
/// transitive. A PMU whose requests set further registers overloads the function. `first`,
/// `second`: requests of one plan
constexpr bool set_the_same(const request &first, const request &second) {
    if (first.kind != second.kind) return false;
    switch (first.kind) {
    case request_kind::partition:
        return first.class_of_service == second.class_of_service;
    case request_kind::association:
        return true;
    // monitors do not exclude each other: each read selects its event again
    case request_kind::monitor:
    case request_kind::other:
        return false;
    }
    return false;
}

} // namespace msr::rdt

// Choices of RDT: the share of a class of service in a processor, the class and the RMID of a
// logical processor, and the events that are monitored.
#pragma once

#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::rdt {

/// A class of service with its settings: `class_of_service<1>.l3(0xf0).delay(50)`. A plan checks
/// whether its processor permits the settings.
/// Example:
///     namespace rdt = msr::rdt;
///     constexpr auto noisy = rdt::class_of_service<1>.l3(0x0000f);
///     constexpr auto others = rdt::class_of_service<0>.l3(0xffff0);
///     static_assert(rdt::shared_l3(noisy, others) == 0);
///     constexpr const auto &partition = msr::plan<rdt::broadwell_ep, noisy, others>;
///     static_assert(partition.view().set_up[0].address == 0xc91);
struct class_choice {
    using pmu_type = pmu;
    unsigned number{}; ///< number of the class of service
    /// Settings of the class of service, in the order of `setting_number`.
    packed_settings<7> settings{};

    /// Returns the class of service with the ways of the third-level cache that the class may fill,
    /// a bit for each way.
    constexpr class_choice l3(std::uint64_t mask) const { return with(l3_ways, mask); }
    /// Returns the class of service with the ways of the second-level cache that the class may
    /// fill, a bit for each way.
    constexpr class_choice l2(std::uint64_t mask) const { return with(l2_ways, mask); }
    /// Returns the class of service with the ways of the third-level cache that its code may fill,
    /// a bit for each way; only for caches that divide code and data.
    constexpr class_choice l3_code(std::uint64_t mask) const { return with(l3_code_ways, mask); }
    /// Returns the class of service with the ways of the third-level cache that its data may fill,
    /// a bit for each way.
    constexpr class_choice l3_data(std::uint64_t mask) const { return with(l3_data_ways, mask); }
    /// Returns the class of service with the ways of the second-level cache that its code may fill,
    /// a bit for each way.
    constexpr class_choice l2_code(std::uint64_t mask) const { return with(l2_code_ways, mask); }
    /// Returns the class of service with the ways of the second-level cache that its data may fill,
    /// a bit for each way.
    constexpr class_choice l2_data(std::uint64_t mask) const { return with(l2_data_ways, mask); }
    /// Returns the class of service with the delay of its traffic to memory: 0 for none; where
    /// delays are linear, 100 less the percentage of bandwidth that is left to the class. Intel
    /// only.
    constexpr class_choice delay(std::uint64_t value) const { return with(memory_delay, value); }

    friend constexpr bool operator==(const class_choice &, const class_choice &) = default;
    /// Returns the choice as a plain value for the planner.
    constexpr request as_request() const {
        const auto &values = settings;
        return {.kind = request_kind::partition,
                .class_of_service = number,
                .l3 = values.at(l3_ways),
                .l2 = values.at(l2_ways),
                .l3_code = values.at(l3_code_ways),
                .l3_data = values.at(l3_data_ways),
                .l2_code = values.at(l2_code_ways),
                .l2_data = values.at(l2_data_ways),
                .delay = values.at(memory_delay)};
    }

private:
    enum setting_number : unsigned {
        l3_ways,
        l2_ways,
        l3_code_ways,
        l3_data_ways,
        l2_code_ways,
        l2_data_ways,
        memory_delay,
    };
    constexpr class_choice with(setting_number setting, std::uint64_t value) const {
        return {number, settings.with(setting, value)};
    }
};

/// A class of service by its number, without settings: `class_of_service<1>.l3(0xf0)`.
template <unsigned Number>
inline constexpr class_choice class_of_service{Number};

/// The class of service and the RMID that a logical processor has while the plan runs on it:
/// `association{.class_of_service = 1, .rmid = 5}`. All other logical processors have class 0 and
/// RMID 0.
struct association {
    using pmu_type = pmu;
    /// Number of the class of service that the logical processor has.
    unsigned class_of_service{};
    /// The RMID under which cache occupancy and traffic of the logical processor are counted.
    unsigned rmid{};

    friend constexpr bool operator==(const association &, const association &) = default;
};

/// Returns the request (the plain value of a choice) of a class of service with its settings.
constexpr request request_of(const class_choice &chosen) { return chosen.as_request(); }
/// Returns the request (the plain value of a choice) of a logical processor's association with a
/// class and an RMID.
constexpr request request_of(const association &chosen) {
    return {.kind = request_kind::association,
            .class_of_service = chosen.class_of_service,
            .rmid = chosen.rmid};
}
/// Returns the request (the plain value of a choice) that reads an event of an RMID.
constexpr request request_of(const monitor &chosen) {
    return {.kind = request_kind::monitor, .rmid = chosen.rmid, .what = chosen.what};
}

/// Returns the ways of the third-level cache that two classes may both fill. Shared ways are legal;
/// `static_assert(shared_l3(a, b) == 0)` forbids them.
/// `first`, `second`: classes of one processor
/// Returns a bit for each way that both classes may fill, for code or for data.
constexpr std::uint64_t shared_l3(const class_choice &first, const class_choice &second) {
    const auto ways = [](const request &request) {
        return request.l3.value | request.l3_code.value | request.l3_data.value;
    };
    return ways(request_of(first)) & ways(request_of(second));
}

} // namespace msr::rdt

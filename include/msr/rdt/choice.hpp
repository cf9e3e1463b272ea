// Choices: how a class of service divides a processor, who works in it, and what is monitored.
#pragma once

#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>

#include <cstdint>

namespace msr::rdt {

/// A class of service with what it is given: `class_of_service<1>.l3(0xf0).delay(50)`. What it may
/// be given depends on the processor; a plan looks at that.
struct class_choice {
    using pmu_type = pmu;
    request asked{};

    /// The ways of the third-level cache that it may fill, one bit for each.
    constexpr class_choice l3(std::uint64_t mask) const { return with(&request::l3, mask); }
    /// The same of the second-level cache.
    constexpr class_choice l2(std::uint64_t mask) const { return with(&request::l2, mask); }
    /// Where code and data are divided: those for code, and those for data.
    constexpr class_choice l3_code(std::uint64_t mask) const {
        return with(&request::l3_code, mask);
    }
    constexpr class_choice l3_data(std::uint64_t mask) const {
        return with(&request::l3_data, mask);
    }
    constexpr class_choice l2_code(std::uint64_t mask) const {
        return with(&request::l2_code, mask);
    }
    constexpr class_choice l2_data(std::uint64_t mask) const {
        return with(&request::l2_data, mask);
    }
    /// How much it is delayed on its way to memory: 0 not at all; where delays are linear, 100
    /// less the percentage that is left to it. Intel only.
    constexpr class_choice delay(std::uint64_t value) const { return with(&request::delay, value); }

    friend constexpr bool operator==(const class_choice &, const class_choice &) = default;

private:
    constexpr class_choice with(setting request::*what, std::uint64_t value) const {
        class_choice result = *this;
        result.asked.*what = (asked.*what).with(value);
        return result;
    }
};

/// A class of service by its number.
template <unsigned Number>
inline constexpr class_choice class_of_service{
    {.kind = request_kind::partition, .class_of_service = Number}};

/// For whom a logical processor works while the plan runs on it: `association{.class_of_service =
/// 1, .rmid = 5}`. Class 0 and RMID 0 are what all others have.
struct association {
    using pmu_type = pmu;
    unsigned class_of_service{};
    unsigned rmid{};

    friend constexpr bool operator==(const association &, const association &) = default;
};

constexpr const request &request_of(const class_choice &chosen) { return chosen.asked; }
constexpr request request_of(const association &chosen) {
    return {.kind = request_kind::association,
            .class_of_service = chosen.class_of_service,
            .rmid = chosen.rmid};
}
constexpr request request_of(const monitor &chosen) {
    return {.kind = request_kind::monitor, .rmid = chosen.rmid, .what = chosen.what};
}

/// The ways of the third-level cache that two classes may both fill. It is no mistake to share;
/// `static_assert(shared_l3(a, b) == 0)` says that it is not meant.
constexpr std::uint64_t shared_l3(const class_choice &one, const class_choice &other) {
    const auto any = [](const request &of) {
        return of.l3.value | of.l3_code.value | of.l3_data.value;
    };
    return any(one.asked) & any(other.asked);
}

} // namespace msr::rdt

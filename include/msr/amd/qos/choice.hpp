// Choices for AMD QoS: classes with bandwidth limits, events that count what is asked, assigned
// counters; and the rules that they keep on a processor.
#pragma once

#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/rdt/choice.hpp>
#include <msr/rdt/request.hpp>
#include <msr/register.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::qos {

/// AMD QoS as a PMU; see plan.hpp.
struct pmu;

using rdt::association;
using rdt::monitor;
using rdt::setting;

struct bandwidth_fits_its_length : rule<bandwidth_fits_its_length> {
    MSR_RULE_TEXT(
        bandwidth_fits_its_length,
        "a bandwidth limit is less than 2 to the length that CPUID gives, in eighths of GB/s, or "
        "unlimited");
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::number, typename Mistake::limit, typename Mistake::limits>;
};

/// Name in an error what a processor has not.
struct bandwidth_limits;
struct slow_memory_limits;
struct configurable_events;
template <unsigned Number>
struct assignable_counter;
/// Name a limit in an error, in eighths of GB/s, and that there is none.
template <std::uint64_t Eighths>
struct bandwidth;
struct unlimited_bandwidth;

/// For `.bandwidth(unlimited)`: no limit, whatever length limits have.
inline constexpr std::uint64_t unlimited = ~std::uint64_t{0};
/// A limit in whole GB/s, as registers have it.
constexpr std::uint64_t gigabytes_per_second(std::uint64_t number) { return number * 8; }

enum class own_kind : std::uint8_t { nothing, configuration, counter };

/// What one choice asks for.
struct request {
    rdt::request shared{};
    setting limit{};      ///< bandwidth, of a class
    setting slow_limit{}; ///< the same to slow memory
    own_kind kind{};
    unsigned traffic{}; ///< kinds of traffic, as bits of evt_cfg
    unsigned counter{}; ///< an assignable one

    friend constexpr bool operator==(const request &, const request &) = default;
};

constexpr const rdt::request &shared_part(const request &all) { return all.shared; }

/// A class of service with what it is given:
/// `class_of_service<1>.l3(0xff).bandwidth(gigabytes_per_second(10))`.
struct class_choice {
    using pmu_type = pmu;
    request asked{};

    constexpr class_choice l3(std::uint64_t mask) const { return with(&rdt::request::l3, mask); }
    constexpr class_choice l3_code(std::uint64_t mask) const {
        return with(&rdt::request::l3_code, mask);
    }
    constexpr class_choice l3_data(std::uint64_t mask) const {
        return with(&rdt::request::l3_data, mask);
    }
    /// Its share of the bandwidth between this cache and memory, in eighths of GB/s, or
    /// `unlimited`.
    constexpr class_choice bandwidth(std::uint64_t eighths) const {
        class_choice result = *this;
        result.asked.limit = asked.limit.with(eighths);
        return result;
    }
    /// The same to slow memory, in eighths of GB/s below 2^13.
    constexpr class_choice slow_bandwidth(std::uint64_t eighths) const {
        class_choice result = *this;
        result.asked.slow_limit = asked.slow_limit.with(eighths);
        return result;
    }

    friend constexpr bool operator==(const class_choice &, const class_choice &) = default;

private:
    constexpr class_choice with(setting rdt::request::*what, std::uint64_t value) const {
        class_choice result = *this;
        result.asked.shared.*what = (asked.shared.*what).with(value);
        return result;
    }
};

/// A class of service by its number.
template <unsigned Number>
inline constexpr class_choice class_of_service{
    {.shared = {.kind = rdt::request_kind::partition, .class_of_service = Number}}};

/// What a bandwidth event shall count: `configured_event{event::l3_local_bandwidth, {.local_reads =
/// true}}`.
struct configured_event {
    using pmu_type = pmu;
    event what{};
    evt_cfg traffic{};

    friend constexpr bool operator==(const configured_event &, const configured_event &) = default;
};

/// A counter assigned to an RMID; `read_assigned` reads it.
struct assigned_counter {
    using pmu_type = pmu;
    unsigned number{};
    unsigned rmid{};
    evt_cfg traffic{};

    friend constexpr bool operator==(const assigned_counter &, const assigned_counter &) = default;
};

constexpr const request &request_of(const class_choice &chosen) { return chosen.asked; }
constexpr request request_of(const configured_event &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .what = chosen.what},
            .kind = own_kind::configuration,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value)};
}
constexpr request request_of(const assigned_counter &chosen) {
    return {.shared = {.kind = rdt::request_kind::other, .rmid = chosen.rmid},
            .kind = own_kind::counter,
            .traffic = static_cast<unsigned>(try_encode(chosen.traffic).value),
            .counter = chosen.number};
}

// --- checks -------------------------------------------------------------------------------------

namespace detail {

inline constexpr unsigned slow_length = decltype(smba_bw::bw_max)::width;
/// No register holds a longer limit, whatever CPUID says of a virtual machine.
inline constexpr unsigned longest_limit = decltype(mba_bw_12::bw_max)::width;
static_assert(mba_bw::most == smba_bw::most && longest_limit < slow_length);

/// The rule that a limit breaks, or null; `length` is at most that of slow memory.
constexpr broken_rule check_limit(const setting &limit, unsigned length, unsigned classes,
                                  unsigned number) {
    if (!limit.given) return nullptr;
    if (length == 0) return &rdt::resource_exists::text;
    if (limit.twice) return &rdt::class_sets_each_thing_once::text;
    if (number >= classes || number >= mba_bw::most) return &rdt::class_exists::text;
    if (limit.value != unlimited && limit.value > low_bits(length))
        return &bandwidth_fits_its_length::text;
    return nullptr;
}

/// Whether a processor has an assignable counter, and abmc_cfg can name it.
constexpr bool is_assignable(unsigned counter, const features &has) {
    return counter < has.assignable_counters &&
           counter <= low_bits(decltype(abmc_cfg::cntr_id)::width);
}

constexpr bool grows(event what) {
    return what == event::l3_total_bandwidth || what == event::l3_local_bandwidth;
}

} // namespace detail

/// The rule that a request breaks by itself, or null.
constexpr broken_rule check(const request &asked, const features &has,
                            const rdt::divided &by_plan = {}) {
    switch (asked.kind) {
    case own_kind::configuration:
        if ((asked.traffic & ~has.configurable_traffic) != 0 || has.configurable_traffic == 0)
            return &rdt::resource_exists::text;
        return detail::grows(asked.shared.what) ? nullptr
                                                : broken_rule{&rdt::event_is_monitored::text};
    case own_kind::counter:
        if (!detail::is_assignable(asked.counter, has) ||
            (has.configurable_traffic != 0 && (asked.traffic & ~has.configurable_traffic) != 0))
            return &rdt::resource_exists::text;
        return rdt::is_rmid(asked.shared.rmid, has.shared.monitoring)
                   ? nullptr
                   : broken_rule{&rdt::rmid_exists::text};
    case own_kind::nothing:
        break;
    }
    const bool limits = asked.limit.given || asked.slow_limit.given;
    if (asked.shared.kind == rdt::request_kind::association && asked.shared.class_of_service != 0 &&
        asked.shared.class_of_service < has.bandwidth_classes)
        return asked.shared.rmid == 0 || rdt::is_rmid(asked.shared.rmid, has.shared.monitoring)
                   ? nullptr
                   : broken_rule{&rdt::rmid_exists::text};
    const broken_rule shared = rdt::check(asked.shared, has.shared, by_plan, limits);
    if (shared != nullptr) return shared;
    const unsigned number = asked.shared.class_of_service;
    if (asked.limit.given && has.bandwidth_length > detail::longest_limit)
        return &rdt::features_are_possible::text;
    const broken_rule limit =
        detail::check_limit(asked.limit, has.bandwidth_length, has.bandwidth_classes, number);
    if (limit != nullptr) return limit;
    const broken_rule slow = detail::check_limit(
        asked.slow_limit, has.slow_memory ? detail::slow_length : 0, smba_bw::most, number);
    if (slow != nullptr) return slow;
    return asked.slow_limit.given && asked.slow_limit.value == unlimited
               ? broken_rule{&bandwidth_fits_its_length::text}
               : nullptr;
}

/// Whether two requests would set one register, or assign one counter.
constexpr bool set_the_same(const request &one, const request &other) {
    if (one.kind != other.kind) return false;
    switch (one.kind) {
    case own_kind::configuration:
        return one.shared.what == other.shared.what;
    case own_kind::counter:
        return one.counter == other.counter;
    case own_kind::nothing:
        break;
    }
    return rdt::set_the_same(one.shared, other.shared);
}

/// The first rule that requests break on a processor.
constexpr rdt::finding check(sequence<request> asked, const features &has) {
    const rdt::divided by_plan = rdt::divided_by(asked);
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (const broken_rule broken = check(asked[i], has, by_plan); broken != nullptr)
            return {broken, i, i};
    return rdt::check_pairs(asked);
}

} // namespace msr::qos

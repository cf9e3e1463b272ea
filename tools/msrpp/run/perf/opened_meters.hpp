// The meters of a plan that the kernel's PMUs of energy, clocks and residencies count.
#pragma once

#include "../carrier.hpp"
#include "../groups/plan_parts.hpp"
#include "../report/intervals.hpp"

#include <msr/backend/perf_meters.hpp>
#include <msr/meters/perf_meter.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::run {

/// Returns a plan without its meters; the requested events have the same positions as in `plan`.
family_plan without_meters(const family_plan &plan);

/// Returns the reason why Linux's perf cannot count the meters of a plan on this system with the
/// caller's rights, a sentence; empty: perf can count the meters, or the plan has none.
std::string why_not_meters(const family_plan &plan, const std::vector<unsigned> &cpus,
                           const std::string &topology);

/// The meters of a group of requests, each opened on one CPU of the core or package that the meter
/// measures.
class opened_meters {
public:
    /// Opens the meters of `groups`, which has a single group. Throws a complaint where the kernel
    /// refuses a meter.
    opened_meters(const work &work, plans groups);

    /// Starts counting. Throws a complaint where the kernel refuses a meter.
    void start();

    /// Reads the meters, and sets the elements of `destination` that belong to meters, each at the
    /// position of the request for the meter. Throws a complaint where a meter cannot be read.
    void read(std::vector<reading> &destination);

    /// Returns the readings of the meters of each CPU at the last call of `read`.
    const std::vector<cpu_readings> &cpus() const { return by_cpu_; }

private:
    const family_plan &meters_of(const family_plan &plan);

    // A map and a deque do not move their elements, to which other objects refer.
    std::map<const family_plan *, family_plan> plans_;
    known_programs programs_;
    std::vector<msr::perf_meter> carried_;
    std::unique_ptr<msr::perf_meters> device_;
    std::deque<part_of_plan> parts_;
    std::deque<msr::run_time_plan> opened_;
    std::vector<msr::basic_session<msr::run_time_plan>> sessions_;
    std::vector<unsigned> opened_on_; ///< the CPU of each session
    std::vector<cpu_readings> by_cpu_;
    stopwatch time_;
};

} // namespace msrpp::run

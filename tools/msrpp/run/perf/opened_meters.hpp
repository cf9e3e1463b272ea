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

/// Returns a plan without its meters; the positions of the requested events stay.
family_plan without_meters(const family_plan &plan);

/// Returns why perf cannot count the meters of a plan on this system with the caller's rights, a
/// sentence; empty: it can, or the plan has no meters.
std::string why_not_meters(const family_plan &plan, const std::vector<unsigned> &cpus,
                           const std::string &topology);

/// The meters of a group of requests, opened on the CPUs that stand for what the meters measure.
class opened_meters {
public:
    /// Opens the meters of the only group in `groups`. Throws a complaint where the kernel refuses.
    opened_meters(const work &work, plans groups);

    /// Starts counting. Throws a complaint where the kernel refuses a meter.
    void start();

    /// Reads the meters, and sets the elements of `destination` that belong to meters, each at the
    /// position of the request for the meter. Throws a complaint where a meter cannot be read.
    void read(std::vector<reading> &destination);

    /// Returns the meters of each CPU, as the last call of `read` has read them.
    const std::vector<cpu_readings> &cpus() const { return by_cpu_; }

private:
    const family_plan &meters_of(const family_plan &plan);

    // Elements stay in place in a map and in a deque, because other objects refer to them.
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

// Miss curves: what the last level of the models would have missed with each number of ways, from
// one run.
#pragma once

#include "../../msrpp/family.hpp"

#include "../models.hpp"

#include <msr/cache/curves/mattson.hpp>
#include <msr/cache/curves/shards.hpp>
#include <msr/cache/curves/way_stacks.hpp>
#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/models/processor_shapes.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::machine {

/// The lines from which a curve is made.
enum class curve_method {
    sets,    ///< each set of the last level, exactly
    sampled, ///< 1 of 32 of the sets
    shards,  ///< a hundredth of the lines, fully associative
    mattson, ///< exactly, fully associative
};

/// The method of a name; throws a complaint for another name.
curve_method method_named(const std::string &name);

/// The reads and misses of a run, if its cache had so many ways; nothing is measured.
struct curve_point {
    unsigned ways{};
    double reads{}; ///< that came to the last level
    double misses{};
    std::optional<double> writes{};    ///< dirty lines that left it; not of each method
    std::optional<double> kilobytes{}; ///< that it held at the end
    // Not where the clocks are not known.
    std::optional<double> clocks{}, stalls_of_second{}, stalls_of_third{};
};

/// Follows what comes to the last level. Outlives the run of the machine.
class curve_follower : private msr::sim::last_level_listener {
public:
    /// Throws a complaint where the models have no last level that CPUs share, or several of them.
    curve_follower(const family &identity, models &models, curve_method method);
    curve_follower(const curve_follower &) = delete;
    curve_follower &operator=(const curve_follower &) = delete;

    unsigned ways() const { return ways_; }
    /// Returns the points of 1 to `maximum` ways, for a run that took so many clocks with all ways;
    /// 0: unknown.
    std::vector<curve_point> points(unsigned maximum, std::uint64_t clocks) const;

private:
    const msr::sim::processor_shape &shape_;
    unsigned ways_;
    unsigned line_shift_;
    std::uint64_t sets_;
    std::optional<msr::curve::way_stacks> stacks_;
    std::optional<msr::curve::mattson> exact_;
    std::optional<msr::curve::shards> entry_;

    void comes_soon(std::uint64_t line) override;
    void looks_up(std::uint64_t line) override;
    void brings_in(std::uint64_t line, bool dirty, bool is_read) override;
    void reads(std::uint64_t line);
    curve_point at(unsigned ways) const;
};

} // namespace msrpp::machine

// Miss curves: the number of misses that the last-level cache of the models would have had with
// each number of ways, from a single run.
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

/// The method by which a miss curve is made: which lines of the cache the method examines.
enum class curve_method {
    sets,    ///< all sets of the last-level cache, exact
    sampled, ///< 1 of 32 sets of the last-level cache
    shards,  ///< a hundredth of the lines, as in a fully associative cache (SHARDS)
    mattson, ///< all lines, exact, as in a fully associative cache (Mattson)
};

/// Returns the method with a name, such as `shards`. Throws a complaint where no method has the
/// name.
curve_method method_named(const std::string &name);

/// The reads and misses that a run would have with a number of ways of the last-level cache;
/// nothing is measured.
struct curve_point {
    unsigned ways{};
    double reads{}; ///< number of reads that missed the second level and came to the last level
    double misses{};
    /// Number of dirty lines that were evicted from the last level; not given by every method.
    std::optional<double> writes{};
    /// Kilobytes of lines in the last level at the end of the run.
    std::optional<double> kilobytes{};
    // Total clocks, and clocks of stalls on the second and third level of the caches; empty where
    // the clocks of the run are unknown.
    std::optional<double> clocks{}, stalls_of_second{}, stalls_of_third{};
};

/// Follows the reads and writes that come to the last-level cache. The object must outlive the run
/// of the machine.
class curve_follower : private msr::sim::last_level_listener {
public:
    /// Throws a complaint where the models have no last-level cache that CPUs share, or several
    /// such caches.
    curve_follower(const family &identity, models &models, curve_method method);
    curve_follower(const curve_follower &) = delete;
    curve_follower &operator=(const curve_follower &) = delete;

    unsigned ways() const { return ways_; }
    /// Returns the points of the miss curve for 1 to `maximum` ways. `clocks`: clocks of the run
    /// with all ways; 0: unknown.
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

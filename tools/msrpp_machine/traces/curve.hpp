// Miss curves: the number of misses that the last level of the models would have had with each
// number of ways, from a single run.
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
    sets,    ///< all sets of the last level, exact
    sampled, ///< 1 of 32 of the sets
    shards,  ///< a hundredth of the lines, in a fully associative cache
    mattson, ///< all lines, exact, in a fully associative cache
};

/// Returns the method with a name. Throws a complaint where no method has the name.
curve_method method_named(const std::string &name);

/// The reads and misses of a run, if the last level had a number of ways; nothing is measured.
struct curve_point {
    unsigned ways{};
    double reads{}; ///< number of reads that came to the last level
    double misses{};
    /// Number of dirty lines that left the last level; not given by every method.
    std::optional<double> writes{};
    std::optional<double> kilobytes{}; ///< kilobytes that the last level held at the end
    // Total clocks, and clocks of stalls on the second and third level; empty where the clocks of
    // the run are unknown.
    std::optional<double> clocks{}, stalls_of_second{}, stalls_of_third{};
};

/// Follows the reads and writes that come to the last level. The object must outlive the run of the
/// machine.
class curve_follower : private msr::sim::last_level_listener {
public:
    /// Throws a complaint where the models have no last level that CPUs share, or several last
    /// levels.
    curve_follower(const family &identity, models &models, curve_method method);
    curve_follower(const curve_follower &) = delete;
    curve_follower &operator=(const curve_follower &) = delete;

    unsigned ways() const { return ways_; }
    /// Returns the points of 1 to `maximum` ways. `clocks`: clocks of the run with all ways; 0:
    /// unknown.
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

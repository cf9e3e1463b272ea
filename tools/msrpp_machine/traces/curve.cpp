#include "curve.hpp"

#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <bit>

namespace msrpp::machine {

namespace {

const msr::sim::processor_shape &shape_of(const family &identity) {
    const msr::sim::shape_row *const row = msr::sim::shape_of(model_of(identity).row->is);
    if (row == nullptr || row->shape.caches.third.total_bytes == 0)
        complain(rule_broken, "curve: --cpu " + identity.name +
                                  ": its models have no third level, which classes divide");
    return row->shape;
}

} // namespace

curve_method method_named(const std::string &name) {
    if (name == "sets") return curve_method::sets;
    if (name == "sampled") return curve_method::sampled;
    if (name == "shards") return curve_method::shards;
    if (name == "mattson") return curve_method::mattson;
    complain(wrong_usage,
             "curve: --method: sets, sampled, shards or mattson, not " + in_quotes(name));
}

curve_follower::curve_follower(const family &identity, models &models, curve_method method)
    : shape_{shape_of(identity)}, ways_{shape_.caches.third.ways},
      line_shift_{static_cast<unsigned>(std::countr_zero(shape_.caches.third.line_bytes))},
      sets_{shape_.caches.third.total_bytes / (std::uint64_t{ways_} << line_shift_)} {
    const auto &levels = models.parts().last_levels();
    if (levels.size() != 1)
        complain(wrong_usage, "curve: --cpus: these CPUs have several last levels; a curve is of "
                              "one");
    constexpr unsigned one_of = 32;
    if (method == curve_method::sets) stacks_.emplace(sets_, ways_);
    if (method == curve_method::sampled) stacks_.emplace(sets_, ways_, one_of);
    if (method == curve_method::shards) entry_.emplace();
    if (method == curve_method::mattson) exact_.emplace();
    levels.front()->listener = this;
}

void curve_follower::comes_soon(std::uint64_t line) {
    if (stacks_) stacks_->prefetch(line >> line_shift_);
}

void curve_follower::looks_up(std::uint64_t line) {
    if (stacks_)
        stacks_->look_up(line >> line_shift_);
    else
        reads(line >> line_shift_);
}

void curve_follower::brings_in(std::uint64_t line, bool dirty, bool is_read) {
    if (stacks_)
        stacks_->refer(line >> line_shift_, dirty, is_read);
    else if (is_read)
        reads(line >> line_shift_);
}

void curve_follower::reads(std::uint64_t line) {
    if (entry_) entry_->access(line);
    if (exact_) exact_->access(line);
}

curve_point curve_follower::at(unsigned ways) const {
    curve_point point{.ways = ways};
    if (stacks_) {
        const double factor = stacks_->one_of();
        point.reads = factor * static_cast<double>(stacks_->reads());
        point.misses = factor * static_cast<double>(stacks_->misses(ways));
        point.writes = factor * static_cast<double>(stacks_->writes(ways));
        point.kilobytes = factor * static_cast<double>(stacks_->lines(ways) << line_shift_) / 1024;
        return point;
    }
    const std::uint64_t lines = sets_ * ways;
    if (entry_) {
        point.reads = static_cast<double>(entry_->accesses());
        point.misses = entry_->misses(lines);
    } else {
        point.reads = static_cast<double>(exact_->accesses());
        point.misses = static_cast<double>(exact_->misses(lines));
        point.kilobytes =
            static_cast<double>(std::min(lines, exact_->lines()) << line_shift_) / 1024;
    }
    return point;
}

// Returns a point of the curve for each number of ways. The time of the models is a sum: with fewer
// ways some reads wait for memory instead of the third level, and all else takes as long.
std::vector<curve_point> curve_follower::points(unsigned maximum, std::uint64_t clocks) const {
    const msr::sim::timing_shape &time = shape_.clocks;
    const double share = time.waited_of_16 / 16.0;
    const double whole = at(ways_).misses;
    std::vector<curve_point> points;
    for (unsigned ways = 1; ways <= maximum; ++ways) {
        curve_point point = at(ways);
        if (clocks != 0) {
            const double of_memory = point.misses * time.memory * share;
            const double of_third = (point.reads - point.misses) * time.third * share;
            const double current = static_cast<double>(clocks) +
                                   (point.misses - whole) * (time.memory - time.third) * share;
            point.clocks = current;
            point.stalls_of_second = std::min(1.0, (of_memory + of_third) / current);
            point.stalls_of_third = std::min(1.0, of_memory / current);
        }
        points.push_back(point);
    }
    return points;
}

} // namespace msrpp::machine

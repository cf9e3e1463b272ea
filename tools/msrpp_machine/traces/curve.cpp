#include "curve.hpp"

#include "../../support/complaint.hpp"

#include "../cpuid/cpuid_leaves.hpp"

#include <bit>

namespace msrpp::machine {

namespace {

const msr::sim::processor_shape &shape_of(const family &of) {
    const msr::sim::shape_row *const row = msr::sim::shape_of(model_of(of).row->is);
    if (row == nullptr || row->shape.caches.third.total_bytes == 0)
        complain(rule_broken, "curve: --cpu " + of.name +
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

curve_follower::curve_follower(const family &of, models &with, curve_method by)
    : shape_{shape_of(of)}, ways_{shape_.caches.third.ways},
      line_shift_{static_cast<unsigned>(std::countr_zero(shape_.caches.third.line_bytes))},
      sets_{shape_.caches.third.total_bytes / (std::uint64_t{ways_} << line_shift_)} {
    const auto &levels = with.parts().last_levels();
    if (levels.size() != 1)
        complain(wrong_usage, "curve: --cpus: these CPUs have several last levels; a curve is of "
                              "one");
    constexpr unsigned one_of = 32;
    if (by == curve_method::sets) stacks_.emplace(sets_, ways_);
    if (by == curve_method::sampled) stacks_.emplace(sets_, ways_, one_of);
    if (by == curve_method::shards) some_.emplace();
    if (by == curve_method::mattson) exact_.emplace();
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
    if (some_) some_->access(line);
    if (exact_) exact_->access(line);
}

curve_point curve_follower::at(unsigned ways) const {
    curve_point one{.ways = ways};
    if (stacks_) {
        const double factor = stacks_->one_of();
        one.reads = factor * static_cast<double>(stacks_->reads());
        one.misses = factor * static_cast<double>(stacks_->misses(ways));
        one.writes = factor * static_cast<double>(stacks_->writes(ways));
        one.kilobytes = factor * static_cast<double>(stacks_->lines(ways) << line_shift_) / 1024;
        return one;
    }
    const std::uint64_t lines = sets_ * ways;
    if (some_) {
        one.reads = static_cast<double>(some_->accesses());
        one.misses = some_->misses(lines);
    } else {
        one.reads = static_cast<double>(exact_->accesses());
        one.misses = static_cast<double>(exact_->misses(lines));
        one.kilobytes = static_cast<double>(std::min(lines, exact_->lines()) << line_shift_) / 1024;
    }
    return one;
}

// The time of the models is a sum: with less ways some reads wait for memory in place of the third
// level, and all else takes as long.
std::vector<curve_point> curve_follower::points(unsigned most, std::uint64_t clocks) const {
    const msr::sim::timing_shape &time = shape_.clocks;
    const double share = time.waited_of_16 / 16.0;
    const double whole = at(ways_).misses;
    std::vector<curve_point> all;
    for (unsigned ways = 1; ways <= most; ++ways) {
        curve_point one = at(ways);
        if (clocks != 0) {
            const double of_memory = one.misses * time.memory * share;
            const double of_third = (one.reads - one.misses) * time.third * share;
            const double now = static_cast<double>(clocks) +
                               (one.misses - whole) * (time.memory - time.third) * share;
            one.clocks = now;
            one.stalls_of_second = std::min(1.0, (of_memory + of_third) / now);
            one.stalls_of_third = std::min(1.0, of_memory / now);
        }
        all.push_back(one);
    }
    return all;
}

} // namespace msrpp::machine

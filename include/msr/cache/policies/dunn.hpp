// Policy dunn: clusters of applications that wait for similar times for data that missed the second
// level, and more ways for clusters that wait longer. Source: Selfa et al., "Application clustering
// policies to address system fairness with Intel's cache allocation technology", PACT 2017. In the
// paper k-means starts at random, and masks overlap; this policy finds the best clusters in one
// dimension, and gives each ways of its own.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace msr::partition {

/// The policy `dunn`: clusters of applications that wait for similar times for data that missed the
/// second level.
/// Source: Selfa et al., PACT 2017; there k-means starts at random, and masks overlap.
class dunn {
public:
    /// Orders the applications of a workload by their stalls on misses of the second level. Reads
    /// the property stalls_l2_miss.
    dunn(const workload &workload, const room &room) : space{room}, order(workload.size()) {
        std::iota(order.begin(), order.end(), 0U);
        const auto waits = [&workload](unsigned i) {
            return workload.applications[i].of(property::stalls_l2_miss).entries[1];
        };
        std::sort(order.begin(), order.end(), [&](unsigned left, unsigned right) {
            return std::pair{waits(left), left} < std::pair{waits(right), right};
        });
        const double shortest = waits(order.front());
        const double range = waits(order.back()) - shortest;
        for (const unsigned application : order)
            relative_waits.push_back(range > 0 ? (waits(application) - shortest) / range : 0);
    }

    /// Returns the clusters of applications, from those with few ways to those with many. Reads the
    /// property stalls_l2_miss with one way.
    std::vector<cluster> clusters() const {
        const std::size_t max_count =
            std::min<std::size_t>(space.clusters(), relative_waits.size());
        std::vector<std::size_t> best{0};
        double greatest = 0;
        for (std::size_t count = 2;
             count <= max_count && (count < relative_waits.size() || relative_waits.size() == 2);
             ++count) {
            const std::vector<std::size_t> starts = means(count);
            const double score = index(starts);
            if (score > greatest) {
                greatest = score;
                best = starts;
            }
        }
        return with_ways(best);
    }

private:
    std::size_t end_of(const std::vector<std::size_t> &starts, std::size_t k) const {
        return k + 1 < starts.size() ? starts[k + 1] : relative_waits.size();
    }
    double mean(std::size_t begin, std::size_t end) const {
        return std::accumulate(relative_waits.begin() + static_cast<std::ptrdiff_t>(begin),
                               relative_waits.begin() + static_cast<std::ptrdiff_t>(end), 0.0) /
               static_cast<double>(end - begin);
    }
    double spread(std::size_t begin, std::size_t end) const {
        const double middle = mean(begin, end);
        double sum = 0;
        for (std::size_t i = begin; i < end; ++i)
            sum += (relative_waits[i] - middle) * (relative_waits[i] - middle);
        return sum;
    }

    /// Returns the first index of each of `count` clusters with the least sum of squared distances
    /// from the means; of several such divisions that with the earliest begins.
    std::vector<std::size_t> means(std::size_t count) const {
        const std::size_t size = relative_waits.size();
        // least_squares[k][i] is the least sum of squares of the first i applications in k
        // clusters, whose last cluster begins at last_begin[k][i].
        std::vector<std::vector<double>> least_squares(count + 1,
                                                       std::vector<double>(size + 1, HUGE_VAL));
        std::vector<std::vector<std::size_t>> last_begin(count + 1,
                                                         std::vector<std::size_t>(size + 1));
        least_squares[0][0] = 0;
        for (std::size_t k = 1; k <= count; ++k)
            for (std::size_t i = k; i <= size; ++i)
                for (std::size_t begin = k - 1; begin < i; ++begin) {
                    const double squares = least_squares[k - 1][begin] + spread(begin, i);
                    if (squares < least_squares[k][i]) {
                        least_squares[k][i] = squares;
                        last_begin[k][i] = begin;
                    }
                }
        std::vector<std::size_t> starts(count);
        for (std::size_t k = count, i = size; k > 0; i = last_begin[k][i], --k)
            starts[k - 1] = last_begin[k][i];
        return starts;
    }

    /// Returns Dunn's index of clusters: the least distance between two clusters divided by the
    /// greatest extent of a cluster; infinite where all extents are 0.
    double index(const std::vector<std::size_t> &starts) const {
        double least_distance = HUGE_VAL;
        double greatest_extent = 0;
        for (std::size_t k = 0; k < starts.size(); ++k) {
            const std::size_t last = end_of(starts, k) - 1;
            greatest_extent =
                std::max(greatest_extent, relative_waits[last] - relative_waits[starts[k]]);
            if (last + 1 < relative_waits.size())
                least_distance =
                    std::min(least_distance, relative_waits[last + 1] - relative_waits[last]);
        }
        return greatest_extent > 0  ? least_distance / greatest_extent
               : least_distance > 0 ? HUGE_VAL
                                    : 0;
    }

    /// Returns the share of all ways that the paper of Selfa et al. gives a cluster whose
    /// applications wait for `mean` on average, 0 to 1: 1.5 of 20 ways to all 20.
    static double share(double mean) {
        return (19.26833327 * std::exp(0.67431637 * mean) - 17.72167744) / 20;
    }

    /// Divides the ways among clusters in proportion to `share`: whole parts first, then a way each
    /// to the greatest remainders.
    std::vector<cluster> with_ways(const std::vector<std::size_t> &starts) const {
        std::vector<double> quotas;
        double sum = 0;
        for (std::size_t k = 0; k < starts.size(); ++k)
            sum += quotas.emplace_back(share(mean(starts[k], end_of(starts, k))));
        std::vector<cluster> result;
        unsigned left = space.ways - static_cast<unsigned>(starts.size()) * space.min_ways;
        const unsigned spare = left;
        for (std::size_t k = 0; k < starts.size(); ++k) {
            quotas[k] *= spare / sum;
            const auto whole = std::min(left, static_cast<unsigned>(quotas[k]));
            quotas[k] -= whole;
            left -= whole;
            result.push_back({{}, space.min_ways + whole});
            for (std::size_t i = starts[k]; i < end_of(starts, k); ++i)
                result.back().members.push_back(order[i]);
            std::sort(result.back().members.begin(), result.back().members.end());
        }
        for (; left > 0; --left) {
            const auto largest = std::max_element(quotas.begin(), quotas.end());
            ++result[static_cast<std::size_t>(largest - quotas.begin())].ways;
            *largest -= 1;
        }
        return result;
    }

    room space;
    /// Indices of the applications, by waiting time, the shortest first.
    std::vector<unsigned> order;
    /// How long each application waits for data that missed the second level, from 0 to 1, in the
    /// order of `order`.
    std::vector<double> relative_waits;
};

} // namespace msr::partition

// Policy dunn: clusters of applications that wait alike for what missed the second level, and more
// ways for those that wait longer.
// Source: Selfa et al., "Application clustering policies to address system fairness with Intel's
// cache allocation technology", PACT 2017. There k-means starts at random, and masks overlap; here
// the clusters are the best of all with one dimension, and each has ways of its own.
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

class dunn {
public:
    dunn(const workload &of, const room &in) : room_for{in}, order(of.size()) {
        std::iota(order.begin(), order.end(), 0U);
        const auto waits = [&of](unsigned i) {
            return of.applications[i].of(property::stalls_l2_miss).at[1];
        };
        std::sort(order.begin(), order.end(), [&](unsigned one, unsigned other) {
            return std::pair{waits(one), one} < std::pair{waits(other), other};
        });
        const double least = waits(order.front());
        const double range = waits(order.back()) - least;
        for (const unsigned one : order)
            at.push_back(range > 0 ? (waits(one) - least) / range : 0);
    }

    /// The clusters, from few ways to many. Reads stalls_l2_miss with one way.
    std::vector<cluster> clusters() const {
        const std::size_t most = std::min<std::size_t>(room_for.clusters(), at.size());
        std::vector<std::size_t> best{0};
        double greatest = 0;
        for (std::size_t count = 2; count <= most && (count < at.size() || at.size() == 2);
             ++count) {
            const std::vector<std::size_t> starts = means(count);
            const double one = index(starts);
            if (one > greatest) {
                greatest = one;
                best = starts;
            }
        }
        return with_ways(best);
    }

private:
    std::size_t end_of(const std::vector<std::size_t> &starts, std::size_t k) const {
        return k + 1 < starts.size() ? starts[k + 1] : at.size();
    }
    double mean(std::size_t from, std::size_t to) const {
        return std::accumulate(at.begin() + static_cast<std::ptrdiff_t>(from),
                               at.begin() + static_cast<std::ptrdiff_t>(to), 0.0) /
               static_cast<double>(to - from);
    }
    double spread(std::size_t from, std::size_t to) const {
        const double middle = mean(from, to);
        double sum = 0;
        for (std::size_t i = from; i < to; ++i)
            sum += (at[i] - middle) * (at[i] - middle);
        return sum;
    }

    /// Where the clusters of the least squares begin; of equal ones, as early as can be.
    std::vector<std::size_t> means(std::size_t count) const {
        const std::size_t size = at.size();
        // least[k][i]: of the first i in k clusters; the last one begins at from[k][i].
        std::vector<std::vector<double>> least(count + 1, std::vector<double>(size + 1, HUGE_VAL));
        std::vector<std::vector<std::size_t>> from(count + 1, std::vector<std::size_t>(size + 1));
        least[0][0] = 0;
        for (std::size_t k = 1; k <= count; ++k)
            for (std::size_t i = k; i <= size; ++i)
                for (std::size_t begin = k - 1; begin < i; ++begin) {
                    const double one = least[k - 1][begin] + spread(begin, i);
                    if (one < least[k][i]) {
                        least[k][i] = one;
                        from[k][i] = begin;
                    }
                }
        std::vector<std::size_t> starts(count);
        for (std::size_t k = count, i = size; k > 0; i = from[k][i], --k)
            starts[k - 1] = from[k][i];
        return starts;
    }

    /// Dunn's index: the least distance between clusters by the greatest extent of one.
    double index(const std::vector<std::size_t> &starts) const {
        double between = HUGE_VAL;
        double within = 0;
        for (std::size_t k = 0; k < starts.size(); ++k) {
            const std::size_t last = end_of(starts, k) - 1;
            within = std::max(within, at[last] - at[starts[k]]);
            if (last + 1 < at.size()) between = std::min(between, at[last + 1] - at[last]);
        }
        return within > 0 ? between / within : between > 0 ? HUGE_VAL : 0;
    }

    /// What the source gives a cluster with this mean, as a share of all ways: 1.5 to 20 of 20.
    static double share(double mean) {
        return (19.26833327 * std::exp(0.67431637 * mean) - 17.72167744) / 20;
    }

    /// Ways in proportion to these shares: whole parts, then to the greatest rests.
    std::vector<cluster> with_ways(const std::vector<std::size_t> &starts) const {
        std::vector<double> wanted;
        double sum = 0;
        for (std::size_t k = 0; k < starts.size(); ++k)
            sum += wanted.emplace_back(share(mean(starts[k], end_of(starts, k))));
        std::vector<cluster> result;
        unsigned left = room_for.ways - static_cast<unsigned>(starts.size()) * room_for.least;
        const unsigned all = left;
        for (std::size_t k = 0; k < starts.size(); ++k) {
            wanted[k] *= all / sum;
            const auto whole = std::min(left, static_cast<unsigned>(wanted[k]));
            wanted[k] -= whole;
            left -= whole;
            result.push_back({{}, room_for.least + whole});
            for (std::size_t i = starts[k]; i < end_of(starts, k); ++i)
                result.back().members.push_back(order[i]);
            std::sort(result.back().members.begin(), result.back().members.end());
        }
        for (; left > 0; --left) {
            const auto most = std::max_element(wanted.begin(), wanted.end());
            ++result[static_cast<std::size_t>(most - wanted.begin())].ways;
            *most -= 1;
        }
        return result;
    }

    room room_for;
    std::vector<unsigned> order; ///< applications, those that wait least first
    std::vector<double> at;      ///< how long they wait, from 0 to 1
};

} // namespace msr::partition

// Finds the best cache partition in which each application has ways of its own, where applications
// slow each other down through the cache only. The answer is exact: an objective is a sum, which is
// planned step by step, or a ratio, whose parts are limited by thresholds.
#pragma once

#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition::strict {

/// The number of ways beyond the least number that each application gets.
struct choice {
    std::uint8_t extra[most_ways]{};
};

/// The largest number of terms of a table `terms`: applications and choices together are at most
/// most_ways + 1.
inline constexpr unsigned most_terms = (most_ways + 1) * (most_ways + 1) / 4;

/// A cost for each application and each number of ways beyond the application's least number.
struct terms {
    unsigned count = 0; ///< number of applications
    /// Number of choices of ways of an application, 0 to `choices` - 1 ways beyond the least; all
    /// applications together take `choices` - 1 ways beyond their least.
    unsigned choices = 0;
    /// Costs, by application and then by choice of ways; the constructor leaves the costs unset.
    alignas(64) double entries[most_terms];

    terms() {}
    terms(unsigned rows, unsigned columns) : count{rows}, choices{columns} {}

    unsigned extra() const { return choices - 1; }
    unsigned size() const { return count * choices; }
    double *of(unsigned application) { return entries + application * choices; }
    const double *of(unsigned application) const { return entries + application * choices; }
};

/// The least sum of costs of the applications from index i to the last, for each i and each number
/// of ways that these applications have together beyond their least.
class least_sum {
public:
    /// Computes the least sums from the cost of each choice.
    /// `masks`: for each application a bit for each choice that is allowed; the sum is infinite
    /// where no choices are allowed
    void fill(const terms &costs, const std::uint32_t *masks) {
        choices = costs.choices;
        const unsigned last = costs.count - 1;
        for (unsigned s = 0; s < choices; ++s)
            row(last)[s] = allowed(masks, last, s) ? costs.of(last)[s] : HUGE_VAL;
        for (unsigned i = last; i-- > 0;)
            for (unsigned s = 0; s < choices; ++s) {
                double minimum = HUGE_VAL;
                for (unsigned j = 0; j <= s; ++j) {
                    if (!allowed(masks, i, j)) continue;
                    const double sum = costs.of(i)[j] + row(i + 1)[s - j];
                    minimum = sum < minimum ? sum : minimum;
                }
                row(i)[s] = minimum;
            }
    }
    void fill(const terms &costs) {
        choices = costs.choices;
        const unsigned last = costs.count - 1;
        for (unsigned s = 0; s < choices; ++s)
            row(last)[s] = costs.of(last)[s];
        for (unsigned i = last; i-- > 0;) {
            const double *const cost = costs.of(i);
            const double *const next_row = row(i + 1);
            for (unsigned s = i == 0 ? costs.extra() : 0; s < choices; ++s) {
                double minimum = cost[0] + next_row[s];
                for (unsigned j = 1; j <= s; ++j) {
                    const double sum = cost[j] + next_row[s - j];
                    minimum = sum < minimum ? sum : minimum;
                }
                row(i)[s] = minimum;
            }
        }
    }

    double value() const { return best[choices - 1]; }
    double from(unsigned application, unsigned extra) const { return row(application)[extra]; }

    /// Returns the choice of ways with the least sum of costs; of several, that with the fewest
    /// ways for the first applications.
    choice chosen(const terms &costs, const std::uint32_t *masks = nullptr) const {
        choice result;
        unsigned s = costs.extra();
        for (unsigned i = 0; i + 1 < costs.count; ++i) {
            unsigned position = 0;
            double minimum = HUGE_VAL;
            for (unsigned j = 0; j <= s; ++j) {
                if (masks != nullptr && !allowed(masks, i, j)) continue;
                const double sum = costs.of(i)[j] + row(i + 1)[s - j];
                if (sum >= minimum) continue;
                minimum = sum;
                position = j;
            }
            result.extra[i] = static_cast<std::uint8_t>(position);
            s -= position;
        }
        result.extra[costs.count - 1] = static_cast<std::uint8_t>(s);
        return result;
    }

private:
    static bool allowed(const std::uint32_t *masks, unsigned i, unsigned j) {
        return (masks[i] >> j & 1) != 0;
    }
    double *row(unsigned application) { return best + application * choices; }
    const double *row(unsigned application) const { return best + application * choices; }

    unsigned choices = 0;
    alignas(64) double best[most_terms];
};

/// Returns whether the applications can take all ways, each with a choice of ways that its mask
/// allows.
inline bool is_reachable(const terms &terms, const std::uint32_t *masks) {
    const std::uint64_t sum_mask = (std::uint64_t{1} << terms.choices) - 1;
    std::uint64_t sums = 1;
    for (unsigned i = 0; i < terms.count; ++i) {
        std::uint64_t next = 0;
        for (std::uint32_t rest = masks[i]; rest != 0; rest &= rest - 1)
            next |= sums << std::countr_zero(rest);
        sums = next & sum_mask;
        if (sums == 0) return false;
    }
    return (sums >> terms.extra() & 1) != 0;
}

/// Returns costs whose least sum is that of the greatest system throughput: the negative of 1 /
/// slowdown.
inline terms negative_speeds(const terms &slowdowns) {
    terms costs{slowdowns.count, slowdowns.choices};
    for (unsigned k = 0; k < costs.size(); ++k)
        costs.entries[k] = -1 / slowdowns.entries[k];
    return costs;
}

/// Returns the choice of ways with the greatest system throughput.
inline choice best_stp(const terms &slowdowns) {
    const terms costs = negative_speeds(slowdowns);
    least_sum sums;
    sums.fill(costs);
    return sums.chosen(costs);
}

/// Returns the choice of ways with the least mean slowdown.
inline choice best_antt(const terms &slowdowns) {
    least_sum sums;
    sums.fill(slowdowns);
    return sums.chosen(slowdowns);
}

/// The search for the choice of ways with the least unfairness, and among such choices for the
/// greatest system throughput.
class fairest {
public:
    explicit fairest(const terms &slowdowns) : table{slowdowns} { find(); }

    const choice &result() const { return best; }
    double unfairness() const { return ratio; }

private:
    struct candidate {
        double slowdown;
        std::uint8_t application;
        std::uint8_t extra;
    };

    void find() {
        unsigned count = 0;
        // upper limit of the least slowdown: the least of the applications' greatest slowdowns
        double first = HUGE_VAL;
        // lower limit of the greatest slowdown: the greatest of the applications' least slowdowns
        double last = 0;
        for (unsigned i = 0; i < table.count; ++i) {
            double minimum = HUGE_VAL;
            double maximum = 0;
            for (unsigned j = 0; j < table.choices; ++j) {
                const double slowdown = table.of(i)[j];
                candidates[count++] = {slowdown, static_cast<std::uint8_t>(i),
                                       static_cast<std::uint8_t>(j)};
                minimum = std::min(minimum, slowdown);
                maximum = std::max(maximum, slowdown);
            }
            first = std::min(first, maximum);
            last = std::max(last, minimum);
        }
        std::sort(candidates, candidates + count,
                  [](const candidate &left, const candidate &right) {
                      if (left.slowdown != right.slowdown) return left.slowdown < right.slowdown;
                      if (left.application != right.application)
                          return left.application < right.application;
                      return left.extra < right.extra;
                  });
        sweep(count, first, last);
        break_ties(count);
    }

    /// Finds for each lower limit of slowdowns the least greatest slowdown: both rise together.
    void sweep(unsigned count, double first, double last) {
        std::uint32_t masks[most_ways]{};
        unsigned low = 0;
        unsigned high = 0;
        while (high < count && (high == 0 || candidates[high].slowdown <= last))
            add(masks, high++);
        for (; low < count && candidates[low].slowdown <= first; ++low) {
            while (!is_reachable(table, masks)) {
                if (high == count) return;
                add(masks, high++);
            }
            const double quotient = candidates[high - 1].slowdown / candidates[low].slowdown;
            // The window of slowdowns may be wider than the slowdowns in it; a later start of the
            // window gives the ratio of these slowdowns.
            if (quotient < ratio) ratio = quotient;
            remove(masks, low);
        }
    }

    /// Finds the greatest system throughput among all choices of ways with the least unfairness.
    void break_ties(unsigned count) {
        const terms costs = negative_speeds(table);
        const double limit = ratio * (1 + equal_unfairness);
        double best_sum = HUGE_VAL;
        std::uint32_t masks[most_ways]{};
        unsigned high = 0;
        for (unsigned low = 0; low < count; ++low) {
            while (high < count && candidates[high].slowdown <= candidates[low].slowdown * limit)
                add(masks, high++);
            if (is_reachable(table, masks)) {
                least_sum sums;
                sums.fill(costs, masks);
                const double sum = sums.value();
                if (sum < best_sum) {
                    best_sum = sum;
                    best = sums.chosen(costs, masks);
                }
            }
            remove(masks, low);
        }
    }

    void add(std::uint32_t *masks, unsigned index) const {
        masks[candidates[index].application] |= std::uint32_t{1} << candidates[index].extra;
    }
    void remove(std::uint32_t *masks, unsigned index) const {
        masks[candidates[index].application] &= ~(std::uint32_t{1} << candidates[index].extra);
    }

    const terms &table;
    candidate candidates[most_terms];
    double ratio = HUGE_VAL;
    choice best;
};

} // namespace msr::partition::strict

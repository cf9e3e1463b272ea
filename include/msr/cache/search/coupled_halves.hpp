// Partitions as pairs of choices, one for each half of the applications. A search that goes from
// application to application would evaluate millions of partitions. The halves have thousands of
// choices each; sorted by load, only those pairs are evaluated whose loads have the right sum.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/search/linear_part.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition::strict {

/// A division of applications into two halves, each with few choices of ways.
struct half_split {
    unsigned half = 0; ///< number of applications in the first half; 0: there are too many choices
    /// Number of bits of an application's choice of ways in `half_choice::code`.
    unsigned width = 0;

    /// Divides applications into halves.
    /// `masks`: for each application a bit for each choice that it may have
    /// `count`: the number of applications
    /// `choices`: the number of choices of an application; all applications together take `choices`
    /// - 1 ways beyond their least
    /// `limit`: the greatest number of choices of both halves together
    half_split(const std::uint32_t *masks, unsigned count, unsigned choices, std::size_t limit)
        : width{32u - static_cast<unsigned>(std::countl_zero(choices - 1))} {
        double first_counts[most_ways + 1]{}, second_counts[most_ways + 1]{};
        count_choices(masks, count, choices, first_counts, false);
        count_choices(masks, count, choices, second_counts, true);
        const unsigned fit = width == 0 ? count : 64 / width;
        for (unsigned size = 1; size < count; ++size)
            if (size <= fit && count - size <= fit &&
                (half == 0 || first_counts[size] + second_counts[size] <
                                  first_counts[half] + second_counts[half]))
                half = size;
        if (half != 0 && first_counts[half] + second_counts[half] > static_cast<double>(limit))
            half = 0;
    }
    explicit operator bool() const { return half != 0; }

    std::uint64_t packed(const std::uint8_t *choices, unsigned begin, unsigned end) const {
        std::uint64_t code = 0;
        for (unsigned i = end; i-- > begin;)
            code = code << width | choices[i];
        return code;
    }
    void unpack(std::uint64_t code, unsigned begin, unsigned end, std::uint8_t *choices) const {
        for (unsigned i = begin; i < end; ++i, code >>= width)
            choices[i] = static_cast<std::uint8_t>(code & ((std::uint64_t{1} << width) - 1));
    }

private:
    /// Counts the choices of the first 1, 2, … applications together, or where `backwards` of the
    /// last 1, 2, …, without choices that take more ways than there are.
    static void count_choices(const std::uint32_t *masks, unsigned count, unsigned choices,
                              double *counts, bool backwards) {
        double by_sum[most_ways + 1]{1};
        counts[backwards ? count : 0] = 1;
        for (unsigned step = 0; step < count; ++step) {
            const unsigned i = backwards ? count - 1 - step : step;
            double next[most_ways + 1]{};
            for (std::uint32_t bits = masks[i]; bits != 0; bits &= bits - 1)
                for (auto s = static_cast<unsigned>(std::countr_zero(bits)), k = 0U; s < choices;
                     ++s, ++k)
                    next[s] += by_sum[k];
            double sum = 0;
            for (unsigned s = 0; s < choices; ++s)
                sum += by_sum[s] = next[s];
            counts[backwards ? i : i + 1] = sum;
        }
    }
};

/// A choice of ways for each application of a half, with the sums of loads on memory and of 1 /
/// slowdown in an interval of states of the path to memory.
struct half_choice {
    std::uint64_t code; ///< the choices of ways of the applications, `half_split::width` bits each
    /// Bit n: a choice of the first half leaves n ways to the second half; a choice of the second
    /// half takes n ways.
    std::uint64_t ways;
    double load_low;     ///< the sum of the loads on memory in the lower state of an interval
    double load_middle;  ///< the sum of the loads on memory in the middle state of an interval
    double load_high;    ///< the sum of the loads on memory in the higher state of an interval
    double speed;        ///< the sum of 1 / slowdown of the applications of the half
    double max_slowdown; ///< the greatest slowdown of an application of the half
    /// The part of the interval of states in which no slowdown is above the threshold.
    linear_part fair;
};

/// The choices of ways for the applications of two halves.
class halves {
public:
    /// Choices of ways for the first half; `half_choice::ways`: the ways left to the second half.
    std::vector<half_choice> first;
    /// Choices of ways for the second half; `half_choice::ways`: the ways that the half's choice
    /// takes.
    std::vector<half_choice> second;

    /// Calls `sink(first, second)` for each pair of choices whose ways fit together and whose sum
    /// of loads in the lower state is from `min_load` to `max_load`. Returns false as soon as
    /// `sink` does.
    template <typename Sink>
    bool meet(double min_load, double max_load, Sink &&sink) {
        const std::vector<group> left_groups = groups_of(first), taken_groups = groups_of(second);
        for (const group &left_group : left_groups)
            for (const group &right_group : taken_groups)
                if ((first[left_group.begin].ways & second[right_group.begin].ways) != 0 &&
                    !meet(left_group, right_group, min_load, max_load, sink))
                    return false;
        return true;
    }

private:
    /// A range of choices of ways of a half of the applications: choices with equal
    /// `half_choice::ways`, in the order of their loads on memory.
    struct group {
        std::size_t begin, end;
    };

    static std::vector<group> groups_of(std::vector<half_choice> &choices) {
        std::sort(choices.begin(), choices.end(),
                  [](const half_choice &left, const half_choice &right) {
                      return left.ways != right.ways ? left.ways < right.ways
                                                     : left.load_low < right.load_low;
                  });
        std::vector<group> result;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (i == 0 || choices[i].ways != choices[i - 1].ways)
                result.push_back({i, i + 1});
            else
                ++result.back().end;
        return result;
    }

    template <typename Sink>
    bool meet(const group &left_group, const group &right_group, double min_load, double max_load,
              Sink &sink) const {
        // index in `second` of the first choice with which the sum of loads reaches `min_load`
        std::size_t begin = right_group.end;
        for (std::size_t i = left_group.begin; i < left_group.end; ++i) {
            while (begin > right_group.begin &&
                   first[i].load_low + second[begin - 1].load_low >= min_load)
                --begin;
            for (std::size_t k = begin;
                 k < right_group.end && first[i].load_low + second[k].load_low <= max_load; ++k)
                if (!sink(first[i], second[k])) return false;
        }
        return true;
    }
};

} // namespace msr::partition::strict

// Choices of half of the applications that are met with those of the other half: where a search
// that goes from application to application would look at millions of partitions, the halves have
// thousands of choices each, and sorted by their loads only those meet that add up to what is held.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/search/linear_part.hpp>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition::strict {

/// How applications are divided in two, so that both halves have few choices.
struct halving {
    unsigned half = 0;  ///< applications in the first half; 0: there are too many choices
    unsigned width = 0; ///< bits of a choice in a code

    /// `masks`: a bit for each choice; all together have `choices` - 1 more ways than the least.
    /// `most`: choices of both halves.
    halving(const std::uint32_t *masks, unsigned count, unsigned choices, std::size_t most)
        : width{32u - static_cast<unsigned>(std::countl_zero(choices - 1))} {
        double up_to[most_ways + 1]{}, from[most_ways + 1]{};
        count_choices(masks, count, choices, up_to, false);
        count_choices(masks, count, choices, from, true);
        const unsigned fit = width == 0 ? count : 64 / width;
        for (unsigned one = 1; one < count; ++one)
            if (one <= fit && count - one <= fit &&
                (half == 0 || up_to[one] + from[one] < up_to[half] + from[half]))
                half = one;
        if (half != 0 && up_to[half] + from[half] > static_cast<double>(most)) half = 0;
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
    /// How many choices the applications up to each, or from each on, have together, as far as they
    /// have not too many ways.
    static void count_choices(const std::uint32_t *masks, unsigned count, unsigned choices,
                              double *into, bool backwards) {
        double by_sum[most_ways + 1]{1};
        into[backwards ? count : 0] = 1;
        for (unsigned at = 0; at < count; ++at) {
            const unsigned i = backwards ? count - 1 - at : at;
            double next[most_ways + 1]{};
            for (std::uint32_t bits = masks[i]; bits != 0; bits &= bits - 1)
                for (auto s = static_cast<unsigned>(std::countr_zero(bits)), k = 0U; s < choices;
                     ++s, ++k)
                    next[s] += by_sum[k];
            double sum = 0;
            for (unsigned s = 0; s < choices; ++s)
                sum += by_sum[s] = next[s];
            into[backwards ? i : i + 1] = sum;
        }
    }
};

/// Choices of some applications between two states.
struct half_choice {
    std::uint64_t code; ///< the choices, packed
    std::uint64_t ways; ///< a bit for each number of ways that is left, or that is taken
    double load_low;    ///< in the lower state
    double load_middle;
    double load_high; ///< in the higher state
    double speed;     ///< gain of STP
    double most;      ///< the greatest slowdown
    linear_part fair; ///< the states where none is above what is wanted
};

class halves {
public:
    std::vector<half_choice> first;  ///< `ways`: left for the others
    std::vector<half_choice> second; ///< `ways`: taken

    /// Calls `sink(one, other)` where ways meet and loads in the lower state add up to `least` to
    /// `most`. False: a call was.
    template <typename Sink>
    bool meet(double least, double most, Sink &&sink) {
        const std::vector<group> left = groups_of(first), taken = groups_of(second);
        for (const group &one : left)
            for (const group &other : taken)
                if ((first[one.begin].ways & second[other.begin].ways) != 0 &&
                    !meet(one, other, least, most, sink))
                    return false;
        return true;
    }

private:
    /// Of the same ways, from the least load on.
    struct group {
        std::size_t begin, end;
    };

    static std::vector<group> groups_of(std::vector<half_choice> &of) {
        std::sort(of.begin(), of.end(), [](const half_choice &one, const half_choice &other) {
            return one.ways != other.ways ? one.ways < other.ways : one.load_low < other.load_low;
        });
        std::vector<group> result;
        for (std::size_t i = 0; i < of.size(); ++i)
            if (i == 0 || of[i].ways != of[i - 1].ways)
                result.push_back({i, i + 1});
            else
                ++result.back().end;
        return result;
    }

    template <typename Sink>
    bool meet(const group &one, const group &other, double least, double most, Sink &sink) const {
        std::size_t from = other.end; // the first of the others that is enough
        for (std::size_t i = one.begin; i < one.end; ++i) {
            while (from > other.begin && first[i].load_low + second[from - 1].load_low >= least)
                --from;
            for (std::size_t k = from;
                 k < other.end && first[i].load_low + second[k].load_low <= most; ++k)
                if (!sink(first[i], second[k])) return false;
        }
        return true;
    }
};

} // namespace msr::partition::strict

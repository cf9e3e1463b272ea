// How much bandwidth a class is left, so that its traffic comes to a number of MB/s.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msrpp::rdt_tool {

/// Searches the shares of bandwidth that a processor has for the one under which traffic comes
/// nearest to what is wanted and not above it. It takes the share that would be right if traffic
/// were proportional, between shares that are known to be too much and too little; each step
/// narrows that.
class share_search {
public:
    /// `shares`: percentages that are left, in rising order, at least one. `wanted` and `tolerance`
    /// (a share of it): traffic.
    share_search(std::vector<unsigned> shares, double wanted, double tolerance)
        : shares_{std::move(shares)}, wanted_{wanted},
          tolerance_{tolerance}, at_{shares_.size() - 1}, too_much_from_{shares_.size()},
          seen_(shares_.size(), -1) {}

    unsigned share() const { return shares_[at_]; }
    bool is_over() const { return over_; }
    unsigned steps() const { return steps_; }

    /// Takes the traffic under share(). Returns whether share() changed.
    bool row(double traffic) {
        seen_[at_] = traffic;
        ++steps_;
        const std::size_t before = at_;
        const bool too_much = traffic > wanted_ * (1 + tolerance_);
        if (too_much)
            too_much_from_ = std::min(too_much_from_, at_);
        else
            enough_to_ = std::max(enough_to_, at_ + 1);
        if (!too_much && traffic >= wanted_ * (1 - tolerance_)) {
            over_ = true;
        } else if (enough_to_ >= too_much_from_) {
            over_ = true;
            at_ = best();
        } else {
            at_ = std::clamp(predicted(traffic), enough_to_, too_much_from_ - 1);
        }
        return at_ != before;
    }

private:
    std::vector<unsigned> shares_;
    double wanted_, tolerance_;
    std::size_t at_;
    std::size_t too_much_from_; ///< places from here on are too much
    std::size_t enough_to_ = 0; ///< places below this are not
    std::vector<double> seen_;  ///< traffic under each share; negative: not seen
    unsigned steps_ = 0;
    bool over_ = false;

    /// The greatest share that would not be too much if traffic were proportional to it.
    std::size_t predicted(double traffic) const {
        const double right = traffic <= 0 ? 100 : shares_[at_] * wanted_ / traffic;
        std::size_t found = 0;
        for (std::size_t i = 0; i < shares_.size(); ++i)
            if (shares_[i] <= right) found = i;
        return found;
    }
    /// The greatest traffic that is not too much; where all is too much, the least.
    std::size_t best() const {
        std::size_t found = 0;
        double most = -1;
        for (std::size_t i = 0; i < seen_.size(); ++i)
            if (seen_[i] >= 0 && seen_[i] <= wanted_ * (1 + tolerance_) && seen_[i] > most) {
                most = seen_[i];
                found = i;
            }
        if (most >= 0) return found;
        double least = HUGE_VAL;
        for (std::size_t i = 0; i < seen_.size(); ++i)
            if (seen_[i] >= 0 && seen_[i] < least) {
                least = seen_[i];
                found = i;
            }
        return found;
    }
};

} // namespace msrpp::rdt_tool

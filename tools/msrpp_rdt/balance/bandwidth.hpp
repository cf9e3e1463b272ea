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
    /// `shares`: percentages that are left, in rising order, at least one. `goal` and `tolerance`
    /// (a share of it): traffic.
    share_search(std::vector<unsigned> shares, double goal, double tolerance)
        : shares_{std::move(shares)}, goal_{goal},
          tolerance_{tolerance}, position_{shares_.size() - 1}, too_much_from_{shares_.size()},
          known_(shares_.size(), -1) {}

    unsigned share() const { return shares_[position_]; }
    bool is_over() const { return finished_; }
    unsigned steps() const { return steps_; }

    /// Takes the traffic under share(). Returns whether share() changed.
    bool row(double traffic) {
        known_[position_] = traffic;
        ++steps_;
        const std::size_t previous = position_;
        const bool too_much = traffic > goal_ * (1 + tolerance_);
        if (too_much)
            too_much_from_ = std::min(too_much_from_, position_);
        else
            enough_to_ = std::max(enough_to_, position_ + 1);
        if (!too_much && traffic >= goal_ * (1 - tolerance_)) {
            finished_ = true;
        } else if (enough_to_ >= too_much_from_) {
            finished_ = true;
            position_ = best();
        } else {
            position_ = std::clamp(predicted(traffic), enough_to_, too_much_from_ - 1);
        }
        return position_ != previous;
    }

private:
    std::vector<unsigned> shares_;
    double goal_, tolerance_;
    std::size_t position_;
    std::size_t too_much_from_; ///< index of the first share known to be too much
    std::size_t enough_to_ = 0; ///< shares below this index are known not to be too much
    std::vector<double> known_; ///< traffic under each share; negative: not seen
    unsigned steps_ = 0;
    bool finished_ = false;

    /// The greatest share that would not be too much if traffic were proportional to it.
    std::size_t predicted(double traffic) const {
        const double right = traffic <= 0 ? 100 : shares_[position_] * goal_ / traffic;
        std::size_t position = 0;
        for (std::size_t i = 0; i < shares_.size(); ++i)
            if (shares_[i] <= right) position = i;
        return position;
    }
    /// The greatest traffic that is not too much; where all is too much, the least.
    std::size_t best() const {
        std::size_t position = 0;
        double maximum = -1;
        for (std::size_t i = 0; i < known_.size(); ++i)
            if (known_[i] >= 0 && known_[i] <= goal_ * (1 + tolerance_) && known_[i] > maximum) {
                maximum = known_[i];
                position = i;
            }
        if (maximum >= 0) return position;
        double minimum = HUGE_VAL;
        for (std::size_t i = 0; i < known_.size(); ++i)
            if (known_[i] >= 0 && known_[i] < minimum) {
                minimum = known_[i];
                position = i;
            }
        return position;
    }
};

} // namespace msrpp::rdt_tool

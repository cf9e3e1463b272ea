// The search for the share of bandwidth by which the memory traffic of a class of service comes to
// a number of MB/s.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace msrpp::rdt_tool {

/// Searches the shares of bandwidth of a processor for the share under which traffic comes nearest
/// to the goal from below. The search tries the share that would be right if traffic were
/// proportional, between shares that are known to be too large and too small; each step narrows the
/// range.
class share_search {
public:
    /// `shares`: percentages of bandwidth in rising order, at least one. `goal`: the requested
    /// traffic. `tolerance`: a share of the goal.
    share_search(std::vector<unsigned> shares, double goal, double tolerance)
        : shares_{std::move(shares)}, goal_{goal},
          tolerance_{tolerance}, position_{shares_.size() - 1}, too_much_from_{shares_.size()},
          known_(shares_.size(), -1) {}

    unsigned share() const { return shares_[position_]; }
    bool is_over() const { return finished_; }
    unsigned steps() const { return steps_; }

    /// Takes the traffic that was measured under share(). Returns whether share() changed.
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
    /// Index of the first share under which traffic is known to be too large.
    std::size_t too_much_from_;
    /// Index of the first share above those whose traffic is known not to be too large.
    std::size_t enough_to_ = 0;
    std::vector<double> known_; ///< traffic under each share, by index; negative: not measured
    unsigned steps_ = 0;
    bool finished_ = false;

    /// Returns the index of the largest share under which traffic would not be too large if it were
    /// proportional to the share.
    std::size_t predicted(double traffic) const {
        const double right = traffic <= 0 ? 100 : shares_[position_] * goal_ / traffic;
        std::size_t position = 0;
        for (std::size_t i = 0; i < shares_.size(); ++i)
            if (shares_[i] <= right) position = i;
        return position;
    }
    /// Returns the index of the share with the largest traffic that is not too large; where all
    /// traffic is too large, of the share with the least.
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

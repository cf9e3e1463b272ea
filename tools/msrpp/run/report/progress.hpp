// Progress that a terminal shows while programs run.
#pragma once

#include "../carrier.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

/// On standard error, where that is a terminal: which run it is, and below it a line that is
/// written anew: for how long it runs, and what was counted in the last interval. It goes with the
/// run's end.
class progress : public listener {
public:
    progress();
    ~progress() override { ends(); }

    /// Itself on a terminal, else null: nobody hears.
    listener *if_shown() { return is_terminal_ ? this : nullptr; }
    /// Names the next run in these words, in place of its number.
    void name(std::string run) { name_ = std::move(run); }

    void begins(unsigned run, unsigned runs, std::vector<std::string> choices) override;
    void goes_on(std::uint64_t time_ns, const std::vector<reading> &counted) override;
    void ends() override;

private:
    void show(const std::string &line);

    bool is_terminal_;
    bool is_shown_ = false;
    std::string name_;
    std::vector<std::string> choices_;
    std::vector<reading> before_; ///< counted until `since_ns_`
    std::string rates_;           ///< of the last interval
    std::uint64_t since_ns_{};
    std::uint64_t shown_ns_{};
};

} // namespace msrpp::run

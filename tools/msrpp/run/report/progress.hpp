// Progress that a terminal shows while programs run.
#pragma once

#include "../carrier.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

/// Shows progress on standard error, where standard error is a terminal: the number of the run, and
/// in the next line the running time and the counts of the last interval. The second line is
/// rewritten at each report, and removed at the run's end.
class progress : public listener {
public:
    progress();
    ~progress() override { ends(); }

    /// Returns the object itself on a terminal, otherwise null: no progress is shown.
    listener *if_shown() { return is_terminal_ ? this : nullptr; }
    /// Sets the name of the next run, which is shown in place of the run's number.
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
    std::vector<reading> before_; ///< counts of events up to the time `since_ns_`
    std::string rates_;           ///< text of the rates in the last interval
    std::uint64_t since_ns_{};
    std::uint64_t shown_ns_{};
};

} // namespace msrpp::run

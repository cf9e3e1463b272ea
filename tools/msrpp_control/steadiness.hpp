// The steadiness of a machine while a program ran under settings: clocks, system management
// interrupts and governors, which `msrpp control with --steady` watches, and the line about them.
#pragma once

#include "access.hpp"

#include <msr/session/controls.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::control_tool {

/// The counts of a logical processor's clocks at a moment.
struct clock_counts {
    std::uint64_t aperf{}; ///< clocks of the core while the thread is not halted
    std::uint64_t mperf{}; ///< clocks of the base frequency while the thread is not halted
    std::uint64_t tsc{};   ///< clocks of the time stamp counter
};

/// The lowest and the highest clock of busy processors, as shares of the base clock.
class clock_range {
public:
    /// The least clocks of the base frequency that are compared: the registers are read one after
    /// the other, which matters the less the longer the time is.
    static constexpr std::uint64_t least_clocks = 10'000'000;

    /// Adds the clock of a processor between two moments, if the processor was busy for at least
    /// half of the time between them and for `least_clocks`.
    void add(const clock_counts &earlier, const clock_counts &later);
    /// Returns whether any processor was busy.
    bool has_any() const { return lowest_ <= highest_; }
    /// Returns whether the lowest and the highest clock differ by more than 1 %.
    bool has_moved() const { return has_any() && highest_ > lowest_ * 1.01; }
    /// Returns the range in words: `1.00 of the base clock`, `0.80 to 1.00 of the base clock`. The
    /// range must not be empty.
    std::string text() const;

private:
    double lowest_ = 1e9, highest_ = 0;
};

/// The governor of each of the kernel's frequency policies, by the policy's name.
using governors = std::map<std::string, std::string>;

/// Reads the governors below a folder like /sys/devices/system/cpu/cpufreq; empty: the kernel has
/// none.
governors read_governors(const std::string &folder);
/// Returns governors in words: `performance`, or, where policies have different governors, each
/// governor with its policies.
std::string text_of(const governors &governors);

/// The facts about a run that `--steady` prints.
struct steady_run {
    std::vector<std::string> settings; ///< a sentence about each setting of a control
    bool is_held{};                    ///< whether all settings were in force until the end
    /// Names of the controls whose registers another program wrote while the program ran.
    std::vector<std::string> moved_controls;
    bool are_clocks_known{}; ///< whether the processors' clocks were read
    clock_range clocks;      ///< range of the clocks while the program ran
    /// System management interrupts while the program ran; empty: the processor counts none.
    std::optional<std::uint64_t> interrupts;
    governors first, last; ///< the governors before and after the program
};

/// Returns the line of `--steady` about a run: which settings stayed in force, which of clocks,
/// interrupts and governors changed, and what else may have changed.
std::string line_of(const steady_run &run);

/// Returns the names of the controls whose values in the registers are no longer those that a
/// session has written, or cannot be read. Controls that the processor itself changes are left out.
std::vector<std::string> moved_among(const std::vector<msr::held_control> &controls,
                                     access &registers);

/// Watches a machine while a program runs. The clocks are read every second, which disturbs a
/// program less than reading them often.
class steadiness_watch {
public:
    static constexpr std::uint64_t interval_ns = 1'000'000'000;

    /// Begins to watch the logical processors `cpus` with the registers of `registers`, which must
    /// outlive the object.
    steadiness_watch(access &registers, std::vector<unsigned> cpus);

    /// Reads the clocks of the watched processors, and adds each clock since the last reading to
    /// the range of clocks, if enough clocks have passed to compare.
    void check();
    /// Reads clocks, interrupts and governors a last time. Returns the facts about the run, without
    /// its settings.
    steady_run end();

private:
    bool read_clocks(unsigned cpu, clock_counts &destination);
    std::optional<std::uint64_t> read_interrupts();

    access &registers_;
    std::vector<unsigned> cpus_;
    /// Clocks of each watched processor when its clock was last added to the range; empty: the
    /// clocks are not known.
    std::vector<clock_counts> clocks_;
    std::optional<std::uint64_t> interrupts_;
    steady_run seen_;
};

} // namespace msrpp::control_tool

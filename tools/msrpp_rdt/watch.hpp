// Groups of logical CPUs that are watched: what they hold of the caches, their traffic, and how
// fast their programs are.
#pragma once

#include "processor.hpp"

#include <msr/rdt/monitoring.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// Logical CPUs that are watched together, under an RMID.
struct watched_group {
    std::string name; ///< the list of CPUs, as given
    std::vector<unsigned> cpus;
    unsigned rmid{};
};

/// A number, or why there is none: it is never 0 for that.
struct amount {
    bool is_known{};
    double value{};
    const char *why = "unavailable"; ///< where it is not known

    static amount of(double value) { return {true, value, nullptr}; }
};

/// What a group did since the row before.
struct watched_row {
    double seconds{}; ///< since the watch began
    double passed{};  ///< since the row before
    std::size_t group{};
    unsigned of_class{}; ///< of its first CPU
    amount occupancy{};  ///< bytes
    amount total{};      ///< bytes a second
    amount local{};
    amount instructions{};
    amount clocks{};
    amount misses{}; ///< of the last level

    amount ipc() const;
};

/// Gives RMIDs to groups. Those of others are left alone: a complaint says who has one, unless they
/// are taken. `as_found`: groups are read under the RMID that they have, and none is written.
void give_rmids(std::vector<watched_group> &to, processor &on, bool take, bool as_found);

/// Reads groups again and again.
class watch {
public:
    /// Opens counters of each CPU for IPC and misses; where they cannot be had `why_no_counts()`
    /// says why.
    watch(processor &on, std::vector<watched_group> groups);
    ~watch();

    const std::vector<watched_group> &groups() const { return groups_; }
    const std::string &why_no_counts() const { return why_; }
    /// Of each group.
    std::vector<watched_row> read();

private:
    struct counters;
    struct last_reading {
        std::vector<msr::rdt::reading> total;
        std::vector<msr::rdt::reading> local;
        std::vector<double> counted;
    };

    processor &on_;
    std::vector<watched_group> groups_;
    std::vector<last_reading> last_;
    std::unique_ptr<counters> counters_;
    std::string why_;
    std::chrono::steady_clock::time_point began_;
    double at_ = 0;

    std::vector<unsigned> cpu_of_each_cache(const watched_group &one) const;
    amount occupancy_of(const watched_group &one);
    amount traffic_of(const watched_group &one, msr::rdt::event what,
                      std::vector<msr::rdt::reading> &before, double passed);
};

/// A number of bytes or bytes a second, or why there is none: `1.5 MB`.
std::string text_of(const amount &one, double unit, int digits);

} // namespace msrpp::rdt_tool

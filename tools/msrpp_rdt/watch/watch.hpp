// Watches groups of logical CPUs: their occupancy of the caches, their traffic, and the speed of
// their programs.
#pragma once

#include "../processor.hpp"

#include <msr/rdt/corrections.hpp>
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
    std::string name; ///< list of the group's CPUs, as the command line gave it
    std::vector<unsigned> cpus;
    unsigned rmid{};
};

/// An amount, or the reason why the amount is unknown; an unknown amount is never given as 0.
struct amount {
    bool is_known{};
    double value{};
    const char *reason = "unavailable"; ///< text for an unknown amount

    static amount of(double value) { return {true, value, nullptr}; }
};

/// Clocks of a simulated second, chosen because simulated processors have no frequency.
inline constexpr double simulated_clocks_per_second = 2e9;

/// The counts of a group since the previous row. On a simulated processor seconds are those of the
/// processor's clocks, not of the machine that simulates it.
struct watched_row {
    double seconds{}; ///< seconds from the beginning of the watch
    double passed{};  ///< seconds since the previous row of the group
    std::size_t group{};
    unsigned of_class{};  ///< class of service of the group's first CPU
    std::uint64_t mask{}; ///< mask of ways of `of_class`, on the group's first CPU
    amount occupancy{};   ///< occupancy of the cache in bytes
    amount total{};       ///< traffic to memory in bytes per second
    amount local{};
    amount instructions{};
    amount clocks{};
    amount misses{}; ///< misses of the last-level cache

    amount ipc() const;
};

/// Reads the counts of groups of CPUs repeatedly, and returns rows.
class watch {
public:
    /// Opens counters on each CPU for IPC and misses; where the counters cannot be opened,
    /// `why_no_counts()` returns the reason.
    watch(processor &machine, std::vector<watched_group> groups);
    ~watch();

    const std::vector<watched_group> &groups() const { return groups_; }
    const std::string &why_no_counts() const { return reason_; }
    bool counts_misses() const;
    /// Returns the seconds since the watch began; on a simulated processor the sum over the rows of
    /// the time of the CPU that came farthest.
    double seconds();
    /// Returns the seconds since the last row of a group of CPUs.
    double since_row(std::size_t group);
    /// Reads a row of counts for each group of CPUs.
    std::vector<watched_row> read();

private:
    struct counters;
    struct counted_traffic {
        std::vector<msr::rdt::reading> of_caches;
        const char *reason{}; ///< reason why traffic is not counted; null: traffic is counted
    };
    /// Values of the traffic counters, and the time of the reading.
    struct traffic_reading {
        double position{};
        counted_traffic total, local;
    };
    /// Counts of instructions, clocks and misses, and the time of the reading.
    struct counts_reading {
        double position{};
        std::vector<double> sums;
    };
    /// The simulated clock of a group of CPUs: the time-stamp counter of each CPU at the time
    /// `position`, in seconds.
    struct simulated_clock {
        double position{};
        std::vector<double> stamps;
    };
    struct last_reading {
        traffic_reading traffic;
        counts_reading counted;
    };

    processor &machine_;
    std::vector<watched_group> groups_;
    std::vector<last_reading> last_;
    std::unique_ptr<counters> counters_;
    std::string reason_;
    std::chrono::steady_clock::time_point began_;
    msr::rdt::bandwidth_correction correction_;
    /// Number of the assigned counter for each group and cache (AMD); -1: none.
    std::vector<std::vector<int>> assigned_;
    std::vector<double> first_;           ///< time of each group's first reading, in seconds
    std::vector<simulated_clock> clocks_; ///< simulated clock of each group at its last row

    simulated_clock clock_of(std::size_t group);
    double time_of(std::size_t group);
    std::vector<unsigned> cpu_of_each_cache(const watched_group &group) const;
    amount occupancy_of(const watched_group &group);
    counted_traffic traffic_counters(std::size_t group, msr::rdt::event event);
    template <typename Read>
    auto read_together(std::size_t group, double start, const Read &read);
    traffic_reading read_traffic(std::size_t group);
    counts_reading read_counts(std::size_t group);
    /// Returns the traffic between two readings of the counters, in bytes per second.
    amount traffic_between(const counted_traffic &previous, const counted_traffic &current,
                           double passed, unsigned rmid) const;
    std::string how_to_free();
    void find_assigned_counters();
    std::uint64_t mask_of(const watched_group &group, unsigned of_class);
};

/// Returns the events that are counted in addition to RDT: instructions, clocks, misses of the
/// last-level cache.
std::vector<std::string> counted_beside(bool is_amd);

/// Returns remarks about counts on a processor, for the user; empty where the processor is
/// simulated. `system`: the folder where Linux lists the CPUs of NUMA nodes.
std::vector<std::string> remarks_on(const processor &machine,
                                    const std::string &system = "/sys/devices/system/cpu");

/// Returns an amount of bytes or bytes per second as text, such as `1.5 MB`, or the reason why the
/// amount is unknown.
std::string text_of(const amount &amount, double unit, int digits);

} // namespace msrpp::rdt_tool

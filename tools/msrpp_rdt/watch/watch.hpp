// Groups of logical CPUs that are watched: their occupancy of the caches, their traffic, and the
// speed of their programs.
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
    std::string name; ///< the list of CPUs, as given
    std::vector<unsigned> cpus;
    unsigned rmid{};
};

/// A number, or the reason why there is none; a missing number is never 0.
struct amount {
    bool is_known{};
    double value{};
    const char *reason = "unavailable"; ///< text that is printed where the value is unknown

    static amount of(double value) { return {true, value, nullptr}; }
};

/// Clocks of a simulated second, chosen because simulated processors have no frequency.
inline constexpr double simulated_clocks_per_second = 2e9;

/// The row of a group: its counts since the row before. On a simulated processor seconds are those
/// of the processor's clocks, not of the machine that simulates it.
struct watched_row {
    double seconds{}; ///< seconds since the watch began
    double passed{};  ///< seconds since the row before
    std::size_t group{};
    unsigned of_class{};  ///< class of the group's first CPU
    std::uint64_t mask{}; ///< mask of the class on the group's first CPU
    amount occupancy{};   ///< occupancy in bytes
    amount total{};       ///< traffic in bytes per second
    amount local{};
    amount instructions{};
    amount clocks{};
    amount misses{}; ///< misses of the last level

    amount ipc() const;
};

/// A watch reads groups repeatedly, and returns rows.
class watch {
public:
    /// Opens counters of each CPU for IPC and misses; where they cannot be opened `why_no_counts()`
    /// returns the reason.
    watch(processor &machine, std::vector<watched_group> groups);
    ~watch();

    const std::vector<watched_group> &groups() const { return groups_; }
    const std::string &why_no_counts() const { return reason_; }
    bool counts_misses() const;
    /// Returns the seconds since the watch began; on a simulated processor the sum from row to row
    /// of the time of the CPU that came farthest.
    double seconds();
    /// Returns the seconds since the last row of a group.
    double since_row(std::size_t group);
    /// Reads the row of each group.
    std::vector<watched_row> read();

private:
    struct counters;
    struct counted_traffic {
        std::vector<msr::rdt::reading> of_caches;
        const char *reason{}; ///< the reason why there are no counts of instructions and misses
    };
    /// Contents of the counters of traffic, and the time of reading.
    struct traffic_reading {
        double position{};
        counted_traffic total, local;
    };
    /// Counts of the additional choices, and the time of reading.
    struct counts_reading {
        double position{};
        std::vector<double> sums;
    };
    /// The clocks of a group of simulated CPUs: the time-stamp counter of each CPU at the time
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
    /// Number of the counter for each group and cache (AMD); -1: none.
    std::vector<std::vector<int>> assigned_;
    std::vector<double> first_;           ///< first values of each group's counters
    std::vector<simulated_clock> clocks_; ///< clocks of each group at its last row

    simulated_clock clock_of(std::size_t group);
    double time_of(std::size_t group);
    std::vector<unsigned> cpu_of_each_cache(const watched_group &group) const;
    amount occupancy_of(const watched_group &group);
    counted_traffic traffic_counters(std::size_t group, msr::rdt::event event);
    template <typename Read>
    auto read_together(std::size_t group, double start, const Read &read);
    traffic_reading read_traffic(std::size_t group);
    counts_reading read_counts(std::size_t group);
    /// Returns the traffic between two readings in bytes per second.
    amount traffic_between(const counted_traffic &previous, const counted_traffic &current,
                           double passed, unsigned rmid) const;
    std::string how_to_free();
    void find_assigned_counters();
    std::uint64_t mask_of(const watched_group &group, unsigned of_class);
};

/// Returns the events that are counted in addition: instructions, clocks, misses of the last level.
std::vector<std::string> counted_beside(bool is_amd);

/// Returns remarks for readers of counts on a processor; empty where the processor is simulated.
/// `system`: the folder where Linux lists the CPUs of nodes.
std::vector<std::string> remarks_on(const processor &machine,
                                    const std::string &system = "/sys/devices/system/cpu");

/// Returns a number of bytes or bytes per second as text, or the reason why there is none: `1.5
/// MB`.
std::string text_of(const amount &amount, double unit, int digits);

} // namespace msrpp::rdt_tool

// Assignable counters of AMD QoS in a simulated cache: each counter counts the traffic of the RMID,
// and of the kinds, with which software has configured the counter, from that write on. Nothing was
// measured.
#pragma once

#include <msr/amd/qos/registers.hpp>
#include <msr/core/register.hpp>
#include <msr/sim/caches/core_caches.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// Returns the number of lines of the traffic `observed` that are of certain kinds, for a cache
/// whose memory is all local. `kinds`: bits of qos::evt_cfg.
inline std::uint64_t lines_of_kinds(const memory_traffic &observed, std::uint64_t kinds) {
    constexpr std::uint64_t local_reads = decltype(qos::evt_cfg::local_reads)::mask;
    constexpr std::uint64_t dirty_victims = decltype(qos::evt_cfg::dirty_victims)::mask;
    return ((kinds & local_reads) != 0 ? observed.reads : 0) +
           ((kinds & dirty_victims) != 0 ? observed.writes : 0);
}

/// The assignable counters of a cache, which software reaches through the registers abmc_cfg and
/// abmc_dsc.
class assigned_counters {
public:
    explicit assigned_counters(unsigned count) : counters_(count) {}

    /// Returns the value of abmc_cfg that software wrote last.
    std::uint64_t &window() { return window_; }
    /// Returns the value of abmc_dsc: the assignment of the counter that abmc_cfg selects.
    std::uint64_t described() const { return selected().configured; }

    /// Assigns a counter by the value of abmc_cfg, where its bit cfg_en is set; the counter begins
    /// at 0. `traffic`: the present traffic of each owner number.
    void take(const std::vector<memory_traffic> &traffic) {
        const auto abmc_cfg = decode<qos::abmc_cfg>(window_);
        if (!abmc_cfg.cfg_en) return;
        one &counter = counters_[abmc_cfg.cntr_id];
        counter.configured = window_;
        counter.at_start = 0;
        counter.at_start = lines_since_start(counter, traffic);
    }

    /// Returns whether a counter exists and is enabled for an RMID. Counters that count for a class
    /// of service are not simulated.
    bool counts(std::size_t number) const {
        if (number >= counters_.size()) return false;
        const auto value = decode<qos::abmc_cfg>(counters_[number].configured);
        return value.cntr_en && !value.src_is_clos;
    }
    /// Returns the lines that a counter has counted since it was assigned. `number`: a counter for
    /// which counts() is true. `traffic`: the present traffic of each owner number.
    std::uint64_t lines(std::size_t number, const std::vector<memory_traffic> &traffic) const {
        return lines_since_start(counters_[number], traffic);
    }

private:
    struct one {
        /// Value written to register abmc_cfg that assigned the counter.
        std::uint64_t configured = 0;
        /// Number of lines, of the counter's kinds of traffic, at the time when the counter was
        /// assigned.
        std::uint64_t at_start = 0;
    };

    std::uint64_t window_ = 0;
    std::vector<one> counters_;

    const one &selected() const { return counters_[decode<qos::abmc_cfg>(window_).cntr_id]; }
    static std::uint64_t lines_since_start(const one &of,
                                           const std::vector<memory_traffic> &traffic) {
        const auto value = decode<qos::abmc_cfg>(of.configured);
        if (value.bw_src >= traffic.size()) return 0;
        return lines_of_kinds(traffic[value.bw_src], value.bw_type) - of.at_start;
    }
};

} // namespace msr::sim

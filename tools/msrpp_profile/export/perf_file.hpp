// The parts of a perf.data file around its records.
// Sources: Linux 6.1, tools/perf/Documentation/perf.data-file-format.txt and util/header.c.
#pragma once

#include "destination.hpp"

#include <msr/profile/record.hpp>

#include <linux/perf_event.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp::profile {

/// A kind of sample is an event of perf.
struct perf_event {
    msr::profile::sample_kind kind{};
    std::string name{};
    std::uint64_t period{}; ///< as it was asked for
    bool user_only{};       ///< no sample is of the kernel

    /// The identifier by which records name the event.
    std::uint64_t id() const { return static_cast<std::uint64_t>(kind); }
};

/// A file with a build id, for perf to find its symbols with.
struct perf_build_id {
    std::string id; ///< bytes, 20 at most
    std::string path;
};

/// Two clocks at the same time, in ns.
struct perf_clocks {
    std::uint64_t monotonic{};
    std::uint64_t realtime{};
};

/// The parts of the file beside the records.
struct perf_session {
    std::vector<perf_event> events{};
    std::uint64_t sample_type{};
    std::vector<perf_build_id> build_ids{};
    std::vector<std::string> command_line{};
    std::string host{};
    std::string release{};
    std::string cpu{};
    std::uint32_t cpus{1};
    std::uint64_t first_time{};
    std::uint64_t last_time{};
    std::optional<perf_clocks> clocks{};
};

/// Writes what stands in front of the records.
void begin_perf_file(destination &destination, const perf_session &perf_session);

/// Writes what stands behind the records, and the header anew. `begin`: where the records begin.
void end_perf_file(destination &destination, const perf_session &perf_session, std::uint64_t begin);

} // namespace msrpp::profile

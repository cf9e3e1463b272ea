// The parts of a perf.data file other than its records. Sources: Linux 6.1,
// tools/perf/Documentation/perf.data-file-format.txt and util/header.c.
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

/// An event in perf.data, which stands for a kind of sample.
struct perf_event {
    msr::profile::sample_kind kind{};
    std::string name{};
    std::uint64_t period{}; ///< requested period between two samples
    bool user_only{}; ///< no sample of the kind is of the kernel: the event excludes the kernel

    /// Returns the identifier by which records name the event.
    std::uint64_t id() const { return static_cast<std::uint64_t>(kind); }
};

/// A file with a build id, by which perf finds the file's symbols.
struct perf_build_id {
    std::string id; ///< bytes of the build id, 20 at most
    std::string path;
};

/// Readings of CLOCK_MONOTONIC and CLOCK_REALTIME at the same time, in ns.
struct perf_clocks {
    std::uint64_t monotonic{};
    std::uint64_t realtime{};
};

/// The contents of a perf.data file other than the records.
struct perf_session {
    std::vector<perf_event> events{};
    std::uint64_t sample_type{};
    /// Whether the branches of samples are the calls that had not returned.
    bool has_call_stacks{};
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

/// Writes the parts of perf.data in front of the records.
void begin_perf_file(destination &destination, const perf_session &perf_session);

/// Writes the parts of perf.data behind the records, and rewrites the header. `begin`: position of
/// the first record.
void end_perf_file(destination &destination, const perf_session &perf_session, std::uint64_t begin);

} // namespace msrpp::profile

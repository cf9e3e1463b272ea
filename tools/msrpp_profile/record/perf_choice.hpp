// The choice of what Linux's perf samples: an event of its PMUs.
#pragma once

#include "recorded.hpp"

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/sampling.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::profile {

/// How complaints begin.
inline constexpr const char *perf_prefix = "profile record: --backend perf: ";

struct perf_choice {
    msr::perf_event event{};
    msr::perf_sampled what{};
    std::string kind{};   ///< op, fetch, precise or overflow
    std::string text{};   ///< the choice, with its period
    std::string cpu{};    ///< the processor, as `msrpp cpus` names it; empty: not known
    std::string counts{}; ///< what the period counts
    std::uint32_t period{};
    unsigned random_bits{}; ///< of each period
    bool varied_by_hand{};  ///< periods are changed whenever rings are read
    std::string remark{};   ///< to be said at the end; may be empty
};

/// Throws a complaint where it cannot be sampled here: on these CPUs as a whole, or, without CPUs,
/// wherever this process may run.
perf_choice perf_choice_of(const recorded &options, const std::vector<unsigned> &whole_cpus);

/// The number of a PMU of the kernel; 0: there is none. Its name is that of a folder.
std::uint32_t number_of_pmu(const char *name);

} // namespace msrpp::profile

// Chooses the event of Linux's PMUs that perf samples.
#pragma once

#include "recorded.hpp"

#include <msr/backend/perf/event.hpp>
#include <msr/backend/perf/sampling.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::profile {

/// The beginning of complaints about --backend perf.
inline constexpr const char *perf_prefix = "profile record: --backend perf: ";

struct perf_choice {
    msr::perf_event event{};
    msr::perf_sampled what{};
    std::string kind{};   ///< kind of sample: op, fetch, precise or overflow
    std::string text{};   ///< text of the event that is sampled, with its period
    std::string cpu{};    ///< name of the processor as `msrpp cpus` prints it; empty: unknown
    std::string counts{}; ///< what the period counts, in the plural, such as events
    std::uint32_t period{};
    unsigned random_bits{}; ///< number of low bits of each sampling period that are random
    bool varied_by_hand{};  ///< the recorder itself varies the period whenever it reads the rings
    std::string remark{};   ///< remark for the end of the recording; may be empty
};

/// Returns the event that perf samples, as the options request. Throws a complaint where the event
/// cannot be sampled on the whole CPUs, or, without CPUs, on the CPUs where this process may run.
perf_choice perf_choice_of(const recorded &options, const std::vector<unsigned> &whole_cpus);

/// Returns the type (perf_event_attr) of a PMU of the kernel; 0: the kernel has no such PMU.
/// `name`: the name of the PMU's folder.
std::uint32_t number_of_pmu(const char *name);

} // namespace msrpp::profile

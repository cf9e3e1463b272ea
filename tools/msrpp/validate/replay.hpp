// Reports that `msrpp validate -o` wrote, read from a file and replayed: the plans must access the
// registers that the report has, and the values of the report must give the report's findings.
#pragma once

#include "checks/check_result.hpp"
#include "device.hpp"

#include <string>
#include <vector>

namespace msrpp::validate {

/// A report of `msrpp validate` from a file.
struct written_report {
    std::string processor;
    std::string simulated; ///< name of the simulated processor; empty: the processor is real
    std::string backend;
    std::string cpuid; ///< text of CPUID, as `cpuid --raw` prints it
    unsigned cpu{};
    unsigned other_cpu{}; ///< number of the second CPU of checks; `no_cpu`: none
    unsigned runs{};
    bool lifts_rules{}; ///< events were counted on counters that rules forbid, too
    check_results results;
    std::vector<transcript_part> transcript;
};

/// Reads a report from a file. Throws a complaint where the file is no report.
written_report read_report(const std::string &file);

/// Returns CPUID of this CPU in the form of `cpuid --raw`: the leaves that describe counters.
std::string cpuid_text();

/// Returns the differences between two lists of findings, a sentence for each difference.
std::vector<std::string> differences(check_results written, const check_results &replayed);

} // namespace msrpp::validate

// Reports that `msrpp validate -o` has written, read and replayed: plans must access the same
// registers, and readings must be understood as they were.
#pragma once

#include "check_result.hpp"
#include "device.hpp"

#include <string>
#include <vector>

namespace msrpp::validate {

/// A report that was written.
struct written_report {
    std::string processor;
    std::string simulated; ///< empty: the processor is real
    std::string backend;
    std::string cpuid; ///< text of CPUID, as `cpuid --raw` prints it
    unsigned cpu{};
    unsigned runs{};
    check_results results;
    std::vector<transcript_part> transcript;
};

/// Reads a report. Throws a complaint.
written_report read_report(const std::string &file);

/// CPUID of this CPU as `cpuid --raw` prints it: the leaves that describe counters.
std::string cpuid_text();

/// The differences of findings, a sentence each.
std::vector<std::string> differences(const check_results &written, const check_results &replayed);

} // namespace msrpp::validate

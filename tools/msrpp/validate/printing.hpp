// The reports of `msrpp validate`.
#pragma once

#include "checks/check_result.hpp"
#include "checks/checks.hpp"
#include "device.hpp"
#include "lies/lies.hpp"

#include "../../support/report/report.hpp"

#include <span>
#include <string>
#include <vector>

namespace msrpp::validate {

/// The result of all checks on a machine, with the machine's identity.
struct validation {
    std::string processor; ///< name of the processor, in the syntax of --cpu
    std::string backend;
    std::string simulated; ///< name of the simulated processor; empty: the processor is real
    std::string lie;       ///< name of the simulated fault of registers (lies.hpp); empty: no fault
    std::string cpuid{};   ///< text of CPUID, as `cpuid --raw` prints it
    std::string system{};  ///< name and version of the kernel: `Linux 6.1.0`
    std::string date{};    ///< date of the report: `2026-11-30`
    unsigned cpu{};
    unsigned other_cpu{}; ///< number of the second CPU of checks; `no_cpu`: none
    unsigned runs{};
    bool lifts_rules{}; ///< events were counted on counters that rules forbid, too
    check_results results{};

    bool has_failures() const;
};

/// The result of all checks while a simulated fault (lie) falsifies registers.
struct lie_result {
    const lie_row *row{};
    std::string reason;              ///< why the fault was not tried; empty: the fault was tried
    std::vector<std::string> checks; ///< names of the checks that failed, each once
};

/// Returns the names of the checks that failed, each once.
std::vector<std::string> failed_checks(const check_results &results);
/// Returns whether the check that must find a simulated fault (lie) failed, or the fault was not
/// tried.
bool is_found(const lie_result &result);

/// Returns the report of the checks that would be made, and of the counters that would be checked.
report report_of(std::span<const check_row> checks, const register_layout &layout);
/// Returns the report of `msrpp validate` on all checks, for people and programs.
report report_of(const validation &result);
/// Returns the report of `msrpp validate` with the transcript of all accesses to registers.
report whole_report_of(const validation &result, const std::vector<transcript_part> &transcript);
/// Returns the table of simulated faults (lies) with the checks that find them.
report report_of(const std::vector<lie_result> &results);

} // namespace msrpp::validate

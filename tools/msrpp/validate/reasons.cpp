#include "reasons.hpp"

#include "../detect/cpuid_source.hpp"

#include <fstream>
#include <string>

namespace msrpp::validate {

namespace {

/// Returns whether CPUID says that a hypervisor runs (leaf 1, ECX bit 31, which processors reserve
/// for hypervisors).
bool has_hypervisor() { return (cpuid_source{}(1, 0).ecx >> 31 & 1) != 0; }

/// Returns whether Linux's watchdog of hard lockups uses a counter on each CPU.
bool has_watchdog() {
    std::ifstream file{"/proc/sys/kernel/nmi_watchdog"};
    int is_on = 0;
    return file >> is_on && is_on != 0;
}

void append(std::string &text, const char *sentence) {
    text += (text.empty() ? "" : "; ");
    text += sentence;
}

} // namespace

void add_reasons(check_results &results) {
    const bool is_guest = has_hypervisor(), is_watched = has_watchdog();
    for (check_result &entry : results) {
        if (!entry.is_failure()) continue;
        if (is_guest) {
            append(entry.reason, "a hypervisor runs below: it may show counters that it does not "
                                 "give to its guests");
            append(entry.advice, "compare with the host");
        }
        if (is_watched) {
            append(entry.reason, "the kernel's watchdog has a counter");
            append(entry.advice, "write 0 to /proc/sys/kernel/nmi_watchdog");
        }
        if (entry.actual == "no access") {
            append(entry.reason, "the BIOS or the kernel may lock the register");
            append(entry.advice,
                   "look for PMU settings of the BIOS, and for lockdown of the kernel");
        }
        if (entry.reason.empty())
            append(entry.reason, "no known reason: a wrong table, or an erratum that msrpp lacks");
        if (entry.advice.empty()) append(entry.advice, "report it: doc/validate.md");
    }
}

} // namespace msrpp::validate

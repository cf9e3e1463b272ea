#include "announced.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

namespace msrpp::validate {

namespace {

enum class cpuid_part : unsigned { eax, ebx, ecx, edx };

/// A bit of CPUID, and a register that exists where the bit is 1.
struct announcement {
    std::string_view feature;
    std::uint32_t leaf{};
    cpuid_part part{};
    unsigned bit{};
    std::uint32_t address{};
};

// Sources of the bits and addresses: Intel SDM volume 2, CPUID, and volume 4, chapter 2; AMD APM
// volume 3, appendix E, and volume 2, chapters 13 and 19.
constexpr announcement intels[] = {
    {"TSC", 1, cpuid_part::edx, 4, 0x10},        // IA32_TIME_STAMP_COUNTER
    {"DS", 1, cpuid_part::edx, 21, 0x600},       // IA32_DS_AREA
    {"PDCM", 1, cpuid_part::ecx, 15, 0x345},     // IA32_PERF_CAPABILITIES
    {"APERFMPERF", 6, cpuid_part::ecx, 0, 0xe8}, // IA32_APERF
    {"RDT-M", 7, cpuid_part::ebx, 12, 0xc8d},    // IA32_QM_EVTSEL
    {"RDT-A", 7, cpuid_part::ebx, 15, 0xc8f},    // IA32_PQR_ASSOC
};
constexpr announcement amds[] = {
    {"TSC", 1, cpuid_part::edx, 4, 0x10},
    {"PerfCtrExtCore", 0x8000'0001, cpuid_part::ecx, 23, 0xc001'0200}, // PERF_CTL0
    {"PerfCtrExtNB", 0x8000'0001, cpuid_part::ecx, 24, 0xc001'0240},   // NB_PERF_CTL0
    {"PerfCtrExtLLC", 0x8000'0001, cpuid_part::ecx, 28, 0xc001'0230},  // CH_L3_PERF_CTL0
    {"IBS", 0x8000'0001, cpuid_part::ecx, 10, 0xc001'1030},            // IBS_FETCH_CTL
    {"EffFreqRO", 0x8000'0007, cpuid_part::edx, 10, 0xc000'00e8},      // APERF_READONLY
    {"RAPL", 0x8000'0007, cpuid_part::edx, 14, 0xc001'0299},           // RAPL_PWR_UNIT
    {"IRPERF", 0x8000'0008, cpuid_part::ebx, 1, 0xc000'00e9},          // IRPERF
    {"PerfMonV2", 0x8000'0022, cpuid_part::eax, 0, 0xc000'0301},       // PERF_CNTR_GLOBAL_CTL
    {"PQM", 7, cpuid_part::ebx, 12, 0xc8d},                            // QM_EVTSEL
    {"PQE", 7, cpuid_part::ebx, 15, 0xc8f},                            // PQR_ASSOC
};

template <typename Table>
void add_rows(std::vector<announced_register> &destination, const Table &table,
              const cpuid_source &cpuid) {
    for (const announcement &row : table) {
        const msr::cpuid_registers leaf = msr::leaf_or_zeros(cpuid, row.leaf);
        const std::uint32_t parts[] = {leaf.eax, leaf.ebx, leaf.ecx, leaf.edx};
        if ((parts[static_cast<unsigned>(row.part)] >> row.bit & 1) != 0)
            destination.push_back({row.feature, row.address});
    }
}

} // namespace

std::vector<announced_register> announced_registers(const cpuid_source &cpuid) {
    std::vector<announced_register> result;
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    if (vendor == msr::cpu_vendor::intel) {
        add_rows(result, intels, cpuid);
        // Leaf 0Ah has the version of architectural performance monitoring in bits 7:0 of EAX; from
        // version 2 on there is IA32_PERF_GLOBAL_STATUS.
        if ((msr::leaf_or_zeros(cpuid, 0xa).eax & 0xff) >= 2)
            result.push_back({"perfmon 2", 0x38e});
    } else {
        add_rows(result, amds, cpuid);
    }
    return result;
}

} // namespace msrpp::validate

#include "ibs_registers.hpp"

#include "subject.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/processor/detect.hpp>

namespace msrpp::validate {

bool can_sample_ops(const subject &subject) {
    const cpuid_source &cpuid = subject.cpuid();
    if (!subject.options().is_simulated || msr::vendor_of(cpuid(0, 0)) != msr::cpu_vendor::amd)
        return false;
    constexpr unsigned ibs_bit = 10;
    // Zen 1 takes no sample before further registers are written (msr/amd/ibs/enabling.hpp).
    return (msr::leaf_or_zeros(cpuid, 0x8000'0001).ecx >> ibs_bit & 1) != 0 &&
           subject.identity().name != "zen1";
}

} // namespace msrpp::validate

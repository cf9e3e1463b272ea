#include "resources.hpp"

#include "subject.hpp"

#include <msr/amd/qos/features.hpp>
#include <msr/controls/table.hpp>
#include <msr/meters/cpuid_bit.hpp>
#include <msr/processor/cpuid.hpp>

namespace msrpp::validate {

resource_registers resources_of(const subject &subject) {
    constexpr std::uint32_t first_mask = 0xc90; // IA32_L3_QOS_MASK_0; AMD: L3_MASK_0
    const cpuid_source &cpuid = subject.cpuid();
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    resource_registers result;
    if (vendor == msr::cpu_vendor::intel)
        result.features = msr::rdt::features_from(cpuid);
    else if (vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon)
        result.features = msr::qos::features_from(cpuid).shared;
    // A capacity mask with one bit less than the largest mask is valid where masks have three bits
    // or more.
    if (result.features.l3.classes > 1 && result.features.l3.mask_length >= 3)
        result.mask_address = first_mask + result.features.l3.classes - 1;
    result.has_occupancy =
        result.features.monitoring.occupancy && result.features.monitoring.rmids > 1;
    return result;
}

const msr::controls::control_row *control_of(const subject &subject) {
    const msr::cpuid_view cpuid{subject.cpuid()};
    const msr::controls::control_processor processor = msr::controls::processor_of(cpuid);
    for (const msr::controls::control_row &row : msr::controls::row_tables[0]) {
        const bool is_plain = row.bits != msr::controls::polarity::number &&
                              row.lock.address == 0 && row.needs.address == 0 &&
                              row.overrules.address == 0 && !row.moves && row.refusal == nullptr;
        if (is_plain && msr::meters::is_announced(row.announced_by, cpuid) &&
            msr::controls::row_on(row.number, processor) == &row)
            return &row;
    }
    return nullptr;
}

} // namespace msrpp::validate

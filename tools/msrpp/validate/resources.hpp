// Registers of cache allocation and monitoring, and of a prefetcher control, that checks may change
// and restore.
#pragma once

#include <msr/controls/rows/control_row.hpp>
#include <msr/rdt/features.hpp>

#include <cstdint>

namespace msrpp::validate {

class subject;

/// The registers of a processor's cache allocation and monitoring (RDT, QoS).
struct resource_registers {
    msr::rdt::features features{};
    std::uint32_t mask_address{}; ///< address of the last class's capacity mask; 0: no masks
    bool has_occupancy{};         ///< the occupancy of the third-level cache is counted
    static constexpr std::uint32_t assignment_address = 0xc8f; ///< PQR_ASSOC: RMID and class
    static constexpr std::uint32_t selection_address = 0xc8d;  ///< QM_EVTSEL: event and RMID
    static constexpr std::uint32_t occupancy_address = 0xc8e;  ///< QM_CTR: count of the event
    static constexpr std::uint32_t division_address = 0xc81;   ///< L3_QOS_CFG: enables CDP
};

/// Returns the registers of cache allocation and monitoring, by CPUID.
resource_registers resources_of(const subject &subject);

/// Returns the control that a check switches for a moment: a prefetcher with a bit of its own,
/// without a lock and without conditions. Null: no such prefetcher is known of the processor.
const msr::controls::control_row *control_of(const subject &subject);

} // namespace msrpp::validate

// The registers of a simulated processor of the P6 family.
#pragma once

#include <msr/intel/p6/named_registers.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <vector>

namespace msr::sim {

/// Returns the registers of the counters of a target (the processor that is simulated), and the
/// time stamp counter. A write of a counter takes bits 31:0 and extends their sign.
inline std::vector<select_register> p6_registers(const p6::target &target) {
    std::vector<select_register> registers{time_stamp_register()};
    p6::each_register(target, [&](const named_register &row) {
        select_register result = register_of(row);
        if (row.kind == register_kind::counter) {
            result.effect = write_effect::sign_extends;
            result.width = p6::counter_width;
            result.entry.rule.refused = 0;
        }
        registers.push_back(result);
    });
    return registers;
}

} // namespace msr::sim

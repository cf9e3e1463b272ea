// The registers of a simulated processor of the P6 family.
#pragma once

#include <msr/intel/p6/named_registers.hpp>
#include <msr/intel/p6/registers.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/pmu/registers.hpp>
#include <msr/sim/counters/select_registers.hpp>

#include <vector>

namespace msr::sim {

/// The registers of a target, and the time stamp counter. Of a counter 32 bits are written.
inline std::vector<select_register> p6_registers(const p6::target &on) {
    std::vector<select_register> all{time_stamp_register()};
    p6::each_register(on, [&](const named_register &one) {
        select_register made = register_of(one);
        if (one.kind == register_kind::counter) {
            made.effect = write_effect::sign_extends;
            made.width = p6::counter_width;
            made.entry.rule.refused = 0;
        }
        all.push_back(made);
    });
    return all;
}

} // namespace msr::sim

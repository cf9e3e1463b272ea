// The choices of -e, planned for each kind of CPU.
#pragma once

#include "../msrpp/family.hpp"
#include "../support/complaint.hpp"

#include "mixed.hpp"
#include "units/memory_unit.hpp"
#include "units/sampling_unit.hpp"

#include <fmt/format.h>

#include <string>
#include <vector>

namespace msrpp::machine {

/// Plans of choices, by CPU.
class planned {
public:
    /// Throws a complaint about a choice that a kind does not have.
    planned(const kinds_of_cpus &which, const std::vector<std::string> &choices) {
        for (const family &each : which.kinds)
            if (sampling_target(each)) refuse_samplings(choices);
        for (const family &each : which.kinds)
            plans_.push_back(plan_of(each, choices, which.kinds.size() > 1));
        for (const unsigned kind : which.kind_of_)
            by_cpu_.push_back(&plans_[kind]);
    }
    planned(const planned &) = delete;
    planned &operator=(const planned &) = delete;

    const std::vector<const family_plan *> &by_cpu() const { return by_cpu_; }

private:
    static family_plan plan_of(const family &on, const std::vector<std::string> &choices,
                               bool is_one_of_several) {
        try {
            return simulated_plan(on, choices);
        } catch (const complaint &why) {
            if (!is_one_of_several) throw;
            complain(why.status, fmt::format("machine: on {}: {}", on.name, why.line));
        }
    }

    std::vector<family_plan> plans_; ///< by kind
    std::vector<const family_plan *> by_cpu_;
};

} // namespace msrpp::machine

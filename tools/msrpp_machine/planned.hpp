// Plans of the events that option -e requests, a plan for each kind of CPU.
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

/// Returns the number of the kind of CPU with a name; an empty name means the first kind. Throws a
/// complaint where no kind has the name.
inline unsigned kind_named(const kinds_of_cpus &cpus, const std::string &name) {
    for (unsigned kind = 0; kind < cpus.kinds.size(); ++kind)
        if (name.empty() || cpus.kinds[kind].name == name) return kind;
    complain(wrong_usage, fmt::format("machine: --kind: no CPU is {}", name));
}

/// The plans of the same choices (events) for all kinds of CPUs of a machine.
class planned {
public:
    /// Throws a complaint about a choice (event) that a kind of CPU does not have. `kind`: the name
    /// of the only kind whose CPUs count the choices; empty: all CPUs count.
    planned(const kinds_of_cpus &which, const std::vector<std::string> &choices,
            const std::string &kind = {})
        : which_{which}, is_of_one_kind_{!kind.empty()}, kind_{kind_named(which, kind)} {
        if (is_of_one_kind_) {
            const family &counted = which.kinds[kind_];
            if (sampling_target(counted)) refuse_samplings(choices);
            plans_.push_back(simulated_plan(counted, choices));
            by_cpu_.push_back(&plans_.front());
            return;
        }
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
    /// Returns the CPUs that count, in a machine with `cpus` CPUs; an empty list: all CPUs count.
    std::vector<unsigned> counting_cpus(unsigned cpus) const {
        return is_of_one_kind_ ? which_.cpus_of(kind_, cpus) : std::vector<unsigned>{};
    }

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

    const kinds_of_cpus &which_;
    bool is_of_one_kind_;
    unsigned kind_; ///< number of the only kind of CPU that counts, where --kind names a kind
    std::vector<family_plan> plans_; ///< the plan of each kind of CPU, by kind
    std::vector<const family_plan *> by_cpu_;
};

} // namespace msrpp::machine

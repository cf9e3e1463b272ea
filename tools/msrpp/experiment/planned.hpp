// An experiment's file with all that is checked before the first run.
#pragma once

#include "file.hpp"

#include "../run/backend.hpp"
#include "../run/count.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::experiment {

/// A group that has its plans.
struct planned_group {
    std::string name;
    run::counted_groups counted;
    std::vector<std::string> texts; ///< texts of the choices of all plans, in order
};

/// All that is checked before the first run.
struct planned_experiment {
    asked_experiment asked;
    family of;
    std::vector<planned_group> groups;
    std::vector<unsigned> cpus;
    std::shared_ptr<run::planned_kinds> kinds; ///< of cores; null: only the file is looked at
    run::chosen_backend backend;

    /// Each program with each group, as often as said, and sampled once in each way.
    std::uint64_t runs() const {
        return std::uint64_t{asked.programs.size()} *
               (std::uint64_t{groups.size()} * asked.repeats + asked.samplings.size());
    }
};

/// Checks a file, and plans its groups. `only_file`: without a backend, so that all that has a plan
/// counts as countable. Throws a complaint with the place of what is wrong.
planned_experiment planned(asked_experiment asked_experiment, bool only_file);

} // namespace msrpp::experiment

// An experiment that was read from its file, planned and checked before the first run of a program.
#pragma once

#include "file.hpp"

#include "../run/backend.hpp"
#include "../run/count.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace msrpp::experiment {

/// A group of events of an experiment, with the plans that count the events.
struct planned_group {
    std::string name;
    run::counted_groups counted;
    std::vector<std::string> texts; ///< texts of the requested events of all plans, in order
};

/// An experiment that was checked before the first run.
struct planned_experiment {
    experiment_contents contents;
    family of;
    std::vector<planned_group> groups;
    std::vector<unsigned> cpus;
    /// Plans for the kinds of cores; null: only the file is checked.
    std::shared_ptr<run::planned_kinds> kinds;
    run::chosen_backend backend;

    /// Returns the number of runs: each program with each group, times the repetitions, and once
    /// for each sampling.
    std::uint64_t runs() const {
        return std::uint64_t{contents.programs.size()} *
               (std::uint64_t{groups.size()} * contents.repeats + contents.samplings.size());
    }
};

/// Checks a file, and plans its groups of events. `only_file`: no backend is opened, and every
/// event with a plan counts as countable. Throws a complaint with the position of a mistake.
planned_experiment planned(experiment_contents experiment_contents, bool only_file);

} // namespace msrpp::experiment

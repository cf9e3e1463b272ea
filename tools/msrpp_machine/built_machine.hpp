// Builds a simulated machine: its processors with their counters, models, meters and controls.
#pragma once

#include "mixed.hpp"
#include "models.hpp"
#include "simulated.hpp"
#include "units/units.hpp"

#include <msr/sim/meters/power_model.hpp>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

struct built_machine {
    /// Throws a complaint where a processor is not simulated, or not with as many logical
    /// processors as `cpus`. `hertz`: the rate of the time stamp counters, for the model of power.
    built_machine(const kinds_of_cpus &kinds_of_cpus, unsigned cpus,
                  page_size pages = page_size::kib_4,
                  std::uint64_t hertz = msr::sim::power_model{}.clock) {
        std::vector<std::unique_ptr<models>> all_models;
        std::vector<std::unique_ptr<simulated>> processors;
        std::vector<std::string> of_units;
        for (const family &identity : kinds_of_cpus.kinds) {
            all_models.push_back(models_of(identity, cpus, pages));
            processors.push_back(simulated_processor(identity, cpus));
            units neighbours =
                units_of(identity, cpus, *all_models.back(), *processors.back(), hertz);
            for (const std::unique_ptr<unit> &entry : neighbours)
                entry->add_limits(of_units);
            processors.back() = joined(std::move(processors.back()), std::move(neighbours));
        }
        model = mixed(kinds_of_cpus, std::move(all_models));
        processor = mixed(kinds_of_cpus, std::move(processors));
        limits = model->limits();
        for (std::string &text : of_units)
            if (std::find(limits.begin(), limits.end(), text) == limits.end())
                limits.push_back(std::move(text));
    }

    /// The models of caches, branches and time. The models must outlive `processor`, whose units
    /// refer to the models.
    std::unique_ptr<models> model;
    std::unique_ptr<simulated> processor;
    std::vector<std::string> limits; ///< sentences on how the models are simpler than the processor
};

} // namespace msrpp::machine

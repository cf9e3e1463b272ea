// A simulated machine with all that its processors have.
#pragma once

#include "mixed.hpp"
#include "models.hpp"
#include "simulated.hpp"
#include "units/units.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::machine {

struct built_machine {
    /// Throws a complaint where a processor, or so many logical processors of it, are not
    /// simulated.
    built_machine(const kinds_of_cpus &which, unsigned cpus, page_size pages = page_size::kib_4) {
        std::vector<std::unique_ptr<models>> all_models;
        std::vector<std::unique_ptr<simulated>> processors;
        std::vector<std::string> of_units;
        for (const family &of : which.kinds) {
            all_models.push_back(models_of(of, cpus, pages));
            processors.push_back(simulated_processor(of, cpus));
            units beside = units_of(of, cpus, *all_models.back(), *processors.back());
            for (const std::unique_ptr<unit> &each : beside)
                each->add_limits(of_units);
            processors.back() = joined(std::move(processors.back()), std::move(beside));
        }
        with = mixed(which, std::move(all_models));
        processor = mixed(which, std::move(processors));
        limits = with->limits();
        for (std::string &each : of_units)
            if (std::find(limits.begin(), limits.end(), each) == limits.end())
                limits.push_back(std::move(each));
    }

    std::unique_ptr<models> with; ///< outlives the processor, whose units refer to it
    std::unique_ptr<simulated> processor;
    std::vector<std::string> limits; ///< in what it is plainer: sentences
};

} // namespace msrpp::machine

#include "simulated_events.hpp"

#include "../../support/complaint.hpp"

#include "../counting.hpp"
#include "../cpuid/cpuid_leaves.hpp"
#include "../models.hpp"
#include "../simulated.hpp"
#include "boxes_unit.hpp"
#include "memory_unit.hpp"
#include "units.hpp"

#include <msr/processor/identity.hpp>
#include <msr/sim/counters/memory_controllers.hpp>
#include <msr/sim/counters/uncore_meanings.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

/// Tries on a simulated processor whether it counts choices (events), one choice after the other.
class trial {
public:
    explicit trial(const family &processor) : identity_{processor} { begin_anew(); }

    bool counts(const std::string &choice) { return why_not(choice).empty(); }

    /// Returns the reason why the processor does not count a choice (event); empty: the processor
    /// counts the choice.
    std::string why_not(const std::string &choice) {
        try {
            const family_plan plan = simulated_plan(identity_, {choice});
            // The constructor throws where a counter would count nothing.
            counting counting{*processor_, plan};
            (void)counting.stop();
            return plan.readouts.empty() ? in_quotes(choice) + ": there is nothing to read" : "";
        } catch (const complaint &problem) {
            begin_anew(); // the processor is only partly set up after an error
            return problem.line;
        }
    }

private:
    const family &identity_;
    /// Models of memory controllers and boxes; outlive `processor_`.
    std::unique_ptr<models> models_;
    std::unique_ptr<simulated> processor_;

    void begin_anew() {
        processor_ = simulated_processor(identity_, 1);
        const msr::core core = model_of(identity_).row->is;
        if (msr::sim::controllers_of(core) == 0 && msr::sim::boxes_of(core).channels == 0) return;
        std::unique_ptr<models> machine_models = models_of(identity_, 1);
        units memory;
        for (auto *const make : {memory_unit_of, boxes_unit_of})
            if (std::unique_ptr<unit> part = make(identity_, *machine_models))
                memory.push_back(std::move(part));
        processor_ = joined(std::move(processor_), std::move(memory));
        models_ = std::move(machine_models);
    }
};

std::string choice_of(const listed &row) {
    if (!row.whole.empty()) return row.whole;
    return row.belongs_to.empty() ? row.name : row.belongs_to + ":" + row.name;
}

} // namespace

std::vector<std::string> why_not_counted(const family &identity,
                                         const std::vector<std::string> &choices) {
    constexpr std::string_view in_front = "machine: ";
    trial visited{identity};
    std::vector<std::string> texts;
    for (const std::string &choice : choices) {
        texts.push_back(visited.why_not(choice));
        if (texts.back().starts_with(in_front)) texts.back().erase(0, in_front.size());
    }
    return texts;
}

std::vector<listed> simulated_rows(const family &identity, std::vector<listed> rows) {
    trial visited{identity};
    std::vector<listed> saved;
    // The last event in the list that is not counted itself. The event is added to the result
    // before the first of its masks that is counted.
    listed *event = nullptr;
    for (listed &row : rows) {
        if (row.kind == "event" || row.kind == "metric") {
            event = nullptr;
            if (visited.counts(choice_of(row)))
                saved.push_back(std::move(row));
            else
                event = &row;
        } else if (row.kind == "mask" && visited.counts(choice_of(row))) {
            if (event != nullptr && event->name == row.belongs_to)
                saved.push_back(std::move(*std::exchange(event, nullptr)));
            saved.push_back(std::move(row));
        }
    }
    return saved;
}

} // namespace msrpp::machine

#include "simulated_events.hpp"

#include "../../support/complaint.hpp"

#include "../counting.hpp"
#include "../cpuid/cpuid_leaves.hpp"
#include "../models.hpp"
#include "../simulated.hpp"
#include "memory_unit.hpp"
#include "units.hpp"

#include <msr/sim/counters/memory_controllers.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::machine {

namespace {

/// Tries choices on a processor, one after the other.
class trial {
public:
    explicit trial(const family &processor) : of_{processor} { begin_anew(); }

    bool counts(const std::string &choice) { return why_not(choice).empty(); }

    /// Why it does not count a choice; empty: it does.
    std::string why_not(const std::string &choice) {
        try {
            const family_plan plan = simulated_plan(of_, {choice});
            counting one{*on_, plan}; // throws where a counter would stay still
            (void)one.stop();
            return plan.readouts.empty() ? in_quotes(choice) + ": there is nothing to read" : "";
        } catch (const complaint &why) {
            begin_anew(); // it is half set up
            return why.line;
        }
    }

private:
    const family &of_;
    std::unique_ptr<models> models_; ///< of the memory controllers; outlives `on_`
    std::unique_ptr<simulated> on_;

    void begin_anew() {
        on_ = simulated_processor(of_, 1);
        if (msr::sim::controllers_of(model_of(of_).row->is) == 0) return;
        std::unique_ptr<models> machine_models = models_of(of_, 1);
        units memory;
        memory.push_back(memory_unit_of(of_, *machine_models));
        on_ = joined(std::move(on_), std::move(memory));
        models_ = std::move(machine_models);
    }
};

std::string choice_of(const listed &row) {
    if (!row.whole.empty()) return row.whole;
    return row.belongs_to.empty() ? row.name : row.belongs_to + ":" + row.name;
}

} // namespace

std::vector<std::string> why_not_counted(const family &of,
                                         const std::vector<std::string> &choices) {
    constexpr std::string_view in_front = "machine: ";
    trial tried{of};
    std::vector<std::string> all;
    for (const std::string &choice : choices) {
        all.push_back(tried.why_not(choice));
        if (all.back().starts_with(in_front)) all.back().erase(0, in_front.size());
    }
    return all;
}

std::vector<listed> simulated_rows(const family &of, std::vector<listed> rows) {
    trial tried{of};
    std::vector<listed> kept;
    listed *event = nullptr; // whose masks follow, and which is not kept yet
    for (listed &row : rows) {
        if (row.kind == "event" || row.kind == "metric") {
            event = nullptr;
            if (tried.counts(choice_of(row)))
                kept.push_back(std::move(row));
            else
                event = &row;
        } else if (row.kind == "mask" && tried.counts(choice_of(row))) {
            if (event != nullptr && event->name == row.belongs_to)
                kept.push_back(std::move(*std::exchange(event, nullptr)));
            kept.push_back(std::move(row));
        }
    }
    return kept;
}

} // namespace msrpp::machine

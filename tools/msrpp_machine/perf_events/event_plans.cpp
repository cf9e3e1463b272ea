#include "event_plans.hpp"

#include "../../support/complaint.hpp"

#include "../counting.hpp"
#include "../cpuid/cpuid_leaves.hpp"

#include <msr/sim/counters/slot_shares.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdint>

namespace msrpp::machine {

namespace {

planned_event refused(int error, std::string reason) {
    planned_event event;
    event.error = error;
    event.reason = std::move(reason);
    return event;
}

/// Returns the type of the event source for the cores. Generic events may have the type in the
/// upper half of the configuration (PERF_PMU_TYPE_SHIFT).
std::uint64_t type_of_cores(const perf_event_attr &attributes) {
    if (attributes.type != PERF_TYPE_HARDWARE && attributes.type != PERF_TYPE_HW_CACHE)
        return attributes.type;
    const std::uint64_t type = attributes.config >> 32;
    return type == 0 ? std::uint64_t{PERF_TYPE_RAW} : type;
}

} // namespace

/// Sets `kind` to the kind of CPUs that has the type of an event. Returns an errno where no kind
/// has the type.
int event_plans::kind_of_type(const perf_event_attr &attributes, unsigned &kind) const {
    const auto type = static_cast<std::uint32_t>(type_of_cores(attributes));
    const event_source *const source = source_with_type(sources_, type);
    if (source == nullptr || source->unit != source_unit::core) return ENOENT;
    kind = source->kind;
    return 0;
}

planned_event event_plans::plan(const perf_event_attr &attributes) {
    if (sources_.empty())
        return refused(ENOENT, "Linux has no driver for the counters of the processor");
    unsigned kind = 0;
    if (const int problem = kind_of_type(attributes, kind))
        return refused(problem, "no unit of the processor has events of type " +
                                    std::to_string(attributes.type));
    if (attributes.exclude_user != 0)
        return refused(EOPNOTSUPP, "it counts at kernel level alone, and no kernel runs on the "
                                   "machine");
    if (attributes.exclude_host != 0)
        return refused(EOPNOTSUPP, "it counts in guests alone, and no guest runs on the machine");
    if (attributes.precise_ip != 0)
        return refused(EOPNOTSUPP, "precise samples are not given by perf_event_open");
    const event_text text = text_of(attributes, cpus_.kinds[kind]);
    if (text.error != 0) return refused(text.error, text.reason);
    const auto known = planned_.find({kind, text.choice});
    if (known != planned_.end()) return known->second;
    return planned_[{kind, text.choice}] = planned_alone(kind, text);
}

planned_event event_plans::planned_alone(unsigned kind, const event_text &event) const {
    const std::string &text = event.choice;
    try {
        const family &identity = cpus_.kinds[kind];
        const family_plan plan = identity.plan(identity, {text});
        const std::unique_ptr<simulated> processor = simulated_processor(identity, 1);
        // The constructor of `counting` throws where the models do not simulate what a counter
        // counts.
        counting counting{*processor, plan};
        if (event.share >= 0)
            return {.kind = kind,
                    .text = text,
                    .is_share = true,
                    .sum = msr::sim::sums_of_shares[event.share]};
        const std::vector<counted_event> counted = processor->counted_events(0);
        if (counted.size() != 1)
            return refused(ENOENT, "'" + text + "': perf_event_open does not count it");
        return {.kind = kind,
                .text = text,
                .counts_slots = event.counts_slots,
                .sum = counted.front().sum,
                .comparison = counted.front().comparison};
    } catch (const complaint &problem) {
        return refused(ENOENT, problem.line);
    }
}

branch_request event_plans::branches(const perf_event_attr &attributes, unsigned kind) const {
    const family &identity = cpus_.kinds[kind];
    return branch_request_of(attributes, model_of(identity).row->is, identity.name);
}

bool event_plans::fit(unsigned kind, const std::vector<std::string> &choices) {
    // A choice (event) that is listed twice is counted once.
    std::vector<std::string> texts = choices;
    std::sort(texts.begin(), texts.end());
    texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
    if (texts.size() < 2) return true;
    const auto known = fitting_.find({kind, texts});
    if (known != fitting_.end()) return known->second;
    bool fits = true;
    try {
        (void)cpus_.kinds[kind].plan(cpus_.kinds[kind], texts);
    } catch (const complaint &) {
        fits = false;
    }
    return fitting_[{kind, texts}] = fits;
}

} // namespace msrpp::machine

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
    const event_source *const source = source_with_type(sources_, attributes.type);
    const bool is_of_ibs = source != nullptr && source->unit == source_unit::ibs_op;
    if (is_of_ibs)
        kind = source->kind;
    else if (const int problem = kind_of_type(attributes, kind))
        return refused(problem, "no unit of the processor has events of type " +
                                    std::to_string(attributes.type));
    if (attributes.exclude_user != 0)
        return refused(EOPNOTSUPP, "it counts at kernel level alone, and no kernel runs on the "
                                   "machine");
    if (attributes.exclude_host != 0)
        return refused(EOPNOTSUPP, "it counts in guests alone, and no guest runs on the machine");
    if (is_of_ibs) {
        constexpr std::uint64_t counts_ops = 1 << 19;
        if ((attributes.config & ~counts_ops) != 0)
            return refused(EOPNOTSUPP, "instruction-based sampling has the term cnt_ctl alone");
        return plan_ops(attributes, kind, (attributes.config & counts_ops) != 0);
    }
    const family &identity = cpus_.kinds[kind];
    if (attributes.precise_ip != 0 && identity.vendor == "amd") {
        bool counts_ops = false;
        if (attributes.precise_ip > 2 || !is_sampled_by_ibs(attributes, counts_ops) ||
            std::none_of(sources_.begin(), sources_.end(), [](const event_source &entry) {
                return entry.unit == source_unit::ibs_op;
            }))
            return refused(EOPNOTSUPP, "precise samples are those of instruction-based sampling: "
                                       "of clocks and of ops (0xc1), precise_ip 1 and 2");
        return plan_ops(attributes, kind, counts_ops);
    }
    const event_text text = text_of(attributes, identity);
    if (text.error != 0) return refused(text.error, text.reason);
    if (attributes.precise_ip != 0) return plan_precise(attributes, kind, text);
    const auto known = planned_.find({kind, text.choice});
    if (known != planned_.end()) return known->second;
    return planned_[{kind, text.choice}] = planned_alone(kind, text);
}

/// Plans an event that AMD's instruction-based sampling of ops samples.
planned_event event_plans::plan_ops(const perf_event_attr &attributes, unsigned kind,
                                    bool counts_ops) const {
    if (const int problem = problem_of_ops(attributes))
        return refused(problem, "instruction-based sampling has periods of a multiple of 16");
    return {.kind = kind,
            .text = "ibs_op",
            .is_precise = true,
            .is_of_ibs = true,
            .sum = counts_ops ? msr::sim::signal::fused_uops : msr::sim::signal::cycles};
}

/// Plans an event of Intel's processors with precise samples.
planned_event event_plans::plan_precise(const perf_event_attr &attributes, unsigned kind,
                                        event_text text) {
    const precise_request request =
        precise_.request(attributes, kind, cpus_.kinds[kind], text.choice);
    if (request.error != 0) return refused(request.error, request.reason);
    planned_event event{.kind = kind, .sum = msr::sim::signal::latent_loads};
    // Loads above a latency are counted only where the event samples precisely.
    if (request.load_latency == 0) event = planned_alone(kind, text);
    if (event.error != 0) return event;
    event.text = text.choice + request.qualifiers;
    // The planner refuses an event that the processor does not sample precisely.
    try {
        (void)cpus_.kinds[kind].plan(cpus_.kinds[kind], {event.text});
    } catch (const complaint &) {
        return refused(EOPNOTSUPP,
                       "'" + text.choice + "': the processor does not sample the event precisely");
    }
    event.is_precise = true;
    event.is_behind = request.is_behind;
    event.load_latency = request.load_latency;
    return event;
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

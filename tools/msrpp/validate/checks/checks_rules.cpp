#include "checks.hpp"

#include "../raw_execution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace msrpp::validate {

namespace {

/// An event that rules limit to some general counters, with a counter that the event may use and a
/// counter that the event may not use.
struct limited_event {
    std::string choice;
    const counter_registers *able{};
    const counter_registers *forbidden{};
    std::uint64_t select{}; ///< value of the select register that selects the event
};

const counter_registers *counter_at(const register_layout &layout, std::uint32_t address) {
    for (const counter_registers &counter : layout.counters)
        if (!counter.is_fixed && counter.address == address) return &counter;
    return nullptr;
}

/// Returns the value that a plan writes to a select register; 0: the plan writes no value, or the
/// event needs further registers beside the select register.
std::uint64_t select_value(const family_plan &plan, const counter_registers &counter,
                           std::uint32_t global_control) {
    std::uint64_t result = 0;
    for (const auto *const phase : {&plan.set_up, &plan.start})
        for (const named_family_write &write : *phase) {
            if (write.what.address == counter.select && (write.what.value & 0xffff) != 0)
                result = write.what.value;
            else if (write.what.address != counter.select &&
                     write.what.address != counter.address && write.what.address != global_control)
                return 0;
        }
    return result;
}

std::optional<limited_event> limits_of(const subject &subject, quantity quantity) {
    const std::string choice = subject.choice_of(quantity, ":user");
    if (choice.empty()) return {};
    const register_layout &layout = subject.layout();
    const family_plan &plan = *subject.plan_of({choice});
    limited_event result{.choice = choice,
                         .able = counter_at(layout, plan.readouts.front().address)};
    if (result.able == nullptr || !layout.fields.enable) return {};
    result.select = select_value(plan, *result.able, layout.global_control);
    for (const counter_registers &counter : layout.counters)
        if (!counter.is_fixed && !subject.can_plan({choice + counter.qualifier}) &&
            !subject.choice_of(quantity::instructions, counter.qualifier + ":user").empty())
            result.forbidden = &counter;
    if (result.forbidden == nullptr || result.select == 0) return {};
    return result;
}

/// Counts a test program (proof) by a counter that the event may not use: the plan of another event
/// is carried out on the counter, with the forbidden event's value for the select register.
/// `problem`: receives the reason where there is no count.
std::uint64_t count_lifted(subject &subject, const limited_event &event, const proof &program,
                           std::string &problem) {
    const counter_registers &counter = *event.forbidden;
    const std::string other =
        subject.choice_of(quantity::instructions, counter.qualifier + ":user");
    raw_execution execution{subject, *subject.plan_of({other})};
    execution.start([&](std::uint32_t address, std::uint64_t value) {
        return address == counter.select && (value & 0xffff) != 0 ? event.select : value;
    });
    subject.run(program, program.rounds);
    const std::uint64_t result = execution.read(counter.address);
    execution.stop();
    problem = execution.problem();
    return result;
}

} // namespace

check_results check_rules(subject &subject) {
    constexpr const char *name = "rules";
    if (!subject.options().lifts_rules)
        return {not_tried(name, "limits of events to counters", "no --lift-rules was given",
                          "run with --lift-rules")};
    if (subject.identity().name == "pentium4")
        return {not_tried(name, "limits of events to counters",
                          "the wiring of an ESCR allows no other counter")};
    check_results result;
    std::vector<quantity> known;
    for (const proof &program : proofs())
        for (const expected_count &expected : program.counts) {
            if (expected.low <= 0 ||
                std::find(known.begin(), known.end(), expected.kind) != known.end())
                continue;
            known.push_back(expected.kind);
            const std::optional<limited_event> event = limits_of(subject, expected.kind);
            if (!event) continue;
            const std::string text =
                fmt::format("{}, forbidden on {}", event->choice, event->forbidden->name);
            const proof_counts counts = subject.count({event->choice}, program);
            std::string problem = counts.problem;
            const std::uint64_t lifted =
                problem.empty() ? count_lifted(subject, *event, program, problem) : 0;
            if (!problem.empty()) {
                result.push_back(not_tried(name, text, problem));
                continue;
            }
            // The rule is true if the forbidden counter counts less than half of what an able
            // counter counts.
            const double able = counts.of_rounds(0);
            const bool is_true = static_cast<double>(lifted) < able / 2;
            result.push_back({.check = name,
                              .subject = text,
                              .outcome = is_true ? verdict::as_documented : verdict::off,
                              .expected = fmt::format("below {:.0f}", able / 2),
                              .actual = fmt::format("{}", lifted)});
            if (!is_true)
                result.back().reason = fmt::format("the rule is not true here: {} counts the event",
                                                   event->forbidden->name);
        }
    if (result.empty())
        result.push_back(not_tried(name, "limits of events to counters",
                                   "no event of a proof is limited to some counters"));
    return result;
}

} // namespace msrpp::validate
